"""A match is studied in the browser: chart and decisions, at both sizes, by keyboard, in every language."""

import re
from typing import Any

import pytest

import riverhaven as rh
from riverhaven.core.match import Match
from riverhaven.core.words import Say
from tests.often import often
from tests.web.conftest import DESKTOP, PHONE
from tests.web.saves import played
from tests.web.test_everybody import Checker
from tests.web.visitor import BOT, ME, Device, Shots, Visit

pytestmark = pytest.mark.timeout(500)
PLIES = 16  # of the end of a match: enough to study


def end_of_a_match() -> Match[Any]:
    """The last plies of a match between weak players."""
    match = played("newhaven", 2, 1, "easy")
    start = len(match.turns) - PLIES
    found = match.game.from_position(Match(match.game, match.before(start), seed=None).position())
    for turn in match.turns[start:]:
        found.play(turn.seat, turn.move)
    return found


@pytest.mark.parametrize(("lang", "size"), often([("en", DESKTOP), ("it", PHONE), ("hu", DESKTOP)], every=3))
def test_a_match_is_analysed(visit: Visit, shots: Shots, lang: str, size: Device) -> None:
    match, say = end_of_a_match(), rh.game("newhaven").words.say
    anna = visit(locale=lang, reduced_motion="reduce", **size)
    page = anna.page
    table = anna.bring(match.save(), ME, BOT)
    anna.sit_down(table)
    page.get_by_role("link", name=say(lang, "analyse"), exact=True).click()
    chart = page.get_by_role("slider", name=say(lang, "analysis-chart"))
    chart.wait_for()
    page.locator(".analysis progress").wait_for(state="detached")
    # By keyboard through the chart: the replay follows, and the address names the moment.
    chart.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/#/analysis/{table}/3/0")
    assert "%" in (chart.get_attribute("aria-valuetext") or "")
    # Fine decisions give nothing away: what they cost may be noise.
    found = page.evaluate("(id) => fetch(`/api/tables/${id}/analysis`).then((answer) => answer.json())", table)
    own = [one["moment"]["decision"] for one in found if one["moment"]["seat"] == 0 and one["moment"]["decision"]]
    cost = sum(decision["cost"] for decision in own if decision["verdict"] != "fine")
    shown = page.evaluate("([lang, n]) => new Intl.NumberFormat(lang).format(n)", [lang, round(cost, 1)])
    (told,) = page.locator(".analysis > p:not(.standings, [role], .faded)").all_inner_texts()
    assert re.findall(r"[\d.,]*\d", told.partition(":")[2])[0] == shown
    # A decision leads to its moment.
    page.get_by_label(say(lang, "analysis-all")).check()
    last = page.locator(".decisions button").last
    last.click()
    page.locator(".decisions li.now").wait_for()
    at = int(chart.input_value())
    assert match.turns[at].seat == 0
    page.wait_for_url(f"**/#/analysis/{table}/{at}/0")
    # What else the chart shows; and the truth.
    page.get_by_label(say(lang, "analysis-shows")).select_option("points")
    chart.press("End")
    page.wait_for_url(f"**/#/analysis/{table}/{PLIES}/0")
    assert page.locator(".analysis .standings b").all_inner_texts() == [str(points) for points in match.scores]
    page.get_by_label(say(lang, "analysis-truth")).check()
    assert anna.overflow() == 0
    check = Checker(anna, shots, lang)
    check("analysis")
    assert not check.wrong
    # What if? Another table goes on from here.
    chart.press("Home")
    page.wait_for_url(f"**/#/analysis/{table}/0/0")
    page.get_by_role("button", name=say(lang, "what-if-bots")).click()
    page.wait_for_url("**/#/table/*")
    assert table not in page.url
    page.locator(".part svg").first.wait_for(state="attached")
    # It is kept: whoever comes later finds it at once, by the link.
    zoe = visit()
    zoe.go("analysis", table, 3)
    zoe.page.locator(".decisions").wait_for()
    assert zoe.page.locator(".scrub").input_value() == "3"


