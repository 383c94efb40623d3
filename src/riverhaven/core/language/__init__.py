"""The rules language: a strict part of Python that is also C and CUDA C++. See docs/rules-language.md.

A rule works on records, arrays and numbers. It allocates nothing, raises nothing, makes no objects and calls only
rules; so the same source can be stepped through in Python and be compiled, and computes the same bytes.
"""

from riverhaven.core.language.single import float32
from riverhaven.core.language.source import Refused, Source

__all__ = ["Refused", "Source", "float32", "narrow", "wide", "wrapped"]


def wide(number: int) -> int:
    """`number` with 64 bits: what is computed from it is 64 bits wide, too."""
    return number


def narrow(number: int) -> int:
    """`number`, which 32 bits hold: what is computed from it is 32 bits wide again."""
    return number


def wrapped(number: int) -> int:
    """What 64 bits keep of `number`: here an overflow is meant."""
    return (number + (1 << 63) & (1 << 64) - 1) - (1 << 63)
