"""Batches that bots play: the same games whether they are recorded or not, and a record that tells the truth."""

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.gear import GEAR

GAMES = rh.games()
FEW = 2 if GEAR == "plain" else 20


@pytest.mark.parametrize("name", GAMES)
def test_to_record_changes_nothing(name: str) -> None:
    game = rh.game(name)
    quiet, told = game.batch(FEW, seed=1).play(), game.batch(FEW, seed=1).play("random", record=True)
    assert quiet.states.tobytes() == told.states.tobytes()
    assert (quiet.decisions, quiet.choices) == (told.decisions, told.choices)
    assert quiet.record is None and told.record is not None and len(told.record) == told.choices


@pytest.mark.parametrize("name", GAMES)
def test_a_record_leads_through_the_matches_again(name: str) -> None:
    game = rh.game(name)
    batch = game.batch(3, seed=5).play(["easy", *["random"] * (game.seats[0] - 1)], record=True)
    record = batch.record
    assert record is not None
    masks, seen = record.masks(), record.observations()
    row = 0
    for number in range(3):
        match = game.new(seed=5 + number)
        while not match.over:
            seat = match.waiting[0]
            if len(match.moves(seat)) == 1:
                match.play(seat, match.moves(seat)[0])
                continue
            assert (record.match[row], record.ply[row], record.seat[row]) == (number, match.ply, seat)
            assert (masks[row] == match.mask(seat)).all()
            assert all((seen[key][row] == numbers).all() for key, numbers in match.observation(seat).items())
            match.play(seat, int(record.move[row]))
            row += 1
        assert match.scores == tuple(batch.scores[number].tolist())
    assert row == len(record)


def test_rows_of_a_record_are_those_of_the_whole() -> None:
    record = rh.game("newhaven").batch(2, seed=1).play("random", record=True).record
    assert record is not None
    assert (record.masks(slice(3, 9)) == record.masks()[3:9]).all()
    assert (record.observations(slice(3, 9))["hand"] == record.observations()["hand"][3:9]).all()
    some = np.array([8, 3, 3, len(record) - 1])  # as for a step of learning
    assert (record.masks(some) == record.masks()[some]).all()
    assert (record.observations(some)["hand"] == record.observations()["hand"][some]).all()
    assert record.masks(slice(4, 4)).shape == record.masks(np.zeros(0, int)).shape == (0, record.game.moves.size)


def test_a_record_goes_on_where_its_room_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rh.game("newhaven")
    whole = game.batch(3, seed=1).play("easy", record=True)
    monkeypatch.setattr("riverhaven.bots.batches.ROWS", 7)
    parts = game.batch(3, seed=1).play("easy", record=True)
    assert whole.record is not None and parts.record is not None
    assert whole.states.tobytes() == parts.states.tobytes()
    for name in ("match", "ply", "seat", "move", "known", "legal", "ends"):
        assert (getattr(whole.record, name) == getattr(parts.record, name)).all()


def test_what_others_hide_does_not_move_a_greedy_seat() -> None:
    """The compiled bot is given a redacted record, too: worlds that it cannot tell apart give the same choice."""
    game = rh.game("newhaven")
    match = game.new(2, seed=7)
    first = []
    for seed in range(4):
        world = match.imagine(0, seed)
        batch = game.batch(1, 2)
        batch.states[0] = world.state
        batch.states[0].key[:] = match.state.key  # its own luck comes from there
        first.append(int(batch.play("greedy", record=True).record.move[0]))  # type: ignore[union-attr]
    assert len(set(first)) == 1


def test_bots_play_as_well_compiled() -> None:
    won = (rh.game("newhaven").batch(20, 2, seed=1).play(["greedy+hand", "random"]).places[:, 0] == 1).mean()
    assert won > 0.9


class Last:
    """A player of one's own: it takes the last legal move, and looks for what it may not know."""

    def choose(self, match: rh.Match, seat: int, seed: int) -> str:
        assert not match.state.key.any() and not match.turns and match.seed is None
        return str(match.moves(seat)[-1])


def test_any_player_can_play_a_batch() -> None:
    batch = rh.game("newhaven").batch(2, 2, seed=1).play([Last(), "search:4"], record=True)
    record = batch.record
    assert record is not None and batch.states["over"].all() and len(record) == batch.choices
    mine = np.flatnonzero(record.seat == 0)
    last = [record.legal[record.ends[row] - 1] for row in mine]
    assert (record.move[mine] == last).all()
    again = rh.game("newhaven").batch(2, 2, seed=1).play([Last(), "search:4"])
    assert again.states.tobytes() == batch.states.tobytes()


@pytest.mark.parametrize("policy", ["king", 5, ["greedy"], ["greedy", "random", "random"], [object(), "random"], Last])
def test_what_cannot_play_is_refused(policy: object) -> None:
    with pytest.raises(rh.Refusal):
        rh.game("newhaven").batch(2, 2).play(policy)  # type: ignore[arg-type]


def test_a_bot_with_a_seed_chooses_the_same_again() -> None:
    match = rh.game("newhaven").new(2, seed=7)
    bots = [rh.bot("random", seed=seed) for seed in (1, 1, 2, 3, 4)]
    chosen = [bot.choose(match, 0) for bot in bots]
    assert chosen[0] == chosen[1] and len(set(chosen)) > 1
    match.play(0, chosen[0])
