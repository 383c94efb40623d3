"""What every part of the translator uses: where it stands, what it has written, what names mean."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from riverhaven.core.language.source import Refused, Source
from riverhaven.core.language.types import Type
from riverhaven.core.language.value import Value

if TYPE_CHECKING:
    from riverhaven.core.language.unit import Unit

INSTEAD = {  # of what is outside the language
    ast.List: "make scratch space with [0] * SIZE, or use a field of the record",
    ast.Dict: "use a table: a tuple of numbers at the head of the module",
    ast.Set: "use the bits of an integer",
    ast.ListComp: "write a loop that fills a field or an array",
    ast.GeneratorExp: "write a loop",
    ast.Lambda: "write a rule",
    ast.JoinedStr: "return a number, and let the words be told elsewhere",
    ast.Try: "return a number that tells what is wrong",
    ast.Raise: "return a number that tells what is wrong",
    ast.With: "leave it to the caller",
    ast.Assert: "state it in the game's audit",
    ast.FunctionDef: "write it as a rule of its own, at the head of the module",
    ast.Global: "keep what changes in the record",
    ast.NamedExpr: "assign on a line of its own",
    ast.Starred: "name the values one by one",
    ast.Import: "import at the head of the module",
    ast.ImportFrom: "import at the head of the module",
    ast.AnnAssign: "leave out the type: it follows from the value",
    ast.Match: "write if and elif",
    ast.Delete: "set it to a value that means nothing",
}


class Writer:
    """Translates one rule; what is written so far."""

    unit: "Unit"
    source: Source
    tree: ast.FunctionDef  # its statements in the order of `order.py`
    node: ast.AST  # what is being translated: where a refusal points to
    names: dict[str, Any]  # what the names mean that are no locals
    locals: set[str]
    types: dict[str, Type]  # of the locals, as far as they are known
    roots: dict[str, frozenset[str]]  # of the locals that lie in memory: the arguments that they may belong to
    written: set[str]  # the arguments that the rule changes
    bound: set[str]  # the locals that have a value by now, whichever way the rule came here
    body: list[str]
    depth: int

    def refuse(self, why: str) -> NoReturn:
        raise Refused(self.source.file, getattr(self.node, "lineno", self.tree.lineno), why)

    def must(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.refuse(otherwise)

    def outside(self, node: ast.AST) -> NoReturn:
        instead = INSTEAD.get(type(node))
        what = type(node).__name__
        self.refuse(f"{what} is outside the rules language" + (f": {instead}" if instead else ""))

    def write(self, text: str) -> None:
        self.body.append("    " * self.depth + text)

    @contextmanager
    def indented(self) -> Iterator[None]:
        self.depth += 1
        yield
        self.depth -= 1

    def meant(self, node: ast.expr) -> Any:
        """What a name means that is no local; None for anything else."""
        if not isinstance(node, ast.Name) or node.id in self.locals or node.id not in self.names:
            return None
        self.note(node.id)
        return self.names[node.id]

    def note(self, path: str) -> None:
        """Remember that the meaning of a name, or of something it holds, goes into the unit."""
        if not (self.source.leaves_open and path in self.unit.open_names):
            self.unit.meanings.add((self.source.__module__, path))

    def value(self, node: ast.expr) -> Value:
        raise NotImplementedError
