"""A cheap estimate of how a seat stands, for bots: what its lines will be worth when the game is over.

Between two turns this is a sober forecast, which a search may believe. Within a turn, where a player compares the next
steps, promises weigh more, and while the seat may build, it is first assumed to build well with what was gathered.
"""

from riverhaven.core.gear import rule
from riverhaven.games.newhaven.rules.bits import DIGIT, count, hand_of, row_of, sites_of, survey
from riverhaven.games.newhaven.rules.village import charter_points
from riverhaven.games.newhaven.state import CHARTERS, COLOUR_COUNT, COLUMNS, NUMBERS, PLOTS, ROWS, Phase

# Between two turns. The numbers fit the final scores of 1,300 matches of greedy players best, by least squares. Where
# which colours may be built was tried, too, and foretells nothing.
A_SHARE = 0.163  # what another player's turn is worth, as a part of an own one
FILLED = 4.67  # the odds to fill a plot, for every turn to come, if it cost nothing
FACE_UP = 2.04  # and to fill it face up
PRICE = 0.906  # how much harder that is for the square of its cost
A_BUILDING = 0.379  # in hand
A_FIT = 0.544  # one that could lie face up
LATE = 1.45  # turns to come that make these worth half as much

# Within a turn. The numbers were found by letting a player who always takes the best-looking move play against itself.
SHARED_TURN = 0.27  # what another player's turn is worth, as a part of an own one
DEAR = 0.15  # how much harder a plot is to fill for every resource that it costs
VERY_DEAR = 0.079  # and for the square of its cost
# The odds to fill a plot, for every turn to come, if it cost nothing:
CUT_OFF = 0.18  # no colour may be built there yet
WITHIN_REACH = 0.44  # some colour may, but none in hand
IN_HAND = 0.74  # one colour in hand may
TWO_IN_HAND = 1.3  # two or more may
# The odds to fill it face up:
BY_LUCK = 0.4
FITTING = 0.81  # with a building in hand that bears its number

HAND = 6.2  # for a hand of any size,
HALF_A_HAND = 7.8  # half of it for so many buildings
FITS = 2.7  # for any number of different buildings that could lie face up,
HALF_THE_FITS = 3.0  # half of it for so many
DRAW_TO_COME = 12.0  # for every marker of the active player that stands on 0
SHIPMENT = 0.52  # unused
SOON = 2.0  # turns to come that make these worth half as much
LEFT_OVER = 0.059  # lost for a resource that the others may use,
OF_USE = 6  # but no more than these of a colour
GIFT = 0.047  # lost for a marker on 0 that lets another player draw

# How a builder who looks no farther sees it:
PATIENCE = 0.91  # turns to come, this one too, that make it as likely as not that a plot is filled
FACE_UP_PATIENCE = 16.0  # and face up
PER_RESOURCE = 0.013  # spent
PER_BUILDING = 0.15  # spent


@rule
def value(c, s, seat):
    if s.over == 1:
        return 1.0 * s.score[seat]
    if s.phase == Phase.PLACE:
        return forecast(c, s, seat)
    turns = turns_left(s, seat, SHARED_TURN)
    may_build = s.builder == seat and (s.phase == Phase.BUILD or s.phase == Phase.SHARE)
    mine = [0] * COLOUR_COUNT
    taken, down = survey(s, seat, mine)
    reach, held, twice, fitting = 0, 0, 0, 0
    buildings, fits, idle, left_over = 0, 0, 0, 0
    for colour in range(COLOUR_COUNT):
        own, hand, left = mine[colour], hand_of(s, seat, colour), s.resource[colour]
        if may_build:
            own, hand, left, taken, down = built_up(c, turns + 1.0, own, hand, left, taken, down)
        sites = sites_of(own, taken)
        reach |= sites
        if hand > 0:
            twice |= held & sites
            held |= sites
        for number in range(1, NUMBERS + 1):
            buildings += count(hand, number)
            if count(hand, number) > 0 and sites & row_of(number) != 0:
                fits += 1
                fitting |= sites & row_of(number)
        left_over += min(left, OF_USE)
        if left == 0:
            idle += 1
    found = lines(c, turns, taken, down, reach, held, twice, fitting) + charters(c, s, seat)
    soon = turns / (turns + SOON)
    found += soon * (HAND * buildings / (buildings + HALF_A_HAND) + FITS * fits / (fits + HALF_THE_FITS))
    return found + soon * SHIPMENT * s.shipment[seat] + turn_promise(s, seat, soon, idle, left_over)


