"""Final scoring: city by city, money, sets; and who wins a tie."""

from riverhaven.core.gear import rule
from riverhaven.core.play import break_ties, end_match
from riverhaven.games.caboose.rules.cards import cards_in_hand
from riverhaven.games.caboose.rules.nile import trains_at
from riverhaven.games.caboose.rules.ship import symbols
from riverhaven.games.caboose.state import BUILDING_TYPES, BUILDINGS, CITIES, FRUITS, NONE, SEATS


@rule
def prestige(c, s, city):
    """The City Prestige marker, the building markers and the pyramid of a city."""
    side = 1
    if c.shade[city] == s.light:
        side = 0
    points = c.prestige[s.marker[city], side] + s.bonus[city]
    if s.pyramid[city] != NONE:
        points += c.pyramid_value[s.pyramid[city] - 1]
    return points


@rule
def place_points(c, s, city, place):
    """What a place in a city is worth: all, half, half of that, each rounded up; three players have no third place."""
    if place > c.paid_places[s.seats]:
        return 0
    points = prestige(c, s, city)
    for _ in range(place - 1):
        points = (points + 1) // 2
    return points


@rule
def city_points(c, s, city, seat):
    """What a city gives to `seat`. Who ties shares the places that they cover, rounded up; without a train, nothing."""
    mine = trains_at(c, s, city, seat)
    if mine == 0:
        return 0
    ahead = 0
    tied = 0
    for other in range(s.seats):
        theirs = trains_at(c, s, city, other)
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            tied += 1
    shared = 0
    for place in range(ahead + 1, ahead + tied + 1):
        shared += place_points(c, s, city, place)
    return (shared + tied - 1) // tied


@rule
def money_points(c, s, seat):
    return s.florins[seat] // c.florins_for_a_point


@rule
def building_types(c, s, seat):
    """Different types of buildings that lie before `seat`."""
    types = 0
    for kind in range(BUILDING_TYPES):
        if has_type(c, s, seat, kind):
            types += 1
    return types


@rule
def has_type(c, s, seat, kind):
    for building in range(BUILDINGS):
        if s.builder[building] == seat + 1 and c.building_type[building] == kind:
            return True
    return False


@rule
def fruit_types(c, s, seat):
    """Different fruits on the face-up Fruit cards of `seat`."""
    types = 0
    for fruit in range(FRUITS):
        if symbols(c, s, seat, fruit) > 0:
            types += 1
    return types


@rule
def final_points(c, s, seat):
    """What the end of the game adds to the points scored in play."""
    points = money_points(c, s, seat)
    for city in range(CITIES):
        points += city_points(c, s, city, seat)
    points += c.building_set[building_types(c, s, seat)]
    points += c.fruit_set[fruit_types(c, s, seat)]
    return points


@rule
def end_game(c, s):
    cards = [0] * SEATS
    soon = [0] * SEATS
    for seat in range(s.seats):
        s.score[seat] += final_points(c, s, seat)
        cards[seat] = cards_in_hand(s, seat)
        soon[seat] = -c.initiative[s.god[seat]]
    end_match(s)
    break_ties(s, s.florins)
    break_ties(s, cards)
    break_ties(s, soon)  # the lower god of the last turn
