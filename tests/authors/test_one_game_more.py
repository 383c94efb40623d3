"""With a game more, as `riverhaven new` makes it, every test that is about any game holds: none assumes the games that
are here."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.authors.plugin import Plugin

ROOT = Path(__file__).parents[2]
NAME = "starfall"
FEWEST = 70  # tests that are about any game


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_what_is_said_of_any_game_is_so_for_one_more(tmp_path: Path) -> None:
    plugin = Plugin(NAME, tmp_path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, "tests"]
    environment = {**os.environ, **plugin.environment}
    environment["PYTHONPATH"] = os.pathsep.join([str(plugin.made / "src"), str(ROOT / "src")])
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed and int(passed[1]) >= FEWEST, done.stdout
