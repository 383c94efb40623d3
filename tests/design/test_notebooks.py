"""The notebooks run from beginning to end, and show what is kept of them."""

from pathlib import Path

import nbformat
import pytest

from tests.often import often
from tools.notebooks import FOLDER, executed, kinds

# The quickest first: it runs in `make test`.
NAMES = ("play-and-look", "batches-and-plots", "train-a-bot", "design-a-variant")


@pytest.mark.parametrize("file", often([(FOLDER / f"{name}.ipynb",) for name in NAMES], every=len(NAMES)))
def test_a_notebook_runs_and_shows_what_is_kept_of_it(file: Path) -> None:
    kept = kinds(nbformat.read(file, as_version=4))
    assert kinds(executed(file)) == kept and any("image/" in kind for cell in kept for kind in cell)


def test_all_notebooks_are_run() -> None:
    assert {file.stem for file in FOLDER.glob("*.ipynb")} == {*NAMES}
