"""The search: its tree keeps its books, finds what is there to be found, and is the same wherever it runs."""

import itertools
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.bots.plan import Plan
from riverhaven.bots.search import Budget, Tree, search
from riverhaven.bots.tree import best_looking
from riverhaven.core.gear import GEAR
from riverhaven.core.match import Match
from tests.often import often


def some_way_in(name: str, plies: int, seed: int = 1, **options: Any) -> Match:
    """A match after so many random moves, where there is something to choose; a short one as late as there is."""
    match, rng = rh.game(name).new(seed=seed, **options), random.Random(seed)
    while not match.over and (match.ply < plies or len(match.moves(match.waiting[0])) < 3):
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.moves(seat)))
    while match.over or len(match.moves(match.waiting[0])) < 3:
        match.undo()
    return match


def grown(match: Match, times: int, room: int = 4096, **plan: Any) -> Tree:
    seat = match.waiting[0]
    tree = Tree(match.game, match.game.redacted(match.state, seat), seat, 7, room, Plan(**plan))
    tree.grow(times)
    return tree


@pytest.mark.parametrize("name", rh.games())
def test_every_playout_is_counted_once_on_its_way_down(name: str) -> None:
    match = some_way_in(name, 20)
    tree = grown(match, 300)
    nodes = tree.nodes[: int(tree.desk.nodes)]
    assert tree.nodes[0].visits == tree.desk.playouts == 300
    legal = {move.id for move in match.moves(match.waiting[0])}
    assert {int(child.move) for child in tree.children()} <= legal
    assert {int(child.seat) for child in tree.children()} == {match.waiting[0]}
    assert sum(int(child.visits) for child in tree.children()) == 300
    assert (nodes["visits"][1:] <= nodes["offers"][1:]).all() and (nodes["visits"] > 0).all()
    below = np.zeros(len(nodes), np.int64)
    for i, node in enumerate(nodes):
        child = int(node.first)
        while child:
            below[i] += int(nodes[child].visits)
            child = int(nodes[child].next)
    assert (below <= nodes["visits"]).all() and (below >= nodes["visits"] - 1)[0]
    share = nodes["wins"][1:] / nodes["visits"][1:]
    assert (share >= 0).all() and (share <= 1).all()


def test_own_and_others_moves_of_a_playout_are_looked_at_as_closely_as_planned() -> None:
    """Who picks the best-looking moves beats who plays at random."""
    match = some_way_in("newhaven", 0)
    for plan, wins in (({"guide": 1000, "guide_others": 1}, 10), ({"guide": 1, "guide_others": 1000}, 0)):
        tree = grown(match, 10, **plan)
        assert sum(child.wins for child in tree.children()) == wins


def test_a_playout_goes_as_far_as_planned() -> None:
    match = some_way_in("newhaven", 20)
    moves = [int(grown(match, 20, depth=depth).desk.moves) for depth in (-1, 1, 3)]
    assert moves == [0, 20, 60]
    assert grown(match, 20, depth=0).desk.moves > 20 * 10


def test_own_moves_are_tried_in_the_same_worlds() -> None:
    tree = grown(some_way_in("newhaven", 10), 0, widen=1.0)
    for _ in range(50):
        before = {child.move: int(child.visits) for child in tree.children()}
        tree.grow(1)
        [tried] = (child for child in tree.children() if child.visits > before.get(child.move, 0))
        assert tree.worlds[0].key[1] == before.get(tried.move, 0)


def test_to_look_at_moves_rolls_no_dice_of_the_world() -> None:
    """Else the same world would draw other tiles after another move."""
    match = some_way_in("newhaven", 10)
    tree = grown(match, 1)
    tree.worlds[0] = match.state
    moves = match.moves(match.waiting[0])
    tree.moves[: len(moves)] = [move.id for move in moves]
    for looks in (1, 5, 1000):
        room = tree.worlds, match.waiting[0], tree.moves, len(moves)
        match.game.bound(best_looking)(match.game.parts, *room, looks, tree.net, tree.draft)
        assert tree.worlds[0] == match.state


def test_a_node_widens_as_it_is_visited() -> None:
    match = some_way_in("newhaven", 0)
    assert len(match.moves(0)) > 100
    assert len(grown(match, 100, widen=0.0).children()) == 1
    assert len(grown(match, 100, widen=1.0).children()) == 11
    assert len(grown(match, 99, widen=1000.0).children()) == 99


def test_the_first_child_is_the_best_looking_move() -> None:
    match = some_way_in("riverboat", 30)
    seat = match.waiting[0]
    tree = grown(match, 1, looks=1000)
    looks = {}
    for move in match.moves(seat):
        other = match.copy()
        other.play(seat, move)
        looks[move.id] = other.game.rules.value(other.game.parts, other.state, seat)
    chosen = int(tree.children()[0].move)
    assert looks[chosen] >= sorted(looks.values())[-2] - 1e-9  # the dice may speak for another one


