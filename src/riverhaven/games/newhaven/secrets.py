"""What a seat may know, and dealing it the rest anew.

Secret are the harvest tiles and buildings in the other hands, and the numbers of the buildings that others laid face
down. To redact them is to put them back where nobody has seen anything, into the supply and the bag; to deal is to
draw them from there again.
"""

from riverhaven.core.dice import draw, forget_dice
from riverhaven.core.gear import rule
from riverhaven.core.play import deal_hand, hide_hand
from riverhaven.games.newhaven.state import (
    COLOUR_COUNT,
    HAND_TILES,
    HIDDEN,
    KINDS,
    LAY_MOVES,
    NOTHING,
    NUMBERS,
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
    hide_hand(s.hand[seat], s.known[seat], s.bag)
    for kind in range(KINDS):
        s.bag[kind] += s.laid[seat, kind]
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
            deal_hand(s, s.hand[other], s.hand_count[other], s.bag)
            deal_tiles(s, other)


@rule
def deal_laid(s, seat):
    """Numbers for the buildings laid face down, whose colours all can see."""
    for colour in range(COLOUR_COUNT):
        first = colour * NUMBERS
        for _ in range(s.laid_count[seat, colour]):
            s.laid[seat, first + draw(s, s.bag[first : first + NUMBERS])] += 1


@rule
def deal_tiles(s, seat):
    for slot in range(HAND_TILES):
        if s.tiles[seat, slot] == UNKNOWN:
            s.tiles[seat, slot] = draw(s, s.supply) + 1


@rule
def mask(c, s, seat, move):
    """The others do not see the number of a building laid face down."""
    if not LAY_MOVES.holds(move):
        return move
    colour, _, plot = LAY_MOVES.unpack(move)
    return LAY_MOVES.pack(colour, HIDDEN, plot)
