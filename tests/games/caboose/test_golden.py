"""The golden games: every state of whole matches, and between them everything that can happen."""

from pathlib import Path

import pytest

from .. import golden
from . import features

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_state_is_what_it_was(file: Path) -> None:
    golden.replay(file)


def test_everything_occurs() -> None:
    assert len(FILES) >= 40
    found = set().union(*(features.of(golden.replay(file)) for file in FILES))
    assert features.wanted() - found == set()
