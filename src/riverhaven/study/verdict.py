"""What a decision is called, by what it cost. The marks are measured: docs/measurements.md."""

from enum import StrEnum

IMPRECISE, MISTAKE = 1.0, 2.5  # points of the lead
TURNING_POINT = 0.15  # of the chance to win
SURE = 2.0  # standard errors: what could as well be noise is called nothing


class Verdict(StrEnum):
    FINE = "fine"
    IMPRECISE = "imprecise"
    MISTAKE = "mistake"
    TURNING_POINT = "turning-point"  # a mistake that may have decided the match


WRONG = (Verdict.MISTAKE, Verdict.TURNING_POINT)


def verdict(cost: float, error: float, chance: float) -> Verdict:
    """The name of a decision that cost so many points, give or take an `error`, and so much of the `chance`.

    >>> [verdict(cost, 0.5, chance).value for cost, chance in ((0.4, 0), (1.5, 0), (4, 0.05), (4, 0.3))]
    ['fine', 'imprecise', 'mistake', 'turning-point']
    >>> verdict(4, 3, 0.1).value
    'fine'
    """
    if cost < max(IMPRECISE, SURE * error):
        return Verdict.FINE
    if cost < MISTAKE:
        return Verdict.IMPRECISE
    return Verdict.MISTAKE if chance < TURNING_POINT else Verdict.TURNING_POINT
