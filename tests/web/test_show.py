"""The table shows what happens: the moves of others one by one, at the pace of whoever looks."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.saves import played, saved
from tests.web.test_table import place_a_tile
from tests.web.visitor import BOT, ME, Visit, Visitor

pytestmark = pytest.mark.timeout(400)
PACE_MS = {"slow": 2200, "normal": 1100, "fast": 450}
STEP_MS = PACE_MS["normal"]


class Clock:
    """The time of a page, which goes on only when the test says so."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)

    def on(self, ms: int) -> None:
        self.page.clock.run_for(ms)


def onlooker(visit: Visit, table: str, **likes: Any) -> Visitor:
    zoe = visit(**likes)
    zoe.page.clock.install()
    zoe.sit_down(table)
    zoe.page.locator(".log li").first.wait_for()
    return zoe


def moves(visitor: Visitor) -> int:
    return visitor.page.locator(".log .move").count()


def until(visitor: Visitor, holds: Callable[[], bool]) -> None:
    """Wait for what needs no time of the page, only the server's."""
    for _ in range(200):
        if holds():
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(visitor.page.locator("footer").inner_text())


def play(visitor: Visitor, count: int) -> None:
    """So many moves of whoever is to move."""
    before = moves(visitor)
    visitor.play_on(until=lambda: moves(visitor) >= before + count)


def test_the_moves_of_others_come_one_by_one_until_one_clicks(visit: Visit) -> None:
    anna = visit()
    table = anna.set_up("riverboat", ME, {"who": "guest", "name": "Béla"})
    anna.go("table", table)
    anna.page.locator(".curtain button").click()
    anna.my_turn()
    zoe = onlooker(visit, table, pace="normal")
    clock, told = Clock(zoe.page), moves(zoe)
    play(anna, 1)
    zoe.page.get_by_role("button", name="Skip to now").wait_for()  # she is behind, if only for a blink
    clock.on(50)
    until(zoe, lambda: moves(zoe) == told + 1)
    play(anna, 3)
    for step in (2, 3):
        assert moves(zoe) == told + step - 1
        clock.on(STEP_MS)
        want = told + step
        until(zoe, lambda: moves(zoe) == want)  # noqa: B023 - it is over before the next
        assert zoe.page.get_by_role("button", name="Skip to now").count()
    zoe.page.mouse.click(640, 20)
    clock.on(50)
    until(zoe, lambda: moves(zoe) == told + 4)
    assert not zoe.page.get_by_role("button", name="Skip to now").count()
    assert zoe.page.locator(".lately").count() and not zoe.page.locator("text.lately").count()
    assert scores(zoe) == scores(anna)


def scores(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".players b").all_inner_texts()


@pytest.mark.long
def test_nothing_waits_for_whoever_sees_all_at_once(visit: Visit) -> None:
    anna = visit()
    table = anna.set_up("newhaven", ME, BOT)
    anna.sit_down(table).my_turn()
    zoe = onlooker(visit, table, pace="off")
    clock, told = Clock(zoe.page), moves(zoe)
    play(anna, 2)
    until(zoe, lambda: moves(zoe) >= told + 2)
    clock.on(50)
    assert not zoe.page.get_by_role("button", name="Skip to now").count()


@pytest.mark.parametrize("pace", [pytest.param("slow", marks=pytest.mark.long), "fast"])
def test_the_pace_is_the_viewers(visit: Visit, pace: str) -> None:
    """Until the time for a move is over nothing more is shown; then it is."""
    anna = visit()
    table = anna.set_up("riverboat", ME, {"who": "guest", "name": "Béla"})
    anna.go("table", table)
    anna.page.locator(".curtain button").click()
    anna.my_turn()
    zoe = onlooker(visit, table, pace=pace)
    clock, told = Clock(zoe.page), moves(zoe)
    play(anna, 3)
    zoe.page.get_by_role("button", name="Skip to now").wait_for()
    clock.on(50)
    until(zoe, lambda: moves(zoe) == told + 1)
    for step in (2, 3):
        clock.on(PACE_MS[pace] - 100)
        zoe.page.wait_for_timeout(300)  # time for what should not come
        assert moves(zoe) == told + step - 1
        clock.on(100)
        want = told + step
        until(zoe, lambda: moves(zoe) == want)  # noqa: B023 - it is over before the next


