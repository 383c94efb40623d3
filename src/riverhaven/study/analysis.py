"""Analysis of a match: chances and points over time, every decision with its name, luck apart from skill."""

from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from msgspec import Struct

from riverhaven.bots.advice import cores
from riverhaven.core.match import Match
from riverhaven.core.words import Refusal
from riverhaven.study.moment import SETTINGS, Moment, look, plies
from riverhaven.study.verdict import Verdict


class Summary(Struct, frozen=True):
    """A match of one seat in a few numbers."""

    verdicts: dict[Verdict, int]  # how many of its decisions are called what
    cost: float  # points of the lead that its decisions gave away, but for the fine ones: what those cost may be noise
    luck: float  # and that the draws gave, to it and to others
    luck_chance: float  # the same in its chance to win


class Analysis(Struct, frozen=True):
    """What was found out: a moment for every ply, and one for the end."""

    moments: list[Moment]

    def summary(self, seat: int) -> Summary:
        own = [m.decision for m in self.moments if m.seat == seat and m.decision is not None]
        drawn = [m.luck for m in self.moments if m.luck is not None]
        return Summary(
            verdicts=dict(Counter(decision.verdict for decision in own)),
            cost=round(sum(decision.cost for decision in own if decision.verdict != Verdict.FINE), 1),
            luck=round(sum(luck.lead[seat] for luck in drawn), 1),
            luck_chance=round(sum(luck.chance[seat] for luck in drawn), 3),
        )


def analyse(
    match: Match,
    seats: Iterable[int] | None = None,
    setting: str = "quick",
    seed: int = 0,
    threads: int | None = None,
    done: Callable[[], None] = lambda: None,
) -> Analysis:
    """Look at every ply of a match; the decisions of `seats` (all, if not given) are compared with the strong bot's.
    After each ply `done` is called. The same seed finds the same, on however many threads.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> _ = match.play(0, "place 1 c6 r0")
    >>> found = rh.analyse(match, seats=[0])
    >>> len(found.moments), found.moments[0].decision.cost >= 0
    (2, True)
    """
    if setting not in SETTINGS:
        raise Refusal("unknown-setting", setting=setting, allowed=", ".join(SETTINGS))
    judged = tuple(range(match.seats) if seats is None else seats)
    for seat in judged:
        match.view(seat)  # refuses one that is not there
    wanted = plies(match, judged)
    with ThreadPoolExecutor(threads or cores()) as pool:
        work = partial(look, setting=SETTINGS[setting], seed=seed, played=match.game)
        moments = []
        for moment in pool.map(work, wanted):
            moments.append(moment)
            done()
    return Analysis(moments)
