"""Bots at the tables. They think in processes of their own, which are killed when they think too long.

A bot is given what its seat may know. Its move goes the way of every move: if the position has changed meanwhile it is
stale, and that is all.

Those who search think in other processes than those who answer at once, so that the one never waits for the other. In
both, one person after another has a turn, whoever keeps how many tables; where many wait, a search is given less time.
"""

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar, cast

import sqlalchemy as sa

from riverhaven.bots import Searching, choose, mind
from riverhaven.bots.plan import ways
from riverhaven.bots.search import Budget
from riverhaven.core.lesson import meant
from riverhaven.core.match import Match
from riverhaven.core.words import Refusal
from riverhaven.server import decisions, metrics
from riverhaven.server.askers import Asker, Whereabouts
from riverhaven.server.decisions import Stale
from riverhaven.server.hall import Hall
from riverhaven.server.schema import seats, tables
from riverhaven.server.settings import Settings
from riverhaven.server.store import StoreDown
from riverhaven.server.table import Table
from riverhaven.server.thinking import Died, Lane
from riverhaven.study.moment import Moment, Ply, Setting, look

log = logging.getLogger("riverhaven.bots")
T = TypeVar("T")

TRIES = 2
SWEEP_S = 30.0  # a process that died may have left a bot's turn behind: look for such tables now and then
SHARE_S = 4.0  # a search may take so long, divided by how many want to think
LEAST_S = 0.1
HINTS = 256  # that are kept


def within(budget: Budget, waiting: int) -> Budget:
    """What a search may take when so many others wait as well: its share of the time."""
    if budget.seconds is None:
        return budget
    return Budget(seconds=min(budget.seconds, max(LEAST_S, SHARE_S / (1 + waiting))))


