"""Features: the numbers that a game counts for players who learn, each with a name and a place.

>>> class Seat(Counted):
...     SCORE = 1
...     ROWS = 3
...     HAND = 1
>>> Seat.HAND + 0, Seat.size(), Seat.names()
(4, 5, ('score', 'rows 1', 'rows 2', 'rows 3', 'hand'))
"""

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Self

import numpy as np

from riverhaven.core.record import copy_of

if TYPE_CHECKING:
    from riverhaven.core.game import Game

MOST_FEATURES = 1024  # that a net can take
UNTOUCHED = np.uint32(0x7FC0BEEF)  # a bit pattern that nobody counts: where it is left, nothing was written


class Counted(IntEnum):
    """What is counted, and how many numbers that makes: a member is where its first number goes."""

    width: int

    def __new__(cls, width: int) -> Self:
        place = cls.size()
        member = int.__new__(cls, place)
        member._value_ = place
        member.width = width
        return member

    @classmethod
    def size(cls) -> int:
        """How many numbers there are in all."""
        return sum(member.width for member in cls.__members__.values())

    @classmethod
    def names(cls) -> tuple[str, ...]:
        return tuple(name for member in cls for name in member.labels())

    def labels(self) -> list[str]:
        spoken = self.name.lower().replace("_", "-")
        return [spoken] if self.width == 1 else [f"{spoken} {i + 1}" for i in range(self.width)]


def naming(each: type[Counted], *once: type[Counted]) -> Callable[[int], tuple[str, ...]]:
    """seats -> the names of all numbers: of the own seat and of the others in turn order, then what is counted once."""

    def names(seats: int) -> tuple[str, ...]:
        others = [f"{name} of other {i}" for i in range(1, seats) for name in each.names()]
        return (*each.names(), *others, *(name for counted in once for name in counted.names()))

    return names


# ----------------------------------------------------------------------------------------------------- what was counted


def counted(game: "Game", s: np.record, seat: int) -> np.ndarray:
    """What `seat` counts, with the names that `game.feature_names` tells.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> counted(match.game, match.state, seat=0)[match.game.feature_names(2).index("hand of other 1")]
    np.float32(1.2)
    """
    return written(game, s, seat)[: len(game.feature_names(int(s.seats)))]


def written(game: "Game", s: np.record, seat: int) -> np.ndarray:
    """What the rule writes, in twice as much room as any may need: one that writes too much does no harm here."""
    out = np.full(2 * MOST_FEATURES, UNTOUCHED).view(np.float32)
    game.rules.features(game.parts, copy_of(s), seat, out)
    return out


def wrong_features(game: "Game", s: np.record, seat: int) -> str | None:
    """What is wrong with what `seat` counts, in a sentence for the author of the game."""
    names = game.feature_names(int(s.seats))
    plain = np.full(len(names), UNTOUCHED).view(np.float32)
    try:  # in plain Python first: there an index is looked at
        game.rules.engine.plain.entry(game.rules.sources["features"])(game.parts, copy_of(s), seat, plain)
    except IndexError:
        return f"features writes more numbers than the {len(names)} that feature_names names"
    out = written(game, s, seat)
    is_written = out.view(np.uint32) != UNTOUCHED
    if is_written[len(names) :].any():
        return f"features writes more numbers than the {len(names)} that feature_names names"
    for name, has_number, number, other in zip(names, is_written, out, plain, strict=False):
        if not has_number:
            return f"features does not write {name!r}"
        if not np.isfinite(number):
            return f"the feature {name!r} is {number}"
        if not np.isclose(number, other, rtol=1e-6, atol=1e-6):
            return f"the feature {name!r} is {number}, and in plain Python {other}"
    return None
