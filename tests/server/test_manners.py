"""Mute, block and report; what the owner of a server sees of it, and whom they shut out."""

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from riverhaven.cli import app
from riverhaven.core.words import Refusal
from riverhaven.server.load import Person
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, people, run
from tests.server.test_tables import OPEN_SEATS, why


def admin(server: Server, *arguments: str) -> str:
    """What `riverhaven admin` prints, or why it refuses."""
    wide = {"COLUMNS": "200"}
    done = CliRunner().invoke(app, ["admin", *arguments, "--db", server.url, "--lang", "en"], env=wide)
    assert done.exception is None or isinstance(done.exception, Refusal), done.exception
    return done.output + str(done.exception or "")


def heard(guest: Guest) -> list[str]:
    return [str(line.get("text", line["kind"])) for line in guest.log if line["kind"] in ("chat", "nudge")]


def test_who_is_muted_is_not_heard_and_does_not_learn_of_it(server: Server) -> None:
    async def main() -> None:
        (anna, bela, cili), table = await party(server, seats=3)
        async with (
            Guest(anna, table, 0, ("log",)) as one,
            Guest(bela, table, 1, ("log",)) as two,
            Guest(cili, table, 2, ("log",)) as three,
        ):
            await two.ok(do="chat", text="first")
            before = len(two.bytes)
            await anna.ask("POST", f"/api/tables/{table}/shun", seat=1, what="mute")
            await one.until(lambda: not heard(one))  # what was said is gone, too
            assert await anna.get(f"/api/tables/{table}/shunned") == [None, "mute", None]
            await two.ok(do="chat", text="second")
            await three.ok(do="chat", text="third")
            await one.until(lambda: heard(one) == ["third"])
            await two.until(lambda: heard(two) == ["first", "second", "third"])
            assert "second" not in "".join(one.bytes) and "mute" not in "".join(two.bytes[before:])
            page = await anna.get(f"/api/tables/{table}/log", before=10**6, seat=0)
            assert [line["text"] for line in page["log"] if line["kind"] == "chat"] == ["third"]
            assert "second" not in str(await anna.get(f"/api/tables/{table}", seat=0))
            (shunned,) = await anna.get("/api/me/shunned")
            assert (shunned["name"], shunned["what"]) == (bela.name, "mute")
            await anna.ask("DELETE", f"/api/me/shunned/{shunned['person']}")
            await one.until(lambda: heard(one) == ["first", "second", "third"])
            assert await why(anna, "POST", f"/api/tables/{table}/shun", seat=0) == "nobody-else-there"
        (eye,) = await people(server, "Eye")
        assert await why(eye, "POST", f"/api/tables/{table}/shun", seat=0, what="block") == "not-your-seat"

    run(main)


def test_who_is_blocked_finds_no_seat_at_my_tables(server: Server) -> None:
    async def open_table(host: Person) -> str:
        made = await host.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS, listed=True)
        return str(made["table"])

    async def seen_by(person: Person) -> set[str]:
        return {one["table"] for one in await person.get("/api/tables/open")}

    async def main() -> None:
        (anna, bela), table = await party(server)
        await anna.ask("POST", f"/api/tables/{table}/shun", seat=1, what="block")
        hers, his = await open_table(anna), await open_table(bela)
        assert hers not in await seen_by(bela) and his not in await seen_by(anna)
        assert await why(bela, "POST", f"/api/tables/{hers}/sit", seat=1) == "removed"
        (cili,) = await people(server, "Cili")
        assert {hers, his} <= await seen_by(cili)
        await anna.ask("POST", f"/api/tables/{table}/shun", seat=1)
        await bela.ask("POST", f"/api/tables/{hers}/sit", seat=1)

    run(main)


def test_what_is_reported_reaches_the_owner_who_bans_and_forgives(start: Starter) -> None:
    server = start(reports_per_day=1)

    async def main() -> None:
        (anna, bela), table = await party(server)
        async with Guest(bela, table, 1, ("log",)) as two:
            await two.ok(do="chat", text="something rude [red]")
            await anna.ask("POST", f"/api/tables/{table}/report", seat=1, text="He is rude.")
            assert await why(anna, "POST", f"/api/tables/{table}/report", seat=1, text="Again.") == "too-many-reports"
            told = admin(server, "reports")
            assert f"Person 0 reports {bela.name}" in told and "He is rude." in told and "something rude [red]" in told
            row = next(line for line in admin(server, "people", "--name", bela.name).splitlines() if bela.name in line)
            id = row.split()[1]
            assert table in admin(server, "tables", "--stage", "running") and bela.name in admin(server, "quotas")
            assert "Person 1 is shut out" in admin(server, "ban", id, "--why", "Rude.")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await two.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
        answer = await bela.http.get("/api/tables")
        assert answer.status_code == 403 and answer.json()["why"]["text"].endswith("shut you out. Rude.")
        assert "is let in again" in admin(server, "unban", id)
        assert [one["table"] for one in await bela.get("/api/tables")] == [table]
        report = told.split("─ ")[1].split(" ")[0]
        assert "is dealt with" in admin(server, "reports", "--done", report)
        assert "There are no reports." in admin(server, "reports")
        assert "There is not exactly one person" in admin(server, "ban", "nobody")

    run(main)
