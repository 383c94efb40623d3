"""Nothing that was acknowledged is lost: the server is killed, the database restarted, the disk filled, under load."""

import asyncio
import os
import random
import resource
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import sqlalchemy as sa

from riverhaven.server.load import Person, Player, table_for
from riverhaven.server.schema import events
from riverhaven.server.store import Store
from riverhaven.server.verify import verify_store
from tests.server.conftest import NewStore, Server, Starter
from tests.server.guest import OPEN, run
from tests.server.postgres import Postgres, wait_until_up

TABLES = int(os.environ.get("RIVERHAVEN_TABLES", "20"))
KILLS = int(os.environ.get("RIVERHAVEN_KILLS", "1"))
LOAD_S = 2.0


class Load:
    """Tables where two people play without end: a finished match is followed by another."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server, self.count, self.stop = server, tables, False
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Load":
        self.people = [await Person(self.server.address, name).arrive() for name in ("Anna", "Béla")]
        OPEN.extend(self.people)
        first = [await table_for(self.people, "newhaven") for _ in range(self.count)]
        self.tasks = [asyncio.create_task(self.play_on(table)) for table in first]
        return self

    async def play_on(self, table: str) -> None:
        """Play one match, and then others."""
        while not self.stop:
            both = [Player(who, table, seat, self.think) for seat, who in enumerate(self.people)]
            self.players += both
            await asyncio.gather(*(player.run(lambda: self.stop) for player in both))
            while not self.stop:
                with suppress(httpx.TransportError, AssertionError):  # the server or its store is down: once more
                    table = await table_for(self.people, "newhaven")
                    break
                await asyncio.sleep(0.1)

    async def think(self) -> None:
        await asyncio.sleep(random.uniform(0, 0.2))

    async def __aexit__(self, *_: object) -> None:
        self.stop = True
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    @property
    def acknowledged(self) -> dict[tuple[str, int], tuple[int, str]]:
        """By table and version, whose move it was and which."""
        return {(p.table, version): (p.seat, move) for p in self.players for version, move in p.acknowledged}

    @property
    def promises(self) -> int:
        """How many moves are acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    async def more(self, moves: int) -> None:
        """Wait until so many more moves are acknowledged."""
        goal = self.promises + moves
        for _ in range(1200):
            if self.promises >= goal:
                return
            await asyncio.sleep(0.1)
        raise AssertionError("play does not go on: " + self.server.log.read_text()[-2000:])


def check(url: str, load: Load) -> None:
    """Every acknowledged move is stored, exactly once, in order; and the store is in order by itself."""
    store = Store(url)
    rows = store.read_now(sa.select(events).order_by(events.c.table_id, events.c.version))
    store.reader.dispose()
    stored = {(r.table_id, r.version): (r.seat, r.body.partition("|")[0]) for r in rows if r.kind == "move"}
    assert len(load.acknowledged) == load.promises
    missing = {key: move for key, move in load.acknowledged.items() if stored.get(key) != move}
    assert missing == {}
    # What is stored and was not acknowledged was under way when the power went: at most one a table and a kill.
    commands = [(r.table_id, r.command) for r in rows if r.command is not None]
    assert len(commands) == len(set(commands))
    count, wrong = verify_store(url)
    assert wrong == [] and count >= load.count


def test_killing_the_server_loses_nothing(start: Starter, new_store: NewStore) -> None:
    url = new_store()
    server = start(url)

    async def main() -> Load:
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


def test_restarting_the_database_loses_nothing(tmp_path: Path) -> None:
    """PostgreSQL goes away in the middle of everything, and comes back."""
    with tempfile.TemporaryDirectory(prefix="riverhaven-pg-") as folder:
        Path(folder).chmod(0o755)
        postgres = Postgres(Path(folder) / "cluster")
        url = postgres.database()
        server = Server(url, tmp_path)

        async def main() -> Load:
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

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder, self.mounted = folder, os.geteuid() == 0
        folder.mkdir(exist_ok=True)
        if self.mounted:
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], check=True)

    def fill(self, pids: list[int]) -> None:
        if not self.mounted:
            self.limit(pids, 4096)
            return
        with (self.folder / "ballast").open("wb", buffering=0) as file:
            for size in (1 << 20, 4096):
                with suppress(OSError):
                    while True:
                        file.write(b"x" * size)

    def free(self, pids: list[int]) -> None:
        if not self.mounted:
            self.limit(pids, resource.RLIM_INFINITY)
            return
        (self.folder / "ballast").unlink()

    @staticmethod
    def limit(pids: list[int], size: int) -> None:
        for pid in pids:
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)


async def full(load: Load, disk: SmallDisk, writers: Callable[[], list[int]]) -> None:
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
    for _ in range(300):  # what it said a moment ago it may say again
        if (await load.people[0].http.get("/readyz")).status_code == 503:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the disk is full, and the server says that it is ready")


def test_a_full_disk_is_refused_and_nothing_is_promised(tmp_path: Path) -> None:
    disk = SmallDisk(tmp_path / "disk", 8)
    url = f"sqlite:///{disk.folder}/tables.sqlite"
    server = Server(url, tmp_path)

    def writers() -> list[int]:
        return [server.process.pid]

    async def main() -> Load:
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


def test_a_full_disk_of_the_database_is_refused_and_nothing_is_promised(tmp_path: Path) -> None:
    """PostgreSQL fails single statements for want of room, or dies of it altogether: we say the same."""
    with tempfile.TemporaryDirectory(prefix="riverhaven-pg-") as folder:
        Path(folder).chmod(0o755)
        disk = SmallDisk(Path(folder) / "cluster", 128)
        postgres = Postgres(disk.folder)
        url = postgres.database()
        server = Server(url, tmp_path)

        async def main() -> Load:
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


def up(url: str) -> bool:
    """Whether PostgreSQL is there, or comes back by itself."""
    try:
        wait_until_up(url)
    except AssertionError:
        return False
    return True
