"""What people do to each other at a table: ask, agree, leave, come back, give up."""

import pytest

from tests.often import often
from tests.server.conftest import Server
from tests.web.conftest import PHONE
from tests.web.test_everybody import Checker
from tests.web.test_table import friends, place_a_tile
from tests.web.visitor import Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(400)


def menu(visitor: Visitor, button: str) -> None:
    """Press a button in the menu; a question whether one is sure is answered by yes."""
    visitor.page.once("dialog", lambda dialog: dialog.accept())
    visitor.page.locator(".menu > summary").click()
    visitor.page.locator(".menu").get_by_role("button", name=button).click()
    visitor.page.keyboard.press("Escape")


@pytest.mark.long
def test_a_match_is_ended_and_another_begun_once_both_say_so(visit: Visit, shots: Shots) -> None:
    anna, bela = friends(visit)
    place_a_tile(anna)
    anna.play_on(until=lambda: bela.page.locator(".table.myturn").count() > 0)
    anna.page.get_by_role("button", name="Ask to take back").click()
    asked = bela.page.locator(".asked")
    asked.get_by_text("Anna asks to take back this move").wait_for()
    last = bela.page.locator(".log .move").last.inner_text()
    assert asked.locator("li").all_inner_texts() == [last.replace("\n", " ")]
    anna.page.locator(".asked", has_text="Waiting for Béla").get_by_role("button", name="Withdraw").click()
    bela.page.locator(".log .withdraw").wait_for()
    menu(bela, "End the match")
    anna.page.locator(".asked", has_text="Béla proposes to end").wait_for()
    check = Checker(anna, shots, "en")
    check("asked")
    assert check.wrong == {}
    anna.page.locator(".asked").get_by_role("button", name="Agree", exact=True).click()
    for visitor in (anna, bela):
        visitor.page.locator(".bar.end", has_text="Nobody wins").wait_for()
        assert not visitor.page.locator(".asked").count()
    # Another match is an offer, too.
    bela.page.get_by_role("button", name="Play again").click()
    bela.page.locator(".lobby", has_text="Open seat").wait_for()
    anna.page.locator(".asked").get_by_role("button", name="Accept to play again").click()
    bela.my_turn()  # who began last time begins last


@pytest.mark.long
def test_a_clock_is_chosen_shown_and_stopped(visit: Visit, shots: Shots) -> None:
    anna, bela = visit("Anna"), visit("Béla", **PHONE)
    anna.go("new", "newhaven")
    anna.page.get_by_label("Clock").select_option("live")
    anna.page.get_by_label("Each has").select_option("5 minutes")
    check = Checker(anna, shots, "en")
    check("clock-choice")
    anna, bela = friends(visit, anna, bela, is_set_up=True)
    clocks = bela.page.locator(".players .clock")
    assert clocks.nth(1).inner_text() == "5:00" and clocks.nth(0).and_(bela.page.locator(".runs")).count()
    anna.page.wait_for_function("document.querySelector('.players .clock').innerText.startsWith('4:5')")
    menu(anna, "Stop the clocks")
    bela.page.locator(".asked").get_by_role("button", name="Agree", exact=True).click()
    anna.page.locator(".bar", has_text="The match is paused.").wait_for()
    assert not anna.page.locator(".clock.runs").count()
    assert bela.overflow() == 0
    check("paused")
    assert check.wrong == {}
    menu(bela, "Let the clocks run")
    anna.page.locator(".asked").get_by_role("button", name="Agree", exact=True).click()
    anna.page.locator(".clock.runs").wait_for()


@pytest.mark.long
def test_a_table_that_waits_is_found_from_everywhere_left_and_given_up(visit: Visit, shots: Shots) -> None:
    anna, bela = friends(visit)
    table = anna.page.url.rsplit("/", 1)[1]
    anna.go()
    card = anna.page.locator(".tables a.owing")
    card.get_by_text("with Béla").wait_for()
    check = Checker(anna, shots, "en")
    check("cards")
    anna.go("rules", "riverboat")
    anna.page.locator(".waiting", has_text="1").click()
    anna.page.wait_for_url(f"**/table/{table}")
    assert not anna.page.locator(".waiting").count()  # not where I am
    bela.page.locator(".players .seen.here").first.wait_for()
    check("here")

    menu(anna, "Leave my seat to a bot")
    bela.page.locator(".players .bot").wait_for()
    bela.my_turn()
    anna.page.reload()
    anna.page.locator('[data-part="hand"]').first.wait_for()  # still hers to see
    assert not anna.page.locator(".table.myturn").count()
    menu(anna, "Take my seat back")
    bela.page.locator(".players .bot").wait_for(state="detached")
    menu(anna, "Resign")
    anna.page.locator(".log .resign", has_text="You resign.").wait_for()
    bela.page.locator(".bar.end", has_text="Béla wins").wait_for()
    bela.go()
    bela.page.locator("section", has=bela.page.locator("#finished")).get_by_text("with Anna").wait_for()
    assert not bela.page.locator("#running").count() and check.wrong == {}


