"""A cheap estimate of how a seat stands, for bots: the points so far, and what the rest promises."""

from riverhaven.core.gear import rule
from riverhaven.games.riverboat.rules.estate import feature_points
from riverhaven.games.riverboat.rules.final import (
    agent_points,
    bare_fields,
    harbour_points,
    unscored,
)
from riverhaven.games.riverboat.rules.harvest import harvested, ready_on, ready_workers
from riverhaven.games.riverboat.rules.planting import bare_worker_beside
from riverhaven.games.riverboat.rules.scoring import card_points
from riverhaven.games.riverboat.rules.table import is_unplanted
from riverhaven.games.riverboat.state import (
    BARN_SITE,
    CARDS,
    COLOUR_COUNT,
    CROP_COUNT,
    DRAFTING,
    EMPTY,
    FIELDS,
    HARVEST,
    HELD,
    NO_FEATURE,
    NOTCHES,
    PLANTING,
    SCORING,
    SURVEYED,
    WAYS,
)

COIN = 2.0  # more than its final point: it bends a rule
STEP = 0.5  # of the harbour master, besides the boats it has reached
BOAT_AHEAD = 0.4  # of the capacity of a boat that may still be reached
PROMISE = 0.7  # of what a surveyor would score now
SURVEYOR = 3.0  # in the supply, with something to score
GROWING = 2.5  # points that a barn or a well may gain in a round
AT_HOME = 1.1  # for a worker in the supply, as many as the next round needs
NEEDED = 8
SPARE = 0.3  # for one beyond that
READY = 0.35  # for a worker on a crop
CROWD = 0.07  # and for every other worker on the same crop: large boats need many
HARVESTED = 0.15  # for a harvested hex, up to the harvest bonus
NEIGHBOURS = 1.2  # for two bare workers side by side, before planting
TRIANGLES = 1.0  # for three of them
WHILE_PLANTING = 0.25  # of these two
SAME_CROP = 0.15  # for two hexes of one crop side by side: wells and barns like that
FULL_COLOUR = 64.0  # fields of a colour, squared


@rule
def value(c, s, seat):
    found = 1.0 * s.score[seat]
    if s.over == 1:
        return found
    rounds = 1.0 + c.rounds - s.round_number  # whose income is still to come
    found += rounds * (c.agent * s.agents[seat] + c.active_surveyor * s.active_surveyors[seat])
    found += agent_points(c, s, seat) * 0.5 + harbour_promise(c, s, seat)
    if rounds > 1.0:
        needed = min(s.workers[seat], NEEDED)
        found += COIN * s.coins[seat] + AT_HOME * needed + SPARE * (s.workers[seat] - needed)
    else:
        found += 1.0 * c.final_coin * s.coins[seat]
    found += surveyor_promise(c, s, seat, rounds) + colour_promise(c, s, seat)
    return found + crop_promise(c, s, seat, rounds) + field_promise(c, s, seat) + tile_promise(c, s, seat)


@rule
def harbour_promise(c, s, seat):
    found = 1.0 * harbour_points(c, s, seat) + STEP * s.master[seat]
    for notch in range(NOTCHES):
        if s.boat[seat, notch] > 0 and s.master[seat] < c.notch[notch]:
            found += BOAT_AHEAD * c.capacity[s.boat[seat, notch] - 1]
    return found


@rule
def surveyor_promise(c, s, seat, rounds):
    """What there is to be scored, and the surveyors to do it; either is worth little without the other."""
    found = 1.0 * c.final_unscored * unscored(s, seat)
    if rounds == 1.0 and s.stage == SCORING:
        return found
    tasks = rounds - 1.0  # a card in every round to come
    worth = 0.0
    for field in range(FIELDS):
        if s.feature[seat, field] != NO_FEATURE and s.feature[seat, field] <= SURVEYED:
            tasks += 1.0
            worth += max(1.0 * feature_points(c, s, seat, field), GROWING * (rounds - 1.0))
    for card in range(CARDS):
        if s.card[card] == HELD + seat:
            tasks += 1.0
            worth += 1.0 * card_points(c, s, seat, card)
    if s.wanted >= BARN_SITE and s.active == seat:
        tasks += 1.0
        worth += GROWING * rounds
    if s.surveyors[seat] == 0:
        return found + PROMISE / 2.0 * worth
    return found + PROMISE * worth + SURVEYOR * min(1.0 * s.surveyors[seat], tasks)


@rule
def colour_promise(c, s, seat):
    """A colour counts only when it is full, and is the likelier the fuller it is."""
    found = 0.0
    for colour in range(COLOUR_COUNT):
        covered = 8.0 - bare_fields(c, s, seat, colour)
        found += c.final_colour * covered * covered / FULL_COLOUR
    return found


@rule
def crop_promise(c, s, seat, rounds):
    """Workers that stand on crops can be shipped, best many on the same one."""
    found = 0.0
    ready = ready_workers(s, seat)
    for crop in range(CROP_COUNT):
        standing = min(ready_on(ready, crop), 9)
        if rounds > 1.0 or s.stage < HARVEST or s.stage == DRAFTING:  # else only a few loads are left
            found += standing * (READY + CROWD * standing)
        found += HARVESTED * min(harvested(s, seat, crop), c.harvest_bonus)
    return found


@rule
def field_promise(c, s, seat):
    """Bare workers side by side take larger tiles; crops side by side feed wells and barns."""
    bare = 0.0
    crops = 0.0
    for field in range(FIELDS):
        for way in range(WAYS // 2):
            other = c.neighbour[field, way]
            if other >= 0 and s.crop[seat, field] != EMPTY and s.crop[seat, field] == s.crop[seat, other]:
                crops += SAME_CROP
            if is_unplanted(s, seat, field) and bare_worker_beside(c, s, seat, field, way):
                bare += NEIGHBOURS
                if way < 2 and bare_worker_beside(c, s, seat, field, way + 1):
                    bare += TRIANGLES
    if s.stage == PLANTING:
        return crops + WHILE_PLANTING * bare
    return crops + bare


@rule
def tile_promise(c, s, seat):
    """A tile that is taken but not yet planted: its points, and how it would join the crops that stand ready."""
    if s.tile == 0 or s.active != seat:
        return 0.0
    kind = s.tile - 1
    size = c.tile_size[kind]
    found = 1.0 * c.tile_points[size] - WHILE_PLANTING * (NEIGHBOURS + TRIANGLES) * (size - 1)
    ready = ready_workers(s, seat)
    for part in range(size):
        standing = min(ready_on(ready, c.tile_crop[kind, part]), 9)
        found += READY + CROWD * (2.0 * standing + 1.0)
    return found
