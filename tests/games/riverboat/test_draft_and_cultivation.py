"""Set-up, the draft of the phase tiles, and phase I."""

import numpy as np
import pytest

from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.rules.cultivation import begin_cultivation
from riverhaven.games.riverboat.state import BARN, COLOURS, Phase

from .scene import Scene, fields, moves, refused


@pytest.mark.parametrize(("seats", "start"), [(2, 0), (3, 1), (4, 2)])
def test_setup(seats: int, start: int) -> None:
    s = GAME.new(seats, seed=3).state
    assert s.workers[:seats].tolist() == [13] * seats
    assert s.coins[:seats].tolist() == [3] * seats
    assert s.surveyors[:seats].tolist() == [2] * seats
    assert s.master[:seats].tolist() == [start] * seats
    assert s.bank == 25 - 3 * seats
    assert s.surveyor_supply == 28 - 2 * seats
    assert [int(s.display[GAME.parts.tile_size == size].sum()) for size in (1, 2, 3)] == [10, 5, 3]
    assert s.dock.tolist() == [1] * 9
    assert s.boat_pile.tolist() == [4] * 9
    assert (s.card > 0).sum() == 4
    assert s.track == 4
    assert sorted(s.board.tolist()) == [0, 1, 2, 3]


def test_first_player_and_boards_are_drawn_by_lot() -> None:
    openings = [GAME.new(4, seed=seed).state for seed in range(30)]
    assert {int(s.first) for s in openings} == {0, 1, 2, 3}
    assert len({tuple(s.board.tolist()) for s in openings}) > 10


@pytest.mark.parametrize(("seats", "shares"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1])])
def test_draft_goes_round_and_the_last_tile_is_no_choice(seats: int, shares: list[int]) -> None:
    match = GAME.new(seats, seed=5)
    first = int(match.state.first)
    for turn, phase in enumerate(("scoring", "harvest", "planting", "opportunity")):
        assert match.waiting == ((first + turn) % seats,)
        match.play(match.waiting[0], f"draft {phase}")
    holders = match.state.holder.tolist()
    assert [holders.count((first + i) % seats) for i in range(seats)] == shares
    assert holders[0] == (first + 4) % seats  # cultivation went to the fifth choice by itself
    assert match.state.phase == Phase.BONUS_WORKER


def test_a_phase_tile_is_taken_once() -> None:
    match = GAME.new(3, seed=5)
    match.play(match.waiting[0], "draft scoring")
    assert refused(match, match.waiting[0], "draft scoring") == "tile-taken"
    assert refused(match, match.waiting[0], "pass") == "wrong-phase"


def test_bonus_worker_is_extra_and_goes_to_any_empty_field() -> None:
    match = Scene().barns(0, "a5").match(Phase.BONUS_WORKER)
    assert len(moves(match)) == 39
    assert refused(match, 0, "place a5") == "field-not-empty"
    match.play(0, "place c3")
    s = match.state
    assert (s.track, s.bonus_workers[0], s.workers[0], s.worker[0].sum()) == (3, 1, 13, 1)
    assert match.waiting == (0, 1)
    assert s.phase == Phase.CULTIVATE


def test_bonus_worker_without_an_empty_field_joins_the_supply() -> None:
    table = Scene()
    table.s.feature[0] = BARN  # everywhere: more than exist, so straight through the rules
    table.s.holder[0] = 0
    table.s.waiting = 0
    begin_cultivation(GAME.parts, table.s)
    assert (table.s.workers[0], table.s.track, table.s.waiting) == (14, 3, 0)


def test_all_place_at_once_and_answer_in_any_order() -> None:
    match = Scene(seats=3).match(Phase.CULTIVATE, card="W")
    assert list(match.waiting) == [0, 1, 2]
    match.play(2, "place c3")  # white on board C
    assert list(match.waiting) == [0, 1]
    assert match.state.reveals == 1
    match.play(0, "place a5")
    match.play(1, "place d5")
    assert match.state.reveals == 2  # only now the next card
    assert match.waiting == (0, 1, 2)


