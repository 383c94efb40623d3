"""Both gears play alike: what a compiled rule does, the plain one does too, to the byte."""

import hashlib
import json
import os
import random
import subprocess
import sys

import numpy as np

from riverhaven.core.contract import Broken, Setup, all_setups
from riverhaven.core.dice import cast
from riverhaven.core.game import Game, game
from riverhaven.core.gear import GEAR


def traces(game: Game, seed: int, setups: list[Setup]) -> list[str]:
    """A digest of every state, world and estimate of one random match of each set-up: the same in every gear."""
    return [_trace(game, setup, random.Random(f"{seed} {setup}")) for setup in setups]


def _trace(game: Game, setup: Setup, rng: random.Random) -> str:
    match = game.new(setup.seats, rng.randrange(2**64), **dict(setup.options))
    digest = hashlib.blake2b(digest_size=16)
    while not match.over:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.moves(seat)))
        digest.update(match.state.tobytes())
        if match.ply % 5:
            continue
        onlooker = rng.randrange(-1, setup.seats)
        world = game.redacted(match.state, onlooker if onlooker >= 0 else None)
        cast(world, match.ply)
        game.rules.deal(game.parts, world, onlooker)
        values = [float(game.rules.value(game.parts, match.state, s)) for s in range(setup.seats)]
        digest.update(world.tobytes() + np.array(values).astype("f4").tobytes())
    return digest.hexdigest()


def check_gears(game: Game, seed: int = 0, setups: list[Setup] | None = None) -> int:
    """Play one match of each set-up in this gear and, in another process, in the other; returns how many agreed."""
    chosen = all_setups(game) if setups is None else setups
    other = "cpu" if GEAR == "plain" else "plain"
    wanted = json.dumps([[setup.seats, setup.options] for setup in chosen])
    command = [sys.executable, "-m", "riverhaven.core.agreement", game.name, str(seed), wanted]
    child = subprocess.Popen(command, env={**os.environ, "RIVERHAVEN_GEAR": other}, stdout=subprocess.PIPE, text=True)
    ours = traces(game, seed, chosen)
    theirs = (child.communicate()[0] or "").split()
    if child.returncode or len(theirs) != len(ours):
        raise Broken(f"{game.name}: the {other} gear did not finish.")
    for setup, a, b in zip(chosen, ours, theirs, strict=True):
        if a != b:
            raise Broken(f"{game.name} ({setup}, seed {seed}): the gears {GEAR} and {other} disagree.")
    return len(ours)


def main(name: str, seed: str, wanted: str) -> None:
    """What the other gear runs: print the traces of the `wanted` set-ups, a list as JSON."""
    setups = [Setup(seats, tuple(map(tuple, options))) for seats, options in json.loads(wanted)]
    print(*traces(game(name), int(seed), setups), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
