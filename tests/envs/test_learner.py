"""The example of a learner with the libraries of others: what it does in half a minute."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
CODE = """
import maskable_ppo
import riverhaven as rh

learnt = maskable_ppo.learn("riverboat", 2, "random", "hard", matches=30, minutes=0.5)
print(rh.arena("riverboat", [learnt, "random"], games=20)["Learnt"].wins)
"""


@pytest.mark.long
def test_a_learner_of_another_library_watches_plays_and_beats_chance() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lesson, *_, play, wins = done.stdout.splitlines()
    assert "choices of `hard`" in lesson and "matches, of the last" in play
    assert float(wins) > 0.9
