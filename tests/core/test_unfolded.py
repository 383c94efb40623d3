"""A game that counts nothing: its fields are counted, as its seat may know them, by a rule that the core writes."""

import atexit
import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.contract import all_setups
from riverhaven.core.dice import cast
from riverhaven.core.features import MOST_FEATURES, counted, wrong_features
from riverhaven.core.game import Game, Rules
from riverhaven.core.loops import first_waiting
from riverhaven.core.record import SEAT, Field, copy_of
from riverhaven.core.schema import Schema
from riverhaven.core.unfolded import Column, columns, unit
from tests.often import often

GAMES = often(((name,) for name in rh.games()), every=3)


@cache
def without_features(name: str) -> Game:
    """One of our games in a package of its own, as if it had never counted anything."""
    whole = rh.game(name)
    folder = Path(mkdtemp(prefix="unfolded"))
    atexit.register(shutil.rmtree, folder)
    shutil.copytree(whole.folder / "words", folder / "words")
    if (whole.folder / "parts.toml").exists():
        shutil.copy(whole.folder / "parts.toml", folder)
    rules = {name: rule for name, rule in whole.rules.sources.items() if name != "features"}
    return replace(whole, folder=folder, rules=Rules(**rules), feature_names=lambda seats: ())


@cache
def positions(game: Game) -> list[tuple[np.record, int]]:
    """Of a random match of some set-ups, every ninth, with a seat that looks."""
    found = []
    for number, setup in enumerate(all_setups(game)[::5]):
        rng = np.random.default_rng(number)
        s = game.opening(setup.seats, number, dict(setup.options))
        while not s.over:
            seat = first_waiting(s)
            game.rules.apply(game.parts, s, seat, int(rng.choice(game.legal(s, seat))))
            s.ply = ply = int(s.ply) + 1
            if ply % 9 == number % 9:
                found.append((copy_of(s), ply % setup.seats))
    return found


def expected(game: Game, s: np.record, seat: int) -> list[float]:
    """The same from the observation, which another way leads to."""
    seats = int(s.seats)
    known = np.frombuffer(game.redacted(s, seat).tobytes(), np.int8)[np.newaxis]
    observation = Schema(game, seats).observe(known, np.array([seat]))
    found: list[float] = []
    for field, values in columns(game.state.fields.values(), len(game.phases), game.seats[-1]):
        numbers = observation[field.name].ravel()
        if values:
            assert field.span is not None
            found += (numbers[:, None] == field.span[0] + np.arange(values)).ravel().tolist()
        else:
            found += (numbers / (1 if field.bits else unit(field, game.longest))).tolist()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_fields_are_counted_as_they_are_observed(name: str) -> None:
    game = without_features(name)
    for s, seat in positions(game):
        numbers = counted(game, s, seat)
        assert len(numbers) == len(game.feature_names(int(s.seats)))
        assert np.allclose(numbers, expected(game, s, seat), rtol=1e-6)
    for s, seat in positions(game)[::20]:
        assert wrong_features(game, s, seat) is None


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_know_is_gone_before_anything_is_counted(name: str) -> None:
    game = without_features(name)
    differ = 0
    for s, seat in positions(game):
        world = game.redacted(s, seat)
        cast(world, 5)
        game.rules.deal(game.parts, world, seat)
        differ += world.tobytes() != s.tobytes()
        assert counted(game, world, seat).tobytes() == counted(game, s, seat).tobytes()
        spoilt = copy_of(s)
        game.rules.features(game.parts, spoilt, seat, np.zeros(MOST_FEATURES, np.float32))
        assert spoilt.tobytes() == game.redacted(s, seat).tobytes()
    assert differ


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    game = without_features(name)
    for seats in game.seats:
        names = game.feature_names(seats)
        assert 0 < len(names) == len(set(names)) <= MOST_FEATURES


def test_names_tell_whose_a_number_is_and_of_what() -> None:
    names = without_features("newhaven").feature_names(2)
    for name in ("score of me", "score of other 1", "active is me", "phase is build", "waiting is other 1", "ply"):
        assert name in names


def test_what_is_too_much_for_a_net_is_not_unfolded_and_what_is_far_too_much_is_left_out() -> None:
    small = Field("small", ("a", "b", "c"), 4)
    board = Field("board", tuple(map(str, range(20))), 60)
    crowd = Field("crowd", range(100), 5, 1000, by=(SEAT,))
    ply = Field("ply", range(1 << 31))
    assert columns([ply, small], 1, 2) == [Column(ply), Column(small, 3)]
    assert columns([ply, small, board], 1, 2) == [Column(ply), Column(small, 3), Column(board)]
    assert columns([ply, crowd, small], 1, 2) == [Column(ply), Column(small, 3)]
