"""How long it takes from a clone to the first move, as somebody who comes for the first time: `python -m tools.start`.

It clones this checkout, installs it with nothing cached, serves it, asks for the home page and makes the first move of
New Haven as a browser would; then it plays in the terminal, and once more after an edit of a rule. With a wheel's file
as its argument it does the same, but for the edit, with that wheel in an empty environment and without a C compiler.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

from riverhaven.core.state import Json

ROOT = Path(__file__).parents[1]
STARTS = 4
RULE = "src/riverhaven/games/newhaven/rules/village.py"
T = TypeVar("T")


def main() -> None:
    print("load of this machine:", *os.getloadavg(), "at priority", os.nice(0))
    with tempfile.TemporaryDirectory() as folder:
        if sys.argv[1:]:
            of_wheel(Path(sys.argv[1]).resolve(), Path(folder))
        else:
            of_clone(Path(folder))


def of_clone(folder: Path) -> None:
    clone = folder / "clone"
    run("git", "clone", "--quiet", str(ROOT), str(clone), cwd=folder)
    timed("installed", lambda: run("make", ".venv/.ready", cwd=clone))
    started(clone / ".venv" / "bin", folder)
    with (clone / RULE).open("a") as file:
        file.write("# an edit\n")
    timed("play, after an edit of a rule", lambda: play(clone / ".venv" / "bin", folder))


def of_wheel(wheel: Path, folder: Path) -> None:
    run(sys.executable, "-m", "venv", "env", cwd=folder)
    tools = folder / "env" / "bin"
    timed("engine installed", lambda: run(str(tools / "pip"), "install", "--quiet", str(wheel), cwd=folder))
    timed("server installed", lambda: run(str(tools / "pip"), "install", "--quiet", f"{wheel}[server]", cwd=folder))
    started(tools, folder, CC="", PATH="")


def started(tools: Path, folder: Path, **more: str) -> None:
    for number in range(STARTS):
        serve(tools, folder, "a new store" if number == 0 else "a store that is there", **more)
    for _ in range(STARTS):
        timed("play, until the board is shown and left again", lambda: play(tools, folder, **more))


def timed(what: str, work: Callable[[], T]) -> T:
    before, start = os.times(), time.perf_counter()
    done = work()
    wall, after = time.perf_counter() - start, os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"{what}: {wall:.2f} s, {spent:.2f} s of the processor", flush=True)
    return done


def nothing_cached(folder: Path) -> dict[str, str]:
    """As a home of one's own with nothing in it; only where packages come from is as ever."""
    places = {"HOME": "", "XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data", "npm_config_cache": "npm"}
    found = {name: str(folder / "home" / place) for name, place in places.items()}
    kept = {"PIP_CONFIG_FILE": ".config/pip/pip.conf", "NPM_CONFIG_USERCONFIG": ".npmrc"}
    found |= {name: str(Path.home() / file) for name, file in kept.items() if (Path.home() / file).exists()}
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**inherited, **found, "PIP_NO_CACHE_DIR": "1"}


def run(*command: str, cwd: Path, **more: str) -> None:
    environment = nothing_cached(cwd.parent if cwd.name == "clone" else cwd) | more
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, input="quit\n")
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def play(tools: Path, folder: Path, **more: str) -> None:
    run(str(tools / "riverhaven"), "play", "newhaven", "--lang", "en", cwd=folder, **more)


def serve(tools: Path, folder: Path, store: str, **more: str) -> None:
    command = [str(tools / "riverhaven"), "serve", "--port", "9417", "--no-browser"]
    start = time.perf_counter()
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, cwd=folder, env=nothing_cached(folder) | more, stdout=quiet, stderr=quiet)
    try:
        address = "http://127.0.0.1:9417"
        while not answers(address):
            time.sleep(0.01)
        page = time.perf_counter()
        first_move(address)
        move = time.perf_counter()
        print(f"home page, {store}: {page - start:.2f} s; first move {move - page:.2f} s later", flush=True)
    finally:
        server.terminate()
        server.wait()


def answers(address: str) -> bool:
    try:
        return httpx.get(address).is_success
    except httpx.TransportError:
        return False


def first_move(address: str) -> None:
    """Sit down against a bot and play what comes first, as docs/protocol.md tells."""
    http = httpx.Client(base_url=address, headers={"origin": address}, timeout=60)
    http.get("/api/games").raise_for_status()
    http.headers["x-csrftoken"] = http.cookies["csrf"]
    http.put("/api/me", json={"name": "Rita"}).raise_for_status()
    seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
    table = http.post("/api/tables", json={"game": "newhaven", "seats": seats}).json()["table"]
    http.post(f"/api/tables/{table}/start").raise_for_status()
    cookies = {"cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
    socket = connect(address.replace("http", "ws") + "/socket", origin=Origin(address), additional_headers=cookies)
    with socket:
        wants = ["moves", "log", "picture"]
        socket.send(json.dumps({"id": "1", "do": "watch", "table": table, "seat": 0, "lang": "en", "wants": wants}))
        for text in socket:
            message: Json = json.loads(text)
            if message.get("id") == "2":
                assert message["is"] == "done", message
                return
            if message["is"] == "frame" and message.get("free"):
                kind, legal = next(iter(message["moves"].items()))
                move = {"do": "play", "seat": 0, "move": f"{kind} {legal['labels'][0]}", "at": message["at"]}
                socket.send(json.dumps({"id": "2", "table": table, **move}))


if __name__ == "__main__":
    main()
