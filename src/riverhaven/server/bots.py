"""Bots at the tables. They think in processes of their own, which are killed when they think too long.

A bot is given what its seat may know. Its move goes the way of every move: if the position has changed meanwhile it is
stale, and that is all.
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from multiprocessing import get_context
from typing import Any, cast

import pebble
import sqlalchemy as sa

from riverhaven.bots import choose, warm_up
from riverhaven.core.game import Game, game, games
from riverhaven.core.words import Refusal
from riverhaven.server import decisions, metrics
from riverhaven.server.decisions import Stale
from riverhaven.server.hall import Hall
from riverhaven.server.schema import seats, tables
from riverhaven.server.settings import Settings
from riverhaven.server.store import StoreDown
from riverhaven.server.table import Table

log = logging.getLogger("riverhaven.bots")

TRIES = 2
SWEEP_S = 30.0  # a process that died may have left a bot's turn behind: look for such tables now and then


class Bots:
    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.settings = hall, settings
        self._pool = self._new_pool()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        hall.changed.append(self.changed)

    def _new_pool(self) -> pebble.ProcessPool:
        return pebble.ProcessPool(self.settings.bot_workers, context=get_context("spawn"), initializer=wake_up)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        for task in [*self._busy.values(), *([self._sweeper] if self._sweeper else [])]:
            task.cancel()
        self._pool.stop()
        await asyncio.to_thread(self._pool.join)

    async def think(self, what: Callable[..., Any], *about: Any) -> Any:
        """Run something else in a process for bots, under the same limit of time."""
        return await asyncio.wrap_future(self._pool.schedule(what, about, timeout=self.settings.bot_seconds))

    def changed(self, id: str) -> None:
        """Play at this table, if a bot is to move and none is at it."""
        if id not in self._busy:
            live = self.hall.peek(id)
            if live is not None and turn_of_bot(live.table) is not None:
                task = self._busy[id] = asyncio.create_task(self._play(id))
                task.add_done_callback(lambda _: self._done(id))

    def _done(self, id: str) -> None:
        del self._busy[id]
        live = self.hall.peek(id)
        if live is not None and turn_of_bot(live.table) is not None and self._sweeper and not self._sweeper.done():
            self.changed(id)

    async def _sweep(self) -> None:
        """Find the tables where a bot is to move: after a start all of them, later those that were left behind."""
        bit = sa.literal(1).op("<<")(seats.c.seat)
        both = seats.join(tables, seats.c.table_id == tables.c.id)
        chosen = sa.select(tables.c.id).distinct().select_from(both)
        chosen = chosen.where(seats.c.bot.is_not(None), tables.c.owes.op("&")(bit) != 0)
        quiet = 0.0
        while True:
            try:
                for (id,) in await self.hall.store.read(chosen.where(tables.c.touched < time.time() - quiet)):
                    await self.hall.fresh(id)
                    self.changed(id)
            except Refusal as refusal:
                log.warning("sweep failed", extra={"why": refusal.sentence.message})
            await asyncio.sleep(SWEEP_S)
            quiet = SWEEP_S

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
            except Refusal as refusal:
                log.error("bot refused", extra={"table": id, "why": refusal.sentence.message})
                return

    async def _choose(self, table: Table, seat: int) -> tuple[str, bool]:
        """The bot's move; a random one, and True, if it fails again and again."""
        match, bot = table.match, table.seats[seat].bot
        assert match is not None and bot is not None
        known = match.game.redacted(match.state, seat).tobytes()
        for _ in range(TRIES):
            started = time.perf_counter()
            try:
                text = await self._think(match.game, bot, known, seat)
                match.check(seat, match.find(text))
            except Exception as error:  # it hung, died, raised, or chose nonsense
                metrics.BOT_FAILURES.inc()
                log.error("bot failed", extra={"table": table.id, "bot": bot, "why": type(error).__name__})
            else:
                metrics.BOT_SECONDS.observe(time.perf_counter() - started)
                return text, False
        return str(random.choice(match.moves(seat))), True

    async def _think(self, game: Game, bot: str, known: bytes, seat: int) -> str:
        """What the bot answers. Pebble kills a process that thinks too long; one that never begins, we do."""
        pool, limit = self._pool, self.settings.bot_seconds
        about = (game.name, game.rules_version, bot, known, seat, secrets.randbits(63))
        future = pool.schedule(choose, about, timeout=limit)
        answer: asyncio.Future[Any] = asyncio.wrap_future(cast("Future[Any]", future))
        await asyncio.wait([answer], timeout=limit + self.settings.bot_start_seconds)
        if answer.done():
            return str(answer.result())
        if pool is self._pool:  # nobody else has noticed yet
            self._pool = self._new_pool()
            pool.stop()
            await asyncio.to_thread(pool.join)
        raise TimeoutError


def wake_up() -> None:
    """Load the rules and the bots of all games, before the clock of the first decision runs."""
    for name in games():
        for played in (game(name), *game(name).earlier):
            for _ in played.warm_up():
                pass
            warm_up(played)


def turn_of_bot(table: Table) -> int | None:
    """A seat whose decision is a bot's to take now."""
    for seat in table.owes:
        if table.seats[seat].bot is not None and table.free(seat):
            return seat
    return None
