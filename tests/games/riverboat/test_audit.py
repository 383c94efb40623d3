"""What no match can look like: each position is right but for one thing, and is refused for it."""

from collections.abc import Callable
from typing import Any

import pytest

from riverhaven.core.audit import numbers_of
from riverhaven.core.match import Match
from riverhaven.core.record import copy_of
from riverhaven.core.state import Json, describe
from riverhaven.core.words import Refusal
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.audit.length import most_decisions
from riverhaven.games.riverboat.state import (
    BARN,
    CARD_LABELS,
    DRAWN,
    FIELDS,
    FROM_AGENTS,
    FROM_BARNS,
    FROM_BOATS,
    FROM_CARDS,
    FROM_COINS,
    FROM_PHASE_TILE,
    FROM_SURVEYORS,
    FROM_TILES,
    FROM_WELLS,
    HELD,
    MOST_ACTIVE,
    NOTCHES,
    ON_SPACE,
    ROUNDS,
    SCORED,
    SCORING,
    SURVEYED,
    TILES,
    WELL,
    Phase,
)

from .scene import Scene, fields

SEVEN = "a5 b5 c5 d5 e5 f5 g5"


# ------------------------------------------------------------------------------------------------- where a match stands


def drafting() -> Match:
    return Scene(round_number=2).match(Phase.DRAFT)


def bonus_worker() -> Match:
    return Scene().match(Phase.BONUS_WORKER)


def cultivating() -> Match:
    return Scene().match(Phase.CULTIVATE, card="W")


def taking() -> Match:
    return Scene().workers(0, "d3 e3 d2 a5").workers(1, "a5").match(Phase.TAKE)


def planting() -> Match:
    match = taking()
    match.play(0, "take tw")
    return match


def three_players() -> Match:
    return Scene(seats=3).match(Phase.LOAD)


def triangle() -> Match:
    return Scene(display="T").tile(0, "TTT", "d3 e3 d2", worker=True).match(Phase.LOAD)


def loading() -> Match:
    return Scene().crops(0, "T", SEVEN, worker=True).tile(0, "TW", "a1 b1").boats(1, "").match(Phase.LOAD)


def asked(*moves: str) -> Callable[[], Match]:
    """After some moves of seat 0 in the harvest."""

    def stand() -> Match:
        match = Scene(round_number=2).crops(0, "T", "a1 b1 c1").crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
        for move in moves:
            match.play(0, move)
        return match

    return stand


choosing = asked("load 7 turnip")
siting = asked("load 7 turnip", "feature barn")
sending = asked("load 7 turnip", "feature surveyor")


def barn_boat() -> Match:
    """Another kind of feature than a barn can be had, because barns are gone."""
    table = Scene(seats=4).crops(0, "T", SEVEN, worker=True).barns(1, "a5 b5 c5 d5").barns(2, "a5 b5 c5 d5")
    match = table.match(Phase.LOAD)
    match.play(0, "load 4 turnip")
    return match


def bonus_boat() -> Match:
    """A boat that brings no feature, but the ninth hex of a crop."""
    table = Scene(round_number=2).crops(0, "T", "a1 b1 c1 d1 e1 f1").crops(0, "T", "a5 b5 c5 d5", worker=True)
    match = table.match(Phase.LOAD)
    match.play(0, "load 3a turnip")
    return match


def claiming() -> Match:
    return Scene(round_number=2).offer("corn potato pumpkin turnip").match(Phase.CLAIM)


def claimed() -> Match:
    match = claiming()
    match.play(0, "claim potato")
    return match


def space_feature() -> Match:
    """There are no surveyors left for the space, so another feature is due."""
    table = Scene(seats=4).offer("corn potato pumpkin turnip").have(1, surveyors=8)
    match = table.crops(0, "T", "a5").have(2, surveyors=9).have(3, surveyors=9).match(Phase.CLAIM)
    match.play(0, "claim corn")
    return match


def rewarding() -> Match:
    return Scene(round_number=2).match(Phase.REWARD)


def surveying() -> Match:
    return Scene(round_number=3).barns(0, "d3").crops(0, "T", "a5 b5").wells(0, "a5").match(Phase.SURVEY)


def envoys() -> Match:
    match = Scene(round_number=2).cards(0, "envoys").match(Phase.SURVEY)
    match.play(0, "assess envoys")
    return match


