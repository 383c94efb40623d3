"""What is in deploy/ works as it is written: the wheel in an empty environment, started by the very words of the unit
and of the container file. Only the folders are others; an image is not built here, and no user is made."""

import json
import os
import shlex
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.server.postgres import free_port
from tests.wheel.conftest import ROOT, environment, fetched

pytestmark = pytest.mark.xdist_group("wheel")
UNIT, CONTAINER = ROOT / "deploy" / "riverhaven.service", ROOT / "deploy" / "Containerfile"


def here(text: str, folder: Path) -> str:
    """The same with folders that may be written to."""
    return text.replace("/opt/riverhaven", str(folder / "env")).replace("/var/lib/riverhaven", str(folder / "data"))


def of_unit(name: str) -> str:
    (value,) = [line.partition("=")[2] for line in UNIT.read_text().splitlines() if line.startswith(f"{name}=")]
    return value


def of_container(name: str) -> list[str]:
    lines = CONTAINER.read_text().splitlines()
    return [line.partition(" ")[2] for line in lines if line.startswith(f"{name} ")]


def check_that_it_serves(command: list[str], folder: Path, variables: str) -> None:
    """Started so, it is ready, and stops when it is told to."""
    port = str(free_port())
    command = [here(port if word == "8080" else word, folder) for word in command]
    (folder / "data").mkdir(exist_ok=True)
    chosen = dict(pair.split("=", 1) for pair in here(variables, folder).split())
    with subprocess.Popen(command, cwd="/", env=environment(folder) | chosen, stderr=subprocess.DEVNULL) as server:
        try:
            assert "ready" in fetched(f"http://127.0.0.1:{port}/readyz", server)
            checks = [here(word, folder).replace("8080", port) for word in health()]
            subprocess.run(checks, check=True, env=environment(folder))
        finally:
            server.send_signal(signal.SIGTERM)
        # It has closed, then ends by the signal: systemd takes that for clean.
        assert server.wait(60) == -signal.SIGTERM
    assert (folder / "data" / "tables.sqlite").exists()


def health() -> list[str]:
    (check,) = of_container("HEALTHCHECK")
    return list(json.loads(check.removeprefix("CMD ")))


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    found = shutil.which("systemd-analyze")
    assert found, "systemd-analyze is missing: it comes with Debian's systemd"
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/riverhaven/bin/riverhaven", "/bin/true"))
    done = subprocess.run([found, "verify", str(unit)], capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if UNIT.name in line]
    assert ours == [] and done.returncode == 0, done.stderr


def test_the_unit_starts_the_server(table: Path) -> None:
    check_that_it_serves(shlex.split(of_unit("ExecStart")), table, of_unit("Environment"))


def test_the_container_starts_the_server(table: Path) -> None:
    (command,), (variables,) = of_container("CMD"), of_container("ENV")
    check_that_it_serves(json.loads(command), table, variables)


@pytest.mark.long
def test_the_steps_of_the_container_build_what_it_starts(wheel: Path, tmp_path: Path) -> None:
    """All but the one that makes a user."""
    shutil.copy(wheel, tmp_path)
    shutil.copy(ROOT / "constraints.txt", tmp_path)
    steps = [step for step in of_container("RUN") if not step.startswith("useradd")]
    assert len(steps) == len(of_container("RUN")) - 1
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    for step in steps:
        subprocess.run(["sh", "-c", here(step.replace("/tmp/", f"{tmp_path}/"), tmp_path)], check=True, env=bare)
    (command,), (variables,) = of_container("CMD"), of_container("ENV")
    check_that_it_serves(json.loads(command), tmp_path, variables)
