"""A cheap estimate of how a seat stands, for bots: the points so far, and what the rest promises.

The numbers were found by letting a player who always takes the best-looking move play against itself.
"""

from riverhaven.core.gear import rule
from riverhaven.core.sets import lowest, without_lowest
from riverhaven.games.riverboat.rules.estate import (
    barn_points,
    crops_with_well,
    feature_points,
    group_size,
)
from riverhaven.games.riverboat.rules.final import agent_points, harbour_points, unscored
from riverhaven.games.riverboat.rules.harvest import harvested_hexes, on_crop, ready_workers
from riverhaven.games.riverboat.rules.scoring import card_points, tasks
from riverhaven.games.riverboat.rules.table import bare_workers, beside, empty_fields, is_empty, is_out
from riverhaven.games.riverboat.state import (
    A_BARN,
    A_SURVEYOR,
    ANY_FEATURE,
    BARN_SITE,
    COLOUR_COUNT,
    CROP_COUNT,
    DRAFTING,
    EMPTY,
    FIELDS,
    HARVEST,
    NO_COUNT,
    NOTCHES,
    NOTHING,
    PLANTING,
    SCORING,
    WAYS,
    WELL_SITE,
)

COIN = 3.7  # more than its final point, while there are rounds to come: it bends a rule
AGENT = 0.6  # besides income, for the rank at the end
STEP = 0.45  # of the harbour master, besides the boats it has reached
BOAT_AHEAD = 0.55  # of the capacity of a boat that may still be reached
SURVEYOR = 2.0  # in the supply, besides what it will score
PROMISE = 1.35  # of what a surveyor would score now, and of its growth; more than 1, as income comes with it
GROWTH = 1.0  # points that a barn, a well or a card may gain in a round
AT_HOME = 3.2  # for a worker in the supply, as many as the next round needs
SPARE = 0.25  # for one beyond that
READY = 0.1  # for a worker on a crop
CROWD = 0.09  # and for every other worker on the same crop: large boats need many
HARVESTED = 0.15  # for a harvested hex, up to the harvest bonus
NEIGHBOURS = 0.4  # for two bare workers side by side, before planting
TRIANGLES = 0.3  # for three of them
WHILE_PLANTING = 0.25  # of these two


@rule
def value(c, s, seat):
    found = 1.0 * s.score[seat]
    if s.over == 1:
        return found
    rounds = 1.0 + c.rounds - s.round_number  # whose income is still to come
    found += rounds * c.active_surveyor * s.active_surveyors[seat] + agents_worth(c, s, rounds, s.agents[seat])
    found += agent_points(c, s, seat) * 0.5 + harbour_promise(c, s, seat)
    if rounds > 1.0:
        needed = min(s.workers[seat], c.drawn)
        found += COIN * s.coins[seat] + AT_HOME * needed + SPARE * (s.workers[seat] - needed)
    else:
        found += 1.0 * c.final_coin * s.coins[seat]
    if s.active == seat:
        found += benefit_promise(c, s, seat, rounds) + tile_promise(c, s, seat)
    found += surveyor_promise(c, s, seat, rounds) + colour_promise(c, s, seat)
    return found + crop_promise(c, s, seat, rounds) + field_promise(s, seat)


@rule
def agents_worth(c, s, rounds, number):
    """Their income, and a share in the ranking."""
    return (rounds * c.agent + AGENT) * number


@rule
def harbour_promise(c, s, seat):
    found = 1.0 * harbour_points(c, s, seat) + STEP * s.master[seat]
    for notch in range(NOTCHES):
        if s.boat[seat, notch] > 0 and s.master[seat] < c.notch[notch]:
            found += BOAT_AHEAD * c.capacity[s.boat[seat, notch] - 1]
    return found


# ------------------------------------------------------------------------------------------------- features and cards


@rule
def benefit_promise(c, s, seat, rounds):
    """What the active player is owed but has not yet chosen."""
    found = agents_worth(c, s, rounds, min(s.envoys, s.workers[seat]))
    if s.harvest_bonus == 1:
        found += SURVEYOR
    if s.wanted == NOTHING:
        return found
    if s.wanted == A_SURVEYOR:
        return found + SURVEYOR
    best = 0.0
    if s.wanted == ANY_FEATURE:
        best = SURVEYOR
    if s.wanted == A_BARN or s.wanted == BARN_SITE or s.wanted == ANY_FEATURE:
        best = max(best, task_worth(1.0 * best_barn(c, s, seat), 1.0 * c.barn_most, rounds))
    if s.wanted == WELL_SITE or s.wanted == ANY_FEATURE:
        best = max(best, task_worth(1.0 * best_well(c, s, seat), 1.0 * FIELDS, rounds))
    return found + best


