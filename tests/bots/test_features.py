"""What learning players count: every number has a name, none tells a secret, and all gears count alike."""

from functools import cache

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.dice import cast
from riverhaven.core.game import Game
from riverhaven.core.loops import first_waiting
from riverhaven.core.record import copy_of
from riverhaven.core.setups import all_setups

COUNTED = [name for name in rh.games() if "features" in rh.game(name).rules.sources]
UNTOUCHED = np.float32(1e9)


def counted(game: Game, s: np.record, seat: int) -> np.ndarray:
    out = np.full(len(game.feature_names(int(s.seats))), UNTOUCHED)
    game.rules.features(game.parts, s, seat, out)
    return out


@cache
def positions(game: Game) -> list[np.record]:
    """Of a match of some set-ups, every ninth; the first seat plays greedily, the others at random."""
    found = []
    for number, setup in enumerate(all_setups(game)[::7]):
        s = game.opening(setup.seats, number, dict(setup.options))
        ply = 0
        while not s.over:
            seat = first_waiting(s)
            known = game.redacted(s, seat)
            move = rh.bot("greedy+hand" if seat == 0 else "random").decide(game, known, seat, ply)
            game.rules.apply(game.parts, s, seat, move.id)
            ply += 1
            if ply % 9 == number % 9:
                found.append(copy_of(s))
    return found


def another_world(game: Game, s: np.record, seat: int, seed: int) -> np.record:
    """One that `seat` cannot tell from `s`."""
    world = game.redacted(s, seat)
    cast(world, seed)
    game.rules.deal(game.parts, world, seat)
    return world


@pytest.mark.parametrize("name", COUNTED)
def test_every_number_has_a_name_and_is_counted(name: str) -> None:
    game = rh.game(name)
    for s in positions(game):
        for seat in range(s.seats):
            numbers = counted(game, s, seat)
            assert np.isfinite(numbers).all() and np.abs(numbers).max() < 100
    for seats in game.seats:
        assert len(set(game.feature_names(seats))) == len(game.feature_names(seats))


@pytest.mark.parametrize("name", COUNTED)
def test_no_number_tells_what_a_seat_may_not_know(name: str) -> None:
    game = rh.game(name)
    differ = 0
    for s in positions(game):
        for seat in range(s.seats):
            world = another_world(game, s, seat, seat)
            differ += world.tobytes() != s.tobytes()
            assert (counted(game, s, seat) == counted(game, world, seat)).all()
    assert differ  # at least the dice


@pytest.mark.parametrize("name", COUNTED)
def test_plain_python_counts_alike(name: str) -> None:
    game = rh.game(name)
    plain = game.engine.plain.entry(game.rules.sources["features"])
    for s in positions(game)[::20]:
        for seat in range(s.seats):
            numbers = np.full(len(game.feature_names(int(s.seats))), UNTOUCHED)
            plain(game.parts, s, seat, numbers)
            assert (numbers == counted(game, s, seat)).all()
