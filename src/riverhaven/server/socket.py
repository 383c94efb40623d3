"""The socket: one conversation with one client. What it asks is answered; what changes at its tables is shown.

There is no queue that could grow. A client's messages are taken one after another, and a frame is made when the client
is ready to take it: whoever reads slowly sees fewer frames, each of them up to date.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from riverhaven.core.words import Refusal
from riverhaven.server import decisions, metrics, plans, protocol
from riverhaven.server.advice import brings
from riverhaven.server.askers import Asker, Bucket, place
from riverhaven.server.decisions import Stale
from riverhaven.server.frame import Eye, called, foreseen, sentence
from riverhaven.server.gallery import Gallery
from riverhaven.server.hall import Live
from riverhaven.server.manners import deaf_to
from riverhaven.server.people import Who, still_in
from riverhaven.server.settings import Settings
from riverhaven.server.store import Event, StoreDown
from riverhaven.server.table import Table

log = logging.getLogger("riverhaven.socket")

MOST_EYES = 16  # tables that one socket watches
TOO_FAST = 4008
SESSION_ENDED = 4001
RETRY_S = 1.0

decoder = msgspec.json.Decoder(protocol.Incoming)
encoder = msgspec.json.Encoder()
Key = tuple[str, int | None]
Socket = WebSocket[Who | None, str, State]


class Named(Struct):
    """The part of a message that can be understood even if the rest cannot."""

    id: protocol.Id


def named(data: str | bytes) -> Named | None:
    try:
        return msgspec.json.decode(data, type=Named)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Conversation:
    def __init__(
        self, gallery: Gallery, socket: Socket, who: Who | None, session: str | None, settings: Settings
    ) -> None:
        self.gallery, self.hall, self.socket, self.settings = gallery, gallery.hall, socket, settings
        self.session = session
        self.place = place(socket)
        self.ended = asyncio.Event()  # the session is over, and so is the conversation
        self.person = None if who is None else who.id
        self.lang = "en" if who is None else who.lang
        self.eyes: dict[Key, Eye] = {}
        self.dirty: dict[Key, None] = {}
        self.wake = asyncio.Event()
        self.bucket = Bucket(settings.messages_per_second, settings.messages_burst)

    async def run(self, looks: int) -> None:
        """Talk until one of us leaves. `looks` is what the gallery's were when the session was found."""
        if self.session is not None:
            self.gallery.by_session[self.session].add(self)
            if looks != self.gallery.looks and not await still_in(self.hall.store, [self.session]):
                self.end()  # it ended before we could be told
        tasks = [asyncio.create_task(task) for task in (self.show(), self.listen(), self.ended.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self.ended.is_set():
                with suppress(WebSocketDisconnect, RuntimeError):
                    await self.socket.close(SESSION_ENDED, "session ended")
        finally:
            self.forget()
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    raise result

    @property
    def nobody(self) -> Asker:
        """Whoever looks on from here: all who do share one turn."""
        return Asker(self.place, self.place)

    @property
    def asker(self) -> Asker:
        return self.nobody if self.person is None else Asker(self.place, self.person)

    def forget(self) -> None:
        """Nobody shall reach this conversation any more."""
        for table, _ in self.eyes:
            if self in self.gallery.watching.get(table, ()):
                self.gallery.leave(self, table)
        if self.session is not None and self in self.gallery.by_session.get(self.session, ()):
            self.gallery.by_session[self.session].discard(self)
            if not self.gallery.by_session[self.session]:
                del self.gallery.by_session[self.session]

    def listen_to_all_but(self, deaf: frozenset[str]) -> None:
        """From now on what these people say is not shown, nor what they have said."""
        for (table, _), eye in self.eyes.items():
            if eye.deaf != deaf:
                eye.deaf, eye.version = deaf, None
                eye.parts, eye.people = {}, []
                self.touch(table)

    def end(self) -> None:
        """The session has ended: from now on this is nobody's socket, and nothing more is shown on it."""
        self.person = None
        for eye in self.eyes.values():
            eye.person = None
        self.ended.set()

    # ------------------------------------------------------------------------------------------------------- hearing

    async def listen(self) -> None:
        while await self.hear():
            pass

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
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self.refuse(named(data), Refusal("bad-message", why=str(error)[:200]))
            return True
        await self.answer(asked)
        return True

    async def answer(self, asked: protocol.Incoming) -> None:
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

    async def carry_out(self, asked: protocol.AtTable) -> None:
        if isinstance(asked, protocol.Watch):
            await self.watch(asked)
        elif isinstance(asked, protocol.Unwatch):
            self.unwatch((asked.table, asked.seat))
            await self.send(protocol.Done(asked.id, asked.table, 0))
        elif isinstance(asked, protocol.Preview):
            await (self.preview_ahead(asked) if asked.ahead else self.preview(asked))
        elif isinstance(asked, protocol.Ahead):
            await self.look_ahead(asked)
        elif isinstance(asked, protocol.Plan):
            await self.plan(asked)
        else:
            often = self.settings.chats_per_minute
            if isinstance(asked, protocol.Chat) and not self.gallery.may("chat", self.person or "", often, 60):
                raise Refusal("too-fast")
            # Whoever leaves in the middle leaves a whole command behind: others at the table must hear of it.
            act = self.hall.act(asked.table, self.person, asked.id, self.decision(asked))
            done = await asyncio.shield(act)
            await self.send(protocol.Done(asked.id, asked.table, done.version))

    def decision(self, asked: protocol.Command) -> Callable[[Table], Event]:
        person = self.person
        match asked:
            case protocol.Play():
                return lambda table: decisions.move(table, person, asked.seat, asked.move, asked.at, asked.confirm)
            case protocol.Confirm():
                return lambda table: decisions.confirm(table, person, asked.seat)
            case protocol.Undo():
                return lambda table: decisions.undo(table, person, asked.seat)
            case protocol.Resign():
                return lambda table: decisions.resign(table, person, asked.seat)
            case protocol.Propose():
                now, patience = self.hall.now(), self.settings.absent_seconds
                return lambda table: decisions.propose(table, person, asked.what, now, patience, asked.seat)
            case protocol.Nudge():
                now = self.hall.now()
                return lambda table: decisions.nudge(table, person, now)
            case protocol.Answer():
                return lambda table: decisions.answer(table, person, asked.yes)
        return lambda table: decisions.chat(table, person, asked.text)

    async def refuse(self, asked: protocol.Incoming | Named | None, refusal: Refusal) -> None:
        why = self.sentence(refusal)
        await self.send(protocol.Refused(getattr(asked, "id", None), why, getattr(asked, "table", None)))

    def sentence(self, refusal: Refusal) -> protocol.Sentence:
        say = refusal.sentence
        metrics.REFUSED.labels(say.message).inc()
        return sentence(say, refusal.say(self.lang))

    # ------------------------------------------------------------------------------------------------------- looking

    async def watch(self, asked: protocol.Watch) -> None:
        live = await self.hall.fresh(asked.table)
        decisions.check_sight(live.table, self.person, asked.seat)
        key = (asked.table, asked.seat)
        if key not in self.eyes and len(self.eyes) >= MOST_EYES:
            raise Refusal("watching-too-much", most=MOST_EYES)
        eye = self.eyes[key] = Eye(asked.seat, self.person, set(asked.wants), asked.lang, asked.id)
        eye.deaf = await deaf_to(self.hall.store, self.person)
        self.gallery.watching[asked.table].add(self)
        self.touch(asked.table)

    def only_watches(self, table: Table) -> bool:
        """Whether somebody looks here at a table at which they do not sit."""
        return (table.id, None) in self.eyes and not table.sits(self.person)

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
        names = called(live.names)

        def foresee() -> protocol.Previewed:
            parts = foreseen(match, asked.seat, move) if asked.picture else {}
            told = [*brings(match, asked.seat, move), *match.previewed(asked.seat, move)]
            lines = [match.game.words.say(asked.lang, say.named(names)) for say in told]
            return protocol.Previewed(asked.id, asked.table, lines, [sentence(say) for say in told], parts)

        await self.send(await self.gallery.painter.do(self.asker, foresee))

    # ------------------------------------------------------------------------------------------------ planning ahead

    async def look_ahead(self, asked: protocol.Ahead) -> None:
        live = await self.hall.live(asked.table)
        match = plans.check_may_plan(live.table, self.person, asked.seat)
        look = partial(plans.possible, match, asked.seat)
        if asked.of is not None:
            look = partial(plans.possible_of, match, asked.seat, asked.of)
        moves = await self.gallery.painter.do(self.asker, look)
        await self.send(protocol.Possible(asked.id, asked.table, moves))

    async def preview_ahead(self, asked: protocol.Preview) -> None:
        live = await self.hall.live(asked.table)
        said = await self.foretold(live, asked.seat, asked.move)
        await self.send(protocol.Previewed(asked.id, asked.table, [], said))

    async def foretold(self, live: Live, seat: int, move: str) -> list[protocol.Sentence]:
        match = plans.check_may_plan(live.table, self.person, seat)
        found = match.find(move)
        return await self.gallery.painter.do(self.asker, partial(plans.foretold, match, seat, found))

    async def plan(self, asked: protocol.Plan) -> None:
        """Leave a move for later, or withdraw it: nobody else hears of either."""
        live = await self.hall.fresh(asked.table)
        decisions.check_seat(live.table, self.person, asked.seat)
        kept = live.plans.get(asked.seat)
        if kept is None or kept.dropped or kept.person != self.person or not (asked.more or asked.number is not None):
            kept = plans.Plan(self.person or "", ())
        if asked.move is None:
            plan = None if asked.number is None else kept.without(asked.number)
        else:
            plan = kept.and_then(await self.step(live, asked, asked.move))
            live = await self.hall.fresh(asked.table)
            decisions.check_seat(live.table, self.person, asked.seat)  # somebody else may sit there by now
        await plans.put(self.hall.store, asked.table, asked.seat, plan)
        self.hall.tell((await self.hall.fresh(asked.table)).table.id)  # its turn may have come meanwhile
        await self.send(protocol.Done(asked.id, asked.table, live.table.version))

    async def step(self, live: Live, asked: protocol.Plan, move: str) -> plans.Step:
        if asked.when is not None:
            plans.check_condition(live.table, self.person, asked.seat, asked.when)
        said = await self.foretold(live, asked.seat, move)
        turns = decisions.running(live.table).turns
        return plans.Step(move, said, asked.same, asked.when, len(turns))

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
                    self.unwatch(key)
                    await self.send(protocol.Lost(*key, self.sentence(refusal)))

    async def show_one(self, key: Key) -> None:
        live = await self.hall.live(key[0])
        eye = self.eyes.get(key)
        if eye is None:
            return
        planned = live.plans_of(eye.person, eye.seat)
        if not eye.misses(live.table, live.names, planned):
            return
        if planned and live.plays_plans:
            return  # it is their turn for a moment only; the planner says when it is done
        data = await self.painted(eye, live)
        if self.eyes.get(key) is not eye:
            return  # while it was drawn the client looked away, or began anew
        table = (self.hall.peek(key[0]) or live).table
        decisions.check_sight(table, self.person, eye.seat)  # while it was drawn somebody may have stood up
        if not self.ended.is_set():
            await self.socket.send_data(data, mode="text")

    async def painted(self, eye: Eye, live: Live) -> str:
        """The next frame as text, made by the painter, step by step: many small ones would hold up the loop, too."""

        def paint() -> str:
            with metrics.FRAME_SECONDS.time():
                return encoder.encode(eye.frame(table, names, planned)).decode()

        table, names, painter = live.table, live.names, self.gallery.painter
        planned = live.plans_of(eye.person, eye.seat)
        who = self.nobody if eye.seat is None else self.asker
        for step in eye.slices(table, names):
            await painter.do(who, step)
        return await painter.do(who, paint)

    async def send(self, message: Struct) -> None:
        await self.socket.send_data(encoder.encode(message).decode(), mode="text")
