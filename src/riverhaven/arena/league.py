"""A league: which games are to be played, and playing them on every core.

Every line-up of bots gets the same deals, and in every deal it sits once in every order that a rotation of the seats
makes. No game is played twice: a bot against itself has but one order, and a new deal for every game. A result is
written down as soon as it is there, one line of JSON each, so that an interrupted league goes on where it stopped; what
a bot played before it was changed does not count for it.
"""

import json
import multiprocessing
import os
import time
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from itertools import combinations, islice
from pathlib import Path

from riverhaven.bots.identity import identity
from riverhaven.bots.outside import CLOCK, Player, chosen, player
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.state import Chosen, Json
from riverhaven.core.words import Refusal

NOBODY: Mapping[str, Player] = {}


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played: `bots[i]` sits on seat i, `deal` is the seed of the match."""

    game: str
    rules: int
    options: tuple[tuple[str, Chosen], ...]
    bots: tuple[str, ...]
    deal: int
    minds: tuple[str, ...] = ()  # what stands behind the bots' names

    @property
    def luck(self) -> str:
        """What the bots' own dice depend on: not on who they are."""
        return f"{self.game} {self.rules} {self.options} {self.bots} {self.deal}"


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
    whole = [*bots, *[bots[-1]] * (seats - len(bots))]
    return list(combinations(whole, seats))


def filled(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: the last one fills the table."""
    if len(bots) > seats:
        raise Refusal("wrong-line-up", bots=str(len(bots)), seats=str(seats))
    for name in bots:
        player(name)
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def orders(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A line-up with its seats rotated, each order once.

    >>> orders(("greedy", "random")), orders(("greedy", "greedy"))
    ([('greedy', 'random'), ('random', 'greedy')], [('greedy', 'greedy')])
    """
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))


def fixtures(
    played: Game,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, Chosen],
    own: Mapping[str, Player] = NOBODY,
) -> list[Fixture]:
    """The games of a league: `games` for each line-up, all line-ups abreast, so that an early look is a fair one. Bots
    that are not `own` are known by their names."""
    if len(bots) < 2:
        raise Refusal("too-few-bots")
    played.check_seats(seats)
    settled = tuple(played.checked(options).items())
    minds = {name: identity(own.get(name, name), played, seats) for name in bots}
    tables = [orders(line_up) for line_up in dict.fromkeys(line_ups(bots, seats))]
    seated = [(table[number % len(table)], seed + number // len(table)) for number in range(games) for table in tables]
    return [
        Fixture(played.name, played.rules_version, settled, order, deal, tuple(minds[name] for name in order))
        for order, deal in seated
    ]


def play(fixture: Fixture, own: Mapping[str, Player] = NOBODY, clock: float = CLOCK) -> Result:
    """Play one game. The bots' own dice depend on the fixture alone, so it can be played again."""
    started = time.monotonic()
    played = game(fixture.game)
    match = played.new(len(fixture.bots), fixture.deal, **dict(fixture.options))
    while not match.over:
        seat = match.waiting[0]
        name = fixture.bots[seat]
        luck = blake2b(f"{fixture.luck} {match.ply} {seat}".encode(), digest_size=7).digest()
        who = own.get(name) or hired(name, clock)
        match.play(seat, chosen(who, name, match, seat, int.from_bytes(luck)))
    return Result(fixture, match.scores, match.places, match.ply, round(time.monotonic() - started, 3))


@cache
def hired(name: str, clock: float) -> Player:
    """One for each process: a program is started only once."""
    return player(name, clock)


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


def _result(row: Json) -> Result:
    options = tuple(row["options"].items())
    minds = tuple(row.get("minds", ()))
    fixture = Fixture(row["game"], row["rules"], options, tuple(row["bots"]), row["deal"], minds)
    return Result(fixture, tuple(row["scores"]), tuple(row["places"]), row["plies"], row["seconds"])


def line_of(result: Result) -> str:
    row = {**asdict(result.fixture), **asdict(result), "options": dict(result.fixture.options)}
    del row["fixture"]
    return json.dumps(row) + "\n"


# ------------------------------------------------------------------------------------------------------------- playing


def run(
    wanted: Sequence[Fixture],
    file: Path | None,
    workers: int,
    own: Mapping[str, Player] = NOBODY,
    clock: float = CLOCK,
) -> Generator[Result]:
    """The results of all `wanted` games: first those in the file, then the others as they come, written down there."""
    known = {} if file is None else {result.fixture: result for result in read(file)}
    yield from (known[fixture] for fixture in wanted if fixture in known)
    if file is not None:
        mend(file)
    left = [fixture for fixture in wanted if fixture not in known]
    played = here(left, own, clock) if workers == 1 else elsewhere(left, workers, own, clock)
    with closing(played):
        for result in played:
            if file is not None:
                write_down(result, file)
            yield result


def here(left: Sequence[Fixture], own: Mapping[str, Player], clock: float) -> Generator[Result]:
    """One game after another, in this process."""
    for fixture in left:
        yield play(fixture, own, clock)


def elsewhere(left: Sequence[Fixture], workers: int, own: Mapping[str, Player], clock: float) -> Generator[Result]:
    """In so many processes, as they come."""
    waiting = iter(left)
    # A fresh process for each core: a fork of one that has threads may hang.
    processes = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=processes)
    try:
        running = {pool.submit(play, fixture, own, clock) for fixture in islice(waiting, 2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                running |= {pool.submit(play, fixture, own, clock) for fixture in islice(waiting, 1)}
                yield future.result()
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()  # an unfinished game is played again next time
        pool.shutdown(cancel_futures=True)


def write_down(result: Result, file: Path) -> None:
    with file.open("a", encoding="utf-8") as results:
        results.write(line_of(result))
        results.flush()
        os.fsync(results.fileno())


def mend(file: Path) -> None:
    """Take off a last line that was cut off: the next result would be glued to it."""
    if file.exists():
        whole = file.read_bytes()
        if whole and not whole.endswith(b"\n"):
            os.truncate(file, whole.rfind(b"\n") + 1)