@rule
def turns_left(s, seat, shared):
    """Turns to come, this one only until its tile is placed; others' turns count as `shared`, because wealth is."""
    tiles = s.open_spaces - 1
    before = (seat + s.seats - s.active) % s.seats  # tiles placed until the next own one
    if s.phase != Phase.PLACE:
        before = (before + s.seats - 1) % s.seats
    own = (max(tiles - before, 0) + s.seats - 1) // s.seats
    return own + shared * (tiles - own)


@rule
def turn_promise(s, seat, soon, idle, left_over):
    """Markers on 0 let the active player draw; what stands above 0 feeds the others."""
    if s.active == seat and s.phase == Phase.DRAW:
        return soon * DRAW_TO_COME * s.draws_left
    if s.active == seat and s.phase != Phase.PLACE:
        return soon * DRAW_TO_COME * idle - LEFT_OVER * left_over
    if s.phase == Phase.SHARE or s.phase == Phase.DRAW:
        return -GIFT * idle
    return 0.0


@rule
def forecast(c, s, seat):
    """The final score to expect of a seat, between two turns."""
    turns = turns_left(s, seat, A_SHARE)
    mine = [0] * COLOUR_COUNT
    taken, down = survey(s, seat, mine)
    found = village_promise(c, s, seat, turns, taken, down)
    for colour in range(COLOUR_COUNT):
        hand, sites = hand_of(s, seat, colour), sites_of(mine[colour], taken)
        for number in range(1, NUMBERS + 1):
            if count(hand, number) > 0:
                fits = A_FIT if sites & row_of(number) != 0 else 0.0
                found += turns / (turns + LATE) * (A_BUILDING * count(hand, number) + fits)
    return found


@rule
def village_promise(c, s, seat, turns, taken, down):
    """What a village promises, whatever the hand: all can see this much."""
    found = charters(c, s, seat)
    for row in range(ROWS):
        found += c.cost[row] * prospect(c, turns, row * COLUMNS, 1, COLUMNS, taken, down)
    for column in range(COLUMNS):
        found += c.column_colonists[column] * prospect(c, turns, column, COLUMNS, ROWS, taken, down)
    return found


