"""Observations: what a seat may know, seen from its own place, and described number by number."""

import pickle
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.schema import flat
from tests.games.ours import OURS

GAMES = rh.games()


def played(name: str, plies: int, seats: int | None = None, seed: int = 3) -> rh.Match:
    """A match after some random moves; a short one just before it ends."""
    match = rh.game(name).new(seats, seed)
    while match.ply < plies and not match.over:
        seat = match.waiting[0]
        match.play(seat, rh.bot("random").choose(match, seat, match.ply))
    if match.over:
        match.undo()
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_as_its_schema_says(name: str) -> None:
    for seats in rh.game(name).seats:
        match = played(name, 60, seats)
        schema = match.game.schema(seats)
        for seat in range(seats):
            seen = match.observation(seat)
            assert list(seen) == list(schema)
            for field in schema.values():
                numbers = seen[field.name]
                assert numbers.shape == field.shape and len(field.axes) == len(field.shape)
                assert field.low <= numbers.min() and numbers.max() <= field.high
                assert field.names is None or numbers.max() < len(field.names)
            assert flat(seen).shape == (schema.size,)


@pytest.mark.parametrize("name", GAMES)
def test_the_observer_is_always_seat_0(name: str) -> None:
    match = played(name, 60)
    seats = match.seats
    for seat in range(seats):
        seen = match.observation(seat)
        assert seen["score"].tolist() == [match.scores[(seat + i) % seats] for i in range(seats)]
        assert [i for i in range(seats) if seen["waiting"][i]] == sorted((w - seat) % seats for w in match.waiting)
        for field in match.game.schema().declared:
            for first in field.seats:  # the value that stands for the observer
                known = match.known(seat).state
                truth, told = (numbers.astype(int) - first for numbers in (known[field.name], seen[field.name]))
                is_seat = (truth >= 0) & (truth < seats)
                assert ((told + seat) % seats == truth)[is_seat].all(), field.name


def test_hands_boards_and_owners_are_seen_from_the_observers_place() -> None:
    match = played("newhaven", 80, 3)
    for seat in range(3):
        seen = match.observation(seat)
        assert (seen["hand"][0] == match.state.hand[seat]).all()
        assert (seen["plot"][1] == match.state.plot[(seat + 1) % 3]).all()
    boats = played("riverboat", 200, 3)
    holders = [boats.observation(seat)["holder"] for seat in range(3)]
    for seat in range(3):
        truth = boats.state.holder
        assert [(h + seat) % 3 if h >= 0 else h for h in holders[seat].tolist()] == truth.tolist()


def test_sets_are_unfolded() -> None:
    match = played("caboose", 120)
    network = match.observation(0)["network"]
    assert (network << np.arange(12)).sum(axis=1).tolist() == match.state.network.tolist()
    assert (network == network.T).all()  # whoever is connected is so both ways


@pytest.mark.parametrize("name", OURS)
def test_our_games_say_what_every_field_is_about(name: str) -> None:
    game = rh.game(name)
    options = {option.name for option in game.options}
    for field in game.schema().declared:
        assert field.about or field.name in options, field.name
    assert len({field.about for field in game.schema().values()}) == len(game.schema())


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_know_is_not_observed(name: str) -> None:
    match = played(name, 40)
    mine = {key: numbers.tolist() for key, numbers in match.observation(0).items()}
    for seed in range(3):
        world = match.imagine(0, seed)
        assert {key: numbers.tolist() for key, numbers in world.observation(0).items()} == mine


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_observes_as_its_matches_do(name: str) -> None:
    batch = rh.game(name).batch(20, seed=3)
    rng = np.random.default_rng(1)
    for _ in range(min(40, played(name, 40).ply // 2)):
        batch.step((batch.mask * rng.random(batch.mask.shape)).argmax(axis=1))
    together, masks = batch.observations(), batch.mask
    for i, seat in enumerate(batch.asked.tolist()):
        match = rh.Match(batch.game, batch.states[i], None)
        assert (match.mask(seat) == masks[i]).all()
        for name_of, numbers in match.observation(seat).items():
            assert (numbers == together[name_of][i]).all()


def test_a_fair_world_is_one_of_many_and_hides_the_dice() -> None:
    match = rh.game("newhaven").new(2, seed=7)
    worlds = [match.imagine(0, seed) for seed in range(20)]
    assert all(world.moves(0) == match.moves(0) for world in worlds)
    assert all((a.state.hand[1] != b.state.hand[1]).any() for a, b in combinations(worlds, 2))
    assert all((world.state.key != match.state.key).any() for world in worlds)  # not even with the match's own seed
    assert match.imagine(0, 5).state.tobytes() == match.imagine(0, 5).state.tobytes()
    assert not match.known(0).state.hand[1].any() and match.known(0).seed is None


def test_a_match_pickles_and_goes_on() -> None:
    match = played("riverboat", 30)
    twin = pickle.loads(pickle.dumps(match))
    assert twin.game is match.game and twin.save() == match.save()
    assert twin.undo() == match.undo() and twin.position() == match.position()


def test_a_match_is_printed_as_its_board() -> None:
    match = played("newhaven", 30)
    assert "Player 1 - Stratford" in str(match) and repr(match).startswith("<Match newhaven")
    assert "mattoni" not in match.text(0, "it") and match.text(0, "it") != match.text(0, "hu")
    assert repr(match.turns[0]) == f"<seat 0: {match.turns[0].move}>"


def test_a_match_as_png() -> None:
    drawn = played("newhaven", 30).png(width=320)
    assert drawn.startswith(b"\x89PNG") and int.from_bytes(drawn[16:20], "big") == 320


@pytest.mark.parametrize("seat", [7, -1, "0", 1.5, None])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    match = rh.game("newhaven").new(2, seed=1)
    for ask in (match.moves, match.mask, match.observation, match.known):
        with pytest.raises(rh.Refusal, match="There is no seat"):
            ask(seat)
    if seat is not None:
        with pytest.raises(rh.Refusal, match="There is no seat"):
            match.picture(seat)


def test_a_seat_that_is_not_asked_gets_no_choice_and_any_text_is_checked() -> None:
    match = rh.game("newhaven").new(2, seed=7)
    with pytest.raises(rh.IllegalMove, match="not the turn of seat 1"):
        rh.bot("greedy").choose(match, 1)
    match.check(0, "PLACE 1  c6 r0")
    with pytest.raises(rh.IllegalMove, match="There is no move"):
        match.check(0, "castle")
