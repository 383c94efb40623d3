"""Phase V, scoring: the holder's reward, surveyors on barns, wells and cards, and income."""

from riverhaven.core.gear import rule
from riverhaven.games.riverboat.rules.estate import count_features, feature_points
from riverhaven.games.riverboat.rules.harvest import harvested
from riverhaven.games.riverboat.rules.table import (
    ask,
    begin_turns,
    gain_coins,
    gain_points,
    is_barn,
    is_out,
    leave_phase,
    move_master,
    send_agents,
)
from riverhaven.games.riverboat.state import (
    AGENT,
    AGENTS,
    ALREADY_SURVEYED,
    BARN,
    BARNS,
    BARNS_AND_WELLS,
    CARDS,
    COIN,
    COINS,
    CROP_COUNT,
    EMPTY,
    FIELDS,
    FROM_AGENTS,
    FROM_BARNS,
    FROM_CARDS,
    FROM_SURVEYORS,
    FROM_WELLS,
    HELD,
    NO_FEATURE,
    NONE_LEFT,
    NOT_YOUR_CARD,
    NOTCHES,
    NOTHING_TO_SURVEY,
    OK,
    REWARD,
    RIM,
    SCORED,
    SCORING,
    SURVEY,
    SURVEYED,
    TOO_MANY,
    TRIANGLE_TILES,
    TWO_BOATS,
    VARIETY,
    WELL,
    WELLS,
)


@rule
def begin_scoring(s):
    begin_turns(s, SCORING)
    s.placed_now = 0
    ask(s, s.active, REWARD)


# ------------------------------------------------------------------------------------------------- the holder's reward


@rule
def reward_reason(s, seat, reward):
    """Why the holder may not choose this: what cannot be had is no choice. A step can always be chosen."""
    if reward == COIN and s.bank == 0:
        return NONE_LEFT
    if reward == AGENT and s.workers[seat] == 0:
        return TOO_MANY
    return OK


@rule
def take_reward(c, s, seat, reward):
    if reward == COIN:
        gain_coins(s, seat, c.scoring_coins)
    elif reward == AGENT:
        send_agents(s, seat, 1)
    else:
        move_master(c, s, seat, c.scoring_steps)


# --------------------------------------------------------------------------------------------------- placing surveyors


@rule
def ask_surveyor(c, s):
    """Each player in turn places all its surveyors, one by one. Returns False when all have."""
    for _ in range(s.seats):
        seat = s.active
        if not is_out(s, seat):
            if can_survey(c, s, seat):
                ask(s, seat, SURVEY)
                return True
            leave_phase(s, seat)
        s.placed_now = 0
        s.active = (s.active + 1) % s.seats
    return False


@rule
def can_survey(c, s, seat):
    if s.surveyors[seat] == 0 or s.placed_now == c.surveyors_a_round[s.round_number]:
        return False
    for field in range(FIELDS):
        if survey_reason(s, seat, field) == OK:
            return True
    for card in range(CARDS):
        if s.card[card] == HELD + seat:
            return True
    return False


@rule
def survey_reason(s, seat, field):
    """Why `seat` may put no surveyor on the barn or well on `field`."""
    if s.feature[seat, field] == NO_FEATURE:
        return NOTHING_TO_SURVEY
    if s.feature[seat, field] > SURVEYED:
        return ALREADY_SURVEYED
    return OK


@rule
def assess_reason(s, seat, card):
    """Why `seat` may put no surveyor on this opportunity card."""
    if s.card[card] == SCORED + seat:
        return ALREADY_SURVEYED
    if s.card[card] != HELD + seat:
        return NOT_YOUR_CARD
    return OK


@rule
def survey(c, s, seat, field):
    """A barn or a well scores as it stands; growth after this is not paid."""
    source = FROM_WELLS
    if is_barn(s, seat, field):
        source = FROM_BARNS
    gain_points(s, seat, source, feature_points(c, s, seat, field))
    s.feature[seat, field] += SURVEYED
    place_surveyor(s, seat)


@rule
def assess(c, s, seat, card):
    gain_points(s, seat, FROM_CARDS, card_points(c, s, seat, card))
    move_master(c, s, seat, c.card_steps[card])
    s.envoys = c.card_agents[card]
    s.card[card] = SCORED + seat
    place_surveyor(s, seat)


@rule
def place_surveyor(s, seat):
    s.surveyors[seat] -= 1
    s.active_surveyors[seat] += 1
    s.placed_now += 1


@rule
def pay_income(c, s):
    """After all have placed their surveyors, in phase order: for every active surveyor and every agent."""
    for i in range(s.seats):
        seat = (s.holder[SCORING] + i) % s.seats
        gain_points(s, seat, FROM_SURVEYORS, c.active_surveyor * s.active_surveyors[seat])
        gain_points(s, seat, FROM_AGENTS, c.agent * s.agents[seat])


# -------------------------------------------------------------------------------------------------------------- cards


@rule
def card_points(c, s, seat, card):
    """What the card would bring `seat` now."""
    return min(c.card_points[card] + c.card_each[card] * card_count(c, s, seat, card), c.card_most[card])


@rule
def card_count(c, s, seat, card):
    """How many there are of what the card counts."""
    what = c.card_counts[card]
    if what < CROP_COUNT:
        return harvested(s, seat, what)
    if what == VARIETY:
        return harvested_crops(s, seat)
    if what == AGENTS:
        return int(s.agents[seat])
    if what == COINS:
        return int(s.coins[seat])
    if what == BARNS:
        return count_features(s, seat, BARN)
    if what == WELLS:
        return count_features(s, seat, WELL)
    if what == BARNS_AND_WELLS:
        return count_features(s, seat, BARN) + count_features(s, seat, WELL)
    if what == TRIANGLE_TILES:
        return int(s.triangles[seat])
    if what == RIM:
        return occupied_rim(c, s, seat)
    if what == TWO_BOATS:
        return two_largest_boats(c, s, seat)
    return 0


@rule
def harvested_crops(s, seat):
    found = 0
    for crop in range(CROP_COUNT):
        if harvested(s, seat, crop) > 0:
            found += 1
    return found


@rule
def occupied_rim(c, s, seat):
    """Fields of the rim under a crop or a barn."""
    found = 0
    for field in range(FIELDS):
        if c.rim[field] == 1 and (s.crop[seat, field] != EMPTY or is_barn(s, seat, field)):
            found += 1
    return found


@rule
def two_largest_boats(c, s, seat):
    """The best choice of two boats, reached or not; with one boat, that one alone."""
    first = 0
    second = 0
    for notch in range(NOTCHES):
        boat = s.boat[seat, notch]
        if boat > 0:
            capacity = int(c.capacity[boat - 1])
            if capacity > first:
                second = first
                first = capacity
            elif capacity > second:
                second = capacity
    return first + second
