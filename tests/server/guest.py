"""Somebody at the table, for tests: speaks the protocol, and remembers all that was sent."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Self, TypeVar, TypeVarTuple

from websockets.asyncio.client import ClientConnection

from riverhaven.core.state import Json
from riverhaven.server.load import Person, table_for
from tests.server.conftest import Server

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
PATIENCE_S = 60
LONGEST_S = 7200  # of one test, tortures included: whoever waits for one answer waits for PATIENCE_S only
OPEN: list[Person | ClientConnection] = []  # people and sockets of the running test


class Guest:
    """One socket that watches one table, and keeps what it saw as a client would."""

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int | None = None,
        wants: tuple[str, ...] = ("moves", "log", "picture"),
        lang: str | None = None,
    ) -> None:
        self.person, self.table, self.seat, self.wants, self.lang = person, table, seat, wants, lang
        self.ids = (f"{seat}:{n}" for n in itertools.count())
        self.bytes: list[str] = []  # every message, as it came
        self.frame: Json = {}
        self.parts: dict[str, str] = {}
        self.log: list[Json] = []
        self.answers: dict[str | None, Json] = {}
        self.rng = random.Random(f"{seat}")

    async def __aenter__(self) -> Self:
        self.socket = await self.person.connect()
        OPEN.append(self.socket)
        await self.watch()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def watch(self) -> None:
        self.frame = {}
        await self.send(do="watch", seat=self.seat, wants=self.wants, lang=self.lang)
        await self.until(lambda: self.frame)

    async def send(self, **message: Any) -> str:
        message = {"id": next(self.ids), "table": self.table} | message
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def hear(self) -> Json:
        """Take one message."""
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE_S)
        self.bytes.append(text)
        message: Json = json.loads(text)
        if message["is"] == "frame":
            self.see(message)
        else:
            self.answers[message.get("id")] = message
        return message

    def see(self, frame: Json) -> None:
        """What a client does with a frame."""
        if "since" in frame and not self.frame:
            return  # it adds to what was seen before this watch, and was on its way: the whole one follows
        if "since" not in frame:
            self.parts, self.log = {}, []
        else:
            assert frame["since"] == self.frame["version"], "a gap"
            for kept in ("seats", "match"):
                frame.setdefault(kept, self.frame.get(kept))
        self.frame = frame
        self.parts |= frame.get("parts", {})
        for gone in frame.get("gone", ()):
            del self.parts[gone]
        for line in frame.get("log", ()):
            if line["kind"] == "undo":
                self.log = [old for old in self.log if old["kind"] != "move" or old["ply"] < line["ply"]]
            self.log.append(line)

    async def until(self, holds: Callable[[], object]) -> None:
        while not holds():
            await self.hear()

    async def ask(self, **message: Any) -> Json:
        """The answer to a request."""
        id = await self.send(**message)
        await self.until(lambda: id in self.answers)
        return self.answers.pop(id)

    async def ok(self, **message: Any) -> Json:
        answer = await self.ask(**message)
        assert answer["is"] == "done", answer
        await self.until(lambda: self.frame["version"] >= answer["version"])
        return answer

    async def refused(self, **message: Any) -> str:
        answer = await self.ask(**message)
        assert answer["is"] == "refused", answer
        assert answer["why"]["text"].endswith("."), answer
        return str(answer["why"]["message"])

    @property
    def moves(self) -> list[str]:
        found = self.frame.get("moves", {})
        return [f"{kind} {labels}".strip() for kind, these in found.items() for labels in these["labels"]]

    async def play(self, move: str | None = None, confirm: bool = True) -> Json:
        move = move or self.rng.choice(self.moves)
        return await self.ok(do="play", seat=self.seat, move=move, at=self.frame["at"], confirm=confirm)

    async def free(self) -> None:
        """Wait until it is mine to decide."""
        await self.until(lambda: self.frame.get("free"))

    async def caught_up(self, version: int) -> None:
        await self.until(lambda: self.frame["version"] >= version)


async def people(server: Server, *names: str) -> list[Person]:
    return [await person(server, name).arrive() for name in names]


def person(server: Server, name: str = "nobody") -> Person:
    """Somebody who has not even said their name."""
    found = Person(server.address, name)
    OPEN.append(found)
    return found


async def party(server: Server, game: str = "newhaven", seats: int = 2, **options: Any) -> tuple[list[Person], str]:
    """People and the table where they have begun."""
    found = await people(server, *(f"Person {i}" for i in range(seats)))
    return found, await table_for(found, game, **options)


async def play_on(guests: Sequence[Guest], moves: int = 10**9) -> None:
    """Let whoever is to move play, until the match is over or so many moves are made; the others follow."""
    for _ in range(moves):
        if guests[0].frame["stage"] == "over":
            break
        mover = next(guest for guest in guests if guest.frame.get("free"))
        done = await mover.play()
        for guest in guests:
            await guest.caught_up(done["version"])


def run(main: Callable[[*Ts], Coroutine[Any, Any, T]], *arguments: *Ts) -> T:
    """Run a test's coroutine, and close what it left open."""

    async def whole() -> T:
        try:
            return await asyncio.wait_for(main(*arguments), LONGEST_S)
        finally:
            while OPEN:
                await OPEN.pop().close()

    return asyncio.run(whole())
