"""A value of the rules language on its way to C."""

from dataclasses import dataclass
from typing import Any

from riverhaven.core.language.types import BOOL, NATURAL, Array, Cell, Type


@dataclass(frozen=True)
class Value:
    """A piece of C, and what is known about it."""

    code: str
    type: Type
    literal: int | float | None = None
    length: str | None = None  # of an array whose length is known only when it runs
    cell: Cell | None = None  # of a number in memory that a rule may change
    roots: frozenset[str] = frozenset()  # of what lies in memory: the arguments that it may belong to


ZERO = Value("0", NATURAL, literal=0)
ONE = Value("1", NATURAL, literal=1)


def unnarrowed(type: Type) -> Any:
    """The type that a value is passed or computed with: a truth value is an integer there."""
    return NATURAL if type == BOOL else type


def literal_code(value: int) -> str:
    if -(2**31) < value < 2**31:
        return str(value) if value >= 0 else f"({value})"
    if value == -(2**31):
        return "(-2147483647 - 1)"
    if value == -(2**63):
        return "(-9223372036854775807LL - 1)"
    return f"{value}LL" if value >= 0 else f"({value}LL)"


def length_of(value: Value) -> str:
    assert isinstance(value.type, Array)
    if value.type.shape[0] is not None:
        return str(value.type.shape[0])
    assert value.length is not None
    return value.length


def c_name(name: str) -> str:
    """What a name of Python's is called in C. No word of C's, of its headers or of ours ends in _: it is none of
    them. t1, t2, ... are temporaries."""
    return f"t{name}" if is_temporary(name) else f"{name}_"


def length_name(name: str) -> str:
    """The name in C for the length of an array."""
    return f"{c_name(name)}length"


def is_temporary(name: str) -> bool:
    """Whether a name is not the rule's own, but of `order.py`, which numbers them."""
    return name.isdecimal()


def bare(code: str) -> str:
    """`code` without the parentheses around the whole of it."""
    if not (code.startswith("(") and code.endswith(")")):
        return code
    depth = 0
    for i, letter in enumerate(code):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth == 0 and i < len(code) - 1:
            return code
    return code[1:-1]


def article(noun: str) -> str:
    return noun if noun.startswith(("several", "nothing")) else f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
