"""What is impossible: a card in two places, or a hand that is not as large as it says."""

import numpy as np

from .state import CARD_LABELS, HAND, NOTHING


def audit(c: np.record, s: np.record) -> str | None:
    count = s.deck + s.hand.sum(axis=0)
    for place in (int(s.trump), *s.played.tolist()):
        if place != NOTHING:
            count[place - 1] += 1
    if count.max() > 1:
        return f"the card {CARD_LABELS[count.argmax()]} is in two places"
    for seat in range(s.seats):
        if s.hand[seat].sum() not in (0, s.held[seat]):
            return f"seat {seat} holds {s.hand[seat].sum()} cards, and held says {s.held[seat]}"
    if s.taken.sum() > HAND:
        return "more tricks were taken than there are"
    return None
