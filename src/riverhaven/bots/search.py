"""A search for one decision: it makes room, lets trees grow while the budget lasts, and reads what they found."""

import re
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from riverhaven.bots.tree import ANY, DEEPEST, DESK, NODE, PLAN, grow
from riverhaven.core.game import Game
from riverhaven.core.state import MAX_SEATS, blank
from riverhaven.core.words import Refusal

# How to search, unless the game knows better; docs/strength.md tells how it was found.
USUAL = {
    "explore": 0.5,
    "widen": 0.5,
    "widen_others": 0.2,
    "looks": 1000,
    "guide": 1000,
    "guide_others": 1000,
    "depth": 0,
    "calm": ANY,
    "win": 0.5,
    "beyond": 0,
}
MOST_NODES = 1 << 18  # of a tree; a full tree grows no further, but still learns
UNKNOWN = (float("nan"), float("nan"))
GLANCE = 0.01  # seconds between two looks at the clock


class Budget(NamedTuple):
    """How long a search may take: so many playouts, or seconds.

    >>> Budget.of("2s"), Budget.of("5000")
    (Budget(playouts=None, seconds=2.0), Budget(playouts=5000, seconds=None))
    """

    playouts: int | None
    seconds: float | None

    @classmethod
    def of(cls, text: str) -> "Budget":
        if re.fullmatch(r"[1-9][0-9]{0,8}", text):
            return cls(int(text), None)
        if re.fullmatch(r"[0-9]{0,4}\.?[0-9]{0,3}s", text) and re.search("[1-9]", text):
            return cls(None, float(text[:-1]))
        raise Refusal("wrong-budget", budget=text)


class Finding(NamedTuple):
    """What a search found out about one move."""

    move: int
    playouts: int
    reward: float  # the mean of what a seat plays for
    chance: float  # to win, and
    points: float  # the final score: means over the playouts that went on to the end


def search(
    game: Game, known: np.record, seat: int, budget: Budget, seed: int, threads: int = 1, beyond: float = 0
) -> list[Finding]:
    """Look for the best move of `seat` in what it knows; the best finding comes first.

    Where playouts end early, chances and points are known only where some go on, as `beyond` allows.

    Every thread grows a tree of its own, and what they found is added up. With a budget of playouts, the same seed and
    the same number of threads find the same.
    """
    # A playout adds one choice to the tree, and the forced moves that lead to it.
    room = min(MOST_NODES, 16 + 4 * (budget.playouts or MOST_NODES))
    plan = {**game.search, "beyond": beyond}
    trees = [Tree(game, known, seat, seed + i, room, plan) for i in range(threads)]
    if threads == 1:
        trees[0].use(budget)
    else:
        share = Budget(budget.playouts and -(-budget.playouts // threads), budget.seconds)
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda tree: tree.use(share), trees))
    sums: dict[int, np.ndarray] = {}
    for tree in trees:
        for node in tree.children():
            found = np.array([node.visits, node.reward, node.ends, node.wins, node.points])
            sums[int(node.move)] = sums.get(int(node.move), np.zeros(5)) + found
    return sorted(map(finding, sums.keys(), sums.values()), key=lambda f: (f.playouts, f.reward, -f.move), reverse=True)


def finding(move: int, sums: np.ndarray) -> Finding:
    visits, reward, ends, wins, points = sums.tolist()
    chance, points = (wins / ends, points / ends) if ends else UNKNOWN
    return Finding(move, int(visits), reward / visits, chance, points)


class Tree:
    """One tree, and the room that one thread needs to grow it."""

    def __init__(
        self, game: Game, known: np.record, seat: int, seed: int, room: int, plan: Mapping[str, float]
    ) -> None:
        self.game, self.known, self.seat, self.seed = game, known, seat, seed
        self.plan = blank(PLAN)
        for name, number in {**USUAL, **plan}.items():
            self.plan[name] = number
        self.nodes = np.zeros(room, NODE)
        self.desk = blank(DESK)
        self.desk.nodes = 1
        self.worlds = np.zeros(2, game.state)
        self.moves = np.zeros(game.moves.size, np.int64)
        self.path = np.zeros(DEEPEST + 1, np.int64)
        self.result = np.zeros((MAX_SEATS, 3))

    def use(self, budget: Budget) -> None:
        if budget.playouts:
            self.grow(budget.playouts)
        else:
            assert budget.seconds
            self.grow(1)  # the first of a process loads the rules, or even compiles them: that is no thinking
            self.grow_until(time.monotonic() + budget.seconds)

    def grow(self, times: int) -> None:
        room = self.worlds, self.moves, self.path, self.result
        seeded = self.known, self.seat, self.seed
        self.game.bound(grow)(self.game.parts, *seeded, times, self.plan, self.nodes, self.desk, *room)

    def grow_until(self, end: float) -> None:
        """Grow until the clock says `end`. How much to do between two looks at it is learnt on the way."""
        times = 1
        while (start := time.monotonic()) < end:
            self.grow(times)
            took = max(time.monotonic() - start, 1e-6)
            times = max(1, min(2 * times, int(times * min(GLANCE, end - start) / took)))

    def children(self) -> list[np.record]:
        """The nodes of the moves that were tried."""
        found = []
        child = self.nodes[0].first
        while child:
            found.append(self.nodes[child])
            child = self.nodes[child].next
        return found
