"""Threads for what would hold up the loop: some for each kind of work, so that one kind never waits for another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Pool:
    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

    async def do(self, work: Callable[[*Ts], T], *about: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *about)


READINGS = Pool("reading", 8)  # of the store: short, and every answer waits for some
REPLAYS = Pool("replay", 2)  # matches played through, as they are stored or were brought
POST = Pool("post", 4)  # names of other machines, and mails: nobody knows how long those take


Result = tuple[asyncio.Future[Any], Any]  # who waits, and what for: an error is raised there


def tell(results: list[Result]) -> None:
    """Give each its result, from a thread. Those who wait on one loop are told at once: to wake it costs as much as to
    answer."""
    for loop in {future.get_loop() for future, _ in results}:
        mine = [(future, result) for future, result in results if future.get_loop() is loop]
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, mine)


def settle(results: list[Result]) -> None:
    for future, result in results:
        if future.done():  # whoever waited has gone
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
