"""Batch: many matches at once, in one array."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from riverhaven.core.dice import key_of
from riverhaven.core.gear import GEAR
from riverhaven.core.loops import play_all, set_up_all

if TYPE_CHECKING:
    from riverhaven.core.game import Game


class Batch:
    """Many matches of one game with the same seats and options.

    >>> import riverhaven as rh
    >>> batch = rh.game("newhaven").batch(100, seats=3, seed=1)
    >>> batch.play_randomly().states["over"].all()
    np.True_
    """

    def __init__(self, game: "Game", count: int, seats: int, seed: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.decisions = 0
        self.choices = 0  # decisions with two or more legal moves
        self.states = np.zeros(count, game.state)
        self.states[:] = game.unopened(seats, options)
        self.states["key"] = [key_of(seed + i) for i in range(count)]
        if GEAR != "cuda":  # there, a match is set up where it is played
            game.bound(set_up_all)(game.parts, self.states)

    def play_randomly(self) -> "Batch":
        """Play every match to its end with uniformly random moves; returns the batch itself."""
        tally = np.zeros(2, np.int64)
        if GEAR == "cuda":
            from riverhaven.core.cuda import play_on_device

            play_on_device(self.game, self.states, tally)
        else:
            self.game.bound(play_all)(self.game.parts, self.states, self.game.out, tally)
        self.decisions += int(tally[0])
        self.choices += int(tally[1])
        return self

    @property
    def scores(self) -> np.ndarray:
        """The points of each match and seat."""
        return self.states["score"][:, : self.states["seats"][0]]

    @property
    def places(self) -> np.ndarray:
        """The places of each match and seat: 1 = winner, shared when tied."""
        return self.states["place"][:, : self.states["seats"][0]]

    def __len__(self) -> int:
        return len(self.states)
