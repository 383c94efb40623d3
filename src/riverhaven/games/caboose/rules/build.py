"""Construct Building and Construct Pyramid."""

from riverhaven.core.gear import rule
from riverhaven.core.play import ask
from riverhaven.core.sets import lowest, without_lowest
from riverhaven.games.caboose.rules.cards import (
    discard_city_card,
    discard_fruit_card,
    fruit_cards,
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
from riverhaven.games.caboose.state import (
    BUILDING_COST,
    CITIES,
    FIRST_BUILDING,
    FRUIT_CARDS,
    FRUITS,
    IMHOTEP,
    NONE,
    PYRAMIDS,
    Phase,
    Reason,
)

# ------------------------------------------------------------------------------------------------ Construct Building


@rule
def cubes_in_reach(s, city, fruit):
    """Cubes of a fruit in a city and in all cities that built lines connect with it."""
    cubes = 0
    for other in range(CITIES):
        if connected(s, city, other):
            cubes += s.cube[other, fruit]
    return cubes


@rule
def fed_buildings(c, s, city, buildings, cards):
    """Those of a set of buildings whose cost the cubes in reach of `city` and a set of Fruit cards cover."""
    if buildings == 0:
        return 0
    fruits = [0] * FRUITS
    cities = s.network[city]
    while cities != 0:
        for fruit in range(FRUITS):
            fruits[fruit] += s.cube[lowest(cities), fruit]
        cities = without_lowest(cities)
    while cards != 0:
        for fruit in range(FRUITS):
            fruits[fruit] += c.card_fruit[lowest(cards), fruit]
        cards = without_lowest(cards)
    fed = 0
    while buildings != 0:
        if covers(c, fruits, lowest(buildings)):
            fed |= 1 << lowest(buildings)
        buildings = without_lowest(buildings)
    return fed


@rule
def covers(c, fruits, building):
    """Whether so many of each fruit cover the cost of a building."""
    for fruit in range(FRUITS):
        if fruits[fruit] < c.building_cost[building, fruit]:
            return False
    return True


@rule
def can_feed(c, s, seat, building, city):
    """Whether cubes in reach and face-up Fruit cards of `seat` cover the cost of a building in `city`."""
    return fed_buildings(c, s, city, 1 << building, fruit_cards(s, seat)) != 0


@rule
def build_reason(c, s, seat, building, card):
    """Why `seat` may not construct this building with this City card."""
    if s.hand[seat, FIRST_BUILDING + building] == 0:
        return Reason.NO_BUILDING_CARD
    if not holds_city_card(s, seat, card):
        return Reason.NO_CITY_CARD
    city = c.card_city[card]
    if s.pyramid[city] != NONE:
        return Reason.PYRAMID_HERE
    if not can_feed(c, s, seat, building, city):
        return Reason.FRUIT_OUT_OF_REACH
    return Reason.OK


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
    count = 0
    for i in range(BUILDING_COST):
        if s.source[i] == source + 1 and c.building_fruit[s.building - 1, i] == fruit:
            count += 1
    return count


@rule
def source_reason(c, s, seat, source):
    """Why the next fruit of the cost may not come from this city's cube, or from this Fruit card."""
    fruit = c.building_fruit[s.building - 1, next_fruit(c, s)]
    if source < CITIES:
        if not connected(s, c.card_city[s.card - 1], source):
            return Reason.NOT_CONNECTED
        if s.cube[source, fruit] <= uses(c, s, source, fruit):
            return Reason.NO_SUCH_CUBE
        return Reason.OK
    fruit_card = source - CITIES
    if s.fruit_card[seat, fruit_card] == 0:
        return Reason.NO_FRUIT_CARD
    if c.card_fruit[fruit_card, fruit] <= uses(c, s, source, fruit):
        return Reason.CARD_LACKS_FRUIT
    return Reason.OK


@rule
def sources(c, s, seat):
    """Where the next fruit of the cost may come from, as a set."""
    useful = 0
    candidates = s.network[c.card_city[s.card - 1]] | fruit_cards(s, seat) << CITIES
    while candidates != 0:
        source = lowest(candidates)
        if source_reason(c, s, seat, source) == Reason.OK:
            useful |= 1 << source
        candidates = without_lowest(candidates)
    return useful


@rule
def feed(c, s, seat):
    """Ask for the source of every fruit that has more than one; then the building stands."""
    i = next_fruit(c, s)
    while i >= 0:
        choices = sources(c, s, seat)
        if without_lowest(choices) != 0:
            ask(s, seat, Phase.SOURCE)
            return
        s.source[i] = lowest(choices) + 1
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
        return Reason.PYRAMID_HERE
    if not is_empty(s, city):
        return Reason.CITY_NOT_EMPTY
    return Reason.OK


@rule
def value_reason(c, s, seat, pyramid):
    """Why `seat` may not build this pyramid, whatever the city."""
    for city in range(CITIES):
        if s.pyramid[city] == pyramid + 1:
            return Reason.PYRAMID_USED
    if s.florins[seat] < pyramid_cost(c, s, seat, pyramid):
        return Reason.TOO_DEAR
    return Reason.OK


@rule
def pyramids_to_build(c, s, seat):
    """The pyramids that nobody has built and `seat` can pay, as a set."""
    possible = 0
    for pyramid in range(PYRAMIDS):
        if s.florins[seat] >= pyramid_cost(c, s, seat, pyramid):
            possible |= 1 << pyramid
    if possible != 0:
        for city in range(CITIES):
            if s.pyramid[city] != NONE:
                possible &= ~(1 << (s.pyramid[city] - 1))
    return possible


@rule
def pyramid_reason(c, s, seat, pyramid, city):
    why = value_reason(c, s, seat, pyramid)
    if why != Reason.OK:
        return why
    return city_reason(s, city)


@rule
def construct_pyramid(c, s, seat, pyramid, city):
    """No card is needed, and nobody else is paid."""
    s.florins[seat] -= pyramid_cost(c, s, seat, pyramid)
    s.score[seat] += c.pyramid_value[pyramid]
    s.pyramid[city] = pyramid + 1
