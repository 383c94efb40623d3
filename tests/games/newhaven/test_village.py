"""Building, adjacency, lines, Redevelop and charters."""

import pytest

from riverhaven.core.match import Match

from .scene import Scene, refused, texts

EMPTY = (".....",) * 6


def spaces(match: Match, seat: int, colour: str) -> set[str]:
    """The plots where a building of this colour may go, either way up."""
    moves = texts(match, seat, "build") | texts(match, seat, "lay")
    return {text.split()[-1] for text in moves if text.split()[1] == colour}


def test_the_rulebooks_placement_example() -> None:
    village = (".....", "S..T.", "...T.", "..HH.", "..W..", ".WW..")
    match = Scene(2).village(0, *village).hand(0, "S1").resources(stone=9).phase("build").match()
    assert spaces(match, 0, "stone") == {"a6", "b5", "a4"}


def test_the_first_building_of_a_colour_goes_anywhere_empty() -> None:
    village = (".....", "S..T.", "...T.", "..HH.", ".....", ".....")
    match = Scene(2).village(0, *village).hand(0, "W1").resources(wheat=9).phase("build").match()
    assert len(spaces(match, 0, "wheat")) == 30 - 5
    assert refused(match, 0, "lay wheat 1 a5") == "plot-taken"


def test_face_down_buildings_count_as_their_colour() -> None:
    match = Scene(2).village(0, *EMPTY[:5], "s....").hand(0, "S2").resources(stone=9).phase("build").match()
    assert spaces(match, 0, "stone") == {"b1", "a2"}


@pytest.mark.parametrize(
    ("plot", "beside"),
    [
        ("a6", {"b6", "a5"}),
        ("e6", {"d6", "e5"}),
        ("a1", {"b1", "a2"}),
        ("e1", {"d1", "e2"}),
        ("c3", {"b3", "d3", "c2", "c4"}),
    ],
)
def test_beside_means_sharing_an_edge(plot: str, beside: set[str]) -> None:
    rows = list(EMPTY)
    row = 6 - int(plot[1])
    column = "abcde".index(plot[0])
    rows[row] = "." * column + "T" + "." * (4 - column)
    match = Scene(2).village(0, *rows).hand(0, "T1").resources(timber=9).phase("build").match()
    assert spaces(match, 0, "timber") == beside


def test_a_building_costs_the_number_of_its_plot() -> None:
    match = Scene(2).hand(0, "S4", "S6").resources(stone=4, wheat=2).phase("build").match()
    assert spaces(match, 0, "stone") == {f"{c}{n}" for c in "abcde" for n in range(1, 5)}
    assert refused(match, 0, "lay stone 6 a5") == "too-dear"
    match.play(0, "lay stone 6 a3")
    assert match.view(0).resources == {"stone": 1, "sheep": 0, "timber": 0, "wheat": 2}


def test_face_up_only_on_the_own_number_face_down_anywhere() -> None:
    match = Scene(2).hand(0, "H3").resources(sheep=9).phase("build").match()
    assert texts(match, 0, "build") == {f"build sheep {c}3" for c in "abcde"}
    assert len(texts(match, 0, "lay")) == 30
    assert refused(match, 0, "build sheep a4") == "not-in-hand"
    assert refused(match, 0, "lay sheep 2 a4") == "not-in-hand"
    assert refused(match, 0, "lay sheep ? a4") == "number-unknown"
    assert refused(match, 0, "build stone a3") == "too-dear"


def test_every_building_of_the_hand_is_offered() -> None:
    hand = [f"{letter}{n}" for letter in "SHTW" for n in range(1, 7)]
    match = Scene(2).hand(0, *hand).resources(9, 9, 9, 9).phase("build").match()
    assert len(texts(match, 0, "build")) == 4 * 30
    assert len(texts(match, 0, "lay")) == 4 * 6 * 30
    twin = match.copy()
    twin.play(0, "build stone a6")  # the first of its block
    assert twin.view(0).villages[0].plots[0][0].face_up is True
    match.play(0, "lay stone 1 a6")  # the first of its block
    assert match.view(0).villages[0].plots[0][0].face_up is False
    match.play(0, "lay wheat 6 e1")  # and the last that can be
    assert match.view(0).villages[0].plots[5][4].colour == "wheat"


