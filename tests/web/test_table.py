"""What people do at a table: alone, around one device, on several, as spectators."""

import random
import re

import pytest

from tests.web.saves import saved
from tests.web.visitor import BOT, ME, OPEN

pytestmark = pytest.mark.timeout(400)


class Line:
    """The line between a page and the server, which can be cut."""

    def __init__(self, page):
        self.off, self.open = False, []
        page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, socket):
        if self.off:
            socket.close()
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def cut(self):
        self.off = True
        for socket in self.open:
            socket.close()
        self.open.clear()

    def mend(self):
        self.off = False


def friends(visit, anna=None):
    """Two people at one table, each with a browser."""
    anna, bela = anna or visit("Anna"), visit("Béla")
    anna.go("new", "newhaven")
    anna.page.get_by_role("button", name="Set up the table").click()
    link = anna.page.get_by_label("Link")
    link.wait_for()
    bela.page.goto(link.input_value())
    bela.page.get_by_role("button", name="Sit here").click()
    anna.page.locator(".lobby button.primary:enabled").click()
    bela.page.locator(".part svg").first.wait_for(state="attached")
    anna.my_turn()
    return anna, bela


def place_a_tile(visitor, space="b5"):
    visitor.page.locator('[data-target="tile:1 turn:r0"]').click()
    visitor.page.locator(f'[data-target="space:{space}"] > .hit').click()
    visitor.page.locator(".log .move", has_text=f"on {space}").wait_for()


def test_play_now_previews_and_reasons(visit):
    anna = visit()
    page = anna.page
    anna.go()
    page.get_by_role("button", name="Play now: New Haven").click()
    anna.my_turn()
    page.locator('[data-target="tile:1 turn:r0"]').click()
    page.locator('[data-target="space:b5"] > .hit').hover()
    page.locator(".note", has_text="gathers").wait_for()
    page.locator('[data-part="board"] > svg.ghost use').first.wait_for(state="attached")
    assert page.locator('[data-target="space:b5"] [id^="tile-"]').count() == 0  # it was only shown
    assert not page.locator(".log .move").count()
    page.mouse.move(5, 5)
    page.locator(".ghost").wait_for(state="detached")
    page.locator('[data-target="space:b6"] > .hit').click(force=True)  # it says that it is disabled
    page.locator(".note", has_text="A tile already lies on that space.").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".chip").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").first.wait_for()
    assert "%" in page.locator(".hints button").first.inner_text()
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator(".panel h2").wait_for()
    assert "●" in page.title()


def test_two_cards_of_one_hand_make_a_move(visit):
    """A card that can be played together with another does not take its place."""
    anna = visit()
    anna.sit_down(anna.bring(saved("caboose", 3, 110, to_move=0), ME, BOT, BOT)).my_turn()
    for card in ("train_card:train-1", "city_card:heliopolis-rb"):
        anna.page.locator(f'.stage .lit[data-target~="{card}"]').first.click()
    anna.page.locator(".log .move").get_by_text("City card Heliopolis").wait_for()


def test_a_line_that_can_be_chosen_is_lit(visit):
    """Also a straight one, whose outline has no area."""
    anna = visit()
    anna.sit_down(anna.bring(saved("caboose", 3, 50, to_move=0), ME, BOT, BOT)).my_turn()
    light = anna.page.locator('.stage .lit[data-target^="line:"] > .ring > .over').first
    assert light.evaluate("(e) => e.getTotalLength()") > 20
    light.click(force=True)
    anna.page.locator('.stage .lit[data-target^="line:"]').first.wait_for(state="detached")


def test_undo_and_restart(visit):
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT))
    anna.my_turn()
    place_a_tile(anna)
    anna.page.get_by_role("button", name="Take back").click()
    anna.page.locator(".log .undo").wait_for()
    assert anna.page.locator(".log .move").count() == 0
    place_a_tile(anna, "c5")
    anna.page.locator(".choices button", has_text="Pass").click()
    anna.page.locator(".log .move", has_text="Anna builds no more").wait_for()
    anna.page.get_by_role("button", name="Restart the turn").click()
    anna.page.locator('[data-target="space:c5"].lit').wait_for()
    assert anna.page.locator(".log .move").count() == 0


