"""The hook by which a wheel gets its compiled rules, of our games and of any other's:

    [build-system]
    requires = ["hatchling", "riverhaven"]

    [tool.hatch.build.hooks.riverhaven]

It compiles the games that the project registers under `riverhaven.games`, with the C compiler of the machine; where
there is none, the build asks for the package `ziglang`. $RIVERHAVEN_TARGET names another kind of machine.
"""

import json
import os
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl
from packaging.tags import sys_tags

from riverhaven.bots import many, tree
from riverhaven.core import library, loops
from riverhaven.core.compiler import ABROAD, CannotBuild, Target, here

GROUP = "riverhaven.games"
ZIGLANG = "ziglang==0.17.0"


class RulesHook(BuildHookInterface[Any]):
    """Compiles the rules of a project's games into its packages."""

    PLUGIN_NAME = "riverhaven"

    def dependencies(self) -> list[str]:
        return [] if has_compiler() else [ZIGLANG]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        games = self.metadata.core.entry_points.get(GROUP, {})
        compile_games(games, Path(self.root), target())
        build_data["artifacts"].append("**/built/*")  # git ignores them, the wheel must not
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{target().wheel or next(sys_tags()).platform}"


def target() -> Target:
    """The kind of machine to build for: this one, or the one whose wheel's tag $RIVERHAVEN_TARGET names."""
    wanted = os.environ.get("RIVERHAVEN_TARGET")
    return here() if not wanted else next(target for target in ABROAD if target.wheel == wanted)


def has_compiler() -> bool:
    if os.environ.get("RIVERHAVEN_TARGET"):
        return False  # only ziglang builds for others
    try:
        return "ziglang" not in here().compiler
    except CannotBuild:
        return False


def compile_games(entry_points: Mapping[str, str], root: Path, target: Target) -> None:
    """Compile the games, each given as module:object, into their packages."""
    sys.path[:0] = [str(root / "src"), str(root)]
    plans = []
    for entry in entry_points.values():
        module, _, name = entry.partition(":")
        engine = getattr(import_module(module), name).engine
        sources = (engine.rules["legal"], loops.play_all, many.play_many, tree.grow)
        plans += [engine.plan(source, checked=False) for source in sources]
    stale = [plan for plan in plans if not is_built(plan, target)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda plan: library.make(plan, plan.packaged, target), stale))


def is_built(plan: library.Plan, target: Target) -> bool:
    try:
        manifest = json.loads(plan.packaged.read_bytes())
        there = plan.packaged.with_name(manifest["library"]).exists()
        return there and library.is_fresh(manifest, plan, target.platform)
    except (OSError, ValueError, KeyError):
        return False


@hookimpl
def hatch_register_build_hook() -> type[RulesHook]:
    return RulesHook
