"""Real servers on real stores: everything here runs on SQLite and on PostgreSQL."""

import itertools
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from riverhaven.server.load import trusted
from riverhaven.server.settings import VARIABLE, Settings
from tests.server.postgres import Postgres, free_port

SETTINGS = {
    "requests_per_minute": 0,
    "messages_per_second": 10_000,
    "messages_burst": 10_000,
    "sockets_per_address": 10_000,
}


class Server:
    """`riverhaven serve` in a process of its own. It keeps its port when it is started again."""

    def __init__(self, url, folder, arguments=(), environment=None, **settings):
        self.url, self.folder, self.arguments, self.environment = url, folder, arguments, environment or {}
        self.settings = Settings(db=url, **SETTINGS | settings)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.process = None
        self.start()

    def start(self):
        settings = msgspec.json.encode(self.settings).decode()
        environment = os.environ | self.environment | {VARIABLE: settings, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "riverhaven.cli", "serve", "--port", str(self.port), "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.arguments], env=environment, stdout=log, stderr=log)
        self.wait()

    def wait(self):
        for _ in range(12_000):  # the first one ever compiles the rules
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.address}/readyz", timeout=10, verify=trusted()).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError("The server does not answer: " + self.log.read_text())

    def kill(self):
        """As a power cut would: no goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=60)
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def lines(self):
        """The structured log."""
        return [msgspec.json.decode(line) for line in self.log.read_text().splitlines() if line.startswith("{")]


def children(pid):
    """The processes that a server has started for its bots; with several workers, those."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            if parent == pid and "spawn_main" in (stat.parent / "cmdline").read_text():
                found.append(int(stat.parent.name))
    return found


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    # Not below pytest's own folder: that one is closed to the user whom PostgreSQL runs as.
    with tempfile.TemporaryDirectory(prefix="riverhaven-pg-") as folder:
        Path(folder).chmod(0o755)
        found = Postgres(Path(folder) / "cluster")
        yield found
        found.stop()


@pytest.fixture(scope="session")
def stores(request, tmp_path_factory):
    """A function that gives the URL of a new, empty store of a kind."""
    folder, names = tmp_path_factory.mktemp("stores"), itertools.count()

    def new(kind):
        if kind == "sqlite":
            return f"sqlite:///{folder}/{next(names)}.sqlite"
        return request.getfixturevalue("postgres").database()

    return new


@pytest.fixture(scope="session")
def servers(stores, tmp_path_factory):
    """A function that gives the server on a store of a kind, which all tests share that do not harm it."""
    started = {}

    def give(kind):
        if kind not in started:
            folder = tmp_path_factory.mktemp("server")
            started[kind] = Server(stores(kind), folder, bot_seconds=60.0, absent_seconds=0.0)
        return started[kind]

    yield give
    for found in started.values():
        found.stop()
        assert not re.search('Traceback|"bug"', found.log.read_text())


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def kind(request):
    return request.param


@pytest.fixture(scope="session")
def new_store(kind, stores):
    """A function that gives the URL of a new, empty store."""
    return lambda: stores(kind)


@pytest.fixture(scope="session")
def server(kind, servers):
    """One server on each store, for all tests that do not harm it."""
    return servers(kind)


@pytest.fixture(scope="session")
def any_server(servers):
    """The same, for tests that have nothing to do with the store: once is enough."""
    return servers("sqlite")


class Starter:
    """Starts servers for somebody, and stops them in the end."""

    def __init__(self, new_store, folder):
        self.new_store, self.folder, self.started = new_store, folder, []

    def __call__(self, url=None, arguments=(), **settings):
        self.started.append(Server(url or self.new_store(), self.folder, arguments, **settings))
        return self.started[-1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for one in self.started:
            one.stop()


@pytest.fixture
def start(new_store, tmp_path):
    """Start servers of one's own, on each store."""
    with Starter(new_store, tmp_path) as found:
        yield found


@pytest.fixture
def start_any(stores, tmp_path):
    """The same, for tests that have nothing to do with the store."""
    with Starter(lambda: stores("sqlite"), tmp_path) as found:
        yield found


@pytest.fixture(scope="module")
def start_here(new_store, tmp_path_factory):
    """The same for all tests of a file."""
    with Starter(new_store, tmp_path_factory.mktemp("server")) as found:
        yield found
