"""Schemas: what those who learn from a game are given, number by number.

An observation is what a seat may know, field by field, with the seats in turn order from the observer's: seat 0 is
always the one who looks. It is made from the fields that a game declares, and so is this description of it.

>>> import riverhaven as rh
>>> schema = rh.game("newhaven").schema(seats=3)
>>> schema["active"].about, schema["active"].seats, schema["hand_count"].shape
('whose turn it is', (0,), (3,))
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from math import prod
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from riverhaven.core.dice import DICE
from riverhaven.core.record import SEAT, Field, narrowest

if TYPE_CHECKING:
    from riverhaven.core.game import Game

Array = np.ndarray  # on a GPU one of CuPy's, which is used alike: both speak DLPack
Observation = dict[str, Array]


class Observed(NamedTuple):
    """One field of an observation."""

    name: str
    about: str
    shape: tuple[int, ...]
    axes: tuple[str, ...]  # what each dimension stands for: `seat`, an axis of the moves, or "" for neither
    low: int
    high: int
    names: tuple[str, ...] | None  # of the categories: names[number]
    seats: tuple[int, ...] = ()  # where values are seats: those that stand for the observer

    @property
    def dtype(self) -> np.dtype:
        return np.dtype(narrowest(range(self.low, self.high + 1)))


class Schema(Mapping[str, Observed]):
    """All fields of an observation, by name, in a match of so many seats. `print` shows them as a table."""

    def __init__(self, game: "Game", seats: int) -> None:
        game.check_seats(seats)
        self.game, self.seats = game, seats
        hidden = {field.name for field in DICE}
        self.declared = [field for field in game.state.fields.values() if field.name not in hidden]

    @cached_property
    def fields(self) -> dict[str, Observed]:
        return {field.name: self._observed(field) for field in self.declared}

    def __getitem__(self, name: str) -> Observed:
        return self.fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.fields)

    def __len__(self) -> int:
        return len(self.fields)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(prod(field.shape) for field in self.values())

    def __str__(self) -> str:
        lines = [
            f"{field.name:20} {' x '.join(map(str, field.shape)):>12}  {field.low} to {field.high}: {field.about}"
            for field in self.values()
        ]
        return "\n".join(lines)

    def _observed(self, field: Field) -> Observed:
        axes = (*field.by, *("" for _ in field.shape[len(field.by) :]))
        lengths = field.shape
        low, high = (field.span[0], field.span[-1]) if field.span else (0, 0)
        if field.bits:
            axes, lengths, low, high = (*axes, field.bits), (*lengths, field.bit_count), 0, 1
        shape = tuple(self.seats if axis == SEAT else length for axis, length in zip(axes, lengths, strict=True))
        names = field.names or (self.game.phases if field.name == "phase" else None)
        return Observed(field.name, self._about(field), shape, axes, low, high, names, field.seats)

    def _about(self, field: Field) -> str:
        if field.about:
            return field.about
        option = f"option-{field.name}"
        spoken = self.game.words.say("en", option) if self.game.words.has(option) else field.name.replace("_", " ")
        return f"option: {spoken}" if any(o.name == field.name for o in self.game.options) else spoken

    # ------------------------------------------------------------------------------------------------- observations

    @cached_property
    def layout(self) -> np.dtype:
        """How an observation lies in memory, before sets are unfolded."""
        kept = [(field.name, field.kind, self._rows(field)) for field in self.declared]
        return np.dtype(sorted(kept, key=lambda field: -np.dtype(field[1]).itemsize), align=True)

    def _rows(self, field: Field) -> tuple[int, ...]:
        """The shape of a field, with rows for those alone who play."""
        by = (*field.by, *field.shape)
        return tuple(self.seats if what == SEAT else length for what, length in zip(by, field.shape, strict=False))

    @cached_property
    def origins(self) -> np.ndarray:
        """For each seat that may look, where in a state every byte of its observation comes from."""
        return np.array([self._origins(seat) for seat in range(self.seats)])

    def _origins(self, seat: int) -> np.ndarray:
        found = np.zeros(self.layout.itemsize, np.int64)
        state = self.game.state.dtype.fields
        assert state is not None
        for name, (kept, start, *_) in (self.layout.fields or {}).items():
            stored, offset, *_ = state[name]
            bytes_of = offset + np.arange(stored.itemsize).reshape(*stored.shape, -1)
            for axis, what in enumerate(self.game.state.fields[name].by):
                if what == SEAT:
                    bytes_of = bytes_of.take([(seat + i) % self.seats for i in range(self.seats)], axis)
            found[start : start + kept.itemsize] = bytes_of.ravel()
        return found

    @cached_property
    def turned(self) -> dict[str, np.ndarray]:
        """Of each field whose values are seats: what a value is called by the seat that looks, a row for each."""
        return {field.name: self._turned(field) for field in self.declared if field.seats}

    def _turned(self, field: Field) -> np.ndarray:
        assert field.span is not None
        found = np.tile(np.array(field.span, field.kind), (self.seats, 1))
        for first in field.seats:
            at = np.arange(self.seats) + first - field.span.start
            for own in range(self.seats):
                found[own, at] = first + (np.arange(self.seats) - own) % self.seats
        return found

    def observe(self, known: Array, own: Array, arrays: ModuleType = np) -> Observation:
        """Observations of many states at once: what is `known`, as bytes, one record a row, and whose `own` it is.
        `arrays` is the library that they belong to."""
        origins = arrays.asarray(self.origins)
        found = arrays.empty((len(known), self.layout.itemsize), "i1")
        for seat in {*own.tolist()}:
            found[own == seat] = known[own == seat].take(origins[seat], axis=1)
        seen = fields_of(found, self.layout)
        return {field.name: self._seen(field, seen[field.name], own, arrays) for field in self.declared}

    def _seen(self, field: Field, numbers: Array, own: Array, arrays: ModuleType) -> Array:
        if field.seats:
            assert field.span is not None
            found: Array = arrays.asarray(self.turned[field.name])[_beside(own, numbers), numbers - field.span.start]
            return found
        if field.bits == SEAT:
            bits = (_beside(own, numbers)[..., None] + arrays.arange(self.seats)) % self.seats
        elif field.bits:
            bits = arrays.arange(field.bit_count)
        else:
            return numbers
        each: Array = (numbers[..., None] >> bits.astype(numbers.dtype) & 1).astype("i1")
        return each


def _beside(own: Array, numbers: Array) -> Array:
    """One number for each match, in as many dimensions as the numbers have."""
    return own.reshape(-1, *(1 for _ in numbers.shape[1:]))


def fields_of(memory: Array, layout: np.dtype) -> dict[str, Array]:
    """The fields of records that are given as bytes, one record a row: arrays without a copy."""
    if isinstance(memory, np.ndarray) and memory.flags.c_contiguous and len(memory):
        records = memory.view(layout)[:, 0]
        return {name: records[name] for name in layout.names or ()}
    found = {}
    for name, (dtype, offset, *_) in (layout.fields or {}).items():
        cells = memory[:, offset : offset + dtype.itemsize].view(dtype.base)
        found[name] = cells.reshape(len(memory), *dtype.shape)
    return found


def flat(observation: Mapping[str, np.ndarray]) -> np.ndarray:
    """All numbers of an observation in one row, field after field, as 32-bit floats."""
    return np.concatenate([numbers.ravel() for numbers in observation.values()], dtype=np.float32)
