"""Random positions and parts files: each is refused with a sentence, or played on without a mistake.

    RIVERHAVEN_GEAR=checked python -m tools.fuzz newhaven --positions 10000 --parts 1000

It runs in the checked gear, where a wrong index, an overflow or a value outside of its field ends a rule with its line.
"""

import argparse
import multiprocessing
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from rich.progress import track

import riverhaven as rh
from riverhaven.core.dice import cast
from riverhaven.core.gear import GEAR
from riverhaven.core.record import copy_of
from riverhaven.core.setups import all_setups

CHUNK = 50  # so many are one task, with a seed of its own
LOOKS = 0.05  # the share of plies at which everything is asked, not only what a match needs


class Found(Counter[str]):
    """How many were refused, by the sentence's beginning, and how many were played on."""


def positions(game: rh.Game, count: int, seed: int = 0) -> Found:
    """Change some numbers of random positions, and play on from those that are accepted."""
    rng = random.Random(f"{game.name} {seed}")
    found = Found()
    while found.total() < count:
        for state in reached(game, rng):
            if found.total() == count:
                break
            s = changed(game, state, rng)
            wrong = game.state.wrong(s)
            if wrong is not None:
                found["a number out of its range"] += 1
                continue
            try:
                game.check_position(s)
            except rh.Refusal as refusal:
                found[re.sub(r"[0-9]+|“.*?”", "…", str(refusal))[:70]] += 1
                continue
            before = s.tobytes()
            try:
                play_on(game, s, rng)
            except Exception as error:
                original = game_diff(game, state, np.frombuffer(before, game.state.dtype)[0])
                raise AssertionError(f"{game.name}: {error} after the change {original}") from error
            found["played on"] += 1
    return found


def reached(game: rh.Game, rng: random.Random) -> Iterable[np.record]:
    """Some states of a random match."""
    setup = rng.choice(all_setups(game))
    s = game.opening(setup.seats, rng.randrange(2**64), dict(setup.options))
    share = rng.choice((0.02, 0.1))
    while not s["over"]:
        if rng.random() < share:
            yield copy_of(s)
        step(game, s, rng)
    yield s


def step(game: rh.Game, s: np.record, rng: random.Random) -> None:
    waiting = int(s["waiting"])
    seat = rng.choice([seat for seat in range(s["seats"]) if waiting >> seat & 1])
    moves = game.legal(s, seat)
    assert moves, f"seat {seat} is asked and has no legal move"
    game.rules.apply(game.parts, s, seat, rng.choice(moves))
    s["ply"] += 1


def changed(game: rh.Game, state: np.record, rng: random.Random) -> np.record:
    """A copy with a few numbers changed: set to anything, moved by one, exchanged, or one moved from here to there."""
    s = copy_of(state)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        field = rng.choice([f for f in game.state.fields.values() if f.name not in ("key", "dice")])
        cells = s[field.name].reshape(-1) if field.shape else None
        here, there = (rng.randrange(len(cells)), rng.randrange(len(cells))) if cells is not None else (0, 0)
        span = field.span
        assert span is not None
        kind = rng.randrange(4)
        if cells is None:
            low, high = np.iinfo(field.kind).min, np.iinfo(field.kind).max
            value = rng.choice(span[:300]) if kind < 2 else int(s[field.name]) + rng.choice((-1, 1))
            s[field.name] = min(max(value, low), high)
        elif kind == 0:
            cells[here] = rng.choice(span[:300])
        elif kind == 1:
            cells[here], cells[there] = int(cells[there]), int(cells[here])
        elif kind == 2 and span[0] < cells[here] and cells[there] < span[-1]:
            cells[here] -= 1
            cells[there] += 1
        else:
            cells[here] = rng.choice(cells.tolist())
    return s


def play_on(game: rh.Game, s: np.record, rng: random.Random) -> None:
    """To the end, with a look at everything now and then."""
    first = True
    while not s["over"]:
        assert s["ply"] < game.longest, "it does not end"
        if first or rng.random() < LOOKS:
            look(game, s, rng)
            first = False
        step(game, s, rng)
    look(game, s, rng)


