"""Hints between processes: "table T is at version N". The log is the truth; a hint that is lost or late does no harm.

PostgreSQL carries them (`server/notify.py`). SQLite has no such thing, but tells cheaply whether another process has
written at all.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server.gallery import Gallery
from riverhaven.server.hall import Hall
from riverhaven.server.people import CHANGED, changed_since
from riverhaven.server.schema import settings, tables
from riverhaven.server.store import Store

if TYPE_CHECKING:
    from riverhaven.server.notify import Notifier

log = logging.getLogger("riverhaven.hints")

POLL_S = 0.1
REST_S = 1.0  # while nobody is here whom a hint could concern
RETRY_S = 1.0


class Hints:
    """Listens for what other processes store, and tells them what this one has stored."""

    def __init__(self, store: Store, hall: Hall, gallery: Gallery) -> None:
        self.store, self.hall, self.gallery = store, hall, gallery
        self._notifier: Notifier | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._people = ""  # what the store said when we last looked who is who
        self._next_look: asyncio.Task[None] | None = None
        self._looking, self._rested = asyncio.Lock(), 0.0

    def start(self) -> None:
        self._people = self.store.setting(CHANGED, "")
        if self.store.sqlite:
            self._tasks.append(asyncio.create_task(self._poll()))
            return
        from riverhaven.server.notify import Notifier  # which loads what speaks to PostgreSQL

        self._notifier = Notifier(self.store, heard=self._heard, back=lambda: self._soon(self._compare()))
        self.store.committed = self._notifier.say

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._notifier is not None:
            await self._notifier.stop()

    def _soon(self, what: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(what)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)
        return task

    def _heard(self, table: str, version: int) -> None:
        if table == CHANGED:
            self._look_who_is_who()
        elif self.hall.peek(table) is not None or self.hall.is_watched(table):
            self._soon(self._follow(table, version))

    async def _follow(self, table: str, version: int) -> None:
        with suppress(Refusal):  # the store is down: whoever needs the table will read it anew
            await self.hall.heard(table, version)

    # -------------------------------------------------------------------------------------------------------- people

    async def people_changed(self) -> None:
        """A name has changed or a session has ended: here it counts before this returns, elsewhere in a moment."""
        if self._notifier is not None:  # on SQLite the setting is compared
            self._notifier.say([(CHANGED, 0)])
        await asyncio.shield(self._look_who_is_who())

    def _look_who_is_who(self) -> asyncio.Task[None]:
        """Look again whose sessions our sockets have and what people are called; at most once a second, for all who
        have changed by then."""
        if self._next_look is None:
            self._next_look = self._soon(self._look_when_rested())
        return self._next_look

    async def _look_when_rested(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self._rested - loop.time())
        async with self._looking:
            self._next_look = None  # whoever comes from now on may have changed after we looked
            self._rested = loop.time() + REST_S
            await self._look()

    async def _look(self) -> None:
        while True:
            try:
                (row,) = await self.store.read(sa.select(settings.c.value).where(settings.c.name == CHANGED))
                changed = changed_since(self._people, row.value)
                if changed is None or changed:
                    await self.gallery.look_who_is_who(changed)
                    await self.hall.look_who_is_who(changed)
                    self._people = row.value
                return
            except Refusal:  # the store is down: nobody stays in because we could not look
                await asyncio.sleep(RETRY_S)

    # -------------------------------------------------------------------------------------------------------- SQLite

    async def _poll(self) -> None:
        """Look whether another process has written, for as long as the server runs: a file that cannot be read just now
        can be read a moment later."""
        while True:
            try:
                await self._poll_on()
            except Exception as error:
                log.warning("polling begins anew", extra={"why": type(error).__name__})
                await asyncio.sleep(RETRY_S)

    async def _poll_on(self) -> None:
        """Only where another process has written, ask which of our tables have changed."""
        with self.store.reader.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            seen = None
            while True:
                await asyncio.sleep(POLL_S if self.gallery.watching or self.gallery.by_session else REST_S)
                # The writer's connection counts as another one, so we look more often than we must.
                now = raw.execute("PRAGMA data_version").fetchone()
                if now != seen:
                    seen = now
                    await self._compare()

    async def _compare(self) -> None:
        """Find what the store knows better than we do: people, and the tables in memory, or shown here."""
        self._look_who_is_who()
        versions = self.gallery.shown() | self.hall.versions()
        if not versions:
            return
        with suppress(Refusal):
            chosen = sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(versions)))
            for row in await self.store.read(chosen):
                if row.version > versions[row.id]:
                    self._heard(row.id, row.version)
