"""docs/new-game.md is a game: built here from the page, step by step."""

import subprocess
import sys
from pathlib import Path

import pytest

from riverhaven.template import HERE
from riverhaven.template import files as of_the_template
from tests.authors.page import BLOCK, NEW, PAGE, ROOT, build, files
from tests.authors.plugin import Plugin

PLAYABLE = "src/hightide/__init__.py"  # as soon as this is written, the game can be played


@pytest.fixture
def halfway(tmp_path: Path) -> Plugin:
    """The game when the page says for the first time that it can be played."""
    written = dict[str, str]()
    for title, text in BLOCK.findall(PAGE):
        written[title] = text
        if title == PLAYABLE:
            break
    return Plugin("high_tide", tmp_path, build("high_tide", tmp_path, written))


@pytest.mark.long
def test_halfway_it_is_rules_alone_and_can_be_played(halfway: Plugin) -> None:
    assert {file.name for file in halfway.package.glob("*.py")} == {"__init__.py", "state.py", "rules.py", "secrets.py"}
    done = halfway.riverhaven("check", "high_tide")
    assert "High Tide keeps the contract" in done.stdout, done.stderr
    shown = halfway.riverhaven("play", "high_tide", "--seed", "7", "--lang", "en", typed="play\nquit\n").stdout
    assert "Table" in shown and "Player 2: 0" in shown and "Which card?" in shown


def test_what_riverhaven_new_makes_is_on_the_page() -> None:
    ours = {file.relative_to(HERE).as_posix(): file.read_text() for file in of_the_template()}
    assert files(NEW) == {name: text for name, text in ours.items() if name != "README.md"}


@pytest.mark.long
@pytest.mark.parametrize("made", [NEW, PAGE], ids=["new", "grown"])
def test_it_is_typed_tidy_and_tested(made: str, tmp_path: Path) -> None:
    plugin = Plugin("high_tide", tmp_path, build("high_tide", tmp_path, files(made)))
    tests = plugin.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert " passed" in tests.stdout and tests.returncode == 0, tests.stdout
    settings = str(ROOT / "pyproject.toml")
    for command in (["ruff", "check", "--config", settings], ["ruff", "format", "--check", "--config", settings]):
        done = subprocess.run([sys.executable, "-m", *command, "src", "tests"], cwd=plugin.made, capture_output=True)
        assert done.returncode == 0, done.stdout.decode()
    options = ["--strict", "--allow-untyped-defs", "--allow-incomplete-defs", "--config-file", ""]
    typed = plugin.python("-m", "mypy", *options, "src/high_tide")
    assert typed.returncode == 0, typed.stdout
