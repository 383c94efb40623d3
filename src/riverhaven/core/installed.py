"""Which games there are: those of the entry-point group, ours and plug-ins alike."""

import sys
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from riverhaven.core import library
from riverhaven.core.dice import DICE
from riverhaven.core.game import Game
from riverhaven.core.mistakes import told
from riverhaven.core.state import Json
from riverhaven.core.words import Refusal

GROUP = "riverhaven.games"


def games() -> list[str]:
    """The names of all games that can be played, the built-in ones and plug-ins alike. One that cannot be loaded is
    named on stderr, once, and left out.

    >>> import riverhaven as rh
    >>> "newhaven" in rh.games()
    True
    """
    return [name for name in installed() if is_ready(name)]


def installed() -> list[str]:
    """The names of all games, whether they can be loaded or not."""
    return sorted(entry.name for entry in entries())


def entries() -> tuple[EntryPoint, ...]:
    return looked_for(tuple(sys.path))


@cache
def looked_for(_places: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """Once for the places where packages lie: Python opens a file of every one to find them."""
    return tuple(entry_points(group=GROUP))


def game(name: str, parts: Path | str | None = None) -> Game:
    """The game called `name`; with `parts`, a file like the game's parts.toml, played with what is printed in your box.

    >>> import riverhaven as rh
    >>> rh.game("newhaven")
    <Game newhaven>
    """
    found = loaded(name)
    if not isinstance(found, Game):
        raise Refusal("broken-game", game=name, why=found)
    if parts is None:
        return found
    earlier = tuple(replace(old, parts_file=Path(parts)) for old in found.earlier)
    own = replace(found, parts_file=Path(parts), earlier=earlier)
    own.parts  # noqa: B018 - read now: a wrong file is refused here
    return own


def game_of(position: Json) -> Game:
    """The game that a position belongs to, recognised by its fields; refused where no game has these, or several do."""
    fields = position.keys() | {field.name for field in DICE}
    found = [name for name in games() if game(name).state.fields.keys() == fields]
    if len(found) != 1:
        raise Refusal("position-of-no-game", allowed=", ".join(found or games()))
    return game(found[0])


@cache
def loaded(name: str) -> Game | str:
    """The game of that name, or why it cannot be loaded: whatever a plug-in does, the other games can be played."""
    found = [entry for entry in entries() if entry.name == name]
    if not found:
        raise Refusal("unknown-game", game=name, allowed=", ".join(installed()))
    entry, *others = found
    try:
        if others:
            raise ValueError(f"{len(others) + 1} packages bring a game of this name")
        loads = entry.load()
        if not isinstance(loads, Game):
            raise TypeError(f"{entry.value} is no Game")
        if loads.name != name:
            raise ValueError(f"{entry.value} is called {loads.name!r}, and must be called like its entry point")
        return loads
    except (Exception, SystemExit) as error:
        return told(error, folder_of(entry))


def folder_of(entry: EntryPoint) -> Path | None:
    """Where the package of a game lies, or the module, if it is one file."""
    spec = None
    with suppress(Exception):  # the package around it may be what fails
        spec = find_spec(entry.module)
    file = None if spec is None or spec.origin is None else Path(spec.origin)
    return file.parent if file and file.name == "__init__.py" else file


@cache
def is_ready(name: str) -> bool:
    """Whether it can be played; if not, it is said why."""
    why = loaded(name)
    if isinstance(why, str):
        library.announce(f"the game {name} is left out: {why}")
    return not isinstance(why, str)
