"""Phase 2: the six actions, one test for every ruling."""

import pytest

from riverhaven.games.caboose.state import CITY_LABELS

from .scene import BLUE, GREEN, RED, Scene, cubes, florins, line_of, market, phase, texts, why

# ------------------------------------------------------------------------------------------------------------ actions


def test_two_actions_repeats_allowed_and_ending_early() -> None:
    match = Scene(3).open("giza-cr", "edfu-cy", "thebes-cr", "thebes-ry").match()
    match.play(0, "draw giza-cr")
    assert match.waiting == (0,) and match.state.actions_left == 1
    match.play(0, "draw edfu-cy")
    assert match.waiting != (0,)
    early = Scene(3).match()
    early.play(0, "end")
    assert early.waiting != (0,)


# -------------------------------------------------------------------------------------------------------------- track


def test_track_needs_both_cards_and_the_florins() -> None:
    match = Scene().florins(6, 0, 0, 0).hold(BLUE, "train-2", "train-1", "edfu-cy").match()
    assert why(match, "track train-2 edfu-cy") == "too-dear"
    assert why(match, "track train-1 edfu-cy") == "ok"
    assert why(match, "track train-3 edfu-cy") == "no-train-card"
    assert why(match, "track train-1 edfu-rl") == "no-city-card"


@pytest.mark.parametrize(("card", "cost", "size"), [("train-1", 4, 1), ("train-2", 7, 2), ("train-3", 10, 3)])
def test_train_cards(card: str, cost: int, size: int) -> None:
    match = Scene().florins(20, 0, 0, 0).hold(BLUE, card, "edfu-cy").match()
    match.play(BLUE, f"track {card} edfu-cy")
    match.play(BLUE, "line abydos-edfu")
    assert florins(match)[BLUE] == 20 - cost and match.state.trains[line_of("abydos", "edfu"), BLUE] == size


def test_ptah_saves_five_florins_but_earns_none() -> None:
    scene = Scene().gods("ptah", "thoth", "bes", "hapi").florins(9, 0, 0, 0)
    match = scene.hold(BLUE, "train-1", "train-3", "edfu-cy").match()
    assert match.view(BLUE).mine.track_costs == (0, 2, 5)
    match.play(BLUE, "track train-1 edfu-cy")
    match.play(BLUE, "line abydos-edfu")
    assert florins(match)[BLUE] == 9


def test_no_line_with_room() -> None:
    scene = Scene().florins(20, 0, 0, 0).hold(BLUE, "train-1", "edfu-cy", "thebes-cr")
    match = scene.trains("abydos", "edfu", blue=1).trains("edfu", "thebes", red=1, green=1).match()
    assert why(match, "track train-1 edfu-cy") == "no-line"  # own colour on one, two colours on the other
    assert why(match, "track train-1 thebes-cr") == "ok"
    assert [move for move in texts(match) if move.startswith("track")] == ["track train-1 thebes-cr"]  # on its one line


def test_reasons_against_lines() -> None:
    scene = Scene().florins(20, 0, 0, 0).hold(BLUE, "train-1", "giza-cr")
    match = scene.trains("alexandria", "giza", blue=1).trains("giza", "saqqara", red=1, green=2).match()
    match.play(BLUE, "track train-1 giza-cr")
    assert texts(match) == ["line giza-heliopolis", "line giza-abydos"]
    assert why(match, "line alexandria-giza") == "line-yours"
    assert why(match, "line giza-saqqara") == "line-full"
    assert why(match, "line edfu-thebes") == "line-elsewhere"


def test_too_few_trains() -> None:
    scene = Scene(seats=3).florins(20, 0, 0).hold(BLUE, "train-3", "train-2", "edfu-cy")
    lines = [("alexandria", "giza"), ("giza", "saqqara"), ("saqqara", "lisht"), ("avaris", "heliopolis")]
    lines += [("heliopolis", "memphis"), ("memphis", "amarna")]
    for line in lines:
        scene.trains(*line, blue=3)
    match = scene.match()
    assert match.state.trains_left[BLUE] == 2
    assert why(match, "track train-3 edfu-cy") == "too-few-trains" and why(match, "track train-2 edfu-cy") == "ok"


