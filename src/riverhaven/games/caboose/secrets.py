"""What a seat may know, and dealing it the rest anew.

Secret are the Train, Building and City cards in the other hands, unless everybody saw them being taken. To redact them
is to put them back where nobody has seen anything, into the decks; to deal is to draw them from there again. A City
card that was drawn before a reshuffle is none of the cards that were shuffled in: each is dealt from the deck of its
era. (The Auction deck holds enough cards for the longest game, so it needs no eras.)
"""

from riverhaven.core.dice import forget_dice
from riverhaven.core.gear import rule
from riverhaven.core.play import deal_hand, hide_hand
from riverhaven.games.caboose.rules.cards import pick_city_card
from riverhaven.games.caboose.state import CITY_CARDS, ERAS, HAND_KINDS, IN_DECK, IN_HAND


@rule
def redact(c, s, seat):
    forget_dice(s)
    for other in range(s.seats):
        if other != seat:
            hide_hand(s.hand[other], s.known[other], s.auction_deck)
            hide_city_cards(s, other)


@rule
def hide_city_cards(s, seat):
    for card in range(CITY_CARDS):
        if s.city_at[card] == IN_HAND + seat and s.city_seen[card] == 0:
            s.city_at[card] = IN_DECK


@rule
def deal(c, s, seat):
    for other in range(s.seats):
        if other != seat:
            # A hand holds Train and Building cards only: a Fruit card would lie face up.
            deal_hand(s, s.hand[other], s.hand_count[other], s.auction_deck[:HAND_KINDS])
            deal_city_cards(s, other)


@rule
def deal_city_cards(s, seat):
    for era in range(ERAS):
        for _ in range(s.unseen[seat, era]):
            s.city_at[pick_city_card(s, era)] = IN_HAND + seat


@rule
def mask(c, s, seat, move):
    """Every card that a move names is, or is about to be, open: the others may see all moves."""
    return move
