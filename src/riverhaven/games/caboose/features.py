"""What a learning player counts: every seat as all can see it, its own hand besides, and the table.

Most numbers are about as large as 1. Of the hands of others only their size is looked at.
"""

from riverhaven.core.features import Counted, naming
from riverhaven.core.gear import rule
from riverhaven.games.caboose.estimate import (
    actions_now,
    begun_action,
    best_shipment,
    city_promise,
    god_promise,
    has_acted,
    is_acting,
    purse,
    pyramid_gain,
    set_promise,
    value,
)
from riverhaven.games.caboose.rules.auction import highest_bid, still_bidding
from riverhaven.games.caboose.rules.build import building_points, can_feed
from riverhaven.games.caboose.rules.nile import trains_at
from riverhaven.games.caboose.rules.scoring import building_types, city_points, fruit_types, money_points, prestige
from riverhaven.games.caboose.rules.track import track_cost
from riverhaven.games.caboose.state import (
    AUCTION_KINDS,
    BUILDINGS,
    CITIES,
    CITY_CARDS,
    FIRST_BUILDING,
    FIRST_FRUIT_CARD,
    FRUIT_CARDS,
    FRUITS,
    GODS,
    IN_HAND,
    NONE,
    TRAIN_KINDS,
    Phase,
)

PHASE_COUNT = len(Phase)


class Seat(Counted):
    """What all can see of a seat."""

    SCORE = 1
    FLORINS = 1
    PURSE = 1  # Florins that will be left
    MONEY = 1
    CITIES = 1  # points, if the game ended now
    CITY_PROMISE = 1
    SETS = 1
    SET_PROMISE = 1
    BUILDING_TYPES = 1
    FRUIT_TYPES = 1
    FRUIT_CARDS = 1
    # prestige of cities
    FIRST = 1  # where nobody has as many trains
    TIED = 1
    BEHIND = 1  # where one train more would tie
    SAFE = 1  # where two trains more would not
    PRESENT = 1
    TRAINS = 1
    TRAINS_LEFT = 1
    # this turn
    GOD = GODS
    GOD_PROMISE = 1
    RANK = 1
    BIDDING = 1
    BID = 1
    ACTING = 1
    ACTED = 1
    ACTIONS = 1
    HAND = 1
    CITY_CARDS = 1


class Own(Counted):
    """What only the seat itself knows."""

    VALUE = 1
    TRAIN_CARDS = TRAIN_KINDS
    PAID_TRAINS = TRAIN_KINDS  # that the purse can pay
    BUILDING_CARDS = 1
    NEW_BUILDINGS = 1  # of a type not built yet
    FED_BUILDINGS = 1
    FED_POINTS = 1
    CITIES_IN_HAND = 1
    SHIPMENT = 1
    NEXT_SHIPMENT = 1
    PYRAMID = 1
    BEGUN = 1


class Table(Counted):
    """What is counted once."""

    LEAD = 1
    CITY_LEAD = 1
    FLORIN_LEAD = 1
    TO_COME = 1
    EARLY = 1
    LONG = 1
    PHASE = len(Phase)
    HIGHEST_BID = 1
    BIDDERS = 1
    TAKES = 1
    START = 1
    MARKET = FRUITS
    CUBES = 1
    PYRAMIDS = 1
    OPEN_TRAINS = TRAIN_KINDS
    OPEN_BUILDINGS = 1
    OPEN_FRUIT_CARDS = 1


SEAT, OWN, AT_TABLE = Seat.size(), Own.size(), Table.size()
names = naming(Seat, Own, Table)


@rule
def features(c, s, seat, out):
    to_come = 1.0 * c.turns[s.length, s.seats] - s.turn
    early = to_come / c.turns[s.length, s.seats]
    for i in range(s.seats):
        of_seat(c, s, (seat + i) % s.seats, early, out[i * SEAT : (i + 1) * SEAT])
    own = s.seats * SEAT
    of_hand(c, s, seat, early, out[own : own + OWN])
    of_table(c, s, seat, to_come, early, out[own + OWN : own + OWN + AT_TABLE])
    leads(s, out, own + OWN)


