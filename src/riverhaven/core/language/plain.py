"""The plain gear: records and arrays as the rules language means them, for rules that run as Python.

NumPy's own scalars keep the width of their field, and an index of theirs may count from the end. Here a number that is
read is an integer of Python's, an index counts from 0, and what is stored must be among the values of its field. So a
rule that runs here without an error computes what every other gear computes.
"""

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import cache, cached_property
from math import prod
from types import FunctionType
from typing import Any

import numpy as np

from riverhaven.core.language.single import float32
from riverhaven.core.language.source import Source
from riverhaven.core.record import RecordType, layout_of, narrowest

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}


def cast(memory: memoryview, kind: str) -> Any:
    """`memory` as numbers of a kind."""
    view: Any = memory
    return view.cast(FORMATS[kind])


class PlainArray:
    """Numbers in memory, in one or more rows."""

    __slots__ = ("cells", "is_float32", "length", "name", "shape", "size", "span")

    def __init__(self, cells: memoryview, shape: tuple[int, ...], span: range | None, name: str) -> None:
        self.cells, self.shape, self.span, self.name = cells, shape, span, name
        self.length, self.size = shape[0], len(cells) // shape[0] if shape[0] else 0  # of a row
        self.is_float32 = cells.format == "f"

    def place(self, key: int | tuple[int, ...]) -> int:
        """Where the number lies; all indices must be given."""
        indices = key if isinstance(key, tuple) else (key,)
        if len(indices) != len(self.shape):
            raise IndexError(f"{self.name} has {len(self.shape)} indices")
        place = 0
        for index, length in zip(indices, self.shape, strict=True):
            if not 0 <= index < length:
                raise IndexError(f"{self.name}: the index {index} is not in 0 to {length - 1}")
            place = place * length + index
        return place

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            return self.part(key)
        if not isinstance(key, tuple) and len(self.shape) > 1:
            return self.row(key)
        if isinstance(key, tuple) and len(key) < len(self.shape):
            return self.row(key[0])[key[1:] if len(key) > 2 else key[1]]
        number = self.cells[self.place(key)]
        return float32(number) if self.is_float32 else number

    def __setitem__(self, key: Any, value: Any) -> None:
        if self.span is not None and value not in self.span:
            raise OverflowError(f"{self.name} cannot be {value}: it goes from {self.span[0]} to {self.span[-1]}")
        self.cells[self.place(key)] = value

    def row(self, index: int) -> "PlainArray":
        if not 0 <= index < self.length:
            raise IndexError(f"{self.name}: the index {index} is not in 0 to {self.length - 1}")
        cells = self.cells[index * self.size : (index + 1) * self.size]
        return PlainArray(cells, self.shape[1:], self.span, self.name)

    def part(self, key: slice) -> "PlainArray":
        low = 0 if key.start is None else key.start
        high = self.length if key.stop is None else key.stop
        if not 0 <= low <= high <= self.length:
            raise IndexError(f"{self.name}: the slice {low} to {high} is not in 0 to {self.length}")
        cells = self.cells[low * self.size : high * self.size]
        return PlainArray(cells, (high - low, *self.shape[1:]), self.span, self.name)

    def __len__(self) -> int:
        return self.length

    def __repr__(self) -> str:
        return repr(np.frombuffer(self.cells, self.cells.format).reshape(self.shape).tolist())


class PlainRecord:
    """A record; every layout has a class of its own, with its fields."""

    layout: RecordType
    kinds: frozenset[str]  # of numbers that its fields are made of

    def __init__(self, memory: memoryview) -> None:
        self.memory = memory
        self.views = {kind: cast(memory, kind) for kind in self.kinds}

    def __repr__(self) -> str:
        return f"<{' '.join(f'{name}={getattr(self, name)!r}' for name in self.layout.fields)}>"


class PlainRecords:
    """Records in a row."""

    def __init__(self, kind: type[PlainRecord], memory: memoryview) -> None:
        self.memory, self.kind, self.size = memory, kind, kind.layout.dtype.itemsize
        self.records: dict[int, PlainRecord] = {}

    def __getitem__(self, index: int) -> PlainRecord:
        if index not in self.records:
            if not 0 <= index < len(self):
                raise IndexError(f"the index {index} is not in 0 to {len(self) - 1}")
            self.records[index] = self.kind(self.memory[index * self.size : (index + 1) * self.size])
        return self.records[index]

    def __setitem__(self, index: int, record: PlainRecord) -> None:
        self[index].memory[:] = record.memory

    def __len__(self) -> int:
        return len(self.memory) // self.size


@cache
def kind_of(layout: RecordType) -> type[PlainRecord]:
    """The class of the records with this layout."""
    fields: Any = layout.dtype.fields or {}
    kinds = frozenset(field.kind for field in layout.fields.values())
    members: dict[str, Any] = {"layout": layout, "kinds": kinds}
    for name, (dtype, offset, *_) in fields.items():
        members[name] = array_field(layout, name, dtype, offset) if dtype.shape else number_field(layout, name, offset)
    kind = type("PlainRecord", (PlainRecord,), members)
    for name in fields:
        if isinstance(members[name], cached_property):
            members[name].__set_name__(kind, name)
    return kind


