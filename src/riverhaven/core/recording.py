"""Recording: what was chosen in many matches, by whom, and from what they knew."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from riverhaven.core.schema import Observation

if TYPE_CHECKING:
    from riverhaven.core.game import Game

Rows = slice | np.ndarray  # of which choices: some one after another, or any, by their numbers


@dataclass(frozen=True)
class Recording:
    """All choices of a batch, one to a row; a decision with only one legal move is no choice.

    >>> import riverhaven as rh
    >>> record = rh.game("newhaven").batch(3, seats=2).play("random", record=True).record
    >>> record.masks(slice(0, 5))[range(5), record.move[:5]]
    array([1, 1, 1, 1, 1], dtype=int8)
    """

    game: "Game"
    seats: int
    match: np.ndarray  # the number of the match in its batch,
    ply: np.ndarray
    seat: np.ndarray  # whose choice it was,
    move: np.ndarray  # what it was,
    known: np.ndarray  # and what that seat knew: redacted records
    legal: np.ndarray  # the ids of all legal moves, those of one choice after those of another,
    ends: np.ndarray  # and where in that list those of each choice end

    def __len__(self) -> int:
        return len(self.move)

    def observations(self, rows: Rows = slice(None)) -> Observation:
        """What was known, as `Match.observation` gives it."""
        known = np.ascontiguousarray(self.known[rows])
        as_bytes = known.view(np.int8).reshape(len(known), known.dtype.itemsize)
        return self.game.schema(self.seats).observe(as_bytes, self.seat[rows])

    def masks(self, rows: Rows = slice(None)) -> np.ndarray:
        """A 1 for every legal move, as `Match.mask` gives it."""
        counts = np.diff(self.ends, prepend=0)[rows]
        row = np.repeat(np.arange(len(counts)), counts)
        first = self.ends[rows] - np.cumsum(counts)  # where the moves of a choice lie, less where they come in `row`
        masks = np.zeros((len(counts), self.game.moves.size), np.int8)
        masks[row, self.legal[first[row] + np.arange(len(row))]] = 1
        return masks

    @staticmethod
    def joined(parts: Sequence["Recording"]) -> "Recording":
        """Several recordings as one."""
        whole = {
            name: np.concatenate([getattr(part, name) for part in parts])
            for name in ("match", "ply", "seat", "move", "known", "legal")
        }
        counts = np.concatenate([np.diff(part.ends, prepend=0) for part in parts])
        return Recording(parts[0].game, parts[0].seats, ends=np.cumsum(counts), **whole)
