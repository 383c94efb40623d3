"""The small print: where a range of moves ends, which reason comes first, and how far an estate feature reaches."""

from typing import Any

import pytest

from riverhaven.core.match import Match
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.rules.estate import (
    barn_points,
    can_have,
    feature_reason,
    group_size,
    send_reason,
)
from riverhaven.games.riverboat.rules.final import unscored
from riverhaven.games.riverboat.rules.harvest import harvested, on_crop, ready_workers
from riverhaven.games.riverboat.rules.planting import largest_room
from riverhaven.games.riverboat.state import A_BARN, A_SURVEYOR, ANY_FEATURE, REASONS, Phase

from .scene import Scene, fields, moves, refused

c = GAME.parts
SEVEN = "a5 b5 c5 d5 e5 f5 g5"

# ---------------------------------------------------------------------------------------------------- ranges of moves


def at(phase: Phase) -> Match:
    """A match that stands at a decision of this kind, with much that would be possible in others."""
    table = Scene(seats=3, round_number=2).crops(0, "T", SEVEN, worker=True).barns(0, "a1")
    if phase in (Phase.CULTIVATE, Phase.TAKE):
        table.workers(0, "d3 e3")
    return table.match(phase, holders="01201", active=1 if phase == Phase.REWARD else 0)


PROBES = {
    "draft": "draft planting",
    "place": "place h1",
    "pay": "pay h1",
    "take": "take t",
    "buy": "buy t",
    "plant": "plant d3 e",
    "load": "load 1 turnip",
    "hire": "hire 1 turnip",
    "pass": "pass",
    "survey": "survey a1",
    "assess": "assess fleet",
    "claim": "claim corn",
    "search": "search corn",
    "feature": "feature barn",
    "barn": "barn h1",
    "well": "well a5",
    "send": "send 0",
    "reward": "reward step",
}


@pytest.mark.parametrize(
    ("phase", "blocks"),
    [
        (Phase.DRAFT, {"draft"}),
        (Phase.BONUS_WORKER, {"place"}),
        (Phase.CULTIVATE, {"place", "pay"}),
        (Phase.TAKE, {"take", "buy"}),
        (Phase.LOAD, {"load", "hire", "pass"}),
        (Phase.CLAIM, {"claim", "search"}),
        (Phase.SURVEY, {"pass", "survey", "assess"}),
        (Phase.REWARD, {"reward"}),
    ],
)
def test_each_phase_knows_its_moves(phase: Phase, blocks: set[str]) -> None:
    match = at(phase)
    seat = match.waiting[0]
    for block, move in PROBES.items():
        found = REASONS[GAME.rules.reason(c, match.state, seat, GAME.moves.id(move))]
        assert (found == "wrong-phase") == (block not in blocks), block


def test_the_moves_of_what_is_owed() -> None:
    match = Scene(seats=3).crops(0, "T", SEVEN, worker=True).match(Phase.LOAD, holders="01201")
    match.play(0, "load 6 turnip")
    for phase, blocks, move in (
        (Phase.FEATURE, {"feature"}, "feature well"),
        (Phase.SITE, {"barn", "well"}, "well a5"),
        (Phase.SEND, {"send"}, "send 0"),
    ):
        assert match.state.phase == phase
        for block, probe in PROBES.items():
            found = REASONS[GAME.rules.reason(c, match.state, 0, GAME.moves.id(probe))]
            assert (found == "wrong-phase") == (block not in blocks), block
        match.play(0, move)


# ------------------------------------------------------------------------------------------------------ which reason


def test_paying_does_not_open_a_field_that_is_not_empty() -> None:
    match = Scene().workers(0, "a5").crops(0, "T", "b5").barns(0, "c5").match(Phase.CULTIVATE, card="G")
    for label in ("a5", "b5", "c5"):
        assert refused(match, 0, f"pay {label}") == "field-not-empty"
        assert refused(match, 0, f"place {label}") == "field-not-empty"  # though the colour is wrong too


def test_no_coin_is_named_only_where_a_coin_would_help() -> None:
    match = Scene().have(0, coins=0).workers(0, "a5").match(Phase.CULTIVATE, card="G")
    assert refused(match, 0, "pay b5") == "no-coin"
    assert refused(match, 0, "pay e5") == "no-need-to-pay"
    assert refused(match, 0, "pay a5") == "field-not-empty"


