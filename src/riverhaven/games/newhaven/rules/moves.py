"""Legal moves, the reasons against the others, and playing a move."""

from riverhaven.core.gear import rule
from riverhaven.core.sets import lowest, without_lowest
from riverhaven.games.newhaven.rules.bits import count, hand_of, survey
from riverhaven.games.newhaven.rules.harvest import free_spaces, place, place_reason, ship, ship_reason
from riverhaven.games.newhaven.rules.turn import (
    begin_building,
    draw_building,
    draw_reason,
    end_building,
    skip_idle_builders,
)
from riverhaven.games.newhaven.rules.village import build, build_reason, lay, open_plots
from riverhaven.games.newhaven.state import (
    ANSWERS,
    BAG,
    BUILD_MOVES,
    COLOUR_COUNT,
    COLUMNS,
    DRAW_MOVES,
    HAND_TILES,
    HIDDEN,
    LAY_MOVES,
    NOTHING,
    NUMBERS,
    PASS,
    PLACE_MOVES,
    SHIP_MOVES,
    Phase,
    Reason,
)

TURNS = 4


@rule
def legal(c, s, seat, out):
    if s.phase == Phase.PLACE:
        return legal_tiles(s, seat, out)
    if s.phase == Phase.DRAW:
        return legal_draws(s, out)
    return legal_buildings(c, s, seat, out)


@rule
def legal_tiles(s, seat, out):
    n = 0
    spaces = free_spaces(s)
    while spaces != 0:
        space = lowest(spaces)
        spaces = without_lowest(spaces)
        for slot in range(HAND_TILES):
            if s.tiles[seat, slot] != NOTHING:
                for turn in range(TURNS):
                    out[n] = PLACE_MOVES.pack(slot, space, turn)
                    n += 1
        if s.shipment[seat] == 1:
            for colour in range(COLOUR_COUNT):
                out[n] = SHIP_MOVES.pack(colour, space)
                n += 1
    return n


@rule
def legal_buildings(c, s, seat, out):
    n = 0
    mine = [0] * COLOUR_COUNT
    taken, _ = survey(s, seat, mine)
    for colour in range(COLOUR_COUNT):
        hand = hand_of(s, seat, colour)
        plots = open_plots(s, colour, mine[colour], taken) if hand != 0 else 0
        while plots != 0:
            plot = plots.bit_length() - 1  # the last of them, for it is the cheapest
            plots -= 1 << plot
            if count(hand, c.cost[plot // COLUMNS]) > 0:
                out[n] = BUILD_MOVES.pack(colour, plot)
                n += 1
            for number in range(1, NUMBERS + 1):
                if count(hand, number) > 0:
                    out[n] = LAY_MOVES.pack(colour, number - 1, plot)
                    n += 1
    out[n] = PASS
    return n + 1


@rule
def legal_draws(s, out):
    n = 0
    for source in range(BAG + 1):
        if draw_reason(s, source) == Reason.OK:
            out[n] = DRAW_MOVES.pack(source)
            n += 1
    return n


@rule
def reason(c, s, seat, move):
    if ANSWERS[move] >> s.phase & 1 == 0:
        return Reason.WRONG_PHASE
    if PLACE_MOVES.holds(move):
        slot, space, _ = PLACE_MOVES.unpack(move)
        return place_reason(s, seat, slot, space)
    if SHIP_MOVES.holds(move):
        _, space = SHIP_MOVES.unpack(move)
        return ship_reason(s, seat, space)
    if BUILD_MOVES.holds(move):
        colour, plot = BUILD_MOVES.unpack(move)
        return build_reason(c, s, seat, colour, c.cost[plot // COLUMNS], plot)
    if LAY_MOVES.holds(move):
        colour, number, plot = LAY_MOVES.unpack(move)
        if number == HIDDEN:
            return Reason.NUMBER_UNKNOWN
        return build_reason(c, s, seat, colour, number + 1, plot)
    if DRAW_MOVES.holds(move):
        return draw_reason(s, DRAW_MOVES.unpack(move))
    return Reason.OK


@rule
def apply(c, s, seat, move):
    if move == PASS:
        end_building(c, s)
    elif DRAW_MOVES.holds(move):
        draw_building(c, s, seat, DRAW_MOVES.unpack(move))
    elif s.phase == Phase.PLACE:
        apply_tile(c, s, seat, move)
    else:
        apply_building(c, s, seat, move)


@rule
def apply_tile(c, s, seat, move):
    if PLACE_MOVES.holds(move):
        slot, space, turn = PLACE_MOVES.unpack(move)
        place(c, s, seat, slot, space, turn)
    else:
        colour, space = SHIP_MOVES.unpack(move)
        ship(c, s, seat, colour, space)
    begin_building(c, s)


@rule
def apply_building(c, s, seat, move):
    if BUILD_MOVES.holds(move):
        colour, plot = BUILD_MOVES.unpack(move)
        build(c, s, seat, colour, plot)
    else:
        colour, number, plot = LAY_MOVES.unpack(move)
        lay(c, s, seat, colour, number + 1, plot)
    skip_idle_builders(c, s)
