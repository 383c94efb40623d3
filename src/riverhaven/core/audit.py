"""What the audits of games share. An audit says what is impossible about a state, in a sentence.

It is made of checks, one after another: each is given the parts and the state and returns a sentence about what cannot
be, or None. Their fields are wide enough for every sum; `s.record` is the state as it is, for rules that are asked.
"""

from collections.abc import Callable, Iterable
from types import SimpleNamespace

import numpy as np

from riverhaven.core.record import SEAT, RecordType


class Numbers(SimpleNamespace):
    """The fields of a record, as wide integers."""

    record: np.record


Check = Callable[[Numbers, Numbers], str | None]


def numbers_of(record: np.record) -> Numbers:
    fields = {name: record[name].astype(int) for name in record.dtype.names or ()}
    return Numbers(record=record, **{name: field if field.shape else int(field) for name, field in fields.items()})


def audited(*checks: Check) -> Callable[[np.record, np.record], str | None]:
    """The audit that these checks make: one sentence about the first thing that cannot be, or None."""

    def audit(c: np.record, s: np.record) -> str | None:
        parts, state = numbers_of(c), numbers_of(s)
        return next((wrong for check in checks if (wrong := check(parts, state)) is not None), None)

    return audit


def absent(layout: RecordType, seats: int, *but: str) -> Check:
    """Where nobody sits nothing lies, and no field names such a seat. `seats` can play at most; `but` is left out."""

    def check(c: Numbers, s: Numbers) -> str | None:
        for name, field in layout.fields.items():
            if name in but:
                continue
            numbers = np.asarray(getattr(s, name))
            for axis, what in enumerate(field.by):
                if what == SEAT and numbers.take(range(s.seats, field.shape[axis]), axis).any():
                    return f"{name} must be 0 for the seats from {s.seats} on: nobody sits there"
            is_named = field.bits == SEAT and (numbers >> s.seats).any()
            for first in field.seats:  # the value that stands for seat 0
                is_named = is_named or np.isin(numbers, range(first + s.seats, first + seats)).any()
            if is_named:
                return f"{name} must not name the seats from {s.seats} on: nobody sits there"
        return None

    return check


def asked(s: Numbers, seat: int) -> str | None:
    """Nobody but this seat owes the decision."""
    if s.over or s.waiting == 1 << seat:
        return None
    return f"waiting must be {1 << seat}, the bit of the seat whose decision it is"


def counted(s: Numbers, name: str, due: object, what: str) -> str | None:
    """A field that tells how many there are tells the truth: for every seat, where it has a row for each."""
    said, counts = np.asarray(getattr(s, name)), np.asarray(due)
    if not said.shape:
        return None if said == counts else f"{name} must be {counts}, {what}"
    for seat in range(s.seats):
        if (said[seat] != counts[seat]).any():
            return f"{name} of seat {seat} must be {counts[seat].tolist()}, {what}"
    return None


def conserved(
    what: str, names: Iterable[str], there: Iterable[int], exist: Iterable[int], where: str = "in play"
) -> str | None:
    """Of every kind there are as many as exist."""
    for name, count, copies in zip(names, there, exist, strict=True):
        if count != copies:
            return f"there are {count} {what} {name} {where}, and {copies} exist"
    return None


def placed(s: Numbers, *merits: np.ndarray) -> str | None:
    """At the end who has more points comes first; of equals, who has more of the first merit, and so on."""
    if not s.over:
        return None
    rows = np.stack((s.score[: s.seats], *(merit[: s.seats] for merit in merits)), axis=1).tolist()
    places = [1 + sum(other > own for other in rows) for own in rows]
    return None if s.place[: s.seats].tolist() == places else f"place must be {places}"
