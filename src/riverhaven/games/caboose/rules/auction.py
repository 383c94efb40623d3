"""Phase 1: the auction for the order in which the players choose their gods."""

from riverhaven.core.gear import rule
from riverhaven.core.play import ask
from riverhaven.games.caboose.state import GODS, NONE, Phase, Reason

ALL_GODS = (1 << GODS) - 1


@rule
def begin_auction(s):
    for seat in range(s.seats):
        s.bid[seat] = 0
        s.rank[seat] = 0
        s.god[seat] = NONE
    s.active = s.start_player
    go_on_bidding(s)


@rule
def highest_bid(s):
    highest = 0
    for seat in range(s.seats):
        highest = max(highest, s.bid[seat])
    return highest


@rule
def still_bidding(s):
    bidders = 0
    for seat in range(s.seats):
        if s.rank[seat] == 0:
            bidders += 1
    return bidders


@rule
def bid_reason(s, seat, florins):
    """Why `seat` may not bid so many Florins."""
    if florins <= highest_bid(s):
        return Reason.BID_TOO_LOW
    if florins > s.florins[seat]:
        return Reason.TOO_DEAR
    return Reason.OK


@rule
def bid(s, seat, florins):
    s.bid[seat] = florins
    next_bidder(s)


@rule
def drop_out(s, seat):
    """Who passes, passes for good and takes the last free place of the order."""
    s.rank[seat] = still_bidding(s)
    next_bidder(s)


@rule
def next_bidder(s):
    """Clockwise to whoever has not passed."""
    s.active = (s.active + 1) % s.seats
    while s.rank[s.active] != 0:
        s.active = (s.active + 1) % s.seats


@rule
def go_on_bidding(s):
    """Ask the next bidder. Who cannot outbid passes without being asked: all can count the Florins."""
    while still_bidding(s) > 1 and s.florins[s.active] <= highest_bid(s):
        drop_out(s, s.active)
    if still_bidding(s) > 1:
        ask(s, s.active, Phase.BID)
        return
    s.rank[s.active] = 1
    pay_bids(s)
    ask(s, s.active, Phase.GOD)


@rule
def payment(s, seat):
    """The first to pass pays nothing, the last two pay all, the others half, rounded up."""
    if s.rank[seat] == s.seats:
        return 0
    if s.rank[seat] <= 2:
        return s.bid[seat]
    return (s.bid[seat] + 1) // 2


@rule
def pay_bids(s):
    for seat in range(s.seats):
        s.florins[seat] -= payment(s, seat)


# -------------------------------------------------------------------------------------------------------------- gods


@rule
def free_gods(s):
    """The gods whom nobody has chosen, as a set of their moves: counted from 0."""
    taken = 0
    for seat in range(s.seats):
        taken |= 1 << s.god[seat]
    return ALL_GODS & ~(taken >> 1)


@rule
def god_reason(s, god):
    if free_gods(s) >> (god - 1) & 1 == 0:
        return Reason.GOD_TAKEN
    return Reason.OK


@rule
def next_to_choose(s):
    """The seat that comes next in the order and has no god yet; -1 if all have one."""
    next = -1
    for seat in range(s.seats):
        if s.god[seat] == NONE and (next < 0 or s.rank[seat] < s.rank[next]):
            next = seat
    return next
