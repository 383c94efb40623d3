"""Matches that a net plays against itself, compiled: positions to learn from, and contests between two nets.

A match begins with a noisy prefix. Where it ends, several moves are tried, each played out by the net with the same
dice: so what follows tells the siblings apart, and little of it is luck. Positions are those that a player judges, just
after a move, seen by the one who moved at the fork and by one other.
"""

# ruff: noqa: F821 - the open names

import math

from riverhaven.bots.net import DRAFT, NET, best_rival, rate, win_share
from riverhaven.core.dice import DICE, random_word, roll
from riverhaven.core.gear import loop, rule
from riverhaven.core.loops import first_waiting
from riverhaven.core.record import Field, RecordType

VIEWS = 2  # rows for each position
ENDS = 3  # what became of a match, for a seat: its points, its best rival's, its part of the victory
MARKS = 2  # of a position: the number of its fork, and whether it is the first after it
TRIES = 8  # siblings at most

LUCK = RecordType(*DICE)

SELFPLAY = RecordType(
    Field("features", range(1 << 16)),
    Field("prefix", range(1 << 16)),  # choices before the fork: any number below this
    Field("siblings", range(TRIES + 1)),
    Field("keep", float),  # which part of the positions is written down
    Field("stray", float),  # which part of the choices before the fork is any move
    Field("noise", float),  # points by which the others may be off
)

MATCH, WORLD, LOOK, FORK = range(4)  # of the states that there is room for
WORLDS = 4


@rule
def random_part(luck):
    """A number from 0 to below 1."""
    return random_word(luck) / 4294967296.0


@loop()
def choose(c, worlds, seat, net, draft, luck, noise, out):
    """The move that looks best to `seat` in a world that fits what it knows, and how many moves there are."""
    n = legal(c, worlds[MATCH], seat, out)
    if n == 1:
        return out[0], n
    worlds[WORLD] = worlds[MATCH]
    redact(c, worlds[WORLD], seat)
    give_dice(worlds[WORLD], luck)
    deal(c, worlds[WORLD], seat)
    best = 0
    highest = -1e9
    for i in range(n):
        worlds[LOOK] = worlds[WORLD]
        apply(c, worlds[LOOK], seat, out[i])
        looked = rate(c, worlds[LOOK], seat, net, draft)
        if noise > 0.0:
            looked -= noise * math.log(-math.log(random_part(luck) + 1e-12) + 1e-12)
        if looked > highest:
            highest = looked
            best = i
    return out[best], n


@loop()
def play(c, s, seat, move):
    apply(c, s, seat, move)
    s.ply += 1


@loop()
def is_on(s):
    return s.over == 0 and s.ply < LONGEST


@loop()
def begin(c, worlds, openings, luck):
    """Set a match up, from any of the openings."""
    worlds[MATCH] = openings[roll(luck, len(openings))]
    give_dice(worlds[MATCH], luck)
    setup(c, worlds[MATCH])


@rule
def give_dice(s, luck):
    s.key[0] = random_word(luck)
    s.key[1] = random_word(luck)
    s.dice = 0


@loop()
def open_up(c, worlds, openings, plan, net, draft, luck, out):
    """Set a match up and play its noisy prefix; returns whether it came to a choice after that."""
    match = worlds[MATCH]
    begin(c, worlds, openings, luck)
    left = roll(luck, plan.prefix)
    while is_on(match):
        seat = first_waiting(match)
        stray = random_part(luck) < plan.stray
        n = legal(c, match, seat, out)
        if n > 1 and left == 0:
            return True
        move = out[0]
        if n > 1:
            left -= 1
            if stray:
                move = out[roll(luck, n)]
            else:
                move, n = choose(c, worlds, seat, net, draft, luck, plan.noise, out)
        play(c, match, seat, move)
    return False


@loop()
def sibling(c, worlds, seat, number, plan, net, draft, luck, out):
    """The move to try next at the fork: the best, then in turn one with much noise and any one."""
    if number % 2 == 0 and number > 0:
        return out[roll(luck, legal(c, worlds[MATCH], seat, out))]
    noise = 0.0 if number == 0 else 3.0 * plan.noise
    move, _ = choose(c, worlds, seat, net, draft, luck, noise, out)
    return move


@loop()
def write(c, worlds, seat, other, plan, draft, rows, at):
    """Two rows: what `seat` counts, and what `other` does."""
    count(c, worlds, seat, plan, draft, rows, VIEWS * at)
    count(c, worlds, other, plan, draft, rows, VIEWS * at + 1)


