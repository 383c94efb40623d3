"""Rules, player aid and components in the browser: every figure can be seen, every way in and out leads somewhere."""

from itertools import product

import pytest

import riverhaven as rh
from riverhaven.core.figure import figures
from tests.often import often
from tests.web.conftest import DESKTOP, PHONE
from tests.web.visitor import BOT, ME, SEATS, Device, Shots, Visit

WITH_FIGURES = [name for name in rh.games() if figures(rh.game(name))]

# Of every picture: whether it has a size, shows something, and lies on the page; a wide table may be scrolled.
SIZES = """() => [...document.querySelectorAll('.book svg')].map((svg) => {
  const [box, view] = [svg.getBoundingClientRect(), svg.viewBox.baseVal];
  const inside = box.left >= 0 && box.right <= document.documentElement.clientWidth + 1;
  return box.width * box.height > 64 && view.width * view.height > 0 && (inside || !!svg.closest('table'));
})"""

# How many letters lie where their picture can be seen.
BADGES = """() => [...document.querySelectorAll('.figure .badge')].filter((badge) => {
  const [at, svg] = [badge.getBoundingClientRect(), badge.closest('svg').getBoundingClientRect()];
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  return x > svg.left && x < svg.right && y > svg.top && y < svg.bottom;
}).length"""


@pytest.mark.parametrize(("game", "size"), often(product(WITH_FIGURES, [DESKTOP, PHONE]), every=6))
def test_every_figure_can_be_seen(visit: Visit, shots: Shots, game: str, size: Device) -> None:
    anna = visit(**size)
    for book in ("rules", "aid", "components"):
        anna.go(book, game)
        anna.page.locator(".book.ready").wait_for()
        sizes = anna.page.evaluate(SIZES)
        assert sizes and all(sizes)
        assert anna.overflow() == 0
    anna.go("rules", game)
    anna.page.locator(".book.ready .figure").first.wait_for()
    shown = figures(rh.game(game)).values()
    assert anna.page.locator(".figure").count() == len(shown)
    assert anna.page.evaluate(BADGES) >= sum(len(figure.ticks + figure.crosses) for figure in shown)


@pytest.mark.long
def test_from_the_table_to_the_rules_and_back(visit: Visit) -> None:
    anna = visit()
    table = anna.set_up("riverboat", ME, *[BOT] * (SEATS["riverboat"] - 1))
    anna.sit_down(table).my_turn()
    page = anna.page
    page.keyboard.press("i")
    page.locator("dialog.aid .book.ready").wait_for()
    box = page.locator("dialog.aid").evaluate("e => [e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth]")
    assert max(box) <= 0  # on one screen
    page.keyboard.press("Escape")
    page.locator("dialog.aid").wait_for(state="detached")
    page.locator(".menu > summary").click()
    page.locator(".menu button", has_text="Player aid").click()
    page.locator("dialog.aid .book.ready").wait_for()
    page.locator("dialog.aid h1").click()  # whoever reads with the pointer does not close it
    page.locator("dialog.aid a", has_text="Open as a page").click()
    page.locator("a", has_text="Back to the table").click()
    anna.my_turn()
    page.locator(".does button", has_text="Rules").click()
    page.locator(".panel .book.ready .figure").first.wait_for()
    page.locator(".panel a", has_text="Open as a page").click()
    heading = page.locator("#draft-of-the-phase-tiles")
    heading.wait_for()
    page.wait_for_function("document.querySelector('#draft-of-the-phase-tiles')?.getBoundingClientRect().top < 200")
    page.locator("input[type=search]").fill("harbour master")
    sections = page.locator(".book section:visible")
    assert 0 < sections.count() < page.locator(".book section").count()
    assert all("harbour master" in text.lower() for text in sections.all_text_contents())
    page.locator("input[type=search]").fill("xylophone")
    page.locator("p[role=status]", has_text="No section").wait_for()
    page.locator("a", has_text="Back to the table").click()
    page.locator(".table .bar").wait_for()
    assert table in page.url


@pytest.mark.long
def test_on_paper_there_is_nothing_but_the_book(visit: Visit) -> None:
    anna = visit()
    anna.go("rules", "caboose")
    anna.page.locator(".book.ready").wait_for()
    anna.page.emulate_media(media="print")
    for chrome in (".top", ".chrome", ".contents"):
        assert not anna.page.locator(chrome).first.is_visible()
    assert anna.page.locator(".book").evaluate("e => getComputedStyle(e).columnCount") == "2"
    assert anna.page.pdf(prefer_css_page_size=True).startswith(b"%PDF")
