"""What the estimate for bots must see before it pays."""

import random

import pytest

from riverhaven.core.dice import cast
from riverhaven.core.match import Match
from riverhaven.games.caboose import GAME

from .scene import BLUE, Scene


def value(match: Match, seat: int = BLUE) -> float:
    return float(GAME.rules.value(GAME.parts, match.state, seat))


def after(match: Match, *moves: str) -> float:
    """The estimate of whoever is asked, after these moves of his."""
    seat = match.waiting[0]
    twin = match.copy()
    for move in moves:
        twin.play(seat, move)
    return value(twin, seat)


def best(match: Match) -> str:
    """The move that looks best to whoever is asked."""
    return max(map(str, match.moves(match.waiting[0])), key=lambda move: after(match, move))


def in_turn(scene: Scene, turn: int) -> Scene:
    scene.p["turn"] = turn
    return scene


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_the_end_it_is_the_score(seats: int) -> None:
    match, rng = GAME.new(seats=seats, seed=4), random.Random(4)
    while not match.over:
        match.play(match.waiting[0], rng.choice(match.moves(match.waiting[0])))
    assert [value(match, seat) for seat in range(seats)] == list(match.scores)


def test_it_knows_only_what_its_seat_knows() -> None:
    match, rng = GAME.new(seats=4, seed=5), random.Random(5)
    while not match.over:
        seat = rng.randrange(4)
        world = GAME.redacted(match.state, seat)
        cast(world, rng.randrange(2**60))
        GAME.rules.deal(GAME.parts, world, seat)
        assert float(GAME.rules.value(GAME.parts, world, seat)) == value(match, seat)
        match.play(match.waiting[0], rng.choice(match.moves(match.waiting[0])))


def test_a_bid_costs_though_it_is_not_yet_paid() -> None:
    match = Scene().florins(20, 20, 20, 20).bidding().match()
    bids = [after(match, f"bid {florins}") for florins in (1, 2, 5, 20)]
    assert bids == sorted(bids, reverse=True) and len(set(bids)) == 4
    assert best(match) == "bid 1"  # a place for one Florin is cheap
    match.play(BLUE, "bid 12")
    assert best(match) == "pass"


def test_money_for_a_train_is_not_bid_away() -> None:
    """Blue can lay track for four Florins; a bid of five leaves too little, and costs more than a Florin more."""
    scene = Scene().florins(8, 20, 20, 20).hold(BLUE, "train-1", "giza-cr").prestige(giza=10, alexandria=6)
    match = scene.bidding().match()
    assert after(match, "bid 4") - after(match, "bid 5") > 2 * (after(match, "bid 3") - after(match, "bid 4"))


def test_track_that_waits_for_a_line_is_worth_its_best_line() -> None:
    scene = Scene().florins(10, 0, 0, 0).hold(BLUE, "train-3", "giza-cr").prestige(giza=10)
    match = in_turn(scene, 7).match()
    assert best(match) == "track train-3 giza-cr"
    begun = after(match, "track train-3 giza-cr")
    match.play(BLUE, "track train-3 giza-cr")
    lines = [after(match, str(move)) for move in match.moves(BLUE)]
    assert len(lines) > 1 and begun == pytest.approx(max(lines))


def test_a_shipment_that_waits_for_its_origin_is_worth_its_price() -> None:
    scene = Scene().hold(BLUE, "giza-cr").cubes("alexandria", "raspberry").cubes("saqqara", "raspberry")
    scene.trains("alexandria", "giza", red=1).trains("giza", "saqqara", red=1)
    match = in_turn(scene, 7).match()
    assert best(match) == "ship giza-cr raspberry"
    begun = after(match, "ship giza-cr raspberry")
    assert begun == pytest.approx(after(match, "ship giza-cr raspberry", "from saqqara"))


def test_a_building_that_waits_for_its_sources_is_worth_its_points() -> None:
    scene = Scene().hold(BLUE, "granary-c", "giza-cr", "fruit-cc").cubes("giza", "coconut")
    match = in_turn(scene, 7).match()
    assert best(match) == "build granary-c giza-cr"
    match.play(BLUE, "build granary-c giza-cr")
    assert best(match) == "use giza"  # rather than the Fruit card, which counts for the set


def test_a_card_is_worth_what_it_allows() -> None:
    """A City card that feeds the building in hand, against one that does not."""
    scene = Scene().hold(BLUE, "temple-cly").open("giza-cr", "edfu-cy").cubes("edfu", "coconut", "lime", "lemon")
    match = in_turn(scene, 3).match()
    assert best(match) == "draw edfu-cy"


def test_a_pyramid_is_built_where_one_leads() -> None:
    scene = Scene().florins(20, 0, 0, 0).trains("alexandria", "giza", blue=1).trains("edfu", "thebes", red=1)
    match = in_turn(scene, 7).match()
    assert best(match) in ("pyramid 10 giza", "pyramid 10 alexandria")


def test_actions_to_come_promise_something() -> None:
    scene = Scene().gods("bes", "thoth", "horus", "hapi")
    match = in_turn(scene, 2).match()
    assert best(match) != "end"
    ended = after(match, "end")
    assert value(match) > ended
