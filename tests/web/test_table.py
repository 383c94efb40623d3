"""What people do at a table: alone, around one device, on several, as spectators."""

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

import riverhaven as rh
from tests.server.conftest import Server
from tests.web.conftest import PHONE
from tests.web.saves import played, saved
from tests.web.visitor import BOT, ME, OPEN, SEATS, SEEN, Visit, Visitor

pytestmark = pytest.mark.timeout(400)


class Line:
    """The line between a page and the server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.off = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.off:
            socket.close()
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def cut(self) -> None:
        self.off = True
        for socket in self.open:
            socket.close()
        self.open.clear()

    def mend(self) -> None:
        self.off = False


def friends(
    visit: Visit, anna: Visitor | None = None, bela: Visitor | None = None, is_set_up: bool = False
) -> tuple[Visitor, Visitor]:
    """Two people at one table, each with a browser."""
    anna, bela = anna or visit("Anna"), bela or visit("Béla")
    if not is_set_up:
        anna.go("new", "newhaven")
    anna.page.get_by_label("As chosen here").check()
    anna.page.get_by_role("button", name="Set up the table").click()
    link = anna.page.get_by_label("Link")
    link.wait_for()
    bela.page.goto(link.input_value())
    bela.page.get_by_role("button", name="Sit here").click()
    anna.page.locator(".lobby > button.primary:enabled").click()
    bela.page.locator(".part svg").first.wait_for(state="attached")
    anna.my_turn()
    return anna, bela


def confirm(visitor: Visitor) -> None:
    visitor.page.locator(".confirm:enabled").click()


def place_a_tile(visitor: Visitor, space: str = "b5", asks: bool = True) -> None:
    visitor.page.locator('[data-target="tile:1 turn:r0"]').click()
    visitor.page.locator(f'[data-target="space:{space}"] > .hit').click()
    if asks:
        confirm(visitor)
    visitor.page.locator(".log .move", has_text=f"on {space}").wait_for()


def test_play_now_previews_and_reasons(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.go()
    page.get_by_role("button", name="Play now: New Haven").click()
    anna.my_turn()
    late: list[Route] = []
    page.route("**/api/games", lambda route: late.append(route))
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()  # where no lot lets a bot begin
    page.locator('[data-target="tile:1 turn:r0"]').click()
    with page.expect_response("**/api/games"):
        late.pop().continue_()
    page.evaluate(SEEN)
    assert page.locator('[data-target="tile:1 turn:r0"].picked').count()  # what comes late takes no choice away
    page.locator('[data-target="space:b5"] > .hit').hover()
    page.locator(".note", has_text="You lay").wait_for()
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
    assert re.search("next best|nothing else came close", page.locator(".note.why").inner_text())
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator(".panel h2").wait_for()
    assert "●" in page.title()


@pytest.mark.long
def test_a_name_is_asked_for_once(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.page.get_by_label("What shall we call you?").fill("Ada")
    anna.page.get_by_role("button", name="Play now: New Haven").click()
    anna.my_turn()
    assert anna.page.locator(".players .who").first.inner_text() == "Ada"
    for path in ((), ("new", "newhaven")):
        anna.go(*path)
        anna.page.locator("main button.primary").first.wait_for()
        assert not anna.page.get_by_label("What shall we call you?").count()


@pytest.mark.long
def test_what_a_ghost_shows_is_turned_where_it_lies(visit: Visit) -> None:
    """Once it is said where, a piece lies there in the first way that is legal, and nothing more is asked."""
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    page.locator('[data-target="tile:1"] > .hit').click()
    page.locator('[data-target="space:b5"] > .hit').click()
    page.locator('[data-target="tile:1 turn:r0"].picked').wait_for()
    for turn in ("r1", "r2", "r3", "r0"):
        page.get_by_role("button", name="Turn it").click()
        page.locator(f'[data-target="tile:1 turn:{turn}"].picked').wait_for()
        page.locator(".ghost").first.wait_for(state="attached")
    confirm(anna)
    page.locator(".log .move", has_text="on b5").wait_for()
    assert not page.get_by_role("button", name="Turn it").count()

    # Where the piece that lies there is named by one place only, it is turned about that.
    match = played("riverboat", 2, 1, "greedy+hand").copy()
    ways: Counter[str] = Counter()
    while not ways or max(ways.values()) < 3:
        match.undo()
        ways = Counter(move.labels[0] for move in match.moves(0) if move.block == "plant")
    anna.sit_down(anna.bring(match.save(), ME, BOT)).my_turn()
    land = page.locator('[data-part="mat-0"]')
    page.locator(f'[data-target="field:{ways.most_common(1)[0][0]}"] > .hit').click()
    seen = set()
    for _ in range(3):
        land.locator("> svg.ghost use").first.wait_for(state="attached")
        said = page.locator(".note.foretold").inner_text()
        seen.add(said)
        page.get_by_role("button", name="Turn it").click()
        page.locator(".note.foretold").filter(has_not_text=said).wait_for()
    assert len(seen) == 3


@pytest.mark.long
def test_every_piece_is_asked_about_by_keys(visit: Visit) -> None:
    """Also what can never be chosen: the eye goes over the whole table."""
    anna = visit()
    anna.sit_down(anna.set_up("riverboat", ME, BOT)).my_turn()
    page = anna.page
    page.keyboard.press("?")
    page.keyboard.press("n")
    first = page.locator(".about-card").inner_text()
    named = "e => e.matches('.stage [data-l10n-id]') && !e.closest('[data-target]')"
    asked = set()
    for _ in range(30):
        page.keyboard.press("n")
        asked.add(page.locator(":focus").evaluate(named))
    assert asked == {True, False}
    page.keyboard.press("p")
    page.keyboard.press("ArrowRight")
    page.locator(".about-card").wait_for()
    assert page.locator(".about-card").inner_text() != first
    assert not page.locator(".picked").count()


@pytest.mark.long
def test_two_cards_of_one_hand_make_a_move(visit: Visit) -> None:
    """A card that can be played together with another does not take its place."""
    anna = visit()
    anna.sit_down(anna.bring(saved("caboose", 3, 110, to_move=0), ME, BOT, BOT)).my_turn()
    for card in ("train_card:train-1", "city_card:heliopolis-rb"):
        anna.page.locator(f'.stage .lit[data-target~="{card}"]').first.click()
    confirm(anna)
    anna.page.locator(".log .move").get_by_text("City card Heliopolis").wait_for()


@pytest.mark.long
def test_a_line_that_can_be_chosen_is_lit(visit: Visit) -> None:
    """Also a straight one, whose outline has no area."""
    anna = visit()
    anna.sit_down(anna.bring(saved("caboose", 3, 50, to_move=0), ME, BOT, BOT)).my_turn()
    light = anna.page.locator('.stage .lit[data-target^="line:"] > .ring > .over').first
    assert light.evaluate("(e) => e.getTotalLength()") > 20
    light.click(force=True)
    confirm(anna)
    anna.page.locator('.stage .lit[data-target^="line:"]').first.wait_for(state="detached")


def test_undo_and_restart(visit: Visit) -> None:
    anna = visit()
    table = anna.set_up("newhaven", ME, BOT)
    anna.sit_down(table).my_turn()
    place_a_tile(anna)
    anna.page.get_by_role("button", name="Take back").click()
    anna.page.locator(".log .undo", has_text="You take back one move.").wait_for()
    assert anna.page.locator(".log .move").count() == 0
    place_a_tile(anna)
    anna.page.get_by_role("button", name="Take back").click()
    anna.page.locator(".log .undo", has_text="You take back 2 moves.").wait_for()
    assert anna.page.locator(".log .undo").count() == 1

    # Whoever confirms whole turns can take back a whole one.
    anna.go("me")
    anna.page.get_by_label("What I confirm").select_option("turn")
    anna.sit_down(table).my_turn()
    place_a_tile(anna, "c5", asks=False)
    anna.page.locator(".choices button", has_text="Pass").click()
    anna.page.locator(".log .move", has_text="You build no more").wait_for()
    anna.page.get_by_role("button", name="Restart the turn").click()
    anna.page.locator('[data-target="space:c5"].lit').wait_for()
    assert anna.page.locator(".log .move").count() == 0


def test_friends_reload_cut_and_consent(visit: Visit) -> None:
    """Two people: one reloads, one is cut off while playing, and what is settled is taken back only if both agree."""
    anna = visit("Anna")
    line = Line(anna.page)
    anna, bela = friends(visit, anna)
    # Out of turn one is told so; and where one asks, what something is for, and when.
    bela.page.locator('[data-target="tile:1 turn:r0"]').click(force=True)
    bela.page.locator(".note", has_text="It is not your turn. Waiting for Anna.").wait_for()
    bela.page.keyboard.press("?")
    bela.page.locator('[data-target="tile:1 turn:r0"]').click(force=True)
    bela.page.locator(".about-card", has_text="Play a harvest tile: at the beginning of your turn.").wait_for()
    bela.page.keyboard.press("?")
    place_a_tile(anna)
    bela.page.locator(".log .move", has_text="Anna lays").wait_for()
    bela.page.reload()
    bela.page.locator(".log .move", has_text="Anna lays").wait_for()

    # What Anna decides while she is cut off is kept, and sent when the line is back.
    line.cut()
    anna.page.locator(".banner").wait_for()
    anna.page.locator(".choices button", has_text="Pass").click()
    confirm(anna)
    anna.page.locator(".sending").wait_for()
    assert not anna.page.locator(".log .move", has_text="You build no more").count()
    line.mend()
    anna.page.locator(".banner").wait_for(state="detached")
    anna.page.locator(".log .move", has_text="You build no more").wait_for()
    anna.play_on(until=lambda: bela.page.locator(".table.myturn").count() > 0)

    anna.page.get_by_role("button", name="Ask to take back").click()
    line_of = "(e) => [getComputedStyle(e).fontFamily, getComputedStyle(e).fontSize]"
    assert bela.page.locator(".log .ask").evaluate(line_of) == bela.page.locator(".log .start").evaluate(line_of)
    bela.page.get_by_role("button", name="Do not agree").click()
    anna.page.locator(".log .decline").wait_for()
    assert not anna.page.locator(".log .undo, .table.myturn").count()
    anna.page.get_by_role("button", name="Ask to take back").click()
    bela.page.get_by_role("button", name="Agree", exact=True).click()
    anna.page.locator(".log .undo").wait_for()
    anna.my_turn()


@pytest.mark.long
def test_spectator_and_chat(visit: Visit) -> None:
    anna, zoe = visit(), visit()
    table = anna.set_up("newhaven", ME, BOT)
    anna.sit_down(table).my_turn()
    zoe.sit_down(table)
    place_a_tile(anna)
    zoe.page.locator(".log .move", has_text="Anna lays").wait_for()
    assert zoe.page.locator('[data-part="hand"], .lit').count() == 0  # no secrets, nothing to do
    assert zoe.page.locator("form.chat").count() == zoe.page.locator(".watchers form.chat").count() == 1
    anna.page.get_by_label("Say something").fill("Buongiorno <b>a tutti</b>")
    anna.page.keyboard.press("Enter")
    zoe.page.locator(".log .chat", has_text="Buongiorno <b>a tutti</b>").wait_for()


def test_around_one_device(visit: Visit) -> None:
    """Between the turns of two people a screen hides what is secret."""
    anna = visit()
    table = anna.set_up("newhaven", ME, {"who": "guest", "name": "Béla"})
    page = anna.page
    anna.go("table", table)
    page.get_by_role("button", name="I am Anna").click()
    anna.my_turn()
    dice = random.Random(3)
    while not page.locator(".curtain").count():
        anna.click_on(dice, lifts=False)  # it may fall between the look and the click
    page.get_by_text("Pass the device to Béla.").wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('.stage')).visibility") == "hidden"
    assert "My harvest tiles" not in page.locator("body").aria_snapshot()
    hand = page.locator('[data-part="hand"]').inner_html()
    page.get_by_role("button", name="I am Béla").click()
    page.locator(".curtain").wait_for(state="detached")
    page.locator(".stage:not(.veiled)").wait_for()  # which is lifted when there is nothing of Anna's any more
    assert page.locator('[data-part="hand"]').inner_html() != hand


def test_language_in_mid_game(visit: Visit) -> None:
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, {"who": "bot", "bot": "hard"})).my_turn()
    place_a_tile(anna)
    page = anna.page
    for lang, log, space, bot in (
        ("it", "ottieni", "Spazio", "Capomastro 2"),
        ("hu", "gyűjtesz be", "c5 mező", "Építőmester 2"),
        ("en", "You lay", "Space", "Master builder 2"),
    ):
        page.locator(".menu > summary").click()
        page.locator(".menu select").first.select_option(lang)
        page.locator(f'html[lang="{lang}"]').wait_for(state="attached")
        page.locator(".log .move", has_text=log).first.wait_for()
        page.locator(f'[data-target="space:c5"][aria-label^="{space}"]').wait_for()
        page.locator(".players .who", has_text=bot).wait_for()
        page.locator(".menu > summary").click()


@pytest.mark.long
def test_a_table_that_is_left_while_it_loads_leaves_nothing_behind(visit: Visit) -> None:
    """Whatever it asked for is answered late, on another page, and no page may have anything wrong in it."""
    anna = visit()
    table = anna.set_up("newhaven", ME, BOT)
    late = []
    for path in ("**/api/games", "**/art/*"):
        anna.page.route(path, lambda route: late.append(route))
    anna.go("table", table)
    anna.page.wait_for_timeout(500)
    assert late
    anna.go("me")
    for route in late:
        route.continue_()
    anna.page.wait_for_load_state("networkidle")
    anna.page.evaluate(SEEN)


@pytest.mark.long
def test_looking_back(visit: Visit) -> None:
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


@pytest.mark.long
def test_while_i_was_away(visit: Visit) -> None:
    anna, bela = friends(visit)
    table = bela.page.url
    place_a_tile(anna)
    bela.page.locator(".log .move", has_text="Anna lays").wait_for()
    bela.page.goto(bela.address)
    bela.page.locator(".shelf").wait_for()
    anna.page.locator(".choices button", has_text="Pass").click()
    confirm(anna)
    anna.page.locator(".log .move", has_text="You build no more").wait_for()
    bela.page.goto(table)
    bela.page.locator(".away", has_text="Anna builds no more").wait_for()


@pytest.mark.long
def test_three_browsers(visit: Visit) -> None:
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
    anna.page.locator(".lobby > button.primary:enabled").click()
    for visitor in people:
        visitor.page.locator(".part svg").first.wait_for(state="attached")
    dice = random.Random(5)

    def play_until(moves: int, *who: Visitor) -> None:
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


def told(visitor: Visitor) -> list[list[str]]:
    """What kind of thing who did, line by line; what exactly may be a secret, and "You" is another for everybody."""
    kinds: list[list[str]] = visitor.page.locator(".log li").evaluate_all(
        "all => all.map((li) => [li.classList[0], li.querySelector('.emblem path')?.getAttribute('fill')])"
    )
    return kinds


def pieces(visitor: Visitor) -> set[str]:
    """The names of the pieces on the board."""
    return set(re.findall(r' id="([^"]+)"', visitor.page.locator('[data-part="board"] > svg').first.inner_html()))


@pytest.mark.long
def test_theme_is_chosen_and_kept(visit: Visit) -> None:
    anna = visit(color_scheme="light")
    anna.go()
    paper = "getComputedStyle(document.querySelector('header.top')).backgroundColor"
    light = anna.page.evaluate(paper)
    anna.page.locator(".menu > summary").click()
    anna.page.locator(".menu select").last.select_option("dark")
    dark = anna.page.evaluate(paper)
    assert dark != light
    anna.page.reload()
    anna.page.locator(".box").first.wait_for()
    assert anna.page.evaluate(paper) == dark
    anna.page.emulate_media(color_scheme="dark")
    anna.page.locator(".menu > summary").click()
    anna.page.locator(".menu select").last.select_option("light")
    assert anna.page.evaluate(paper) == light


@pytest.mark.long
def test_art_is_kept_by_version(visit: Visit, served: Server) -> None:
    """A browser keeps the art for good under an address that names its version, and never another version's."""
    anna = visit()
    with anna.page.expect_response(re.compile("/art/")) as loaded:
        anna.sit_down(anna.set_up("newhaven", ME, BOT))
    assert "immutable" in loaded.value.headers["cache-control"]
    other = anna.page.request.get(f"{served.address}/api/games/newhaven/art/0000")
    assert other.headers["cache-control"] == "no-store"


