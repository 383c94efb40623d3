"""Phase II, planting: crop tiles are slid under the workers that stand on bare fields."""

from riverhaven.core.dice import draw
from riverhaven.core.gear import rule
from riverhaven.games.riverboat.rules.table import (
    ask,
    begin_turns,
    gain_coins,
    gain_points,
    is_unplanted,
    next_turn,
    pay_coin,
)
from riverhaven.games.riverboat.state import (
    FIELDS,
    FROM_TILES,
    HERE,
    NO_COIN,
    NO_ROOM,
    NONE_LEFT,
    NOT_ON_DISPLAY,
    NOT_UNDER_WORKERS,
    OFF_THE_BOARD,
    OK,
    OPEN_PILES,
    PLANT,
    PLANTING,
    SAME_EITHER_WAY,
    SINGLES,
    TAKE,
    TILE_KINDS,
    WAYS,
)

FIRST_KIND = (0, 0, len(SINGLES), OPEN_PILES)  # of the tiles with so many hexes
END_KIND = (0, len(SINGLES), OPEN_PILES, TILE_KINDS)
TRIANGLE = 3  # hexes


@rule
def begin_planting(c, s):
    begin_turns(s, PLANTING)
    gain_coins(s, s.active, c.planting_coins)


@rule
def ask_planter(c, s):
    """The next player with a bare worker takes a tile. Returns False when nobody has one.

    If no face-up tile fits, the whole crop board is refilled first, coin or no coin. If even then none fits, the pile
    of that size is empty too: the workers that cannot be covered go home.
    """
    next_turn(s)
    for _ in range(s.seats):
        seat = s.active
        room = largest_room(c, s, seat)
        if room > 0:
            if not something_fits(c, s, room):
                refill_display(c, s)
            if something_fits(c, s, room):
                ask(s, seat, TAKE)
                return True
            send_home(s, seat)
        s.active = (s.active + 1) % s.seats
    return False


@rule
def largest_room(c, s, seat):
    """How many hexes the largest tile may have that fits under the bare workers of `seat`: 0 to 3."""
    found = 0
    for field in range(FIELDS):
        if is_unplanted(s, seat, field):
            if found == 0:
                found = 1
            for way in range(WAYS):
                if bare_worker_beside(c, s, seat, field, way):
                    if bare_worker_beside(c, s, seat, field, (way + 1) % WAYS):
                        return TRIANGLE
                    found = 2
    return found


@rule
def bare_worker_beside(c, s, seat, field, way):
    other = c.neighbour[field, way]
    return other >= 0 and is_unplanted(s, seat, other)


@rule
def something_fits(c, s, room):
    """Whether a face-up tile has at most `room` hexes."""
    for kind in range(TILE_KINDS):
        if s.display[kind] > 0 and c.tile_size[kind] <= room:
            return True
    return False


@rule
def refill_display(c, s):
    """Fill the empty spaces of the crop board, size by size, as far as the piles last."""
    for size in range(1, TRIANGLE + 1):
        shown = 0
        left = 0
        for kind in range(FIRST_KIND[size], END_KIND[size]):
            shown += s.display[kind]
            left += s.pile[kind]
        missing = min(c.display[size] - shown, left)
        for _ in range(missing):
            s.display[FIRST_KIND[size] + draw(s, s.pile[FIRST_KIND[size] : END_KIND[size]])] += 1


@rule
def send_home(s, seat):
    """Workers that no tile can cover any more return to the supply."""
    for field in range(FIELDS):
        if is_unplanted(s, seat, field):
            s.worker[seat, field] = 0
            s.workers[seat] += 1


# ---------------------------------------------------------------------------------------------------- taking a tile


@rule
def take_reason(c, s, kind, room):
    """Why no tile of this `kind` may be taken from the crop board by a player with so much `room`."""
    if s.display[kind] == 0:
        return NOT_ON_DISPLAY
    if c.tile_size[kind] > room:
        return NO_ROOM
    return OK


@rule
def buy_reason(c, s, seat, kind, room):
    """Why `seat` may not pay a coin for a tile of the face-down pile; there is no such offer for triangles."""
    if s.coins[seat] == 0:
        return NO_COIN
    if s.pile[kind] == 0:
        return NONE_LEFT
    if c.tile_size[kind] > room:
        return NO_ROOM
    return OK


@rule
def take_tile(s, seat, kind, bought):
    if bought:
        pay_coin(s, seat)
        s.pile[kind] -= 1
    else:
        s.display[kind] -= 1
    s.tile = kind + 1
    ask(s, seat, PLANT)


# -------------------------------------------------------------------------------------------------- planting the tile


@rule
def covered(c, field, turn, part):
    """The field under hex number `part` of a tile that lies from `field` towards `turn` - 1; -1 if off the board.

    The second hex lies on that side of the field, the third on the next side clockwise.
    """
    if part == 0:
        return field
    return c.neighbour[field, (turn + part - 2) % WAYS]


@rule
def plant_reason(c, s, seat, field, turn):
    """Why `seat` may not lay the tile that it has taken from `field` in this `turn`."""
    size = c.tile_size[s.tile - 1]
    if (size == 1) != (turn == HERE):
        return SAME_EITHER_WAY
    # A tile of one crop looks the same from each of its hexes: name it by the first one, reading row by row.
    if size > 1 and c.tile_crop[s.tile - 1, 0] == c.tile_crop[s.tile - 1, 1] and turn > WAYS // size:
        return SAME_EITHER_WAY
    for part in range(size):
        under = covered(c, field, turn, part)
        if under < 0:
            return OFF_THE_BOARD
        if not is_unplanted(s, seat, under):
            return NOT_UNDER_WORKERS
    return OK


@rule
def plant_tile(c, s, seat, field, turn):
    kind = s.tile - 1
    size = c.tile_size[kind]
    s.patches[seat] += 1
    for part in range(size):
        under = covered(c, field, turn, part)
        s.crop[seat, under] = c.tile_crop[kind, part] + 1
        s.patch[seat, under] = s.patches[seat]
    if size == TRIANGLE:
        s.triangles[seat] += 1
    gain_points(s, seat, FROM_TILES, c.tile_points[size])
    s.tile = 0
    s.turn_over = 1