def test_who_invites_to_what_and_who_is_sent_away(visit: Visit) -> None:
    anna, zoe = visit("Anna"), visit()
    anna.go("new", "newhaven")
    anna.page.get_by_role("button", name="Set up the table").click()
    anna.page.get_by_label("Link").wait_for()
    zoe.page.goto(anna.page.get_by_label("Link").input_value())
    zoe.page.get_by_text("Anna invites you to a match of New Haven").wait_for()
    zoe.page.get_by_label("What shall we call you?").fill("Zoë")
    zoe.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Send away").click()
    zoe.page.get_by_role("button", name="Sit here").click()
    zoe.page.get_by_text("would like to play with others").wait_for()
    # The browser notes that she was refused: the seat, and the invitation if she was sent away before she read it.
    zoe.wrong = [line for line in zoe.wrong if "409" not in line and "403" not in line]


@pytest.mark.long
def test_what_others_say_is_seen_on_every_tab_and_in_the_title(visit: Visit) -> None:
    bela = visit("Béla", **PHONE)
    anna, bela = friends(visit, bela=bela)
    bela.page.locator(".tabs button", has_text="Board").click()
    anna.page.get_by_label("Say something").fill("Szia!")
    anna.page.keyboard.press("Enter")
    bela.page.locator(".tabs .unread", has_text="1").wait_for()
    bela.page.wait_for_function("document.title.startsWith('(1) ')")
    bela.page.locator(".tabs button", has_text="Log").click()
    bela.page.locator(".tabs .unread").wait_for(state="detached")
    bela.page.wait_for_function("!document.title.startsWith('(')")


@pytest.mark.parametrize(
    ("path", "why"),
    often(
        [
            (("table", "nothing"), "There is no such table."),
            (("join", "nothing", "x"), "There is no such table."),
            (("nowhere",), "There is nothing here."),
        ],
        every=3,
    ),
)
def test_an_unknown_address_has_a_way_on(visit: Visit, path: tuple[str, ...], why: str) -> None:
    anna = visit()
    anna.go(*path)
    anna.page.locator(".card", has_text=why).get_by_role("link", name="Home").click()
    anna.page.locator(".shelf").wait_for()


def open_table(visitor: Visitor, game: str) -> None:
    visitor.go("new", game)
    visitor.page.get_by_label("Anybody").check()
    visitor.page.get_by_role("button", name="Set up the table").click()
    visitor.page.get_by_label("Link").wait_for()


def test_an_open_table_is_found_and_joined(visit: Visit, shots: Shots) -> None:
    anna, zoe = visit("Anna"), visit()
    open_table(anna, "riverboat")
    zoe.go()
    check = Checker(zoe, shots, "en")
    card = zoe.page.locator("section", has=zoe.page.locator("#open-tables")).locator("a", has_text="with Anna").first
    card.get_by_text("one open seat").wait_for()
    check("open-tables")
    open_table(visit("Béla"), "newhaven")
    zoe.page.reload()
    shown = zoe.page.locator("section", has=zoe.page.locator("#open-tables")).locator("li")
    shown.filter(has_text="New Haven").wait_for()
    zoe.page.locator(".filters label", has_text="Game").locator("select").select_option("Riverboat")
    shown.filter(has_text="New Haven").wait_for(state="detached")
    card.click()
    zoe.page.get_by_role("button", name="Sit here").click()
    anna.page.locator(".lobby > button.primary:enabled").wait_for()
    assert check.wrong == {}


def test_one_asks_to_join_and_is_let_in(visit: Visit, shots: Shots) -> None:
    anna, zoe = visit("Anna"), visit(**PHONE)  # who is nobody yet
    anna.go("new", "newhaven")
    anna.page.get_by_label("Whoever asks me first").check()
    anna.page.get_by_label("The table is for").select_option("experienced players")
    check, sees = Checker(anna, shots, "en"), Checker(zoe, shots, "en")
    check("who-joins")
    anna.page.get_by_role("button", name="Set up the table").click()
    anna.page.get_by_label("Link").wait_for()
    open_table(visit("Béla"), "riverboat")
    zoe.go()
    cards = zoe.page.locator(".tables a")
    cards.filter(has_text="with Anna").first.wait_for()
    zoe.page.locator(".filters label", has_text="For whom").locator("select").select_option("experienced players")
    cards.filter(has_not_text="experienced").first.wait_for(state="detached")
    sees("for-whom")
    cards.filter(has_text="ask first").first.click()
    zoe.page.get_by_role("button", name="Ask to join").click()
    zoe.page.get_by_text("You have asked to join.").wait_for()
    sees("door")
    anna.page.locator(".asking li", has_text="Guest").wait_for()
    anna.page.wait_for_function("document.title.startsWith('● somebody asks to join')")
    check("asking")
    anna.page.get_by_role("button", name="Let in: Guest").click()
    zoe.page.get_by_role("button", name="Stand up").wait_for()
    anna.page.locator(".lobby > button.primary:enabled").click()
    zoe.page.locator('[data-part="hand"]').first.wait_for(state="attached")  # she has a seat, and its hand
    assert zoe.overflow() == 0 and check.wrong == sees.wrong == {}


