"""A move is left for later: chosen on the board while the other thinks, withdrawn, played, or dropped with a word."""

import random

import pytest

from tests.web.conftest import PHONE
from tests.web.test_everybody import Checker
from tests.web.test_table import friends, place_a_tile
from tests.web.visitor import Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(400)


def plan_a_tile(visitor: Visitor, space: str) -> None:
    visitor.page.get_by_role("button", name="Plan my next move").click()
    visitor.page.locator(".bar", has_text="Choose what shall be played").wait_for()
    visitor.page.locator('[data-target="tile:1 turn:r0"]').click()
    visitor.page.locator(f'[data-target="space:{space}"] > .hit').click()


def keep(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Leave it for my turn").click()


@pytest.mark.long
def test_a_move_is_planned_withdrawn_planned_again_and_dropped(visit: Visit, shots: Shots) -> None:
    anna, bela = friends(visit)
    check = Checker(bela, shots, "en")
    plan_a_tile(bela, "b4")
    bela.page.locator(".bar .note", has_text="on b4").wait_for()
    bela.page.get_by_label("Only if it then does just this").check()
    bela.page.get_by_role("button", name="Only if Anna").click()
    bela.page.locator('.lit[data-target^="space:"]').first.wait_for()
    check("plan-condition")
    bela.page.get_by_role("button", name="No condition").click()
    bela.page.locator('[data-target="tile:1 turn:r0"]').click()
    bela.page.locator('[data-target="space:b4"] > .hit').click()
    check("planning")
    keep(bela)
    planned = bela.page.locator(".plan", has_text="if it then does just this: You lay")
    planned.wait_for()
    check("planned")
    planned.get_by_role("button", name="Withdraw").click()
    planned.wait_for(state="detached")

    plan_a_tile(bela, "b4")
    keep(bela)
    planned = bela.page.locator(".plan", has_text="Planned for your turn: You lay")
    planned.wait_for()
    bela.page.reload()
    planned.wait_for()
    place_a_tile(anna, "b4")
    dropped = bela.page.locator(".dropped", has_text="was not played")
    dice = random.Random(1)
    while not dropped.count():
        for visitor in (anna, bela):
            if not dropped.count():
                visitor.click_on(dice)
    check("dropped")
    assert check.wrong == {}
    dropped.get_by_role("button", name="Close").click()
    dropped.wait_for(state="detached")
    bela.my_turn()


@pytest.mark.long
def test_what_is_planned_on_a_phone_is_played(visit: Visit) -> None:
    anna, bela = friends(visit, bela=visit("Béla", **PHONE))
    plan_a_tile(bela, "c2")
    keep(bela)
    bela.page.locator(".plan", has_text="Planned for your turn").wait_for()
    assert bela.overflow() == 0
    place_a_tile(anna, "b5")
    played = anna.page.locator(".log .move", has_text="Béla lays")
    dice = random.Random(1)
    while not played.count():
        for visitor in (anna, bela):
            if not played.count():
                visitor.click_on(dice)
    assert "on c2" in played.first.inner_text()


def test_a_move_is_planned_on_a_condition_and_another_behind_it(visit: Visit, shots: Shots) -> None:
    """Should Anna lay on b5, then Béla on b4; otherwise on c4."""
    anna, bela = friends(visit, visit("Anna"), visit("Béla", **PHONE))
    page = bela.page
    page.get_by_role("button", name="Plan my next move").click()
    page.get_by_role("button", name="Only if Anna").click()
    page.locator(".bar", has_text="What must Anna have done by then?").wait_for()
    shots(bela, "plan-condition-phone")
    assert page.locator(".confirm:disabled").count()
    assert not page.locator('.lit[data-target^="tile:"]').count()  # what she holds is hers to know
    page.locator('[data-target="space:b5"] > .hit').click()
    page.locator(".confirm:enabled", has_text="This must have happened").click()
    page.locator(".chip", has_text="If Anna: Space b5").wait_for()
    page.locator('[data-target="tile:1 turn:r0"]').click()
    page.locator('[data-target="space:b4"] > .hit').click()
    keep(bela)
    plans = page.locator(".plan li")
    plans.filter(has_text="If Anna").wait_for()
    page.get_by_role("button", name="Another, if none of these is possible").click()
    page.locator('[data-target="tile:1 turn:r0"]').click()
    page.locator('[data-target="space:c4"] > .hit').click()
    keep(bela)
    plans.nth(1).wait_for()
    assert [("If Anna" in text, text.count("on b4"), text.count("on c4")) for text in plans.all_inner_texts()] == [
        (True, 1, 0),
        (False, 0, 1),
    ]
    shots(bela, "plans-phone")
    assert bela.overflow() == 0 and bela.cut_off() == []
    plans.nth(1).get_by_role("button", name="Withdraw").click()
    plans.nth(1).wait_for(state="detached")
    page.get_by_role("button", name="Another, if none of these is possible").click()
    page.locator('[data-target="tile:1 turn:r0"]').click()
    page.locator('[data-target="space:c4"] > .hit').click()
    keep(bela)
    plans.nth(1).wait_for()
    place_a_tile(anna, "b3")  # not what the first one waits for
    played = anna.page.locator(".log .move", has_text="Béla lays")
    dice = random.Random(1)
    while not played.count():
        for visitor in (anna, bela):
            if not played.count():
                visitor.click_on(dice)
    assert "on c4" in played.first.inner_text()
    assert not anna.page.locator(".plan li").count()
