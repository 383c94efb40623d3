"""Lessons in the browser: whoever follows the rings comes to the end, by pointer, by key, or by hearing the page."""

import json
import re
from collections.abc import Callable
from typing import Any, Self

import pytest
from _pytest.mark import ParameterSet

import riverhaven as rh
from riverhaven.core.lesson import Lesson, Step
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.words import LANGUAGES
from tests.often import often
from tests.web.conftest import DESKTOP, PHONE
from tests.web.test_everybody import Checker
from tests.web.visitor import BOT, ME, OPEN, SEEN, Device, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(500)
TAUGHT = [name for name in rh.games() if rh.game(name).lessons]
MOST_CLICKS = 200  # that a lesson takes

# Where somebody who follows the words would click: on, where they are only read; else what the ring lies around. The
# page brings it into sight by itself; only among many buttons one may have to look for it.
RING = """() => {
  const confirm = document.querySelector('.bar > .confirm');
  const button = document.querySelector('.bar .guided:enabled') ?? (confirm.disabled ? null : confirm);
  button?.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const ring = document.querySelector('.guide:not(.later)'), line = ring?.querySelector('g path');
  const middle = line?.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM());
  const box = (button ?? ring)?.getBoundingClientRect();
  if (!box) return null;
  const plays = button?.matches('.confirm.guided') ?? false;
  const {x, y} = !button && middle || {x: box.x + box.width / 2, y: box.y + box.height / 2};
  const read = document.querySelector('.bar .ask').innerText.trim();
  const isThere = x > 0 && x < innerWidth && document.elementFromPoint(x, y)?.closest('.part, button');
  return isThere ? {x, y, plays, read} : null;
}"""
STILL_MS = 100  # a ring that has not moved for so long lies where it belongs


class Pupil:
    """Somebody who takes lessons, and does what they say."""

    def __init__(self, visitor: Visitor, game: str, lang: str = "en") -> None:
        self.visitor, self.page, self.game = visitor, visitor.page, rh.game(game)
        self.words, self.lang = self.game.words, lang
        self.read = ""  # the words that were read last

    def begin(self, lesson: Lesson) -> Self:
        title = self.words.say(self.lang, lesson.title)
        self.visitor.go("learn", self.game.name)
        self.page.locator(".lessons li", has_text=title).locator("button").click()
        return self.at(lesson, lesson.steps[0])

    def says(self, lesson: Lesson, step: Step) -> str:
        return self.words.say(self.lang, lesson.says(step))

    def at(self, lesson: Lesson, step: Step) -> Self:
        """Wait until these words are read."""
        self.page.locator(".bar .ask", has_text=self.says(lesson, step)).wait_for()
        return self

    def reads_now(self) -> str:
        self.read = self.page.locator(".bar .ask").inner_text().strip()
        return self.read

    def is_at(self, text: str) -> bool:
        return self.reads_now() == text

    def click(self) -> bool:
        """One click where the ring is; whether it plays a move."""
        found = self.page.evaluate(RING)
        self.page.wait_for_timeout(STILL_MS)
        if found is None or found != self.page.evaluate(RING) or found["read"] != self.read:
            return False  # nobody clicks at what is still on its way, nor words away that have just come
        tap = self.page.touchscreen.tap if self.visitor.touches else self.page.mouse.click
        tap(found["x"], found["y"])
        self.page.evaluate(SEEN)
        return bool(found["plays"])

    def press(self) -> bool:
        """The same by keyboard: `n` goes to what is pointed at, and Enter chooses it."""
        if self.page.locator(".bar .ask").inner_text().strip() != self.read:
            return False  # these words have just come
        confirm = self.page.locator(".bar > .confirm")
        plays = self.page.locator(".bar > .confirm.guided").count() > 0
        if self.page.locator(".table [aria-current=step]").count() and not (confirm.is_enabled() and self.reads()):
            if not self.page.evaluate("document.activeElement.hasAttribute('aria-current')"):
                self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
        elif confirm.is_enabled():
            self.page.keyboard.press("c")
        else:
            self.page.wait_for_timeout(40)
        self.page.evaluate(SEEN)
        return plays

    def call(self) -> bool:
        """The same through the accessibility tree alone: what is current is called by its role and name."""
        if self.page.locator(".bar .ask").inner_text().strip() != self.read:
            return False
        button = self.page.get_by_role("button")
        current = button.and_(self.page.locator("[aria-current=step]"))
        goes_on = self.page.get_by_role("button", name=self.words.say(self.lang, "learn-next"), exact=True)
        if goes_on.count() and goes_on.is_enabled():
            goes_on.dispatch_event("click")
        elif current.count():
            called = re.search('button "(.+)"', current.first.aria_snapshot())
            assert called, "what is current has a name"
            current.first.dispatch_event("click")
            self.page.evaluate(SEEN)
            return called[1] == self.words.say(self.lang, "confirm")
        self.page.evaluate(SEEN)
        return False

    def reads(self) -> bool:
        return self.page.locator(".bar > .confirm").inner_text() == self.words.say(self.lang, "learn-next")

    def follow(
        self, lesson: Lesson, act: Callable[[], bool], seen: Callable[[int], None] = lambda number: None
    ) -> list[str]:
        """Do what every step says, to the last one; returns the words that have not come by."""
        last = self.says(lesson, lesson.steps[-1])
        met: list[str] = []
        for _ in range(MOST_CLICKS):
            text = self.reads_now()
            if text not in met:
                met.append(text)
                seen(len(met))
            if text == last:
                return [text for step in lesson.steps if (text := self.says(lesson, step)) not in met]
            assert self.visitor.cut_off() == []
            if act():  # the server's answer brings the next words, and nobody clicks them away unread
                self.page.locator(".bar .ask", has_text=text).wait_for(state="detached")
        raise AssertionError(f"{lesson.id}: {met[-1]!r} is where it ends")