@rule
def of_seat(c, s, seat, early, out):
    out[Seat.SCORE] = s.score[seat] / 40.0
    out[Seat.FLORINS] = s.florins[seat] / 20.0
    out[Seat.PURSE] = purse(c, s, seat) / 20.0
    out[Seat.MONEY] = money_points(c, s, seat) / 10.0
    buildings, fruits = building_types(c, s, seat), fruit_types(c, s, seat)
    out[Seat.SETS] = (c.building_set[buildings] + c.fruit_set[fruits]) / 10.0
    out[Seat.SET_PROMISE] = set_promise(c, s, seat, early) / 10.0
    out[Seat.BUILDING_TYPES] = buildings / 2.0
    out[Seat.FRUIT_TYPES] = fruits / 2.0
    cards = 0
    for card in range(FRUIT_CARDS):
        cards += s.fruit_card[seat, card]
    out[Seat.FRUIT_CARDS] = cards / 2.0
    of_cities(c, s, seat, early, out)
    of_turn(c, s, seat, out)


@rule
def of_cities(c, s, seat, early, out):
    first, tied, behind, safe, present, trains = 0, 0, 0, 0, 0, 0
    points, promise = 0, 0.0
    for city in range(CITIES):
        mine = trains_at(c, s, city, seat)
        theirs = 0
        for other in range(s.seats):
            if other != seat:
                theirs = max(theirs, trains_at(c, s, city, other))
        worth = prestige(c, s, city)
        trains += mine
        if mine == 0:
            continue
        present += worth
        points += city_points(c, s, city, seat)
        promise += city_promise(c, s, city, seat, 0, 0, early)
        if mine > theirs:
            first += worth
        if mine == theirs:
            tied += worth
        if mine + 1 == theirs:
            behind += worth
        if mine > theirs + 2:
            safe += worth
    out[Seat.CITIES] = points / 30.0
    out[Seat.CITY_PROMISE] = promise / 40.0
    out[Seat.FIRST] = first / 20.0
    out[Seat.TIED] = tied / 20.0
    out[Seat.BEHIND] = behind / 20.0
    out[Seat.SAFE] = safe / 20.0
    out[Seat.PRESENT] = present / 40.0
    out[Seat.TRAINS] = trains / 20.0
    out[Seat.TRAINS_LEFT] = s.trains_left[seat] / 10.0


@rule
def of_turn(c, s, seat, out):
    for god in range(GODS):
        out[Seat.GOD + god] = s.god[seat] == god + 1
    out[Seat.GOD_PROMISE] = god_promise(c, s, seat) / 5.0
    out[Seat.RANK] = s.rank[seat] / 2.0
    out[Seat.BIDDING] = s.phase == Phase.BID and s.rank[seat] == 0
    out[Seat.BID] = s.bid[seat] / 5.0 if s.phase == Phase.BID else 0.0
    has_god = s.phase >= Phase.TAKE
    out[Seat.ACTING] = is_acting(s, seat)
    out[Seat.ACTED] = has_god and has_acted(c, s, seat)
    out[Seat.ACTIONS] = actions_now(c, s, seat) / 2.0
    out[Seat.HAND] = s.hand_count[seat] / 3.0
    out[Seat.CITY_CARDS] = s.city_count[seat] / 4.0


@rule
def of_hand(c, s, seat, early, out):
    out[Own.VALUE] = value(c, s, seat) / 40.0
    money = purse(c, s, seat)
    for train in range(TRAIN_KINDS):
        cards = s.hand[seat, train]
        out[Own.TRAIN_CARDS + train] = cards
        out[Own.PAID_TRAINS + train] = cards > 0 and track_cost(c, s, seat, train) <= money
    cities = 0
    shipment, another = 0.0, 0.0
    for card in range(CITY_CARDS):
        if s.city_at[card] == IN_HAND + seat:
            cities |= 1 << c.card_city[card]
            found = best_shipment(c, s, seat, card)
            another = max(another, min(shipment, found))
            shipment = max(shipment, found)
    out[Own.CITIES_IN_HAND] = cities.bit_count() / 4.0
    out[Own.SHIPMENT] = shipment / 8.0
    out[Own.NEXT_SHIPMENT] = another / 8.0
    of_buildings(c, s, seat, cities, out)
    out[Own.PYRAMID] = pyramid_gain(c, s, seat, early) / 5.0
    begun = s.phase > Phase.ACT and s.active == seat and s.card != NONE
    out[Own.BEGUN] = begun_action(c, s, seat, early) / 5.0 if begun else 0.0


