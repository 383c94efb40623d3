"""Game: what a game package offers to everything else, and how it is found.

A game package registers one `Game` under the entry-point group `riverhaven.games`. The rules are functions on records
(`c` the parts, `s` the state), marked with `@rule`:

    setup(c, s)                 the header's seats and dice and the options are filled in; the rest is zero
    legal(c, s, seat, out) -> n write the ids of the n legal moves of a waiting `seat` to `out`
    reason(c, s, seat, move)    why a waiting `seat` may not play `move`, an index into the game's reasons; 0 if it may
    apply(c, s, seat, move)     play a legal move; set `waiting` and `phase`, or `over` and `place`; keep `score`
    redact(c, s, seat)          forget in place what `seat` may not know (-1: a spectator), the dice included
    deal(c, s, seat)            fill in place what a redacted `s` does not know with a random world that fits
    mask(c, s, seat, move)      the move as the other seats may see it, judged before it is applied
    value(c, s, seat)           a cheap estimate of how well `seat` stands, for bots

Nothing that nobody has seen is stored: a bag is the multiset of what is left in it. So the secrets of a state are what
some seat has seen and another has not, and when the dice counter moves, something was revealed.
"""

import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from riverhaven.core.dice import cast
from riverhaven.core.gear import Rule, bind
from riverhaven.core.moves import Move, MoveSpace
from riverhaven.core.parts import load_parts
from riverhaven.core.state import Names, blank, copy_of, understand
from riverhaven.core.words import Refusal, Say, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from riverhaven.core.batch import Batch
    from riverhaven.core.match import Match
    from riverhaven.core.picture import Part

GROUP = "riverhaven.games"
WARM_UP_STEPS = 9
LEVELS = {"easy": "greedy:5", "medium": "greedy:14", "hard": "greedy", "expert": "search:2s"}


