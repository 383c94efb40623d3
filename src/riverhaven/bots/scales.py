"""Scales: what moves and positions are worth, by playouts in the same worlds for all of them."""

from typing import NamedTuple

import numpy as np

from riverhaven.bots.net import DRAFT
from riverhaven.bots.nets import net_of
from riverhaven.bots.plan import ways
from riverhaven.bots.tree import NONE, PLAN, weigh
from riverhaven.core.game import Game
from riverhaven.core.state import MAX_SEATS

COLUMNS = 4  # of what a playout tells of a seat, and two of them:
POINTS, SHARE = 1, 2
TO_THE_END = 0  # depth


class Worth(NamedTuple):
    """What is expected, in every world that was looked at: a row for each world, a column for each seat."""

    points: np.ndarray  # at the end
    chance: np.ndarray  # to win

    def lead(self, seat: int) -> np.ndarray:
        """How many points `seat` is ahead of the best of the others, in each world."""
        lead: np.ndarray = self.points[:, seat] - np.delete(self.points, seat, 1).max(1)
        return lead


class Scales:
    """Room to weigh in. Playouts go `depth` greedy moves far, where a net takes over; without a net, to the end."""

    def __init__(self, game: Game, seats: int, depth: int) -> None:
        self.game, self.seats, self.net = game, seats, net_of(game, seats)
        _, plan, net_plan = ways(game)
        plan = net_plan._replace(depth=depth) if self.net.features else plan._replace(depth=TO_THE_END)
        self.plan = PLAN.blank()
        for name, number in plan._asdict().items():
            self.plan[name] = number
        self.room = np.zeros(2, game.state.dtype), game.moves.room(), np.zeros((MAX_SEATS, COLUMNS))
        self.draft = DRAFT.blank()

    def moves(self, known: np.record, seat: int, moves: list[int], worlds: int, seed: int) -> list[Worth]:
        """What each of the `moves` is worth, judged from what is `known` to the `seat` that plays it."""
        return self._weigh(known, seat, moves, worlds, seed, fair=True)

    def position(self, known: np.record, seat: int | None, worlds: int, seed: int) -> Worth:
        """What is expected at a position, judged from what is `known` to `seat`; None is a spectator."""
        return self._weigh(known, -1 if seat is None else seat, [NONE], worlds, seed, fair=True)[0]

    def truth(self, state: np.record, worlds: int, seed: int, turn: tuple[int, int] | None = None) -> Worth:
        """The same for whoever sees all hands, but no future draw; `turn`: after this seat has played this move."""
        seat, move = turn or (0, NONE)
        return self._weigh(state, seat, [move], worlds, seed, fair=False)[0]

    def end(self, known: np.record, seat: int, move: int, seed: int) -> np.record:
        """How it ends after a move, in the world of this seed. It is gone when the next one comes."""
        self._weigh(known, seat, [move], 1, seed, fair=True)
        found: np.record = self.room[0][0]
        return found

    def _weigh(self, known: np.record, seat: int, moves: list[int], worlds: int, seed: int, fair: bool) -> list[Worth]:
        ends = np.zeros((len(moves) * worlds * self.seats, COLUMNS))
        asked = seat, seed, np.array(moves, np.int32), worlds, int(fair), self.plan
        self.game.bound(weigh)(self.game.parts, known, *asked, *self.room, ends, self.net, self.draft)
        found = ends.reshape(len(moves), worlds, self.seats, COLUMNS)
        # Every seat's chance is foretold by itself; together they are one victory.
        shares = found[..., SHARE] / found[..., SHARE].sum(2, keepdims=True)
        return [Worth(points, share) for points, share in zip(found[..., POINTS], shares, strict=True)]