def test_a_full_tree_goes_on_learning() -> None:
    tree = grown(some_way_in("newhaven", 10), 200, room=20)
    assert tree.desk.nodes == 20 and tree.nodes[0].visits == 200


def test_children_share_the_victories_of_their_own_seat() -> None:
    """Each seat looks for its own good: at the last decision of a match, the reward is what that move brings."""
    match = almost_over()
    seat = match.waiting[0]
    for child in grown(match, 400, widen=1000.0, explore=5.0).children():
        other = match.copy()
        other.play(seat, int(child.move))
        assert other.over
        assert child.points / child.visits == other.scores[seat]
        assert child.wins / child.visits == (other.places[seat] == 1) / other.places.count(1)


def almost_over() -> Match:
    """A position in which every move of the one who decides ends the match, and not all moves win."""
    game, rng = rh.game("caboose"), random.Random(5)
    while True:
        match = game.new(seed=rng.randrange(10**6))
        while not match.over:
            seat = match.waiting[0]
            moves = match.moves(seat)
            ends = [outcome(match, seat, move) for move in moves] if late(match) else []
            if len({won for over, won in ends}) == 2 and all(over for over, _ in ends):
                return match
            match.play(seat, rng.choice(moves))


def late(match: Match) -> bool:
    return bool(match.state.turn == match.game.parts.turns[0, match.seats] and match.state.actions_left == 1)


def outcome(match: Match, seat: int, move: rh.Move) -> tuple[bool, bool]:
    other = match.copy()
    other.play(seat, move)
    return other.over, other.over and other.places[seat] == 1


def test_it_wins_where_a_move_wins() -> None:
    match = almost_over()
    seat = match.waiting[0]
    match.play(seat, rh.bot("search:400").choose(match, seat, seed=3))
    assert match.places[seat] == 1


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_playouts_find_the_same(threads: int) -> None:
    match = some_way_in("caboose", 30)
    seat = match.waiting[0]
    known = match.game.redacted(match.state, seat)
    first, again, other = (search(match.game, known, seat, Budget(200, None), seed, threads) for seed in (1, 1, 2))
    assert first == again != other
    assert sum(finding.playouts for finding in first) == 200


def test_a_budget_of_time_is_kept_roughly_and_used() -> None:
    match = some_way_in("newhaven", 10)
    few, many = (sum(a.playouts for a in rh.advise(match, match.waiting[0], b)) for b in ("0.02s", "0.5s"))
    assert many > 2 * few > 0


@pytest.mark.parametrize("halving", [0, 4])
def test_seconds_are_told_by_the_clock_that_it_is_given(monkeypatch: pytest.MonkeyPatch, halving: int) -> None:
    """By one that ticks only when it is looked at, ten seconds last as long on any machine."""
    looks = itertools.count()
    monkeypatch.setattr(Tree, "clock", staticmethod(lambda: float(next(looks))))
    tree = grown(some_way_in("newhaven", 10), 0, halving=halving)
    tree.use(Budget(seconds=10))
    assert 10 <= next(looks) <= 16 and tree.desk.playouts > 0


CHOICES = """
import random, sys, riverhaven as rh
from riverhaven.bots.plan import Plan
from riverhaven.bots.search import Budget, search
match, rng = rh.game(sys.argv[1]).new(seed=2), random.Random(2)
while match.ply < 9:
    seat = match.waiting[0]
    match.play(seat, rng.choice(match.moves(seat)))
seat = match.waiting[0]
known = match.game.redacted(match.state, seat)
for finding in search(match.game, known, seat, Budget(3, None), 1):
    print(finding.move, finding.playouts, round(finding.points, 6))
"""


@pytest.mark.parametrize("name", often([(name,) for name in rh.games()], every=3))
def test_every_gear_searches_alike(name: str) -> None:
    def found(gear: str) -> str:
        environment = {**os.environ, "RIVERHAVEN_GEAR": gear}
        command = [sys.executable, "-c", CHOICES, name]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    assert found("plain") == found("cpu") != ""


@pytest.mark.parametrize("text", ["", "0", "0s", "s", "1.5", "-1", "2m", "1e3", "99999999999"])
def test_a_budget_is_playouts_or_seconds(text: str) -> None:
    with pytest.raises(rh.Refusal):
        Budget.of(text)


def test_a_search_leaves_other_threads_alone() -> None:
    """While compiled code searches, Python goes on in another thread."""
    match = some_way_in("newhaven", 5)
    counted = 0
    with ThreadPoolExecutor(1) as pool:
        searching = pool.submit(grown, match, 500 if GEAR == "cpu" else 3)
        while not searching.done():
            counted += 1
    assert counted > 1000
