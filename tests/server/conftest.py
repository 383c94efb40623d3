"""Real servers on real stores: everything here runs on SQLite and on PostgreSQL."""

import itertools
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from riverhaven.server.load import trusted
from riverhaven.server.settings import VARIABLE, Settings
from tests.server.inside import Inside
from tests.server.postgres import Postgres, free_port

SETTINGS = {
    "requests_per_minute": 0,
    "messages_per_second": 10_000,
    "messages_burst": 10_000,
    "sockets_per_address": 10_000,
    "connections_per_address": 10_000,
    "requests_at_once": 10_000,
    "chats_per_minute": 10**6,
    "tables_per_hour": 10**6,
    "ways_per_day": 10**6,
    "positions_per_minute": 10**6,
    "trust_positions": False,
}

Stores = Callable[[str], str]  # a kind of store -> the URL of a new one
Servers = Callable[[str], "Server"]
NewStore = Callable[[], str]


class Server:
    """`riverhaven serve` in a process of its own. It keeps its port when it is started again."""

    def __init__(
        self,
        url: str,
        folder: Path,
        arguments: tuple[str, ...] = (),
        environment: dict[str, str] | None = None,
        is_known: bool = False,
        **settings: Any,
    ) -> None:
        """With `is_known`, its own address is the one by which people know it."""
        self.url, self.folder, self.arguments, self.environment = url, folder, arguments, environment or {}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        origins = (self.address,) if is_known else ()
        self.settings = Settings(db=url, **{**SETTINGS, "origins": origins, **settings})
        self.log = folder / f"server-{self.port}.log"
        self.start()

    def start(self) -> None:
        settings = msgspec.json.encode(self.settings).decode()
        environment = os.environ | self.environment | {VARIABLE: settings, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "riverhaven.cli", "serve", "--port", str(self.port), "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.arguments], env=environment, stdout=log, stderr=log)
        self.wait()

    def wait(self) -> None:
        for _ in range(12_000):  # the first one ever compiles the rules
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.address}/readyz", timeout=10, verify=trusted()).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError("The server does not answer: " + self.log.read_text())

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=60)
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def lines(self) -> list[dict[str, Any]]:
        """The structured log."""
        return [msgspec.json.decode(line) for line in self.log.read_text().splitlines() if line.startswith("{")]


def children(pid: int) -> list[int]:
    """The processes that a server has started for its bots; with several workers, those."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            if parent == pid and "spawn_main" in (stat.parent / "cmdline").read_text():
                found.append(int(stat.parent.name))
    return found


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    # Not below pytest's own folder: that one is closed to the user whom PostgreSQL runs as.
    with tempfile.TemporaryDirectory(prefix="riverhaven-pg-") as folder:
        Path(folder).chmod(0o755)
        found = Postgres(Path(folder) / "cluster")
        yield found
        found.stop()


@pytest.fixture(scope="session")
def stores(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Stores:
    """A function that gives the URL of a new, empty store of a kind."""
    folder, names = tmp_path_factory.mktemp("stores"), itertools.count()

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{folder}/{next(names)}.sqlite"
        return str(request.getfixturevalue("postgres").database())

    return new


@pytest.fixture(scope="session")
def servers(stores: Stores, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """A function that gives the server on a store of a kind, which all tests share that do not harm it."""
    started: dict[str, Server] = {}

    def give(kind: str) -> Server:
        if kind not in started:
            folder = tmp_path_factory.mktemp("server")
            started[kind] = Server(stores(kind), folder, bot_seconds=60.0, absent_seconds=0.0)
        return started[kind]

    yield give
    for found in started.values():
        found.stop()
        assert not re.search('Traceback|"bug"', found.log.read_text())


# What decides about the store itself runs on both of them in `make test`; the rest runs on PostgreSQL in `make long`.
ON_BOTH_STORES = {f"test_{name}" for name in ("forks", "loss", "play", "strangers", "undo")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem not in ON_BOTH_STORES and "[postgresql" in item.name:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def new_store(kind: str, stores: Stores) -> NewStore:
    """A function that gives the URL of a new, empty store."""
    return lambda: stores(kind)


@pytest.fixture
def inside(new_store: NewStore) -> Iterator[Inside]:
    """A table without sockets, on each store."""
    found = Inside(new_store())
    yield found
    found.close()


@pytest.fixture(scope="session")
def server(kind: str, servers: Servers) -> Server:
    """One server on each store, for all tests that do not harm it."""
    return servers(kind)


@pytest.fixture(scope="session")
def any_server(servers: Servers) -> Server:
    """The same, for tests that have nothing to do with the store: once is enough."""
    return servers("sqlite")


class Starter:
    """Starts servers for somebody, and stops them in the end."""

    def __init__(self, new_store: NewStore, folder: Path) -> None:
        self.new_store, self.folder = new_store, folder
        self.started: list[Server] = []

    def __call__(self, url: str | None = None, arguments: tuple[str, ...] = (), **settings: Any) -> Server:
        self.started.append(Server(url or self.new_store(), self.folder, arguments, **settings))
        return self.started[-1]

    def __enter__(self) -> "Starter":
        return self

    def __exit__(self, *_: object) -> None:
        for one in self.started:
            one.stop()


@pytest.fixture
def start(new_store: NewStore, tmp_path: Path) -> Iterator[Starter]:
    """Start servers of one's own, on each store."""
    with Starter(new_store, tmp_path) as found:
        yield found


@pytest.fixture
def start_any(stores: Stores, tmp_path: Path) -> Iterator[Starter]:
    """The same, for tests that have nothing to do with the store."""
    with Starter(lambda: stores("sqlite"), tmp_path) as found:
        yield found


@pytest.fixture(scope="module")
def start_here(new_store: NewStore, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starter]:
    """The same for all tests of a file."""
    with Starter(new_store, tmp_path_factory.mktemp("server")) as found:
        yield found
