"""How bots play a game: numbers that were found by measuring, as docs/strength.md tells. A game keeps those that differ
from the usual ones in a file `bots.toml` beside its rules."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from riverhaven.core.game import Game
from riverhaven.core.words import Refusal

ANY = -1  # phase
FILE = "bots.toml"


class Levels(NamedTuple):
    """By how many per cent of what is at stake the weak bots misjudge a move: the more, the weaker."""

    easy: int = 110
    medium: int = 60


class Plan(NamedTuple):
    """How to search a game."""

    explore: float = 0.5  # how much to try what has been tried little
    widen: float = 0.5  # where I decide, a node visited n times has up to 1 + widen * n ** 0.5 children
    widen_others: float = 0.2  # and where others do; few: expect them to do what looks best
    looks: int = 1000  # how many moves to look at for the next child
    guide: int = 1000  # how many to look at for every move of mine in a playout; 1: play at random
    guide_others: int = 1000  # and for every move of the others
    depth: int = 0  # after so many moves of a playout, believe `value`; 0: play to the end; -1: believe it at once
    calm: int = ANY  # but do so only in this phase, where it can be trusted
    win: float = 0.5  # what part of a reward is for winning, rather than for the lead
    halving: int = 0  # begin with so many of my moves, and leave half of them out again and again; 0: as `explore` says
    beyond: float = 0.0  # for each move before that, how many may follow, to see how matches end; a net knows it


class Ways(NamedTuple):
    """All of it, for one game."""

    levels: Levels = Levels()  # how weak the weak bots are
    plan: Plan = Plan()  # how to search with the estimate that was written by hand,
    net_plan: Plan = Plan(depth=1)  # and with a net


def ways(game: Game) -> Ways:
    """How bots play this game.

    >>> import riverhaven as rh
    >>> ways(rh.game("newhaven")).levels
    Levels(easy=130, medium=80)
    """
    return read(game.folder / FILE, game.phases)


@cache
def read(file: Path, phases: tuple[str, ...]) -> Ways:
    """What a file says, whose tables are called like the fields of `Ways`; the usual, where there is none."""
    if not file.exists():
        return Ways()
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        usual = Ways()
        return usual._replace(**{name: filled(getattr(usual, name), tables[name], phases) for name in tables})
    except (ValueError, TypeError, AttributeError) as error:
        raise Refusal("wrong-bots", file=str(file), why=str(error)) from None


Numbers = TypeVar("Numbers", Levels, Plan)


def filled(usual: Numbers, table: dict[str, Any], phases: tuple[str, ...]) -> Numbers:
    """The usual numbers, but for those in the table; a phase is called by its name there."""
    given: dict[str, Any] = {
        name: phases.index(value) if isinstance(value, str) else value for name, value in table.items()
    }
    for name, value in given.items():
        kind = type(getattr(usual, name))
        if not isinstance(value, int if kind is int else int | float):
            raise ValueError(f"'{name}' is a number, unlike {value!r}")
    return usual._replace(**given)
