"""Floats of 32 bits in plain Python, as the rules language means them: NumPy's would make other numbers of a comparison
and of what they are added to."""

from collections.abc import Callable
from ctypes import c_float
from operator import add, eq, ge, gt, le, lt, mul, ne, sub, truediv
from typing import Any


class float32(float):  # noqa: N801 - it is called as float is
    """`number`, rounded to 32 bits: what is computed from it is rounded to 32 bits, too.

    >>> float32(0.1) + 0.2 == float32(0.3), float32(0.1) == 0.1, float(float32(0.1)) == 0.1
    (True, True, False)
    """

    __slots__ = ()

    def __new__(cls, number: float) -> "float32":
        return float.__new__(cls, c_float(number).value)

    def __neg__(self) -> "float32":
        return float32(-float(self))

    def __pos__(self) -> "float32":
        return self

    def __abs__(self) -> "float32":
        return float32(abs(float(self)))


def rounded(operator: Callable[[Any, Any], Any]) -> tuple[Any, Any]:
    """An operator and its mirror image. A result of 64 bits, rounded to 32, is what 32 bits would have given."""

    def forward(self: float32, other: float) -> float32:
        return float32(operator(float(self), float(float32(other))))

    def backward(self: float32, other: float) -> float32:
        return float32(operator(float(float32(other)), float(self)))

    return forward, backward


def compared(operator: Callable[[Any, Any], Any]) -> Any:
    """A comparison: a constant is rounded, an integer is compared exactly."""

    def compare(self: float32, other: float) -> bool:
        return bool(operator(float(self), float(float32(other)) if isinstance(other, float) else other))

    return compare


for _operator, _name in ((add, "add"), (sub, "sub"), (mul, "mul"), (truediv, "truediv")):
    forward, backward = rounded(_operator)
    setattr(float32, f"__{_name}__", forward)
    setattr(float32, f"__r{_name}__", backward)
for _operator in (eq, ne, lt, le, gt, ge):
    setattr(float32, f"__{_operator.__name__}__", compared(_operator))
float32.__hash__ = float.__hash__  # type: ignore[method-assign]
