"""The hall: all tables that this process has open, and the one path by which anything happens at a table."""

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace

from riverhaven.core.words import Refusal
from riverhaven.server import metrics
from riverhaven.server.decisions import Stale
from riverhaven.server.schema import people, seats, tables
from riverhaven.server.store import Append, Event, Store, StoreDown, events_after, reseat
from riverhaven.server.table import Opening, Table

log = logging.getLogger("riverhaven.hall")

TRIES = 20  # to get a word in at a table where other processes keep being faster


class Done(NamedTuple):
    """A command was taken; `table` is how the table stands."""

    version: int
    table: Table


class Live:
    """A table in memory. The lock lets one command after another in; looking needs none."""

    def __init__(self, table: Table, names: list[str | None]) -> None:
        self.table = table
        self.names = names
        self.lock = asyncio.Lock()


class Hall:
    def __init__(self, store: Store, most_live: int) -> None:
        self.store = store
        self.most_live = most_live
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Live]] = {}
        # Called with the id of a table that has changed.
        self.changed: list[Callable[[str], None]] = []

    # ------------------------------------------------------------------------------------------------------- opening

    async def live(self, id: str) -> Live:
        """The table with this id, from memory or read from the store."""
        found = self._live.get(id)
        if found is not None:
            self._live.move_to_end(id)
            return found
        if id not in self._opening:
            task = self._opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self._opening.pop(id))
        return await asyncio.shield(self._opening[id])

    async def _read(self, id: str) -> Table:
        rows = await self.store.read(sa.select(tables).where(tables.c.id == id))
        if not rows:
            raise Refusal("no-such-table")
        table = Table.opened(opening_of(rows[0]))
        for row in await self.store.read(events_after(id, 0)):
            table = table.after(Event(**row._mapping))
        return table

    async def _open(self, id: str) -> Live:
        table = await self._read(id)
        live = self._live[id] = Live(table, await self._names(id, table))
        for other in list(self._live)[: max(0, len(self._live) - self.most_live)]:
            if not self._live[other].lock.locked():
                del self._live[other]
        metrics.LIVE.set(len(self._live))
        return live

    async def _names(self, id: str, table: Table) -> list[str | None]:
        both = seats.outerjoin(people, seats.c.person == people.c.id)
        chosen = sa.select(seats.c.seat, seats.c.label, people.c.name).select_from(both)
        names: list[str | None] = [None] * table.opening.seats
        for row in await self.store.read(chosen.where(seats.c.table_id == id)):
            names[row.seat] = row.label or row.name
        return names

    def peek(self, id: str) -> Live | None:
        """The table, if it is in memory."""
        return self._live.get(id)

    def forget(self, id: str) -> None:
        """Read the table anew when it is needed next."""
        self._live.pop(id, None)

    def versions(self) -> dict[str, int]:
        """The tables in memory, and the version of each."""
        return {id: live.table.version for id, live in self._live.items()}

    async def catch_up(self, live: Live) -> None:
        """Follow what other processes have stored."""
        table = live.table
        rows = await self.store.read(events_after(table.id, table.version))
        for row in rows:
            table = table.after(Event(**row._mapping))
        if rows:
            await self._replace(live, table, {row.kind for row in rows})

    async def heard(self, id: str, version: int) -> None:
        """Another process says that a table is at `version`."""
        live = self._live.get(id)
        if live is not None and live.table.version < version:
            async with live.lock:
                await self.catch_up(live)

    @asynccontextmanager
    async def _alone(self, id: str) -> AsyncIterator[Live]:
        """The table, for one command alone. Whoever waited for a table that was forgotten meanwhile opens it anew."""
        while True:
            live = await self.live(id)
            async with live.lock:
                if self._live.get(id) is live:
                    yield live
                    return

    async def fresh(self, id: str) -> Live:
        """The table as the store has it now: hints may be late."""
        async with self._alone(id) as live:
            await self.catch_up(live)
            live.names = await self._names(id, live.table)
        return live

    def _tell(self, id: str) -> None:
        for call in self.changed:
            call(id)

    # -------------------------------------------------------------------------------------------------------- acting

    async def act(self, id: str, person: str | None, command: str | None, decide: Callable[[Table], Event]) -> Done:
        """Do what `decide` decides. Raises a Refusal, `Stale` or `StoreDown`; then nothing has happened, or, if the
        store is down, we do not know, and the same command sent again will tell."""
        key = None if command is None else f"{person}:{command}"
        async with self._alone(id) as live:
            for _ in range(TRIES):
                table = live.table
                if key is not None and key in table.commands:
                    return Done(table.commands[key], table)
                try:
                    event = replace(decide(table), command=key, made=time.time())
                except (Refusal, Stale):
                    await self.catch_up(live)  # another process may have stored what makes it right
                    if live.table is table:
                        raise
                    continue
                if await self._append(live, table.after(event), event):
                    return Done(event.version, live.table)
                await self.catch_up(live)
        raise StoreDown

    async def _append(self, live: Live, after: Table, event: Event) -> bool:
        also = None
        if event.kind == "sit" and event.seat is not None:
            seat = after.seats[event.seat]
            also = reseat(after.id, event.seat, seat.person, seat.bot)
        try:
            won = await self.store.write(Append(event, after.summary, also))
        except StoreDown:
            self.forget(after.id)  # it may have been written all the same
            raise
        if won:
            await self._replace(live, after, {event.kind})
            metrics.EVENTS.labels(event.kind).inc()
        return bool(won)

    async def _replace(self, live: Live, table: Table, kinds: set[str]) -> None:
        """Let the table stand as it does after events of these `kinds`, and tell everybody."""
        if "name" in kinds:  # somebody is called otherwise, or is gone with all they said
            table = await self._read(table.id)
        if kinds & {"sit", "name"}:
            live.names = await self._names(table.id, table)
        live.table = table
        self._tell(table.id)


def opening_of(row: Any) -> Opening:
    position = None if row.position is None else json.loads(row.position)
    options = json.loads(row.options)
    return Opening(
        row.id, row.game, row.rules, row.seats, options, row.seed, position, bool(row.open_dice), row.invitation
    )
