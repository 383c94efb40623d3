"""Puzzles in the browser: from the home page to the answer, by pointer, by touch and by keyboard."""

import pytest
from playwright.sync_api import Locator

import riverhaven as rh
from riverhaven.core.puzzle import Choice, Puzzle
from tests.often import often
from tests.web.conftest import DESKTOP, PHONE
from tests.web.test_everybody import Checker
from tests.web.visitor import Device, Shots, Visit, Visitor

pytestmark = pytest.mark.timeout(500)
WITH_PUZZLES = [name for name in rh.games() if rh.game(name).puzzles]
ALL = [(name, one) for name in WITH_PUZZLES for one in rh.game(name).puzzles]


class Thinker:
    """Somebody who looks at a puzzle, chooses a move, and reads what came of it."""

    def __init__(self, visitor: Visitor, game: str, puzzle: Puzzle, lang: str = "en") -> None:
        self.visitor, self.page, self.puzzle, self.lang = visitor, visitor.page, puzzle, lang
        self.match = puzzle.begin(rh.game(game))
        self.words = rh.game(game).words

    def told(self, choice: Choice) -> str:
        return " ".join(self.match.preview(self.puzzle.seat, self.match.find(choice.move), self.lang, you=True))

    def come(self) -> None:
        self.page.locator(".part svg").first.wait_for(state="attached")
        self.page.locator(".puzzle .choices button").nth(len(self.puzzle.choices) - 1).wait_for()

    def button(self, choice: Choice) -> Locator:
        return self.page.locator(".puzzle .choices button", has_text=self.told(choice))

    def choose(self, choice: Choice) -> None:
        """What is chosen shows what it would do; only then it is said."""
        assert self.page.locator(".puzzle .confirm").is_disabled()
        press = self.button(choice).tap if self.visitor.touches else self.button(choice).click
        press()
        self.page.locator(".puzzle [aria-pressed=true]").wait_for()
        self.page.locator(".puzzle .confirm").click()

    def read(self, message: str) -> None:
        """The answer, and what every choice is worth."""
        self.page.locator(".puzzle .ask", has_text=self.words.say(self.lang, message)).wait_for()
        assert self.page.locator(".puzzle .note").inner_text() == self.words.say(self.lang, self.puzzle.why)
        best = self.page.locator(".puzzle button.best")
        assert self.told(self.puzzle.best) in best.inner_text()
        assert self.page.locator(".puzzle .why").count() == len(self.puzzle.choices)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_the_puzzle_of_the_day_is_solved(visit: Visit, shots: Shots, device: Device) -> None:
    anna = visit(**device)
    page, size = anna.page, "phone" if anna.touches else "wide"
    page.goto(anna.address)
    page.locator(".today a").click()
    page.locator(".puzzle .where").wait_for()
    _, game, id = page.evaluate("location.hash").removeprefix("#/").split("/")
    thinker = Thinker(anna, game, rh.game(game).puzzle(id))
    thinker.come()
    shots(anna, f"puzzle-{game}-{id}-{size}")
    thinker.choose(thinker.puzzle.best)
    thinker.read("solve-right")
    shots(anna, f"puzzle-{game}-{id}-{size}-solved")
    assert anna.overflow() == 0
    # What is solved is known when one comes back.
    page.locator(".puzzle .does a").click()
    page.locator(".puzzles .learnt").wait_for()
    assert page.locator(".puzzles .learnt").count() == 1
    names = page.locator(".puzzles .what").all_inner_texts()
    assert len(set(names)) == len(rh.game(game).puzzles)  # many are of the same turn
    assert anna.overflow() == 0


@pytest.mark.parametrize(("game", "puzzle"), often(ALL, every=len(ALL)))
def test_another_move_is_told_what_it_lacks_and_leads_on_by_keyboard(visit: Visit, game: str, puzzle: Puzzle) -> None:
    anna = visit()
    thinker = Thinker(anna, game, puzzle)
    anna.go("puzzle", game, puzzle.id)
    thinker.come()
    page = anna.page
    thinker.button(min(puzzle.choices, key=lambda choice: choice.lead)).focus()
    page.keyboard.press("Enter")
    page.locator(".puzzle .confirm:enabled").focus()
    page.keyboard.press("Enter")
    thinker.read("solve-wrong")
    page.locator(".puzzle a.confirm").focus()
    page.keyboard.press("Enter")
    ids = [one.id for one in rh.game(game).puzzles]
    after = ids[(ids.index(puzzle.id) + 1) % len(ids)]
    page.wait_for_url(f"**/#/puzzle/{game}/{after}")
    page.locator(".puzzle .confirm:disabled").wait_for()


@pytest.mark.long
@pytest.mark.parametrize("lang", ["hu", "it", "en"])
def test_axe_on_a_puzzle(visit: Visit, shots: Shots, lang: str) -> None:
    anna = visit(locale=lang, reduced_motion="reduce")
    check = Checker(anna, shots, lang)
    game, puzzle = ALL[-1]
    thinker = Thinker(anna, game, puzzle, lang)
    anna.go("puzzle", game, puzzle.id)
    thinker.come()
    check("puzzle")
    thinker.choose(puzzle.best)
    thinker.read("solve-right")
    check("puzzle-solved")
    anna.go("learn", game)
    anna.page.locator(".puzzles .learnt").wait_for()
    check("puzzles")
    assert check.wrong == {}