def every_lesson(name: str) -> list[ParameterSet]:
    return [pytest.param(name, lesson, id=f"{name}-{lesson.id}") for lesson in rh.game(name).lessons]


FIRST = often([(name, rh.game(name).lessons[0]) for name in TAUGHT], every=len(TAUGHT))
ALL = [one for name in TAUGHT for one in every_lesson(name)]


@pytest.mark.parametrize(
    "device", [pytest.param(DESKTOP, marks=pytest.mark.long, id="wide"), pytest.param(PHONE, id="phone")]
)
@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_a_lesson_is_played_by_following_the_rings(
    visit: Visit, shots: Shots, game: str, lesson: Lesson, device: Device
) -> None:
    anna = visit(**device)
    pupil = Pupil(anna, game).begin(lesson)
    size = "phone" if anna.touches else "wide"
    missed = pupil.follow(lesson, pupil.click, lambda step: shots(anna, f"{game}-{lesson.id}-{step}-{size}"))
    assert missed == [] and anna.overflow() == 0
    # Where one click after another leads on, none leads away.
    assert anna.page.locator(".bar > .confirm", has_text="Next").is_disabled()
    assert anna.page.locator(".bar > .choices button").inner_text() == "Next lesson"
    # What is learnt is known when one comes back.
    anna.page.reload()
    anna.page.locator(".bar .where").wait_for()
    anna.go("learn", game)
    anna.page.locator(".lessons .learnt").wait_for()
    assert anna.page.locator(".lessons .learnt").count() == 1


# Inside a ring, or between the two sides of one that goes along a line.
INSIDE = """all => all.map((e) =>
  Number(e.querySelector('mask path')?.getAttribute('stroke-width') ?? Math.min(e.clientWidth, e.clientHeight)))"""
ENOUGH = 27  # pixels, for a digit or a train


