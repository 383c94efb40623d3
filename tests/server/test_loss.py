"""Nothing that was acknowledged is lost: the server is killed, the database restarted, the disk filled, under load."""

import asyncio
import os
import random
import resource
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from riverhaven.server.load import Person, Player, table_for
from riverhaven.server.schema import events
from riverhaven.server.store import Store
from riverhaven.server.verify import verify_store
from tests.server.conftest import Server
from tests.server.guest import OPEN, run
from tests.server.postgres import Postgres, wait_until_up

TABLES = int(os.environ.get("RIVERHAVEN_TABLES", "50"))
KILLS = int(os.environ.get("RIVERHAVEN_KILLS", "2"))
LOAD_S = 2.0


class Load:
    """Tables where two people play without end: a finished match is followed by another."""

    def __init__(self, server, tables):
        self.server, self.count, self.players, self.tasks, self.stop = server, tables, [], [], False

    async def __aenter__(self):
        self.people = [await Person(self.server.address, name).arrive() for name in ("Anna", "Béla")]
        OPEN.extend(self.people)
        for _ in range(self.count):
            table = await table_for(self.people, "newhaven")
            for seat, who in enumerate(self.people):
                self.players.append(Player(who, table, seat, self.think))
        self.tasks = [asyncio.create_task(player.run(lambda: self.stop)) for player in self.players]
        return self

    async def think(self):
        await asyncio.sleep(random.uniform(0, 0.2))

    async def __aexit__(self, *_):
        self.stop = True
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    @property
    def acknowledged(self):
        return {(p.table, version): (p.seat, move) for p in self.players for version, move in p.acknowledged}

    async def more(self, moves):
        """Wait until so many more moves are acknowledged."""
        goal = len(self.acknowledged) + moves
        for _ in range(1200):
            if len(self.acknowledged) >= goal or all(player.over for player in self.players):
                return
            await asyncio.sleep(0.1)
        raise AssertionError("play does not go on: " + self.server.log.read_text()[-2000:])


def check(url, load):
    """Every acknowledged move is stored, exactly once, in order; and the store is in order by itself."""
    store = Store(url)
    rows = store.read_now(sa.select(events).order_by(events.c.table_id, events.c.version))
    store.reader.dispose()
    stored = {(r.table_id, r.version): (r.seat, r.body.partition("|")[0]) for r in rows if r.kind == "move"}
    assert len(load.acknowledged) == sum(len(player.acknowledged) for player in load.players)
    missing = {key: move for key, move in load.acknowledged.items() if stored.get(key) != move}
    assert missing == {}
    # What is stored and was not acknowledged was under way when the power went: at most one a table and a kill.
    commands = [(r.table_id, r.command) for r in rows if r.command is not None]
    assert len(commands) == len(set(commands))
    count, wrong = verify_store(url)
    assert wrong == [] and count >= load.count


def test_killing_the_server_loses_nothing(start, new_store):
    url = new_store()
    server = start(url)

    async def main():
        async with Load(server, TABLES) as load:
            for _ in range(KILLS):
                await load.more(TABLES)
                await asyncio.sleep(random.uniform(0, LOAD_S))
                server.kill()
                await asyncio.to_thread(server.start)
            await load.more(TABLES)
        return load

    load = run(main)
    server.stop()
    check(url, load)


def test_restarting_the_database_loses_nothing(tmp_path):
    """PostgreSQL goes away in the middle of everything, and comes back."""
    with tempfile.TemporaryDirectory(prefix="riverhaven-pg-") as folder:
        Path(folder).chmod(0o755)
        postgres = Postgres(Path(folder) / "cluster")
        url = postgres.database()
        server = Server(url, tmp_path)

        async def main():
            async with Load(server, TABLES // 5) as load:
                for how in ["immediate", "fast"] * max(1, KILLS // 2):
                    await load.more(TABLES // 5)
                    await asyncio.to_thread(postgres.stop, how)
                    await asyncio.sleep(1)
                    assert (await load.people[0].http.get("/readyz")).status_code == 503
                    assert (await load.people[0].http.get("/healthz")).status_code == 200
                    await asyncio.to_thread(postgres.start)
                await load.more(TABLES // 5)
            return load

        try:
            load = run(main)
            check(url, load)
        finally:
            server.stop()
            postgres.stop()


class SmallDisk:
    """A disk that can be filled and freed. Root mounts a small one; others limit the size of the files that the
    processes which write may make."""

    def __init__(self, folder, megabytes):
        self.folder, self.mounted = folder, os.geteuid() == 0
        folder.mkdir(exist_ok=True)
        if self.mounted:
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], check=True)

    def fill(self, pids):
        if not self.mounted:
            self.limit(pids, 4096)
            return
        with (self.folder / "ballast").open("wb", buffering=0) as file:
            for size in (1 << 20, 4096):
                with suppress(OSError):
                    while True:
                        file.write(b"x" * size)

    def free(self, pids):
        if not self.mounted:
            self.limit(pids, resource.RLIM_INFINITY)
            return
        (self.folder / "ballast").unlink()

    @staticmethod
    def limit(pids, size):
        for pid in pids:
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def close(self):
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)


async def full(load, disk, writers):
    """Fill the disk, and see that whoever cannot be served is told so: nobody is promised anything."""
    await load.more(TABLES // 5)
    disk.fill(writers())
    for _ in range(600):  # until nobody gets a promise any more
        if all(p.refusals or p.open is None for p in load.players) and any(p.refusals for p in load.players):
            break
        await asyncio.sleep(0.1)
    refused = {message for player in load.players for message in player.refusals}
    assert refused == {"store-down"}
    seats = [{"who": "me"}] * 2
    answer = await load.people[0].http.post("/api/tables", json={"game": "newhaven", "seats": seats})
    assert answer.status_code == 503 and answer.json()["why"]["message"] == "store-down"


def test_a_full_disk_is_refused_and_nothing_is_promised(tmp_path):
    disk = SmallDisk(tmp_path / "disk", 8)
    url = f"sqlite:///{disk.folder}/tables.sqlite"
    server = Server(url, tmp_path)

    def writers():
        return [server.process.pid]

    async def main():
        async with Load(server, TABLES // 5) as load:
            await full(load, disk, writers)
            disk.free(writers())
            await load.more(TABLES // 5)
        return load

    try:
        load = run(main)
        server.stop()
        check(url, load)
    finally:
        server.stop()
        disk.close()


def test_a_full_disk_of_the_database_is_refused_and_nothing_is_promised(tmp_path):
    """PostgreSQL fails single statements for want of room, or dies of it altogether: we say the same."""
    with tempfile.TemporaryDirectory(prefix="riverhaven-pg-") as folder:
        Path(folder).chmod(0o755)
        disk = SmallDisk(Path(folder) / "cluster", 128)
        postgres = Postgres(disk.folder)
        url = postgres.database()
        server = Server(url, tmp_path)

        async def main():
            async with Load(server, TABLES // 5) as load:
                await full(load, disk, postgres.pids)
                disk.free(postgres.pids())
                if not up(url):  # there was no room for its own log: that stops it, and its keeper starts it again
                    await asyncio.to_thread(postgres.start)
                await load.more(TABLES // 5)
            return load

        try:
            load = run(main)
            check(url, load)
        finally:
            server.stop()
            postgres.stop()
            disk.close()


def up(url):
    """Whether PostgreSQL is there, or comes back by itself."""
    try:
        wait_until_up(url)
    except AssertionError:
        return False
    return True
