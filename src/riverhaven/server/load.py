"""Clients that play legal games over real sockets: for the bench, and for the tests."""

import asyncio
import itertools
import random
import ssl
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from riverhaven.server.protocol import Choices

PATIENCE_S = 30.0
RETRY_S = 0.2


@cache
def trusted() -> ssl.SSLContext:
    """Whom to trust over HTTPS, read once: httpx would read it from the disk for every client."""
    return ssl.create_default_context()


class Person:
    """Somebody with a session."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address.rstrip("/"), name
        known = {"origin": self.address}
        self.http = httpx.AsyncClient(base_url=self.address, headers=known, timeout=PATIENCE_S, verify=trusted())

    async def arrive(self) -> "Person":
        await self.http.get("/api/games")  # brings the cookie against forged requests
        self.http.headers["x-csrftoken"] = self.http.cookies["csrf"]
        await self.ask("PUT", "/api/me", name=self.name)
        return self

    async def ask(self, method: str, path: str, **data: Any) -> Any:
        """The answer to a request that must not be refused."""
        answer = await self.http.request(method, path, json=data or None)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, **more: Any) -> ClientConnection:
        url = self.address.replace("http", "ws", 1) + "/socket"
        known = {"origin": self.address, "additional_headers": {"cookie": self.cookies}, "compression": None}
        return await connect(url, max_size=None, **known | more)

    async def close(self) -> None:
        await self.http.aclose()


async def table_for(people: list[Person], game: str, **options: Any) -> str:
    """A table that has begun, with these people at it."""
    first, *others = people
    places = [{"who": "me"}, *({"who": "open"} for _ in others)]
    table = (await first.ask("POST", "/api/tables", game=game, seats=places, options=options))["table"]
    invitation = (await first.get(f"/api/tables/{table}/invitation"))["invitation"]
    for seat, person in enumerate(others, 1):
        await person.ask("POST", f"/api/tables/{table}/sit", seat=seat, invitation=invitation)
    await first.ask("POST", f"/api/tables/{table}/start")
    return str(table)


class Said(msgspec.Struct):
    """What a player reads of a message: the rest is for people."""

    kind: str = msgspec.field(name="is")
    id: str | None = None
    version: int = 0
    at: int = 0
    stage: str = ""
    free: bool = False
    moves: dict[str, Choices] = {}
    why: dict[str, Any] = {}


decoder = msgspec.json.Decoder(Said)
encoder = msgspec.json.Encoder()


class Player:
    """Plays one seat by random legal moves. It reconnects, and sends what was not acknowledged again.

    `acknowledged` holds what the server has promised: the version and the text of every move.
    """

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int,
        think: Callable[[], Awaitable[None]] | None = None,
        wants: tuple[str, ...] = ("moves",),
    ) -> None:
        self.person, self.table, self.seat, self.think, self.wants = person, table, seat, think, wants
        self.acknowledged: list[tuple[int, str]] = []
        self.waits: list[float] = []  # seconds from sending a move to its acknowledgement
        self.rng = random.Random(f"{table} {seat}")
        self.ids = (f"{seat}-{n}" for n in itertools.count())
        self.open: dict[str, Any] | None = None  # the move that waits for its acknowledgement
        self.over = False
        self.frame: Said | None = None  # that the next decision is to be taken on
        self.arrived = False  # it has seen the table
        self.refusals: list[str] = []

    async def run(self, ends: Callable[[], bool] = lambda: False) -> None:
        """Play until the match is over, or until `ends` says so."""
        while not self.over and not ends():
            try:
                async with await self.person.connect() as socket:
                    await self.talk(socket, ends)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(RETRY_S)

    async def talk(self, socket: ClientConnection, ends: Callable[[], bool]) -> None:
        await self.send(socket, do="watch", id="w", seat=self.seat, wants=self.wants)
        if self.open is not None:
            await self.send(socket, **self.open)
        while not self.over and not ends():
            async with asyncio.timeout(PATIENCE_S):
                said = decoder.decode(await socket.recv())
            self.take(said)
            if said.kind == "refused" and self.open is not None:  # nobody knows whether it was stored: ask again
                await asyncio.sleep(RETRY_S)
                await self.send(socket, **self.open)
            if self.open is None and self.frame is not None and self.frame.free and not self.over:
                if self.think is not None:
                    await self.think()
                await self.play(socket, self.frame)

    def take(self, said: Said) -> None:
        mine = self.open is not None and said.id == self.open["id"]
        if said.kind == "frame":
            self.frame, self.over, self.arrived = said, said.stage == "over", True
        elif said.kind == "done" and mine and self.open is not None:
            self.waits.append(time.perf_counter() - self.sent)
            self.acknowledged.append((said.version, self.open["move"]))
            self.open = None
        elif said.kind == "stale" and mine:
            self.open = None
        elif said.kind == "refused" and mine and self.open is not None:
            self.refusals.append(said.why["message"])
            if said.why["message"] != "store-down":
                self.open = None

    async def play(self, socket: ClientConnection, frame: Said) -> None:
        kind = self.rng.choice(list(frame.moves))
        move = f"{kind} {self.rng.choice(frame.moves[kind].labels)}".strip()
        self.open = {
            "do": "play",
            "id": next(self.ids),
            "seat": self.seat,
            "move": move,
            "at": frame.at,
            "confirm": True,
        }
        self.frame = None  # the next decision is taken on the next frame
        self.sent = time.perf_counter()
        await self.send(socket, **self.open)

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(encoder.encode({"table": self.table, **message}).decode())
