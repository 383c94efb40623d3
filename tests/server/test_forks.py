"""Two processes serve one match at once, and their clients disagree about every move: there is one chain."""

import asyncio
import os
import random

import sqlalchemy as sa

from riverhaven.server.load import Person
from riverhaven.server.schema import events
from riverhaven.server.store import Store
from riverhaven.server.verify import verify_store
from tests.server.guest import OPEN, Guest, party, run

CONFLICTS = int(os.environ.get("RIVERHAVEN_CONFLICTS", "400"))


async def at_both(servers, people, table):
    """For each seat a guest at each of the two processes: the same person, with the same session."""
    guests = []
    for server in servers:
        for seat, who in enumerate(people):
            twin = Person(server.address, who.name)
            OPEN.append(twin)
            twin.http.cookies = who.http.cookies
            twin.http.headers["x-csrftoken"] = who.http.headers["x-csrftoken"]
            guests.append(await Guest(twin, table, seat, ("moves",)).__aenter__())
    return guests


def test_conflicting_moves_make_one_chain(start, new_store):
    url = new_store()
    servers = [start(url), start(url)]
    rng = random.Random(7)

    async def main():
        conflicts, acknowledged, tables = 0, {}, []
        while conflicts < CONFLICTS:
            people, table = await party(servers[0], "newhaven", 2)
            tables.append(table)
            guests = await at_both(servers, people, table)
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
    store = Store(url)
    chosen = sa.select(events).where(events.c.kind == "move").order_by(events.c.table_id, events.c.version)
    stored = {(row.table_id, row.version): row.body.partition("|")[0] for row in store.read_now(chosen)}
    assert stored == acknowledged
    assert verify_store(url) == (len(tables), [])
    store.reader.dispose()


def test_what_one_process_stores_the_other_shows(start, new_store):
    url = new_store()
    servers = [start(url), start(url)]

    async def main():
        people, table = await party(servers[0], "newhaven", 2)
        guests = await at_both(servers, people, table)
        for turn in range(20):
            if guests[0].frame["stage"] == "over":
                break
            movers = [guest for guest in guests if guest.frame.get("free")]
            done = await movers[turn % len(movers)].play()
            for guest in guests:
                await guest.caught_up(done["version"])
        # A name, a chat and a seat that change at one process are seen at the other.
        await people[0].ask("PUT", "/api/me", name="Queen")
        await guests[-1].until(lambda: guests[-1].frame["seats"][0]["name"] == "Queen")

    run(main)


def test_workers_of_one_server_share_the_store(start, new_store):
    server = start(new_store(), arguments=("--workers", "2"))

    async def main():
        people, table = await party(server, "newhaven", 2)
        guests = []
        for _ in range(3):
            for seat, who in enumerate(people):
                guests.append(await Guest(who, table, seat, ("moves",)).__aenter__())
        for _ in range(30):
            if guests[0].frame["stage"] == "over":
                break
            done = await next(guest for guest in guests if guest.frame.get("free")).play()
            for guest in guests:
                await guest.caught_up(done["version"])

    run(main)
