"""Somebody at the table, for tests: speaks the protocol, and remembers all that was sent."""

import asyncio
import itertools
import json
import random

from riverhaven.server.load import Person, table_for

PATIENCE_S = 60
LONGEST_S = 7200  # of one test, tortures included: whoever waits for one answer waits for PATIENCE_S only
OPEN = []  # people and sockets of the running test


class Guest:
    """One socket that watches one table, and keeps what it saw as a client would."""

    def __init__(self, person, table, seat=None, wants=("moves", "log", "picture"), lang=None):
        self.person, self.table, self.seat, self.wants, self.lang = person, table, seat, wants, lang
        self.ids = (f"{seat}:{n}" for n in itertools.count())
        self.bytes = []  # every message, as it came
        self.frame = {}
        self.parts = {}
        self.log = []
        self.answers = {}
        self.rng = random.Random(f"{seat}")

    async def __aenter__(self):
        self.socket = await self.person.connect()
        OPEN.append(self.socket)
        await self.watch()
        return self

    async def __aexit__(self, *_):
        await self.socket.close()

    async def watch(self):
        self.frame = {}
        await self.send(do="watch", seat=self.seat, wants=self.wants, lang=self.lang)
        await self.until(lambda: self.frame)

    async def send(self, **message):
        message = {"id": next(self.ids), "table": self.table} | message
        await self.socket.send(json.dumps(message))
        return message["id"]

    async def hear(self):
        """Take one message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE_S)
        self.bytes.append(text)
        message = json.loads(text)
        if message["is"] == "frame":
            self.see(message)
        else:
            self.answers[message.get("id")] = message
        return message

    def see(self, frame):
        """What a client does with a frame."""
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

    async def until(self, holds):
        while not holds():
            await self.hear()

    async def ask(self, **message):
        """The answer to a request."""
        id = await self.send(**message)
        await self.until(lambda: id in self.answers)
        return self.answers.pop(id)

    async def ok(self, **message):
        answer = await self.ask(**message)
        assert answer["is"] == "done", answer
        await self.until(lambda: self.frame["version"] >= answer["version"])
        return answer

    async def refused(self, **message):
        answer = await self.ask(**message)
        assert answer["is"] == "refused", answer
        assert answer["why"]["text"].endswith("."), answer
        return answer["why"]["message"]

    @property
    def moves(self):
        found = self.frame.get("moves", {})
        return [f"{kind} {labels}".strip() for kind, these in found.items() for labels in these["labels"]]

    async def play(self, move=None, confirm=True):
        move = move or self.rng.choice(self.moves)
        return await self.ok(do="play", seat=self.seat, move=move, at=self.frame["at"], confirm=confirm)

    async def caught_up(self, version):
        await self.until(lambda: self.frame["version"] >= version)


async def people(server, *names):
    return [await person(server, name).arrive() for name in names]


def person(server, name="nobody"):
    """Somebody who has not even said their name."""
    found = Person(server.address, name)
    OPEN.append(found)
    return found


async def party(server, game="newhaven", seats=2, **options):
    """People and the table where they have begun."""
    found = await people(server, *(f"Person {i}" for i in range(seats)))
    return found, await table_for(found, game, **options)


async def play_on(guests, moves=10**9):
    """Let whoever is to move play, until the match is over or so many moves are made; the others follow."""
    for _ in range(moves):
        if guests[0].frame["stage"] == "over":
            break
        mover = next(guest for guest in guests if guest.frame.get("free"))
        done = await mover.play()
        for guest in guests:
            await guest.caught_up(done["version"])


def run(main, *arguments):
    """Run a test's coroutine, and close what it left open."""

    async def whole():
        try:
            return await asyncio.wait_for(main(*arguments), LONGEST_S)
        finally:
            while OPEN:
                await OPEN.pop().close()

    return asyncio.run(whole())
