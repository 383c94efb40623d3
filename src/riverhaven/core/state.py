"""The state of a match as one record, and as JSON that a person can read and edit.

Every state begins with the same header, which is all that the core reads. A record is fixed in size and holds small
integers only: copying a match is a memory copy, saving it its bytes, a million of them one array.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from riverhaven.core.dice import DICE
from riverhaven.core.record import Field, RecordType
from riverhaven.core.words import Refusal

MAX_SEATS = 5
Chosen = bool | int | str  # a value of an option
Json = dict[str, Any]  # an object, as the standard library reads and writes it

HEADER = (
    *DICE,
    Field("score", range(-(1 << 15), 1 << 15), MAX_SEATS, by=("seat",), about="points, as they stand"),
    Field("ply", range(1 << 31), about="decisions made so far"),
    Field("seats", range(MAX_SEATS + 1), about="how many play"),
    Field("waiting", range(1 << MAX_SEATS), bits="seat", about="who owes a decision"),
    Field("phase", range(1 << 7), about="what kind of decision is owed: an index into the game's phases"),
    Field("over", bool, about="whether the match has ended"),
    Field(
        "place",
        range(MAX_SEATS + 1),
        MAX_SEATS,
        by=("seat",),
        about="1 = winner, shared when tied; 0 while the match runs",
    ),
)


def state_type(*fields: Field) -> RecordType:
    """The record of a game's state: the header, then the game's own `fields`."""
    return RecordType(*HEADER, *fields)


# ---------------------------------------------------------------------------------------------------------- positions


def describe(s: np.record, layout: RecordType) -> Json:
    """The record `s` as JSON-ready values, every field by name.

    A field with one-letter names is written as strings, one for each row: a board can be read, and typed.
    """
    return {name: _spell(s[name].tolist(), field.names) for name, field in layout.fields.items()}


def _spell(value: Any, names: Sequence[str] | None) -> Any:
    if isinstance(value, list):
        spelled = [_spell(v, names) for v in value]
        letters = names is not None and max(map(len, names)) == 1 and not isinstance(value[0], list)
        return "".join(spelled) if letters else spelled
    return value if names is None else names[value]


def understand(position: Any, layout: RecordType) -> np.record:
    """The record that `describe` made `position` of; refused with what is wrong in it. It may leave out the dice."""
    if not isinstance(position, Mapping):
        raise Refusal("not-a-save")
    for name in position:
        if name not in layout.fields:
            raise Refusal("position-unknown-field", field=name, allowed=", ".join(layout.fields))
    s = layout.blank()
    left_out = set() if tells_dice(position) else {field.name for field in DICE}
    for name, field in layout.fields.items():
        if name in left_out:
            continue
        if name not in position:
            raise Refusal("position-missing-field", field=name)
        s[name] = _numbers(field, position[name], field.shape)
    return s


def tells_dice(position: Mapping[str, Any]) -> bool:
    """Whether a position says what will be drawn."""
    return any(field.name in position for field in DICE)


def _numbers(field: Field, value: Any, shape: tuple[int, ...]) -> Any:
    """`value` with numbers in place of names: lists in lists, as the field's shape says."""
    if shape:
        if not isinstance(value, list | str) or len(value) != shape[0]:
            raise Refusal("position-shape", field=field.name, shape=" x ".join(map(str, field.shape)))
        return [_numbers(field, v, shape[1:]) for v in value]
    names = field.names
    if names is not None and isinstance(value, str) and value in names:
        return names.index(value)
    if names is None and isinstance(value, int) and not isinstance(value, bool):
        span = field.span
        assert span is not None
        if int(value) not in span:
            raise Refusal("position-range", field=field.name, low=str(span[0]), high=str(span[-1]))
        return int(value)
    allowed = "0, 1, 2, ..." if names is None else " ".join(names)
    raise Refusal("position-value", field=field.name, value=repr(value)[:80], allowed=allowed)


def header_wrong(s: np.record, phases: int, longest: int) -> str | None:
    """What is impossible about the header of a state."""
    if s.phase >= phases:
        return f"the phase must be a number from 0 to {phases - 1}"
    if s.over:
        return "nobody may be asked when the match is over" if s.waiting else _places_wrong(s)
    if not 0 < s.waiting < 1 << s.seats:
        return f"waiting must be from 1 to {(1 << s.seats) - 1}: a bit for each seat that is asked"
    if s.place.any():
        return "nobody has a place before the match is over"
    if s.ply >= longest:
        return f"ply must be below {longest}, the longest match"
    return "only those at the table have points" if s.score[s.seats :].any() else None


def _places_wrong(s: np.record) -> str | None:
    seats = int(s.seats)
    if s.place[:seats].min() != 1 or s.place[:seats].max() > seats or s.place[seats:].any():
        return f"when the match is over, every seat has a place from 1 to {seats}, and one has the first"
    return None
