"""Construct Track: a Train card, a City card and Florins put a group of trains on a line."""

from riverhaven.core.gear import rule
from riverhaven.games.caboose.rules.ask import ask
from riverhaven.games.caboose.rules.cards import discard_auction_card, discard_city_card, holds_city_card
from riverhaven.games.caboose.rules.nile import colours_on, connect
from riverhaven.games.caboose.state import (
    CITY_LINES,
    LINE,
    LINE_ELSEWHERE,
    LINE_FULL,
    LINE_YOURS,
    NO_CITY_CARD,
    NO_LINE,
    NO_TRAIN_CARD,
    NONE,
    OK,
    PTAH,
    TOO_DEAR,
    TOO_FEW_TRAINS,
)

COLOURS = 2  # on one line


@rule
def track_cost(c, s, seat, train):
    if s.god[seat] == PTAH:
        return max(0, c.train_cost[train] - c.ptah_rebate)
    return c.train_cost[train]


@rule
def line_reason(c, s, seat, city, line):
    """Why `seat` may not put a group of trains on this line with a card of this city."""
    if c.line_end[line, 0] != city and c.line_end[line, 1] != city:
        return LINE_ELSEWHERE
    if s.trains[line, seat] > 0:
        return LINE_YOURS
    if colours_on(s, line) >= COLOURS:
        return LINE_FULL
    return OK


@rule
def free_lines(c, s, seat, city):
    """How many lines of a city take a group of trains of `seat`."""
    found = 0
    for i in range(CITY_LINES):
        if c.line_of[city, i] >= 0 and line_reason(c, s, seat, city, c.line_of[city, i]) == OK:
            found += 1
    return found


@rule
def train_reason(c, s, seat, train):
    """Why `seat` may not play this Train card, whatever the city."""
    if s.hand[seat, train] == 0:
        return NO_TRAIN_CARD
    if s.trains_left[seat] < c.train_size[train]:
        return TOO_FEW_TRAINS
    if s.florins[seat] < track_cost(c, s, seat, train):
        return TOO_DEAR
    return OK


@rule
def track_reason(c, s, seat, train, card):
    """Why `seat` may not construct track with these two cards."""
    found = train_reason(c, s, seat, train)
    if found != OK:
        return found
    if not holds_city_card(s, seat, card):
        return NO_CITY_CARD
    if free_lines(c, s, seat, c.card_city[card]) == 0:
        return NO_LINE
    return OK


@rule
def track(c, s, seat, train, card):
    """Play the cards; where only one line has room, the trains go there at once."""
    s.train = train + 1
    s.card = card + 1
    discard_auction_card(s, seat, train)
    discard_city_card(s, seat, card)
    city = c.card_city[card]
    if free_lines(c, s, seat, city) > 1:
        ask(s, seat, LINE)
        return
    for i in range(CITY_LINES):
        line = c.line_of[city, i]
        if line >= 0 and line_reason(c, s, seat, city, line) == OK:
            lay_track(c, s, seat, line)
            return


@rule
def lay_track(c, s, seat, line):
    """Pay, and put the trains on the line as one group."""
    train = s.train - 1
    s.florins[seat] -= track_cost(c, s, seat, train)
    s.trains[line, seat] = c.train_size[train]
    s.trains_left[seat] -= c.train_size[train]
    connect(c, s, line)
    s.train = NONE
    s.card = NONE