def scored() -> Match:
    """With points of every source but the final ones."""
    table = Scene(round_number=3).barns(0, "d3", scored=True).crops(0, "T", "c3 a5 b5").wells(0, "a5", scored=True)
    table.tile(0, "WK", "g1 h1").boats(0, "3a").cards(0, "pilot-1", scored=True).have(0, agents=2)
    return table.match(Phase.REWARD)


def over() -> Match:
    match = Scene(round_number=4).have(0, surveyors=0, coins=5).have(1, surveyors=0).match(Phase.REWARD)
    match.play(0, "reward step")
    assert match.over
    return match


def over_at_sending() -> Match:
    table = Scene(round_number=4).cards(0, "envoys").have(0, surveyors=1).have(1, surveyors=0)
    match = table.match(Phase.SURVEY)
    for move in ("assess envoys", "send 1"):
        match.play(0, move)
    assert (match.over, match.state.phase) == (True, Phase.SEND)
    return match


STANDS = (
    *(drafting, bonus_worker, cultivating, taking, planting, loading, choosing, siting, sending, barn_boat, bonus_boat),
    *(claiming, claimed, space_feature, rewarding, surveying, envoys, scored, over, over_at_sending),
)


def spoilt(match: Match, changes: Any) -> Json:
    """The position of a match with other numbers: in a whole field, or at some places of it."""
    s = copy_of(match.state)
    for name, value in changes.items():
        if isinstance(value, dict):
            for place, number in value.items():
                s[name][place] = number
        else:
            s[name] = value
    return describe(s, GAME.state)


@pytest.mark.parametrize("stand", STANDS)
def test_what_is_right_is_accepted(stand: Callable[[], Match]) -> None:
    match = stand()
    assert GAME.from_position(match.position()).state.tobytes() == match.state.tobytes()


# ---------------------------------------------------------------------------------------------------- what is refused


def field(label: str) -> int:
    return fields(label)[0]


def card(label: str) -> int:
    return CARD_LABELS.index(label)


def tile(face: str) -> int:
    return TILES.index(face)


ONE_PLACED = {  # a surveyor of seat 1
    "feature": {(1, field("d3")): BARN + SURVEYED},
    "barns": 7,
    "surveyors": {1: 1},
    "active_surveyors": {1: 1},
}


# What else must be said of a point, so that only its source is wrong.
def point(source: int, points: int = 1, seat: int = 0) -> Json:
    return {"points": {(seat, source): points}, "score": {seat: points}, "arrival": {seat: 3}, "arrivals": 3}


THE_ROUND = [
    (drafting, {"round_number": 0}, "round_number must be from 1 to 4"),
    (loading, {"stage": SCORING}, r"in scoring the phase must be 10 \(reward\) or"),
    (rewarding, {"over": 1, "waiting": 0, "place": {0: 1, 1: 1}}, "over can only be 1 after scoring in round 4"),
    (loading, {"active": 3}, "active must not name the seats from 2 on"),
    (loading, {"first": 3}, "first must not name the seats from 2 on"),
    (loading, {"holder": {0: 3}}, "holder must not name the seats from 2 on"),
    (loading, {"holder": {0: -1}}, "every phase tile must have a holder"),
    (loading, {"holder": {0: 0, 1: 0, 2: 0, 3: 0, 4: 0}}, "taken by the seats must be"),
    (drafting, {"holder": {2: 1}}, "taken by the seats must be"),
    (loading, {"workers": {2: 13}}, "workers must be 0 for the seats from 2 on"),
    (loading, {"master": {3: 1}}, "master must be 0 for the seats"),
    (loading, {"arrival": {2: 3}}, "arrival must be 0 for the seats"),
    (loading, {"points": {(3, 0): 1}}, "points must be 0 for the seats"),
    (loading, {"board": {0: 1}}, "boards must be dealt once"),
]