def test_acting_leads_to_now(visit: Visit) -> None:
    """A key that does something does it, however far behind the picture is."""
    anna = visit(pace="slow")
    anna.page.clock.install()
    anna.sit_down(anna.bring(saved("newhaven", 2, 20, to_move=0), ME, BOT)).my_turn()
    clock, behind = Clock(anna.page), anna.page.get_by_role("button", name="Skip to now")
    for _ in range(400):
        if behind.count():
            break
        anna.page.evaluate(
            "['.confirm:enabled', '.stage .lit', '.choices button:not(.chip)'].map((s) => document.querySelector(s))"
            ".find(Boolean)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
        )
        clock.on(30)
    behind.wait_for()
    told = moves(anna)
    anna.page.keyboard.press("n")
    clock.on(30)
    assert moves(anna) > told

    def caught_up() -> bool:  # the bot may still be at its turn, and its next move leave her behind once more
        anna.page.keyboard.press("n")
        return not behind.count()

    until(anna, caught_up)


# The signs that float up are noted: what they say, and where they begin.
FLOATS = """() => {
  window.floats = [];
  new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach((e) => {
    if (e.matches?.('.float')) floats.push([e.textContent, e.style.left, e.style.top]);
  }))).observe(document.body, {childList: true});
}"""


def test_what_a_move_brings_floats_up(visit: Visit) -> None:
    """As much as the numbers say, at each of them, and only there."""
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page, board = anna.page, '[data-part="board"] > svg:not(.ghost)'
    numbers = f"""Object.fromEntries([...document.querySelectorAll('{board} text[id]')].map(
      (e) => [e.id, Number(e.textContent)]))"""
    before = page.evaluate(numbers)
    page.evaluate(FLOATS)
    place_a_tile(anna)
    page.locator('[data-target="space:b5"] [id^="tile-"]').wait_for(state="attached")
    page.wait_for_timeout(300)
    after = page.evaluate(numbers)
    changed = sorted(now - before[id] for id, now in after.items() if id in before and now != before[id])
    assert changed
    floated = page.evaluate("floats")
    signed = sorted(int(text.replace("\u2212", "-")) for text, *_ in floated)
    # What is gathered is counted on the board and in the hand, and each number lets its own float up.
    assert set(changed) <= set(signed) and len({(x, y) for _, x, y in floated}) == len(floated)


# What is shown large is noted: the symbols that it is drawn with, and how large it becomes and where.
REVEALS = """() => {
  window.reveals = [];
  new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach((e) => {
    if (!e.matches?.('.reveal')) return;
    const [motion] = e.firstElementChild.getAnimations();
    const uses = [...e.querySelectorAll('use')].map((one) => one.getAttribute('href'));
    reveals.push([uses, motion.effect.getKeyframes().map(({scale, translate}) => [Number(scale), translate])]);
  }))).observe(document.body, {childList: true});
}"""


def drawing(visit: Visit, **likes: Any) -> Visitor:
    """Just before a building is drawn from the bag, unseen."""
    anna = visit(**likes)
    match = played("newhaven", 2, 1, "greedy+hand").copy()
    while not (0 in match.waiting and any(str(move) == "draw bag" for move in match.moves(0))):
        match.undo()
    anna.sit_down(anna.bring(match.save(), ME, BOT)).my_turn()
    anna.page.locator('.stage .lit[data-target="source:bag"]').click()
    anna.page.locator(".note.foretold:not(:empty)").wait_for()
    anna.page.evaluate(REVEALS)
    return anna


def test_what_i_draw_is_shown_large(visit: Visit) -> None:
    page = drawing(visit).page
    ids = "(all) => all.map((e) => e.id)"
    hand = page.locator('[data-part="hand"] > svg:not(.ghost) [id^="building-"]')
    before = hand.evaluate_all(ids)
    page.keyboard.press("c")
    page.wait_for_function("() => reveals.length")
    (drawn,) = set(hand.evaluate_all(ids)) - set(before)
    look = "(e) => [e, ...e.querySelectorAll('*')].flatMap((one) => one.getAttribute('href') ?? [])"
    face = page.locator(f"[id={drawn}]").evaluate(look)
    (motion,) = (motion for uses, motion in page.evaluate("reveals") if uses == face)
    assert max(scale for scale, _ in motion) > 1.5 and motion[-1] == [1, "0px"]
    page.wait_for_function("() => !document.querySelector('.reveal')")  # and it is gone


def test_what_i_draw_stands_still_for_whoever_likes_no_motion(visit: Visit) -> None:
    page = drawing(visit, reduced_motion="reduce").page
    page.keyboard.press("c")
    page.wait_for_function("() => reveals.length")
    _, motion = page.evaluate("reveals[0]")
    assert motion[0] == motion[-1] and motion[0][0] > 1.5
    page.wait_for_function("() => !document.querySelector('.reveal')")