@rule
def task_worth(points, most, rounds):
    """What a surveyor may score on something that is worth so many points now."""
    return PROMISE * min(points + GROWTH * (rounds - 1.0), most)


@rule
def best_barn(c, s, seat):
    """The points of a barn on the best field."""
    best = 0
    for field in range(FIELDS):
        if is_empty(s, seat, field):
            best = max(best, barn_points(c, s, seat, field))
    return best


@rule
def best_well(c, s, seat):
    """The points of a well in the largest group."""
    best = 0
    crops = crops_with_well(s, seat)
    for field in range(FIELDS):
        if s.crop[seat, field] != EMPTY and crops >> s.crop[seat, field] & 1 == 0:
            best = max(best, c.well_each * group_size(s, seat, field))
    return best


@rule
def surveyor_promise(c, s, seat, rounds):
    """What there is to be scored, and the surveyors to do it; either is worth little without the other."""
    found = 1.0 * c.final_unscored * unscored(s, seat)
    if rounds == 1.0 and s.stage == SCORING:
        return found
    open_tasks = rounds - 1.0  # a card in every round to come
    worth = 0.0
    features, cards = tasks(s, seat)
    while features != 0:
        field = lowest(features)
        features = without_lowest(features)
        open_tasks += 1.0
        worth += task_worth(1.0 * feature_points(c, s, seat, field), 1.0 * FIELDS, rounds)
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        open_tasks += 1.0
        worth += card_worth(c, s, seat, card, rounds)
    hands = min(1.0 * s.surveyors[seat], 1.0 * surveys_left(c, s, seat))
    if hands < open_tasks:
        return found + worth * (hands + 1.0) / (open_tasks + 1.0) + SURVEYOR * hands
    return found + worth + SURVEYOR * open_tasks


@rule
def surveys_left(c, s, seat):
    """How many surveyors `seat` may still place in the game."""
    found = 0
    for number in range(s.round_number, c.rounds + 1):
        found += c.surveyors_a_round[number]
    if s.stage == SCORING:
        if is_out(s, seat):
            found -= c.surveyors_a_round[s.round_number]
        elif s.active == seat:
            found -= s.placed_now
    return found


@rule
def card_worth(c, s, seat, card, rounds):
    if c.card_counts[card] == NO_COUNT:
        return task_worth(1.0 * card_points(c, s, seat, card), 1.0 * c.card_points[card], rounds)
    return task_worth(1.0 * card_points(c, s, seat, card), 1.0 * c.card_most[card], rounds)


# ------------------------------------------------------------------------------------------------- fields and crops


@rule
def colour_promise(c, s, seat):
    """A colour counts only when it is full, and is the likelier the fuller it is."""
    found = 0.0
    empty = empty_fields(s, seat)
    for colour in range(COLOUR_COUNT):
        fields = c.coloured[s.board[seat], colour]
        size = 1.0 * fields.bit_count()
        taken = 1.0 * (fields & ~empty).bit_count()
        found += c.final_colour * taken * taken * taken / (size * size * size)
    return found


@rule
def crop_promise(c, s, seat, rounds):
    """Workers that stand on crops can be shipped, best many on the same one."""
    found = 0.0
    ready = ready_workers(s, seat)
    cleared = harvested_hexes(s, seat)
    for crop in range(CROP_COUNT):
        standing = min(on_crop(ready, crop), 9)
        if rounds > 1.0 or s.stage <= HARVEST or s.stage == DRAFTING:
            found += standing * (READY + CROWD * standing)
        found += HARVESTED * min(on_crop(cleared, crop), c.harvest_bonus)
    return found


@rule
def field_promise(s, seat):
    """Bare workers side by side take larger tiles."""
    found = 0.0
    bare = bare_workers(s, seat)
    left = bare
    while left != 0:
        field = lowest(left)
        left = without_lowest(left)
        for way in range(WAYS // 2):
            if beside(bare, way) >> field & 1 == 1:
                found += NEIGHBOURS
                if way < 2 and beside(bare, way + 1) >> field & 1 == 1:
                    found += TRIANGLES
    if s.stage == PLANTING:
        return WHILE_PLANTING * found
    return found


@rule
def tile_promise(c, s, seat):
    """A tile that is taken but not yet planted: its points, and how it would join the crops that stand ready."""
    if s.tile == 0:
        return 0.0
    kind = s.tile - 1
    size = c.tile_size[kind]
    found = 1.0 * c.tile_points[size] - WHILE_PLANTING * (NEIGHBOURS + TRIANGLES) * (size - 1)
    ready = ready_workers(s, seat)
    for part in range(size):
        standing = min(on_crop(ready, c.tile_crop[kind, part]), 9)
        found += READY + CROWD * (2.0 * standing + 1.0)
    return found
