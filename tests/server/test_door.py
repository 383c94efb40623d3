"""The door: at some open tables one asks to join, the host sees who, and lets them in or not."""

from typing import Any

import pytest

from riverhaven.server import door, lobby
from riverhaven.server import people as persons
from riverhaven.server.hall import Hall
from riverhaven.server.load import Person
from riverhaven.server.lobby import Place
from riverhaven.server.verify import verify_store
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, people, person, run
from tests.server.inside import Inside
from tests.server.test_ratings import want
from tests.server.test_tables import OPEN_SEATS, why

THREE = [*OPEN_SEATS, {"who": "open"}]


async def open_table(host: Person, seats: list[dict[str, str]] = OPEN_SEATS) -> str:
    """A table of somebody's who wants to be asked first."""
    new = {"game": "newhaven", "seats": seats, "listed": True, "asks": True}
    return f"/api/tables/{(await host.ask('POST', '/api/tables', **new))['table']}"


async def asking(host: Person, table: str) -> list[str]:
    return [one["name"] for one in await host.get(f"{table}/knocks")]


async def answer(host: Person, table: str, name: str, yes: bool) -> None:
    asks = {one["name"]: one["person"] for one in await host.get(f"{table}/knocks")}
    await host.ask("POST", f"{table}/answer", person=asks[name], yes=yes)


async def how(who: Person, table: str) -> Any:
    """How it stands with somebody at a door."""
    return (await who.get(table)).get("door")


async def waits(host: Person, table: str) -> bool:
    """Whether the table is among those that wait for somebody."""
    owing: dict[str, bool] = {f"/api/tables/{one['table']}": one["owing"] for one in await host.get("/api/tables")}
    return owing[table]


def test_who_asks_is_seen_by_the_host_alone_and_let_in(server: Server) -> None:
    async def main() -> None:
        host, zoe, other = await people(server, "Host", "Zoë", "Other")
        await want(zoe)
        table = await open_table(host)
        id = table.rpartition("/")[2]
        assert [one["asks"] for one in await zoe.get("/api/tables/open") if one["table"] == id] == [True]
        assert await why(zoe, "POST", f"{table}/sit", seat=1) == "not-invited"
        assert await why(person(server), "POST", f"{table}/knock") == "no-csrf"
        assert await why(zoe, "DELETE", f"{table}/knock") == "nothing-asked"
        async with Guest(host, id, 0, ()) as one, Guest(zoe, id, None, ()) as two, Guest(other, id, None, ()) as three:
            await zoe.ask("POST", f"{table}/knock")
            await one.until(lambda: one.frame.get("asking") == 1)
            await two.until(lambda: two.frame.get("door") == "waits")
            await three.caught_up(one.frame["version"])
            assert not {"asking", "door"} & three.frame.keys() and "door" not in one.frame
            (found,) = await host.get(f"{table}/knocks")
            assert found["name"] == "Zoë" and found["rating"]["matches"] == 0 and await waits(host, table)
            assert await why(zoe, "POST", f"{table}/knock") == "asked-already"
            answered = {"person": found["person"], "yes": True}
            assert await why(zoe, "POST", f"{table}/answer", **answered) == "host-only"
            assert (await other.http.get(f"{table}/knocks")).json()["why"]["message"] == "host-only"
            await zoe.ask("DELETE", f"{table}/knock")
            await one.until(lambda: "asking" not in one.frame)
            assert not await waits(host, table)
            assert await why(host, "POST", f"{table}/answer", **answered) == "asks-no-more"
            await zoe.ask("POST", f"{table}/knock")
            await host.ask("POST", f"{table}/answer", **answered)
            await two.until(lambda: "door" not in two.frame and two.frame["seats"][1].get("mine"))
            assert await waits(host, table)  # until the host begins
            await host.ask("POST", f"{table}/start")

    run(main)


