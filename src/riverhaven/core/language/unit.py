"""A unit: all that one library, or one GPU program, is made of, as one text of C or CUDA C++."""

import ast
from collections.abc import Mapping
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from riverhaven.core.language.function import Function
from riverhaven.core.language.source import Source, package_root
from riverhaven.core.language.types import (
    CELLS,
    FLOATS,
    MOVE,
    NOTHING,
    WIDE,
    Array,
    Cell,
    Record,
    Scalar,
    Several,
    Type,
    cell,
    checked,
)
from riverhaven.core.language.value import Value, c_name, length_name, literal_code
from riverhaven.core.language.writer import Writer
from riverhaven.core.moves import ID
from riverhaven.core.record import narrowest

HERE = Path(__file__).parent
C_LIMITS = {c.c: np.iinfo(name) for name, c in (*CELLS.items(), (ID, MOVE)) if c.read not in FLOATS}


class Layout(Protocol):
    """What the language must know about a record."""

    @property
    def dtype(self) -> np.dtype: ...

    @property
    def spans(self) -> Mapping[str, range | None]: ...  # the values that an integer field may have


class Unit:
    """Rules and loops with everything that they call, each once for every set of argument types."""

    def __init__(
        self, records: Mapping[str, Layout], open_names: Mapping[str, Any], checked: bool = False, cuda: bool = False
    ) -> None:
        self.records, self.open_names = records, dict(open_names)
        self.checked, self.cuda = checked, cuda
        self.functions: dict[tuple[Source, tuple[Type, ...]], Function | None] = {}
        self.tables: dict[tuple[bytes, tuple[int, ...], str], tuple[str, str]] = {}
        self.structs: dict[tuple[str, ...], str] = {}
        self.changing: dict[Source, bool] = {}
        self.used_names: set[str] = set()
        self.meanings: set[tuple[str, str]] = set()  # module and name of all that rules name, and is no local of theirs
        self.exports: list[str] = []

    # -------------------------------------------------------------------------------------------------------- lookup

    def function(self, source: Source, arguments: tuple[Type, ...], caller: Writer | None = None) -> Function:
        """`source` translated for these arguments."""
        key = (source, arguments)
        if key not in self.functions:
            self.functions[key] = None
            name = c_name(self.unique(f"{module_of(source)}_{source.__name__}"))
            translated = Function(self, source, arguments, name)
            del self.functions[key]  # after all that it calls: C wants a function before its use
            self.functions[key] = translated
        made = self.functions[key]
        if made is None:
            assert caller is not None
            caller.refuse(f"{source.__name__} calls itself, directly or through others: write a loop")
        return made

    def unique(self, name: str) -> str:
        number = 1
        while (free := name if number == 1 else f"{name}_{number}") in self.used_names:
            number += 1
        self.used_names.add(free)
        return free

    def changes(self, source: Source) -> bool:
        """Whether a rule changes a record or an array, itself or through what it calls."""
        if source not in self.changing:
            self.changing[source] = False
            names = source.names(self.open_names)
            self.changing[source] = any(
                (isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store))
                or (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and isinstance(called := names.get(node.func.id), Source)
                    and self.changes(called)
                )
                for node in ast.walk(source.tree)
            )
        return self.changing[source]

    def field(self, record: Record, name: str) -> Cell | Array:
        layout = self.records[record.name]
        fields = layout.dtype.fields
        assert fields is not None
        dtype = fields[name][0]
        span = layout.spans.get(name)
        item = checked(cell(dtype, span), span) if self.checked else cell(dtype, span)
        return Array(item, dtype.shape) if dtype.shape else item

    def span(self, cell: Cell) -> tuple[int, int]:
        """The least and the greatest integer that may be stored in a cell."""
        if cell.low is not None and cell.high is not None:
            return cell.low, cell.high
        limits = C_LIMITS[cell.c]
        return int(limits.min), int(limits.max)

    def table(self, name: str, value: Any) -> Value:
        """A constant table of numbers; ValueError says why it is none."""
        try:
            array = np.array(value)
        except ValueError:
            array = np.array(None)
        if array.dtype.kind not in "iubf" or array.size == 0:
            raise ValueError("is no table of numbers, all rows equally long")
        span = None
        if array.dtype.kind == "f":
            if not np.isfinite(array).all() or kinds_in(value) != {float}:
                raise ValueError("is no table of finite floats: write 0.0 instead of 0")
            kind = "f4" if array.dtype == np.float32 else "f8"
        else:
            span = range(int(array.min()), int(array.max()) + 1)
            kind = narrowest(span)
        key = (array.tobytes(), array.shape, kind)
        if key not in self.tables:
            self.tables[key] = (self.unique(f"TABLE_{name}"), table_text(array))
        item = cell(np.dtype(kind), span)
        return Value(self.tables[key][0], Array(item, array.shape, constant=True))

    def several(self, type: Type) -> str:
        """The struct for values that are returned together."""
        assert isinstance(type, Several)
        kinds = tuple(item.c for item in type.items)
        return self.structs.setdefault(kinds, "_".join(["Several", *kinds]))

    def shown(self, file: str) -> str:
        """How a source file is called in the text: below the folder that holds its package, for any machine."""
        return Path(file).relative_to(package_root(Path(file))).as_posix()

    # -------------------------------------------------------------------------------------------------- declarations

    def declared(self, type: Type, name: str) -> str:
        """The declaration of `name`."""
        if isinstance(type, Scalar):
            return f"{type.c} {name}"
        if isinstance(type, Several):
            return f"{self.several(type)} {name}"
        if isinstance(type, Record):
            return f"{'const ' if type.constant else ''}{type.name} *{name}"
        if self.cuda and type.item == MOVE:
            return f"Moves {name}"
        inner = "".join(f"[{length}]" for length in type.shape[1:])
        item = type.item.c if isinstance(type.item, Cell) else type.item.name
        return f"{'const ' if type.constant else ''}{item} {f'(*{name}){inner}' if inner else f'*{name}'}"

    def parameter(self, type: Type, name: str) -> list[str]:
        text = self.declared(type, c_name(name))
        if isinstance(type, Record) and type.constant:
            text = text.replace("*", "*RESTRICT ")  # nobody writes to it: no store need make it be read again
        return [text, f"int32_t {length_name(name)}"] if isinstance(type, Array) and type.shape[0] is None else [text]

    def struct(self, name: str, layout: Layout) -> str:
        fields = layout.dtype.fields
        assert fields is not None
        lines = [f"typedef struct {name} {{"]
        for field, (dtype, *_) in fields.items():
            lengths = "".join(f"[{length}]" for length in dtype.shape)
            lines.append(f"    {cell(dtype).c} {c_name(field)}{lengths};")
        lines.append(f"}} {name};")
        lines.append(f'STATIC_ASSERT(sizeof({name}) == {layout.dtype.itemsize}, "the size of {name}");')
        for field, (_, offset, *_) in fields.items() if not self.cuda else ():  # some of NVRTC know no offsetof
            lines.append(f'STATIC_ASSERT(offsetof({name}, {c_name(field)}) == {offset}, "{name}.{field}");')
        return "\n".join(lines)

    # --------------------------------------------------------------------------------------------------------- whole

    def export(self, name: str, source: Source, arguments: tuple[Type, ...], alone: bool) -> None:
        """Let Python call a rule; `alone` if it takes so long that other threads should run beside it."""
        self.exports.append(exported(name, self.function(source, arguments), alone))

    @property
    def text(self) -> str:
        structs = [self.struct(name, layout) for name, layout in self.records.items()]
        several = [
            f"typedef struct {name} {{ {' '.join(f'{kind} v{i};' for i, kind in enumerate(kinds))} }} {name};"
            for kinds, name in self.structs.items()
        ]
        tables = [
            f"TABLE {CELLS[kind].c} {name}{''.join(f'[{n}]' for n in shape)} = {text};"
            for (_, shape, kind), (name, text) in self.tables.items()
        ]
        functions = [function.text for function in self.functions.values() if function is not None]
        head = ["#define CHECKED"] * self.checked
        calls = ['#line 1 "python.h"', prelude("python.h"), *self.exports] if self.exports else []
        return "\n\n".join([*head, prelude("prelude.h"), *structs, *several, *tables, *functions, *calls]) + "\n"


