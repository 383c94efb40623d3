"""Everything has its place: what can be pressed never moves and never leaves the screen; a phone is a table, too."""

import random
import re
from itertools import pairwise, product

import numpy as np
import pytest

import riverhaven as rh
from tests.often import often
from tests.web.conftest import PHONE
from tests.web.saves import played, saved
from tests.web.visitor import BOT, LANGUAGES, ME, SEATS, SIZES, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(400)

CHOOSABLE = ".stage .lit, .choices button:not(.chip)"
OFTEN = 4  # moves in one language, and from one hint to the next
TABLES = [(name, seats) for name in SEATS for seats in rh.game(name).seats]

# Where what I am asked, what I can choose and each button of the bar is; whether it can be seen whole, uncovered.
# Nothing while nobody is asked: it may have become another's turn just now.
PLACES = """() => {
  const choices = document.querySelector('.table.myturn .bar > .choices');
  if (choices === null) return null;
  const at = (e) => (({x, y, width, height}) => ({x, y, width, height}))(e.getBoundingClientRect());
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    const whole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 8));
    return whole && e.contains(top);
  };
  const {x, y} = at(document.querySelector('.bar .ask'));
  // Where nothing but chips, or hints, stands there, the words have the room.
  const offers = choices.matches(':not(.hints):has(button:not(.chip))');
  const first = offers ? [...choices.querySelectorAll('*')].find((e) => e.getClientRects().length) : null;
  const buttons = [...document.querySelectorAll('.bar > .confirm, .bar > .does button')];
  const begin = first === null || choices.scrollTop > 0 ? null : at(first);
  return {
    places: {ask: [x, y + document.querySelector(".bar .asks").scrollTop],
      ...(offers ? {choices: Object.values(at(choices))} : {}),
      ...Object.fromEntries(buttons.map((e, i) => [`button ${i}`, Object.values(at(e))]))},
    begin: begin && [begin.x, begin.y],
    hidden: buttons.filter((e) => !seen(e)).map((e) => e.innerText),
    asked: document.elementFromPoint(x + 3, at(document.querySelector('.bar .asks')).y + 8)?.closest('.asks') !== null,
  };
}"""

# What a pointer is over, here and there in the pictures, that says nothing of itself and is not the ground of a part.
UNEXPLAINED = """() => {
  const found = new Set(), area = (e) => (({width, height}) => width * height)(e.getBoundingClientRect());
  for (const svg of document.querySelectorAll('.part > svg')) {
    const box = svg.getBoundingClientRect();
    for (let i = 0; i < 150; i++) {
      const [u, v] = [(i * 0.618034) % 1, (i + 0.5) / 150];
      const e = document.elementFromPoint(box.x + u * box.width, box.y + v * box.height);
      if (!e || !svg.contains(e)) continue;
      const named = e.closest('[data-l10n-id]');
      const ground = named === svg && (e === svg || e.matches('[fill=none]') || area(e) > 0.15 * area(svg));
      if (named === null || (named === svg && !ground)) found.add(`${svg.id}: ${e.outerHTML.slice(0, 120)}`);
    }
  }
  return [...found];
}"""

# A move that is played was confirmed, and what it would do was told before.
WATCH_MOVES = """() => {
  window.moves = {sent: 0, confirmed: 0, blind: 0};
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"do":"play"')) moves.sent++;
    return send.call(this, text);
  };
  addEventListener('click', (event) => {
    if (!event.target.closest?.('.confirm')) return;
    moves.confirmed++;
    if (!document.querySelector('.note.foretold')?.innerText.trim()) moves.blind++;
  }, true);
}"""


def near(one: list[float], other: list[float]) -> bool:
    return bool(np.allclose(one, other, atol=0.5))  # half a pixel is no move that anybody could see


