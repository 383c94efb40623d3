"""My ways: how I am reached when I am away, chosen by me and ended by one click."""

import json
import re
from collections.abc import Sequence
from typing import Any

import httpx
import sqlalchemy as sa
from msgspec import Struct

from riverhaven.core.words import Refusal, Say, Words
from riverhaven.server.courier import KINDS, Courier, Gone, Notice
from riverhaven.server.now import now
from riverhaven.server.people import Who, new_id, new_token
from riverhaven.server.schema import people, told, ways
from riverhaven.server.store import Store

MOST_WAYS = len(KINDS)  # of one person
WISHES = ("quiet", "loud")  # what somebody says of a table
MAIL = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class Way(Struct):
    """A way as its owner sees it."""

    id: str
    kind: str
    address: str
    proven: bool
    daily: bool
    chosen: bool


async def ways_of(store: Store, who: Who) -> list[Way]:
    rows = await store.read(sa.select(ways).where(ways.c.person == who.id).order_by(ways.c.made))
    return [Way(row.id, row.kind, shown(row), bool(row.proven), bool(row.daily), bool(row.chosen)) for row in rows]


def shown(row: Any) -> str:
    """Of a push subscription only the host: the rest is a key."""
    return httpx.URL(json.loads(row.address)["endpoint"]).host if row.kind == "push" else str(row.address)


async def add_way(
    store: Store,
    courier: Courier,
    who: Who,
    kind: str,
    address: str,
    origin: str,
    daily: bool = False,
    chosen: bool = False,
    zone: str | None = None,
) -> None:
    """A new way. Whoever names a mail's address must first read what comes there."""
    if kind not in courier.kinds or (kind == "mail" and not MAIL.fullmatch(address)):
        raise Refusal("way-unreachable", address=address[:100])
    if len(await ways_of(store, who)) >= MOST_WAYS:
        raise Refusal("way-too-many", most=str(MOST_WAYS))
    key, words = new_token(), Words()
    said = Say("notice-proof" if kind == "mail" else "notice-first", name=who.name)
    link = f"{origin}/#/notices/{key}/on" if kind == "mail" else origin
    notice = ended(words, who.lang, Notice("Riverhaven", words.say(who.lang, said), link, "", "", ""), origin, key)
    try:
        await courier.send(kind, address, notice)  # so that one sees at once whether it arrives
    except (OSError, httpx.HTTPError, Gone, ValueError, KeyError):
        raise Refusal("way-unreachable", address=address[:100]) from None
    row = sa.insert(ways).values(
        id=new_id(),
        person=who.id,
        kind=kind,
        address=address,
        origin=origin,
        key=key,
        proven=int(kind != "mail"),
        daily=int(daily),
        chosen=int(chosen),
        zone=zone,
        sent=now(),
        made=now(),
    )
    await store.do(row)


async def move(store: Store, origins: Sequence[str]) -> None:
    """Where the server is known by other addresses now, the links in notices lead there."""
    if origins:
        await store.do(sa.update(ways).where(ways.c.origin.not_in(origins)).values(origin=origins[0]))


async def remove_way(store: Store, who: Who, id: str) -> None:
    where = sa.and_(ways.c.id == id, ways.c.person == who.id)
    await store.do(sa.delete(ways).where(where))


async def turn(store: Store, key: str, on: bool, table: str | None) -> None:
    """What the links in a notice do: begin it, end it, or end it for one table."""
    rows = await store.read(sa.select(ways.c.person).where(ways.c.key == key))
    if not rows:
        raise Refusal("way-unknown")
    if table is not None:
        await be_quiet(store, rows[0].person, table, not on)
        return
    mine = ways.c.key == key
    change = sa.update(ways).where(mine).values(proven=1) if on else sa.delete(ways).where(mine)
    await store.do(change)


class Quiet(Struct):
    """Whether somebody is told nothing about a table, and whether they have any way on which they could be told."""

    quiet: bool
    reached: bool


async def be_quiet(store: Store, person: str, table: str, quiet: bool) -> None:
    """Tell a person nothing about a table, or tell it: also on the ways that are for chosen tables only."""
    here = sa.and_(told.c.person == person, told.c.table_id == table, told.c.what.in_(WISHES))
    row = {"person": person, "table_id": table, "what": "quiet" if quiet else "loud", "version": 0}

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(told).where(here))
        connection.execute(store.insert_missing(told).values(**row))

    await store.write(write)


async def wishes(store: Store, person: str) -> dict[str, str]:
    """The tables of which somebody has said whether they want to be told, and what."""
    rows = await store.read(sa.select(told).where(told.c.person == person, told.c.what.in_(WISHES)))
    return {row.table_id: row.what for row in rows}


async def is_quiet(store: Store, who: Who, table: str) -> Quiet:
    found = [way for way in await ways_of(store, who) if way.proven]
    wish = (await wishes(store, who.id)).get(table)
    return Quiet(wish == "quiet" or (wish is None and all(way.chosen for way in found)), bool(found))


async def be_calm(store: Store, who: Who, calm: bool) -> None:
    """Whether somebody wants no notices while a page of theirs is open on any device."""
    await store.do(sa.update(people).where(people.c.id == who.id).values(calm=int(calm)))


async def is_calm(store: Store, who: Who) -> bool:
    return bool((await store.read(sa.select(people.c.calm).where(people.c.id == who.id)))[0].calm)


def noticed(words: Words, way: Any, lang: str, title: str, text: str, table: str | None = None) -> Notice:
    """A notice about one table, or about all."""
    link = way.origin if table is None else f"{way.origin}/#/table/{table}"
    return ended(words, lang, Notice(title, text, link, "", "", ""), way.origin, way.key, table)


def ended(words: Words, lang: str, notice: Notice, origin: str, key: str, table: str | None = None) -> Notice:
    """The notice with its end: a page for people, an address for programs; for one table, or for all."""
    off = f"{origin}/#/notices/{key}/off" + ("" if table is None else f"/{table}")
    says = Say("notice-off" if table is None else "notice-off-table", link=off)
    at_once = f"{origin}/api/notices/{key}/off" + ("" if table is None else f"/{table}")
    return notice._replace(off=off, ends=words.say(lang, says), at_once=at_once)
