"""Real servers on real stores: everything here runs on SQLite and on PostgreSQL."""

import itertools
import os
import re
import signal
import subprocess
import sys
import time

import httpx
import msgspec
import pytest

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

    def __init__(self, url, folder, arguments=(), **settings):
        self.url, self.folder, self.arguments = url, folder, arguments
        self.settings = Settings(db=url, **SETTINGS | settings)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.process = None
        self.start()

    def start(self):
        environment = os.environ | {VARIABLE: msgspec.json.encode(self.settings).decode(), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "riverhaven.cli", "serve", "--port", str(self.port), "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.arguments], env=environment, stdout=log, stderr=log)
        self.wait()

    def wait(self):
        for _ in range(1200):
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.address}/readyz", timeout=10).status_code == 200:
                    return
            except httpx.HTTPError:
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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    # Not below pytest's own folder: that one is closed to the user whom PostgreSQL runs as.
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory(prefix="riverhaven-pg-") as folder:
        Path(folder).chmod(0o755)
        found = Postgres(Path(folder) / "cluster")
        yield found
        found.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_store(request, tmp_path_factory):
    """A function that gives the URL of a new, empty store."""
    if request.param == "sqlite":
        folder, names = tmp_path_factory.mktemp("stores"), itertools.count()
        return lambda: f"sqlite:///{folder}/{next(names)}.sqlite"
    return request.getfixturevalue("postgres").database


@pytest.fixture(scope="session")
def server(new_store, tmp_path_factory):
    """One server for all tests that do not harm it."""
    found = Server(new_store(), tmp_path_factory.mktemp("server"), bot_seconds=60.0, absent_seconds=0.0)
    yield found
    found.stop()
    assert not re.search('Traceback|"bug"', found.log.read_text())


@pytest.fixture
def start(new_store, tmp_path):
    """Start servers of one's own; they are stopped in the end."""
    started = []

    def run(url=None, arguments=(), **settings):
        started.append(Server(url or new_store(), tmp_path, arguments, **settings))
        return started[-1]

    yield run
    for one in started:
        one.stop()
