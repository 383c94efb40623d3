"""Phase III, harvest and shipping: workers leave one crop to load a boat, which brings its benefit at once."""

from riverhaven.core.gear import rule
from riverhaven.games.riverboat.rules.table import (
    ask,
    begin_turns,
    gain_coins,
    gain_points,
    is_out,
    move_master,
    next_turn,
    pay_coin,
)
from riverhaven.games.riverboat.state import (
    BOAT_TYPES,
    FIELDS,
    FROM_BOATS,
    HARVEST,
    LOAD,
    NO_COIN,
    NONE_LEFT,
    NOT_ON_DISPLAY,
    OK,
    WRONG_LOAD,
)

READY_BITS = 8  # of the count for one crop in what `ready_workers` returns


@rule
def begin_harvest(c, s):
    begin_turns(s, HARVEST)
    move_master(c, s, s.active, c.harvest_steps)


@rule
def ask_loader(c, s):
    """The next player who is still in this phase loads a boat or passes. Returns False when all are done."""
    next_turn(s)
    for _ in range(s.seats):
        if not is_out(s, s.active) and s.loaded[s.active] < c.boats_a_round[s.round_number]:
            ask(s, s.active, LOAD)
            return True
        s.active = (s.active + 1) % s.seats
    return False


@rule
def refill_dock(s):
    """One boat of each type on display, as long as its pile lasts."""
    for boat in range(BOAT_TYPES):
        if s.dock[boat] == 0 and s.boat_pile[boat] > 0:
            s.dock[boat] = 1
            s.boat_pile[boat] -= 1


# ----------------------------------------------------------------------------------------------------------- loading


@rule
def ready_workers(s, seat):
    """How many workers stand on each crop: eight bits for each."""
    found = 0
    for field in range(FIELDS):
        crop = int(s.crop[seat, field])
        if crop > 0 and s.worker[seat, field] == 1:
            found += 1 << READY_BITS * (crop - 1)
    return found


@rule
def ready_on(ready, crop):
    return ready >> READY_BITS * int(crop) & 0xFF


@rule
def load_reason(c, s, boat, crop, ready):
    """Why the boat on display may not be loaded with `crop` by a player with these `ready` workers."""
    if s.dock[boat] == 0:
        return NOT_ON_DISPLAY
    if ready_on(ready, crop) < c.capacity[boat]:
        return WRONG_LOAD
    return OK


@rule
def hire_reason(c, s, seat, boat, crop, ready):
    """Why `seat` may not pay a coin to load a boat of the pile, whether or not one is on display."""
    if s.coins[seat] == 0:
        return NO_COIN
    if s.boat_pile[boat] == 0:
        return NONE_LEFT
    if ready_on(ready, crop) < c.capacity[boat]:
        return WRONG_LOAD
    return OK


@rule
def ship(c, s, seat, boat, crop, hired):
    """Workers to the supply, boat into the leftmost free notch, its benefit; the harvest bonus comes last."""
    if hired:
        pay_coin(s, seat)
        s.boat_pile[boat] -= 1
    else:
        s.dock[boat] -= 1
    before = harvested(s, seat, crop)
    bring_in(s, seat, crop, c.capacity[boat])
    s.boat[seat, s.boats[seat]] = boat + 1
    s.boats[seat] += 1
    s.loaded[seat] += 1
    gain_points(s, seat, FROM_BOATS, c.boat_points[boat])
    gain_coins(s, seat, c.boat_coins[boat])
    move_master(c, s, seat, c.boat_steps[boat])
    s.wanted = c.boat_feature[boat]
    s.envoys = c.boat_agents[boat]
    if before < c.harvest_bonus and before + c.capacity[boat] >= c.harvest_bonus:
        s.harvest_bonus = 1
    s.turn_over = 1


@rule
def bring_in(s, seat, crop, number):
    """Take workers off their hexes. Which ones has no effect on anything, so nobody is asked: row by row."""
    for field in range(FIELDS):
        if number > 0 and s.crop[seat, field] == crop + 1 and s.worker[seat, field] == 1:
            s.worker[seat, field] = 0
            s.workers[seat] += 1
            number -= 1


@rule
def harvested(s, seat, crop):
    """The hexes of `crop` without a worker: tiles only come under workers, and workers leave them only by harvest."""
    found = 0
    for field in range(FIELDS):
        if s.crop[seat, field] == crop + 1 and s.worker[seat, field] == 0:
            found += 1
    return found
