"""For everybody: by keyboard alone, through the accessibility tree, zoomed in, in both themes and three languages."""

import json
import random
import re
from itertools import cycle, product
from pathlib import Path
from typing import Any, Literal

import pytest

from riverhaven.core.words import LANGUAGES
from tests.often import often
from tests.web.conftest import PHONE
from tests.web.saves import saved
from tests.web.test_books import WITH_FIGURES
from tests.web.test_table import Line
from tests.web.visitor import BOT, ME, OPEN, SEATS, SEEN, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(500)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The rule that a name holds the text one sees cannot read a picture: it strings all that is printed on a piece together
# ("Alexandria9"). Outside the pictures it is kept; for the pictures `test_names_hold_what_is_printed` does its work.
AXE_RUN = """async (only) => {
  const all = {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']};
  const label = 'label-content-name-mismatch';
  const rules = only ? {} : {[label]: {enabled: true}};
  const found = await axe.run(document, {runOnly: only ?? all, rules, resultTypes: ['violations']});
  const drawn = (node) => node.target.length === 1 && document.querySelector(node.target[0])?.closest('.part');
  const told = (v) => [v.id, v.nodes.filter((n) => v.id !== label || !drawn(n)).map((n) => [n.html, n.failureSummary])];
  return found.violations.map(told).filter(([, nodes]) => nodes.length);
}"""
every_game_in_every_language = pytest.mark.parametrize(("game", "lang"), often(product(SEATS, LANGUAGES), every=9))
BUTTON = re.compile(r"""^( *)- '?button "(.*?)"(.*)$""")  # a name with a colon stands in quotes
GROUP = re.compile(r'^( *)- (?:group|contentinfo)(?: "(.*?)")?')
STILL = """() => document.getAnimations()
  .every(({playState, effect}) => playState !== 'running' || effect.getTiming().iterations === Infinity)"""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Checker:
    """Runs axe against WCAG 2.2 AA on one screen after another, in both themes."""

    def __init__(self, visitor: Visitor, shots: Shots, lang: str) -> None:
        self.visitor, self.shots, self.lang = visitor, shots, lang
        self.wrong: dict[str, Any] = {}

    def __call__(self, name: str) -> None:
        page = self.visitor.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text())
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            self.shots(self.visitor, f"{name}-{self.lang}-{theme}")
            page.wait_for_function(STILL)  # what fades has colours in between
            only = ["color-contrast"] if theme == "dark" else None  # by lamplight only the colours change
            found = page.evaluate(AXE_RUN, only)
            if found:
                self.wrong[f"{name} {theme}"] = found


@pytest.mark.parametrize("lang", often([("hu",), ("it",), ("en",)], every=3))
def test_axe_on_every_page(visit: Visit, shots: Shots, lang: str) -> None:
    anna = visit(locale=lang, reduced_motion="reduce")
    page, check = anna.page, Checker(anna, shots, lang)
    table = anna.set_up("newhaven", ME, OPEN, BOT, start=False)
    hot = anna.set_up("newhaven", ME, {"who": "guest", "name": "Béla"})
    anna.go("me")
    check("me")
    anna.go()
    page.locator(".tables").wait_for()
    page.locator(".menu > summary").click()
    check("home")
    page.locator(".menu > summary").click()
    for game in SEATS:
        anna.go("new", game)
        page.locator(".place select").nth(1).select_option("bot")
        check(f"new-{game}")
    anna.go("table", table)
    page.locator(".share input").wait_for()
    check("lobby")
    link = page.locator(".share input").input_value()
    anna.go("table", hot)
    page.locator(".curtain").wait_for()
    check("curtain")
    page.context.clear_cookies()
    page.goto("about:blank")  # or only the hash would change
    page.goto(link)
    page.locator(".wish").wait_for()
    check("join")
    assert not check.wrong, json.dumps(check.wrong, indent=1)


