"""Whole matches of every game in the browser."""

from itertools import product

import pytest

import riverhaven as rh
from tests.often import often
from tests.web.conftest import PHONE
from tests.web.saves import saved
from tests.web.visitor import BOT, LANGUAGES, ME, SEATS, SIZES, Shots, Visit


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("plies", "game"), often(product((-8, 0), SEATS), every=6))
def test_a_match_is_played_to_its_end_by_clicking(visit: Visit, shots: Shots, plies: int, game: str) -> None:
    anna = visit()
    anna.sit_down(anna.bring(saved(game, SEATS[game], plies), ME, *[BOT] * (SEATS[game] - 1)))
    anna.play_on()
    page = anna.page
    shots(anna, f"{game}-end")
    assert page.locator(".scores .sum td").count() == SEATS[game]
    assert page.locator(".scores .winner").count() >= 1
    assert page.locator(".scores li").count() >= SEATS[game]
    page.locator(".bar.end", has_text="win").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.locator(".scrub").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_text("Move 3 of").wait_for()
    page.wait_for_url("**/3/0")  # from one's own seat
    page.get_by_label("Seen from").select_option("1")
    page.wait_for_url("**/3/1")
    page.locator(".part svg").first.wait_for()
    shots(anna, f"{game}-replay")
    # The link to a moment: whoever follows it sees that moment, and the slider stands there.
    zoe = visit()
    zoe.page.goto(page.url)
    zoe.page.get_by_text("Move 3 of").wait_for()
    assert zoe.page.locator(".scrub").input_value() == "3"


# What of the end is not wholly in sight: `what`, cut off by the screen or by a box that it lies in, or covered.
HIDDEN = """(what) => [...document.querySelectorAll(what)].flatMap((e) => {
  if (!e.getClientRects().length) return [];
  const box = e.getBoundingClientRect();
  const boxes = [{left: 0, top: 0, right: innerWidth, bottom: innerHeight}];
  for (let at = e.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).overflowY !== 'visible') boxes.push(at.getBoundingClientRect());
  const out = boxes.some((b) => box.left < b.left - 1 || box.top < b.top - 1 || box.right > b.right + 1
    || box.bottom > b.bottom + 1);
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return out || !(e.contains(top) || top.contains(e)) ? [e.textContent.trim() || e.className.baseVal || e.tagName] : [];
})"""


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("size", "lang", "game"), often(product(SIZES, LANGUAGES, SEATS), every=7))
def test_the_end_is_on_one_screen(visit: Visit, shots: Shots, size: tuple[int, int], lang: str, game: str) -> None:
    """With the most players: what decided it, the sums and, but for a very small screen, where all points came from."""
    seats = max(rh.game(game).seats)
    anna = visit(locale=lang, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    anna.sit_down(anna.bring(saved(game, seats), ME, *[BOT] * (seats - 1)))
    page = anna.page
    page.locator(".course polyline").first.wait_for(state="attached")
    page.wait_for_timeout(1000)  # until the screen has turned to it
    shots(anna, f"{game}-end-{size[0]}-{lang}")
    assert page.locator(".scores .sum td.mine").count() == 1 and page.locator(".scores .decided").count() == 1
    seen = [".scores .decided", ".scores thead *", ".bar.end .ask", ".bar.end .does > *"]
    if size[1] > 700:
        seen.append(".scores tbody tr")
    if size == (1280, 800):
        seen.append(".scores .course svg")
    assert [found for what in seen for found in page.evaluate(HIDDEN, what)] == []
    empty = page.locator(".scores tbody tr").evaluate_all(
        "all => all.filter((e) => !e.hidden && [...e.querySelectorAll('td')].every((td) => !+td.textContent))"
    )
    assert empty == []
    assert page.locator(".strip .part").count() == 0 and anna.overflow() == 0


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", SEATS)
def test_phone(visit: Visit, shots: Shots, game: str) -> None:
    """The table opens where the play is, not on its log; every area is reached by its tab, nothing scrolls sideways,
    and play jumps to where the next click is."""
    anna = visit(**PHONE)
    anna.sit_down(anna.set_up(game, ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    anna.page.wait_for_timeout(600)
    assert anna.page.locator(".tabs [aria-pressed=true]").inner_text() != "Log"
    assert anna.page.locator(".part").first.is_visible()
    plies = anna.page.locator(".log .move")
    anna.play_on(until=lambda: plies.count() > 8)
    assert anna.overflow() == 0
    tabs = anna.page.locator(".tabs button").all()
    assert len(tabs) > 1
    for number, tab in enumerate(tabs):
        tab.click()
        anna.page.wait_for_timeout(600)
        shots(anna, f"{game}-phone-{number}")
    anna.page.set_viewport_size({"width": 320, "height": 640})
    anna.page.wait_for_timeout(200)
    assert anna.overflow() == 0
