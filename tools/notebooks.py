"""The notebooks of the documentation: run, with what they show kept in them. `python -m tools.notebooks` runs them all.

They need nbclient and ipykernel; the site needs neither, for it shows what is kept (tools/site.py).
"""

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"


def executed(file: Path) -> Any:
    """The notebook with the outputs of a new run; whatever fails is raised."""
    notebook = nbformat.read(file, as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": FOLDER}}).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # when it ran: every run would be a change
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if output.get("name") != "stderr"]
    return notebook


def kinds(notebook: Any) -> list[list[str]]:
    """For each cell, the kinds of what it shows."""
    shown = (cell.get("outputs", []) for cell in notebook.cells)
    return [sorted(kind for output in outputs for kind in output.get("data", {"stream": ""})) for outputs in shown]


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.ipynb")) if len(sys.argv) == 1 else map(Path, sys.argv[1:]):
        nbformat.write(executed(file), file)
        print(file.name)
