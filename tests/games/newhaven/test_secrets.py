"""What the others may know: redacting, dealing, masking, and what everybody saw."""

import random
from typing import Any

import numpy as np
import pytest

from riverhaven.core.dice import cast
from riverhaven.core.match import Match

from .scene import GAME, Scene, kind

C = GAME.parts


def dealt(match: Match, seat: int | None, seed: int) -> np.record:
    world = GAME.redacted(match.state, seat)
    cast(world, seed)
    GAME.rules.deal(C, world, -1 if seat is None else seat)
    return world


def middle(plies: int = 60, **options: Any) -> Match:
    rng = random.Random(5)
    match = GAME.new(3, seed=11, **options)
    for _ in range(plies):
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def test_the_dice_are_forgotten() -> None:
    known = GAME.redacted(GAME.new(2, seed=3).state, 0)
    assert known.key.tolist() == [0, 0] and known.dice == 0


def test_the_own_hand_stays_the_other_hands_go_back_to_the_bag() -> None:
    s = middle().state
    known = GAME.redacted(s, 1)
    assert known.hand[1].tolist() == s.hand[1].tolist()
    assert known.tiles[1].tolist() == s.tiles[1].tolist()
    assert known.laid[1].tolist() == s.laid[1].tolist()
    for other in (0, 2):
        assert known.hand[other].tolist() == s.known[other].tolist()
        assert known.laid[other].sum() == 0
        assert set(known.tiles[other].tolist()) <= {0, -1}
    hidden = sum(s.hand[o] - s.known[o] + s.laid[o] for o in (0, 2))
    assert known.bag.tolist() == (s.bag + hidden).tolist()
    tiles = np.bincount([t - 1 for o in (0, 2) for t in s.tiles[o] if t], minlength=54)
    assert known.supply.tolist() == (s.supply + tiles).tolist()
    assert known.bag_count == s.bag_count and known.hand_count.tolist() == s.hand_count.tolist()


def test_a_spectator_knows_no_hand() -> None:
    s = middle().state
    known = GAME.redacted(s, None)
    assert all(known.hand[o].tolist() == s.known[o].tolist() for o in range(3))


@pytest.mark.parametrize("onlooker", [None, 0, 1, 2])
def test_a_dealt_world_fits_what_is_known(onlooker: int | None) -> None:
    match = middle()
    for seed in range(20):
        world = dealt(match, onlooker, seed)
        assert GAME.audit(C, world) is None
        for seat in range(3):
            assert (world.hand[seat] >= match.state.known[seat]).all()
            assert world.hand[seat].sum() == match.state.hand_count[seat]
            assert world.laid[seat].reshape(4, 6).sum(axis=1).tolist() == match.state.laid_count[seat].tolist()
        assert GAME.redacted(world, onlooker).tobytes() == GAME.redacted(match.state, onlooker).tobytes()


def test_deals_differ() -> None:
    match = middle()
    assert len({dealt(match, 0, seed).tobytes() for seed in range(10)}) == 10


def test_deals_reach_every_hidden_thing() -> None:
    match = middle()
    worlds = [dealt(match, 0, seed) for seed in range(30)]
    assert len({w.tiles[1].tobytes() for w in worlds}) > 5
    assert len({w.hand[2].tobytes() for w in worlds}) > 5
    laid = [seat for seat in (1, 2) if match.state.laid_count[seat].any()]
    assert laid and len({w.laid[laid[0]].tobytes() for w in worlds}) > 1


def test_the_number_of_a_building_laid_face_down_is_masked() -> None:
    match = Scene(2).hand(0, "H3").resources(sheep=5).phase("build").match()
    move = match.play(0, "lay sheep 3 b2")
    before = Scene(2).hand(0, "H3").resources(sheep=5).phase("build").match()
    masked = GAME.rules.mask(C, before.state, 0, move.id)
    assert GAME.moves.text(masked) == "lay sheep ? b2"
    assert match.lines(0, 1)[0] == "Player 1 builds a sheep building face down on b2 for 2 sheep."
    assert match.lines(0, 0)[0] == "Player 1 builds sheep 3 face down on b2 for 2 sheep."


@pytest.mark.parametrize("text", ["place 1 c4 r1", "ship wheat d4", "build stone a1", "draw bag", "draw 1", "pass"])
def test_other_moves_are_seen_as_they_are(text: str) -> None:
    move = GAME.moves.id(text)
    assert GAME.rules.mask(C, GAME.new(2, seed=1).state, 0, move) == move


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("colour", ["stone", "sheep", "timber", "wheat"])
def test_every_laid_number_is_masked(colour: str, number: int) -> None:
    for plot in ("a6", "c3", "e1"):
        masked = GAME.rules.mask(C, GAME.new(2, seed=1).state, 0, GAME.moves.id(f"lay {colour} {number} {plot}"))
        assert GAME.moves.text(masked) == f"lay {colour} ? {plot}"


def with_known(*names: str, hand: tuple[str, ...]) -> Match:
    scene = Scene(2).hand(0, *hand).resources(9, 9, 9, 9).phase("build")
    for name in names:
        scene.p["known"][0][kind(name)] += 1
    return scene.match()


def known(match: Match) -> list[str]:
    return sorted(f"{b.colour[0]}{b.number}" for b in match.view(1).villages[0].known)


def test_a_building_that_all_saw_being_taken_stays_known_until_it_may_have_left() -> None:
    match = with_known("S3", "T5", hand=("S3", "S3", "T5", "W1"))
    match.play(0, "build stone a3")
    assert known(match) == ["t5"]  # the S3 that was seen may be the one that was built
    match.play(0, "build wheat a1")
    assert known(match) == ["t5"]
    match.play(0, "lay timber 5 b2")
    assert known(match) == []


def test_laying_a_colour_face_down_casts_doubt_on_all_of_it() -> None:
    match = with_known("S3", "S3", "S4", "H1", hand=("S3", "S3", "S4", "S6", "H1"))
    match.play(0, "lay stone 6 a1")
    # One of each may have been laid: of the two S3 one is still certain. (sheep begins with s, too)
    view = match.view(1).villages[0]
    assert sorted((b.colour, b.number) for b in view.known) == [("sheep", 1), ("stone", 3)]
    assert match.state.hand[0][kind("S3")] == 2 and match.state.laid[0][kind("S6")] == 1
