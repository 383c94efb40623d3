"""A cheap estimate of how a seat stands, for bots: the points so far, and what the rest promises.

The numbers were found by letting a player who always takes the best-looking move play against itself. What can be done
with the cards in hand counts for a part of what doing it would bring, so that it is worth while to have it in hand, and
to do it.
"""

from riverhaven.core.gear import rule
from riverhaven.games.caboose.rules.auction import payment, still_bidding
from riverhaven.games.caboose.rules.build import building_points, can_feed, city_reason, pyramid_cost
from riverhaven.games.caboose.rules.nile import trains_at
from riverhaven.games.caboose.rules.scoring import prestige
from riverhaven.games.caboose.rules.ship import origins, revenue
from riverhaven.games.caboose.rules.track import line_reason, track_cost
from riverhaven.games.caboose.rules.turn import takes
from riverhaven.games.caboose.state import (
    BES,
    BUILDING_COST,
    BUILDINGS,
    CITIES,
    CITY_CARDS,
    CITY_LINES,
    FIRST_BUILDING,
    FRUIT_CARDS,
    FRUITS,
    HORUS,
    IN_HAND,
    LINES,
    NONE,
    PYRAMIDS,
    TRAIN_KINDS,
    Phase,
    Reason,
)

# Many numbers differ between the start of the game and its end; `early` falls from nearly 1 to 0 in the last turn.
FLORIN, EARLY_FLORIN = 0.43, 0.2  # at the end, and what it is worth more at the start
UNSURE = 0.33  # of what a city would give now, at the start: the others will come
FOOTHOLD = 0.23  # at the start, of the prestige of a city, for the share of its trains
INCOME, LAST_INCOME = 1.95, 0.14  # for each of the two cities that a train touches: the others ship and build there
UNSURE_SETS = 0.29  # of what the sets would give now, at the start: Fruit cards may be needed
FRUIT_CARD = 2.42  # at the start: the others' shipments pay its owner

ACTION = 0.71  # still to come
AUCTION_CARD = 1.72  # still to be taken
PLACE = 1.5  # in the auction, for everybody who chooses a god later
OUTBID = 0.26  # how probable it is that another bidder will go higher
BID_FEAR = 0.1  # for every Florin of a bid that may still have to be raised
INITIATIVE = 0.8  # lost with every number of a god: the others choose their cards first
GOD_WORTH = (0.0, 1.2, -0.1, 0.4, 0.1, 0.2, -0.1, -0.6)  # besides what can be seen in the hand
GIFT_CARD = 1.01  # the City card that Horus gives

CITY_CARD, FEW_CARDS, SPARE_CARD = 1.19, 4.68, 0.36  # for so many City cards, and for each one more
TRACK_READY = 0.64  # of the gain from a Train card that can be paid
TRACK_LATER = 0.4  # if it cannot be paid yet
NEXT_TRACK = 0.43  # of that, for another Train card of the same size
TRAIN = 1.03  # at the start, for every train on a card that finds no better use
BUILDING_READY = 0.2  # of the points of a building that can be fed
BUILDING_LATER = 0.16  # if it cannot, at the start
NEW_TYPE = 0.83  # for a type of building that the seat has not built yet
SHIPMENT_READY, NEXT_SHIPMENT = 0.68, 0.37  # of the money for the best shipment, and for the next one
PYRAMID_READY = 0.9  # of the gain from a pyramid that can be paid
CARD_USED = 1.29  # for a Fruit card that a building will use up


@rule
def value(c, s, seat):
    if s.over == 1:
        return 1.0 * s.score[seat]
    to_come = 1.0 * c.turns[s.length, s.seats] - s.turn
    early = to_come / c.turns[s.length, s.seats]
    found = 1.0 * s.score[seat] + florins_worth(purse(c, s, seat), early) + set_promise(c, s, seat, early)
    for city in range(CITIES):
        found += city_promise(c, s, city, seat, 0, 0, early)
    found += god_promise(c, s, seat) + AUCTION_CARD * to_come
    actions = actions_now(c, s, seat) + c.actions * to_come
    if s.phase > Phase.ACT and s.active == seat and s.card != NONE:
        actions -= 1.0
        found += begun_action(c, s, seat, early)
    if actions > 0.0:
        found += ACTION * actions + hand_promise(c, s, seat, early, actions)
    return found


@rule
def florins_worth(florins, early):
    return (FLORIN + EARLY_FLORIN * early) * florins


@rule
def purse(c, s, seat):
    """The Florins that will be left when the bids are paid, or the action that was begun is done."""
    found = 1.0 * s.florins[seat]
    if s.phase == Phase.BID:
        if s.rank[seat] == 0:
            return found - s.bid[seat]
        return found - payment(s, seat)
    if s.active == seat:
        if s.phase == Phase.LINE:
            return found - track_cost(c, s, seat, s.train - 1)
        if s.phase == Phase.ORIGIN:
            return found + revenue(c, s, seat, s.card - 1, s.fruit - 1)
    return found


