"""Gears: one source of rules, stepped through in plain Python, compiled for a core, or run on a GPU.

The gear is chosen once, when the package is imported, by `RIVERHAVEN_GEAR`:

    plain       functions of Python, for the debugger
    cpu         C; the default
    checked     C that looks at every index, sum and store, and names the line of Python where one is wrong
    cuda        as cpu, and batches run on an NVIDIA GPU
"""

import ast
import os
from collections.abc import Callable, Mapping
from functools import cached_property
from types import FunctionType, ModuleType
from typing import Any

from riverhaven.core.language import Source, float32, narrow, wide, wrapped
from riverhaven.core.words import Refusal

__all__ = ["GEAR", "GEARS", "Loop", "Rule", "Written"]
__all__ += ["check_gear", "float32", "loop", "narrow", "open_rule", "rule", "wide", "wrapped"]

GEARS = ("plain", "cpu", "checked", "cuda")
GEAR = os.environ.get("RIVERHAVEN_GEAR", "cpu")


def check_gear() -> None:
    """Refuse an unknown gear. It is asked late, so that a wrong one does not keep anybody from importing us."""
    if GEAR not in GEARS:
        raise Refusal("unknown-gear", gear=GEAR, allowed=", ".join(GEARS))


class Rule(Source):
    """A function of the rules language. Called from Python, it runs in the gear of this process."""

    def __call__(self, *arguments: Any) -> Any:
        from riverhaven.core.engine import entry_of

        return entry_of(self, arguments)(*arguments)


class Written(Rule):
    """A rule that the core has written for one game, in no file: `module` is the one that wrote it."""

    leaves_open = True

    def __init__(self, text: str, names: Mapping[str, Any], module: ModuleType) -> None:
        self.text = text
        scope = {**names, "__name__": module.__name__}
        exec(compile(ast.Module([self.tree], []), str(module.__file__), "exec"), scope)
        super().__init__(scope[self.tree.name])

    @cached_property
    def tree(self) -> ast.FunctionDef:
        (found,) = ast.parse(self.text).body
        assert isinstance(found, ast.FunctionDef)
        for node in ast.walk(found):
            if isinstance(node, ast.stmt | ast.expr | ast.arg):
                node.lineno = node.end_lineno = 1  # one line stands for all: there is no file to look into
        return found


class Loop(Source):
    """A loop over the rules of any game. `Game.bound` puts that game's rules in place of the names that it leaves open.

    `types` tells what its arguments are, where Python is to call it: `c` is the parts record and an argument of no
    type an integer.
    """

    def __init__(self, function: FunctionType, types: dict[str, Any]) -> None:
        super().__init__(function, is_loop=True)
        self.types = types


RULES: list[Rule] = []


def rule(function: Callable[..., object]) -> Rule:
    """Make `function` a rule: the same in every gear. docs/rules-language.md tells what it may say."""
    assert isinstance(function, FunctionType)
    RULES.append(Rule(function))
    return RULES[-1]


def open_rule(function: Callable[..., object]) -> Rule:
    """A rule of the core's that games share: as in a loop, the name of a game's rule means that rule."""
    assert isinstance(function, FunctionType)
    return Rule(function, is_loop=True)


def loop(**types: object) -> Callable[[Callable[..., object]], Loop]:
    """Make a function a loop; the `types` of its arguments are for those that Python calls."""

    def mark(function: Callable[..., object]) -> Loop:
        assert isinstance(function, FunctionType)
        return Loop(function, types)

    return mark
