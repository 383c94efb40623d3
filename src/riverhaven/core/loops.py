"""Loops over the rules of any game. `Game.bound` compiles them with the game's own `legal` and `apply` in place."""

from riverhaven.core.dice import roll
from riverhaven.core.gear import rule


@rule
def first_waiting(s):
    """The lowest seat that owes a decision."""
    seat = 0
    while s.waiting >> seat & 1 == 0:
        seat += 1
    return seat


def set_up(c, states):
    """Set every match up; seats, options and dice are in place."""
    for i in range(len(states)):
        setup(c, states[i])  # noqa: F821


def play_randomly(c, states, dice, out, tally):
    """Play every match to its end with uniformly random moves.

    `tally` adds up the decisions, and apart those with two or more legal moves. The players roll `dice` of their own:
    each match draws what it would have drawn in other hands.
    """
    for i in range(len(states)):
        s = states[i]
        while s.over == 0:
            seat = first_waiting(s)
            n = legal(c, s, seat, out)  # noqa: F821
            apply(c, s, seat, out[roll(dice[0], n)])  # noqa: F821
            s.ply += 1
            tally[0] += 1
            if n > 1:
                tally[1] += 1


@rule
def copy_over(states, times):
    """Copy the first state over the second, again and again: what the bench times."""
    for _ in range(times):
        states[1] = states[0]


def all_reasons(c, s, seat, out):
    """The reason for every move of the game's space: what the contract compares with `legal`."""
    for move in range(len(out)):
        out[move] = reason(c, s, seat, move)  # noqa: F821
