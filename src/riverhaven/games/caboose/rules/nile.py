"""The map and the market: lines, trains, connections, cubes, values."""

from riverhaven.core.gear import rule
from riverhaven.games.caboose.state import CITIES, CITY_LINES, FRUITS, SET


@rule
def trains_at(c, s, city, seat):
    """The trains of `seat` on the lines that touch `city`."""
    count = 0
    for i in range(CITY_LINES):
        if c.line_of[city, i] >= 0:
            count += s.trains[c.line_of[city, i], seat]
    return count


@rule
def colours_on(s, line):
    """How many players have trains on a line."""
    colours = 0
    for seat in range(s.seats):
        if s.trains[line, seat] > 0:
            colours += 1
    return colours


@rule
def connected(s, city, other):
    """Whether built lines, anyone's, lead from one city to the other; every city is connected with itself."""
    return s.network[city] >> other & 1 == 1


@rule
def connect(c, s, line):
    """Join the networks of the two ends of a line."""
    joined = s.network[c.line_end[line, 0]] | s.network[c.line_end[line, 1]]
    for city in range(CITIES):
        if joined >> city & 1 == 1:
            s.network[city] = joined


@rule
def is_paid(s, seat, player):
    """Whether `player` is paid when `seat` ships or builds: the others are; with Set, only he himself."""
    if s.god[seat] == SET:
        return player == seat
    return player != seat


@rule
def is_empty(s, city):
    """Whether no fruit lies in a city."""
    for fruit in range(FRUITS):
        if s.cube[city, fruit] > 0:
            return False
    return True


@rule
def move_market(c, s, fruit, steps):
    """Move a fruit's value; what would leave the track is lost."""
    s.market[fruit] = max(c.market_low, min(c.market_high, s.market[fruit] + steps))


@rule
def produce_cube(c, s, city, fruit):
    """Put a cube from the supply into a city, if there is one; its value falls."""
    if s.supply[fruit] > 0:
        s.supply[fruit] -= 1
        s.cube[city, fruit] += 1
        move_market(c, s, fruit, -1)


@rule
def return_cube(s, city, fruit):
    """Take a cube off the map, back to the supply."""
    s.cube[city, fruit] -= 1
    s.supply[fruit] += 1