@rule
def prospect(c, turns, first, step, length, taken, down):
    """How likely a line will be full, and once more how likely full and face up."""
    full, face_up = 1.0, 1.0
    for plot in range(first, first + step * length, step):
        if down >> plot & 1 == 1:
            face_up = 0.0
        if taken >> plot & 1 == 0:
            cost = c.cost[plot // COLUMNS]
            chance = turns / (1.0 + PRICE * cost * cost)
            full *= likely(FILLED * chance)
            face_up *= likely(FACE_UP * chance)
    return full + face_up


@rule
def charters(c, s, seat):
    found = 0.0
    for charter in range(CHARTERS):
        if s.charter[charter] == seat + 1:
            found += charter_points(c, charter)
    return found


# --------------------------------------------------------------------------------------------------- what lines promise


@rule
def lines(c, turns, taken, down, reach, held, twice, fitting):
    """The colonists to expect of all rows and columns."""
    found = 0.0
    for row in range(ROWS):
        first = row * COLUMNS
        found += c.cost[row] * line(c, turns, first, 1, COLUMNS, taken, down, reach, held, twice, fitting)
    for column in range(COLUMNS):
        expected = line(c, turns, column, COLUMNS, ROWS, taken, down, reach, held, twice, fitting)
        found += c.column_colonists[column] * expected
    return found


@rule
def line(c, turns, first, step, length, taken, down, reach, held, twice, fitting):
    """How likely a line will be full, and once more how likely full and face up."""
    full, face_up = 1.0, 1.0
    for plot in range(first, first + step * length, step):
        if down >> plot & 1 == 1:
            face_up = 0.0
        if taken >> plot & 1 == 1:
            continue
        chance = turns * ease(c, plot)
        full *= likely(chance * filling(plot, reach, held, twice))
        face_up *= likely(chance * (FITTING if fitting >> plot & 1 == 1 else BY_LUCK))
    return full + face_up


@rule
def ease(c, plot):
    cost = 1.0 * c.cost[plot // COLUMNS]
    return 1.0 / (1.0 + DEAR * cost + VERY_DEAR * cost * cost)


@rule
def filling(plot, reach, held, twice):
    if twice >> plot & 1 == 1:
        return TWO_IN_HAND
    if held >> plot & 1 == 1:
        return IN_HAND
    if reach >> plot & 1 == 1:
        return WITHIN_REACH
    return CUT_OFF


@rule
def likely(odds):
    return odds / (1.0 + odds)


# ------------------------------------------------------------------------------------------- building with what is left


@rule
def built_up(c, turns, mine, hand, left, taken, down):
    """Village, hand and resource of one colour after building on the best-looking plot as long as there is one."""
    while left > 0 and hand > 0:
        sites = sites_of(mine, taken)
        plot = best_plot(c, turns, sites, hand, left, taken, down)
        if plot < 0:
            break
        number = c.cost[plot // COLUMNS]
        left -= number
        if count(hand, number) == 0:
            down |= 1 << plot
            number = spare(hand, sites)
        hand -= 1 << DIGIT * (number - 1)
        mine |= 1 << plot
        taken |= 1 << plot
    return mine, hand, left, taken, down


@rule
def best_plot(c, turns, sites, hand, left, taken, down):
    """Of the `sites`, the one that helps its row and column most; -1 if none is worth its price."""
    best = -1
    highest = 0.0
    for plot in range(PLOTS - 1, -1, -1):
        row, column = plot // COLUMNS, plot % COLUMNS
        cost = c.cost[row]
        if cost > left:
            break  # and the rows above cost more
        if sites >> plot & 1 == 0:
            continue
        face_up = count(hand, cost) > 0
        gain = cost * growth(turns, taken, down, row * COLUMNS, 1, COLUMNS, face_up)
        gain += c.column_colonists[column] * growth(turns, taken, down, column, COLUMNS, ROWS, face_up)
        gain -= PER_RESOURCE * cost + PER_BUILDING
        if gain > highest:
            highest = gain
            best = plot
    return best


@rule
def growth(turns, taken, down, first, step, length, face_up):
    """How much more a line promises with one more building, all of its empty plots being alike."""
    after, pure = 1.0, 1.0  # how likely what is missing then will be there, and face up
    fill = turns / (turns + PATIENCE)
    fill_face_up = turns / (turns + FACE_UP_PATIENCE)
    missing = -1
    for plot in range(first, first + step * length, step):
        if taken >> plot & 1 == 0:
            missing += 1
        if down >> plot & 1 == 1:
            pure = 0.0
    for _ in range(missing):
        after *= fill
        pure *= fill_face_up
    if face_up:
        return after * (1.0 - fill) + pure * (1.0 - fill_face_up)
    return after * (1.0 - fill) - pure * fill_face_up


@rule
def spare(hand, sites):
    """The number of a building to lay face down: best one that could lie face up nowhere."""
    found = 0
    for number in range(1, NUMBERS + 1):
        if count(hand, number) > 0:
            found = number
            if sites & row_of(number) == 0:
                return number
    return found
