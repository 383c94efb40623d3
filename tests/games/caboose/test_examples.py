"""The worked examples of the rulebook."""

import pytest

from riverhaven.core.match import Match
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.rules.scoring import city_points, final_points, place_points, prestige
from riverhaven.games.caboose.state import CITY_LABELS

from .scene import BLUE, GREEN, RED, YELLOW, Scene, cubes, florins, line_of, market, phase, texts, why


def points_at(match: Match, city: str) -> list[int]:
    return [int(city_points(GAME.parts, match.state, CITY_LABELS.index(city), seat)) for seat in range(match.seats)]


def test_track() -> None:
    """Blue plays a "3" and Edfu for 10 Florins; the line to Thebes held red trains only, and is now full."""
    scene = Scene(active=BLUE).florins(10, 0, 0, 0).hold(BLUE, "train-3", "edfu-cy")
    match = scene.trains("edfu", "thebes", red=2).match()
    match.play(BLUE, "track train-3 edfu-cy")
    assert why(match, "line dendara-thebes") == "line-elsewhere"
    match.play(BLUE, "line edfu-thebes")
    assert florins(match) == [0, 0, 0, 0]
    assert match.state.trains[line_of("edfu", "thebes")].tolist() == [3, 2, 0, 0, 0]
    assert match.state.trains_left.tolist() == [17, 18, 20, 20, 0]
    view = match.view(BLUE)
    assert not view.mine.cards and not view.mine.city_cards
    assert [card.label for card in view.city_discard] == ["edfu-cy"]
    assert match.state.auction_discard.sum() == 1


def test_the_full_line_takes_no_third_colour() -> None:
    scene = Scene(active=GREEN).florins(0, 0, 20, 0).hold(GREEN, "train-1", "edfu-cy")
    match = scene.trains("edfu", "thebes", red=2, blue=3).match()
    match.play(GREEN, "track train-1 edfu-cy")
    assert phase(match) == "act"  # one line is left: the train goes there at once
    assert match.state.trains[line_of("abydos", "edfu"), GREEN] == 1


def test_building() -> None:
    """Red builds a City Hall at Edfu: the coconut travels from Lisht, the raspberry is on a card whose lime is left."""
    scene = Scene(active=RED).florins(0, 0, 0, 0).hold(RED, "hall-cr", "edfu-ly", "fruit-rl")
    scene.trains("lisht", "abydos", green=1).trains("abydos", "edfu", yellow=2).trains("edfu", "thebes", blue=3, red=2)
    match = scene.cubes("lisht", "coconut").match()
    match.play(RED, "build hall-cr edfu-ly")
    assert phase(match) == "act"  # every fruit had one source
    assert cubes(match, "edfu") == {"lime": 1} and cubes(match, "lisht") == {}
    assert market(match) == {"coconut": 1, "raspberry": 0, "lime": -1, "lemon": 0, "blueberry": 0}
    assert match.scores == (0, 7, 0, 0)
    assert florins(match) == [3, 0, 0, 2]
    assert match.state.bonus[CITY_LABELS.index("edfu")] == 2
    red = match.view(RED).players[RED]
    assert [card.label for card in red.buildings] == ["hall-cr"] and red.fruit_cards == ()
    assert match.state.supply.tolist() == [6, 6, 5, 6, 6]
    assert [card.label for card in match.view(None).city_discard] == ["edfu-ly"] and match.state.hand_count[RED] == 0


def test_shipping() -> None:
    """Yellow ships raspberry from Edfu to Thebes: 9 and the market's -1 make 8."""
    scene = Scene(active=YELLOW).gods("horus", "thoth", "bes", "ptah").florins(0, 0, 0, 0).hold(YELLOW, "thebes-ry")
    scene.trains("edfu", "thebes", red=2, blue=3).trains("dendara", "thebes", yellow=1)
    match = scene.cubes("edfu", "raspberry").market(raspberry=-1, lemon=0).match()
    match.play(YELLOW, "ship thebes-ry raspberry")
    assert florins(match) == [0, 0, 0, 8]
    assert market(match)["raspberry"] == -2 and market(match)["lemon"] == 1
    assert match.scores == (3, 2, 0, 0)
    assert cubes(match, "thebes") == {"raspberry": 1} and cubes(match, "edfu") == {}
    assert match.state.city_count[YELLOW] == 0
    assert [card.label for card in match.view(None).city_discard] == ["thebes-ry"]


def test_production() -> None:
    match = Scene(active=GREEN).hold(GREEN, "dendara-ry", "fruit-yb").match()
    match.play(GREEN, "produce dendara-ry fruit-yb")
    assert cubes(match, "dendara") == {"lemon": 1, "blueberry": 1}
    assert market(match)["lemon"] == -1 and market(match)["blueberry"] == -1
    assert match.view(GREEN).players[GREEN].fruit_cards == () and match.state.city_count[GREEN] == 0
    assert match.state.auction_discard.sum() == 1


