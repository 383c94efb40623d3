"""Playing a harvest tile, and gathering the resources of the chains that it joins."""

from riverhaven.core.gear import rule, wide
from riverhaven.games.newhaven.state import (
    BOARD,
    CLOSED,
    COLOUR_COUNT,
    EMPTY,
    GATHERED,
    NOTHING,
    OPEN,
    POND,
    SHIPMENT,
    SIDE,
    TAKEN,
    Reason,
)


@rule
def space_reason(s, space):
    """Why no tile may be put on `space`; OK if one may."""
    here = s.space[space // BOARD, space % BOARD]
    if here == OPEN:
        return Reason.OK
    if here == CLOSED:
        return Reason.SPACE_NOT_IN_PLAY
    if here == POND:
        return Reason.SPACE_POND
    return Reason.SPACE_TAKEN


@rule
def free_spaces(s):
    """The spaces where a tile may be put, as bits, space 0 the lowest."""
    free = wide(0)
    for row in range(BOARD - 1, -1, -1):
        spaces = 0
        for column in range(BOARD - 1, -1, -1):
            spaces = 2 * spaces + (s.space[row, column] == OPEN)
        free = free << BOARD | spaces
    return free


@rule
def place_reason(s, seat, slot, space):
    """Why `seat` may not play its tile number `slot` on `space`. Any turn will do: colours need not match."""
    if s.tiles[seat, slot] == NOTHING:
        return Reason.NO_SUCH_TILE
    return space_reason(s, space)


@rule
def ship_reason(s, seat, space):
    """Why `seat` may not play its shipment on `space`."""
    if s.shipment[seat] == 0:
        return Reason.SHIPMENT_USED
    return space_reason(s, space)


@rule
def paint(s, space, quarter, colour):
    """Colour one square of a space; quarters run clockwise from the top left."""
    row = 2 * (space // BOARD) + quarter // 2
    column = 2 * (space % BOARD) + (quarter + 1) // 2 % 2
    s.square[row, column] = colour + 1


@rule
def paint_tile(c, s, space, tile, turn):
    """Paint the four squares of `tile`, turned clockwise by `turn` quarters."""
    for quarter in range(4):
        paint(s, space, quarter, c.tile[tile - 1, (quarter - turn) % 4])


@rule
def place(c, s, seat, slot, space, turn):
    """Play a harvest tile from the hand."""
    forget_harvest(s)
    occupy(s, seat, space, TAKEN)
    paint_tile(c, s, space, s.tiles[seat, slot], turn)
    s.tiles[seat, slot] = NOTHING
    gather(c, s, space)


@rule
def ship(c, s, seat, colour, space):
    """Play the shipment face down: until the end of the turn it is four squares of the named colour."""
    forget_harvest(s)
    occupy(s, seat, space, SHIPMENT)
    for quarter in range(4):
        paint(s, space, quarter, colour)
    s.shipment[seat] = 0
    s.shipped_to = space
    gather(c, s, space)


@rule
def occupy(s, seat, space, how):
    """Fill an open space; a building that lies in the clearing goes to the hand at once, before everybody's eyes."""
    row, column = space // BOARD, space % BOARD
    s.space[row, column] = how
    s.open_spaces -= 1
    building = s.clearing[row, column]
    if building != NOTHING:
        s.clearing[row, column] = NOTHING
        s.hand[seat, building - 1] += 1
        s.known[seat, building - 1] += 1
        s.hand_count[seat] += 1


@rule
def forget_harvest(s):
    """The chains of the turn before become ordinary squares."""
    left = 0
    for colour in range(COLOUR_COUNT):
        left += s.harvest[colour]
        s.harvest[colour] = 0
    for row in range(SIDE):
        for column in range(SIDE):
            if left == 0:
                return  # not met after a shipment: its squares were counted, and turned over since
            if s.square[row, column] > GATHERED:
                s.square[row, column] -= GATHERED
                left -= 1


@rule
def gather(c, s, space):
    """Count the squares of the new tile and of every chain that continues them, and move the markers there."""
    top, left = 2 * (space // BOARD), 2 * (space % BOARD)
    for row in range(top, top + 2):
        for column in range(left, left + 2):
            take_in(s, row, column)
    reach = 1
    while spread(s, top, left, reach):
        reach += 1
    for colour in range(COLOUR_COUNT):
        s.resource[colour] = s.harvest[colour]
        if s.track_cap == 1 and s.resource[colour] > c.track_end:
            s.resource[colour] = c.track_end


@rule
def take_in(s, row, column):
    """Make a square part of the harvest."""
    s.harvest[s.square[row, column] - 1] += 1
    s.square[row, column] += GATHERED


@rule
def spread(s, top, left, reach):
    """Take in the squares that touch the harvest in their own colour. Returns whether there were any.

    All that was taken in before lies nearer to the tile than `reach`, so this looks no farther.
    """
    has_grown = False
    for row in range(max(top - reach, 0), min(top + 2 + reach, SIDE)):
        for column in range(max(left - reach, 0), min(left + 2 + reach, SIDE)):
            colour = s.square[row, column]
            if colour != EMPTY and colour <= GATHERED and touches_harvest(s, row, column, colour + GATHERED):
                take_in(s, row, column)
                has_grown = True
    return has_grown


@rule
def touches_harvest(s, row, column, gathered):
    """Whether one of the four squares beside this one is `gathered`; chains never run across a corner."""
    if row > 0 and s.square[row - 1, column] == gathered:
        return True
    if row < SIDE - 1 and s.square[row + 1, column] == gathered:
        return True
    if column > 0 and s.square[row, column - 1] == gathered:
        return True
    return column < SIDE - 1 and s.square[row, column + 1] == gathered
