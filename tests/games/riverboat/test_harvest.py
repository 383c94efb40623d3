"""Phase III: loads, boats and their benefits, features, agents, the harvest bonus."""

import pytest

from riverhaven.games.riverboat.rules.harvest import refill_dock
from riverhaven.games.riverboat.state import FROM_BOATS, Phase

from .scene import Scene, fields, moves, refused

SEVEN = "a5 b5 c5 d5 e5 f5 g5"


def test_exact_loads_of_one_crop() -> None:
    match = Scene().crops(0, "T", "a5 c3 e1", worker=True).crops(0, "W", "b5", worker=True).match(Phase.LOAD)
    loads = {"load 1 turnip", "load 2a turnip", "load 2b turnip", "load 3a turnip", "load 3b turnip", "load 1 wheat"}
    assert moves(match, 0, "load") == loads
    assert refused(match, 0, "load 4 turnip") == "wrong-load"
    match.play(0, "load 2a turnip")
    s = match.state
    assert s.worker[0].sum() == 2
    assert s.workers[0] == 13 - 4 + 2
    assert s.crop[0].astype(bool).sum() == 4  # the tiles stay
    assert s.boat[0].tolist()[:2] == [2, 0]
    assert s.dock[1] == 0


@pytest.mark.parametrize(
    ("boat", "points", "coins", "steps"),
    [("1", 0, 1, 3), ("2a", 1, 0, 2), ("2b", 2, 0, 1), ("3a", 3, 0, 1), ("3b", 3, 1, 0)],
)
def test_small_boats(boat: str, points: int, coins: int, steps: int) -> None:
    match = Scene().crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
    match.play(0, f"load {boat} turnip")
    s = match.state
    assert (s.points[0, FROM_BOATS], s.coins[0] - 3, s.master[0]) == (points, coins, steps)


def test_a_coin_only_while_the_supply_lasts() -> None:
    match = Scene().crops(0, "T", SEVEN, worker=True).have(1, coins=22).match(Phase.LOAD)
    match.play(0, "load 3b turnip")
    assert (match.state.coins[0], match.state.bank) == (3, 0)


def test_boat_4_brings_a_barn_on_an_empty_field() -> None:
    match = Scene().crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
    match.play(0, "load 4 turnip")
    assert match.state.phase == Phase.SITE  # a barn and nothing else: no choice
    assert refused(match, 0, "feature surveyor") == "wrong-phase"
    assert refused(match, 0, "well a5") == "wrong-feature"
    assert refused(match, 0, "barn a5") == "field-not-empty"
    assert moves(match, 0) == moves(match, 0, "barn")
    told, *_ = match.preview(0, match.find("barn c4"), you=True)
    assert told == "You build a barn on c4. A surveyor there would bring 4 VP now."
    match.play(0, "barn c4")
    assert match.state.barns == 7
    assert match.state.phase == Phase.CLAIM or match.waiting == (0,)


def test_boat_5_brings_a_surveyor_and_perhaps_an_agent() -> None:
    match = Scene().crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
    match.play(0, "load 5 turnip")
    assert match.state.surveyors[0] == 3
    assert match.state.phase == Phase.SEND
    assert moves(match) == {"send 0", "send 1"}
    match.play(0, "send 1")
    assert (match.state.agents[0], match.state.workers[0]) == (1, 13 - 7 + 5 - 1)


@pytest.mark.parametrize(("boat", "most"), [("6", 2), ("7", 3)])
def test_large_boats_bring_a_feature_of_choice_and_agents(boat: str, most: int) -> None:
    match = Scene().crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
    match.play(0, f"load {boat} turnip")
    assert moves(match) == {"feature barn", "feature well", "feature surveyor"}
    match.play(0, "feature surveyor")
    assert moves(match) == {f"send {n}" for n in range(most + 1)}
    assert refused(match, 0, "barn c4") == "wrong-phase"
    match.play(0, "send 0")  # always optional
    assert match.state.agents[0] == 0


