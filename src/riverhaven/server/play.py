"""My play: what the matches that I have finished here tell of how I play.

What one match tells is computed once and kept with it (`plays`): it speaks of seats and names nobody. Who I am comes in
only when I ask, so whoever is forgotten leaves nothing behind there. Matches that were brought here, or go on from a
moment of another, do not count: their draws were known. Nor do seats that a bot has at the end, nor guests of mine.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from riverhaven.bots.players import LEVELS
from riverhaven.core.installed import game
from riverhaven.core.words import Refusal, Say
from riverhaven.server.ending import places
from riverhaven.server.frame import sentence
from riverhaven.server.hall import opening_of
from riverhaven.server.now import now
from riverhaven.server.people import Sitter, sitters
from riverhaven.server.pieces import read_seat, read_start
from riverhaven.server.pools import REPLAYS
from riverhaven.server.protocol import Sentence
from riverhaven.server.schema import people, plays, seats, tables
from riverhaven.server.store import Event, Store, events_after
from riverhaven.server.table import Table
from riverhaven.study import habits

MOST = 500  # of my matches, the latest
LATELY = 5  # matches that a trend compares with those before
IDLE = ("chat", "nudge", "name", "rematch", "propose", "decline")  # after which nobody begins to think


class Told(Struct):
    """What one match tells of each seat. Of one that was ended early, neither openings nor sources are told."""

    places: list[int]
    scores: list[int]
    sources: list[Sentence]
    brought: list[list[int]]  # by each source to each seat
    openings: list[list[str]]
    seconds: list[float | None]  # for a decision: the median
    ranks: list[int] = []  # the places as ratings see them; none, where the match does not count
    handed: list[int] = []  # the seats that somebody else had at the end than at the beginning


class MyMatch(Struct):
    """A match of mine."""

    table: str
    game: str
    seats: int
    ended: float  # when
    against: str  # people, or the level of the best bot
    place: int  # 0: it was ended, and nobody has won
    points: int
    lead: int  # over the best of the others
    opening: list[str]  # the kinds of my first decisions
    seconds: float | None  # for a decision: the median


class Against(Struct):
    """Results against one kind of opponents."""

    against: str
    matches: int
    wins: int
    lead: float


class Brings(Struct):
    """What a source of points brings me in a match, and what it brings the bot to which I am compared."""

    source: Sentence
    mine: float
    bot: float | None


class Habit(Struct):
    """How I begin: the kinds of the first decisions."""

    kinds: list[str]
    matches: int
    lead: float


class Summary(Struct):
    """My matches of one game with one number of seats."""

    game: str
    title: str
    seats: int
    matches: int
    wins: int
    points: float
    lead: float
    lately: float  # the lead in the latest matches
    leads: list[int]  # match by match, the first one first
    seconds: float | None
    against: list[Against]
    sources: list[Brings]
    bot: str | None  # to which I am compared
    bot_points: float | None
    openings: list[Habit]


class MyPlay(Struct):
    """All that is known of my play."""

    summaries: list[Summary]
    matches: list[MyMatch]


async def mine(store: Store, person: str) -> MyPlay:
    """My play, from all matches that I have finished."""
    both = seats.join(tables, seats.c.table_id == tables.c.id).outerjoin(plays, plays.c.table_id == tables.c.id)
    played = sa.and_(tables.c.stage == "over", tables.c.lesson.is_(None), tables.c.open_dice == 0)
    me = sa.and_(seats.c.person == person, seats.c.bot.is_(None), seats.c.label.is_(None))
    since = tables.c.made > sa.select(people.c.play_from).where(people.c.id == person).scalar_subquery()
    chosen = sa.select(tables, seats.c.seat, plays.c.found, plays.c.version.label("known")).select_from(both)
    rows = await store.read(chosen.where(played, me, since).order_by(tables.c.touched.desc()).limit(MOST))
    others = await sitters(store, [row.id for row in rows])
    told = [await told_of(store, row) for row in rows]
    return await REPLAYS.do(summed, rows, told, others)  # of hundreds of matches: that takes a while


def summed(rows: Sequence[Any], told: Sequence[Told | None], others: Mapping[str, list[Sitter]]) -> MyPlay:
    both = [(row, one) for row, one in zip(rows, told, strict=True) if one is not None and row.seat not in one.handed]
    found = [(mine_of(row, told, others[row.id]), told) for row, told in both]
    return MyPlay(summaries(found, {row.id: row.seat for row in rows}), [match for match, _ in found])


async def delete(store: Store, person: str) -> None:
    """Tell nothing of what I have played so far. What was computed of it goes; the matches and ratings stay."""
    sat = sa.select(seats.c.table_id).where(seats.c.person == person)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(plays).where(plays.c.table_id.in_(sat)))
        connection.execute(sa.update(people).where(people.c.id == person).values(play_from=now()))

    await store.write(write)


async def told_of(store: Store, row: Any) -> Told | None:
    """What a match tells: as it is kept, or computed now; nothing, if its rules are not kept any more."""
    if row.known == row.version:
        return msgspec.json.decode(row.found, type=Told)
    try:
        told = await REPLAYS.do(computed, store, row)
    except Refusal:
        return None
    text = msgspec.json.encode(told).decode()

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(plays).where(plays.c.table_id == row.id))
        connection.execute(sa.insert(plays).values(table_id=row.id, version=row.version, found=text))

    await store.write(write)
    return told


def computed(store: Store, row: Any) -> Told:
    events = [Event(**event._mapping) for event in store.read_now(events_after(row.id, 0))]
    table = Table.opened(opening_of(row)).after(*events)
    match = table.match
    if match is None:
        raise Refusal("not-started")
    brought = habits.brought(match.sight(None)) if match.over else []
    return Told(
        places=table.places,
        scores=list(match.scores),
        sources=[sentence(name) for name, _ in brought],
        brought=[list(points) for _, points in brought],
        openings=habits.openings(match),
        seconds=[habits.median(times) for times in thought(events, match.seats)],
        ranks=ranks(table, events),
        handed=handed(table, events),
    )


def handed(table: Table, events: Iterable[Event]) -> list[int]:
    """The seats that have changed hands since the match began."""
    begun = next(event.version for event in events if event.kind == "start")
    before = Table.opened(table.opening).after(*(event for event in events if event.version <= begun))
    both = zip(before.seats, table.seats, strict=True)
    return [seat for seat, (was, now) in enumerate(both) if now.person is not None and was.person != now.person]


def ranks(table: Table, events: Iterable[Event]) -> list[int]:
    """The places as ratings see them: whoever left a seat and did not come back comes after those who stayed. None,
    where nobody has won, nobody stayed, or somebody's seat was taken from them."""
    replaced = {told.version: told.seat for told in table.told if told.kind == "replace" and told.seat is not None}
    gone = given_up(events, replaced)
    if table.match is None or gone is None or len(gone) == table.opening.seats:
        return []
    found = places(table.match.places, gone, table.ended)
    return found if all(found) else []