def test_rings_lie_around_all_that_is_asked_for_and_leave_it_in_sight(visit: Visit) -> None:
    """A boat lies among the boards, the crop on my farm: two areas of a small screen."""
    lesson = rh.game("riverboat").lesson("goal")
    step = next(step for step in lesson.steps if step.play)
    pupil = Pupil(visit(**PHONE), "riverboat").begin(lesson)
    while not pupil.is_at(pupil.says(lesson, step)):
        pupil.click()
    page = pupil.page
    page.locator(".group[data-group=board] .guide:not(.later)").wait_for(state="attached")
    assert page.locator(".group[data-group=mine] .guide.later").count() == 1
    assert min(page.locator(".guide").evaluate_all(INSIDE)) >= ENOUGH
    assert page.locator(".tabs .guided").inner_text() == pupil.words.say("en", "area-mine")
    page.locator(".tabs button", has_text=pupil.words.say("en", "area-mine")).click()
    page.locator(".tabs .guided", has_text=pupil.words.say("en", "area-board")).wait_for()


def test_what_is_only_spoken_of_has_a_ring_beside_what_is_asked_for(visit: Visit) -> None:
    """Three workers stand where the tile is to lie: one of them is chosen."""
    lesson = rh.game("riverboat").lesson("crops")
    pupil = Pupil(visit(), "riverboat").begin(lesson)
    step = next(step for step in lesson.steps if step.say == "plant")
    while not pupil.is_at(pupil.says(lesson, step)):
        pupil.click()
    page = pupil.page
    page.locator(".guide:not(.later)").wait_for(state="attached")
    assert page.locator(".guide.later").count() == len(step.point) - 1
    while page.locator(".bar > .confirm").is_disabled():
        pupil.click()
    page.locator(".bar > .confirm.guided").wait_for()  # nothing else is asked for


# Keep what a screen reader is given to say, from now on.
HEAR = """() => {
  const live = [...document.querySelectorAll('.sr[role=status]')].at(-1);
  window.heard = [];
  const all = {characterData: true, childList: true, subtree: true};
  new MutationObserver(() => heard.push(live.innerText)).observe(live, all);
}"""


@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_a_lesson_is_played_by_keyboard_alone(visit: Visit, game: str, lesson: Lesson) -> None:
    pupil = Pupil(visit(), game).begin(lesson)
    pupil.page.evaluate(HEAR)
    assert pupil.follow(lesson, pupil.press) == []
    assert pupil.says(lesson, lesson.steps[-1]) in pupil.page.evaluate("heard")


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_another_move_is_shown_and_taken_back(visit: Visit, game: str, lesson: Lesson) -> None:
    """Whatever is legal and not meant: it is answered with what it would have done, and nothing has happened."""
    anna = visit()
    pupil = Pupil(anna, game).begin(lesson)
    number = next(i for i, step in enumerate(lesson.steps) if step.play)
    step, page = lesson.steps[number], anna.page
    while not pupil.is_at(pupil.says(lesson, step)):
        pupil.click()
    match = lesson.begin(rh.game(game))
    move = next(
        move for move in match.moves(lesson.seat) if not step.leads_on(move) and match.preview(lesson.seat, move)
    )
    choose(anna, move, match)
    page.locator(".bar > .confirm", has_text="Take it back").wait_for()
    said = step.answer(move)
    other = "learn-other" if said is None else f"lesson-{lesson.id}-{said}"
    assert pupil.is_at(rh.game(game).words.say("en", other))
    assert page.locator(".bar .note").inner_text().strip()
    plies = page.locator(".log .line").count()
    page.locator(".bar > .confirm").click()
    pupil.at(lesson, step)
    assert page.locator(".log .line").count() == plies
    assert pupil.follow(lesson, pupil.click) == [pupil.says(lesson, one) for one in lesson.steps[:number]]


