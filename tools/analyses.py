"""How long an analysis takes, as the table of docs/measurements.md: `python -m tools.analyses --help`.

Whole matches among bots, with the decisions of every seat looked at, as `riverhaven analyse` does. Processor time is
that of all threads together, so it depends little on what else the machine does; on two cores it takes half as long.
"""

import time
from argparse import ArgumentParser

import riverhaven as rh
from riverhaven.study.moment import SETTINGS

TABLES = "newhaven-2", "newhaven-4", "riverboat-2", "riverboat-4", "caboose-3", "caboose-5"
BOTS = "medium", "greedy"  # in turn: there shall be something to find


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=TABLES, metavar="TABLE", help=f"default: {' '.join(TABLES)}")
    parser.add_argument("--matches", type=int, default=3, help="of each table (default: 3)")
    parser.add_argument("--setting", choices=SETTINGS, default="quick")
    asked = parser.parse_args()
    print("| game | seats | plies | seconds of the processor | for a ply | by the clock |")
    print("|---|---|---|---|---|---|")
    for table in asked.tables:
        name, _, seats = table.partition("-")
        for seed in range(asked.matches):
            print(row(rh.game(name), int(seats), seed, asked.setting), flush=True)


def row(game: rh.Game, seats: int, seed: int, setting: str) -> str:
    match = game.new(seats, seed)
    rh.analyse(match, setting=setting)  # whatever is to be loaded
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rh.bot(BOTS[seat % 2]).choose(match, seat, seed))
    begun, used = time.perf_counter(), time.process_time()
    rh.analyse(match, setting=setting)
    used, took = time.process_time() - used, time.perf_counter() - begun
    return f"| {game.title} | {seats} | {match.ply} | {used:.1f} | {1000 * used / match.ply:.0f} ms | {took:.0f} s |"


if __name__ == "__main__":
    main()
