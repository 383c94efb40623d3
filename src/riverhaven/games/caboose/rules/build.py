"""Construct Building and Construct Pyramid."""

from riverhaven.core.gear import rule
from riverhaven.games.caboose.rules.ask import ask
from riverhaven.games.caboose.rules.cards import (
    discard_city_card,
    discard_fruit_card,
    holds_city_card,
    play_auction_card,
)
from riverhaven.games.caboose.rules.nile import (
    connected,
    is_empty,
    is_paid,
    move_market,
    produce_cube,
    return_cube,
    trains_at,
)
from riverhaven.games.caboose.rules.ship import symbols
from riverhaven.games.caboose.state import (
    BUILDING_COST,
    CARD_LACKS_FRUIT,
    CITIES,
    CITY_NOT_EMPTY,
    FIRST_BUILDING,
    FRUIT_CARDS,
    FRUIT_OUT_OF_REACH,
    FRUITS,
    IMHOTEP,
    NO_BUILDING_CARD,
    NO_CITY_CARD,
    NO_FRUIT_CARD,
    NO_SUCH_CUBE,
    NONE,
    NOT_CONNECTED,
    OK,
    PYRAMID_HERE,
    PYRAMID_USED,
    SOURCE,
    SOURCES,
    TOO_DEAR,
)

# ------------------------------------------------------------------------------------------------ Construct Building


@rule
def cubes_in_reach(s, city, fruit):
    """Cubes of a fruit in a city and in all cities that built lines connect with it."""
    found = 0
    for other in range(CITIES):
        if connected(s, city, other):
            found += s.cube[other, fruit]
    return found


@rule
def can_feed(c, s, seat, building, city):
    """Whether cubes in reach and face-up Fruit cards of `seat` cover the cost of a building in `city`."""
    for fruit in range(FRUITS):
        cost = c.building_cost[building, fruit]
        if cost > 0 and cubes_in_reach(s, city, fruit) + symbols(c, s, seat, fruit) < cost:
            return False
    return True


@rule
def build_reason(c, s, seat, building, card):
    """Why `seat` may not construct this building with this City card."""
    if s.hand[seat, FIRST_BUILDING + building] == 0:
        return NO_BUILDING_CARD
    if not holds_city_card(s, seat, card):
        return NO_CITY_CARD
    city = c.card_city[card]
    if s.pyramid[city] != NONE:
        return PYRAMID_HERE
    if not can_feed(c, s, seat, building, city):
        return FRUIT_OUT_OF_REACH
    return OK


@rule
def build(c, s, seat, building, card):
    """Play the cards; then each fruit of the cost needs a source."""
    s.building = building + 1
    s.card = card + 1
    discard_city_card(s, seat, card)
    play_auction_card(s, seat, FIRST_BUILDING + building)
    s.builder[building] = seat + 1
    s.site[building] = c.card_city[card] + 1
    feed(c, s, seat)


@rule
def next_fruit(c, s):
    """Which fruit of the cost still needs a source: its place in the cost; -1 if none does."""
    for i in range(BUILDING_COST):
        if c.building_fruit[s.building - 1, i] >= 0 and s.source[i] == NONE:
            return i
    return -1


@rule
def uses(c, s, source, fruit):
    """How many of a fruit have been claimed from a source."""
    found = 0
    for i in range(BUILDING_COST):
        if s.source[i] == source + 1 and c.building_fruit[s.building - 1, i] == fruit:
            found += 1
    return found


@rule
def source_reason(c, s, seat, source):
    """Why the next fruit of the cost may not come from this city's cube, or from this Fruit card."""
    fruit = c.building_fruit[s.building - 1, next_fruit(c, s)]
    if source < CITIES:
        if not connected(s, c.card_city[s.card - 1], source):
            return NOT_CONNECTED
        if s.cube[source, fruit] <= uses(c, s, source, fruit):
            return NO_SUCH_CUBE
        return OK
    fruit_card = source - CITIES
    if s.fruit_card[seat, fruit_card] == 0:
        return NO_FRUIT_CARD
    if c.card_fruit[fruit_card, fruit] <= uses(c, s, source, fruit):
        return CARD_LACKS_FRUIT
    return OK


