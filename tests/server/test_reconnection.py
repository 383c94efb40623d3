"""Whatever goes wrong between client and server, every client ends with the same picture.

Model-based: hypothesis draws what happens (moves, drops, lost and doubled messages, delays, restarts), and shrinks what
fails to the shortest story.
"""

import asyncio
import json
import os
import random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from riverhaven.core.state import Json
from tests.server.conftest import Server, Starter
from tests.server.guest import OPEN, Guest, party, person, run

STORIES = int(os.environ.get("RIVERHAVEN_STORIES", "3"))
RESTARTS = int(os.environ.get("RIVERHAVEN_RESTARTS", "1"))

Happening = tuple[str, int]  # of a kind, to one of the guests
KINDS = ["move", "move", "move", "undo", "chat", "drop", "lose", "double", "late", "resend", "restart"]
HAPPENINGS = st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 3)), min_size=10, max_size=30)
# To look for the shortest story takes long: only where many are told.
PHASES = (Phase.generate, Phase.shrink) if STORIES > 50 else (Phase.generate,)
PATIENT = settings(deadline=None, suppress_health_check=list(HealthCheck), database=None, phases=PHASES)


class Shaky(Guest):
    """A client on a bad line. It notices gaps and drops, and puts things right as the protocol says."""

    lost = 0
    missed = False  # a frame was lost, and none came since that would show the gap
    last: Json | None = None

    async def hear(self) -> Json:
        try:
            return await self._hear()
        except TimeoutError:
            raise  # the line is good, and nothing comes: that is no drop
        except (ConnectionClosed, OSError):
            await self.reconnect()
            return {}

    async def _hear(self) -> Json:
        if self.lost and self.frame:
            text = await asyncio.wait_for(self.socket.recv(decode=True), 60)
            if '"is":"frame"' in text:
                self.lost -= 1  # this frame is lost on the way; the next one shows the gap
                self.missed = True
                return {}
            message: Json = json.loads(text)
            self.answers[message.get("id")] = message
            return message
        return await super().hear()

    def see(self, frame: Json) -> None:
        self.missed = False
        if "since" in frame and frame["since"] != self.frame.get("version"):
            self.frame = {"gap": True}
            return
        super().see(frame)

    async def reconnect(self) -> None:
        for _ in range(600):
            try:
                self.socket = await self.person.connect()
                break
            except Exception:
                await asyncio.sleep(0.1)
        OPEN.append(self.socket)
        self.lost, self.missed = 0, False
        self.frame = {}
        await self.send(do="watch", seat=self.seat, wants=self.wants)

    async def settle(self, version: int) -> None:
        """Be where the table is."""
        self.lost = 0
        while self.frame.get("version", -1) < version:
            if self.frame.get("gap") or self.missed:
                self.frame, self.missed = {}, False
                await self.send(do="watch", seat=self.seat, wants=self.wants)
            await self.hear()

    async def command(self, twice: bool = False, **message: Any) -> Json:
        self.last = {"id": next(self.ids), "table": self.table} | message
        return await self.deliver(self.last, twice)

    async def deliver(self, message: Json, twice: bool = False) -> Json:
        """Send until there is an answer: a drop in between does not matter, for the id is the same."""
        self.answers.pop(message["id"], None)
        while message["id"] not in self.answers:
            socket = self.socket
            try:
                for _ in range(1 + twice):
                    await self.send(**message)
                while message["id"] not in self.answers and self.socket is socket:
                    await self.hear()
            except (ConnectionClosed, OSError):
                await self.reconnect()
        return self.answers[message["id"]]


async def act(guests: list[Shaky], what: str, who: int, rng: random.Random) -> None:
    guest = guests[who % len(guests)]
    if what in ("move", "double"):
        mover = next((g for g in guests if g.frame.get("free") and g.moves), None)
        if mover is not None:
            move = rng.choice(mover.moves)
            at, confirm = mover.frame["at"], rng.random() < 0.8
            answer = await mover.command(
                what == "double", do="play", seat=mover.seat, move=move, at=at, confirm=confirm
            )
            assert answer["is"] in ("done", "stale"), answer
    elif what == "undo" and guest.seat is not None:
        await guest.command(do="undo", seat=guest.seat)
        other = guests[1 - guest.seat]
        await other.command(do="answer", yes=rng.random() < 0.5)
        await guest.command(do="confirm", seat=guest.seat)
    elif what == "chat" and guest.seat is not None:
        await guest.command(do="chat", text=f"{who}")
    elif what == "resend" and guest.last is not None:
        first = guest.answers[guest.last["id"]]
        again = await guest.deliver(guest.last)
        assert again == first or first["is"] != "done"
    elif what == "drop":
        await guest.socket.close()
    elif what == "lose":
        guest.lost += 1
    elif what == "late":
        await asyncio.sleep(0.05)


async def story(server: Server, happenings: list[Happening], seed: int, restarts: int) -> None:
    rng = random.Random(seed)
    found, table = await party(server)
    guests = [await Shaky(p, table, seat).__aenter__() for seat, p in enumerate(found)]
    guests.append(await Shaky(person(server), table, None).__aenter__())
    for what, who in happenings:
        if what == "restart" and restarts:
            restarts -= 1
            server.kill()
            await asyncio.to_thread(server.start)
        else:
            await act(guests, what, who, rng)
        truth = await found[0].get(f"/api/tables/{table}")
        for guest in guests:
            if rng.random() < 0.5:
                await guest.settle(truth["version"])
    truth = await found[0].get(f"/api/tables/{table}")
    for guest in guests:
        await guest.settle(truth["version"])
        async with Guest(guest.person, table, guest.seat) as fresh:
            assert guest.parts == fresh.parts
            assert guest.log == fresh.log
            for name in ("version", "at", "ply", "owes", "draft", "asked", "scores", "seats", "moves", "ask"):
                assert guest.frame.get(name) == fresh.frame.get(name), name


def test_every_client_ends_with_the_same_picture(start: Starter) -> None:
    server = start()

    @settings(PATIENT, max_examples=STORIES, derandomize=True)
    @given(HAPPENINGS, st.integers(0, 1000))
    def stories(happenings: list[Happening], seed: int) -> None:
        run(story, server, happenings, seed, RESTARTS)

    stories()


def test_a_client_that_is_behind_is_told_so_and_shown_what_it_missed(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        async with Guest(found[0], table, 0) as one:
            await one.play()
            stale = await one.ask(do="play", seat=0, move="pass", at=0)
            assert (
                stale["is"] == "stale" and stale["version"] == one.frame["version"] and stale["at"] == one.frame["at"]
            )

    run(main)
