"""People: a session, a name, and a personal link. No account, no password.

Tokens are random and stored as hashes: whoever reads the store can be nobody. A person is made by the first thing they
do, never by looking.
"""

import hashlib
import json
import secrets
import time
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server.now import now
from riverhaven.server.schema import (
    asides,
    blocks,
    events,
    learnt,
    people,
    plans,
    reports,
    seats,
    sessions,
    settings,
    tables,
    told,
    ways,
)
from riverhaven.server.store import Store
from riverhaven.server.text import clean_name

TOKEN_BYTES = 32
SESSION_ID = 16  # characters
MANY = 500  # values in one question to the store
CHANGED = "people"  # the setting that says whose name has changed or whose session has ended, the last few of them
KEPT = 50  # such changes
MOST_TABLES = 200  # of one person, the latest
DAY_S = 86400.0


class Who(Struct, frozen=True):
    """The person behind a request."""

    id: str
    name: str
    lang: str


def new_id() -> str:
    """An id that nobody guesses: 144 random bits."""
    return secrets.token_urlsafe(18)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def find(store: Store, token: str) -> Who | None:
    """Whose session this is."""
    both = sessions.join(people, sessions.c.person == people.c.id)
    chosen = sa.select(people.c.id, people.c.name, people.c.lang, people.c.banned).select_from(both)
    rows = await store.read(chosen.where(sessions.c.hash == digest(token), people.c.name.is_not(None)))
    return welcome(rows[0]) if rows else None


def welcome(row: sa.Row[Any]) -> Who:
    """Who that is; refused, where the owner of the server has shut them out."""
    if row.banned is not None:
        raise Refusal("banned", why=row.banned)
    return Who(row.id, row.name, row.lang)


async def make(store: Store, name: str, lang: str) -> tuple[Who, str]:
    """A new person, and the token of their first session."""
    who, token = Who(new_id(), clean_name(name), lang), new_token()

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.insert(people).values(id=who.id, name=who.name, lang=lang, made=time.time()))
        connection.execute(sa.insert(sessions).values(hash=digest(token), person=who.id, made=time.time()))

    await store.write(write)
    return who, token


async def change(store: Store, who: Who, name: str, lang: str) -> Who:
    then = Who(who.id, clean_name(name), lang)
    if then == who:
        return who
    statement = sa.update(people).where(people.c.id == who.id).values(name=then.name, lang=lang)

    def write(connection: sa.Connection) -> None:
        connection.execute(statement)
        mark_changed(connection, who.id)

    await store.write(write)
    return then


async def new_link(store: Store, who: Who) -> str:
    """The token of a new personal link; the one before is worth nothing any more."""
    token = new_token()
    statement = sa.update(people).where(people.c.id == who.id).values(link=digest(token))
    await store.write(lambda connection: connection.execute(statement).rowcount)
    return token


async def come_back(store: Store, link: str) -> tuple[Who, str]:
    """The person of a personal link, and the token of a new session."""
    chosen = sa.select(people.c.id, people.c.name, people.c.lang, people.c.banned).where(
        people.c.link == digest(link), people.c.name.is_not(None)
    )
    rows = await store.read(chosen)
    if not rows:
        raise Refusal("no-such-link")
    who, token = welcome(rows[0]), new_token()
    statement = sa.insert(sessions).values(hash=digest(token), person=who.id, made=time.time())
    await store.write(lambda connection: connection.execute(statement).rowcount)
    return who, token


class Session(Struct):
    """A device on which somebody is known."""

    id: str  # the beginning of the stored hash: enough to name it, worth nothing to enter by
    made: float
    this: bool


async def sessions_of(store: Store, who: Who, token: str) -> list[Session]:
    chosen = sa.select(sessions).where(sessions.c.person == who.id).order_by(sessions.c.made.desc())
    rows = await store.read(chosen)
    return [Session(row.hash[:SESSION_ID], row.made, row.hash == digest(token)) for row in rows]


async def log_out(store: Store, token: str) -> None:
    await _end(store, sessions.c.hash == digest(token))