THE_TURN = [
    (loading, {"turn_over": 1}, "turn_over must be 0"),
    (choosing, {"turn_over": 0}, "turn_over must be 1"),
    (envoys, {"turn_over": 1}, "turn_over must be 0"),
    (drafting, {"active": 1, "waiting": 2}, "active must be 0"),
    (cultivating, {"active": 1}, "active must be 0"),
    (bonus_worker, {"active": 1, "waiting": 2}, "active must be 0"),
    (rewarding, {"active": 1, "waiting": 2, "passed": 1}, "active must be 0"),
    (loading, {"loaded": {0: 2}}, "seat 0 cannot load more than 2 boats in a round"),
    (choosing, {"loaded": {0: 0}}, "loaded must be 1 or more for seat 0"),
    (loading, {"passed": 4}, "passed must not name the seats from 2 on"),
    (loading, {"passed": 1}, "passed must be without the bit of the active seat"),
    (drafting, {"passed": 1}, "passed must be 0 or 3"),
    (cultivating, {"passed": 1}, "passed must be 0,"),
    (taking, {"passed": 2}, "passed must be 0,"),
    (claiming, {"passed": 2}, "passed must be 0,"),
    (claiming, {"active": 1, "waiting": 2}, "passed must be 1,"),
    (claimed, {"passed": 0}, "passed must be 1,"),
    (surveying, {"passed": 2}, "passed must be 0,"),
    (over, {"passed": 1}, "passed must be 3,"),
    (loading, {"waiting": 2}, "waiting must be 1,"),
    (cultivating, {"workers": {1: 0}, "agents": {1: 14}}, "waiting must hold bits of 1:"),
]

THE_DECISION = [
    (loading, {"wanted": 1}, "wanted must be nothing in this phase"),
    (choosing, {"wanted": 0}, "wanted must be barn or surveyor or any"),
    (siting, {"wanted": 3}, "wanted must be barn-site or well-site"),
    (taking, {"tile": 1, "display": {0: 1}}, "tile must be the one to be planted"),
    (planting, {"tile": 0, "display": {tile("TW"): 1}}, "tile must be the one to be planted"),
    (loading, {"envoys": 1}, "envoys must be 0 where"),
    (sending, {"envoys": 0}, "envoys must be 1 or more"),
    (loading, {"harvest_bonus": 1}, "harvest_bonus must be 0"),
    (claimed, {"harvest_bonus": 1}, "harvest_bonus must be 0"),
    (taking, {"worker": {0: 0}, "workers": {0: 13}}, "display must hold a tile that fits under bare workers of seat 0"),
    (surveying, {"surveyors": {0: 0}, "surveyor_supply": 26}, "seat 0 must have a surveyor left"),
    (
        surveying,
        {"placed_now": 2, "feature": {(0, field("d3")): 3, (0, field("a5")): 4}},
        "surveyors of seat 0 must be 2",
    ),
    (sending, {"boat": {(0, 0): 7}, "dock": {6: 0, 8: 1}, "envoys": 2}, "envoys must be at most 1"),
    (claimed, {"envoys": 2}, "envoys must be at most 1"),
    (envoys, {"envoys": 3}, "envoys must be at most 2"),
    (choosing, {"wanted": 1}, "wanted cannot be barn"),
    (claimed, {"phase": Phase.FEATURE, "wanted": 3}, "wanted cannot be any"),
    (bonus_boat, {"wanted": 2}, "wanted cannot be surveyor"),
]

