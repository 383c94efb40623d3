"""Game: what a game declares, ready to be played: its parts, words and lessons, opening positions, legal moves."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from riverhaven.core import lesson, mistakes, puzzle, unfolded
from riverhaven.core.declaration import Declaration, Option, Rules, V
from riverhaven.core.defaults import Defaults, is_left_to_the_core, left_to_the_core
from riverhaven.core.dice import cast
from riverhaven.core.engine import Engine, Entry, engine_of
from riverhaven.core.gear import Loop
from riverhaven.core.lesson import Lesson
from riverhaven.core.parts import load_parts
from riverhaven.core.puzzle import Puzzle
from riverhaven.core.record import copy_of, frozen
from riverhaven.core.schema import Schema
from riverhaven.core.state import Chosen, Json, header_wrong, tells_dice, understand
from riverhaven.core.words import Refusal, Words

if TYPE_CHECKING:
    from riverhaven.core.batch import Batch
    from riverhaven.core.match import Match

__all__ = ["Game", "Option", "Rules", "V"]

T = TypeVar("T")

DEFAULTS = tuple(name for name in vars(Defaults) if not name.startswith("_"))


@dataclass(frozen=True, kw_only=True)
class Game(Declaration[V]):
    """One game, ready to be played.

    >>> import riverhaven as rh
    >>> game = rh.game("newhaven")
    >>> game.title, game.seats
    ('New Haven', (2, 3, 4))
    """

    def __post_init__(self) -> None:
        mistakes.refuse(self)
        for name in DEFAULTS:
            if is_left_to_the_core(getattr(self, name)):
                self._set(name, getattr(Defaults(self), name))
        if "features" not in self.rules.sources:
            self._count_fields()
        sources = tuple(self.rules.sources.items())
        measures = (self.parts_type, self.state, self.moves.size, self.longest)
        self._set("rules", self.rules.within(engine_of(self.name, self.folder, sources, *measures)))

    def _count_fields(self) -> None:
        """For a game without features of its own, every field becomes some."""
        plan = unfolded.columns(self.state.fields.values(), len(self.phases), self.seats[-1])
        self._set("rules", Rules(**self.rules.sources, features=unfolded.features_of(self, plan)))
        self._set("feature_names", lambda seats: unfolded.names_of(self, plan, seats))

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)  # only while it is being made: a game never changes

    def new(self, seats: int | None = None, seed: int | None = None, **options: Chosen) -> "Match[V]":
        """Set up a match. The seed decides every draw; without one, 128 random bits are taken.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=3, seed=7, side="B")
        >>> match.waiting
        (0,)
        """
        from riverhaven.core.match import Match

        seats = self.seats[0] if seats is None else seats
        seed = secrets.randbits(128) if seed is None else seed
        return Match(self, self.opening(seats, seed, options), seed=seed)

    def batch(self, count: int, seats: int | None = None, seed: int = 0, **options: Chosen) -> "Batch":
        """Set up `count` matches at once, with the seeds `seed`, `seed + 1` and so on.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").batch(10, seats=2).play().scores.shape
        (10, 2)
        """
        from riverhaven.core.batch import Batch

        return Batch(self, count, self.seats[0] if seats is None else seats, seed, options)

    def from_position(self, position: Json | str, seed: int | None = None) -> "Match[V]":
        """The match that stands at `position`, as `Match.position` gave it or as written by hand. Where it says nothing
        of the dice, the `seed` decides what will be drawn, or chance without one.

        >>> import riverhaven as rh
        >>> game = rh.game("newhaven")
        >>> p = game.new(seats=2, seed=1).position()
        >>> p["resource"] = [3, 0, 0, 0]
        >>> game.from_position(p).view(0).resources
        {'stone': 3, 'sheep': 0, 'timber': 0, 'wheat': 0}
        """
        from riverhaven.core.match import Match
        from riverhaven.core.save import parse

        fields = parse(position) if isinstance(position, str) else position
        s = understand(fields, self.state)
        if not tells_dice(fields):
            cast(s, secrets.randbits(128) if seed is None else seed)
        self.check_position(s)
        return Match(self, s, seed=None)

    def check_position(self, s: np.record) -> None:
        """Refuse a state that no match can be in. Every number is in the range of its field."""
        self.check_seats(int(s.seats))
        for option in self.options:
            if s[option.name] >= len(option.choices):
                raise self.refuse_option(option, s[option.name])
        self.checked({option.name: option.choices[s[option.name]] for option in self.options})
        wrong = header_wrong(s, len(self.phases), self.longest) or self.audit(self.parts, s)
        if wrong is not None:
            raise Refusal("position-impossible", wrong=wrong)
        for seat in range(s.seats):
            if s.waiting >> seat & 1 and not self.legal(s, seat):
                raise Refusal("position-stuck", seat=str(seat))

    def opening(self, seats: int, seed: int, options: Mapping[str, Chosen]) -> np.record:
        """The state after set-up; a wrong seat count, seed or option is refused."""
        s = self.unopened(seats, options)
        cast(s, seed)
        self.rules.setup(self.parts, s)
        return s

    def unopened(self, seats: int, options: Mapping[str, Chosen]) -> np.record:
        """The state before set-up: seats and options, and nothing else."""
        self.check_seats(seats)
        s = self.state.blank()
        s.seats = seats
        for name, value in self.checked(options).items():
            s[name] = self.option(name).choices.index(value)
        return s

    def checked(self, options: Mapping[str, Chosen]) -> dict[str, Chosen]:
        """All options with their values; what does not exist or does not go together is refused."""
        for name, value in options.items():
            if not any(type(value) is type(choice) and value == choice for choice in self.option(name).choices):
                raise self.refuse_option(self.option(name), value)  # 1 is no True
        chosen = {option.name: options.get(option.name, option.default) for option in self.options}
        wrong = self.forbids(chosen)
        if wrong is not None:
            raise Refusal(wrong.message, self.words, **wrong.variables)
        return chosen

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        allowed = ", ".join(option.name for option in self.options)
        raise Refusal("unknown-option", game=self.title, option=name, allowed=allowed)

    def refuse_option(self, option: Option, value: object) -> Refusal:
        allowed = ", ".join(map(str, option.choices))
        return Refusal("wrong-option", option=option.name, value=str(value), allowed=allowed)

    def by_rules(self, version: int) -> "Game[V]":
        """This game by the rules of that version; refused where no such rules are kept.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").by_rules(1)
        <Game newhaven>
        """
        for known in (self, *self.earlier):
            if known.rules_version == version:
                return known
        raise Refusal("other-rules", game=self.title, saved=str(version), known=str(self.rules_version))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Refusal("wrong-seats", game=self.title, seats=repr(seats), allowed=", ".join(map(str, self.seats)))

    @cached_property
    def parts(self) -> np.record:
        if self.parts_of is left_to_the_core:
            return frozen(self.parts_type.blank())
        own = self.folder / "parts.toml"
        return load_parts(self.parts_file or own, own, self.parts_type, self.parts_of)

    @cached_property
    def words(self) -> Words:
        return Words(self.folder / "words")

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """How to learn it by playing; none, if there is no folder `lessons`."""
        return self._taught(lesson.read, "lessons")

    def lesson(self, id: str) -> Lesson:
        for one in self.lessons:
            if one.id == id:
                return one
        raise Refusal("no-such-lesson", game=self.title, lesson=id, allowed=", ".join(one.id for one in self.lessons))

    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """Positions to think about; none, if there is no folder `puzzles`."""
        return self._taught(puzzle.read, "puzzles")

    def _taught(self, read: Callable[[Path], T], folder: str) -> T:
        try:
            return read(self.folder / folder)
        except ValueError as error:
            raise Refusal("broken-game", game=self.name, why=str(error)) from None

    def puzzle(self, id: str) -> Puzzle:
        for one in self.puzzles:
            if one.id == id:
                return one
        raise Refusal("no-such-puzzle", game=self.title, puzzle=id, allowed=", ".join(one.id for one in self.puzzles))

    def schema(self, seats: int | None = None) -> Schema:
        """What an observation holds in a match of so many seats: names, meanings, shapes, ranges, categories.

        >>> import riverhaven as rh
        >>> rh.game("riverboat").schema(2)["crop"].names
        ('.', 'T', 'W', 'C', 'P', 'K')
        """
        return schema_of(self, self.seats[0] if seats is None else seats)

    def legal(self, s: np.record, seat: int) -> list[int]:
        """The ids of the legal moves of a waiting `seat`."""
        out = self.moves.room()
        n = self.rules.legal(self.parts, s, seat, out)
        ids: list[int] = out[:n].tolist()
        return ids

    @property
    def engine(self) -> Engine:
        """The rules of this game with its measures, and what is compiled of them."""
        return self.rules.engine

    def bound(self, loop: Loop) -> Entry:
        """A generic loop with this game's rules in it."""
        return self.engine.entry(loop)

    def redacted(self, s: np.record, seat: int | None) -> np.record:
        """A copy of `s` that holds only what `seat` may know; None is a spectator."""
        known = copy_of(s)
        self.rules.redact(self.parts, known, -1 if seat is None else seat)
        return known

    def __reduce__(self) -> tuple[Callable[..., "Game[V]"], tuple[object, ...]]:
        """A game is found again by its name: it is not sent from process to process."""
        return _found_again, (self.name, self.parts_file, self.rules_version)

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def _found_again(name: str, parts: Path | None, rules: int) -> Game:
    from riverhaven.core.installed import game

    return game(name, parts).by_rules(rules)


@cache
def schema_of(game: Game, seats: int) -> Schema:
    return Schema(game, seats)
