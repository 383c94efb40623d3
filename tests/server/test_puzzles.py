"""Puzzles on the server: one a day for everybody, judged once a move is chosen, solved by whoever found the best."""

from itertools import pairwise

import riverhaven as rh
from riverhaven.server import puzzles
from tests.server.conftest import Server
from tests.server.guest import people, person, run

GAME = rh.game("riverboat")
PUZZLE = GAME.puzzles[1]
PATH = f"/api/games/riverboat/puzzles/{PUZZLE.id}"


def test_every_day_has_its_puzzle_and_every_puzzle_its_day() -> None:
    count = sum(len(rh.game(name).puzzles) for name in rh.games())
    found = [puzzles.of_the_day(day) for day in range(740_000, 740_000 + 3 * count)]
    named = [(one[0].name, one[1].id) for one in found if one is not None]
    assert len(named) == len(found) and len(set(named)) == count
    assert all(one != other for one, other in pairwise(named))


def test_a_puzzle_is_asked_as_its_seat_may_see_it_and_tells_nothing(any_server: Server) -> None:
    async def main() -> None:
        nobody = person(any_server)
        today = (await nobody.http.get("/api/puzzle", params={"lang": "it"})).json()
        assert today["id"] in [one.id for one in rh.game(today["game"]).puzzles] and not today["solved"]
        asked = (await nobody.http.get(PATH)).json()
        match = PUZZLE.begin(GAME)
        assert asked["parts"] == {part.id: part.svg() for part in match.parts(PUZZLE.seat)}
        assert asked["seat"] == PUZZLE.seat and tuple(asked["scores"]) == match.scores
        assert {one["move"] for one in asked["choices"]} == {choice.move for choice in PUZZLE.choices}
        assert "lead" not in str(asked["choices"][0].keys()) and "why" not in asked
        assert (asked["number"], asked["count"], asked["next"]) == (2, len(GAME.puzzles), GAME.puzzles[2].id)
        shelf = (await nobody.http.get("/api/games")).json()
        assert {one["name"]: one["puzzles"] for one in shelf["games"]}["riverboat"] == len(GAME.puzzles)

    run(main)


def test_the_best_move_solves_it_for_whoever_found_it(any_server: Server) -> None:
    async def main() -> None:
        anna, bob = await people(any_server, "Anna", "Bob")
        wrong = next(choice for choice in PUZZLE.choices if choice is not PUZZLE.best)
        told = (await anna.http.post(PATH, json={"move": wrong.move})).json()
        assert [one["move"] for one in told["choices"] if one["best"]] == [PUZZLE.best.move]
        assert told["why"]["message"] == f"puzzle-{PUZZLE.id}" and told["worlds"] == PUZZLE.worlds

        async def solved(who: object) -> list[str]:
            found = (await who.http.get("/api/games/riverboat/puzzles")).json()  # type: ignore[attr-defined]
            assert [one["id"] for one in found] == [one.id for one in GAME.puzzles]
            return [one["id"] for one in found if one["solved"]]

        assert await solved(anna) == []
        for _ in range(2):  # the second time changes nothing
            assert (await anna.http.post(PATH, json={"move": PUZZLE.best.move})).status_code == 200
        assert await solved(anna) == [PUZZLE.id] and await solved(bob) == []
        lessons = (await anna.http.get("/api/games/riverboat/lessons")).json()
        assert not any(one["learnt"] for one in lessons)

    run(main)


def test_what_is_no_choice_is_refused(any_server: Server) -> None:
    async def main() -> None:
        (anna,) = await people(any_server, "Anna")
        assert (await anna.http.post(PATH, json={"move": "pass"})).json()["why"]["message"] == "no-such-choice"
        missing = await anna.http.get("/api/games/riverboat/puzzles/chess")
        assert missing.json()["why"]["message"] == "no-such-puzzle"

    run(main)
