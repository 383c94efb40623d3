"""Nets as files: what was written is read, what is damaged or foreign is refused with a sentence; all gears agree."""

import json
from pathlib import Path

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.bots import nets
from riverhaven.bots.net import DRAFT, OUTPUTS, through
from riverhaven.bots.tree import look_ahead
from riverhaven.core.loops import first_waiting
from riverhaven.core.words import Refusal
from riverhaven.learn.fit import as_net, forward, new_layers
from tests.bots.test_features import COUNTED

TOLD = {"seed": 3}


def some_net(features: int, seed: int = 0) -> np.record:
    layers = new_layers(features, 5.0, np.random.default_rng(seed))
    layers[0][:, -OUTPUTS:] = np.random.default_rng(seed).standard_normal((features, OUTPUTS)) / 10
    return as_net(layers, 20.0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    game = rh.game("riverboat")
    nets.write(tmp_path / "2.net", game, 2, some_net(len(game.feature_names(2))), TOLD)
    return tmp_path / "2.net"


def refusal(file: Path, name: str, seats: int) -> str:
    with pytest.raises(Refusal) as refused:
        nets.read(file, rh.game(name), seats)
    return refused.value.say("en")


def test_what_was_written_is_read(file: Path) -> None:
    net, training = nets.read(file, rh.game("riverboat"), 2)
    assert net.tobytes() == some_net(int(net.features)).tobytes() and training == TOLD


def test_a_net_for_another_game_or_table_is_refused(file: Path) -> None:
    assert "not made for New Haven with 2 seats" in refusal(file, "newhaven", 2)
    assert "not made for Riverboat with 3 seats" in refusal(file, "riverboat", 3)


@pytest.mark.parametrize("place", (0, 40, 300, -1))
def test_a_damaged_net_is_refused(file: Path, place: int) -> None:
    memory = bytearray(file.read_bytes())
    memory[place] ^= 1
    file.write_bytes(memory)
    assert "damaged" in refusal(file, "riverboat", 2)


def test_a_net_that_was_cut_off_or_is_none_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for text in (b"", b"{}\n", b"[]\n", b"null\n", whole[:100], whole[:-4], whole + b"\0" * 4):
        file.write_bytes(text)
        assert "damaged" in refusal(file, "riverboat", 2)


def test_a_net_whose_record_was_changed_is_refused(file: Path) -> None:
    line, _, weights = file.read_bytes().partition(b"\n")
    head = json.loads(line)
    head["training"]["seed"] = 4
    file.write_bytes(json.dumps(head).encode() + b"\n" + weights)
    assert "damaged" in refusal(file, "riverboat", 2)


def test_where_the_net_cannot_be_read_the_estimate_serves(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = rh.game("riverboat")
    monkeypatch.setattr(nets, "path_of", lambda game, seats: file)
    assert nets.net_of.__wrapped__(game, 2).features == len(game.feature_names(2))
    file.write_bytes(b"no net")
    assert nets.net_of.__wrapped__(game, 2).features == 0
    assert "own estimate serves" in capsys.readouterr().err


def test_the_forward_pass_is_the_one_that_was_trained() -> None:
    """In the rules language and in NumPy: rounding apart, the same."""
    rng = np.random.default_rng(2)
    net, draft = some_net(145, 7), DRAFT.blank()
    for _ in range(5):
        x = (rng.standard_normal(145) * (rng.random(145) < 0.7)).astype(np.float32)
        draft.feature[:145] = x
        through(net, draft)
        layers = [net.first[:145], net.first_bias, net.second, net.second_bias, net.third]
        assert np.allclose(draft.output, forward(layers, x[None])[0][0], atol=1e-4)


@pytest.mark.parametrize("name", COUNTED)
def test_plain_and_compiled_players_look_alike(name: str) -> None:
    game = rh.game(name)
    s = game.opening(game.seats[0], 4, {})
    seat = first_waiting(s)
    net = some_net(len(game.feature_names(game.seats[0])), 5)
    found = []
    for entry in (game.bound(look_ahead), game.engine.plain.entry(look_ahead)):
        worlds, out, looks = np.zeros(2, game.state.dtype), game.moves.room(), np.zeros(game.moves.size)
        n = entry(game.parts, game.redacted(s, seat), seat, 9, 1, worlds, out, looks, net, DRAFT.blank())
        found.append((out[:n].tolist(), looks[:n].tolist()))
    assert found[0] == found[1]