def test_a_pyramid_city_still_takes_track_and_lets_fruit_pass() -> None:
    scene = Scene().florins(20, 0, 0, 0).hold(BLUE, "train-1", "lisht-cl", "abydos-cl").pyramid(5, "lisht")
    scene.trains("saqqara", "lisht", red=1).cubes("saqqara", "coconut")
    match = scene.match()
    match.play(BLUE, "track train-1 lisht-cl")
    match.play(BLUE, "line lisht-abydos")
    match.play(BLUE, "ship abydos-cl coconut")
    assert cubes(match, "abydos") == {"coconut": 1}


# ----------------------------------------------------------------------------------------------------------- building


def test_cubes_in_the_city_need_no_track() -> None:
    match = Scene().hold(BLUE, "granary-c", "edfu-cy").cubes("edfu", "coconut").match()
    match.play(BLUE, "build granary-c edfu-cy")
    assert match.scores[BLUE] == 4 and cubes(match, "edfu") == {} and market(match)["coconut"] == 1


def test_unconnected_cubes_do_not_count() -> None:
    match = Scene().hold(BLUE, "granary-c", "edfu-cy").cubes("thebes", "coconut").match()
    assert why(match, "build granary-c edfu-cy") == "fruit-out-of-reach"
    assert why(match, "build granary-r edfu-cy") == "no-building-card"
    assert why(match, "build granary-c edfu-rl") == "no-city-card"


def test_every_source_is_chosen() -> None:
    scene = Scene().hold(BLUE, "granary-c", "edfu-cy", "fruit-cr", "fruit-ll").trains("edfu", "thebes", red=1)
    match = scene.cubes("thebes", "coconut", "lime").cubes("edfu", "coconut").cubes("giza", "coconut").match()
    match.play(BLUE, "build granary-c edfu-cy")
    assert phase(match) == "source" and texts(match) == ["use edfu", "use thebes", "use fruit-cr"]
    assert why(match, "use giza") == "not-connected" and why(match, "use fruit-ll") == "card-lacks-fruit"
    assert why(match, "use fruit-cc") == "no-fruit-card"
    match.play(BLUE, "use thebes")
    assert cubes(match, "thebes") == {"lime": 1} and cubes(match, "edfu") == {"coconut": 1}
    assert len(match.view(None).players[BLUE].fruit_cards) == 2


def test_one_card_may_supply_two_fruits_and_then_nothing_is_left_over() -> None:
    match = Scene().hold(BLUE, "hall-cr", "edfu-cy", "fruit-cr").match()
    match.play(BLUE, "build hall-cr edfu-cy")
    assert match.scores[BLUE] == 7 and cubes(match, "edfu") == {} and set(market(match).values()) == {0}


def test_a_card_may_supply_one_fruit_and_produce_the_other_though_it_is_needed() -> None:
    match = Scene().hold(BLUE, "hall-cr", "edfu-cy", "fruit-cr").cubes("edfu", "raspberry").match()
    match.play(BLUE, "build hall-cr edfu-cy")  # only the card has a coconut
    assert texts(match) == ["use edfu", "use fruit-cr"]
    match.play(BLUE, "use edfu")
    assert cubes(match, "edfu") == {"raspberry": 1}  # one used, one produced
    assert market(match)["raspberry"] == 0 and market(match)["coconut"] == 0


def test_the_first_cards_of_all_produce_too() -> None:
    match = Scene().hold(BLUE, "alexandria-cr", "fruit-cc").match()
    match.play(BLUE, "produce alexandria-cr fruit-cc")
    assert cubes(match, "alexandria") == {"coconut": 2} and market(match)["coconut"] == -2


def test_a_double_produces_its_second_fruit() -> None:
    match = Scene().hold(BLUE, "granary-c", "edfu-cy", "fruit-cc").match()
    match.play(BLUE, "build granary-c edfu-cy")
    assert cubes(match, "edfu") == {"coconut": 1} and market(match)["coconut"] == -1


