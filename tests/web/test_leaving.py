"""How it ends for one of those who play: the time is up, the owner of the server shuts somebody out, somebody is
forgotten; and what the others see of it."""

import subprocess
import sys

import pytest

from tests.server.conftest import Server
from tests.web.conftest import PHONE
from tests.web.test_away import begun, without_refusals
from tests.web.test_everybody import Checker
from tests.web.test_people import menu
from tests.web.visitor import BOT, ME, OPEN, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(400)


def admin(server: Server, *arguments: str) -> str:
    command = [sys.executable, "-m", "riverhaven.cli", "admin", *arguments, "--db", server.url, "--lang", "en"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def id_of(server: Server, name: str) -> str:
    (line,) = [line for line in admin(server, "people", "--name", name).splitlines() if name in line]
    return line.split()[1]


@pytest.mark.parametrize("zero", ["bot", "resign"])
def test_the_time_is_up_and_what_was_chosen_happens(visit: Visit, impatient: Server, zero: str) -> None:
    anna, bela, zoe = (visit(name, at=impatient) for name in ("Anna", "Béla", "Zoë"))
    clock = {"kind": "live", "base": 4, "more": 0, "zero": zero}
    table = anna.set_up("newhaven", ME, OPEN, start=False, clock=clock)
    anna.go("table", table)
    bela.page.goto(anna.page.get_by_label("Link").input_value())
    bela.page.locator(".terms", has_text="takes the seat" if zero == "bot" else "the seat resigns").wait_for()
    bela.page.get_by_role("button", name="Sit here").click()
    anna.page.locator(".lobby > button.primary:enabled").click()
    zoe.page.goto(anna.page.url)
    for visitor in (bela, zoe):
        visitor.page.locator(".log .flag", has_text="The time of Anna is up.").wait_for()
    anna.page.locator(".log .flag", has_text="Your time is up.").wait_for()
    if zero == "resign":
        for visitor, told in ((anna, "Béla wins"), (bela, "You win"), (zoe, "Béla wins")):
            visitor.page.locator(".bar.end", has_text=told).wait_for()
        return
    anna.page.locator(".stood-in", has_text="A bot plays for you.").wait_for()
    zoe.page.locator(".players li", has_text="Anna").locator(".bot").wait_for()


def test_on_a_phone_all_clocks_of_a_match_are_in_sight(visit: Visit) -> None:
    anna = visit("Alessandra", **PHONE)
    clock = {"kind": "live", "base": 5400, "more": 10, "zero": "bot"}
    anna.sit_down(anna.set_up("newhaven", ME, BOT, BOT, BOT, clock=clock))
    anna.page.locator(".players .clock").nth(3).wait_for()
    for width in (390, 320):
        anna.page.set_viewport_size({"width": width, "height": 700})
        found = [one.bounding_box() for one in anna.page.locator(".players :is(.who, .clock)").all()]
        boxes = [box for box in found if box is not None]
        assert len(boxes) == 8 and all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        assert len({round(box["y"] / 8) for box in boxes}) == 2  # the names in one line, the clocks in another
        assert max(box["y"] + box["height"] for box in boxes) - min(box["y"] for box in boxes) < 60


def test_whoever_is_shut_out_reads_why_wherever_they_are(visit: Visit, served: Server, shots: Shots) -> None:
    anna, bela = visit("Anna"), visit("Bertalan", **PHONE)
    begun(anna, bela)
    whose = id_of(served, "Bertalan")
    with without_refusals(bela):
        admin(served, "ban", whose, "--why", "Be kind.")
        why = bela.page.get_by_role("alert").get_by_text("shut you out. Be kind.")
        why.wait_for()
        assert not bela.page.locator(".banner").count()  # that is no lost connection
        check = Checker(bela, shots, "en")
        check("shut-out")
        for path in ((), ("me",), ("new", "newhaven")):
            bela.page.goto(f"{bela.address}/#/{'/'.join(path)}")
            bela.page.reload()
            why.wait_for()
        admin(served, "unban", whose)
        bela.page.reload()
        bela.page.locator("form.new").wait_for()
    bela.wrong = [line for line in bela.wrong if line != "banned"]
    assert check.wrong == {}


def test_whoever_lets_themselves_be_forgotten_leaves_a_bot_and_no_name(visit: Visit) -> None:
    anna, bela = visit("Anna"), visit("Béla", **PHONE)
    begun(anna, bela)
    bela.page.locator(".tabs button", has_text="Log").click()
    bela.page.get_by_label("Say something").fill("I am Béla, of all people.")
    bela.page.keyboard.press("Enter")
    anna.page.locator(".log .chat", has_text="of all people").wait_for()
    bela.go("me")
    bela.page.once("dialog", lambda dialog: dialog.accept())
    bela.page.get_by_role("button", name="Forget me").click()
    bela.page.get_by_label("What shall we call you?").wait_for()  # nobody, as at first
    anna.page.locator(".log .bot", has_text="A bot (Medium) takes this seat.").wait_for()
    anna.page.locator(".players li", has_text="Settler 2").wait_for()
    anna.page.wait_for_function("() => !document.body.innerText.includes('Béla')")  # nor on a page that was open then
    anna.page.locator(".log .bot").first.wait_for()


def rates(visitor: Visitor) -> None:
    visitor.go("play")
    visitor.page.get_by_label("Rate my matches").check()


def test_a_rated_match_is_said_so_before_and_counts_after(visit: Visit) -> None:
    anna, bela = visit("Anna"), visit("Béla", **PHONE)
    for visitor in (anna, bela):
        rates(visitor)
    table = anna.set_up("newhaven", ME, OPEN, start=False)
    anna.go("table", table)
    bela.page.goto(anna.page.get_by_label("Link").input_value())
    bela.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, bela):
        visitor.page.locator(".ratings", has_text="This match will be rated.").wait_for()
    anna.page.locator(".lobby > button.primary:enabled").click()
    bela.page.locator(".part svg").first.wait_for(state="attached")
    menu(bela, "Resign")
    anna.page.locator(".bar.end", has_text="You win").wait_for()
    for visitor, how in ((anna, "You win!"), (bela, "Anna wins.")):
        visitor.go()
        visitor.page.locator(".tables li .result").get_by_text(how, exact=True).wait_for()
    lines = []
    for visitor in (anna, bela):
        visitor.go("play")
        line = visitor.page.locator("li", has_text="New Haven, 2 players")
        line.get_by_text("after one match").wait_for()
        lines.append(float(line.inner_text().split(":")[1].split("±")[0]))
    assert lines[0] > 25 > lines[1]
