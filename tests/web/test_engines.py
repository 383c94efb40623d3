"""A small journey in every kind of browser: start, four decisions with preview and Confirm, log, replay; on a phone."""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import riverhaven as rh
from tests.often import often
from tests.server.conftest import Server
from tests.web.engines import ENGINES, TAB, Guest
from tests.web.saves import saved
from tests.web.test_places import SHOWN
from tests.web.visitor import BOT, BRING, LOOK, ME, SEATS, SEEN, SET_UP

pytestmark = pytest.mark.timeout(400)

DECISIONS = 4
ON_THE_TABLE = "location.hash.startsWith('#/table/') && document.querySelector('.part svg') !== null"
MY_TURN = "document.querySelector('.table.myturn') !== null"
TOLD = "document.querySelectorAll('.log .move').length"
CONFIRMS = "document.querySelector('.confirm:enabled') !== null"
FORETOLD = "!!document.querySelector('.note.foretold')?.innerText.trim()"
# How many pieces lie there as they would after the move.
GHOSTS = "document.querySelectorAll('.part > svg.ghost use, .part > svg.ghost path').length"
AT_THE_LOG = "(document.querySelector('.tabs button:last-child').ariaPressed === 'true')"
SWIPED = """() => {
  const page = document.querySelector('.scroller');
  page.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch'}));
  page.scrollTo({left: 0, behavior: 'instant'});
}"""
# Whether the ring around a piece is stronger when it has the focus.
RINGED = """() => {
  const [one, other] = document.querySelectorAll('.stage .lit');
  one.focus();
  const width = (piece) => parseFloat(getComputedStyle(piece.querySelector(':scope > .ring > .over')).strokeWidth);
  return width(one) > width(other);
}"""
# How far the page could be scrolled, across and down, though everything is in sight.
TOO_LARGE = """(({scrollWidth, clientWidth, scrollHeight}) => [scrollWidth - clientWidth, scrollHeight - innerHeight])(
  document.documentElement)"""
# What is cut off in the bar, and nothing says that there is more.
CUT = """[...document.querySelectorAll('.bar .asks')].some(
  (e) => e.scrollHeight > e.clientHeight + 8 && !e.matches('[data-below], [data-above]'))"""


@pytest.fixture(scope="module", params=ENGINES)
def guest(request: pytest.FixtureRequest, served: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    folder: Path = tmp_path_factory.mktemp(request.param)
    driver = ENGINES[request.param](folder)
    yield Guest(driver, served.address)
    driver.close()


@pytest.mark.parametrize(("size", "game"), often(product(((1280, 800), (460, 840)), SEATS), every=2))
def test_a_journey(guest: Guest, size: tuple[int, int], game: str) -> None:
    guest.resize(*size)
    guest.go()
    guest.ask("() => { localStorage['riverhaven-pace'] = 'off'; }")
    guest.go("me")
    guest.go()
    guest.press(f'.box button.primary[aria-label$="{rh.game(game).title}"]')
    guest.until(ON_THE_TABLE)
    ghosts = decide(guest, DECISIONS)
    assert max(ghosts) > 0
    assert guest.ask(TOO_LARGE) == [0, 0]
    guest.until(f"{TOLD} >= {DECISIONS}")
    guest.until(MY_TURN)  # a phone turns to where the next choice is, once
    guest.ask(SEEN)
    if guest.ask("document.querySelector('.tabs').getClientRects().length"):
        turn_pages(guest)
    replay(guest, game)
    assert guest.ask("window.wrong ?? []") == []


def test_the_focus_is_seen_on_a_piece(guest: Guest) -> None:
    guest.resize(1280, 800)
    guest.go()
    guest.go("table", guest.ask(SET_UP, ["Anna", "newhaven", [ME, BOT], {}, True, None]))
    guest.until(MY_TURN)
    guest.ask(SEEN)
    guest.click(600, 400)  # whoever has used the mouse may go on by key
    guest.key(TAB)
    guest.until(RINGED)


def decide(guest: Guest, count: int) -> list[int]:
    """So many moves, each shown before it is confirmed; returns how many ghosts each had."""
    dice, ghosts = random.Random(1), list[int]()
    while len(ghosts) < count:
        guest.until(MY_TURN)
        guest.ask(SEEN)
        if guest.ask(CONFIRMS):
            guest.until(FORETOLD)
            guest.ask(SEEN)
            ghosts.append(guest.ask(GHOSTS))
        at = guest.ask(LOOK, [dice.random(), True])
        if isinstance(at, dict):
            guest.click(at["x"], at["y"])
    return ghosts


def turn_pages(guest: Guest) -> None:
    """To the log by its tab and back by a finger, twice: a tab says where one is, and does the same each time."""
    for _ in range(2):
        guest.press(".tabs button:last-child")
        guest.until(f"({SHOWN})() && {AT_THE_LOG}")
        guest.ask(SWIPED)
        guest.until(f"({SHOWN})() && !{AT_THE_LOG}")


def replay(guest: Guest, game: str) -> None:
    """A match that is over is stepped through; every sentence can be read to its end."""
    table = guest.ask(BRING, ["Anna", saved(game, SEATS[game]), [ME] * SEATS[game]])
    guest.go("replay", table, 20)
    guest.until("document.querySelector('.part svg') !== null")
    for ply in range(21, 24):
        guest.press(".bar.replay button", "▶")
        guest.until(f"document.querySelector('.scrub').value === '{ply}'")
        guest.ask(SEEN)
        assert not guest.ask(CUT), guest.ask("document.querySelector('.bar .asks').innerText")
