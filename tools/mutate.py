"""Mutation testing of a game's rules in the plain gear: does a wrong rule turn a test red?

    python -m tools.mutate GAME [EVERY]

mutmut changes one thing at a time in the rules and runs the tests that reach it; with EVERY, only every so many-th
change. It leaves decorated functions alone, so it works on a copy in build/ in which `@rule` is left out: in the plain
gear that changes nothing.
"""

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
KILLED = {"killed", "timeout", "suspicious", "caught by type check"}

CONFIG = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/riverhaven/games/{game}/rules/*", "src/riverhaven/games/{game}/secrets.py"]
do_not_mutate = ["src/riverhaven/games/{game}/rules/bits.py"]
pytest_add_cli_args_test_selection = ["tests/games/{game}"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "--timeout", "20", "--deselect", "{slow}"]
"""


def prepare(game: str) -> Path:
    copy = ROOT / "build" / f"mutate-{game}"
    shutil.rmtree(copy, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "test_picture.py", "test_contract.py")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=unwanted)
    project = (ROOT / "pyproject.toml").read_text()
    slow = f"tests/games/{game}/test_golden.py::test_everything_occurs"
    (copy / "pyproject.toml").write_text(project + CONFIG.format(game=game, slow=slow))
    (copy / "README.md").write_text("")
    package = copy / "src" / "riverhaven" / "games" / game
    for file in [*package.glob("rules/*.py"), package / "secrets.py"]:
        file.write_text(file.read_text().replace("@rule\n", ""))
    return copy


def names(copy: Path, environment: dict[str, str]) -> dict[str, str]:
    """Every mutant and what became of it."""
    command = [sys.executable, "-m", "mutmut", "results", "--all", "true"]
    listed = subprocess.run(command, cwd=copy, env=environment, check=True, capture_output=True, text=True).stdout
    return dict(line.strip().split(": ") for line in listed.splitlines() if ": " in line)


def main(game: str, every: str = "1") -> None:
    copy = prepare(game)
    environment = {**os.environ, "RIVERHAVEN_GEAR": "plain"}
    mutmut = [sys.executable, "-m", "mutmut"]
    run = [*mutmut, "run", "--max-children", str(os.cpu_count() or 1)]
    if every != "1":
        # A run of no mutant at all makes them, and tells their names.
        subprocess.run([*run, "none"], cwd=copy, env=environment, check=False, capture_output=True)
        run += sorted(names(copy, environment))[:: int(every)]
    subprocess.run(run, cwd=copy, env=environment, check=False)
    results = {name: status for name, status in names(copy, environment).items() if status != "not checked"}
    counts = Counter(results.values())
    killed = sum(count for status, count in counts.items() if status in KILLED)
    print(f"\n{game}: {killed} of {len(results)} mutants killed, {killed / len(results):.1%} ({dict(counts)})")
    for name, status in sorted(results.items()):
        if status not in KILLED:
            shown = subprocess.run([*mutmut, "show", name], cwd=copy, env=environment, capture_output=True, text=True)
            changes = [
                line for line in shown.stdout.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")
            ]
            print(f"\n{status}: {name}", *changes, sep="\n    ")


if __name__ == "__main__":
    main(*sys.argv[1:])
