"""A PostgreSQL of our own, from the system's binaries, in a temporary folder."""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import psycopg

MISSING = "These tests need PostgreSQL's binaries: install Debian's package postgresql, or run `make postgresql`."


CONFIG = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
min_wal_size = 2MB
max_wal_size = 8MB
"""


class Postgres:
    """One cluster. It listens on a local port, and can be stopped and started under load."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._databases = 0
        # PostgreSQL refuses to run as root.
        self.user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
        folder.mkdir(exist_ok=True)
        if self.user:
            shutil.chown(folder, "nobody", "nogroup")
        data = str(folder / "data")
        # Small segments of its log: a small disk is enough, and is full where it is full.
        as_user = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C")
        self._run("initdb", "-D", data, "--wal-segsize=1", "--no-sync", *as_user)
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.write(f"port={self.port}\n{CONFIG}")
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        command = [*self.user, str(binaries() / name), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        data, log = str(self.folder / "data"), str(self.folder / "log")
        # pg_ctl's own output must not be captured: the server would hold on to the pipe.
        command = [*self.user, str(binaries() / "pg_ctl"), "-D", data, "-l", log, "-w", "-t", "60", "start"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=90)

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "-t", "60", "stop")

    def pids(self) -> list[int]:
        """Its processes, the first one first; none if it is down."""
        try:
            first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
            return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        except OSError:
            return []

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        name = f"t{self._databases}"
        with psycopg.connect(f"postgresql://postgres@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


def binaries() -> Path:
    assert shutil.which("pg_config"), MISSING
    folder = Path(subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=True).stdout.strip())
    if not (folder / "initdb").exists():
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        assert found, MISSING
        folder = found[-1].parent
    return folder


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_until_up(url: str) -> None:
    for _ in range(100):
        try:
            psycopg.connect(url, connect_timeout=2).close()
            return
        except psycopg.Error:
            time.sleep(0.1)
    raise AssertionError("PostgreSQL does not answer.")