COMPONENTS = [
    (loading, {"bank": 18}, "bank and what the players have of it must add up to 25, not to 24"),
    (loading, {"coins": {0: 2}}, "bank"),
    (loading, {"barns": 7}, "barns and what"),
    (siting, {"barns": 8}, "barns and what"),
    (loading, {"wells": 9}, "wells and what"),
    (loading, {"surveyor_supply": 3}, "surveyor_supply and what"),
    (loading, {"workers": {1: 12}}, "workers of seat 1 must be 14"),
    (loading, {"agents": {0: 1}}, "workers of seat 0 must be 5"),
    (loading, {"track": 2}, "1 workers must have left the round track"),
    (loading, {"bonus_workers": {0: 1}, "workers": {0: 7}}, "1 workers must have left the round track"),
    (loading, {"master": {0: 21}}, "between 0 and 20"),
    (three_players, {"master": {1: 0}}, "between 1 and 20"),
    (loading, {"crop": {(0, field("d3")): 1}}, "crop and patch disagree about d3"),
    (loading, {"feature": {(0, field("a5")): BARN}, "barns": 7}, "a barn must stand alone, unlike on a5"),
    (cultivating, {"feature": {0: 0, (0, 0): BARN}, "worker": {(0, 0): 1}, "workers": {0: 12}, "barns": 7}, "alone"),
    (loading, {"worker": {(0, field("d3")): 1}, "workers": {0: 5}}, "a worker stands on no crop on d3"),
    (bonus_worker, {"worker": {(0, field("d3")): 1}, "workers": {0: 12}}, "a worker stands on no crop on d3"),
    (loading, {"feature": {(0, field("a5")): WELL, (0, field("b5")): WELL}, "wells": 6}, "on different crops"),
    (loading, {"feature": {(0, field("d3")): WELL}, "wells": 7}, "on different crops"),
    (loading, {"patches": {0: 9}}, "numbered from 1 to patches, 9"),
    (loading, {"patch": {(0, field("h5")): 8, (0, field("g5")): 8}, "crop": {(0, field("h5")): 1}}, "in play|numbered"),
    (
        loading,
        {"crop": {(0, field("c1")): 2, (0, field("b1")): 0}, "patch": {(0, field("c1")): 8, (0, field("b1")): 0}},
        "touch",
    ),
    (loading, {"triangles": {0: 1}}, "triangles of seat 0 must be 0"),
    (triangle, {"crop": {(0, field("d3")): 2, (0, field("e3")): 3}}, "tile 1 of seat 0 shows more than two crops"),
    (loading, {"pile": {0: 4}}, "there are 13 tiles t in play, and 14 exist"),
    (loading, {"crop": {(0, field("a5")): 2}}, "there are 13 tiles t in play"),
    (planting, {"tile": 1}, "tiles t in play"),
    (
        loading,
        {"display": {tile("T"): 3}, "pile": {tile("T"): 4}},
        "display has room for 10 tiles of 1 hexes, and there are 11",
    ),
    (drafting, {"display": {tile("T"): 1}, "pile": {tile("T"): 13}}, "display must show 10 tiles of 1 hexes"),
    (cultivating, {"display": {tile("TTT"): 0}, "pile": {tile("TTT"): 1}}, "display must show 3 tiles of 3 hexes"),
    (loading, {"boats": {0: 1}}, "must lie in its first notches, 1 of them"),
    (loading, {"boats": {0: 1}, "boat": {(0, 1): 1}, "dock": {0: 0}}, "must lie in its first notches"),
    (loading, {"loaded": {0: 1}}, "loaded must be at most 0 for seat 0"),
    (
        drafting,
        {"loaded": {0: 1}, "boats": {0: 1}, "boat": {(0, 0): 1}, "boat_pile": {0: 3}},
        "loaded must be at most 0",
    ),
    (loading, {"boats": {0: 1}, "boat": {(0, 0): 1}, "dock": {0: 0}}, "boats must be at most 0 for seat 0"),
    (loading, {"dock": {0: 0}}, "there are 4 boats 1 in play, and 5 exist"),
    (drafting, {"dock": {0: 0}, "boat_pile": {0: 5}}, "dock must show a boat 1"),
    (loading, {"card": {card("corn"): HELD}}, "seat 0 must have 0 cards, not 1"),
    (claiming, {"card": {card("fleet"): 0}}, "seat 0 must have 1 cards, not 0"),
    (loading, {"card": {card("corn"): HELD + 3}}, "card must not name the seats from 2 on"),
    (loading, {"card": {card("corn"): SCORED + 2}}, "card must not name the seats from 2 on"),
    (drafting, {"depth": {card("corn"): 2}}, "depth must be 0 .* at most 1"),
    (claiming, {"depth": {card("corn"): 1}}, "depth must be 0 for a card that is not in the deck"),
    (rewarding, {"depth": {card("corn"): 3}}, "at most 2"),
    (rewarding, {"card": {card("corn"): ON_SPACE}}, "in scoring no card lies on a space"),
    (claiming, {"card": {card("corn"): ON_SPACE + 1}}, "one card at most lies on a space, unlike on space 2"),
    (claiming, {"card": {card("corn"): 0}}, "from 4 to 4 cards must lie on the spaces"),
    (drafting, {"card": {card("corn"): 0, card("barns"): 0}}, "from 4 to 4 cards must lie on the spaces"),
    (drafting, {"passed": 3, "card": {card("corn"): 0, card("barns"): 0}}, "from 4 to 4 cards"),
    (claimed, {"card": {card("potato"): ON_SPACE + 1, card("variety"): HELD}}, "from 3 to 3 cards"),
    (cultivating, {"reveals": 0, "revealed": {0: 0}, "cards_left": {0: 7}}, "reveals must be from 1 to 8"),
    (bonus_worker, {"reveals": 1, "revealed": {0: 1}, "cards_left": {0: 6}}, "reveals must be from 0 to 0"),
    (loading, {"reveals": 7, "revealed": {7: 0}}, "reveals must be from 8 to 8"),
    (cultivating, {"reveals": 2}, "revealed must hold 2 cards"),
    (cultivating, {"revealed": {1: 1}}, "revealed must hold 1 cards"),
    (cultivating, {"cards_left": {0: 5}}, "cards_left must add up to 39 cultivation cards, not to 38"),
    (cultivating, {"cards_left": {0: 7, 1: 6}}, "more cards of a colour than exist"),
    (rewarding, {"placed_now": 1}, "placed_now must be from 0 to 0"),
    (surveying, {"placed_now": 3}, "placed_now must be from 0 to 2"),
    (envoys, {"placed_now": 0}, "placed_now must be from 1 to 2"),
    (surveying, {"active_surveyors": {0: 1}, "surveyors": {0: 1}}, "active_surveyors of seat 0 must be 0"),
    (surveying, {"placed_now": 1}, "active_surveyors must be from 1 to 5"),
    (loading, {**ONE_PLACED, "passed": 2}, "active_surveyors must be from 0 to 0 for seat 1"),
]

