"""Records: fixed in size, numbers only, every field with the values it may have.

>>> LAMP = RecordType(Field("lit", bool), Field("colour", ("red", "green")), Field("burnt", range(-1, 1000), 2))
>>> lamp = LAMP.blank()
>>> lamp.burnt[1] = 1000
>>> LAMP.wrong(lamp)
Wrong(field='burnt', value=1000, low=-1, high=999)
"""

import copyreg
from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

import numpy as np

Values = range | Sequence[str] | type
SEAT = "seat"  # the axis of a field that has a row for each player


class Field:
    """A field: its name, the values that a number in it may have, and its shape.

    Values are a range of integers, names counted from 0, `bool`, `float` or `np.float32`. The width follows from them.
    `by` names what the dimensions stand for, `seat` or an axis of the moves, as in `Field("hand", bool, 4, 52,
    by=("seat", "card"))`: the core shows such a field card by card, at the place of each player. Where a number is a
    set, `bits` names what each bit stands for, likewise. Where some of the values are seats, `seats` tells which value
    is seat 0, as in `Field("owner", range(5), seats=(1,))`: 0 is nobody, then the four seats. `labels` names the
    places in it, row by row, where no axis does. `about` says what the field means: all of it is what those who learn
    from records go by (`schema.py`), and those who set up a position.
    """

    def __init__(
        self,
        name: str,
        values: Values,
        *shape: int,
        by: tuple[str, ...] = (),
        bits: str | None = None,
        seats: tuple[int, ...] = (),
        labels: Sequence[str] = (),
        about: str = "",
    ) -> None:
        self.name, self.shape, self.by, self.bits, self.seats, self.about = name, shape, by, bits, seats, about
        self.labels = tuple(labels)
        self.names = None if isinstance(values, range | type) else tuple(values)
        self.span: range | None
        if isinstance(values, type):
            self.span = range(2) if values is bool else None
            self.kind = "i1" if values is bool else np.dtype(values).str[1:]
        else:
            self.span = range(len(values)) if self.names else values  # type: ignore[assignment]
            assert self.span is not None
            self.kind = narrowest(self.span)

    @property
    def bit_count(self) -> int:
        """How many bits a number of this field has."""
        return 0 if self.span is None else (self.span.stop - 1).bit_length()


def narrowest(span: range) -> str:
    """The narrowest integers that hold all of a range."""
    for kind in ("i1", "i2", "i4", "i8"):
        if np.iinfo(kind).min <= span.start and span.stop - 1 <= np.iinfo(kind).max and span.step == 1:
            return kind
    raise ValueError(f"{span!r} is no range of 64-bit integers, one after another.")


def without_holes(fields: Sequence[Field]) -> np.dtype:
    """The widest fields come first, so that there are no gaps between fields, whose bytes would belong to none."""
    in_memory = sorted(fields, key=lambda field: -np.dtype(field.kind).itemsize)
    return np.dtype([(field.name, field.kind, field.shape) for field in in_memory], align=True)


class RecordClass(type):
    """The class of the scalars of one layout. In other processes they are NumPy's plain records."""


def plain_record() -> type[np.record]:
    return np.record


copyreg.pickle(RecordClass, lambda _: (plain_record, ()))  # type: ignore[arg-type, return-value]


def with_attributes(layout: np.dtype) -> np.dtype:
    """The layout with its fields as attributes. NumPy's own records look each one up in Python: four times slower."""
    quick = {name: getattr(np.void, name) for name in ("__getattribute__", "__getitem__")}
    quick["__setattr__"] = np.void.__setitem__
    fields = {name: property(itemgetter(name)) for name in layout.names or ()}
    return np.dtype((RecordClass("Record", (np.record,), quick | fields), layout))


class Wrong(NamedTuple):
    """A number outside of its field's range."""

    field: str
    value: int
    low: int
    high: int


class RecordType:
    """The layout of a record. `dtype` is what NumPy makes of it; its scalars have the fields as attributes."""

    def __init__(self, *fields: Field) -> None:
        self.fields = {field.name: field for field in fields}
        twice = {field.name for field in fields if sum(f.name == field.name for f in fields) > 1}
        # NumPy's records hide a field that shares its name with one of their methods.
        clash = sorted(twice | self.fields.keys() & set(dir(np.record)))
        if clash:
            raise ValueError(f"A field cannot be called so, twice or like an attribute of NumPy's: {', '.join(clash)}.")
        self.dtype = with_attributes(without_holes(fields))
        self.spans = {field.name: field.span for field in fields}
        LAYOUTS[id(self.dtype)] = self

    def blank(self) -> np.record:
        """A record of zeros with memory of its own."""
        return self.read(bytearray(self.dtype.itemsize))

    def read(self, memory: bytes | bytearray) -> np.record:
        """The record that lies in `memory`: it can be changed where the memory can."""
        return _read(memory, self.dtype)

    def wrong(self, record: np.record) -> Wrong | None:
        """The first number that is outside of its field's range."""
        for name, span in self.spans.items():
            if span is not None:
                numbers = np.atleast_1d(record[name])
                outside = (numbers < span.start) | (numbers > span.stop - 1)
                if outside.any():
                    return Wrong(name, int(numbers[outside][0]), span.start, span.stop - 1)
        return None


# Of every dtype that is a record's. They are told apart by identity, which every operation of NumPy's keeps: as values,
# two dtypes are equal when names and widths are, whatever the numbers in them may be.
LAYOUTS: dict[int, RecordType] = {}


def layout_of(values: np.void | np.ndarray) -> RecordType | None:
    """The layout of a record, or of an array of records; None: of something else."""
    return LAYOUTS.get(id(values.dtype))


def copy_of(record: np.record) -> np.record:
    """A copy of a record with memory of its own."""
    return _read(bytearray(record.tobytes()), record.dtype)


def frozen(record: np.record) -> np.record:
    """A copy of a record that nobody can change."""
    return _read(record.tobytes(), record.dtype)


def put_back(record: np.record, memory: bytes) -> None:
    """Overwrite a record with the bytes of an earlier one."""
    record.setfield(_read(memory, record.dtype), record.dtype)


def _read(memory: bytes | bytearray, dtype: np.dtype) -> np.record:
    record: np.record = np.frombuffer(memory, dtype)[0]
    return record
