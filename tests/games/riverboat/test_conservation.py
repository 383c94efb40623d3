"""Random games: every component is accounted for at every ply, no decision is a false one, and all gears agree."""

import random

import numpy as np
import pytest

from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.state import STATE, Phase

from .scene import Scene


@pytest.mark.parametrize(("seats", "reshuffle"), [(2, False), (3, True), (4, False)])
def test_random_games(seats: int, reshuffle: bool) -> None:
    match, rng = GAME.new(seats, seed=seats, reshuffle=reshuffle), random.Random(seats)
    while not match.over:
        if match.ply % 4 == 0:
            assert GAME.audit(GAME.parts, match.state) is None
        seat = rng.choice(match.waiting)
        moves = match.moves(seat)
        assert len(moves) >= 2  # a single answer is no question
        match.play(seat, rng.choice(moves))
    s = match.state
    assert GAME.audit(GAME.parts, s) is None
    assert (s.round_number, s.track) == (4, 0)
    assert s.cards_left.sum() == (32 if reshuffle else 8)
    assert (s.boats[:seats] <= 9).all()
    assert (s.active_surveyors[:seats] <= 9).all()
    assert min(match.places) == 1


def test_legal_moves_are_those_without_a_reason() -> None:
    match, rng = GAME.new(3, seed=2), random.Random(2)
    while not match.over:
        seat = rng.choice(match.waiting)
        legal = [move.id for move in match.moves(seat)]
        if match.ply % 16 == 0:
            reasons = [GAME.rules.reason(GAME.parts, match.state, seat, np.int64(i)) for i in range(GAME.moves.size)]
            assert legal == [i for i, reason in enumerate(reasons) if reason == 0]
        match.play(seat, rng.choice(legal))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_estimate_is_a_number_everywhere_and_the_score_at_the_end(seats: int) -> None:
    match, rng = GAME.new(seats, seed=4), random.Random(4)
    while not match.over:
        seat = rng.choice(match.waiting)
        assert -10 < GAME.rules.value(GAME.parts, match.state, seat) < 300
        match.play(seat, rng.choice(match.moves(seat)))
    assert [GAME.rules.value(GAME.parts, match.state, seat) for seat in range(seats)] == list(match.scores)


def test_state_is_small() -> None:
    assert STATE.dtype.itemsize <= 2048


def test_position_leads_back_to_its_state() -> None:
    match, rng = GAME.new(4, seed=3), random.Random(3)
    for _ in range(100):
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.moves(seat)))
    again = GAME.from_position(match.position())
    assert again.state.tobytes() == match.state.tobytes()


def test_a_match_may_stand_at_a_forced_decision() -> None:
    match = Scene().have(0, coins=0).workers(0, "e5 f5 b4 e4 c3 g2 h2").match(Phase.CULTIVATE, card="G")
    assert [str(move) for move in match.moves(0)] == ["place h1"]
    assert GAME.new(2, seed=1).state.phase == Phase.DRAFT
