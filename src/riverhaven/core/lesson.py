"""Lessons: a game is learnt by playing it. A lesson is a position, moves and words: data of the game's package.

`lessons/1-harvest.toml` in the package of a game is its first lesson, which is called `harvest`:

    seed = 7                                # with seats, options and moves: where it begins

    [[steps]]
    say = "goal"                            # the message lesson-harvest-goal; `lesson-harvest` is the title
    point = ["mat-0"]                       # a part of the picture, a piece by its id, a target, or a kind of move

    [[steps]]
    say = "lay"
    point = ["tile:1", "space:c4"]
    play = ["place 1 c4 *"]                 # any of these leads on; without them a step is only read
    then = ["pass", "1: draw bag"]          # what the others play; whose it is, where several are asked
    other = "elsewhere"                     # lesson-harvest-elsewhere: said of other moves, if there is more to say
others = { "pass" = "too-early" }       # and what is said instead of some of them: of the first that fits

What is taught stands in `contract`'s way: it plays every lesson (core/teaching.py).
"""

import re
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from riverhaven.core.moves import Move
from riverhaven.core.state import Chosen
from riverhaven.core.words import IllegalMove, Say

if TYPE_CHECKING:
    from riverhaven.core.game import Game
    from riverhaven.core.match import Match

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
FILE = re.compile("[0-9]+-([a-z][a-z0-9-]*)")  # its place among the others, and what it is called
T = TypeVar("T", bound=Struct)


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A few words, what they speak of, and what is to be done. Without `play` they are only read."""

    say: Name
    point: tuple[str, ...] = ()
    play: tuple[str, ...] = ()  # moves as they are written, where * stands for anything
    then: tuple[str, ...] = ()
    other: Name | None = None
    others: dict[str, Name] = {}

    def __post_init__(self) -> None:
        if self.then and not self.play:
            raise ValueError("only after a move of one's own, `play`, the others answer with `then`")
        if self.others and not self.play:
            raise ValueError("only where there is a move to play, `play`, something is said of `others`")

    def leads_on(self, move: Move) -> bool:
        return any(fnmatchcase(move.text, pattern) for pattern in self.play)

    def answer(self, move: Move) -> Name | None:
        """What is said of a move that does not lead on."""
        return next((name for pattern, name in self.others.items() if fnmatchcase(move.text, pattern)), self.other)


class Stand(NamedTuple):
    """How far somebody has come: the first step that is not done, and what another player does before it."""

    step: int
    reply: str | None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    steps: Annotated[tuple[Step, ...], Meta(min_length=2)]
    seats: int | None = None  # the fewest, if not given
    seat: int = 0  # whoever learns sits there
    options: dict[str, Chosen] = {}
    seed: int = 0
    moves: tuple[str, ...] = ()  # that are played before it begins

    @property
    def title(self) -> Say:
        return Say(f"lesson-{self.id}")

    def says(self, step: Step) -> Say:
        return Say(f"lesson-{self.id}-{step.say}")

    def begin(self, game: "Game") -> "Match":
        """The match as the lesson begins."""
        match = game.new(self.seats, self.seed, **self.options)
        for text in self.moves:
            match.play(*meant(match, text))
        return match

    def stand(self, match: "Match") -> Stand:
        """How far a match of this lesson has come. All moves in it led on, so to count them is enough."""
        left, first = len(match.turns) - len(self.moves), 0
        for number, step in enumerate(self.steps):
            if not step.play:
                continue
            if left == 0:
                break
            first, left = number + 1, left - 1
            if left < len(step.then):
                return Stand(first, step.then[left])
            left -= len(step.then)
        return Stand(first, None)

    def reads(self, match: "Match") -> int:
        """The first step whose words are in force: nobody is told what the others did before they have done it."""
        step, reply = self.stand(match)
        return step if reply is None else step - 1

    def asks(self, match: "Match") -> Step | None:
        """What is to be done now; None when another plays, and when all is done."""
        step, reply = self.stand(match)
        return None if reply else next((one for one in self.steps[step:] if one.play), None)

    def turn(self, match: "Match") -> int | None:
        """The seat that the lesson waits for; none, when all is done."""
        reply = self.stand(match).reply
        if reply is not None:
            return meant(match, reply)[0]
        return None if self.asks(match) is None else self.seat

    def check(self, match: "Match", move: Move) -> None:
        """Raise IllegalMove if a move, legal as it is, does not lead on."""
        step = self.asks(match)
        if step is None:
            raise IllegalMove("learn-done")
        if not step.leads_on(move):
            said = step.answer(move)
            raise IllegalMove("learn-other" if said is None else f"lesson-{self.id}-{said}", match.game.words)

    def fits(self, match: "Match") -> bool:
        """Whether a match can go on as this lesson: the lesson may have been written anew since it began."""
        again = self.begin(match.game)
        alike = again.before(0).tobytes() == match.before(0).tobytes()
        if not alike or match.turns[: len(again.turns)] != again.turns:
            return False
        for turn in match.turns[len(again.turns) :]:
            step, reply = self.asks(again), self.stand(again).reply
            wanted = turn.seat == self.seat and step is not None and step.leads_on(turn.move)
            if not wanted and (reply is None or meant(again, reply) != (turn.seat, turn.move)):
                return False
            again.play(turn.seat, turn.move)
        return True


def meant(match: "Match", text: str) -> tuple[int, Move]:
    """Who plays what in `1: pass`; where one alone is asked, `pass` will do."""
    seat, _, move = text.rpartition(":")
    if seat.strip():
        return int(seat), match.find(move)
    if len(match.waiting) != 1:
        raise ValueError(f"{text!r} may be the move of seat {' or '.join(map(str, match.waiting))}: write '1: {text}'")
    return match.waiting[0], match.find(move)


def read(folder: Path) -> tuple[Lesson, ...]:
    """The lessons in a folder, in their order. What cannot be understood is refused with its file and field."""
    return numbered(folder, Lesson, "a lesson is called as in 1-harvest.toml")


def numbered(folder: Path, kind: type[T], called: str) -> tuple[T, ...]:
    """What the files of a folder hold, in the order of their numbers; each has the name after its number as its id."""
    found = []
    for file in sorted(folder.glob("*.toml"), key=lambda file: (len(file.name.partition("-")[0]), file.name)):
        named = FILE.fullmatch(file.stem)
        try:
            if named is None:
                raise ValueError(called)
            found.append(msgspec.convert({**tomllib.loads(file.read_text(encoding="utf-8")), "id": named[1]}, kind))
        except ValueError as error:
            raise ValueError(f"{folder.name}/{file.name}: {error}") from None
    return tuple(found)
