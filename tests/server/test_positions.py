"""Positions set up by hand: what a stranger sends is checked, drawn and thought about where it can harm nobody."""

import asyncio
import json
import os
import random
import signal
import socket
from typing import Any

import msgspec
import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core import gear
from riverhaven.core.state import Json, describe
from riverhaven.server.askers import Asker
from riverhaven.server.http.positions import HIDDEN, fields
from riverhaven.server.load import Person
from riverhaven.server.play import MyPlay
from riverhaven.server.positions import Positions, no_trap
from riverhaven.server.serve import is_ones_own
from riverhaven.server.settings import Settings
from tests.server.conftest import Server, Starter, children
from tests.server.guest import Guest, people, person, play_on, run
from tests.server.test_study import end_of_a_match, table_of
from tools.fuzz import changed, reached

GAMES = rh.games()
HOSTILE = int(os.environ.get("RIVERHAVEN_POSITIONS", "40"))  # of each game
ADVISED = HOSTILE // 10  # of those that can be played: each is thought about for two seconds
TWO = [{"who": "me"}, {"who": "guest", "name": "Béla"}]
PLAYS = ("newhaven", 2)


def without_dice(match: rh.Match) -> Json:
    return {name: value for name, value in match.position().items() if name not in HIDDEN}


async def look(who: Person, game: str, position: Any, seat: int | None = None, **more: Any) -> Json:
    text = position if isinstance(position, str) else json.dumps(position)
    found: Json = await who.ask("POST", f"/api/games/{game}/position", position=text, seat=seat, **more)
    return found


async def refused(who: Person, path: str, **data: Any) -> str:
    answer = await who.http.post(path, json=data)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["why"]["message"])


@pytest.mark.parametrize("game", GAMES)
def test_the_form_names_every_number_of_a_position(game: str) -> None:
    found = rh.game(game)
    match = found.new(seed=1)
    position = without_dice(match)
    form = {field.name: field for field in fields(found)}
    assert list(form) == list(position)
    for name, field in form.items():
        assert field.about and len(field.cells) == np.prod(field.shape, dtype=int)
        assert np.shape(match.state[name]) == ((field.rows, *field.shape) if field.rows else tuple(field.shape))
        assert (field.group == "seat") == (field.rows > 0)
        numbers = match.state[name].ravel().tolist()
        assert all(field.low <= number for number in numbers if name != "seats" and not field.choices)
        if field.named:
            told = np.array(position[name]).ravel().tolist()
            letters = max(map(len, field.choices)) == 1
            assert set(field.choices) >= set("".join(told) if letters else told)


def test_labels_are_those_of_the_game() -> None:
    form = {field.name: field for field in fields(rh.game("newhaven"))}
    assert (form["hand"].cells[:3], form["charter"].cells[-1]) == (["S1", "S2", "S3"], "most")
    assert (form["space"].cells[0], form["space"].row, form["hand"].row) == ("a7", 7, 0)
    assert (form["phase"].choices, form["phase"].named) == (["place", "build", "share", "draw"], False)
    assert (form["side"].choices, form["charters"].choices, form["side"].group) == (["A", "B"], [], "option")
    boats = {field.name: field for field in fields(rh.game("riverboat"))}
    assert (boats["crop"].cells[8], boats["crop"].row, boats["crop"].letters) == ("a4", 8, True)
    assert boats["passed"].people and boats["holder"].seats == [0]


def test_a_position_is_drawn_as_the_seat_sees_it_and_what_is_wrong_is_said(any_server: Server) -> None:
    async def main() -> None:
        stranger = person(any_server)
        await stranger.http.get("/api/games")
        stranger.http.headers["x-csrftoken"] = stranger.http.cookies["csrf"]
        asks = {"seats": 3, "seed": "5", "options": {"side": "B"}}
        begun = await stranger.ask("POST", "/api/games/newhaven/position/begin", **asks)
        match = rh.game("newhaven").new(seats=3, seed=5, side="B")
        assert begun == {"game": "newhaven", "seats": 3, "position": without_dice(match)}
        for seat in (None, 0, 2):
            found = await look(stranger, "newhaven", begun["position"], seat)
            assert found["wrong"] is None and found["waiting"] == list(match.waiting)
            assert found["parts"] == {part.id: part.svg() for part in match.parts(seat)}
        # What somebody has seen is not sent again.
        again = await look(stranger, "newhaven", begun["position"], 2, seen=found["marks"])
        assert again["parts"] == {} and again["marks"] == found["marks"]
        # What is impossible is told in the audit's words, with its field, and is drawn where it can be.
        wrong = begun["position"] | {"score": [0, 0, 7, 0, 0]}
        found = await look(stranger, "newhaven", wrong, 2, seen=again["marks"])
        assert (
            found["wrong"]["variables"]["wrong"] == "score of seat 2 must be 0, what the village and its awards bring"
        )
        assert (found["fields"], found["seat"], found["scores"]) == (["score"], 2, [0, 0, 7])
        assert found["parts"] and set(found["parts"]) < set(found["marks"])
        for change, message, spoken in (
            ({"side": 4}, "position-range", ["side"]),
            ({"space": ["x" * 7] * 7}, "position-value", ["space"]),
            ({"space": []}, "position-shape", ["space"]),
            ({"sheep": 1}, "position-unknown-field", None),
            ({"seats": 5}, "wrong-seats", None),
            ({"ply": 10**6}, "position-impossible", ["ply"]),
            ({"waiting": 0}, "position-impossible", ["waiting"]),
        ):
            found = await look(stranger, "newhaven", begun["position"] | change)
            assert found["wrong"]["message"] == message
            assert spoken is None or found["fields"] == spoken
        # A seat that is not there sees nothing; and only somebody with a name is advised.
        assert (await look(stranger, "newhaven", begun["position"], 3))["marks"] == {}
        text = json.dumps(begun["position"])
        advice = "/api/games/newhaven/position/advice"
        assert await refused(stranger, advice, position=text, seat=0) == "who-are-you"
        assert await refused(stranger, "/api/games/newhaven/position/begin", seats=7) == "wrong-seats"

    run(main)


