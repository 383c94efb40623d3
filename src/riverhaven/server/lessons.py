"""Lessons at the table. Whoever learns sits at a table of their own, where the others play what the lesson says.

Such a table is stored and shown like any other: what is learnt there looks and works as it will when it counts.
"""

import sqlalchemy as sa

from riverhaven.core.installed import game
from riverhaven.core.lesson import Lesson
from riverhaven.core.match import Match
from riverhaven.core.words import Refusal
from riverhaven.server import lobby
from riverhaven.server.decisions import check_seat
from riverhaven.server.hall import Hall
from riverhaven.server.people import Who, new_id
from riverhaven.server.pieces import Opening, Seat
from riverhaven.server.pools import REPLAYS
from riverhaven.server.schema import learnt, seats, tables
from riverhaven.server.store import Store
from riverhaven.server.table import Table

COMPANION = "easy"  # who sits at the other seats, should a lesson be no more


async def begin(hall: Hall, who: Who, name: str, id: str) -> str:
    """The table where I learn this: the one that I have left, or a new one."""
    found = game(name)
    lesson = found.lesson(id)
    left = await unfinished(hall, who, name, lesson)
    if left is not None:
        return left
    match = await REPLAYS.do(lesson.begin, found)
    opening = Opening(
        id=new_id(),
        game=name,
        rules=found.rules_version,
        seats=match.seats,
        options=match.options,
        seed=str(match.seed),
        position=None,
        open_dice=True,
        invitation=new_id(),
        lesson=id,
    )
    sitting = [Seat(who.id) if seat == lesson.seat else Seat(bot=COMPANION) for seat in range(match.seats)]
    await lobby.save(hall.store, opening, who, [(seat, None) for seat in sitting], match)
    return opening.id


async def unfinished(hall: Hall, who: Who, name: str, lesson: Lesson) -> str | None:
    """My last table of this lesson, if it can be gone on with and has not been read to the end."""
    is_learnt = lesson.id in await known(hall.store, who, name)
    both = seats.join(tables, seats.c.table_id == tables.c.id)
    mine = sa.and_(seats.c.person == who.id, tables.c.game == name, tables.c.lesson == lesson.id)
    chosen = sa.select(tables.c.id).select_from(both).where(mine).order_by(tables.c.touched.desc()).limit(1)
    for row in await hall.store.read(chosen):
        match = (await hall.fresh(row.id)).table.match
        if match is not None and match.game is game(name) and not (is_learnt and is_done(lesson, match)):
            fits = await REPLAYS.do(lesson.fits, match)
            return str(row.id) if fits else None
    return None


def is_done(lesson: Lesson, match: Match) -> bool:
    """Whether nothing is left but to read the last words."""
    return lesson.asks(match) is None and lesson.stand(match).reply is None


async def learn(store: Store, table: Table, who: Who) -> None:
    """Note that somebody has come to the end of the lesson at this table."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None or not is_done(lesson, match):
        raise Refusal("learn-not-done")
    check_seat(table, who.id, lesson.seat)
    known = {"person": who.id, "game": table.game.name, "lesson": lesson.id}

    def write(connection: sa.Connection) -> None:
        if all(row.lesson != lesson.id for row in connection.execute(of(who.id, table.game.name))):
            connection.execute(sa.insert(learnt).values(**known))

    await store.write(write)


def of(person: str, name: str) -> sa.Select[tuple[str]]:
    return sa.select(learnt.c.lesson).where(learnt.c.person == person, learnt.c.game == name)


async def known(store: Store, who: Who | None, name: str) -> set[str]:
    """The lessons of a game that somebody has come to the end of."""
    return set() if who is None else {row.lesson for row in await store.read(of(who.id, name))}
