"""A match is shared: the menu hands out files, and the page among them needs no server and no network."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import riverhaven as rh
from riverhaven import share
from riverhaven.core.words import Say
from tests.often import often
from tests.share.test_share import ending
from tests.web.conftest import DESKTOP, PHONE
from tests.web.test_everybody import Checker
from tests.web.test_study import end_of_a_match
from tests.web.visitor import BOT, ME, Device, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(300)
SIZES = [("newhaven", "en", DESKTOP), ("riverboat", "it", PHONE), ("caboose", "hu", DESKTOP)]


@pytest.mark.parametrize(("name", "lang", "size"), often(SIZES, every=3))
def test_the_page_is_opened_from_disk_without_a_network(
    chromium: Browser, shots: Shots, tmp_path: Path, name: str, lang: str, size: Device
) -> None:
    account = ending(name, lang)
    file = tmp_path / "match.html"
    file.write_text(share.page(account), encoding="utf-8")
    context = chromium.new_context(offline=True, reduced_motion="reduce", **size)
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    reader = Visitor(page, "")
    page.goto(file.as_uri())
    page.locator(".part svg").first.wait_for()

    def at(ply: int) -> str:
        assert page.locator("#at").input_value() == str(ply)
        return page.locator("#stage").inner_html()

    opening = at(0)
    # By keys, by buttons, by the slider, by the log.
    page.keyboard.press("ArrowRight")
    first = at(1)
    assert first != opening and page.locator("#said").inner_text() == account.told(0, 0)
    page.get_by_role("button", name=account.say(Say("step-back"))).click()
    assert at(0) == opening
    page.locator("#at").focus()
    page.keyboard.press("End")
    at(account.plies)
    assert page.locator("#result").inner_text() == account.result()
    assert page.locator("#players b").all_inner_texts() == [str(points) for points in account.match.scores]
    page.locator("#log button").first.focus()
    page.keyboard.press("Enter")
    assert page.locator("#said").inner_text() == account.told(0, 0)
    page.keyboard.press("Home")
    assert at(0) == opening
    # It plays by itself to the end, and rests there.
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.locator("#play").click()
    page.locator("#result").wait_for()
    # With other eyes.
    page.locator("#from").select_option(index=1)
    page.keyboard.press("Tab")
    assert at(account.plies) != opening
    assert reader.overflow() == 0
    check = Checker(reader, shots, f"{lang}-{name}")
    check("shared")
    assert not check.wrong
    assert not reader.wrong
    assert [url for url in asked if not url.startswith("file:")] == []
    context.close()


@pytest.mark.parametrize(("lang", "size"), often([("it", PHONE), ("en", DESKTOP), ("hu", PHONE)], every=3))
def test_the_menu_hands_out_files(visit: Visit, shots: Shots, tmp_path: Path, lang: str, size: Device) -> None:
    match, say = end_of_a_match(), rh.game("newhaven").words.say
    anna = visit(locale=lang, reduced_motion="reduce", **size)
    page = anna.page
    table = anna.bring(match.save(), ME, BOT)
    anna.sit_down(table)
    menu = page.locator(".sharing summary")

    def saved(kind: str) -> bytes:
        with page.expect_download() as coming:
            page.get_by_role("button", name=say(lang, f"share-{kind.replace('.', '-')}")).click()
        assert coming.value.suggested_filename == f"riverhaven-newhaven-{kind}"
        file = tmp_path / kind
        coming.value.save_as(file)
        return file.read_bytes()

    # At the end, by keyboard.
    menu.focus()
    page.keyboard.press("Enter")
    assert saved("end.png").startswith(b"\x89PNG")
    assert say(lang, "area-log") in saved("match.html").decode()
    page.locator(".sharing [role=status]").get_by_text(say(lang, "share-done")).wait_for()
    page.keyboard.press("Escape")
    assert not page.locator(".sharing .sheet").is_visible()
    # From a moment of the replay: the turn of that move.
    anna.go("replay", table, 3)
    page.locator(".part svg").first.wait_for(state="attached")
    menu.click()
    assert "@keyframes" in saved("turn.svg").decode()
    assert saved("end.svg").startswith(b"<svg")
    assert anna.overflow() == 0
    check = Checker(anna, shots, lang)
    check("sharing")
    assert not check.wrong
