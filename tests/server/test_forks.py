"""Two processes serve one match at once, and their clients disagree about every move: there is one chain."""

import asyncio
import os
import random
import re
import signal

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from riverhaven.server.load import Person
from riverhaven.server.schema import events
from riverhaven.server.store import Store
from riverhaven.server.verify import verify_store
from tests.server.conftest import children
from tests.server.guest import OPEN, Guest, party, people, person, play_on, run

CONFLICTS = int(os.environ.get("RIVERHAVEN_CONFLICTS", "400"))


def twin(server, who):
    """The same person, with the same session, at another process."""
    found = Person(server.address, who.name)
    OPEN.append(found)
    found.http.cookies = who.http.cookies
    found.http.headers["x-csrftoken"] = who.http.headers["x-csrftoken"]
    return found


async def at_both(servers, people, table):
    """For each seat a guest at each of the two processes."""
    guests = []
    for server in servers:
        for seat, who in enumerate(people):
            guests.append(await Guest(twin(server, who), table, seat, ("moves",)).__aenter__())
    return guests


@pytest.fixture(scope="module")
def two(start_here, new_store):
    """Two servers on one store."""
    url = new_store()
    return [start_here(url), start_here(url)]


@pytest.fixture(scope="module")
def crew(start_here):
    """One server with two workers."""
    return start_here(arguments=("--workers", "2"))


def test_conflicting_moves_make_one_chain(two):
    rng = random.Random(7)

    async def main():
        conflicts, acknowledged, tables = 0, {}, []
        while conflicts < CONFLICTS:
            found, table = await party(two[0], "newhaven", 2)
            tables.append(table)
            guests = await at_both(two, found, table)
            while conflicts < CONFLICTS and guests[0].frame["stage"] != "over":
                seat = guests[0].frame["owes"][0]
                rivals = [guest for guest in guests if guest.seat == seat]
                await asyncio.gather(*(guest.until(lambda g=guest: g.frame.get("free")) for guest in rivals))
                moves = [rng.choice(guest.moves) for guest in rivals]
                asked = [
                    guest.ask(
                        do="play", seat=seat, move=move, at=guest.frame["at"], confirm=True, id=f"{i}-{conflicts}"
                    )
                    for i, (guest, move) in enumerate(zip(rivals, moves, strict=True))
                ]
                answers = await asyncio.gather(*asked)
                # One is stored; the other is told that it came too late, or came to a table that moved on rightly.
                done = [(a, m) for a, m in zip(answers, moves, strict=True) if a["is"] == "done"]
                assert len(done) == 1, answers
                assert [a["is"] for a in answers if a["is"] != "done"] == ["stale"], answers
                acknowledged[table, done[0][0]["version"]] = done[0][1]
                conflicts += 1
                for guest in guests:
                    await guest.caught_up(done[0][0]["version"])
            versions = {guest.frame["version"] for guest in guests}
            assert len(versions) == 1
            for guest in guests:
                await guest.socket.close()
        return acknowledged, tables

    acknowledged, tables = run(main)
    url = two[0].url
    store = Store(url)
    chosen = sa.select(events).where(events.c.kind == "move", events.c.table_id.in_(tables))
    stored = {(row.table_id, row.version): row.body.partition("|")[0] for row in store.read_now(chosen)}
    assert stored == acknowledged
    assert verify_store(url)[1] == []
    store.reader.dispose()


def test_what_one_process_stores_the_other_shows(two):
    async def main():
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


def test_nothing_is_refused_for_want_of_news(two):
    """One process has a table in memory as it was; what another has stored a moment ago counts all the same."""

    async def main():
        anna, bela = await people(two[0], "Anna", "Béla")
        anna_there = twin(two[1], anna)
        seats = [{"who": "me"}, {"who": "open"}]
        for _ in range(5):
            table = (await anna.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
            invitation = (await anna_there.get(f"/api/tables/{table}/invitation"))["invitation"]
            await bela.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
            await anna_there.ask("POST", f"/api/tables/{table}/start")

    run(main)


def test_workers_of_one_server_share_the_store(crew):
    async def main():
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


async def figures(server):
    """What a scrape shows, of whichever worker takes it: each comes over a line of its own."""
    text = (await person(server).http.get("/metrics")).text
    return {name: float(value) for name, value in FIGURE.findall(text)}


def test_any_worker_gives_the_figures_of_all(crew):
    async def main():
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


async def hung_up(guest):
    """Whether the other end of a line is gone."""
    try:
        await guest.ask(do="unwatch", seat=guest.seat)
    except ConnectionClosed:
        return True
    return False