def test_the_order_of_answers_does_not_matter() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        match = Scene().match(Phase.CULTIVATE, card="W")
        for seat in order:
            match.play(seat, {0: "place a5", 1: "place d5"}[seat])
        ends.append(match.state.tobytes())
    assert len(ends[0]) == len(ends[1])
    a, b = (np.frombuffer(end, GAME.state)[0] for end in ends)
    assert a == b


def test_card_names_the_colour_and_a_coin_ignores_it() -> None:
    match = Scene().match(Phase.CULTIVATE, card="G")
    grey = {f"place {label}" for label in ["e5", "f5", "b4", "e4", "c3", "g2", "h2", "h1"]}
    assert moves(match, 0, "place") == grey
    assert len(moves(match, 0, "pay")) == 32
    assert refused(match, 0, "place a5") == "wrong-colour"
    assert refused(match, 0, "pay e5") == "no-need-to-pay"
    match.play(0, "pay a5")
    assert (match.state.coins[0], match.state.bank, match.state.workers[0]) == (2, 20, 12)


def test_without_coins_the_card_must_be_obeyed() -> None:
    match = Scene().have(0, coins=0).match(Phase.CULTIVATE, card="G")
    assert moves(match, 0, "pay") == set()
    assert refused(match, 0, "pay a5") == "no-coin"
    assert refused(match, 0, "pass") == "wrong-phase"  # and nobody may hold a worker back


def test_joker_is_free() -> None:
    match = Scene().workers(0, "a5").match(Phase.CULTIVATE, card="*")
    assert len(moves(match, 0, "place")) == 39
    assert moves(match, 0, "pay") == set()
    assert refused(match, 0, "place a5") == "field-not-empty"


def test_colour_without_an_empty_field_is_free() -> None:
    """A worker, a crop and a barn all fill a field; also the last one under a barn."""
    table = Scene().workers(0, "e5 f5 b4").crops(0, "T", "e4 c3 g2 h2").barns(0, "h1")
    match = table.match(Phase.CULTIVATE, card="G")
    assert len(moves(match, 0, "place")) == 32
    assert moves(match, 0, "pay") == set()


def test_one_field_left_of_the_colour_and_no_coin_is_no_choice() -> None:
    match = Scene().workers(0, "e5 f5 b4 e4 c3 g2 h2").have(0, coins=0).match(Phase.CULTIVATE, card="*")
    match.state.cards_left[:] = [int(colour == "G") for colour in [*COLOURS, "*"]]  # the next card is grey
    match.play(0, "place a5")
    match.play(1, "place a5")
    assert match.state.worker[0, fields("h1")[0]] == 1
    assert match.waiting == (1,)


def test_who_has_no_worker_left_is_not_asked() -> None:
    table = Scene().have(1, agents=14).workers(0, "a5")
    match = table.match(Phase.CULTIVATE, card="*")
    assert match.waiting == (0,)
    match.play(0, "place b5")
    assert match.waiting == (0,)


def test_eight_cards_then_planting() -> None:
    match = Scene().match(Phase.CULTIVATE, card="WGOMBWG")
    for seat in (0, 1):
        match.play(seat, sorted(moves(match, seat, "place"))[0])
    for seat in (0, 1):
        assert match.state.reveals == 8
        match.play(seat, sorted(moves(match, seat))[0])
    assert match.state.phase == Phase.TAKE
    assert match.state.cards_left.sum() == 32


def test_cards_are_revealed_even_when_nobody_can_place() -> None:
    table = Scene().have(0, agents=12).have(1, agents=14)
    match = table.match(Phase.CULTIVATE, card="W")
    match.play(0, "place a5")
    assert match.state.reveals == 8
    assert match.state.cards_left.sum() == 32


@pytest.mark.parametrize("reshuffle", [False, True])
def test_deck_is_never_reshuffled_unless_chosen(reshuffle: bool) -> None:
    match = GAME.new(2, seed=11, reshuffle=reshuffle)
    rng = np.random.default_rng(1)
    while match.state.round_number == 1:
        seat = match.waiting[0]
        match.play(seat, rng.choice([m.id for m in match.moves(seat)]))
    assert match.state.phase == Phase.DRAFT
    assert match.state.cards_left.sum() == (40 if reshuffle else 32)
    assert match.state.revealed.tolist() == [0] * 8