POINTS = [
    (loading, {"score": {0: 1}}, "score of seat 0 must be 0"),
    (loading, point(FROM_TILES, 2), "points for tiles must be at most 1"),
    (scored, point(FROM_BOATS, 4), "points for boats must be at most 3"),
    (claiming, point(FROM_PHASE_TILE, 3), "points for phase-tile must be at most 2"),
    (loading, point(FROM_PHASE_TILE), "points for phase-tile must be at most 0"),
    (scored, point(FROM_BARNS, 3), "points for barns must be at most 2"),
    (scored, point(FROM_WELLS, 3), "points for wells must be at most 2"),
    (scored, point(FROM_CARDS, 8), "points for cards must be at most 7"),
    (scored, point(FROM_SURVEYORS, 7), "points for surveyors must be at most 6"),
    (scored, point(FROM_AGENTS, 5), "points for agents must be at most 4"),
    (loading, point(FROM_COINS), r"coins, colours, unscored, harbour, agent-rank must be \[0, 0, 0, 0, 0\]"),
    (over, {"points": {(0, FROM_COINS): 4}, "score": {0: 4}}, r"must be \[5, 0, 0, 0, 0\]"),
    (over, {"coins": {0: 4}, "bank": 18}, r"must be \[4, 0, 0, 0, 0\]"),
    (loading, {"arrival": {0: 2}}, "arrival must be another one for each seat"),
    (loading, {"arrivals": 3}, "the last one is arrivals, 3"),
    (loading, {"arrival": {0: 2, 1: 1}}, "arrival must be 1 for seat 0 without points"),
    (loading, {"points": {(0, 0): 1}, "score": {0: 1}}, "above 2 with some"),
    (loading, {**point(FROM_TILES), "arrival": {0: 200}, "arrivals": 200}, "arrivals must be at most 10"),
    (over, {"place": {0: 1, 1: 1}}, r"place must be \[1, 2\]"),
    (drafting, {"ply": 36}, "ply must be at most 35"),
    (cultivating, {"ply": 7}, "ply must be at most 6"),
    (planting, {"ply": 24}, "ply must be at most 23"),
    (loading, {"ply": 39}, "ply must be at most 38"),
    (choosing, {"ply": 79}, "ply must be at most 78"),
    (siting, {"ply": 80}, "ply must be at most 79"),
    (over, {"ply": 1000}, "ply must be at most"),
]


@pytest.mark.parametrize(("stand", "changes", "why"), [*THE_ROUND, *THE_TURN, *THE_DECISION, *COMPONENTS, *POINTS])
def test_what_is_impossible_is_refused(stand: Callable[[], Match], changes: Any, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        GAME.from_position(spoilt(stand(), changes))


def test_the_longest_match() -> None:
    """With as much as a box can hold, and as many decisions about it as can be."""
    s = GAME.state.blank()
    s.seats, s.round_number, s.stage, s.over, s.passed = 4, ROUNDS, SCORING, 1, 15
    s.reveals, s.bonus_workers[0] = DRAWN, ROUNDS
    s.patches[:], s.boats[:], s.active_surveyors[:] = FIELDS, NOTCHES, MOST_ACTIVE
    s.card[: 4 * ROUNDS] = HELD
    assert most_decisions(numbers_of(GAME.parts), numbers_of(s)) == GAME.longest