def choose(visitor: Visitor, move: Move, match: Match[Any]) -> None:
    """Choose a move as its labels say, and confirm it."""
    page = visitor.page
    axes = match.game.moves.blocks[move.block].axes
    for axis, label in zip(axes, move.labels, strict=True):
        piece = page.locator(f'.stage [data-target~="{axis}:{label}"].lit').first
        if piece.count():
            piece.click()
            page.evaluate(SEEN)
    kind = match.game.words.say("en", f"move-{move.block}")
    confirm = page.locator(".bar > .confirm")
    if confirm.is_disabled():
        page.locator(".choices button:not(.chip)", has_text=kind).first.click()
        page.evaluate(SEEN)
    confirm.click()


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_one_leaves_in_the_middle_and_comes_back(visit: Visit, game: str, lesson: Lesson) -> None:
    anna = visit()
    pupil = Pupil(anna, game).begin(lesson)
    done = next(i for i, step in enumerate(lesson.steps) if step.play)
    after = lesson.steps[done + 1]
    assert any(pupil.click() for _ in range(MOST_CLICKS) if pupil.reads_now())
    pupil.at(lesson, after)
    anna.page.reload()
    pupil.at(lesson, after)
    anna.page.get_by_role("button", name="Leave").click()
    pupil.page.locator(".lessons li button").first.click()
    pupil.at(lesson, after)
    anna.page.get_by_role("button", name="Back").click()  # to before the move
    pupil.at(lesson, lesson.steps[done])


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_axe_in_a_lesson(visit: Visit, shots: Shots, game: str, lesson: Lesson) -> None:
    anna = visit(reduced_motion="reduce")
    check = Checker(anna, shots, "en")
    anna.go("learn", game)
    anna.page.locator(".lessons button").first.wait_for()
    check(f"learn-{game}")
    pupil = Pupil(anna, game).begin(lesson)

    def look(step: int) -> None:
        anna.page.locator(".float").first.wait_for(state="detached")  # what rises and fades is no text to read
        check(f"lesson-{game}-{step}")

    pupil.follow(lesson, pupil.click, look)
    assert not check.wrong, json.dumps(check.wrong, indent=1)


@pytest.mark.long
def test_a_first_match_offers_the_lessons_until_something_is_played(visit: Visit) -> None:
    anna, game = visit(), "newhaven"
    offer = anna.page.locator(f'.bar .note a[href="#/learn/{game}"]')
    anna.sit_down(anna.set_up(game, ME, BOT))
    offer.wait_for()
    anna.play_on(until=lambda: anna.page.locator(".log .line").count() > 0)
    offer.wait_for(state="detached")
    anna.sit_down(anna.set_up(game, ME, BOT))  # no longer the first
    anna.my_turn()
    anna.page.wait_for_load_state("networkidle")
    assert offer.count() == 0


@pytest.mark.long
def test_a_table_that_waits_for_others_offers_the_lessons(visit: Visit) -> None:
    anna = visit()
    anna.go("table", anna.set_up("newhaven", ME, OPEN, start=False))
    anna.page.locator(".lobby a").click()
    anna.page.locator(".lessons:not(.puzzles)").wait_for()


@pytest.mark.long
def test_after_the_last_lesson_comes_a_match_with_a_coach(visit: Visit) -> None:
    game, lesson = TAUGHT[0], rh.game(TAUGHT[0]).lessons[-1]
    pupil = Pupil(visit(), game).begin(lesson)
    pupil.follow(lesson, pupil.click)
    page, words = pupil.page, rh.game(game).words
    page.locator(".bar > .choices button", has_text="Play it").click()
    phase = rh.game(game).phases[rh.game(game).new().state.phase]
    page.locator(".bar .note", has_text=words.say("en", f"coach-{phase}")).wait_for()
    page.get_by_role("button", name="No more of this").click()
    page.locator(".bar .note", has_text=words.say("en", f"coach-{phase}")).wait_for(state="detached")


@pytest.mark.long
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_lesson_in_every_language(
    visit: Visit, shots: Shots, game: str, lesson: Lesson, lang: str, device: Device
) -> None:
    anna = visit(locale=lang, **device)
    pupil = Pupil(anna, game, lang).begin(lesson)
    size = "phone" if anna.touches else "wide"
    missed = pupil.follow(lesson, pupil.click, lambda step: shots(anna, f"{game}-{lesson.id}-{step:02}-{lang}-{size}"))
    assert missed == [] and anna.overflow() == 0


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_lesson_by_keyboard_alone(visit: Visit, game: str, lesson: Lesson) -> None:
    pupil = Pupil(visit(), game).begin(lesson)
    assert pupil.follow(lesson, pupil.press) == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_lesson_through_the_accessibility_tree_alone(visit: Visit, game: str, lesson: Lesson) -> None:
    pupil = Pupil(visit(), game).begin(lesson)
    assert pupil.follow(lesson, pupil.call) == []
