"""Standings: what the results of a league say about each bot, and how sure that is."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from riverhaven.arena.league import Result

Z = 1.96  # of a 95 % interval


@dataclass
class Standing:
    """How one bot has done."""

    bot: str
    shares: list[float] = field(default_factory=list)  # of the victory, in each game and seat
    scores: list[int] = field(default_factory=list)
    deals: list[int] = field(default_factory=list)  # of which each of these comes
    by_seat: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    rating: float = 0.0
    rating_sigma: float = 0.0

    @property
    def wins(self) -> float:
        """The share of the games that it won; a shared victory counts in part."""
        return fmean(self.shares)

    @property
    def wins_interval(self) -> tuple[float, float]:
        return interval(self.shares, self.deals)

    @property
    def mean(self) -> float:
        return fmean(self.scores)

    @property
    def mean_error(self) -> float:
        """Half of the 95 % interval of the mean score."""
        return Z * math.sqrt(variance(self.scores, self.deals)) if len(set(self.deals)) > 1 else math.nan


def variance(numbers: Sequence[float], groups: Sequence[int]) -> float:
    """How far the mean of numbers may be off, squared, where those of one group are alike (Liang and Zeger, 1986).

    >>> variance([1, 3], [1, 2]), variance([1, 1, 3, 3], [1, 1, 2, 2])
    (1.0, 1.0)
    """
    mean, sums = fmean(numbers), defaultdict[int, float](float)
    for number, group in zip(numbers, groups, strict=True):
        sums[group] += number - mean
    count = len(sums)
    if count < 2:
        return math.inf
    return count / (count - 1) * sum(found * found for found in sums.values()) / len(numbers) ** 2


def interval(shares: Sequence[float], deals: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of the share of victories. Games of one deal are alike: they count as fewer, by as much as
    they are."""
    share, games = fmean(shares), len(shares)
    alone = share * (1 - share) / games
    if alone == 0.0:  # won or lost all: as many deals, that is sure
        return wilson(share * len(set(deals)), len(set(deals)))
    alike = max(1.0, min(float(games), variance(shares, deals) / alone))
    return wilson(share * games / alike, games / alike)


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson (1927): it keeps its sense near 0 and 1.

    >>> low, high = wilson(9, 10)
    >>> round(low, 3), round(high, 3)
    (0.596, 0.982)
    """
    share, z2 = won / games, Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(results: Iterable[Result]) -> list[Standing]:
    """All bots, the best rating first."""
    found: dict[str, Standing] = {}
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for result in sorted(results, key=lambda r: (r.fixture.deal, r.fixture.bots)):
        bots = result.fixture.bots
        winners = result.places.count(1)
        for seat, name in enumerate(bots):
            standing = found.setdefault(name, Standing(name))
            share = (result.places[seat] == 1) / winners
            standing.shares.append(share)
            standing.by_seat[seat].append(share)
            standing.scores.append(result.scores[seat])
            standing.deals.append(result.fixture.deal)
        if len(set(bots)) > 1:
            rated = model.rate([[ratings[name]] for name in bots], ranks=list(result.places))
            for name in set(bots):  # who plays on several seats gets the mean of what each seat would get
                seats = [rated[seat][0] for seat, other in enumerate(bots) if other == name]
                ratings[name] = model.rating(fmean(r.mu for r in seats), fmean(r.sigma for r in seats))
    for name, standing in found.items():
        standing.rating, standing.rating_sigma = ratings[name].mu, ratings[name].sigma
    return sorted(found.values(), key=lambda s: s.rating, reverse=True)
