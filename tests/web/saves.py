"""Saved matches to begin in: played by bots from the opening, and the same every time."""

from functools import cache
from typing import Any

import riverhaven as rh
from riverhaven.bots import bot
from riverhaven.core.match import Match


@cache
def saved(
    name: str,
    seats: int,
    plies: int | None = None,
    seed: int = 1,
    to_move: int | None = None,
    bots: str = "greedy+hand",
) -> str:
    """A match after so many moves, as text, halfway where it does not last so long; `-3`: three before its end; None:
    the whole. With `to_move` it is taken further back, to where that seat is to move."""
    match = played(name, seats, seed, bots).copy()
    whole = len(match.turns)
    if plies is None:
        keep = whole
    elif plies < 0:
        keep = max(0, whole + plies)
    else:
        keep = plies if plies < whole else whole // 2
    while len(match.turns) > keep or (to_move is not None and to_move not in match.waiting):
        match.undo()
    return match.save()


@cache
def played(name: str, seats: int, seed: int, bots: str) -> Match[Any]:
    game = rh.game(name)
    match, mind = game.new(seats=seats, seed=seed), bot(bots)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, mind.decide(game, game.redacted(match.state, seat), seat, len(match.turns)))
    return match
