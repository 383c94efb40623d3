"""The small print: what happens in which order, how cards and tiles come up, and how ties are broken."""

from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.rules.final import agent_rank, lowest_phase_tile
from riverhaven.games.riverboat.rules.opportunity import put_leftovers_underneath, top_card
from riverhaven.games.riverboat.rules.planting import refill_display
from riverhaven.games.riverboat.rules.scoring import can_survey
from riverhaven.games.riverboat.state import (
    CARD_LABELS,
    DECK,
    FROM_AGENTS,
    FROM_BOATS,
    FROM_CARDS,
    FROM_PHASE_TILE,
    FROM_SURVEYORS,
    FROM_TILES,
    HELD,
    ON_SPACE,
    TILES,
    Phase,
)

from .scene import Scene, moves, refused

c = GAME.parts
SEVEN = "a5 b5 c5 d5 e5 f5 g5"

# --------------------------------------------------------------------------------------------------- order of things


def test_the_boat_pays_before_its_feature_and_the_harvest_bonus_last() -> None:
    """Boat 3b crosses nine: its coin and points are there while the bonus is chosen."""
    table = Scene(seats=3, round_number=2).crops(0, "T", "a5 b5 c5 d5 e5 f5").crops(0, "T", "g5 h5 a4", worker=True)
    match = table.match(Phase.LOAD, holders="01201")
    match.play(0, "load 3b turnip")
    s = match.state
    assert (s.phase, s.coins[0], s.points[0, FROM_BOATS], s.workers[0], s.harvest_bonus) == (Phase.FEATURE, 4, 3, 13, 0)
    match.play(0, "feature well")
    assert match.state.phase == Phase.SITE
    match.play(0, "well a5")
    assert match.waiting != (0,) or match.state.phase != Phase.FEATURE


def test_agents_of_a_boat_come_before_the_harvest_bonus() -> None:
    table = Scene(seats=3, round_number=2).crops(0, "T", "a5 b5 c5 d5").crops(0, "T", "e5 f5 g5 h5 a4", worker=True)
    match = table.match(Phase.LOAD, holders="01201")
    match.play(0, "load 5 turnip")
    assert match.state.phase == Phase.SEND
    match.play(0, "send 1")
    assert match.state.phase == Phase.FEATURE
    match.play(0, "feature surveyor")
    assert match.state.surveyors[0] == 4


def test_two_crops_may_each_bring_the_harvest_bonus_in_one_round() -> None:
    table = Scene(seats=2, round_number=3).crops(0, "T", "a5 b5 c5 d5 e5 f5 g5").crops(0, "T", "h5 a4", worker=True)
    table.crops(0, "W", "a1 b1 c1 d1 e1 f1 g1").crops(0, "W", "h1 h2", worker=True)
    match = table.match(Phase.LOAD)
    for boat, crop in (("2a", "turnip"), ("2b", "wheat")):
        match.play(0, f"load {boat} {crop}")
        assert match.state.phase == Phase.FEATURE
        match.play(0, "feature surveyor")
    assert match.state.surveyors[0] == 4


def test_loading_goes_round_the_table() -> None:
    table = Scene(seats=3)
    for seat, crop in enumerate("TWC"):
        table.crops(seat, crop, SEVEN, worker=True)
    match = table.match(Phase.LOAD, active=2, holders="01201")
    order = []
    while match.state.phase == Phase.LOAD:
        order.append(match.waiting[0])
        small = [move for move in moves(match, order[-1]) - {"pass"} if move[5] in "123"]
        match.play(order[-1], min(small))
    assert order == [2, 0, 1, 2, 0, 1]
    assert match.state.boats[:3].tolist() == [2, 2, 2]


def test_opportunity_goes_round_from_its_holder() -> None:
    match = Scene(seats=4).offer("corn potato pumpkin turnip").match(Phase.CLAIM, active=2, holders="01320")
    order = []
    while match.state.phase == Phase.CLAIM:
        order.append(match.waiting[0])
        match.play(order[-1], "search fleet" if len(order) == 1 else min(moves(match, order[-1]) - {"claim potato"}))
    assert order == [2, 3, 0, 1]


def test_scoring_goes_round_from_its_holder_and_each_has_its_own_limit() -> None:
    table = Scene(seats=3)
    for seat in range(3):
        table.barns(seat, "d3 a5").have(seat, surveyors=3)
    match = table.match(Phase.REWARD, active=1, holders="02201")
    match.play(1, "reward step")
    order = []
    while match.state.round_number == 1:
        order.append(match.waiting[0])
        match.play(order[-1], "survey d3" if "survey d3" in moves(match, order[-1]) else "survey a5")
    assert order == [1, 1, 2, 2, 0, 0]
    assert match.state.points[:3, FROM_SURVEYORS].tolist() == [2, 2, 2]


def test_income_comes_in_phase_order() -> None:
    """Three players level: the last in the order of scoring comes to lie on top."""
    table = Scene(seats=3, round_number=3).points(0, 1).points(1, 1).points(2, 1)
    for seat in range(3):
        table.have(seat, surveyors=0, agents=1)
    match = table.match(Phase.REWARD, active=1, holders="02201")
    match.play(1, "reward step")
    s = match.state
    assert s.points[:3, FROM_AGENTS].tolist() == [1, 1, 1]
    assert s.first == 0  # 1, 2, 0
    assert s.arrival[1] < s.arrival[2] < s.arrival[0]


