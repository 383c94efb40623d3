"""Small holes that a stranger could reach through, each with the test that it is closed."""

import asyncio
import json
import os
import selectors
import shutil
import signal
import socket as sockets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import riverhaven as rh
from riverhaven.core.words import Refusal
from riverhaven.server import decisions
from riverhaven.server.pieces import Opening
from riverhaven.server.schema import settings, told
from riverhaven.server.store import Event, Store, StoreDown, Unfit
from riverhaven.server.table import Table
from riverhaven.server.text import clean_chat, clean_name, skeleton, told_apart
from tests.server.conftest import NewStore, Server, Starter
from tests.server.guest import OPEN, Guest, party, people, person, run
from tests.server.test_tables import why
from tests.server.test_watch import counted

COMMAND = [sys.executable, "-m", "riverhaven.cli"]


# ------------------------------------------------------------------------------------------------------ what is written


def test_nul_bytes_are_refused_and_not_taken_for_a_broken_store(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        me = found[0]
        for path in ("%00", "a%00b", "%C3%A9"):
            for rest in ("", "/invitation", "/export", "/history/0", "/log?before=3"):
                answer = await me.http.get(f"/api/tables/{path}{rest}")
                assert answer.status_code == 400, answer.text
            assert (await me.http.post(f"/api/tables/{path}/hint?seat=0")).status_code == 400
        assert (await me.http.get("/api/tables/open?game=%00")).json()["why"]["message"] == "unknown-game"
        seats = [{"who": "me"}, {"who": "guest", "name": "B\0la"}]
        await me.ask("POST", "/api/tables", game="newhaven", seats=seats)
        for data, message in (
            ({"game": "\0", "seats": seats}, "unknown-game"),
            ({"game": "newhaven", "seats": seats, "options": {"\0": "\0"}}, "unknown-option"),
            ({"game": "newhaven", "seats": [{"who": "me"}, {"who": "bot", "bot": "\0"}]}, "no-such-bot"),
        ):
            assert await why(me, "POST", "/api/tables", **data) == message
        assert await why(me, "POST", "/api/me/return", token="\0") == "no-such-link"
        assert (await me.http.delete("/api/me/ways/%00")).status_code == 400
        for notice in ({"key": "\0", "on": True}, {"key": "x", "on": True, "table": "\0"}):
            assert await why(me, "POST", "/api/notices", **notice) == "http-bad"
        await me.ask("PUT", "/api/me", name="An\0na")
        async with Guest(me, table, 0, ("moves", "log")) as one:
            assert await one.refused(do="watch", table="a\0b") == "bad-message"
            assert await one.refused(do="play", seat=0, move="pass\0", at=one.frame["at"]) == "no-such-move"
            await one.send(do="chat", id="a\0b", text="hi")
            await one.until(lambda: None in one.answers)  # no such id can be said again
            await one.ok(do="chat", text="a\0b")
            assert one.log[-1]["text"] == "a b"

    run(main)


LONG = "x" * 200_000


def test_whatever_is_long_is_told_in_a_sentence(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, {"who": "open"}]
        begun = {"riverhaven": 1, "game": "newhaven", "rules": 1, "seats": 2, "options": {}, "seed": "1", "moves": []}
        saves = [json.dumps(begun | change) for change in ({"game": LONG[:6000]}, {"moves": [LONG[:6000]]})]
        for path, data, message in (
            ("/api/tables", {"game": "newhaven", "seats": [{"who": "me"}, {"who": "bot", "bot": LONG}]}, "no-such-bot"),
            ("/api/tables", {"game": "newhaven", "seats": seats, "options": {"side": LONG}}, "wrong-option"),
            ("/api/tables/import", {"save": saves[0], "seats": seats}, "unknown-game"),
            (
                "/api/tables/import",
                {"save": saves[1], "seats": seats},
                "illegal-save",
            ),
        ):
            answer = await me.http.post(path, json=data)
            assert answer.status_code == 409 and answer.json()["why"]["message"] == message
            assert len(answer.text) < 5000
        for path in (f"/api/games/{LONG[:6000]}/puzzles", "/assets/%00", f"/assets/{LONG[:300]}", "/assets/%2e%2e"):
            answer = await me.http.get(path)
            assert answer.status_code in (404, 409) and answer.json()["why"]["text"], path

    run(main)


def test_what_does_not_fit_is_refused_and_the_store_is_well(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        before = await counted(server, "store_failures")
        assert await why(me, "PUT", "/api/tables/nosuch/quiet", quiet=True) == "no-such-table"
        assert await why(me, "PUT", "/api/tables/nosuch/quiet", quiet="yes") == "http-bad"
        assert await why(me, "PUT", "/api/tables/nosuch/quiet", quiet=False) == "no-such-table"
        assert await counted(server, "store_failures") == before

    run(main)


def test_one_that_does_not_fit_spoils_nobody_elses_commit(new_store: NewStore) -> None:
    """And whether what fails is anybody's own: a store that is held by another process is not asked for each anew."""
    store = Store(new_store())
    store.start()
    begun: list[int] = []

    @sa.event.listens_for(store.writer, "begin")
    def count(_: sa.Connection) -> None:
        begun.append(1)
        if is_locked:
            raise sa.exc.OperationalError("BEGIN", {}, Exception("locked"))

    async def write(name: str, person: str) -> None:
        row = {"person": person, "table_id": "nosuch", "what": "quiet", "version": 0}
        await store.do(sa.insert(told).values(**row) if person else sa.insert(settings).values(name=name, value=""))

    async def main(*persons: str) -> list[object]:
        found = await asyncio.gather(*(write(f"n{n}", who) for n, who in enumerate(persons)), return_exceptions=True)
        return [None if one is None else type(one) for one in found]

    is_locked = False
    assert asyncio.run(main("", "nobody", "")) == [None, Unfit, None]
    is_locked = True
    begun.clear()
    assert asyncio.run(main(*[""] * 12)) == [StoreDown] * 12
    assert len(begun) <= 2  # the first may have been alone
    is_locked = False
    store.stop()


def test_a_malformed_message_keeps_its_id(any_server: Server) -> None:
    async def main() -> None:
        (me,) = await people(any_server, "Anna")
        socket = await me.connect()
        OPEN.append(socket)
        for message, id in (
            ('{"do": "play", "id": "mine", "table": "t"}', "mine"),
            ('{"do": "dance", "id": "mine"}', "mine"),
            ('{"id": "mine", "do": "ping", "more": {"a": [1]}}', "mine"),
            ('{"do": "ping", "id": 7}', None),
            ("[" * 5000, None),
            ('{"id": "mine", "a": ' + "[" * 5000, None),
        ):
            await socket.send(message)
            answer = json.loads(await socket.recv())
            assert (answer["is"], answer["id"], answer["why"]["message"]) == ("refused", id, "bad-message")

    run(main)


def test_json_that_is_nested_too_deep_is_refused(any_server: Server) -> None:
    async def main() -> None:
        (me,) = await people(any_server, "Anna")
        headers = {"content-type": "application/json"}
        for text in ("[" * 100_000, '{"name":' * 30_000):
            answer = await me.http.put("/api/me", content=text, headers=headers)
            assert answer.status_code == 400 and answer.json()["why"]["message"] == "http-bad"

    run(main)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ANNA", "\ua4ee\ua4e0\ua4e0\ua4ee"),  # Lisu
        ("OO", "\u2c9e\u2c9e"),  # Coptic
        ("HAM", "\u13bb\u13aa\u13b7"),  # Cherokee
        ("Susn", "\u054fusn"),  # Armenian
        ("Bili", "B\u0131l\u0131"),  # without dots
        ("Anna", "\u0251nn\u0251"),  # as a is written by hand
        ("Mark", "\u041c\u0430rk"),
        ("burn", "bum"),
        ("Ola", "0la"),
        ("Bill", "B|ll"),
        ("Anna", "A\ufe00n\U000e0101n\U000e0041a"),  # forms that are chosen, and tags
    ],
)
def test_names_are_compared_as_an_eye_sees_them(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_look_otherwise_are_others() -> None:
    names = [
        "Anna",
        "Hanna",
        "Anton",
        "Bela",
        "Bella",
        "Zo\u00eb",
        "\u0410\u043d\u044f",
        "\u674e\u96f7",
        "Max 2",
        "Max 3",
    ]
    assert told_apart(list(names)) == names


@pytest.mark.parametrize(
    "name", ["", "\u200b", "\u3164\u3164", "\u2800", "...", "\u202e", "\ufe0f", "x" * 41, "\U000e0101\U000e0041"]
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(Refusal, match="A name has between"):
        clean_name(name)


@pytest.mark.parametrize("name", ["\u0410nna", "R\u03b9ta", "p\u0430ypal"])
def test_a_name_in_two_alphabets_is_none(name: str) -> None:
    with pytest.raises(Refusal, match="one alphabet"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Ágnes", "Ágnes"),
        ("A\u0301gnes", "Ágnes"),
        ("An\u200bna\u202e", "Anna"),
        ("Анна", "Анна"),
        ("李雷", "李雷"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("a" + "\u0336" * 30, "a" + "\u0336" * 2),
    ],
)
def test_a_name_is_shown_as_it_reads(name: str, found: str) -> None:
    assert clean_name(name) == found


def test_names_that_look_alike_at_one_table_are_told_apart(server: Server) -> None:
    assert told_apart(["Anna", "ANNA", None, "Bill", "BiII"]) == ["Anna", "ANNA (2)", None, "Bill", "BiII (5)"]
    wasp = "\u041e\u0441\u0430"  # in Cyrillic letters
    assert told_apart([wasp, "Oca"]) == [wasp, "Oca (2)"]

    async def main() -> None:
        one, two = await people(server, "Anna", "anna")
        table = (await one.ask("POST", "/api/tables", game="newhaven", seats=[{"who": "me"}, {"who": "open"}]))["table"]
        invitation = (await one.get(f"/api/tables/{table}/invitation"))["invitation"]
        seats = await two.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
        assert [seat["name"] for seat in seats] == ["Anna", "anna (2)"]

    run(main)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("pay \u202eyenom\u202c me", "pay yenom me"),
        ("\x1b[31mred\x07", "[31mred"),
        ("\u2066a\u2069\u200eb\ufeff", "ab"),
        ("one\u2028two\r\nthree", "one two three"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    ],
)
def test_chat_turns_no_line_around(said: str, shown: str) -> None:
    assert clean_chat(said) == shown


@pytest.mark.parametrize("text", ["\u200d", "\u200d \u200c", "\ufe0f\u200d", "\U000e0041", "\u0301"])
def test_chat_that_shows_nothing_is_none(text: str) -> None:
    with pytest.raises(Refusal, match="A message has between"):
        clean_chat(text)


def test_whoever_looks_like_another_is_told_apart_wherever_names_stand(server: Server) -> None:
    async def main() -> None:
        host, guest, other = await people(server, "Mira", "\u041c\u0456\u0433\u0430", "MlRA")
        new = {"game": "newhaven", "seats": [{"who": "me"}, {"who": "open"}], "listed": True, "asks": True}
        table = (await host.ask("POST", "/api/tables", **new))["table"]
        await other.ask("POST", f"/api/tables/{table}/knock")
        (knock,) = await host.get(f"/api/tables/{table}/knocks")
        assert knock["name"] == "MlRA (1)"
        async with Guest(other, table, None, ()):
            assert (await host.get(f"/api/tables/{table}/watchers"))["names"] == ["MlRA (1)"]
        second = (await other.ask("POST", "/api/tables", **new))["table"]
        third = (await host.ask("POST", "/api/tables", **new))["table"]
        found = {one["table"]: one["others"][0]["name"] for one in await guest.get("/api/tables/open")}
        # Whoever has two tables has one name.
        assert found[table] == found[third] and found[second].startswith("MlRA")
        assert found[table].endswith(")") or found[second].endswith(")")

    run(main)


def test_chat_has_a_measure_on_every_socket_together(start_any: Starter) -> None:
    server = start_any(chats_per_minute=5)

    async def main() -> None:
        found, table = await party(server)
        async with Guest(found[0], table, 0, ()) as one, Guest(found[0], table, 0, ()) as again:
            for _ in range(5):
                await one.ok(do="chat", text="hi")
            assert await again.refused(do="chat", text="hi") == "too-fast"
            async with Guest(found[1], table, 1, ()) as two:
                await two.ok(do="chat", text="hello")

    run(main)


def test_a_table_takes_so_many_chats_and_no_more() -> None:
    sitting = Event("t", 1, "sit", '{"person": "p", "bot": null}', 0, "p")
    table = Table.opened(Opening("t", "newhaven", 1, 2, {}, "1", None, False, "i")).after(sitting)
    chats = [Event("t", n + 2, "chat", "hi", 0, "p") for n in range(decisions.MOST_CHATS)]
    assert decisions.chat(table.after(*chats[:-1]), "p", "hi").kind == "chat"
    with pytest.raises(Refusal, match="no room"):
        decisions.chat(table.after(*chats), "p", "hi")


# ------------------------------------------------------------------------------------------------------ who may do what


def test_one_guest_takes_one_seat(server: Server) -> None:
    async def main() -> None:
        host, guest = await people(server, "Host", "Guest")
        seats = [{"who": "me"}, *[{"who": "open"}] * 3]
        table = (await host.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        path = f"/api/tables/{table}"
        invitation = (await host.get(f"{path}/invitation"))["invitation"]
        await guest.ask("POST", f"{path}/sit", seat=1, invitation=invitation)
        assert await why(guest, "POST", f"{path}/sit", seat=2, invitation=invitation) == "one-seat-each"
        await guest.ask("POST", f"{path}/leave", seat=1)
        await guest.ask("POST", f"{path}/sit", seat=2, invitation=invitation)
        await host.ask("POST", f"{path}/sit", seat=3)  # somebody beside the host, on the same device

    run(main)


def test_private_answers_are_kept_by_nobody(any_server: Server) -> None:
    async def main() -> None:
        found, table = await party(any_server)
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}?seat=0", "/api/tables/nowhere"):
            assert (await found[0].http.get(path)).headers["cache-control"] == "no-store", path
        assert "no-store" not in (await found[0].http.get("/")).headers["cache-control"]

    run(main)


def test_art_has_a_limit_and_metrics_are_not_for_everybody(start_any: Starter) -> None:
    server = start_any(requests_per_minute=20, metrics_from=("127.0.0.1/32",))

    async def main() -> None:
        async with httpx.AsyncClient(
            base_url=server.address, transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        ) as stranger:
            assert (await stranger.get("/metrics")).status_code == 404
            pages = [f"/api/games/newhaven/{page}" for page in ("art/x", "rules/en", "aid/en", "components/en")]
            assert {(await stranger.get(page)).status_code for page in pages} == {200}
            for page in pages:  # some are half a megabyte
                statuses = [(await stranger.get(page)).status_code for _ in range(25)]
                assert statuses[-1] == 429, page
        assert (await person(server).http.get("/metrics")).status_code == 200

    run(main)


# ----------------------------------------------------------------------------------------------------- keeping a server


@pytest.mark.long
def test_whoever_asks_slowly_is_not_waited_for(start_any: Starter) -> None:
    server = start_any(request_seconds=1.0)

    def slow(*said: str) -> bytes:
        with sockets.create_connection(("127.0.0.1", server.port), timeout=60) as line:
            for text in said:
                line.sendall(text.encode())
            return b"".join(iter(lambda: line.recv(100), b""))  # until it is closed

    async def main() -> None:
        assert await asyncio.to_thread(slow) == b""
        assert await asyncio.to_thread(slow, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ") == b""
        body = "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
        assert b" 403 " in await asyncio.to_thread(slow, body)  # and then the rest of it is not waited for
        found, table = await party(server)
        async with Guest(found[0], table, 0, ()) as one:  # a socket is no request: it stays
            await asyncio.sleep(1.5)
            await one.ok(do="chat", text="still here")

    run(main)


def connected(server: Server) -> sockets.socket:
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.settimeout(60)
    line.connect(("127.0.0.1", server.port))
    return line


def heard_on(line: sockets.socket) -> bytes:
    """All that comes until the line is closed."""
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(65536):
            heard += more
    return heard


def spoken(server: Server, *said: bytes) -> bytes:
    """What is answered to bytes that are no proper request."""
    with connected(server) as line:
        with suppress(ConnectionError):
            for text in said:
                line.sendall(text)
        return heard_on(line)


GET, PUT = (method + b" /api/me HTTP/1.1\r\nHost: x\r\n" for method in (b"GET", b"PUT"))


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (GET, b"x-a: " + b"y" * 100 + b"\r\n"),
        (GET + b"x-a: ", b"y" * 100),
        (b"GET /api/", b"y" * 100),
        (PUT + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"x-a: " + b"y" * 100 + b"\r\n"),
    ],
    ids=["many", "long", "url", "trailers"],
)
def test_a_request_has_no_endless_head(any_server: Server, begin: bytes, more: bytes) -> None:
    """Sixty megabytes could be sent before; the line is closed long before that is taken."""
    heard = spoken(any_server, begin, *[more * 1000] * 600)
    assert not heard or heard.startswith((b"HTTP/1.1 400", b"HTTP/1.1 403"))
    # What is large and proper is answered, also many times on one line.
    body = b"x" * 200_000
    put = PUT + b"Content-Length: %d\r\n\r\n" % len(body)
    heard = spoken(any_server, put + body + GET + b"Connection: close\r\n\r\n")
    assert heard.count(b"HTTP/1.1 ") == 2 and b"HTTP/1.1 200" in heard


