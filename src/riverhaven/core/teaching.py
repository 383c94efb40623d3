"""What must hold for the lessons and puzzles of a game: lessons are played, every way that leads on, and looked at step
by step; of puzzles, every choice is tried.

>>> import riverhaven as rh
>>> list(wrong_lessons(rh.game("newhaven")))
[]
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple
from xml.etree.ElementTree import fromstring

from riverhaven.core.game import Game
from riverhaven.core.lesson import Lesson, Step, meant
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.position import Sight
from riverhaven.core.puzzle import LEAST, SURE, Puzzle, ends
from riverhaven.core.words import Refusal

MOST_WORDS, MOST_SENTENCES = 40, 2  # of a step: more would be a page, and nobody reads pages at a table
READS, CLICK_S, MOST_MINUTES = 200, 3, 15  # words a minute, seconds for a click; for all lessons of a game
MOST_WAYS = 300  # through a lesson, or nobody could play them all
SENTENCE = re.compile(r"[.!?…]+[\"'”»)]*(?=$|\s+[^\W_a-zà-ÿőű])")  # what "4. sor" has is no end


def wrong_lessons(game: Game) -> Iterator[str]:
    """What is wrong with the lessons of a game, in sentences."""
    if game.lessons:
        yield from wrong_coach(game)
        yield from wrong_length(game)
    for number, lesson in enumerate(game.lessons):
        if lesson.id in [other.id for other in game.lessons[:number]]:
            yield f"two lessons are called {lesson.id!r}"
        for wrong in (*wrong_words(game, lesson), *wrong_course(game, lesson)):
            yield f"the lesson {lesson.id!r}: {wrong}"


# -------------------------------------------------------------------------------------------------------------- words


def wrong_words(game: Game, lesson: Lesson) -> Iterator[str]:
    """Every step says something in every language, shortly. That no message is alone, `check_words` sees."""
    names = [step.say for step in lesson.steps]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"two steps say {name!r}"
    others = [name for step in lesson.steps for name in (step.other, *step.others.values()) if name is not None]
    for message in (lesson.title.message, *(f"lesson-{lesson.id}-{name}" for name in dict.fromkeys((*names, *others)))):
        yield from wrong_message(game, message)


def wrong_message(game: Game, message: str) -> Iterator[str]:
    """A message that stands for itself: it is there, and short."""
    if not game.words.has(message):
        yield f"the message {message!r} is missing"
    elif game.words.messages("en")[message]:
        yield f"the message {message!r} has variables, which nobody fills in"
    else:
        yield from wordy(game, message)


def wrong_coach(game: Game) -> Iterator[str]:
    """In the first real match the coach says what each phase is about, when it first comes up."""
    for phase in game.phases:
        if game.words.has(f"coach-{phase}"):
            yield from wordy(game, f"coach-{phase}")
        else:
            yield f"the message 'coach-{phase}' is missing"


def wrong_length(game: Game) -> Iterator[str]:
    for lang in game.words.languages:
        if (found := minutes(game, lang)) > MOST_MINUTES:
            yield f"the lessons take {found:.1f} minutes in {lang!r}, and may take {MOST_MINUTES}"


def minutes(game: Game, lang: str) -> float:
    """How long all lessons take: to read them, and to click Next, or what is pointed at and Confirm.

    >>> import riverhaven as rh
    >>> 5 < minutes(rh.game("newhaven"), "en") < MOST_MINUTES
    True
    """

    def asked(pointer: str) -> bool:
        return ":" in pointer or pointer in game.moves.blocks

    steps = [(lesson.says(step).message, step) for lesson in game.lessons for step in lesson.steps]
    words = sum(len(game.words.say(lang, message).split()) for message, _ in steps if game.words.has(message))
    clicks = sum(1 + sum(map(asked, step.point)) if step.play else 1 for _, step in steps)
    return words / READS + clicks * CLICK_S / 60


def wordy(game: Game, message: str) -> Iterator[str]:
    for lang in game.words.languages:
        text = game.words.say(lang, message)
        words, sentences = len(text.split()), len(SENTENCE.findall(text))
        if words > MOST_WORDS or sentences > MOST_SENTENCES:
            most = f"at most {MOST_WORDS} words in {MOST_SENTENCES} sentences"
            yield f"the message {message!r} has {words} words in {sentences} sentences in {lang!r}, and may have {most}"


# ------------------------------------------------------------------------------------------------------------- course


def wrong_course(game: Game, lesson: Lesson) -> Iterator[str]:
    if lesson.steps[-1].play:
        yield "it ends with a move, and must end with words about it"
    if not any(step.play for step in lesson.steps):
        yield "there is nothing to do in it"
    try:
        match = lesson.begin(game)
        if lesson.seat >= match.seats:
            yield f"there is no seat {lesson.seat}"
        else:
            yield from Course(lesson).wrong(match, 0)
    except (Refusal, ValueError) as error:
        yield f"its moves cannot be played: {error}"


class Course:
    """All ways through a lesson. What two ways lead to alike is looked at once."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.known: set[tuple[int, bytes]] = set()

    def wrong(self, match: Match, number: int) -> Iterator[str]:
        """What is wrong from this step on."""
        here = (number, match.state.tobytes())
        if number == len(self.lesson.steps) or here in self.known:
            return
        self.known.add(here)
        if len(self.known) > MOST_WAYS:
            raise ValueError(f"there are more than {MOST_WAYS} ways through it; let fewer moves lead on")
        step = self.lesson.steps[number]
        for wrong in self._wrong_step(match, step):
            yield f"at the step {step.say!r}{self._way(match)}, {wrong}"
        if not step.play:
            yield from self.wrong(match, number + 1)
        elif self.lesson.seat in match.waiting:
            for move in match.moves(self.lesson.seat):
                if step.leads_on(move):
                    yield from self._wrong_after(match.copy(), number, move.text)

    def _way(self, match: Match) -> str:
        played = match.turns[len(self.lesson.moves) :]
        return f" (after {', '.join(turn.move.text for turn in played)})" if played else ""

    def _wrong_step(self, match: Match, step: Step) -> Iterator[str]:
        for pointer in step.point:
            if not is_seen(match, self.lesson.seat, pointer):
                yield f"{pointer!r} is not in the picture"
        if not step.play:
            return
        if self.lesson.seat not in match.waiting:
            yield f"it is not the turn of seat {self.lesson.seat}"
        moves = match.moves(self.lesson.seat)
        for pattern in (*step.play, *step.others):
            one = Step(step.say, play=(pattern,))
            if not any(one.leads_on(move) for move in moves):
                yield f"no legal move is like {pattern!r}"
        for move in match.moves(self.lesson.seat):
            if follows(match, move, step.point) and not step.leads_on(move):
                yield f"{move.text!r} follows what is pointed at, and does not lead on"
                return

    def _wrong_after(self, match: Match, number: int, move: str) -> Iterator[str]:
        """What is wrong once this move, and what the others answer, is played."""
        step = self.lesson.steps[number]
        match.play(self.lesson.seat, move)
        for reply in step.then:
            try:
                seat, found = meant(match, reply)
                if seat == self.lesson.seat:
                    raise ValueError("whoever learns plays for themself: make it a step")
                match.play(seat, found)
            except (Refusal, ValueError) as error:
                yield f"at the step {step.say!r}{self._way(match)}, the answer {reply!r} cannot be played: {error}"
                return
        yield from self.wrong(match, number + 1)


