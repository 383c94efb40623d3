"""Saved matches to begin in: played by bots from the opening, and the same every time."""

from functools import cache

import riverhaven as rh
from riverhaven.bots import bot


@cache
def saved(name, seats, plies=None, seed=1, to_move=None, bots="greedy"):
    """A match after so many moves, as text; `-3`: three before its end; None: the whole. With `to_move` it is taken
    further back, to where that seat is to move."""
    match = played(name, seats, seed, bots).copy()
    keep = len(match.turns) if plies is None else plies if plies >= 0 else len(match.turns) + plies
    while len(match.turns) > keep or (to_move is not None and to_move not in match.waiting):
        match.undo()
    return match.save()


@cache
def played(name, seats, seed, bots):
    game = rh.game(name)
    match, mind = game.new(seats=seats, seed=seed), bot(bots)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, mind.decide(game, game.redacted(match.state, seat), seat, len(match.turns)))
    return match
