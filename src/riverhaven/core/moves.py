"""The move space of a game: named blocks <-> integer ids <-> text.

>>> space = MoveSpace(Block("place", space=("a1", "a2"), turn=("r0", "r1")), Block("pass"))
>>> space.size, space.start("pass")
(5, 4)
>>> space.text(2), space.id("place a2 r0")
('place a2 r0', 2)

Rules know a move by its block and by an index on each axis:

>>> place = space.blocks["place"]
>>> place.pack(1, 0), place.unpack(2), place.holds(4)
(2, (1, 0), False)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import product
from math import prod
from typing import Self

import numpy as np

ID = "i4"  # the numbers that a list of moves is made of


class Block:
    """A family of moves: a name, and axes with a label for each value. No label holds a blank.

    `pack`, `unpack` and `holds` belong to the rules language, too: there they become plain arithmetic.
    """

    first = 0  # the id of its first move, once it lies in a space

    def __init__(self, name: str, **axes: tuple[str, ...]) -> None:
        self.name = name
        self.axes = axes
        for word in (name, *(label for labels in axes.values() for label in labels)):
            if not word or word != word.lower() or len(word.split()) != 1:
                raise ValueError(f"In a move everything is written small and without a blank, unlike {word!r}.")
        empty = [axis for axis, labels in axes.items() if not labels]
        if empty:
            raise ValueError(f"The axis {empty[0]!r} of the moves {name!r} has no label.")

    def __repr__(self) -> str:
        return f"{self.name}[{', '.join(self.axes)}]" if self.axes else self.name

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return tuple(" ".join((self.name, *labels)) for labels in product(*self.axes.values()))

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        return tuple(map(len, self.axes.values()))

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """How far apart two moves are that differ by one on an axis."""
        return tuple(prod(self.lengths[i + 1 :]) for i in range(len(self.lengths)))

    @property
    def end(self) -> int:
        """The id after its last move."""
        return self.first + prod(self.lengths)

    def pack(self, *indices: int) -> int:
        """The move with these indices, one for each axis."""
        for index, axis, length in zip(indices, self.axes, self.lengths, strict=True):
            if not 0 <= index < length:
                raise IndexError(f"{self}: the index {index} on {axis} is not in 0 to {length - 1}")
        return self.first + sum(index * step for index, step in zip(indices, self.steps, strict=True))

    def unpack(self, move: int) -> int | tuple[int, ...]:
        """The indices of a move of this block; if there is but one axis, the index."""
        found = self.indices(move)
        return found[0] if len(found) == 1 else found

    def indices(self, move: int) -> tuple[int, ...]:
        """The same, always as a tuple: for those who are no rules."""
        if not self.holds(move):
            raise OverflowError(f"{move} is no move of {self}")
        rest = move - self.first
        return tuple(rest // step % length for step, length in zip(self.steps, self.lengths, strict=True))

    def holds(self, move: int) -> bool:
        """Whether this is one of its moves."""
        return self.first <= move < self.end


@dataclass(frozen=True)
class Move:
    """One move. `str(move)` is its text, which is what logs, saves and people use.

    >>> move = MoveSpace(Block("place", space=("a1", "a2"))).move(1)
    >>> str(move), move.block, move.labels, move.id
    ('place a2', 'place', ('a2',), 1)
    """

    id: int
    text: str

    @property
    def block(self) -> str:
        return self.text.split(" ", 1)[0]

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(self.text.split(" ")[1:])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class MoveSpace:
    """All moves of a game, in order: the blocks one after another, the last axis fastest."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = {block.name: block for block in blocks}
        if len(self.blocks) != len(blocks):
            raise ValueError("Two kinds of moves of this space have the same name.")
        self.texts = tuple(text for block in blocks for text in block.texts)
        self.ids = {text: i for i, text in enumerate(self.texts)}
        if len(self.ids) != len(self.texts):
            raise ValueError("Two moves of this space have the same text.")
        for block in blocks:
            if block.first not in (0, self.start(block.name)):
                raise ValueError(f"The moves {block.name!r} lie in another space already: make a block for each space.")
            block.first = self.start(block.name)

    @cached_property
    def axes(self) -> dict[str, tuple[str, ...]]:
        """Every axis with its labels, those of all blocks that have it."""
        found: dict[str, dict[str, None]] = {}
        for block in self.blocks.values():
            for axis, labels in block.axes.items():
                found.setdefault(axis, {}).update(dict.fromkeys(labels))
        return {axis: tuple(labels) for axis, labels in found.items()}

    @property
    def size(self) -> int:
        return len(self.texts)

    def room(self) -> np.ndarray:
        """Room for the ids of all moves: what `legal` writes to."""
        return np.empty(self.size, ID)

    def start(self, block: str) -> int:
        """The id of the first move of `block`."""
        return self.ids[self.blocks[block].texts[0]]

    def id(self, text: str) -> int:
        """The id of a move's text; KeyError where there is none. Case and repeated blanks do not matter."""
        return self.ids[" ".join(text.lower().split())]

    def text(self, id: int) -> str:
        return self.texts[id]

    def move(self, id: int) -> Move:
        return Move(int(id), self.texts[id])

    def __iter__(self) -> Iterator[Move]:
        return (Move(i, text) for i, text in enumerate(self.texts))


# ----------------------------------------------------------------------------------------------------- phases, reasons


class Named(IntEnum):
    """Numbers from 0 on that have names: declared once, a rule says `Reason.TOO_DEAR`, and words say "too-dear".

    >>> from enum import auto
    >>> class Reason(Named):
    ...     OK = auto()
    ...     TOO_DEAR = auto()
    >>> Reason.TOO_DEAR + 0, Reason.names()
    (1, ('ok', 'too-dear'))
    """

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[object]) -> int:
        return count

    @classmethod
    def names(cls) -> tuple[str, ...]:
        return tuple(member.name.lower().replace("_", "-") for member in cls)


class Phases(Named):
    """What kind of decision is owed: each phase with the kinds of moves that answer it.

    >>> space = MoveSpace(bid := Block("bid", points=("1", "2")), leave := Block("pass"), play := Block("play"))
    >>> class Phase(Phases):
    ...     BID = bid, leave
    ...     PLAY = play, leave
    >>> Phase.PLAY.blocks, Phase.answers(space)
    ((play, pass), (1, 1, 3, 2))
    """

    blocks: tuple[Block, ...]

    def __new__(cls, *blocks: Block) -> Self:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.blocks = blocks
        return member

    @classmethod
    def answers(cls, space: MoveSpace) -> tuple[int, ...]:
        """For each move a bit for every phase that it answers."""
        return tuple(
            sum(1 << phase for phase in cls if block in phase.blocks)
            for block in space.blocks.values()
            for _ in block.texts
        )
