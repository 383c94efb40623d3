"""Ratings, for those who want them: OpenSkill, by game and number of seats.

A match is rated if, when it begins, a person sits on every seat, each another one, and all of them want ratings; the
event that begins it says so. It counts if its rules or a resignation ended it. Whoever leaves a seat to a bot and comes
back has played on; whoever does not come back, or has lost the seat to the clock, has given up, and comes after those
who stayed: so nobody spoils a match for the others by going. Where others called the bot that played to the end it does
not count: nobody loses because they were waited for too little.
The ratings themselves are stored nowhere: they follow from the matches, in the order in which these were set up.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import SystemRandom

import sqlalchemy as sa
from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from riverhaven.server import decisions, play
from riverhaven.server.hall import Hall
from riverhaven.server.people import Who
from riverhaven.server.pools import REPLAYS
from riverhaven.server.schema import people, plays, seats, tables
from riverhaven.server.store import Store
from riverhaven.server.table import Table

MODEL = PlackettLuce()
Ratings = dict[str, tuple[PlackettLuceRating, int]]  # of each person, after so many matches
KNOWN: dict[
    tuple[str, str, int], tuple[object, Ratings]
] = {}  # by store, game and seats: from which matches they follow


class Rating(Struct):
    """How strong somebody is at a game with so many seats: about so much, give or take."""

    game: str
    seats: int
    rating: float
    sigma: float
    matches: int


async def wanting(store: Store, ids: Iterable[str | None]) -> set[str]:
    """Those of these people who want ratings."""
    asked = [id for id in ids if id is not None]
    rows = await store.read(sa.select(people.c.id).where(people.c.id.in_(asked), people.c.rated == 1))
    return {row.id for row in rows}


async def want(store: Store, who: Who, wanted: bool) -> None:
    await store.do(sa.update(people).where(people.c.id == who.id).values(rated=int(wanted)))


async def begin(hall: Hall, who: Who, id: str) -> None:
    """Begin a match. It is rated, if all who sit there want that; who sits where is drawn, where that was wanted."""
    table = (await hall.fresh(id)).table
    found = frozenset(await wanting(hall.store, (seat.person for seat in table.seats)))
    order = lots(table.opening.seats) if table.opening.lot else []
    await hall.act(id, who.id, None, lambda now: decisions.start(now, who.id, found, order))


def lots(seats: int) -> list[int]:
    """From which seat each comes, drawn by the system's own dice: nothing of the match's seed is in it."""
    return SystemRandom().sample(range(seats), seats)


async def at(store: Store, game: str, number: int) -> Ratings:
    """The ratings of all who have played this game with so many seats."""
    both = tables.outerjoin(plays, plays.c.table_id == tables.c.id)
    counts = sa.and_(tables.c.rated == 1, tables.c.stage == "over", tables.c.game == game, tables.c.seats == number)
    in_order = tables.c.made, tables.c.id
    key, which = (store.name, game, number), sa.select(tables.c.id, tables.c.version).where(counts)
    state = [tuple(row) for row in await store.read(which.order_by(*in_order))]
    if key in KNOWN and KNOWN[key][0] == state:
        return KNOWN[key][1]
    chosen = sa.select(tables, plays.c.found, plays.c.version.label("known")).select_from(both)
    rows = await store.read(chosen.where(counts).order_by(*in_order))
    sitting: dict[str, list[str]] = defaultdict(list)
    for row in await store.read(sa.select(seats).join(tables).where(counts).order_by(seats.c.seat)):
        sitting[row.table_id].append(row.person)
    told = [await play.told_of(store, row) for row in rows]
    found = await REPLAYS.do(rated, [sitting[row.id] for row in rows], told)
    KNOWN[key] = (state, found)
    return found


def rated(played: Sequence[list[str]], told: Sequence[play.Told | None]) -> Ratings:
    """What all these matches add up to: of thousands of them that takes a while."""
    found: Ratings = {}
    for persons, one in zip(played, told, strict=True):
        if one is not None and one.ranks:
            rate(found, persons, one.ranks)
    return found


def rate(ratings: Ratings, persons: list[str], places: list[int]) -> None:
    """What one more match changes."""
    before = [ratings.get(person, (MODEL.rating(), 0)) for person in persons]
    after = MODEL.rate([[rating] for rating, _ in before], ranks=[float(place) for place in places])
    for person, (_, matches), (rating,) in zip(persons, before, after, strict=True):
        ratings[person] = (rating, matches + 1)


async def of_person(store: Store, person: str) -> list[Rating]:
    """Somebody's ratings, in every game that they play for them."""
    chosen = sa.select(tables.c.game, tables.c.seats).join(seats).where(seats.c.person == person, tables.c.rated == 1)
    found = []
    for row in await store.read(chosen.distinct().order_by(tables.c.game, tables.c.seats)):
        known = (await at(store, row.game, row.seats)).get(person)
        if known is not None:
            found.append(told(row.game, row.seats, *known))
    return found


async def of_table(store: Store, table: Table) -> tuple[bool, list[Rating | None]]:
    """Whether the match is rated, or would be if it began now; and the ratings of those who want them."""
    sitting = [seat.person for seat in table.seats]
    wanted = await wanting(store, sitting)
    rated = table.rated if table.match is not None else decisions.would_be_rated(table, wanted)
    return rated, await shown(store, table, sitting)


async def shown(store: Store, table: Table, ids: list[str | None]) -> list[Rating | None]:
    """The ratings that these people would bring to this table; of those who want them."""
    wanted = await wanting(store, ids)
    game, number = table.game.name, table.opening.seats
    known = await at(store, game, number) if wanted else {}
    new = (MODEL.rating(), 0)
    return [told(game, number, *known.get(id, new)) if id is not None and id in wanted else None for id in ids]


def told(game: str, number: int, rating: PlackettLuceRating, matches: int) -> Rating:
    return Rating(game, number, round(rating.mu, 1), round(rating.sigma, 1), matches)
