"""Puzzles: what would you do here? A position, a few moves and what each is worth: data of the game's package.

`puzzles/1-well.toml` in the package of a game is its first puzzle, which is called `well`:

    seats = 2                               # with options, seed and moves: how the position came about
    seed = 12
    moves = ["draft harvest", "1: pass"]
    seat = 0                                # who is asked

    playouts = 20000                        # how the worth was found: by a search, and
    worlds = 400                            # by playing on to the end in so many worlds, the same for every choice

    [[choices]]
    move = "take corn"
    lead = 4.2                              # at the end, over the best of the others: the mean of the worlds
    chance = 0.63                           # to win, there
    search = 0.61                           # to win, as the search says
    error = 0.0                             # standard error of how far it lies behind the best choice

The message `puzzle-well` tells why the best is best. `riverhaven puzzles GAME --make` finds candidates
(bots/puzzles.py); what must hold for those that are kept, core/teaching.py says.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from riverhaven.core import lesson
from riverhaven.core.lesson import meant
from riverhaven.core.moves import Move
from riverhaven.core.state import Chosen
from riverhaven.core.words import Refusal, Say

if TYPE_CHECKING:
    from riverhaven.core.game import Game
    from riverhaven.core.match import Match

FEWEST, MOST = 3, 4  # choices
LEAST, SURE = 1.0, 3.0  # points, and standard errors: by so much the best choice is ahead of every other


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that one may think of, and what it is worth."""

    move: str
    lead: float
    chance: Annotated[float, Meta(ge=0, le=1)]
    search: Annotated[float, Meta(ge=0, le=1)]
    error: Annotated[float, Meta(ge=0)] = 0.0


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    choices: Annotated[tuple[Choice, ...], Meta(min_length=FEWEST, max_length=MOST)]
    playouts: Annotated[int, Meta(gt=0)]
    worlds: Annotated[int, Meta(gt=0)]
    seats: int | None = None  # the fewest, if not given
    seat: int = 0  # whoever is asked sits there
    options: dict[str, Chosen] = {}
    seed: int = 0
    moves: tuple[str, ...] = ()  # that led to the position

    @property
    def why(self) -> Say:
        return Say(f"puzzle-{self.id}")

    @property
    def best(self) -> Choice:
        return max(self.choices, key=lambda choice: choice.lead)

    def is_clear(self) -> bool:
        """Whether one choice is the best by a clear margin, and the search says so, too."""
        others = [choice for choice in self.choices if choice is not self.best]
        clear = all(self.best.lead - other.lead >= max(LEAST, SURE * other.error) for other in others)
        return clear and all(self.best.search >= other.search for other in others)

    def choice(self, move: str) -> Choice:
        for found in self.choices:
            if found.move == move:
                return found
        raise Refusal("no-such-choice", move=move, allowed=", ".join(choice.move for choice in self.choices))

    def begin(self, game: "Game") -> "Match":
        """The match as it stands when the question is asked."""
        match = game.new(self.seats, self.seed, **self.options)
        for text in self.moves:
            match.play(*meant(match, text))
        return match


def ends(match: "Match", seat: int, move: Move) -> bool:
    """Whether the match is over after this move, as far as the seat can foresee it."""
    return bool(match.foreseen(seat, move).record.over)


def read(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a folder, in their order. What cannot be understood is refused with its file and field."""
    return lesson.numbered(folder, Puzzle, "a puzzle is called as in 1-well.toml")