def exported(name: str, function: Function, alone: bool) -> str:
    """The function that Python calls: it borrows the memory of its arguments, and gives it back."""
    numbers, taken, passed, held = [], [], [], 0
    for i, (argument, type) in enumerate(function.parameters.items()):
        if isinstance(type, Scalar):
            numbers.append(f"    {'double' if type in FLOATS else 'int64_t'} number_{i} = 0;")
            how = "to_float" if type in FLOATS else "to_wide" if type == WIDE else "to_integer"
            more = f', "{argument}"' if how == "to_integer" else ""
            taken.append(f"{how}(given[{i}], &number_{i}{more})")
            passed.append(f"({type.c})number_{i}")
        else:
            assert isinstance(type, Record | Array)
            memory, held = f"held[{held}]", held + 1
            shape = type.shape if isinstance(type, Array) else (1,)
            row = prod(length or 1 for length in shape[1:])
            how = "FOR_WRITING" if argument in function.written else "FOR_READING"
            size = f"sizeof({item_of(type)}), {shape[0] or 'ANY_LENGTH'}, {row}"
            taken.append(f'borrow(given[{i}], &{memory}, {how}, {size}, "{argument}")')
            passed.append(f"({function.unit.declared(type, '')}){memory}.memory")
            if shape[0] is None:
                passed.append(f"(int32_t)({memory}.length / {memory}.item_size / {row})")
    call = f"{function.name}({', '.join(passed)})"
    if function.returns != NOTHING:
        assert function.returns is not None
        numbers.append(f"    volatile {function.unit.declared(function.returns, 'result')};")
        call = f"result = {call}"
    lines = [
        f"static void *{name}_call(void *self, void *const *given, ptrdiff_t count)",
        "{",
        f"    Buffer held[{max(held, 1)}] = {{{{0}}}};",
        "    void *found = 0;",
        *numbers,
        f"    if ({' && '.join([f'counted(count, {len(function.parameters)})', *taken])}) {{",
        *(["        void *thread = python.save_thread();"] if alone else []),
        f"        GUARDED({call});",
        *(["        python.restore_thread(thread);"] if alone else []),
        f"        found = went_well() ? {for_python(function.returns)} : 0;",
        "    }",
        f"    give_back(held, {held});",
        "    return found;",
        "}",
        f'API Method {name} = {{"{function.source.__name__}", {name}_call, FAST_CALL, 0}};',
    ]
    return "\n".join(lines)


