"""The estimate for bots: it need not be right, but it must point the right way."""

from random import Random
from typing import Any

import pytest

from .scene import GAME, Scene

EMPTY = (".....",) * 6


def value(scene: Scene, seat: int = 0) -> float:
    return float(GAME.rules.value(GAME.parts, scene.match().state, seat))


def one_row(row: str) -> Scene:
    return Scene(2).hand(0).village(0, *EMPTY[:5], row)


@pytest.fixture(params=["place", "build"])
def phase(request: pytest.FixtureRequest) -> str:
    """Between two turns and within one, there are two estimates."""
    return str(request.param)


def test_a_fuller_line_promises_more_and_a_finished_one_most(phase: str) -> None:
    none, little, much, all = (value(one_row(row).phase(phase)) for row in (".....", "S....", "SSSS.", "SSSSS"))
    assert none < little < much < all


def test_face_up_promises_more_than_face_down(phase: str) -> None:
    assert value(one_row("SSSS.").phase(phase)) > value(one_row("sSSS.").phase(phase))


def test_buildings_in_hand_and_draws_to_come_are_worth_something(phase: str) -> None:
    assert value(Scene(2).hand(0, "S1", "S2").phase(phase)) > value(Scene(2).hand(0, "S1").phase(phase))
    rich = Scene(2).hand(0, "S6").phase("build").set(resource=[1, 1, 1, 0])
    poor = Scene(2).hand(0, "S6").phase("build").set(resource=[1, 0, 0, 0])
    assert value(poor) > value(rich)
    assert value(poor, 1) == value(rich, 1)  # only the active player draws


def test_a_building_that_fits_its_row_promises_more_than_one_that_does_not(phase: str) -> None:
    others = ("S5", "H5", "T5", "W5")
    fits, does_not = (one_row("SSSS.").hand(0, kind, *others).phase(phase) for kind in ("S1", "S5"))
    assert value(fits) > value(does_not)


def last_chance(hand: str, seat: int = 0, **resources: int) -> int:
    """What seat 0 is worth when `seat` builds last in the game; one stone would finish a row of seat 0."""
    s = one_row("SSSS.").hand(0, hand).resources(**resources).phase("share", seat, active=1 - seat).match().state
    s.open_spaces = 1
    return round(float(GAME.rules.value(GAME.parts, s, 0)))


def test_gathered_resources_promise_what_they_can_build() -> None:
    assert last_chance("S1", stone=1) == 2
    assert last_chance("S2", stone=1) == 1  # face down
    assert last_chance("W1", stone=1) == 0
    assert last_chance("S1", wheat=1) == 0


def test_gathered_resources_promise_nothing_to_who_has_passed() -> None:
    assert last_chance("S1", seat=1, stone=1) == 0


def test_what_others_can_use_costs_a_little() -> None:
    few, many = (Scene(2).hand(0).resources(stone=n).phase("build") for n in (1, 5))
    assert value(few) > value(many)


def test_an_unfinished_line_promises_the_less_the_nearer_the_end() -> None:
    s = one_row("SSSS.").match().state
    found = []
    for s.open_spaces in (21, 11, 5, 1):
        found.append(GAME.rules.value(GAME.parts, s, 0))
    assert found == sorted(found, reverse=True)
    assert found[-1] == 0  # nothing is finished, and there is no turn left


@pytest.mark.parametrize("options", [{}, {"side": "B", "charters": True, "redevelop": True}])
def test_in_the_end_it_is_the_score(options: Any) -> None:
    match = GAME.new(seats=3, seed=5, **options)
    rng = Random(5)
    while not match.over:
        seat = match.waiting[0]
        assert 0 <= GAME.rules.value(GAME.parts, match.state, seat) < 150
        match.play(seat, rng.choice(match.moves(seat)))
    assert [GAME.rules.value(GAME.parts, match.state, seat) for seat in range(3)] == list(match.scores)
