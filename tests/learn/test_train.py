"""A training, small: it must beat its own start, come to the same again, and go on where it stopped."""

import json
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import riverhaven as rh
from riverhaven.bots.nets import read
from riverhaven.cli import app
from riverhaven.core.words import Refusal
from riverhaven.crew import crew
from riverhaven.learn import train
from riverhaven.learn.fit import as_net, new_layers
from riverhaven.learn.table import Table
from riverhaven.learn.train import Order, Training, is_better

SMALL = Order("riverboat", 2, seed=1, forks=40, steps=200, test_games=32)


def trained(folder: Path, rounds: int, order: Order = SMALL) -> Training:
    with crew(1) as alone:
        training = Training(order, folder, alone)
        list(training.rounds(most=rounds))
    return training


@pytest.fixture(scope="module")
def training(tmp_path_factory: pytest.TempPathFactory) -> Training:
    return trained(tmp_path_factory.mktemp("train"), 3)


def test_what_was_learnt_beats_its_own_start(training: Training) -> None:
    usual = training.progress.usual
    start = new_layers(training.features, usual.points / usual.measure, np.random.default_rng(0))
    net, other = as_net(training.layers, usual.measure), as_net(start, usual.measure)
    shares, _ = Table("riverboat", 2).contest(net, other, 1, 60)
    assert shares.mean() > 0.8


@pytest.mark.long
def test_it_comes_to_the_same_again_and_goes_on_where_it_stopped(training: Training, tmp_path: Path) -> None:
    trained(tmp_path, 1)
    resumed = trained(tmp_path, 3)
    assert resumed.progress.rounds == training.progress.rounds == 3
    for one, other in zip(training.layers, resumed.layers, strict=True):
        assert (one == other).all()


def test_a_training_of_something_else_is_refused(training: Training) -> None:
    with pytest.raises(Refusal) as refused:
        trained(training.folder, 4, Order("riverboat", 2, seed=2))
    assert refused.value.sentence.message == "other-training"
    assert str(training.folder) in refused.value.say("en")


def test_nothing_is_learnt_from_features_that_are_not_as_declared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = rh.game("riverboat")
    short = replace(game, feature_names=lambda seats: game.feature_names(seats)[:-1])
    monkeypatch.setattr(train, "game", lambda name: short)
    with pytest.raises(Refusal) as refused:
        trained(tmp_path, 1)
    assert "Riverboat" in refused.value.say("en") and "writes more numbers than the 144" in refused.value.say("en")


def test_a_net_is_taken_over_only_if_it_is_surely_better() -> None:
    """An equal one seldom is, though deals that favour a seat make its games look alike."""
    rng = np.random.default_rng(1)
    taken = {0.0: 0, 0.05: 0}
    for edge in taken:
        for _ in range(400):
            fair = np.repeat(rng.random(200) < 0.5, 2)  # who begins wins, whoever that is
            fair[1::2] = ~fair[1::2]
            lucky = rng.random(400) < 0.5 + edge
            half = np.where(np.arange(400) < 200, fair, lucky)
            taken[edge] += is_better(half.astype(float), 2)
    assert taken[0.0] < 0.25 * 400 < 0.6 * 400 < taken[0.05]


def test_the_best_net_is_the_one_that_won(tmp_path: Path) -> None:
    training = trained(tmp_path, 3)
    usual = training.progress.usual
    start = new_layers(training.features, usual.points / usual.measure, np.random.default_rng(0))
    training.best = as_net(start, usual.measure)
    assert "against_estimate" in training.test(3)
    best = training.best.tobytes()
    assert best != as_net(start, usual.measure).tobytes() and training.progress.best["rounds"] == 4
    assert "against_estimate" not in training.test(7)  # what is no better than itself changes nothing
    assert training.best.tobytes() == best and training.progress.best["rounds"] == 4


@pytest.mark.long
def test_a_net_can_be_made_again_from_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "TEST_EVERY", 1)
    training = trained(tmp_path, 4, Order("riverboat", 2, seed=3, forks=160, steps=800, test_games=32))
    net, record = read(training.net_file, training.game, 2)
    assert record["command"] == f"riverhaven train riverboat --seats 2 --seed 3 --forks 160 --rounds {record['rounds']}"
    order = Order(**{field.name: record[field.name] for field in fields(Order)})
    again = trained(tmp_path / "again", record["rounds"], order)
    assert again.best.tobytes() == net.tobytes()


@pytest.mark.long
def test_the_command_line_tells_each_round_and_goes_on(tmp_path: Path) -> None:
    command = ["train", "riverboat", "--forks", "8", "--out", str(tmp_path), "--json"]
    for workers, rounds in (("1", "1"), ("2", "2")):
        done = CliRunner().invoke(app, [*command, "--workers", workers, "--rounds", rounds])
        assert [json.loads(line)["round"] for line in done.stdout.splitlines()] == [int(rounds) - 1]
