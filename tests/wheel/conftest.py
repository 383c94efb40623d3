"""A wheel, and empty environments into which it is installed: made once for all that is asked of them."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These first: they run one after another, and at the end everybody would wait for them alone."""
    items.sort(key=lambda item: not item.path.is_relative_to(Path(__file__).parent))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def engine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(str(wheel), tmp_path_factory.mktemp("engine"))


@pytest.fixture(scope="session")
def table(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(f"{wheel}[server]", tmp_path_factory.mktemp("table"))


def installed(what: str, folder: Path) -> Path:
    """The folder of an environment that holds the wheel and what it depends on, and nothing else."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
    pip = [str(folder / "env" / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--constraint", str(ROOT / "constraints.txt"), what], check=True)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """No compiler is found, and the cache is empty: what was not in the wheel would be missed."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("RIVERHAVEN", "PYTHON", "CC"))}
    shutil.rmtree(folder / "cache", ignore_errors=True)
    return {**bare, "PATH": str(folder / "env" / "bin"), "RIVERHAVEN_CACHE": str(folder / "cache")}


def fetched(address: str, server: subprocess.Popen[bytes]) -> str:
    while server.poll() is None:
        try:
            return str(urllib.request.urlopen(address, timeout=10).read().decode())
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server stopped")
