"""Nothing that comes from outside is trusted: it is refused with a clear answer, and the table is unharmed."""

import asyncio
import json
import os
import random
import string
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed, InvalidStatus

from riverhaven.core.state import Json
from riverhaven.server.bench import memory_kb
from tests.server.conftest import Server, Starter
from tests.server.guest import OPEN, Guest, party, people, person, play_on, run

FRAMES = int(os.environ.get("RIVERHAVEN_FRAMES", "3000"))
EXAMPLES = int(os.environ.get("RIVERHAVEN_EXAMPLES", "2"))

Visitor = tuple[dict[str, str], dict[str, str], str]  # the headers, the cookies, and the table of somebody


@pytest.mark.parametrize(
    "origin", [None, "http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "x:["]
)
def test_a_foreign_or_missing_origin_is_refused(server: Server, origin: str | None) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        with pytest.raises(InvalidStatus) as refused:
            await me.connect(origin=origin)
        assert refused.value.response.status_code == 403
        me.http.headers.pop("origin")
        headers = {} if origin is None else {"origin": origin}
        answer = await me.http.put("/api/me", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403 and answer.json()["why"]["message"] == "foreign-origin"
        assert (await me.get("/api/me"))["name"] == "Anna"

    run(main)


def test_a_forged_request_without_the_token_is_refused(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        for token in (None, "", "x" * 128, me.http.cookies["csrf"][:-1] + "0"):
            me.http.headers.pop("x-csrftoken", None)
            headers = {} if token is None else {"x-csrftoken": token}
            if token is not None and token == me.http.cookies["csrf"]:
                continue
            answer = await me.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403 and answer.json()["why"]["message"] == "no-csrf"
        assert (await me.get("/api/me"))["name"] == "Anna"

    run(main)


def test_pages_are_locked_down(server: Server) -> None:
    async def main() -> None:
        for path in ("/", "/api/games", "/api/tables/x", "/nowhere"):
            headers = (await person(server).http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"], path
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers

    run(main)


def test_behind_https_cookies_are_secure_and_bound_to_the_host(start_any: Starter) -> None:
    server = start_any(behind_https=True)

    async def main() -> None:
        me = person(server)
        proxied = {"x-forwarded-proto": "https", "origin": server.address.replace("http", "https")}
        first = await me.http.get("/api/games", headers=proxied)
        csrf = first.headers["set-cookie"]
        assert csrf.startswith("__Host-csrf=") and "Secure" in csrf
        token = csrf.partition("=")[2].partition(";")[0]
        headers = proxied | {"x-csrftoken": token, "cookie": f"__Host-csrf={token}"}
        answer = await me.http.put("/api/me", json={"name": "Anna"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-riverhaven=") and "Secure" in cookie and "Domain" not in cookie
        # Without the proxy's word the page came over plain HTTP, and its origin is another one.
        del headers["x-forwarded-proto"]
        assert (await me.http.put("/api/me", json={"name": "Anna"}, headers=headers)).status_code == 403

    run(main)


def test_another_ones_seat_can_be_neither_seen_nor_played(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        (eve,) = await people(server, "Eve")
        for who in (eve, person(server), found[1]):
            socket = await who.connect()
            OPEN.append(socket)
            for request in (
                {"do": "watch", "seat": 0},
                {"do": "play", "seat": 0, "move": "pass", "at": 3},
                {"do": "undo", "seat": 0},
                {"do": "confirm", "seat": 0},
                {"do": "preview", "seat": 0, "move": "pass"},
            ):
                await socket.send(json.dumps({"id": "1", "table": table} | request))
                answer = json.loads(await socket.recv())
                assert answer["is"] == "refused" and answer["why"]["message"] == "not-your-seat", answer
            for path in ("", "/export", "/history/0"):
                answer = await who.http.get(f"/api/tables/{table}{path}", params={"seat": 0})
                assert answer.status_code == 403, answer.text
        for path, data in (("leave", {"seat": 0}), ("bot", {"seat": 0, "bot": "random"}), ("start", {})):
            answer = await eve.http.post(f"/api/tables/{table}/{path}", json=data)
            assert answer.status_code == 403, answer.text
        socket = await eve.connect()
        OPEN.append(socket)
        await socket.send(json.dumps({"id": "1", "table": table, "do": "chat", "text": "hi"}))
        assert json.loads(await socket.recv())["why"]["message"] == "not-your-seat"

    run(main)


def test_commands_that_are_replayed_and_reordered_change_nothing(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        rng = random.Random(5)
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            sent = []
            for turn in range(15):
                mover = one if one.frame.get("free") else two
                move = {
                    "do": "play",
                    "id": f"m{turn}",
                    "seat": mover.seat,
                    "move": rng.choice(mover.moves),
                    "at": mover.frame["at"],
                }
                answer = await mover.ok(**move, confirm=True)
                sent.append((mover, move | {"confirm": True}, answer))
                for guest in (one, two):
                    await guest.caught_up(answer["version"])
            before = await found[0].get(f"/api/tables/{table}", seat=0)
            rng.shuffle(sent)
            for mover, move, answer in sent:
                assert await mover.ask(**move) == answer  # the first answer once more
                assert (await mover.ask(**move | {"id": "new" + move["id"]}))["is"] == "stale"
            assert await found[0].get(f"/api/tables/{table}", seat=0) == before

    run(main)


def broken(rng: random.Random, table: str) -> str | bytes:
    """A message that a confused or hostile client could send."""
    do = rng.choice(["watch", "play", "undo", "confirm", "answer", "chat", "preview", "unwatch", "ping"])
    good: dict[str, object] = {"do": do}
    fields: dict[str, list[object]] = {
        "id": ["1", "", None, 7, "x" * 65, [], "\0", "é" * 64],
        "table": [table, table[:-1], "", None, 5, "../..", "' OR 1=1 --", "x" * 300],
        "seat": [0, 1, None, -1, 7, 99, 2**70, 1.5, "0", True, []],
        "move": ["pass", "", "place 1 c6 r0", "x" * 2001, None, 5, "\ud800", "place 1 c6 r0" * 50],
        "at": [0, 1, -1, 2**31, 10**30, "3", None],
        "text": ["hi", "", " " * 100, "x" * 2001, None, "<script>", "\u202e"],
        "yes": [True, False, 1, "yes"],
        "wants": [["moves"], ["all"], "moves", [], ["moves"] * 500],
        "lang": ["en", "xx", 5],
        "confirm": [True, 1, "x"],
        "extra": [1],
    }
    for name, values in fields.items():
        if rng.random() < 0.5:
            good[name] = rng.choice(values)
    text = json.dumps(good)
    kind = rng.randrange(8)
    if kind == 0:
        cut = rng.randrange(len(text))
        return text[:cut]
    if kind == 1:
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(string.printable) + text[at + 1 :]
    if kind == 2:
        return rng.choice(["", "null", "[]", "{}", "0", '"do"', "[" * 3000, '{"do":' * 500, "NaN", "1e999"])
    if kind == 3:
        return bytes(rng.getrandbits(8) for _ in range(rng.randrange(60)))
    return text


def test_malformed_messages_are_answered_and_harm_nothing(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        (eve,) = await people(server, "Eve")
        before = await found[0].get(f"/api/tables/{table}", seat=0)
        rng = random.Random(3)
        socket = await eve.connect()
        OPEN.append(socket)
        weight = memory_kb(server.process.pid)
        left = FRAMES
        while left:
            batch = [broken(rng, table)[:8000] for _ in range(min(left, 50))]
            left -= len(batch)
            for message in [*batch, json.dumps({"do": "ping", "id": "still here"})]:
                await socket.send(message)
            answers: list[Json] = []
            while not answers or answers[-1]["is"] != "pong" or answers[-1]["id"] != "still here":
                answers.append(json.loads(await asyncio.wait_for(socket.recv(), 60)))
                if answers[-1]["is"] == "refused":
                    assert answers[-1]["why"]["text"].endswith(".")
                    assert "Traceback" not in answers[-1]["why"]["text"]
        after = await found[0].get(f"/api/tables/{table}", seat=0)
        assert after == before
        assert memory_kb(server.process.pid) - weight < 50_000, "memory is not bounded"
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            await play_on([one, two], 5)

    run(main)


def test_oversized_messages_cut_the_line_and_nothing_else(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        socket = await found[0].connect()
        OPEN.append(socket)
        with pytest.raises(ConnectionClosed):
            await socket.send(json.dumps({"do": "chat", "id": "1", "table": table, "text": "x" * 20_000}))
            await socket.recv()
        assert socket.close_code == 1009
        answer = await found[0].http.post("/api/tables/import", content=b"x" * 400_000)
        assert answer.status_code == 413, answer.text
        async with Guest(found[0], table, 0, ("moves",)) as one:
            await one.play()

    run(main)


def test_floods_are_slowed_down_and_cut_off(start_any: Starter) -> None:
    server = start_any(requests_per_minute=60, messages_per_second=5.0, messages_burst=20, sockets_per_address=3)

    async def main() -> None:
        (me,) = await people(server, "Anna")
        answers = [await me.http.get("/api/me") for _ in range(80)]
        assert answers[0].status_code == 200
        slowed = [answer.json()["why"]["message"] for answer in answers if answer.status_code == 429]
        assert slowed and set(slowed) == {"http-429"}
        assert (await me.http.get("/healthz")).status_code == 200  # the watchman is always let in
        sockets = [await me.connect() for _ in range(3)]
        OPEN.extend(sockets)
        with pytest.raises(InvalidStatus) as refused:
            await me.connect()
        assert refused.value.response.status_code in (403, 429)
        said = set()
        with pytest.raises(ConnectionClosed):
            for n in range(10_000):
                await sockets[0].send(json.dumps({"do": "ping", "id": str(n)}))
                answer = json.loads(await sockets[0].recv())
                said.add(answer["is"] if answer["is"] == "pong" else answer["why"]["message"])
        assert said == {"pong", "too-fast"}
        await sockets[1].close()
        OPEN.append(await me.connect())  # a place is free again

    run(main)


def test_a_client_that_does_not_read_costs_little_and_gets_the_latest(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        lazy = await found[0].connect(max_queue=1, ping_interval=None)
        OPEN.append(lazy)
        await lazy.send(json.dumps({"do": "watch", "id": "w", "table": table, "seat": 0}))
        weight = memory_kb(server.process.pid)
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            for n in range(40):
                await one.ok(do="chat", text=f"{n}")
            await play_on([one, two], 10)
            version = one.frame["version"]
        assert memory_kb(server.process.pid) - weight < 20_000
        seen, frames = 0, 0
        while seen < version:
            frame = json.loads(await asyncio.wait_for(lazy.recv(), 60))
            assert frame.get("since") in (None, seen)
            seen, frames = frame["version"], frames + 1
        assert frames <= version

    run(main)


def test_ids_cannot_be_guessed(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        ids = set()
        for _ in range(20):
            seats = [{"who": "me"}, {"who": "open"}]
            table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
            invitation = (await me.get(f"/api/tables/{table}/invitation"))["invitation"]
            ids |= {table, invitation}
        assert len(ids) == 40
        assert all(len(id) * 6 >= 128 and set(id) <= set(string.ascii_letters + string.digits + "-_") for id in ids)
        # Each place of the ids takes many values: they are random all over.
        assert all(len({id[place] for id in ids}) > 10 for place in range(24))

    run(main)


@pytest.fixture(scope="module")
def api(server: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@pytest.fixture(scope="module")
def visitor(server: Server) -> Visitor:
    """The headers and cookies of somebody who has a table."""

    async def main() -> Visitor:
        found, table = await party(server)
        headers = {"origin": server.address, "x-csrftoken": found[0].http.cookies["csrf"]}
        return headers, dict(found[0].http.cookies), table

    return run(main)


@schema.exclude(path_regex="/api/me.*", method="DELETE").parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_the_http_api_never_breaks(case: schemathesis.Case[Any], visitor: Visitor, server: Server) -> None:
    headers, cookies, table = visitor
    if case.path_parameters and "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
        case.path_parameters["table"] = table
    answer = case.call(headers=headers, cookies=cookies)
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        assert answer.json()["why"]["text"], answer.text
