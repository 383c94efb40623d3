"""What a learning player counts: its village and hand, what it can see of the others in turn order, and the table.

Most numbers are about as large as 1. The hands of others, and what they laid face down, are never looked at.
"""

from riverhaven.core.features import Counted, naming
from riverhaven.core.gear import rule
from riverhaven.games.newhaven.estimate import A_SHARE, built_up, turns_left, value, village_promise
from riverhaven.games.newhaven.rules.bits import COLUMN, ROW, count, hand_of, row_of, sites_of, survey
from riverhaven.games.newhaven.rules.village import could_build
from riverhaven.games.newhaven.state import (
    CHARTERS,
    COLOUR_COUNT,
    COLUMNS,
    DISPLAY,
    HAND_TILES,
    NOTHING,
    NUMBERS,
    ROWS,
    Phase,
)

MUCH = 6  # resources of a colour: as many as the dearest building costs
PHASE_COUNT = len(Phase)
QUARTERS = 4  # of a tile


class Village(Counted):
    """What is counted of every village."""

    SCORE = 1
    PROMISE = 1
    TURNS = 1
    ACTIVE = 1
    BUILDS = 1  # it is this seat's turn to build
    WILL_BUILD = 1  # it may still come in this turn
    SHIPMENT = 1
    HAND = 1
    FILLED = 1
    DOWN = 1
    ROW = ROWS  # how full each is
    PURE_ROW = ROWS  # and how full, if nothing lies face down
    COLUMN = COLUMNS
    PURE_COLUMN = COLUMNS
    COLOUR = COLOUR_COUNT  # buildings of each
    REACH = COLOUR_COUNT  # plots where each may be built
    CHARTERS = 1


class Own(Counted):
    """What only the seat itself knows."""

    VALUE = 1
    KINDS = 1
    FITS = 1
    HELD = COLOUR_COUNT  # buildings in hand
    NUMBER = NUMBERS  # likewise
    OPEN_ROW = ROWS  # empty plots where something in hand may be built
    FITTING_ROW = ROWS  # buildings in hand that could lie face up there
    TILES = 1
    SAME = 1  # squares of one colour that the hand tiles bring at most
    # after building well with what was gathered, where the seat may build
    PLAN_PROMISE = 1
    PLAN_FILLED = 1
    PLAN_DOWN = 1
    PLAN_HAND = 1
    PLAN_IDLE = 1  # markers on 0: the active player draws for them
    PLAN_LEFT = 1  # resources that the others may use
    PLAN_ROW = ROWS
    PLAN_PURE_ROW = ROWS
    PLAN_COLUMN = COLUMNS
    PLAN_PURE_COLUMN = COLUMNS
    PLAN_REACH = COLOUR_COUNT


class Table(Counted):
    """What is counted once."""

    LEAD = 1
    OPEN_SPACES = 1
    DRAWS = 1
    DISPLAY = 1
    AT_ZERO = 1
    BAG = 1
    SIDE = 1
    REDEVELOP = 1
    CAREFUL = 1
    WITH_CHARTERS = 1
    PHASE = len(Phase)
    RESOURCE = COLOUR_COUNT
    WANTED = COLOUR_COUNT  # resources that the own hand can use
    SHOWN = NUMBERS  # buildings on display, by number


VILLAGE, OWN, AT_TABLE = Village.size(), Own.size(), Table.size()
names = naming(Village, Own, Table)


@rule
def features(c, s, seat, out):
    for i in range(s.seats):
        of_village(c, s, (seat + i) % s.seats, out[i * VILLAGE : (i + 1) * VILLAGE])
    own = s.seats * VILLAGE
    of_hand(c, s, seat, out[own : own + OWN])
    of_table(c, s, seat, out[own + OWN : own + OWN + AT_TABLE])


@rule
def of_village(c, s, seat, out):
    mine = [0] * COLOUR_COUNT
    taken, down = survey(s, seat, mine)
    turns = turns_left(s, seat, A_SHARE)
    builds = s.builder == seat and (s.phase == Phase.BUILD or s.phase == Phase.SHARE)
    out[Village.SCORE] = s.score[seat] / 10.0
    out[Village.PROMISE] = village_promise(c, s, seat, turns, taken, down) / 10.0
    out[Village.TURNS] = turns / 5.0
    out[Village.ACTIVE] = s.active == seat
    out[Village.BUILDS] = builds
    out[Village.WILL_BUILD] = will_build(s, seat)
    out[Village.SHIPMENT] = s.shipment[seat]
    out[Village.HAND] = s.hand_count[seat] / 5.0
    out[Village.FILLED] = taken.bit_count() / 10.0
    out[Village.DOWN] = down.bit_count() / 5.0
    lines(out[Village.ROW : Village.COLOUR], taken, down)
    for colour in range(COLOUR_COUNT):
        out[Village.COLOUR + colour] = mine[colour].bit_count() / 5.0
        out[Village.REACH + colour] = sites_of(mine[colour], taken).bit_count() / 10.0
    charters = 0
    for charter in range(CHARTERS):
        charters += s.charter[charter] == seat + 1
    out[Village.CHARTERS] = charters


@rule
def lines(out, taken, down):
    """How full each row and column is, and how full if nothing in it lies face down."""
    for row in range(ROWS):
        fill(out, row, ROWS + row, ROW << COLUMNS * row, COLUMNS, taken, down)
    for column in range(COLUMNS):
        fill(out, 2 * ROWS + column, 2 * ROWS + COLUMNS + column, COLUMN << column, ROWS, taken, down)


