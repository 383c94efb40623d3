"""Any order of sitting down, watching, standing up, handing over to a bot and back, logging out and restarts: nobody is
ever shown a seat that is not theirs at that moment.

The test keeps its own account of who sits where since which version. Every message on every socket is recorded and
compared with it.
"""

import asyncio
import json
import os
from contextlib import suppress

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from riverhaven.core.state import Json
from riverhaven.server.load import Person
from tests.server.conftest import Server, Starter
from tests.server.guest import OPEN, PATIENCE_S, people, person, run

ORDERS = int(os.environ.get("RIVERHAVEN_ROLES", "4"))
SEATS = 2
NAMES = ("Anna", "Béla", "Cili")
WAYS = (*("sit", "stand", "start", "bot", "back") * 2, "logout", "restart")
STEPS = st.lists(
    st.tuples(st.sampled_from(WAYS), st.integers(0, 2), st.integers(0, SEATS - 1)), min_size=15, max_size=30
)
SESSION_ENDED = 4001


class Device:
    """Where somebody is known, with a socket that is always listened to."""

    def __init__(self, who: int, person: Person) -> None:
        self.who, self.person = who, person
        self.heard: list[Json] = []
        self.pongs = 0

    async def connect(self) -> None:
        self.socket: ClientConnection = await self.person.connect()
        OPEN.append(self.socket)
        self.listening = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                self.heard.append(json.loads(await socket.recv()))

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps({"id": "m", **message}))

    async def catch_up(self) -> None:
        """Until what was said before is answered."""
        before = len(self.heard)
        await self.send(do="ping")
        async with asyncio.timeout(PATIENCE_S):
            while not any(message["is"] == "pong" for message in self.heard[before:]):
                await asyncio.sleep(0.005)


class Story:
    """One table, and who may see which of its seats."""

    def __init__(self, server: Server) -> None:
        self.server = server
        # Of each seat: since which version, who. Anna has set the table up and sits there.
        self.owners: list[list[tuple[int, int | None]]] = [[(0, None)] for _ in range(SEATS)]
        self.owners[0] = [(0, 0)]
        self.devices: list[Device] = []
        self.gone: list[Device] = []

    async def begin(self) -> None:
        everybody = await people(self.server, *NAMES)
        self.onlooker = person(self.server)
        self.links = [(await one.ask("POST", "/api/me/link"))["token"] for one in everybody]
        self.devices = [Device(who, one) for who, one in enumerate(everybody)]
        places = [{"who": "me"}, *[{"who": "open"}] * (SEATS - 1)]
        self.table = (await everybody[0].ask("POST", "/api/tables", game="newhaven", seats=places))["table"]
        self.invitation = (await everybody[0].get(f"/api/tables/{self.table}/invitation"))["invitation"]
        self.begun = False
        for device in self.devices:
            await device.connect()

    async def go_on(self, way: str, who: int, seat: int) -> None:
        device = self.devices[who]
        if way == "restart":
            await self.restart()
        elif way == "logout":
            await self.log_out(device)
        else:
            await self.change(device, way, seat)
        for one in self.devices:  # each tries to look from everywhere, and goes on listening
            for place in (None, *range(SEATS)):
                await one.send(do="watch", table=self.table, seat=place)
            await one.catch_up()

    async def change(self, device: Device, way: str, seat: int) -> None:
        """What changes the table; what is refused changes nothing."""
        asks: dict[str, tuple[str, Json]] = {
            "sit": ("sit", {"seat": seat, "invitation": self.invitation}),
            "stand": ("leave", {"seat": seat, "bot": "random"}),
            "start": ("start", {}),
            "bot": ("bot", {"seat": seat, "bot": "random"}),
            "back": ("bot", {"seat": seat, "bot": None}),
        }
        path, data = asks[way]
        before = (await self.seen())["version"]
        answer = await device.person.http.post(f"/api/tables/{self.table}/{path}", json=data or None)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 300:
            return
        self.begun |= way == "start"
        if way == "sit" or (way == "stand" and not self.begun):
            lines = (await self.seen())["log"]
            since = min(line["version"] for line in lines if line["version"] > before and line["kind"] != "move")
            self.owners[seat].append((since, device.who if way == "sit" else None))

    async def seen(self) -> Json:
        found: Json = await self.onlooker.get(f"/api/tables/{self.table}", wants="log")
        return found

    async def log_out(self, device: Device) -> None:
        """On this device; then the same person comes back on another."""
        await device.person.ask("POST", "/api/me/logout")
        await asyncio.wait_for(device.listening, PATIENCE_S)
        assert device.socket.close_code == SESSION_ENDED
        self.gone.append(device)
        again = person(self.server)
        await again.http.get("/api/games")
        again.http.headers["x-csrftoken"] = again.http.cookies["csrf"]
        await again.ask("POST", "/api/me/return", token=self.links[device.who])
        self.devices[device.who] = Device(device.who, again)
        await self.devices[device.who].connect()

    async def restart(self) -> None:
        await asyncio.to_thread(self.server.kill)
        await asyncio.gather(*(device.listening for device in self.devices))
        await asyncio.to_thread(self.server.start)
        for device in self.devices:
            await device.connect()

    def owner(self, seat: int, version: int) -> int | None:
        return next(who for since, who in reversed(self.owners[seat]) if since <= version)

    def check(self) -> tuple[int, int]:
        """Every frame was its viewer's; returns how many were of a seat, and how many showed a hand."""
        frames = [
            (device.who, message)
            for device in [*self.devices, *self.gone]
            for message in device.heard
            if message["is"] == "frame"
        ]
        for who, frame in frames:
            seat = frame.get("seat")
            if frame["stage"] == "over":
                continue  # there is nothing to hide any more
            if seat is None:
                assert "hand" not in frame.get("parts", {})
            else:
                assert self.owner(seat, frame["version"]) == who, (self.owners, who, seat, frame["version"])
        mine = [frame for _, frame in frames if frame.get("seat") is not None]
        return len(mine), sum("hand" in frame.get("parts", {}) for frame in mine)


def test_nobody_is_ever_shown_a_seat_that_is_not_theirs(start_any: Starter) -> None:
    server = start_any()
    shown = []

    @settings(
        max_examples=ORDERS,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],  # an order that fails is told as it is
    )
    @given(STEPS)
    def tell(steps: list[tuple[str, int, int]]) -> None:
        async def main() -> None:
            story = Story(server)
            await story.begin()
            for step in steps:
                await story.go_on(*step)
            shown.append(story.check())

        run(main)

    tell()
    assert any(mine for mine, _ in shown)
