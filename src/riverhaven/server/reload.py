"""`riverhaven serve --reload`: the server starts anew when a file of a game has changed.

This process loads everything but the games, and the server is a copy of it: so it is there again at once. Browsers come
back by themselves, and a match is played again from its moves.
"""

import logging
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable
from importlib.metadata import entry_points
from importlib.util import find_spec
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType

from riverhaven.core.installed import GROUP
from riverhaven.server import app  # noqa: F401 - so that the copies need not load it

log = logging.getLogger("riverhaven.reload")

WATCHED = (".py", ".ftl", ".toml", ".md")
GLANCE_S = 0.1
PATIENCE_S = 3.0  # for a server that shall end
COPIED = "fork" in multiprocessing.get_all_start_methods()


def folders(names: Iterable[str]) -> list[Path]:
    """Where the packages of these games lie. They are not loaded: a game that is would stay as it is."""
    found = []
    for entry in entry_points(group=GROUP):
        spec = find_spec(entry.module) if entry.name in names else None
        if spec is not None and spec.origin is not None:
            found.append(Path(spec.origin).parent)
    return found


def keep_serving(run: Callable[[], None], watched: list[Path]) -> None:
    """Let another process `run`, and a new one whenever something changes in the folders, until we are told to stop."""
    signal.signal(signal.SIGTERM, leave)
    seen, server = stamps(watched), started(run)
    try:
        while True:
            time.sleep(GLANCE_S)
            now = stamps(watched)
            if now != seen:
                log.info("changed", extra={"files": sorted({file.name for file, _ in now.items() ^ seen.items()})})
                stop(server)
                seen, server = now, started(run)
    except (KeyboardInterrupt, SystemExit):
        pass
    finally:
        stop(server)


def leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit


def stamps(watched: list[Path]) -> dict[Path, int]:
    """When each file was written."""
    files = (file for folder in watched for file in folder.rglob("*") if file.suffix in WATCHED)
    return {file: file.stat().st_mtime_ns for file in files if file.exists()}


def started(run: Callable[[], None]) -> BaseProcess:
    context = multiprocessing.get_context("fork") if COPIED else multiprocessing.get_context("spawn")
    process = context.Process(target=run)
    process.start()
    return process


def stop(process: BaseProcess) -> None:
    process.terminate()
    process.join(PATIENCE_S)
    process.kill()
    process.join()
