"""The move space of a game: named blocks <-> integer ids <-> text.

>>> space = MoveSpace(Block("place", space=("a1", "a2"), turn=("r0", "r1")), Block("pass"))
>>> space.size, space.start("pass")
(5, 4)
>>> space.text(2), space.id("place a2 r0")
('place a2 r0', 2)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product


class Block:
    """A family of moves: a name, and axes with a label for each value. No label holds a blank."""

    def __init__(self, name: str, **axes: tuple[str, ...]) -> None:
        self.name = name
        self.axes = axes

    def __repr__(self) -> str:
        return f"{self.name}[{', '.join(self.axes)}]" if self.axes else self.name

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return tuple(" ".join((self.name, *labels)) for labels in product(*self.axes.values()))


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
        self.texts = tuple(text for block in blocks for text in block.texts)
        self.ids = {text: i for i, text in enumerate(self.texts)}
        if len(self.ids) != len(self.texts):
            raise ValueError("Two moves of this space have the same text.")

    @property
    def size(self) -> int:
        return len(self.texts)

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
