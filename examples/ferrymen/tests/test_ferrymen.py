"""Ferrymen keeps the contract, its secrets and its rules."""

import numpy as np

import riverhaven as rh
from riverhaven.core import contract

GAME = rh.game("ferrymen")


def begun(seats=3, seed=7):
    """A match in which everybody has said 1."""
    match = GAME.new(seats=seats, seed=seed)
    for _ in range(seats):
        match.play(match.waiting[0], "bid 1")
    return match


def test_the_contract_holds():
    assert contract.check(GAME, games=1).matches == contract.FEWEST


def test_a_hand_is_seen_by_its_owner_only():
    match = begun()
    assert len(match.view(0).hand) == 10 and match.view(None).hand == ()
    known = GAME.redacted(match.state, 0)
    assert known.hand[0].sum() == 10 and known.hand[1:].sum() == 0
    assert known.deck.sum() == 52 - 10 - 1  # all but mine and the trump


def test_the_last_number_must_not_add_up():
    match = GAME.new(seats=3, seed=7)
    for seat, tricks in ((0, 4), (1, 3)):
        match.play(seat, f"bid {tricks}")
    assert "bid 3" not in map(str, match.moves(2)) and "bid 2" in map(str, match.moves(2))


def test_suit_must_be_followed():
    match = begun()
    lead = match.moves(0)[0]
    match.play(0, lead)
    held = match.view(1).hand
    same = [card for card in held if card[0] == lead.labels[0][0]]
    assert [move.labels[0] for move in match.moves(1)] == (same or list(held))


def test_who_takes_as_many_as_said_scores():
    match = begun()
    while match.view(None).round_number == 1:
        before = match.view(None)
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert sum(before.taken) == 9 and all(score in (0, 11) for score in match.scores)
    assert {i for i, score in enumerate(match.scores) if score} <= {
        i for i, taken in enumerate(before.taken) if taken <= 1
    }


def test_a_trick_lies_there_until_the_next_one_is_led():
    match = begun()
    for _ in range(3):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert None not in match.view(None).played
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert match.view(None).played.count(None) == 2


def test_nobody_is_thought_to_have_a_suit_that_they_did_not_follow():
    match = begun(seats=4)
    while not match.state.void.any():
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    ((seat, suit),) = np.argwhere(match.state.void).tolist()
    for seed in range(20):
        world = match.imagine((seat + 1) % 4, seed).state
        assert world.hand[seat, suit * 13 : (suit + 1) * 13].sum() == 0
        assert world.hand[seat].sum() == match.state.held[seat]


def test_the_log_tells_who_took_the_trick():
    match = begun()
    for _ in range(3):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    told = match.lines(match.ply - 1, None)
    assert told[0].startswith("Player 3 plays the ") and told[1].endswith(" takes the trick.")
    assert match.view(None).taken[int(told[1].split()[1]) - 1] == 1
