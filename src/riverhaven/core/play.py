"""Rules that many games need: listing moves, asking a player, who comes where at the end, and hands that only their
owners know.

Others may know a part of a hand: what everybody saw being taken and what cannot have left unseen. To hide the hand is
to put the rest back into the bag or deck from which it was drawn; to deal is to draw it from there again.
"""

from riverhaven.core.dice import draw
from riverhaven.core.gear import open_rule, rule
from riverhaven.core.state import MAX_SEATS


@open_rule
def legal(c, s, seat, out):
    """The moves of a game that does not list them itself: all those that its `reason` does not forbid."""
    count = 0
    for move in range(len(out)):
        if reason(c, s, seat, move) == 0:  # noqa: F821 - an open name
            out[count] = move
            count += 1
    return count


@rule
def ask(s, seat, phase):
    """Wait for a decision of one seat."""
    s.waiting = 1 << seat
    s.phase = phase


@rule
def end_match(s):
    """The match is over. Who has more points comes before who has fewer; equals share their place."""
    s.over = 1
    s.waiting = 0
    for seat in range(s.seats):
        s.place[seat] = 1
    break_ties(s, s.score)


@rule
def break_ties(s, merit):
    """Among those who share a place, more of this comes before less."""
    ahead = [0] * MAX_SEATS
    for seat in range(s.seats):
        for other in range(s.seats):
            if s.place[other] == s.place[seat] and merit[other] > merit[seat]:
                ahead[seat] += 1
    for seat in range(s.seats):
        s.place[seat] += ahead[seat]


@rule
def hide_hand(hand, known, bag):
    """Only what everybody saw being taken stays in the hand. All three hold a count for each kind."""
    for kind in range(len(hand)):
        bag[kind] += hand[kind] - known[kind]
        hand[kind] = known[kind]


@rule
def deal_hand(s, hand, count, bag):
    """Draw from the bag until the hand holds `count` again."""
    for kind in range(len(hand)):
        count -= hand[kind]
    for _ in range(count):
        hand[draw(s, bag)] += 1
