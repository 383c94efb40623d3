"""Advice: what a search thinks of the moves of a seat."""

import os
from typing import NamedTuple

from riverhaven.bots.search import UNKNOWN, Budget, search
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.words import Refusal

UNTRIED = (*UNKNOWN, 0)
BEYOND = 1.0  # as many moves to see how matches end as to find the best


class Advice(NamedTuple):
    """What is to be said for a move."""

    move: Move
    points: float  # expected at the end
    chance: float  # to win
    playouts: int  # how well it was looked at


def advise(match: Match, seat: int, budget: str = "1s", seed: int = 0, threads: int | None = None) -> list[Advice]:
    """The legal moves of `seat` from the best to the worst, judged by a search on every core from what it may know.

    Moves that the search did not find worth trying come last, with no playouts.

    >>> import riverhaven as rh
    >>> match = rh.game("newhaven").new(seats=2, seed=7)
    >>> best = rh.advise(match, 0, "200", threads=1)[0]
    >>> best.move in match.moves(0), 0 <= best.chance <= 1, best.playouts > 0
    (True, True, True)
    """
    allowed = Budget.of(budget)
    if seat not in match.waiting:
        raise Refusal("nothing-to-advise", seat=str(seat))
    known = match.game.redacted(match.state, seat)
    findings = search(match.game, known, seat, allowed, seed, threads or cores(), BEYOND)
    found = [Advice(match.game.moves.move(f.move), f.points, f.chance, f.playouts) for f in findings]
    tried = {advice.move for advice in found}
    return found + [Advice(move, *UNTRIED) for move in match.moves(seat) if move not in tried]


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
