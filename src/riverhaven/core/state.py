"""The state of a match as one record, and as JSON that a person can read and edit.

Every state begins with the same header, which is all that the core reads. A record is fixed in size and holds small
integers only: copying a match is a memory copy, saving it its bytes, a million of them one array.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from riverhaven.core.dice import DICE
from riverhaven.core.words import Refusal

MAX_SEATS = 5

HEADER = [
    *DICE,
    ("score", "i2", (MAX_SEATS,)),
    ("ply", "i2"),  # decisions made so far
    ("seats", "i1"),
    ("waiting", "i1"),  # a bit for each seat that owes a decision
    ("phase", "i1"),  # what kind of decision it owes: an index into the game's phases
    ("over", "i1"),
    ("place", "i1", (MAX_SEATS,)),  # 1 = winner, shared when tied; 0 while the match runs
]

# What a field's values are called in a position: one name for each value, counted from 0.
Names = Mapping[str, Sequence[str]]


def record_type(fields: list[Any]) -> np.dtype:
    """A dtype whose scalars have the fields as attributes.

    In the plain gear a record is a NumPy scalar: a field that shares its name with a method could never be read.
    """
    clash = sorted({field[0] for field in fields} & set(dir(np.record)))
    if clash:
        raise ValueError(f"These fields share their name with an attribute of NumPy's scalars: {', '.join(clash)}.")
    return np.dtype((np.record, np.dtype(fields, align=True)))


def state_type(*fields: Any) -> np.dtype:
    """The dtype of a game's state: the header, then the game's own `fields`."""
    return record_type([*HEADER, *fields])


def blank(dtype: np.dtype) -> np.record:
    """A record of zeros with memory of its own."""
    return np.zeros(1, dtype)[0]


def copy_of(s: np.record) -> np.record:
    """A copy of the record `s` with memory of its own."""
    return np.frombuffer(bytearray(s.tobytes()), s.dtype)[0]


def frozen(s: np.record) -> np.record:
    """A copy of the record `s` that nobody can change."""
    return np.frombuffer(s.tobytes(), s.dtype)[0]


def put_back(s: np.record, memory: bytes) -> None:
    """Overwrite the record `s` with the bytes of an earlier one."""
    s.setfield(np.frombuffer(memory, s.dtype)[0], s.dtype)


# ---------------------------------------------------------------------------------------------------------- positions


def describe(s: np.record, names: Names) -> dict[str, Any]:
    """The record `s` as JSON-ready values, every field by name.

    A field with one-letter names is written as strings, one for each row: a board can be read, and typed.
    """
    return {field: _spell(s[field].tolist(), names.get(field)) for field in s.dtype.names or ()}


def _spell(value: Any, names: Sequence[str] | None) -> Any:
    if isinstance(value, list):
        spelled = [_spell(v, names) for v in value]
        letters = names is not None and max(map(len, names)) == 1 and not isinstance(value[0], list)
        return "".join(spelled) if letters else spelled
    return value if names is None else names[value]


def understand(position: Mapping[str, Any], dtype: np.dtype, names: Names) -> np.record:
    """The record that `describe` made `position` of; refused with what is wrong in it."""
    fields = dtype.names or ()
    for field in position:
        if field not in fields:
            raise Refusal("position-unknown-field", field=field, allowed=", ".join(fields))
    s = blank(dtype)
    for field in fields:
        if field not in position:
            raise Refusal("position-missing-field", field=field)
        s[field] = _read(field, position[field], s[field], names.get(field))
    return s


def _read(field: str, value: Any, sample: Any, names: Sequence[str] | None) -> np.ndarray:
    base, shape = np.asarray(sample).dtype, np.shape(sample)
    numbers = np.asarray(_numbers(field, value, names, depth=len(shape)), dtype=object)
    if numbers.shape != shape:
        raise Refusal("position-shape", field=field, shape=" x ".join(map(str, shape)) or "1")
    limits = np.iinfo(base)
    if any(not limits.min <= n <= limits.max for n in numbers.flat):
        raise Refusal("position-range", field=field, low=str(limits.min), high=str(limits.max))
    return numbers.astype(base)


def _numbers(field: str, value: Any, names: Sequence[str] | None, depth: int) -> Any:
    """`value` with numbers in place of names: nested lists, `depth` deep."""
    if depth and isinstance(value, list | str):
        return [_numbers(field, v, names, depth - 1) for v in value]
    if names is not None and isinstance(value, str) and value in names:
        return names.index(value)
    if names is None and type(value) is int:
        return value
    allowed = "0, 1, 2, ..." if names is None else " ".join(names)
    raise Refusal("position-value", field=field, value=repr(value), allowed=allowed)