@pytest.mark.long
def test_who_is_muted_is_not_heard_and_is_reported(visit: Visit, shots: Shots) -> None:
    anna, bela = friends(visit)
    bela.page.get_by_label("Say something").fill("Bah!")
    bela.page.keyboard.press("Enter")
    said = anna.page.locator(".log .chat", has_text="Bah!")
    said.wait_for()
    anna.page.locator(".menu > summary").click()
    anna.page.locator(".company summary", has_text="Béla").click()
    anna.page.locator(".company").get_by_role("button", name="Mute").click()
    said.wait_for(state="detached")
    check = Checker(anna, shots, "en")
    check("company")
    anna.page.once("dialog", lambda dialog: dialog.accept("He says bah."))
    anna.page.locator(".company").get_by_role("button", name="Report").click()
    anna.page.locator(".menu", has_text="It is reported.").wait_for()
    anna.go("me")
    anna.page.locator("section", has=anna.page.locator("#shunned")).get_by_text("Béla · Muted").wait_for()
    check("shunned")
    anna.page.get_by_role("button", name="Hear again").click()
    anna.page.locator("#shunned").wait_for(state="detached")
    assert check.wrong == {}


@pytest.mark.long
def test_a_call_that_comes_too_soon_is_refused_with_a_sentence(visit: Visit) -> None:
    anna, bela = friends(visit)
    menu(bela, "Call those we wait for")
    bela.page.locator(".bar .note", has_text="Leave them a minute").wait_for()
    anna.page.locator(".menu > summary").click()
    anna.page.get_by_role("button", name="Resign").wait_for()
    assert not anna.page.get_by_role("button", name="Call those we wait for").count()  # it is her turn


@pytest.mark.long
def test_a_call_is_heard_after_a_minute(visit: Visit) -> None:
    anna, bela = friends(visit)
    bela.page.wait_for_timeout(61_000)
    menu(bela, "Call those we wait for")
    anna.page.locator(".log .nudge", has_text="Béla calls").wait_for()


@pytest.mark.long
def test_what_is_refused_on_leaving_is_said(visit: Visit, served: Server) -> None:
    anna, bela = friends(visit)
    menu(anna, "Leave my seat to a bot")
    bela.page.locator(".players .bot").wait_for()
    served.stop()  # the menu asks a server that is not there
    try:
        anna.page.locator(".menu > summary").click()
        anna.page.locator(".menu").get_by_role("button", name="Take my seat back").click()
        anna.page.locator(".bar .note.bad").wait_for()
    finally:
        served.start()
    for visitor in (anna, bela):  # the browsers note what they could not reach
        visitor.page.locator(".banner").wait_for(state="detached")
        visitor.wrong = [line for line in visitor.wrong if "ERR_" not in line and "WebSocket" not in line]


@pytest.mark.long
def test_who_watches_is_told_so_seen_and_talks_apart(visit: Visit, shots: Shots) -> None:
    anna, bela = friends(visit)
    zoe = visit("Zoë", **PHONE)
    zoe.page.goto(anna.page.url)
    zoe.page.locator(".part svg").first.wait_for(state="attached")
    zoe.page.locator(".tabs button", has_text="Log").click()
    zoe.page.locator(".watchers", has_text="You watch this match.").wait_for()
    zoe.page.get_by_label("Say something to those who watch").fill("Go, Anna!")
    zoe.page.keyboard.press("Enter")
    zoe.page.locator(".watchers li", has_text="Zoë: Go, Anna!").wait_for()
    assert zoe.overflow() == 0
    anna.page.locator(".watchers", has_text="One watches: Zoë").wait_for()
    anna.page.locator("[role=status]", has_text="Zoë watches now.").wait_for(state="attached")
    check = Checker(anna, shots, "en")
    check("watched")
    assert check.wrong == {} and "Go, Anna!" not in anna.page.content()
    menu(bela, "Resign")
    anna.page.locator(".bar.end").wait_for()
    anna.page.locator(".watchers li", has_text="Go, Anna!").wait_for()


@pytest.mark.long
def test_a_new_name_is_told_at_the_table(visit: Visit) -> None:
    anna, bela = friends(visit)
    table = bela.page.url
    bela.go("me")
    bela.page.get_by_label("Your name").fill("Bátor Béla")
    bela.page.get_by_role("button", name="Save").click()
    anna.page.locator(".log li", has_text="Béla is now called Bátor Béla.").wait_for()
    anna.page.locator(".players", has_text="Bátor Béla").wait_for()
    bela.page.goto(table)
