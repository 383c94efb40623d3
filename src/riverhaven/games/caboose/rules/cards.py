"""The two decks, their displays and discard piles, and the hands.

A deck is what is left in it; a card gets its identity when it is drawn.
"""

from riverhaven.core.dice import draw, roll
from riverhaven.core.gear import rule, wide
from riverhaven.core.sets import lowest, without_lowest
from riverhaven.games.caboose.state import (
    AUCTION_KINDS,
    CITY_CARDS,
    ERAS,
    FIRST_FRUIT_CARD,
    FRUIT_CARDS,
    HAND_KINDS,
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
    """The different Auction cards that lie open, as a set."""
    kinds = wide(0)
    for kind in range(AUCTION_KINDS - 1, -1, -1):
        kinds = 2 * kinds + (s.auction_display[kind] > 0)
    return kinds


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
    count = 0
    for card in range(CITY_CARDS):
        if s.city_at[card] == where:
            count += 1
    return count


@rule
def pick_city_card(s, era):
    """A random card out of those that came into the deck in `era` and have not been seen since."""
    candidates = wide(0)
    for card in range(CITY_CARDS - 1, -1, -1):
        candidates = 2 * candidates + ((s.city_at[card] == IN_DECK) & (s.city_era[card] == era))
    for _ in range(roll(s, candidates.bit_count())):
        candidates = without_lowest(candidates)
    return lowest(candidates)


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
def city_cards(s, seat):
    """The City cards in the hand of `seat` and those on display: two sets, found in one pass."""
    in_hand = wide(0)
    on_display = wide(0)
    for card in range(CITY_CARDS - 1, -1, -1):
        in_hand = 2 * in_hand + (s.city_at[card] == IN_HAND + seat)
        on_display = 2 * on_display + (s.city_at[card] == ON_DISPLAY)
    return in_hand, on_display


@rule
def auction_cards(s, seat):
    """The Train and Building cards in the hand of `seat`, as a set of kinds."""
    cards = 0
    for kind in range(HAND_KINDS - 1, -1, -1):
        cards = 2 * cards + (s.hand[seat, kind] > 0)
    return cards


@rule
def fruit_cards(s, seat):
    """The face-up Fruit cards of `seat`, as a set."""
    cards = 0
    for fruit_card in range(FRUIT_CARDS - 1, -1, -1):
        cards = 2 * cards + (s.fruit_card[seat, fruit_card] > 0)
    return cards


@rule
def cards_in_hand(s, seat):
    """Train, Building and City cards; Fruit cards lie face up and do not count."""
    return s.hand_count[seat] + s.city_count[seat]
