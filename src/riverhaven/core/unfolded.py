"""Features for a game that counts none: all that a seat may know, field by field, as numbers that a net can take.

They are made by a rule that is written here from the fields that the game declares, with the seats in turn order from
the seat's own. The first thing it does is to redact: what a seat may not know is gone before anything is counted.

>>> import riverhaven as rh
>>> game = rh.game("newhaven")
>>> plan = columns(game.state.fields.values(), len(game.phases), seats=2)
>>> print(text_of(plan[-2:], longest=5000))
def features(c, s, seat, out):
    redact(c, s, seat)
    at = 0
    for i0 in range(s.seats):
        for i1 in range(4):
            at = a_number(out, at, s.built[(seat + i0) % s.seats, i1], 0.03333333333333333)
    for i0 in range(7):
        at = each_value(out, at, counted_from(s.charter[i0], 1, seat, s.seats), 0, 5)
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from riverhaven.core.dice import DICE
from riverhaven.core.features import MOST_FEATURES
from riverhaven.core.gear import Written, rule
from riverhaven.core.record import SEAT, Field

if TYPE_CHECKING:
    from riverhaven.core.game import Game

# These say nothing about a match that is still going on.
SILENT = {*(field.name for field in DICE), "seats", "over", "place"}
USUAL = 50  # what is counted seldom comes to more, however wide its field
FEW = 16  # values: then each may mean something else
COUNTABLE = 1 << 15  # beyond that a field holds no count


class Column(NamedTuple):
    """A field, and whether each value of it gets a number of its own: 1 where it is that value, else 0."""

    field: Field
    values: int = 0  # as many; 0: the value itself is the number

    def size(self, seats: int) -> int:
        return prod(lengths(self.field, seats)) * max(1, self.values, bits(self.field, seats))


def lengths(field: Field, seats: int) -> tuple[int, ...]:
    """The shape of a field in a match of so many."""
    return tuple(seats if axis == SEAT else length for axis, length in axes(field))


def axes(field: Field) -> Iterator[tuple[str, int]]:
    return zip((*field.by, *("" for _ in field.shape[len(field.by) :])), field.shape, strict=True)


def bits(field: Field, seats: int) -> int:
    return seats if field.bits == SEAT else field.bit_count if field.bits else 0


def columns(fields: Iterable[Field], phases: int, seats: int) -> list[Column]:
    """What is counted, so that it is not too much for a net. Fields that name their values, or whose values are seats,
    are unfolded, the small ones first; and where it is too much without that, the large ones are left out."""
    found = [Column(field) for field in fields if field.name not in SILENT]
    while sum(column.size(seats) for column in found) > MOST_FEATURES:
        found.remove(max(found, key=lambda column: column.size(seats)))
    left = MOST_FEATURES - sum(column.size(seats) for column in found)
    for column in sorted(found, key=lambda column: unfolded(column, phases).size(seats)):
        whole = unfolded(column, phases)
        left -= (more := whole.size(seats) - column.size(seats))
        if left < 0:
            left += more
        else:
            found[found.index(column)] = whole
    return found


def unfolded(column: Column, phases: int) -> Column:
    field = column.field
    if field.name == "phase":
        return Column(field, phases)
    values = len(field.span or ())
    return Column(field, values) if field.names or field.seats or (2 < values <= FEW and not field.bits) else column


# ------------------------------------------------------------------------------------------------------------ the rule


def features_of(game: "Game", plan: Sequence[Column]) -> Written:
    names = {"redact": game.rules.sources["redact"]}
    names |= {one.__name__: one for one in (a_number, as_it_is, each_value, each_bit, each_seat, counted_from)}
    return Written(text_of(plan, game.longest), names, sys.modules[__name__])


def text_of(plan: Iterable[Column], longest: int) -> str:
    lines = ["def features(c, s, seat, out):", "    redact(c, s, seat)", "    at = 0"]
    for column in plan:
        indices = []
        for i, (axis, length) in enumerate(axes(column.field)):
            lines.append(f"{'    ' * (i + 1)}for i{i} in range({'s.seats' if axis == SEAT else length}):")
            indices.append(f"(seat + i{i}) % s.seats" if axis == SEAT else f"i{i}")
        value = f"s.{column.field.name}" + (f"[{', '.join(indices)}]" if indices else "")
        lines.append(f"{'    ' * (len(indices) + 1)}at = {counted(column, value, longest)}")
    return "\n".join(lines)


def counted(column: Column, value: str, longest: int) -> str:
    """The call that writes one value down."""
    field, values = column
    if field.bits == SEAT:
        return f"each_seat(out, at, {value}, seat, s.seats)"
    if field.bits:
        return f"each_bit(out, at, {value}, {field.bit_count})"
    if field.span is None:
        return f"as_it_is(out, at, {value})"
    for first in field.seats:
        value = f"counted_from({value}, {first}, seat, s.seats)"
    if values:
        return f"each_value(out, at, {value}, {field.span[0]}, {values})"
    return f"a_number(out, at, {value}, {1 / unit(field, longest)})"


def unit(field: Field, longest: int) -> int:
    """What counts as 1, so that numbers are neither huge nor tiny."""
    if field.name == "ply":
        return longest
    assert field.span is not None
    most = max(abs(field.span[0]), abs(field.span[-1]), 1)
    return min(most, USUAL) if most <= COUNTABLE else most


@rule
def a_number(out, at, value, scale):  # type: ignore[no-untyped-def]
    out[at] = value * scale
    return at + 1


@rule
def as_it_is(out, at, value):  # type: ignore[no-untyped-def]
    out[at] = value
    return at + 1


@rule
def each_value(out, at, value, low, count):  # type: ignore[no-untyped-def]
    for i in range(count):
        out[at + i] = value == low + i
    return at + count


@rule
def each_bit(out, at, value, count):  # type: ignore[no-untyped-def]
    for i in range(count):
        out[at + i] = value >> i & 1
    return at + count


@rule
def each_seat(out, at, value, seat, seats):  # type: ignore[no-untyped-def]
    for i in range(seats):
        out[at + i] = value >> (seat + i) % seats & 1
    return at + seats


@rule
def counted_from(value, first, seat, seats):  # type: ignore[no-untyped-def]
    """A value that may be a seat, from `first` on: the seats are counted from `seat`."""
    if first <= value < first + seats:
        return first + (value - first - seat) % seats
    return value


# --------------------------------------------------------------------------------------------------------------- names


def names_of(game: "Game", plan: Sequence[Column], seats: int) -> tuple[str, ...]:
    """What the numbers are called in a match of so many: `hand o3 of other 1`."""
    return tuple(name for column in plan for name in names_in(game, column, seats))


def names_in(game: "Game", column: Column, seats: int) -> Iterator[str]:
    field = column.field
    rows = [range(length) for length in lengths(field, seats)]
    for place in product(*rows):
        where = [label(game, axis, i) for (axis, _), i in zip(axes(field), place, strict=True)]
        for value in values_in(game, column, seats):
            words = [field.name.replace("_", "-"), *(word for word, owner in where if not owner), *value]
            yield " ".join((*words, *(f"of {word}" for word, owner in where if owner)))


def label(game: "Game", axis: str, i: int) -> tuple[str, bool]:
    """What stands at a place of an axis, and whether that is a seat."""
    if axis == SEAT:
        return seat_called(i), True
    known = game.moves.axes.get(axis)
    return known[i] if known else str(i + 1), False


def seat_called(i: int) -> str:
    return f"other {i}" if i else "me"


def values_in(game: "Game", column: Column, seats: int) -> Iterator[list[str]]:
    """What each number says of a value; nothing, where there is but one."""
    field, count = column
    if field.bits:
        for i in range(bits(field, seats)):
            yield ["is", label(game, field.bits, i)[0]] if field.bits == SEAT else [label(game, field.bits, i)[0]]
    elif not count:
        yield []
    else:
        for value in (field.span or range(0))[:count]:
            yield ["is", value_called(game, field, value)]


def value_called(game: "Game", field: Field, value: int) -> str:
    if field.name == "phase":
        return game.phases[value]
    if field.names:
        return field.names[value]  # where it names a seat, 0 is me
    if len(field.seats) == 1 and 0 <= value - field.seats[0] < game.seats[-1]:
        return seat_called(value - field.seats[0])
    return str(value)
