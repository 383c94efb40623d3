"""How connections come in and workers are kept: what uvicorn leaves open, against those who come slowly or die."""

import logging
import time
from asyncio import TimerHandle, Transport, sleep
from functools import cache
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from riverhaven.server.askers import Crowd, is_among, place_of
from riverhaven.server.settings import Settings

log = logging.getLogger("riverhaven.doors")


MOST_HEAD = 65_536  # bytes of a request that are not its body
STEP = 8192  # bytes that somebody who reads takes in `stall_seconds`
settings = cache(Settings.imported)


class Door(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, but with a measure for everything that a connection may take: how many there are from
    one place, how long a request may take to arrive whole, how much of it may come before and after its body, and how
    long an answer may wait to be read."""

    crowd = Crowd()
    place: str | None = None
    late: TimerHandle | None = None
    watch: TimerHandle | None = None
    head = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not (settings().behind_https and is_among(address, settings().proxies)):  # theirs are everybody's
            self.place = place_of(address)
            if self.crowd.come(self.place) > settings().connections_per_address:
                transport.abort()
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        """This is no connection of ours any more."""
        self._read()
        if self.place is not None:
            self.crowd.leave(self.place)
            self.place = None

    # What comes in.

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.head > MOST_HEAD and not self.transport.is_closing():
            if "path" in self.scope:  # it is being answered
                self.transport.close()
            else:
                self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        self._begin()

    def on_headers_complete(self) -> None:
        """They may have come all at once, with much else: so they are measured here, too."""
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            raise ValueError("too large")  # which uvicorn answers as it answers what is no HTTP
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def _begin(self) -> None:
        if self.late is None:
            self.late = self.loop.call_later(settings().request_seconds, self.transport.close)

    def _arrived(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    # What goes out.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._watch()

    def _watch(self) -> None:
        """Look after a while whether anything of what waits here has been read."""
        if self.watch is None:
            waits = self.transport.get_write_buffer_size()
            self.watch = self.loop.call_later(settings().stall_seconds, self._look, waits)

    def _look(self, waited: int) -> None:
        self.watch, waits = None, self.transport.get_write_buffer_size()
        if waited - STEP < waits <= waited:
            self.transport.abort()
        elif waits:
            self._watch()

    def _read(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None


class Worker(Process):
    """A worker that is asked whether it lives without waiting for its answer: a busy one holds up no dead one."""

    def __init__(self, config: Config, sockets: list[Any]) -> None:
        super().__init__(config, sockets)
        self.asked = False
        self.heard = time.monotonic()

    def is_alive(self, timeout: float = 5) -> bool:
        if not self.process.is_alive():
            return False
        try:
            if self.asked and self.parent_conn.poll():
                self.parent_conn.recv()
                self.asked, self.heard = False, time.monotonic()
            if not self.asked:
                self.parent_conn.send(b"ping")
                self.asked = True
        except (OSError, EOFError):
            return False
        return time.monotonic() - self.heard < timeout


class Calm(uvicorn.Server):
    """Looks around twice a second instead of ten times: a server where nobody plays costs next to nothing."""

    async def main_loop(self) -> None:
        tick = 0
        while not await self.on_tick(tick):
            tick += 10  # at every tenth the date of the answers is set
            await sleep(0.5)


class Workers(Multiprocess):
    """Keeps so many workers; one that dies is replaced within a second."""

    failed = False  # to begin

    def init_processes(self) -> None:
        self.processes = [self._new() for _ in range(self.processes_num)]

    def _new(self) -> Worker:
        worker = Worker(self.config, self.sockets)
        worker.start()
        return worker

    def keep_subprocess_alive(self) -> None:
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set() or worker.is_alive(self.config.timeout_worker_healthcheck):
                continue
            worker.kill()
            worker.join()
            if worker.exitcode == STARTUP_FAILURE:  # the next one would fail alike
                self.failed = True
                self.should_exit.set()
                return
            log.warning("worker died")
            self.processes[place] = self._new()
