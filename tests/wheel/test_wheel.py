"""An installed wheel needs nothing: it imports, plays and serves in an empty environment, far from any checkout.

Without the extra `server` it plays, and says what it would need to serve.
"""

import json
import signal
import subprocess
import tomllib
import zipfile
from pathlib import Path

import pytest

import riverhaven
from tests.server.postgres import free_port
from tests.wheel.conftest import ROOT, environment, fetched

pytestmark = pytest.mark.xdist_group("wheel")  # they share what is made once
MATCH = """
import sys, riverhaven as rh
assert "site-packages" in rh.__file__, rh.__file__
for name in rh.games():
    match = rh.game(name).new(seed=1)
    bot = rh.bot("search:30")
    for _ in range(3):
        seat = match.waiting[0]
        match.play(seat, bot.choose(match, seat, seed=1))
    assert rh.load(match.save()).ply == match.ply == 3
    print(name, int(rh.game(name).batch(50, seed=1).play().scores.sum()))
"""


def test_the_makers_of_what_is_in_it_are_named(wheel: Path) -> None:
    needed = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    with zipfile.ZipFile(wheel) as packed:
        licences = packed.read("riverhaven/client/licences.md").decode()
        ours = {Path(name).name for name in packed.namelist() if ".dist-info/licenses/" in name}
    assert not [name for name in needed if f"## {name} - " not in licences]
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == sum("fontsource" in name for name in needed)
    assert ours == {"LICENSE", "NOTICE", "Apache-2.0.txt", "Unicode-3.0.txt"}


def run(folder: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = (str(folder / "env" / "bin" / command[0]), *command[1:])
    return subprocess.run(command, cwd=folder, env=environment(folder) | more, capture_output=True, text=True)


def test_it_plays(table: Path) -> None:
    done = run(table, "python", "-c", MATCH)
    assert (done.returncode, done.stderr) == (0, "")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    ours = sorted(project["entry-points"]["riverhaven.games"])  # here other tests may have installed more
    scores = {name: int(riverhaven.game(name).batch(50, seed=1).play().scores.sum()) for name in ours}
    assert done.stdout == "".join(f"{name} {score}\n" for name, score in scores.items())
    assert not (table / "cache").exists()


@pytest.mark.long
def test_the_engine_is_small(engine: Path) -> None:
    listed = run(engine, "python", "-m", "pip", "list", "--format", "freeze").stdout.lower()
    assert "numpy" in listed
    assert not [name for name in ("litestar", "sqlalchemy", "matplotlib", "cupy", "ziglang") if name in listed]


@pytest.mark.long
@pytest.mark.parametrize("command", [(), ("serve",), ("bench", "--server"), ("verify", "x.json"), ("admin", "verify")])
def test_the_engine_says_what_serving_needs(engine: Path, command: list[str]) -> None:
    done = run(engine, "riverhaven", *command, LANG="en")
    assert (done.returncode, done.stdout) == (2, "")
    assert 'not installed: pip install "riverhaven[server]"' in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_the_table_serves(table: Path) -> None:
    port = free_port()
    command = [str(table / "env" / "bin" / "riverhaven"), "serve", "--port", str(port)]
    command += ["--no-browser", "--db", f"sqlite:///{table}/store.db"]
    server = subprocess.Popen(command, cwd=table, env=environment(table), stderr=subprocess.DEVNULL)
    try:
        page = fetched(f"http://127.0.0.1:{port}/", server)
        assert "<title>Riverhaven" in page
        script = page.split('src="')[1].split('"')[0]
        assert len(fetched(f"http://127.0.0.1:{port}{script}", server)) > 50_000
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
