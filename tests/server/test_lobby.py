"""Open tables: private by default; a listed one is found and joined by anybody until it is full."""

from tests.server.conftest import Server
from tests.server.guest import people, person, run
from tests.server.test_tables import OPEN_SEATS, why


def test_a_listed_table_is_joined_without_an_invitation(server: Server) -> None:
    async def main() -> None:
        host, guest, late = await people(server, "Host", "Guest", "Late")
        quiet = (await host.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS))["table"]
        clock = {"kind": "live", "base": 600, "more": 5, "zero": "bot"}
        new = {"game": "newhaven", "seats": OPEN_SEATS, "clock": clock, "listed": True, "meant": "some"}
        table = (await host.ask("POST", "/api/tables", **new))["table"]
        found = {one["table"]: one for one in await guest.get("/api/tables/open")}
        assert quiet not in found and found[table]["others"] == [{"name": "Host", "bot": None}]
        assert (found[table]["seats"], found[table]["clock"], found[table]["lang"]) == (2, clock, "en")
        assert found[table]["meant"] == "some" and not found[table]["asks"]
        assert await why(host, "POST", "/api/tables", **new | {"meant": "little"}) == "http-bad"
        assert table in {one["table"] for one in await person(server).get("/api/tables/open", game="newhaven")}
        assert table not in {one["table"] for one in await guest.get("/api/tables/open", game="riverboat")}
        assert table not in {one["table"] for one in await host.get("/api/tables/open")}  # it is among my own
        assert await why(guest, "POST", f"/api/tables/{quiet}/sit", seat=1) == "not-invited"
        await guest.ask("POST", f"/api/tables/{table}/sit", seat=1)
        assert table not in {one["table"] for one in await late.get("/api/tables/open")}  # it is full
        await host.ask("POST", f"/api/tables/{table}/remove", seat=1)
        assert await why(guest, "POST", f"/api/tables/{table}/sit", seat=1) == "removed"
        await late.ask("POST", f"/api/tables/{table}/sit", seat=1)
        await host.ask("POST", f"/api/tables/{table}/start")

    run(main)