def for_python(type: Type | None) -> str:
    """The object that Python gets for a `result` of this type."""
    if isinstance(type, Several):
        letters = "".join("d" if item in FLOATS else "L" for item in type.items)
        values = [f"({'double' if item in FLOATS else 'long long'})result.v{i}" for i, item in enumerate(type.items)]
        return f'python.tuple("({letters})", {", ".join(values)})'
    if type == NOTHING:
        return "nothing()"
    return f"python.{'number' if type in FLOATS else 'integer'}(result)"


def item_of(type: Array | Record) -> str:
    item = type.item if isinstance(type, Array) else type
    return item.c if isinstance(item, Cell) else item.name


def module_of(source: Source) -> str:
    return source.__module__.rsplit(".", 1)[-1]


def kinds_in(table: Any) -> set[type]:
    """What the numbers of a table are in Python: float or int."""
    if isinstance(table, np.ndarray):
        return {float if table.dtype.kind == "f" else int}
    if isinstance(table, tuple | list):
        return set().union(*map(kinds_in, table))
    return {float if isinstance(table, float | np.floating) else int}


def table_text(array: np.ndarray) -> str:
    if array.ndim > 0:
        return "{" + ", ".join(map(table_text, array)) + "}"
    return repr(float(array)) if array.dtype.kind == "f" else literal_code(int(array))


@cache
def prelude(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8").rstrip()
