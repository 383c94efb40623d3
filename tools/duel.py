"""Which way of searching is the strongest, in whole matches: `python -m tools.duel --help`.

Each PLAN (JSON: what it has other than the game's own) sits at a table of the same others, every deal from every seat.
A search has so much of the processor's time, not of the clock's: other work on the machine does not weaken it. What was
played is kept, so an interrupted duel goes on.
"""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from statistics import fmean

from rich.progress import track

import riverhaven as rh
from riverhaven.arena import league
from riverhaven.arena.league import Result
from riverhaven.arena.standings import interval, variance
from riverhaven.bots.nets import NO_NET, net_of
from riverhaven.bots.plan import Plan, ways
from riverhaven.bots.search import Budget, Tree, read

ROOM = 1 << 16  # nodes
ROW = "| `{}` | {} | {:.0%} | {:.0%} to {:.0%} | {:+.1f} ± {:.1f} |"


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=rh.games())
    parser.add_argument("seats", type=int)
    parser.add_argument(
        "plans", nargs="+", type=plan, metavar="PLAN", help="such as '{}' or '{\"halving\": 12, \"depth\": 6}'"
    )
    parser.add_argument("--others", default="greedy", help="who sits on the other seats (default: greedy)")
    parser.add_argument("--by-hand", action="store_true", help="believe the estimate that was written by hand")
    parser.add_argument("--seconds", type=float, default=0.02, help="for a choice (default: 0.02)")
    parser.add_argument("--games", type=int, default=100, help="for each plan (default: 100)")
    parser.add_argument("--file", type=Path, default=Path("build/duels.jsonl"), help="of the results")
    return parser


def plan(text: str) -> str:
    """A plan as it was written, if it is one: ArgumentParser tells whoever wrote another."""
    Plan()._replace(**json.loads(text))
    return text


class Planned:
    """A search with a plan of its own."""

    def __init__(self, plan: str, seconds: float, by_hand: bool) -> None:
        self.name = f"{plan} {seconds:g}s{'+hand' if by_hand else ''}"
        self.changes, self.budget, self.by_hand = json.loads(plan), Budget(seconds=seconds), by_hand

    def choose(self, match: rh.Match, seat: int, seed: int) -> rh.Move:
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        game, known = match.game, match.state
        net = NO_NET if self.by_hand else net_of(game, match.seats)
        usual = ways(game).net_plan if net.features else ways(game).plan
        tree = Tree(game, known, seat, seed, ROOM, usual._replace(**self.changes), net)
        tree.use(self.budget)
        return game.moves.move(read([tree])[0].move)


def row(plan: str, name: str, results: list[Result]) -> str:
    shares, leads, deals = [], [], []
    for result in results:
        seat = result.fixture.bots.index(name)
        others = [points for i, points in enumerate(result.scores) if i != seat]
        shares.append((result.places[seat] == 1) / result.places.count(1))
        leads.append(result.scores[seat] - max(others))
        deals.append(result.fixture.deal)
    low, high = interval(shares, deals)
    return ROW.format(plan, len(shares), fmean(shares), low, high, fmean(leads), variance(leads, deals) ** 0.5)


def main() -> None:
    asked = arguments().parse_args()
    try:
        rh.bot(asked.others)
        rh.game(asked.game).check_seats(asked.seats)
    except rh.Refusal as why:
        sys.exit(str(why))
    duel(rh.game(asked.game), asked)


def duel(game: rh.Game, asked: Namespace) -> None:
    Tree.clock = staticmethod(time.thread_time)
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    print("| plan | games | wins | 95 % | lead |", "|---|---|---|---|---|", sep="\n")
    for plan in asked.plans:
        player = Planned(plan, asked.seconds, asked.by_hand)
        own = {player.name: player}
        wanted = league.fixtures(game, (player.name, asked.others), asked.seats, asked.games, 0, {}, own)
        results = list(track(league.run(wanted, asked.file, 1, own), description=plan, total=len(wanted)))
        print(row(plan, player.name, results), flush=True)


if __name__ == "__main__":
    main()
