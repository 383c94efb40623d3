"""The socket: one conversation with one client. What it asks is answered; what changes at its tables is shown.

There is no queue that could grow. A client's messages are taken one after another, and a frame is made when the client
is ready to take it: whoever reads slowly sees fewer frames, each of them up to date.
"""

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server import decisions, metrics, protocol
from riverhaven.server.decisions import Stale
from riverhaven.server.frame import Eye, foreseen, plain, player
from riverhaven.server.hall import Hall
from riverhaven.server.people import Who
from riverhaven.server.settings import Settings
from riverhaven.server.store import Event, StoreDown
from riverhaven.server.table import Table

log = logging.getLogger("riverhaven.socket")

MOST_EYES = 16  # tables that one socket watches
TOO_FAST = 4008
RETRY_S = 1.0

decoder = msgspec.json.Decoder(protocol.Incoming)
encoder = msgspec.json.Encoder()
Key = tuple[str, int | None]


class Gallery:
    """Who watches which table in this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.watching: defaultdict[str, set[Conversation]] = defaultdict(set)
        self.sockets: Counter[str] = Counter()  # by address
        # One frame with a picture in it takes milliseconds. One at a time, or acknowledgements would wait for many.
        self.painter = asyncio.Semaphore(1)
        hall.changed.append(self.changed)

    def changed(self, table: str) -> None:
        for conversation in self.watching.get(table, ()):
            conversation.touch(table)

    def leave(self, conversation: "Conversation", table: str) -> None:
        self.watching[table].discard(conversation)
        if not self.watching[table]:
            del self.watching[table]


class Bucket:
    """So many messages a second in the long run, and a burst now and then."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, float(burst), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left -= 1
        return self.left >= 0