def test_advice_ranks_moves_and_shows_them(any_server: Server) -> None:
    async def main() -> None:
        (anna,) = await people(any_server, "Anna")
        match = rh.game("riverboat").new(seats=2, seed=3)
        text, path = json.dumps(without_dice(match)), "/api/games/riverboat/position/advice"
        seat = match.waiting[0]
        found, again = await asyncio.gather(
            *(anna.http.post(path, json={"position": text, "seat": seat}, timeout=120) for _ in range(2))
        )
        answers = {answer.status_code: answer.json() for answer in (found, again)}
        assert answers[409]["why"]["message"] == "hint-already"
        moves = answers[200]
        assert {move["hint"]["move"] for move in moves} <= set(map(str, match.moves(seat)))
        assert len(moves) > 1 and all(0 < move["hint"]["chance"] < 1 and move["hint"]["said"] for move in moves)
        after = match.foreseen(seat, match.find(moves[0]["hint"]["move"]))
        assert after is not None
        foreseen = {part.id: part.svg() for part in after.parts}
        assert moves[0]["parts"] and all(foreseen[id] == svg for id, svg in moves[0]["parts"].items())
        assert await refused(anna, path, position=text, seat=1 - seat) == "nothing-to-advise"
        wrong = json.dumps(without_dice(match) | {"bank": 3})
        assert await refused(anna, path, position=wrong, seat=seat) == "position-impossible"

    run(main)


@pytest.mark.parametrize("game", GAMES)
def test_hostile_positions_are_answered_and_harm_nobody(any_server: Server, game: str) -> None:
    """Numbers changed at random, texts that are none, what is nested too deep: the next one is looked at as ever."""
    rng, found = random.Random(game), rh.game(game)
    states = [state for _ in range(4) for state in reached(found, rng)]
    hostile: list[Any] = [describe(changed(found, rng.choice(states), rng), found.state) for _ in range(HOSTILE)]
    blank = describe(found.state.blank(), found.state)
    hostile += [blank, blank | {"seats": found.seats[0], "waiting": 1}, {}, [], "", "{", "[" * 5000, "null", "1e999"]
    hostile += ['{"a": ' * 2000, json.dumps(blank)[:-5], "\x00", '{"seats": 1e400}', json.dumps({"key": [0, 0]})]

    async def main() -> None:
        anna, bea = await people(any_server, "Anna", "Bea")
        advised = 0
        for position in hostile:
            text = position if isinstance(position, str) else json.dumps(position)
            answer = await anna.http.post(f"/api/games/{game}/position", json={"position": text, "seat": 0})
            assert answer.status_code == 200, answer.text
            if answer.json()["wrong"] is None and answer.json()["waiting"] and advised < ADVISED:
                asks = {"position": text, "seat": answer.json()["waiting"][0]}
                advice = await anna.http.post(f"/api/games/{game}/position/advice", json=asks, timeout=120)
                assert advice.status_code in (200, 409), advice.text
                advised += 1
        assert advised == ADVISED
        fine = await look(bea, game, without_dice(found.new(seed=1)), 0)
        assert fine["wrong"] is None and fine["parts"]

    run(main)


def gear_of_this_process() -> str:
    return gear.GEAR


def test_it_is_done_with_checks_and_in_no_process_that_has_other_work() -> None:
    async def main() -> None:
        positions = Positions(Settings())
        try:
            assert (
                await positions.lane.think(Asker("here", "Anna"), gear_of_this_process, lambda waiting: ()) == "checked"
            )
            assert os.environ.get("RIVERHAVEN_GEAR", "cpu") == gear.GEAR  # and ours stays as it is
        finally:
            positions.stop()

    asyncio.run(main())


