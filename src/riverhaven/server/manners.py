"""Manners: whom somebody does not hear (mute) or does not meet either (block), and what they report to the owner."""

import json
import time
from collections import defaultdict
from collections.abc import Iterable
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server.hall import Live
from riverhaven.server.people import MANY, Who, mark_changed, new_id
from riverhaven.server.schema import blocks, people, reports
from riverhaven.server.store import Store
from riverhaven.server.table import Table
from riverhaven.server.text import clean_chat

DAY_S = 86400.0
LINES = 20  # of the chat that go with a report
What = Literal["mute", "block"]


class Shunned(Struct):
    """Somebody whom I do not hear, or do not meet."""

    person: str
    name: str | None
    what: What


def other_at(table: Table, me: str, seat: int) -> str:
    """The other person who sits there."""
    if not table.sits(me):
        raise Refusal("not-your-seat")
    person = table.seats[seat].person if 0 <= seat < table.opening.seats else None
    if person is None or person == me:
        raise Refusal("nobody-else-there")
    return person


def asker_at(table: Table, me: str, person: str) -> str:
    """Somebody who has asked me to let them in there."""
    if me != table.keeper or person not in table.door.asked:
        raise Refusal("nobody-else-there")
    return person


async def shun(store: Store, me: str, other: str, what: What | None) -> None:
    """Mute or block somebody, or (None) neither any more."""
    this = sa.and_(blocks.c.person == me, blocks.c.other == other)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(blocks).where(this))
        if what is not None:
            connection.execute(sa.insert(blocks).values(person=me, other=other, what=what))
        mark_changed(connection, me)

    await store.write(write)


async def shunned_by(store: Store, me: str) -> list[Shunned]:
    both = blocks.join(people, blocks.c.other == people.c.id)
    chosen = sa.select(people.c.id, people.c.name, blocks.c.what).select_from(both)
    rows = await store.read(chosen.where(blocks.c.person == me).order_by(people.c.name))
    return [Shunned(row.id, row.name, row.what) for row in rows]


async def unheard(store: Store, persons: Iterable[str]) -> dict[str, frozenset[str]]:
    """For each of these people those whose words do not reach them."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    asked = list(persons)
    for start in range(0, len(asked), MANY):
        chosen = sa.select(blocks.c.person, blocks.c.other).where(blocks.c.person.in_(asked[start : start + MANY]))
        for row in await store.read(chosen):
            found[row.person].add(row.other)
    return {person: frozenset(others) for person, others in found.items()}


async def deaf_to(store: Store, person: str | None) -> frozenset[str]:
    """Those whose words do not reach this person."""
    return frozenset() if person is None else (await unheard(store, [person])).get(person, frozenset())


async def apart(store: Store, me: str) -> set[str]:
    """Those whom I do not meet: I have blocked them, or they me."""
    mine = sa.select(blocks.c.other).where(blocks.c.person == me, blocks.c.what == "block")
    return {row.other for row in await store.read(mine)} | await shut_out_by(store, me)


async def shut_out_by(store: Store, me: str) -> set[str]:
    """Those who have blocked me."""
    theirs = sa.select(blocks.c.person).where(blocks.c.other == me, blocks.c.what == "block")
    return {row.person for row in await store.read(theirs)}


async def shut_out_at(store: Store, persons: Iterable[str]) -> set[str]:
    """Those whom any of these people have blocked."""
    theirs = sa.select(blocks.c.other).where(blocks.c.person.in_(list(persons)), blocks.c.what == "block")
    return {row.other for row in await store.read(theirs)}


async def report(store: Store, live: Live, me: Who, other: str, text: str, most: int) -> None:
    """Keep for the owner of the server what somebody complains of, with the last lines of the chat."""
    table, names, now = live.table, live.names, time.time()
    lately = sa.select(sa.func.count()).where(reports.c.person == me.id, reports.c.made > now - DAY_S)
    if most and (await store.read(lately))[0][0] >= most:
        raise Refusal("too-many-reports", most=most)
    said = [f"{names[told.seat or 0] or '?'}: {told.body}" for told in table.told if told.kind == "chat"]
    row = {"id": new_id(), "made": now, "table_id": table.id, "person": me.id, "other": other, "done": 0}
    await store.do(sa.insert(reports).values(text=clean_chat(text), chat=json.dumps(said[-LINES:]), **row))
