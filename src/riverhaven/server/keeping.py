"""Keeping what is stored: a backup is a store of its own, one SQLite file, whatever it was made from.

It is made in one reading, so it shows one moment of a server that goes on playing. Restoring brings back what is
missing and leaves alone what is there: a table that was played on since stays as far as it got. So both may be done
while a server runs. What is old is forgotten: by the owner, or by the server itself.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from riverhaven.core.words import Refusal
from riverhaven.server.hall import Hall
from riverhaven.server.schema import metadata, tables
from riverhaven.server.settings import Settings
from riverhaven.server.store import Store, why_not
from riverhaven.server.upgrade import NEWEST, version_of

log = logging.getLogger("riverhaven.keeping")

ROWS = 1000  # written at once
OF_TABLES = [one for one in metadata.sorted_tables if "table_id" in one.c]  # rows that come, stay and go with a table
OTHERS = [one for one in metadata.sorted_tables if one not in (tables, *OF_TABLES)]
Step = Callable[[int, int], None]  # so many tables of so many are done


def silently(done: int, of: int) -> None:
    """Nobody looks on."""


def backup(url: str, file: Path, step: Step = silently) -> int:
    """Write all that the store holds into a new file; returns how many tables there are."""
    if file.exists():
        raise Refusal("backup-exists", file=str(file))
    half = file.with_name(f"{file.name}.part")  # whoever sees the file sees it whole
    half.unlink(missing_ok=True)
    try:
        count = copy(url, f"sqlite:///{half}", step)
        with sqlite3.connect(half) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # one file, without companions
        half.rename(file)
    finally:
        for rest in file.parent.glob(f"{half.name}*"):
            rest.unlink()
    return count


def restore(url: str, file: Path, step: Step = silently) -> int:
    """Bring back what a backup has and the store has not; returns how many tables that were."""
    return copy(f"sqlite:///{file}", url, step)


def copy(url: str, to: str, step: Step) -> int:
    source, target = Store(url, make=False), Store(to)
    source.check()
    target.check()
    try:
        with source.reader.connect() as there:
            if not source.sqlite:  # where a reading sees one moment anyway
                there.execution_options(isolation_level="REPEATABLE READ")
            must_be_current(there, source)
            target.prepare()
            return bring(there, target, step)
    except SQLAlchemyError as error:
        raise Refusal("no-store", store=f"{source.name}, {target.name}", why=why_not(error)) from None
    finally:
        source.close()
        target.close()


def must_be_current(there: sa.Connection, source: Store) -> None:
    """A store of another version is brought up to date by a server, not here."""
    found = version_of(there)
    if found != NEWEST:
        raise Refusal("backup-other-version", store=source.name, found=str(found), newest=NEWEST)


def bring(there: sa.Connection, target: Store, step: Step) -> int:
    """Copy the rows that are missing: people and all that is theirs, then table after table, each at once, so that
    nobody at a running server waits for more than one."""

    def add(kind: sa.Table, rows: sa.CursorResult[Any]) -> None:
        for some in rows.mappings().partitions(ROWS):
            here.execute(target.insert_missing(kind), [dict(row) for row in some])

    with target.writer.begin() as here:
        for kind in OTHERS:
            add(kind, there.execute(sa.select(kind)))
    wanted = there.execute(sa.select(tables.c.id).order_by(tables.c.made)).scalars().all()
    count = 0
    for number, id in enumerate(wanted, 1):
        with target.writer.begin() as here:
            if here.execute(sa.select(tables.c.id).where(tables.c.id == id)).first() is None:
                count += 1
                add(tables, there.execute(sa.select(tables).where(tables.c.id == id)))
                for kind in OF_TABLES:
                    add(kind, there.execute(sa.select(kind).where(kind.c.table_id == id)))
        step(number, len(wanted))
    return count


def purge(url: str, days: float, running: bool, really: bool, step: Step = silently) -> int:
    """Forget the tables that nobody has touched for so many days: those that are over or never began, and if wanted
    those that still run. Returns how many they are; unless `really`, nothing is forgotten."""
    store = Store(url, make=False)
    store.check()
    try:
        found = [row.id for row in store.read_now(untouched(days, running))]
        for number, id in enumerate(found if really else (), 1):
            with store.writer.begin() as here:
                forget(here, id)
            step(number, len(found))
    finally:
        store.close()
    return len(found)


def untouched(days: float, running: bool = False) -> sa.Select[tuple[str]]:
    old = tables.c.touched < time.time() - days * 86400
    return sa.select(tables.c.id).where(old if running else sa.and_(old, tables.c.stage != "running"))


def forget(connection: sa.Connection, table: str) -> None:
    """Delete a table, with all that was played and said there."""
    for kind in OF_TABLES:
        connection.execute(sa.delete(kind).where(kind.c.table_id == table))
    connection.execute(sa.delete(tables).where(tables.c.id == table))
    connection.execute(sa.update(tables).where(tables.c.origin == table).values(origin=None, fork=None))


class Retention:
    """Forgets old tables by itself, where the owner of the server wants that."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.settings = hall, settings
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.settings.keep_days:
            self._task = asyncio.create_task(self._sweep())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _sweep(self) -> None:
        while True:
            try:
                await self.look()
            except Refusal as refusal:
                log.warning("nothing forgotten", extra={"why": refusal.sentence.message})
            await asyncio.sleep(self.settings.keep_sweep_seconds)

    async def look(self) -> None:
        store = self.hall.store
        for row in await store.read(untouched(self.settings.keep_days)):
            await store.write(partial(forget, table=row.id))
            self.hall.forget(row.id)
            self.hall.tell(row.id)
