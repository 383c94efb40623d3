"""Loops over the rules of any game, which `Game.bound` puts in place of the open names.

What is done with one match is a loop by itself: those over all matches, and the programs of a GPU, are made of these.
"""

# ruff: noqa: F821 - the open names

from riverhaven.core.dice import pick
from riverhaven.core.gear import loop, rule
from riverhaven.core.seeds import cast_dice

RANDOM, GREEDY = range(2)  # policies
NOBODY = -1  # the seat that is asked when a match is over
ELSEWHERE = 1 << 40  # far along the dice: what is imagined must not foretell what will be drawn


@rule
def first_waiting(s):
    """The lowest seat that owes a decision."""
    seat = 0
    while s.waiting >> seat & 1 == 0:
        seat += 1
    return seat


@loop()
def goes_on(s):
    """Whether a match still waits for a decision. One that takes longer than its game says is broken off."""
    return s.over == 0 and s.ply < LONGEST


# ----------------------------------------------------------------------------------------------------------- one match


@loop()
def set_up_one(c, states, i, opening, base, work):
    """Set match `i` up with the dice of the seed that is `i` above `base`; `opening` holds seats and options."""
    states[i] = opening
    cast_dice(states[i], base, i, work)
    setup(c, states[i])


@loop()
def choose_randomly(c, s, seat, worlds, out):
    """A legal move, each equally likely, and how many there are."""
    n = legal(c, s, seat, out)
    return out[pick(s, n)], n


@loop()
def choose_greedily(c, s, seat, worlds, out):
    """The legal move after which `value` is highest, in a world that fits what `seat` knows, and how many there are."""
    n = legal(c, s, seat, out)
    if n == 1:
        return out[0], n
    worlds[0] = s
    world = worlds[0]
    redact(c, world, seat)
    world.key[0] = s.key[0]
    world.key[1] = s.key[1]
    world.dice = s.dice + ELSEWHERE * (s.ply + 1)
    deal(c, world, seat)
    best = 0
    highest = -1e9
    for i in range(n):
        worlds[1] = world
        apply(c, worlds[1], seat, out[i])
        looked = float(value(c, worlds[1], seat))
        if looked > highest:
            highest = looked
            best = i
    return out[best], n


@loop()
def decide(c, s, seat, policy, worlds, out):
    if policy == GREEDY:
        return choose_greedily(c, s, seat, worlds, out)
    return choose_randomly(c, s, seat, worlds, out)


@loop()
def see_one(c, states, i, seen):
    """What the seat that is asked next may know of match `i`; a spectator's share, when it is over."""
    seen[i] = states[i]
    redact(c, seen[i], first_waiting(states[i]) if goes_on(states[i]) else NOBODY)


@loop()
def mask_one(c, states, i, out, masks):
    """A 1 for every legal move of the seat that is asked next; returns that seat."""
    first = i * len(out)
    for move in range(len(out)):
        masks[first + move] = 0
    if not goes_on(states[i]):
        return NOBODY
    seat = first_waiting(states[i])
    n = legal(c, states[i], seat, out)
    for j in range(n):
        masks[first + out[j]] = 1
    return seat


@loop()
def step_one(c, s, move):
    """Play `move` for the seat that is asked next; returns why not, where it is not legal, and nothing happens."""
    if not goes_on(s):
        return 0
    seat = first_waiting(s)
    why = reason(c, s, seat, move)
    if why == 0:
        apply(c, s, seat, move)
        s.ply += 1
    return why


# --------------------------------------------------------------------------------------------------------- all matches


@loop(states=["state"], opening="state", base=["i1"], work=["i8"])
def set_up_all(c, states, opening, base, work):
    for i in range(len(states)):
        set_up_one(c, states, i, opening, base, work)


@loop(states=["state"], worlds=["state"], tally=["i8"])
def play_all(c, states, policy, worlds, out, tally):
    """Play every match to its end; `tally` counts decisions, and those with two or more legal moves."""
    for i in range(len(states)):
        s = states[i]
        while goes_on(s):
            seat = first_waiting(s)
            move, n = decide(c, s, seat, policy, worlds, out)
            apply(c, s, seat, move)
            s.ply += 1
            tally[0] += 1
            if n > 1:
                tally[1] += 1


@loop(states=["state"], seen=["state"])
def see_all(c, states, seen):
    for i in range(len(states)):
        see_one(c, states, i, seen)


@loop(states=["state"], masks=["i1"], seats=["i1"])
def mask_all(c, states, out, masks, seats):
    for i in range(len(states)):
        seats[i] = mask_one(c, states, i, out, masks)


@loop(states=["state"], moves=["i4"], whys=["i1"])
def step_all(c, states, moves, whys):
    for i in range(len(states)):
        whys[i] = step_one(c, states[i], moves[i])


@loop(s="state")
def all_reasons(c, s, seat, out):
    """The reason for every move of the game's space: what the contract compares with `legal`."""
    for move in range(len(out)):
        out[move] = reason(c, s, seat, move)


@loop(states=["state"])
def copy_over(states, times):
    """Copy one state over another, to and fro: what the bench times. The count keeps any copy from being left out."""
    for i in range(times):
        states[i % 2] = states[1 - i % 2]
        states[i % 2].dice += 1