async def end_session(store: Store, who: Who, id: str) -> None:
    """End one of my sessions, wherever that device is."""
    if not await _end(store, sa.and_(sessions.c.person == who.id, sessions.c.hash.startswith(id, autoescape=True))):
        raise Refusal("no-such-session")


async def _end(store: Store, which: sa.ColumnElement[bool]) -> int:
    def write(connection: sa.Connection) -> int:
        ended = connection.execute(sa.delete(sessions).where(which).returning(sessions.c.person)).scalars().all()
        mark_changed(connection, *ended)
        return len(ended)

    return int(await store.write(write))


async def still_in(store: Store, hashes: list[str]) -> set[str]:
    """Those of these sessions that have not ended; those of people who were banned have."""
    found: set[str] = set()
    for start in range(0, len(hashes), MANY):
        both = sessions.join(people, sessions.c.person == people.c.id)
        chosen = sa.select(sessions.c.hash).select_from(both).where(sessions.c.hash.in_(hashes[start : start + MANY]))
        chosen = chosen.where(people.c.banned.is_(None))
        found |= {row.hash for row in await store.read(chosen)}
    return found


def mark_changed(connection: sa.Connection, *persons: str) -> None:
    """Note that these are called otherwise, are heard otherwise, or have ended a session: every process looks who they
    are now."""
    this = sa.select(settings.c.value).where(settings.c.name == CHANGED)
    text = connection.execute(this.with_for_update()).scalar_one_or_none() or ""
    changes = [*text.split(), *(f"{new_id()}:{person}" for person in persons)]
    now = " ".join(changes[-KEPT:])
    connection.execute(sa.update(settings).where(settings.c.name == CHANGED).values(value=now))


def changed_since(before: str, now: str) -> set[str] | None:
    """Who has changed from one value of that setting to another; None: more than it tells of."""
    changes = now.split()
    *_, last = ["", *before.split()]
    if last in changes:
        changes = changes[changes.index(last) + 1 :]
    elif last or len(changes) >= KEPT:
        return None
    return {change.partition(":")[2] for change in changes}


AT_THAT_TABLE = seats.alias()
COMPANY = (  # how many people play at a table
    sa.select(sa.func.count(AT_THAT_TABLE.c.person.distinct()))
    .where(AT_THAT_TABLE.c.table_id == tables.c.id)
    .scalar_subquery()
)


async def tables_of(store: Store, person: str, only_owing: bool = False) -> list[sa.Row[Any]]:
    """The tables where a person plays, the latest first; or only those that wait for that person."""
    both = seats.join(tables, seats.c.table_id == tables.c.id)
    bit = sa.literal(1).op("<<")(seats.c.seat)
    asked = tables.c.asked.op("&")(bit) != 0
    owing = sa.or_(sa.and_(tables.c.owes.op("&")(bit) != 0, seats.c.bot.is_(None)), asked)
    chosen = (
        sa.select(
            tables.c.id,
            tables.c.game,
            tables.c.stage,
            tables.c.touched,
            tables.c.due,
            tables.c.places,
            sa.func.max(sa.case((owing, 1), else_=0)).label("owing"),
            sa.func.max(sa.case((asked, 1), else_=0)).label("asks"),
            COMPANY.label("humans"),
        )
        .select_from(both)
        .where(seats.c.person == person, tables.c.lesson.is_(None))
        .group_by(tables.c.id, tables.c.game, tables.c.stage, tables.c.touched, tables.c.due, tables.c.places)
        .order_by(tables.c.touched.desc())
        .limit(MOST_TABLES)
    )
    return list(await store.read(chosen.where(owing) if only_owing else chosen))


