"""Those who watch a match: who they are, and what they say to each other.

That is no event of the table: those who play are sent no byte of it while they play.
"""

import time

import sqlalchemy as sa
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server.decisions import MOST_CHATS
from riverhaven.server.gallery import Gallery
from riverhaven.server.manners import deaf_to
from riverhaven.server.people import Who, new_id, sitters
from riverhaven.server.schema import asides, people
from riverhaven.server.store import Store
from riverhaven.server.table import Table
from riverhaven.server.text import clean_chat, told_apart

LATELY = 100  # asides that are shown


class Aside(Struct):
    """What somebody said who watches."""

    id: str
    name: str
    text: str


class Audience(Struct):
    """Those who watch: by name, and how many have none; and what they say, for those who may read it."""

    names: list[str]
    nameless: int
    asides: list[Aside]


async def audience(store: Store, gallery: Gallery, table: Table, me: str | None) -> Audience:
    watching = [talk.person for talk in gallery.watching.get(table.id, ()) if talk.only_watches(table)]
    ids = {person for person in watching if person is not None}
    rows = await store.read(sa.select(people.c.name).where(people.c.id.in_(ids)).order_by(people.c.name))
    may_read = table.stage == "over" or not table.sits(me)
    said = await lately(store, table.id, me) if may_read else []
    playing = (one.name for one in (await sitters(store, [table.id]))[table.id])
    names = told_apart([row.name for row in rows if row.name], playing)
    return Audience([name for name in names if name], watching.count(None), said)


async def lately(store: Store, table: str, me: str | None) -> list[Aside]:
    """The last asides at a table, without those of people whom I do not hear."""
    deaf = await deaf_to(store, me)
    both = asides.join(people, asides.c.person == people.c.id)
    chosen = sa.select(asides.c.id, asides.c.person, people.c.name, asides.c.text).select_from(both)
    rows = await store.read(chosen.where(asides.c.table_id == table).order_by(asides.c.made.desc()).limit(LATELY))
    return [Aside(row.id, row.name or "…", row.text) for row in reversed(rows) if row.person not in deaf]


async def say(store: Store, table: Table, me: Who, text: str) -> None:
    """Say something to those who watch. Whoever plays speaks to all, at the table."""
    if table.sits(me.id):
        raise Refusal("players-do-not-whisper")
    count = sa.select(sa.func.count()).select_from(asides).where(asides.c.table_id == table.id)
    if (await store.read(count))[0][0] >= MOST_CHATS:
        raise Refusal("chat-full", most=MOST_CHATS)
    row = {"id": new_id(), "table_id": table.id, "person": me.id, "made": time.time()}
    await store.do(sa.insert(asides).values(text=clean_chat(text), **row))
