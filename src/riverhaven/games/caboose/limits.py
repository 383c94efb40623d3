"""The most that can happen in a match with these parts."""

import numpy as np

from riverhaven.games.caboose.state import BUILDING_COST, BUILDINGS, CITY_LINES, FRUIT_CARDS, MAX_BID, TRAIN_SIZES

# Asked in an action: for the action, and where each fruit comes from. Drawing brings two cards to discard some day.
DECISIONS_AN_ACTION = 1 + BUILDING_COST + 2


def auction_cards(c: np.record) -> int:
    return int(c.train_copies.sum()) + BUILDINGS + FRUIT_CARDS


def actions_a_turn(c: np.record, seats: int) -> int:
    """Of all players together; one of them may have Bes."""
    return seats * int(c.actions) + max(0, int(c.bes_actions) - int(c.actions))


def gifts_a_turn(c: np.record, seats: int) -> int:
    """Auction cards that are taken, one of the players with Thoth, and City cards as if Horus gave one to everybody."""
    return seats - 1 + int(c.thoth_cards) + seats


def decisions_a_turn(c: np.record, seats: int) -> int:
    """Every bid is higher than the last; all but one player pass; all choose a god. A gift may be discarded again."""
    auction = MAX_BID + seats - 1 + seats
    return auction + 2 * gifts_a_turn(c, seats) + DECISIONS_AN_ACTION * actions_a_turn(c, seats)


def trains_at_a_city() -> int:
    """Of one player: a group on every line."""
    return CITY_LINES * max(TRAIN_SIZES)


def florins_an_action(c: np.record) -> int:
    """What one player can receive when somebody ships or builds."""
    shipped = max(0, int(c.price.max()) + int(c.market_high)) + int(c.hapi_florins)
    return max(shipped, trains_at_a_city())


def points_an_action(c: np.record) -> int:
    """What one player can score when somebody builds, ships, or constructs a pyramid."""
    built = int(c.building_points.max()) + int(c.imhotep_points)
    shipped = trains_at_a_city() + int(c.card_fruit.sum(axis=0).max())
    return max(built, shipped, int(c.pyramid_value.max()))


def points_at_the_end(c: np.record, florins: int) -> int:
    """What one player can score with so many Florins, every city and both sets."""
    cities = int(c.prestige.max(axis=1).sum() + c.building_bonus.sum() + c.pyramid_value.sum())
    sets = int(c.building_set.max()) + int(c.fruit_set.max())
    return florins // int(c.florins_for_a_point) + cities + sets