def test_a_question_ends_with_a_word(server: Server) -> None:
    async def main() -> None:
        host, anna, bela, cili = await people(server, "Host", "Anna", "Béla", "Cili")
        table = await open_table(host, THREE)
        for one in (anna, bela, cili):
            await one.ask("POST", f"{table}/knock")
        assert await asking(host, table) == ["Anna", "Béla", "Cili"]
        await answer(host, table, "Anna", yes=False)
        assert await how(anna, table) == "declined" and await why(anna, "POST", f"{table}/knock") == "removed"
        await answer(host, table, "Béla", yes=True)
        await host.ask("POST", f"{table}/leave", seat=0)
        assert await asking(bela, table) == ["Cili"]  # whoever sits there lets others in
        await bela.ask("POST", f"{table}/leave", seat=1)
        assert await how(cili, table) == "left" and await why(cili, "POST", f"{table}/knock") == "door-left"
        await host.ask("POST", f"{table}/sit", seat=0)
        await cili.ask("POST", f"{table}/knock")
        for seat in (1, 2):
            await host.ask("POST", f"{table}/bot", seat=seat, bot="random")
        assert await how(cili, table) == "full" and await why(cili, "POST", f"{table}/knock") == "door-full"
        await host.ask("POST", f"{table}/start")
        assert await how(cili, table) == "full"
        assert await why(cili, "POST", f"/api/tables/{(await party(server))[1]}/knock") == "not-invited"
        await anna.ask("DELETE", "/api/me")
        assert verify_store(server.url)[1] == []

    run(main)


def test_nobody_pesters(start: Starter) -> None:
    server = start(knocks_per_hour=3)

    async def main() -> None:
        (anna, bela), begun = await party(server)
        (cili,) = await people(server, "Cili")
        await anna.ask("POST", f"/api/tables/{begun}/shun", seat=1, what="mute")
        first, second = await open_table(anna), await open_table(anna)
        await bela.ask("POST", f"{first}/knock")
        assert await how(bela, first) == "waits" and await asking(anna, first) == []  # nobody is told that
        assert "asking" not in await anna.get(first, seat=0) and not await waits(anna, first)
        await anna.ask("POST", f"/api/tables/{begun}/shun", seat=1, what="block")
        assert await why(bela, "POST", f"{second}/knock") == "removed"
        # Whoever asks can be blocked there and then.
        await cili.ask("POST", f"{first}/knock")
        (found,) = await anna.get(f"{first}/knocks")
        await anna.ask("POST", f"{first}/shun", person=found["person"], what="block")
        assert await asking(anna, first) == []
        assert await why(anna, "POST", f"{first}/answer", person=found["person"], yes=True) == "asks-no-more"
        assert await why(cili, "POST", f"{second}/knock") == "removed"
        assert await why(cili, "POST", f"{first}/knock") == "removed"
        assert await why(cili, "POST", f"{first}/knock") == "too-many-knocks"
        # Whoever is forgotten asks no more.
        (dora,) = await people(server, "Dóra")
        await dora.ask("POST", f"{first}/knock")
        assert await asking(anna, first) == ["Dóra"]
        await dora.ask("DELETE", "/api/me")
        assert await asking(anna, first) == []

    run(main)


@pytest.mark.parametrize("yes", [True, False])
def test_a_question_outlives_a_restart_and_is_answered_elsewhere(inside: Inside, yes: bool) -> None:
    async def ask() -> None:
        host, zoe = [(await persons.make(inside.store, name, "en"))[0] for name in ("Host", "Zoë")]
        inside.people = [host, zoe]
        places = [Place("me"), Place("open")]
        inside.id = await lobby.create(inside.store, host, "newhaven", {}, places, listed=True, asks=True)
        await door.knock(inside.hall, zoe, inside.id)

    inside.loop.run_until_complete(ask())
    inside.restart()

    async def let_in() -> None:
        host, zoe = inside.people
        here, there = await inside.hall.live(inside.id), Hall(inside.store, 10, now=lambda: inside.now)
        assert [one.name for one in await door.knocks(inside.store, here.table, host)] == ["Zoë"]
        await door.answer(there, host, inside.id, zoe.id, yes)
        assert here.table.door.waiting == [zoe.id]  # this process has not heard of it yet
        table = (await inside.hall.fresh(inside.id)).table
        assert table.door.waiting == [] and table.sits(zoe.id) == ([1] if yes else [])
        assert table.door.how(zoe.id) == (None if yes else "declined")

    inside.loop.run_until_complete(let_in())
