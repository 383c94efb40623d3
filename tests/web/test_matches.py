"""Whole matches of every game in the browser."""

import pytest

from tests.web.conftest import PHONE
from tests.web.visitor import BOT, ME, SEATS


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", SEATS)
def test_whole_match_by_clicking(visit, shots, game):
    anna = visit()
    anna.sit_down(anna.set_up(game, ME, *[BOT] * (SEATS[game] - 1)))
    anna.play_on()
    page = anna.page
    shots(anna, f"{game}-end")
    assert page.locator(".scores article").count() == SEATS[game]
    assert page.locator(".scores .winner").count() >= 1
    assert page.locator(".scores li").count() > 4
    page.locator(".bar.end", has_text="win").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.locator(".scrub").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_text("Move 3 of").wait_for()
    page.wait_for_url("**/3")
    page.get_by_label("Seen from").select_option("1")
    page.wait_for_url("**/3/1")
    page.locator(".part svg").first.wait_for()
    shots(anna, f"{game}-replay")
    # The link to a moment: whoever follows it sees that moment, and the slider stands there.
    zoe = visit()
    zoe.page.goto(page.url)
    zoe.page.get_by_text("Move 3 of").wait_for()
    assert zoe.page.locator(".scrub").input_value() == "3"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", SEATS)
def test_phone(visit, shots, game):
    """The table opens where the play is, not on its log; every area is reached by its tab, nothing scrolls sideways,
    and play jumps to where the next click is."""
    anna = visit(**PHONE)
    anna.sit_down(anna.set_up(game, ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    anna.page.wait_for_timeout(600)
    assert anna.page.locator(".tabs [aria-pressed=true]").inner_text() != "Log"
    assert anna.page.locator(".part").first.is_visible()
    plies = anna.page.locator(".log .move")
    anna.play_on(until=lambda: plies.count() > 12)
    assert anna.overflow() == 0
    for tab in ("Board", "Mine", "Others", "Log"):
        anna.page.locator(".tabs button", has_text=tab).click()
        anna.page.wait_for_timeout(600)
        shots(anna, f"{game}-phone-{tab.lower()}")
    anna.page.set_viewport_size({"width": 320, "height": 640})
    anna.page.wait_for_timeout(200)
    assert anna.overflow() == 0
