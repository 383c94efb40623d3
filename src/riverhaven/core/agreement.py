"""The gears play alike: what a compiled rule does, the plain one does too, to the byte."""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import numpy as np

from riverhaven.core.dice import cast
from riverhaven.core.game import Game
from riverhaven.core.gear import GEAR
from riverhaven.core.installed import game
from riverhaven.core.match import Match
from riverhaven.core.report import Broken
from riverhaven.core.setups import Setup, all_setups
from riverhaven.core.state import Json

LOOKS = 5  # plies between two looks at worlds and estimates


def plies(game: Game, setup: Setup, seed: int) -> Iterator[Match]:
    """One random match, ply by ply: the same in every gear."""
    rng = random.Random(f"{seed} {setup}")
    match = game.new(setup.seats, rng.randrange(2**64), **dict(setup.options))
    yield match
    while not match.over:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.moves(seat)))
        yield match


def look(match: Match) -> Json:
    """What is compared after a ply: every field, and now and then a world that is dealt anew and the estimates."""
    game = match.game
    found = {name: match.state[name].tolist() for name in game.state.fields}
    if match.ply % LOOKS == 0:
        onlooker = match.ply // LOOKS % (match.seats + 1) - 1
        world = game.redacted(match.state, onlooker if onlooker >= 0 else None)
        cast(world, match.ply)
        game.rules.deal(game.parts, world, onlooker)
        found |= {f"{name} as dealt to {onlooker}": world[name].tolist() for name in game.state.fields}
        for seat in range(match.seats):
            # An estimate may use exp and log, which end in other bits on another machine.
            found[f"the estimate of {seat}"] = float(np.float32(game.rules.value(game.parts, match.state, seat)))
    return found


def trace(game: Game, setup: Setup, seed: int) -> str:
    """A digest of every ply of a match."""
    digest = hashlib.blake2b(digest_size=16)
    for match in plies(game, setup, seed):
        digest.update(json.dumps(look(match)).encode())
    return digest.hexdigest()


def check_gears(game: Game, seed: int = 0, setups: list[Setup] | None = None, other: str | None = None) -> int:
    """Play one match of each set-up in this gear and, in another process, in the `other`; returns how many agreed."""
    chosen = all_setups(game) if setups is None else setups
    gear = other or ("cpu" if GEAR == "plain" else "plain")
    child = start(gear, "trace", game, seed, chosen)
    ours = [trace(game, setup, seed) for setup in chosen]
    theirs = finish(child, gear, game)
    for setup, a, b in zip(chosen, ours, theirs, strict=True):
        if a != b:
            raise Broken(f"{game.name} ({setup}, seed {seed}): {first_difference(game, setup, seed, gear)}")
    return len(ours)


def first_difference(game: Game, setup: Setup, seed: int, gear: str) -> str:
    """At which ply, and in what, this gear and another begin to differ."""
    theirs = finish(start(gear, "looks", game, seed, [setup]), gear, game)
    for match, other in zip(plies(game, setup, seed), map(json.loads, theirs), strict=False):
        mine = json.loads(json.dumps(look(match)))
        for name, value in mine.items():
            if value != other[name]:
                return f"at ply {match.ply} {name} is {value} in the gear {GEAR}, and {other[name]} in {gear}"
    return f"the match is longer in one of the gears {GEAR} and {gear}"


def start(gear: str, what: str, game: Game, seed: int, setups: list[Setup]) -> subprocess.Popen[str]:
    wanted = json.dumps([[setup.seats, setup.options] for setup in setups])
    command = [sys.executable, "-m", "riverhaven.core.agreement", what, game.name, str(seed), wanted]
    environment = {**os.environ, "RIVERHAVEN_GEAR": gear}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(child: subprocess.Popen[str], gear: str, game: Game) -> list[str]:
    found, said = child.communicate()
    if child.returncode:
        last = (said.strip().splitlines() or ["it ended without a word"])[-1]
        raise Broken(f"{game.name}: the {gear} gear did not finish: {last}")
    return found.splitlines()


def main(what: str, name: str, seed: str, wanted: str) -> None:
    """What the other gear runs: a line for each set-up, or for each ply of one."""
    for seats, options in json.loads(wanted):
        setup = Setup(seats, tuple(map(tuple, options)))
        if what == "trace":
            print(trace(game(name), setup, int(seed)))
        else:
            for match in plies(game(name), setup, int(seed)):
                print(json.dumps(look(match)))


if __name__ == "__main__":
    main(*sys.argv[1:])
