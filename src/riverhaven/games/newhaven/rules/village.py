"""Building in a village, its lines of colonists, and the charters."""

from riverhaven.core.gear import rule
from riverhaven.games.newhaven.rules.bits import affordable, sites_of, survey
from riverhaven.games.newhaven.state import (
    CHARTER_SIZE,
    CHARTERS,
    COLOUR_CHARTER,
    COLOUR_COUNT,
    COLUMN_CHARTER,
    COLUMNS,
    EMPTY,
    FACE_DOWN,
    MOST_CHARTER,
    NUMBERS,
    ROW_CHARTER,
    ROWS,
    Reason,
)


@rule
def open_plots(s, colour, mine, taken):
    """The plots where a building of `colour` may be put, whatever the hand: all can see this much."""
    sites = sites_of(mine, taken)
    if s.redevelop == 1:  # judges every plot as though it were empty: even where the only building of a colour lies
        is_only = mine & (mine - 1) == 0
        sites = sites_of(mine, 0) | (mine if is_only else 0)
    return sites & affordable(s.resource[colour])


@rule
def plot_reason(c, s, seat, colour, plot):
    """Why `seat` may put no building of `colour` on `plot`, whatever its hand: all can see this much."""
    row, column = plot // COLUMNS, plot % COLUMNS
    if s.plot[seat, row, column] != EMPTY and s.redevelop == 0:
        return Reason.PLOT_TAKEN
    if s.resource[colour] < c.cost[row]:
        return Reason.TOO_DEAR
    mine = [0] * COLOUR_COUNT
    taken, _ = survey(s, seat, mine)
    if open_plots(s, colour, mine[colour], taken) >> plot & 1 == 0:
        return Reason.NOT_ADJACENT
    return Reason.OK


@rule
def build_reason(c, s, seat, colour, number, plot):
    """Why `seat` may not put this building on `plot`."""
    why = plot_reason(c, s, seat, colour, plot)
    if why == Reason.OK and s.hand[seat, colour * NUMBERS + number - 1] == 0:
        return Reason.NOT_IN_HAND
    return why


@rule
def could_build(s, seat):
    """Whether `seat` might be able to build, as far as the others can tell: they see no hand, only its size."""
    if s.hand_count[seat] == 0:
        return False
    mine = [0] * COLOUR_COUNT
    taken, _ = survey(s, seat, mine)
    for colour in range(COLOUR_COUNT):
        if open_plots(s, colour, mine[colour], taken) != 0:
            return True
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
    colonists = 2 * c.cost[row]
    for column in range(COLUMNS):
        if s.plot[seat, row, column] == EMPTY:
            return 0
        if s.plot[seat, row, column] > FACE_DOWN:
            colonists = 1 * c.cost[row]
    return colonists


@rule
def column_points(c, s, seat, column):
    """The colonists of a column: none unless it is complete, twice as many if all of it lies face up."""
    colonists = 2 * c.column_colonists[column]
    for row in range(ROWS):
        if s.plot[seat, row, column] == EMPTY:
            return 0
        if s.plot[seat, row, column] > FACE_DOWN:
            colonists = 1 * c.column_colonists[column]
    return colonists


@rule
def points(c, s, seat):
    """The score of `seat` as its village stands."""
    total = 0
    for row in range(ROWS):
        total += row_points(c, s, seat, row)
    for column in range(COLUMNS):
        total += column_points(c, s, seat, column)
    for charter in range(CHARTERS):
        if s.charter[charter] == seat + 1:
            total += charter_points(c, charter)
    return total


@rule
def empty_plots(s, seat):
    """The plots of a village without a building: the fewer, the better in a tie."""
    empty = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if s.plot[seat, row, column] == EMPTY:
                empty += 1
    return empty


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
    held = 0
    for charter in range(MOST_CHARTER):
        if s.charter[charter] == seat + 1:
            held += 1
    return held


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