def test_the_last_coin_can_be_spent() -> None:
    match = Scene().have(0, coins=1).match(Phase.CULTIVATE, card="G")
    match.play(0, "pay a5")
    assert match.state.coins[0] == 0
    match = Scene().have(0, coins=1).workers(0, "d3 e3").match(Phase.TAKE)
    match.play(0, "buy kk")
    assert match.state.coins[0] == 0
    match = Scene().have(0, coins=1).crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
    match.play(0, "hire 2a turnip")
    assert match.state.coins[0] == 0
    match = Scene().have(0, coins=1).offer("corn potato pumpkin turnip").match(Phase.CLAIM)
    match.play(0, "search fleet")
    assert match.state.coins[0] == 0


def test_order_of_reasons_against_tiles_and_boats() -> None:
    match = Scene(display="T").workers(0, "a5 d3").have(0, coins=0).match(Phase.TAKE)
    assert refused(match, 0, "take ttt") == "not-on-display"  # and too large
    assert refused(match, 0, "buy kk") == "no-coin"  # and too large
    match = Scene(display="T KK").workers(0, "a5 d3").match(Phase.TAKE)
    assert refused(match, 0, "buy kk") == "none-left"  # and too large
    assert refused(match, 0, "take kk") == "no-room"
    table = Scene(round_number=3).crops(0, "T", "a5 b5", worker=True).boats(0, "7 7 7").boats(1, "7 7")
    match = table.match(Phase.LOAD)
    assert refused(match, 0, "load 7 turnip") == "not-on-display"  # and too large
    assert refused(match, 0, "hire 7 turnip") == "none-left"
    assert refused(table.have(0, coins=0).match(Phase.LOAD), 0, "hire 7 turnip") == "no-coin"


def test_a_load_may_take_all_workers_of_a_crop_but_no_more() -> None:
    match = Scene().crops(0, "T", "a5 b5 c5 d5", worker=True).crops(0, "W", "e5 f5 g5").match(Phase.LOAD)
    assert refused(match, 0, "load 5 turnip") == "wrong-load"
    assert refused(match, 0, "hire 5 turnip") == "wrong-load"
    assert refused(match, 0, "load 1 wheat") == "wrong-load"  # harvested already
    match.play(0, "load 4 turnip")
    assert match.state.worker[0].sum() == 0


def test_how_a_tile_is_named() -> None:
    match = Scene().workers(0, "d3 e3 d2").match(Phase.TAKE)
    single = match.copy()
    single.play(0, "take t")
    for way in ("e", "se", "sw", "w", "nw", "ne"):
        assert refused(single, 0, f"plant d3 {way}") == "same-either-way"
    pair = match.copy()
    pair.play(0, "take tw")
    assert refused(pair, 0, "plant d3 here") == "same-either-way"
    assert refused(pair, 0, "plant d3 w") == "not-under-workers"
    assert moves(pair) == {"plant d3 e", "plant e3 w", "plant d3 se", "plant d2 nw", "plant e3 sw", "plant d2 ne"}


def test_doubles_and_whole_triangles_have_half_and_a_third_of_the_names() -> None:
    flower = "d3 e3 d2 c2 c3 c4 d4"
    for face, count in (("TT", 12), ("TW", 24), ("TTT", 6), ("TTW", 18)):
        match = Scene(display=f"T {face}").workers(0, flower).match(Phase.TAKE)
        match.play(0, f"take {face.lower()}")
        assert len(moves(match)) == count
        places = set()
        for move in moves(match):
            twin = match.copy()
            twin.play(0, move)
            places.add(twin.state.crop[0].tobytes())
        assert len(places) == count  # no two names for the same thing, and every place has one


def test_a_tile_covers_nothing_that_is_planted() -> None:
    match = Scene().crops(0, "W", "e3", worker=True).workers(0, "d3 d2 c2").match(Phase.TAKE)
    match.play(0, "take tw")
    assert refused(match, 0, "plant d3 e") == "not-under-workers"


# --------------------------------------------------------------------------------------------------- estate features