async def hosted_by(store: Store, person: str) -> list[sa.Row[Any]]:
    """The tables that have not begun where a person is the host without a seat: for a day, in which others may come,
    and for as long as anybody sits there."""
    one: sa.ColumnClause[int] = sa.literal_column("1")  # not a parameter: so the index that holds only those is used
    first = sa.and_(events.c.table_id == tables.c.id, events.c.version == one, events.c.person == person)
    sits = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
    waits = sa.or_(COMPANY > 0, tables.c.touched > now() - DAY_S)
    said = tables.c.id, tables.c.game, tables.c.stage, tables.c.touched, tables.c.due, tables.c.places
    nothing = sa.literal(0).label("owing"), sa.literal(0).label("asks")
    which = sa.select(*said, *nothing).join(events, first)
    which = which.where(tables.c.stage == "open", tables.c.lesson.is_(None), ~sits, waits)
    return list(await store.read(which.order_by(tables.c.touched.desc()).limit(MOST_TABLES)))


class Other(Struct):
    """Somebody else at a table: a name, or the level of a bot."""

    name: str | None
    bot: str | None


class Result(Struct):
    """How a match came out for me."""

    winners: list[Other]  # none, where it was ended by agreement
    place: int  # mine, or the best of mine; 0: I have none


class Sitter(Struct):
    """Somebody at a table: a person, or a bot."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None
    label: str | None
    lang: str | None


async def sitters(store: Store, ids: list[str]) -> dict[str, list[Sitter]]:
    """Who sits at these tables; empty seats are left out."""
    both = seats.outerjoin(people, seats.c.person == people.c.id)
    chosen = sa.select(seats, people.c.name, people.c.lang)
    taken = sa.or_(seats.c.person.is_not(None), seats.c.bot.is_not(None))
    asked = chosen.select_from(both).where(seats.c.table_id.in_(ids), taken).order_by(seats.c.seat)
    found: dict[str, list[Sitter]] = {id: [] for id in ids}
    for row in await store.read(asked):
        found[row.table_id].append(Sitter(row.seat, row.person, row.label or row.name, row.bot, row.label, row.lang))
    return found


def others(here: list[Sitter], person: str) -> list[Other]:
    """Who else sits at a table; also whoever shares my device."""
    return [Other(one.name, one.bot) for one in here if one.person != person or one.label is not None]


def result(places: str | None, here: list[Sitter], person: str) -> Result | None:
    """What is known of the end of a match, for one of those who sit there."""
    if places is None:
        return None
    by_seat = [int(place) for place in places.split()]
    mine = [by_seat[one.seat] for one in here if one.person == person and one.label is None]
    return Result([Other(one.name, one.bot) for one in here if by_seat[one.seat] == 1], min(mine, default=0))


async def delete(store: Store, who: Who) -> None:
    """Forget a person: the name, those of others on the device and of branches, the chats, the sessions, the link; what
    they have reported, what others have of them, and what they said in the reports of others."""

    def write(connection: sa.Connection) -> None:
        connection.execute(
            sa.update(people).where(people.c.id == who.id).values(name=None, link=None, seen=None, rated=0, calm=0)
        )
        connection.execute(sa.delete(sessions).where(sessions.c.person == who.id))
        for theirs in (learnt, ways, told, plans, blocks, asides, reports):
            connection.execute(sa.delete(theirs).where(theirs.c.person == who.id))
        connection.execute(sa.delete(reports).where(reports.c.other == who.id))
        silence(connection, who)
        connection.execute(sa.update(seats).where(seats.c.person == who.id).values(label=None))
        made = sa.select(events.c.table_id).where(events.c.version == 1, events.c.person == who.id)
        connection.execute(sa.update(tables).where(tables.c.id.in_(made)).values(called=None))
        said = sa.and_(events.c.kind == "chat", events.c.person == who.id)
        connection.execute(sa.update(events).where(said).values(body="…"))
        mark_changed(connection, who.id)

    await store.write(write)


def silence(connection: sa.Connection, who: Who) -> None:
    """Take out of the reports what somebody said at their tables."""
    theirs = sa.select(events.c.table_id).where(events.c.kind == "chat", events.c.person == who.id)
    for row in connection.execute(sa.select(reports).where(reports.c.table_id.in_(theirs))).all():
        left = [line for line in json.loads(row.chat) if not line.startswith(f"{who.name}: ")]
        connection.execute(sa.update(reports).where(reports.c.id == row.id).values(chat=json.dumps(left)))
