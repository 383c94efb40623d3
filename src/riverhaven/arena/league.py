"""A league: which games are to be played, and playing them on every core.

Every line-up of bots gets the same deals, and in every deal each bot sits once in every seat. A result is written down
as soon as it is there, one line of JSON each, so that an interrupted league goes on where it stopped.
"""

import json
import multiprocessing
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from hashlib import blake2b
from itertools import combinations, islice
from pathlib import Path
from typing import Any

from riverhaven.bots.players import bot
from riverhaven.core.game import Game, game
from riverhaven.core.words import Refusal


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played: `bots[i]` sits on seat i, `deal` is the seed of the match."""

    game: str
    rules: int
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    deal: int


@dataclass(frozen=True)
class Result:
    """What came of a fixture."""

    fixture: Fixture
    scores: tuple[int, ...]
    places: tuple[int, ...]
    plies: int
    seconds: float


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays whom. Of more bots than seats every choice; where there are fewer, the last one fills the table.

    >>> line_ups(["greedy", "random"], 3)
    [('greedy', 'random', 'random')]
    >>> line_ups(["random", "greedy", "search:1s"], 2)
    [('random', 'greedy'), ('random', 'search:1s'), ('greedy', 'search:1s')]
    """
    filled = [*bots, *[bots[-1]] * (seats - len(bots))]
    return list(combinations(filled, seats))


def fixtures(
    played: Game, bots: Sequence[str], seats: int, games: int, seed: int, options: Mapping[str, Any]
) -> list[Fixture]:
    """The games of a league: `games` for each line-up, all line-ups abreast, so that an early look is a fair one."""
    if len(bots) < 2:
        raise Refusal("too-few-bots")
    played.check_seats(seats)
    chosen = tuple(played.checked(options).items())
    for name in bots:
        bot(name)
    found = []
    for number in range(games):
        for line_up in line_ups(bots, seats):
            turn = number % seats
            rotated = line_up[turn:] + line_up[:turn]
            found.append(Fixture(played.name, played.rules_version, chosen, rotated, seed + number // seats))
    return found


def play(fixture: Fixture) -> Result:
    """Play one game. The bots' own dice depend on the fixture alone, so it can be played again."""
    started = time.monotonic()
    played = game(fixture.game)
    match = played.new(len(fixture.bots), fixture.deal, **dict(fixture.options))
    while not match.over:
        seat = match.waiting[0]
        luck = blake2b(f"{fixture} {match.ply} {seat}".encode(), digest_size=7).digest()
        match.play(seat, bot(fixture.bots[seat]).choose(match, seat, int.from_bytes(luck)))
    return Result(fixture, match.scores, match.places, match.ply, round(time.monotonic() - started, 3))


# ------------------------------------------------------------------------------------------------------------ the file


def read(file: Path) -> list[Result]:
    """The results in a file; a last line that was cut off is no result."""
    if not file.exists():
        return []
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(keepends=True), 1):
        if not line.endswith("\n"):
            break
        try:
            found.append(_result(json.loads(line)))
        except (ValueError, KeyError, TypeError):
            raise Refusal("wrong-results", file=str(file), line=str(number)) from None
    return found


def _result(row: dict[str, Any]) -> Result:
    options = tuple(row["options"].items())
    fixture = Fixture(row["game"], row["rules"], options, tuple(row["bots"]), row["deal"])
    return Result(fixture, tuple(row["scores"]), tuple(row["places"]), row["plies"], row["seconds"])


def line_of(result: Result) -> str:
    row = {**asdict(result.fixture), **asdict(result), "options": dict(result.fixture.options)}
    del row["fixture"]
    return json.dumps(row) + "\n"


# ------------------------------------------------------------------------------------------------------------- playing


def run(wanted: Sequence[Fixture], file: Path, workers: int) -> Iterator[Result]:
    """The results of all `wanted` games: first those in the file, then the others as they come, written down there."""
    known = {result.fixture: result for result in read(file)}
    yield from (known[fixture] for fixture in wanted if fixture in known)
    mend(file)
    left = (fixture for fixture in wanted if fixture not in known)
    # A fresh process for each core: a fork of one that has threads may hang.
    processes = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=processes)
    try:
        with file.open("a", encoding="utf-8") as results:
            running = {pool.submit(play, fixture) for fixture in islice(left, 2 * workers)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    result = future.result()
                    results.write(line_of(result))
                    results.flush()
                    os.fsync(results.fileno())
                    running |= {pool.submit(play, fixture) for fixture in islice(left, 1)}
                    yield result
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()  # an unfinished game is played again next time
        pool.shutdown(cancel_futures=True)


def mend(file: Path) -> None:
    """Take off a last line that was cut off: the next result would be glued to it."""
    if file.exists():
        whole = file.read_bytes()
        if whole and not whole.endswith(b"\n"):
            os.truncate(file, whole.rfind(b"\n") + 1)
