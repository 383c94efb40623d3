"""A village and a hand as bits, plot 0 the lowest: an estimate looks at the whole of them in a few steps."""

from riverhaven.core.gear import rule
from riverhaven.games.newhaven.rules.village import FACE_DOWN, has_colour
from riverhaven.games.newhaven.state import COLUMNS, EMPTY, NUMBERS, PLOTS

# Sets of plots
ALL = (1 << PLOTS) - 1
ROW = (1 << COLUMNS) - 1  # the first one
COLUMN = ALL // ROW  # likewise
NOT_FIRST_COLUMN = ALL & ~COLUMN
NOT_LAST_COLUMN = ALL & ~(COLUMN << (COLUMNS - 1))

# The buildings of one colour in a hand: how many of each number, four bits a number, 1 the lowest
DIGIT = 4
DIGIT_MASK = (1 << DIGIT) - 1


@rule
def village(s, seat):
    """The plots that are taken, and those of them that lie face down."""
    taken, down = 0, 0
    for plot in range(PLOTS):
        here = s.plot[seat, plot // COLUMNS, plot % COLUMNS]
        if here != EMPTY:
            taken |= 1 << plot
        if here > FACE_DOWN:
            down |= 1 << plot
    return taken, down


@rule
def plots_of(s, seat, colour):
    """The plots with a building of `colour`."""
    found = 0
    for plot in range(PLOTS):
        if has_colour(s, seat, plot // COLUMNS, plot % COLUMNS, colour):
            found |= 1 << plot
    return found


@rule
def sites_of(mine, taken):
    """The empty plots where a colour that lies on the plots `mine` may be built."""
    if mine == 0:
        return ALL & ~taken
    beside = mine << COLUMNS | mine >> COLUMNS | (mine & NOT_LAST_COLUMN) << 1 | (mine & NOT_FIRST_COLUMN) >> 1
    return beside & ALL & ~taken


@rule
def row_of(number):
    """The plots that cost `number`."""
    return ROW << COLUMNS * (NUMBERS - number)


@rule
def hand_of(s, seat, colour):
    found = 0
    for i in range(NUMBERS):
        found |= int(s.hand[seat, colour * NUMBERS + i]) << DIGIT * i
    return found


@rule
def count(hand, number):
    return hand >> DIGIT * (number - 1) & DIGIT_MASK