class Watch:
    """Plays at a table by clicking, and sees to it that everything stays where it was, whatever language is spoken."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.places: dict[str, list[float]] = {}
        self.begins: set[tuple[float, ...]] = set()
        self.decisions, self.hints, self.spoken = 0, [0], ["en"]
        self.page.evaluate(f"({WATCH_MOVES})()")

    def play(self, hints: int) -> None:
        """To the end of the match; hints are asked for, too, until there is more than one to compare."""
        dice = random.Random(6)
        while True:
            if self.page.locator(".confirm:enabled").count():
                self.page.locator(".note.foretold:not(:empty)").wait_for(timeout=20_000)
                self.decisions += 1
            elif self.look():
                asked = len(self.hints) - 1
                if max(self.hints) < 2 and asked < hints and self.decisions >= asked * OFTEN and self.offers_much():
                    self.hint()
                if self.decisions >= len(self.spoken) * OFTEN:
                    self.speak(LANGUAGES[len(self.spoken) % 3])
            if not self.visitor.click_on(dice):
                return

    def offers_much(self) -> bool:
        return self.page.locator(CHOOSABLE).count() > 3

    def look(self) -> bool:
        """Whether there was a decision to look at, and everything in its place."""
        found = self.page.evaluate(PLACES)
        if found is None:
            return False
        self.places = found["places"] | self.places
        moved = {name for name, place in found["places"].items() if not near(place, self.places[name])}
        assert not moved, [(name, self.places[name], found["places"][name]) for name in moved]
        assert found["hidden"] == [] and found["asked"], found
        if found["begin"]:
            self.begins.add(tuple(round(value) for value in found["begin"]))
        assert self.visitor.cut_off() == []
        assert self.visitor.overflow() == 0
        if self.decisions % 5 == 0:
            assert self.page.evaluate(UNEXPLAINED) == []
        return True

    def speak(self, lang: str) -> None:
        """On in another language."""
        self.spoken.append(lang)
        self.page.locator(".menu > summary").click()
        self.page.locator(".menu select").first.select_option(lang)
        self.page.locator(f'html[lang="{lang}"]').wait_for(state="attached")
        self.page.locator(".menu > summary").click()

    def hint(self) -> None:
        """Sorted by what is shown, no two alike, and what is pressed is shown before it is played."""
        self.page.keyboard.press("h")
        hints = self.page.locator(".hints button:not(.chip)")
        hints.first.wait_for()
        told = hints.all_inner_texts()
        chances = [int(chance) for text in told for chance in re.findall(r"(\d+)\s*%", text)]
        assert len(chances) == len(told) == len(set(told)) and chances == sorted(chances, reverse=True), told
        self.hints.append(len(told))
        self.look()
        self.page.keyboard.press("Escape")
        hints.first.wait_for(state="detached")

    def check(self, least: int) -> None:
        moves = self.page.evaluate("moves")
        assert moves["sent"] == moves["confirmed"] >= least and moves["blind"] == 0, moves
        assert self.decisions >= least and max(self.hints) > 1
        across, down = (max(values) - min(values) for values in zip(*self.begins, strict=True))
        assert across <= 1 and down <= 8, self.begins  # words stand lower in their line than buttons


def watch_a_match(visit: Visit, game: str, seats: int, size: tuple[int, int], plies: int) -> Watch:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.sit_down(anna.bring(saved(game, seats, plies, to_move=0), ME, *[BOT] * (seats - 1))).my_turn()
    watch = Watch(anna)
    watch.play(hints=6)
    return watch


@pytest.mark.parametrize(("size", "game"), zip(SIZES, [*SEATS, *SEATS], strict=False))
def test_everything_stays_in_its_place(visit: Visit, size: tuple[int, int], game: str) -> None:
    """To the end of a match, from a while before."""
    watch_a_match(visit, game, SEATS[game], size, -60).check(least=5)


@pytest.mark.long
@pytest.mark.timeout(1500)
@pytest.mark.parametrize(("table", "size"), product(TABLES, SIZES))
def test_everything_stays_in_its_place_all_match_long(
    visit: Visit, table: tuple[str, int], size: tuple[int, int]
) -> None:
    """In every language: it changes from time to time."""
    watch = watch_a_match(visit, *table, size, 8)
    watch.check(least=8)
    assert set(watch.spoken) == set(LANGUAGES)


# Where each button of the bar is, whether it can be seen whole, and whether something covers it.
PRESSED = """[...document.querySelectorAll('.bar > .confirm, .bar > .does button')].map((e) => {
  const box = e.getBoundingClientRect();
  const whole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return [box.x, box.y, box.width, box.height, whole, e.contains(top)];
})"""
LARGE = "document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"

# How much of the page that a phone shows is seen, between the head, the strip and the bar.
BOARD = """() => {
  const boxes = ['.scroller', '.strip', '.bar'].map((s) => document.querySelector(s).getBoundingClientRect());
  const [page, strip, bar] = boxes;
  const beside = bar.left >= page.right - 1 || bar.top < page.top; // a phone on its side
  const ends = [page.bottom, innerHeight, strip.height ? strip.top : innerHeight, beside ? innerHeight : bar.top];
  return Math.min(...ends) - Math.max(0, page.top);
}"""


@pytest.mark.parametrize(("game", "lang", "large"), often(product(SEATS, LANGUAGES, (False, True)), every=5))
def test_a_phone_on_its_side_shows_the_board(visit: Visit, shots: Shots, game: str, lang: str, large: bool) -> None:
    anna = visit(locale=lang, viewport={"width": 844, "height": 390})
    if large:
        anna.page.add_init_script(LARGE)
    anna.sit_down(anna.bring(saved(game, SEATS[game], 60, to_move=0), ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    shots(anna, f"{game}-844-{lang}-{'large' if large else ''}")
    assert anna.page.evaluate(BOARD) >= 390 / 2
    assert all(whole and free for *_, whole, free in anna.page.evaluate(PRESSED)) and anna.overflow() == 0


@pytest.mark.parametrize("game", SEATS)
def test_large_text_on_a_small_phone(visit: Visit, shots: Shots, game: str) -> None:
    """Text at 200 % on 320 pixels: nothing that is pressed covers another, and every tab is in sight. So is the board,
    for the page is scrolled past its head."""
    anna = visit(viewport={"width": 320, "height": 640})
    anna.page.add_init_script(LARGE)
    anna.sit_down(anna.bring(saved(game, SEATS[game], 60, to_move=0), ME, *[BOT] * (SEATS[game] - 1))).my_turn()
    found = anna.page.evaluate(PRESSED)
    assert len(found) == 6 and all(whole and free for *_, whole, free in found), found
    across = sorted((x, x + width) for x, _, width, *_ in found)
    assert all(right <= left + 0.5 for (_, right), (left, _) in pairwise(across)), across
    tabs = anna.page.locator(".tabs button").evaluate_all("all => all.map((e) => e.getBoundingClientRect().right)")
    assert max(tabs) <= 320 and anna.overflow() == 0
    assert anna.page.evaluate(BOARD) >= 190
    shots(anna, f"{game}-320-large")
    anna.page.mouse.move(150, 20)
    anna.page.mouse.wheel(0, -2000)
    anna.page.wait_for_timeout(300)
    anna.page.locator(".players .score").first.click()
    anna.page.locator(".away.sheet").wait_for()
    for now, before in zip(anna.page.evaluate(PRESSED), found, strict=True):
        assert near(now, before)  # the bar stays where it was


COVERED = """(what) => [...document.querySelectorAll(what)].filter((e) => {
  const {x, y, width, height} = e.getBoundingClientRect();
  return !e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((e) => e.innerText)"""


@pytest.mark.parametrize(("size", "game"), often(product(((1280, 800), (390, 844)), SEATS), every=5))
def test_the_sheet_of_points_hides_no_name(visit: Visit, size: tuple[int, int], game: str) -> None:
    anna, seats = visit(viewport={"width": size[0], "height": size[1]}), max(rh.game(game).seats)
    anna.sit_down(anna.bring(saved(game, seats, 60, to_move=0), ME, *[BOT] * (seats - 1))).my_turn()
    anna.page.locator(".players .score").first.click()
    anna.page.locator(".sheet.away .who").nth(seats - 1).wait_for()
    assert anna.page.evaluate(COVERED, ".sheet.away .who, .sheet.away .sum > *") == []
    anna.page.get_by_role("button", name="Close").click()
    anna.page.locator(".sheet.away").wait_for(state="detached")


@pytest.mark.parametrize("width", [1280, 1024])
def test_the_rules_cover_nothing_of_the_table(visit: Visit, width: int) -> None:
    anna = visit(viewport={"width": width, "height": 800})
    anna.sit_down(anna.set_up("riverboat", ME, BOT)).my_turn()
    anna.page.keyboard.press("Escape")
    anna.page.locator(".does button", has_text="Rules").click()
    anna.page.locator(".panel.rules h2").wait_for()
    anna.page.wait_for_timeout(300)
    edge = anna.page.locator(".panel.rules").bounding_box()
    parts = anna.page.locator(".part").evaluate_all("all => all.map((e) => e.getBoundingClientRect().right)")
    assert edge and edge["x"] + edge["width"] <= width and max(parts) <= edge["x"] + 0.5


def test_from_the_rules_there_is_a_way_back(visit: Visit) -> None:
    """Also when the page was loaded anew, and where the link was opened in a tab of its own."""
    anna = visit()
    table = anna.set_up("newhaven", ME, BOT)
    anna.sit_down(table).my_turn()
    page = anna.page
    page.locator(".does button", has_text="Rules").click()
    link = page.get_by_role("link", name="Open as a page")
    address = link.evaluate("e => e.href")
    link.click()
    back = page.get_by_role("link", name="Back to the table")
    back.wait_for()
    page.reload()
    back.click()
    page.wait_for_url(f"**/#/table/{table}")
    other = page.context.new_page()
    other.goto(address)
    other.locator(".book.ready h2").first.wait_for()
    other.get_by_role("link", name="Player aid").click()
    other.get_by_role("link", name="Back to the table").click()
    other.wait_for_url(f"**/#/table/{table}")


# What is announced, and what it covers of what is read.
ANNOUNCED = """() => {
  const banner = document.querySelector('.herald p');
  if (banner === null || !document.querySelector('.part svg') || document.fonts.status !== 'loaded') return null;
  const box = banner.getBoundingClientRect();
  const read = [...document.querySelectorAll('.players li, .tabs button, .part, .bar, .log')].filter((e) => {
    const {width, left, right, top, bottom} = e.getBoundingClientRect();
    return width && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
  return {covered: read.map((e) => e.className), whole: box.left >= 0 && box.right <= innerWidth};
}"""


@pytest.mark.parametrize("size", SIZES)
def test_what_is_announced_covers_nothing_that_is_read(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.go("table", anna.set_up("riverboat", ME, BOT))
    assert anna.page.wait_for_function(ANNOUNCED).json_value() == {"covered": [], "whole": True}


def test_whoever_watches_is_told_so(visit: Visit) -> None:
    """On a phone, too, where the log is on another page."""
    anna, zoe = visit(), visit(**PHONE)
    table = anna.set_up("newhaven", ME, BOT)
    zoe.sit_down(table)
    zoe.page.locator(".bar .note", has_text="You watch this match.").wait_for()
    assert zoe.page.locator(".tabs [aria-pressed=true]").inner_text() == "Board"


def test_a_phone_turns_to_where_something_can_be_chosen(visit: Visit) -> None:
    """Also when one has only just sat down."""
    anna = visit(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    anna.sit_down(anna.bring(saved("riverboat", 2, 40, to_move=0), ME, BOT)).my_turn()
    lit = anna.page.locator('.group[data-group="mine"] .lit').first
    lit.wait_for()
    anna.page.wait_for_function("document.querySelector('.tabs [aria-pressed=true]').innerText === 'Mine'")
    anna.page.wait_for_timeout(600)  # it stays there when the screen has turned
    assert anna.page.locator(".tabs [aria-pressed=true]").inner_text() == "Mine"
    box, page = lit.bounding_box(), anna.page.locator('.group[data-group="mine"]').bounding_box()
    assert box and page and page["y"] < box["y"] and box["y"] + box["height"] < page["y"] + page["height"]


@pytest.mark.parametrize("confirms", ["move", "none"])
def test_a_move_is_shown_before_it_is_played_unless_one_likes_it_otherwise(visit: Visit, confirms: str) -> None:
    anna = visit(confirms=confirms)
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    page.locator('[data-target="space:b5"] > .hit').click()  # in whichever order
    page.locator('[data-target="tile:1 turn:r0"]').click()
    if confirms == "move":
        page.locator(".note", has_text="You lay").wait_for()
        page.locator("svg.ghost").first.wait_for()
        assert page.locator(".log .move").count() == 0
        page.keyboard.press("c")
    page.locator(".log .move", has_text="on b5").wait_for()


def test_a_hint_is_shown_before_it_is_played_and_speaks_every_language(visit: Visit) -> None:
    anna = visit()
    anna.sit_down(anna.bring(saved("newhaven", 2, 20, to_move=0), ME, BOT)).my_turn()
    page, told = anna.page, anna.page.locator(".log .move").count()
    page.keyboard.press("h")
    hints = page.locator(".hints button:not(.chip)")
    hints.first.wait_for()
    english = hints.all_inner_texts()
    assert len(set(english)) == len(english) > 1
    chances = [int(chance) for text in english for chance in re.findall(r"\((\d+)\s*%", text)]
    assert len(chances) == len(english)
    assert chances == sorted(chances, reverse=True)
    page.locator(".menu > summary").click()
    page.locator(".menu select").first.select_option("it")
    page.locator('html[lang="it"]').wait_for(state="attached")
    page.locator(".menu > summary").click()
    assert hints.all_inner_texts() != english
    italian = hints.all_inner_texts()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    hints.first.wait_for()
    assert hints.all_inner_texts() == italian  # the same position, the same advice
    hints.first.click()
    page.locator(".confirm:enabled").wait_for()
    assert page.locator(".log .move").count() == told


@pytest.mark.long
def test_a_number_is_typed(visit: Visit) -> None:
    """An auction: digits choose a bid, Confirm makes it."""
    anna = visit()
    anna.sit_down(anna.bring(saved("caboose", 3, 60, to_move=0), ME, BOT, BOT)).my_turn()
    anna.page.locator(".choices button", has_text="Bid").click()
    anna.page.locator(".choices .number").first.wait_for()
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("2")
    anna.page.locator(".note", has_text="You bid 12").wait_for()
    anna.page.keyboard.press("c")
    anna.page.locator(".log .move", has_text="You bid 12").wait_for()


def test_what_is_asked_is_said_where_something_else_is_chosen(visit: Visit) -> None:
    """And what this would be good for."""
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    asked = anna.page.locator(".ask").inner_text()
    anna.page.locator('.stage [data-target^="plot"][aria-disabled="true"]').first.click(force=True)
    anna.page.locator(".note", has_text=f"Not now: {asked}").wait_for()
    anna.page.keyboard.press("?")
    anna.page.locator('.stage [data-target^="plot"][aria-disabled="true"]').first.click(force=True)
    told = "Build face up and Build face down: after your harvest tile"
    anna.page.locator(".about-card", has_text=told).wait_for()


@pytest.mark.parametrize(("game", "seats"), often(((name, n) for name in SEATS for n in rh.game(name).seats), every=9))
def test_around_one_device_everybody_has_their_own_things(visit: Visit, game: str, seats: int) -> None:
    """On a phone: the tabs of the second player are theirs, not the first one's."""
    anna = visit(**PHONE)
    guests = [{"who": "guest", "name": name} for name in ("Béla", "Chiara", "Dora", "Emil")[: seats - 1]]
    anna.go("table", anna.bring(saved(game, seats, 12), ME, *guests))
    start, dice = rh.game(game).new(seats=seats, seed=1), random.Random(8)
    seen: set[int] = set()
    names = ["Anna", *(guest["name"] for guest in guests)]
    while len(seen) < 2:
        button = anna.page.locator(".curtain button")
        if not button.count():
            anna.click_on(dice)
            continue
        seat = next(i for i, name in enumerate(names) if name in button.inner_text())
        button.click()
        anna.page.locator(".stage:not(.veiled) .part").first.wait_for(state="attached")
        mine = {part.id for part in start.parts(seat) if part.group == "mine"}
        shown = anna.page.locator('.part:has(> svg[data-group="mine"])').evaluate_all(
            "all => all.map((e) => [e.dataset.part, e.closest('.group, .strip').dataset.group ?? 'strip'])"
        )
        assert {id for id, _ in shown} == mine and {group for _, group in shown} <= {"mine", "strip"}
        seen.add(seat)


def test_a_phone_chooses_without_changing_tabs(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    tile = page.locator('.strip [data-target="tile:1 turn:r0"]')
    tile.tap()
    assert page.locator('.tabs button[aria-pressed="true"]').inner_text() == "Board"
    page.locator('.group[data-group="board"] [data-target="space:b5"] > .hit').tap()
    box = tile.bounding_box()  # the hand keeps still, in sight
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 844
    page.locator(".confirm:enabled").tap()
    page.locator(".log .move", has_text="on b5").wait_for(state="attached")


def test_play_now_against_whom_one_likes(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.page.get_by_label("Seats: New Haven").select_option("3")
    anna.page.get_by_label("Level of the bots: New Haven").select_option("hard")
    anna.page.get_by_role("button", name="Play now: New Haven").click()
    anna.page.locator(".players li").nth(2).wait_for()
    assert anna.page.locator('.players .bot[title*="Hard"]').count() == 2
    # Each game has its own; and whoever has not chosen a name so far is asked for one still.
    anna.go()
    anna.page.reload()
    assert anna.page.get_by_label("Level of the bots: New Haven").input_value() == "hard"
    assert anna.page.get_by_label("Level of the bots: Riverboat").input_value() == "medium"
    anna.page.get_by_label("What shall we call you?").fill("Ada")
    anna.page.get_by_role("button", name="Play now: Riverboat").click()
    anna.page.locator(".players .who", has_text="Ada").wait_for()
    anna.go()
    assert not anna.page.get_by_label("What shall we call you?").count()


@pytest.mark.long
def test_escape_and_a_click_beside_close_what_lies_over_the_table(visit: Visit) -> None:
    anna = visit()
    anna.sit_down(anna.set_up("newhaven", ME, BOT)).my_turn()
    page = anna.page
    beside = (8, 400)
    opened = {
        ".panel.rules": page.locator(".does button", has_text="Rules"),
        ".sheet.away": page.locator(".players .score").first,
        ".menu[open]": page.locator(".menu > summary"),
        ".part.large": page.locator('.group[data-group="others"] .part').first,
    }
    for what, button in opened.items():
        for by_key in (True, False):
            button.click()
            page.locator(what).wait_for()
            if by_key:
                page.keyboard.press("Escape")
            else:
                page.mouse.click(*beside)
            page.locator(what).wait_for(state="detached")


def test_the_log_of_a_replay_follows_its_slider(visit: Visit) -> None:
    """Also to moments that lie before the page of the log that comes first."""
    anna = visit()
    plies = len(played("riverboat", 2, 1, "greedy+hand").turns)
    anna.go("replay", anna.bring(saved("riverboat", 2), ME, BOT), 10)
    page, log = anna.page, anna.page.locator(".log")
    for ply in (10, plies // 2, plies, 0):
        page.locator(".scrub").fill(str(ply))
        page.get_by_text(f"Move {ply} of {plies}").wait_for()
        line = log.locator(".move").first if ply == 0 else log.locator(".move.now")
        line.wait_for()
        page.wait_for_timeout(300)  # until the list has come to rest
        later = line.evaluate(
            "e => document.querySelectorAll('.log .move').length - [...e.parentElement.children].indexOf(e)"
        )
        assert later == plies - max(0, ply - 1)
        own, seen = line.bounding_box(), log.bounding_box()
        assert own and seen and seen["y"] <= own["y"] + 2
        assert own["y"] + own["height"] <= seen["y"] + seen["height"] + 2


# Turns to my things; before the page has got there, something draws it back.
STOPPED = """async () => {
  const page = document.querySelector('.scroller');
  document.querySelectorAll('.tabs button')[1].click();
  while (page.scrollLeft === 0) await new Promise(requestAnimationFrame);
  const ended = new Promise((done) => page.addEventListener('scrollend', done, {once: true}));
  page.scrollTo({left: 0, behavior: 'instant'});
  await ended;
}"""
SHOWN = """() => {
  const page = document.querySelector('.scroller');
  const tabs = [...document.querySelectorAll('.tabs button')];
  return tabs.findIndex((e) => e.ariaPressed === 'true') === page.scrollLeft / page.clientWidth;
}"""


def test_the_tabs_say_which_page_is_shown(visit: Visit) -> None:
    """Also when a click comes where the page was to turn and has not."""
    anna = visit(viewport={"width": 844, "height": 390})
    anna.sit_down(anna.bring(saved("riverboat", 2, 40, to_move=0), ME, BOT)).my_turn()
    anna.page.locator(".tabs button").first.click()
    anna.page.wait_for_function(SHOWN)
    anna.page.evaluate(STOPPED)
    anna.page.mouse.click(20, 120)
    anna.page.wait_for_function(SHOWN)
