"""The arena: fair fixtures, results that survive, and numbers that are right."""

import json
import re
from collections import Counter

import pytest
from typer.testing import CliRunner

import riverhaven as rh
from riverhaven.arena import league, report
from riverhaven.arena.league import Fixture, Result, fixtures, line_ups, read, run
from riverhaven.arena.standings import standings, wilson
from riverhaven.cli import app

GAME = rh.game("newhaven")
BOTS = ["greedy", "random"]


def test_seats_are_rotated_and_deals_are_the_same_for_every_line_up():
    planned = fixtures(GAME, ["random", "greedy", "search:10"], 2, 10, 100, {})
    assert len(planned) == len(set(planned)) == 30
    seats = Counter((name, seat) for f in planned for seat, name in enumerate(f.bots))
    assert set(seats.values()) == {10}
    deals = {frozenset(f.bots): [] for f in planned}
    for f in planned:
        deals[frozenset(f.bots)].append(f.deal)
    assert len(deals) == 3 and set(map(tuple, deals.values())) == {tuple(100 + n // 2 for n in range(10))}


def test_where_bots_are_few_the_last_one_fills_the_table():
    assert line_ups(["greedy", "random"], 4) == [("greedy", "random", "random", "random")]
    assert len(line_ups(["a", "b", "c", "d"], 3)) == 4


@pytest.mark.parametrize(
    ("bots", "seats", "options"),
    [(["greedy"], 2, {}), (["greedy", "king"], 2, {}), (BOTS, 9, {}), (BOTS, 2, {"side": "C"})],
)
def test_what_cannot_be_played_is_refused_before_anything_is(bots, seats, options):
    with pytest.raises(rh.Refusal):
        fixtures(GAME, bots, seats, 1, 0, options)


def test_a_fixture_is_played_the_same_every_time():
    fixture = fixtures(GAME, ["search:8", "greedy"], 2, 1, 3, {})[0]
    first, again = league.play(fixture), league.play(fixture)
    assert (first.scores, first.places, first.plies) == (again.scores, again.places, again.plies)


def test_an_interrupted_league_goes_on_where_it_stopped(tmp_path):
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


def told(result: Result) -> tuple:
    return result.fixture.deal, result.fixture.bots, result.scores, result.places, result.plies


def test_a_file_that_holds_something_else_is_refused(tmp_path):
    file = tmp_path / "results.jsonl"
    file.write_text('{"game": "newhaven"}\n')
    with pytest.raises(rh.Refusal, match="Line 1"):
        read(file)


def result(bots: tuple[str, ...], scores: tuple[int, ...], places: tuple[int, ...], deal: int = 0) -> Result:
    return Result(Fixture("newhaven", 1, (), bots, deal), scores, places, 50 + deal, 1.0)


def test_standings_share_a_shared_victory():
    results = [
        result(("a", "b", "b"), (10, 8, 8), (1, 2, 2), 0),
        result(("b", "a", "b"), (9, 9, 3), (1, 1, 3), 1),
        result(("b", "b", "a"), (7, 2, 1), (1, 2, 3), 2),
    ]
    a, b = sorted(standings(results), key=lambda s: s.bot)
    assert a.wins == pytest.approx(1.5 / 3) and b.wins == pytest.approx(1.5 / 6)
    assert a.mean == pytest.approx(20 / 3) and len(b.scores) == 6
    assert a.by_seat == {0: [1.0], 1: [0.5], 2: [0.0]}


def test_who_wins_is_rated_higher():
    better = [result(("a", "b"), (9, 1), (1, 2), i) for i in range(10)]
    first, second = standings(better)
    assert first.bot == "a" and first.rating > second.rating + 5
    assert standings(better[::-1])[0].rating == first.rating  # however the games came in


def test_intervals_hold_near_the_ends():
    assert wilson(0, 20)[0] == 0 < wilson(0, 20)[1] < 0.2
    low, high = wilson(75, 100)
    assert low == pytest.approx(0.657, abs=1e-3) and high == pytest.approx(0.825, abs=1e-3)


def test_the_page_stands_alone():
    results = [result(("a<", "b"), (9 + i, i), (1, 2), i) for i in range(5)]
    page = report.as_html(results, "A & B")
    assert page.count("<svg") == 3 and "A &amp; B" in page and "a&lt;" in page
    assert not re.search(r"<script[^>]*src|<link|@import|url\(http", page)


def test_the_command_line_tells_and_resumes(tmp_path):
    file, page = tmp_path / "r.jsonl", tmp_path / "r.html"
    command = ["arena", "newhaven", "--bots", "greedy,random", "--games", "4", "--results", str(file)]
    first = CliRunner().invoke(app, [*command, "--json", "--html", str(page), "--workers", "1"])
    assert first.exit_code == 0, first.output
    found = json.loads(first.stdout)
    assert found["games"] == 4 and {b["bot"] for b in found["bots"]} == {"greedy", "random"}
    assert page.read_text().startswith("<!doctype html>")
    again = CliRunner().invoke(app, [*command, "--json"])
    assert json.loads(again.stdout) == found


def test_advice_on_the_command_line(tmp_path):
    file = tmp_path / "match.json"
    file.write_text(rh.game("newhaven").new(seats=2, seed=7).save())
    shown = CliRunner().invoke(app, ["advise", str(file), "--budget", "50", "--best", "3"])
    assert shown.exit_code == 0 and len([line for line in shown.stdout.splitlines() if "r" in line]) >= 3
    found = CliRunner().invoke(app, ["advise", str(file), "--budget", "50", "--json"])
    moves = json.loads(found.stdout)
    assert len(moves) == 252 and moves[0]["playouts"] >= moves[1]["playouts"] and moves[-1]["chance"] is None


def test_the_speed_of_the_search_is_told():
    shown = CliRunner().invoke(app, ["bench", "newhaven", "--search", "--seats", "2", "--seconds", "0.05", "--json"])
    (row,) = json.loads(shown.stdout)
    assert row["game"] == "newhaven" and row["seats"] == 2 and row["playouts_per_s"] > 0
