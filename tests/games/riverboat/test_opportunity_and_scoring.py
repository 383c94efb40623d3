"""Phases IV and V: cards, spaces, surveyors, income, and the end of a round."""

from typing import Any

import pytest

from riverhaven.core.match import Match
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.rules.estate import barn_points, group_size
from riverhaven.games.riverboat.rules.opportunity import search_card, top_card
from riverhaven.games.riverboat.rules.scoring import card_points
from riverhaven.games.riverboat.state import (
    CARD_LABELS,
    DECK,
    FROM_AGENTS,
    FROM_BARNS,
    FROM_CARDS,
    FROM_PHASE_TILE,
    FROM_SURVEYORS,
    FROM_WELLS,
    HELD,
    Phase,
)

from .scene import Scene, fields, moves, refused

OFFER = "corn potato pumpkin turnip"  # on the spaces: surveyor, agent, two steps, coin


def test_holder_of_opportunity_gets_a_point() -> None:
    match = Scene().crops(0, "T", "a5", worker=True).match(Phase.LOAD, holders="10110")
    match.play(0, "pass")
    assert match.state.phase == Phase.CLAIM
    assert match.state.points[1, FROM_PHASE_TILE] == 1
    assert match.waiting == (1,)


def test_each_space_has_its_bonus() -> None:
    table = Scene(seats=4).offer(OFFER)
    for card, gain in (("corn", "surveyors"), ("pumpkin", "master"), ("turnip", "coins")):
        match = table.match(Phase.CLAIM)
        before = int(match.state[gain][0])
        match.play(0, f"claim {card}")
        assert match.state[gain][0] - before == (2 if gain == "master" else 1)
        assert match.state.card[CARD_LABELS.index(card)] == HELD
        assert match.waiting == (1,)
    match = table.match(Phase.CLAIM)
    match.play(0, "claim potato")
    assert match.state.phase == Phase.SEND
    assert moves(match) == {"send 0", "send 1"}


def test_a_coin_searches_the_deck_without_a_bonus() -> None:
    match = Scene().offer(OFFER).match(Phase.CLAIM)
    assert refused(match, 0, "claim fleet") == "not-on-display"
    assert refused(match, 0, "search corn") == "none-left"
    match.play(0, "search fleet")
    s = match.state
    assert (s.coins[0], s.surveyors[0], s.master[0]) == (2, 2, 0)
    assert s.card[CARD_LABELS.index("fleet")] == HELD
    match = Scene().offer(OFFER).have(0, coins=0).match(Phase.CLAIM)
    assert refused(match, 0, "search fleet") == "no-coin"


def test_taking_a_card_is_a_duty_and_each_takes_one() -> None:
    match = Scene(seats=3).offer(OFFER).match(Phase.CLAIM, holders="01202")
    assert refused(match, 0, "pass") == "wrong-phase"
    match.play(0, "claim corn")
    match.play(1, "claim turnip")
    match.play(2, "claim pumpkin")
    assert match.state.phase in (Phase.REWARD, Phase.SURVEY)
    assert match.state.card[CARD_LABELS.index("potato")] == DECK
    assert match.state.depth[CARD_LABELS.index("potato")] == 1


def test_leftovers_come_up_last_unless_somebody_searches() -> None:
    table = Scene(seats=4)
    s = table.s
    s.card[:] = HELD
    s.card[[3, 5, 9]] = DECK
    s.depth[[3, 5, 9]] = [1, 0, 2]
    drawn = []
    for _ in range(3):
        card = top_card(s)
        s.card[card] = HELD
        drawn.append(card)
    assert drawn == [5, 3, 9]
    s.card[[3, 9]] = DECK
    s.depth[[3, 9]] = [1, 2]
    search_card(s, 0, 5)
    assert s.depth.tolist() == [0] * 17


def test_last_round_with_four_players_leaves_one_card_in_the_deck() -> None:
    match = Scene(seats=4, round_number=4).match(Phase.CLAIM)
    assert (match.state.card == DECK).sum() == 1
    assert len(moves(match, 0, "search")) == 1
    match.play(0, next(iter(moves(match, 0, "search"))))
    assert moves(match, 1, "search") == set()


# ----------------------------------------------------------------------------------------------------------- the reward


