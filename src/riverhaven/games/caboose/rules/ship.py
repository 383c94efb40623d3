"""Ship Fruit and Produce Fruit."""

from riverhaven.core.gear import rule
from riverhaven.core.play import ask
from riverhaven.core.sets import lowest, without_lowest
from riverhaven.games.caboose.rules.cards import discard_city_card, discard_fruit_card, holds_city_card
from riverhaven.games.caboose.rules.nile import (
    connected,
    is_paid,
    move_market,
    produce_cube,
    return_cube,
    trains_at,
)
from riverhaven.games.caboose.state import FRUIT_CARDS, FRUITS, HAPI, NONE, Phase, Reason

# -------------------------------------------------------------------------------------------------------- Ship Fruit


@rule
def demand_of(c, card, fruit):
    """Which demand of a City card this fruit is; -1 if the card does not ask for it."""
    if c.demand[card, 0] == fruit:
        return 0
    if c.demand[card, 1] == fruit:
        return 1
    return -1


@rule
def origin_reason(s, city, fruit, origin):
    """Why this fruit cannot be shipped to `city` from `origin`."""
    if origin == city:
        return Reason.SAME_CITY
    if not connected(s, city, origin):
        return Reason.NOT_CONNECTED
    if s.cube[origin, fruit] == 0:
        return Reason.NO_SUCH_CUBE
    return Reason.OK


@rule
def origins(s, city, fruit):
    """The cities from which this fruit can be shipped to `city`, as a set."""
    possible = 0
    candidates = s.network[city] & ~(1 << city)
    while candidates != 0:
        origin = lowest(candidates)
        if origin_reason(s, city, fruit, origin) == Reason.OK:
            possible |= 1 << origin
        candidates = without_lowest(candidates)
    return possible


@rule
def ship_reason(c, s, seat, card, fruit):
    """Why `seat` may not ship this fruit with this City card."""
    if not holds_city_card(s, seat, card):
        return Reason.NO_CITY_CARD
    if demand_of(c, card, fruit) < 0:
        return Reason.NOT_DEMANDED
    city = c.card_city[card]
    if s.pyramid[city] != NONE:
        return Reason.PYRAMID_HERE
    if origins(s, city, fruit) == 0:
        return Reason.FRUIT_OUT_OF_REACH
    return Reason.OK


@rule
def ship(c, s, seat, card, fruit):
    """Play the card; where only one city can send the fruit, it travels at once."""
    s.card = card + 1
    s.fruit = fruit + 1
    discard_city_card(s, seat, card)
    choices = origins(s, c.card_city[card], fruit)
    if without_lowest(choices) != 0:
        ask(s, seat, Phase.ORIGIN)
    else:
        deliver(c, s, seat, lowest(choices))


@rule
def deliver(c, s, seat, origin):
    """Move the cube, take the money, move the market, pay the others."""
    card, fruit = s.card - 1, s.fruit - 1
    city = c.card_city[card]
    s.cube[origin, fruit] -= 1
    s.cube[city, fruit] += 1
    if s.eaten_fruit == 1:
        return_cube(s, city, fruit)
    s.florins[seat] += revenue(c, s, seat, card, fruit)
    move_market(c, s, fruit, -1)
    other = c.demand[card, 1 - demand_of(c, card, fruit)]
    if other >= 0 and other != fruit:
        move_market(c, s, other, 1)
    for player in range(s.seats):
        s.score[player] += ship_points(c, s, seat, player, city, fruit)
    s.card = NONE
    s.fruit = NONE


@rule
def revenue(c, s, seat, card, fruit):
    """What the shipper is paid: the printed price and the market value, as it was before the shipment."""
    florins = max(0, c.price[card, demand_of(c, card, fruit)] + s.market[fruit])
    if s.god[seat] == HAPI:
        florins += c.hapi_florins
    return florins


@rule
def ship_points(c, s, seat, player, city, fruit):
    """What `player` scores when `seat` ships: a point for every train there and every face-up symbol of the fruit."""
    if not is_paid(s, seat, player):
        return 0
    if player == seat:  # Set pays for trains only
        return trains_at(c, s, city, player)
    return trains_at(c, s, city, player) + symbols(c, s, player, fruit)


@rule
def symbols(c, s, seat, fruit):
    """How often a fruit shows on the face-up Fruit cards of `seat`; a double counts twice."""
    count = 0
    for fruit_card in range(FRUIT_CARDS):
        if s.fruit_card[seat, fruit_card] > 0:
            count += s.fruit_card[seat, fruit_card] * c.card_fruit[fruit_card, fruit]
    return count


# ----------------------------------------------------------------------------------------------------- Produce Fruit


@rule
def produce_reason(c, s, seat, card, fruit_card):
    """Why `seat` may not produce the fruits of this Fruit card in the city of this City card: all of them, or none."""
    if not holds_city_card(s, seat, card):
        return Reason.NO_CITY_CARD
    if s.fruit_card[seat, fruit_card] == 0:
        return Reason.NO_FRUIT_CARD
    if s.pyramid[c.card_city[card]] != NONE:
        return Reason.PYRAMID_HERE
    if not is_in_supply(c, s, fruit_card):
        return Reason.NOT_IN_SUPPLY
    return Reason.OK


@rule
def is_in_supply(c, s, fruit_card):
    """Whether the supply has all fruits of a Fruit card."""
    for fruit in range(FRUITS):
        if s.supply[fruit] < c.card_fruit[fruit_card, fruit]:
            return False
    return True


@rule
def cards_in_supply(c, s, cards):
    """Those of a set of Fruit cards that can be produced, whatever the city."""
    there = cards
    while cards != 0:
        if not is_in_supply(c, s, lowest(cards)):
            there &= ~(1 << lowest(cards))
        cards = without_lowest(cards)
    return there


@rule
def produce(c, s, seat, card, fruit_card):
    discard_city_card(s, seat, card)
    discard_fruit_card(s, seat, fruit_card)
    for fruit in range(FRUITS):
        for _ in range(c.card_fruit[fruit_card, fruit]):
            produce_cube(c, s, c.card_city[card], fruit)
