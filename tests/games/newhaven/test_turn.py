"""The course of a turn, drawing, and the end of the game."""

from typing import Any

import pytest

from riverhaven.core.match import Match

from .scene import GAME, Scene, refused, texts

EMPTY = (".....",) * 6


def pass_all(match: Match) -> None:
    """Everybody who is asked to build passes."""
    while not match.over and match.view(None).phase in ("build", "share"):
        match.play(match.waiting[0], "pass")


def test_each_other_player_shares_once_clockwise() -> None:
    scene = Scene(3).hand(0, "S1").hand(1, "S1", "S2").hand(2, "S3").resources(stone=9).phase("build", 1)
    match = scene.match()
    match.play(1, "build stone a1")
    match.play(1, "build stone a2")
    # Seat 1 has an empty hand now, so it is not asked again.
    assert match.waiting == (2,) and match.view(2).phase == "share"
    match.play(2, "pass")
    assert match.waiting == (0,)
    match.play(0, "pass")
    assert match.waiting == (1,) and match.view(1).phase == "draw"


def test_who_merely_lacks_the_building_is_asked_and_who_cannot_build_is_not() -> None:
    scene = Scene(3).hand(0, "W1").hand(1, "W1").hand(2, "W1").resources(stone=1).phase("build")
    full_row = Scene(3).hand(0, "W1").hand(1, "W1").hand(2, "W1").village(1, *EMPTY[:5], "SSHTW")
    match = full_row.resources(stone=1).phase("build").match()
    assert texts(match, 0, "pass") == {"pass"} and len(match.moves(0)) == 1
    match.play(0, "pass")
    assert match.waiting == (2,)  # seat 1's cheapest row is full, and all can see that
    match = scene.match()
    match.play(0, "pass")
    assert match.waiting == (1,)


@pytest.mark.parametrize("top", [".hsss", "h.hss"])
def test_who_has_one_last_plot_is_asked(top: str) -> None:
    rows = (top, "tttww", "wwtth", "sswwt", "hhsst", "wwhht")
    match = Scene(2).village(1, *rows).hand(0, "W1").hand(1, "H6").resources(sheep=6).phase("build").match()
    match.play(0, "pass")
    assert match.waiting == (1,) and texts(match, 1, "build") == {f"build sheep {'ab'[top.index('.')]}6"}


def test_sharing_may_bring_the_active_player_another_draw() -> None:
    scene = Scene(2).hand(0, "W1").hand(1, "S2").resources(stone=2, wheat=3).phase("build")
    match = scene.match()
    match.play(0, "pass")
    match.play(1, "build stone a2")
    assert match.waiting == (0,) and match.view(0).draws_left == 3
    assert match.view(1).villages[1].building_count == 0  # who shares draws nothing


@pytest.mark.parametrize(("resources", "draws"), [((0, 0, 0, 4), 3), ((1, 0, 0, 4), 2), ((1, 1, 0, 4), 1)])
def test_one_draw_for_every_marker_on_0(resources: tuple[int, ...], draws: int) -> None:
    scene = Scene(2).hand(0, "S6").hand(1).phase("build").set(resource=list(resources))
    match = scene.match()
    match.play(0, "pass")
    assert match.view(0).draws_left == draws


def test_no_marker_on_0_no_draw() -> None:
    match = Scene(2).hand(0, "S6").hand(1).phase("build").set(resource=[1, 1, 1, 1]).match()
    match.play(0, "pass")
    assert match.waiting == (1,) and match.view(1).phase == "place"


def drawing(draws: int = 3, **options: Any) -> Scene:
    return Scene(2, **options).phase("draw").set(draws_left=draws).set(has_drawn=0)


def test_the_first_building_must_come_from_the_display() -> None:
    match = drawing().match()
    assert refused(match, 0, "draw bag") == "display-first"
    assert texts(match, 0, "draw") == {f"draw {i}" for i in range(1, 6)}
    match.play(0, "draw 2")
    assert texts(match, 0, "draw") == {"draw 1", "draw 3", "draw 4", "draw 5", "draw bag"}
    assert refused(match, 0, "draw 2") == "display-empty"
    assert refused(match, 0, "pass") == "wrong-phase"


def test_the_display_is_refilled_only_after_the_last_draw() -> None:
    match = drawing(2).match()
    bag = match.view(0).bag_count
    match.play(0, "draw 1")
    assert match.view(0).display[0] is None
    match.play(0, "draw bag")
    assert None not in match.view(0).display
    assert match.view(0).bag_count == bag - 2


def test_drawing_adds_to_the_hand_and_only_the_display_is_seen() -> None:
    match = drawing(3).match()
    taken = match.view(0).display[0]
    match.play(0, "draw 1")
    match.play(0, "draw bag")
    village = match.view(1).villages[0]
    assert village.building_count == 6 + 2 and village.known == (taken,)
    assert len(match.view(0).mine.buildings) == 6 + 2


def test_with_an_empty_bag_only_the_display_is_left_and_missing_draws_lapse() -> None:
    match = drawing(3).display("S1", "S2").empty_bag().match()
    match.play(0, "draw 1")
    assert refused(match, 0, "draw bag") == "bag-empty"
    assert texts(match, 0, "draw") == {"draw 2"}
    match.play(0, "draw 2")
    assert match.waiting == (1,) and match.view(1).phase == "place"
    assert match.view(1).display == (None,) * 5


