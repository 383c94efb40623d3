"""My play in the browser: at both sizes, in every language."""

import json
import sqlite3

import pytest
from playwright.sync_api import Dialog

import riverhaven as rh
from riverhaven.core.words import Say, Words
from riverhaven.study.habits import openings
from tests.often import often
from tests.server.conftest import Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.saves import saved
from tests.web.test_everybody import Checker
from tests.web.visitor import BOT, ME, OPEN, Device, Shots, Visit

pytestmark = pytest.mark.timeout(300)
PLAYED = "UPDATE tables SET open_dice = 0 WHERE id = ?"  # as if the match had been played here


@pytest.mark.parametrize(("lang", "size"), often([("en", DESKTOP), ("it", PHONE), ("hu", DESKTOP)], every=3))
def test_my_play_is_shown_and_taken_along(visit: Visit, served: Server, shots: Shots, lang: str, size: Device) -> None:
    say = Words().say
    anna = visit("Anna", locale=lang, reduced_motion="reduce", **size)
    page = anna.page
    page.get_by_role("link", name=say(lang, "play-look")).focus()
    page.keyboard.press("Enter")
    page.get_by_text(say(lang, "play-none")).wait_for()
    tables = [anna.bring(saved("newhaven", 2, seed=seed), ME, BOT) for seed in (1, 2)]
    tables.append(anna.bring(saved("riverboat", 2), ME, BOT))
    with sqlite3.connect(served.url.removeprefix("sqlite:///"), timeout=30) as store:
        store.executemany(PLAYED, [(table,) for table in tables])
    anna.go("me")
    anna.go("play")
    group = page.get_by_role("region", name=say(lang, Say("play-group", game="New Haven", seats=2)))
    group.wait_for()
    game, match = rh.game("newhaven"), rh.load(saved("newhaven", 2, seed=1))
    for source in match.game.sources(match.view(None)):
        group.get_by_role("row").filter(has_text=game.words.say(lang, source.name)).first.wait_for()
    opening = " → ".join(game.words.say(lang, f"move-{kind}") for kind in openings(match)[0])
    assert group.get_by_text(opening).count() == 1
    assert group.get_by_role("columnheader", name=say(lang, "level-hard")).count() == 1
    assert group.locator(".course polyline").count() == 1
    with page.expect_download() as coming:
        page.get_by_role("link", name=say(lang, "play-export")).click()
    found = json.loads(coming.value.path().read_text())
    assert {match["table"] for match in found["matches"]} == set(tables)
    assert anna.overflow() == 0
    check = Checker(anna, shots, lang)
    check("my-play")
    assert not check.wrong
    # From a match to its replay.
    page.get_by_role("main").get_by_role("link", name="Riverboat").click()
    page.wait_for_url(f"**/#/replay/{tables[2]}/0")
    # Deleted, once one is sure; the matches are still there.
    anna.go("play")
    delete = page.get_by_role("button", name=say(lang, "play-delete"))
    for sure in (False, True):
        page.once("dialog", Dialog.accept if sure else Dialog.dismiss)
        delete.focus()
        page.keyboard.press("Enter")
    page.get_by_text(say(lang, "play-none")).wait_for()
    anna.go("replay", tables[2])
    page.locator(".scrub").wait_for()


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("it", DESKTOP), ("hu", PHONE)])
def test_those_who_want_ratings_see_them_at_the_table(visit: Visit, shots: Shots, lang: str, size: Device) -> None:
    say = Words().say
    anna, bela = (visit(name, locale=lang, reduced_motion="reduce", **size) for name in ("Anna", "Béla"))
    for one in (anna, bela):
        one.go("play")
        box = one.page.get_by_label(say(lang, "rating-want"))
        box.focus()
        one.page.keyboard.press("Space")
        one.page.get_by_text(say(lang, "rating-none")).wait_for()
        one.page.reload()
        one.page.get_by_text(say(lang, "rating-none")).wait_for()  # it is kept
    table = anna.set_up("newhaven", ME, OPEN, start=False)
    anna.go("table", table)
    link = anna.page.locator(".share input")
    link.wait_for()
    ratings = anna.page.locator(".ratings")
    ratings.get_by_text("Anna").wait_for()
    assert ratings.get_by_text(say(lang, "rating-table")).count() == 0
    bela.page.goto(link.input_value())
    bela.page.get_by_role("button", name=say(lang, "sit-here")).click()
    for one in (anna, bela):
        one.page.locator(".ratings").get_by_text(say(lang, "rating-table")).wait_for()
    assert "Béla" in ratings.inner_text()
    assert anna.overflow() == 0
    check = Checker(anna, shots, lang)
    check("rated")
    anna.go("play")
    anna.page.get_by_label(say(lang, "rating-want")).wait_for()
    check("ratings")
    assert not check.wrong
    # It begins, and says so.
    bela.page.get_by_role("button", name=say(lang, "start"), exact=True).click()
    bela.page.get_by_text(say(lang, "told-start-rated")).first.wait_for(state="attached")
