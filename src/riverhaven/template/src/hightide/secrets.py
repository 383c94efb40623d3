"""What a seat may know. Secret are the cards in the other hands, and those that others have hidden.

What a seat may not know goes back to the deck, where the cards lie that nobody has seen; to deal is to draw it again.
"""

from riverhaven.core.dice import draw, forget_dice
from riverhaven.core.gear import rule

from .state import CARDS, FIRST, HIDE_MOVES, UNKNOWN, UNSEEN


@rule
def redact(c, s, seat):
    """Forget what `seat` may not know; -1 is a spectator. When the match is over, what was hidden is shown."""
    forget_dice(s)
    for other in range(s.seats):
        if other != seat:
            for card in range(CARDS):
                s.deck[card] += s.hand[other, card]
                s.hand[other, card] = 0
            if s.hidden[other] >= FIRST and s.over == 0:
                s.deck[s.hidden[other] - FIRST] = 1
                s.hidden[other] = UNKNOWN


@rule
def deal(c, s, seat):
    """A random world that fits to what is known."""
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other]):
                s.hand[other, draw(s, s.deck)] = 1
            if s.hidden[other] == UNKNOWN:
                s.hidden[other] = FIRST + draw(s, s.deck)


@rule
def mask(c, s, seat, move):
    """A move as the others see it."""
    return HIDE_MOVES.pack(UNSEEN) if HIDE_MOVES.holds(move) else move
