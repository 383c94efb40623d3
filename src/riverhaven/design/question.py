"""A question, as a designer writes it down in a TOML file, and the cells that it asks to be played."""

import tomllib
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from riverhaven.arena.league import filled, orders
from riverhaven.bots.identity import identity
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.parts import Toml
from riverhaven.core.state import Chosen
from riverhaven.core.words import Refusal, Say, Words

WORDS = Words(Path(__file__).parent / "words")
AXES = SEATS, BOTS, PARTS, CHANCE = "seats", "bots", "parts", "chance"  # of the grid; the others are options
PRINTED = "printed"  # instead of a parts file: what the game itself brings
NOTHING = "none"  # is left to chance


class Question(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is to be played. Where there is a list, each of it is tried with each of the others: that is a cell."""

    game: str
    title: str = ""
    about: str = ""  # what somebody wants to know
    deals: Annotated[int, msgspec.Meta(ge=2)] = 1000  # in each cell, the same in all of them
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0  # of the first deal
    seats: int | list[int] | None = None  # the fewest that the game takes, if not given
    bots: str | list[str] = "greedy"  # a line-up is a name, or several with commas between
    parts: str | list[str] = PRINTED  # files of parts, as an owner's box has them
    chance: str | list[str] = NOTHING  # kinds of moves that are made at random, whoever plays
    options: dict[str, Chosen | list[Chosen]] = {}


class Cell(NamedTuple):
    """One way to play: all its matches have this in common."""

    game: Game
    seats: int
    bots: tuple[str, ...]  # on seat 0, 1 and so on, and then each seat further
    parts: str
    chance: tuple[str, ...]  # kinds of moves that are made at random
    options: dict[str, Chosen]
    varied: tuple[tuple[str, Chosen], ...]  # what sets it apart from the other cells: an axis and its value

    @property
    def name(self) -> str:
        """What the tables call it."""
        return ", ".join(f"{value} seats" if axis == SEATS else f"{axis} {value}" for axis, value in self.varied)

    def called(self, lang: str) -> str:
        """What a report calls it."""
        return ", ".join(self._spoken(lang, axis, value) for axis, value in self.varied) or self.game.title

    def _spoken(self, lang: str, axis: str, value: Chosen) -> str:
        if axis in AXES:
            return WORDS.say(lang, Say(f"cell-{axis}", value=value))
        shown = WORDS.say(lang, "yes" if value else "no") if isinstance(value, bool) else str(value)
        return f"{self.game.words.say(lang, f'option-{axis}')}: {shown}"

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where: every bot on every seat once; those that are alike need not change seats."""
        return orders(self.bots)

    def key(self, seed: int) -> str:
        """Names what is played, to the letter: with another parts file, rules or net it is something else."""
        options = sorted(self.game.checked(self.options).items())
        parts = "" if self.game.parts_file is None else self.game.parts.tobytes().hex()
        minds = [identity(name, self.game, self.seats) for name in self.bots]
        told = (
            self.game.name,
            self.game.rules_version,
            self.seats,
            self.bots,
            minds,
            options,
            parts,
            seed,
            *self.chance,
        )
        return blake2b(repr(told).encode(), digest_size=8).hexdigest()


def read(file: Path) -> Toml:
    """What is written in a file, or a sentence about why it cannot be read."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal("cannot-read", file=str(file), why=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refusal("wrong-study", WORDS, file=str(file), why=str(error)) from None


def understood(told: Toml, where: str) -> Question:
    """The question that is asked, or a sentence about what is wrong with it."""
    try:
        return msgspec.convert(told, Question)
    except msgspec.ValidationError as error:
        raise Refusal("wrong-study", WORDS, file=where, why=str(error)) from None


def cells(question: Question, folder: Path) -> list[Cell]:
    """All that is to be played; parts files lie in or below `folder`. What the game forbids together is left out."""
    found = list(_cells(question, folder))
    if not found:
        raise Refusal("study-forbidden", WORDS, game=question.game)
    return found


def _cells(question: Question, folder: Path) -> Iterator[Cell]:
    printed = game(question.game)
    grid = grid_of(question, printed)
    boxes = {name: printed if name == PRINTED else game(question.game, folder / str(name)) for name in grid[PARTS]}
    for values in product(*grid.values()):
        chosen = dict(zip(grid, values, strict=True))
        options = {axis: value for axis, value in chosen.items() if axis not in AXES}
        if printed.forbids({o.name: options.get(o.name, o.default) for o in printed.options}) is None:
            seats = int(chosen[SEATS])
            bots = filled(str(chosen[BOTS]).split(","), seats)
            varied = tuple((axis, value) for axis, value in chosen.items() if len(grid[axis]) > 1)
            chance = tuple(kinds(str(chosen[CHANCE]), printed))
            yield Cell(boxes[chosen[PARTS]], seats, bots, str(chosen[PARTS]), chance, options, varied)


def kinds(told: str, played: Game) -> Iterator[str]:
    """The kinds of moves that are named, with commas between."""
    for name in () if told == NOTHING else told.split(","):
        if name not in played.moves.blocks:
            raise Refusal("study-no-kind", WORDS, kind=name, allowed=", ".join(played.moves.blocks))
        yield name


def grid_of(question: Question, played: Game) -> dict[str, list[Chosen]]:
    """Every axis with its values; what the game does not have is refused."""
    seats = played.seats[0] if question.seats is None else question.seats
    grid = {SEATS: listed(seats)} | {axis: listed(getattr(question, axis)) for axis in AXES if axis != SEATS}
    for number in grid[SEATS]:
        played.check_seats(int(number))
    for name, values in question.options.items():
        grid[name] = listed(values)
        for value in grid[name]:
            if value not in played.option(name).choices:
                raise played.refuse_option(played.option(name), value)
    return grid


def listed(value: Chosen | Sequence[Chosen]) -> list[Chosen]:
    """One or several, each once."""
    return list(dict.fromkeys([value] if isinstance(value, Chosen) else value))
