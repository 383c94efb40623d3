"""How strong the bots are, as the tables of docs/strength.md: `python -m tools.strength --help`.

Plays the leagues below, one challenger against a table of others, until the interval passes the mark or all games are
played. A search thinks by the clock: other work on the machine weakens it. An interrupted run goes on.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from rich.progress import track

import riverhaven as rh
from riverhaven.arena import league
from riverhaven.arena.standings import Standing, standings
from riverhaven.bots.advice import cores

EVEN = {2: 1 / 2, 3: 1 / 3, 4: 1 / 4, 5: 1 / 5}
# Challenger and others, how much of the seconds a search has, and the share of victories that the lower end of the
# interval must pass, by seats.
LEAGUES = {
    "greedy": ("greedy+hand", "random", {2: 0.85, 3: 0.70, 4: 0.60, 5: 0.50}),
    "net": ("hard", "greedy+hand", {2: 0.90, 3: 0.60, 4: 0.50, 5: 0.45}),
    "search": ("search:{:g}s", "search:{2:g}s+hand", {2: 0.75, 3: 0.55, 4: 0.45, 5: 0.40}),
    "expert": ("search:{:g}s", "hard", EVEN),
    "fourfold": ("search:{:g}s", "search:{1:g}s", EVEN),
}
ROW = "| {} | {} | {} | {} | {} | {:.1%} | {:.1%} to {:.1%} | {:.0%} | {} |"


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="such as newhaven-4; all if none is named")
    parser.add_argument("--league", choices=LEAGUES, action="append", help="all if none is named")
    parser.add_argument("--seconds", type=float, default=0.1, help="that a search may think (default: 0.1)")
    parser.add_argument("--games", type=int, default=120, help="of each league at most (default: 120)")
    parser.add_argument("--least", type=int, default=0, help="games before the mark may end a league (default: 0)")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="of the results")
    return parser


def progress(game: rh.Game, seats: int, bots: tuple[str, str], games: int, folder: Path) -> Iterator[Standing]:
    """The challenger's standing, each time that it has sat everywhere equally often."""
    wanted = league.fixtures(game, bots, seats, games, 0, {})
    file = folder / f"{game.name}-{seats}-{'-'.join(bots).replace(':', '')}.jsonl"
    title = f"{game.title}, {seats}: {bots[0]} against {bots[1]}"
    results = []
    for result in track(league.run(wanted, file, cores()), description=title, total=len(wanted)):
        results.append(result)
        if len(results) % seats == 0:
            yield next(s for s in standings(results) if s.bot == bots[0])


def row(game: rh.Game, seats: int, bots: tuple[str, str], mark: float, asked: Namespace) -> str:
    for found in progress(game, seats, bots, asked.games, asked.folder):
        low, high = found.wins_interval
        if len(found.shares) >= asked.least and (low > mark or high < mark):
            break
    reached = "reached" if low > mark else "missed" if high < mark else "not shown"
    return ROW.format(game.title, seats, *bots, len(found.shares), found.wins, low, high, mark, reached)


def main() -> None:
    asked = arguments().parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    tables = asked.tables or [f"{name}-{seats}" for name in rh.games() for seats in rh.game(name).seats]
    print("| game | seats | bot | against | games | wins | 95 % | mark | |", "|" + "---|" * 9, sep="\n")
    for name in asked.league or LEAGUES:
        challenger, others, marks = LEAGUES[name]
        for table in tables:
            game, _, seats = table.partition("-")
            bots = challenger.format(asked.seconds), others.format(asked.seconds, asked.seconds / 4, asked.seconds * 10)
            print(row(rh.game(game), int(seats), bots, marks[int(seats)], asked), flush=True)


if __name__ == "__main__":
    main()
