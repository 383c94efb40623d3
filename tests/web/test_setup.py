"""A position is set up by hand in the browser: at both sizes, by keyboard, in every language."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import riverhaven as rh
from riverhaven.core.words import Say
from tests.often import often
from tests.web.conftest import DESKTOP, PHONE
from tests.web.test_everybody import Checker
from tests.web.test_study import end_of_a_match
from tests.web.visitor import BOT, ME, Device, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(500)
GAME, SEED = "newhaven", 5
LOOKED_MS = 120_000  # the first look at a game may have to load its rules


class Editor:
    """The page as somebody uses it."""

    def __init__(self, visitor: Visitor, lang: str, game: str = GAME) -> None:
        self.visitor, self.page, self.lang, self.game = visitor, visitor.page, lang, rh.game(game)

    def say(self, message: str | Say) -> str:
        return self.game.words.say(self.lang, message)

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(message)).first

    def field(self, name: str, group: str) -> Locator:
        return self.page.locator(f'[data-field="{group} {name}"]')

    def open(self, group: str) -> None:
        """By keyboard: the headings of the groups are buttons."""
        summary = self.page.locator(".fields summary").filter(has_text=group)
        summary.focus()
        self.page.keyboard.press("Enter")

    def says(self, text: str) -> None:
        expect(self.page.locator(".bar [role=status]")).to_contain_text(text, timeout=LOOKED_MS)

    def possible(self) -> None:
        self.says(self.say("setup-possible"))

    def fields_tab(self) -> None:
        """On a narrow screen the fields are a page beside the picture."""
        tab = self.page.locator(".tabs").get_by_role("button", name=self.say("setup-fields"))
        if tab.is_visible():
            tab.click()


def begin(visit: Visit, lang: str, size: Device) -> Editor:
    anna = visit(locale=lang, reduced_motion="reduce", **size)
    editor = Editor(anna, lang)
    anna.go("setup", GAME)
    editor.button("setup-lay").wait_for()
    return editor


def number(page: Page, editor: Editor, value: int) -> None:
    score = editor.field("score", "seat-0").locator("input")
    score.focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(str(value))
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("lang", "size"), often([("it", PHONE), ("en", DESKTOP), ("hu", PHONE)], every=3))
def test_a_position_is_set_up_checked_and_kept(visit: Visit, shots: Shots, lang: str, size: Device) -> None:
    editor = begin(visit, lang, size)
    page, check = editor.page, Checker(editor.visitor, shots, lang)
    check("setup-begin")
    page.get_by_label(editor.say("setup-seed"), exact=True).fill(str(SEED))
    page.keyboard.press("Enter")
    editor.possible()
    match = rh.game(GAME).new(seed=SEED)
    assert page.locator(".part svg").count() == len(match.parts(None))
    undo, redo = (editor.button(f"setup-{what}") for what in ("undo", "redo"))
    assert undo.is_disabled() and redo.is_disabled()
    # What is wrong is said at once in the audit's words, and leads to its field; the picture follows.
    editor.open(editor.say(Say("player", number=1)))
    number(page, editor, 7)
    editor.says("score of seat 0 must be 0")
    assert page.locator(".players b").first.inner_text() == "7"
    assert editor.button("setup-advice").is_disabled()
    page.get_by_role("button", name=editor.say(Say("setup-go", field="score"))).click()
    expect(editor.field("score", "seat-0").locator("input")).to_be_focused()
    assert editor.field("score", "seat-0").evaluate("e => e.matches('.wrong')")
    assert editor.visitor.overflow() == 0
    check("setup-wrong")
    # A reload loses nothing, and what was done can still be taken back, and done again.
    page.reload()
    editor.says("score of seat 0 must be 0")
    undo.click()
    editor.possible()
    redo.click()
    editor.says("score of seat 0 must be 0")
    undo.click()
    editor.possible()
    # A board is written by keyboard, and painted.
    editor.fields_tab()
    editor.open(editor.say("default-table"))
    grid = editor.field("space", "table").locator(".grid")
    cell = grid.get_by_role("button", name=re.compile("^c5: "))
    cell.focus()
    page.keyboard.press("~")
    editor.says("open_spaces must be 20")
    expect(grid.get_by_role("button", name=re.compile("^d5: "))).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(cell).to_be_focused()
    page.keyboard.press("ControlOrMeta+z")
    editor.possible()
    editor.field("space", "table").locator(".brushes").get_by_role("button", name="+", exact=True).click()
    cell.click()
    expect(cell).to_have_accessible_name("c5: +")
    page.keyboard.press("ControlOrMeta+z")
    editor.possible()
    assert editor.visitor.overflow() == 0
    check("setup")
    assert not check.wrong


@pytest.mark.parametrize(("lang", "size"), often([("en", DESKTOP), ("hu", PHONE), ("it", DESKTOP)], every=3))
def test_advice_and_play_go_on_from_it(visit: Visit, shots: Shots, lang: str, size: Device) -> None:
    editor = begin(visit, lang, size)
    page, check = editor.page, Checker(editor.visitor, shots, lang)
    editor.button("setup-lay").click()
    editor.possible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(1500)
    assert not asked  # a position that stays as it is needs to be looked at once
    advice = editor.button("setup-advice")
    advice.focus()
    page.keyboard.press("Enter")
    hints = page.locator(".hints button:not(.chip)")
    hints.first.wait_for(timeout=LOOKED_MS)
    assert hints.count() > 1 and "%" in hints.first.inner_text()
    hints.first.click()
    page.locator(".part > .ghost").first.wait_for(state="attached")
    assert editor.visitor.overflow() == 0
    check("setup-advice")
    # Another position, and the advice is gone.
    editor.fields_tab()
    editor.open(editor.say(Say("player", number=1)))
    number(page, editor, 7)
    hints.first.wait_for(state="detached")
    editor.button("setup-undo").click()
    editor.possible()
    play = editor.button("setup-play")
    play.focus()
    page.keyboard.press("Enter")
    editor.button("what-if-alone").click()
    page.wait_for_url("**/#/table/*")
    page.locator(".curtain button").click()  # whoever plays all seats sits around one device
    page.locator(".part svg").first.wait_for(state="attached")
    # The way back finds it as it was.
    page.go_back()
    editor.possible()
    assert not check.wrong


def test_it_is_taken_along_as_a_file_and_brought_back(visit: Visit, tmp_path: Path) -> None:
    editor = begin(visit, "en", DESKTOP)
    page = editor.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label(editor.say("setup-seed"), exact=True).fill(str(SEED))
    editor.button("setup-lay").click()
    editor.possible()
    with page.expect_download() as coming:
        editor.button("export").click()
    file = tmp_path / "position.json"
    coming.value.save_as(file)
    match = rh.load(file.read_text())  # what any Riverhaven reads
    begun = rh.game(GAME).new(seed=SEED)
    assert all(
        (match.state[name] == begun.state[name]).all() for name in begun.position() if name not in ("key", "dice")
    )
    editor.button("copy").click()
    page.get_by_text(editor.say("copied")).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == file.read_text()

    def paste(text: str) -> None:
        editor.button("setup-paste").click()
        page.get_by_label(editor.say("setup-text")).fill(text)
        editor.button("setup-use").click()

    other = rh.game(GAME).new(seats=3, seed=6).position()
    paste(json.dumps(other))
    page.locator(".players li").nth(2).wait_for()
    for text in ("{", "[]", json.dumps(other | {"plot": []}), json.dumps({"game": "riverboat", "position": other})):
        paste(text)
        page.get_by_role("alert").get_by_text(editor.say(Say("setup-not-read", game="New Haven"))).wait_for()
        page.locator(".paste").get_by_role("button", name=editor.say("close")).click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".players li")).to_have_count(2)
    editor.button("setup-undo").click()
    expect(page.locator(".players li")).to_have_count(3)


@pytest.mark.parametrize("game", [name for name in rh.games() if name != GAME])
def test_any_game_is_set_up(visit: Visit, game: str) -> None:
    anna = visit()
    editor = Editor(anna, "en", game)
    anna.go("setup", game)
    editor.button("setup-lay").click()
    editor.possible()
    for summary in anna.page.locator(".fields summary").all()[1:]:
        summary.click()
    shown = set(anna.page.locator("[data-field]").evaluate_all("all => all.map((e) => e.dataset.field.split(' ')[1])"))
    assert shown == set(rh.game(game).state.fields) - {"key", "dice"}


@pytest.mark.parametrize("size", often([(DESKTOP,), (PHONE,)], every=2))
def test_from_a_moment_of_a_match_and_back_to_it(visit: Visit, size: Device) -> None:
    match = end_of_a_match()
    anna = visit(reduced_motion="reduce", **size)
    editor, page = Editor(anna, "en"), anna.page
    table = anna.bring(match.save(), ME, BOT)
    anna.go("replay", table, 3)
    page.get_by_role("link", name=editor.say("setup-from-here")).dispatch_event("click")  # on a phone it is aside
    page.wait_for_url(f"**/#/setup/{GAME}/{table}/3")
    editor.possible()
    then = match.before(3).score[:2].tolist()
    assert page.locator(".players b").all_inner_texts() == [str(points) for points in then]
    editor.fields_tab()
    page.get_by_role("link", name=editor.say("setup-back")).click()
    page.wait_for_url(f"**/#/replay/{table}/3/*")
