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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

import riverhaven as rh
from riverhaven.server import lobby
from riverhaven.server.hall import Hall
from riverhaven.server.load import Person, Player, table_for
from riverhaven.server.lobby import Place
from riverhaven.server.people import make
from riverhaven.server.settings import VARIABLE, Settings
from riverhaven.server.store import Store

GAME = "newhaven"
SEATS = 4
LONG_GAME = "riverboat"  # 300 moves and more with four players
PACE = 2.75  # moves a second that each table is played at


def measure(
    tables: int, seconds: float, idle: int, pace: float, wants: tuple[str, ...], db: str, say: Callable[[str], None]
) -> dict[str, Any]:
    """The figures of `riverhaven bench --server`."""
    with tempfile.TemporaryDirectory() as folder:
        url = db or f"sqlite:///{folder}/tables.sqlite"
        settings = Settings(
            db=url,
            requests_per_minute=0,
            messages_per_second=1000,
            sockets_per_address=10**6,
            most_live=tables + 16,
        )
        with server(settings, Path(folder)) as (address, pid):
            say("setting up tables")
            asyncio.run(play(address, pid, 1, 1, pace, wants, say))  # whatever is loaded once is loaded now
            empty = memory_kb(pid)
            found = asyncio.run(play(address, pid, tables, seconds, pace, wants, say))
            live = memory_kb(pid)
            say("opening idle tables")
            rested = asyncio.run(open_idle(address, url, idle))
            idle_kb = (memory_kb(pid) - live) / idle
            busy = cpu_seconds(pid)
            time.sleep(5)
            idle_cpu = (cpu_seconds(pid) - busy) / 5
        say("reopening a long match")
        reopen = asyncio.run(reopen_ms(url))
    return {
        "store": "sqlite" if url.startswith("sqlite") else "postgresql",
        "tables": tables,
        "sockets": tables * SEATS,
        **found,
        "live_table_kb": round((live - empty) / tables, 1),
        "idle_table_kb": round(idle_kb, 2),
        "reopen_ms": round(reopen, 1),
        "wants": list(wants),
        "idle_tables": rested,
        "idle_cpu_percent": round(100 * idle_cpu, 2),
    }


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
    address: str,
    pid: int,
    tables: int,
    seconds: float,
    pace: float,
    wants: tuple[str, ...],
    say: Callable[[str], None],
) -> dict[str, Any]:
    people = [Person(address, f"Player {seat + 1}") for seat in range(SEATS)]
    await ready(people[0])
    for person in people:
        await person.arrive()
    ids: list[str] = []
    while len(ids) < tables:
        ids += await asyncio.gather(*(table_for(people, GAME) for _ in range(min(20, tables - len(ids)))))
    rng = random.Random(1)

    async def think() -> None:
        if pace:
            await asyncio.sleep(rng.uniform(0.5, 1.5) / pace)

    players = [Player(person, table, seat, think, wants) for table in ids for seat, person in enumerate(people)]
    say(f"playing at {tables} tables")
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.run(stop.is_set)) for player in players]
    while not all(player.frame is not None for player in players):
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)  # until all have settled in
    before = [len(player.waits) for player in players]
    started, busy = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    spent, used = time.perf_counter() - started, cpu_seconds(pid) - busy
    waits = sorted(wait for player, n in zip(players, before, strict=True) for wait in player.waits[n:])
    stop.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in people:
        await person.close()

    def percentile(share: float) -> float:
        return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 1)

    return {
        "moves_per_s": round(len(waits) / spent, 1),
        "ack_p50_ms": percentile(0.5),
        "ack_p95_ms": percentile(0.95),
        "ack_p99_ms": percentile(0.99),
        "server_cpu_ms_per_move": round(1000 * used / max(1, len(waits)), 2),
    }


async def open_idle(address: str, url: str, count: int) -> int:
    """Open so many tables once, as somebody does who looks in and leaves."""
    store = Store(url)
    store.start()
    who, _ = await make(store, "Nobody", "en")
    places = [Place("me"), Place("bot", "random")]
    ids: list[str] = []
    while len(ids) < count:
        few = min(200, count - len(ids))
        ids += await asyncio.gather(*(lobby.create(store, who, GAME, {}, places) for _ in range(few)))
    store.stop()
    visitor = Person(address, "Visitor")
    for id in ids:
        await visitor.get(f"/api/tables/{id}")
    await visitor.close()
    return len(ids)


async def reopen_ms(url: str) -> float:
    """Milliseconds to read a long match from the store and play it through: the median of five."""
    match = rh.game(LONG_GAME).new(seats=SEATS, seed=1)
    rng = random.Random(1)
    while len(match.turns) < 300:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.moves(seat)))
    store = Store(url)
    store.start()
    who, _ = await make(store, "Nobody", "en")
    id = await lobby.bring(store, who, match.save(), [Place("me")] * SEATS, False)
    spent = []
    for _ in range(5):
        started = time.perf_counter()
        await Hall(store, 1).live(id)
        spent.append(1000 * (time.perf_counter() - started))
    store.stop()
    return sorted(spent)[2]


def memory_kb(pid: int) -> int:
    """What a process holds in memory by itself."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(n) for n in re.findall(r"^Private_\w+:\s+(\d+)", rollup, re.MULTILINE))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
