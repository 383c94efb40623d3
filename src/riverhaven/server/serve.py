"""`riverhaven serve`: open a port, say where we are, and run."""

import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable

import uvicorn
from uvicorn.supervisors import Multiprocess

from riverhaven.core.words import Refusal, Say
from riverhaven.server.metrics import FOLDER
from riverhaven.server.protocol import MOST_MESSAGE
from riverhaven.server.settings import Settings

LOCAL = ("127.0.0.1", "localhost", "::1")
GRACE_S = 10


def serve(settings: Settings, host: str, port: int, workers: int, browser: bool, say: Callable[[Say], None]) -> None:
    """Serve until we are told to stop."""
    listening = listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{'localhost' if host in LOCAL else host_name(host)}:{port}/"
    say(Say("serving", address=address))
    if settings.behind_https:
        say(Say("serving-https"))
    elif host not in LOCAL:
        say(Say("serving-plain"))
    if browser and host in LOCAL and has_browser():
        webbrowser.open(address)
    settings.export()
    config = uvicorn.Config(
        "riverhaven.server.app:from_environment",
        factory=True,
        workers=workers,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # it would cost each socket hundreds of kilobytes
        proxy_headers=settings.behind_https,
        forwarded_allow_ips="*" if settings.behind_https else None,
        timeout_graceful_shutdown=GRACE_S,
        timeout_worker_healthcheck=60,  # on a busy machine a worker that still loads the rules is late, not dead
        timeout_keep_alive=75,  # longer than most proxies keep theirs, or they would meet a closed door
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    if workers > 1:
        with tempfile.TemporaryDirectory(prefix="riverhaven-metrics-") as folder:
            os.environ[FOLDER] = folder  # for workers that start from now on
            Multiprocess(config, sockets=[listening]).run()
    else:
        server.run(sockets=[listening])
    if workers == 1 and not server.started:
        raise SystemExit(3)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise Refusal("cannot-listen", host=host, port=str(port), why=error.strerror or str(error)) from None
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
