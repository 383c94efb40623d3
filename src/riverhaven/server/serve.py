"""`riverhaven serve`: open a port, say where we are, and run."""

import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import uvicorn
from msgspec.structs import replace
from uvicorn.config import STARTUP_FAILURE

from riverhaven.core.words import Refusal, Say
from riverhaven.server.doors import Calm, Door, Workers
from riverhaven.server.metrics import FOLDER
from riverhaven.server.protocol import MOST_MESSAGE
from riverhaven.server.reload import keep_serving
from riverhaven.server.settings import Settings
from riverhaven.server.store import Store

LOCAL = ("127.0.0.1", "localhost", "::1")
GRACE_S = 10


def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    browser: bool,
    say: Callable[[Say], None],
    page: str = "",
    watch: list[Path] | None = None,
) -> None:
    """Serve until we are told to stop; with folders to `watch`, start anew whenever something changes in them."""
    Store(settings.url).check()
    open_more_files()
    listening = listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{'localhost' if host in LOCAL else host_name(host)}:{port}/{page}"
    say(Say("serving", address=address))
    if settings.behind_https:
        say(Say("serving-https"))
    elif host not in LOCAL:
        say(Say("serving-plain"))
    if browser and host in LOCAL and has_browser():
        webbrowser.open(address)
    if settings.trust_positions is None:
        settings = replace(settings, trust_positions=is_ones_own(host, settings))
    settings.export()
    config = configured(settings, workers, GRACE_S if watch is None else 0)
    server = Calm(config)
    if watch is not None:
        return keep_serving(partial(server.run, [listening]), watch)
    if workers > 1:
        with tempfile.TemporaryDirectory(prefix="riverhaven-metrics-") as folder:
            os.environ[FOLDER] = folder  # for workers that start from now on
            several = Workers(config, sockets=[listening])
            several.run()
        failed = several.failed
    else:
        server.run(sockets=[listening])
        failed = not server.started
    if failed:
        raise SystemExit(STARTUP_FAILURE)
    return None


def configured(settings: Settings, workers: int, grace_s: int) -> uvicorn.Config:
    return uvicorn.Config(
        "riverhaven.server.app:from_environment",
        factory=True,
        workers=workers,
        http=Door,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # it would cost each socket hundreds of kilobytes
        proxy_headers=settings.behind_https,
        # Of the addresses in X-Forwarded-For the last one counts that is no proxy of ours: what comes before it,
        # anybody can have written.
        forwarded_allow_ips=",".join(settings.proxies),
        timeout_graceful_shutdown=grace_s,
        timeout_worker_healthcheck=60,  # on a busy machine a worker that still loads the rules is late, not dead
        timeout_keep_alive=75,  # longer than most proxies keep theirs, or they would meet a closed door
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
    )


def open_more_files() -> None:
    """As many as the system allows: each connection is one."""
    with suppress(ImportError, ValueError, OSError):  # there is no such limit on Windows, and no number on macOS
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit

        _, most = getrlimit(RLIMIT_NOFILE)
        setrlimit(RLIMIT_NOFILE, (most, most))


def is_ones_own(host: str, settings: Settings) -> bool:
    """Whether nobody but people of this machine reaches the server."""
    return host in LOCAL and not settings.behind_https


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, ValueError) as error:  # a name that is none is a ValueError
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal("cannot-listen", host=host, port=str(port), why=why) from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def host_name(host: str) -> str:
    """The name under which others on the network find us."""
    return socket.gethostname() if host in ("0.0.0.0", "::") else host


def has_browser() -> bool:
    """Whether somebody sits before a screen; a browser in the terminal would only get in the way."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