def plies_before(game: str, seats: int, seat: int, *kinds: str) -> int:
    """How many moves lead to where `seat` may choose between these kinds of moves."""
    match = played(game, seats, 1, "greedy+hand").copy()
    while not set(kinds) <= {move.block for move in match.moves(seat)}:
        match.undo()
    return len(match.turns)


def test_a_dear_move_is_asked_for_once_more(visit: Visit) -> None:
    anna = visit("Anna", confirms="none")
    plies = plies_before("riverboat", 2, 0, "place", "pay")
    anna.sit_down(anna.bring(saved("riverboat", 2, plies), ME, BOT)).my_turn()
    told = len(anna.lines())
    dear = anna.page.locator(".stage [data-target].dear")
    dear.first.click()
    anna.page.locator(".choices", has_text="Pay a coin and place the worker anywhere").wait_for()
    assert len(anna.lines()) == told
    confirm(anna)
    anna.page.locator(".log li").nth(told).wait_for()
    cheap = anna.page.request.get(f"{anna.address}/api/games").json()["games"]
    assert {game["name"]: game["dear"] for game in cheap} == {name: list(rh.game(name).dear) for name in SEATS}


HEAR = """() => {
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    heard.push(Math.round(this.frequency.value));
    return start.call(this, at);
  };
}"""