@rule
def feed(c, s, seat):
    """Ask for the source of every fruit that has more than one; then the building stands."""
    i = next_fruit(c, s)
    while i >= 0:
        choices = 0
        only = NONE
        for source in range(SOURCES):
            if source_reason(c, s, seat, source) == OK:
                choices += 1
                only = source + 1
        if choices > 1:
            ask(s, seat, SOURCE)
            return
        s.source[i] = only
        i = next_fruit(c, s)
    finish_building(c, s, seat)


@rule
def use(c, s, seat, source):
    """Choose the source of the next fruit."""
    s.source[next_fruit(c, s)] = source + 1
    feed(c, s, seat)


@rule
def finish_building(c, s, seat):
    """Produce what is left over on the Fruit cards, then take the cubes away; score, and pay the others."""
    building = s.building - 1
    city = c.card_city[s.card - 1]
    spend_fruit_cards(c, s, seat, city)
    spend_cubes(c, s)
    s.score[seat] += building_points(c, s, seat, building)
    s.bonus[city] += c.building_bonus[building]
    for player in range(s.seats):
        s.florins[player] += build_florins(c, s, seat, player, city)
    s.building = NONE
    s.card = NONE
    for i in range(BUILDING_COST):
        s.source[i] = NONE


@rule
def spend_fruit_cards(c, s, seat, city):
    """A fruit on a used card that the building did not need is produced in the city, if the supply has it."""
    for fruit_card in range(FRUIT_CARDS):
        if not is_used(s, CITIES + fruit_card):
            continue
        for fruit in range(FRUITS):
            for _ in range(c.card_fruit[fruit_card, fruit] - uses(c, s, CITIES + fruit_card, fruit)):
                produce_cube(c, s, city, fruit)
        discard_fruit_card(s, seat, fruit_card)


@rule
def is_used(s, source):
    for i in range(BUILDING_COST):
        if s.source[i] == source + 1:
            return True
    return False


@rule
def spend_cubes(c, s):
    """Cubes used go back to the supply, and their fruit rises."""
    for i in range(BUILDING_COST):
        if NONE < s.source[i] <= CITIES:
            fruit = c.building_fruit[s.building - 1, i]
            return_cube(s, s.source[i] - 1, fruit)
            move_market(c, s, fruit, 1)


@rule
def building_points(c, s, seat, building):
    if s.god[seat] == IMHOTEP:
        return c.building_points[building] + c.imhotep_points
    return c.building_points[building]


@rule
def build_florins(c, s, seat, player, city):
    """What `player` receives when `seat` builds: a Florin for every train there."""
    if not is_paid(s, seat, player):
        return 0
    return trains_at(c, s, city, player)


# ------------------------------------------------------------------------------------------------- Construct Pyramid


@rule
def pyramid_cost(c, s, seat, pyramid):
    if s.god[seat] == IMHOTEP:
        return max(0, c.pyramid_rate * c.pyramid_value[pyramid] - c.imhotep_rebate)
    return c.pyramid_rate * c.pyramid_value[pyramid]


@rule
def city_reason(s, city):
    """Why no pyramid may stand in a city. Buildings do not matter, fruit does."""
    if s.pyramid[city] != NONE:
        return PYRAMID_HERE
    if not is_empty(s, city):
        return CITY_NOT_EMPTY
    return OK


@rule
def value_reason(c, s, seat, pyramid):
    """Why `seat` may not build this pyramid, whatever the city."""
    for city in range(CITIES):
        if s.pyramid[city] == pyramid + 1:
            return PYRAMID_USED
    if s.florins[seat] < pyramid_cost(c, s, seat, pyramid):
        return TOO_DEAR
    return OK


@rule
def pyramid_reason(c, s, seat, pyramid, city):
    found = value_reason(c, s, seat, pyramid)
    if found != OK:
        return found
    return city_reason(s, city)


@rule
def construct_pyramid(c, s, seat, pyramid, city):
    """No card is needed, and nobody else is paid."""
    s.florins[seat] -= pyramid_cost(c, s, seat, pyramid)
    s.score[seat] += c.pyramid_value[pyramid]
    s.pyramid[city] = pyramid + 1
