"""People around a table: who is here, a call, a guest who is sent away, another match, and where one is waited for."""

import asyncio

import pytest

from riverhaven.core.words import Refusal
from riverhaven.server import decisions
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, people, run
from tests.server.inside import Inside
from tests.server.test_tables import OPEN_SEATS, why


def test_whoever_has_a_socket_open_is_here(server: Server) -> None:
    async def main() -> None:
        (one, two, three), table = await party(server, seats=3)
        path = f"/api/tables/{table}/presence"
        assert not any(seat["here"] for seat in await one.get(path))
        async with Guest(two, table, 1, ()):
            assert [seat["here"] for seat in await one.get(path)] == [False, True, False]
        assert (await (await people(server, "Eye"))[0].http.get(path)).status_code == 403
        await three.ask("DELETE", "/api/me")
        assert (await one.get(path))[2] == {"here": False, "seen": None, "away": False}

    run(main)


@pytest.mark.long
def test_another_process_sees_who_is_here(start: Starter) -> None:
    async def main() -> None:
        first = start()
        found, table = await party(first)
        async with Guest(found[1], table, 1, ()):
            second = start(first.url)  # notes nobody, for nobody is there
            other = found[0]
            other.http.base_url = second.address
            while not (await other.get(f"/api/tables/{table}/presence"))[1]["here"]:
                await asyncio.sleep(0.5)

    run(main)


def test_a_call_comes_after_a_minute_and_not_too_often(inside: Inside) -> None:
    inside.open()

    def nudge(seat: int) -> None:
        inside.do(decisions.nudge, seat, inside.now)

    with pytest.raises(Refusal, match="waits for nobody else"):
        nudge(0)
    with pytest.raises(Refusal, match="Leave them a minute"):
        nudge(1)
    inside.wait(61)
    nudge(1)
    inside.restart()
    with pytest.raises(Refusal, match="Leave them a minute"):
        nudge(1)
    inside.wait(61)
    nudge(1)
    assert [told.kind for told in inside.table.told].count("nudge") == 2


def test_the_host_sends_a_guest_away_and_keeps_the_table(server: Server) -> None:
    async def main() -> None:
        host, guest, other = await people(server, "Host", "Guest", "Other")
        table = (await host.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS))["table"]
        path = f"/api/tables/{table}"
        invitation = (await host.get(f"{path}/invitation"))["invitation"]
        seats = await guest.ask("POST", f"{path}/sit", seat=1, invitation=invitation)
        assert [seat.get("host", False) for seat in seats] == [True, False]
        assert await why(guest, "POST", f"{path}/remove", seat=0) == "host-only"
        await host.ask("POST", f"{path}/remove", seat=1)
        assert await why(guest, "POST", f"{path}/sit", seat=1, invitation=invitation) == "removed"
        await other.ask("POST", f"{path}/sit", seat=1, invitation=invitation)
        # Whoever stands up to let others play is still the host.
        await host.ask("POST", f"{path}/leave", seat=0)
        assert (await host.get(f"{path}/invitation"))["invitation"] == invitation
        await host.ask("POST", f"{path}/sit", seat=0)
        await host.ask("POST", f"{path}/start")
        assert await why(host, "POST", f"{path}/remove", seat=1) == "already-started"

    run(main)


def test_a_rematch_begins_when_all_have_accepted(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, seats=3)
        async with Guest(found[0], table, 0, ("log",), "en") as one:
            for seat in (0, 1):
                async with Guest(found[seat], table, seat, ()) as giver:
                    await giver.ok(do="resign", seat=seat)
            await one.until(lambda: one.frame["stage"] == "over")
            again = [(await p.ask("POST", f"/api/tables/{table}/rematch"))["table"] for p in (found[2], found[0])]
            await one.until(lambda: one.log[-1]["kind"] == "agree")
            assert again == [one.frame["next"]] * 2
            assert [said["text"] for line in one.log[-2:] for said in line["said"]] == [
                "Person 2 offers to play again.",
                "Person 0 agrees.",
            ]
            assert one.frame["asked"] == {"seat": 2, "what": "rematch", "seats": [1]}
            waiting = await found[1].get("/api/tables")
            assert [(t["table"], t["owing"], t["asked"]) for t in waiting] == [(table, True, True)]
        frame = await found[0].get(f"/api/tables/{again[0]}")
        assert frame["stage"] == "open" and [seat.get("name") for seat in frame["seats"]] == [
            None,
            "Person 2",
            "Person 0",
        ]
        await found[1].ask("POST", f"/api/tables/{table}/rematch")
        await found[1].ask("POST", f"/api/tables/{table}/rematch")  # twice is once
        assert "asked" not in await found[0].get(f"/api/tables/{table}")
        frame = await found[0].get(f"/api/tables/{again[0]}")
        assert frame["stage"] == "running" and frame["seats"][0]["name"] == "Person 1"

    run(main)


def test_alone_with_bots_a_rematch_begins_at_once(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, {"who": "guest", "name": "Ida"}, {"who": "bot", "bot": "random"}]
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        await me.ask("POST", f"/api/tables/{table}/start")
        async with Guest(me, table, 0, ()) as one:
            await one.ok(do="propose", what="end")
        again = (await me.ask("POST", f"/api/tables/{table}/rematch"))["table"]
        frame = await me.get(f"/api/tables/{again}")
        assert frame["stage"] == "running"
        assert [seat.get("name", seat.get("bot")) for seat in frame["seats"]] == ["Ida", "random", "Anna"]

    run(main)


def test_my_tables_name_the_others_and_the_time(server: Server) -> None:
    async def main() -> None:
        one, two = await people(server, "One", "Two")
        seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "easy"}]
        clock = {"kind": "days", "base": 86400}
        table = (await one.ask("POST", "/api/tables", game="newhaven", seats=seats, clock=clock))["table"]
        assert (await one.get("/api/tables"))[0]["others"] == [{"name": None, "bot": "easy"}]
        invitation = (await one.get(f"/api/tables/{table}/invitation"))["invitation"]
        await two.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
        await one.ask("POST", f"/api/tables/{table}/start")
        (mine,) = await one.get("/api/tables")
        assert mine["others"] == [{"name": "Two", "bot": None}, {"name": None, "bot": "easy"}]
        assert mine["due"] - mine["touched"] == pytest.approx(86400, abs=2) and mine["owing"]

    run(main)
