"""Cleopatra's Caboose keeps the contract, in whichever gear these tests run."""

import numpy as np
import pytest

from riverhaven.core import contract
from riverhaven.core.gear import GEAR
from riverhaven.games.caboose import GAME

SETUPS = contract.all_setups(GAME)
COMPILED = GEAR != "plain"


def test_some_set_ups_in_this_gear() -> None:
    report = contract.check(GAME, games=1, sample=0.02 if COMPILED else 0.004, setups=SETUPS[::20])
    assert report.other_worlds > report.worlds / 4  # in the games with open hands nothing can differ


@pytest.mark.long
def test_every_seat_count_and_option() -> None:
    """Every set-up; and everything that the game declares is met."""
    assert len(SETUPS) == 3 * 16
    report = contract.check(GAME, games=2, sample=0.05)
    assert report.matches == 2 * len(SETUPS)
    assert report.other_worlds > report.worlds / 4  # in the games with open hands nothing can differ


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_with_everything_accounted_for(seats: int) -> None:
    for setup in [setup for setup in SETUPS if setup.seats == seats][:: 1 if COMPILED else 8]:
        batch = GAME.batch(100 if COMPILED else 1, seats, seed=1, **dict(setup.options)).play()
        assert (batch.states["over"] == 1).all()
        for s in batch.states[:: 10 if COMPILED else 1]:
            assert GAME.audit(GAME.parts, s) is None
        assert (np.sort(batch.places, axis=1) == np.arange(1, seats + 1)).all()