def array_field(layout: RecordType, name: str, dtype: np.dtype, offset: int) -> cached_property[PlainArray]:
    first = offset // dtype.base.itemsize
    kind, end, span = layout.fields[name].kind, first + prod(dtype.shape), layout.spans[name]
    return cached_property(lambda self: PlainArray(self.views[kind][first:end], dtype.shape, span, name))


def number_field(layout: RecordType, name: str, offset: int) -> property:
    field = layout.fields[name]
    kind, span = field.kind, field.span
    place = offset // np.dtype(kind).itemsize

    def read(self: PlainRecord) -> Any:
        return self.views[kind][place]

    def read_float32(self: PlainRecord) -> Any:
        return float32(self.views[kind][place])

    def write(self: PlainRecord, value: Any) -> None:
        if span is not None and value not in span:
            raise OverflowError(f"{name} cannot be {value}: it goes from {span[0]} to {span[-1]}")
        self.views[kind][place] = value

    return property(read_float32 if kind == "f4" else read, write)


# ------------------------------------------------------------------------------------------------------- from NumPy's


def plain(value: Any) -> Any:
    """An argument of a rule, as the language means it."""
    if isinstance(value, np.void):
        layout = layout_of(value)
        if layout is None:
            raise TypeError("A rule needs a record that was made by its RecordType.")
        return kind_of(layout)(memory_of(value))
    if isinstance(value, np.ndarray):
        if layout := layout_of(value):
            return PlainRecords(kind_of(layout), bytes_of(value))
        kind = value.dtype.str[1:]
        span = None if value.dtype.kind == "f" else span_of(kind)
        shape = value.shape
        return PlainArray(cast(bytes_of(value), kind), shape, span, "this array")
    return value.item() if isinstance(value, np.integer | np.floating | np.bool_) else value


def table(array: np.ndarray) -> PlainArray:
    """A table of NumPy's, of numbers of the language."""
    is_float = array.dtype.kind == "f"
    kind = array.dtype.str[1:] if is_float else narrowest(range(int(array.min()), int(array.max()) + 1))
    memory: Any = memoryview(array.astype(kind).tobytes())
    return PlainArray(cast(memory, kind), array.shape, None, "this table")


def span_of(kind: str) -> range:
    limits = np.iinfo(kind)
    span = range(int(limits.min), int(limits.max) + 1)
    assert narrowest(span) == kind
    return span


def bytes_of(array: np.ndarray) -> memoryview:
    if not array.flags.c_contiguous:
        raise ValueError("A rule needs an array that lies in one piece.")
    flat: Any = array.reshape(-1).view(np.uint8)
    return memoryview(flat)


def memory_of(record: Any) -> memoryview:
    """The memory of a record of NumPy's: the buffer that a record itself offers cannot be written to."""
    base = record.base
    if base is None:
        return memoryview(record).cast("B")
    start = address(record) - base.ctypes.data
    return bytes_of(base)[start : start + record.dtype.itemsize]


def address(record: Any) -> int:
    return int(np.frombuffer(record, np.uint8).ctypes.data)


# ----------------------------------------------------------------------------------------------------------- running


class PlainRules:
    """Rules as functions of Python that call each other directly, so that a debugger steps from one to the next."""

    def __init__(self, open_names: Mapping[str, Any]) -> None:
        self.open_names = open_names
        self.scopes: dict[tuple[int, bool], dict[str, Any]] = {}
        self.functions: dict[Source, FunctionType] = {}

    def function(self, source: Source) -> FunctionType:
        if source not in self.functions:
            scope = self.scope(source)
            self.functions[source] = FunctionType(source.function.__code__, scope, source.__name__)
        return self.functions[source]

    def scope(self, source: Source) -> dict[str, Any]:
        """The globals of a rule's module, with functions in place of rules."""
        key = (id(source.function.__globals__), source.is_loop)
        if key not in self.scopes:
            self.scopes[key] = {}
            names = source.names(dict(self.open_names))
            self.scopes[key].update({name: self.meaning(value) for name, value in names.items()})
        return self.scopes[key]

    def meaning(self, value: Any) -> Any:
        if isinstance(value, np.float32):
            return float32(float(value))
        if isinstance(value, np.integer | np.floating | np.bool_):
            return value.item()
        if isinstance(value, np.ndarray) and value.dtype.kind in "iubf" and value.size:
            return table(value)
        return self.function(value) if isinstance(value, Source) else value

    def entry(self, source: Source) -> Callable[..., Any]:
        """A rule that takes records and arrays of NumPy's."""
        function = self.function(source)
        return lambda *arguments: function(*map(plain, arguments))


class Halted(Exception):
    """A rule has come to where it was not to go on."""


class HaltingRules(PlainRules):
    """Rules that run until they would call one of these."""

    def __init__(self, open_names: Mapping[str, Any], halts: Collection[Source]) -> None:
        super().__init__(open_names)
        self.halts = halts

    def meaning(self, value: Any) -> Any:
        return halt if isinstance(value, Source) and value in self.halts else super().meaning(value)

    def run(self, source: Source, *arguments: Any) -> None:
        with suppress(Halted):
            self.entry(source)(*arguments)


def halt(*_: Any) -> None:
    raise Halted
