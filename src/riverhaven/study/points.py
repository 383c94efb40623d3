"""Where the points came from, over a match."""

from typing import NamedTuple

from riverhaven.core.match import Match
from riverhaven.core.view import Source
from riverhaven.core.words import Say

Rows = list[list[int]]  # a row for every moment, a number for each seat


class Course(NamedTuple):
    """What one source had brought to each seat at one moment after another, had it been scored then."""

    source: Say
    rows: Rows


def courses(match: Match, plies: list[int] | None = None, seat: int | None = None) -> list[Course]:
    """The sources of points that there are at the end, and how each grew until then, as `seat` saw it.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> courses(match)[0].rows
    [[0, 0]]
    """
    wanted = range(len(match.turns) + 1) if plies is None else plies
    moments = [match.game.sources(match.sight(seat, ply).view) for ply in wanted]
    nothing = [0] * match.seats
    by_name = [sums(sources) for sources in moments]
    last = match.game.sources(match.sight(seat).view)
    return [Course(source.name, [known.get(repr(source.name), nothing) for known in by_name]) for source in last]


def sums(sources: tuple[Source, ...]) -> dict[str, list[int]]:
    """What each source, by its name, would have brought to each seat, were it scored now."""
    return {repr(name): [a + b for a, b in zip(done, more, strict=True)] for name, done, more in sources}