def test_just_harvested_workers_may_be_sent_but_no_others() -> None:
    """All 13 stand on crops but for agents: only what the boat brings home can be sent."""
    table = Scene().crops(0, "T", SEVEN, worker=True).have(0, agents=6)
    match = table.match(Phase.LOAD)
    assert match.state.workers[0] == 0
    match.play(0, "load 5 turnip")
    assert moves(match) == {"send 0", "send 1"}
    match = Scene().crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
    match.play(0, "load 6 turnip")
    match.play(0, "feature surveyor")
    assert refused(match, 0, "send 3") == "too-many"


def test_well_needs_a_crop_without_a_well_worker_or_not() -> None:
    table = Scene().crops(0, "T", SEVEN, worker=True).crops(0, "W", "c1 d1").wells(0, "c1")
    match = table.match(Phase.LOAD)
    match.play(0, "load 6 turnip")
    match.play(0, "feature well")
    assert refused(match, 0, "well d1") == "no-well-here"  # that crop has one
    assert refused(match, 0, "well d3") == "no-well-here"  # no crop
    assert refused(match, 0, "barn d3") == "wrong-feature"
    assert moves(match, 0, "well") == {f"well {label}" for label in SEVEN.split()}
    assert match.state.worker[0, fields("g5")[0]] == 1  # one worker is left there
    match.play(0, "well g5")
    assert match.state.wells == 6


def test_barn_stands_on_no_worker_crop_or_barn() -> None:
    match = Scene().crops(0, "T", SEVEN, worker=True).barns(0, "c3").match(Phase.LOAD)
    match.play(0, "load 4 turnip")
    assert refused(match, 0, "barn c3") == "field-not-empty"
    match.play(0, "barn d3")  # beside another barn is allowed


def test_a_kind_that_is_out_is_replaced_by_one_of_choice() -> None:
    table = Scene(seats=4).crops(0, "T", SEVEN, worker=True)
    table.barns(1, "a5 b5 c5 d5").barns(2, "a5 b5 c5 d5")
    match = table.match(Phase.LOAD)
    match.play(0, "load 4 turnip")
    assert moves(match) == {"feature well", "feature surveyor"}
    assert refused(match, 0, "feature barn") == "none-left"


def test_surveyors_can_run_out() -> None:
    table = Scene(seats=4).crops(0, "T", SEVEN, worker=True).have(0, surveyors=2)
    match = table.have(1, surveyors=8).have(2, surveyors=9).have(3, surveyors=9).match(Phase.LOAD)
    assert match.state.surveyor_supply == 0
    match.play(0, "load 5 turnip")
    assert moves(match) == {"feature barn", "feature well"}
    assert refused(match, 0, "feature surveyor") == "none-left"


def test_nothing_when_no_feature_can_be_had() -> None:
    table = Scene(seats=4).crops(0, "T", SEVEN, worker=True).wells(0, "a5").have(0, surveyors=2)
    table.barns(1, "a5 b5 c5 d5").barns(2, "a5 b5 c5 d5")
    match = table.have(1, surveyors=8).have(2, surveyors=9).have(3, surveyors=9).match(Phase.LOAD)
    match.play(0, "load 5 turnip")
    assert match.state.phase == Phase.SEND  # the only crop has its well: no feature at all


def test_harvest_bonus_at_nine_hexes_once_for_each_crop() -> None:
    table = Scene(round_number=2).crops(0, "T", "a5 b5 c5 d5 e5 f5 g5").crops(0, "T", "h5 a4 b4", worker=True)
    match = table.match(Phase.LOAD)
    match.play(0, "load 1 turnip")  # the eighth
    assert match.state.phase == Phase.LOAD
    match = table.match(Phase.LOAD)
    match.play(0, "load 2a turnip")  # the ninth: boat first, then the bonus
    assert match.state.phase == Phase.FEATURE
    assert moves(match) == {"feature barn", "feature well", "feature surveyor"}
    match.play(0, "feature surveyor")
    assert match.state.surveyors[0] == 3
    match.play(0, "load 1 turnip")  # the tenth
    assert match.state.phase == Phase.CLAIM


