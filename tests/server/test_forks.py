"""Two processes serve one match at once, and their clients disagree about every move: there is one chain."""

import asyncio
import os
import random
import re
import signal
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from riverhaven.server.load import Person
from riverhaven.server.schema import events
from riverhaven.server.store import Store
from riverhaven.server.verify import verify_store
from tests.server.conftest import NewStore, Server, Starter, children
from tests.server.guest import OPEN, Guest, party, people, person, play_on, run

pytestmark = pytest.mark.xdist_group("forks")  # they share what is made once
CONFLICTS = int(os.environ.get("RIVERHAVEN_CONFLICTS", "150"))
AT_ONCE = 6  # tables

Moves = dict[tuple[str, int], str]  # by their table and version


def twin(server: Server, who: Person) -> Person:
    """The same person, with the same session, at another process."""
    found = Person(server.address, who.name)
    OPEN.append(found)
    found.http.cookies = who.http.cookies
    found.http.headers["x-csrftoken"] = who.http.headers["x-csrftoken"]
    return found


async def at_both(servers: list[Server], people: list[Person], table: str) -> list[Guest]:
    """For each seat a guest at each of the two processes."""
    guests = []
    for server in servers:
        for seat, who in enumerate(people):
            guests.append(await Guest(twin(server, who), table, seat, ("moves",)).__aenter__())
    return guests


@pytest.fixture(scope="module")
def two(start_here: Starter, new_store: NewStore) -> list[Server]:
    """Two servers on one store."""
    url = new_store()
    return [start_here(url), start_here(url)]


@pytest.fixture(scope="module")
def crew(start_here: Starter) -> Server:
    """One server with two workers."""
    return start_here(arguments=("--workers", "2"))


def test_whoever_watches_sees_on_when_the_table_has_left_the_memory(start: Starter, new_store: NewStore) -> None:
    """Each process keeps so many tables and no more, and hears of what others do at those that are looked at."""
    url = new_store()
    here, there = start(url, most_live=1), start(url)

    async def main() -> None:
        found, table = await party(there)
        _, other = await party(there)
        stranger = person(here)
        async with Guest(stranger, table) as one, Guest(twin(there, found[0]), table, 0) as plays:
            for _ in range(2):
                async with Guest(person(here), other):  # which takes the only place
                    await plays.free()
                    done = await plays.play("pass" if "pass" in plays.moves else None)
                    await one.caught_up(done["version"])
                if not plays.frame.get("free"):
                    break

    run(main)


async def conflicting(two: list[Server], rng: random.Random, left: Iterator[int], acknowledged: Moves) -> None:
    """At one table after another each of the two processes is sent a move for the same seat, while any are left."""
    number = next(left, None)
    while number is not None:
        found, table = await party(two[0], "newhaven", 2)
        guests = await at_both(two, found, table)
        while number is not None and guests[0].frame["stage"] != "over":
            seat = guests[0].frame["owes"][0]
            rivals = [guest for guest in guests if guest.seat == seat]
            await asyncio.gather(*(guest.free() for guest in rivals))
            moves = [rng.choice(guest.moves) for guest in rivals]
            asked = [
                guest.ask(do="play", seat=seat, move=move, at=guest.frame["at"], confirm=True, id=f"{i}-{number}")
                for i, (guest, move) in enumerate(zip(rivals, moves, strict=True))
            ]
            answers = await asyncio.gather(*asked)
            # One is stored; the other is told that it came too late, or came to a table that moved on rightly.
            done = [(a, m) for a, m in zip(answers, moves, strict=True) if a["is"] == "done"]
            assert len(done) == 1, answers
            assert [a["is"] for a in answers if a["is"] != "done"] == ["stale"], answers
            acknowledged[table, done[0][0]["version"]] = done[0][1]
            for guest in guests:
                await guest.caught_up(done[0][0]["version"])
            number = next(left, None)
        assert len({guest.frame["version"] for guest in guests}) == 1
        for guest in guests:
            await guest.socket.close()


