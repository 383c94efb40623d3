"""What ways of searching gain over the greedy player, move by move: `python -m tools.gain --help`.

In whole matches luck hides small differences. So each PLAN (JSON: what it has other than the game's own) chooses moves
in the same positions of greedy matches, and a choice is worth the lead that greedy players get from it: the mean over
many worlds that the chooser cannot tell apart, the same ones for every choice.
"""

import json
import multiprocessing
import random
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice

import numpy as np
from rich.progress import track

import riverhaven as rh
from riverhaven.bots.advice import cores
from riverhaven.bots.nets import net_of
from riverhaven.bots.plan import ways
from riverhaven.bots.scales import TO_THE_END, Scales
from riverhaven.bots.search import MOST_NODES, Budget, Tree, read
from tools.duel import plan

PER_MATCH = 3  # positions of one match, so that they are different enough
Position = tuple[np.record, int]  # what a seat knows, and the seat


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=rh.games())
    parser.add_argument("seats", type=int)
    parser.add_argument("plans", nargs="+", type=plan, metavar="PLAN", help="such as '{}' or '{\"depth\": 48}'")
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
    Tree.clock = staticmethod(time.thread_time)  # other work on the machine weakens no plan
    net = net_of(table, int(known.seats))
    usual = ways(table).net_plan if net.features else ways(table).plan
    moves = [rh.bot("greedy").decide(table, known, seat, 0).id]
    for changes in map(json.loads, plans):
        tree = Tree(table, known, seat, 0, MOST_NODES, usual._replace(**changes), net)
        tree.use(Budget(seconds=seconds))
        moves.append(read([tree])[0].move)
    tried = sorted(set(moves))
    ends = Scales(table, int(known.seats), TO_THE_END).moves(known, seat, tried, worlds, seed=0)
    leads = {move: float(end.lead(seat).mean()) for move, end in zip(tried, ends, strict=True)}
    return [leads[move] - leads[moves[0]] for move in moves[1:]]


def main() -> None:
    asked = arguments().parse_args()
    chosen = list(islice(positions(rh.game(asked.game), asked.seats), asked.positions))
    gain = partial(gains, asked.game, asked.plans, asked.seconds, asked.worlds)
    with ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn")) as pool:
        found = np.array(list(track(pool.map(gain, chosen), "Choosing", len(chosen))))
    print("| plan | gain a move | beside the first |", "|---|---|---|", sep="\n")
    for text, gained in zip(asked.plans, found.T, strict=True):
        print(f"| `{text}` | {told(gained)} | {told(gained - found[:, 0])} |")


def told(numbers: np.ndarray) -> str:
    """A mean with its standard error."""
    return f"{numbers.mean():+.2f} ± {numbers.std() / len(numbers) ** 0.5:.2f}"


if __name__ == "__main__":
    main()