def test_the_holder_of_scoring_chooses_one_of_three() -> None:
    table = Scene()
    gains = {"coin": ("coins", 4), "step": ("master", 1), "agent": ("agents", 1)}
    for reward, (field, value) in gains.items():
        match = table.match(Phase.REWARD)
        match.play(0, f"reward {reward}")
        assert match.state[field][0] == value


def test_what_cannot_be_had_is_no_reward() -> None:
    match = Scene().have(1, coins=22).match(Phase.REWARD)
    assert moves(match) == {"reward step", "reward agent"}
    assert refused(match, 0, "reward coin") == "none-left"
    match = Scene(seats=3).have(0, agents=13).match(Phase.REWARD, holders="01210")
    assert refused(match, 0, "reward agent") == "too-many"


# --------------------------------------------------------------------------------------------------- barns and wells


def test_barn_scores_its_best_crop_only() -> None:
    s = Scene().crops(0, "T", "c3 e3 d4").crops(0, "W", "c4 c2").barns(0, "d3").match(Phase.SURVEY).state
    assert barn_points(GAME.parts, s, 0, fields("d3")[0]) == 6


def test_barn_scores_twelve_at_most_and_harvest_does_not_matter() -> None:
    table = Scene().crops(0, "T", "c3 e3 d4", worker=True).crops(0, "T", "c4 c2 d2").barns(0, "d3")
    match = table.match(Phase.SURVEY)
    match.play(0, "survey d3")
    assert match.state.points[0, FROM_BARNS] == 12


def test_barn_with_nothing_around_scores_nothing_and_may_still_be_surveyed() -> None:
    match = Scene().barns(0, "d3").match(Phase.SURVEY)
    match.play(0, "survey d3")
    assert match.state.active_surveyors[0] == 1
    assert match.state.points[0, FROM_BARNS] == 0


def test_well_scores_every_hex_of_its_group() -> None:
    table = Scene().crops(0, "T", "a5 b5 b4 c3 h1").crops(0, "W", "c5").wells(0, "b4")
    match = table.match(Phase.SURVEY)
    assert group_size(match.state, 0, fields("b4")[0]) == 4  # a5 b5 b4 c3; not h1
    match.play(0, "survey b4")
    assert match.state.points[0, FROM_WELLS] == 4


def test_well_has_no_upper_limit() -> None:
    table = Scene().crops(0, "T", "a5 b5 c5 d5 e5 f5 g5 h5 a4 b4 c4 d4 e4").tile(0, "TT", "f4 g4").wells(0, "g4")
    assert group_size(table.s, 0, fields("g4")[0]) == 15


def test_each_thing_is_scored_once() -> None:
    table = Scene(round_number=2).barns(0, "d3", scored=True).cards(0, "fleet", scored=True).cards(0, "rim")
    match = table.match(Phase.SURVEY)
    assert refused(match, 0, "survey d3") == "already-surveyed"
    assert refused(match, 0, "assess fleet") == "already-surveyed"
    assert refused(match, 0, "survey a5") == "nothing-to-survey"
    assert refused(match, 0, "assess corn") == "not-your-card"
    assert moves(match) == {"assess rim", "pass"}


def test_two_surveyors_a_round_and_three_in_the_last() -> None:
    for round_number, allowed in ((1, 2), (3, 2), (4, 3)):
        table = Scene(round_number=round_number).barns(0, "d3 a5 h5 h1").have(0, surveyors=6)
        match = table.match(Phase.SURVEY)
        for label in ["d3", "a5", "h5"][:allowed]:
            assert match.waiting == (0,)
            match.play(0, f"survey {label}")
        assert match.waiting != (0,) or match.state.phase != Phase.SURVEY
        assert match.state.active_surveyors[0] == allowed


def test_passing_keeps_surveyors() -> None:
    match = Scene(seats=3).barns(0, "d3").barns(1, "d3").match(Phase.SURVEY, holders="01210")
    match.play(0, "pass")
    assert match.waiting == (1,)
    assert match.state.surveyors[0] == 2


def test_one_player_places_all_before_the_next() -> None:
    match = Scene(seats=3).barns(0, "d3 a5").barns(1, "d3").match(Phase.SURVEY, holders="01210")
    match.play(0, "survey d3")
    assert match.waiting == (0,)


