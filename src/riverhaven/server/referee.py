"""The referee: says when somebody's time is up, also at tables that nobody looks at."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server.decisions import Stale
from riverhaven.server.hall import Hall
from riverhaven.server.schema import tables
from riverhaven.server.store import Event
from riverhaven.server.table import Table

log = logging.getLogger("riverhaven.referee")

SWEEP_S = 30.0  # a table that is not in memory, or whose process died, is found in the store


class Referee:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hall.changed.append(self.changed)

    def start(self) -> None:
        self._run(self._sweep())

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def changed(self, id: str) -> None:
        """Look at the clocks of this table when the first of them falls."""
        live = self.hall.peek(id)
        due = None if live is None or live.table.times is None else live.table.times.due
        if (timer := self._timers.pop(id, None)) is not None:
            timer.cancel()
        if due is not None:
            self._wait(id, due)

    def _wait(self, id: str, due: float) -> None:
        wait = max(due, self.hall.flags_from) - self.hall.now()
        self._timers[id] = asyncio.get_running_loop().call_later(max(0.0, wait), self._fall, id)

    def _fall(self, id: str) -> None:
        self._timers.pop(id, None)
        self._run(self.call(id))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def call(self, id: str) -> None:
        """Whose time is up comes before whatever else happens: so try to do nothing."""
        try:
            await self.hall.act(id, None, None, nothing)
        except Stale:
            self.changed(id)  # it was too early, or somebody else's clock is next
        except Exception as error:  # one that cannot be opened keeps nobody else waiting
            log.warning("clock left out", extra={"table": id, "why": type(error).__name__})

    async def _sweep(self) -> None:
        """Find the tables where a clock falls before the next sweep, and that no process may have in mind."""
        while True:
            chosen = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= self.hall.now() + SWEEP_S)
            try:
                for row in await self.hall.store.read(chosen):
                    if row.id not in self._timers:
                        self._wait(row.id, row.due)
            except Refusal as refusal:
                log.warning("sweep failed", extra={"why": refusal.sentence.message})
            await asyncio.sleep(SWEEP_S)


def nothing(table: Table) -> Event:
    raise Stale
