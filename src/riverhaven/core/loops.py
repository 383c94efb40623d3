"""Loops over the rules of any game. `Game.bound` compiles them with the game's own rules in place of the open names."""

# ruff: noqa: F821 - the open names

from riverhaven.core.dice import pick
from riverhaven.core.gear import loop, rule


@rule
def first_waiting(s):
    """The lowest seat that owes a decision."""
    seat = 0
    while s.waiting >> seat & 1 == 0:
        seat += 1
    return seat


@loop
def play_one(c, s, out):
    """Play a match to its end with uniformly random moves.

    Returns the number of decisions, and of those with two or more legal moves.
    """
    decisions = 0
    choices = 0
    while s.over == 0:
        seat = first_waiting(s)
        n = legal(c, s, seat, out)
        apply(c, s, seat, out[pick(s, n)])
        s.ply += 1
        decisions += 1
        if n > 1:
            choices += 1
    return decisions, choices


@loop
def set_up_all(c, states):
    """Set every match up; seats, options and dice are in place."""
    for i in range(len(states)):
        setup(c, states[i])


@loop
def play_all(c, states, out, tally):
    """`play_one` for every match; `tally` adds up what it returns."""
    for i in range(len(states)):
        decisions, choices = play_one(c, states[i], out)
        tally[0] += decisions
        tally[1] += choices


@loop
def all_reasons(c, s, seat, out):
    """The reason for every move of the game's space: what the contract compares with `legal`."""
    for move in range(len(out)):
        out[move] = reason(c, s, seat, move)


@rule
def copy_over(states, times):
    """Copy one state over another, to and fro: what the bench times. The count keeps any copy from being left out."""
    for i in range(times):
        states[i % 2] = states[1 - i % 2]
        states[i % 2].dice += 1
