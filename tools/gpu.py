"""The cuda gear plays what the cpu gear plays, to the byte: every set-up of every game. It needs a GPU.

RIVERHAVEN_GEAR=cuda python -m tools.gpu --matches 10000
"""

import argparse
import hashlib
import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

import riverhaven as rh
from riverhaven.core.gear import GEAR
from riverhaven.core.setups import Setup, all_setups

STEPS = 20  # plies that are played with given moves, and looked at
EVERY = 12  # set-ups of which one is also played greedily and by given moves: few matches take a GPU long


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=rh.games(), help="all if none is named")
    parser.add_argument("--matches", type=int, default=1000, help="of each set-up, at random (default: 1000)")
    parser.add_argument(
        "--greedy", type=int, default=100, help="of some set-ups, greedily and by given moves (default: 100)"
    )
    return parser.parse_args()


def digest(*arrays: Any) -> str:
    """Of arrays on either side."""
    found = hashlib.blake2b(digest_size=16)
    for array in arrays:
        found.update(np.ascontiguousarray(array.get() if hasattr(array, "get") else array).tobytes())
    return found.hexdigest()


def played(name: str, setup: Setup, matches: int, greedy: int) -> list[str]:
    """Digests of what became of the matches of a set-up: random ones, greedy ones, and some with given moves."""
    game, options = rh.game(name), dict(setup.options)
    batch = game.batch(matches, setup.seats, seed=1, **options).play()
    looks = [digest(batch.states, batch.scores, batch.places)]
    if greedy:
        looks.append(digest(game.batch(greedy, setup.seats, seed=2, **options).play("hand").states))
        stepped = game.batch(greedy, setup.seats, seed=3, **options)
        for _ in range(STEPS):
            looks.append(digest(stepped.mask, stepped.asked, *stepped.observe().values()))
            looks.append(digest(stepped.step(stepped.mask.argmax(axis=1))))
    return looks


def main() -> None:
    asked = arguments()
    if GEAR != "cuda":
        sys.exit("Set RIVERHAVEN_GEAR=cuda: this compares the cuda gear with the cpu gear.")
    os.environ["RIVERHAVEN_GEAR"] = "cpu"  # of the processes that play beside this one
    todo = [
        (name, setup, asked.matches, 0 if i % EVERY else asked.greedy)
        for name in asked.games
        for i, setup in enumerate(all_setups(rh.game(name)))
    ]
    differ = 0
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        beside = [pool.submit(played, *one) for one in todo]
        for one, expected in zip(todo, beside, strict=True):
            if played(*one) != expected.result():
                differ += 1
                print(f"{one[0]} ({one[1]}): the gears differ", flush=True)
    total = sum(matches + 2 * greedy for _, _, matches, greedy in todo)
    print(f"{len(todo)} set-ups, {total} matches: {'byte for byte the same' if not differ else f'{differ} differ'}")
    sys.exit(bool(differ))


if __name__ == "__main__":
    main()