@dataclass(frozen=True)
class Option:
    """A choice made before a match; the state field of the same name holds the index of the chosen value."""

    name: str
    choices: tuple[Any, ...] = (False, True)

    @property
    def default(self) -> Any:
        return self.choices[0]


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rule functions of a game; the module's text says what each does."""

    setup: Rule
    legal: Rule
    reason: Rule
    apply: Rule
    redact: Rule
    deal: Rule
    mask: Rule
    value: Rule

    @classmethod
    def of(cls, *modules: ModuleType) -> "Rules":
        """The rules that these modules hold under their own names."""
        found = {name: function for module in modules for name, function in vars(module).items()}
        return cls(**{rule.name: found[rule.name] for rule in fields(cls)})


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game, ready to be played.

    >>> import riverhaven as rh
    >>> game = rh.game("newhaven")
    >>> game.title, game.seats
    ('New Haven', (2, 3, 4))
    """

    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    parts_of: Callable[[dict[str, Any]], np.record]  # parts.toml -> record, or ValueError("[table] what is wrong")
    state: np.dtype
    moves: MoveSpace
    rules: Rules
    reasons: tuple[str, ...]  # reasons[0] is "ok"
    phases: tuple[str, ...]
    folder: Path  # of the game package: `words/` lies in it
    view: Callable[[np.record, np.record, int], Any]  # (parts, redacted state, seat) -> typed struct
    ask: Callable[[Any], Say]  # view -> what is asked of those whom the table waits for
    tell: Callable[[Any, Any, int, Move], list[Say]]  # (view before, view after, who, move as seen) -> sentences
    explain: Callable[[Any], list[list[Say]]]  # view -> the lines of each seat's score
    draw: Callable[[Any, Callable[[Say | str], str]], "RenderableType"]  # (view, say) -> text for the terminal
    picture: Callable[[Any], list["Part"]]  # view -> the parts of the picture
    art: Callable[[], str]  # the symbols that the parts use, as the content of <defs>
    audit: Callable[[np.record, np.record], str | None]  # what is impossible about a state: components are conserved
    forbids: Callable[[Mapping[str, Any]], Say | None] = lambda options: None  # options that do not go together
    names: Names = field(default_factory=dict)  # what field values are called in a position
    levels: Mapping[str, str] = field(default_factory=lambda: dict(LEVELS))  # what the bots easy to expert are here
    search: Mapping[str, float] = field(default_factory=dict)  # how to search here, where it differs from the usual
    rare: tuple[str, ...] = ()  # reasons that play seldom or never meets: the game's tests reach them from positions
    parts_file: Path | None = None  # of an owner's own box; None: the package's parts.toml
    earlier: tuple["Game", ...] = ()  # the same game by older rules: a match goes on by those that it began with

    def new(self, seats: int | None = None, seed: int | None = None, **options: Any) -> "Match":
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

    def batch(self, count: int, seats: int | None = None, seed: int = 0, **options: Any) -> "Batch":
        """Set up `count` matches at once, with the seeds `seed`, `seed + 1` and so on.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").batch(10, seats=2).play_randomly().scores.shape
        (10, 2)
        """
        from riverhaven.core.batch import Batch

        return Batch(self, count, self.seats[0] if seats is None else seats, seed, options)

    def from_position(self, position: Mapping[str, Any] | str) -> "Match":
        """The match that stands at `position`, as `Match.position` gave it or as written by hand.

        >>> import riverhaven as rh
        >>> game = rh.game("newhaven")
        >>> p = game.new(seats=2, seed=1).position()
        >>> p["resource"] = [3, 0, 0, 0]
        >>> game.from_position(p).view(0).resources
        {'stone': 3, 'sheep': 0, 'timber': 0, 'wheat': 0}
        """
        from riverhaven.core.match import Match, parse

        fields = parse(position)[0] if isinstance(position, str) else position
        s = understand(fields, self.state, self.names)
        self.check_seats(int(s.seats))
        for option in self.options:
            if not 0 <= s[option.name] < len(option.choices):
                raise self.refuse_option(option)
        wrong = self.audit(self.parts, s)
        if wrong is not None:
            raise Refusal("position-impossible", wrong=wrong)
        return Match(self, s, seed=None)

    def opening(self, seats: int, seed: int, options: Mapping[str, Any]) -> np.record:
        """The state after set-up; a wrong seat count, seed or option is refused."""
        s = self.unopened(seats, options)
        cast(s, seed)
        self.rules.setup(self.parts, s)
        return s

    def unopened(self, seats: int, options: Mapping[str, Any]) -> np.record:
        """The state before set-up: seats and options, and nothing else."""
        self.check_seats(seats)
        s = blank(self.state)
        s.seats = seats
        for name, value in self.checked(options).items():
            s[name] = self.option(name).choices.index(value)
        return s

    def checked(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; what does not exist or does not go together is refused."""
        for name, value in options.items():
            if value not in self.option(name).choices:
                raise self.refuse_option(self.option(name), value)
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

    def refuse_option(self, option: Option, value: Any = None) -> Refusal:
        allowed = ", ".join(map(str, option.choices))
        return Refusal("wrong-option", option=option.name, value=str(value), allowed=allowed)

    def by_rules(self, version: int) -> "Game":
        """This game by the rules of that version; refused where no such rules are kept.

        >>> import riverhaven as rh
        >>> rh.game("newhaven").by_rules(1)
        <Game newhaven>
        """
        for found in (self, *self.earlier):
            if found.rules_version == version:
                return found
        raise Refusal("other-rules", game=self.title, saved=str(version), known=str(self.rules_version))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Refusal("wrong-seats", game=self.title, seats=str(seats), allowed=", ".join(map(str, self.seats)))

    @cached_property
    def parts(self) -> np.record:
        return load_parts(self.parts_file or self.folder / "parts.toml", self.parts_of)

    @cached_property
    def words(self) -> Words:
        return Words(self.folder / "words")

    @cached_property
    def out(self) -> np.ndarray:
        """Room for the ids of legal moves; only valid until the next call of a rule that writes to it."""
        return np.zeros(self.moves.size, np.int64)

    def bound(self, loop: Rule) -> Rule:
        """A generic loop with this game's rules in it."""
        return _bound(self, loop)

    def warm_up(self) -> Iterator[str]:
        """Load or compile every rule, naming each before its turn: the first time ever this takes a while."""
        yield "setup"
        match = self.new(seed=0)
        seat = match.waiting[0]
        yield "legal"
        move = match.moves(seat)[0]
        yield "reason"
        self.rules.reason(self.parts, match.state, seat, move.id)
        yield "apply"
        match.play(seat, move)
        yield "redact"
        known = self.redacted(match.state, None)
        yield "deal"
        cast(known, 0)
        self.rules.deal(self.parts, known, -1)
        yield "mask"
        self.rules.mask(self.parts, match.state, seat, move.id)
        yield "value"
        self.rules.value(self.parts, match.state, seat)
        yield "play"
        self.batch(1).play_randomly()

    def redacted(self, s: np.record, seat: int | None) -> np.record:
        """A copy of `s` that holds only what `seat` may know; None is a spectator."""
        known = copy_of(s)
        self.rules.redact(self.parts, known, -1 if seat is None else seat)
        return known

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


@cache
def _bound(game: Game, loop: Rule) -> Rule:
    return bind(loop, vars(game.rules))


def games() -> list[str]:
    """The names of all installed games, the built-in ones and plug-ins alike.

    >>> import riverhaven as rh
    >>> "newhaven" in rh.games()
    True
    """
    return sorted(entry.name for entry in entry_points(group=GROUP))


def game(name: str, parts: Path | str | None = None) -> Game:
    """The game called `name`; with `parts`, a file like the game's parts.toml, played with what is printed in your box.

    >>> import riverhaven as rh
    >>> rh.game("newhaven")
    <Game newhaven>
    """
    found = registered(name)
    if parts is None:
        return found
    earlier = tuple(replace(old, parts_file=Path(parts)) for old in found.earlier)
    own = replace(found, parts_file=Path(parts), earlier=earlier)
    own.parts  # noqa: B018 - read now: a wrong file is refused here
    return own


@cache
def registered(name: str) -> Game:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            found = entry.load()
            assert isinstance(found, Game)
            return found
    raise Refusal("unknown-game", game=name, allowed=", ".join(games()))
