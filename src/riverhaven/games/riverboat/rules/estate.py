"""Estate features (barns, wells, surveyors) and agents: how they are taken, and what they are worth."""

from riverhaven.core.gear import rule
from riverhaven.games.riverboat.rules.table import ask, has_empty_field, is_barn, is_empty
from riverhaven.games.riverboat.state import (
    A_BARN,
    A_SURVEYOR,
    ANY_FEATURE,
    BARN_SITE,
    CROP_COUNT,
    EMPTY,
    FEATURE,
    FEATURE_COUNT,
    FIELD_NOT_EMPTY,
    FIELDS,
    NO_WELL_HERE,
    NONE_LEFT,
    NOTHING,
    OK,
    SEND,
    SITE,
    SURVEYED,
    TAKE_BARN,
    TAKE_SURVEYOR,
    TAKE_WELL,
    TOO_MANY,
    WAYS,
    WELL,
    WELL_SITE,
    WRONG_FEATURE,
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
        ask(s, s.active, SITE)
    elif s.wanted != NOTHING:
        if not can_have(s, s.active):
            s.wanted = ANY_FEATURE
        if can_have(s, s.active):
            ask(s, s.active, FEATURE)
        else:
            s.wanted = NOTHING
    elif s.envoys > 0:
        ask(s, s.active, SEND)
    else:
        s.harvest_bonus = 0
        s.wanted = ANY_FEATURE


@rule
def can_have(s, seat):
    """Whether `seat` can take an estate feature of the kind that is due."""
    for feature in range(FEATURE_COUNT):
        if feature_reason(s, seat, feature) == OK:
            return True
    return False


# -------------------------------------------------------------------------------------------------- taking a feature


@rule
def feature_reason(s, seat, feature):
    """Why `seat` may not take this feature: not granted, none left, or nowhere to put it."""
    if feature == TAKE_SURVEYOR:
        if s.wanted == A_BARN:
            return WRONG_FEATURE
        if s.surveyor_supply > 0:
            return OK
    elif feature == TAKE_BARN:
        if s.wanted == A_SURVEYOR:
            return WRONG_FEATURE
        if s.barns > 0 and has_empty_field(s, seat):
            return OK
    else:
        if s.wanted != ANY_FEATURE:
            return WRONG_FEATURE
        if s.wells > 0 and has_site_for_well(s, seat):
            return OK
    return NONE_LEFT


@rule
def has_site_for_well(s, seat):
    crops = crops_with_well(s, seat)
    for field in range(FIELDS):
        if s.crop[seat, field] != EMPTY and crops >> s.crop[seat, field] & 1 == 0:
            return True
    return False


@rule
def barn_reason(s, seat, field):
    if s.wanted == WELL_SITE:
        return WRONG_FEATURE
    if not is_empty(s, seat, field):
        return FIELD_NOT_EMPTY
    return OK


@rule
def well_reason(s, seat, field, crops):
    """Why `seat`, which has wells on these `crops`, may put none on `field`. A worker there does not matter."""
    if s.wanted == BARN_SITE:
        return WRONG_FEATURE
    if s.crop[seat, field] == EMPTY or crops >> s.crop[seat, field] & 1 == 1:
        return NO_WELL_HERE
    return OK


@rule
def crops_with_well(s, seat):
    """A bit for each crop on which `seat` has a well, as `s.crop` numbers them."""
    found = 0
    for field in range(FIELDS):
        if s.feature[seat, field] == WELL or s.feature[seat, field] == WELL + SURVEYED:
            found = found | 1 << int(s.crop[seat, field])
    return found


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
def send_reason(s, seat, number):
    """Sending is never a duty; it is limited by what was granted and by the workers in the supply."""
    if number > s.envoys or number > s.workers[seat]:
        return TOO_MANY
    return OK


# ------------------------------------------------------------------------------------------------------------- worth


@rule
def count_features(s, seat, kind):
    """How many barns, or wells, `seat` has, scored or not."""
    found = 0
    for field in range(FIELDS):
        if s.feature[seat, field] == kind or s.feature[seat, field] == kind + SURVEYED:
            found += 1
    return found


@rule
def feature_points(c, s, seat, field):
    """What a surveyor on the barn or well on `field` would bring now."""
    if is_barn(s, seat, field):
        return barn_points(c, s, seat, field)
    return c.well_each * group_size(c, s, seat, field)


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
def group_size(c, s, seat, field):
    """How many hexes of the same crop hang together with `field`."""
    crop = s.crop[seat, field]
    group = 1 << int(field)  # a bit for each field
    size = 1
    grown = True
    while grown:
        grown = False
        for other in range(FIELDS):
            if s.crop[seat, other] == crop and group >> other & 1 == 0 and touches(c, other, group):
                group = group | 1 << other
                size += 1
                grown = True
    return size


@rule
def touches(c, field, group):
    """Whether a neighbour of `field` belongs to the `group`, a bit for each field."""
    for way in range(WAYS):
        other = int(c.neighbour[field, way])
        if other >= 0 and group >> other & 1 == 1:
            return True
    return False
