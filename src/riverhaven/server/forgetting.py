"""Forgetting somebody: bots play on for them, and nothing is left that says who they were."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import sqlalchemy as sa

from riverhaven.server import decisions, door, people
from riverhaven.server.hall import Hall
from riverhaven.server.people import Who
from riverhaven.server.schema import events, seats
from riverhaven.server.store import StoreDown

log = logging.getLogger("riverhaven.forgetting")


async def forget(hall: Hall, who: Who) -> None:
    """Leave all tables, then forget the person; those who look there see nothing more of them."""
    sitting = sa.select(seats.c.table_id).where(seats.c.person == who.id)
    talked = sa.select(events.c.table_id).where(events.c.kind == "chat", events.c.person == who.id)
    mine = [row.table_id for row in await hall.store.read(sitting.union(talked))]
    for id in mine:
        with whatever_is_wrong_with(id):
            await leave(hall, who, id)
    for id in await door.asked_at(hall.store, who.id):
        with whatever_is_wrong_with(id):  # mostly, that it was answered long ago
            await hall.act(id, who.id, None, partial(decisions.step_back, person=who.id))
    await people.delete(hall.store, who)
    for id in mine:
        with whatever_is_wrong_with(id):
            await hall.act(id, who.id, None, partial(decisions.forgotten, person=who.id))


async def leave(hall: Hall, who: Who, id: str) -> None:
    """Leave the seats at a table where it matters: a lesson is over with whoever learnt."""
    table = (await hall.fresh(id)).table
    if table.stage != "over" and table.lesson is None:
        for seat in table.sits(who.id):
            go = partial(decisions.leave, person=who.id, seat=seat, bot="medium", for_good=True)
            await hall.act(id, who.id, None, go)


@contextmanager
def whatever_is_wrong_with(table: str) -> Iterator[None]:
    """A table that cannot be opened, because its rules are not kept any more, keeps nobody here: nobody plays there."""
    try:
        yield
    except StoreDown:
        raise
    except Exception as error:
        log.info("table left out", extra={"table": table, "why": type(error).__name__})