def test_surplus_that_the_supply_lacks_is_skipped() -> None:
    scene = Scene().hold(BLUE, "granary-c", "edfu-cy", "fruit-cr").cubes("giza", *["raspberry"] * 6)
    match = scene.match()
    match.play(BLUE, "build granary-c edfu-cy")
    assert cubes(match, "edfu") == {} and market(match)["raspberry"] == 0 and match.scores[BLUE] == 4


def test_surplus_is_produced_before_cubes_are_removed() -> None:
    """At the low end of the track the fall is lost and the rise is not."""
    scene = Scene().hold(BLUE, "hall-cr", "edfu-cy", "fruit-cr").cubes("edfu", "raspberry").market(raspberry=-3)
    match = scene.match()
    match.play(BLUE, "build hall-cr edfu-cy")
    match.play(BLUE, "use edfu")
    assert market(match)["raspberry"] == -2


def test_the_last_cube_used_is_back_too_late_for_the_surplus() -> None:
    scene = Scene().hold(BLUE, "hall-cr", "edfu-cy", "fruit-cr").cubes("edfu", *["raspberry"] * 6)
    match = scene.match()
    match.play(BLUE, "build hall-cr edfu-cy")
    match.play(BLUE, "use edfu")
    assert cubes(match, "edfu") == {"raspberry": 5} and market(match)["raspberry"] == 1


def test_two_cubes_of_one_city_are_claimed_one_by_one() -> None:
    scene = Scene().hold(BLUE, "temple-cly", "edfu-cy").cubes("edfu", "coconut", "lime", "lemon")
    match = scene.cubes("thebes", "lime").trains("edfu", "thebes", red=2).match()
    match.play(BLUE, "build temple-cly edfu-cy")
    assert texts(match) == ["use edfu", "use thebes"] and match.state.source.tolist() == [11, 0, 0]
    match.play(BLUE, "use thebes")
    assert cubes(match, "edfu") == {"lime": 1} and match.scores[BLUE] == 10
    assert match.state.bonus[CITY_LABELS.index("edfu")] == 3 and florins(match)[RED] == 22


def test_types_may_repeat_in_a_city() -> None:
    scene = Scene().hold(BLUE, "granary-c", "edfu-cy").built(RED, "granary-r", "edfu").cubes("edfu", "coconut")
    match = scene.match()
    match.play(BLUE, "build granary-c edfu-cy")
    assert len(match.view(None).cities[CITY_LABELS.index("edfu")].buildings) == 2


def test_trains_pay_at_both_ends_and_on_every_line() -> None:
    scene = Scene(active=RED).florins(0, 0, 0, 0).hold(RED, "granary-c", "thebes-cr").cubes("thebes", "coconut")
    scene.trains("edfu", "thebes", blue=2, red=3).trains("dendara", "thebes", blue=1, green=2)
    match = scene.trains("abydos", "edfu", yellow=3).match()
    match.play(RED, "build granary-c thebes-cr")
    assert florins(match) == [3, 0, 2, 0]


def test_imhotep() -> None:
    scene = Scene().gods("imhotep", "thoth", "bes", "hapi").florins(4, 0, 0, 0).hold(BLUE, "granary-c", "edfu-cy")
    match = scene.cubes("edfu", "coconut").match()
    match.play(BLUE, "build granary-c edfu-cy")
    assert match.scores[BLUE] == 7
    assert match.view(BLUE).pyramids == {5: 4, 6: 6, 7: 8, 8: 10, 9: 12, 10: 14}
    match.play(BLUE, "pyramid 5 edfu")
    assert florins(match)[BLUE] == 0 and match.scores[BLUE] == 12


