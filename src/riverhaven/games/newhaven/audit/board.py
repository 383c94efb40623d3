"""The board: spaces, the tiles on them and the clearings are what set-up made of them, and what came since."""

import numpy as np

from riverhaven.core.audit import Numbers, counted
from riverhaven.games.newhaven.parts import SETTLEMENTS
from riverhaven.games.newhaven.state import (
    BOARD,
    CLOSED,
    COLOUR_COUNT,
    COLOURS,
    OPEN,
    POND,
    SHIPMENT,
    SPACE_LABELS,
    TAKEN,
)


def _spaces(c: Numbers, s: Numbers) -> str | None:
    """Every space is what set-up made of it, unless a tile was put there since."""
    area = c.smallest_table <= s.seats
    if ((s.space == CLOSED) == area).any():
        return f"space must be closed outside of the area for {s.seats} players, and nowhere else"
    covered = (s.space == TAKEN) | (s.space == SHIPMENT)
    if (covered.repeat(2, axis=0).repeat(2, axis=1) != (s.square > 0)).any():
        return "square must have four colours on a space with a tile or a shipment, and none on any other space"
    wrong = counted(s, "open_spaces", np.count_nonzero(s.space == OPEN), "the spaces that are open")
    return wrong or (_side_a(c, s) if s.side == 0 else _side_b(c, s))


def _side_a(c: Numbers, s: Numbers) -> str | None:
    if (s.space == POND).any():
        return "space must have no ponds on side A"
    for at, printed in zip(c.printed_at.tolist(), c.printed.tolist(), strict=True):
        if s.space.flat[at] != TAKEN:
            return f"space must be taken on {SPACE_LABELS[at]}, where a harvest is printed"
        if quarters_of(s, at) != printed:
            letters = "".join(COLOURS[colour] for colour in printed)
            return f"square must show {letters} on {SPACE_LABELS[at]}, clockwise from the top left, as it is printed"
    return None


def _side_b(c: Numbers, s: Numbers) -> str | None:
    settled = s.space.flat[c.settlement]
    ponds = int((c.pond <= s.seats).sum())
    if np.count_nonzero(s.space == POND) != ponds or np.count_nonzero(settled == POND) != ponds:
        return f"space must have {ponds} ponds on side B with {s.seats} players, all of them on settlements"
    tiles = SETTLEMENTS - len(c.pond)
    if np.count_nonzero(settled == TAKEN) < tiles:
        return f"space must have {tiles} tiles or more on the settlements of side B"
    return None


def quarters_of(s: Numbers, space: int) -> list[int] | None:
    """The colours on a space, clockwise from the top left; None if there is no tile."""
    row, column = divmod(space, BOARD)
    top, bottom = s.square[2 * row : 2 * row + 2, 2 * column : 2 * column + 2].tolist()
    squares = [*top, *reversed(bottom)]
    return [(square - 1) % COLOUR_COUNT for square in squares] if all(squares) else None


def _clearings(c: Numbers, s: Numbers) -> str | None:
    """A building lies in every clearing until a tile is put there, and nowhere else."""
    expected = np.zeros(s.space.size, bool)
    if s.side == 1:
        expected[c.clearing] = s.space.flat[c.clearing] == OPEN
    for space in np.flatnonzero(expected != (s.clearing.reshape(-1) > 0)).tolist():
        return f"clearing must have {'a' if expected[space] else 'no'} building on {SPACE_LABELS[space]}"
    return None


CHECKS = (_spaces, _clearings)
