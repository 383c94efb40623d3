"""Batch: many matches at once, in one array."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from riverhaven.core.dice import cast, key_of
from riverhaven.core.loops import play_randomly, set_up

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
        self.seed = seed
        self.states = np.full(count, game.unopened(seats, options), game.state)
        self.states["key"] = [key_of(seed + i) for i in range(count)]
        game.bound(set_up)(game.parts, self.states)
        self.decisions = 0
        self.choices = 0  # decisions with two or more legal moves

    def play_randomly(self) -> "Batch":
        """Play every match to its end with uniformly random moves; returns the batch itself."""
        dice = np.zeros(1, self.game.state)  # a state of its own, of which only the dice are used
        cast(dice[0], self.seed)
        tally = np.zeros(2, np.int64)
        self.game.bound(play_randomly)(self.game.parts, self.states, dice, self.game.out, tally)
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
