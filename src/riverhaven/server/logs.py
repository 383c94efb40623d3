"""Logs as JSON lines: what happened and to which table, and nothing that anybody could use."""

import logging
import sys
import time

import msgspec

# What a line may carry besides its message; everything else that is passed along stays out.
FIELDS = ("table", "version", "kind", "bot", "why", "reason", "address", "seconds", "count")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: getattr(record, name) for name in FIELDS if hasattr(record, name)},
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Where it broke, but not the values: those may be secrets.
            frames = []
            trace = record.exc_info[2]
            while trace is not None:
                frames.append(f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
                trace = trace.tb_next
            line["error"] = record.exc_info[0].__name__
            line["trace"] = frames
        return msgspec.json.encode(line).decode()


def set_up() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in ("alembic", "uvicorn", "litestar"):
        logging.getLogger(name).setLevel(logging.WARNING)
