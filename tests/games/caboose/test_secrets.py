"""What is hidden, what is known, and dealing it anew."""

import random

import numpy as np

from riverhaven.core.dice import cast
from riverhaven.core.match import Match
from riverhaven.core.record import copy_of
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.audit import audit
from riverhaven.games.caboose.state import CITY_CARD_LABELS, FIRST_FRUIT_CARD, IN_DECK, IN_HAND

from .scene import BLUE, RED, Scene


def dealt(match: Match, seat: int | None, seed: int) -> np.record:
    world = GAME.redacted(match.state, seat)
    cast(world, seed)
    GAME.rules.deal(GAME.parts, world, -1 if seat is None else seat)
    return world


def hand(world: np.record, seat: int) -> set[str]:
    return {CITY_CARD_LABELS[card] for card in np.flatnonzero(world.city_at == IN_HAND + seat)}


def test_a_hidden_city_card_is_hidden_and_an_open_one_stays_known() -> None:
    match = Scene().open("giza-cr", "edfu-cy").match()
    match.play(BLUE, "draw giza-cr")
    blue, red = match.view(BLUE), match.view(RED)
    assert len(blue.mine.city_cards) == 2 and red.players[BLUE].city_count == 2
    assert [card.label for card in red.players[BLUE].known_cities] == ["giza-cr"]
    known = GAME.redacted(match.state, RED)
    assert (known.city_at == IN_HAND + BLUE).sum() == 1
    worlds = [hand(dealt(match, RED, seed), BLUE) for seed in range(20)]
    assert all("giza-cr" in world and len(world) == 2 for world in worlds)
    assert len({frozenset(world) for world in worlds}) > 10


def test_a_taken_auction_card_stays_known() -> None:
    scene = Scene(3).gods("hapi", "bes", "thoth").open("train-2", "granary-c").hold(1, "temple-cly", unseen=True)
    match = scene.match()
    match.play(0, "end")
    match.play(1, "take granary-c")
    view = match.view(0)
    assert [card.label for card in view.players[1].known] == ["granary-c"] and view.players[1].hand_count == 2
    worlds = [dealt(match, 0, seed) for seed in range(30)]
    assert all(world.hand[1].sum() == 2 for world in worlds)
    assert len({world.hand[1].tobytes() for world in worlds}) > 5
    assert all(world.auction_deck[FIRST_FRUIT_CARD:].tolist() == [1] * 15 for world in worlds)  # never a Fruit card


def test_playing_a_kind_that_was_seen_forgets_the_seen_one() -> None:
    scene = Scene().florins(20, 0, 0, 0).hold(BLUE, "train-1", "giza-cr").hold(BLUE, "train-1", unseen=True)
    match = scene.match()
    match.play(BLUE, "track train-1 giza-cr")
    assert match.state.known[BLUE].sum() == 0 and match.state.hand_count[BLUE] == 1


def test_cards_drawn_before_a_reshuffle_are_not_among_the_reshuffled() -> None:
    scene = Scene().open("giza-cr")
    others = [i for i, where in enumerate(scene.p["city_at"]) if where == "deck"]
    for i in others[2:40]:
        scene.p["city_at"][i] = "discard"
    for i in others[40:]:
        scene.p["city_at"][i], scene.p["city_seen"][i] = "hand-1", 0
    match = scene.match()
    match.play(BLUE, "draw giza-cr")
    match.play(BLUE, "draw deck")  # the second card of two: the deck is made anew
    assert match.state.shuffles == 1
    drawn = {CITY_CARD_LABELS[i] for i in others[:2]}
    shuffled = {CITY_CARD_LABELS[i] for i in others[2:40]}
    for seed in range(20):
        world = dealt(match, 2, seed)
        assert audit(GAME.parts, world) is None
        assert not shuffled & (hand(world, BLUE) | hand(world, RED))
        assert hand(world, BLUE) - {"giza-cr"} <= drawn | {CITY_CARD_LABELS[i] for i in others[40:]}
    spectator = GAME.redacted(match.state, None)
    assert (spectator.city_at == IN_DECK).sum() == 59 - (spectator.city_at == 2).sum()


def test_open_hands_hide_nothing() -> None:
    match = GAME.new(3, seed=3, open_hands=True)
    known = GAME.redacted(match.state, None)
    assert (known.city_at == match.state.city_at).all() and (known.hand == match.state.hand).all()
    view = match.view(None)
    assert all(len(player.known) == player.hand_count and len(player.known_cities) == 3 for player in view.players)


def test_the_dice_are_hidden() -> None:
    known = GAME.redacted(GAME.new(3, seed=3).state, 0)
    assert not known.key.any() and known.dice == 0


def test_all_moves_are_public() -> None:
    match = GAME.new(3, seed=3)
    for move in range(0, GAME.moves.size, 7):
        assert GAME.rules.mask(GAME.parts, match.state, match.waiting[0], move) == move


def test_every_deal_fits() -> None:
    rng = random.Random(4)
    match = GAME.new(5, seed=8)
    for _ in range(120):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.moves(seat)))
        onlooker = rng.choice((None, 0, 1, 2, 3, 4))
        known = GAME.redacted(match.state, onlooker)
        world = dealt(match, onlooker, rng.randrange(10**6))
        assert audit(GAME.parts, world) is None
        again = copy_of(world)
        GAME.rules.redact(GAME.parts, again, -1 if onlooker is None else onlooker)
        assert again.tobytes() == known.tobytes()
