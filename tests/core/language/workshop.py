"""A place to try the rules language: a few lines of Python become a module, a library, and a checked library."""

import importlib.util
import itertools
import sys
import tempfile
import textwrap
from pathlib import Path
from typing import Any

import numpy as np

from riverhaven.core.compiler import here
from riverhaven.core.gear import Rule
from riverhaven.core.language.plain import PlainRules
from riverhaven.core.language.types import CELLS, INT, Array, Record
from riverhaven.core.language.unit import Unit
from riverhaven.core.library import Library
from riverhaven.core.record import Field, RecordType, copy_of

BITS = range(-(1 << 63), 1 << 63)
THING = RecordType(
    Field("wide_one", BITS),
    Field("wides", BITS, 3),
    Field("weight", float),
    Field("weights", float, 3),
    Field("single", np.float32),
    Field("singles", np.float32, 3),
    Field("small", range(-100, 101)),
    Field("medium", range(-(1 << 15), 1 << 15)),
    Field("large", range(-(1 << 31), 1 << 31)),
    Field("row", range(-100, 101), 4),
    Field("grid", range(-100, 101), 3, 4),
    Field("cube", range(-100, 101), 2, 3, 4),
)
FIXED = RecordType(Field("price", range(100), 4), Field("table", range(100), 2, 3), Field("limit", range(100)))
HEAD = """\
import math
import numpy as np
from math import sqrt
from riverhaven.core.gear import float32, rule, loop, wide, narrow, wrapped
from riverhaven.core.moves import Block, MoveSpace, Named
TABLE = (3, 1, 4, 1, 5)
GRID = ((1, 2, 3), (4, 5, 6))
REALS = (0.5, 1.5)
BIG = 1 << 40
COLD = -1.5
COLD_SINGLE = np.float32(-0.1)
MOVES = MoveSpace(
    BID := Block("bid", points=tuple("12345")),
    PLACE := Block("place", tile=("1", "2"), space=("a", "b", "c"), turn=("r0", "r1", "r2", "r3")),
    PASS := Block("pass"),
)
class Reason(Named):
    OK, TOO_DEAR = range(2)
"""
numbers = itertools.count()


class Workshop:
    """The rules in a piece of Python, in three gears. Arguments called c, s and z are records, `many` is an array of
    them and `out` one of numbers; the others are integers."""

    def __init__(self, text: str, cuda: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp())
        name = f"piece_{next(numbers)}"
        self.file = self.folder / f"{name}.py"
        self.file.write_text(HEAD + textwrap.dedent(text))
        spec = importlib.util.spec_from_file_location(name, self.file)
        assert spec is not None and spec.loader is not None
        self.module = importlib.util.module_from_spec(spec)
        sys.modules[name] = self.module
        spec.loader.exec_module(self.module)
        self.rules = {name: value for name, value in vars(self.module).items() if isinstance(value, Rule)}
        self.plain = PlainRules({})

    def unit(self, checked: bool = False, names: tuple[str, ...] | None = None) -> Unit:
        """Those of the rules that take records and integers only, unless `names` says which; and all that they call."""
        found = Unit({"Thing": THING, "Fixed": FIXED}, {}, checked)
        for name, rule in self.rules.items():
            if (name in names) if names else not name.startswith("_"):
                found.export(f"export_{name}", rule, self.arguments(rule), alone=False)
        return found

    def arguments(self, rule: Rule) -> tuple[Any, ...]:
        known = {
            "c": Record("Fixed", constant=True),
            "s": Record("Thing"),
            "z": Record("Thing"),
            "many": Array(Record("Thing"), (None,)),
            "out": Array(CELLS["i4"], (None,)),
        }
        return tuple(known.get(argument.arg, INT) for argument in rule.tree.args.args)

    def library(self, checked: bool = False, *flags: str) -> Library:
        unit = self.unit(checked)
        file = self.folder / f"{'checked' if checked else 'cpu'}{next(numbers)}.so"
        here().compile(file, unit.text, *(flags or ("-O1",)))
        names = [name for name in self.rules if not name.startswith("_")]
        return Library(file, {name: f"export_{name}" for name in names})

    def line_of(self, words: str) -> int:
        """The line of the piece that holds these words."""
        return next(i for i, line in enumerate(self.file.read_text().splitlines(), 1) if words in line)


def things() -> tuple[np.record, np.record]:
    """A fixed record and a thing with something in every field."""
    c, s = FIXED.blank(), THING.blank()
    c.price, c.table, c.limit = [2, 3, 5, 7], [[1, 2, 3], [4, 5, 6]], 50
    s.wide_one, s.wides = -(5 << 40), [1, 1 << 50, -3]
    s.weight, s.weights, s.single, s.singles = 2.5, [0.25, -1.5, 8.0], 0.1, [0.1, 0.2, 0.3]
    s.small, s.medium, s.large = -7, 1234, -123456
    s.row, s.grid = [1, -2, 3, -4], np.arange(12).reshape(3, 4) - 5
    s.cube = np.arange(24).reshape(2, 3, 4)
    return c, s


def run(entry: Any, *arguments: Any) -> tuple[Any, bytes]:
    """What a rule returns for fresh records and arrays, and the bytes of them after it."""
    (c, s), (_, z) = things(), things()
    z.small, z.row, z.weight = 5, [4, 3, 2, 1], -0.75
    known: dict[str, Any] = {"c": c, "s": copy_of(s), "z": z, "many": np.zeros(2, THING.dtype)}
    known |= {"out": np.arange(3, dtype=np.int32)}
    known["many"][1] = s
    result = entry(*(known.get(a, a) if isinstance(a, str) else a for a in arguments))
    return result, b"".join(known[name].tobytes() for name in ("s", "z", "many", "out"))