def test_conflicting_moves_make_one_chain(two: list[Server]) -> None:
    rng, acknowledged, left = random.Random(7), Moves(), iter(range(CONFLICTS))

    async def main() -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(conflicting(two, rng, left, acknowledged))

    run(main)
    url, tables = two[0].url, {table for table, _ in acknowledged}
    store = Store(url)
    stored = {
        (row.table_id, row.version): row.body.partition("|")[0]
        for row in store.read_now(sa.select(events).where(events.c.kind == "move"))
        if row.table_id in tables
    }
    assert len(acknowledged) == CONFLICTS and stored == acknowledged
    assert verify_store(url)[1] == []
    store.reader.dispose()


def test_what_one_process_stores_the_other_shows(two: list[Server]) -> None:
    async def main() -> None:
        found, table = await party(two[0], "newhaven", 2)
        guests = await at_both(two, found, table)
        for turn in range(20):
            if guests[0].frame["stage"] == "over":
                break
            movers = [guest for guest in guests if guest.frame.get("free")]
            done = await movers[turn % len(movers)].play()
            for guest in guests:
                await guest.caught_up(done["version"])
        # A name, a chat and a seat that change at one process are seen at the other.
        await found[0].ask("PUT", "/api/me", name="Queen")
        await guests[-1].until(lambda: guests[-1].frame["seats"][0]["name"] == "Queen")

    run(main)


def test_nothing_is_refused_for_want_of_news(two: list[Server]) -> None:
    """One process has a table in memory as it was; what another has stored a moment ago counts all the same."""

    async def main() -> None:
        anna, bela = await people(two[0], "Anna", "Béla")
        anna_there = twin(two[1], anna)
        seats = [{"who": "me"}, {"who": "open"}]
        for _ in range(5):
            table = (await anna.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
            invitation = (await anna_there.get(f"/api/tables/{table}/invitation"))["invitation"]
            await bela.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
            await anna_there.ask("POST", f"/api/tables/{table}/start")

    run(main)


def test_workers_of_one_server_share_the_store(crew: Server) -> None:
    async def main() -> None:
        found, table = await party(crew, "newhaven", 2)
        guests = []
        for _ in range(3):
            for seat, who in enumerate(found):
                guests.append(await Guest(who, table, seat, ("moves",)).__aenter__())
        for _ in range(30):
            if guests[0].frame["stage"] == "over":
                break
            done = await next(guest for guest in guests if guest.frame.get("free")).play()
            for guest in guests:
                await guest.caught_up(done["version"])

    run(main)


FIGURE = re.compile(r"^(riverhaven_\w+(?:{.*})?) (\S+)$", re.MULTILINE)
MOVES = 'riverhaven_events_total{kind="move"}'


async def figures(server: Server) -> dict[str, float]:
    """What a scrape shows, of whichever worker takes it: each comes over a line of its own."""
    text = (await person(server).http.get("/metrics")).text
    return {name: float(value) for name, value in FIGURE.findall(text)}


def test_any_worker_gives_the_figures_of_all(crew: Server) -> None:
    async def main() -> None:
        while (before := await figures(crew))["riverhaven_sockets"]:
            await asyncio.sleep(0.1)  # until those of the test before are closed
        found, table = await party(crew)
        guests = [await Guest(found[i % 2], table, i % 2, ("moves",)).__aenter__() for i in range(10)]
        await play_on(guests, 8)
        for _ in range(10):
            seen = await figures(crew)
            assert seen["riverhaven_sockets"] == len(guests)
            assert seen[MOVES] - before.get(MOVES, 0) == 8
        first, *_ = children(crew.process.pid)
        os.kill(first, signal.SIGKILL)
        left = [guest for guest in guests if not await hung_up(guest)]
        crew.wait()
        for _ in range(600):  # until the supervisor has taken note: so long the dead process still has its id
            if (await figures(crew))["riverhaven_sockets"] == len(left):
                break
            await asyncio.sleep(0.1)
        for _ in range(10):
            seen = await figures(crew)
            assert seen["riverhaven_sockets"] == len(left)
            assert seen[MOVES] - before.get(MOVES, 0) == 8  # what a worker has counted outlives it

    run(main)


async def hung_up(guest: Guest) -> bool:
    """Whether the other end of a line is gone."""
    try:
        await guest.ask(do="unwatch", seat=guest.seat)
    except ConnectionClosed:
        return True
    return False
