"""How somebody plays: what one match tells of each seat, and what strong bots score, to compare it with.

What bots score is data of the game's package, `baseline.json`, which `riverhaven baseline GAME` makes: for each number
of seats, the mean of what every source brings to a seat.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.position import Sight
from riverhaven.core.words import Say

OPENING = 3  # decisions that make an opening
FILE = "baseline.json"


class Baseline(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot scores against its like."""

    bot: str
    matches: int
    points: float
    sources: dict[str, float]  # by their keys


def key(source: Say) -> str:
    """What tells one source from another, in a file.

    >>> key(Say("source-row", number=1)), key(Say("source-charters"))
    ('source-row {"number": 1}', 'source-charters')
    """
    variables = json.dumps(source.variables, sort_keys=True, default=repr) if source.variables else ""
    return f"{source.message} {variables}".strip()


def brought(sight: Sight[Any]) -> list[tuple[Say, tuple[int, ...]]]:
    """What every source has brought to each seat."""
    return [(source.name, source.done) for source in sight.game.sources(sight.view)]


def openings(match: Match[Any]) -> list[list[str]]:
    """The kinds of the first decisions of each seat: of those where there was something to choose."""
    found: list[list[str]] = [[] for _ in range(match.seats)]
    for ply, turn in enumerate(match.turns):
        mine = found[turn.seat]
        if len(mine) < OPENING and len(match.game.legal(match.before(ply), turn.seat)) > 1:
            mine.append(str(turn.move).partition(" ")[0])
        if all(len(kinds) == OPENING for kinds in found):
            break
    return found


def baseline(game: Game[Any], seats: int, bot: str, matches: int, seed: int = 0) -> Baseline:
    """What bots score who play each other.

    >>> import riverhaven as rh
    >>> found = baseline(rh.game("newhaven"), 2, "random", 3)
    >>> round(sum(found.sources.values()), 6) == round(found.points, 6)
    True
    """
    played = game.batch(matches, seats, seed)
    played.play(bot)
    sums: dict[str, int] = {}
    for state in played.states:
        for name, points in brought(Sight(game, game.redacted(state, None).tobytes(), None)):
            sums[key(name)] = sums.get(key(name), 0) + sum(points[:seats])
    sources = {name: points / (matches * seats) for name, points in sums.items()}
    return Baseline(bot, matches, sum(sources.values()), sources)


def write(found: dict[int, Baseline], file: Path) -> None:
    """Keep it, with so many digits as mean something."""
    rounded = {
        str(seats): msgspec.structs.replace(
            one, points=round(one.points, 2), sources={name: round(mean, 2) for name, mean in one.sources.items()}
        )
        for seats, one in sorted(found.items())
    }
    file.write_bytes(msgspec.json.format(msgspec.json.encode(rounded), indent=2) + b"\n")


@cache
def kept(folder: Path) -> dict[str, Baseline]:
    """What the package of a game knows; nothing, if nobody has made it."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Baseline]) if file.exists() else {}


def median(numbers: Sequence[float]) -> float | None:
    """The one in the middle.

    >>> median([3, 1, 2]), median([])
    (2, None)
    """
    return sorted(numbers)[len(numbers) // 2] if numbers else None