def test_building_moves_the_token_from_hand_to_village() -> None:
    match = Scene(2).hand(0, "H3", "H3").resources(sheep=9).phase("build").match()
    match.play(0, "build sheep b3")
    match.play(0, "lay sheep 3 b4")
    assert match.view(0).villages[0].plots[3][1].face_up
    assert not match.view(0).villages[0].plots[2][1].face_up
    assert match.view(0).villages[0].building_count == 0 and match.view(0).mine.buildings == ()
    assert match.view(0).resources["sheep"] == 2


# ----------------------------------------------------------------------------------------------------------- scoring

EXAMPLE = ("TT..H", "STT.H", "SSWHH", "WWWHH", "W....", "WW...")


def test_the_rulebooks_scoring_example() -> None:
    view = Scene(2).village(0, *EXAMPLE).match().view(0)
    assert view.scores[0] == 24
    assert view.villages[0].empty_plots == 10 and view.villages[1].empty_plots == 30
    assert view.villages[0].row_points == (0, 0, 8, 6, 0, 0)
    assert view.villages[0].column_points == (10, 0, 0, 0, 0)


def test_one_field_in_the_second_column_adds_its_plain_colonists() -> None:
    rows = list(EXAMPLE)
    rows[4] = "Ww..."
    assert Scene(2).village(0, *rows).match().scores[0] == 24 + 4


def test_one_face_down_building_halves_its_row_and_its_column() -> None:
    rows = list(EXAMPLE)
    rows[3] = "wWWHH"
    assert Scene(2).village(0, *rows).match().scores[0] == 24 - 8


@pytest.mark.parametrize(("row", "points"), [(0, 12), (1, 10), (2, 8), (3, 6), (4, 4), (5, 2)])
def test_a_row_brings_its_number_doubled_when_all_face_up(row: int, points: int) -> None:
    rows = list(EMPTY)
    rows[row] = "SSSSS"
    assert Scene(2).village(0, *rows).match().scores[0] == points
    rows[row] = "SSSSs"
    assert Scene(2).village(0, *rows).match().scores[0] == points // 2
    rows[row] = "SSSS."
    assert Scene(2).village(0, *rows).match().scores[0] == 0


@pytest.mark.parametrize(("column", "points"), list(enumerate((10, 8, 6, 8, 10))))
def test_a_column_brings_5_4_3_4_5_doubled_when_all_face_up(column: int, points: int) -> None:
    def rows(letters: str) -> list[str]:
        return [("." * column + letter + "." * (4 - column)) for letter in letters]

    assert Scene(2).village(0, *rows("TTTTTT")).match().scores[0] == points
    assert Scene(2).village(0, *rows("tTTTTT")).match().scores[0] == points // 2
    assert Scene(2).village(0, *rows("TTTTT.")).match().scores[0] == 0


def test_the_score_follows_every_building() -> None:
    match = Scene(2).village(0, *EMPTY[:5], "SSSS.").hand(0, "S1").resources(stone=1).phase("build").match()
    match.play(0, "build stone e1")
    assert match.scores == (2, 0)


# --------------------------------------------------------------------------------------------------------- Redevelop

ROW = (".....", ".....", ".....", ".....", ".....", "SHT..")


def test_without_redevelop_a_plot_takes_one_building() -> None:
    match = Scene(2).village(0, *ROW).hand(0, "S1").resources(stone=9).phase("build").match()
    assert spaces(match, 0, "stone") == {"a2"}


def test_redevelop_judges_the_plot_as_though_it_were_empty() -> None:
    scene = Scene(2, redevelop=True).village(0, *ROW).hand(0, "S1", "H1", "W1")
    match = scene.resources(stone=9, sheep=1, wheat=1).phase("build").match()
    # The only stone may be covered from anywhere: without it, the next stone is a first one.
    assert spaces(match, 0, "stone") == {"a1", "b1", "a2"}
    assert spaces(match, 0, "sheep") == {"a1", "b1", "c1"}
    assert spaces(match, 0, "wheat") == {f"{c}1" for c in "abcde"}


