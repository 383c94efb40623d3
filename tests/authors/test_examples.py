"""The games in examples/, as somebody who installs them finds them."""

import shutil
from pathlib import Path

import pytest

from tests.authors.plugin import Plugin

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = sorted(file.parent.name for file in EXAMPLES.glob("*/pyproject.toml"))


def copied(name: str, folder: Path) -> Plugin:
    """An example in a folder of its own, where it may leave what it makes."""
    made = shutil.copytree(EXAMPLES / name, folder / name)
    return Plugin(name, folder, made)


def test_there_is_a_trick_taking_game() -> None:
    assert "ferrymen" in GAMES


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_an_example_passes_its_own_tests(name: str, tmp_path: Path) -> None:
    done = copied(name, tmp_path).python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert " passed" in done.stdout and done.returncode == 0, done.stdout


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_an_example_keeps_the_contract(name: str, tmp_path: Path) -> None:
    checked = copied(name, tmp_path).riverhaven("check", name)
    assert "keeps the contract" in checked.stdout, checked.stderr


@pytest.mark.parametrize("name", GAMES)
def test_its_bots_are_better_than_chance(name: str, tmp_path: Path) -> None:
    code = f"""
import riverhaven as rh
game, good, bad = rh.game({name!r}), rh.bot("greedy"), rh.bot("random")
wins = 0
for seed in range(60):
    match = game.new(seed=seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, (good if seat == seed % match.seats else bad).choose(match, seat, seed=seed))
    wins += match.places[seed % match.seats] == 1
print(wins)
"""
    done = copied(name, tmp_path).python("-c", code)
    assert int(done.stdout) > 30, done.stderr  # one of three would win twenty by chance


LEARN = """
import sys
from pathlib import Path

import numpy as np

from riverhaven.bots.net import NET
from riverhaven.crew import crew
from riverhaven.learn.fit import as_net, new_layers
from riverhaven.learn.table import Table
from riverhaven.learn.train import Order, Training

forks, steps, rounds, games = map(int, sys.argv[1:])
with crew(1) as alone:
    training = Training(Order("ferrymen", 3, seed=1, forks=forks, steps=steps, test_games=24), Path("trained"), alone)
    list(training.rounds(most=rounds))
usual = training.progress.usual
net = as_net(training.layers, usual.measure)
start = as_net(new_layers(training.features, usual.points / usual.measure, np.random.default_rng(0)), usual.measure)
for other in (start, NET.blank()):
    print(Table("ferrymen", 3).contest(net, other, 1, games)[0].mean())
"""


def learnt(folder: Path, *numbers: int) -> list[float]:
    """Which part of the victories a net wins against one that has learnt nothing, and against the game's estimate."""
    done = copied("ferrymen", folder).python("-c", LEARN, *map(str, numbers))
    assert done.returncode == 0, done.stderr
    return [float(share) for share in done.stdout.split()]


def test_a_game_without_features_learns(tmp_path: Path) -> None:
    assert learnt(tmp_path, 1200, 600, 3, 1200)[0] > 0.38  # of three alike, each wins a third


@pytest.mark.long
def test_a_game_without_features_learns_to_beat_its_own_estimate(tmp_path: Path) -> None:
    start, estimate = learnt(tmp_path, 2000, 1500, 18, 900)
    assert start > 0.45 and estimate > 0.37
