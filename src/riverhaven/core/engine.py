"""An engine: the rules of one game, and loops over them, in the gear of this process."""

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from riverhaven.core import library
from riverhaven.core.compiler import CannotBuild
from riverhaven.core.dice import random_word
from riverhaven.core.gear import GEAR, Loop, Rule, Written, check_gear
from riverhaven.core.language import Source
from riverhaven.core.language.plain import HaltingRules, PlainRules
from riverhaven.core.record import RecordType, layout_of

if TYPE_CHECKING:
    from riverhaven.core.language.unit import Unit

Entry = Callable[..., Any]

ENGINES: dict[RecordType | None, "Engine"] = {}  # by their records
NO_ENGINE = PlainRules({})
TOLD: set[str] = set()  # what was said already about running as plain Python


class Engine:
    """The rules of a game, given by name, with the records that they work on."""

    def __init__(
        self,
        name: str,
        folder: Path,
        rules: Mapping[str, Rule],
        parts: RecordType,
        state: RecordType,
        moves: int,
        longest: int,
    ) -> None:
        self.name, self.folder, self.rules = name, folder, rules
        self.parts, self.state, self.moves = parts, state, moves
        self.open_names: dict[str, Any] = {**rules, "LONGEST": longest}
        self.libraries: dict[str, library.Library | None] = {}
        self.entries: dict[Source, Entry] = {}
        ENGINES.setdefault(parts, self)
        ENGINES.setdefault(state, self)

    def entry(self, source: Source) -> Entry:
        """A rule or a loop, ready to be called from Python."""
        if source not in self.entries:
            check_gear()
            self.entries[source] = self.compiled(source) or self.plain.entry(source)
        return self.entries[source]

    @cached_property
    def measures(self) -> str:
        """A digest of what is compiled in, although no name of a module means it."""
        rules = {name: rule.text if isinstance(rule, Written) else key_of(rule) for name, rule in self.rules.items()}
        layouts = [library.layout_text(record) for record in (self.parts, self.state)]
        found = repr((rules, self.open_names["LONGEST"], self.moves, layouts))
        return blake2b(found.encode(), digest_size=16).hexdigest()

    @cached_property
    def plain(self) -> PlainRules:
        return PlainRules(self.open_names)

    def until_the_dice(self, rule: str, *arguments: Any) -> None:
        """Run one of the rules of the game up to where the dice would have a say."""
        self.halting.run(self.rules[rule], *arguments)

    @cached_property
    def halting(self) -> HaltingRules:
        return HaltingRules(self.open_names, {random_word})

    def offers(self, source: Source) -> bool:
        """Whether the library with `source` lets Python call it; what it does not offer runs as it stands."""
        if isinstance(source, Loop):
            return bool(source.types)
        return source in self.rules.values() or self.folder in Path(source.file).parents

    def compiled(self, source: Source) -> Entry | None:
        """`source` out of its library; None where it must run as plain Python."""
        if GEAR == "plain" or not self.offers(source):
            return None
        unit = module_name(source) if isinstance(source, Loop) else "rules"
        if unit not in self.libraries:
            self.libraries[unit] = self.load(source)
        known = self.libraries[unit]
        if known is not None and key_of(source) not in known.exports:  # its module was not imported when that was made
            known = self.libraries[unit] = self.load(source) or known
        return None if known is None else known.function(key_of(source))

    def load(self, source: Source) -> library.Library | None:
        try:
            return library.library(self.plan(source), key_of(source))
        except CannotBuild as why:
            told = f"what is not compiled of {self.name} runs as plain Python, a thousand times slower: {why}"
            if told not in TOLD:
                TOLD.add(told)
                library.announce(told)
            return None

    def plan(self, source: Source, checked: bool = GEAR == "checked") -> library.Plan:
        """How the library with `source` is made: all rules of the game, or all loops of a module."""
        suffix = "-checked" if checked else ""

        def translate() -> tuple["Unit", dict[str, str]]:
            from riverhaven.core import translation  # seldom needed, and slow to import

            return translation.of(self, source, checked)

        # A call from Python costs more than what is left to gain in the rule that it calls.
        unit, effort = (module_name(source), "-O3") if isinstance(source, Loop) else ("rules", "-O1")
        name, title = f"{self.name}-{unit}{suffix}", f"the {unit} of {self.name}"
        return library.Plan(name, title, self.folder, effort, self.measures, translate)


@cache
def engine_of(
    name: str,
    folder: Path,
    rules: tuple[tuple[str, Rule], ...],
    parts: RecordType,
    state: RecordType,
    moves: int,
    longest: int,
) -> Engine:
    """The engine of all games that are alike in these: in a box with other parts the rules are the same."""
    return Engine(name, folder, dict(rules), parts, state, moves, longest)


def key_of(source: Source) -> str:
    return f"{source.__module__}.{source.__qualname__}"


def module_name(source: Source) -> str:
    return source.__module__.rsplit(".", 1)[-1]


def entry_of(rule: Rule, arguments: tuple[Any, ...]) -> Entry:
    """A rule for these arguments: of the game whose records they are."""
    engines = (ENGINES.get(layout_of(a)) for a in arguments if isinstance(a, np.void))
    return next(filter(None, engines), NO_ENGINE).entry(rule)
