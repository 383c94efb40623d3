"""docs/new-game.md is a game: first what `riverhaven new` makes, then what it has become at the end of the page."""

import os
import re
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from riverhaven.core.game import Game
from riverhaven.template import renamed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
NEW, GROWN = PAGE.split("\n## 9. What people see\n")

Files = Mapping[str, str]


def files(text: str) -> dict[str, str]:
    """What the page says the files hold; of one that is there twice, the later one."""
    return dict(BLOCK.findall(text))


def build(name: str, folder: Path, files: Files) -> Path:
    """A package of these files, under another name. What is there already stays as it is, and so does what was compiled
    of it."""
    for title, text in files.items():
        file, wanted = folder / name / renamed(title, name), renamed(text, name)
        if not file.exists() or file.read_text(encoding="utf-8") != wanted:
            file.parent.mkdir(parents=True, exist_ok=True)
            partial = file.with_name(f"{file.name}.{os.getpid()}")  # other workers of these tests read it
            partial.write_text(wanted, encoding="utf-8")
            partial.replace(file)
    return folder / name


def grown(name: str, folder: Path) -> Path:
    """The game at the end of the page."""
    return build(name, folder, files(PAGE))


def imported(name: str) -> Game:
    """The grown game, for the tests of this process."""
    source = str(grown(name, ROOT / "build" / "games") / "src")
    sys.path.append(source)
    try:
        game: Game = import_module(name).GAME
    finally:
        sys.path.remove(source)
    return game


SPRING_TIDE = imported("spring_tide")
