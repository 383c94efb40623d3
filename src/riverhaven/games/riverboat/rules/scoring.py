"""Phase V, scoring: the holder's reward, surveyors on barns, wells and cards, and income."""

from riverhaven.core.gear import rule, wide
from riverhaven.core.play import ask
from riverhaven.games.riverboat.rules.estate import count_features, feature_points
from riverhaven.games.riverboat.rules.harvest import harvested, harvested_hexes, on_crop
from riverhaven.games.riverboat.rules.table import (
    begin_turns,
    gain_coins,
    gain_points,
    is_barn,
    is_out,
    is_unscored,
    leave_phase,
    move_master,
    send_agents,
)
from riverhaven.games.riverboat.state import (
    AGENT,
    AGENTS,
    BARN,
    BARNS,
    BARNS_AND_WELLS,
    CARDS,
    COIN,
    COINS,
    COLUMNS,
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
    NOTCHES,
    REWARD_COUNT,
    RIM,
    ROWS,
    SCORED,
    SCORING,
    SURVEYED,
    TRIANGLE_TILES,
    TWO_BOATS,
    VARIETY,
    WELL,
    WELLS,
    Phase,
    Reason,
)


@rule
def begin_scoring(s):
    begin_turns(s, SCORING)
    s.placed_now = 0
    ask(s, s.active, Phase.REWARD)


# ------------------------------------------------------------------------------------------------- the holder's reward


@rule
def offered_rewards(s, seat):
    """A bit for each reward that can be chosen."""
    offered = 0
    for reward in range(REWARD_COUNT):
        offered = offered | (reward_reason(s, seat, reward) == Reason.OK) << reward
    return offered


@rule
def reward_reason(s, seat, reward):
    """Why the holder may not choose this: what cannot be had is no choice. A step can always be chosen."""
    if reward == COIN and s.bank == 0:
        return Reason.NONE_LEFT
    if reward == AGENT and s.workers[seat] == 0:
        return Reason.TOO_MANY
    return Reason.OK


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
                ask(s, seat, Phase.SURVEY)
                return True
            leave_phase(s, seat)
        s.placed_now = 0
        s.active = (s.active + 1) % s.seats
    return False


@rule
def can_survey(c, s, seat):
    if s.surveyors[seat] == 0 or s.placed_now == c.surveyors_a_round[s.round_number]:
        return False
    features, cards = tasks(s, seat)
    return features != 0 or cards != 0


@rule
def tasks(s, seat):
    """What `seat` may put a surveyor on: a bit for each field with a barn or a well, and a bit for each card."""
    features = 0
    for row in range(ROWS):
        bits = 0
        for column in range(COLUMNS):
            bits = bits | is_unscored(s, seat, COLUMNS * row + column) << column
        features = features | wide(bits) << COLUMNS * row
    cards = 0
    for card in range(CARDS):
        cards = cards | (s.card[card] == HELD + seat) << card
    return features, cards


@rule
def survey_reason(s, seat, field):
    """Why `seat` may put no surveyor on the barn or well on `field`."""
    if s.feature[seat, field] == NO_FEATURE:
        return Reason.NOTHING_TO_SURVEY
    if s.feature[seat, field] > SURVEYED:
        return Reason.ALREADY_SURVEYED
    return Reason.OK


@rule
def assess_reason(s, seat, card):
    """Why `seat` may put no surveyor on this opportunity card."""
    if s.card[card] == SCORED + seat:
        return Reason.ALREADY_SURVEYED
    if s.card[card] != HELD + seat:
        return Reason.NOT_YOUR_CARD
    return Reason.OK


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
        return s.agents[seat]
    if what == COINS:
        return s.coins[seat]
    if what == BARNS:
        return count_features(s, seat, BARN)
    if what == WELLS:
        return count_features(s, seat, WELL)
    if what == BARNS_AND_WELLS:
        return count_features(s, seat, BARN) + count_features(s, seat, WELL)
    if what == TRIANGLE_TILES:
        return s.triangles[seat]
    if what == RIM:
        return occupied_rim(c, s, seat)
    if what == TWO_BOATS:
        return two_largest_boats(c, s, seat)
    return 0


@rule
def harvested_crops(s, seat):
    crops = 0
    counts = harvested_hexes(s, seat)
    for crop in range(CROP_COUNT):
        if on_crop(counts, crop) > 0:
            crops += 1
    return crops


@rule
def occupied_rim(c, s, seat):
    """Fields of the rim under a crop or a barn."""
    count = 0
    for field in range(FIELDS):
        if c.rim[field] == 1 and (s.crop[seat, field] != EMPTY or is_barn(s, seat, field)):
            count += 1
    return count


@rule
def two_largest_boats(c, s, seat):
    """The best choice of two boats, reached or not; with one boat, that one alone."""
    first = 0
    second = 0
    for notch in range(NOTCHES):
        boat = s.boat[seat, notch]
        if boat > 0:
            capacity = c.capacity[boat - 1]
            if capacity > first:
                second = first
                first = capacity
            elif capacity > second:
                second = capacity
    return first + second