def test_can_survey_needs_surveyor_slot_and_task() -> None:
    table = Scene(round_number=1).barns(0, "d3")
    s = table.match(Phase.SURVEY).state
    assert can_survey(c, s, 0)
    s.placed_now = 2
    assert not can_survey(c, s, 0)
    s.placed_now, s.surveyors[0] = 0, 0
    assert not can_survey(c, s, 0)
    s.surveyors[0] = 1
    s.card[s.card == HELD] = DECK
    assert can_survey(c, s, 0)
    s.feature[0] = 0
    assert not can_survey(c, s, 0)
    s.card[3] = HELD + 1
    assert not can_survey(c, s, 0)
    s.card[4] = HELD
    assert can_survey(c, s, 0)


def test_a_card_scored_by_another_is_not_yours() -> None:
    match = Scene(round_number=2).cards(1, "fleet", scored=True).barns(0, "d3").match(Phase.SURVEY)
    assert refused(match, 0, "assess fleet") == "not-your-card"


def test_a_card_scores_before_its_own_effects() -> None:
    """Envoys: five points whoever is sent; a pilot's steps come whatever they lead to."""
    match = Scene().cards(0, "pilot-2").have(0, master=19).match(Phase.SURVEY)
    match.play(0, "assess pilot-2")
    assert (match.state.master[0], match.state.points[0, FROM_CARDS]) == (20, 5)


# ----------------------------------------------------------------------------------------------------- cards, refills


def test_leftovers_are_marked_with_their_round_and_only_they() -> None:
    s = Scene(seats=2).s
    s.round_number = 3
    s.card[:] = DECK
    s.card[[2, 7]] = ON_SPACE, ON_SPACE + 3
    s.card[[4, 9]] = HELD, HELD + 1
    s.depth[5] = 1
    put_leftovers_underneath(s)
    assert s.depth.tolist() == [0, 0, 3, 0, 0, 1, 0, 3] + [0] * 9
    assert s.card[[2, 7]].tolist() == [DECK, DECK]
    assert s.card[[4, 9]].tolist() == [HELD, HELD + 1]


def test_every_shuffled_card_can_come_up() -> None:
    drawn = set()
    for seed in range(60):
        s = GAME.opening(2, seed, {})
        s.card[:] = HELD
        s.card[[0, 8, 16]] = DECK
        s.card[3] = DECK
        s.depth[3] = 2
        card = top_card(s)
        drawn.add(int(card))
        assert s.depth[card] == 0
    assert drawn == {0, 8, 16}


def test_refill_tops_up_each_size_and_stops_at_empty_piles() -> None:
    s = Scene(display="T T W TW TTT").s
    s.pile[:] = 0
    s.pile[TILES.index("K")] = 3
    s.pile[TILES.index("CP")] = 9
    refill_display(c, s)
    assert (s.display[TILES.index("K")], s.display[TILES.index("CP")], s.display.sum()) == (3, 4, 12)
    assert (s.pile[TILES.index("K")], s.pile[TILES.index("CP")]) == (0, 5)
    refill_display(c, s)
    assert s.display.sum() == 12


def test_searching_is_the_only_way_past_the_deck() -> None:
    match = Scene().offer("corn potato pumpkin turnip").match(Phase.CLAIM)
    assert refused(match, 0, "search potato") == "none-left"
    match.play(0, "search fleet")
    assert refused(match, 1, "search fleet") == "none-left"
    assert refused(match, 1, "claim fleet") == "not-on-display"
    match.play(1, "claim turnip")
    s = match.state
    assert [int(s.depth[CARD_LABELS.index(card)]) for card in ("corn", "potato", "pumpkin")] == [1, 1, 1]


def test_points_are_booked_under_their_source() -> None:
    match = Scene().workers(0, "d3 e3 d2").match(Phase.TAKE, holders="01010")
    match.play(0, "take ttt")
    assert match.state.points[0, FROM_TILES] == 2
    match = Scene().crops(0, "T", SEVEN, worker=True).match(Phase.LOAD, holders="00110")
    match.play(0, "load 2b turnip")
    match.play(0, "pass")
    assert (match.state.points[0, FROM_BOATS], match.state.points[1, FROM_PHASE_TILE]) == (2, 1)


# ---------------------------------------------------------------------------------------------------------- tie-breaks


def test_the_lowest_tile_counts_not_their_number() -> None:
    s = Scene(seats=2).match(Phase.REWARD, active=1, holders="01001").state
    assert [lowest_phase_tile(s, seat) for seat in (0, 1)] == [0, 1]
    s = Scene(seats=4).match(Phase.REWARD, active=3, holders="30213").state
    assert [lowest_phase_tile(s, seat) for seat in range(4)] == [1, 3, 2, 0]


def test_ranks_of_agents_mix_counts_and_tiles() -> None:
    table = Scene(seats=4).have(0, agents=3).have(1, agents=5).have(2, agents=3).have(3, agents=3)
    s = table.match(Phase.REWARD, active=3, holders="30213").state
    assert [agent_rank(s, seat) for seat in range(4)] == [2, 0, 3, 1]
