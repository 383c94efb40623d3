"""What if? Tables that go on from a moment of a match that is over, and from a moment of one another: a tree.

The row of each says where it comes from. A branch that still runs is listed with what its row and its seats say, which
is what a frame begins with that a spectator gets there; nothing of its match is read before that is over.
"""

from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server import lobby, play
from riverhaven.server.decisions import check_sight
from riverhaven.server.hall import Hall
from riverhaven.server.people import Other, Sitter, Who, sitters
from riverhaven.server.protocol import Stage
from riverhaven.server.schema import events, people, plays, tables
from riverhaven.server.store import Store
from riverhaven.server.study import finished
from riverhaven.server.table import Table
from riverhaven.server.text import clean_name, told_apart

MOST = 200  # that are listed of one match, the first ones


class Offshoot(Struct):
    """A table that goes on from a moment of another."""

    table: str
    origin: str  # the table that it goes on from: the one that was asked about, or another of its branches
    ply: int  # of that one
    name: str | None  # that it was given
    by: str | None  # who made it; null: somebody who is gone
    mine: bool
    stage: Stage
    seats: list[Other]  # who plays
    scores: list[int]  # when it is over
    places: list[int]


async def branch(hall: Hall, who: Who, table: Table, ply: int, places: list[lobby.Place]) -> str:
    """Another table that goes on from an earlier moment. What is drawn there lies as it lay in the match."""
    match = finished(table).copy()
    last = len(match.turns) - 1
    if not 0 <= ply <= last:
        raise Refusal("no-such-ply", ply=str(ply), last=str(last))
    while len(match.turns) > ply:
        match.undo()
    trusted = True  # the position is one of ours
    return await lobby.bring(hall, who, match.save(), places, trusted, origin=table.id)


async def tree(store: Store, table: Table, person: str | None) -> list[Offshoot]:
    """All branches of a match, and theirs; each comes after the one that it goes on from."""
    check_sight(table, person, None)
    finished(table)
    rows = await store.read(below(table.id))
    here = await sitters(store, [row.id for row in rows])
    return [await described(store, row, here[row.id], person) for row in rows]


def below(table: str) -> sa.Select[Any]:
    forked = tables.c.fork.is_not(None)
    found = sa.select(tables.c.id).where(tables.c.origin == table, forked).cte("found", recursive=True)
    found = found.union(sa.select(tables.c.id).where(tables.c.origin == found.c.id, forked))
    first = sa.and_(events.c.table_id == tables.c.id, events.c.version == 1)
    both = tables.join(found, found.c.id == tables.c.id).join(events, first)
    both = both.outerjoin(people, people.c.id == events.c.person).outerjoin(plays, plays.c.table_id == tables.c.id)
    maker = events.c.person.label("maker"), people.c.name.label("by")
    chosen = sa.select(tables, *maker, plays.c.found, plays.c.version.label("known"))
    return chosen.select_from(both).order_by(tables.c.made).limit(MOST)


async def described(store: Store, row: Any, here: list[Sitter], person: str | None) -> Offshoot:
    told = await play.told_of(store, row) if row.stage == "over" else None
    names = told_apart([one.name for one in here])
    return Offshoot(
        table=row.id,
        origin=row.origin,
        ply=row.fork,
        name=row.called,
        by=row.by,
        mine=person is not None and row.maker == person,
        stage=row.stage,
        seats=[Other(name, one.bot) for name, one in zip(names, here, strict=True)],
        scores=[] if told is None else told.scores,
        places=[] if told is None else told.places,
    )


async def call(store: Store, who: Who, table: Table, name: str) -> None:
    """Give a branch of mine a name; without one it is called after where it comes from."""
    if table.opening.fork is None:
        raise Refusal("no-branch")
    if table.host != who.id:
        raise Refusal("host-only")
    called = clean_name(name) if name.strip() else None
    await store.do(sa.update(tables).where(tables.c.id == table.id).values(called=called))