def test_one_address_has_so_many_lines_and_one_that_reads_nothing_is_closed(start_any: Starter) -> None:
    server = start_any(connections_per_address=4, stall_seconds=0.5)
    goodbye = GET + b"Connection: close\r\n\r\n"
    lines = [connected(server) for _ in range(4)]
    assert spoken(server, goodbye) == b""
    for line in lines:  # they ask for much, and read nothing
        line.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200)

    async def from_elsewhere() -> None:
        stranger = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=server.address, transport=stranger) as other:
            assert (await other.get("/healthz")).status_code == 200

    run(from_elsewhere)
    while not spoken(server, goodbye):  # until there is room again
        pass
    for line in lines:
        assert heard_on(line).count(b"HTTP/1.1 200") < 200
        line.close()


def test_one_address_is_answered_so_much_at_once_behind_a_proxy_too(start_any: Starter) -> None:
    server = start_any(behind_https=True, requests_at_once=3)
    first = spoken(server, GET + b"X-Forwarded-Proto: https\r\nConnection: close\r\n\r\n")
    token = first.partition(b"__Host-csrf=")[2].partition(b";")[0]
    known = b"Origin: https://x\r\nX-CSRFToken: %s\r\nCookie: __Host-csrf=%s\r\n" % (token, token)
    head = PUT + known + b"X-Forwarded-Proto: https\r\nContent-Length: 9\r\nX-Forwarded-For: "
    lines = [connected(server) for _ in range(4)]
    for line in lines:
        line.sendall(head + b"10.0.0.1\r\n\r\n")  # the rest of it does not come
    with selectors.DefaultSelector() as any_of_them:
        for line in lines:
            any_of_them.register(line, selectors.EVENT_READ)
        ((found, _),) = any_of_them.select()
        refused = heard_until(found.fileobj, b"}}")
    assert b" 429 " in refused and b"Too many connections" in refused
    elsewhere = GET + b"X-Forwarded-For: 10.0.0.2\r\nConnection: close\r\n\r\n"
    assert b" 200 " in spoken(server, elsewhere)
    for line in lines:
        line.close()