@pytest.mark.parametrize(("lang", "size"), often([("hu", PHONE), ("en", DESKTOP), ("it", PHONE)], every=3))
def test_a_branch_is_named_found_again_and_leads_back(visit: Visit, shots: Shots, lang: str, size: Device) -> None:
    say = rh.game("newhaven").words.say
    anna = visit("Anna", locale=lang, reduced_motion="reduce", **size)
    page = anna.page
    table = anna.bring(end_of_a_match().save(), ME, BOT)
    anna.go("replay", table, 3)
    page.get_by_role("button", name=say(lang, "what-if-alone")).dispatch_event("click")  # on a phone it is aside
    page.wait_for_url("**/#/table/*")
    branch = page.url.rpartition("/")[2]
    page.locator(".table.myturn").wait_for()  # nobody hides anything from those who play for all
    assert not page.locator(".curtain").count()
    # It leads back to the moment that it goes on from, and there it is listed, named after it.
    page.get_by_role("link", name=say(lang, Say("branch-of", ply=3))).dispatch_event("click")
    page.wait_for_url(f"**/#/replay/{table}/3")
    tree = page.get_by_role("navigation", name=say(lang, "branches"))
    usual = say(lang, Say("branch-by", ply=3, by="Anna"))
    tree.get_by_role("button", name=say(lang, Say("branch-rename", name=usual))).dispatch_event("click")
    tree.get_by_role("textbox").fill("<Sheep> first")
    tree.get_by_role("textbox").press("Enter")
    tree.get_by_role("link", name="<Sheep> first").wait_for(state="attached")
    assert anna.overflow() == 0
    check = Checker(anna, shots, lang)
    check("branches")
    assert not check.wrong
    # Whoever gets the link of the match finds it, may not rename it, and is led to it.
    zoe = visit(locale=lang)
    zoe.go("replay", table)
    zoe.page.get_by_role("link", name="<Sheep> first").wait_for()
    assert zoe.page.locator(".branches button").count() == 1  # that copies the link
    zoe.page.get_by_role("link", name="<Sheep> first").click()
    zoe.page.wait_for_url(f"**/#/table/{branch}")


@pytest.mark.parametrize(("lang", "size"), often([("en", PHONE), ("it", DESKTOP), ("hu", PHONE)], every=3))
def test_friends_go_on_from_a_moment(visit: Visit, shots: Shots, lang: str, size: Device) -> None:
    say = rh.game("newhaven").words.say
    anna, bela = (visit(name, locale=lang, reduced_motion="reduce", **size) for name in ("Anna", "Béla"))
    table = anna.bring(end_of_a_match().save(), ME, BOT)
    anna.go("replay", table, 3)
    anna.page.get_by_role("button", name=say(lang, "what-if-friends")).dispatch_event("click")  # on a phone it is aside
    link = anna.page.locator(".share input")
    link.wait_for(state="attached")
    check = Checker(anna, shots, lang)
    check("with-friends")
    assert not check.wrong
    # Whoever opens the link takes the open seat by keyboard, though the match runs, and both are at one table.
    bela.page.goto(link.input_value())
    seat = bela.page.get_by_role("button", name=say(lang, "sit-here"))
    seat.focus()
    bela.page.keyboard.press("Enter")
    bela.page.wait_for_url("**/#/table/*")
    bela.page.locator(".part svg").first.wait_for(state="attached")
    branch = bela.page.url.rpartition("/")[2]
    anna.page.get_by_role("link", name=say(lang, "to-table"), exact=True).first.dispatch_event("click")
    anna.page.wait_for_url(f"**/#/table/{branch}")
    for one in (anna, bela):
        players = one.page.locator(".players")
        players.get_by_text("Anna").wait_for()
        players.get_by_text("Béla").wait_for()
    assert anna.overflow() == bela.overflow() == 0
    # Somebody else who finds the link finds no seat, and watches.
    zoe = visit(locale=lang)
    zoe.page.goto(link_of(bela.address, branch))
    zoe.page.wait_for_url("**/#/table/*")


def link_of(address: str, branch: str) -> str:
    return f"{address}/#/join/{branch}/somebody-elses"