# ------------------------------------------------------------------------------------------------------ gods, actions


@rule
def god_promise(c, s, seat):
    """A place in the auction, then a god: what it gives that the hand does not show, and the Auction cards to take."""
    if s.phase == Phase.BID and s.rank[seat] == 0:
        behind = OUTBID * (still_bidding(s) - 1.0)
        return PLACE * (s.seats - 1.0 - behind) - BID_FEAR * s.bid[seat] + AUCTION_CARD
    if s.god[seat] == NONE:
        return PLACE * (s.seats - 1.0 * s.rank[seat]) + AUCTION_CARD
    if is_acting(s, seat):
        found = AUCTION_CARD * s.takes_left
        if s.god[seat] == HORUS and s.phase <= Phase.GIFT:
            found += GIFT_CARD
        return found
    if has_acted(c, s, seat):
        return 0.0
    return GOD_WORTH[s.god[seat]] - INITIATIVE * c.initiative[s.god[seat]] + AUCTION_CARD * takes(c, s, seat)


@rule
def is_acting(s, seat):
    return s.phase >= Phase.TAKE and s.active == seat


@rule
def has_acted(c, s, seat):
    """Whether the turn of `seat` is over."""
    return s.phase >= Phase.TAKE and c.initiative[s.god[seat]] < c.initiative[s.god[s.active]]


@rule
def actions_now(c, s, seat):
    """How many actions `seat` has in this turn."""
    if is_acting(s, seat):
        return 1.0 * s.actions_left
    if has_acted(c, s, seat):
        return 0.0
    if s.god[seat] == BES:
        return 1.0 * c.bes_actions
    return 1.0 * c.actions


@rule
def begun_action(c, s, seat, early):
    """What the action that waits for a line, an origin or a source will bring, besides money."""
    city = c.card_city[s.card - 1]
    if s.phase == Phase.LINE:
        return best_line_from(c, s, seat, city, early)
    if s.phase == Phase.ORIGIN:
        return 0.0
    found = building_gain(c, s, seat, s.building - 1, city, early)
    for i in range(BUILDING_COST):
        if s.source[i] > CITIES:
            found -= CARD_USED
    return found


@rule
def best_line_from(c, s, seat, city, early):
    """The gain on the best line from a city, for the Train card that was played."""
    best = 0.0
    for i in range(CITY_LINES):
        line = c.line_of[city, i]
        if line >= 0 and line_reason(c, s, seat, city, line) == Reason.OK:
            best = max(best, line_gain(c, s, line, seat, c.train_size[s.train - 1], early))
    return best


# ----------------------------------------------------------------------------------------------------- cities and sets


