"""Set-up: the board for this many players, the display, and what each player takes behind the screen."""

from riverhaven.core.dice import draw, roll
from riverhaven.core.gear import rule
from riverhaven.games.newhaven.rules.harvest import paint, paint_tile
from riverhaven.games.newhaven.rules.turn import begin_turn, draw_from_bag, draw_tile, hand_tiles, refill_display
from riverhaven.games.newhaven.state import BOARD, CLOSED, KINDS, OPEN, POND, SPACES, TAKEN, TILE_KINDS


@rule
def setup(c, s):
    s.shipped_to = -1
    fill_bag(c, s)
    for kind in range(TILE_KINDS):
        s.supply[kind] = c.tile_count[kind]
    open_spaces(c, s)
    if s.side == 0:
        print_harvest(c, s)
    else:
        settle_ponds_and_tiles(c, s)
        fill_clearings(c, s)
    for space in range(SPACES):
        if s.space[space // BOARD, space % BOARD] == OPEN:
            s.open_spaces += 1
    refill_display(s)
    for seat in range(s.seats):
        equip(c, s, seat)
    begin_turn(s, 0)


@rule
def fill_bag(c, s):
    """All buildings; Careful Harvest takes whole sets out when fewer play."""
    for kind in range(KINDS):
        s.bag[kind] = c.building[kind]
        if s.careful_harvest == 1:
            s.bag[kind] -= c.sets_removed[s.seats]
        s.bag_count += s.bag[kind]


@rule
def open_spaces(c, s):
    """The playing area for this many players."""
    for row in range(BOARD):
        for column in range(BOARD):
            if c.smallest_table[row, column] <= s.seats:
                s.space[row, column] = OPEN


@rule
def print_harvest(c, s):
    """Side A: four spaces carry a printed harvest, which counts like any tile."""
    for i in range(len(c.printed_at)):
        space = c.printed_at[i]
        s.space[space // BOARD, space % BOARD] = TAKEN
        for quarter in range(4):
            paint(s, space, quarter, c.printed[i, quarter])


@rule
def settle_ponds_and_tiles(c, s):
    """Side B: four ponds and four random tiles lie on the eight settlements; then ponds meant for more players leave.

    A settlement without its pond is an ordinary open space.
    """
    for i in range(len(c.settlement)):
        s.space[c.settlement[i] // BOARD, c.settlement[i] % BOARD] = CLOSED  # for now: nothing lies there yet
    for i in range(len(c.pond)):
        space = free_settlement(c, s, roll(s, len(c.settlement) - i))
        if c.pond[i] <= s.seats:
            s.space[space // BOARD, space % BOARD] = POND
        else:
            s.space[space // BOARD, space % BOARD] = OPEN
    for _ in range(len(c.settlement) - len(c.pond)):
        space = free_settlement(c, s, 0)
        s.space[space // BOARD, space % BOARD] = TAKEN
        paint_tile(c, s, space, draw(s, s.supply) + 1, roll(s, 4))


@rule
def free_settlement(c, s, skipped):
    """The settlement on which nothing lies yet, after so many others."""
    i = 0
    while skipped > 0 or lies_on(c, s, i):
        if not lies_on(c, s, i):
            skipped -= 1
        i += 1
    return c.settlement[i]


@rule
def lies_on(c, s, i):
    """Whether something lies on the settlement number `i` by now."""
    return s.space[c.settlement[i] // BOARD, c.settlement[i] % BOARD] != CLOSED


@rule
def fill_clearings(c, s):
    """Side B: a random building lies face up in every clearing of the playing area."""
    for i in range(len(c.clearing)):
        space = c.clearing[i]
        if s.space[space // BOARD, space % BOARD] == OPEN:
            s.clearing[space // BOARD, space % BOARD] = draw_from_bag(s) + 1


@rule
def equip(c, s, seat):
    """Buildings and tiles behind the screen, and a shipment that nobody has looked at."""
    for _ in range(c.start_buildings):
        s.hand[seat, draw_from_bag(s)] += 1
        s.hand_count[seat] += 1
    for slot in range(hand_tiles(c, s)):
        draw_tile(s, seat, slot)
    s.shipment[seat] = 1
