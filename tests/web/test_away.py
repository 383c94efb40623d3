"""Who is away: replaced with everybody's word, asked from everywhere, told where they like; and what comes before it
begins."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.often import often
from tests.server.conftest import Server
from tests.web.conftest import PHONE
from tests.web.test_everybody import Checker
from tests.web.test_people import menu
from tests.web.test_table import friends, place_a_tile
from tests.web.visitor import ME, OPEN, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(400)


def invited(host: Visitor, *guests: Visitor) -> str:
    """A table of the host's, where all of these sit; the address of it."""
    table = host.set_up("newhaven", ME, *[OPEN] * len(guests), start=False)
    host.go("table", table)
    link = host.page.get_by_label("Link").input_value()
    for guest in guests:
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Sit here").first.click()
        guest.page.get_by_role("button", name="Stand up").wait_for()
    return table


def begun(host: Visitor, *guests: Visitor) -> str:
    table = invited(host, *guests)
    host.page.locator(".lobby > button.primary:enabled").click()
    for visitor in (host, *guests):
        visitor.page.locator(".part svg").first.wait_for(state="attached")
    return table


def propose(visitor: Visitor, whom: str, what: str) -> None:
    """In the menu, about somebody who is away; the page looks at once when it is opened."""
    visitor.page.wait_for_timeout(1200)
    visitor.page.reload()
    visitor.page.once("dialog", lambda dialog: dialog.accept())
    visitor.page.locator(".menu > summary").click()
    visitor.page.locator(".company summary", has_text=f"{whom} is away").click()
    visitor.page.get_by_role("button", name=what).click()
    visitor.page.keyboard.press("Escape")


@contextmanager
def without_refusals(*visitors: Visitor) -> Iterator[None]:
    """A browser notes every refusal."""
    yield
    for visitor in visitors:
        visitor.wrong = [line for line in visitor.wrong if not re.search("40[0-9]", line)]


def test_a_bot_plays_for_a_friend_who_is_away_and_gives_the_seat_back(
    visit: Visit, impatient: Server, shots: Shots
) -> None:
    anna, bela, cili = (visit(name, at=impatient) for name in ("Anna", "Béla", "Cili"))
    table = begun(anna, bela, cili)
    check = Checker(cili, shots, "en")
    propose(bela, "Anna", "Let a bot play on")
    asked = cili.page.locator(".asked", has_text="Béla proposes that a bot plays on for Anna")
    asked.wait_for()
    check("asked-bot")
    cili.page.wait_for_function("() => document.title.startsWith('● you are asked something')")
    # It calls from every page, and from the card.
    cili.go("rules", "newhaven")
    cili.page.locator(".waiting", has_text="1").wait_for()
    cili.go()
    cili.page.locator(".tables a.owing", has_text="you are asked something").click()
    cili.page.wait_for_url(f"**/table/{table}")
    asked.get_by_role("button", name="Agree", exact=True).click()
    bela.page.locator(".log .replace", has_text="A bot plays on for Anna").wait_for()
    cili.page.wait_for_function("() => !document.title.startsWith('● you are asked')")
    mine = anna.page.locator(".stood-in", has_text="A bot plays for you.")
    mine.wait_for()
    Checker(anna, shots, "en")("stood-in")
    mine.get_by_role("button", name="Take my seat back").click()
    bela.page.locator(".players .bot").wait_for(state="detached")
    mine.wait_for(state="detached")
    assert check.wrong == {}


@pytest.mark.parametrize("lang", often([("en",), ("it",), ("hu",)], every=3))
def test_somebody_else_takes_the_seat_of_a_friend_who_is_away(
    visit: Visit, impatient: Server, shots: Shots, lang: str
) -> None:
    anna, bela = visit("Anna", at=impatient), visit("Béla", at=impatient)
    dora = visit("Dóra", at=impatient, locale=lang, **PHONE)
    table = begun(anna, bela)
    propose(bela, "Anna", "Open the seat to somebody else")
    vacant = bela.page.locator(".vacant", has_text="The seat of Anna is open")
    vacant.get_by_role("button", name="Invite somebody").click()
    link = vacant.get_by_label("Link").input_value()
    check = Checker(bela, shots, "en")
    check("vacant")
    seen = Checker(dora, shots, lang)
    dora.page.goto(link)
    dora.page.locator("section[aria-labelledby=take] button").wait_for()
    seen("take-seat")
    assert dora.overflow() == 0
    dora.page.locator("section[aria-labelledby=take] button").click()
    dora.page.wait_for_url(f"**/table/{table}")
    dora.page.locator('[data-part="hand"]').first.wait_for(state="attached")
    bela.page.locator(".players", has_text="Dóra").wait_for()
    vacant.wait_for(state="detached")
    anna.page.locator(".watchers", has_text="You watch this match.").wait_for()
    anna.page.locator('[data-part="hand"]').wait_for(state="detached")
    assert check.wrong == seen.wrong == {}


