"""Everybody in turn: what takes time is done for one asker after another, whoever asks for how much."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from threading import Condition, Thread
from typing import Any, Generic, NamedTuple, TypeVar

from riverhaven.server.askers import Asker
from riverhaven.server.pools import tell

T = TypeVar("T")


class Row(Generic[T]):
    """What waits. Whoever has asked for much waits for themself; the others go in between.

    The places take turns, and at each place the people do.
    """

    def __init__(self) -> None:
        # By place and by person, the next one first.
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(theirs) for people in self._waiting.values() for theirs in people.values())

    def put(self, who: Asker, mine: T) -> None:
        self._waiting.setdefault(who.place, OrderedDict()).setdefault(who.person, deque()).append(mine)

    def forget(self, who: Asker, mine: T) -> None:
        people = self._waiting.get(who.place, OrderedDict())
        if mine in people.get(who.person, ()):
            people[who.person].remove(mine)
            if not people[who.person]:
                del people[who.person]
            if not people:
                del self._waiting[who.place]

    def next(self) -> T:
        """Whose turn it is; their person then comes behind all others of the place, and the place behind all others."""
        place, people = self._waiting.popitem(last=False)
        person, theirs = people.popitem(last=False)
        found = theirs.popleft()
        if theirs:
            people[person] = theirs
        if people:
            self._waiting[place] = people
        return found


class Turns:
    """So many at a time."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.waiting: Row[asyncio.Future[None]] = Row()

    def __len__(self) -> int:
        """How many wait."""
        return len(self.waiting)

    @asynccontextmanager
    async def turn(self, who: Asker) -> AsyncIterator[None]:
        """Wait until it is the turn of `who`. Whoever is cancelled meanwhile has never asked."""
        await self.come(who)
        try:
            yield
        finally:
            self.go()

    async def come(self, who: Asker) -> None:
        if self.free:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put(who, mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.go()  # the turn came at the same moment: it is the next one's
            else:
                self.waiting.forget(who, mine)
            raise

    def go(self) -> None:
        while self.waiting:
            next_one = self.waiting.next()
            if not next_one.cancelled():
                next_one.set_result(None)
                return
        self.free += 1


class Job(NamedTuple):
    """What is to be drawn or told, and who waits for it."""

    work: Callable[[], Any]
    future: asyncio.Future[Any]


class Painter:
    """One thread that draws and tells, so that nobody's move waits until another's picture is finished. It takes job
    after job by itself: to be handed each by the loop would take as long as many of them do."""

    def __init__(self) -> None:
        self._jobs: Row[Job] = Row()
        self._more = Condition()
        self._stops = False
        Thread(target=self._paint_on, name="painter", daemon=True).start()

    async def do(self, who: Asker, work: Callable[[], T]) -> T:
        job = Job(work, asyncio.get_running_loop().create_future())
        with self._more:
            self._jobs.put(who, job)
            self._more.notify()
        found: T = await job.future
        return found

    def _paint_on(self) -> None:
        while (job := self._next()) is not None:
            if job.future.cancelled():  # nobody wants it any more
                continue
            try:
                result = job.work()
            except BaseException as error:
                result = error
            tell([(job.future, result)])
            time.sleep(0)  # let the loop answer before the next one is begun

    def _next(self) -> Job | None:
        with self._more:
            self._more.wait_for(lambda: self._jobs or self._stops)
            return None if self._stops else self._jobs.next()

    def stop(self) -> None:
        with self._more:
            self._stops = True
            self._more.notify()
