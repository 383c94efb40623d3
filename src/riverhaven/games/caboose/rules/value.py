"""A cheap estimate of how a seat stands, for bots."""

from riverhaven.core.gear import rule
from riverhaven.games.caboose.rules.nile import trains_at
from riverhaven.games.caboose.rules.scoring import building_types, city_points, fruit_types
from riverhaven.games.caboose.state import CITIES, FIRST_BUILDING, HAND_KINDS, TRAIN_KINDS

EARLY_CITIES = 0.6  # of what a city would give now, at the start of the game; all of it at the end
LAST_FLORIN, EARLY_FLORIN = 0.34, 0.16  # a Florin at the end, and what it is worth more at the start
PER_TRAIN = 0.16  # for each of the two cities that a train touches, and each turn to come: the others' shipments pay it
PER_CITY_CARD = 1.0
PER_TRAIN_CARD = 2.0  # for every train on it
PER_BUILDING_CARD = 1.0
EARLY_SETS = 0.7  # of what the sets would give now, at the start of the game


@rule
def value(c, s, seat):
    """The points so far, what the end would add, and what money, trains and cards may still become."""
    if s.over == 1:
        return 1.0 * s.score[seat]
    turns = 1.0 * c.turns[s.length, s.seats]
    to_come = (turns - s.turn) / turns
    found = 1.0 * s.score[seat] + (LAST_FLORIN + EARLY_FLORIN * to_come) * s.florins[seat]
    for city in range(CITIES):
        found += (1.0 - (1.0 - EARLY_CITIES) * to_come) * city_points(c, s, city, seat)
        found += PER_TRAIN * to_come * turns * trains_at(c, s, city, seat)
    sets = c.building_set[building_types(c, s, seat)] + c.fruit_set[fruit_types(c, s, seat)]
    found += (1.0 - (1.0 - EARLY_SETS) * to_come) * sets
    return found + to_come * hand_value(c, s, seat)


@rule
def hand_value(c, s, seat):
    """What the cards in hand promise; in the last turn, nothing."""
    found = PER_CITY_CARD * s.city_count[seat]
    for train in range(TRAIN_KINDS):
        found += PER_TRAIN_CARD * s.hand[seat, train] * c.train_size[train]
    for kind in range(FIRST_BUILDING, HAND_KINDS):
        found += PER_BUILDING_CARD * s.hand[seat, kind]
    return found
