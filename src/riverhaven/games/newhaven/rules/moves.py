"""Legal moves, the reasons against the others, and playing a move."""

from riverhaven.core.gear import rule
from riverhaven.games.newhaven.rules.harvest import place, place_reason, ship, ship_reason, space_reason
from riverhaven.games.newhaven.rules.turn import (
    begin_building,
    draw_building,
    draw_reason,
    end_building,
    skip_idle_builders,
)
from riverhaven.games.newhaven.rules.village import build, build_reason, lay, plot_reason
from riverhaven.games.newhaven.state import (
    BAG,
    BUILD,
    BUILD_MOVES,
    COLOUR_COUNT,
    COLUMNS,
    DRAW,
    DRAW_MOVES,
    HAND_TILES,
    HIDDEN,
    LAY_MOVES,
    NOTHING,
    NUMBER_UNKNOWN,
    NUMBERS,
    OK,
    PASS,
    PLACE,
    PLACE_MOVES,
    PLOTS,
    SHARE,
    SHIP_MOVES,
    SPACES,
    TOO_DEAR,
    WRONG_PHASE,
)

TURNS = 4
LABELS = NUMBERS + 1  # of the numbers of a face-down building: 1 to 6 and "?"


@rule
def legal(c, s, seat, out):
    if s.phase == PLACE:
        return legal_tiles(s, seat, out)
    if s.phase == DRAW:
        return legal_draws(s, out)
    return legal_buildings(c, s, seat, out)


@rule
def legal_tiles(s, seat, out):
    n = 0
    for space in range(SPACES):
        if space_reason(s, space) != OK:
            continue
        for slot in range(HAND_TILES):
            if s.tiles[seat, slot] != NOTHING:
                for turn in range(TURNS):
                    out[n] = PLACE_MOVES + (slot * SPACES + space) * TURNS + turn
                    n += 1
        if s.shipment[seat] == 1:
            for colour in range(COLOUR_COUNT):
                out[n] = SHIP_MOVES + colour * SPACES + space
                n += 1
    return n


@rule
def legal_buildings(c, s, seat, out):
    n = 0
    for colour in range(COLOUR_COUNT):
        for plot in range(PLOTS - 1, -1, -1):
            found = plot_reason(c, s, seat, colour, plot)
            if found == TOO_DEAR:
                break  # and the rows above cost more
            if found != OK:
                continue
            if s.hand[seat, colour * NUMBERS + c.cost[plot // COLUMNS] - 1] > 0:
                out[n] = BUILD_MOVES + colour * PLOTS + plot
                n += 1
            for number in range(1, NUMBERS + 1):
                if s.hand[seat, colour * NUMBERS + number - 1] > 0:
                    out[n] = LAY_MOVES + (colour * LABELS + number - 1) * PLOTS + plot
                    n += 1
    out[n] = PASS
    return n + 1


@rule
def legal_draws(s, out):
    n = 0
    for source in range(BAG + 1):
        if draw_reason(s, source) == OK:
            out[n] = DRAW_MOVES + source
            n += 1
    return n


@rule
def phase_of(s, move):
    """The phase to which a move belongs; building and sharing have the same moves."""
    if move < BUILD_MOVES:
        return PLACE
    if DRAW_MOVES <= move < PASS:
        return DRAW
    if s.phase == SHARE:
        return SHARE
    return BUILD


@rule
def reason(c, s, seat, move):
    if phase_of(s, move) != s.phase:
        return WRONG_PHASE
    if move == PASS:
        return OK
    if move >= DRAW_MOVES:
        return draw_reason(s, move - DRAW_MOVES)
    if move >= LAY_MOVES:
        i = move - LAY_MOVES
        colour, number, plot = i // (LABELS * PLOTS), i // PLOTS % LABELS, i % PLOTS
        if number == HIDDEN:
            return NUMBER_UNKNOWN
        return build_reason(c, s, seat, colour, number + 1, plot)
    if move >= BUILD_MOVES:
        i = move - BUILD_MOVES
        return build_reason(c, s, seat, i // PLOTS, c.cost[i % PLOTS // COLUMNS], i % PLOTS)
    if move >= SHIP_MOVES:
        return ship_reason(s, seat, (move - SHIP_MOVES) % SPACES)
    i = move - PLACE_MOVES
    return place_reason(s, seat, i // (SPACES * TURNS), i // TURNS % SPACES)


@rule
def apply(c, s, seat, move):
    if move == PASS:
        end_building(c, s)
    elif move >= DRAW_MOVES:
        draw_building(c, s, seat, move - DRAW_MOVES)
    elif move >= BUILD_MOVES:
        apply_building(c, s, seat, move)
    else:
        apply_tile(c, s, seat, move)


@rule
def apply_building(c, s, seat, move):
    if move >= LAY_MOVES:
        i = move - LAY_MOVES
        lay(c, s, seat, i // (LABELS * PLOTS), i // PLOTS % LABELS + 1, i % PLOTS)
    else:
        i = move - BUILD_MOVES
        build(c, s, seat, i // PLOTS, i % PLOTS)
    skip_idle_builders(c, s)


@rule
def apply_tile(c, s, seat, move):
    if move >= SHIP_MOVES:
        i = move - SHIP_MOVES
        ship(c, s, seat, i // SPACES, i % SPACES)
    else:
        i = move - PLACE_MOVES
        place(c, s, seat, i // (SPACES * TURNS), i // TURNS % SPACES, i % TURNS)
    begin_building(c, s)
