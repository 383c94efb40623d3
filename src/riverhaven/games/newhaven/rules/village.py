"""Building in a village, its lines of colonists, and the charters."""

from riverhaven.core.gear import rule
from riverhaven.games.newhaven.state import (
    CHARTER_SIZE,
    CHARTERS,
    COLOUR_CHARTER,
    COLOUR_COUNT,
    COLUMN_CHARTER,
    COLUMNS,
    EMPTY,
    MOST_CHARTER,
    NOT_ADJACENT,
    NOT_IN_HAND,
    NUMBERS,
    OK,
    PLOT_TAKEN,
    PLOTS,
    ROW_CHARTER,
    ROWS,
    TOO_DEAR,
)

FACE_DOWN = COLOUR_COUNT  # added to the colour of a plot whose building lies face down


@rule
def has_colour(s, seat, row, column, colour):
    """Whether a building of `colour` lies on a plot, face up or down."""
    here = s.plot[seat, row, column]
    return here == colour + 1 or here == colour + 1 + FACE_DOWN


@rule
def touches(s, seat, colour, row, column):
    """Whether a building of `colour` lies beside this plot. Corners do not count."""
    if row > 0 and has_colour(s, seat, row - 1, column, colour):
        return True
    if row < ROWS - 1 and has_colour(s, seat, row + 1, column, colour):
        return True
    if column > 0 and has_colour(s, seat, row, column - 1, colour):
        return True
    return column < COLUMNS - 1 and has_colour(s, seat, row, column + 1, colour)


@rule
def plot_reason(c, s, seat, colour, plot):
    """Why `seat` may put no building of `colour` on `plot`, whatever its hand: all can see this much."""
    row, column = plot // COLUMNS, plot % COLUMNS
    if s.resource[colour] < c.cost[row]:
        return TOO_DEAR
    if s.plot[seat, row, column] != EMPTY and s.redevelop == 0:
        return PLOT_TAKEN
    others = s.built[seat, colour]
    if has_colour(s, seat, row, column, colour):  # Redevelop judges the plot as though it were empty
        others -= 1
    if others > 0 and not touches(s, seat, colour, row, column):
        return NOT_ADJACENT
    return OK


@rule
def build_reason(c, s, seat, colour, number, plot):
    """Why `seat` may not put this building on `plot`."""
    found = plot_reason(c, s, seat, colour, plot)
    if found == OK and s.hand[seat, colour * NUMBERS + number - 1] == 0:
        return NOT_IN_HAND
    return found


@rule
def could_build(c, s, seat):
    """Whether `seat` might be able to build, as far as the others can tell: they see no hand, only its size."""
    if s.hand_count[seat] == 0:
        return False
    for colour in range(COLOUR_COUNT):
        for plot in range(PLOTS - 1, -1, -1):
            found = plot_reason(c, s, seat, colour, plot)
            if found == OK:
                return True
            if found == TOO_DEAR:
                break  # and the rows above cost more
    return False


@rule
def build(c, s, seat, colour, plot):
    """Put a building face up on the plot that bears its number."""
    kind = colour * NUMBERS + c.cost[plot // COLUMNS] - 1
    s.hand[seat, kind] -= 1
    if s.known[seat, kind] > 0:
        s.known[seat, kind] -= 1
    settle(c, s, seat, colour, plot, 0)


@rule
def lay(c, s, seat, colour, number, plot):
    """Put a building face down: a plain field of its colour."""
    kind = colour * NUMBERS + number - 1
    s.hand[seat, kind] -= 1
    s.laid[seat, kind] += 1
    s.laid_count[seat, colour] += 1
    for i in range(colour * NUMBERS, (colour + 1) * NUMBERS):
        if s.known[seat, i] > 0:  # for all that the others know, it was this one
            s.known[seat, i] -= 1
    settle(c, s, seat, colour, plot, FACE_DOWN)


@rule
def settle(c, s, seat, colour, plot, face):
    """What is common to both faces: the building leaves the hand, lies on its plot, is paid for and scored."""
    row, column = plot // COLUMNS, plot % COLUMNS
    covered = s.plot[seat, row, column]
    if covered != EMPTY:
        s.built[seat, (covered - 1) % COLOUR_COUNT] -= 1
    s.hand_count[seat] -= 1
    s.plot[seat, row, column] = colour + 1 + face
    s.built[seat, colour] += 1
    s.resource[colour] -= c.cost[row]
    if s.charters == 1:
        claim_charters(c, s, seat, colour, row, column)
    s.score[seat] = points(c, s, seat)


# ----------------------------------------------------------------------------------------------------------- scoring


@rule
def row_points(c, s, seat, row):
    """The colonists of a row: none unless it is complete, twice as many if all of it lies face up."""
    found = 2 * c.cost[row]
    for column in range(COLUMNS):
        if s.plot[seat, row, column] == EMPTY:
            return 0
        if s.plot[seat, row, column] > FACE_DOWN:
            found = 1 * c.cost[row]
    return found


@rule
def column_points(c, s, seat, column):
    """The colonists of a column: none unless it is complete, twice as many if all of it lies face up."""
    found = 2 * c.column_colonists[column]
    for row in range(ROWS):
        if s.plot[seat, row, column] == EMPTY:
            return 0
        if s.plot[seat, row, column] > FACE_DOWN:
            found = 1 * c.column_colonists[column]
    return found


@rule
def points(c, s, seat):
    """The score of `seat` as its village stands."""
    found = 0
    for row in range(ROWS):
        found += row_points(c, s, seat, row)
    for column in range(COLUMNS):
        found += column_points(c, s, seat, column)
    for charter in range(CHARTERS):
        if s.charter[charter] == seat + 1:
            found += charter_points(c, charter)
    return found


@rule
def empty_plots(s, seat):
    """The plots of a village without a building: the fewer, the better in a tie."""
    found = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if s.plot[seat, row, column] == EMPTY:
                found += 1
    return found


# ---------------------------------------------------------------------------------------------------------- charters


@rule
def charter_points(c, charter):
    if charter == ROW_CHARTER:
        return c.row_charter
    if charter == COLUMN_CHARTER:
        return c.column_charter
    if charter == MOST_CHARTER:
        return c.most_charters
    return c.colour_charter


@rule
def claim_charters(c, s, seat, colour, row, column):
    """The first player to complete a row, a column, or six buildings of a colour takes that charter for good."""
    if s.charter[ROW_CHARTER] == 0 and row_points(c, s, seat, row) > 0:
        s.charter[ROW_CHARTER] = seat + 1
    if s.charter[COLUMN_CHARTER] == 0 and column_points(c, s, seat, column) > 0:
        s.charter[COLUMN_CHARTER] = seat + 1
    if s.charter[COLOUR_CHARTER + colour] == 0 and s.built[seat, colour] >= CHARTER_SIZE:
        s.charter[COLOUR_CHARTER + colour] = seat + 1


@rule
def charter_count(s, seat):
    found = 0
    for charter in range(MOST_CHARTER):
        if s.charter[charter] == seat + 1:
            found += 1
    return found


@rule
def award_most_charters(s):
    """At the end, whoever holds more charters than anyone else takes the last one; in a tie nobody does."""
    for seat in range(s.seats):
        if has_most_charters(s, seat):
            s.charter[MOST_CHARTER] = seat + 1


@rule
def has_most_charters(s, seat):
    for other in range(s.seats):
        if other != seat and charter_count(s, other) >= charter_count(s, seat):
            return False
    return True
