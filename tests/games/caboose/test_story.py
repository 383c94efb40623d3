"""The log tells everything that happened, as a native would write it."""

import random
import re

import pytest

from riverhaven.core.match import Match
from riverhaven.core.words import LANGUAGES, Say
from riverhaven.games.caboose import GAME

from .scene import BLUE, GREEN, RED, Scene
from .test_scoring import end, last_turn
from .test_whole import biased_game


def last(match: Match, lang: str = "en") -> list[str]:
    """What is told about the last move."""
    return match.lines(len(match.turns) - 1, None, lang)


def shipping(**gods: str) -> Scene:
    scene = Scene().hold(BLUE, "thebes-ry").trains("edfu", "thebes", blue=2, red=1).cubes("edfu", "raspberry")
    return scene.gods(gods.get("blue", "horus"), "thoth", "bes", "imhotep")


def test_a_shipment_tells_how_its_pay_came_about() -> None:
    match = shipping(blue="hapi").market(raspberry=-1).match()
    match.play(BLUE, "ship thebes-ry raspberry")
    assert last(match)[0] == (
        "Player 1 ships a raspberry from Edfu to Thebes for 12 Florins (price 9, market \u22121, Hapi 4; "
        "City card Thebes: raspberry 9 and lemon 7)."
    )
    assert last(match)[1] == "Player 2 scores 1 point."


def test_set_tells_what_he_pays_and_to_whom_not() -> None:
    match = shipping(blue="set").match()
    match.play(BLUE, "ship thebes-ry raspberry")
    assert "Set: nobody else is paid; Player 1 scores 2 points for own trains there." in last(match)
    assert not [line for line in last(match) if line.startswith("Player 2")]


def test_a_market_at_its_end_is_told() -> None:
    match = shipping().market(raspberry=-3, lemon=3).match()
    match.play(BLUE, "ship thebes-ry raspberry")
    stopped = [line for line in last(match) if "no further" in line]
    assert stopped == [
        "The market goes no further: raspberry stays at \u22123.",
        "The market goes no further: lemon stays at +3.",
    ]


def test_a_building_tells_what_went_into_it() -> None:
    scene = Scene().hold(BLUE, "hall-cr", "giza-cr", "fruit-ry").cubes("giza", "coconut")
    match = scene.match()
    match.play(BLUE, "build hall-cr giza-cr")
    assert last(match)[:2] == [
        "Player 1 constructs a City Hall (coconut and raspberry) in Giza "
        "(with the City card Giza: coconut 8 and raspberry 9): 7 points.",
        "For it Player 1 uses a coconut from Giza and a Fruit card (raspberry and lemon).",
    ]
    assert "Left over and produced in Giza: lemon." in last(match)


def test_new_cards_are_told() -> None:
    match = Scene(3).open("giza-cr").match()
    match.play(BLUE, "draw giza-cr")
    match.play(BLUE, "end")
    (line,) = (line for line in last(match) if line.startswith("New open City cards: "))
    assert all(GAME.words.say("en", f"city-{card.city}") in line for card in match.view(None).city_display)


def test_a_new_turn_tells_what_is_discarded_and_laid_out() -> None:
    told = [line for match in biased_game(random.Random(4), 5, length="long") if match.turns for line in last(match)]
    assert len([line for line in told if line.startswith("New Auction cards: ")]) == 6
    assert [line for line in told if line.startswith("Left over and discarded: ")]


def test_an_empty_deck_gives_nothing_and_says_so() -> None:
    scene = Scene().open("giza-cr")
    labels = [label for label, at in zip(GAME.moves.axes["city_card"], scene.p["city_at"], strict=True) if at == "deck"]
    match = scene.hold(RED, *labels).match()
    match.play(BLUE, "draw giza-cr")
    assert last(match)[0].endswith("; the deck is empty.")
    match.play(BLUE, "draw deck")
    assert last(match)[0] == "Player 1 draws nothing: the City deck is empty."


def test_passing_tells_its_price_before() -> None:
    match = Scene().bidding().florins(20, 20, 20, 20).match()
    match.play(BLUE, "bid 5")
    match.play(RED, "bid 6")
    match.play(GREEN, "pass")
    match.play(3, "bid 7")
    asked = GAME.words.say("en", GAME.ask(match.view(BLUE)))
    assert asked == "Bid more than 7, or pass (then you choose third and pay 3)."
    assert GAME.words.offer("en", "pass", GAME.ask(match.view(BLUE))) == "Pass: third choice, for 3"
    assert match.preview(BLUE, match.find("pass"), you=True) == ["You pass: third choice, for 3 Florins."]
    match.play(BLUE, "pass")
    assert GAME.words.offer("en", "pass", GAME.ask(match.view(RED))) == "Pass: second choice, for 6"
    match.play(RED, "pass")
    assert GAME.words.offer("en", "pass", GAME.ask(match.view(3))) == "Pass"
    assert "Player 1 chooses third and pays 3 Florins." in last(match)


def test_a_bid_tells_what_it_would_cost() -> None:
    match = Scene().bidding().florins(20, 20, 20, 20).match()
    assert match.preview(BLUE, match.find("bid 5"), you=True) == [
        "You bid 5.",
        "If nobody bids more, you choose first and pay 5 Florins.",
    ]
    match.play(BLUE, "bid 5")
    assert last(match) == ["Player 1 bids 5."]  # what may come is no news


def test_a_price_is_told_before_the_line_is_chosen() -> None:
    for god, price in (("horus", ", for 7 Florins."), ("ptah", ", for 2 Florins.")):
        match = Scene().hold(BLUE, "train-2", "thebes-ry").gods(god, "thoth", "bes", "imhotep").match()
        (told,) = match.preview(BLUE, match.find("track train-2 thebes-ry"), you=True)
        assert told.startswith("You play a Train card “2” and the City card Thebes") and told.endswith(price)


@pytest.mark.parametrize(
    ("florins", "by"), [((6, 7), "more Florins"), ((6, 6), "more cards in hand"), ((7, 7), "the lower god number")]
)
def test_a_tie_tells_what_broke_it(florins: tuple[int, int], by: str) -> None:
    scene = last_turn().florins(*florins, 0)
    if florins == (6, 6):
        scene.hold(BLUE, "giza-cr")
    match = end(scene)
    assert match.scores[BLUE] == match.scores[RED] > match.scores[GREEN]
    assert last(match)[-1].endswith(f"wins with {by}.")
    assert [line for line in last(match) if line.startswith("Player 1: cities 0, money 2")]


def test_cities_have_their_prepositions() -> None:
    match = shipping().match()
    match.play(BLUE, "ship thebes-ry raspberry")
    assert "un lampone da Edfu a Tebe" in last(match, "it")[0]
    assert "málnát szállít Edfuból Thébába" in last(match, "hu")[0]
    assert GAME.words.say("it", "in-amarna") == "ad Amarna"


def test_no_article_is_left_to_the_reader_and_no_word_stands_twice() -> None:
    for lang in LANGUAGES:
        for number, match in enumerate(biased_game(random.Random(8), 4)):
            if match.turns and number % 3 == 0:
                for line in last(match, lang):
                    assert "a(z)" not in line and not re.search(r"\b([a-z]\w+) \1\b", line), line
    assert all("a(z)" not in GAME.words.say("hu", Say("log-rank", player="X", rank=n, florins=1)) for n in range(1, 6))
