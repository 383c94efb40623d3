"""Riverboat keeps the contract, in whichever gear these tests run."""

import pytest

from riverhaven.core import contract
from riverhaven.core.gear import GEAR
from riverhaven.core.setups import Setup
from riverhaven.games.riverboat import GAME

SETUPS = contract.all_setups(GAME)
COMPILED = GEAR != "plain"


def test_some_set_ups_in_this_gear() -> None:
    report = contract.check(GAME, games=1, sample=0.02 if COMPILED else 0.004, setups=SETUPS[::5])
    assert report.other_worlds == 0  # all is public but the dice


@pytest.mark.long
def test_every_seat_count_and_option() -> None:
    """Every set-up; and everything that the game declares is met."""
    assert len(SETUPS) == 3 * 2
    report = contract.check(GAME, games=6, sample=0.1)
    assert report.matches == len(SETUPS) * 6
    assert report.other_worlds == 0  # all is public but the dice


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_random_games_end_with_everything_accounted_for(setup: Setup) -> None:
    batch = GAME.batch(200 if COMPILED else 1, setup.seats, seed=1, **dict(setup.options)).play()
    assert (batch.states["over"] == 1).all()
    for s in batch.states[:: 10 if COMPILED else 1]:
        assert GAME.audit(GAME.parts, s) is None
    assert (batch.places.min(axis=1) == 1).all()


def test_a_batch_plays_what_a_match_plays() -> None:
    batch = GAME.batch(3, 3, seed=5, reshuffle=True)
    for i, s in enumerate(batch.states):
        assert s.tobytes() == GAME.new(3, seed=5 + i, reshuffle=True).state.tobytes()
    alone = GAME.batch(1, 3, seed=6, reshuffle=True).play().states[0]
    assert batch.play().states[1].tobytes() == alone.tobytes()
