"""What every phase needs: whose decision it is, points, coins, steps in the harbour, fields."""

from riverhaven.core.gear import rule, wide
from riverhaven.games.riverboat.parts import neighbour
from riverhaven.games.riverboat.state import BARN, COLUMNS, EMPTY, FIELDS, NO_FEATURE, ROWS, SURVEYED, WAYS

# ------------------------------------------------------------------------------------------------------------- turns


@rule
def begin_turns(s, stage):
    """A phase begins with the holder of its tile; nobody is out of it yet."""
    s.stage = stage
    s.active = s.holder[stage]
    s.turn_over = 0
    s.passed = 0


@rule
def next_turn(s):
    """The next player clockwise, once the active one has finished."""
    if s.turn_over == 1:
        s.active = (s.active + 1) % s.seats
        s.turn_over = 0


@rule
def is_out(s, seat):
    """Whether `seat` takes no further part in this phase."""
    return s.passed >> seat & 1 == 1


@rule
def leave_phase(s, seat):
    s.passed = s.passed | 1 << seat


# ------------------------------------------------------------------------------------------------ points, coins, steps


@rule
def gain_points(s, seat, source, points):
    """Move the score marker; it comes to lie on top of those already there. A gain of 0 moves nothing."""
    if points > 0:
        s.score[seat] += points
        s.points[seat, source] += points
        s.arrivals += 1
        s.arrival[seat] = s.arrivals


@rule
def gain_coins(s, seat, coins):
    """From the supply, as long as it lasts."""
    coins = min(coins, s.bank)
    s.bank -= coins
    s.coins[seat] += coins


@rule
def pay_coin(s, seat):
    s.coins[seat] -= 1
    s.bank += 1


@rule
def move_master(c, s, seat, steps):
    """The harbour master walks towards New Orleans; steps past the end are lost."""
    space = s.master[seat] + steps
    space = min(space, c.harbour_end)
    s.master[seat] = space


@rule
def send_agents(s, seat, number):
    """Workers of the supply become agents in New Orleans for good."""
    s.workers[seat] -= number
    s.agents[seat] += number
    s.envoys = 0


# ------------------------------------------------------------------------------------------------------------ fields

# These look at many fields, as masks with a bit for each: so they test all at once with `&`, where `and` would branch,
# and put a mask together row by row, in small numbers.


@rule
def is_barn(s, seat, field):
    return s.feature[seat, field] % SURVEYED == BARN


@rule
def is_unscored(s, seat, field):
    """Whether there is a barn or a well without a surveyor."""
    return NO_FEATURE < s.feature[seat, field] <= SURVEYED


@rule
def is_empty(s, seat, field):
    """An empty field bears no worker, no crop and no barn: the same everywhere in the rules."""
    return (s.worker[seat, field] == 0) & (s.crop[seat, field] == EMPTY) & (not is_barn(s, seat, field))


@rule
def has_empty_field(s, seat):
    for field in range(FIELDS):
        if is_empty(s, seat, field):
            return True
    return False


@rule
def empty_fields(s, seat):
    empty = 0
    for row in range(ROWS):
        bits = 0
        for column in range(COLUMNS):
            bits = bits | is_empty(s, seat, COLUMNS * row + column) << column
        empty = empty | wide(bits) << COLUMNS * row
    return empty


@rule
def is_unplanted(s, seat, field):
    """Whether a worker stands here on a field without a crop: only then is 0 or 1 worker more than the crop."""
    return s.worker[seat, field] > s.crop[seat, field]


@rule
def bare_workers(s, seat):
    """All fields with a worker but without a crop."""
    bare = 0
    for row in range(ROWS):
        bits = 0
        for column in range(COLUMNS):
            bits = bits | is_unplanted(s, seat, COLUMNS * row + column) << column
        bare = bare | wide(bits) << COLUMNS * row
    return bare


# A field's neighbour to one side is so many bits further on; every second row lies half a field to the right.
INNER = (2 * COLUMNS + 1, COLUMNS + 1)  # a field of either kind of row with neighbours on all sides
DISTANCE = tuple(tuple(neighbour(field, way) - field for field in INNER) for way in range(WAYS))
FARTHEST = COLUMNS + 1
# The fields of either kind of row that have a neighbour on that side at all.
BORDERING = tuple(
    tuple(
        sum(1 << field for field in range(FIELDS) if field // COLUMNS % 2 == shift and neighbour(field, way) >= 0)
        for shift in range(2)
    )
    for way in range(WAYS)
)


@rule
def beside(fields, way):
    """All fields that have one of these `fields` beside them on that side, a bit for each."""
    ahead = fields << FARTHEST  # so that a distance can be negative
    even = ahead >> FARTHEST + DISTANCE[way][0] & BORDERING[way][0]
    odd = ahead >> FARTHEST + DISTANCE[way][1] & BORDERING[way][1]
    return even | odd
