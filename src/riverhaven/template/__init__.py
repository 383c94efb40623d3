"""`riverhaven new`: High Tide, the game in this folder, under another name. All of it runs and says what it is."""

import keyword
import re
from pathlib import Path

from riverhaven.core.installed import installed
from riverhaven.core.words import Refusal

NAME, TITLE = "hightide", "High Tide"
HERE = Path(__file__).parent


def make(name: str, place: Path) -> Path:
    """A package for a new game, in a folder of its own below `place`."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise Refusal("wrong-name", name=name)
    folder = place / name
    if folder.exists() or name in (*installed(), "riverhaven"):
        raise Refusal("name-taken", name=name)
    for file in files():
        target = folder / renamed(str(file.relative_to(HERE)), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8")
        target.write_text(renamed(text, name), encoding="utf-8")
    return folder


def renamed(text: str, name: str) -> str:
    """What is said of this game, of a game with that name."""
    return text.replace(NAME, name).replace(TITLE, title(name))


def files() -> list[Path]:
    """What a new game consists of."""
    found = (file for file in HERE.rglob("*") if file.suffix in (".py", ".ftl", ".md", ".toml"))
    return sorted(file for file in found if file.parent != HERE or file.suffix != ".py")


def title(name: str) -> str:
    return name.replace("_", " ").title()
