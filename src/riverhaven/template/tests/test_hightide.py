"""The game keeps the contract, and its secrets. What is secret only its author knows: so it must be tested here."""

import riverhaven as rh
from riverhaven.core import contract

GAME = rh.game("hightide")


def test_the_contract_holds() -> None:
    assert contract.check(GAME, games=10).matches == 10 * len(GAME.seats)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    known = GAME.new(seats=3, seed=7).known(0).state
    assert known.hand[0].sum() == 6 and known.hand[1:].sum() == 0


def test_nobody_sees_what_was_hidden_until_the_end() -> None:
    match = GAME.new(seats=2, seed=7)
    hide = match.play(0, next(move for move in match.moves(0) if move.block == "hide"))
    assert match.log(0) == [f"Player 1 hides a card ({hide.labels[0]})."]
    assert match.log(1) == ["Player 1 hides a card (?)."]
    while not match.over:
        assert match.known(1).position()["hidden"][0] == "?"
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert match.known(1).position()["hidden"][0] == hide.labels[0]


def test_the_highest_card_takes_the_round() -> None:
    match = GAME.new(seats=2, seed=7)
    for seat in (0, 1):
        match.play(seat, match.moves(seat)[0])
    assert sorted(match.scores) == [0, 1]