class Conversation:
    def __init__(self, gallery: Gallery, socket: WebSocket, who: Who | None, settings: Settings) -> None:
        self.gallery, self.hall, self.socket, self.settings = gallery, gallery.hall, socket, settings
        self.person = None if who is None else who.id
        self.lang = "en" if who is None else who.lang
        self.eyes: dict[Key, Eye] = {}
        self.dirty: dict[Key, None] = {}
        self.wake = asyncio.Event()
        self.bucket = Bucket(settings.messages_per_second, settings.messages_burst)

    async def run(self) -> None:
        shower = asyncio.create_task(self.show())
        try:
            while await self.hear():
                pass
        except WebSocketDisconnect:
            pass
        finally:
            shower.cancel()
            for table, _ in self.eyes:
                if self in self.gallery.watching.get(table, ()):
                    self.gallery.leave(self, table)
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await shower

    # ------------------------------------------------------------------------------------------------------- hearing

    async def hear(self) -> bool:
        """Take one message and answer it; False if the client must be cut off."""
        data = await self.socket.receive_data(mode="text")
        if not self.bucket.take():
            if self.bucket.left < -self.settings.messages_burst:
                await self.socket.close(TOO_FAST, "too fast")
                return False
            await self.refuse(None, Refusal("too-fast"))
            return True
        try:
            asked = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            await self.refuse(None, Refusal("bad-message", why=str(error)[:200]))
            return True
        await self.answer(asked)
        return True

    async def answer(self, asked: Any) -> None:
        if isinstance(asked, protocol.Ping):
            await self.send(protocol.Pong(asked.id))
            return
        try:
            await self.carry_out(asked)
        except Refusal as refusal:
            await self.refuse(asked, refusal)
        except Stale:
            metrics.STALE.inc()
            table = (await self.hall.live(asked.table)).table
            await self.send(protocol.Stale(asked.id, asked.table, table.version, table.at))

    async def carry_out(self, asked: Any) -> None:
        if isinstance(asked, protocol.Watch):
            await self.watch(asked)
        elif isinstance(asked, protocol.Unwatch):
            self.unwatch((asked.table, asked.seat))
            await self.send(protocol.Done(asked.id, asked.table, 0))
        elif isinstance(asked, protocol.Preview):
            await self.preview(asked)
        else:
            done = await self.hall.act(asked.table, self.person, asked.id, self.decision(asked))
            await self.send(protocol.Done(asked.id, asked.table, done.version))

    def decision(self, asked: Any) -> Callable[[Table], Event]:
        person = self.person
        match asked:
            case protocol.Play():
                return lambda table: decisions.move(table, person, asked.seat, asked.move, asked.at, asked.confirm)
            case protocol.Confirm():
                return lambda table: decisions.confirm(table, person, asked.seat)
            case protocol.Undo():
                return lambda table: decisions.undo(table, person, asked.seat)
            case protocol.Answer():
                return lambda table: decisions.answer(table, person, asked.yes)
        return lambda table: decisions.chat(table, person, asked.text)

    async def refuse(self, asked: Any, refusal: Refusal) -> None:
        say = refusal.sentence
        metrics.REFUSED.labels(say.message).inc()
        why = protocol.Sentence(say.message, {k: plain(v) for k, v in say.variables.items()}, refusal.say(self.lang))
        await self.send(protocol.Refused(getattr(asked, "id", None), why, getattr(asked, "table", None)))

    # ------------------------------------------------------------------------------------------------------- looking

    async def watch(self, asked: protocol.Watch) -> None:
        live = await self.hall.fresh(asked.table)
        if asked.seat is not None:
            decisions.check_seat(live.table, self.person, asked.seat)
        key = (asked.table, asked.seat)
        if key not in self.eyes and len(self.eyes) >= MOST_EYES:
            raise Refusal("watching-too-much", most=MOST_EYES)
        self.eyes[key] = Eye(asked.seat, self.person, set(asked.wants), asked.lang, asked.id)
        self.gallery.watching[asked.table].add(self)
        self.touch(asked.table)

    def unwatch(self, key: Key) -> None:
        self.eyes.pop(key, None)
        self.dirty.pop(key, None)
        table = key[0]
        if all(other != table for other, _ in self.eyes) and self in self.gallery.watching.get(table, ()):
            self.gallery.leave(self, table)

    async def preview(self, asked: protocol.Preview) -> None:
        live = await self.hall.live(asked.table)
        table = live.table
        decisions.check_seat(table, self.person, asked.seat)
        match = decisions.running(table)
        move = match.find(asked.move)
        match.check(asked.seat, move)
        names = [name or match.game.words.say(asked.lang, player(i)) for i, name in enumerate(live.names)]
        lines = match.preview(asked.seat, move, asked.lang, names)
        parts = foreseen(match, asked.seat, move) if asked.picture else {}
        await self.send(protocol.Previewed(asked.id, asked.table, lines, parts))

    def touch(self, table: str) -> None:
        """Something has changed at a table that this client watches."""
        self.dirty |= {key: None for key in self.eyes if key[0] == table}
        self.wake.set()

    async def show(self) -> None:
        """Send a frame of each table that has changed, for as long as the client listens."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.dirty:
                key = next(iter(self.dirty))
                del self.dirty[key]
                try:
                    await self.show_one(key)
                except StoreDown:
                    await asyncio.sleep(RETRY_S)
                    self.dirty[key] = None
                except Refusal as refusal:
                    await self.refuse(None, refusal)
                    self.unwatch(key)

    async def show_one(self, key: Key) -> None:
        live = await self.hall.live(key[0])
        eye = self.eyes.get(key)
        if eye is None:
            return
        if eye.heavy:
            async with self.gallery.painter:
                data = self.paint(eye, live.table, live.names)
                await asyncio.sleep(0)
        else:
            data = self.paint(eye, live.table, live.names)
        if data is not None:
            await self.socket.send_data(data, mode="text")

    def paint(self, eye: Eye, table: Table, names: list[str | None]) -> str | None:
        if not eye.misses(table):
            return None
        with metrics.FRAME_SECONDS.time():
            return encoder.encode(eye.frame(table, names)).decode()

    async def send(self, message: Struct) -> None:
        await self.socket.send_data(encoder.encode(message).decode(), mode="text")
