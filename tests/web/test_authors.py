"""Games of somebody else's in the browser: as `riverhaven new` makes it, grown, and one that changes."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.authors.page import grown
from tests.authors.plugin import Plugin
from tests.authors.test_examples import copied
from tests.server.conftest import Server
from tests.web.conftest import DESKTOP, LIKES
from tests.web.visitor import BOT, ME, Visitor

Serve = Callable[..., Server]


def make(folder: Path, rules_alone: bool) -> Plugin:
    """As `riverhaven new` makes it, or as it has grown at the end of the guide."""
    return Plugin("tides", folder, None if rules_alone else grown("tides", folder))


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Page]:
    """A page that may lose its server now and then."""
    context = chromium.new_context(locale="en", **DESKTOP)
    context.add_init_script(LIKES % ("off", "move"))
    yield context.new_page()
    context.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    started: list[Server] = []

    def start(plugin: Plugin, *arguments: str) -> Server:
        store = f"sqlite:///{tmp_path}/tables.sqlite"
        started.append(Server(store, tmp_path, arguments, plugin.environment, bot_seconds=120.0))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.mark.parametrize("rules_alone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_new_game_is_played_to_the_end(browser: Page, serve: Serve, tmp_path: Path, rules_alone: bool) -> None:
    anna = Visitor(browser, serve(make(tmp_path, rules_alone)).address)
    anna.sit_down(anna.set_up("tides", ME, BOT)).my_turn()
    pieces = browser.locator(".stage [data-target]")
    assert pieces.count() >= 6 and all(label for label in pieces.evaluate_all("all => all.map(e => e.ariaLabel)"))
    anna.play_on()
    points = browser.locator(".scores .sum td").all_inner_texts()
    assert points == browser.locator(".players b").all_inner_texts() and len(points) == 2
    assert browser.locator(".course polyline").count() == 2
    assert anna.wrong == []


@pytest.mark.long
def test_the_end_of_a_round_and_of_the_match_tell_who_got_what(browser: Page, serve: Serve, tmp_path: Path) -> None:
    anna = Visitor(browser, serve(make(tmp_path, rules_alone=False)).address)
    anna.sit_down(anna.set_up("tides", ME, BOT)).my_turn()
    tally = browser.locator(".tally")
    anna.play_on(until=lambda: tally.count())
    expect(tally).to_contain_text(re.compile("Round [1-5] of 6: who got what"))
    shown = tally.locator(".sum td").all_inner_texts()
    assert sorted(shown) == ["+1", "0"]  # a round brings one of two a point

    # It takes no click: the card under it is chosen, and the sheet is gone.
    anna.my_turn()
    assert tally.evaluate("e => getComputedStyle(e).pointerEvents") == "none"
    browser.locator(".stage .lit").first.click()
    expect(tally).to_have_count(0)
    expect(browser.locator(".picked")).to_have_count(1)

    anna.play_on()
    assert browser.locator(".tally").count() == 0  # the end has a table of its own
    points = [int(text) for text in browser.locator(".scores .sum td").all_inner_texts()]
    decided = browser.locator(".decided").inner_text()
    assert ("by" in decided) == (points[0] != points[1])
    taken = [
        int(text) for text in browser.locator(".scores tr", has_text="Rounds taken").locator("td").all_inner_texts()
    ]
    course = browser.locator(".course").get_by_role("img")
    whole = course.inner_html()
    browser.get_by_role("button", name="Rounds taken").click()
    expect(browser.locator(".course figcaption")).to_contain_text("Rounds taken over the match")
    assert (course.inner_html() == whole) == (taken == points)  # a match can be decided by nothing else
    assert anna.wrong == []


@pytest.mark.long
def test_a_game_says_when_we_are_what_things_are_and_where_points_come_from(
    browser: Page, serve: Serve, tmp_path: Path
) -> None:
    anna = Visitor(browser, serve(make(tmp_path, rules_alone=False)).address)
    anna.sit_down(anna.set_up("tides", ME, BOT)).my_turn()
    expect(browser.locator(".herald")).to_contain_text("Your turn")
    expect(browser.locator(".moment")).to_have_text("Round 1 of 6")

    # Whatever one looks at for a while tells what it is; asked with "?", a click chooses nothing.
    card, about = browser.locator(".stage [data-target]").first, browser.locator(".about-card")
    card.hover()
    expect(about).to_contain_text("takes the round")
    browser.keyboard.press("Escape")
    expect(about).to_have_count(0)
    browser.keyboard.press("?")
    card.click()
    expect(about).to_contain_text(card.get_attribute("aria-label") or "a name")
    assert browser.locator(".picked").count() == 0
    browser.locator("#held-1 use").first.click(force=True)  # nothing of mine, and no target
    expect(about).to_contain_text("Only their owner sees them.")
    browser.keyboard.press("?")

    browser.locator(".players .score").first.click()
    expect(browser.locator(".sheet tbody th")).to_have_text(["Rounds taken", "The highest hidden card"])
    browser.keyboard.press("Escape")
    expect(browser.locator(".sheet.away")).to_have_count(0)
    anna.play_on(until=lambda: "Round 2 of 6" in browser.locator(".herald").inner_text())
    expect(browser.locator(".moment")).to_have_text("Round 2 of 6")
    assert anna.wrong == []


@pytest.mark.long
def test_the_trick_taking_example_is_played_for_a_round(browser: Page, serve: Serve, tmp_path: Path) -> None:
    anna = Visitor(browser, serve(copied("ferrymen", tmp_path)).address)
    anna.sit_down(anna.set_up("ferrymen", ME, BOT, BOT)).my_turn()
    anna.play_on(until=lambda: browser.locator("#round").text_content() == "2")
    expect(browser.locator(".log .move", has_text="plays")).to_have_count(30)  # the log may come after the picture
    assert anna.wrong == []


@pytest.mark.long
def test_every_change_is_shown_in_the_open_browser_and_the_match_goes_on(
    browser: Page, serve: Serve, tmp_path: Path
) -> None:
    plugin = make(tmp_path, rules_alone=False)
    anna = Visitor(browser, serve(plugin, "--game", "tides", "--reload").address)
    anna.sit_down(anna.set_up("tides", ME, BOT)).my_turn()
    scores = browser.locator('[id^="score-"]')
    anna.play_on(until=lambda: "1" in scores.all_text_contents() and browser.locator(".table.myturn").count())
    told = browser.locator(".log .move").count()

    # Whose card took the round is not said: the other one may have hidden theirs.
    plugin.change("words/en.ftl", "You play ", "You set sail with ")
    plugin.change("words/en.ftl", "{ $player } plays ", "{ $player } sets sail with ")
    browser.locator(".log .move", has_text=re.compile("sets? sail with")).first.wait_for()
    plugin.change("picture.py", '"#2f7890"', '"#ff0000"')
    browser.locator('svg.art rect[fill="#ff0000"]').wait_for(state="attached")
    plugin.change("rules.py", "reward(s, s.played, 1)", "reward(s, s.played, 3)")
    scores.filter(has_text="3").wait_for()
    assert browser.locator(".log .move").count() == told