def test_set_keeps_the_pay() -> None:
    scene = Scene().gods("set", "thoth", "bes", "hapi").florins(0, 0, 0, 0)
    scene.hold(BLUE, "granary-c", "thebes-cr", "thebes-cb", "fruit-yb").hold(RED, "fruit-bb")
    scene.trains("edfu", "thebes", blue=2, red=3).cubes("thebes", "coconut").cubes("edfu", "blueberry")
    match = scene.match()
    match.play(BLUE, "build granary-c thebes-cr")
    assert florins(match) == [2, 0, 0, 0]
    match.play(BLUE, "ship thebes-cb blueberry")
    assert match.scores == (4 + 2, 0, 0, 0)  # his trains, but not his Fruit cards


# --------------------------------------------------------------------------------------------------------------- ship


def test_shipping_moves_one_cube_any_distance_and_it_stays() -> None:
    scene = Scene().gods("horus", "thoth", "bes", "ptah").hold(BLUE, "thebes-cr", "edfu-cy").florins(0, 0, 0, 0)
    scene.trains("lisht", "abydos", red=1).trains("abydos", "edfu", red=1).trains("edfu", "thebes", red=1)
    match = scene.cubes("lisht", "coconut").match()
    match.play(BLUE, "ship thebes-cr coconut")
    assert match.scores[RED] == 1  # only trains at the destination
    match.play(BLUE, "ship edfu-cy coconut")  # the same cube again, with another card
    assert cubes(match, "edfu") == {"coconut": 1} and match.scores[RED] == 3


def test_eaten_fruit_returns_to_the_supply() -> None:
    scene = Scene(eaten_fruit=True).hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).cubes("edfu", "coconut")
    match = scene.match()
    match.play(BLUE, "ship thebes-cr coconut")
    assert cubes(match, "thebes") == {} and match.state.supply[0] == 6 and market(match)["coconut"] == -1


def test_origin_is_chosen_where_there_are_two() -> None:
    scene = Scene().hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).trains("abydos", "edfu", red=1)
    scene.cubes("edfu", "coconut").cubes("abydos", "coconut").cubes("thebes", "coconut").cubes("giza", "coconut")
    match = scene.match()
    match.play(BLUE, "ship thebes-cr coconut")
    assert phase(match) == "origin" and texts(match) == ["from abydos", "from edfu"]
    assert why(match, "from thebes") == "same-city" and why(match, "from giza") == "not-connected"
    assert why(match, "from avaris") == "not-connected"
    match.play(BLUE, "from abydos")
    assert cubes(match, "abydos") == {} and cubes(match, "edfu") == {"coconut": 1}


@pytest.mark.parametrize("origin", ["alexandria", "giza"])
def test_every_answer_counts(origin: str) -> None:
    """The first move of each block of answers is as good as the others."""
    scene = Scene().florins(20, 0, 0, 0).hold(BLUE, "saqqara-cr", "saqqara-cl", "lisht-cl", "granary-r", "train-1")
    scene.trains("alexandria", "giza", red=1).trains("giza", "saqqara", red=1)
    scene.cubes("alexandria", "coconut", "raspberry").cubes("giza", "coconut", "raspberry")
    scene.gods("bes", "thoth", "horus", "hapi").p["actions_left"] = 3
    match = scene.match()
    match.play(BLUE, "ship saqqara-cr coconut")
    match.play(BLUE, f"from {origin}")
    match.play(BLUE, "build granary-r saqqara-cl")
    match.play(BLUE, f"use {origin}")
    assert cubes(match, origin) == {}
    match.play(BLUE, "track train-1 lisht-cl")
    match.play(BLUE, "line lisht-abydos")
    assert match.state.trains[line_of("lisht", "abydos"), BLUE] == 1


def test_a_cube_of_the_city_itself_cannot_be_sold() -> None:
    match = Scene().hold(BLUE, "thebes-cr").cubes("thebes", "coconut").match()
    assert why(match, "ship thebes-cr coconut") == "fruit-out-of-reach"
    assert why(match, "ship thebes-cr lime") == "not-demanded"
    assert why(match, "ship thebes-cb coconut") == "no-city-card"


