"""How good the verdicts of an analysis are, as the table of docs/measurements.md: `python -m tools.verdicts --help`.

A strong bot plays matches. At some plies its own move is judged as an analysis would judge it, and so are those that
other strong players would have made there, and a planted one: any other legal move. What a move really cost is measured
by playing on to the end in many worlds.
"""

import random
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import count, islice
from math import inf
from typing import NamedTuple

from rich.progress import track

import riverhaven as rh
from riverhaven.bots.scales import TO_THE_END, Scales
from riverhaven.core.match import Match
from riverhaven.study.moment import SETTINGS, Decision, Look, Ply
from riverhaven.study.verdict import IMPRECISE, WRONG

STRONG = "search:300"  # who plays: it searches much as an analysis does
OTHERS = "search:3000", "greedy"  # one that looks ten times as closely, and one that does not search at all
PER_MATCH = 20  # plies of one match that are looked at
COSTLY = 5.0  # points
FIRST, MANY = 32, 200  # worlds: to leave out what surely cost little, and to measure the rest anew
TABLES = "newhaven-2", "riverboat-2", "caboose-3"


class Judged(NamedTuple):
    """A move, as an analysis calls it and as it is."""

    wrong: bool  # whether it is called a mistake
    cost: float  # what it really cost, where that is asked for


class Found(NamedTuple):
    planted: Judged
    strong: dict[str, Judged]  # by the name of the bot whose move it is


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=TABLES, metavar="TABLE", help=f"default: {' '.join(TABLES)}")
    parser.add_argument("--positions", type=int, default=100, help="for each table (default: 100)")
    parser.add_argument("--minutes", type=float, default=inf, help="of the processor for each table, at most")
    parser.add_argument("--others", nargs="*", default=OTHERS, metavar="BOT", help=f"default: {' '.join(OTHERS)}")
    parser.add_argument("--setting", choices=SETTINGS, default="quick")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def found(game: rh.Game, seats: int, setting: str, seed: int, beside: Sequence[str]) -> Iterator[Found]:
    """Verdicts, from one match after another."""
    for number in count(seed):
        rng = random.Random(number)
        match, bot = game.new(seats, number), rh.bot(STRONG)
        looked_at = set(rng.sample(range(60 * seats), PER_MATCH))
        while not match.over:
            seat, ply = match.waiting[0], match.ply
            move = bot.choose(match, seat, rng.getrandbits(62))
            others = [other for other in match.moves(seat) if other != move]
            if ply in looked_at and others:
                planted = rng.choice(others)
                strong = {STRONG: move}
                strong |= {name: rh.bot(name).choose(match, seat, rng.getrandbits(62)) for name in beside}
                called = {name: judged(match, seat, own, setting, number) for name, own in strong.items()}
                wrong = verdict_on(match, seat, planted, setting, number).verdict in WRONG
                yield Found(Judged(wrong, true_cost(match, seat, move, planted, COSTLY)), called)
            match.play(seat, move)


def judged(match: Match, seat: int, move: rh.Move, setting: str, seed: int) -> Judged:
    """A strong player's move; what it really cost is asked only of one that is called a mistake."""
    decision = verdict_on(match, seat, move, setting, seed)
    wrong = decision.verdict in WRONG
    return Judged(wrong, true_cost(match, seat, match.find(decision.best), move, IMPRECISE) if wrong else 0.0)


def verdict_on(match: Match, seat: int, move: rh.Move, setting: str, seed: int) -> Decision:
    game, state = match.game, match.state.tobytes()
    ply = Ply(game.name, game.rules_version, state, state, seat, move.id, judged=True)
    decision = Look(game, ply, SETTINGS[setting], seed).decision()
    assert decision is not None
    return decision


def true_cost(match: Match, seat: int, best: rh.Move, other: rh.Move, least: float) -> float:
    """How many points of lead are lost with greedy players to the end; 0 where that is surely less than `least`."""
    scales, known = Scales(match.game, match.seats, TO_THE_END), match.game.redacted(match.state, seat)
    for worlds, seed in ((FIRST, 1), (MANY, 2)):
        good, bad = scales.moves(known, seat, [best.id, other.id], worlds, seed)
        lost = good.lead(seat) - bad.lead(seat)
        if lost.mean() + 2 * lost.std() / worlds**0.5 < least:
            return 0.0
    return float(lost.mean())


def row(title: str, seats: str, all_found: list[Found], bots: Sequence[str]) -> str:
    costly = [one.planted for one in all_found if one.planted.cost >= COSTLY]
    right = sum(one.wrong for one in costly)
    cells = [title, seats, str(len(all_found)), str(len(costly)), f"{right} ({right / max(len(costly), 1):.0%})"]
    for name in bots:
        called = [one.strong[name] for one in all_found if one.strong[name].wrong]
        cells.append(f"{len(called)}, {sum(one.cost >= IMPRECISE for one in called)} rightly")
    return f"| {' | '.join(cells)} |"


def in_time(source: Iterator[Found], positions: int, minutes: float) -> Iterator[Found]:
    """As many as are asked for, or fit into so many minutes of the processor; Ctrl-C ends it, too."""
    until = time.process_time() + 60 * minutes
    try:
        for one in track(islice(source, positions), total=positions):
            yield one
            if time.process_time() > until:
                return
    except KeyboardInterrupt:
        return


def main() -> None:
    asked = arguments().parse_args()
    bots = (STRONG, *asked.others)
    heads = "game", "seats", "positions", "cost 5 or more", "found", *(f"mistakes of `{name}`" for name in bots)
    print(f"| {' | '.join(heads)} |")
    print("|---" * len(heads) + "|")
    for table in asked.tables:
        name, _, seats = table.partition("-")
        game = rh.game(name)
        source = found(game, int(seats), asked.setting, asked.seed, asked.others)
        print(row(game.title, seats, list(in_time(source, asked.positions, asked.minutes)), bots), flush=True)


if __name__ == "__main__":
    main()