class Bots:
    def __init__(self, hall: Hall, settings: Settings, whereabouts: Whereabouts) -> None:
        self.hall, self.settings, self.whereabouts = hall, settings, whereabouts
        self.quick, self.deep = Lane(1, settings), Lane(settings.bot_workers, settings)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._advised: set[str] = set()  # who has asked for a hint that is not there yet
        self._told: OrderedDict[tuple[object, ...], Any] = OrderedDict()  # hints: a position has one answer
        self._studying: set[str] = set()  # who has a match analysed
        hall.changed.append(self.changed)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        for task in [*self._busy.values(), *([self._sweeper] if self._sweeper else [])]:
            task.cancel()
        self.quick.stop()
        self.deep.stop()

    async def advise(self, who: Asker, what: Callable[..., T], about: tuple[object, ...], budget: Budget) -> T:
        """A hint: one at a time for each person, in turn with the bots that search."""
        if about in self._told:
            return cast("T", self._told[about])
        if who.person in self._advised:
            raise Refusal("hint-already")
        self._advised.add(who.person)
        try:
            found = await self.deep.think(who, what, lambda waiting: (*about, within(budget, waiting)))
            self._told[about] = found
            if len(self._told) > HINTS:
                self._told.popitem(last=False)
            return found
        except (TimeoutError, Died) as error:
            raise Refusal("no-hint") from error
        finally:
            self._advised.discard(who.person)

    @contextmanager
    def one_analysis(self, person: str) -> Iterator[None]:
        """Whoever has asked for one asks for no other until it is done, or they have left."""
        self.check_analysis(person)
        self._studying.add(person)
        try:
            yield
        finally:
            self._studying.discard(person)

    def check_analysis(self, person: str) -> None:
        if person in self._studying:
            raise Refusal("analysis-already")

    async def look(self, person: str, ply: Ply, setting: Setting) -> Moment:
        """A ply of an analysis, in turn with the bots that search: a match takes a minute, but nobody waits so long."""
        try:
            return await self.deep.think(self.whereabouts.of(person), look, lambda waiting: (ply, setting, 0))
        except (TimeoutError, Died) as error:
            raise Refusal("no-analysis") from error

    def changed(self, id: str) -> None:
        """Play at this table, if a bot is to move and none is at it."""
        if id not in self._busy:
            live = self.hall.peek(id)
            if live is not None and turn_of_bot(live.table) is not None:
                task = self._busy[id] = asyncio.create_task(self._play(id))
                task.add_done_callback(lambda task: self._done(id, task))

    def _done(self, id: str, task: asyncio.Task[None]) -> None:
        """A bot may be to move again by now. Where one could not, the next sweep tries again, and not this moment."""
        del self._busy[id]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.changed(id)
        else:
            why = error.sentence.message if isinstance(error, Refusal) else type(error).__name__
            log.error("bot left its turn", exc_info=error, extra={"table": id, "why": why})

    async def _sweep(self) -> None:
        """Find the tables where a bot is to move: after a start all of them, later those that were left behind.

        No clock is asked: left behind is what stands as it stood at the last sweep.
        """
        bit = sa.literal(1).op("<<")(seats.c.seat)
        both = seats.join(tables, seats.c.table_id == tables.c.id)
        chosen = sa.select(tables.c.id, tables.c.version).distinct().select_from(both)
        # A bot has a name: asked in this way, SQLite looks at the seats of bots and not at all tables.
        chosen = chosen.where(seats.c.bot > "", tables.c.owes.op("&")(bit) != 0)
        before: dict[str, int] | None = None
        while True:
            try:
                found = {row.id: row.version for row in await self.hall.store.read(chosen)}
            except Refusal as refusal:
                log.warning("sweep failed", extra={"why": refusal.sentence.message})
            else:
                for id, version in found.items():
                    if id not in self._busy and (before is None or before.get(id) == version):
                        await self.hall.wake(id, self.changed)
                before = found
            await asyncio.sleep(SWEEP_S)

    async def _play(self, id: str) -> None:
        """Play until no bot is to move."""
        while True:
            table = (await self.hall.live(id)).table
            seat = turn_of_bot(table)
            if seat is None:
                return
            move, failed = await self._choose(table, seat)
            try:
                decide = partial(decisions.bot_move, seat=seat, move=move, at=table.at, random=failed)
                await self.hall.act(id, None, None, decide)
            except Stale:
                continue
            except StoreDown:
                await asyncio.sleep(1)

    async def _choose(self, table: Table, seat: int) -> tuple[str, bool]:
        """The bot's move; a random one, and True, if it fails again and again."""
        match, bot = table.match, table.seats[seat].bot
        assert match is not None and bot is not None
        if table.lesson is not None:  # it is written there
            return str(meant(match, table.lesson.stand(match).reply or "")[1]), False
        for _ in range(TRIES):
            started = time.perf_counter()
            try:
                text = await self._think(table, match, bot, seat)
                match.check(seat, match.find(text))
            except Exception as error:  # it hung, died, raised, or chose nonsense
                metrics.BOT_FAILURES.inc()
                log.error("bot failed", extra={"table": table.id, "bot": bot, "why": type(error).__name__})
            else:
                metrics.BOT_SECONDS.observe(time.perf_counter() - started)
                return text, False
        return str(random.choice(match.moves(seat))), True

    async def _think(self, table: Table, match: Match, bot: str, seat: int) -> str:
        game, known = table.game, match.game.redacted(match.state, seat).tobytes()
        chosen = mind(bot, ways(game).levels)

        def about(waiting: int) -> tuple[object, ...]:
            now = Searching(within(chosen.budget, waiting)) if isinstance(chosen, Searching) else chosen
            return game.name, game.rules_version, now, known, seat, secrets.randbits(63)

        lane = self.deep if isinstance(chosen, Searching) else self.quick
        return await lane.think(self.whereabouts.of(payer(table)), choose, about)


def payer(table: Table) -> str:
    """In whose turn the bots of a table think: that of the first person who sits there, or of whoever set it up."""
    return next((seat.person for seat in table.seats if seat.person is not None), table.host or "")


def turn_of_bot(table: Table) -> int | None:
    """A seat whose decision is a bot's to take now."""
    for seat in table.owes:
        if table.seats[seat].bot is not None and table.free(seat):
            return seat
    return None
