"""Final scoring, places and ties."""

import pytest

from riverhaven.core.match import Match
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.rules.scoring import building_types, city_points, final_points, fruit_types, prestige
from riverhaven.games.caboose.state import CITY_LABELS

from .scene import BLUE, GREEN, RED, Scene, florins


def shares(scene: Scene, city: str = "edfu") -> tuple[int, list[int]]:
    match = scene.match()
    worth = int(prestige(GAME.parts, match.state, CITY_LABELS.index(city)))
    found = [int(city_points(GAME.parts, match.state, CITY_LABELS.index(city), seat)) for seat in range(match.seats)]
    return worth, found


def half(n: int) -> int:
    return (n + 1) // 2


def test_third_place_is_ignored_with_three_players() -> None:
    scene = Scene(3).trains("abydos", "edfu", blue=3, red=2).trains("edfu", "thebes", green=1)
    worth, found = shares(scene)
    assert found == [worth, half(worth), 0]


def test_with_three_players_two_tied_for_first_take_both_places() -> None:
    worth, found = shares(Scene(3).trains("abydos", "edfu", blue=2, red=2).trains("edfu", "thebes", green=1))
    assert found == [half(worth + half(worth)), half(worth + half(worth)), 0]


def test_with_three_players_three_tied_share_two_places() -> None:
    worth, found = shares(Scene(3).trains("abydos", "edfu", blue=2, red=2).trains("edfu", "thebes", green=2))
    assert found == [-(-(worth + half(worth)) // 3)] * 3


def test_a_tie_for_second_with_three_players_shares_second_only() -> None:
    worth, found = shares(Scene(3).trains("abydos", "edfu", blue=3, red=1).trains("edfu", "thebes", green=1))
    assert found == [worth, half(half(worth)), half(half(worth))]


def test_a_tie_for_third_shares_third_only() -> None:
    scene = Scene(4).trains("abydos", "edfu", blue=3, red=2).trains("edfu", "thebes", green=1, yellow=1)
    worth, found = shares(scene)
    third = half(half(worth))
    assert found == [worth, half(worth), half(third), half(third)]


def test_four_tied_share_three_places() -> None:
    scene = Scene(4).trains("abydos", "edfu", blue=1, red=1).trains("edfu", "thebes", green=1, yellow=1)
    worth, found = shares(scene)
    assert found == [-(-(worth + half(worth) + half(half(worth))) // 4)] * 4


def test_without_a_train_no_place() -> None:
    worth, found = shares(Scene(4).trains("abydos", "edfu", blue=1))
    assert found == [worth, 0, 0, 0]


def test_prestige_adds_marker_buildings_and_pyramid() -> None:
    plain = shares(Scene(4))[0]
    scene = Scene(4).built(RED, "hall-cr", "edfu").built(BLUE, "temple-cly", "edfu").pyramid(9, "edfu")
    assert shares(scene)[0] == plain + 2 + 3 + 9


@pytest.mark.parametrize(("money", "points"), [(0, 0), (2, 0), (3, 1), (13, 4), (200, 66)])
def test_money(money: int, points: int) -> None:
    match = Scene().florins(money, 0, 0, 0).match()
    assert final_points(GAME.parts, match.state, BLUE) == points


def test_building_types_count_once() -> None:
    scene = Scene().florins(0, 0, 0, 0)
    wanted = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}
    for label, types in (("granary-c", 1), ("granary-r", 1), ("hall-cr", 2), ("temple-cly", 3), ("bathhouse-cl", 4)):
        match = scene.built(BLUE, label, "edfu").match()
        assert building_types(GAME.parts, match.state, BLUE) == types
        assert final_points(GAME.parts, match.state, BLUE) == wanted[types]
    match = scene.built(BLUE, "station-ry", "edfu").match()
    assert final_points(GAME.parts, match.state, BLUE) == 15 and final_points(GAME.parts, match.state, RED) == 0


def test_fruit_types_count_once() -> None:
    scene = Scene().florins(0, 0, 0, 0)
    wanted = {1: 2, 2: 5, 3: 9, 4: 14, 5: 20}
    for label, types in (("fruit-cc", 1), ("fruit-cr", 2), ("fruit-rr", 2), ("fruit-rl", 3), ("fruit-yb", 5)):
        match = scene.hold(BLUE, label).match()
        assert fruit_types(GAME.parts, match.state, BLUE) == types
        assert final_points(GAME.parts, match.state, BLUE) == wanted[types]
    match = Scene().florins(0, 0, 0, 0).hold(BLUE, "fruit-cr", "fruit-ly").match()
    assert final_points(GAME.parts, match.state, BLUE) == 14


# ---------------------------------------------------------------------------------------------------------- the end


def last_turn(seats: int = 3) -> Scene:
    """The last action of the game is asked of seat 2."""
    scene = Scene(seats, active=2).gods("bes", "hapi", "thoth").florins(0, 0, 0)
    scene.p["turn"], scene.p["actions_left"] = 8, 1
    return scene


def end(scene: Scene) -> Match:
    match = scene.match()
    match.play(2, "end")
    assert match.over and match.waiting == ()
    return match


def test_the_end_is_checked_before_a_new_start_player_and_keeps_the_gods() -> None:
    scene = last_turn().open("train-1", "giza-cr")
    before = scene.p["start_player"]
    match = end(scene)
    assert match.state.start_player == before and match.state.god[:3].tolist() == [6, 1, 7]
    assert match.state.auction_discard.sum() == 1 and match.state.turn == 8


def test_points_decide() -> None:
    scene = last_turn().florins(3, 9, 6)
    match = end(scene)
    assert match.scores == (1, 3, 2) and match.places == (3, 1, 2)


def test_first_tie_break_is_money() -> None:
    match = end(last_turn().florins(4, 5, 3))
    assert match.scores == (1, 1, 1) and match.places == (2, 1, 3)


def test_second_tie_break_is_cards_in_hand() -> None:
    scene = last_turn().florins(3, 3, 3).hold(0, "giza-cr").hold(2, "train-1", "granary-c").hold(1, "fruit-cc")
    scene.p["score"][0] = scene.p["score"][2] = 2
    match = end(scene)
    assert match.scores == (3, 3, 3) and match.places == (2, 3, 1)  # a Fruit card is not in the hand


def test_third_tie_break_is_the_lowest_god() -> None:
    match = end(last_turn())
    assert match.scores == (0, 0, 0) and match.places == (2, 1, 3)  # Bes 6, Hapi 1, Thoth 7


def test_the_last_action_is_scored_before_the_end() -> None:
    scene = last_turn().florins(0, 0, 16)
    match = scene.match()
    match.play(2, "pyramid 8 lisht")
    assert match.over and match.scores == (0, 0, 8) and florins(match) == [0, 0, 0]


def test_explanation_adds_up() -> None:
    scene = last_turn().florins(7, 3, 3).trains("abydos", "edfu", blue=3, red=2).built(BLUE, "hall-cr", "edfu")
    match = end(scene.hold(GREEN, "fruit-cr"))
    for seat, lines in enumerate(GAME.explain(match.view(None))):
        parts = [line.variables["points"] for line in lines if line.message not in ("score-total", "score-tie-breaks")]
        total = next(line for line in lines if line.message == "score-total")
        assert sum(parts) == total.variables["points"] == match.scores[seat]


def test_view_tells_the_score_if_the_game_ended_now() -> None:
    scene = last_turn().florins(7, 3, 3).trains("abydos", "edfu", blue=3, red=2).hold(GREEN, "fruit-cr")
    match = scene.match()
    projected = tuple(player.total for player in match.view(None).players)
    match.play(2, "end")
    assert projected == match.scores == tuple(player.total for player in match.view(None).players)