@rule
def of_buildings(c, s, seat, cities, out):
    """The Building cards in hand, and which of them a city in hand could feed."""
    built = 0
    for building in range(BUILDINGS):
        if s.builder[building] == seat + 1:
            built |= 1 << c.building_type[building]
    cards, new, fed, points = 0, 0, 0, 0
    for building in range(BUILDINGS):
        if s.hand[seat, FIRST_BUILDING + building] > 0:
            cards += 1
            new += built >> c.building_type[building] & 1 == 0
            for city in range(CITIES):
                if cities >> city & 1 == 1 and s.pyramid[city] == NONE and can_feed(c, s, seat, building, city):
                    fed += 1
                    points += building_points(c, s, seat, building)
                    break
    out[Own.BUILDING_CARDS] = cards / 2.0
    out[Own.NEW_BUILDINGS] = new / 2.0
    out[Own.FED_BUILDINGS] = fed
    out[Own.FED_POINTS] = points / 10.0


@rule
def of_table(c, s, seat, to_come, early, out):
    out[Table.TO_COME] = to_come / 4.0
    out[Table.EARLY] = early
    out[Table.LONG] = s.length
    for phase in range(PHASE_COUNT):
        out[Table.PHASE + phase] = s.phase == phase
    bids = s.phase == Phase.BID
    out[Table.HIGHEST_BID] = highest_bid(s) / 5.0 if bids else 0.0
    out[Table.BIDDERS] = still_bidding(s) / 2.0 if bids else 0.0
    out[Table.TAKES] = 1.0 * s.takes_left if is_acting(s, seat) else 0.0
    out[Table.START] = s.start_player == seat
    cubes, pyramids = 0, 0
    for fruit in range(FRUITS):
        out[Table.MARKET + fruit] = s.market[fruit] / 3.0
        cubes += s.supply[fruit]
    for city in range(CITIES):
        pyramids += s.pyramid[city] != NONE
    out[Table.CUBES] = cubes / 10.0
    out[Table.PYRAMIDS] = pyramids / 2.0
    for train in range(TRAIN_KINDS):
        out[Table.OPEN_TRAINS + train] = s.auction_display[train]
    buildings, cards = 0, 0
    for kind in range(FIRST_BUILDING, FIRST_FRUIT_CARD):
        buildings += s.auction_display[kind]
    for kind in range(FIRST_FRUIT_CARD, AUCTION_KINDS):
        cards += s.auction_display[kind]
    out[Table.OPEN_BUILDINGS] = buildings / 2.0
    out[Table.OPEN_FRUIT_CARDS] = cards / 2.0


@rule
def leads(s, out, table):
    """How far the own seat is ahead of the best other one."""
    best, best_cities, best_florins = out[SEAT + Seat.SCORE], out[SEAT + Seat.CITIES], out[SEAT + Seat.PURSE]
    for i in range(2, s.seats):
        best = max(best, out[i * SEAT + Seat.SCORE])
        best_cities = max(best_cities, out[i * SEAT + Seat.CITIES])
        best_florins = max(best_florins, out[i * SEAT + Seat.PURSE])
    out[table + Table.LEAD] = 2.0 * (out[Seat.SCORE] - best)
    out[table + Table.CITY_LEAD] = 2.0 * (out[Seat.CITIES] - best_cities)
    out[table + Table.FLORIN_LEAD] = out[Seat.PURSE] - best_florins
