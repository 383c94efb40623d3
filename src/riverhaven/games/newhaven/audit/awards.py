"""Who has what: charters, points, places."""

import numpy as np

from riverhaven.core.audit import Numbers, counted, placed
from riverhaven.games.newhaven.rules.village import points
from riverhaven.games.newhaven.state import (
    CHARTER_SIZE,
    COLOUR_CHARTER,
    COLOUR_COUNT,
    COLUMN_CHARTER,
    MOST_CHARTER,
    ROW_CHARTER,
)
from riverhaven.games.newhaven.view import CHARTER_NAMES


def _charters(c: Numbers, s: Numbers) -> str | None:
    """The first to finish a row, a column or six of a colour has its charter. Only colours can shrink again."""
    if not s.charters:
        return "charter must be blank in a match without charters" if s.charter.any() else None
    taken = s.plot > 0
    claims = {ROW_CHARTER: taken.all(axis=2).any(axis=1), COLUMN_CHARTER: taken.all(axis=1).any(axis=1)}
    claims |= {COLOUR_CHARTER + colour: s.built[:, colour] >= CHARTER_SIZE for colour in range(COLOUR_COUNT)}
    for charter, claim in claims.items():
        holder = s.charter[charter] - 1
        if holder < 0 and claim.any():
            return f"charter {charter} ({CHARTER_NAMES[charter]}) must be taken: seat {claim.argmax()} fulfils it"
        lost = s.redevelop and charter >= COLOUR_CHARTER
        if holder >= 0 and not claim[holder] and not lost:
            return f"charter {charter} ({CHARTER_NAMES[charter]}) is held by seat {holder}, which does not fulfil it"
    return _most_charters(s)


def _most_charters(s: Numbers) -> str | None:
    """The last charter is awarded when the match is over, to who holds more of the others than anybody else."""
    held = np.bincount(s.charter[:MOST_CHARTER], minlength=s.seats + 1)[1:]
    best = np.flatnonzero(held == held.max())
    expected = best[0] + 1 if s.over and len(best) == 1 else 0
    if s.charter[MOST_CHARTER] != expected:
        return f"charter {MOST_CHARTER} (most) must be {expected}, and is {s.charter[MOST_CHARTER]}"
    return None


def _score(c: Numbers, s: Numbers) -> str | None:
    due = [points(c.record, s.record, seat) for seat in range(s.seats)]
    return counted(s, "score", due, "what the village and its awards bring")


def _places(c: Numbers, s: Numbers) -> str | None:
    """More filled plots, then fewer buildings left behind the screen, break a tie."""
    return placed(s, np.count_nonzero(s.plot, axis=(1, 2)), -s.hand_count)


CHECKS = (_charters, _score, _places)