def test_friends_reload_cut_and_consent(visit):
    """Two people: one reloads, one is cut off while playing, and what is settled is taken back only if both agree."""
    anna = visit("Anna")
    line = Line(anna.page)
    anna, bela = friends(visit, anna)
    place_a_tile(anna)
    bela.page.locator(".log .move", has_text="Anna lays").wait_for()
    bela.page.reload()
    bela.page.locator(".log .move", has_text="Anna lays").wait_for()

    # What Anna decides while she is cut off is kept, and sent when the line is back.
    line.cut()
    anna.page.locator(".banner").wait_for()
    anna.page.locator(".choices button", has_text="Pass").click()
    anna.page.locator(".sending").wait_for()
    assert not anna.page.locator(".log .move", has_text="Anna builds no more").count()
    line.mend()
    anna.page.locator(".banner").wait_for(state="detached")
    anna.page.locator(".log .move", has_text="Anna builds no more").wait_for()
    anna.play_on(until=lambda: bela.page.locator(".table.myturn").count() > 0)

    anna.page.get_by_role("button", name="Ask to take back").click()
    bela.page.get_by_role("button", name="Do not agree").click()
    anna.page.locator(".log .decline").wait_for()
    assert not anna.page.locator(".log .undo, .table.myturn").count()
    anna.page.get_by_role("button", name="Ask to take back").click()
    bela.page.get_by_role("button", name="Agree", exact=True).click()
    anna.page.locator(".log .undo").wait_for()
    anna.my_turn()


def test_spectator_and_chat(visit):
    anna, zoe = visit(), visit()
    table = anna.set_up("newhaven", ME, BOT)
    anna.sit_down(table).my_turn()
    zoe.sit_down(table)
    place_a_tile(anna)
    zoe.page.locator(".log .move", has_text="Anna lays").wait_for()
    assert zoe.page.locator('[data-part="hand"], .lit, form.chat').count() == 0  # no secrets, nothing to do
    anna.page.get_by_label("Say something").fill("Buongiorno <b>a tutti</b>")
    anna.page.keyboard.press("Enter")
    zoe.page.locator(".log .chat", has_text="Buongiorno <b>a tutti</b>").wait_for()


def test_around_one_device(visit):
    """Between the turns of two people a screen hides what is secret."""
    anna = visit()
    table = anna.set_up("newhaven", ME, {"who": "guest", "name": "Béla"})
    page = anna.page
    anna.go("table", table)
    page.get_by_role("button", name="I am Anna").click()
    anna.my_turn()
    dice = random.Random(3)
    while not page.locator(".curtain").count():  # behind which nothing can be clicked
        anna.click_on(dice)
    page.get_by_text("Pass the device to Béla.").wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('.stage')).visibility") == "hidden"
    assert "My harvest tiles" not in page.locator("body").aria_snapshot()
    hand = page.locator('[data-part="hand"]').inner_html()
    page.get_by_role("button", name="I am Béla").click()
    page.locator(".curtain").wait_for(state="detached")
    page.locator(".stage:not(.veiled)").wait_for()  # which is lifted when there is nothing of Anna's any more
    assert page.locator('[data-part="hand"]').inner_html() != hand


def test_language_in_mid_game(visit):
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    place_a_tile(anna)
    page = anna.page
    for lang, log, space in (("it", "ottiene", "Spazio"), ("hu", "begyűjt", "c5 mező"), ("en", "gathers", "Space")):
        page.locator(".menu summary").click()
        page.locator(".menu select").first.select_option(lang)
        page.locator(f'html[lang="{lang}"]').wait_for(state="attached")
        page.locator(".log .move", has_text=log).first.wait_for()
        page.locator(f'[data-target="space:c5"][aria-label^="{space}"]').wait_for()
        page.locator(".menu summary").click()


