"""The end of the game: final scoring, and who has won."""

from riverhaven.core.gear import rule
from riverhaven.core.play import end_match
from riverhaven.games.riverboat.rules.table import gain_points, is_barn, is_unscored
from riverhaven.games.riverboat.state import (
    COLOUR_COUNT,
    EMPTY,
    FIELDS,
    FROM_AGENT_RANK,
    FROM_COINS,
    FROM_COLOURS,
    FROM_HARBOUR,
    FROM_UNSCORED,
    NOTCHES,
    STAGES,
)


@rule
def end_game(c, s):
    for seat in range(s.seats):
        gain_points(s, seat, FROM_COINS, c.final_coin * s.coins[seat])
        gain_points(s, seat, FROM_COLOURS, c.final_colour * covered_colours(c, s, seat))
        gain_points(s, seat, FROM_UNSCORED, c.final_unscored * unscored(s, seat))
        gain_points(s, seat, FROM_HARBOUR, harbour_points(c, s, seat))
        gain_points(s, seat, FROM_AGENT_RANK, agent_points(c, s, seat))
    end_match(s)  # equal scores share their place: there is no further tie-break


@rule
def is_colour_covered(c, s, seat, colour):
    """Whether all fields of this colour lie under a crop or a barn."""
    for field in range(FIELDS):
        if c.colour[s.board[seat], field] == colour and s.crop[seat, field] == EMPTY and not is_barn(s, seat, field):
            return False
    return True


@rule
def covered_colours(c, s, seat):
    colours = 0
    for colour in range(COLOUR_COUNT):
        if is_colour_covered(c, s, seat, colour):
            colours += 1
    return colours


@rule
def unscored(s, seat):
    """Barns and wells without a surveyor, and surveyors without a task. Cards do not count."""
    count = s.surveyors[seat]
    for field in range(FIELDS):
        count += is_unscored(s, seat, field)
    return count


@rule
def lowest_phase_tile(s, seat):
    """What breaks ties: the lowest number among the phase tiles that `seat` holds."""
    for stage in range(STAGES):
        if s.holder[stage] == seat:
            return stage
    return STAGES  # only before the draft of the round is over


# ----------------------------------------------------------------------------------------------------------- harbour


@rule
def reached_value(c, s, seat):
    """The capacities of the boats that the harbour master has reached or passed."""
    value = 0
    for notch in range(NOTCHES):
        if s.boat[seat, notch] > 0 and s.master[seat] >= c.notch[notch]:
            value += c.capacity[s.boat[seat, notch] - 1]
    return value


@rule
def is_farthest(s, seat):
    """Whether this harbour master has come farthest; in a tie the lower phase tile decides, so there is only one."""
    for other in range(s.seats):
        if s.master[other] > s.master[seat]:
            return False
        if s.master[other] == s.master[seat] and lowest_phase_tile(s, other) < lowest_phase_tile(s, seat):
            return False
    return True


@rule
def harbour_points(c, s, seat):
    """The full value for the farthest; for all others half of the sum, rounded up."""
    points = reached_value(c, s, seat)
    if is_farthest(s, seat):
        return points
    return (points + 1) // 2


# ------------------------------------------------------------------------------------------------------------ agents


@rule
def agent_rank(s, seat):
    """How many players stand before `seat` in New Orleans; in a tie the lower phase tile decides."""
    ahead = 0
    for other in range(s.seats):
        level = s.agents[other] == s.agents[seat]
        if s.agents[other] > s.agents[seat] or (level and lowest_phase_tile(s, other) < lowest_phase_tile(s, seat)):
            ahead += 1
    return ahead


@rule
def agent_points(c, s, seat):
    """By rank; without an agent there is no rank."""
    if s.agents[seat] == 0:
        return 0
    return c.final_agents[agent_rank(s, seat)]
