"""Standings: what the results of a league say about each bot, and how sure that is."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from riverhaven.arena.league import Result

Z = 1.96  # of a 95 % interval


@dataclass
class Standing:
    """How one bot has done."""

    bot: str
    shares: list[float] = field(default_factory=list)  # of the victory, in each game and seat
    scores: list[int] = field(default_factory=list)
    by_seat: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    rating: float = 0.0
    rating_sigma: float = 0.0

    @property
    def wins(self) -> float:
        """The share of the games that it won; a shared victory counts in part."""
        return fmean(self.shares)

    @property
    def wins_interval(self) -> tuple[float, float]:
        return wilson(sum(self.shares), len(self.shares))

    @property
    def mean(self) -> float:
        return fmean(self.scores)

    @property
    def mean_error(self) -> float:
        """Half of the 95 % interval of the mean score."""
        return Z * stdev(self.scores) / math.sqrt(len(self.scores)) if len(self.scores) > 1 else math.nan


def wilson(won: float, games: int) -> tuple[float, float]:
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
        if len(set(bots)) > 1:
            rated = model.rate([[ratings[name]] for name in bots], ranks=list(result.places))
            for name in set(bots):  # who plays on several seats gets the mean of what each seat would get
                seats = [rated[seat][0] for seat, other in enumerate(bots) if other == name]
                ratings[name] = model.rating(fmean(r.mu for r in seats), fmean(r.sigma for r in seats))
    for name, standing in found.items():
        standing.rating, standing.rating_sigma = ratings[name].mu, ratings[name].sigma
    return sorted(found.values(), key=lambda s: s.rating, reverse=True)