def heard_until(line: Any, end: bytes) -> bytes:
    heard = b""
    while not heard.endswith(end):
        heard += line.recv(4096)
    return heard


def workers(pid: int) -> list[int]:
    """The processes that serve, of a server with several."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and "spawn_main" in (stat.parent / "cmdline").read_text():
                found.append(int(stat.parent.name))
        except OSError:
            continue
    return sorted(found)


@pytest.mark.long
def test_a_killed_worker_is_replaced_while_another_hangs(start_any: Starter) -> None:
    server = start_any(arguments=("--workers", "2"))

    async def main() -> None:
        first, second = workers(server.process.pid)
        os.kill(first, signal.SIGSTOP)  # it is asked first, and does not answer
        await asyncio.sleep(1)
        os.kill(second, signal.SIGKILL)
        now: set[int] = set()
        while not now - {first, second}:
            await asyncio.sleep(0.1)
            now = set(workers(server.process.pid))
        assert first in now, "nobody looked for the killed one until the hung one was given up"
        os.kill(first, signal.SIGCONT)

    run(main)


def test_a_game_that_does_not_load_takes_no_other_down(tmp_path: Path) -> None:
    about = tmp_path / "odd-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1\n")
    entries = "broken = odd_broken:GAME\nends = odd_ends:GAME\nmute = odd_mute:GAME\nodd = odd_puzzles:GAME\n"
    (about / "entry_points.txt").write_text(f"[riverhaven.games]\n{entries}")
    (tmp_path / "odd_broken.py").write_text("raise RuntimeError('no')\n")
    (tmp_path / "odd_ends.py").write_text("import sys\nsys.exit('no')\n")
    for name, module in (("mute", "odd_mute"), ("odd", "odd_puzzles")):
        (tmp_path / f"{module}.py").write_text(
            "from dataclasses import replace\nfrom pathlib import Path\n"
            "from riverhaven.games.newhaven import GAME as newhaven\n"
            f"GAME = replace(newhaven, name='{name}', folder=Path(__file__).parent / '{name}')\n"
        )
    shutil.copytree(rh.game("newhaven").folder, tmp_path / "odd", ignore=shutil.ignore_patterns("*.py", "nets"))
    (tmp_path / "odd" / "puzzles" / "1-leftover.toml").write_text("seat = 'none'\n")
    (tmp_path / "odd" / "lessons" / "1-odd.toml").write_text("nonsense\n")
    words = tmp_path / "mute" / "words"
    words.mkdir(parents=True)
    (words / "en.ftl").write_text("title = Mute\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", tmp_path, environment={"PYTHONPATH": path})

    async def main() -> None:
        stranger = person(server)
        for lang in ("en", "hu"):
            found = {game["name"] for game in (await stranger.get("/api/games", lang=lang))["games"]}
            assert {"newhaven", "riverboat", "caboose"} <= found and not found & {"broken", "ends", "odd"}
            puzzle = await stranger.get("/api/puzzle", lang=lang)
            assert puzzle is not None and puzzle["game"] in {"newhaven", "riverboat", "caboose"}
        for path in ("puzzles", "puzzles/well", "lessons"):
            answer = await stranger.http.get(f"/api/games/odd/{path}")
            assert answer.status_code == 409 and answer.json()["why"]["message"] == "broken-game"
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        await me.ask("POST", f"/api/tables/{table}/start")
        async with Guest(me, table, 0, ("moves", "log"), "en") as one:
            while one.frame.get("free"):
                await one.play("pass" if "pass" in one.moves else None)
            await one.until(lambda: one.frame.get("free") or one.frame["stage"] == "over")

    try:
        run(main)
    finally:
        server.stop()
    assert {line["kind"] for line in server.lines() if line["what"] == "game left out"} == {"mute", "odd"}
    for name in ("broken", "ends"):
        assert f"the game {name} is left out: no" in server.log.read_text()