def test_sounds_are_heard_by_whoever_wants_them(visit: Visit) -> None:
    """A move of another, my turn, the end: each its own; and none before somebody asks for them."""
    anna = visit()
    match = played("newhaven", 2, 1, "greedy+hand").copy()
    for _ in range(12):
        match.undo()
    anna.sit_down(anna.bring(match.save(), ME, BOT))
    page = anna.page
    page.evaluate(HEAR)
    moves = page.locator(".log .move")
    told = moves.count()
    anna.play_on(until=lambda: moves.count() > told + 1)
    assert page.evaluate("heard") == []
    page.locator(".menu > summary").click()
    page.get_by_label("Sounds").check()
    page.locator(".menu > summary").click()
    anna.play_on()
    page.locator(".bar.end").wait_for()
    page.wait_for_function("() => heard.includes(587)")
    heard = page.evaluate("heard")
    assert 330 in heard and heard.count(440) == heard.count(660) > 0
    assert [heard[i : i + 3] for i, pitch in enumerate(heard) if pitch == 392] == [[392, 494, 587]]


def test_a_long_press_asks_what_something_is(visit: Visit) -> None:
    """And chooses nothing; a short one does."""
    anna = visit(**PHONE)
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    box = page.locator('.strip [data-target="tile:1 turn:r0"]').bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    card = page.locator(".about-card.below")
    card.wait_for()
    assert "Harvest tile 1" in card.inner_text() and len(card.locator("p").inner_text()) > 20
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not page.locator(".picked, .chip").count()
    page.touchscreen.tap(at[0]["x"], at[0]["y"])
    page.locator(".picked").first.wait_for()
    assert not card.count()
