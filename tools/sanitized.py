"""Play with rules that are compiled with the address sanitiser and the one for undefined behaviour.

    python -m tools.sanitized newhaven --games 20

Set-up by set-up: random matches, greedy ones, and a search. The first thing that is wrong ends the process, and names
the line of Python.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import riverhaven as rh
from riverhaven.bots import tree
from riverhaven.bots.plan import ways
from riverhaven.bots.search import Tree
from riverhaven.core import loops
from riverhaven.core.compiler import here
from riverhaven.core.library import Library
from riverhaven.core.setups import all_setups
from riverhaven.core.translation import of

FLAGS = ("-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")


def sanitiser() -> str:
    """The library that must be loaded before anything else."""
    asked = [*here().compiler, "-print-file-name=libasan.so"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def environment() -> dict[str, str]:
    options = "detect_leaks=0:halt_on_error=1"  # Python does not free everything
    return {**os.environ, "LD_PRELOAD": sanitiser(), "ASAN_OPTIONS": options, "UBSAN_OPTIONS": "print_stacktrace=1"}


def compiled(game: rh.Game, folder: Path) -> None:
    """Put sanitised libraries in place of the game's own."""
    engine = game.engine
    for source in (engine.rules["legal"], loops.play_all, tree.grow):
        unit, symbols = of(engine, source, checked=False)
        plan = engine.plan(source, checked=False)
        file = folder / f"{plan.name}.so"
        here().compile(file, unit.text, *FLAGS)
        engine.libraries[plan.name.removeprefix(f"{engine.name}-")] = Library(file, symbols)


def play(game: rh.Game, games: int, every: int) -> int:
    played = 0
    for setup in all_setups(game)[::every]:
        options = dict(setup.options)
        batch = game.batch(games, setup.seats, seed=1, **options)
        while (batch.asked >= 0).any() and batch.states["ply"].max() < 5:
            batch.observe()
            batch.step(batch.mask.argmax(axis=1))
        played += batch.play().decisions + game.batch(1, setup.seats, seed=2, **options).play("hand").decisions
        match = game.new(setup.seats, 3, **options)
        for _ in range(10):
            seat = match.waiting[0]
            found = Tree(game, game.redacted(match.state, seat), seat, 1, 4096, ways(game).plan)
            found.grow(20)
            best = max(found.children(), key=lambda node: int(node.visits))
            match.play(seat, int(best.move))
            game.rules.mask(game.parts, match.state, match.waiting[0], match.moves(match.waiting[0])[0].id)
            assert np.isfinite(game.rules.value(game.parts, match.state, 0))
    return played


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.sanitized", description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=rh.games())
    parser.add_argument("--games", type=int, default=5, help="random matches of a set-up")
    parser.add_argument("--every", type=int, default=1, help="play every so many-th set-up")
    asked = parser.parse_args()
    if "libasan" not in os.environ.get("LD_PRELOAD", ""):
        command = [sys.executable, "-m", "tools.sanitized", *sys.argv[1:]]
        raise SystemExit(subprocess.run(command, env=environment()).returncode)
    game = rh.game(asked.game)
    with tempfile.TemporaryDirectory() as folder:
        compiled(game, Path(folder))
        print(f"{game.title}: {play(game, asked.games, asked.every)} decisions, and nothing to complain of.")


if __name__ == "__main__":
    main()
