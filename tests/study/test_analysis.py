"""The analysis of a match: it finds what was planted, knows no more than the players did, and adds up."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest

import riverhaven as rh
from riverhaven.bots.players import estimates
from riverhaven.bots.scales import Scales
from riverhaven.core.match import Match
from riverhaven.core.paper import plain
from riverhaven.study import Analysis
from riverhaven.study.moment import NEAR, SETTINGS, Decision, Standing, look, plies
from riverhaven.study.points import courses
from riverhaven.study.report import Report
from riverhaven.study.verdict import WRONG, Verdict
from tests.games.ours import OURS
from tests.often import often

BLUNDERS = 4
MUCH = 8.0  # points


def played(name: str, plies: int, seed: int = 1) -> Match:
    match, greedy = rh.game(name).new(seed=seed), rh.bot("greedy")
    while match.ply < plies and not match.over:
        seat = match.waiting[0]
        match.play(seat, greedy.choose(match, seat, seed))
    return match


def blunder(match: Match) -> None:
    """Play on to where one move looks much worse than another, and play it."""
    while True:
        seat = match.waiting[0]
        looks = estimates(match.game, match.game.redacted(match.state, seat), seat, seed=1)
        if max(looks.values()) - min(looks.values()) > MUCH:
            match.play(seat, min(looks, key=looks.__getitem__))
            return
        match.play(seat, rh.bot("greedy").choose(match, seat, 1))


@pytest.mark.parametrize("name", often(((name,) for name in OURS), every=3))
def test_planted_blunders_are_mistakes_and_the_strong_bots_moves_are_none(name: str) -> None:
    found = []
    for seed in range(BLUNDERS):
        match = played(name, 30, seed)
        match.play(match.waiting[0], rh.bot("search:1000").choose(match, match.waiting[0], seed))
        good = match.ply - 1
        blunder(match)
        everybody = tuple(range(match.seats))
        verdicts = [look(plies(match, everybody)[ply], SETTINGS["quick"], seed).decision for ply in (good, -2)]
        found.append([decision is not None and decision.verdict in WRONG for decision in verdicts])
    assert sum(own for own, planted in found) <= 1
    assert sum(planted for own, planted in found) >= BLUNDERS - 1


def test_the_end_is_as_it_was_and_chances_are_shares_of_one_victory() -> None:
    match = played("newhaven", 10_000)
    end = look(plies(match, ())[-1], SETTINGS["quick"], 0)
    assert end.seat is None and end.truth == end.known[0]
    assert end.truth.points == list(match.scores)
    assert end.truth.chance == [float(place == 1) for place in match.places]
    before = look(plies(match, ())[60], SETTINGS["quick"], 0)
    assert all(abs(sum(standing.chance) - 1) < 0.01 for standing in [before.truth, *before.known])


def test_the_same_seed_finds_the_same_on_any_number_of_threads() -> None:
    match = played("riverboat", 6)
    once, again, other = (rh.analyse(match, [0], seed=seed, threads=n) for seed, n in ((1, 1), (1, 2), (2, 1)))
    assert once == again != other


def test_what_a_seat_knew_is_judged_without_what_it_did_not_know() -> None:
    """Two worlds that a seat cannot tell apart look the same to it, and not to who sees all hands."""
    match = played("newhaven", 40)
    seat, other = match.waiting[0], 1 - match.waiting[0]
    world = match.game.redacted(match.state, seat)
    world.key, world.dice = (3, 4), 0
    match.game.rules.deal(match.game.parts, world, seat)
    twin = Match(match.game, world, seed=None)
    assert twin.sight(other) != match.sight(other) and twin.sight(seat) == match.sight(seat)
    here, there = (look(plies(each, ())[-1], SETTINGS["quick"], 0) for each in (match, twin))
    assert here.known[seat] == there.known[seat]
    assert here.known[other] != there.known[other] and here.truth != there.truth


@pytest.mark.parametrize(("name", "looks"), [("riverboat", 1), ("newhaven", 3)])
def test_what_two_know_alike_is_judged_once_and_all_the_same(
    monkeypatch: pytest.MonkeyPatch, name: str, looks: int
) -> None:
    """In Riverboat nothing is secret; in New Haven two have hands, and the truth is a third thing."""
    asked = []
    weigh = Scales._weigh

    def count(*about: Any, **more: Any) -> Any:
        asked.append(1)
        return weigh(*about, **more)

    monkeypatch.setattr(Scales, "_weigh", count)
    match, setting = played(name, 40), SETTINGS["quick"]
    found = look(plies(match, ())[-1], setting, 0)
    assert len(asked) == looks
    scales, seed = Scales(match.game, 2, NEAR), match.ply
    for seat in range(2):
        known = match.game.redacted(match.state, seat)
        assert found.known[seat] == Standing.of(scales.position(known, seat, setting.looks, seed))
    assert found.truth == Standing.of(scales.truth(match.state, setting.looks, seed))


def test_luck_is_where_something_was_drawn_and_what_one_gains_the_other_loses() -> None:
    match = played("newhaven", 30)
    found = rh.analyse(match, [])
    for ply, moment in enumerate(found.moments[:-1]):
        assert (moment.luck is None) == (match.before(ply).dice == match.before(ply + 1).dice)
    drawn = [moment.luck for moment in found.moments if moment.luck is not None]
    assert drawn and all(abs(sum(luck.lead)) < 0.02 and abs(sum(luck.chance)) < 0.01 for luck in drawn)
    assert any(luck.lead[0] for luck in drawn)
    assert found.summary(0).luck == pytest.approx(-found.summary(1).luck, abs=0.5)


def test_only_the_decisions_that_were_asked_for_are_judged() -> None:
    match = played("caboose", 6)
    judged = {moment.seat for moment in rh.analyse(match, [1]).moments if moment.decision is not None}
    assert judged == {1}
    with pytest.raises(rh.Refusal, match="seat 7"):
        rh.analyse(match, [7])
    with pytest.raises(rh.Refusal, match="quick, thorough"):
        rh.analyse(match, [1], "slowly")


def test_the_report_of_a_terminal_is_whole_and_in_words() -> None:
    match = played("newhaven", 2)
    better = next(move for move in rh.game("newhaven").new(seed=1).moves(0) if move != match.turns[0].move)
    found = rh.analyse(match, [])
    decided = msgspec.structs.replace(found.moments[0], decision=Decision(str(better), 3.0, 0.004, Verdict.MISTAKE))
    report = Report(match, Analysis([decided, *found.moments[1:]]), (0,), truth=False, lang="en")
    narrow, wide = (plain(report.whole(), width) for width in (80, 400))
    assert report.course(0) in narrow and "…" not in narrow
    assert match.lines(0, 0)[0] in wide and report.told(0, 0, str(better)) in wide and str(better) not in wide
    assert "-3.0" in wide and "-0%" not in wide


@pytest.mark.parametrize("name", rh.games())
def test_the_sources_of_points_add_up_to_the_scores(name: str) -> None:
    match, rng = rh.game(name).new(seed=3), random.Random(3)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.moves(seat)))
    found = courses(match, [0, len(match.turns)])
    assert np.sum([course.rows[-1] for course in found], axis=0).tolist() == list(match.scores)
    assert all(len(course.rows) == 2 for course in found)
