"""Advice: what a search thinks of the moves of a seat."""

import math
import os
import time
from typing import NamedTuple

import numpy as np

from riverhaven.bots.scales import TO_THE_END, Scales
from riverhaven.bots.search import UNKNOWN, Budget, Finding, search
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.words import Refusal, Say

UNTRIED = (*UNKNOWN, 0)
BEYOND = 1.0  # as many moves to see how matches end as to find the best
DOUBT = 10  # playouts that end evenly are added in thought: three wins out of three do not make it certain
UNSURE = 0.01
WORLDS, FEW = 48, 4  # in which reasons are looked for, as time allows; fewer tell nothing
LEAST = 0.5  # points: less is no reason
SURE = 3.0  # standard errors: a dozen sources are looked at, and none is to be told by mere luck
REASONS = 3


class Advice(NamedTuple):
    """What is to be said for a move."""

    move: Move
    points: float  # expected at the end
    chance: float  # to win
    playouts: int  # how well it was looked at


def advise(
    match: Match, seat: int, budget: str | Budget = "1s", seed: int = 0, threads: int | None = None
) -> list[Advice]:
    """The legal moves of `seat` from the best to the worst, judged by a search on every core from what it may know.

    Moves that the search did not find worth trying come last, with no playouts.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> best = rh.advise(match, 0, "200", threads=1)[0]
    >>> best.move in match.moves(0), 0 <= best.chance <= 1, best.playouts > 0
    (True, True, True)
    """
    allowed = Budget.of(budget) if isinstance(budget, str) else budget
    if seat not in match.waiting:
        raise Refusal("nothing-to-advise", seat=str(seat))
    known = match.game.redacted(match.state, seat)
    findings = search(match.game, known, seat, allowed, seed, threads or cores(), BEYOND)
    seats = int(known.seats)
    found = [Advice(match.game.moves.move(f.move), f.points, believed(f, seats), f.playouts) for f in findings]
    tried = {advice.move for advice in found}
    return found + [Advice(move, *UNTRIED) for move in match.moves(seat) if move not in tried]


def believed(found: Finding, seats: int) -> float:
    """The chance to win, as far as so many playouts can know it; nobody knows for certain before it is over."""
    chance = (found.chance * found.ends + DOUBT / seats) / (found.ends + DOUBT)
    return float(np.clip(chance, UNSURE, 1 - UNSURE))


def reasons(
    match: Match, seat: int, move: Move, other: Move, seed: int = 0, until: float = math.inf
) -> list[tuple[Say, int]]:
    """What speaks for a move against another: the points that each source brings `seat` more or less in the end, the
    most first. Both are played on in the same worlds; what may be mere luck of these worlds is left out. Where that
    does not speak for the move, the search had other reasons, and none is given; nor where `until`, by
    `time.monotonic()`, there was no time to look at enough worlds.

    >>> import riverhaven as rh
    >>> match = rh.game("riverboat").new(seats=2, seed=7)
    >>> best, *_, worst = rh.advise(match, 0, "200", threads=1)
    >>> all(points for source, points in reasons(match, 0, best.move, worst.move))
    True
    """
    known = match.game.redacted(match.state, seat)
    scales = Scales(match.game, int(known.seats), TO_THE_END)
    names: dict[str, Say] = {}
    more: dict[str, np.ndarray] = {}  # in each world
    worlds = 0
    while worlds < WORLDS and time.monotonic() < until:
        for sign, id in ((1, move.id), (-1, other.id)):
            end = scales.end(known, seat, id, seed + worlds)
            for source in match.game.sources(match.game.view(match.game.parts, end, seat)):
                key = repr(source.name)
                names[key] = source.name
                more.setdefault(key, np.zeros(WORLDS))[worlds] += sign * source.done[seat]
        worlds += 1
    if worlds < FEW:
        return []
    found = [(names[key], round(by.mean())) for key, each in more.items() if is_meant(by := each[:worlds])]
    told = sorted(found, key=lambda reason: -abs(reason[1]))[:REASONS]
    return told if sum(points for _, points in told) > 0 else []


def is_meant(more: np.ndarray) -> bool:
    """Whether a difference is worth a word, and more than the luck of these worlds."""
    return bool(abs(more.mean()) > max(LEAST, SURE * more.std(ddof=1) / len(more) ** 0.5))


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
