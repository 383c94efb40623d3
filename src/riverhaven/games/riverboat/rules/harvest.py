"""Phase III, harvest and shipping: workers leave one crop to load a boat, which brings its benefit at once."""

from riverhaven.core.gear import narrow, rule, wide
from riverhaven.core.play import ask
from riverhaven.games.riverboat.rules.table import (
    begin_turns,
    gain_coins,
    gain_points,
    is_out,
    move_master,
    next_turn,
    pay_coin,
)
from riverhaven.games.riverboat.state import BOAT_TYPES, CROP_COUNT, FIELDS, FROM_BOATS, HARVEST, Phase, Reason

COUNT_BITS = 6  # of the count for one crop
MOST_COUNTED = (1 << COUNT_BITS) - 1


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
            ask(s, s.active, Phase.LOAD)
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
    """How many workers stand on each crop, and before these on none: some bits for each."""
    ready = 0
    for field in range(FIELDS):
        ready += wide(s.worker[seat, field]) << COUNT_BITS * s.crop[seat, field]
    return ready


@rule
def harvested_hexes(s, seat):
    """How many hexes of each crop have been harvested, in bits as those of `ready_workers`."""
    hexes = 0
    for field in range(FIELDS):
        hexes += wide(1 - s.worker[seat, field]) << COUNT_BITS * s.crop[seat, field]
    return hexes


@rule
def on_crop(counts, crop):
    """The count for one crop in what `ready_workers` and `harvested_hexes` return."""
    return narrow(counts >> COUNT_BITS * (crop + 1) & MOST_COUNTED)


@rule
def offered_boats(c, s, seat):
    """What `seat` may load: a bit for each boat and crop, first of the boats on display, then of those for a coin."""
    ready = ready_workers(s, seat)
    shown = 0
    hired = 0
    for boat in range(BOAT_TYPES):
        crops = 0
        for crop in range(CROP_COUNT):
            crops = crops | wide(on_crop(ready, crop) >= c.capacity[boat]) << CROP_COUNT * boat + crop
        if s.dock[boat] == 1:
            shown = shown | crops
        if s.boat_pile[boat] > 0 and s.coins[seat] > 0:
            hired = hired | crops
    return shown, hired


@rule
def load_reason(c, s, seat, boat, crop):
    """Why `seat` may not load the boat on display with `crop`."""
    if s.dock[boat] == 0:
        return Reason.NOT_ON_DISPLAY
    if on_crop(ready_workers(s, seat), crop) < c.capacity[boat]:
        return Reason.WRONG_LOAD
    return Reason.OK


@rule
def hire_reason(c, s, seat, boat, crop):
    """Why `seat` may not pay a coin to load a boat of the pile, whether or not one is on display."""
    if s.coins[seat] == 0:
        return Reason.NO_COIN
    if s.boat_pile[boat] == 0:
        return Reason.NONE_LEFT
    if on_crop(ready_workers(s, seat), crop) < c.capacity[boat]:
        return Reason.WRONG_LOAD
    return Reason.OK


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
    count = 0
    for field in range(FIELDS):
        count += (s.crop[seat, field] == crop + 1) & (s.worker[seat, field] == 0)
    return count
