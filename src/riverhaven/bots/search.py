"""A search for one decision: it makes room, lets trees grow while the budget lasts, and reads what they found."""

import math
import re
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from riverhaven.bots.net import DRAFT
from riverhaven.bots.nets import NO_NET, net_of
from riverhaven.bots.plan import Plan, ways
from riverhaven.bots.tree import DEEPEST, DESK, NODE, PLAN, grow, look_ahead
from riverhaven.core.game import Game
from riverhaven.core.state import MAX_SEATS
from riverhaven.core.words import Refusal

MOST_NODES = 1 << 18  # of a tree; a full tree grows no further, but still learns
UNKNOWN = (float("nan"), float("nan"))
GLANCE = 0.01  # seconds between two looks at the clock


class Budget(NamedTuple):
    """How long a search may take: so many playouts, or seconds.

    >>> Budget.of("2s"), Budget.of("5000")
    (Budget(playouts=None, seconds=2.0), Budget(playouts=5000, seconds=None))
    """

    playouts: int | None = None
    seconds: float | None = None

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
    points: float  # the final score: means over the playouts that went on to the end,
    ends: int  # and how many did


def search(
    game: Game,
    known: np.record,
    seat: int,
    budget: Budget,
    seed: int,
    threads: int = 1,
    beyond: float = 0,
    by_hand: bool = False,
) -> list[Finding]:
    """Look for the best move of `seat` in what it knows; the best finding comes first.

    A search believes the game's net, or the estimate that was written `by_hand`: if told so, or where there is no net.

    Where playouts end early, chances and points are known only where some go on, as `beyond` allows.

    Every thread grows a tree of its own, and what they found is added up. With a budget of playouts, the same seed and
    the same number of threads find the same.
    """
    # A playout adds one choice to the tree, and the forced moves that lead to it.
    room = min(MOST_NODES, 16 + 4 * (budget.playouts or MOST_NODES))
    net = NO_NET if by_hand else net_of(game, int(known.seats))
    plan = (ways(game).net_plan if net.features else ways(game).plan)._replace(beyond=beyond)
    trees = [Tree(game, known, seat, seed + i, room, plan, net) for i in range(threads)]
    if threads == 1:
        trees[0].use(budget)
    else:
        share = Budget(budget.playouts and -(-budget.playouts // threads), budget.seconds)
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda tree: tree.use(share), trees))
    return read(trees)


def read(trees: "Sequence[Tree]") -> list[Finding]:
    """What the trees found out, added up; the best first. That is what was tried most, and of those moves that were
    tried alike, what did best."""
    sums: dict[int, np.ndarray] = {}
    for tree in trees:
        for node in tree.children():
            found = np.array([node.visits, node.reward, node.ends, node.wins, node.points, 1 - node.closed])
            sums[int(node.move)] = sums.get(int(node.move), np.zeros(6)) + found
    halves = trees[0].plan.halving > 0
    order = {
        move: (left, 0 if halves and left else visits, reward / max(1, visits), -move)
        for move, (visits, reward, *_, left) in sums.items()
    }
    best_first = sorted(sums, key=order.__getitem__, reverse=True)
    return [finding(move, sums[move]) for move in best_first if sums[move][0]]


def finding(move: int, sums: np.ndarray) -> Finding:
    visits, reward, ends, wins, points, _ = sums.tolist()
    chance, points = (wins / ends, points / ends) if ends else UNKNOWN
    return Finding(move, int(visits), reward / visits, chance, points, int(ends))


class Tree:
    """One tree, and the room that one thread needs to grow it."""

    clock = staticmethod(time.monotonic)  # that its seconds are told by

    def __init__(
        self, game: Game, known: np.record, seat: int, seed: int, room: int, plan: Plan, net: np.record = NO_NET
    ) -> None:
        self.game, self.known, self.seat, self.seed, self.net = game, known, seat, seed, net
        self.plan = PLAN.blank()
        for name, number in plan._asdict().items():
            self.plan[name] = number
        self.nodes = np.zeros(room, NODE.dtype)
        self.desk = DESK.blank()
        self.desk.nodes = 1
        self.worlds = np.zeros(2, game.state.dtype)
        self.moves = game.moves.room()
        self.path = np.zeros(DEEPEST + 1, np.int32)
        self.result = np.zeros((MAX_SEATS, 4))
        self.draft = DRAFT.blank()

    def use(self, budget: Budget) -> None:
        if self.plan.halving:
            self.halve(budget)
        elif budget.playouts:
            self.grow(budget.playouts)
        else:
            assert budget.seconds
            self.grow(1)  # the first of a process loads the rules, or even compiles them: that is no thinking
            self.grow_until(self.clock() + budget.seconds)

    def halve(self, budget: Budget) -> None:
        """Sequential halving (Karnin, Koren and Somekh, 2013): equal parts of the budget for all, half of them, ..."""
        started = self.clock()
        self.open_up()
        left = self.children()
        rounds = max(1, math.ceil(math.log2(max(2, len(left)))))
        for number in range(rounds):
            if budget.playouts:
                self.grow(-(-budget.playouts // rounds))
            else:
                assert budget.seconds
                self.grow_until(started + budget.seconds * (number + 1) / rounds)
            left.sort(key=lambda node: node.reward / max(1, node.visits), reverse=True)
            if number < rounds - 1:
                for node in left[(len(left) + 1) // 2 :]:
                    node.closed = True
                del left[(len(left) + 1) // 2 :]

    def open_up(self) -> None:
        """Put the best-looking moves of the seat into the tree."""
        looks = np.zeros(self.game.moves.size)
        room = self.worlds, self.moves, looks, self.net, self.draft
        n = self.game.bound(look_ahead)(self.game.parts, self.known, self.seat, self.seed, 2, *room)
        best = np.argsort(-looks[:n], kind="stable")[: int(self.plan.halving)]
        for number, place in enumerate(best, 1):
            node = self.nodes[number]
            node.move, node.seat, node.offers, node.next = self.moves[place], self.seat, 1, self.nodes[0].first
            self.nodes[0].first = number
        self.desk.nodes = len(best) + 1

    def grow(self, times: int) -> None:
        room = self.worlds, self.moves, self.path, self.result, self.net, self.draft
        seeded = self.known, self.seat, self.seed
        self.game.bound(grow)(self.game.parts, *seeded, times, self.plan, self.nodes, self.desk, *room)

    def grow_until(self, end: float) -> None:
        """Grow until the clock says `end`. How much to do between two looks at it is learnt on the way."""
        times = 1
        while (start := self.clock()) < end:
            self.grow(times)
            took = max(self.clock() - start, 1e-6)
            times = max(1, min(2 * times, int(times * min(GLANCE, end - start) / took)))

    def children(self) -> list[np.record]:
        """The nodes of the moves that were tried."""
        found = []
        child = self.nodes[0].first
        while child:
            found.append(self.nodes[child])
            child = self.nodes[child].next
        return found