def test_rules_that_break_are_a_refusal() -> None:
    with pytest.raises(rh.Refusal, match="impossible in a way that the check does not know"), no_trap():
        raise IndexError("the index -1 is not in 0 to 3")


def test_the_process_may_die(start_any: Starter) -> None:
    server = start_any()

    async def main() -> None:
        (anna,) = await people(server, "Anna")
        position = without_dice(rh.game("caboose").new(seed=1))
        assert (await look(anna, "caboose", position))["wrong"] is None
        (pid,) = children(server.process.pid)  # no bot has been asked
        os.kill(pid, signal.SIGSTOP)  # it hangs, and is killed
        asking = asyncio.create_task(anna.http.post("/api/games/caboose/position", json={"position": "{}"}, timeout=60))
        await asyncio.sleep(0.5)
        os.kill(pid, signal.SIGKILL)
        assert (await asking).json()["why"]["message"] == "position-no-answer"
        assert (await look(anna, "caboose", position))["wrong"] is None

    run(main)


def test_one_asker_is_slowed_down(start_any: Starter) -> None:
    server = start_any(positions_per_minute=3)

    async def main() -> None:
        anna, bea = await people(server, "Anna", "Bea")
        for _ in range(3):
            await look(anna, "newhaven", {})
        assert await refused(anna, "/api/games/newhaven/position", position="{}") == "too-fast"
        await look(bea, "newhaven", {})

    run(main)


def test_a_moment_of_a_match_that_is_over_is_a_position(start_any: Starter) -> None:
    async def main() -> None:
        server, match = start_any(trust_positions=True), end_of_a_match(6)
        (anna,) = await people(server, "Anna")
        path = (await table_of(anna, match)).removesuffix("analysis") + "position"
        for ply in (0, 4, 6):
            found = await anna.get(f"{path}/{ply}")
            assert found["position"] == without_dice(rh.Match(match.game, match.before(ply), None))
        assert (await anna.http.get(f"{path}/7")).json()["why"]["message"] == "no-such-ply"
        running = (await table_of(anna, rh.game("newhaven").new(seed=1))).removesuffix("analysis") + "position/0"
        assert (await anna.http.get(running)).json()["why"]["message"] == "not-over"

    run(main)


def test_on_from_a_position_play_goes_where_the_server_is_ones_own(start_any: Starter) -> None:
    """Trusted is who can reach the server from this machine alone, unless its owner says otherwise."""
    name, seats = PLAYS
    match = rh.game(name).new(seats, seed=4)
    text = json.dumps(without_dice(match))
    path = f"/api/games/{name}/position/table"

    async def own(server: Server) -> None:
        (anna,) = await people(server, "Anna")
        for wrong, message in (
            (text.replace('"open_spaces": 21', '"open_spaces": 3'), "position-impossible"),
            ("{", "not-json"),
        ):
            assert await refused(anna, path, position=wrong, seats=TWO) == message
        assert await refused(anna, path, position=text, seats=TWO[:1]) == "wrong-places"
        table = (await anna.ask("POST", path, position=text, seats=TWO))["table"]
        async with Guest(anna, table, 0) as one, Guest(anna, table, 1) as two:
            assert one.frame["stage"] == "running" and one.frame["ply"] == 0
            assert one.parts == {part.id: part.svg() for part in match.parts(0)}
            await play_on([one, two])
        # Its draws were not known, but it is none that was played here from the start.
        assert msgspec.convert(await anna.get("/api/me/play"), MyPlay).matches == []

    async def strange(server: Server) -> None:
        (anna,) = await people(server, "Anna")
        assert await refused(anna, path, position=text, seats=TWO) == "position-not-here"
        save = {"save": rh.game(name).from_position(text).save(), "seats": TWO}
        assert await refused(anna, "/api/tables/import", **save) == "no-positions"

    run(own, start_any(trust_positions=None))
    run(strange, start_any(trust_positions=False))


def test_a_server_that_others_reach_is_nobodys_own() -> None:
    assert is_ones_own("127.0.0.1", Settings()) and is_ones_own("localhost", Settings())
    assert not is_ones_own("0.0.0.0", Settings())
    assert not is_ones_own("127.0.0.1", Settings(behind_https=True))


def test_who_hangs_up_within_a_request_is_no_mistake_of_ours(any_server: Server) -> None:
    with socket.create_connection(("127.0.0.1", any_server.port)) as line:
        head = f"POST /api/games/newhaven/position HTTP/1.1\r\nHost: 127.0.0.1:{any_server.port}\r\n"
        head += f"Origin: {any_server.address}\r\nCookie: csrf={'0' * 128}\r\nX-CSRFToken: {'0' * 128}\r\n"
        line.sendall((head + 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"pos').encode())
    assert any_server.process.poll() is None  # the fixture looks for "bug" in its log