def test_no_such_cube_at_the_origin() -> None:
    scene = Scene().hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).trains("dendara", "thebes", red=1)
    scene.trains("abydos", "edfu", red=1).cubes("edfu", "coconut").cubes("dendara", "coconut").cubes("abydos", "lime")
    match = scene.match()
    match.play(BLUE, "ship thebes-cr coconut")
    assert why(match, "from abydos") == "no-such-cube"


def test_hapi_pays_four_more() -> None:
    scene = Scene().gods("hapi", "thoth", "bes", "ptah").florins(0, 0, 0, 0).hold(BLUE, "thebes-cr").market(coconut=3)
    match = scene.trains("edfu", "thebes", red=1).cubes("edfu", "coconut").match()
    match.play(BLUE, "ship thebes-cr coconut")
    assert florins(match)[BLUE] == 5 + 3 + 4


def test_every_symbol_counts_on_the_others_fruit_cards() -> None:
    scene = Scene().hold(BLUE, "thebes-cr", "fruit-cl").hold(RED, "fruit-cc").hold(GREEN, "fruit-cb", "fruit-yb")
    match = scene.trains("edfu", "thebes", yellow=2).cubes("edfu", "coconut").match()
    match.play(BLUE, "ship thebes-cr coconut")
    assert match.scores == (0, 2, 1, 2)


def test_only_the_shipped_fruit_falls_and_the_other_rises() -> None:
    scene = Scene().hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).cubes("edfu", "coconut", "raspberry")
    match = scene.match()
    match.play(BLUE, "ship thebes-cr raspberry")
    assert market(match) == {"coconut": 1, "raspberry": -1, "lime": 0, "lemon": 0, "blueberry": 0}
    assert cubes(match, "edfu") == {"coconut": 1}


@pytest.mark.parametrize(("coconut", "raspberry", "after"), [(-3, 0, (-3, 1)), (0, 3, (-1, 3)), (3, 3, (2, 3))])
def test_the_market_ends(coconut: int, raspberry: int, after: tuple[int, ...]) -> None:
    scene = Scene().hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).cubes("edfu", "coconut")
    match = scene.market(coconut=coconut, raspberry=raspberry).florins(0, 0, 0, 0).match()
    match.play(BLUE, "ship thebes-cr coconut")
    assert (market(match)["coconut"], market(match)["raspberry"]) == after
    assert florins(match)[BLUE] == 5 + coconut  # the value before it moved


# ------------------------------------------------------------------------------------------------ produce and pyramid


def test_production_is_all_or_nothing() -> None:
    scene = Scene().hold(BLUE, "edfu-cy", "fruit-cc", "fruit-cr").cubes("giza", *["coconut"] * 5)
    match = scene.match()
    assert why(match, "produce edfu-cy fruit-cc") == "not-in-supply"
    assert why(match, "produce edfu-cy fruit-cr") == "ok"
    assert why(match, "produce edfu-cy fruit-ll") == "no-fruit-card"
    assert why(match, "produce edfu-rl fruit-cr") == "no-city-card"


def test_production_of_a_double() -> None:
    match = Scene().hold(BLUE, "edfu-cy", "fruit-cc").match()
    match.play(BLUE, "produce edfu-cy fruit-cc")
    assert cubes(match, "edfu") == {"coconut": 2} and market(match)["coconut"] == -2


def test_pyramids() -> None:
    scene = Scene().florins(13, 0, 0, 0).cubes("edfu", "lime").pyramid(6, "giza").built(RED, "granary-c", "thebes")
    match = scene.trains("edfu", "thebes", red=3).match()
    assert why(match, "pyramid 5 edfu") == "city-not-empty"
    assert why(match, "pyramid 5 giza") == "pyramid-here"
    assert why(match, "pyramid 6 thebes") == "pyramid-used"
    assert why(match, "pyramid 7 thebes") == "too-dear"
    match.play(BLUE, "pyramid 5 thebes")  # buildings do not matter
    assert florins(match) == [3, 20 - 20, 0, 0] and match.scores == (5, 0, 0, 0)
