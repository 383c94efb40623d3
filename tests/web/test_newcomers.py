"""What stopped those who saw the table for the first time."""

from collections.abc import Iterator
from itertools import count

import pytest

import riverhaven as rh
from riverhaven.core.match import Match
from riverhaven.core.words import Say
from tests.web.conftest import PHONE
from tests.web.saves import played, saved
from tests.web.visitor import BOT, ME, SEATS, SEEN, Visit, Visitor

pytestmark = pytest.mark.timeout(300)

WHOLE = """() => [...document.querySelectorAll('.bar .asks')].every((e) => e.scrollHeight <= e.clientHeight + 1)"""
FOCUSED = "document.activeElement.matches('.lit, .choices button, .confirm')"
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.group .lit')].flatMap((piece) => {
  const [box, page] = [piece, piece.closest('.group')].map((e) => e.getBoundingClientRect());
  return box.top < page.top - 4 || box.bottom > page.bottom + 4 ? [piece.dataset.target] : [];
})"""


def begin(visit: Visit, game: str, script: str = "", **context: object) -> Visitor:
    anna = visit(**context)
    anna.page.add_init_script(script)
    anna.sit_down(anna.set_up(game, ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    return anna


def back_to(match: Match, kind: str) -> str:
    """The last moment of a match at which seat 0 can choose between several moves of a kind."""
    match = match.copy()
    while 0 not in match.waiting or sum(text.startswith(kind) for text in texts(match)) < 2:
        match.undo()
    return match.save()


def openings(game: str) -> Iterator[Match]:
    return (rh.game(game).new(seats=SEATS[game], seed=seed) for seed in count())


def texts(match: Match) -> list[str]:
    return [str(move) for move in match.moves(0)]


def bring(visit: Visit, game: str, save: str, **context: object) -> Visitor:
    anna = visit(**context)
    anna.sit_down(anna.bring(save, ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    return anna


@pytest.mark.parametrize("game", SEATS)
def test_tab_leads_to_what_is_asked_and_enter_alone_plays_a_move(visit: Visit, game: str) -> None:
    page = begin(visit, game).page
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)
    moved = page.locator(".log .move", has_text="You")
    for _ in range(12):
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        if moved.count():
            break
    moved.first.wait_for()


def test_arrows_go_through_what_can_be_chosen_and_the_focus_is_never_lost(visit: Visit) -> None:
    anna = begin(visit, "newhaven")
    page = anna.page
    page.keyboard.press("n")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.lit, .picked')")
    page.keyboard.press("h")
    page.locator(".hints button").first.wait_for()
    page.wait_for_function("() => document.activeElement.closest('.hints')")
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => {FOCUSED}")


def test_by_key_the_focus_follows_the_question_and_every_key_answers_where_one_reads(visit: Visit) -> None:
    match = played("caboose", 3, 1, "greedy+hand").copy()
    while 0 not in match.waiting or not any(text.startswith("track ") for text in texts(match)):
        match.undo()
    page = bring(visit, "caboose", match.save()).page
    note = page.locator(".bar .note")
    page.keyboard.press("Tab")
    for key in ("c", "w", "l"):  # nothing to confirm yet; what can I do? what was done?
        before = note.first.inner_text()
        page.keyboard.press(key)
        page.wait_for_function("(said) => document.querySelector('.bar .note').innerText !== said", arg=before)
    kinds = page.locator(".choices button:not(.chip)")
    kind = kinds.first.inner_text()
    page.keyboard.press("1")  # the first of them
    page.locator(".chip", has_text=kind).wait_for()
    axis = page.locator(".choices .axis").inner_text()
    page.wait_for_function("() => document.activeElement.matches('.stage .lit')")
    while not page.locator(".confirm:enabled").count():
        chosen = page.locator(".chip").count()
        page.keyboard.press("Enter")
        page.wait_for_function("(n) => document.querySelectorAll('.chip').length > n", arg=chosen)
        if page.locator(".confirm:enabled").count():
            break
        assert page.locator(".choices .axis").inner_text() != axis
        axis = page.locator(".choices .axis").inner_text()
        page.wait_for_function("() => document.activeElement.matches('.lit:not(.picked), .choices button')")
    # The log is one stop, and arrows go through its lines.
    lines = page.locator(".log .line")
    assert lines.count() > 9 and page.locator(".log .line[tabindex='0']").count() == 1
    page.locator(".log .line[tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    assert lines.nth(lines.count() - 2).evaluate("line => line === document.activeElement")


def test_in_a_lesson_enter_turns_the_page(visit: Visit) -> None:
    anna = visit()
    anna.go("learn", "newhaven")
    anna.page.locator(".lessons button, .lessons a").first.focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator(".confirm:enabled").wait_for()
    anna.page.wait_for_function("() => document.activeElement.matches('.confirm')")
    said = anna.page.locator(".ask").inner_text()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("(said) => document.querySelector('.ask').innerText !== said", arg=said)
    anna.page.wait_for_function("() => document.activeElement !== document.body")


def test_nothing_is_foretold_under_a_mouse_that_rests(visit: Visit) -> None:
    anna = begin(visit, "newhaven")
    page = anna.page
    box = page.locator('[data-target="space:c4"] > .hit').bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.reload()
    anna.my_turn()
    page.wait_for_timeout(1200)
    assert not page.locator(".about-card").count() and "c4" not in page.locator(".asks").inner_text()
    page.mouse.move(box["x"] + 23, box["y"] + 23)
    page.locator(".about-card").wait_for()


COACHED = "if (location.protocol !== 'about:') localStorage['riverhaven-coach'] = 'yes'"


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("lang", ["hu", "it"])
def test_what_the_coach_says_is_read_in_whole(visit: Visit, game: str, lang: str) -> None:
    """At the opening, when I am the first to move: then Caboose has the most to say."""
    opening = next(match for match in openings(game) if 0 in match.waiting)
    for size in ((1280, 800), (1024, 768), (390, 844)):
        anna = visit(viewport={"width": size[0], "height": size[1]}, locale=lang)
        anna.page.add_init_script(COACHED)
        anna.sit_down(anna.bring(opening.save(), ME, *[BOT] * (SEATS[game] - 1))).my_turn()
        anna.page.locator(".asks .plain").wait_for()
        anna.page.evaluate(SEEN)
        assert anna.page.evaluate(WHOLE), (size, anna.page.locator(".asks").inner_text())
        anna.page.context.close()


def test_a_button_tells_what_it_does_where_one_asks(visit: Visit) -> None:
    anna = begin(visit, "newhaven")
    page = anna.page
    page.keyboard.press("?")
    page.locator(".does button", has_text="Hint").click()
    page.locator(".note", has_text="a good player").wait_for()
    assert not page.locator(".hints, .ponder").count()
    page.locator(".menu > summary").click()
    page.locator(".menu button", has_text="Keys").click()
    page.locator("dialog kbd").first.wait_for()


def test_a_building_that_was_chosen_is_never_replaced(visit: Visit) -> None:
    """On a plot of another number it can only lie face down."""
    match = played("newhaven", 2, 1, "greedy+hand").copy()

    def found() -> tuple[str, str, str] | None:
        legal = texts(match) if 0 in match.waiting else []
        for kind, colour, number, plot in (text.split() for text in legal if text.startswith("lay")):
            if kind and number not in ("?", plot[1]) and f"build {colour} {plot}" in legal:
                return colour, number, plot
        return None

    while not (one := found()):
        match.undo()
    colour, number, plot = one
    page = bring(visit, "newhaven", match.save()).page
    page.locator(f'[data-target="colour:{colour} number:{number}"] > .hit').first.click()
    page.locator(f'[data-target="plot:{plot}"]').click()
    page.locator(".confirm:enabled").wait_for()
    page.locator(".note.foretold", has_text="face down").wait_for()
    page.locator(".confirm").click()
    page.locator(".log .move", has_text="face down").last.wait_for()


def test_on_a_phone_all_that_can_be_chosen_is_in_sight(visit: Visit) -> None:
    page = bring(visit, "newhaven", back_to(played("newhaven", 2, 1, "greedy+hand"), "draw"), **PHONE).page
    page.locator(".lit").first.wait_for(state="attached")
    page.wait_for_function(f"() => !({OUT_OF_SIGHT})().length", timeout=10_000)


def test_whoever_wins_is_cheered(visit: Visit) -> None:
    seed = next(seed for seed in range(1, 40) if played("newhaven", 2, seed, "greedy+hand").places[0] == 1)
    anna = visit()
    anna.go("table", anna.bring(saved("newhaven", 2, seed=seed), ME, BOT))
    anna.page.locator(".bar.end", has_text="You win!").wait_for()
    assert anna.page.locator(".joy").is_visible()
    anna.page.emulate_media(reduced_motion="reduce")
    assert not anna.page.locator(".joy").is_visible()


def test_a_bot_in_hungarian_is_no_number() -> None:
    """As in "Bot 2 kókuszt szállít", which reads as two coconuts."""
    words = rh.game("caboose").words
    assert (
        words.say("hu", Say("log-bid", player=Say("bot-name", number=2), florins=1)) == "Kettes bot 1 florint licitál."
    )
