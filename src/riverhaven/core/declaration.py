"""What a game declares: its fields, one by one, and its rules.

A game package registers one `Game` under the entry-point group `riverhaven.games`. The rules are functions on records
(`c` the parts, `s` the state), marked with `@rule`:

    setup(c, s)                 the header's seats and dice and the options are filled in; the rest is zero
    legal(c, s, seat, out) -> n write the ids of the n legal moves of a waiting `seat` to `out`; without it the core
                                asks for the reason against every move of the space
    reason(c, s, seat, move)    why a waiting `seat` may not play `move`, an index into the game's reasons; 0 if it may
    apply(c, s, seat, move)     play a legal move; set `waiting` and `phase`, or `over` and `place`; keep `score`
    redact(c, s, seat)          forget in place what `seat` may not know (-1: a spectator), the dice included
    deal(c, s, seat)            fill in place what a redacted `s` does not know with a random world that fits
    mask(c, s, seat, move)      the move as the other seats may see it, judged before it is applied
    value(c, s, seat)           a cheap estimate of how well `seat` stands, for bots
    features(c, s, seat, out)   numbers from what `seat` may know, for bots that learn. Without it the core writes one
                                (`unfolded.py`). It may spoil `s`: whoever needs that again passes a copy

Nothing that nobody has seen is stored: a bag is the multiset of what is left in it. So the secrets of a state are what
some seat has seen and another has not, and when the dice counter moves, something was revealed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic

import numpy as np
from msgspec import Struct
from typing_extensions import TypeVar

from riverhaven.core.defaults import left_to_the_core, no_parts
from riverhaven.core.engine import Engine, Entry
from riverhaven.core.gear import Rule
from riverhaven.core.moves import Move, MoveSpace
from riverhaven.core.parts import Toml
from riverhaven.core.play import legal
from riverhaven.core.record import RecordType
from riverhaven.core.state import Chosen
from riverhaven.core.words import Say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from riverhaven.core.game import Game
    from riverhaven.core.picture import Part
    from riverhaven.core.view import Source

V = TypeVar("V", bound=Struct, default=Any)  # the view of a game; of any game, where nobody says which


@dataclass(frozen=True)
class Option:
    """A choice made before a match; the state field of the same name holds the index of the chosen value."""

    name: str
    choices: tuple[Chosen, ...] = (False, True)

    @property
    def default(self) -> Chosen:
        return self.choices[0]


class Rules:
    """The rule functions of a game; the module's text says what each does. In a game, they are called by name, and run
    in this process's gear."""

    setup: Entry
    legal: Entry
    reason: Entry
    apply: Entry
    redact: Entry
    deal: Entry
    mask: Entry
    value: Entry
    features: Entry

    engine: Engine

    def __init__(self, **sources: Rule) -> None:
        self.sources = sources

    @classmethod
    def of(cls, *modules: ModuleType) -> "Rules":
        """The rules that these modules hold under their own names."""
        own = {name: value for module in modules for name, value in vars(module).items() if isinstance(value, Rule)}
        found = {"legal": legal, **own}
        missing = [name for name in RULE_NAMES if name not in found and name not in OPTIONAL]
        if missing:
            where = ", ".join(module.__name__ for module in modules)
            raise ValueError(f"Marked with @rule there must be {', '.join(missing)} in {where}.")
        return cls(**{name: found[name] for name in RULE_NAMES if name in found})

    def within(self, engine: Engine) -> "Rules":
        """These rules, ready to be called."""
        found = Rules(**self.sources)
        found.engine = engine
        return found

    def __getattr__(self, name: str) -> Entry:
        """A rule is loaded, or compiled, when it is first asked for."""
        if name not in RULE_NAMES or name not in self.sources:
            raise AttributeError(name)
        entry = self.engine.entry(self.sources[name])
        setattr(self, name, entry)
        return entry


RULE_NAMES = tuple(name for name, kind in Rules.__annotations__.items() if kind == Entry)
OPTIONAL = ("features",)


@dataclass(frozen=True, kw_only=True)
class Declaration(Generic[V]):
    """What an author says of a game in `Game(...)`. What is left out, the core does."""

    name: str
    title: str
    seats: tuple[int, ...]
    state: RecordType
    moves: MoveSpace
    rules: Rules
    reasons: tuple[str, ...]  # reasons[0] is "ok"
    phases: tuple[str, ...]
    folder: Path  # of the game package: `words/` lies in it
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    parts_type: RecordType = field(default_factory=no_parts)
    # parts.toml -> record, or ValueError("[table] what is wrong")
    parts_of: Callable[[Toml], np.record] = left_to_the_core
    # (parts, redacted state, seat) -> typed struct
    view: Callable[[np.record, np.record, int], V] = left_to_the_core
    ask: Callable[[V], Say] = left_to_the_core  # view -> what is asked of those whom the table waits for
    # (view before, view after, who, move as seen) -> sentences
    tell: Callable[[V, V, int, Move], list[Say]] = left_to_the_core
    # (view, who, move) -> what a preview says besides: a price that only the others decide
    foretell: Callable[[V, int, Move], list[Say]] = lambda view, seat, move: []
    explain: Callable[[V], list[list[Say]]] = left_to_the_core  # view -> the lines of each seat's score
    moment: Callable[[V], tuple[Say, ...]] = left_to_the_core  # view -> when we are: "Round 2 of 4", "Planting"
    sources: Callable[[V], tuple["Source", ...]] = left_to_the_core  # view -> where the points come from, row by row
    # (view, say) -> text for the terminal
    text: Callable[[V, Callable[[Say | str], str]], "RenderableType"] = left_to_the_core
    picture: Callable[[V], list["Part"]] = left_to_the_core  # view -> the parts of the picture
    art: Callable[[], str] = left_to_the_core  # the symbols that the parts use, as the content of <defs>
    # what is impossible about a state: components are conserved
    audit: Callable[[np.record, np.record], str | None] = left_to_the_core
    forbids: Callable[[Mapping[str, Chosen]], Say | None] = lambda options: None  # options that do not go together
    # seats -> what each number is called that `features` writes; a game brings both or neither
    feature_names: Callable[[int], tuple[str, ...]] = lambda seats: ()
    longest: int = 5000  # decisions: no match takes more
    # kinds of moves that pay for what another move does free of charge: a table asks again before one is played
    dear: tuple[str, ...] = ()
    # axes of moves that say only how a piece lies: a table lays it in the first way, and offers to turn it
    ways: tuple[str, ...] = ()
    rare: tuple[str, ...] = ()  # reasons that hardly ever come up in play: the game's tests reach them from positions
    # what a seat may come to have, for studies: an axis of the moves, and the kinds of moves that take what it names
    assets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    parts_file: Path | None = None  # of an owner's own box; None: the package's parts.toml
    earlier: tuple["Game[V]", ...] = ()  # the same game under older rules: a match keeps those that it began with