def look(game: rh.Game, s: np.record, rng: random.Random) -> None:
    wrong = game.audit(game.parts, s)
    assert wrong is None, f"the state is impossible: {wrong}"
    assert game.state.wrong(s) is None
    seats = int(s["seats"])
    for seat in range(seats):
        game.rules.value(game.parts, s, seat)
        world = game.redacted(s, seat)
        assert game.state.wrong(world) is None
        cast(world, rng.randrange(2**64))
        game.rules.deal(game.parts, world, seat)
        assert game.audit(game.parts, world) is None
        if int(s["waiting"]) >> seat & 1:
            for move in rng.sample(range(game.moves.size), 20):
                game.rules.reason(game.parts, s, seat, move)
            game.rules.mask(game.parts, s, seat, rng.choice(game.legal(s, seat)))
    match = rh.Match(game, s, None)
    onlooker = rng.choice((None, *range(seats)))
    match.view(onlooker)
    if rng.random() < 0.1:
        match.picture(onlooker)


def game_diff(game: rh.Game, a: np.record, b: np.record) -> str:
    return "; ".join(
        f"{name}: {a[name].tolist()} -> {b[name].tolist()}" for name in game.state.fields if (a[name] != b[name]).any()
    )


# -------------------------------------------------------------------------------------------------------------- parts


def parts(game: rh.Game, count: int, seed: int = 0) -> Found:
    """Change the game's parts file here and there, and play with what is accepted."""
    rng = random.Random(f"{game.name} parts {seed}")
    text = (game.folder / "parts.toml").read_text(encoding="utf-8")
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            file = Path(folder) / f"{number}.toml"
            file.write_text(edited(text, rng), encoding="utf-8")
            try:
                own = rh.game(game.name, parts=file)
            except rh.Refusal as refusal:
                found[re.sub(r"^.*?\): |[0-9]+|'.*?'", "…", str(refusal))[:70]] += 1
                continue
            try:
                play_with(own, rng)
            except Exception as error:
                raise AssertionError(f"{game.name}: {error} with {difference(text, file.read_text())}") from error
            found["played"] += 1
    return found


def play_with(game: rh.Game, rng: random.Random) -> None:
    for setup in rng.sample(all_setups(game), 3):
        s = game.opening(setup.seats, rng.randrange(2**64), dict(setup.options))
        play_on(game, s, rng)


def edited(text: str, rng: random.Random) -> str:
    """The text with one to three numbers, words or lines changed."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        kind = rng.random()
        if kind < 0.75:
            numbers = list(re.finditer(r"(?<![\w\"#])-?\d+(?![\w\"])", text))
            one = rng.choice(numbers)
            value = int(one[0]) + rng.choice((-2, -1, 1, 2)) if rng.random() < 0.5 else rng.choice(ODD_NUMBERS)
            text = text[: one.start()] + str(value) + text[one.end() :]
        elif kind < 0.9:
            one = rng.choice(list(re.finditer(r'"[^"\n]+"', text)))
            other = rng.choice(list(re.finditer(r'"[^"\n]+"', text)))
            text = text[: one.start()] + other[0] + text[one.end() :]
        else:
            lines = text.split("\n")
            del lines[rng.randrange(len(lines))]
            text = "\n".join(lines)
    return text


ODD_NUMBERS = (0, 0, 1, 2, 3, 5, 8, 13, 20, 40, 60, 100, 127, 128, 255, 256, 1000, 32767, 32768, -1, -2, -128, 10**12)


def difference(a: str, b: str) -> str:
    old, new = a.split("\n"), b.split("\n")
    return "; ".join(line for line in new if line not in old) or "a line less"


def chunk(name: str, run: Callable[[rh.Game, int, int], Found], count: int, seed: int) -> Found:
    return run(rh.game(name), count, seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=rh.games())
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--parts", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if GEAR != "checked":
        raise SystemExit("Run this with RIVERHAVEN_GEAR=checked.")
    for what, run, count in (("positions", positions, asked.positions), ("parts files", parts, asked.parts)):
        todo = [(asked.game, run, min(CHUNK, count - i), asked.seed * 1_000_003 + i) for i in range(0, count, CHUNK)]
        found = Found()
        with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
            done = pool.map(chunk, *zip(*todo, strict=True))
            for one in track(done, description=f"{asked.game}: {what}", total=len(todo)):
                found.update(one)
        print(f"{asked.game}, {what}: {found.total()}")
        for sentence, times in found.most_common():
            print(f"{times:8} {sentence}")


if __name__ == "__main__":
    main()