def given_up(events: Iterable[Event], replaced: Mapping[int, int] | None = None) -> list[int] | None:
    """The seats that were given up, in that order: by resigning, or by leaving them to a bot or to the clock for good.
    `replaced` says at which versions the others have replaced whom.
    Whoever came back never left. None, if others had replaced somebody for good, or somebody is forgotten."""
    owners: dict[int | None, str | None] = {}
    gone: dict[int, bool] = {}  # each seat that is left, and whether its owner left it
    begun = False
    for event in events:
        if event.kind == "start":
            begun = True
            owners = {i: owners.get(was) for i, was in enumerate(read_start(event.body)[1])} or owners
        seat = read_seat(event.body) if event.kind == "sit" else None
        if seat is not None and not begun:
            owners[event.seat] = seat.person
        elif event.version in (replaced or {}):
            gone.setdefault((replaced or {})[event.version], False)
        elif begun and event.seat is not None and (seat is not None or event.kind in ("resign", "flag")):
            gone.pop(event.seat, None)
            is_another = seat is not None and seat.person != owners.get(event.seat)
            if seat is None or seat.bot is not None or is_another:
                gone[event.seat] = seat is None or owners.get(event.seat) == seat.person == event.person
    return list(gone) if all(gone.values()) else None


def thought(events: Iterable[Event], seats: int) -> list[list[float]]:
    """How long each decision took: from what happened last until the move."""
    found: list[list[float]] = [[] for _ in range(seats)]
    since = None
    for event in events:
        if event.kind == "move" and event.seat is not None and since is not None:
            found[event.seat].append(round(event.made - since, 1))
        if event.kind not in IDLE:
            since = event.made
    return found


