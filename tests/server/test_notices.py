"""People who are away are told: by a real mail server, a real push service, and chats; and nothing secret is in it."""

import asyncio
import base64
import email
import email.policy
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from riverhaven.core.words import Refusal
from riverhaven.server.courier import Courier, padless
from riverhaven.server.load import Person
from riverhaven.server.notices import when
from riverhaven.server.schema import events, tables, ways
from riverhaven.server.settings import Settings
from riverhaven.server.store import Store
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, people, run
from tests.server.postgres import free_port
from tests.server.test_tables import OPEN_SEATS

HERE = ("127.0.0.0/8",)
Received = tuple[str, dict[str, str], bytes]  # path, headers, body


@asynccontextmanager
async def chat(status: int = 200) -> AsyncIterator[tuple[str, list[Received]]]:
    """A service that takes posts: its address, and what it has got."""
    got: list[Received] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        got.append((head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        writer.close()

    server = await asyncio.start_server(hear, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", got


async def take_turn(guest: Guest) -> None:
    """Play until the others are to move."""
    await guest.free()
    while guest.frame.get("free"):
        await guest.play()


async def until(so: Callable[[], Any]) -> None:
    for _ in range(600):
        if so():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came")


@pytest.fixture
def telling(start: Starter) -> Server:
    return start(notice_after_seconds=0.2, notice_sweep_seconds=0.2, notice_networks=HERE)


async def ways_of(person: Person) -> list[dict[str, Any]]:
    return list((await person.get("/api/me/ways"))["ways"])


@pytest.mark.long
def test_whoever_is_away_is_told_once_for_each_turn(telling: Server) -> None:
    async def main() -> None:
        (anna, bela), table = await party(telling)
        async with chat() as (address, got):
            await bela.ask("POST", "/api/me/ways", kind="json", address=f"{address}/x")
            await until(lambda: len(got) == 1)  # the first one comes at once
            async with Guest(anna, table, 0, ("moves",)) as one, Guest(bela, table, 1, ("moves",)) as two:
                for told in (2, 3):
                    await take_turn(one)
                    await until(lambda: len(got) >= told)  # noqa: B023 - it is awaited here
                    await asyncio.sleep(1)
                    assert len(got) == told  # and not again
                    await take_turn(two)
            sent = [json.loads(body) for _, _, body in got[1:]]
            assert all(anna.name in one["text"] and one["link"].endswith(f"/#/table/{table}") for one in sent)
            # One click ends it for this table, and another for all.
            key = sent[0]["off"].split("/")[-3]
            await anna.ask("POST", "/api/notices", key=key, on=False, table=table)
            assert (await bela.get(f"/api/tables/{table}/quiet"))["quiet"]
            await anna.ask("POST", "/api/notices", key=key, on=False)
            assert await ways_of(bela) == []

    run(main)


def test_whoever_lets_people_in_is_told_that_somebody_asks(telling: Server) -> None:
    async def main() -> None:
        host, *guests = await people(telling, "Host", "Anna", "Zoë")
        new = {"game": "newhaven", "seats": OPEN_SEATS, "listed": True, "asks": True}
        table = (await host.ask("POST", "/api/tables", **new))["table"]
        async with chat() as (address, got):
            await host.ask("POST", "/api/me/ways", kind="json", address=address, zone="Asia/Tokyo")
            for told, guest in enumerate(guests, 2):
                await guest.ask("POST", f"/api/tables/{table}/knock")
                await until(lambda: len(got) >= told)  # noqa: B023 - it is awaited here
                (found,) = await host.get(f"/api/tables/{table}/knocks")
                await host.ask("POST", f"/api/tables/{table}/answer", person=found["person"], yes=False)
            sent = [json.loads(body) for _, _, body in got[1:]]
            assert len(sent) == 2 and all(one["title"] == "New Haven: somebody asks to join" for one in sent)
            assert not any("Zoë" in one["text"] for one in sent)
            assert all(" JST. " in one["text"] for one in sent)

    run(main)


@pytest.mark.parametrize(
    ("zone", "said"),
    [
        ("Europe/Budapest", "2026-07-01 14:00 CEST"),
        ("America/New_York", "2026-07-01 08:00 EDT"),
        *(
            (zone, "2026-07-01 12:00 UTC")
            for zone in (None, "UTC", "", "Europe", "Nowhere/At_All", "/etc/passwd", "../UTC")
        ),
    ],
)
def test_the_time_is_told_where_somebody_lives(zone: str | None, said: str) -> None:
    assert when(1782907200.0, zone) == said


def test_nothing_secret_is_in_a_notice(telling: Server) -> None:
    async def main() -> None:
        (anna, bela), table = await party(telling)
        async with chat() as (address, got):
            await bela.ask("POST", "/api/me/ways", kind="json", address=address)
            async with Guest(anna, table, 0, ("moves",)) as one:
                await take_turn(one)
            await until(lambda: len(got) == 2)
            store = Store(telling.url)
            row = store.read_now(sa.select(tables).where(tables.c.id == table))[0]
            moves = [e.body for e in store.read_now(sa.select(events).where(events.c.kind == "move"))]
            store.close()
            sent = json.loads(got[1][2])
            assert sent.keys() == {"title", "text", "link", "off"} and moves
            whole = got[1][2].decode()
            assert not [secret for secret in (row.seed, row.invitation, *moves) if secret in whole]

    run(main)


def test_a_mail_is_proven_before_it_tells_and_a_digest_comes_once_a_day(start: Starter) -> None:
    class Box:
        def __init__(self) -> None:
            self.mails: list[str] = []

        async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
            mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
            self.mails.append(f"{mail['subject']}\n{mail.get_content()}")
            return "250 OK"

    box, port = Box(), free_port()
    post = Controller(box, hostname="127.0.0.1", port=port)
    post.start()
    try:
        quick = {"notice_after_seconds": 0.2, "notice_sweep_seconds": 0.2}
        sent_by = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "table@example.org"}
        server = start(None, (), is_known=True, **sent_by, **quick)

        async def main() -> None:
            (anna, bela), table = await party(server)
            await bela.ask("POST", "/api/me/ways", kind="mail", address="bela@example.org", daily=True)
            (way,) = await ways_of(bela)
            assert way["address"] == "bela@example.org" and not way["proven"]
            (proof,) = [line for line in box.mails[0].splitlines() if line.endswith("/on")]
            await anna.ask("POST", "/api/notices", key=proof.split("/")[-2], on=True)
            assert (await ways_of(bela))[0]["proven"]
            async with Guest(anna, table, 0, ("moves",)) as one:
                await take_turn(one)
            await asyncio.sleep(1)
            assert len(box.mails) == 1  # not before a day is over
            store = Store(server.url)
            with store.writer.begin() as connection:
                connection.execute(sa.update(ways).values(sent=time.time() - 90_000))
            store.close()
            await until(lambda: len(box.mails) == 2)
            assert "One table waits for you" in box.mails[1] and table in box.mails[1]
            await asyncio.sleep(1)
            assert len(box.mails) == 2
            refused = await bela.http.post("/api/me/ways", json={"kind": "mail", "address": "a@b\r\nbcc: c@d.e"})
            assert refused.status_code == 409

        run(main)
    finally:
        post.stop()


def test_a_push_is_signed_and_only_the_browser_can_read_it(telling: Server) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    public = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    async def subscribe(person: Person, address: str) -> None:
        keys = {"p256dh": padless(public), "auth": padless(b"0123456789abcdef")}
        where = json.dumps({"endpoint": f"{address}/device", **keys})
        await person.ask("POST", "/api/me/ways", kind="push", address=where)

    async def main() -> None:
        (_, bela), _ = await party(telling)
        async with chat(201) as (address, got):
            await subscribe(bela, address)
            (path, headers, body), known = got[0], await bela.get("/api/me/ways")
            told = http_ece.decrypt(body, private_key=browser, auth_secret=b"0123456789abcdef")
            assert path == "/device" and bela.name in json.loads(told)["text"] and bela.name.encode() not in body
            token, key = headers["authorization"].removeprefix("vapid t=").split(",k=")
            assert key == known["key"]
            assert Vapid02.verify(headers["authorization"])
            claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
            assert claims["aud"] == address and claims["exp"] > time.time()
            assert known["ways"][0]["address"] == "127.0.0.1"  # never the keys

    run(main)


def test_a_browser_that_wants_no_more_is_forgotten(telling: Server) -> None:
    async def main() -> None:
        (anna, bela), table = await party(telling)
        store = Store(telling.url)
        async with chat(201) as (address, _), chat(410) as (ended, refused):
            browser = ec.generate_private_key(ec.SECP256R1()).public_key()
            public = padless(browser.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
            where = {"endpoint": f"{address}/d", "p256dh": public, "auth": padless(bytes(16))}
            await bela.ask("POST", "/api/me/ways", kind="push", address=json.dumps(where))
            with store.writer.begin() as connection:
                connection.execute(sa.update(ways).values(address=json.dumps(where | {"endpoint": f"{ended}/d"})))
            async with Guest(anna, table, 0, ("moves",)) as one:
                await take_turn(one)
            await until(lambda: refused)
            await until(lambda: not store.read_now(sa.select(ways)))
        store.close()

    run(main)


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:1/", "https://127.0.0.1/", "https://10.0.0.1/", "https://[::1]/", "https://localhost/"],
)
def test_no_stranger_makes_us_call_our_neighbours(tmp_path: Path, address: str) -> None:
    refused_by_courier(tmp_path, address)


@pytest.mark.parametrize(
    "address",
    [
        *("http://1.1.1.1/", "https://169.254.169.254/", "https://a:b@1.1.1.1/", "https://[", "https://224.0.0.1/"),
        # Numbers that stand for 127.0.0.1.
        *("https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://[::127.0.0.1]/"),
        *("https://[::ffff:127.0.0.1]/", "https://[2001:0:7f00:1::]/"),
        *("https://1.1.1.1/\x01", "https://1.1.1.1:99999/"),
    ],
)
def test_no_stranger_makes_us_call_otherwise(tmp_path: Path, address: str) -> None:
    refused_by_courier(tmp_path, address)


def refused_by_courier(folder: Path, address: str) -> None:
    courier = Courier(Settings(), Store(f"sqlite:///{folder}/x"))
    with pytest.raises(Refusal, match="Nothing can be sent"):
        asyncio.run(courier.reachable(address))


@pytest.mark.parametrize(
    "address",
    [
        *("[]", "null", "5", "[" * 1900, '{"endpoint": 5, "p256dh": "AA", "auth": "AA"}'),
        *(
            f'{{"endpoint": "https://1.1.1.1/", "p256dh": {key}, "auth": "{padless(bytes(16))}"}}'
            for key in ("5", '"AA"')
        ),
        json.dumps({"endpoint": "https://1.1.1.1/", "p256dh": padless(bytes(65)), "auth": padless(bytes(16))}),
    ],
)
def test_what_is_no_subscription_is_refused(server: Server, address: str) -> None:
    async def main() -> None:
        (anna,) = await people(server, "Anna")
        for way in ({"kind": "push", "address": address}, {"kind": "json", "address": "https://1.1.1.1/\0"}):
            answer = await anna.http.post("/api/me/ways", json=way)
            assert answer.status_code == 409 and answer.json()["why"]["message"] == "way-unreachable"

    run(main)


def test_chats_get_the_shape_that_they_read(telling: Server) -> None:
    async def main() -> None:
        (anna, _), _ = await party(telling)
        async with chat(204) as (address, got):
            for kind, field in (("discord", "content"), ("slack", "text")):
                await anna.ask("POST", "/api/me/ways", kind=kind, address=address)
                assert anna.name in json.loads(got[-1][2])[field]
            await anna.ask("POST", "/api/me/ways", kind="ntfy", address=f"{address}/topic")
            path, headers, body = got[-1]
            assert path == "/topic" and anna.name in body.decode() and headers["click"]

    run(main)