def test_an_isolated_splinter_cannot_be_covered_in_its_own_colour() -> None:
    scene = Scene(2, redevelop=True).village(0, *EMPTY[:5], "S.S..").hand(0, "S1").resources(stone=1)
    assert "c1" not in spaces(scene.phase("build").match(), 0, "stone")


def test_a_covered_building_is_out_of_the_game() -> None:
    scene = Scene(2, redevelop=True).village(0, *ROW).hand(0, "W1").resources(wheat=1)
    match = scene.phase("build").match()
    bag = match.state.bag.tolist()
    match.play(0, "build wheat b1")
    assert match.view(0).villages[0].plots[5][1].colour == "wheat"
    assert match.state.built[0].tolist() == [1, 0, 1, 1]
    assert match.state.bag.tolist() == bag
    assert match.view(0).villages[0].building_count == 0


def test_only_the_top_building_scores() -> None:
    scene = Scene(2, redevelop=True).village(0, *EMPTY[:5], "SSSSs").hand(0, "S1").resources(stone=1)
    match = scene.phase("build").match()
    assert match.scores[0] == 1
    match.play(0, "build stone e1")
    assert match.scores[0] == 2


# ---------------------------------------------------------------------------------------------------------- charters


def charter_scene(*rows: str, **resources: int) -> Scene:
    return Scene(2, charters=True).village(0, *rows).resources(**resources).phase("build")


def test_the_first_complete_row_brings_2_face_up_or_down() -> None:
    match = charter_scene(*EMPTY[:5], "sSHT.", wheat=1).hand(0, "W2").match()
    match.play(0, "lay wheat 2 e1")
    assert match.view(0).villages[0].charters == ("row",)
    assert match.scores[0] == 1 + 2


def test_the_first_complete_column_brings_4() -> None:
    match = charter_scene("S....", "S....", "S....", "S....", "H....", ".....", wheat=1).hand(0, "W1").match()
    match.play(0, "build wheat a1")
    assert match.view(0).villages[0].charters == ("column",)
    assert match.scores[0] == 10 + 4


@pytest.mark.parametrize("colour", ["stone", "sheep", "timber", "wheat"])
def test_six_buildings_of_a_resource_bring_3(colour: str) -> None:
    letter = {"stone": "S", "sheep": "H", "timber": "T", "wheat": "W"}[colour]
    match = charter_scene(*EMPTY[:4], f"{letter}....", f"{letter * 4}.", **{colour: 3}).hand(0, f"{letter}2").match()
    match.play(0, f"build {colour} b2")
    assert match.view(0).villages[0].charters == (colour,)
    assert match.scores[0] == 3


def test_five_buildings_bring_no_charter() -> None:
    match = charter_scene(*EMPTY[:4], "S....", "SSS..", stone=2).hand(0, "S2").match()
    match.play(0, "build stone b2")
    assert match.view(0).villages[0].charters == ()


def test_only_the_first_takes_a_charter_and_several_may_come_at_once() -> None:
    scene = charter_scene("S....", "S....", "S....", "S....", "S....", ".SHTW", stone=1).hand(0, "S1")
    match = scene.match()
    match.play(0, "build stone a1")
    assert match.view(0).villages[0].charters == ("row", "column", "stone")
    scene = charter_scene(*EMPTY[:5], "SSHT.", wheat=1).hand(0, "W1").set(charter=[2, 0, 0, 0, 0, 0, 0])
    match = scene.match()
    match.play(0, "build wheat e1")
    assert match.view(0).villages[0].charters == () and match.view(0).villages[1].charters == ("row",)


def test_without_the_option_there_are_no_charters() -> None:
    scene = Scene(2).village(0, *EMPTY[:5], "SSHT.").hand(0, "W1").resources(wheat=1).phase("build")
    match = scene.match()
    match.play(0, "build wheat e1")
    assert match.scores[0] == 2 and not match.state.charter.any()
