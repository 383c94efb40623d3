"""Small sets as numbers, with a bit for each member: whole boards and hands are looked at in a few steps.

Where rules look at all candidates, they go from the last to the first: the set so far is doubled, and the next one
joins it or not. That needs neither branches nor shifts.
"""

from riverhaven.core.gear import rule


@rule
def lowest(members):
    """The lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


@rule
def without_lowest(members):
    """The set without its lowest member; nothing is left of a set of one."""
    return members & (members - 1)


@rule
def add_moves(out, n, first, step, members):
    """Add to the `n` moves in the list one for each member, in ascending order, as long as there is room: `first`, and
    `step` on for each number above 0. Returns how many the list has."""
    while members != 0 and n < len(out):
        out[n] = first + step * lowest(members)
        n += 1
        members = without_lowest(members)
    return n
