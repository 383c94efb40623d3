"""The cards, those that stand as buildings among them, and how many each player holds."""

import numpy as np

from riverhaven.core.audit import Numbers, conserved, counted
from riverhaven.games.caboose.audit.cities import of_cities
from riverhaven.games.caboose.audit.turn import hand_size, is_acting, to_act
from riverhaven.games.caboose.state import (
    AUCTION_LABELS,
    CITIES,
    ERAS,
    FIRST_BUILDING,
    FIRST_FRUIT_CARD,
    HAND_KINDS,
    IN_DECK,
    IN_HAND,
    NONE,
    ON_DISPLAY,
    TRAIN_KINDS,
)

AUCTION_PILES = ("auction_deck", "auction_display", "auction_discard", "hand", "fruit_card")


def _buildings(c: Numbers, s: Numbers) -> str | None:
    """Every building stands in a city before a player, and its bonus marker lies there."""
    if ((s.builder != NONE) != (s.site != NONE)).any():
        return "builder and site must both be given for a building, or neither"
    standing = np.flatnonzero(s.site != NONE)
    finished = standing[standing != s.building - 1]  # the one that is being fed brings no marker yet
    bonus = np.bincount(s.site[finished] - 1, c.building_bonus[finished], CITIES).astype(int)
    return of_cities(s, "bonus", bonus, "the sum of its markers")


def _auction_cards(c: Numbers, s: Numbers) -> str | None:
    """No Auction card is lost, none too many."""
    there = s.auction_deck + s.auction_display + s.auction_discard
    there[:HAND_KINDS] += s.hand.sum(axis=0)
    there[FIRST_BUILDING:HAND_KINDS] += s.builder != NONE
    there[FIRST_FRUIT_CARD:] += s.fruit_card.sum(axis=0)
    copies = np.ones_like(there)
    copies[:TRAIN_KINDS] = c.train_copies
    most = 0 if s.over else s.seats + c.auction_display
    if s.auction_display.sum() > most:
        return f"auction_display must show at most {most} cards"
    return conserved("of", AUCTION_LABELS, there, copies, f"in {', '.join(AUCTION_PILES)} and builder")


def _city_cards(c: Numbers, s: Numbers) -> str | None:
    if (s.city_at == ON_DISPLAY).sum() > c.city_display:
        return f"city_at must be display for at most {c.city_display} cards"
    if (s.city_era > s.shuffles).any():
        return f"city_era must be at most {s.shuffles}, the number of reshuffles"
    if (s.city_era[s.city_at == IN_DECK] != s.shuffles).any():
        return f"city_era must be {s.shuffles} for a card in the deck, which came into it with the last reshuffle"
    if (s.city_seen[s.city_at < IN_HAND] != 0).any():
        return "city_seen must be 0 for a card that is in no hand"
    return None


def _counts(c: Numbers, s: Numbers) -> str | None:
    held = [s.city_at == IN_HAND + seat for seat in range(s.seats)]
    hidden = [np.bincount(s.city_era[mine & (s.city_seen == 0)], minlength=ERAS) for mine in held]
    return (
        counted(s, "auction_left", s.auction_deck.sum(), "the cards in the deck")
        or counted(s, "city_left", (s.city_at == IN_DECK).sum(), "the cards in the deck")
        or counted(s, "hand_count", s.hand.sum(axis=1), "the cards in its hand")
        or counted(s, "city_count", np.sum(held, axis=1), "the City cards in its hand")
        or counted(s, "unseen", hidden, "its hidden City cards by their era")
        or ("known must not be more than hand" if (s.known > s.hand).any() else None)
    )


def _open_hands(c: Numbers, s: Numbers) -> str | None:
    if s.open_hands and ((s.known != s.hand).any() or s.unseen.any()):
        return "known must be what hand is, and city_seen 1 in every hand: with the option open_hands all is seen"
    return None


def _hand_limit(c: Numbers, s: Numbers) -> str | None:
    """Who has acted has discarded what was too much; only who acts now has taken cards since."""
    if not s.hand_limit:
        return None
    not_yet = {s.active} if is_acting(s) else set()
    if s.turn == 1:
        not_yet.update(to_act(c, s))
    for seat in set(range(s.seats)) - not_yet:
        if hand_size(s)[seat] > c.hand_limit:
            return f"hand_count and city_count of seat {seat} must add up to at most {c.hand_limit}: it has acted"
    return None


CHECKS = (_auction_cards, _buildings, _city_cards, _counts, _open_hands, _hand_limit)
