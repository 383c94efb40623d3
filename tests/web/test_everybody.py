"""For everybody: by keyboard alone, through the accessibility tree, zoomed in, in both themes and three languages."""

import json
import random
from pathlib import Path

import pytest

from tests.web.conftest import PHONE
from tests.web.visitor import BOT, ME

pytestmark = pytest.mark.timeout(500)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The figures on a piece are drawn: its name says in words what they mean, and need not repeat them.
AXE_RUN = """async () => {
  const all = {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']};
  const found = await axe.run(document, {runOnly: all, rules: {'label-content-name-mismatch': {enabled: false}}});
  const labels = await axe.run({exclude: ['.part']}, {runOnly: ['label-content-name-mismatch']});
  const told = (v) => [v.id, v.nodes.length, v.nodes[0].html, v.nodes[0].failureSummary];
  return [...found.violations, ...labels.violations].map(told);
}"""
SEATS = {"newhaven": 2, "riverboat": 2, "caboose": 3}


def axe(visitor):
    """What axe finds against WCAG 2.2 AA."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return page.evaluate(AXE_RUN)


@pytest.mark.parametrize("lang", ["en", "it", "hu"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_every_screen(visit, shots, lang, theme):
    anna = visit(locale=lang, color_scheme=theme, reduced_motion="reduce")
    wrong = {}

    def check(name):
        shots(anna, f"{name}-{lang}-{theme}")
        found = axe(anna)
        if found:
            wrong[name] = found

    anna.go()
    anna.page.locator(".box").first.wait_for()
    check("home")
    for screen in (("new", "newhaven"), ("rules", "riverboat"), ("me",)):
        anna.go(*screen)
        anna.page.wait_for_timeout(400)
        check("-".join(screen))
    for game, seats in SEATS.items():
        anna.sit_down(anna.set_up(game, ME, *[BOT] * (seats - 1)))
        anna.my_turn()
        anna.page.wait_for_timeout(300)
        check(game)
    assert not wrong, json.dumps(wrong, indent=1)


def test_match_by_keyboard_alone(visit):
    """Arrows go from place to place, Enter chooses; the mouse is never touched."""
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT))
    keyboard, page, dice = anna.page.keyboard, anna.page, random.Random(2)
    moves = page.locator(".log .move")
    for _ in range(1500):
        if page.locator(".scores").count() or moves.count() > 40:
            break
        if page.locator(".confirm").count():
            keyboard.press("c")
        elif not page.locator(".table.myturn").count():
            page.wait_for_timeout(50)
        elif page.locator(".stage .lit").count():
            for _ in range(dice.randrange(1, 5)):
                keyboard.press("n")
            keyboard.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            keyboard.press("n")
            keyboard.press("Enter")
            page.wait_for_timeout(30)
        elif page.locator(".choices button").count():
            tab_to_choices(page, keyboard)
            keyboard.press("Enter")
    assert moves.count() > 40 or page.locator(".scores").count()


def tab_to_choices(page, keyboard):
    for _ in range(60):
        keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.choices button')"):
            return


def test_arrows_follow_the_board(visit):
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


def test_turn_through_the_accessibility_tree(visit):
    """Only roles and names, as a screen reader has them."""
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    page.get_by_role("group", name="My harvest tiles").get_by_role("button", name="Harvest tile 1 turned by 90").click()
    page.get_by_role("group", name="Board", exact=True).get_by_role("button", name="Space c4, open").click()
    page.get_by_role("button", name="Anna lays a harvest tile on c4").wait_for()
    tree = page.locator(".table").aria_snapshot()
    assert "Village of" in tree and "Bag" in tree


@pytest.mark.parametrize("game", SEATS)
def test_every_target_has_a_name_and_a_size(visit, game):
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


def test_zoom_and_reflow(visit):
    """Zoom to 200 % is a window half as large; a phone of 320 px holds every screen."""
    for width, height in ((640, 400), (320, 640)):
        anna = visit(viewport={"width": width, "height": height})
        for screen in ((), ("new", "caboose"), ("rules", "newhaven"), ("me",)):
            anna.go(*screen)
            anna.page.wait_for_timeout(300)
            assert anna.overflow() == 0, screen
        anna.sit_down(anna.set_up("riverboat", ME, BOT)).my_turn()
        assert anna.overflow() == 0