# --------------------------------------------------------------------------------------------------------------- cards


def worth(table: Scene, card: str) -> int:
    return int(card_points(GAME.parts, table.s, 0, CARD_LABELS.index(card)))


def test_crop_cards_count_harvested_hexes_up_to_15() -> None:
    table = Scene().crops(0, "T", "a5 b5 c5").crops(0, "T", "d5", worker=True)
    assert (worth(table, "turnip"), worth(table, "wheat")) == (3, 0)
    table = Scene().crops(0, "T", "a5 b5 c5 d5 e5 f5 g5 h5 a4 b4 c4 d4 e4 f4").tile(0, "TT", "g4 h4")
    assert worth(table, "turnip") == 15
    for card, letter in (("corn", "C"), ("potato", "P"), ("pumpkin", "K"), ("wheat", "W")):
        assert worth(Scene().crops(0, letter, "a5 b5"), card) == 2


def test_variety_counts_crops_with_a_harvest() -> None:
    table = Scene().crops(0, "T", "a5 b5").crops(0, "W", "c5").crops(0, "C", "d5", worker=True)
    assert worth(table, "variety") == 6
    assert worth(table.crops(0, "C", "a1").crops(0, "P", "b1").crops(0, "K", "c1"), "variety") == 15


@pytest.mark.parametrize(("agents", "points"), [(0, 0), (3, 6), (7, 14), (9, 14)])
def test_agents_card(agents: int, points: int) -> None:
    assert worth(Scene().have(0, agents=agents), "agents") == points


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (3, 6), (7, 14), (10, 14)])
def test_coins_card(coins: int, points: int) -> None:
    assert worth(Scene().have(0, coins=coins), "coins") == points


def test_barn_and_well_cards_count_scored_ones_too() -> None:
    table = Scene().barns(0, "a1 b1", scored=True).crops(0, "T", "a5").wells(0, "a5")
    assert (worth(table, "barns"), worth(table, "wells"), worth(table, "barns-and-wells")) == (10, 5, 9)
    table.barns(0, "c1 d1")
    assert (worth(table, "barns"), worth(table, "barns-and-wells")) == (15, 15)
    table.crops(0, "W", "b5").crops(0, "C", "c5").crops(0, "P", "d5").wells(0, "b5 c5 d5")
    assert worth(table, "wells") == 15


def test_triangles_card() -> None:
    table = Scene().tile(0, "TTT", "d3 e3 d2").tile(0, "TW", "a5 b5").crops(0, "T", "h1")
    assert worth(table, "triangles") == 2
    table.s.triangles[0] = 8
    assert worth(table, "triangles") == 14


def test_rim_card_counts_crops_and_barns_on_the_rim() -> None:
    table = Scene().crops(0, "T", "a5 h3 c1", worker=True).crops(0, "T", "c3 d4").barns(0, "a3 e3")
    assert worth(table, "rim") == 4
    assert worth(table.workers(0, "h5"), "rim") == 4  # a worker alone occupies nothing
    table.crops(0, "W", "b5 c5 d5 e5 f5 g5 a4 h4 a2 h2 a1 b1 d1")
    assert worth(table, "rim") == 15


def test_fleet_card_takes_the_two_largest_boats() -> None:
    table = Scene()
    assert worth(table, "fleet") == 0
    assert worth(table.boats(0, "5"), "fleet") == 5
    assert worth(table.boats(0, "2a 6 4"), "fleet") == 11
    assert worth(Scene().boats(0, "7 7 1"), "fleet") == 14


def test_pilots_score_and_step() -> None:
    for card, points, steps in (("pilot-1", 7, 1), ("pilot-2", 5, 2)):
        match = Scene().cards(0, card).match(Phase.SURVEY)
        match.play(0, f"assess {card}")
        assert (match.state.points[0, FROM_CARDS], match.state.master[0]) == (points, steps)


def test_envoys_score_and_send_before_the_next_surveyor() -> None:
    match = Scene(round_number=2).cards(0, "envoys agents").match(Phase.SURVEY)
    match.play(0, "assess envoys")
    assert moves(match) == {"send 0", "send 1", "send 2"}
    match.play(0, "send 2")
    match.play(0, "assess agents")
    assert match.state.points[0, FROM_CARDS] == 5 + 4


