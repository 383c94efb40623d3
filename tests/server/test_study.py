"""Analyses at the server: found ply by ply, stored when they are whole, dropped when whoever asked has left."""

import asyncio
import json
import threading
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

import riverhaven as rh
from riverhaven.core.match import Match
from riverhaven.server.frame import Speaker
from riverhaven.server.gallery import Gallery
from riverhaven.server.http import study
from riverhaven.server.http.study import Studied
from riverhaven.server.keeping import purge
from riverhaven.server.load import Person
from riverhaven.server.schema import tables
from riverhaven.server.store import Store
from riverhaven.study import Analysis, Moment
from riverhaven.study.moment import Standing
from tests.server.conftest import Starter
from tests.server.guest import Guest, people, person, run
from tests.server.inside import Inside

FEW, MANY = 8, 80  # plies
SEATS = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
AROUND = [{"who": "me"}, {"who": "guest", "name": "Béla"}]  # one device


def end_of_a_match(plies: int) -> Match:
    """The last plies of a match, from a position on."""
    match = rh.game("newhaven").new(seed=5)
    while not match.over:
        match.play(match.waiting[0], rh.bot("greedy").choose(match, match.waiting[0], 5))
    turns = match.turns[-plies:]
    found = match.game.from_position(Match(match.game, match.before(len(match.turns) - plies), None).position())
    for turn in turns:
        found.play(turn.seat, turn.move)
    return found


async def table_of(who: Person, match: Match) -> str:
    answer = await who.http.post("/api/tables/import", json={"save": match.save(), "seats": SEATS})
    return f"/api/tables/{answer.json()['table']}/analysis"


