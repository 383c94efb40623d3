"""The view: what a seat may know, in the words of the game."""

import numpy as np

from riverhaven.core.view import View, header

from .state import CARD_LABELS, NOTHING, PHASES, PLACE, UNSAID


class Boat(View, frozen=True, kw_only=True):
    round_number: int
    trump: str
    hand: tuple[str, ...]  # my own cards
    held: tuple[int, ...]
    said: tuple[int | None, ...]
    taken: tuple[int, ...]
    played: tuple[str | None, ...]


def view(c: np.record, s: np.record, seat: int) -> Boat:
    mine = s.hand[seat].tolist() if seat >= 0 else ()
    seats = int(s.seats)
    return Boat(
        **header(PHASES, s, seat),
        round_number=int(s.round_number) + 1,
        trump=PLACE[s.trump],
        hand=tuple(CARD_LABELS[card] for card, is_there in enumerate(mine) if is_there),
        held=tuple(s.held[:seats].tolist()),
        said=tuple(None if said == UNSAID else said for said in s.said[:seats].tolist()),
        taken=tuple(s.taken[:seats].tolist()),
        played=tuple(None if place == NOTHING else PLACE[place] for place in s.played[:seats]),
    )
