"""What a seat may know: everything but the dice.

Hands do not exist here, and what lies face down nobody has seen: decks and piles are stored as multisets, which anyone
can work out from what lies open. So there is one world that fits, and nothing to deal.
"""

from riverhaven.core.dice import forget_dice
from riverhaven.core.gear import rule


@rule
def redact(c, s, seat):
    forget_dice(s)


@rule
def deal(c, s, seat):
    return


@rule
def mask(c, s, seat, move):
    return move
