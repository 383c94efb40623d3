"""Phase II, planting: crop tiles are slid under the workers that stand on bare fields."""

from riverhaven.core.dice import draw
from riverhaven.core.gear import narrow, rule, wide
from riverhaven.core.play import ask
from riverhaven.games.riverboat.rules.table import (
    bare_workers,
    begin_turns,
    beside,
    gain_coins,
    gain_points,
    is_unplanted,
    next_turn,
    pay_coin,
)
from riverhaven.games.riverboat.state import (
    EAST,
    FIELDS,
    FROM_TILES,
    HERE,
    OPEN_PILES,
    PLANTING,
    SINGLES,
    SOUTHEAST,
    SOUTHWEST,
    TILE_KINDS,
    WAYS,
    Phase,
    Reason,
)

FIRST_KIND = (0, 0, len(SINGLES), OPEN_PILES)  # of the tiles with so many hexes
END_KIND = (0, len(SINGLES), OPEN_PILES, TILE_KINDS)
PAIR, TRIANGLE = 2, 3  # hexes


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
        room = largest_room(s, seat)
        if room > 0:
            if not something_fits(s, room):
                refill_display(c, s)
            if something_fits(s, room):
                ask(s, seat, Phase.TAKE)
                return True
            send_home(s, seat)
        s.active = (s.active + 1) % s.seats
    return False


@rule
def largest_room(s, seat):
    """How many hexes the largest tile may have that fits under the bare workers of `seat`: 0 to 3."""
    bare = bare_workers(s, seat)
    if bare == 0:
        return 0
    # Any two neighbours, or three, are found from the first of them, reading row by row.
    east = bare & beside(bare, EAST)
    southeast = bare & beside(bare, SOUTHEAST)
    southwest = bare & beside(bare, SOUTHWEST)
    if (east | southwest) & southeast != 0:
        return TRIANGLE
    if east | southeast | southwest != 0:
        return PAIR
    return 1


@rule
def something_fits(s, room):
    """Whether a face-up tile has at most `room` hexes."""
    for kind in range(END_KIND[room]):
        if s.display[kind] > 0:
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
def offered_tiles(s, seat):
    """The kinds of tiles that `seat` may take from the crop board, and those that it may buy: a bit for each."""
    room = largest_room(s, seat)
    shown = 0
    for kind in range(END_KIND[room]):
        shown = shown | wide(s.display[kind] > 0) << kind
    bought = 0
    if s.coins[seat] > 0:
        for kind in range(END_KIND[min(room, PAIR)]):
            bought = bought | wide(s.pile[kind] > 0) << kind
    return shown, bought


@rule
def take_reason(s, seat, kind):
    """Why `seat` may not take a tile of this `kind` from the crop board."""
    if s.display[kind] == 0:
        return Reason.NOT_ON_DISPLAY
    if kind >= END_KIND[largest_room(s, seat)]:
        return Reason.NO_ROOM
    return Reason.OK


@rule
def buy_reason(s, seat, kind):
    """Why `seat` may not pay a coin for a tile of the face-down pile; there is no such offer for triangles."""
    if s.coins[seat] == 0:
        return Reason.NO_COIN
    if s.pile[kind] == 0:
        return Reason.NONE_LEFT
    if kind >= END_KIND[largest_room(s, seat)]:
        return Reason.NO_ROOM
    return Reason.OK


@rule
def take_tile(s, seat, kind, bought):
    if bought:
        pay_coin(s, seat)
        s.pile[kind] -= 1
    else:
        s.display[kind] -= 1
    s.tile = kind + 1
    ask(s, seat, Phase.PLANT)


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
def turns(c, s, field, bare):
    """The turns in which the tile that was taken may be laid from `field` under `bare` workers: a bit for each."""
    size = c.tile_size[s.tile - 1]
    if size == 1:
        return 1 << HERE
    sides = 0
    for way in range(WAYS):
        sides = sides | narrow(beside(bare, way) >> field & 1) << way
    if size == TRIANGLE:
        sides = sides & (sides >> 1 | sides << WAYS - 1)  # the next side clockwise, too
    return (sides & (1 << last_turn(c, s)) - 1) << 1


@rule
def last_turn(c, s):
    """A tile of one crop looks the same from each of its hexes: name it by the first one, reading row by row."""
    size = c.tile_size[s.tile - 1]
    if c.tile_crop[s.tile - 1, 0] == c.tile_crop[s.tile - 1, 1]:
        return WAYS // size
    return WAYS


@rule
def plant_reason(c, s, seat, field, turn):
    """Why `seat` may not lay the tile that it has taken from `field` in this `turn`."""
    size = c.tile_size[s.tile - 1]
    if (size == 1) != (turn == HERE):
        return Reason.SAME_EITHER_WAY
    if size > 1 and turn > last_turn(c, s):
        return Reason.SAME_EITHER_WAY
    for part in range(size):
        under = covered(c, field, turn, part)
        if under < 0:
            return Reason.OFF_THE_BOARD
        if not is_unplanted(s, seat, under):
            return Reason.NOT_UNDER_WORKERS
    return Reason.OK


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
