"""The source of a rule: its syntax tree, and what its names mean."""

import ast
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any


class Refused(Exception):
    """Something outside the rules language. It says where, and what to write instead."""

    def __init__(self, file: str, line: int, why: str) -> None:
        self.file, self.line, self.why = file, line, why
        super().__init__(f"{file}:{line}: {why}")


class Source:
    """A function written in the rules language. A rule imports all that it calls; a loop leaves some names open."""

    def __init__(self, function: FunctionType, is_loop: bool = False) -> None:
        self.function = function
        self.is_loop = is_loop
        self.__name__, self.__qualname__ = function.__name__, function.__qualname__
        self.__module__, self.__doc__ = function.__module__, function.__doc__
        self.__wrapped__ = function  # for help() and inspect

    @property
    def file(self) -> str:
        return self.function.__code__.co_filename

    @property
    def tree(self) -> ast.FunctionDef:
        return definitions(self.file)[self.function.__code__.co_firstlineno]

    @property
    def leaves_open(self) -> bool:
        """Whether a name of a game's rule means that rule, and nothing in the module of this one."""
        return self.is_loop

    def names(self, open_names: dict[str, Any]) -> dict[str, Any]:
        """What the names mean that are no locals; `open_names` only for a loop."""
        return {**self.function.__globals__, **open_names} if self.is_loop else self.function.__globals__

    def __repr__(self) -> str:
        return f"<{'loop' if self.is_loop else 'rule'} {self.__module__}.{self.__qualname__}>"


@cache
def definitions(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file, by the line on which each begins, decorators included."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *(mark.lineno for mark in node.decorator_list)]): node for node in functions}


def package_root(path: Path) -> Path:
    """The folder that holds the outermost package of a file."""
    folder = path.parent
    while (folder / "__init__.py").exists():
        folder = folder.parent
    return folder