def test_another_match_is_offered_from_everywhere_and_may_be_declined(visit: Visit, shots: Shots) -> None:
    anna, bela = friends(visit, visit("Anna", reduced_motion="reduce"))
    table = anna.page.url.rsplit("/", 1)[1]
    menu(bela, "Resign")
    anna.page.locator(".bar.end").wait_for()
    anna.go()
    bela.page.get_by_role("button", name="Play again").click()
    bela.page.locator(".lobby").wait_for()
    card = anna.page.locator("#running ~ .tables a.owing", has_text="asks you to play again")
    anna.page.reload()
    card.wait_for()
    anna.page.locator(".waiting", has_text="1").wait_for()
    card.click()
    asked = anna.page.locator(".asked", has_text="Béla offers to play again")
    asked.wait_for()
    check = Checker(anna, shots, "en")
    check("asked-rematch")
    anna.page.wait_for_function("() => document.title.startsWith('● you are asked something')")
    asked.get_by_role("button", name="No", exact=True).click()
    asked.wait_for(state="detached")
    anna.page.locator(".log .decline").wait_for()
    # It may be accepted all the same.
    anna.page.get_by_role("button", name="Accept to play again").click()
    anna.page.wait_for_url(lambda url: table not in url)
    bela.page.locator(".table.myturn, .part svg").first.wait_for(state="attached")
    assert check.wrong == {}


def test_people_talk_before_it_begins_and_the_host_hears_that_all_are_there(visit: Visit, shots: Shots) -> None:
    anna, bela = visit("Anna"), visit("Béla", **PHONE)
    invited(anna, bela)
    anna.page.wait_for_function("() => document.title.startsWith('● all are there: begin')")
    anna.page.locator(".lobby", has_text="All are there.").wait_for()
    bela.page.get_by_label("Say something").fill("Szia!")
    bela.page.keyboard.press("Enter")
    anna.page.locator(".lobby .log .chat", has_text="Béla: Szia!").wait_for()
    anna.page.get_by_label("Say something").fill("Hello!")
    anna.page.keyboard.press("Enter")
    bela.page.locator(".lobby .log .chat", has_text="Anna: Hello!").wait_for()
    check, seen = Checker(anna, shots, "en"), Checker(bela, shots, "en")
    check("lobby-talk")
    seen("join-talk")
    assert bela.overflow() == 0
    # Whoever has only looked reads along, and may stand up as they like.
    zoe = visit("Zoë")
    zoe.page.goto(bela.page.url)
    zoe.page.locator(".lobby .log .chat", has_text="Hello!").wait_for()
    assert not zoe.page.get_by_label("Say something").count()
    bela.page.get_by_role("button", name="Stand up").click()
    anna.page.wait_for_function("() => !document.title.startsWith('●')")
    # What is said while somebody looks elsewhere is counted.
    zoe.page.get_by_role("button", name="Sit here").click()
    zoe.page.evaluate(HIDE)
    anna.page.get_by_label("Say something").fill("Hello, Zoë!")
    anna.page.keyboard.press("Enter")
    zoe.page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert check.wrong == seen.wrong == {}


