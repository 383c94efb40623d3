"""Ending before the rules do: resign, agree, be left alone; what it means for however many play."""

import asyncio
import json
from pathlib import Path

from riverhaven.core.state import Json
from riverhaven.core.words import Words
from riverhaven.server.verify import verify_file
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, people, play_on, run


async def guests_at(server: Server, seats: int) -> list[Guest]:
    found, table = await party(server, seats=seats)
    return [await Guest(p, table, seat, ("moves", "log"), "en").__aenter__() for seat, p in enumerate(found)]


def said(guest: Guest) -> list[str]:
    return [said["text"] for line in guest.log if line["kind"] not in ("move", "sit") for said in line["said"]]


def test_of_two_one_resigns_and_the_other_wins(server: Server, tmp_path: Path) -> None:
    async def main() -> tuple[Json, str]:
        one, two = await guests_at(server, 2)
        await play_on([one, two], 3)
        assert await one.refused(do="resign", seat=1) == "not-your-seat"
        await two.ok(do="resign", seat=1)
        await one.caught_up(two.frame["version"])
        for guest in (one, two):
            assert guest.frame["stage"] == "over" and guest.frame["ended"] == "resigned"
            assert guest.frame["places"] == [1, 2] and guest.frame["seed"] and "owes" not in guest.frame
            assert guest.frame["seats"][1]["resigned"] and said(guest)[-1] == "Person 1 resigns."
        assert await one.refused(do="play", seat=0, move="pass", at=one.frame["at"]) == "match-over"
        assert (await one.person.get(f"/api/tables/{one.table}"))["places"] == [1, 2]
        await one.person.ask("POST", f"/api/tables/{one.table}/rematch")
        return await one.person.get(f"/api/tables/{one.table}/export"), one.frame["match"]["seed_hash"]

    export, promised = run(main)
    file = tmp_path / "export.json"
    file.write_text(json.dumps(export))
    assert "The match is in order" in Words().say("en", verify_file(file, promised))


def test_of_three_one_resigns_and_the_others_finish(server: Server) -> None:
    async def main() -> None:
        one, two, three = guests = await guests_at(server, 3)
        await play_on(guests, 2)
        await one.ok(do="resign", seat=0)
        assert one.frame["stage"] == "running" and one.frame["seats"][0]["bot"] == "medium"
        assert said(one)[-1] == "Person 0 resigns. A bot plays on in that seat."
        assert await one.refused(do="resign", seat=0) == "already-resigned"
        back = await one.person.http.post(f"/api/tables/{one.table}/bot", json={"seat": 0, "bot": None})
        assert back.json()["why"]["message"] == "already-resigned"
        assert await one.refused(do="propose", what="end") == "not-your-seat"
        await two.ok(do="resign", seat=1)
        await three.caught_up(two.frame["version"])
        assert three.frame["places"] == [3, 2, 1] and three.frame["ended"] == "resigned"

    run(main)


def test_whoever_has_resigned_comes_last_whatever_the_bot_made_of_it(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, seats=3)
        async with Guest(found[0], table, 0, ("moves",)) as one:
            await one.ok(do="resign", seat=0)
            for seat in (1, 2):
                await found[seat].ask("POST", f"/api/tables/{table}/leave", seat=seat, bot="random")
            await one.until(lambda: one.frame["stage"] == "over")
            assert one.frame["places"][0] == 3 and "ended" not in one.frame

    run(main)


def test_all_must_agree_to_end_and_then_nobody_wins(start_any: Starter) -> None:
    async def main() -> None:
        server = start_any(absent_seconds=3600.0)
        one, two, three = guests = await guests_at(server, 3)
        await play_on(guests, 1)
        await one.ok(do="propose", what="end")
        assert one.frame["asked"] == {"seat": 0, "what": "end", "seats": [1, 2]}
        await play_on(guests, 1)  # nobody need wait for an answer
        assert one.frame["asked"]["seats"] == [1, 2]
        await two.ok(do="answer", yes=True)
        await three.caught_up(two.frame["version"])
        await three.ok(do="answer", yes=False)
        await one.caught_up(three.frame["version"])
        assert "asked" not in one.frame and one.frame["stage"] == "running"
        assert said(one)[-3:] == ["Person 0 proposes to end the match.", "Person 1 agrees.", "Person 2 does not agree."]
        await three.ok(do="propose", what="end")
        await three.ok(do="answer", yes=False)
        assert said(three)[-1] == "Person 2 withdraws what was asked."
        await three.ok(do="propose", what="end")
        for guest in (one, two):
            await guest.caught_up(three.frame["version"])
            await guest.ok(do="answer", yes=True)
        assert two.frame["stage"] == "over" and two.frame["ended"] == "agreed" and two.frame["places"] == [0, 0, 0]
        assert said(two)[-1] == "The match is ended by agreement. Nobody wins."
        assert (await two.person.get("/api/tables"))[0]["result"] == {"winners": [], "place": 0}

    run(main)


def test_a_match_that_the_others_have_left_can_be_ended(server: Server) -> None:
    async def main() -> None:
        one, two, three = await guests_at(server, 3)
        await two.person.ask("POST", f"/api/tables/{one.table}/leave", seat=1, bot="random")
        await three.person.ask("DELETE", "/api/me")
        await one.until(lambda: one.frame["seats"][2].get("bot"))
        await one.ok(do="propose", what="end")
        assert one.frame["ended"] == "alone" and one.frame["places"] == [0, 0, 0]

    run(main)


def test_whoever_does_not_answer_for_long_is_not_waited_for(start_any: Starter) -> None:
    async def main() -> None:
        server = start_any(absent_seconds=1.0)
        one, two = await guests_at(server, 2)
        await one.ok(do="propose", what="end")
        assert await one.refused(do="propose", what="end") == "asked-already"
        while (await one.ask(do="propose", what="end"))["is"] == "refused":
            await asyncio.sleep(0.1)
        await one.until(lambda: one.frame["stage"] == "over")
        assert one.frame["ended"] == "alone"
        await two.caught_up(one.frame["version"])

    run(main)


def test_alone_one_resigns_and_the_bots_have_won(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 2]
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        async with Guest(me, table, 0, ("log",), "en") as one:
            assert await one.refused(do="resign", seat=0) == "not-started"
            await me.ask("POST", f"/api/tables/{table}/start")
            await one.ok(do="resign", seat=0)
            assert one.frame["places"] == [3, 1, 1]
            (card,) = await me.get("/api/tables")
            won = [{"name": None, "bot": "random"}] * 2
            assert card["stage"] == "over" and card["result"] == {"winners": won, "place": 3}

    run(main)
