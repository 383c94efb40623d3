"""What every phase needs: whose decision it is, points, coins, steps in the harbour, empty fields."""

from riverhaven.core.gear import rule
from riverhaven.games.riverboat.state import BARN, EMPTY, FIELDS, SURVEYED

# ------------------------------------------------------------------------------------------------------------- turns


@rule
def ask(s, seat, phase):
    """Wait for a decision of one seat."""
    s.waiting = 1 << seat
    s.phase = phase


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


@rule
def is_barn(s, seat, field):
    return s.feature[seat, field] == BARN or s.feature[seat, field] == BARN + SURVEYED


@rule
def is_empty(s, seat, field):
    """An empty field bears no worker, no crop and no barn: the same everywhere in the rules."""
    return s.worker[seat, field] == 0 and s.crop[seat, field] == EMPTY and not is_barn(s, seat, field)


@rule
def has_empty_field(s, seat):
    for field in range(FIELDS):
        if is_empty(s, seat, field):
            return True
    return False


@rule
def is_unplanted(s, seat, field):
    """Whether a worker stands here on a field without a crop."""
    return s.worker[seat, field] == 1 and s.crop[seat, field] == EMPTY