def parsed(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def test_it_comes_ply_by_ply_and_is_kept_for_those_who_come_later(start_any: Starter) -> None:
    async def main() -> None:
        server, match = start_any(trust_positions=True), end_of_a_match(FEW)
        anna, bea = await people(server, "Anna", "Bea")
        path = await table_of(anna, match)
        assert await anna.get(path) is None
        found = parsed((await anna.http.post(path, timeout=60)).text)
        assert [line["moment"]["move"] for line in found] == [*(str(turn.move) for turn in match.turns), ""]
        judged = {line["moment"]["seat"] for line in found if line["moment"]["decision"]}
        assert judged <= {0}  # the other is a bot
        assert found[-1]["moment"]["truth"]["points"] == list(match.scores)
        # Now it is there for everybody, at once and alike; a stranger who has no name may read it, and start none.
        stranger = person(server)
        assert await stranger.get(path) == found == parsed((await bea.http.post(path)).text)
        await stranger.http.get("/api/games")  # brings the cookie against forged requests
        refused = await stranger.http.post(path, headers={"x-csrftoken": stranger.http.cookies["csrf"]})
        assert refused.json()["why"]["message"] == "who-are-you"

    run(main)


def test_what_is_known_of_a_match_is_told_off_the_loop(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """To say what the better move would have done takes milliseconds, at every ply where there was one."""
    match, threads = end_of_a_match(FEW), set()
    inside.open()
    moments = [Moment([], Standing([], [])) for _ in match.turns]

    async def known(*_: object) -> Analysis:
        return Analysis(moments)

    def told(speaker: Speaker, ply: int, moment: Moment) -> Studied:
        threads.add(threading.current_thread().name)
        return Studied(moment, [])

    monkeypatch.setattr("riverhaven.server.study.stored", known)
    monkeypatch.setattr(study, "told", told)
    state = SimpleNamespace(hall=inside.hall, store=inside.store, gallery=Gallery(inside.hall))
    request = SimpleNamespace(app=SimpleNamespace(state=state), client=None, user=None)
    asks = study.StudyController.known.fn(None, request, inside.id)
    assert len(inside.loop.run_until_complete(asks)) == FEW and threads == {"painter"}
    state.gallery.painter.stop()


@pytest.mark.long
def test_whoever_leaves_has_never_asked(start_any: Starter) -> None:
    async def main() -> None:
        server, match = start_any(trust_positions=True), end_of_a_match(MANY)
        (anna,) = await people(server, "Anna")
        path = await table_of(anna, match)
        for _ in range(2):  # whoever has left may ask again
            async with anna.http.stream("POST", path, timeout=60) as answer:
                lines = answer.aiter_lines()
                await anext(lines)
                again = await anna.http.post(path)  # one at a time
                assert again.json()["why"]["message"] == "analysis-already"
            await asyncio.sleep(1.0)
            assert await anna.get(path) is None

    run(main)


def test_a_match_that_goes_on_is_not_analysed(start_any: Starter) -> None:
    async def main() -> None:
        server = start_any(trust_positions=True)
        (anna,) = await people(server, "Anna")
        path = await table_of(anna, rh.game("newhaven").new(seed=1))
        for answer in (await anna.http.get(path), await anna.http.post(path)):
            assert answer.json()["why"]["message"] == "not-over"

    run(main)


@pytest.mark.long
def test_another_table_goes_on_from_a_moment_of_the_match(start_any: Starter) -> None:
    async def main() -> None:
        server, match = start_any(trust_positions=True), end_of_a_match(FEW)
        (anna,) = await people(server, "Anna")
        path = (await table_of(anna, match)).removesuffix("analysis") + "branch"
        table = (await anna.ask("POST", path, ply=3, seats=AROUND))["table"]
        async with Guest(anna, table, 0) as guest:
            assert guest.frame["stage"] == "running"
            assert [line["ply"] for line in guest.log if line["kind"] == "move"] == [0, 1, 2]
        mover = match.turns[3].seat
        async with Guest(anna, table, mover) as guest:
            others = [move for move in guest.moves if move != str(match.turns[3].move)]
            await guest.play(others[0])  # what if?
        for ply in (-1, FEW):
            answer = await anna.http.post(path, json={"ply": ply, "seats": AROUND})
            assert answer.json()["why"]["message"] == "no-such-ply"
        running = f"/api/tables/{table}/branch"
        answer = await anna.http.post(running, json={"ply": 0, "seats": AROUND})
        assert answer.json()["why"]["message"] == "not-over"  # the hands of a match that goes on are nobody's business

    run(main)


def test_branches_are_a_tree_for_all_who_may_see_the_match(start: Starter) -> None:
    server, match = start(trust_positions=True), end_of_a_match(FEW)

    async def main() -> str:
        anna, bea = await people(server, "Anna", "Bea")
        root = (await table_of(anna, match)).split("/")[3]

        async def branch(who: Person, table: str, ply: int) -> str:
            return str((await who.ask("POST", f"/api/tables/{table}/branch", ply=ply, seats=AROUND))["table"])

        async def listed(who: Person, table: str) -> list[Any]:
            return list(await who.get(f"/api/tables/{table}/branches"))

        first, second = await branch(anna, root, 3), await branch(bea, root, FEW - 1)
        running = await anna.http.get(f"/api/tables/{second}/branches")
        assert running.json()["why"]["message"] == "not-over"
        last = match.turns[-1]
        async with Guest(bea, second, last.seat) as guest:
            await guest.play(str(last.move))
        third = await branch(anna, second, 5)
        # A stranger reads the whole tree, and of what still runs no more than its own table shows them.
        found = await listed(person(server), root)
        where = [(first, root, 3, "Anna"), (second, root, FEW - 1, "Bea"), (third, second, 5, "Anna")]
        assert [(one["table"], one["origin"], one["ply"], one["by"]) for one in found] == where
        for one in found:
            seen = await person(server).get(f"/api/tables/{one['table']}")
            assert one["stage"] == seen["stage"] == ("over" if one["table"] == second else "running")
            assert [seat["name"] for seat in one["seats"]] == [seat.get("name") for seat in seen["seats"]]
            assert seen["match"]["origin"] == {"table": one["origin"], "ply": one["ply"]}
            assert (one["name"], one["mine"]) == (None, False)
            assert (one["scores"], one["places"]) == (
                (seen["scores"], seen["places"]) if one["stage"] == "over" else ([], [])
            )
        assert [one["table"] for one in await listed(bea, second)] == [third]
        assert [one["mine"] for one in await listed(anna, root)] == [True, False, True]
        # Whoever made a branch calls it as they like, and nobody else does.
        answers = [
            (await who.http.put(f"/api/tables/{table}/name", json={"name": name}))
            for who, table, name in [
                (bea, first, "Mine"),
                (anna, root, "The match"),
                (anna, first, "x" * 41),
                (anna, first, "  Sheep\u202e first "),
            ]
        ]
        refused = [answer.json()["why"]["message"] for answer in answers[:-1]]
        assert refused == ["host-only", "no-branch", "name-length"] and answers[-1].status_code == 200
        assert [one["name"] for one in await listed(bea, root)] == ["Sheep first", None, None]
        # Who is forgotten leaves no name there.
        assert (await anna.http.delete("/api/me")).status_code == 200
        left = [(one["name"], one["by"]) for one in await listed(bea, root)]
        assert left == [(None, None), (None, "Bea"), (None, None)]
        return await branch(bea, root, 3)  # waits for her, while bots end what was Anna's

    fourth = run(main)
    server.stop()
    store = Store(server.url)
    over = store.read_now(sa.select(tables.c.id).where(tables.c.stage != "running"))
    assert purge(server.url, -1, running=False, really=True) == len(over) >= 2  # also those that bots have ended since
    assert {row.stage for row in store.read_now(sa.select(tables.c.stage))} == {"running"}
    (row,) = store.read_now(sa.select(tables.c.origin, tables.c.fork).where(tables.c.id == fourth))
    store.close()
    assert tuple(row) == (None, None)  # what it went on from is no more, and it is a table like any other
