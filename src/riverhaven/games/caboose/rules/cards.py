"""The two decks, their displays and discard piles, and the hands.

A deck is what is left in it; a card gets its identity when it is drawn.
"""

from riverhaven.core.dice import draw, roll
from riverhaven.core.gear import rule
from riverhaven.games.caboose.state import (
    AUCTION_KINDS,
    CITY_CARDS,
    ERAS,
    FIRST_FRUIT_CARD,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    ON_DISPLAY,
)

# ----------------------------------------------------------------------------------------------------- Auction cards


@rule
def restock_auction(s):
    """An empty deck is made anew from its discard pile, at once."""
    if s.auction_left == 0:
        for kind in range(AUCTION_KINDS):
            s.auction_left += s.auction_discard[kind]
            s.auction_deck[kind] += s.auction_discard[kind]
            s.auction_discard[kind] = 0


@rule
def draw_auction_card(s):
    """The top card of the Auction deck; -1 if none is left."""
    restock_auction(s)
    if s.auction_left == 0:
        return -1
    s.auction_left -= 1
    kind = draw(s, s.auction_deck)
    restock_auction(s)
    return kind


@rule
def lay_out_auction_cards(c, s):
    """Open one card more than there are players."""
    for _ in range(s.seats + c.auction_display):
        kind = draw_auction_card(s)
        if kind >= 0:
            s.auction_display[kind] += 1


@rule
def kinds_on_display(s):
    """How many different Auction cards lie open."""
    found = 0
    for kind in range(AUCTION_KINDS):
        if s.auction_display[kind] > 0:
            found += 1
    return found


@rule
def receive_auction_card(s, seat, kind, seen):
    """A Fruit card is laid face up, any other goes to the hand; `seen` is 1 if all know which one it is."""
    if kind >= FIRST_FRUIT_CARD:
        s.fruit_card[seat, kind - FIRST_FRUIT_CARD] += 1
    else:
        s.hand[seat, kind] += 1
        s.known[seat, kind] += seen
        s.hand_count[seat] += 1


@rule
def take_auction_card(s, seat, kind):
    """Take an open card, before everybody's eyes."""
    s.auction_display[kind] -= 1
    receive_auction_card(s, seat, kind, 1)


@rule
def clear_auction_display(s):
    for kind in range(AUCTION_KINDS):
        s.auction_discard[kind] += s.auction_display[kind]
        s.auction_display[kind] = 0


@rule
def play_auction_card(s, seat, kind):
    """A Train or Building card leaves the hand; for all that the others know, it was the one they saw being taken."""
    s.hand[seat, kind] -= 1
    s.hand_count[seat] -= 1
    if s.known[seat, kind] > 0:
        s.known[seat, kind] -= 1


@rule
def discard_auction_card(s, seat, kind):
    play_auction_card(s, seat, kind)
    s.auction_discard[kind] += 1


@rule
def discard_fruit_card(s, seat, fruit_card):
    s.fruit_card[seat, fruit_card] -= 1
    s.auction_discard[FIRST_FRUIT_CARD + fruit_card] += 1


# -------------------------------------------------------------------------------------------------------- City cards


@rule
def restock_cities(s):
    """An empty deck is made anew from its discard pile, at once. What was drawn before is none of these cards."""
    if s.city_left > 0 or count_city_cards(s, IN_DISCARD) == 0:
        return
    if s.shuffles < ERAS - 1:
        s.shuffles += 1
    for card in range(CITY_CARDS):
        if s.city_at[card] == IN_DISCARD:
            s.city_at[card] = IN_DECK
            s.city_era[card] = s.shuffles
            s.city_left += 1


@rule
def count_city_cards(s, where):
    found = 0
    for card in range(CITY_CARDS):
        if s.city_at[card] == where:
            found += 1
    return found


@rule
def pick_city_card(s, era):
    """A random card out of those that came into the deck in `era` and have not been seen since."""
    candidates = 0
    for card in range(CITY_CARDS):
        if s.city_at[card] == IN_DECK and s.city_era[card] == era:
            candidates += 1
    left = roll(s, candidates)
    for card in range(CITY_CARDS):
        if s.city_at[card] == IN_DECK and s.city_era[card] == era:
            if left == 0:
                return card
            left -= 1
    return -1


@rule
def draw_city_card(s, where):
    """Move the top card of the City deck; -1 if none is left."""
    restock_cities(s)
    if s.city_left == 0:
        return -1
    card = pick_city_card(s, s.shuffles)
    s.city_at[card] = where
    s.city_left -= 1
    restock_cities(s)
    return card


@rule
def refill_city_display(c, s):
    """Back to four, as far as the cards reach."""
    for _ in range(c.city_display - count_city_cards(s, ON_DISPLAY)):
        draw_city_card(s, ON_DISPLAY)


@rule
def draw_unseen(s, seat):
    """The top card of the City deck goes to the hand; the others see it only where hands are open."""
    card = draw_city_card(s, IN_HAND + seat)
    if card < 0:
        return
    s.city_count[seat] += 1
    if s.open_hands == 1:
        s.city_seen[card] = 1
    else:
        s.unseen[seat, s.city_era[card]] += 1


@rule
def take_city_card(s, seat, card):
    """Take an open card, before everybody's eyes."""
    s.city_at[card] = IN_HAND + seat
    s.city_seen[card] = 1
    s.city_count[seat] += 1


@rule
def discard_city_card(s, seat, card):
    if s.city_seen[card] == 0:
        s.unseen[seat, s.city_era[card]] -= 1
    s.city_seen[card] = 0
    s.city_at[card] = IN_DISCARD
    s.city_count[seat] -= 1


@rule
def holds_city_card(s, seat, card):
    return s.city_at[card] == IN_HAND + seat


@rule
def cards_in_hand(s, seat):
    """Train, Building and City cards; Fruit cards lie face up and do not count."""
    return s.hand_count[seat] + s.city_count[seat]
