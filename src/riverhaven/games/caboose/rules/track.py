"""Construct Track: a Train card, a City card and Florins put a group of trains on a line."""

from riverhaven.core.gear import rule
from riverhaven.core.play import ask
from riverhaven.core.sets import lowest, without_lowest
from riverhaven.games.caboose.rules.cards import discard_auction_card, discard_city_card, holds_city_card
from riverhaven.games.caboose.rules.nile import colours_on, connect
from riverhaven.games.caboose.state import CITY_LINES, NONE, PTAH, TRAIN_KINDS, Phase, Reason

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
        return Reason.LINE_ELSEWHERE
    if s.trains[line, seat] > 0:
        return Reason.LINE_YOURS
    if colours_on(s, line) >= COLOURS:
        return Reason.LINE_FULL
    return Reason.OK


@rule
def free_lines(c, s, seat, city):
    """The lines of a city that take a group of trains of `seat`, as a set."""
    free = 0
    for i in range(CITY_LINES):
        line = c.line_of[city, i]
        if line >= 0 and line_reason(c, s, seat, city, line) == Reason.OK:
            free |= 1 << line
    return free


@rule
def has_free_line(c, s, seat, city):
    for i in range(CITY_LINES):
        line = c.line_of[city, i]
        if line >= 0 and line_reason(c, s, seat, city, line) == Reason.OK:
            return True
    return False


@rule
def train_reason(c, s, seat, train):
    """Why `seat` may not play this Train card, whatever the city."""
    if s.hand[seat, train] == 0:
        return Reason.NO_TRAIN_CARD
    if s.trains_left[seat] < c.train_size[train]:
        return Reason.TOO_FEW_TRAINS
    if s.florins[seat] < track_cost(c, s, seat, train):
        return Reason.TOO_DEAR
    return Reason.OK


@rule
def playable_trains(c, s, seat):
    """The Train cards that `seat` can play, whatever the city, as a set."""
    playable = 0
    for train in range(TRAIN_KINDS):
        if train_reason(c, s, seat, train) == Reason.OK:
            playable |= 1 << train
    return playable


@rule
def track_reason(c, s, seat, train, card):
    """Why `seat` may not construct track with these two cards."""
    why = train_reason(c, s, seat, train)
    if why != Reason.OK:
        return why
    if not holds_city_card(s, seat, card):
        return Reason.NO_CITY_CARD
    if not has_free_line(c, s, seat, c.card_city[card]):
        return Reason.NO_LINE
    return Reason.OK


@rule
def track(c, s, seat, train, card):
    """Play the cards; where only one line has room, the trains go there at once."""
    s.train = train + 1
    s.card = card + 1
    discard_auction_card(s, seat, train)
    discard_city_card(s, seat, card)
    choices = free_lines(c, s, seat, c.card_city[card])
    if without_lowest(choices) != 0:
        ask(s, seat, Phase.LINE)
    else:
        lay_track(c, s, seat, lowest(choices))


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
