"""How strong the bots are, as the tables of docs/strength.md: `python tests/strength.py [FOLDER] [SECONDS] [GAMES]`.

Plays every league below in every game and seat count, one challenger against a table of others, until the interval
passes the mark or all GAMES are played. A search gets the playouts of so many SECONDS: counted, so that other work on
the machine does not weaken it. Results stay in FOLDER (build/strength), and an interrupted run goes on.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.progress import track

import riverhaven as rh
from riverhaven.arena import league
from riverhaven.arena.standings import Standing, standings
from riverhaven.bots.advice import cores

# The playouts that a bot's search makes in a second on one quiet core from the opening (riverhaven bench --search).
A_SECOND = {
    "newhaven": {2: 1100, 3: 520, 4: 440},
    "riverboat": {2: 9000, 3: 8400, 4: 9000},
    "caboose": {3: 2000, 4: 2200, 5: 1700},
}
# Challenger and others, each with its part of the seconds, and the share of victories that the lower end of the
# interval must pass, by seats.
LEAGUES = (
    ("greedy", 0, "random", 0, {2: 0.85, 3: 0.70, 4: 0.60, 5: 0.50}),
    ("search", 1, "greedy", 0, {2: 0.75, 3: 0.60, 4: 0.50, 5: 0.40}),
    ("search", 0.4, "search", 0.1, {2: 1 / 2, 3: 1 / 3, 4: 1 / 4, 5: 1 / 5}),
)
ROW = "| {} | {} | {} | {} | {} | {:.1%} | {:.1%} to {:.1%} | {:.0%} | {} |"


def budgeted(bot: str, seconds: float, a_second: int) -> str:
    return f"{bot}:{max(1, round(seconds * a_second))}" if bot == "search" else bot


def progress(game: rh.Game, seats: int, bots: tuple[str, str], games: int, folder: Path) -> Iterator[Standing]:
    """The challenger's standing after each game."""
    wanted = league.fixtures(game, bots, seats, games, 0, {})
    file = folder / f"{game.name}-{seats}-{'-'.join(bots).replace(':', '')}.jsonl"
    title = f"{game.title}, {seats}: {bots[0]} against {bots[1]}"
    results = []
    for result in track(league.run(wanted, file, cores()), description=title, total=len(wanted)):
        results.append(result)
        if len(results) % seats == 0:  # the challenger has sat everywhere equally often
            yield next(s for s in standings(results) if s.bot == bots[0])


def row(game: rh.Game, seats: int, bots: tuple[str, str], mark: float, games: int, folder: Path) -> str:
    for found in progress(game, seats, bots, games, folder):
        low, high = found.wins_interval
        if low > mark or high < mark:
            break
    reached = "reached" if low > mark else "missed" if high < mark else "not shown"
    return ROW.format(game.title, seats, *bots, len(found.shares), found.wins, low, high, mark, reached)


def main(folder: str = "build/strength", seconds: str = "1", games: str = "120") -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    print("| game | seats | bot | against | games | wins | 95 % | mark | |", "|" + "---|" * 9, sep="\n")
    for challenger, much, others, little, marks in LEAGUES:
        for game in map(rh.game, rh.games()):
            for seats in game.seats:
                second = A_SECOND[game.name][seats] * float(seconds)
                bots = budgeted(challenger, much, second), budgeted(others, little, second)
                print(row(game, seats, bots, marks[seats], int(games), Path(folder)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
