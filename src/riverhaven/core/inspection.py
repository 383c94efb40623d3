"""A check of the contract in a process of its own, as each gear needs one: `python -m riverhaven.core.inspection`."""

import argparse
import os
import subprocess
import sys

from riverhaven.core.contract import check
from riverhaven.core.gear import GEAR
from riverhaven.core.installed import game
from riverhaven.core.report import Broken
from riverhaven.core.setups import all_setups


def check_in(gear: str, name: str, games: int, seed: int, sample: float) -> None:
    """The same check in another gear, which takes another process."""
    numbers = ("--games", str(games), "--seed", str(seed), "--sample", str(sample))
    command = [sys.executable, "-m", "riverhaven.core.inspection", name, *numbers]
    child = subprocess.run(command, env={**os.environ, "RIVERHAVEN_GEAR": gear}, capture_output=True, text=True)
    if child.returncode:
        said = child.stderr.strip().splitlines() or [f"{name}: the {gear} gear did not finish"]
        raise Broken(f"In the gear {gear}, {said[-1]}")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m riverhaven.core.inspection", description="Check a game's contract."
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1, help="matches of every set-up (1)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sample", type=float, default=1.0, help="share of plies that are checked in depth (1.0)")
    chosen = parser.parse_args(arguments)
    found = game(chosen.game)
    # What is met depends on how much is looked at, so only `check` without set-ups asks that all was met.
    try:
        report = check(found, chosen.games, chosen.seed, chosen.sample, all_setups(found))
    except Broken as broken:
        raise SystemExit(str(broken)) from None
    print(f"{found.name} ({GEAR}): {report.matches} matches, {report.worlds} worlds: the contract holds.")


if __name__ == "__main__":
    main()
