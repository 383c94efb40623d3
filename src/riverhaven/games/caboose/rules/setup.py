"""Set-up: the map, the fruit and its market, and what each player is given."""

from riverhaven.core.dice import draw, roll
from riverhaven.core.gear import rule
from riverhaven.games.caboose.rules.auction import begin_auction
from riverhaven.games.caboose.rules.cards import (
    draw_auction_card,
    draw_unseen,
    lay_out_auction_cards,
    receive_auction_card,
    refill_city_display,
)
from riverhaven.games.caboose.state import (
    BUILDINGS,
    CITIES,
    CITY_CARDS,
    FIRST_BUILDING,
    FIRST_FRUIT_CARD,
    FRUIT_CARDS,
    FRUITS,
    TRAIN_KINDS,
)


@rule
def setup(c, s):
    lay_markers(s)
    for city in range(CITIES):
        s.network[city] = 1 << city
    grow_fruit(c, s)
    fill_decks(c, s)
    # Everybody has the first Train card before the rest of the deck is shuffled.
    for seat in range(s.seats):
        s.auction_deck[c.start_train_card] -= 1
        s.auction_left -= 1
        receive_auction_card(s, seat, c.start_train_card, 1)
    for seat in range(s.seats):
        equip(c, s, seat)
    lay_out_auction_cards(c, s)
    refill_city_display(c, s)
    s.turn = 1
    s.start_player = roll(s, s.seats)
    begin_auction(s)


@rule
def lay_markers(s):
    """A random marker in every city, light sides up on one shade of the map and dark sides up on the other."""
    for city in range(CITIES):
        s.marker[city] = free_marker(s, city, roll(s, CITIES - city))
    s.light = roll(s, 2)


@rule
def free_marker(s, cities, skipped):
    """A marker that does not lie in one of the first `cities`, after `skipped` others."""
    for marker in range(CITIES):
        used = False
        for city in range(cities):
            if s.marker[city] == marker:
                used = True
        if not used:
            if skipped == 0:
                return marker
            skipped -= 1
    return -1


@rule
def grow_fruit(c, s):
    """A random cube in every city, a second in some for four and five players; the rest is the supply."""
    for fruit in range(FRUITS):
        s.supply[fruit] = c.cubes
    for city in range(CITIES):
        s.cube[city, draw(s, s.supply)] += 1
        if s.seats >= c.second_cube[city]:
            s.cube[city, draw(s, s.supply)] += 1
    for fruit in range(FRUITS):
        s.market[fruit] = c.market_start + s.supply[fruit]


@rule
def fill_decks(c, s):
    for train in range(TRAIN_KINDS):
        s.auction_deck[train] = c.train_copies[train]
        s.auction_left += c.train_copies[train]
    for building in range(BUILDINGS):
        s.auction_deck[FIRST_BUILDING + building] = 1
    for fruit_card in range(FRUIT_CARDS):
        s.auction_deck[FIRST_FRUIT_CARD + fruit_card] = 1
    s.auction_left += BUILDINGS + FRUIT_CARDS
    s.city_left = CITY_CARDS  # city_at is IN_DECK for all of them


@rule
def equip(c, s, seat):
    """Florins, trains, an Auction card and City cards."""
    s.florins[seat] = c.start_florins
    s.trains_left[seat] = c.start_trains
    receive_auction_card(s, seat, draw_auction_card(s), s.open_hands)
    for _ in range(c.start_city_cards):
        draw_unseen(s, seat)
