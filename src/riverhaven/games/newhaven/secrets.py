"""What a seat may know, and dealing it the rest anew.

Secret are the harvest tiles and buildings in the other hands, and the numbers of the buildings that others laid face
down. To redact them is to put them back where nobody has seen anything, into the supply and the bag; to deal is to
draw them from there again.
"""

from riverhaven.core.dice import draw, forget_dice
from riverhaven.core.gear import rule
from riverhaven.games.newhaven.rules.moves import LABELS
from riverhaven.games.newhaven.state import (
    COLOUR_COUNT,
    DRAW_MOVES,
    HAND_TILES,
    HIDDEN,
    KINDS,
    LAY_MOVES,
    NOTHING,
    NUMBERS,
    PLOTS,
    UNKNOWN,
)


@rule
def redact(c, s, seat):
    forget_dice(s)
    for other in range(s.seats):
        if other != seat:
            hide_buildings(s, other)
            hide_tiles(s, other)


@rule
def hide_buildings(s, seat):
    """Only what all have seen being taken stays in the hand."""
    for kind in range(KINDS):
        s.bag[kind] += s.hand[seat, kind] - s.known[seat, kind] + s.laid[seat, kind]
        s.hand[seat, kind] = s.known[seat, kind]
        s.laid[seat, kind] = 0


@rule
def hide_tiles(s, seat):
    for slot in range(HAND_TILES):
        tile = s.tiles[seat, slot]
        if tile > NOTHING:
            s.supply[tile - 1] += 1
            s.tiles[seat, slot] = UNKNOWN


@rule
def deal(c, s, seat):
    # What must be of one colour goes first, so that no free draw takes it away.
    for other in range(s.seats):
        if other != seat:
            deal_laid(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_hand(s, other)


@rule
def deal_laid(s, seat):
    """Numbers for the buildings laid face down, whose colours all can see."""
    for colour in range(COLOUR_COUNT):
        first = colour * NUMBERS
        for _ in range(s.laid_count[seat, colour]):
            s.laid[seat, first + draw(s, s.bag[first : first + NUMBERS])] += 1


@rule
def deal_hand(s, seat):
    missing = int(s.hand_count[seat])
    for kind in range(KINDS):
        missing -= s.hand[seat, kind]
    for _ in range(missing):
        s.hand[seat, draw(s, s.bag)] += 1
    for slot in range(HAND_TILES):
        if s.tiles[seat, slot] == UNKNOWN:
            s.tiles[seat, slot] = draw(s, s.supply) + 1


@rule
def mask(c, s, seat, move):
    """The others do not see the number of a building laid face down."""
    if not LAY_MOVES <= move < DRAW_MOVES:
        return move
    i = move - LAY_MOVES
    colour, plot = i // (LABELS * PLOTS), i % PLOTS
    return LAY_MOVES + (colour * LABELS + HIDDEN) * PLOTS + plot
