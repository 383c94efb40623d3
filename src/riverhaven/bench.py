"""How fast a game runs: every number from one run, the gears side by side."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from riverhaven.bots.search import MOST_NODES, USUAL, Tree
from riverhaven.core.game import Game, game
from riverhaven.core.gear import GEAR
from riverhaven.core.loops import copy_over
from riverhaven.core.match import Match

COPIES = 1_000_000
CHUNK = 100  # playouts of one search
AT_RANDOM = {"looks": 1, "guide": 1, "guide_others": 1, "depth": 0}


def measure(game: Game, seats: int, seconds: float, say: Callable[[str], None]) -> dict[str, Any]:
    """The figures of `riverhaven bench`."""
    say("starting with an empty cache, then again")
    first, warm = starts(game)
    say(f"playing in the {GEAR} gear")
    here = speed(game, seats, seconds)
    say("playing in the plain gear")
    plain = json.loads(child({"RIVERHAVEN_GEAR": "plain"}, "speed", game.name, str(seats), str(seconds)))
    return {
        "game": game.name,
        "seats": seats,
        "gear": GEAR,
        **here,
        "copy_ns": round(copy_ns(game), 1),
        "state_bytes": game.state.itemsize,
        "plain_decisions_per_s": plain["decisions_per_s"],
        "ratio_to_plain": round(here["decisions_per_s"] / plain["decisions_per_s"]),
        "warm_start_s": warm,
        "first_start_s": first,
    }


def speed(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Play whole games for about so many seconds; setting them up counts, compiling does not.

    Seconds are those of the processor: what else the machine is doing matters little.
    """
    game.batch(1, seats).play_randomly()
    games = decisions = choices = 0
    size = 1
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        batch = game.batch(size, seats, seed=games).play_randomly()
        games += size
        decisions += batch.decisions
        choices += batch.choices
        if spent < seconds / 20:  # as many at once as take a small part of the time
            size *= 2
    return {
        "decisions_per_s": round(decisions / spent),
        "choices_per_s": round(choices / spent),
        "games_per_s": round(games / spent, 2),
        "decisions_per_game": round(decisions / games, 1),
    }


def searching(game: Game, seats: int, seconds: float, say: Callable[[str], None]) -> dict[str, Any]:
    """Playouts a second of one search from the opening: at random to the end, and as the bot plays them."""
    say(f"searching in {game.title}, {seats} seats")
    match = game.new(seats, seed=0)
    random, usual = (
        playouts_per_s(match, plan, seconds) for plan in ({**USUAL, **game.search, **AT_RANDOM}, game.search)
    )
    return {"game": game.name, "seats": seats, "playouts_per_s": random, "playouts_per_s_of_the_bot": usual}


def playouts_per_s(match: Match, plan: Mapping[str, float], seconds: float) -> int:
    seat = match.waiting[0]
    known = match.game.redacted(match.state, seat)
    Tree(match.game, known, seat, 0, MOST_NODES, plan).grow(1)
    playouts = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        tree = Tree(match.game, known, seat, playouts, CHUNK, plan)  # afresh: a deep tree would leave less to play out
        tree.grow(CHUNK)
        playouts += CHUNK
    return round(playouts / spent)


def copy_ns(game: Game) -> float:
    """Nanoseconds to copy one match inside the rules' gear."""
    states = np.zeros(2, game.state)
    times = COPIES if GEAR == "cpu" else COPIES // 100
    copy_over(states, 1)
    start = time.perf_counter()
    copy_over(states, times)
    return (time.perf_counter() - start) / times * 1e9


def starts(game: Game) -> tuple[float, float]:
    """Seconds from nothing to a played match: in a process with an empty cache, and in the one after it."""
    with tempfile.TemporaryDirectory() as cache:
        first, warm = (timed_start(game, cache) for _ in range(2))
    return first, warm


def timed_start(game: Game, cache: str) -> float:
    start = time.perf_counter()
    child({"RIVERHAVEN_CACHE": cache}, "start", game.name)
    return round(time.perf_counter() - start, 2)


def child(environment: dict[str, str], *arguments: str) -> str:
    """Run this module in a process of its own."""
    command = [sys.executable, "-m", "riverhaven.bench", *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    what, name, *rest = sys.argv[1:]
    if what == "start":
        list(game(name).warm_up())
    else:
        print(json.dumps(speed(game(name), int(rest[0]), float(rest[1]))))
