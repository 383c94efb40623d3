"""Estimates with their intervals. Matches of one deal are alike, so it is deals that are counted."""

import math
from typing import NamedTuple

import numpy as np

Z = 1.96  # of a 95 % interval


class Estimate(NamedTuple):
    """A number, and half of its 95 % interval."""

    value: float
    error: float

    @property
    def low(self) -> float:
        return self.value - self.error

    @property
    def high(self) -> float:
        return self.value + self.error

    @property
    def is_sure(self) -> bool:
        """Whether 0 lies outside of the interval."""
        return abs(self.value) > self.error


UNKNOWN = Estimate(math.nan, math.nan)


def ratio(top: np.ndarray, bottom: np.ndarray, deals: np.ndarray) -> Estimate:
    """The sum of `top` by the sum of `bottom`, both given match by match, where those of one deal are alike.

    A mean is one such ratio, a share another, a slope a third: so there is one interval for all of them, the linearised
    one of a ratio over clusters (Cochran, 1977, chapter 6).

    >>> ratio(np.array([1, 1, 3, 3]), np.ones(4), np.array([1, 1, 2, 2])).value
    2.0
    """
    _, cluster = np.unique(deals, return_inverse=True)
    tops, bottoms = np.bincount(cluster, top), np.bincount(cluster, bottom)
    whole, count = float(bottoms.sum()), len(tops)
    if whole <= 0.0 or count < 2:
        return UNKNOWN
    value = float(tops.sum()) / whole
    rest = tops - value * bottoms
    return Estimate(value, Z * math.sqrt(count / (count - 1) * float(rest @ rest)) / whole)


def mean(numbers: np.ndarray, deals: np.ndarray) -> Estimate:
    """The mean of numbers, one for each match."""
    return ratio(numbers, np.ones(len(numbers)), deals)


def slope(had: np.ndarray, gained: np.ndarray, deals: np.ndarray) -> Estimate:
    """How much more a seat gained than the others of its match, for each one that it had more than they: rows are
    matches, columns are seats. Where one seat has it and others do not, that is the difference between them."""
    more = had - had.mean(axis=1, keepdims=True)
    return ratio((more * (gained - gained.mean(axis=1, keepdims=True))).sum(axis=1), (more * more).sum(axis=1), deals)