def test_others_phases_are_announced_with_their_names(visit: Visit) -> None:
    """A phase of mine asks me something; another's is theirs, and a round is nobody's."""
    anna = visit()
    table = anna.set_up("newhaven", ME, {"who": "guest", "name": "Béla"})
    anna.go("table", table)
    anna.page.locator(".curtain button").click()
    anna.my_turn()
    zoe = onlooker(visit, table)
    zoe.page.evaluate(
        "() => { window.heard = []; new MutationObserver(() => {"
        " const said = document.querySelector('.herald p')?.textContent; if (said) heard.push(said);"
        " }).observe(document.querySelector('.herald'), {childList: true, subtree: true, characterData: true}); }"
    )
    place_a_tile(anna)
    zoe.page.locator(".log .move", has_text="on b5").wait_for()
    zoe.page.wait_for_function("() => heard.length")
    assert zoe.page.evaluate("heard[0]") == "Anna: Build"


def test_the_last_round_is_announced_as_the_last(visit: Visit) -> None:
    anna = visit()
    match = played("riverboat", 2, 1, "greedy+hand").copy()
    while match.view(0).round == match.view(0).rounds:
        match.undo()
    while 0 not in match.waiting:
        match.undo()
    anna.sit_down(anna.bring(match.save(), ME, BOT)).my_turn()
    chip = anna.page.locator(".moment span", has_text="Round 4 of 4, the last one")
    assert not chip.count()
    banner = anna.page.locator(".herald p", has_text="Round 4 of 4, the last one")
    anna.play_on(until=lambda: banner.count())
    banner.wait_for()
    chip.wait_for()


def test_what_only_made_room_was_touched_by_nobody(visit: Visit) -> None:
    """Cards of a hand move up when one is played; only what was played and what came is marked, or shown as a ghost."""
    anna = visit()
    anna.sit_down(anna.bring(saved("caboose", 3, 60, to_move=0), ME, BOT, BOT)).my_turn()
    page = anna.page
    moved = page.evaluate("""() => {
      const svg = document.querySelector('[data-part="hand"] > svg'), host = svg.parentElement;
      const cards = [...svg.querySelectorAll('g[id^="card-"]')];
      const places = cards.map((card) => card.getAttribute('transform'));
      return [cards.length, new Set(places).size];
    }""")
    assert moved[0] == moved[1] > 2
    take = '.stage .lit[data-target^="auction"], .stage .lit[data-target^="take"]'
    anna.play_on(until=lambda: page.locator(take).count())
    page.locator(take).first.click()
    page.locator('[data-part="hand"] > svg.ghost').wait_for()
    ghosts = page.locator('[data-part="hand"] > svg.ghost').evaluate(
        "e => [...e.querySelectorAll('use')].length && [...e.querySelectorAll('g > g > use')].length"
    )
    assert ghosts


def test_a_line_of_the_log_lights_its_places(visit: Visit) -> None:
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    place_a_tile(anna)
    line = page.locator(".log .move button", has_text="on b5")
    line.hover()
    page.locator('[data-target="space:b5"].pointed').wait_for()
    page.mouse.move(5, 5)
    page.locator(".pointed").wait_for(state="detached")
    line.focus()
    page.locator('[data-target="space:b5"].pointed').wait_for()


@pytest.mark.long
def test_what_was_missed_is_shown_again(visit: Visit) -> None:
    anna = visit()
    table = anna.set_up("newhaven", ME, BOT)
    anna.sit_down(table).my_turn()
    zoe = visit(pace="normal")
    zoe.page.clock.install()
    zoe.sit_down(table)
    zoe.page.locator(".log li").first.wait_for()
    zoe.go()
    play(anna, 3)
    zoe.sit_down(table)
    zoe.page.locator(".away").wait_for()
    now = zoe.page.locator('[data-part="board"]').inner_html()
    clock, told = Clock(zoe.page), moves(zoe)
    zoe.page.get_by_role("button", name="Show me").click()
    clock.on(50)
    until(zoe, lambda: moves(zoe) < told)
    clock.on(50)
    assert zoe.page.locator('[data-part="board"]').inner_html() != now
    for _ in range(8):
        clock.on(STEP_MS)
        zoe.page.wait_for_timeout(100)
    assert moves(zoe) == told and not zoe.page.get_by_role("button", name="Skip to now").count()
