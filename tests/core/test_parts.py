"""Parts files of somebody's own box."""

import shutil
from pathlib import Path

import pytest

import riverhaven as rh


@pytest.mark.parametrize("name", [n for n in rh.games() if (rh.game(n).folder / "parts.toml").exists()])
def test_a_copy_of_the_games_own_file_gives_the_same_parts(name: str, tmp_path: Path) -> None:
    game = rh.game(name)
    own = shutil.copy(game.folder / "parts.toml", tmp_path / "mine.toml")
    assert rh.game(name, parts=own).parts.tobytes() == game.parts.tobytes()
