"""Bots play many matches at once, compiled, and what they decide is written down."""

# ruff: noqa: F821 - the open names

from riverhaven.bots.net import DRAFT, NET
from riverhaven.bots.tree import look_ahead
from riverhaven.core.dice import pick, roll
from riverhaven.core.gear import loop, wide, wrapped
from riverhaven.core.loops import first_waiting, goes_on
from riverhaven.core.record import Field, RecordType

COUNT = range(-(1 << 31), 1 << 31)
AT_RANDOM, GREEDY = range(2)

# How a seat decides.
HEAD = RecordType(
    Field("kind", range(2)),
    Field("slips", COUNT),  # by how many per cent of what is at stake a greedy one misjudges
    Field("net", range(2)),  # which of the nets it believes
)

# A choice that was made: a decision with two or more legal moves.
NOTE = RecordType(
    Field("match", COUNT),
    Field("ply", COUNT),
    Field("seat", COUNT),
    Field("move", COUNT),
    Field("legal", COUNT),  # how many moves were
)

WORLD, LOOK, KNOWN = range(3)  # of the states that there is room for
ROOM = 3
DECISIONS, CHOICES, NOTES, LISTED = range(4)  # of the tally
TALLY = 4
STRIDE = 0x5851F42D4C957F2D  # between the seeds of two decisions
FINE = 1 << 15  # as finely as it is said how far somebody is off


@loop(
    states=["state"],
    heads=[HEAD],
    nets=[NET],
    draft=DRAFT,
    worlds=["state"],
    looks=["f8"],
    tally=["i8"],
    notes=[NOTE],
    seen=["state"],
    lists=["i4"],
)
def play_many(c, states, first, heads, nets, draft, worlds, out, looks, times, tally, notes, seen, lists):
    """Play the matches from number `first` on to their ends; seat i decides as `heads[i]` does.

    Where there is room for notes, every choice is written down: what the seat knew, its legal moves, which it took.
    Returns the number of the match that is to go on when that room is full, or how many there are.
    """
    for i in range(first, len(states)):
        s = states[i]
        while goes_on(s):
            if len(notes) > 0 and (tally[NOTES] == len(notes) or tally[LISTED] + len(out) > len(lists)):
                return i
            seat = first_waiting(s)
            n = legal(c, s, seat, out)
            worlds[KNOWN] = s
            redact(c, worlds[KNOWN], seat)
            is_noted = len(notes) > 0 and n > 1
            if is_noted:
                write_down(i, s, seat, worlds[KNOWN], out, n, tally, notes, seen, lists)
            move = decide(c, s, seat, n, heads[seat], nets, draft, worlds, out, looks, times)
            if is_noted:
                notes[tally[NOTES] - 1].move = move
            apply(c, s, seat, move)
            s.ply += 1
            tally[DECISIONS] += 1
            if n > 1:
                tally[CHOICES] += 1
    return len(states)


@loop(
    states=["state"],
    own=["i1"],
    heads=[HEAD],
    nets=[NET],
    draft=DRAFT,
    worlds=["state"],
    looks=["f8"],
)
def play_others(c, states, own, heads, nets, draft, worlds, out, looks, times):
    """Play every match on until its `own` seat is asked, or to its end; `heads` are for the seats after that one."""
    for i in range(len(states)):
        s = states[i]
        while goes_on(s):
            seat = first_waiting(s)
            if seat == own[i]:
                break
            n = legal(c, s, seat, out)
            worlds[KNOWN] = s
            redact(c, worlds[KNOWN], seat)
            head = heads[(seat - own[i]) % s.seats - 1]
            apply(c, s, seat, decide(c, s, seat, n, head, nets, draft, worlds, out, looks, times))
            s.ply += 1


@loop(states=["state"], own=["i1"], seen=["state"])
def see_own(c, states, own, seen):
    """What one seat of each match may know."""
    for i in range(len(states)):
        seen[i] = states[i]
        redact(c, seen[i], own[i])


@loop()
def decide(c, s, seat, n, head, nets, draft, worlds, out, looks, times):
    """What `seat` plays, of n legal moves, from what it knows."""
    if n == 1 or head.kind == AT_RANDOM:
        return out[pick(s, n)]
    seed = wrapped(s.key[0] + STRIDE * (wide(s.ply) + 1))
    return take_best(c, seat, seed, head.slips, times, worlds, out, looks, nets[head.net], draft)


@loop()
def write_down(number, s, seat, known, out, n, tally, notes, seen, lists):
    note = notes[tally[NOTES]]
    note.match = number
    note.ply = s.ply
    note.seat = seat
    note.legal = n
    seen[tally[NOTES]] = known
    for i in range(n):
        lists[tally[LISTED] + i] = out[i]
    tally[NOTES] += 1
    tally[LISTED] += n


@loop()
def take_best(c, seat, seed, slips, times, worlds, out, looks, net, draft):
    """The move that looks best in some worlds, to somebody who `slips`; of several that look alike, any."""
    for i in range(len(looks)):
        looks[i] = 0.0
    n = look_ahead(c, worlds[KNOWN], seat, seed, times, worlds, out, looks, net, draft)
    luck = worlds[WORLD]
    off = 0.01 * slips * at_stake(looks, n)
    best = 0
    highest = -1e9
    for i in range(n):
        other = i + roll(luck, n - i)
        move = out[other]
        looked = looks[other]
        out[other] = out[i]
        looks[other] = looks[i]
        if slips > 0:
            looked += off * (roll(luck, FINE) + roll(luck, FINE) - FINE) / FINE
        if looked > highest:
            highest = looked
            best = move
    return best


@loop()
def at_stake(looks, n):
    """How much better the best of n moves looks than a usual one."""
    best = looks[0]
    total = 0.0
    for i in range(n):
        best = max(best, looks[i])
        total += looks[i]
    return best - total / n
