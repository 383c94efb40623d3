"""View: what every view of a game tells, whatever else it does."""

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from typing import Any, NamedTuple, TypedDict, TypeVar

import numpy as np
from msgspec import Struct

from riverhaven.core.gear import Rule
from riverhaven.core.record import copy_of
from riverhaven.core.words import Say

T = TypeVar("T")
TABLES = 256  # that are kept as everybody sees them


class View(Struct, frozen=True, kw_only=True):
    """What a seat may know of a match. A game adds its own: `class Table(View): cards: tuple[str, ...]`."""

    seat: int | None  # None: a spectator
    phase: str
    waiting: tuple[int, ...]  # the seats that owe a decision
    over: bool
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Header(TypedDict):
    """The fields of every view."""

    seat: int | None
    phase: str
    waiting: tuple[int, ...]
    over: bool
    scores: tuple[int, ...]
    places: tuple[int, ...]


def header(phases: Sequence[str], s: np.record, seat: int) -> Header:
    """What every view begins with, from a redacted record: `Table(**header(PHASES, s, seat), cards=...)`."""
    seats = int(s.seats)
    return {
        "seat": None if seat < 0 else seat,
        "phase": phases[s.phase],
        "waiting": tuple(other for other in range(seats) if s.waiting >> other & 1),
        "over": bool(s.over),
        "scores": tuple(s.score[:seats].tolist()),
        "places": tuple(s.place[:seats].tolist()),
    }


class Source(NamedTuple):
    """Where points come from: for each seat those it has, and how many more it would get if it were scored now."""

    name: Say
    done: tuple[int, ...]
    more: tuple[int, ...]


class Memory:
    """A record, or a field of one, as the key of what is made from it."""

    def __init__(self, record: np.record | np.ndarray) -> None:
        self.record: Any = record
        self.bytes = record.tobytes()

    def __hash__(self) -> int:
        return hash(self.bytes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.bytes == other.bytes


def seen_by_all(redact: Rule) -> Callable[[Callable[[np.record, np.record], T]], Callable[[np.record, np.record], T]]:
    """What `make(c, s)` tells is the same for all who look: it is made once, from what a spectator knows of `s`."""

    def mark(make: Callable[[np.record, np.record], T]) -> Callable[[np.record, np.record], T]:
        @lru_cache(maxsize=TABLES)
        def made(parts: Memory, known: Memory) -> T:
            return make(parts.record, known.record)

        @wraps(make)
        def seen(c: np.record, s: np.record) -> T:
            known = copy_of(s)
            redact(c, known, -1)
            return made(Memory(c), Memory(known))

        return seen

    return mark
