"""The door: somebody asks to join an open table, whoever lets people in there sees who, and answers.

Questions are events of the table, so they outlive a restart and reach every process. Nobody but those two is told.
"""

import sqlalchemy as sa
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server import decisions, manners, ratings
from riverhaven.server.hall import Hall
from riverhaven.server.people import Who, sitters
from riverhaven.server.ratings import Rating
from riverhaven.server.schema import events, people, tables
from riverhaven.server.store import Store
from riverhaven.server.table import Table
from riverhaven.server.text import told_apart


class Knock(Struct):
    """Somebody who asks to join."""

    person: str
    name: str
    rating: Rating | None  # if they want one


async def knock(hall: Hall, who: Who, id: str) -> None:
    """Ask to be let in. Whom the keeper does not hear waits unheard, and is not told."""
    shut = await manners.shut_out_by(hall.store, who.id)
    deaf = await manners.deaf_to(hall.store, (await hall.fresh(id)).table.keeper)
    await hall.act(id, who.id, None, lambda table: decisions.knock(table, who.id, shut, who.id not in deaf))


async def knocks(store: Store, table: Table, who: Who) -> list[Knock]:
    """Those who ask, for whoever lets people in: but for those whom they do not hear, or somebody there has blocked."""
    if who.id != table.keeper:
        raise Refusal("host-only")
    apart = await manners.deaf_to(store, who.id) | await manners.shut_out_at(store, table.humans())
    asked = [person for person in table.door.waiting if person not in apart]
    here = sa.and_(people.c.id.in_(asked), people.c.name.is_not(None), people.c.banned.is_(None))
    names = {row.id: row.name for row in await store.read(sa.select(people.c.id, people.c.name).where(here))}
    ids = [person for person in asked if person in names]
    shown = await ratings.shown(store, table, list(ids))
    playing = (one.name for one in (await sitters(store, [table.id]))[table.id])
    apart_by_name = told_apart([names[person] for person in ids], playing)
    return [Knock(*one) for one in zip(ids, map(str, apart_by_name), shown, strict=True)]


async def answer(hall: Hall, who: Who, id: str, person: str, yes: bool) -> None:
    table = (await hall.fresh(id)).table
    if yes and person not in {one.person for one in await knocks(hall.store, table, who)}:
        raise Refusal("asks-no-more")
    await hall.act(id, who.id, None, lambda now: decisions.open_to(now, who.id, person, yes))


async def asked_at(store: Store, person: str) -> list[str]:
    """The tables that have not begun where somebody has asked to join."""
    both = events.join(tables, events.c.table_id == tables.c.id)
    chosen = sa.select(tables.c.id).distinct().select_from(both).where(tables.c.stage == "open")
    rows = await store.read(chosen.where(events.c.kind == "knock", events.c.person == person))
    return [row.id for row in rows]
