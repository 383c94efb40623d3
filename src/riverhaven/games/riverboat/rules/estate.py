"""Estate features (barns, wells, surveyors) and agents: how they are taken, and what they are worth."""

from riverhaven.core.gear import rule, wide
from riverhaven.core.play import ask
from riverhaven.games.riverboat.rules.table import beside, empty_fields, has_empty_field, is_barn, is_empty
from riverhaven.games.riverboat.state import (
    A_BARN,
    A_SURVEYOR,
    ANY_FEATURE,
    BARN_SITE,
    CROP_COUNT,
    EMPTY,
    FEATURE_COUNT,
    FIELDS,
    MOST_SENT,
    NOTHING,
    SURVEYED,
    TAKE_BARN,
    TAKE_SURVEYOR,
    TAKE_WELL,
    WAYS,
    WELL,
    WELL_SITE,
    Phase,
    Reason,
)

# ------------------------------------------------------------------------------------------------- what is still due


@rule
def benefit_due(s):
    return s.wanted != NOTHING or s.envoys > 0 or s.harvest_bonus == 1


@rule
def ask_benefit(s):
    """Ask the active player for the next thing due: the feature, then the agents, then the harvest bonus.

    A kind that is out, or that can be put nowhere, is replaced by one of choice; if none can be had, nothing is.
    """
    if s.wanted == BARN_SITE or s.wanted == WELL_SITE:
        ask(s, s.active, Phase.SITE)
    elif s.wanted != NOTHING:
        if not can_have(s, s.active):
            s.wanted = ANY_FEATURE
        if can_have(s, s.active):
            ask(s, s.active, Phase.FEATURE)
        else:
            s.wanted = NOTHING
    elif s.envoys > 0:
        ask(s, s.active, Phase.SEND)
    else:
        s.harvest_bonus = 0
        s.wanted = ANY_FEATURE


@rule
def can_have(s, seat):
    """Whether `seat` can take an estate feature of the kind that is due."""
    return offered_features(s, seat) != 0


# -------------------------------------------------------------------------------------------------- taking a feature


@rule
def offered_features(s, seat):
    """A bit for each feature that `seat` may take."""
    offered = 0
    for feature in range(FEATURE_COUNT):
        offered = offered | (feature_reason(s, seat, feature) == Reason.OK) << feature
    return offered


@rule
def feature_reason(s, seat, feature):
    """Why `seat` may not take this feature: not granted, none left, or nowhere to put it."""
    if feature == TAKE_SURVEYOR:
        if s.wanted == A_BARN:
            return Reason.WRONG_FEATURE
        if s.surveyor_supply > 0:
            return Reason.OK
    elif feature == TAKE_BARN:
        if s.wanted == A_SURVEYOR:
            return Reason.WRONG_FEATURE
        if s.barns > 0 and has_empty_field(s, seat):
            return Reason.OK
    else:
        if s.wanted != ANY_FEATURE:
            return Reason.WRONG_FEATURE
        if s.wells > 0 and has_site_for_well(s, seat):
            return Reason.OK
    return Reason.NONE_LEFT


@rule
def has_site_for_well(s, seat):
    return sites_for_well(s, seat) != 0


@rule
def offered_sites(s, seat):
    """Where `seat` may put the barn that it has taken, and where the well: a bit for each field."""
    if s.wanted == BARN_SITE:
        return empty_fields(s, seat), 0
    return 0, sites_for_well(s, seat)


@rule
def sites_for_well(s, seat):
    """The fields with a crop on which `seat` has no well yet, a bit for each. A worker there does not matter."""
    taken = crops_with_well(s, seat) | 1 << EMPTY
    sites = 0
    for field in range(FIELDS):
        sites = sites | wide(taken >> s.crop[seat, field] & 1 == 0) << field
    return sites


@rule
def barn_reason(s, seat, field):
    if s.wanted == WELL_SITE:
        return Reason.WRONG_FEATURE
    if not is_empty(s, seat, field):
        return Reason.FIELD_NOT_EMPTY
    return Reason.OK


@rule
def well_reason(s, seat, field):
    if s.wanted == BARN_SITE:
        return Reason.WRONG_FEATURE
    if sites_for_well(s, seat) >> field & 1 == 0:
        return Reason.NO_WELL_HERE
    return Reason.OK


@rule
def crops_with_well(s, seat):
    """A bit for each crop on which `seat` has a well, as `s.crop` numbers them."""
    crops = 0
    for field in range(FIELDS):
        if s.feature[seat, field] == WELL or s.feature[seat, field] == WELL + SURVEYED:
            crops = crops | 1 << s.crop[seat, field]
    return crops


@rule
def take_feature(s, seat, feature):
    """A surveyor joins the supply; a barn or a well must be put down at once."""
    if feature == TAKE_BARN:
        s.barns -= 1
        s.wanted = BARN_SITE
    elif feature == TAKE_WELL:
        s.wells -= 1
        s.wanted = WELL_SITE
    else:
        s.surveyor_supply -= 1
        s.surveyors[seat] += 1
        s.wanted = NOTHING


@rule
def put_feature(s, seat, field, kind):
    s.feature[seat, field] = kind
    s.wanted = NOTHING


# ------------------------------------------------------------------------------------------------------------ agents


@rule
def offered_numbers(s, seat):
    """A bit for each number of workers that `seat` may send."""
    offered = 0
    for number in range(MOST_SENT + 1):
        offered = offered | (send_reason(s, seat, number) == Reason.OK) << number
    return offered


@rule
def send_reason(s, seat, number):
    """Sending is never a duty; it is limited by what was granted and by the workers in the supply."""
    if number > s.envoys or number > s.workers[seat]:
        return Reason.TOO_MANY
    return Reason.OK


# ------------------------------------------------------------------------------------------------------------- worth


@rule
def count_features(s, seat, kind):
    """How many barns, or wells, `seat` has, scored or not."""
    count = 0
    for field in range(FIELDS):
        if s.feature[seat, field] == kind or s.feature[seat, field] == kind + SURVEYED:
            count += 1
    return count


@rule
def feature_points(c, s, seat, field):
    """What a surveyor on the barn or well on `field` would bring now."""
    if is_barn(s, seat, field):
        return barn_points(c, s, seat, field)
    return c.well_each * group_size(s, seat, field)


@rule
def barn_points(c, s, seat, field):
    """Points for each neighbouring hex of the one crop that occurs most; harvested or not does not matter."""
    best = 0
    for crop in range(1, CROP_COUNT + 1):
        hexes = 0
        for way in range(WAYS):
            other = c.neighbour[field, way]
            if other >= 0 and s.crop[seat, other] == crop:
                hexes += 1
        best = max(best, hexes)
    return min(c.barn_each * best, c.barn_most)


@rule
def group_size(s, seat, field):
    """How many hexes of the same crop hang together with `field`."""
    alike = 0
    for other in range(FIELDS):
        alike = alike | wide(s.crop[seat, other] == s.crop[seat, field]) << other
    group = 0
    grown = wide(1) << field
    while grown != group:
        group = grown
        for way in range(WAYS):
            grown = grown | beside(group, way) & alike
    return group.bit_count()
