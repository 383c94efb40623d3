"""A cheap estimate of how a seat stands, for bots."""

from riverhaven.core.gear import rule
from riverhaven.games.newhaven.rules.village import FACE_DOWN
from riverhaven.games.newhaven.state import COLOUR_COUNT, COLUMNS, DRAW, EMPTY, ROWS

PROMISE = 0.6  # of an unfinished line, once it is nearly finished
PER_BUILDING = 0.15  # in hand
PER_DRAW = 0.7  # for every marker of the active player that stands on 0


@rule
def value(c, s, seat):
    """The points so far, what unfinished lines promise, and what the hand may become."""
    found = 1.0 * s.score[seat] + PER_BUILDING * s.hand_count[seat]
    for row in range(ROWS):
        found += promise(s, seat, row, 0, 0, 1, COLUMNS) * c.cost[row]
    for column in range(COLUMNS):
        found += promise(s, seat, 0, column, 1, 0, ROWS) * c.column_colonists[column]
    if s.active == seat and s.phase != DRAW:
        for colour in range(COLOUR_COUNT):
            if s.resource[colour] == 0:
                found += PER_DRAW
    return found


@rule
def promise(s, seat, row, column, down, across, length):
    """How much of a line's colonists to expect from it while it is unfinished: a full line is already scored."""
    filled = 0
    face = 2.0
    for i in range(length):
        here = s.plot[seat, row + i * down, column + i * across]
        if here != EMPTY:
            filled += 1
        if here > FACE_DOWN:
            face = 1.0
    if filled == length:
        return 0.0
    return PROMISE * face * filled * filled / (length * length)
