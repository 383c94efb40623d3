"""`riverhaven bench --server`: how many moves a second, how soon acknowledged, and what a table costs in memory."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from uvicorn import Config

import riverhaven as rh
from riverhaven.core.match import Match
from riverhaven.core.state import Json
from riverhaven.server import lobby
from riverhaven.server.hall import Hall
from riverhaven.server.load import Person, Player, table_for
from riverhaven.server.lobby import Place
from riverhaven.server.people import make
from riverhaven.server.settings import VARIABLE, Settings
from riverhaven.server.store import Store

T = TypeVar("T")
SEATS = 4
LONG = 300  # moves of a match that is reopened, where the game lasts so long
IDLE_PLIES = 10
STORM_TABLES = 20
STORM_PLIES = 100  # that lie behind them: so long a log is asked for


def measure(
    game: str,
    tables: int,
    seconds: float,
    idle: int,
    pace: float,
    wants: tuple[str, ...],
    db: str,
    workers: int,
    storm: int,
    say: Callable[[str], None],
) -> Json:
    """The figures of `riverhaven bench --server`."""
    with tempfile.TemporaryDirectory() as folder:
        url = db or f"sqlite:///{folder}/tables.sqlite"
        settings = Settings(
            db=url,
            requests_per_minute=0,
            tables_per_hour=10**6,
            messages_per_second=1000,
            sockets_per_address=10**6,
            connections_per_address=10**6,
            requests_at_once=10**6,
            most_live=tables + 16,
        )
        with server(settings, Path(folder), "--workers", str(workers)) as (address, pid):
            say("setting up tables")
            run(play(game, address, pid, 1, 1, pace, wants, say))  # whatever is loaded once is loaded now
            empty = of_all(memory_kb, pid)
            found = run(play(game, address, pid, tables, seconds, pace, wants, say))
            live = of_all(memory_kb, pid)
            say("setting up idle tables")
            ids = run(set_up_idle(game, url, idle))
            say("opening and closing idle tables")
            run(look_in(address, ids))
            once = of_all(memory_kb, pid)
            run(look_in(address, ids))
            twice = of_all(memory_kb, pid)
            busy = of_all(cpu_seconds, pid)
            time.sleep(seconds)
            idle_cpu = (of_all(cpu_seconds, pid) - busy) / seconds
        say("reopening a long match")
        reopen = run(reopen_ms(game, url))
        stormy = weather(game, settings, Path(folder), storm, say) if storm else {}
    return {
        "game": game,
        "store": "sqlite" if url.startswith("sqlite") else "postgresql",
        "workers": workers,
        "tables": tables,
        "sockets": tables * SEATS,
        **found,
        "live_table_kb": round((live - empty) / tables, 1),
        "idle_table_kb": round((once - live) / max(1, idle), 2),
        "reopen_ms": round(reopen, 1),
        "wants": list(wants),
        "idle_tables": idle,
        "left_behind_kb": twice - once,
        "idle_cpu_percent": round(100 * idle_cpu, 2),
        **stormy,
    }


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run the clients on the loop that the server runs on as well: they share the machine."""
    with asyncio.Runner(loop_factory=Config("", log_config=None).get_loop_factory()) as runner:
        return runner.run(main)