@rule
def city_promise(c, s, city, seat, more_trains, more_prestige, early):
    """The points of a city as things stand, a part for the share of its trains, and an income; or with more of it."""
    mine = trains_at(c, s, city, seat) + more_trains
    if mine == 0:
        return 0.0
    ahead = 0
    tied = 1
    trains = mine
    for other in range(s.seats):
        if other != seat:
            theirs = trains_at(c, s, city, other)
            trains += theirs
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                tied += 1
    worth = prestige(c, s, city) + more_prestige
    found = (INCOME * early + LAST_INCOME) * mine + FOOTHOLD * early * worth * mine / trains
    shared = 0
    for place in range(1, min(ahead + tied, c.paid_places[s.seats]) + 1):
        if place > ahead:
            shared += worth
        worth = (worth + 1) // 2
    return found + (1.0 - UNSURE * early) * ((shared + tied - 1) // tied)


@rule
def city_gain(c, s, city, seat, more_trains, more_prestige, early):
    """What more trains of `seat`, or more prestige, would add to a city."""
    now = city_promise(c, s, city, seat, 0, 0, early)
    return city_promise(c, s, city, seat, more_trains, more_prestige, early) - now


@rule
def line_gain(c, s, line, seat, size, early):
    """What a group of trains on a line would add to its two cities."""
    one = city_gain(c, s, c.line_end[line, 0], seat, size, 0, early)
    return one + city_gain(c, s, c.line_end[line, 1], seat, size, 0, early)


@rule
def set_promise(c, s, seat, early):
    """Types of buildings, and of fruits on the Fruit cards."""
    buildings = 0
    for building in range(BUILDINGS):
        if s.builder[building] == seat + 1:
            buildings |= 1 << c.building_type[building]
    fruits = 0
    cards = 0
    for fruit_card in range(FRUIT_CARDS):
        if s.fruit_card[seat, fruit_card] > 0:
            cards += 1
            for fruit in range(FRUITS):
                if c.card_fruit[fruit_card, fruit] > 0:
                    fruits |= 1 << fruit
    sets = c.building_set[buildings.bit_count()] + c.fruit_set[fruits.bit_count()]
    return (1.0 - UNSURE_SETS * early) * sets + FRUIT_CARD * early * cards


# ---------------------------------------------------------------------------------------------------------- the hand


@rule
def hand_promise(c, s, seat, early, actions):
    """What the hand and the purse allow: with few actions left, only the best of it."""
    cities = 0
    cards = 0
    shipment = 0.0
    another = 0.0
    for card in range(CITY_CARDS):
        if s.city_at[card] == IN_HAND + seat:
            cards += 1
            cities |= 1 << c.card_city[card]
            found = best_shipment(c, s, seat, card)
            another = max(another, min(shipment, found))
            shipment = max(shipment, found)
    first = SHIPMENT_READY * florins_worth(shipment, early)
    second = NEXT_SHIPMENT * florins_worth(another, early)
    third = 0.0
    rest = 0.0
    pyramid = PYRAMID_READY * pyramid_gain(c, s, seat, early)
    first, second, third, rest = ranked(first, second, third, rest, pyramid)
    money = purse(c, s, seat)
    for i in range(TRAIN_KINDS):
        train = TRAIN_KINDS - 1 - i  # the largest first
        if s.hand[seat, train] > 0:
            cost = 1.0 * track_cost(c, s, seat, train)
            gain = best_line(c, s, seat, c.train_size[train], cities, early) - florins_worth(cost, early)
            for _ in range(s.hand[seat, train]):
                ready = TRACK_LATER
                if cost <= money:
                    ready = TRACK_READY
                    money -= cost
                found = max(ready * gain, TRAIN * early * c.train_size[train])
                first, second, third, rest = ranked(first, second, third, rest, found)
                gain *= NEXT_TRACK
    for building in range(BUILDINGS):
        if s.hand[seat, FIRST_BUILDING + building] > 0:
            found = building_promise(c, s, seat, building, cities, early)
            first, second, third, rest = ranked(first, second, third, rest, found)
    few = min(1.0 * cards, FEW_CARDS)
    found = (CITY_CARD * few + SPARE_CARD * (cards - few)) * min(0.5 * (actions - 1.0), 1.0) + first
    if actions > 1.0:
        found += second
    if actions > 2.0:
        found += third
    if actions > 3.0:
        found += rest
    return found


@rule
def ranked(first, second, third, rest, found):
    """What was found takes its place among the best three; the least of them joins the rest."""
    if found > first:
        return found, first, second, rest + third
    if found > second:
        return first, found, second, rest + third
    if found > third:
        return first, second, found, rest + third
    return first, second, third, rest + found


@rule
def best_shipment(c, s, seat, card):
    """The most that can be earned by shipping with a City card."""
    best = 0
    city = c.card_city[card]
    if s.pyramid[city] == NONE:
        for i in range(2):
            fruit = c.demand[card, i]
            if fruit >= 0 and origins(s, city, fruit) != 0:
                best = max(best, revenue(c, s, seat, card, fruit))
    return 1.0 * best


@rule
def best_line(c, s, seat, size, cities, early):
    """The gain from a group of trains on the best line that the City cards in hand allow."""
    best = 0.0
    for line in range(LINES):
        end = c.line_end[line, 0]
        in_hand = cities >> end | cities >> c.line_end[line, 1]
        if in_hand & 1 == 1 and line_reason(c, s, seat, end, line) == Reason.OK:
            best = max(best, line_gain(c, s, line, seat, size, early))
    return best


@rule
def building_promise(c, s, seat, building, cities, early):
    """The best city in hand for a Building card; where none can feed it, a little while there is time."""
    more = NEW_TYPE
    for other in range(BUILDINGS):
        if s.builder[other] == seat + 1 and c.building_type[other] == c.building_type[building]:
            more = 0.0
    best = BUILDING_LATER * early * (more + building_points(c, s, seat, building))
    for city in range(CITIES):
        if cities >> city & 1 == 1 and s.pyramid[city] == NONE and can_feed(c, s, seat, building, city):
            best = max(best, BUILDING_READY * (more + building_gain(c, s, seat, building, city, early)))
    return best


@rule
def building_gain(c, s, seat, building, city, early):
    """The points of a building, and of the prestige that it adds to a city."""
    found = 1.0 * building_points(c, s, seat, building)
    if c.building_bonus[building] > 0:
        found += city_gain(c, s, city, seat, 0, c.building_bonus[building], early)
    return found


@rule
def pyramid_gain(c, s, seat, early):
    """What the largest pyramid brings that can be paid, in the best empty city."""
    used = 0
    for city in range(CITIES):
        if s.pyramid[city] != NONE:
            used |= 1 << (s.pyramid[city] - 1)
    money = purse(c, s, seat)
    points = 0
    cost = 0
    for pyramid in range(PYRAMIDS):  # in ascending order
        if used >> pyramid & 1 == 0 and pyramid_cost(c, s, seat, pyramid) <= money:
            points = c.pyramid_value[pyramid]
            cost = pyramid_cost(c, s, seat, pyramid)
    best = 0.0
    if points > 0:
        for city in range(CITIES):
            if city_reason(s, city) == Reason.OK:
                gain = points + city_gain(c, s, city, seat, 0, points, early)
                best = max(best, gain - florins_worth(cost, early))
    return best