def test_pyramid() -> None:
    scene = Scene(active=BLUE).florins(16, 0, 0, 0).hold(BLUE, "lisht-cl", "granary-c", "fruit-cc", "train-1")
    match = scene.cubes("saqqara", "coconut").trains("saqqara", "lisht", red=1).match()
    assert {"ship lisht-cl coconut", "build granary-c lisht-cl", "produce lisht-cl fruit-cc"} <= set(texts(match))
    match.play(BLUE, "pyramid 8 lisht")
    assert florins(match)[BLUE] == 0 and match.scores[BLUE] == 8
    for move in ("ship lisht-cl coconut", "build granary-c lisht-cl", "produce lisht-cl fruit-cc"):
        assert why(match, move) == "pyramid-here"
    assert match.view(BLUE).mine.city_cards[0].dead


def test_drawing_city_cards() -> None:
    scene = Scene(active=RED).open("memphis-cl", "giza-cr", "edfu-cy", "thebes-cr")
    match = scene.match()
    match.play(RED, "draw memphis-cl")
    view = match.view(RED)
    assert "memphis-cl" in [card.label for card in view.mine.city_cards] and len(view.mine.city_cards) == 2
    assert len(view.city_display) == 3
    match.play(RED, "end")
    assert len(match.view(RED).city_display) == 4


def dark(scene: Scene, city: str) -> Scene:
    """Turn the map so that the marker of `city` shows its dark side."""
    scene.p["light"] = 1 - int(GAME.parts.shade[CITY_LABELS.index(city)])
    return scene


def test_thebes() -> None:
    """Prestige 13: red has 4 trains, green 2, yellow 1."""
    scene = dark(Scene(4), "thebes").prestige(thebes=10).built(RED, "temple-cly", "thebes")
    match = scene.trains("dendara", "thebes", red=3, green=2).trains("edfu", "thebes", red=1, yellow=1).match()
    assert points_at(match, "thebes") == [0, 13, 7, 4]


@pytest.mark.parametrize(("value", "places"), [(13, (13, 7, 4)), (19, (19, 10, 5)), (10, (10, 5, 3)), (9, (9, 5, 3))])
def test_what_the_places_are_worth(value: int, places: tuple[int, ...]) -> None:
    scene = dark(Scene(4), "thebes")
    base = {13: (10, "temple-cly"), 19: (9, None), 10: (10, None), 9: (9, None)}[value]
    scene.prestige(thebes=base[0])
    if base[1]:
        scene.built(RED, base[1], "thebes")
    if value == 19:
        scene.pyramid(10, "thebes")
    match = scene.match()
    city = CITY_LABELS.index("thebes")
    assert tuple(int(place_points(GAME.parts, match.state, city, place)) for place in (1, 2, 3)) == places
    assert place_points(GAME.parts, match.state, city, 4) == 0


def test_dendara_shared() -> None:
    """19 prestige: blue and yellow share the first two places, 15 each; red is third with 5."""
    scene = dark(Scene(4), "dendara").trains("dendara", "thebes", blue=3, yellow=3).trains("amarna", "dendara", red=1)
    match = scene.prestige(dendara=9).pyramid(10, "dendara").match()
    assert points_at(match, "dendara") == [15, 5, 0, 15]


def page_eight() -> Scene:
    scene = Scene(4).trains("alexandria", "avaris", yellow=2).trains("alexandria", "giza", red=2, blue=2)
    scene.trains("avaris", "heliopolis", yellow=1, green=1).trains("giza", "saqqara", red=1, yellow=1)
    scene.trains("heliopolis", "memphis", red=2).trains("saqqara", "lisht", red=2, blue=1)
    scene.trains("memphis", "amarna", red=1, blue=2).trains("heliopolis", "dendara", blue=2, yellow=1)
    scene.prestige(alexandria=6, avaris=10, giza=9, heliopolis=4, saqqara=5, memphis=9)
    return scene.built(RED, "hall-cr", "alexandria").pyramid(7, "giza")


@pytest.mark.parametrize(
    ("city", "worth", "points"),
    [
        ("alexandria", 8, [5, 5, 0, 5]),
        ("avaris", 10, [0, 0, 5, 10]),
        ("giza", 16, [8, 16, 0, 4]),
        ("heliopolis", 4, [3, 3, 0, 3]),
        ("saqqara", 5, [3, 5, 0, 3]),
        ("memphis", 9, [5, 9, 0, 0]),
    ],
)
def test_page_eight(city: str, worth: int, points: list[int]) -> None:
    match = page_eight().match()
    assert prestige(GAME.parts, match.state, CITY_LABELS.index(city)) == worth
    assert points_at(match, city) == points


def test_total_of_yellow() -> None:
    """21 in play, 39 for trains, 3 for two types of buildings, 9 for three types of fruit, 4 for 13 Florins: 76."""
    scene = page_eight().florins(0, 0, 0, 13).built(YELLOW, "granary-c", "edfu").built(YELLOW, "bathhouse-cl", "edfu")
    match = scene.hold(YELLOW, "fruit-cr", "fruit-ll").match()
    cities = sum(points_at(match, city)[YELLOW] for city in CITY_LABELS)
    final = int(final_points(GAME.parts, match.state, YELLOW))
    assert final - cities == 3 + 9 + 4
    assert 21 + 39 + final - cities == 76
    assert points_at(match, "dendara")[YELLOW] > 0  # the example counts six cities; yellow has more elsewhere
