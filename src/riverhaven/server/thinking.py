"""Processes that do what takes long: they think for the bots and the hints, and make what is shared. One that takes too
long is killed, one that died is replaced.

Each has a pipe of its own and waits at nothing that another could hold, so a process may be killed at any moment.
"""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Any, TypeVar

from riverhaven.bots import bot
from riverhaven.core.installed import game, games
from riverhaven.server.askers import Asker
from riverhaven.server.settings import Settings
from riverhaven.server.turns import Turns

SPAWN = get_context("spawn")
GEAR = "RIVERHAVEN_GEAR"
STARTING = Lock()  # a process takes its gear from our environment
T = TypeVar("T")


class Died(Exception):
    """The process ended before it had answered."""


class Thinker:
    """One process, begun when it is first asked. All that takes time here blocks: it is for a thread.


    In a `gear` of its own it loads a game when that is first asked for; otherwise it has all of them ready.
    """

    def __init__(self, settings: Settings, seconds: float, gear: str | None = None) -> None:
        self.settings, self.gear = settings, gear
        self.seconds = seconds  # that an answer may take
        self.process: SpawnProcess | None = None
        self.pipe: Connection[Any, Any]
        self.stopped = False

    def ask(self, what: Callable[..., T], about: tuple[object, ...]) -> T:
        """What `what` answers in the process, or what it raises."""
        try:
            if self.process is None or not self.process.is_alive():
                self._begin()
            self.pipe.send((what, about))
            answer: T
            answer, error = self._hear(self.seconds)
        except (EOFError, OSError) as ended:
            if isinstance(ended, TimeoutError):
                raise
            raise Died from ended
        if error is not None:
            raise error
        return answer

    def _begin(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=think, args=(theirs, self.gear is None), daemon=True)
        with STARTING, environment(GEAR, self.gear):
            self.process.start()
        theirs.close()  # so that the pipe ends with the process
        if self.stopped:
            self.kill()
        self._hear(self.settings.bot_start_seconds)

    def _hear(self, seconds: float) -> Any:
        if self.pipe.poll(seconds):
            return self.pipe.recv()
        self.kill()
        raise TimeoutError

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()

    def stop(self) -> None:
        """For good: whoever waits for an answer hears that the process has died."""
        self.stopped = True
        self.kill()


@contextmanager
def environment(name: str, value: str | None) -> Iterator[None]:
    """Set a variable for what is started meanwhile; None leaves it as it is."""
    before = os.environ.get(name)
    try:
        if value is not None:
            os.environ[name] = value
        yield
    finally:
        if value is not None:
            os.environ.pop(name)
            os.environ |= {} if before is None else {name: before}


def think(pipe: "Connection[Any, Any]", with_all_games: bool) -> None:
    """What such a process does: it wakes up, says so, and answers until nobody can ask any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    with suppress(EOFError, OSError):
        if with_all_games:
            wake_up()
        pipe.send("awake")
        while True:
            what, about = pipe.recv()
            try:
                answer, error = what(*about), None
            except Exception as raised:
                answer, error = None, raised
            pipe.send((answer, error))


def wake_up() -> None:
    """Load the rules and the bots of all games, before the clock of the first decision runs."""
    for name in games():
        with suppress(Exception):  # a game that does not load shall not keep the others from being played
            for played in (game(name), *game(name).earlier):
                match = played.new(seed=0)
                bot("search:1").choose(match, match.waiting[0], seed=0)


class Lane:
    """So many processes. What waits for them waits here, where it is fair, and where it can be withdrawn."""

    def __init__(self, workers: int, settings: Settings, seconds: float | None = None, gear: str | None = None) -> None:
        self.turns = Turns(workers)
        self.thinkers = [Thinker(settings, seconds or settings.bot_seconds, gear) for _ in range(workers)]
        self._idle = list(self.thinkers)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")

    async def think(self, who: Asker, what: Callable[..., T], about: Callable[[int], tuple[object, ...]]) -> T:
        """What `what` answers in another process; `about` is told how many wait when the turn has come.

        Whoever is cancelled while waiting has never asked. What is being thought about is thought to its end: the
        process is free only then.
        """
        await self.turns.come(who)
        task = asyncio.create_task(self._work(what, about(len(self.turns))))
        task.add_done_callback(self._worked)
        return await asyncio.shield(task)

    def _worked(self, task: asyncio.Task[T]) -> None:
        self.turns.go()
        if not task.cancelled():
            task.exception()  # whoever waited has been told; nobody else needs to be

    async def _work(self, what: Callable[..., T], about: tuple[object, ...]) -> T:
        thinker = self._idle.pop()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, what, about)
        finally:
            self._idle.append(thinker)

    def stop(self) -> None:
        for thinker in self.thinkers:
            thinker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
