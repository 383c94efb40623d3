"""The planner: plays what people have planned, at once when their turn comes, and says it to them where it cannot."""

import asyncio
import logging
from functools import partial

import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server import plans
from riverhaven.server.decisions import Stale
from riverhaven.server.frame import sentence
from riverhaven.server.hall import Hall, Live
from riverhaven.server.plans import NothingFits, Plan
from riverhaven.server.schema import plans as stored
from riverhaven.server.schema import tables
from riverhaven.server.store import StoreDown

log = logging.getLogger("riverhaven.planner")

SWEEP_S = 10.0  # what another process stored, or was left when one died, is found in the store


class Planner:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        hall.changed.append(self.changed)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    def stop(self) -> None:
        for task in [*self._busy.values(), *([self._sweeper] if self._sweeper else [])]:
            task.cancel()

    def changed(self, id: str) -> None:
        """Play at this table what is planned there, if its turn has come."""
        live = self.hall.peek(id)
        if live is None or not live.plans or id in self._busy or due(live) is None:
            return
        live.plays_plans = True
        task = self._busy[id] = asyncio.create_task(self._play_all(id))
        task.add_done_callback(lambda _: self._busy.pop(id))

    async def _play_all(self, id: str) -> None:
        live = await self.hall.live(id)
        try:
            while (found := due(live)) is not None:
                seat, plan = found
                await self.play(live, seat, plan)
        except StoreDown:
            pass  # the sweep will find it
        except Exception as error:  # one that fails keeps nobody else waiting
            log.error("bug", exc_info=error)
        finally:
            live.plays_plans = False
            self.hall.tell(id)

    async def play(self, live: Live, seat: int, plan: Plan) -> None:
        """Play a plan whose turn has come, or tell its owner why not; then it is no plan any more."""
        id = live.table.id
        take = partial(plans.take, table=id, seat=seat, plan=plan)
        try:
            await self.hall.act(id, plan.person, None, lambda table: plans.played(table, seat, plan), take)
        except StoreDown:
            raise
        except Stale:
            pass  # it was withdrawn, or its turn is over
        except NothingFits as nothing:
            await plans.drop(self.hall.store, id, seat, plan, nothing.whys)
        except Refusal as refusal:
            await plans.drop(self.hall.store, id, seat, plan, [sentence(refusal.sentence)] * len(plan.steps))
        live.plans = await plans.plans_at(self.hall.store, id)

    async def _sweep(self) -> None:
        bit = sa.literal(1).op("<<")(stored.c.seat)
        both = stored.join(tables, stored.c.table_id == tables.c.id)
        chosen = sa.select(tables.c.id).distinct().select_from(both)
        chosen = chosen.where(stored.c.dropped == 0, tables.c.owes.op("&")(bit) != 0)
        while True:
            try:
                for row in await self.hall.store.read(chosen):
                    await self.hall.wake(row.id, self.changed)
            except Refusal as refusal:
                log.warning("sweep failed", extra={"why": refusal.sentence.message})
            await asyncio.sleep(SWEEP_S)


def due(live: Live) -> tuple[int, Plan] | None:
    """A plan whose turn has come."""
    return next(((seat, plan) for seat, plan in live.plans.items() if plans.its_turn(live.table, seat, plan)), None)
