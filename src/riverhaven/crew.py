"""Who does the work: this process, others of this machine, or a Ray cluster.

A job is one call of a function, and what comes of it depends on its arguments alone. So it does not matter who does it,
and what was under way on a machine that is lost is done once more by another. Results come in the order of the jobs.
"""

import multiprocessing
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, redirect_stdout
from functools import cache, partial
from typing import Any, Protocol, TypeVar

from riverhaven.core.extras import from_extra
from riverhaven.core.words import Refusal

T = TypeVar("T")
ANSWER = 5.0  # seconds that a cluster may take to answer
AHEAD = 2  # jobs for each core are handed out before the first of them must be done


class Crew(Protocol):
    def __call__(self, work: Callable[..., T], jobs: Iterable[tuple[object, ...]]) -> Iterator[T]:
        """`work(*job)` for each of the jobs."""
        ...


@contextmanager
def crew(workers: int, ray: str | None = None) -> Iterator[Crew]:
    """So many processes, or the Ray cluster at that address; one alone works here, without any other."""
    if ray is not None:
        with on_cluster(ray) as found:
            yield found
    elif workers == 1:
        yield alone
    else:
        with on_cores(workers) as found:
            yield found


def alone(work: Callable[..., T], jobs: Iterable[tuple[object, ...]]) -> Iterator[T]:
    return (work(*job) for job in jobs)


@contextmanager
def on_cores(workers: int) -> Iterator[Crew]:
    # A fresh process for each core: a fork of one that has threads may hang. They do not hear Ctrl-C: we end them.
    spawn, deaf = multiprocessing.get_context("spawn"), (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=signal.signal, initargs=deaf)
    try:
        yield partial(in_order, pool.submit, Future.result, AHEAD * workers)
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def on_cluster(address: str) -> Iterator[Crew]:
    with from_extra("ray"):
        import ray

    check_answers(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError):
        raise Refusal("no-cluster", address=address) from None

    @cache
    def remote(work: Callable[..., Any]) -> Any:
        return ray.remote(num_cpus=1, max_retries=-1)(work)  # done again for as long as machines are lost

    def submit(work: Callable[..., Any], *job: object) -> Any:
        return remote(work).remote(*job)

    def result(job: Any) -> Any:
        try:
            return ray.get(job)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # as if it had happened here

    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        with redirect_stdout(sys.stderr):  # Ray tells of lost machines, and what is printed may be meant for a program
            yield partial(in_order, submit, result, AHEAD * cores)
    finally:
        ray.shutdown()


def check_answers(address: str) -> None:
    """Refuse an address where nobody answers: Ray would knock for seven minutes, and end the process then."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), ANSWER).close()
        except OSError:
            raise Refusal("no-cluster", address=address) from None


def in_order(
    submit: Callable[..., Any],
    result: Callable[[Any], Any],
    most: int,
    work: Callable[..., Any],
    jobs: Iterable[tuple[object, ...]],
) -> Iterator[Any]:
    """Hand out at most so many jobs at a time; the results, the first job's first."""
    waiting: deque[Any] = deque()
    for job in jobs:
        waiting.append(submit(work, *job))
        if len(waiting) == most:
            yield result(waiting.popleft())
    while waiting:
        yield result(waiting.popleft())
