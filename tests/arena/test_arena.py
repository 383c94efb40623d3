"""The arena: fair fixtures, results that survive, and numbers that are right."""

import json
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import riverhaven as rh
from riverhaven.arena import league, report
from riverhaven.arena.league import Fixture, Result, fixtures, line_ups, read, run
from riverhaven.arena.standings import Standing, standings, wilson
from riverhaven.cli import app

GAME = rh.game("newhaven")
BOTS = ["greedy", "random"]


def test_seats_are_rotated_and_deals_are_the_same_for_every_line_up() -> None:
    planned = fixtures(GAME, ["random", "greedy", "search:10"], 2, 10, 100, {})
    assert len(planned) == len(set(planned)) == 30
    seats = Counter((name, seat) for f in planned for seat, name in enumerate(f.bots))
    assert set(seats.values()) == {10}
    deals: dict[frozenset[str], list[int]] = {frozenset(f.bots): [] for f in planned}
    for f in planned:
        deals[frozenset(f.bots)].append(f.deal)
    assert len(deals) == 3 and set(map(tuple, deals.values())) == {tuple(100 + n // 2 for n in range(10))}


def test_a_bot_against_itself_plays_no_deal_twice() -> None:
    planned = fixtures(GAME, ["greedy", "greedy"], 2, 10, 0, {})
    assert len(set(planned)) == 10 and {f.deal for f in planned} == set(range(10))


def test_where_bots_are_few_the_last_one_fills_the_table() -> None:
    assert line_ups(["greedy", "random"], 4) == [("greedy", "random", "random", "random")]
    assert len(line_ups(["a", "b", "c", "d"], 3)) == 4


@pytest.mark.parametrize(
    ("bots", "seats", "options"),
    [(["greedy"], 2, {}), (["greedy", "king"], 2, {}), (BOTS, 9, {}), (BOTS, 2, {"side": "C"})],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    bots: list[str], seats: int, options: dict[str, str]
) -> None:
    with pytest.raises(rh.Refusal):
        fixtures(GAME, bots, seats, 1, 0, options)


def test_a_fixture_is_played_the_same_every_time() -> None:
    fixture = fixtures(GAME, ["search:8", "greedy"], 2, 1, 3, {})[0]
    first, again = league.play(fixture), league.play(fixture)
    assert (first.scores, first.places, first.plies) == (again.scores, again.places, again.plies)


@pytest.mark.long
def test_an_interrupted_league_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    planned = fixtures(GAME, BOTS, 2, 6, 0, {})
    whole = list(run(planned, file, 2))
    lines = file.read_text().splitlines(keepends=True)
    assert {r.fixture for r in whole} == {r.fixture for r in read(file)} == set(planned)
    file.write_text("".join(lines[:3]) + lines[3][:40])  # the power went off in the middle of a line
    assert len(read(file)) == 3
    some = run(planned, file, 1)
    kept = [next(some) for _ in range(4)]
    some.close()  # Ctrl-C after one more game
    assert sorted(map(told, kept[:3])) == sorted(map(told, read(file)[:3]))
    assert file.read_text().splitlines(keepends=True)[:3] == lines[:3]
    again = list(run(planned, file, 2))
    assert sorted(map(told, again)) == sorted(map(told, whole))
    assert len(file.read_text().splitlines()) == len(planned)


def told(result: Result) -> tuple[object, ...]:
    return result.fixture.deal, result.fixture.bots, result.scores, result.places, result.plies


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text('{"game": "newhaven"}\n')
    with pytest.raises(rh.Refusal, match="Line 1"):
        read(file)


def result(bots: tuple[str, ...], scores: tuple[int, ...], places: tuple[int, ...], deal: int = 0) -> Result:
    return Result(Fixture("newhaven", 1, (), bots, deal), scores, places, 50 + deal, 1.0)


def test_standings_share_a_shared_victory() -> None:
    results = [
        result(("a", "b", "b"), (10, 8, 8), (1, 2, 2), 0),
        result(("b", "a", "b"), (9, 9, 3), (1, 1, 3), 1),
        result(("b", "b", "a"), (7, 2, 1), (1, 2, 3), 2),
    ]
    a, b = sorted(standings(results), key=lambda s: s.bot)
    assert a.wins == pytest.approx(1.5 / 3) and b.wins == pytest.approx(1.5 / 6)
    assert a.mean == pytest.approx(20 / 3) and len(b.scores) == 6
    assert a.by_seat == {0: [1.0], 1: [0.5], 2: [0.0]}


def test_who_wins_is_rated_higher() -> None:
    better = [result(("a", "b"), (9, 1), (1, 2), i) for i in range(10)]
    first, second = standings(better)
    assert first.bot == "a" and first.rating > second.rating + 5
    assert standings(better[::-1])[0].rating == first.rating  # however the games came in


def test_intervals_hold_near_the_ends() -> None:
    assert wilson(0, 20)[0] == 0 < wilson(0, 20)[1] < 0.2
    low, high = wilson(75, 100)
    assert low == pytest.approx(0.657, abs=1e-3) and high == pytest.approx(0.825, abs=1e-3)


def test_games_of_one_deal_count_as_fewer_the_more_they_are_alike() -> None:
    def of(deals: list[int], won: list[int]) -> Standing:
        return Standing("a", shares=[float(w) for w in won], scores=won, deals=deals)

    won = [1, 0, 1, 1, 0, 1, 0, 1, 1, 1]
    alone = of(list(range(10)), won)
    copies = of([deal for deal in range(10) for _ in range(4)], [w for w in won for _ in range(4)])
    assert width(copies) == pytest.approx(width(alone), rel=0.1)  # four copies of a game are one
    assert copies.mean_error == pytest.approx(alone.mean_error)
    assert width(of(list(range(40)), [w for w in won for _ in range(4)])) < 0.6 * width(alone)
    always = of([0, 0, 1, 1], [1, 1, 1, 1])
    assert always.wins_interval == wilson(2, 2)


def width(standing: Standing) -> float:
    low, high = standing.wins_interval
    return high - low


def test_an_interval_holds_what_it_promises() -> None:
    """Of leagues whose games come in pairs that end alike, 95 % of the intervals hold the true share."""
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        deals = [deal for deal in range(100) for _ in range(2)]
        luck = [rng.random() < 0.6 for _ in range(100)]
        low, high = Standing("a", shares=[float(luck[deal]) for deal in deals], deals=deals).wins_interval
        held += low <= 0.6 <= high
    assert 0.92 < held / 1000 < 0.98


class First:
    """A bot of one's own."""

    def choose(self, match: rh.Match, seat: int, seed: int) -> rh.Move:
        return match.moves(seat)[0]


class Cheat(First):
    name = "cheat"

    def choose(self, match: rh.Match, seat: int, seed: int) -> rh.Move:
        return rh.Move(0, "place 1 a7 r0")


def test_the_arena_of_python_takes_players_of_ones_own(tmp_path: Path) -> None:
    found = rh.arena(GAME, [First(), "random"], games=4, results=tmp_path / "r.jsonl")
    assert {s.bot for s in found.standings} == {"First", "random"} and len(found.results) == 4
    assert "First" in str(found) and found["First"].shares
    again = rh.arena("newhaven", [First(), "random"], games=4, workers=2)
    assert sorted(map(told, again.results)) == sorted(map(told, found.results))
    with pytest.raises(rh.Refusal, match="“cheat” wanted to play “place 1 a7 r0”. "):
        rh.arena(GAME, [Cheat(), "random"], games=1)
    with pytest.raises(rh.Refusal, match="no player"):
        rh.arena(GAME, [First, "random"], games=1)  # type: ignore[list-item]


def test_a_class_is_named_on_the_command_line(tmp_path: Path) -> None:
    of_mine = f"{__name__}:First"
    results = ["--games", "2", "--results", str(tmp_path / "r.jsonl"), "--workers", "1", "--json"]
    ran = CliRunner().invoke(app, ["arena", "newhaven", "--bots", f"{of_mine},random", *results])
    assert {row["bot"] for row in json.loads(ran.stdout)["bots"]} == {of_mine, "random"}
    for wrong, why in ((f"{__name__}:Nobody", "Nobody"), ("no_such_module:Bot", "no_such_module")):
        with pytest.raises(rh.Refusal, match=why):
            fixtures(GAME, [wrong, "random"], 2, 1, 0, {})


def test_what_a_bot_played_before_it_was_changed_does_not_count(tmp_path: Path) -> None:
    file, results = tmp_path / "changing.py", tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "riverhaven.cli", "arena", "newhaven", "--bots", "changing:Mine,random"]
    command += ["--games", "2", "--workers", "1", "--results", str(results), "--json"]
    for number in ("0", "-1", "-1"):
        file.write_text(f"class Mine:\n    choose = lambda self, match, seat, seed: match.moves(seat)[{number}]\n")
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert json.loads(done.stdout)
    found = read(results)
    assert len(found) == 4  # the third time nothing was left to play
    assert found[0].fixture.bots == found[2].fixture.bots and found[0].fixture != found[2].fixture


def test_two_players_of_one_class_are_told_apart() -> None:
    class Mine:
        def __init__(self, number: int) -> None:
            self.number = number

        def choose(self, match: rh.Match, seat: int, seed: int) -> rh.Move:
            return match.moves(seat)[self.number]

    first, last = Mine(0), Mine(-1)
    found = rh.arena("newhaven", [first, last], games=2)
    assert sorted(standing.bot for standing in found.standings) == ["Mine", "Mine 2"]
    assert len(rh.arena("newhaven", [first, first], games=2).standings) == 1


def test_the_page_stands_alone() -> None:
    results = [result(("a<", "b"), (9 + i, i), (1, 2), i) for i in range(5)]
    page = report.as_html(results, "A & B")
    assert page.count("<svg") == 3 and "A &amp; B" in page and "a&lt;" in page
    assert not re.search(r"<script[^>]*src|<link|@import|url\(http", page)


def test_the_command_line_tells_and_resumes(tmp_path: Path) -> None:
    file, page = tmp_path / "r.jsonl", tmp_path / "r.html"
    command = ["arena", "newhaven", "--bots", "greedy,random", "--games", "4", "--results", str(file)]
    first = CliRunner().invoke(app, [*command, "--json", "--html", str(page), "--workers", "1"])
    assert first.exit_code == 0, first.output
    found = json.loads(first.stdout)
    assert found["games"] == 4 and {b["bot"] for b in found["bots"]} == {"greedy", "random"}
    assert page.read_text().startswith("<!doctype html>")
    again = CliRunner().invoke(app, [*command, "--json"])
    assert json.loads(again.stdout) == found


def test_advice_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(rh.game("newhaven").new(seats=2, seed=7).save())
    shown = CliRunner().invoke(app, ["advise", str(file), "--budget", "50", "--best", "3"])
    assert shown.exit_code == 0 and len([line for line in shown.stdout.splitlines() if "r" in line]) >= 3
    found = CliRunner().invoke(app, ["advise", str(file), "--budget", "50", "--json"])
    moves = json.loads(found.stdout)
    assert len(moves) == 252 and moves[0]["playouts"] >= moves[1]["playouts"] and moves[-1]["chance"] is None


def test_the_speed_of_the_search_is_told() -> None:
    shown = CliRunner().invoke(app, ["bench", "newhaven", "--search", "--seats", "2", "--seconds", "0.05", "--json"])
    (row,) = json.loads(shown.stdout)
    assert row["game"] == "newhaven" and row["seats"] == 2 and row["playouts_per_s"] > 0