@rule
def fill(out, full, pure, line, length, taken, down):
    """The square, as the last plots count most."""
    filled = 1.0 * (taken & line).bit_count() / length
    out[full] = filled * filled
    out[pure] = filled * filled if down & line == 0 else 0.0


@rule
def will_build(s, seat):
    """Whether `seat` may still come to build in this turn."""
    if s.phase != Phase.BUILD and s.phase != Phase.SHARE:
        return False
    order = (seat + s.seats - s.active) % s.seats
    now = (s.builder + s.seats - s.active) % s.seats
    return order > now and could_build(s, seat)


@rule
def of_hand(c, s, seat, out):
    mine = [0] * COLOUR_COUNT
    numbers = [0] * NUMBERS
    fitting = [0] * ROWS
    taken, _ = survey(s, seat, mine)
    held, kinds, fits = 0, 0, 0
    for colour in range(COLOUR_COUNT):
        hand, sites, total = hand_of(s, seat, colour), sites_of(mine[colour], taken), 0
        for number in range(1, NUMBERS + 1):
            found = count(hand, number)
            total += found
            numbers[number - 1] += found
            kinds += found > 0
            if found > 0 and sites & row_of(number) != 0:
                fits += 1
                fitting[NUMBERS - number] += 1
        if total > 0:
            held |= sites
        out[Own.HELD + colour] = total / 2.0
    out[Own.VALUE] = value(c, s, seat) / 10.0
    out[Own.KINDS] = kinds / 5.0
    out[Own.FITS] = fits / 3.0
    for i in range(NUMBERS):
        out[Own.NUMBER + i] = numbers[i]
    for row in range(ROWS):
        out[Own.OPEN_ROW + row] = (held & ROW << COLUMNS * row).bit_count() / 2.0
        out[Own.FITTING_ROW + row] = fitting[row]
    of_tiles(c, s, seat, out)
    of_plan(c, s, seat, out)


@rule
def of_plan(c, s, seat, out):
    """The village as it will be when this seat has built well."""
    mine = [0] * COLOUR_COUNT
    taken, down = survey(s, seat, mine)
    may_build = s.builder == seat and (s.phase == Phase.BUILD or s.phase == Phase.SHARE)
    turns = turns_left(s, seat, A_SHARE)
    buildings, idle, rest = 0, 0, 0
    for colour in range(COLOUR_COUNT):
        hand, left = hand_of(s, seat, colour), s.resource[colour]
        if may_build:
            own, hand, left, taken, down = built_up(c, turns + 1.0, mine[colour], hand, left, taken, down)
            mine[colour] = own
        for number in range(1, NUMBERS + 1):
            buildings += count(hand, number)
        idle += left == 0
        rest += min(left, MUCH)
    for colour in range(COLOUR_COUNT):
        out[Own.PLAN_REACH + colour] = sites_of(mine[colour], taken).bit_count() / 10.0
    out[Own.PLAN_PROMISE] = village_promise(c, s, seat, turns, taken, down) / 10.0
    out[Own.PLAN_FILLED] = taken.bit_count() / 10.0
    out[Own.PLAN_DOWN] = down.bit_count() / 5.0
    out[Own.PLAN_HAND] = buildings / 5.0
    is_mine = s.active == seat and s.phase != Phase.PLACE and s.phase != Phase.DRAW
    out[Own.PLAN_IDLE] = idle / 2.0 if is_mine else 0.0
    out[Own.PLAN_LEFT] = rest / 6.0 if is_mine else 0.0
    lines(out[Own.PLAN_ROW : Own.PLAN_REACH], taken, down)


@rule
def of_tiles(c, s, seat, out):
    """The harvest tiles in hand: how many, and how many squares of one colour."""
    tiles, same = 0, 0
    for slot in range(HAND_TILES):
        if s.tiles[seat, slot] > NOTHING:
            tiles += 1
            for quarter in range(QUARTERS):
                alike = 0
                for other in range(QUARTERS):
                    alike += c.tile[s.tiles[seat, slot] - 1, quarter] == c.tile[s.tiles[seat, slot] - 1, other]
                same = max(same, alike)
    out[Own.TILES] = tiles / 2.0
    out[Own.SAME] = same / 3.0


@rule
def of_table(c, s, seat, out):
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.score[other])
    out[Table.LEAD] = (s.score[seat] - best) / 10.0
    out[Table.OPEN_SPACES] = s.open_spaces / 10.0
    out[Table.DRAWS] = s.draws_left / 2.0 if s.phase == Phase.DRAW else 0.0
    out[Table.BAG] = s.bag_count / 40.0
    out[Table.SIDE] = s.side
    out[Table.REDEVELOP] = s.redevelop
    out[Table.CAREFUL] = s.careful_harvest
    out[Table.WITH_CHARTERS] = s.charters
    for phase in range(PHASE_COUNT):
        out[Table.PHASE + phase] = s.phase == phase
    zero = 0
    for colour in range(COLOUR_COUNT):
        zero += s.resource[colour] == 0
        hand = 0
        for number in range(NUMBERS):
            hand += s.hand[seat, colour * NUMBERS + number]
        out[Table.RESOURCE + colour] = min(s.resource[colour], 2 * MUCH) / 6.0
        out[Table.WANTED + colour] = min(s.resource[colour], MUCH) / 6.0 if hand > 0 else 0.0
    out[Table.AT_ZERO] = zero / 2.0
    shown = 0
    for number in range(NUMBERS):
        out[Table.SHOWN + number] = 0.0
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            shown += 1
            out[Table.SHOWN + (s.display[place] - 1) % NUMBERS] += 0.5
    out[Table.DISPLAY] = shown / 5.0
