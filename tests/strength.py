"""How strong the bots are, as the table of docs/strength.md: `python tests/strength.py [FOLDER] [SHARE]`.

Plays every league below in every game and seat count, one challenger against a table of others; SHARE, 1 if not given,
is the part of the games that are played. Results stay in FOLDER (build/strength), and an interrupted run goes on.
"""

import sys
from pathlib import Path

from rich.progress import track

import riverhaven as rh
from riverhaven.arena import league
from riverhaven.arena.standings import Standing, standings
from riverhaven.bots.advice import cores

# Challenger, the others, games, and the share of victories that the lower end of the interval must pass, by seats.
LEAGUES = (
    ("greedy", "random", 400, {2: 0.85, 3: 0.70, 4: 0.60, 5: 0.50}),
    ("search:1s", "greedy", 60, {2: 0.75, 3: 0.60, 4: 0.50, 5: 0.40}),
    ("search:0.4s", "search:0.1s", 120, {2: 1 / 2, 3: 1 / 3, 4: 1 / 4, 5: 1 / 5}),
)


def standing(game: rh.Game, seats: int, bots: tuple[str, str], games: int, folder: Path) -> Standing:
    wanted = league.fixtures(game, bots, seats, games, 0, {})
    file = folder / f"{game.name}-{seats}-{'-'.join(bots).replace(':', '')}.jsonl"
    title = f"{game.title}, {seats}: {bots[0]} against {bots[1]}"
    results = list(track(league.run(wanted, file, cores()), description=title, total=len(wanted)))
    return next(s for s in standings(results) if s.bot == bots[0])


def main(folder: str = "build/strength", share: str = "1") -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    rows = ["| game | seats | bot | against | games | wins | 95 % | mark | |", "|---|---|---|---|---|---|---|---|---|"]
    for challenger, others, games, marks in LEAGUES:
        for game in map(rh.game, rh.games()):
            for seats in game.seats:
                found = standing(game, seats, (challenger, others), max(2, round(games * float(share))), Path(folder))
                low, high = found.wins_interval
                reached = "reached" if low > marks[seats] else "not shown" if high > marks[seats] else "missed"
                rows.append(
                    f"| {game.title} | {seats} | {challenger} | {others} | {len(found.shares)} | {found.wins:.1%} "
                    f"| {low:.1%} to {high:.1%} | {marks[seats]:.0%} | {reached} |"
                )
                print(rows[-1], flush=True)
    print(*rows, sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
