"""Hints between processes: "table T is at version N". The log is the truth; a hint that is lost or late does no harm.

PostgreSQL carries hints by NOTIFY, sent after the commit: inside the transaction all commits would
queue for one lock. SQLite has no such thing, but tells cheaply whether another process has written at all.
"""

import asyncio
import logging
import os
import queue
import threading
from contextlib import suppress

import psycopg
import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server.hall import Hall
from riverhaven.server.schema import tables
from riverhaven.server.store import Store

log = logging.getLogger("riverhaven.hints")

CHANNEL = "riverhaven"
POLL_S = 0.1
RETRY_S = 1.0
MOST = 100  # hints in one notification: it may hold 8000 bytes


class Hints:
    """Listens for what other processes store, and tells them what this one has stored."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store, self.hall = store, hall
        self.me = f"{os.getpid()}-{os.urandom(4).hex()}"
        self._said: queue.SimpleQueue[list[tuple[str, int]] | None] = queue.SimpleQueue()
        self._stopped = threading.Event()
        self._threads: list[threading.Thread] = []
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self.store.sqlite:
            self._tasks.append(asyncio.create_task(self._poll()))
            return
        self.store.committed = self._said.put
        for run in (self._speak, self._listen):
            self._threads.append(threading.Thread(target=run, daemon=True))
            self._threads[-1].start()

    async def stop(self) -> None:
        self._stopped.set()
        self._said.put(None)
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _heard(self, table: str, version: int) -> None:
        if table in self.hall.versions():
            task = asyncio.create_task(self._follow(table, version))
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    async def _follow(self, table: str, version: int) -> None:
        with suppress(Refusal):  # the store is down: whoever needs the table will read it anew
            await self.hall.heard(table, version)

    # -------------------------------------------------------------------------------------------------------- SQLite

    async def _poll(self) -> None:
        """Look whether another process has written; only then ask which of our tables have changed."""
        with self.store.reader.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            seen = None
            while True:
                await asyncio.sleep(POLL_S)
                # The writer's connection counts as another one, so we look more often than we must.
                now = raw.execute("PRAGMA data_version").fetchone()
                if now != seen:
                    seen = now
                    await self._compare()

    async def _compare(self) -> None:
        """Find the tables in memory that the store has newer versions of."""
        versions = self.hall.versions()
        if not versions:
            return
        with suppress(Refusal):
            chosen = sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(versions)))
            for row in await self.store.read(chosen):
                if row.version > versions[row.id]:
                    self._heard(row.id, row.version)

    # ---------------------------------------------------------------------------------------------------- PostgreSQL

    def _connect(self) -> psycopg.Connection:
        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True, connect_timeout=5)

    def _speak(self) -> None:
        connection: psycopg.Connection | None = None
        while (news := self._said.get()) is not None:
            while not self._said.empty() and len(news) < MOST:
                more = self._said.get()
                if more is None:
                    return
                news = news + more
            try:
                connection = connection or self._connect()
                for start in range(0, len(news), MOST):
                    text = " ".join(f"{table}={version}" for table, version in news[start : start + MOST])
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.me} {text}"))
            except psycopg.Error:
                connection = None  # this hint is lost; the listeners compare when they find the store again
        if connection is not None:
            connection.close()

    def _listen(self) -> None:
        while not self._stopped.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._loop.call_soon_threadsafe(self._compare_soon)  # what was said while we were away
                    while not self._stopped.is_set():
                        for notify in connection.notifies(timeout=0.5):
                            self._take(notify.payload)
            except psycopg.Error:
                self._stopped.wait(RETRY_S)
            except RuntimeError:  # the loop is closed
                return

    def _compare_soon(self) -> None:
        task = asyncio.create_task(self._compare())
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    def _take(self, payload: str) -> None:
        who, *news = payload.split(" ")
        if who != self.me:
            for hint in news:
                table, _, version = hint.partition("=")
                self._loop.call_soon_threadsafe(self._heard, table, int(version))