def test_looking_back(visit):
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    place_a_tile(anna)
    anna.page.locator(".log .move button").first.click()
    anna.page.get_by_text(re.compile(r"Move 1 of \d+")).wait_for()
    anna.page.get_by_role("button", name="One move back").click()
    anna.page.get_by_text(re.compile(r"Move 0 of \d+")).wait_for()
    assert anna.page.locator(".lit").count() == 0
    anna.page.keyboard.press("Escape")
    anna.page.get_by_text("Move 0 of").wait_for(state="detached")


def test_while_i_was_away(visit):
    anna, bela = friends(visit)
    table = bela.page.url
    place_a_tile(anna)
    bela.page.locator(".log .move", has_text="Anna lays").wait_for()
    bela.page.goto(bela.address)
    bela.page.locator(".shelf").wait_for()
    anna.page.locator(".choices button", has_text="Pass").click()
    anna.page.locator(".log .move", has_text="Anna builds no more").wait_for()
    bela.page.goto(table)
    bela.page.locator(".away", has_text="Anna builds no more").wait_for()


def test_three_browsers(visit):
    """Three people play; one reloads the page, one is cut off and comes back: everybody sees the same table."""
    people = [visit(name) for name in ("Anna", "Béla", "Chiara")]
    anna, bela, chiara = people
    line = Line(chiara.page)
    table = anna.set_up("newhaven", ME, OPEN, OPEN, start=False)
    anna.go("table", table)
    link = anna.page.get_by_label("Link")
    link.wait_for()
    for guest in people[1:]:
        guest.page.goto(link.input_value())
        guest.page.get_by_role("button", name="Sit here").first.click()
    anna.page.locator(".lobby button.primary:enabled").click()
    for visitor in people:
        visitor.page.locator(".part svg").first.wait_for(state="attached")
    dice = random.Random(5)

    def play_until(moves, *who):
        """So many moves, or until it is the turn of one who is cut off."""
        while anna.page.locator(".log .move").count() < moves:
            if chiara not in who and anna.page.locator(".players .owing", has_text="Chiara").count():
                return
            for visitor in who:
                visitor.click_on(dice)

    play_until(2, *people)
    bela.page.reload()
    line.cut()
    chiara.page.locator(".banner").wait_for()
    play_until(5, anna, bela)
    line.mend()
    chiara.page.locator(".banner").wait_for(state="detached")
    play_until(12, *people)
    lines = len(anna.lines())
    for visitor in people:
        while len(visitor.lines()) < lines:
            visitor.page.wait_for_timeout(50)
    assert told(anna) == told(bela) == told(chiara)
    assert pieces(anna) == pieces(bela) == pieces(chiara)


def told(visitor):
    """Who did something, line by line; what exactly may be a secret."""
    return [line.split(" ")[0] for line in visitor.lines()]


def pieces(visitor):
    """The names of the pieces on the board."""
    return set(re.findall(r' id="([^"]+)"', visitor.page.locator('[data-part="board"] > svg').first.inner_html()))


def test_theme_is_chosen_and_kept(visit):
    anna = visit(color_scheme="light")
    anna.go()
    paper = "getComputedStyle(document.querySelector('header.top')).backgroundColor"
    light = anna.page.evaluate(paper)
    anna.page.locator(".menu summary").click()
    anna.page.locator(".menu select").last.select_option("dark")
    dark = anna.page.evaluate(paper)
    assert dark != light
    anna.page.reload()
    anna.page.locator(".box").first.wait_for()
    assert anna.page.evaluate(paper) == dark
    anna.page.emulate_media(color_scheme="dark")
    anna.page.locator(".menu summary").click()
    anna.page.locator(".menu select").last.select_option("light")
    assert anna.page.evaluate(paper) == light


def test_art_is_kept_by_version(visit, served):
    """A browser keeps the art for good under an address that names its version, and never another version's."""
    anna = visit()
    with anna.page.expect_response(re.compile("/art/")) as loaded:
        anna.sit_down(anna.set_up("newhaven", ME, BOT))
    assert "immutable" in loaded.value.headers["cache-control"]
    other = anna.page.request.get(f"{served.address}/api/games/newhaven/art/0000")
    assert other.headers["cache-control"] == "no-store"