HIDE = """() => {
  Object.defineProperty(document, 'hidden', {value: true, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_who_sits_where_is_drawn_by_lot_unless_chosen(visit: Visit, shots: Shots) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    anna.go("new", "newhaven")
    lot, chosen = anna.page.get_by_label("By lot, drawn when it begins"), anna.page.get_by_label("As chosen here")
    assert lot.is_checked()
    anna.page.get_by_label("Seat 2").select_option("guest")
    assert chosen.is_checked()  # around one device people sit where they sit
    anna.page.get_by_label("Seat 2").select_option("open")
    assert lot.is_checked()
    check = Checker(anna, shots, "en")
    check("new-lot")
    anna.page.get_by_role("button", name="Set up the table").click()
    anna.page.locator(".lobby", has_text="drawn by lot when it begins").wait_for()
    bela.page.goto(anna.page.get_by_label("Link").input_value())
    bela.page.get_by_role("button", name="Sit here").click()
    anna.page.locator(".lobby > button.primary:enabled").click()
    orders = []
    for visitor in (anna, bela):
        visitor.page.locator(".log .lot", has_text="By lot: ").wait_for()
        orders.append(visitor.page.locator(".players .who").all_inner_texts())
    assert orders[0] == orders[1] and sorted(orders[0]) == ["Anna", "Béla"]
    first = anna if orders[0][0] == "Anna" else bela
    first.my_turn()
    assert first.page.locator('[data-part="hand"]').count() and check.wrong == {}


def test_who_thinks_is_seen(visit: Visit) -> None:
    anna, bela = friends(visit)
    bela.page.reload()
    thinking = bela.page.locator(".players li", has_text="Anna").locator(".seen.thinks")
    thinking.wait_for()
    assert thinking.get_attribute("title") == "is thinking"
    assert not anna.page.locator(".seen.thinks").count()
    place_a_tile(anna)
    anna.play_on(until=lambda: bela.page.locator(".table.myturn").count() > 0)
    thinking.wait_for(state="detached")


def test_each_chooses_where_and_about_what_they_are_told(visit: Visit, impatient: Server, shots: Shots) -> None:
    anna, bela = visit("Anna", at=impatient), visit("Béla", at=impatient)
    table = begun(anna, bela)
    bela.page.locator(".menu > summary").click()
    bela.page.get_by_role("link", name="Tell me when it is my turn").click()  # there is no way yet
    section = bela.page.locator("section", has_text="Tell me when it is my turn")
    section.get_by_label("How").select_option("json")
    section.get_by_label("Where").fill(f"{impatient.address}/healthz")
    section.get_by_label("only about tables that I choose").check()
    with without_refusals(bela):
        section.get_by_role("button", name="Tell me there").click()
        section.locator("[role=alert]").wait_for()  # it takes no posts
    with Listener() as listener:
        section.get_by_label("Where").fill(listener.address)
        section.get_by_role("button", name="Tell me there").click()
        section.locator("li", has_text="only about tables that I choose").wait_for()
        check = Checker(bela, shots, "en")
        check("ways")
        calm = section.get_by_label("Not while a page of mine is open on any device")
        calm.check()
        bela.page.reload()
        calm.wait_for()
        assert calm.is_checked()
        calm.uncheck()
        bela.go("table", table)
        bela.page.locator(".menu > summary").click()
        about = bela.page.get_by_label("Tell me about this table when I am away")
        assert not about.is_checked()
        about.check()
        check("menu-notices")
        bela.page.keyboard.press("Escape")
        place_a_tile(anna)
        anna.play_on(until=lambda: bela.page.locator(".table.myturn").count() > 0)
        listener.wait_for("it is your turn")
    assert check.wrong == {}


class Listener:
    """A program of somebody's that is told: a real HTTP server."""

    def __enter__(self) -> "Listener":
        import threading
        from http.server import BaseHTTPRequestHandler, HTTPServer

        told = self.told = []  # type: list[str]

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                told.append(self.rfile.read(int(self.headers["content-length"])).decode())
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    def wait_for(self, text: str) -> None:
        import time

        for _ in range(600):
            if any(text in told for told in self.told):
                return
            time.sleep(0.05)
        raise AssertionError(self.told)


def test_a_personal_link_that_has_ended_says_so_and_leads_on(visit: Visit, shots: Shots) -> None:
    anna = visit("Anna")
    links = []
    for _ in range(2):
        anna.go("me")
        anna.page.reload()
        anna.page.get_by_role("button", name="Make a personal link").click()
        links.append(anna.page.get_by_label("Link").input_value())
    other = visit(**PHONE)
    with without_refusals(other):
        other.page.goto(links[0])
        other.page.locator(".card", has_text="This personal link is not valid any more.").wait_for()
        check = Checker(other, shots, "en")
        check("link-ended")
    assert not other.page.locator("form").count() and other.overflow() == 0
    other.page.get_by_role("link", name="Home", exact=True).click()
    other.page.locator(".shelf").wait_for()
    other.page.goto(links[1])
    other.page.wait_for_url("**/#/")
    other.page.locator(".menu > summary").click()
    other.page.get_by_role("link", name="Anna").wait_for()
    assert check.wrong == {}


NOWHERE = [
    "new/none",
    "learn/none",
    "rules/none",
    "puzzle/none/x",
    "puzzle/newhaven/none",
    "replay/none",
    "table",
    "join",
    "%E0%A4",
]


@pytest.mark.parametrize("path", often([(path,) for path in NOWHERE], every=3))
def test_every_unknown_address_has_a_sentence_and_a_way_on(visit: Visit, path: str) -> None:
    anna = visit()
    with without_refusals(anna):
        anna.page.goto(f"{anna.address}/#/{path}")
        anna.page.locator(".card", has_text="The address may be mistyped").get_by_role("link", name="Home").click()
        anna.page.locator(".shelf").wait_for()