@loop()
def count(c, worlds, seat, plan, draft, rows, row):
    worlds[LOOK] = worlds[MATCH]
    features(c, worlds[LOOK], seat, draft.feature)
    for i in range(plan.features):
        rows[row * plan.features + i] = draft.feature[i]


@loop()
def play_on(c, worlds, seat, other, fork, plan, net, draft, luck, out, rows, marks, ends, at):
    """Play the match to its end, and write some positions down; returns where the next one goes."""
    match = worlds[MATCH]
    first = at
    is_kept = True
    while is_on(match):
        if is_kept and at < len(marks):
            write(c, worlds, seat, other, plan, draft, rows, at)
            marks[at, 0] = fork
            marks[at, 1] = at == first
            at += 1
        player = first_waiting(match)
        move, n = choose(c, worlds, player, net, draft, luck, 0.0, out)
        play(c, match, player, move)
        is_kept = n > 1 and random_part(luck) < plan.keep
    for i in range(first, at):
        end(match, seat, ends, VIEWS * i)
        end(match, other, ends, VIEWS * i + 1)
    return at


@rule
def end(match, seat, ends, row):
    ends[row, 0] = match.score[seat]
    ends[row, 1] = best_rival(match, seat)
    ends[row, 2] = win_share(match, seat)


@loop(
    openings=["state"],
    worlds=["state"],
    plan=SELFPLAY,
    net=NET,
    draft=DRAFT,
    luck=LUCK,
    rows=["f4"],
    marks=["i4", 2],
    ends=["f4", 3],
)
def learn_from(c, openings, worlds, plan, net, draft, luck, out, rows, marks, ends, forks):
    """Play `forks` matches with their siblings; returns how many positions were written down."""
    at = 0
    for fork in range(forks):
        if not open_up(c, worlds, openings, plan, net, draft, luck, out):
            continue
        worlds[FORK] = worlds[MATCH]
        seat = first_waiting(worlds[FORK])
        other = (seat + 1 + roll(luck, worlds[FORK].seats - 1)) % worlds[FORK].seats
        tried = [0] * TRIES
        count = 0
        for number in range(plan.siblings):
            worlds[MATCH] = worlds[FORK]
            move = sibling(c, worlds, seat, number, plan, net, draft, luck, out)
            if is_new(move, tried, count):
                tried[count] = move
                count += 1
                play(c, worlds[MATCH], seat, move)
                at = play_on(c, worlds, seat, other, fork, plan, net, draft, luck, out, rows, marks, ends, at)
    return at


@rule
def is_new(move, tried, count):
    for i in range(count):
        if tried[i] == move:
            return False
    return True


@loop(
    openings=["state"],
    worlds=["state"],
    net=NET,
    other=NET,
    draft=DRAFT,
    luck=LUCK,
    shares=["f8"],
    leads=["f8"],
)
def contest(c, openings, worlds, net, other, draft, luck, out, shares, leads):
    """Matches of one `net` at a table of another: its part of each victory, and its lead. Every deal is played once
    from each seat."""
    seats = openings[0].seats
    for i in range(len(shares)):
        if i % seats == 0:
            begin(c, worlds, openings, luck)
            worlds[FORK] = worlds[MATCH]
        worlds[MATCH] = worlds[FORK]
        match = worlds[MATCH]
        challenger = i % seats
        while is_on(match):
            seat = first_waiting(match)
            if seat == challenger:
                move, _ = choose(c, worlds, seat, net, draft, luck, 0.0, out)
            else:
                move, _ = choose(c, worlds, seat, other, draft, luck, 0.0, out)
            play(c, match, seat, move)
        shares[i] = win_share(match, challenger)
        leads[i] = match.score[challenger] - best_rival(match, challenger)


@loop(openings=["state"], worlds=["state"], net=NET, draft=DRAFT, luck=LUCK, scores=["f8"], leads=["f8"])
def survey(c, openings, worlds, net, draft, luck, out, scores, leads):
    """What is usual: a score and a lead from each of some matches; returns how many choices they took."""
    choices = 0
    for i in range(len(scores)):
        begin(c, worlds, openings, luck)
        match = worlds[MATCH]
        while is_on(match):
            seat = first_waiting(match)
            move, n = choose(c, worlds, seat, net, draft, luck, 0.0, out)
            play(c, match, seat, move)
            choices += n > 1
        scores[i] = match.score[0]
        leads[i] = match.score[0] - best_rival(match, 0)
    return choices
