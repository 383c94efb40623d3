"""People: a session, a name, and a personal link. No account, no password.

Tokens are random and stored as hashes: whoever reads the store can be nobody. A person is made by the first thing they
do, never by looking.
"""

import hashlib
import secrets
import time
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server.schema import events, people, seats, sessions, tables
from riverhaven.server.store import Store

TOKEN_BYTES = 32
NAME_LENGTH = 40


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


def clean_name(name: str) -> str:
    """A name in one line, without what cannot be seen."""
    found = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 0 < len(found) <= NAME_LENGTH:
        raise Refusal("name-length", most=NAME_LENGTH)
    return found


async def find(store: Store, token: str) -> Who | None:
    """Whose session this is."""
    both = sessions.join(people, sessions.c.person == people.c.id)
    chosen = sa.select(people.c.id, people.c.name, people.c.lang).select_from(both)
    rows = await store.read(chosen.where(sessions.c.hash == digest(token), people.c.name.is_not(None)))
    return Who(**rows[0]._mapping) if rows else None


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
    statement = sa.update(people).where(people.c.id == who.id).values(name=then.name, lang=lang)
    await store.write(lambda connection: connection.execute(statement).rowcount)
    return then


async def new_link(store: Store, who: Who) -> str:
    """The token of a new personal link; the one before is worth nothing any more."""
    token = new_token()
    statement = sa.update(people).where(people.c.id == who.id).values(link=digest(token))
    await store.write(lambda connection: connection.execute(statement).rowcount)
    return token


async def come_back(store: Store, link: str) -> tuple[Who, str]:
    """The person of a personal link, and the token of a new session."""
    chosen = sa.select(people.c.id, people.c.name, people.c.lang).where(
        people.c.link == digest(link), people.c.name.is_not(None)
    )
    rows = await store.read(chosen)
    if not rows:
        raise Refusal("no-such-link")
    who, token = Who(**rows[0]._mapping), new_token()
    statement = sa.insert(sessions).values(hash=digest(token), person=who.id, made=time.time())
    await store.write(lambda connection: connection.execute(statement).rowcount)
    return who, token


async def log_out(store: Store, token: str) -> None:
    statement = sa.delete(sessions).where(sessions.c.hash == digest(token))
    await store.write(lambda connection: connection.execute(statement).rowcount)


async def tables_of(store: Store, person: str, only_owing: bool = False) -> list[sa.Row[Any]]:
    """The tables where a person sits, the latest first; or only those that wait for that person."""
    both = seats.join(tables, seats.c.table_id == tables.c.id)
    bit = sa.literal(1).op("<<")(seats.c.seat)
    owing = sa.and_(tables.c.owes.op("&")(bit) != 0, seats.c.bot.is_(None))
    chosen = (
        sa.select(
            tables.c.id,
            tables.c.game,
            tables.c.stage,
            tables.c.touched,
            sa.func.max(sa.case((owing, 1), else_=0)).label("owing"),
        )
        .select_from(both)
        .where(seats.c.person == person)
        .group_by(tables.c.id, tables.c.game, tables.c.stage, tables.c.touched)
        .order_by(tables.c.touched.desc())
        .limit(200)
    )
    return list(await store.read(chosen.where(owing) if only_owing else chosen))


async def delete(store: Store, who: Who) -> None:
    """Forget a person: the name, the names of those on the same device, the chats, the sessions, the link."""

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.update(people).where(people.c.id == who.id).values(name=None, link=None))
        connection.execute(sa.delete(sessions).where(sessions.c.person == who.id))
        connection.execute(sa.update(seats).where(seats.c.person == who.id).values(label=None))
        said = sa.and_(events.c.kind == "chat", events.c.person == who.id)
        connection.execute(sa.update(events).where(said).values(body="…"))

    await store.write(write)
