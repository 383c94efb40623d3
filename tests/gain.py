"""What ways of searching gain over the greedy player, move by move: `python tests/gain.py --help`.

In whole matches luck hides small differences. So each PLAN (JSON: what it has other than the game's own) chooses moves
in the same positions of greedy matches, and a choice is worth the lead that greedy players get from it: the mean over
many worlds that the chooser cannot tell apart, the same ones for every choice.
"""

import json
import multiprocessing
import random
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice

import numpy as np
from rich.progress import track

import riverhaven as rh
from riverhaven.bots.advice import cores
from riverhaven.bots.search import MOST_NODES, Budget, Tree
from riverhaven.bots.tree import ANY, imagine, judge, lead_of, play_out
from riverhaven.core.gear import loop

PER_MATCH = 3  # positions of one match, so that they are different enough
Position = tuple[np.record, int]  # what a seat knows, and the seat


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=rh.games())
    parser.add_argument("seats", type=int)
    parser.add_argument("plans", nargs="+", metavar="PLAN", help="such as '{}' or '{\"depth\": 48}'")
    parser.add_argument("--seconds", type=float, default=0.4, help="for a choice (default: 0.4)")
    parser.add_argument("--positions", type=int, default=200, help="default: 200")
    parser.add_argument("--worlds", type=int, default=100, help="in which a choice is tried (default: 100)")
    return parser


def positions(game: rh.Game, seats: int) -> Iterator[Position]:
    """Decisions from greedy matches."""
    greedy = rh.bot("greedy")
    for seed in count():
        match, found = game.new(seats, seed), []
        while not match.over:
            seat = match.waiting[0]
            if len(match.moves(seat)) > 1:
                found.append((game.redacted(match.state, seat), seat))
            match.play(seat, greedy.choose(match, seat, seed))
        yield from random.Random(seed).sample(found, PER_MATCH)


def gains(game: str, plans: list[str], seconds: float, worlds: int, position: Position) -> list[float]:
    """The lead that each plan's choice brings, less what the greedy player's brings."""
    known, seat = position
    table = rh.game(game)
    moves = [rh.bot("greedy").decide(table, known, seat, 0).id]
    for plan in plans:
        tree = Tree(table, known, seat, 0, MOST_NODES, {**table.search, **json.loads(plan)})
        tree.use(Budget(None, seconds))
        moves.append(int(max(tree.children(), key=lambda node: node.visits).move))
    leads = {move: lead_after(table, known, seat, move, worlds) for move in set(moves)}
    return [leads[move] - leads[moves[0]] for move in moves[1:]]


def lead_after(game: rh.Game, known: np.record, seat: int, move: int, worlds: int) -> float:
    tree = Tree(game, known, seat, 0, 1, {})  # for its usual plan, which is greedy, and for its room
    leads = np.zeros(worlds)
    game.bound(follow)(game.parts, known, seat, move, tree.plan, tree.worlds, tree.moves, tree.result, leads)
    return float(leads.mean())


@loop
def follow(c, known, seat, move, plan, worlds, out, result, leads):
    """Play `move` in as many worlds as there are `leads`, and on to the end."""
    world = worlds[0]
    for k in range(len(leads)):
        imagine(c, worlds, known, seat, 0, k)
        apply(c, world, seat, move)  # noqa: F821 - an open name
        world.ply += 1
        play_out(c, worlds, seat, plan, 0, ANY, out)
        judge(c, world, result)
        leads[k] = lead_of(seat, int(world.seats), result)


def main() -> None:
    asked = arguments().parse_args()
    chosen = list(islice(positions(rh.game(asked.game), asked.seats), asked.positions))
    gain = partial(gains, asked.game, asked.plans, asked.seconds, asked.worlds)
    with ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn")) as pool:
        found = np.array(list(track(pool.map(gain, chosen), "Choosing", len(chosen))))
    print("| plan | gain a move |", "|---|---|", sep="\n")
    for plan, mean, spread in zip(asked.plans, found.mean(0), found.std(0), strict=True):
        print(f"| `{plan}` | {mean:+.2f} ± {spread / len(found) ** 0.5:.2f} |")


if __name__ == "__main__":
    main()
