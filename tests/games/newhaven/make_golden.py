"""Choose golden games for New Haven anew: `python -m tests.games.newhaven.make_golden`.

Plays many matches with players of different tempers and keeps the few that cover everything in `features`.
"""

import random
from collections.abc import Callable
from pathlib import Path

import riverhaven as rh
from riverhaven.core.setups import all_setups

from .. import golden
from . import features
from .scene import GAME

FOLDER = Path(__file__).parent / "golden"
MATCHES = 1500
AT_LEAST = 36


def temper(rng: random.Random, idle: bool) -> Callable[[rh.Match, int], rh.Move]:
    """A player: which moves it likes, best first. At an idle table nobody builds, and ties are common."""
    if idle:
        return lambda match, seat: match.moves(seat)[-1] if match.view(None).phase != "place" else match.moves(seat)[0]
    liked = rng.choice([("build",), ("build", "lay"), ("lay",), ("pass",), ("ship",), ()])
    gathers, random_share = rng.random() < 0.4, rng.choice([0.05, 0.3, 1.0])

    def choose(match: rh.Match, seat: int) -> rh.Move:
        moves = match.moves(seat)
        if rng.random() < random_share:
            return rng.choice(moves)
        if gathers and moves[0].block == "place":
            return max(rng.sample(moves, min(len(moves), 40)), key=lambda move: biggest(match, seat, move))
        for block in liked:
            some = [move for move in moves if move.block == block]
            if some:
                return rng.choice(some)
        return rng.choice(moves)

    return choose


def biggest(match: rh.Match, seat: int, move: rh.Move) -> int:
    twin = match.copy()
    twin.play(seat, move)
    return int(twin.state.harvest.max())


def played(seed: int) -> rh.Match:
    rng = random.Random(seed)
    setup = rng.choice(all_setups(GAME))
    match = GAME.new(setup.seats, seed, **dict(setup.options))
    idle = rng.random() < 0.1
    players = [temper(rng, idle) for _ in range(setup.seats)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, players[seat](match, seat))
    return match


def main() -> None:
    names = (f"{seed:04}" for seed in range(MATCHES))
    golden.choose(FOLDER, names, lambda name: played(int(name)), features.of, features.wanted(), AT_LEAST)


if __name__ == "__main__":
    main()
