"""Before it begins: an invitation is sent, the page behind it says to what, one sits down by one click, and nobody
wonders who has been asked, who is there, and what comes next."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.often import often
from tests.web.conftest import DESKTOP, PHONE
from tests.web.test_away import invited
from tests.web.test_everybody import Checker
from tests.web.test_people import menu
from tests.web.test_table import friends
from tests.web.visitor import BOT, ME, OPEN, Device, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(400)
SIZES = often([(DESKTOP,), (PHONE,)], every=2)


def link_of(host: Visitor) -> str:
    return host.page.get_by_label("Link").input_value()


def test_an_invitation_tells_the_terms_and_one_sits_down_by_one_click(visit: Visit, shots: Shots) -> None:
    anna, bela = visit("Anna"), visit(**PHONE)  # who is nobody yet
    anna.go("new", "newhaven")
    anna.page.get_by_label("Redevelop").check()
    anna.page.get_by_label("Clock").select_option("live")
    anna.page.get_by_label("When no time is left").select_option("resign")
    anna.page.get_by_role("button", name="Set up the table").click()
    bela.page.goto(link_of(anna))
    terms = bela.page.locator(".terms")
    terms.get_by_text("Each has 30 minutes for the whole match, and 10 seconds more for each turn.").wait_for()
    terms.get_by_text("When no time is left, the seat resigns.").wait_for()
    terms.get_by_text("Options: Redevelop.").wait_for()
    bela.page.locator(
        ".lobby .seats li", has_text="Anna"
    ).wait_for()  # who sits there is seen before one says who one is
    check = Checker(bela, shots, "en")
    check("invitation")
    bela.page.get_by_label("What shall we call you?").fill("Béla")
    bela.page.get_by_role("button", name="Sit here").click()
    bela.page.get_by_text("You have a seat. It begins when all are there.").wait_for()
    assert not bela.page.get_by_role("button", name="Sit here").count()  # one seat is enough
    here = anna.page.locator(".lobby .seats li", has_text="Béla")
    here.wait_for()
    anna.page.reload()  # who is here is asked now and then, and at once
    here.get_by_text("is here").wait_for()
    assert bela.overflow() == 0 and check.wrong == {}


def test_whoever_came_without_a_name_is_asked_for_one_at_the_table(visit: Visit) -> None:
    anna, bela = visit(), visit("Béla")
    anna.go("new", "newhaven")
    anna.page.get_by_role("button", name="Set up the table").click()
    bela.page.goto(link_of(anna))
    bela.page.get_by_text("Guest invites you").wait_for()
    anna.page.get_by_text("To the others you are “Guest”.").wait_for()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Save").click()
    bela.page.get_by_text("Anna invites you").wait_for()
    anna.page.get_by_text("To the others you are").wait_for(state="detached")


@pytest.mark.parametrize("device", SIZES)
def test_all_of_a_long_lobby_can_be_scrolled_to(visit: Visit, device: Device) -> None:
    anna = visit("Anna", **device)
    anna.go("table", anna.set_up("caboose", ME, *[OPEN] * 4, start=False))
    anna.page.get_by_label("Link").wait_for()
    anna.page.mouse.move(200, 400)
    for _ in range(20):
        anna.page.mouse.wheel(0, 400)
    anna.page.wait_for_timeout(300)
    say = anna.page.get_by_label("Say something").bounding_box()
    assert say and say["y"] + say["height"] <= anna.page.viewport_size["height"]  # type: ignore[index]


def test_whoever_set_the_table_up_keeps_it_when_standing_up(visit: Visit) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    invited(anna, bela)
    anna.page.get_by_role("button", name="Stand up").click()
    anna.page.reload()
    anna.page.get_by_role("button", name="Send away").click()
    bela.page.get_by_text("A seat is open again.").first.wait_for()
    assert anna.page.get_by_label("Link").input_value()
    anna.page.get_by_role("button", name="Sit here").first.click()
    anna.page.get_by_role("button", name="Somebody beside me sits here").click()  # around one device
    anna.page.locator(".lobby > button.primary:enabled").wait_for()


def test_how_strong_a_bot_is_that_fills_a_seat_is_chosen_and_seen(visit: Visit) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    anna.go("table", anna.set_up("newhaven", ME, OPEN, BOT, start=False))
    bela.page.goto(link_of(anna))
    bela.page.locator(".lobby .seats li", has_text="Greedy").wait_for()
    anna.page.get_by_label("Level of the bot on seat 3").select_option("Hard")
    bela.page.locator(".lobby .seats li", has_text="Bot 3 Hard").wait_for()
    bela.page.get_by_text("A bot (Hard) takes this seat.").wait_for()


SENDS = "navigator.share = async (what) => { window.sent = what; }"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"


def test_an_invitation_is_sent_by_the_ways_of_the_device(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.page.add_init_script(SENDS)
    anna.page.reload()
    anna.go("table", anna.set_up("newhaven", ME, OPEN, start=False))
    anna.page.get_by_role("button", name="Send …").click()
    assert anna.page.evaluate("window.sent") == {"title": "Riverhaven: New Haven", "url": link_of(anna)}


def test_a_link_is_copied_in_a_plain_network_too(visit: Visit) -> None:
    """Where a page has no clipboard of its own, because nobody speaks HTTPS there."""
    anna = visit("Anna")
    anna.page.add_init_script(NO_CLIPBOARD)
    anna.page.reload()
    anna.go("table", anna.set_up("newhaven", ME, OPEN, start=False))
    anna.page.get_by_role("button", name="Copy").click()
    anna.page.get_by_role("button", name="Copied").wait_for()
    anna.page.get_by_label("Say something").focus()
    anna.page.keyboard.press("Control+v")
    assert anna.page.get_by_label("Say something").input_value() == link_of(anna)


def test_who_would_rather_not_play_again_is_told_where_the_others_wait(visit: Visit) -> None:
    anna, bela, cili = visit("Anna"), visit("Béla"), visit("Cili")
    invited(anna, bela, cili)
    anna.page.locator(".lobby > button.primary:enabled").click()
    bela.page.locator(".part svg").first.wait_for(state="attached")
    menu(bela, "End the match")
    for other in (anna, cili):
        other.page.locator(".asked").get_by_role("button", name="Agree", exact=True).click()
    anna.page.get_by_role("button", name="Play again").click()
    offer = anna.page.locator(".lobby [role=status]", has_text="Still to answer: Béla and Cili.")
    offer.wait_for()
    bela.page.locator(".asked").get_by_role("button", name="No", exact=True).click()
    anna.page.get_by_text("Still to answer: Cili. Would rather not just now: Béla.").wait_for()
    anna.page.reload()
    anna.page.get_by_text("Would rather not just now: Béla.").wait_for()


@pytest.mark.parametrize("device", SIZES)
def test_all_of_the_menu_can_be_scrolled_to(visit: Visit, device: Device) -> None:
    anna, bela, cili, dora = visit("Anna", **device), visit("Béla"), visit("Cili"), visit("Dóra")
    invited(anna, bela, cili, dora)
    anna.page.locator(".lobby > button.primary:enabled").click()
    anna.page.locator(".part svg").first.wait_for(state="attached")
    anna.page.locator(".menu > summary").click()
    sheet = anna.page.locator(".menu .sheet")
    box = sheet.bounding_box()
    assert box and box["y"] + box["height"] <= anna.page.viewport_size["height"]  # type: ignore[index]
    anna.page.mouse.move(box["x"] + 40, box["y"] + 200)
    anna.page.mouse.wheel(0, 3000)
    expect(sheet.get_by_label("Coach")).to_be_in_viewport(ratio=1)


def test_whoever_has_resigned_is_told_so_seen_so_and_may_still_talk(visit: Visit, shots: Shots) -> None:
    anna, bela, cili = visit("Anna"), visit("Béla", **PHONE), visit("Cili", **PHONE)
    invited(anna, bela, cili)
    anna.page.locator(".lobby > button.primary:enabled").click()
    for visitor in (bela, cili):
        visitor.page.locator(".part svg").first.wait_for(state="attached")
    menu(anna, "Leave my seat to a bot")
    cili.page.locator(".players li", has_text="Anna").locator(".bot").wait_for()  # on a phone, too
    anna.page.get_by_label("Say something").fill("Back soon.")
    anna.page.keyboard.press("Enter")
    menu(bela, "Resign")
    bela.page.locator(".bar", has_text="You have resigned. A bot plays on in your seat.").wait_for()
    mark = cili.page.locator(".players li", has_text="Béla").get_by_title("has resigned")
    mark.wait_for()
    bela.page.locator(".tabs button", has_text="Log").click()
    bela.page.get_by_label("Say something").fill("Good luck!")
    bela.page.keyboard.press("Enter")
    anna.page.locator(".log .chat", has_text="Good luck!").wait_for()
    check = Checker(anna, shots, "en")
    check("resigned")
    assert check.wrong == {} and cili.overflow() == bela.overflow() == 0


def test_what_others_are_asked_is_folded_away(visit: Visit, shots: Shots) -> None:
    anna, bela = friends(visit, bela=visit("Béla", **PHONE))
    zoe = visit("Zoë", **PHONE)
    zoe.page.goto(anna.page.url)
    menu(bela, "End the match")
    asked = zoe.page.locator(".asked", has_text="Béla proposes to end")
    asked.wait_for()
    tabs, box = zoe.page.locator(".tabs").bounding_box(), asked.bounding_box()
    assert tabs and box and box["y"] >= tabs["y"] + tabs["height"]  # it lies over none of them
    asked.get_by_role("button", name="Fold").click()
    shots(zoe, "folded")
    zoe.page.locator(".asked.folded", has_text="Waiting for Anna.").click()
    asked.wait_for()
    must: Any = anna.page.locator(".asked")
    assert not must.get_by_role("button", name="Fold").count()  # who is asked sees it
    must.get_by_role("button", name="Do not agree").click()
    asked.wait_for(state="detached")
