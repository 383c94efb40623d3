"""Final scoring, the tie-breaks, and the winners."""

from typing import Any

import pytest

from riverhaven.core.match import Match
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.rules.final import agent_points, harbour_points, is_farthest
from riverhaven.games.riverboat.state import (
    COLOURS,
    FIELD_LABELS,
    FROM_AGENT_RANK,
    FROM_COINS,
    FROM_COLOURS,
    FROM_HARBOUR,
    FROM_UNSCORED,
    Phase,
)

from .scene import Scene

c = GAME.parts


def end(table: Scene, **kwargs: Any) -> Match:
    """Play the last decision of the game: the holder of scoring takes a step, and nobody has surveyors to place."""
    match = table.match(Phase.REWARD, **kwargs)
    match.play(match.waiting[0], "reward step")
    while not match.over:
        assert match.state.phase == Phase.SURVEY
        match.play(match.waiting[0], "pass")
    return match


def last_round(seats: int = 2) -> Scene:
    return Scene(seats=seats, round_number=4)


def test_harbour_example_of_the_rulebook() -> None:
    """Boats 4, 2, 7, 1, 5 reached: 19, or 10 for who is not farthest."""
    for rival, points in ((3, 19), (15, 10)):
        table = last_round().boats(0, "4 2a 7 1 5 6").have(0, master=11).have(1, master=rival)
        match = end(table, active=1, holders="00101")
        assert match.state.points[0, FROM_HARBOUR] == points


def test_a_boat_counts_from_its_own_space_on() -> None:
    for master, points in ((2, 0), (3, 4), (4, 4), (5, 6)):
        s = Scene().boats(0, "4 2a").have(0, master=master).match(Phase.REWARD).state
        assert harbour_points(c, s, 0) == points


def test_half_of_the_sum_is_rounded_up_once() -> None:
    table = Scene(round_number=2).boats(0, "1 3a 1").have(0, master=7).have(1, master=8)
    assert harbour_points(c, table.match(Phase.REWARD).state, 0) == 3  # not 1 + 2 + 1


@pytest.mark.parametrize(("holders", "farthest"), [("10101", 1), ("01010", 0), ("00110", 0), ("11001", 1)])
def test_harbour_tie_goes_to_the_lower_phase_tile(holders: str, farthest: int) -> None:
    s = Scene().have(0, master=9).have(1, master=9).match(Phase.REWARD, active=int(holders[4]), holders=holders).state
    assert [is_farthest(s, seat) for seat in (0, 1)] == [seat == farthest for seat in (0, 1)]


def test_exactly_one_is_farthest() -> None:
    table = Scene(seats=4)
    for seat in range(4):
        table.have(seat, master=20)
    s = table.match(Phase.REWARD, holders="32103", active=3).state
    assert [is_farthest(s, seat) for seat in range(4)] == [False, False, False, True]


def test_agents_by_rank() -> None:
    table = last_round(4).have(0, agents=2).have(1, agents=5).have(2, agents=3).have(3, agents=1)
    match = end(table, holders="01230", active=0)
    assert match.state.points[:4, FROM_AGENT_RANK].tolist() == [5, 20, 10, 0]


def test_agent_ties_go_to_the_lower_phase_tile() -> None:
    table = Scene(seats=3).have(0, agents=2).have(1, agents=2).have(2, agents=2)
    s = table.match(Phase.REWARD, holders="21021", active=1).state
    assert [int(agent_points(c, s, seat)) for seat in range(3)] == [5, 10, 20]


def test_no_agent_no_rank() -> None:
    s = Scene().have(0, agents=1).match(Phase.REWARD).state
    assert [int(agent_points(c, s, seat)) for seat in range(2)] == [20, 0]
    s = Scene().have(0, agents=1).have(1, agents=2).match(Phase.REWARD).state
    assert [int(agent_points(c, s, seat)) for seat in range(2)] == [10, 20]


def test_coins_and_unscored_features() -> None:
    table = last_round().have(0, coins=5, surveyors=1).have(1, coins=0, surveyors=0)
    table.barns(0, "a1").barns(0, "b1", scored=True).crops(0, "T", "a5").wells(0, "a5").cards(0, "rim")
    match = table.match(Phase.REWARD)
    match.play(0, "reward step")
    while not match.over:
        match.play(match.waiting[0], "pass")
    assert match.state.points[0, FROM_COINS] == 5
    assert match.state.points[0, FROM_UNSCORED] == 6  # a barn, a well, a surveyor; no card


def test_seven_for_a_colour_under_crops_and_barns() -> None:
    white = [label for label, colour in zip(FIELD_LABELS, c.colour[0], strict=True) if COLOURS[colour] == "W"]
    for missing, points in ((0, 7), (1, 0)):
        table = last_round().have(0, surveyors=0).have(1, surveyors=0)
        table.crops(0, "T", " ".join(white[2 : 8 - missing]), worker=True).barns(0, " ".join(white[:2]))
        match = end(table)
        assert match.state.points[0, FROM_COLOURS] == points


def test_most_points_win_and_ties_share() -> None:
    table = last_round().have(0, surveyors=0, coins=3).have(1, surveyors=0, coins=3)
    match = end(table)
    assert match.over
    assert match.scores == (3, 3)
    assert match.places == (1, 1)
    table = last_round(3).points(2, 1)
    for seat in range(3):
        table.have(seat, surveyors=0)
    match = end(table)
    assert match.places == (2, 2, 1)
    assert match.waiting == ()


def test_phase_tiles_of_the_last_round_are_kept() -> None:
    match = end(last_round().have(0, surveyors=0).have(1, surveyors=0), holders="10101", active=1)
    assert match.state.holder.tolist() == [1, 0, 1, 0, 1]
