"""The hall: all tables that this process has open, and the one path by which anything happens at a table."""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from riverhaven.core.words import Refusal
from riverhaven.server import decisions, metrics
from riverhaven.server.decisions import Stale
from riverhaven.server.now import now
from riverhaven.server.pieces import Opening, read_start
from riverhaven.server.plans import Plans, plans_at
from riverhaven.server.pools import REPLAYS
from riverhaven.server.protocol import Clock, Planned
from riverhaven.server.schema import people, seats, tables
from riverhaven.server.store import (
    Also,
    Append,
    Event,
    Store,
    StoreDown,
    events_after,
    mark_rated,
    reseat,
    reseat_by_lot,
)
from riverhaven.server.table import Table
from riverhaven.server.text import told_apart

log = logging.getLogger("riverhaven.hall")

TRIES = 20  # to get a word in at a table where other processes keep being faster


class Gone(Refusal):
    """There is no such table, or it has been forgotten."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class Done(NamedTuple):
    """A command was taken; `table` is how the table stands."""

    version: int
    table: Table


class Live:
    """A table in memory. The lock lets one command after another in; looking needs none."""

    def __init__(self, table: Table, names: list[str | None], plans: Plans) -> None:
        self.table = table
        self.names = names
        self.plans = plans  # secrets, each of one person
        self.plays_plans = False  # just now: whose they are shall not be asked meanwhile
        self.lock = asyncio.Lock()

    def plans_of(self, person: str | None, seat: int | None) -> list[Planned]:
        """What somebody has planned for a seat: theirs alone to know."""
        plan = None if seat is None else self.plans.get(seat)
        return plan.shown if plan is not None and plan.person == person else []


class Hall:
    def __init__(self, store: Store, most_live: int, now: Callable[[], float] = now, comeback_s: float = 0.0) -> None:
        self.store = store
        self.most_live = most_live
        self.now = now
        self.flags_from = now() + comeback_s  # whoever was cut off by a restart has so long to come back
        self.is_watched: Callable[[str], bool] = lambda table: False  # whether somebody looks at a table just now
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._looks: dict[str, asyncio.Task[Live]] = {}  # that have not begun
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
        return (await REPLAYS.do(opened, self.store, id)).as_of(self.now())

    async def _open(self, id: str) -> Live:
        table = await self._read(id)
        live = self._live[id] = Live(table, await self._names(id, table), await plans_at(self.store, id))
        others = sorted((other for other in self._live if other != id), key=self.is_watched)  # those last
        for other in others[: max(0, len(self._live) - self.most_live)]:
            if not self._live[other].lock.locked():
                del self._live[other]
        metrics.LIVE.set(len(self._live))
        return live

    async def _names(self, id: str, table: Table) -> list[str | None]:
        both = seats.outerjoin(people, seats.c.person == people.c.id)
        chosen = sa.select(seats.c.seat, seats.c.label, people.c.name).select_from(both)
        names: list[str | None] = [None] * table.opening.seats
        rows = await self.store.read(chosen.where(seats.c.table_id == id))
        if not rows:
            self.forget(id)
            raise Gone
        for row in rows:
            names[row.seat] = row.label or row.name
        return told_apart(names)

    async def look_who_is_who(self, persons: set[str] | None) -> None:
        """These people, or (None) anybody, are called otherwise: show it at the tables in memory where they sit."""
        for id, live in list(self._live.items()):
            if persons is not None and persons.isdisjoint(seat.person for seat in live.table.seats):
                continue
            try:
                names = await self._names(id, live.table)
            except Gone:
                self.tell(id)
                continue
            if names != live.names:
                live.names = names
                self.tell(id)

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
        if rows:
            news = [Event(**row._mapping) for row in rows]
            await self._replace(live, table.after(*news).as_of(self.now()), {event.kind for event in news})

    async def heard(self, id: str, version: int) -> None:
        """Another process says that a table is at `version`."""
        live = self._live.get(id)
        if live is None:
            self.tell(id)  # whoever looks at it reads it anew
        elif live.table.version < version:
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
        """The table as the store has it now: hints may be late. Many who ask at once share one look into the store."""
        if id not in self._looks:
            self._looks[id] = asyncio.create_task(self._look(id))
        return await asyncio.shield(self._looks[id])

    async def _look(self, id: str) -> Live:
        mine = self._looks[id]
        try:
            async with self._alone(id) as live:
                del self._looks[id]  # whoever comes from now on may want something newer
                await self.catch_up(live)
                live.names, live.plans = await self._names(id, live.table), await plans_at(self.store, id)
                return live
        finally:
            if self._looks.get(id) is mine:
                del self._looks[id]

    async def wake(self, id: str, then: Callable[[str], None]) -> None:
        """Open a table as it is stored, and do something there: for sweeps. One that cannot be opened keeps nobody else
        waiting."""
        try:
            await self.fresh(id)
            then(id)
        except Exception as error:
            log.warning("table left out", extra={"table": id, "why": type(error).__name__})

    def tell(self, id: str) -> None:
        """Something about a table has changed: let everybody look."""
        for call in self.changed:
            call(id)

    # -------------------------------------------------------------------------------------------------------- acting

    async def act(
        self,
        id: str,
        person: str | None,
        command: str | None,
        decide: Callable[[Table], Event],
        also: Also | None = None,
    ) -> Done:
        """Do what `decide` decides, and `also` this, both or neither. Raises a Refusal, `Stale` or `StoreDown`; then
        nothing has happened, or, if the store is down, we do not know, and the same command sent again will tell."""
        key = None if command is None else f"{person}:{command}"
        now = self.now()  # when it came, however long it has to wait now
        async with self._alone(id) as live:
            for _ in range(TRIES):
                table = live.table
                if key is not None and key in table.commands:
                    return Done(table.commands[key], table)
                try:
                    flag = self.flag(table, now)
                    event = flag or replace(decide(table), command=key, made=now)
                except (Refusal, Stale):
                    await self.catch_up(live)  # another process may have stored what makes it right
                    if live.table is table:
                        raise
                    continue
                won = await self._append(live, table.after(event), event, None if flag else also)
                if won and not flag:
                    return Done(event.version, live.table)
                if not won:
                    await self.catch_up(live)
        raise StoreDown

    def flag(self, table: Table, now: float) -> Event | None:
        """Whose time is up comes before whatever else happens."""
        found = None if now < self.flags_from else decisions.flag(table, now)
        return None if found is None else replace(found, made=now)

    async def _append(self, live: Live, after: Table, event: Event, also: Also | None) -> bool:
        notes = [*noted(live.table, after, event), *([also] if also else [])]
        try:
            won = await self.store.write(Append(event, after.summary, notes))
        except StoreDown:
            self.forget(after.id)  # it may have been written all the same
            raise
        if won:
            await self._replace(live, after, {event.kind})
            metrics.EVENTS.labels(event.kind).inc()
        return bool(won)

    async def _replace(self, live: Live, table: Table, kinds: set[str]) -> None:
        """Let the table stand as it does after events of these `kinds`, and tell everybody."""
        if "name" in kinds:  # somebody is gone, with all they said
            table = await self._read(table.id)
        if kinds & {"sit", "name"} or table.drawn > live.table.version:
            live.names = await self._names(table.id, table)
        live.table = table
        self.tell(table.id)


def noted(before: Table, after: Table, event: Event) -> Iterator[Also]:
    """What is written with an event: who sits where now, and that a match counts."""
    if after.drawn == event.version:
        yield reseat_by_lot(after.id, read_start(event.body)[1])
    else:
        for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
            if was != now:
                yield reseat(after.id, seat, now.person, now.bot, was.person not in (None, now.person))
    if after.rated and not before.rated:
        yield mark_rated(after.id)


def opened(store: Store, id: str) -> Table:
    """Read a table and play it through: in a thread, for a long match takes a while."""
    rows = store.read_now(sa.select(tables).where(tables.c.id == id))
    if not rows:
        raise Gone
    return replayed(store, rows[0])


def replayed(store: Store, row: Any) -> Table:
    events = store.read_now(events_after(row.id, 0))
    return Table.opened(opening_of(row)).after(*(Event(**event._mapping) for event in events))


def of_one_moment(store: Store, row: Any) -> tuple[Any, Table]:
    """The row of a table and what its events add up to. If it is played on meanwhile, they are read again."""
    while True:
        table = replayed(store, row)
        if table.version == row.version:
            return row, table
        found = store.read_now(sa.select(tables).where(tables.c.id == row.id))
        if not found:
            raise Gone
        if found[0].version == row.version:
            return row, table
        (row,) = found


def opening_of(row: Any) -> Opening:
    position = None if row.position is None else json.loads(row.position)
    options = json.loads(row.options)
    return Opening(
        row.id,
        row.game,
        row.rules,
        row.seats,
        options,
        row.seed,
        position,
        bool(row.open_dice),
        row.invitation,
        row.lesson,
        None if row.clock is None else msgspec.json.decode(row.clock, type=Clock),
        bool(row.listed),
        bool(row.asks),
        row.meant,
        bool(row.lot),
        row.origin,
        row.fork,
    )
