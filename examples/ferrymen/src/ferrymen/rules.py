"""The rules of Ferrymen."""

from riverhaven.core.dice import draw
from riverhaven.core.gear import rule
from riverhaven.core.play import end_match

from .state import (
    ANSWERS,
    BID_MOVES,
    CARDS,
    EXACT,
    HAND,
    NOTHING,
    PLAY_MOVES,
    RANKS,
    ROUNDS,
    UNSAID,
    Phase,
    Reason,
)


@rule
def setup(c, s):
    deal_round(s)


@rule
def deal_round(s):
    """Ten cards each, one is turned up, and everybody is asked for a bid."""
    for card in range(CARDS):
        s.deck[card] = 1
    for seat in range(s.seats):
        s.held[seat] = HAND
        s.taken[seat] = 0
        s.said[seat] = UNSAID
        s.played[seat] = NOTHING
        for suit in range(CARDS // RANKS):
            s.void[seat, suit] = 0
        for _ in range(HAND):
            s.hand[seat, draw(s, s.deck)] = 1
    s.trump = 1 + draw(s, s.deck)
    s.leader = s.round_number % s.seats
    s.phase = Phase.BID
    s.waiting = 1 << s.leader


# ------------------------------------------------------------------------------------------------- what may be done


@rule
def reason(c, s, seat, move):
    if ANSWERS[move] >> s.phase & 1 == 0:
        return Reason.WRONG_PHASE
    if s.phase == Phase.BID:
        return Reason.ADDS_UP if adds_up(s, BID_MOVES.unpack(move)) else Reason.OK
    card = PLAY_MOVES.unpack(move)
    if s.hand[seat, card] == 0:
        return Reason.NOT_IN_HAND
    led = led_suit(s)
    if led >= 0 and card // RANKS != led and has_suit(s, seat, led):
        return Reason.FOLLOW_SUIT
    return Reason.OK


@rule
def adds_up(s, tricks):
    """Whether this is the last bid, and everybody could be content with it."""
    if s.acted < s.seats - 1:
        return False
    total = tricks
    for seat in range(s.seats):
        total += max(s.said[seat], 0)
    return total == HAND


@rule
def led_suit(s):
    """The suit that must be followed, or -1 for who leads."""
    if s.acted == 0:
        return -1
    return (s.played[s.leader] - 1) // RANKS


@rule
def has_suit(s, seat, suit):
    for card in range(suit * RANKS, (suit + 1) * RANKS):
        if s.hand[seat, card]:
            return True
    return False


# ------------------------------------------------------------------------------------------------- what it does


@rule
def apply(c, s, seat, move):
    if s.phase == Phase.BID:
        s.said[seat] = BID_MOVES.unpack(move)
    else:
        play(s, seat, PLAY_MOVES.unpack(move))
    s.acted += 1
    if s.acted == s.seats:
        if s.phase == Phase.PLAY:
            end_trick(s)
        s.phase = Phase.PLAY
        s.acted = 0
    s.waiting = 1 << (s.leader + s.acted) % s.seats
    if s.phase == Phase.PLAY and s.acted == 0 and s.held[seat] == 0:
        end_round(s)


@rule
def play(s, seat, card):
    led = led_suit(s)
    if led < 0:
        for other in range(s.seats):
            s.played[other] = NOTHING
    elif card // RANKS != led:
        s.void[seat, led] = 1
    s.hand[seat, card] = 0
    s.held[seat] -= 1
    s.played[seat] = 1 + card


@rule
def end_trick(s):
    led = led_suit(s)
    winner = s.leader
    for seat in range(s.seats):
        if strength(s, s.played[seat] - 1, led) > strength(s, s.played[winner] - 1, led):
            winner = seat
    s.taken[winner] += 1
    s.leader = winner


@rule
def strength(s, card, led):
    """How high a card counts in this trick: trumps above the suit that was led, and that above the others."""
    suit, rank = card // RANKS, card % RANKS
    if suit == (s.trump - 1) // RANKS:
        return 2 * RANKS + rank
    if suit == led:
        return RANKS + rank
    return rank


@rule
def end_round(s):
    for seat in range(s.seats):
        if s.taken[seat] == s.said[seat]:
            s.score[seat] += EXACT + s.said[seat]
    if s.round_number + 1 < ROUNDS:
        s.round_number += 1
        deal_round(s)
    else:
        end_match(s)


# ------------------------------------------------------------------------------------------------- what it is worth


@rule
def value(c, s, seat):
    """The points so far, and fewer of this round's the farther the tricks that we may expect are from those we said."""
    points = float(s.score[seat])
    if s.over or s.said[seat] == UNSAID:
        return points
    hoped = float(s.taken[seat])
    for card in range(CARDS):
        if s.hand[seat, card]:
            hoped += chance(s, card)
    return points + max(EXACT + s.said[seat] - 4.0 * abs(s.said[seat] - hoped), 0.0)


@rule
def chance(s, card):
    """That a card takes a trick, at a glance."""
    rank = card % RANKS
    if card // RANKS == (s.trump - 1) // RANKS:
        return 0.4 + 0.6 * rank / RANKS
    return max(rank - 7, 0) / RANKS * 4.0 / s.seats
