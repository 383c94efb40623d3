"""The types of the rules language: what a value can be, and what C calls it.

Nobody writes a type in a rule. A field has the type of its record, a parameter that of what a caller passes, and a
local name the one that fits everything it is given.
"""

from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np


@dataclass(frozen=True)
class Scalar:
    """A number, or nothing at all."""

    name: str  # for people
    c: str
    is_natural: bool = False  # never below 0: it is divided without a look at its sign


BOOL = Scalar("truth value", "int32_t")
NATURAL = Scalar("integer", "int32_t", is_natural=True)
INT = Scalar("integer", "int32_t")
WIDE = Scalar("wide integer", "int64_t")
FLOAT32 = Scalar("float32", "float")
FLOAT = Scalar("float", "double")
NOTHING = Scalar("nothing", "void")

INTEGERS = (BOOL, NATURAL, INT, WIDE)  # each contains those before it
FLOATS = (FLOAT32, FLOAT)
NUMBERS = (*INTEGERS, *FLOATS)


@dataclass(frozen=True)
class Cell:
    """A number as it lies in memory: narrower than the same number in an expression."""

    c: str
    read: Scalar
    low: int | None = None  # of integers, where a store is to be checked against more than the width
    high: int | None = None


@dataclass(frozen=True)
class Record:
    """A record; C has a struct of this name."""

    name: str
    constant: bool = False  # no rule may change it


@dataclass(frozen=True)
class Array:
    """An array of numbers or records. The first length is None where it is known only when the rule runs."""

    item: "Cell | Record"
    shape: tuple[int | None, ...]
    constant: bool = False
    is_list: bool = False  # scratch space of a rule: in Python a list, whose slice would be a copy


@dataclass(frozen=True)
class Several:
    """The values that a rule returns together."""

    items: tuple[Scalar, ...]


Type: TypeAlias = Scalar | Record | Array | Several

CELLS = {
    "i1": Cell("int8_t", INT),
    "i2": Cell("int16_t", INT),
    "i4": Cell("int32_t", INT),
    "i8": Cell("int64_t", WIDE),
    "f4": Cell("float", FLOAT32),
    "f8": Cell("double", FLOAT),
}
MOVE = Cell("move_t", NATURAL)  # an item of a list of moves; on a GPU such a list lies in memory in a way of its own


def cell(dtype: np.dtype, span: range | None = None) -> Cell:
    """The cell for numbers of this dtype whose values are all in `span`, where that is known."""
    found = CELLS.get(dtype.base.str[1:])
    if found is None:
        raise TypeError(f"The rules language has no numbers of the type {dtype.base}; it has {', '.join(CELLS)}.")
    if span is None:
        return found
    return replace(found, read=NATURAL if span.start >= 0 and found.read == INT else found.read)


def checked(cell: Cell, span: range | None) -> Cell:
    """The cell, to be checked against its range."""
    return cell if span is None else replace(cell, low=span.start, high=span.stop - 1)


def join(a: Type, b: Type) -> Type | None:
    """The narrowest type for what is now an `a`, now a `b`; None if there is none."""
    if a == b:
        return a
    if a in INTEGERS and b in INTEGERS:
        return max(a, b, key=INTEGERS.index)
    if isinstance(a, Array) and isinstance(b, Array) and a.item == b.item and a.shape[1:] == b.shape[1:]:
        return Array(a.item, (a.shape[0] if a.shape == b.shape else None, *a.shape[1:]), a.constant or b.constant)
    if isinstance(a, Several) and isinstance(b, Several) and len(a.items) == len(b.items):
        joined = tuple(join(x, y) for x, y in zip(a.items, b.items, strict=True))
        return Several(joined) if all(isinstance(item, Scalar) for item in joined) else None  # type: ignore[arg-type]
    return None


def described(type: Type) -> str:
    """The type in words, for whoever wrote the rule."""
    if isinstance(type, Scalar):
        return type.name
    return {"Record": "record", "Array": "array", "Several": "several values"}[type.__class__.__name__]