def test_the_display_is_refilled_as_far_as_the_bag_reaches() -> None:
    scene = drawing(2)
    scene.display("S1", "S2", "S3", "S4", "S5")
    scene.empty_bag()
    seat = 1
    k = next(i for i, n in enumerate(scene.p["hand"][seat]) if n)
    scene.p["hand"][seat][k] -= 1
    scene.p["hand_count"][seat] -= 1
    scene._give_back(k)
    match = scene.match()
    match.play(0, "draw 1")
    match.play(0, "draw 2")
    assert sum(b is not None for b in match.view(0).display) == 4 and match.view(0).bag_count == 0


def test_nothing_to_draw_at_all() -> None:
    match = Scene(2).display().empty_bag().resources(stone=1).phase("build").match()
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.waiting == (1,) and match.view(0).phase == "place"


def test_the_turn_ends_with_markers_on_0_and_passes_clockwise() -> None:
    match = drawing(1).resources(stone=2, sheep=1).match()
    match.play(0, "draw 1")
    assert match.view(0).resources == {"stone": 0, "sheep": 0, "timber": 0, "wheat": 0}
    assert match.waiting == (1,) and match.view(0).active == 1


# ------------------------------------------------------------------------------------------------------------ the end


def last_turn(seats: int = 2, **options: Any) -> Scene:
    """The last tile may go on d4 or d5."""
    scene = Scene(seats, **options)
    for row in match_rows(scene):
        for label in row:
            if label not in ("d4", "d5"):
                scene.tile(label, "SSSS")
    return scene.holds(0, "HHHS")


def match_rows(scene: Scene) -> list[list[str]]:
    board = GAME.from_position(scene.p).view(None).board
    return [[space.label for space in row if space.kind == "open"] for row in board]


def test_the_game_ends_with_one_open_space_after_building_and_sharing_without_a_draw() -> None:
    match = last_turn().hand(0, "H1").hand(1, "H2", "H2").match()
    match.play(0, "place 1 d4 r0")
    assert match.waiting == (0,) and not match.over
    match.play(0, "build sheep a1")
    assert match.waiting == (1,)
    match.play(1, "build sheep a2")
    pass_all(match)
    assert match.over and match.waiting == ()
    assert match.view(0).villages[0].building_count == 0  # nobody draws any more
    assert refused(match, 0, "pass") == "match-over"


def test_the_game_goes_on_with_two_open_spaces() -> None:
    scene = last_turn().clear("c4").hand(0).hand(1)
    match = scene.match()
    match.play(0, "place 1 d4 r0")
    assert not match.over and match.view(0).phase == "draw"


def finished(scene: Scene) -> Match:
    match = scene.match()
    match.play(0, "place 1 d4 r0")
    pass_all(match)
    assert match.over
    return match


def test_more_points_win() -> None:
    match = finished(last_turn().village(1, *EMPTY[:5], "TTTTT"))
    assert match.scores == (0, 2) and match.places == (2, 1)


def test_a_tie_goes_to_fewer_empty_plots() -> None:
    scene = last_turn().village(0, *EMPTY[:5], "TT...").village(1, *EMPTY[:5], "T....")
    assert finished(scene.hand(0, "S1", "S1").hand(1, "S1")).places == (1, 2)


def test_then_to_fewer_buildings_left() -> None:
    scene = last_turn().hand(0, "T5", "T6").hand(1, "T5")
    assert finished(scene).places == (2, 1)


def test_then_the_victory_is_shared() -> None:
    scene = last_turn(3).hand(0, "T5").hand(1, "T6").hand(2, "T6", "T6")
    assert finished(scene).places == (1, 1, 3)


def test_most_charters_bring_2_but_not_in_a_tie() -> None:
    match = finished(last_turn(3, charters=True).hand(0).hand(1).hand(2).set(charter=[1, 1, 2, 0, 0, 0, 0]))
    assert match.view(0).villages[0].charters == ("row", "column", "most")
    assert match.scores == (2 + 4 + 2, 3, 0)
    match = finished(last_turn(3, charters=True).hand(0).hand(1).hand(2).set(charter=[1, 2, 0, 0, 0, 0, 0]))
    assert match.scores == (2, 4, 0) and match.state.charter[6] == 0
    match = finished(last_turn(3, charters=True).hand(0).hand(1).hand(2))
    assert match.scores == (0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "side", "turns"), [(s, side, t) for s in (2, 3, 4) for side, t in (("A", 10), ("B", 9))]
)
def test_everybody_has_the_same_number_of_turns(seats: int, side: str, turns: int) -> None:
    import random

    rng = random.Random(seats)
    match = GAME.new(seats, seed=seats, side=side)
    played = [0] * seats
    while not match.over:
        seat = match.waiting[0]
        played[seat] += match.view(None).phase == "place"
        match.play(seat, rng.choice(match.moves(seat)))
    assert played == [turns] * seats
    assert match.state.open_spaces == 1