def test_crossing_nine_with_a_large_load_brings_boat_feature_then_one_bonus() -> None:
    table = Scene(round_number=2).crops(0, "T", "a5 b5 c5 d5 e5 f5").crops(0, "T", "g5 h5 a4 b4 c4 d4", worker=True)
    match = table.match(Phase.LOAD)
    match.play(0, "load 6 turnip")
    match.play(0, "feature barn")
    match.play(0, "barn a1")
    match.play(0, "send 1")
    assert match.state.phase == Phase.FEATURE
    match.play(0, "feature well")
    match.play(0, "well a5")
    assert match.state.phase == Phase.CLAIM


def test_two_boats_a_round_and_three_in_the_last() -> None:
    for round_number, boats in ((1, 2), (3, 2), (4, 3)):
        match = Scene(round_number=round_number).crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
        for boat in ("1", "2b", "2a")[:boats]:
            assert match.state.phase == Phase.LOAD
            match.play(0, f"load {boat} turnip")
        assert match.state.phase == Phase.CLAIM


def test_turns_alternate_and_passing_is_for_the_whole_round() -> None:
    table = Scene().crops(0, "T", SEVEN, worker=True).crops(1, "T", "a5 b5 c5 d5", worker=True)
    match = table.match(Phase.LOAD)
    match.play(0, "pass")  # although it could load
    assert match.waiting == (1,)
    match.play(1, "load 1 turnip")
    assert match.waiting == (1,)
    match.play(1, "load 2a turnip")
    assert match.state.phase == Phase.CLAIM


def test_who_can_load_nothing_is_out() -> None:
    table = Scene(seats=3).crops(0, "T", SEVEN, worker=True).crops(2, "T", "a5", worker=True)
    match = table.match(Phase.LOAD, holders="01012")
    match.play(0, "load 1 turnip")
    assert match.waiting == (2,)  # seat 1 has nothing to load; seat 2 has a coin for the 1-boat of the pile
    assert moves(match, 2) == {"hire 1 turnip", "pass"}


def test_coin_takes_a_boat_from_the_pile_even_if_one_is_on_display() -> None:
    match = Scene().crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
    assert "hire 7 turnip" in moves(match)
    match.play(0, "hire 1 turnip")
    s = match.state
    assert (s.coins[0], s.dock[0], s.boat_pile[0]) == (3, 1, 3)  # one paid, one gained
    assert s.loaded[0] == 1


def test_hiring_needs_a_coin_a_boat_and_the_load() -> None:
    match = Scene().crops(0, "T", "a5 b5", worker=True).have(0, coins=0).match(Phase.LOAD)
    assert refused(match, 0, "hire 1 turnip") == "no-coin"
    match = Scene().crops(0, "T", "a5 b5", worker=True).match(Phase.LOAD)
    assert refused(match, 0, "hire 3a turnip") == "wrong-load"
    table = Scene(round_number=3).crops(0, "T", "a5 b5", worker=True).boats(0, "1 1 1").boats(1, "1 1")
    match = table.match(Phase.LOAD)
    assert refused(match, 0, "hire 1 turnip") == "none-left"
    assert refused(match, 0, "load 1 turnip") == "not-on-display"


def test_an_exhausted_type_does_not_come_back() -> None:
    table = Scene()
    table.s.dock[:2] = 0
    table.s.boat_pile[:2] = [0, 1]
    refill_dock(table.s)
    assert table.s.dock[:3].tolist() == [0, 1, 1]
    assert table.s.boat_pile[:3].tolist() == [0, 0, 4]


def test_steps_past_the_end_are_lost() -> None:
    match = Scene(round_number=4).crops(0, "T", SEVEN, worker=True).have(0, master=19).match(Phase.LOAD)
    match.play(0, "load 1 turnip")
    assert match.state.master[0] == 20


def test_boats_fill_the_notches_from_the_left() -> None:
    match = Scene(round_number=2).boats(0, "4 7").crops(0, "T", SEVEN, worker=True).match(Phase.LOAD)
    match.play(0, "load 3a turnip")
    assert match.state.boat[0].tolist() == [6, 9, 4, 0, 0, 0, 0, 0, 0]


def test_holder_moves_the_harbour_master() -> None:
    match = Scene().workers(0, "a5 b5").match(Phase.TAKE, holders="10101")
    assert match.state.master.tolist()[:2] == [0, 0]
    match.play(0, "take tw")
    match.play(0, "plant a5 e")
    assert match.state.master.tolist()[:2] == [0, 1]
