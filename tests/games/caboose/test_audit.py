"""Positions that cannot be are refused, with the field and what is allowed."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from riverhaven.core.audit import numbers_of
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.record import copy_of
from riverhaven.core.setups import Setup, all_setups
from riverhaven.core.state import Json
from riverhaven.core.words import Refusal
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.audit import audit
from riverhaven.games.caboose.audit.end import decisions_to_come
from riverhaven.games.caboose.state import CITY_CARD_LABELS

from .scene import BLUE, GREEN, RED, Scene, phase

DECKED = CITY_CARD_LABELS.index("edfu-rl")  # a City card that lies in the deck, in every scene


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(match.waiting[0], move)
    return match


# ------------------------------------------------------------------------------------------------------ possible ones


def opening() -> Match:
    return GAME.new(3, seed=3)


def bid() -> Match:
    """Blue has bid 2, red has passed, green is asked."""
    return played(Scene().bidding().florins(9, 9, 9, 9).match(), "bid 2", "pass")


def second_round() -> Match:
    """Blue is asked again, outbid by green."""
    return played(bid(), "bid 3", "pass")


def nobody_has_bid() -> Match:
    return Scene().bidding().match()


def god() -> Match:
    """Blue has paid more than is left, and chosen Thoth; green is asked, then red."""
    return played(Scene(3).bidding().florins(3, 3, 3).match(), "bid 2", "pass", "pass", "god thoth")


def take() -> Match:
    """Red has Bes and is asked, then Thoth."""
    return played(Scene(3).gods("hapi", "bes", "thoth").open("train-1", "train-2", "granary-c").match(), "end")


def gift() -> Match:
    scene = Scene(3).gods("hapi", "horus", "thoth").open("train-1", "giza-cr", "edfu-cy", "thebes-cr", "thebes-ry")
    return played(scene.match(), "end")


def act() -> Match:
    return Scene().match()


def line() -> Match:
    scene = Scene().florins(20, 0, 0, 0).hold(BLUE, "train-2", "edfu-cy")
    return played(scene.match(), "track train-2 edfu-cy")


def origin() -> Match:
    scene = Scene().hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).trains("dendara", "thebes", red=1)
    return played(scene.cubes("edfu", "coconut").cubes("dendara", "coconut").match(), "ship thebes-cr coconut")


def source() -> Match:
    """A building for two fruits, of which the first has been chosen."""
    scene = Scene().hold(BLUE, "hall-cr", "edfu-cy", "fruit-cr", "fruit-rr").trains("edfu", "thebes", red=1)
    scene.cubes("edfu", "coconut", "raspberry").cubes("thebes", "coconut")
    return played(scene.match(), "build hall-cr edfu-cy", "use edfu")


def discard() -> Match:
    scene = Scene(hand_limit=True).open("giza-cr", "edfu-cy", "thebes-cr", "thebes-ry")
    scene.hold(BLUE, "train-1", "train-1", "granary-c", "lisht-cl", "lisht-rl")
    scene.hold(BLUE, "lisht-rb", "lisht-yb", "lisht-cy", "amarna-cl")
    return played(scene.match(), "draw giza-cr", "end")


def over() -> Match:
    """Green has laid the last track."""
    scene = Scene(3, active=GREEN).gods("hapi", "bes", "thoth").florins(9, 6, 7).hold(GREEN, "train-2", "edfu-cy")
    scene.p["turn"], scene.p["actions_left"] = int(GAME.parts.turns[0, 3]), 1
    return played(scene.match(), "track train-2 edfu-cy", "line abydos-edfu")


def open_hands() -> Match:
    return GAME.new(3, seed=3, open_hands=True)


def hand_limit() -> Match:
    """Red holds as many cards as the limit allows, in the second turn."""
    scene = Scene(hand_limit=True).hold(RED, *CITY_CARD_LABELS[:10])
    scene.p["turn"] = 2
    return scene.match()


POSSIBLE = [nobody_has_bid, bid, second_round, god, take, gift, act, line, origin, source, discard, over]
POSSIBLE += [opening, open_hands, hand_limit]


@cache
def saved(base: Callable[[], Match]) -> Json:
    return base().position()


def fresh(value: Any) -> Any:
    """A copy that may be changed: a position is lists in a dictionary."""
    if isinstance(value, dict):
        return {key: fresh(item) for key, item in value.items()}
    return [fresh(item) for item in value] if isinstance(value, list) else value


def spoiled(base: Callable[[], Match], changes: Any) -> Json:
    """The position with other values at some places, written as "field row column"."""
    p: Json = fresh(saved(base))
    for where, value in changes.items():
        field, *cell = where.split()
        if not cell:
            p[field] = value
            continue
        row = p[field]
        for i in cell[:-1]:
            row = row[int(i)]
        row[int(cell[-1])] = value
    return p


@pytest.mark.parametrize("base", POSSIBLE)
def test_possible_positions(base: Callable[[], Match]) -> None:
    bidding = dict.fromkeys((nobody_has_bid, second_round, opening, open_hands), "bid")
    phases = {**bidding, hand_limit: "act", over: "line"}
    assert phase(GAME.from_position(saved(base))) == phases.get(base, base.__name__)


# ---------------------------------------------------------------------------------------------------- impossible ones


@pytest.mark.parametrize(
    ("base", "changes", "complaint"),
    [
        # numbers outside of their fields
        (opening, {"turn": 0}, "“turn” must lie between 1 and 42"),
        (opening, {"active": 5}, "“active” must lie between 0 and 4"),
        (opening, {"bid 0": 651}, "“bid” must lie between 0 and 650"),
        (opening, {"marker 0": 12}, "“marker” must lie between 0 and 11"),
        (opening, {"trains 0 0": 4}, "“trains” must lie between 0 and 3"),
        (opening, {"cube 0 0": -1}, "“cube” must lie between 0 and 127"),
        (opening, {"network 0": 4096}, "“network” must lie between 0 and 4095"),
        (opening, {"market 0": -128}, "“market” must lie between -127 and 127"),
        (opening, {"city_seen 0": 2}, "“city_seen” must lie between 0 and 1"),
        (opening, {"shuffles": 16}, "“shuffles” must lie between 0 and 15"),
        (opening, {"florins 0": -1}, "“florins” must lie between 0 and 32767"),
        (opening, {"fruit_card 0 0": 2}, "“fruit_card” must lie between 0 and 1"),
        (opening, {"builder 0": 6}, "“builder” must lie between 0 and 5"),
        # the table
        (act, {"active": 4}, "active must not name the seats from 4 on"),
        (act, {"start_player": 4}, "start_player must not name the seats from 4 on"),
        (act, {"waiting": 2}, "waiting must be 1"),
        (opening, {"turn": 9}, "turn must be a number from 1 to 8"),
        (over, {"turn": 7}, "and 8 when the match is over"),
        (over, {"phase": 0}, "phase must be one of"),
        (opening, {"score 0": -1}, "score must be 0 or more"),
        (opening, {"phase": 11}, "phase must be"),
        (opening, {"place 0": 1}, "before the match is over"),
        # the seats that nobody has taken
        (over, {"score 4": 1}, "score must be 0 for the seats from 3 on"),
        (opening, {"bid 4": 1}, "bid must be 0"),
        (opening, {"rank 4": 5}, "rank must be 0"),
        (opening, {"god 4": "bes"}, "god must be 0"),
        (opening, {"florins 4": 1}, "florins must be 0"),
        (opening, {"trains_left 4": 1}, "trains_left must be 0"),
        (opening, {"fruit_card 4 0": 1}, "fruit_card must be 0"),
        (opening, {"hand 4 0": 1}, "hand must be 0"),
        (opening, {"known 4 0": 1}, "known must be 0"),
        (opening, {"hand_count 4": 1}, "hand_count must be 0"),
        (opening, {"city_count 4": 1}, "city_count must be 0"),
        (opening, {"unseen 4 0": 1}, "unseen must be 0"),
        (opening, {"trains 0 4": 1}, "trains must be 0"),
        (act, {"builder 0": 5, "site 0": "giza"}, "builder must not name the seats from 4 on"),
        (act, {f"city_at {DECKED}": "hand-4"}, "city_at must not name the seats from 4 on"),
        # the auction
        (opening, {"rank 0": 1}, "fill from the last"),
        (bid, {"rank 2": 3}, "rank must be 0 for who is asked to bid"),
        (bid, {"rank": [0, 4, 2, 3, 0]}, "rank must be 0 for who is asked to bid"),
        (god, {"rank": [0, 3, 2, 0, 0]}, "rank must give everybody a place"),
        (bid, {"bid 3": 5}, "bid must rise"),
        (bid, {"bid 1": 2}, "bid must rise"),
        (act, {"bid": [1, 2, 3, 4, 0]}, "bid must rise"),
        (bid, {"florins 0": 1}, "bid must be covered"),
        (bid, {"florins 2": 2}, "more florins than the highest bid"),
        (bid, {"start_player": 1}, "bid and rank must be 0 for active and those after it"),
        (nobody_has_bid, {"active": 1, "waiting": 2}, "not for those from start_player up to it"),
        (opening, {"god": ["bes", "-", "-", "-", "-"]}, "before the auction is over"),
        (god, {"god 2": "thoth"}, "every god serves one player"),
        (god, {"god": ["-", "bes", "-", "-", "-"]}, "god must be chosen in the order of rank"),
        (act, {"god 3": "-"}, "by everybody before somebody acts"),
        (god, {"active": 1, "waiting": 2}, "active must be 2, the next to choose a god"),
        # the active player
        (take, {"takes_left": 2}, "takes_left must be from 1 to 1"),
        (take, {"takes_left": 0}, "takes_left must be from 1 to 1"),
        (act, {"takes_left": 1}, "takes_left must be from 0 to 0"),
        (over, {"takes_left": 1}, "takes_left must be from 0 to 0"),
        (take, {"actions_left": 2}, "actions_left must be from 3 to 3"),
        (act, {"actions_left": 3}, "actions_left must be from 1 to 2"),
        (act, {"actions_left": 0}, "actions_left must be from 1 to 2"),
        (opening, {"actions_left": 1}, "actions_left must be from 0 to 0"),
        (discard, {"actions_left": 1}, "actions_left must be from 0 to 0"),
        (over, {"actions_left": 1}, "actions_left must be from 0 to 0"),
        (take, {"auction_display": [3, *[0] * 37]}, "auction_display must show 2 or more kinds"),
        (gift, {"god 1": "ptah"}, "phase must not be gift"),
        (gift, {"city_at": ["deck"] * 60}, "phase must not be gift"),
        (discard, {"hand_limit": 0}, "phase must not be discard"),
        (discard, {"hand_count 0": 2}, "phase must not be discard"),
        # an action in progress
        (opening, {"card": "giza-cr"}, "must name the action"),
        (line, {"card": "-"}, "must name the action"),
        (line, {"fruit": "lime"}, "must name the action"),
        (over, {"card": "giza-cr", "train": "train-1"}, "must name the action"),
        (opening, {"source 0": "giza"}, "source must name the sources"),
        (source, {"source": ["-", "edfu", "-"]}, "source must name the sources"),
        (source, {"source": ["edfu", "edfu", "-"]}, "source must name the sources"),
        (line, {"card": "edfu-rl"}, "card must name a City card in the discard pile"),
        (line, {"train": "train-3"}, "train must name a Train card in the discard pile"),
        (line, {"florins 0": 6}, "trains_left and florins of the active player must suffice"),
        (line, {"trains_left 0": 1}, "trains_left and florins of the active player must suffice"),
        (origin, {"fruit": "lime"}, "fruit must be one that the City card asks for"),
        (origin, {"pyramid 11": "5"}, "pyramid must be - in Thebes"),
        (source, {"pyramid 10": "5"}, "pyramid must be - in Edfu"),
        (source, {"builder 0": 2}, "builder and site of the building that is being fed"),
        (source, {"site 0": "giza"}, "builder and site of the building that is being fed"),
        (source, {"cube 10": [0] * 5, "fruit_card 0": [0] * 15}, "must cover the cost"),
        (source, {"source 0": "giza"}, "source must name cities with such a cube"),
        (source, {"source 0": "fruit-rr"}, "source must name cities with such a cube"),
        (origin, {"cube 10 0": 0, "supply 0": 5}, "not two to choose from"),
        # the map
        (opening, {"supply 0": 6}, "cubes of coconut"),
        (opening, {"market 0": 4}, "market must be from -3 to 3 for coconut"),
        (act, {"trains 0": [1, 1, 1, 0, 0]}, "at most 2 colours"),
        (act, {"trains 0 0": 1}, "trains_left of seat 0 must be 19"),
        (act, {"trains_left 3": 19}, "trains_left of seat 3 must be 20"),
        (act, {"network 0": 3}, "network of Alexandria must be 1"),
        (act, {"marker 0": 1}, "marker must name every"),
        (act, {"pyramid": ["5", "5", *["-"] * 10]}, "two cities"),
        (origin, {"pyramid 10": "5"}, "cube must be 0 in Edfu"),
        (act, {"bonus 0": 1}, "bonus of Alexandria must be 0"),
        (source, {"bonus 10": 2}, "bonus of Edfu must be 0"),
        # the cards
        (act, {"hand 0 0": 3}, "there are 15 of train-1 .*, and 12 exist"),
        (act, {"auction_discard 37": 1}, "there are 2 of fruit-lb"),
        (act, {"builder 0": 1, "site 0": "giza"}, "there are 2 of hall-cr"),
        (act, {"builder 0": 1, "auction_deck 3": 0, "auction_left": 58}, "builder and site must both be given"),
        (act, {"auction_left": 1}, "auction_left must be 59"),
        (act, {"auction_deck 0": 6, "auction_display 0": 6, "auction_left": 53}, "must show at most 5"),
        (over, {"auction_deck 0": 11, "auction_display 0": 1, "auction_left": 57}, "must show at most 0"),
        (act, {"city_left": 1}, "city_left must be 60"),
        (act, {"city_at": ["display"] * 5 + ["deck"] * 55, "city_left": 55}, "display for at most 4 cards"),
        (act, {"city_era 0": 1}, "city_era must be at most 0"),
        (act, {"shuffles": 1}, "city_era must be 1 for a card in the deck"),
        (act, {"city_seen 0": 1}, "city_seen must be 0 for a card that is in no hand"),
        (opening, {"hand_count 0": 9}, "hand_count of seat 0"),
        (opening, {"city_count 0": 9}, "city_count of seat 0 must be 3"),
        (opening, {"unseen 0 0": 2}, "unseen of seat 0"),
        (opening, {"known 0 5": 1}, "known must not be more than hand"),
        (open_hands, {"known 0 0": 0}, "option open_hands"),
        (hand_limit, {"city_at 10": "hand-1", "city_seen 10": 1, "city_left": 49, "city_count 1": 11}, "at most 10"),
        # the end
        (act, {"ply": 8000}, "ply must be at most 5574"),
        (act, {"florins 0": 32767}, "florins and score could become"),
        (act, {"score 0": 32767}, "florins and score could become"),
        (over, {"active": 0}, "active must be who acted last"),
        (over, {"score 0": 2}, "score of seat 0 must be at least 3"),
        (over, {"place": [1, 2, 3, 0, 0]}, r"place must be \[2, "),
    ],
)
def test_impossible_positions(base: Callable[[], Match], changes: Any, complaint: str) -> None:
    with pytest.raises(Refusal, match=complaint):
        GAME.from_position(spoiled(base, changes))


def test_what_lies_open_in_open_hands_is_seen() -> None:
    p = spoiled(open_hands, {})
    card = p["city_at"].index("hand-0")
    p["city_seen"][card], p["unseen"][0][0] = 0, 1
    with pytest.raises(Refusal, match="city_seen 1 in every hand"):
        GAME.from_position(p)


def test_harmless_changes_are_accepted() -> None:
    p = spoiled(opening, {"turn": 3, "ply": 200, "score 0": 40, "florins 1": 55, "shuffles": 0, "light": 1})
    deck, display = p["city_at"].index("deck"), p["city_at"].index("display")
    p["city_at"][deck], p["city_at"][display] = "display", "deck"
    p["market"][0] = -p["market"][0]
    p["marker"].reverse()
    assert GAME.from_position(p).view(None).turn == 3


# --------------------------------------------------------------------------------------------------------- it can end


def stingy(rng: random.Random, match: Match, moves: list[Move]) -> Move:
    """Bids a Florin more, and draws and takes what there is."""
    liked = [move for move in moves if move.block in ("draw", "take", "gift", "bid", "use", "line", "from")]
    return liked[0] if liked and rng.random() < 0.9 else rng.choice(moves)


def to_come(match: Match) -> int:
    return decisions_to_come(numbers_of(GAME.parts), numbers_of(match.state))


@pytest.mark.parametrize("setup", all_setups(GAME)[::5], ids=str)
def test_every_decision_brings_the_end_nearer(setup: Setup) -> None:
    rng = random.Random(str(setup))
    match = GAME.new(setup.seats, seed=rng.randrange(2**64), **dict(setup.options))
    players = [rng.choice((stingy, lambda rng, match, moves: rng.choice(moves))) for _ in range(setup.seats)]
    while not match.over:
        before = to_come(match)
        assert audit(GAME.parts, match.state) is None
        match.play(match.waiting[0], players[match.waiting[0]](rng, match, match.moves(match.waiting[0])))
        assert match.over or to_come(match) < before
    assert audit(GAME.parts, copy_of(match.state)) is None
