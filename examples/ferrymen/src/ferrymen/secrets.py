"""What a seat may know: all but the cards in the other hands, and those that were not dealt.

A card that was played is known to all, and in no hand and not in the deck. Known is, too, who has not followed a suit.
"""

from riverhaven.core.dice import draw, forget_dice
from riverhaven.core.gear import rule

from .state import CARDS, RANKS

TRIES = 50  # of dealing hands without the suits that their owners have not followed; then any hands have to do


@rule
def redact(c, s, seat):
    forget_dice(s)
    take_back(s, seat)


@rule
def take_back(s, seat):
    """Put the hands of the others back into the deck."""
    for other in range(s.seats):
        if other != seat:
            for card in range(CARDS):
                s.deck[card] += s.hand[other, card]
                s.hand[other, card] = 0


@rule
def deal(c, s, seat):
    for _ in range(TRIES):
        if deal_hands(s, seat, 1):
            return
        take_back(s, seat)
    deal_hands(s, seat, 0)


@rule
def deal_hands(s, seat, fitting):
    """Deal to all others; with `fitting` nothing that they cannot have. Returns whether there was enough for all."""
    for other in range(s.seats):
        if other == seat:
            continue
        pool = [0] * CARDS
        left = 0
        for card in range(CARDS):
            if s.deck[card] and not (fitting and s.void[other, card // RANKS]):
                pool[card] = 1
                left += 1
        if left < s.held[other]:
            return False
        for _ in range(s.held[other]):
            card = draw(s, pool)
            s.deck[card] = 0
            s.hand[other, card] = 1
    return True


@rule
def mask(c, s, seat, move):
    """Bids are spoken and cards are played openly."""
    return move