class Seen(NamedTuple):
    """What of a picture can be pointed at."""

    names: frozenset[str]  # of parts and pieces
    targets: tuple[frozenset[str], ...]


@lru_cache(maxsize=16)
def pieces(sight: Sight) -> Seen:
    elements = [element for part in sight.parts for element in fromstring(part.svg()).iter()]
    names = {part.id for part in sight.parts} | {element.get("id", "") for element in elements}
    return Seen(frozenset(names), tuple(frozenset(element.get("data-target", "").split()) for element in elements))


def is_seen(match: Match, seat: int, pointer: str) -> bool:
    """Whether somebody can be pointed at this: it is in the picture, or can be chosen beside it.

    `mat-0` is a part, or a piece by its id; `tile:1 turn:r2` a target that stands for all these labels; `pass` a kind.
    """
    names, targets = pieces(match.sight(seat))
    moves = match.moves(seat)
    if ":" not in pointer:
        return pointer in names or any(move.block == pointer for move in moves)
    wanted = frozenset(pointer.split())
    return any(wanted <= named for named in (*targets, *(labels(match, move) for move in moves)))


def follows(match: Match, move: Move, pointers: tuple[str, ...]) -> bool:
    """Whether somebody who chooses what is pointed at may come to this move."""
    kinds = [pointer for pointer in pointers if pointer in match.game.moves.blocks]
    named = [frozenset(pointer.split()) for pointer in pointers if ":" in pointer]
    axes = match.game.moves.blocks[move.block].axes

    def fits(target: frozenset[str]) -> bool:
        """As in the browser: an axis that a kind of move does not have does not count."""
        own = frozenset(label for label in target if label.partition(":")[0] in axes)
        return bool(own) and own <= labels(match, move)

    return all(kind == move.block for kind in kinds) and all(map(fits, named))


def labels(match: Match, move: Move) -> frozenset[str]:
    axes = match.game.moves.blocks[move.block].axes
    return frozenset(f"{axis}:{label}" for axis, label in zip(axes, move.labels, strict=True))


# ------------------------------------------------------------------------------------------------------------ puzzles


def wrong_puzzles(game: Game) -> Iterator[str]:
    """What is wrong with the puzzles of a game, in sentences."""
    for number, puzzle in enumerate(game.puzzles):
        if puzzle.id in [other.id for other in game.puzzles[:number]]:
            yield f"two puzzles are called {puzzle.id!r}"
        for wrong in wrong_puzzle(game, puzzle):
            yield f"the puzzle {puzzle.id!r}: {wrong}"


def wrong_puzzle(game: Game, puzzle: Puzzle) -> Iterator[str]:
    yield from wrong_message(game, puzzle.why.message)
    if not puzzle.is_clear():
        yield f"the best choice leads by less than {LEAST:g} point or {SURE:g} standard errors, or not in the search"
    try:
        match = puzzle.begin(game)
    except (Refusal, ValueError) as error:
        yield f"its moves cannot be played: {error}"
        return
    if puzzle.seat not in match.waiting:
        yield f"it is not the turn of seat {puzzle.seat}"
        return
    yield from wrong_choices(match, puzzle)


def wrong_choices(match: Match, puzzle: Puzzle) -> Iterator[str]:
    """Every choice is legal, as far as the seat may know, no two read alike, and none gives the answer away."""
    known = match.game.redacted(match.state, puzzle.seat)
    legal = {match.game.moves.move(id).text for id in match.game.legal(known, puzzle.seat)}
    told: dict[tuple[str, ...], str] = {}
    for choice in puzzle.choices:
        if choice.move not in legal:
            yield f"{choice.move!r} is not legal"
            continue
        if ends(match, puzzle.seat, match.find(choice.move)):
            yield f"{choice.move!r} ends the match, and would tell who wins before anybody has chosen"
        said = tuple(match.preview(puzzle.seat, match.find(choice.move)))
        if said in told:
            yield f"{choice.move!r} and {told[said]!r} read alike"
        told[said] = choice.move
