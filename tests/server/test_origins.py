"""By which addresses a server is known: only pages from there may write to it, and only those are named in links."""

import email
import email.policy
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller

from riverhaven.server.schema import people as people_row
from riverhaven.server.schema import ways
from riverhaven.server.store import Store
from tests.server.conftest import Server, Starter
from tests.server.guest import people, run
from tests.server.postgres import free_port
from tests.server.test_tables import why

MAIL = {"kind": "mail", "address": "victim@example.org"}


class Box:
    """A real mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.mails.append(f"{mail['to']}\n{mail['subject']}\n{mail.get_content()}")
        return "250 OK"


@pytest.fixture
def box() -> Iterator[tuple[Box, dict[str, Any]]]:
    """A mail server, and the settings of whoever sends mails through it."""
    found, port = Box(), free_port()
    post = Controller(found, hostname="127.0.0.1", port=port)
    post.start()
    yield found, {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "table@example.org"}
    post.stop()


def test_a_page_from_elsewhere_is_foreign_whatever_it_calls_the_server(start_any: Starter) -> None:
    server = start_any(is_known=True)

    async def main() -> None:
        (me,) = await people(server, "Anna")
        for host in ("evil.example", server.address.removeprefix("http://")):
            headers = {"host": host, "origin": "http://evil.example"}
            answer = await me.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.json()["why"]["message"] == "foreign-origin"
        await me.ask("PUT", "/api/me", name="Bela")

    run(main)


def test_nobody_has_us_write_to_strangers(start_any: Starter, box: tuple[Box, dict[str, Any]]) -> None:
    sent, settings = box
    server = start_any(is_known=True, mails_per_day=3, **settings)

    async def main() -> None:
        eve, other = await people(server, "Log in at evil.example", "Somebody else")
        await eve.ask("POST", "/api/me/ways", **MAIL)
        for who in (eve, other):
            for way in (await who.get("/api/me/ways"))["ways"]:
                await who.ask("DELETE", f"/api/me/ways/{way['id']}")
            for address in ("victim@example.org", "Vic.Tim+1@example.org"):
                assert await why(who, "POST", "/api/me/ways", kind="mail", address=address) == "proof-sent"
        (mail,) = sent.mails
        assert "evil" not in mail and mail.count("http") == mail.count(server.address) == 2
        assert await why(eve, "POST", "/api/me/ways", kind="mail", address="another@example.org") == "too-many-ways"
        assert len(sent.mails) == 1

    run(main)


def test_links_lead_to_where_the_server_is_known_now(start_any: Starter) -> None:
    server = start_any()

    async def main() -> None:
        await people(server, "Anna")

    run(main)
    store = Store(server.url)
    with store.writer.begin() as connection:
        person = connection.execute(sa.select(people_row.c.id)).scalar_one()
        row = {"id": "w", "person": person, "kind": "json", "address": "x", "key": "k", "proven": 1, "daily": 0}
        connection.execute(sa.insert(ways).values(origin="http://evil.example", sent=0, made=0, **row))
    server.stop()
    known = Server(server.url, server.folder, is_known=True)
    known.stop()
    assert [row.origin for row in store.read_now(sa.select(ways.c.origin))] == [known.address]
    store.close()
