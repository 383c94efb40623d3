"""How fast a game runs: every number from one run, the gears side by side."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

import numpy as np

from riverhaven.bots.plan import Plan, ways
from riverhaven.bots.search import MOST_NODES, Tree
from riverhaven.core.game import Game
from riverhaven.core.gear import GEAR
from riverhaven.core.installed import game
from riverhaven.core.loops import copy_over
from riverhaven.core.match import Match
from riverhaven.core.record import copy_of
from riverhaven.core.state import Json
from riverhaven.core.words import Refusal

COPIES = 1_000_000
CALLS = 5_000  # of `legal`, then of `apply`
CHUNK = 100  # playouts of one search
ON_A_GPU = 262_144  # matches at once


def measure(game: Game, seats: int, seconds: float, say: Callable[[str], None]) -> Json:
    """The figures of `riverhaven bench`."""
    game.batch(0, seats)  # what this gear needs and lacks is said now
    say("starting with an empty cache, then again")
    first, warm = starts(game)
    say(f"playing in the {GEAR} gear")
    here = {**speed(game, seats, seconds), "call_us": round(call_us(game, seats), 2)}
    say("playing in the plain gear")
    plain = json.loads(child({"RIVERHAVEN_GEAR": "plain"}, "speed", game.name, str(seats), str(seconds)))
    cuda = {}
    if has_gpu():
        say("playing in the cuda gear")
        cuda = json.loads(child({"RIVERHAVEN_GEAR": "cuda"}, "gpu_speed", game.name, str(seats), str(seconds)))
    return {
        "game": game.name,
        "seats": seats,
        "gear": GEAR,
        **here,
        "copy_ns": round(copy_ns(game), 1),
        "state_bytes": game.state.dtype.itemsize,
        "plain_decisions_per_s": plain["decisions_per_s"],
        "ratio_to_plain": round(here["decisions_per_s"] / plain["decisions_per_s"]),
        **cuda,
        "warm_start_s": warm,
        "first_start_s": first,
    }


def speed(game: Game, seats: int, seconds: float) -> Json:
    """Play whole games for about so many seconds; setting them up counts, compiling does not.

    Seconds are those of the processor: what else the machine is doing matters little.
    """
    game.batch(1, seats).play()
    games = decisions = choices = 0
    size = 1
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        batch = game.batch(size, seats, seed=games).play()
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


def has_gpu() -> bool:
    try:
        import cupy
    except ImportError:
        return False
    from riverhaven.core.device import gpus

    return gpus(cupy) > 0


def gpu_speed(game: Game, seats: int, seconds: float) -> Json:
    """Decisions a second on a GPU: of the playing alone, and end to end, from the seeds to the scores."""
    import cupy

    cupy.asnumpy(game.batch(ON_A_GPU, seats).play().scores)
    decisions = rounds = 0
    playing = 0.0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        batch = game.batch(ON_A_GPU, seats, seed=rounds * ON_A_GPU)
        cupy.cuda.Device().synchronize()  # setting up is not playing
        began = time.perf_counter()
        batch.play()
        playing += time.perf_counter() - began
        cupy.asnumpy(batch.scores)
        decisions, rounds = decisions + batch.decisions, rounds + 1
    return {
        "cuda_decisions_per_s": round(decisions / playing),
        "cuda_decisions_per_s_end_to_end": round(decisions / spent),
    }


def searching(game: Game, seats: int, seconds: float, say: Callable[[str], None]) -> Json:
    """Playouts a second of one search from the opening: at random to the end, and as the bot plays them."""
    say(f"searching in {game.title}, {seats} seats")
    match = game.new(seats, seed=0)
    plan = ways(game).plan
    at_random = plan._replace(looks=1, guide=1, guide_others=1, depth=0)
    random, usual = (playouts_per_s(match, plan, seconds) for plan in (at_random, plan))
    return {"game": game.name, "seats": seats, "playouts_per_s": random, "playouts_per_s_of_the_bot": usual}


def playouts_per_s(match: Match, plan: Plan, seconds: float) -> int:
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


def call_us(game: Game, seats: int) -> float:
    """Microseconds for two calls from Python, `legal` and `apply`: at every ply of random matches."""
    legal, apply, parts, out = game.rules.legal, game.rules.apply, game.parts, game.moves.room()
    spent, calls = 0.0, 0
    while calls < CALLS:
        decisions = list(random_plies(game, seats, seed=calls))
        start = time.process_time()
        for s, seat, move in decisions:
            legal(parts, s, seat, out)
            apply(parts, s, seat, move)
        spent += time.process_time() - start
        calls += len(decisions)
    return spent / calls * 1e6


def random_plies(game: Game, seats: int, seed: int) -> Iterator[tuple[np.record, int, int]]:
    """The states of a random match, each with who plays what."""
    rng = random.Random(seed)
    match = game.new(seats, seed)
    while not match.over and match.ply < game.longest:
        seat = match.waiting[0]
        move = rng.choice(game.legal(match.state, seat))
        yield copy_of(match.state), seat, move
        match.play(seat, move)


def copy_ns(game: Game) -> float:
    """Nanoseconds to copy one match inside the rules' gear."""
    states = np.zeros(2, game.state.dtype)
    times = COPIES if GEAR == "cpu" else COPIES // 100
    copy = game.bound(copy_over)
    copy(states, 1)
    start = time.perf_counter()
    copy(states, times)
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
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    if done.returncode:
        raise Refusal("not-measured", why=(done.stderr.strip().splitlines() or ["…"])[-1])
    return done.stdout


if __name__ == "__main__":
    what, name, *rest = sys.argv[1:]
    if what == "start":
        game(name).batch(1).play()
    else:
        measured = {"speed": speed, "gpu_speed": gpu_speed}[what]
        print(json.dumps(measured(game(name), int(rest[0]), float(rest[1]))))
