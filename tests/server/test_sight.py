"""Who may see what is decided at every frame: a seat given up shows nothing more, a session that ended is deaf."""

import asyncio
import json

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from riverhaven.core.state import Json
from riverhaven.server.load import Person
from tests.server.conftest import NewStore, Server, Starter
from tests.server.guest import OPEN, PATIENCE_S, Guest, people, person, run

SESSION_ENDED = 4001


async def table_of_two(one: Person, two: Person, *, guest: bool = False) -> tuple[str, str]:
    """A table before its start: `one` and `two`, or `one` and somebody beside them."""
    second = {"who": "guest", "name": "Béla"} if guest else {"who": "open"}
    table = (await one.ask("POST", "/api/tables", game="newhaven", seats=[{"who": "me"}, second]))["table"]
    invitation = (await one.get(f"/api/tables/{table}/invitation"))["invitation"]
    if not guest:
        await two.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
    return table, invitation


async def heard_until(socket: ClientConnection, kind: str) -> list[Json]:
    """All messages up to the first one of a kind."""
    heard: list[Json] = []
    while not heard or heard[-1]["is"] != kind:
        heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S)))
    return heard


@pytest.mark.parametrize("guest", [False, True], ids=["a seat", "hot seat"])
def test_a_left_seat_shows_its_hand_no_more(server: Server, guest: bool) -> None:
    async def main() -> None:
        one, two, friend = await people(server, "One", "Two", "Friend")
        leaver = one if guest else two
        table, invitation = await table_of_two(one, two, guest=guest)
        socket = await leaver.connect()
        OPEN.append(socket)
        await socket.send(json.dumps({"do": "watch", "id": "w", "table": table, "seat": 1}))
        await heard_until(socket, "frame")
        await leaver.ask("POST", f"/api/tables/{table}/leave", seat=1)
        (*_, lost) = await heard_until(socket, "lost")
        assert (lost["table"], lost["seat"], lost["why"]["message"]) == (table, 1, "not-your-seat")
        await friend.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
        await one.ask("POST", f"/api/tables/{table}/start")
        async with Guest(friend, table, 1) as mine:
            assert mine.parts["hand"]
        await socket.send(json.dumps({"do": "ping", "id": "p"}))
        assert [message["is"] for message in await heard_until(socket, "pong")] == ["pong"]
        await socket.send(json.dumps({"do": "watch", "id": "w", "table": table, "seat": 1}))
        (refused,) = await heard_until(socket, "refused")
        assert refused["why"]["message"] == "not-your-seat"

    run(main)


def test_whoever_gave_a_seat_up_for_good_sees_nothing_of_the_bot(server: Server) -> None:
    async def main() -> None:
        one, two = await people(server, "One", "Two")
        table, _ = await table_of_two(one, two)
        await one.ask("POST", f"/api/tables/{table}/start")
        socket = await two.connect()
        OPEN.append(socket)
        await socket.send(json.dumps({"do": "watch", "id": "w", "table": table, "seat": 1}))
        await heard_until(socket, "frame")
        await two.ask("DELETE", "/api/me")
        with pytest.raises(ConnectionClosed):
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
                assert message["is"] == "lost" or "bot" not in message.get("seats", [{}, {}])[1], message
        assert socket.close_code == SESSION_ENDED

    run(main)


def test_whoever_a_bot_plays_for_sees_on_and_gets_the_seat_back(server: Server) -> None:
    async def main() -> None:
        one, two = await people(server, "One", "Two")
        table, _ = await table_of_two(one, two)
        await one.ask("POST", f"/api/tables/{table}/start")
        async with Guest(two, table, 1) as mine:
            await two.ask("POST", f"/api/tables/{table}/leave", seat=1, bot="random")
            await mine.until(lambda: mine.frame["seats"][1].get("bot"))
            await two.ask("POST", f"/api/tables/{table}/bot", seat=1, bot=None)
            await mine.until(lambda: not mine.frame["seats"][1].get("bot"))
            assert mine.parts["hand"]

    run(main)


async def other_device(server: Server, me: Person) -> Person:
    link = (await me.ask("POST", "/api/me/link"))["token"]
    other = person(server)
    await other.http.get("/api/games")
    other.http.headers["x-csrftoken"] = other.http.cookies["csrf"]
    await other.ask("POST", "/api/me/return", token=link)
    return other


@pytest.mark.parametrize("how", ["logout", "from another device"])
def test_a_session_that_ends_closes_its_sockets_in_every_process(start: Starter, new_store: NewStore, how: str) -> None:
    url = new_store()
    here, there = start(url), start(url)

    async def main() -> None:
        (me,) = await people(here, "Anna")
        other = await other_device(here, me)
        other.address = there.address  # the socket is in another process than the request that ends the session
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=[{"who": "me"}] * 2))["table"]
        stays, goes = await me.connect(), await other.connect()
        OPEN.extend([stays, goes])
        for socket in (stays, goes):
            await socket.send(json.dumps({"do": "watch", "id": "w", "table": table, "seat": 0, "wants": []}))
            await heard_until(socket, "frame")
        if how == "logout":
            await other.ask("POST", "/api/me/logout")
        else:
            found = await me.get("/api/me/sessions")
            assert sorted(session["this"] for session in found) == [False, True]
            (its,) = [session["id"] for session in found if not session["this"]]
            await me.ask("DELETE", f"/api/me/sessions/{its}")
            assert (await me.http.delete(f"/api/me/sessions/{its}")).json()["why"]["message"] == "no-such-session"
            assert (await me.http.delete("/api/me/sessions/%25")).status_code == 400
        await asyncio.wait_for(goes.wait_closed(), PATIENCE_S)
        assert goes.close_code == SESSION_ENDED
        assert [session["this"] for session in await me.get("/api/me/sessions")] == [True]
        await me.ask("POST", f"/api/tables/{table}/start")
        (*_, frame) = await heard_until(stays, "frame")
        assert frame["stage"] == "running"

    run(main)


def test_another_ones_session_cannot_be_ended(server: Server) -> None:
    async def main() -> None:
        one, two = await people(server, "One", "Two")
        (its,) = await one.get("/api/me/sessions")
        answer = await two.http.delete(f"/api/me/sessions/{its['id']}")
        assert answer.json()["why"]["message"] == "no-such-session"
        assert (await one.get("/api/me"))["name"] == "One"

    run(main)


async def sees_first(guest: Guest, name: str) -> None:
    await guest.until(lambda: guest.frame["seats"][0]["name"] == name)


def test_a_new_name_is_seen_at_once_and_writes_no_event(start: Starter, new_store: NewStore) -> None:
    url = new_store()
    here, there = start(url), start(url)

    async def main() -> None:
        one, two = await people(here, "One", "Two")
        table, _ = await table_of_two(one, two)
        two.address = there.address
        async with Guest(one, table, 0) as near, Guest(two, table, 1) as far:
            version = near.frame["version"]
            await one.ask("PUT", "/api/me", name="Queen")
            for guest in (near, far):
                await sees_first(guest, "Queen")
                assert guest.frame["version"] == version

    run(main)