def test_a_card_of_this_round_may_be_scored_at_once() -> None:
    match = Scene().offer("rim potato pumpkin turnip").match(Phase.CLAIM)
    match.play(0, "claim rim")
    match.play(1, "claim turnip")
    while match.state.phase == Phase.REWARD:
        match.play(match.waiting[0], "reward step")
    seat = match.waiting[0]
    assert moves(match, seat, "assess")


# --------------------------------------------------------------------------------------------------- income, next round


def test_income_for_active_surveyors_and_agents_after_all_have_placed() -> None:
    table = Scene(round_number=2).barns(0, "a1", scored=True).barns(0, "d3").have(0, agents=2).have(1, agents=1)
    match = table.match(Phase.SURVEY)
    match.play(0, "survey d3")
    while match.state.phase == Phase.SURVEY:
        match.play(match.waiting[0], "pass")
    assert match.state.points[:2, FROM_SURVEYORS].tolist() == [2, 0]
    assert match.state.points[:2, FROM_AGENTS].tolist() == [2, 1]


def test_what_the_last_surveyor_brings_is_foretold_and_not_what_the_next_round_deals() -> None:
    table = Scene().crops(0, "T", "c3 e3 d4").barns(0, "d3").have(0, surveyors=1).have(1, surveyors=0)
    match = table.match(Phase.SURVEY)
    told = match.preview(0, match.find("survey d3"), you=True)
    assert told[:2] == ["You put a surveyor on the barn on d3.", "You get 6 VP."]
    assert not any("refilled" in line for line in told)
    fields_then = sum(match.foreseen(0, match.find("survey d3")).view.farms[0].fields, ())
    assert [field.label for field in fields_then if field.surveyed] == ["d3"]


def test_agents_of_the_reward_count_at_once() -> None:
    match = Scene().match(Phase.REWARD)
    match.play(0, "reward agent")
    while match.state.phase == Phase.SURVEY:
        match.play(match.waiting[0], "pass")
    assert match.state.points[0, FROM_AGENTS] == 1


def test_the_next_round_is_supplied() -> None:
    table = Scene(display="T TW").have(0, surveyors=0).have(1, surveyors=0)
    table.s.dock[0] = 0
    table.s.boat[0, 0], table.s.boats[0] = 1, 1
    match = table.match(Phase.REWARD)
    match.play(0, "reward step")
    s = match.state
    assert (s.round_number, s.phase, s.display.sum(), s.dock.sum()) == (2, Phase.DRAFT, 18, 9)
    assert s.boat_pile[0] == 3
    assert s.holder.tolist() == [-1] * 5
    assert [(s.card == space).sum() for space in (1, 2, 3, 4)] == [1] * 4


def finish_round(table: Scene, **kwargs: Any) -> Match:
    for seat in range(table.seats):
        table.have(seat, surveyors=0)
    match = table.match(Phase.REWARD, **kwargs)
    match.play(match.waiting[0], "reward step")
    return match


@pytest.mark.parametrize("seats", [2, 4])
def test_first_player_marker_goes_left(seats: int) -> None:
    for round_number in (1, 2, 3):
        table = Scene(seats=seats, round_number=round_number).points(0, 4).points(1, 1)
        match = finish_round(table)
        assert match.state.first == 1


def test_three_players_before_round_four_the_lowest_is_first() -> None:
    for round_number, first in ((2, 1), (3, 2)):
        table = Scene(seats=3, round_number=round_number).points(0, 3).points(1, 2).points(2, 1)
        assert finish_round(table, holders="01210").state.first == first


def test_among_the_lowest_the_marker_on_top_decides() -> None:
    for order in ((1, 2), (2, 1)):
        table = Scene(seats=3, round_number=3).points(0, 3)
        for seat in order:
            table.points(seat, 1)
        assert finish_round(table).state.first == order[-1]


def test_a_gain_of_nothing_does_not_restack() -> None:
    table = Scene(seats=3, round_number=3).points(0, 3).points(1, 1).points(2, 1).barns(1, "d3")
    table.have(0, surveyors=0).have(2, surveyors=0)
    match = table.match(Phase.REWARD, holders="01210")
    match.play(0, "reward step")
    match.play(1, "pass")
    assert match.state.first == 2
