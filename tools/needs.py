"""What pip has to install: `python tools/needs.py build` prints what we are built with, `python tools/needs.py server
plots` what we stand on with these extras. So that pip fetches it while the rules are being compiled."""

import runpy
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT, COMPILER = ROOT / "pyproject.toml", ROOT / "src" / "riverhaven" / "core" / "compiler.py"


def needs(*extras: str) -> list[str]:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    wanted = project["project"]["optional-dependencies"]
    if extras == ("build",):
        compiler = [] if has_compiler() else wanted["compiler"]
        return [*project["build-system"]["requires"], "editables", *compiler]  # hatchling asks for `editables`
    return [*project["project"]["dependencies"], *(need for extra in extras for need in wanted[extra])]


def has_compiler() -> bool:
    """As the engine will look for one; nothing that it needs to be imported is installed yet."""
    return bool(runpy.run_path(str(COMPILER))["own_compiler"]())


if __name__ == "__main__":
    print(*needs(*sys.argv[1:]), sep="\n")