@contextmanager
def server(settings: Settings, folder: Path, *arguments: str, stderr: Any = None) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process id."""
    environment = os.environ | {VARIABLE: msgspec.json.encode(settings).decode(), "PYTHONUNBUFFERED": "1"}
    command = [
        sys.executable,
        "-m",
        "riverhaven.cli",
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--lang",
        "en",
        *arguments,
    ]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=stderr or log, text=True)
        try:
            assert process.stdout is not None
            yield address_of(process.stdout), process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=30)


def address_of(shown: Iterator[str]) -> str:
    for line in shown:
        found = re.search(r"http://\S+", line)
        if found:
            return found[0].rstrip("/")
    raise RuntimeError("The server did not start.")


async def ready(person: Person) -> None:
    for _ in range(300):
        try:
            if (await person.http.get("/readyz")).status_code == 200:
                return
        except Exception:
            await asyncio.sleep(0.1)
    raise RuntimeError("The server does not answer.")


async def play(
    game: str,
    address: str,
    pid: int,
    tables: int,
    seconds: float,
    pace: float,
    wants: tuple[str, ...],
    say: Callable[[str], None],
) -> Json:
    people = [Person(address, f"Player {seat + 1}") for seat in range(SEATS)]
    await ready(people[0])
    for person in people:
        await person.arrive()
    ids: list[str] = []
    while len(ids) < tables:
        ids += await asyncio.gather(*(table_for(people, game) for _ in range(min(20, tables - len(ids)))))
    rng, begin = random.Random(1), asyncio.Event()

    async def think() -> None:
        await begin.wait()  # or the first matches would be over before the last ones have begun
        if pace:
            await asyncio.sleep(rng.uniform(0.5, 1.5) / pace)

    say(f"playing at {tables} tables")
    async with playing(people, ids, think, wants) as players:
        begin.set()
        await asyncio.sleep(min(3, seconds))  # until all have settled in
        before = [len(player.waits) for player in players]
        started, busy = time.perf_counter(), of_all(cpu_seconds, pid)
        await asyncio.sleep(seconds)
        spent, used = time.perf_counter() - started, of_all(cpu_seconds, pid) - busy
        waits = sorted(wait for player, n in zip(players, before, strict=True) for wait in player.waits[n:])
    return {
        "moves_per_s": round(len(waits) / spent, 1),
        "ack_p50_ms": percentile(waits, 0.5),
        "ack_p95_ms": percentile(waits, 0.95),
        "ack_p99_ms": percentile(waits, 0.99),
        "server_cpu_ms_per_move": round(1000 * used / max(1, len(waits)), 2),
    }


@asynccontextmanager
async def playing(
    people: list[Person], ids: list[str], think: Callable[[], Awaitable[None]], wants: tuple[str, ...] = ("moves",)
) -> AsyncIterator[list[Player]]:
    """These people play at these tables, all of them at each, from when all have arrived."""
    stop = asyncio.Event()
    players = [Player(person, table, seat, think, wants) for table in ids for seat, person in enumerate(people)]
    tasks = [asyncio.create_task(player.run(stop.is_set)) for player in players]
    while not all(player.arrived for player in players):
        await asyncio.sleep(0.05)
    yield players
    stop.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in people:
        await person.close()


def weather(game: str, settings: Settings, folder: Path, viewers: int, say: Callable[[str], None]) -> Json:
    """The server is stopped and started, and so many viewers come back at once: how long do moves wait meanwhile?"""
    people = [f"Player {seat + 1}" for seat in range(SEATS)]
    with server(settings, folder) as (address, _):
        say("playing before the storm")
        cookies, ids = run(before_storm(game, address, people))
    with server(settings, folder) as (address, pid):
        say(f"{viewers} viewers come back")
        return run(in_storm(address, pid, people, cookies, ids, viewers))


async def before_storm(game: str, address: str, names: list[str]) -> tuple[list[Any], list[str]]:
    people = [Person(address, name) for name in names]
    await ready(people[0])
    for person in people:
        await person.arrive()
    ids = [await table_for(people, game) for _ in range(STORM_TABLES)]
    players = [Player(person, table, seat) for table in ids for seat, person in enumerate(people)]
    enough = [STORM_PLIES * STORM_TABLES]
    await asyncio.gather(*(p.run(lambda: sum(len(q.waits) for q in players) >= enough[0]) for p in players))
    cookies = [dict(person.http.cookies) for person in people]
    for person in people:
        await person.close()
    return cookies, ids


async def in_storm(address: str, pid: int, names: list[str], cookies: list[Any], ids: list[str], viewers: int) -> Json:
    people = [Person(address, name) for name in names]
    for person, known in zip(people, cookies, strict=True):
        person.http.cookies.update(known)
    await ready(people[0])
    rng = random.Random(2)

    async def think() -> None:
        await asyncio.sleep(rng.uniform(0.5, 1.5))

    async def look(n: int) -> float:
        """Come back and see the table: every second one through the eyes of a seat, the others as spectators."""
        person, seat = people[n % SEATS], n % SEATS if n % 2 else None
        async with await person.connect(open_timeout=120) as socket:
            message = {"do": "watch", "id": "w", "table": ids[n % len(ids)], "seat": seat}
            await socket.send(msgspec.json.encode(message).decode())
            await socket.recv()
            return time.perf_counter() - started

    async with playing(people, ids, think) as players:
        started, busy = time.perf_counter(), of_all(cpu_seconds, pid)
        seen = sorted(await asyncio.gather(*map(look, range(viewers))))
        used = of_all(cpu_seconds, pid) - busy
    waits = sorted(wait for player in players for wait in player.waits)
    return {
        "storm_viewers": viewers,
        "storm_seen_p50_s": round(seen[len(seen) // 2], 2),
        "storm_seen_last_s": round(seen[-1], 2),
        "storm_cpu_s": round(used, 2),
        "storm_moves": len(waits),
        "storm_ack_p50_ms": percentile(waits, 0.5),
        "storm_ack_p99_ms": percentile(waits, 0.99),
    }


def percentile(waits: list[float], share: float) -> float | None:
    """In milliseconds; `waits` are sorted."""
    return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 1) if waits else None


async def set_up_idle(game: str, url: str, count: int) -> list[str]:
    """So many tables where a match has begun, and waits."""
    save = played(game, IDLE_PLIES).save()
    store = Store(url)
    store.start()
    who, _ = await make(store, "Nobody", "en")
    ids: list[str] = []
    while len(ids) < count:
        few = min(200, count - len(ids))
        ids += await asyncio.gather(
            *(lobby.brought(store, who, save, [Place("me")] * SEATS, False) for _ in range(few))
        )
    store.stop()
    return ids


async def look_in(address: str, ids: list[str]) -> None:
    """Open each table, as somebody does who looks in and leaves."""
    visitor = Person(address, "Visitor")
    async with await visitor.connect() as socket:
        for id in ids:
            for message in ({"do": "watch", "wants": []}, {"do": "unwatch"}):
                await socket.send(msgspec.json.encode({"id": "1", "table": id, **message}).decode())
                await socket.recv()
    await visitor.close()


def played(game: str, plies: int) -> Match:
    """A match after so many random moves; a short one just before it ends."""
    match, rng = rh.game(game).new(seats=SEATS, seed=1), random.Random(1)
    while match.ply < plies and not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.moves(seat)))
    if match.over:
        match.undo()
    return match


async def reopen_ms(game: str, url: str) -> float:
    """Milliseconds to read a long match from the store and play it through: the median of five."""
    match = played(game, LONG)
    store = Store(url)
    store.start()
    who, _ = await make(store, "Nobody", "en")
    id = await lobby.brought(store, who, match.save(), [Place("me")] * SEATS, False)
    spent = []
    for _ in range(5):
        started = time.perf_counter()
        await Hall(store, 1).live(id)
        spent.append(1000 * (time.perf_counter() - started))
    store.stop()
    return sorted(spent)[2]


def of_all(measured: Callable[[int], float], pid: int) -> float:
    """The sum over a process and those that it has started: the workers, where there are several."""
    children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return sum(map(measured, (pid, *children)))


def memory_kb(pid: int) -> int:
    """What a process holds in memory by itself."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(n) for n in re.findall(r"^Private_\w+:\s+(\d+)", rollup, re.MULTILINE))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