@pytest.mark.long
@pytest.mark.parametrize(("game", "lang"), zip(WITH_FIGURES, cycle(LANGUAGES)))
def test_axe_in_the_books(visit: Visit, shots: Shots, game: str, lang: str) -> None:
    anna = visit(locale=lang, reduced_motion="reduce")
    check = Checker(anna, shots, lang)
    for book in ("rules", "aid", "components"):
        anna.go(book, game)
        anna.page.locator(".book.ready h2").first.wait_for()
        check(f"{book}-{game}")
    assert not check.wrong, json.dumps(check.wrong, indent=1)


@every_game_in_every_language
def test_axe_at_the_table(visit: Visit, shots: Shots, game: str, lang: str) -> None:
    anna = visit(locale=lang, reduced_motion="reduce")
    page, check, others = anna.page, Checker(anna, shots, lang), [BOT] * (SEATS[game] - 1)
    line = Line(page)
    anna.sit_down(anna.bring(saved(game, SEATS[game], 60, to_move=0), ME, *others)).my_turn()
    check(f"{game}-table")
    if game in WITH_FIGURES:  # it has rules to read
        page.locator(".does button[aria-pressed]").first.click()
        page.locator(".panel h2, .panel h3").first.wait_for()
    line.cut()
    page.locator(".banner").wait_for()
    check(f"{game}-rules-reconnecting")
    if game in WITH_FIGURES:
        page.locator(".panel .close").click()
    page.locator(".log .line").first.click()
    page.keyboard.press("k")
    page.locator("dialog[open]").wait_for()
    check(f"{game}-keys")
    over = anna.bring(saved(game, SEATS[game]), ME, *others)
    line.mend()
    anna.sit_down(over)
    page.locator(".scores").wait_for()
    check(f"{game}-end")
    anna.go("replay", over, 10)
    page.locator(".scrub").wait_for()
    check(f"{game}-replay")
    assert not check.wrong, json.dumps(check.wrong, indent=1)


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_names_hold_what_is_printed(visit: Visit, game: str) -> None:
    """Whoever says aloud what is printed on a piece is understood: its name holds every word on it."""
    anna = visit()
    anna.sit_down(anna.bring(saved(game, SEATS[game], 60, to_move=0), ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    pieces = anna.page.evaluate(
        "[...document.querySelectorAll('[data-target]')].map((e) =>"
        " [e.getAttribute('aria-label'), [...e.querySelectorAll('text')].map((t) => t.textContent)])"
    )
    assert pieces
    words = [(name, word) for name, texts in pieces for text in texts for word in re.findall(r"[^\W\d_]{3,}", text)]
    assert not [(name, word) for name, word in words if word.lower() not in name.lower()]


# From the opening to the end, or the last rounds alone.
from_the_opening = pytest.mark.parametrize("plies", [pytest.param(0, marks=pytest.mark.long), -10])


@from_the_opening
def test_match_by_keyboard_alone(visit: Visit, plies: int | None) -> None:
    """N goes from place to place, Enter chooses, A goes to the actions; the mouse is never touched."""
    anna = visit()
    anna.sit_down(anna.bring(saved("newhaven", 2, plies), ME, BOT))
    keyboard, page, dice = anna.page.keyboard, anna.page, random.Random(2)
    while not page.locator(".scores").count():
        if page.locator(".confirm:enabled").count():
            keyboard.press("c")
        elif not page.locator(".table.myturn").count():
            page.wait_for_timeout(40)
        elif page.locator(".choices button:not(.chip)").count() and dice.random() < 0.5:
            keyboard.press("a")
            keyboard.press("Enter")
        elif page.locator(".stage .lit").count():
            for _ in range(dice.randrange(1, 5)):
                keyboard.press("n")
            keyboard.press("Enter")
        page.evaluate(SEEN)
    page.locator(".bar.end", has_text="win").wait_for()


@from_the_opening
def test_match_through_the_accessibility_tree(visit: Visit, plies: int | None) -> None:
    """A match with nothing but roles, names and states, as a screen reader has them."""
    anna = visit()
    anna.sit_down(anna.bring(saved("newhaven", 2, plies), ME, BOT))
    page, dice = anna.page, random.Random(4)
    used: set[str] = set()
    plies = 0
    while not page.get_by_role("region", name="The result").count():
        tree = page.locator("body").aria_snapshot()
        if tree.count("Look at this moment") + tree.count("- listitem") != plies:
            used, plies = set(), tree.count("Look at this moment") + tree.count("- listitem")
        found = [one for one in offered(tree) if one[0] not in used] or offered(tree)
        if not found:
            page.wait_for_timeout(40)
            continue
        group, name = dice.choice(found)
        used.add(group)
        button = page.get_by_role("button", name=name, exact=True, disabled=False).first
        if button.count():
            button.dispatch_event("click")  # as a screen reader presses it, wherever it lies
        page.evaluate(SEEN)


ASIDE = (
    "What is this?",
    "Hint",
    "Rules",
    "Take back",
    "Restart the turn",
    "Close",
    "Enlarge",
    "Board",
    "Mine",
    "Others",
    "Log",
    "Send",
)


def offered(tree: str) -> list[tuple[str, str]]:
    """The group and the name of every button in the tree that leads on."""
    found: list[tuple[str, str]] = []
    groups: dict[int, str] = {}
    for line in tree.splitlines():
        depth = len(line) - len(line.lstrip())
        groups = {at: name for at, name in groups.items() if at < depth}
        if group := GROUP.match(line):
            groups[depth] = group[2] or "the bar"
        button = BUTTON.match(line)
        if not button or not groups or "[disabled]" in button[3] or "[pressed]" in button[3]:
            continue
        if not button[2].startswith(ASIDE) and "take this choice back" not in button[2]:
            found.append((groups[max(groups)], button[2]))
    return [one for one in found if one[1] == "Confirm"] or found


@pytest.mark.long
def test_arrows_follow_the_board(visit: Visit) -> None:
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    page.locator('[data-target="space:d4"]').focus()
    for key, place in (("ArrowRight", "e4"), ("ArrowUp", "e5"), ("ArrowLeft", "d5"), ("ArrowDown", "d4")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.target") == f"space:{place}"
    live = page.locator("[aria-live=polite]")
    page.keyboard.press("w")
    live.get_by_text("Play a harvest tile").wait_for(state="attached")
    page.keyboard.press("m")
    live.get_by_text("My harvest tiles").wait_for(state="attached")


@pytest.mark.long
def test_turn_through_the_accessibility_tree(visit: Visit) -> None:
    """Only roles and names, as a screen reader has them."""
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    page.get_by_role("group", name="My harvest tiles").get_by_role("button", name="Harvest tile 1 turned by 90").click()
    page.get_by_role("group", name="Board", exact=True).get_by_role("button", name="Space c4, open").click()
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name=re.compile("^You lay the harvest tile .* on c4")).wait_for()
    tree = page.locator(".table").aria_snapshot()
    assert "the village of Anna" in tree and "Bag" in tree


@pytest.mark.parametrize("game", SEATS)
def test_every_target_has_a_name_and_a_size(visit: Visit, game: str) -> None:
    anna = visit(**PHONE)
    anna.sit_down(anna.set_up(game, ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    targets = anna.page.evaluate(
        "[...document.querySelectorAll('[data-target]')].map((e) => {"
        " const b = (e.querySelector('.hit') ?? e).getBoundingClientRect();"
        " return [e.dataset.target, e.getAttribute('aria-label'), Math.min(b.width, b.height)]; })"
    )
    assert targets
    assert not [target for target, name, _ in targets if not name]
    assert not [(target, size) for target, _, size in targets if size < 24 and target.split(":")[0] != "line"]


@pytest.mark.long
def test_zoom_and_reflow(visit: Visit) -> None:
    """Zoom to 200 % is a window half as large; a phone of 320 px holds every screen."""
    for width, height in ((640, 400), (320, 640)):
        anna = visit(viewport={"width": width, "height": height})
        for screen in (
            (),
            ("new", "caboose"),
            ("rules", "newhaven"),
            ("aid", "riverboat"),
            ("components", "caboose"),
            ("me",),
        ):
            anna.go(*screen)
            anna.page.wait_for_timeout(300)
            assert anna.overflow() == 0, screen
        anna.sit_down(anna.set_up("riverboat", ME, BOT)).my_turn()
        assert anna.overflow() == 0