@pytest.mark.parametrize(
    ("wanted", "reasons"),
    [
        (A_BARN, ("ok", "wrong-feature", "wrong-feature")),
        (A_SURVEYOR, ("wrong-feature", "wrong-feature", "ok")),
        (ANY_FEATURE, ("ok", "ok", "ok")),
    ],
)
def test_what_a_boat_grants(wanted: Any, reasons: tuple[str, ...]) -> None:
    s = Scene().crops(0, "T", "a5").s
    s.wanted = wanted
    assert tuple(REASONS[feature_reason(s, 0, feature)] for feature in range(3)) == reasons
    s.barns, s.wells, s.surveyor_supply = 0, 0, 0
    assert not can_have(s, 0)
    expected = tuple("none-left" if reason == "ok" else reason for reason in reasons)
    assert tuple(REASONS[feature_reason(s, 0, feature)] for feature in range(3)) == expected


def test_the_last_of_each_feature_can_be_taken() -> None:
    s = Scene().crops(0, "T", "a5").s
    s.wanted = ANY_FEATURE
    s.barns, s.wells, s.surveyor_supply = 1, 1, 1
    assert [REASONS[feature_reason(s, 0, feature)] for feature in range(3)] == ["ok"] * 3


def test_a_well_needs_a_crop() -> None:
    s = Scene().s
    s.wanted = ANY_FEATURE
    assert REASONS[feature_reason(s, 0, 1)] == "none-left"
    table = Scene().crops(0, "T", "a5 b5").wells(0, "a5", scored=True)  # a scored well is a well
    table.s.wanted = ANY_FEATURE
    assert REASONS[feature_reason(table.s, 0, 1)] == "none-left"
    assert REASONS[feature_reason(table.crops(0, "W", "c5").s, 0, 1)] == "ok"


def test_sending_is_limited_by_grant_and_supply() -> None:
    s = Scene().s
    s.envoys, s.workers[0] = 2, 3
    assert [REASONS[send_reason(s, 0, n)] for n in range(4)] == ["ok", "ok", "ok", "too-many"]
    s.envoys, s.workers[0] = 3, 1
    assert [REASONS[send_reason(s, 0, n)] for n in range(4)] == ["ok", "ok", "too-many", "too-many"]


def test_sending_from_the_card_space_with_nobody_at_home_is_no_question() -> None:
    table = Scene(seats=3).offer("corn potato pumpkin turnip").have(0, agents=13)
    match = table.match(Phase.CLAIM, holders="12001")
    match.play(0, "claim potato")
    assert match.waiting == (1,)
    assert match.state.agents[0] == 13


def test_the_card_space_grants_another_feature_when_surveyors_are_gone() -> None:
    table = Scene(seats=4).offer("corn potato pumpkin turnip").have(0, surveyors=2).crops(0, "T", "a5")
    match = table.have(1, surveyors=8).have(2, surveyors=9).have(3, surveyors=9).match(Phase.CLAIM)
    match.play(0, "claim corn")
    assert moves(match) == {"feature barn", "feature well"}
    match.play(0, "feature barn")
    match.play(0, "barn h1")
    assert match.waiting == (1,)


def test_a_group_goes_round_corners_and_stops_at_other_crops() -> None:
    table = Scene().crops(0, "T", "a1 b1 b2 b3 c3 d3 d2").crops(0, "W", "c2").crops(0, "T", "h5 h4")
    assert group_size(table.s, 0, fields("a1")[0]) == 7
    assert group_size(table.s, 0, fields("h4")[0]) == 2
    assert group_size(table.s, 0, fields("c2")[0]) == 1


def test_a_barn_in_the_corner_looks_only_at_fields_of_the_board() -> None:
    table = Scene().crops(0, "T", "b5 a4").crops(0, "W", "h1 h2 a2")
    assert barn_points(c, table.s, 0, fields("a5")[0]) == 4
    assert barn_points(c, table.s, 0, fields("a1")[0]) == 2


def test_features_and_workers_of_others_do_not_count() -> None:
    table = Scene().crops(1, "T", SEVEN, worker=True).crops(1, "W", "a1").barns(1, "h1").wells(1, "a1")
    s = table.s
    assert unscored(s, 0) == 2  # its two surveyors
    assert unscored(s, 1) == 4
    assert on_crop(ready_workers(s, 0), 0) == 0
    assert [on_crop(ready_workers(s, 1), crop) for crop in range(5)] == [7, 0, 0, 0, 0]
    assert [harvested(s, 1, crop) for crop in range(5)] == [0, 1, 0, 0, 0]
    assert largest_room(s, 1) == 0
