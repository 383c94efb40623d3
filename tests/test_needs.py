"""What `make` has to fetch: on a fresh machine there is Python, make, the registries, and perhaps no C compiler."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMPILE = """
import riverhaven as rh
from riverhaven.core.compiler import here
print("ziglang" in here().compiler, type(rh.game("newhaven").rules.legal).__name__)
print(rh.game("newhaven").batch(9, seed=1).play().states["over"].sum())
"""


def needs(**environment: str) -> list[str]:
    command = [sys.executable, "tools/needs.py", "build"]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.split()


def test_a_compiler_is_fetched_where_there_is_none(tmp_path: Path) -> None:
    pinned = [line for line in (ROOT / "constraints.txt").read_text().split() if line.startswith("ziglang==")]
    without = needs(PATH=str(tmp_path))
    assert without[-1:] == pinned
    assert needs(PATH=str(tmp_path), CC="a-compiler") == without[:-1]
    compiler = tmp_path / "clang"
    compiler.touch(mode=0o755)
    assert needs(PATH=str(tmp_path)) == without[:-1]


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_what_is_fetched_compiles_the_rules(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--target"]
    subprocess.run([*pip, str(tmp_path / "fetched"), needs(PATH=str(tmp_path))[-1]], check=True)
    paths = os.pathsep.join([str(ROOT / "src"), str(tmp_path / "fetched")])
    bare = {name: value for name, value in os.environ.items() if name not in ("CC", "RIVERHAVEN_GEAR")}
    bare |= {"PATH": str(tmp_path), "PYTHONPATH": paths, "RIVERHAVEN_CACHE": str(tmp_path / "cache")}
    bare |= {"ZIG_GLOBAL_CACHE_DIR": str(tmp_path / "zig"), "HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", COMPILE], env=bare, check=True, capture_output=True, text=True)
    assert done.stdout == "True builtin_function_or_method\n9\n"
    assert done.stderr.split("\n")[0] == "Riverhaven: compiling the rules of newhaven"
