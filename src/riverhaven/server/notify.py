"""Hints by PostgreSQL's NOTIFY, sent after the commit: inside the transaction all commits would queue for one lock."""

import asyncio
import os
import queue
import socket
import threading
from collections.abc import Callable
from selectors import EVENT_READ, DefaultSelector

import psycopg

from riverhaven.server.store import PATIENCE, Store

CHANNEL = "riverhaven"
RETRY_S = 1.0
COMPARE_S = 60.0  # a line that is cut without a word tells nothing; so what was said is looked up now and then
MOST = 100  # hints in one notification: it may hold 8000 bytes

News = list[tuple[str, int]]  # tables and their versions


class Notifier:
    """Tells the other processes what this one has stored, and calls `heard` on this loop for what they have.

    `back` is called whenever the store is found again, and once a minute: something may have been said meanwhile.
    """

    def __init__(self, store: Store, heard: Callable[[str, int], None], back: Callable[[], object]) -> None:
        self.store, self.heard, self.back = store, heard, back
        self.me = f"{os.getpid()}-{os.urandom(4).hex()}"
        self._said: queue.SimpleQueue[News | None] = queue.SimpleQueue()
        self._stopped = threading.Event()
        self._bell, self._rope = socket.socketpair()  # pulled when all is over
        self._loop = asyncio.get_running_loop()
        self._threads = [threading.Thread(target=run, daemon=True) for run in (self._speak, self._listen)]
        for thread in self._threads:
            thread.start()

    def say(self, news: News) -> None:
        self._said.put(news)

    async def stop(self) -> None:
        self._stopped.set()
        self._rope.send(b"!")
        self._said.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._bell.close()
        self._rope.close()

    def _connect(self) -> psycopg.Connection:
        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True, **PATIENCE)

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
                with self._connect() as connection, DefaultSelector() as either:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._loop.call_soon_threadsafe(self.back)
                    either.register(connection, EVENT_READ)
                    either.register(self._bell, EVENT_READ)
                    while not self._stopped.is_set():
                        for notify in connection.notifies(timeout=0):
                            self._take(notify.payload)
                        if not either.select(COMPARE_S):  # psycopg by itself would look ten times a second
                            self._loop.call_soon_threadsafe(self.back)
            except psycopg.Error:
                self._stopped.wait(RETRY_S)
            except RuntimeError:  # the loop is closed
                return

    def _take(self, payload: str) -> None:
        who, *news = payload.split(" ")
        if who != self.me:
            for hint in news:
                table, _, version = hint.partition("=")
                self._loop.call_soon_threadsafe(self.heard, table, int(version))
