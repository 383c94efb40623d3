"""A village and a hand as bits, plot 0 the lowest: so a few steps look at the whole of them."""

from riverhaven.core.gear import rule
from riverhaven.games.newhaven.state import COLOUR_COUNT, COLUMNS, NUMBERS, PLOTS, ROWS

# Sets of plots
ALL = (1 << PLOTS) - 1
ROW = (1 << COLUMNS) - 1  # the first one
COLUMN = ALL // ROW  # likewise
NOT_FIRST_COLUMN = ALL & ~COLUMN
NOT_LAST_COLUMN = ALL & ~(COLUMN << (COLUMNS - 1))
NOT_LAST_ROW = ALL >> COLUMNS

# What lies on a plot: a bit for its colour, and one if it is face down, so far apart that a whole row fits between them
FACE_UP_MARKS = tuple(1 << COLUMNS * colour for colour in range(COLOUR_COUNT))
DOWN_MARK = 1 << COLUMNS * COLOUR_COUNT
MARKS = (0, *FACE_UP_MARKS, *(mark | DOWN_MARK for mark in FACE_UP_MARKS))

# The buildings of one colour in a hand: how many of each number, four bits a number, 1 the lowest
DIGIT = 4
DIGIT_MASK = (1 << DIGIT) - 1


@rule
def survey(s, seat, mine):
    """Put the plots of each colour into `mine`, and return all that are taken, and those that lie face down."""
    down = 0
    for row in range(ROWS - 1, -1, -1):
        marks = 0
        for column in range(COLUMNS - 1, -1, -1):
            marks = 2 * marks + MARKS[s.plot[seat, row, column]]
        for colour in range(COLOUR_COUNT):
            mine[colour] = mine[colour] << COLUMNS | marks >> COLUMNS * colour & ROW
        down = down << COLUMNS | marks >> COLUMNS * COLOUR_COUNT
    return mine[0] | mine[1] | mine[2] | mine[3], down


@rule
def beside(plots):
    """The plots that touch one of these. Corners do not count."""
    upright = (plots & NOT_LAST_ROW) << COLUMNS | plots >> COLUMNS
    sideways = (plots & NOT_LAST_COLUMN) << 1 | (plots & NOT_FIRST_COLUMN) >> 1
    return upright | sideways


@rule
def sites_of(mine, taken):
    """The empty plots where a colour that lies on the plots `mine` may be built."""
    near = beside(mine) if mine != 0 else ALL
    return near & ~taken


@rule
def row_of(number):
    """The plots that cost `number`."""
    return ROW << COLUMNS * (NUMBERS - number)


@rule
def affordable(resource):
    """The plots that cost no more than `resource`: the cheapest rows are the last ones."""
    return ALL & ~(ALL >> COLUMNS * min(resource, NUMBERS))


@rule
def hand_of(s, seat, colour):
    digits = 0
    for i in range(NUMBERS):
        digits |= s.hand[seat, colour * NUMBERS + i] << DIGIT * i
    return digits


@rule
def count(hand, number):
    return hand >> DIGIT * (number - 1) & DIGIT_MASK