def mine_of(row: Any, told: Told, here: list[Sitter]) -> MyMatch:
    seat = row.seat
    best = max(points for other, points in enumerate(told.scores) if other != seat) if row.seats > 1 else 0
    return MyMatch(
        table=row.id,
        game=row.game,
        seats=row.seats,
        ended=row.touched,
        against=opponents(here),
        place=told.places[seat],
        points=told.scores[seat],
        lead=told.scores[seat] - best,
        opening=told.openings[seat],
        seconds=told.seconds[seat],
    )


def opponents(here: list[Sitter]) -> str:
    """Whom I met at a table: people, or the best of the bots."""
    if sum(one.bot is None for one in here) > 1:
        return "people"
    levels = [*LEVELS, *sorted({one.bot for one in here if one.bot} - set(LEVELS))]
    return max((one.bot for one in here if one.bot), key=levels.index, default="people")


def summaries(found: list[tuple[MyMatch, Told]], my_seat: dict[str, int]) -> list[Summary]:
    """By game and seats, those that I play most first."""
    groups: dict[tuple[str, int], list[tuple[MyMatch, Told]]] = defaultdict(list)
    for match, told in reversed(found):  # the first one first
        groups[match.game, match.seats].append((match, told))
    return sorted((summary(group, my_seat) for group in groups.values()), key=lambda one: -one.matches)


def summary(group: list[tuple[MyMatch, Told]], my_seat: dict[str, int]) -> Summary:
    matches = [match for match, _ in group]
    played, number = game(matches[0].game), matches[0].seats
    known = habits.kept(played.folder).get(str(number))
    leads = [match.lead for match in matches]
    times = [match.seconds for match in matches if match.seconds is not None]
    return Summary(
        game=played.name,
        title=played.title,
        seats=number,
        matches=len(matches),
        wins=wins(matches),
        points=mean([match.points for match in matches]),
        lead=mean(leads),
        lately=mean(leads[-LATELY:]),
        leads=leads,
        seconds=habits.median(times),
        against=[
            Against(name, len(some), wins(some), mean([match.lead for match in some]))
            for name, some in by(matches, lambda match: match.against)
        ],
        sources=brings(group, my_seat, known),
        bot=None if known is None else known.bot,
        bot_points=None if known is None else known.points,
        openings=[
            Habit(list(kinds), len(some), mean([match.lead for match in some]))
            for kinds, some in by(matches, lambda match: tuple(match.opening))
            if kinds
        ],
    )


def by(matches: list[MyMatch], name: Any) -> list[tuple[Any, list[MyMatch]]]:
    """The matches in groups, the largest first."""
    counted = Counter(map(name, matches))
    return [(found, [match for match in matches if name(match) == found]) for found, _ in counted.most_common()]


def brings(group: list[tuple[MyMatch, Told]], my_seat: dict[str, int], known: habits.Baseline | None) -> list[Brings]:
    """What every source brings me: the mean of the matches that had it."""
    points: dict[str, list[int]] = defaultdict(list)
    names: dict[str, Sentence] = {}
    for match, told in group:
        for source, by_seat in zip(told.sources, told.brought, strict=True):
            name = habits.key(Say(source.message, **source.variables))
            names[name] = source
            points[name].append(by_seat[my_seat[match.table]])
    return [
        Brings(names[name], mean(mine), None if known is None else known.sources.get(name))
        for name, mine in points.items()
    ]


def wins(matches: Sequence[MyMatch]) -> int:
    return sum(match.place == 1 for match in matches)


def mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0
