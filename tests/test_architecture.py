"""docs/architecture.md is the map of the house: what it names is there, and what is there has its name on it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/riverhaven"
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
WHOLE = ("arena", "bots", "core", "design", "learn", "share", "study")  # rooms of which the map names every file


def on_the_map() -> dict[str, set[str]]:
    """The files that the map names, by their room."""
    named: dict[str, set[str]] = {}
    room = ""
    for line in TEXT.split("```")[1].splitlines():
        if re.match(r"  \w", line):  # a room, or what stands in none
            entered = re.match(r"  (\w+)/", line)
            room = entered[1] if entered else ""
        named.setdefault(room, set()).update(re.findall(r"\w+\.(?:py|cu)\b", line))
    return named


def test_the_map_names_what_is_there() -> None:
    named = {SOURCE / room / name for room, names in on_the_map().items() for name in names}
    assert not {file for file in named if not file.exists()}


def test_what_is_there_is_on_the_map() -> None:
    named = on_the_map()
    for room in WHOLE:
        there = {file.name for file in (SOURCE / room).iterdir() if file.suffix in (".py", ".cu")}
        assert there - {"__init__.py"} <= named[room], (room, there - named[room])


def test_every_file_of_a_walk_is_there() -> None:
    walks = TEXT.partition("## Walks")[2]
    folders = (SOURCE, ROOT, ROOT / "web/src")
    named = set(re.findall(r"`([\w./]+/[\w.]+\.(?:py|ts|svelte))`", walks))
    assert len(named) > 50
    assert not {name for name in named if not any((folder / name).exists() for folder in folders)}
