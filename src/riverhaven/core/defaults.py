"""What the core does for a game that does not do it itself: shows the record as it stands, tells a move by its name.

A game of rules alone can be played with this, in the terminal and in the browser. Whatever the game brings of its own
(`view`, `ask`, `tell`, `explain`, `moment`, `sources`, `text`, `picture`, `art`, `audit`) takes the place of what is
here; only a view of its own asks for a picture of its own.
"""

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element

import numpy as np
from msgspec import Struct
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.pretty import Pretty
from rich.table import Table

from riverhaven.core.moves import Move
from riverhaven.core.picture import HEIGHT, INK, WIDTH, Part, box, group, labelled, text
from riverhaven.core.record import SEAT, Field, RecordType
from riverhaven.core.state import HEADER
from riverhaven.core.story import player, winners
from riverhaven.core.view import Source, View, header
from riverhaven.core.words import Say

if TYPE_CHECKING:
    from riverhaven.core.game import Game

NO_PARTS = "no_parts"


def left_to_the_core(*_: Any) -> Any:
    """Stands for what a game does not bring, until what is here takes its place."""
    raise NotImplementedError


def no_parts() -> RecordType:
    """The parts of a game without parts.toml: a record of its own all the same, for it tells whose rules are meant."""
    return RecordType(Field(NO_PARTS, bool))


def is_left_to_the_core(given: object) -> bool:
    return given is left_to_the_core or isinstance(getattr(given, "__self__", None), Defaults)


class Piece(Struct, frozen=True):
    """One thing in a field: a card that is there, a number, the name of a value."""

    text: str
    count: int = 1
    target: str = ""  # the axis and label that it stands for in a move
    word: str = ""  # the message that names it, where the game has one


class Row(Struct, frozen=True):
    """What a field holds: of the table, or of one player."""

    field: str
    pieces: tuple[Piece, ...]


class Rows(View, frozen=True, kw_only=True):
    """A state as the core shows it: every field by name."""

    common: tuple[Row, ...]
    players: tuple[tuple[Row, ...], ...]


class Defaults:
    """What one game gets from the core."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def audit(self, c: np.record, s: np.record) -> str | None:
        """Every number is in its field's range."""
        wrong = self.game.state.wrong(s)
        if wrong is None:
            return None
        return f"the field {wrong.field} goes from {wrong.low} to {wrong.high}, and is {wrong.value}"

    # ------------------------------------------------------------------------------------------------------- the view

    def view(self, c: np.record, s: np.record, seat: int) -> Rows:
        own = [field for field in self.game.state.fields.values() if field not in HEADER and not self._is_option(field)]
        common = [field for field in own if SEAT not in field.by[:1]]
        each = [field for field in own if SEAT in field.by[:1]]
        return Rows(
            **header(self.game.phases, s, seat),
            common=tuple(Row(field.name, self._pieces(field, s[field.name], field.by)) for field in common),
            players=tuple(
                tuple(Row(field.name, self._pieces(field, s[field.name][other], field.by[1:])) for field in each)
                for other in range(s.seats)
            ),
        )

    def _is_option(self, field: Field) -> bool:
        return any(option.name == field.name for option in self.game.options)

    def _pieces(self, field: Field, values: Any, by: tuple[str, ...]) -> tuple[Piece, ...]:
        """The pieces in a field: all its numbers, or, where an axis says of what, those that are there."""
        numbers = np.asarray(values)
        if not by:
            return tuple(self._value(field, number) for number in numbers.flat)
        labels = product(*(self._labels(axis, length) for axis, length in zip(by, numbers.shape, strict=False)))
        cells = numbers.reshape(*numbers.shape[: len(by)], -1)
        found = zip(labels, cells.reshape(-1, cells.shape[-1]).tolist(), strict=True)
        return tuple(self._labelled(field, by, label, cell) for label, cell in found if any(cell))

    def _value(self, field: Field, number: Any) -> Piece:
        """A value by its name; where it is a seat, by the player's number."""
        if field.names:
            return Piece(field.names[number])
        for first in field.seats:
            if 0 <= int(number) - first < self.game.seats[-1]:
                return Piece(str(int(number) - first + 1))
        return Piece(str(number))

    def _labels(self, axis: str, length: int) -> tuple[str, ...]:
        return self.game.moves.axes.get(axis, tuple(map(str, range(1, length + 1))))[:length]

    def _labelled(self, field: Field, by: tuple[str, ...], labels: tuple[str, ...], cell: list[int]) -> Piece:
        """What is there of one label: how many, or, where the numbers mean something else, which."""
        target = " ".join(f"{axis}:{label}" for axis, label in zip(by, labels, strict=True) if axis != SEAT)
        if field.names or len(cell) > 1:
            return Piece(" ".join((*labels, *(self._value(field, number).text for number in cell))), 1, target)
        word = f"{by[0]}-{labels[0]}"
        return Piece(" ".join(labels), cell[0], target, word if len(by) == 1 and self.game.words.has(word) else "")

    # ------------------------------------------------------------------------------------------------------ the story

    def ask(self, view: View) -> Say:
        """`ask-PHASE`, with the names of those who are asked as $player."""
        return Say(f"ask-{view.phase}", player=[player(seat) for seat in view.waiting])

    def tell(self, before: View, after: View, seat: int, move: Move) -> list[Say]:
        """`log-MOVE`, with $player and every axis of the move; without that message, the name of the move."""
        labels = dict(zip(self.game.moves.blocks[move.block].axes, map(str, move.labels), strict=True))
        named = {axis: self._named(axis, label) for axis, label in labels.items()}
        own = f"log-{move.block}"
        if self.game.words.has(own):
            story = [Say(own, player=player(seat), **named)]
        elif named:
            what = Say(f"move-{move.block}")
            story = [Say("default-move", player=player(seat), move=what, labels=list(named.values()))]
        else:
            story = [Say("default-bare-move", player=player(seat), move=Say(f"move-{move.block}"))]
        if after.over:
            first = winners(after.places)
            story.append(Say("the-winner", count=len(first), players=first))
        return story

    def _named(self, axis: str, label: str) -> Say | str:
        word = f"{axis}-{label}"
        return Say(word) if self.game.words.has(word) else label

    def explain(self, view: View) -> list[list[Say]]:
        return [[Say("default-points", points=points)] for points in view.scores]

    def moment(self, view: View) -> tuple[Say, ...]:
        """`phase-PHASE`, where the game has that message."""
        own = f"phase-{view.phase}"
        return (Say(own),) if self.game.words.has(own) else ()

    def sources(self, view: View) -> tuple[Source, ...]:
        return (Source(Say("default-source"), view.scores, (0,) * len(view.scores)),)

    # ------------------------------------------------------------------------------------------------- the two tables

    def text(self, view: View, say: Callable[[Say | str], str]) -> RenderableType:
        """A panel for the table, and one for every player; a view of the game's own, as it stands."""
        if not isinstance(view, Rows):
            return Pretty(view)

        def panel(title: str, rows: tuple[Row, ...]) -> Panel:
            grid = Table.grid(padding=(0, 2))
            for row in rows:
                pieces = (f"{say(piece.word) if piece.word else piece.text}{times(piece)}" for piece in row.pieces)
                grid.add_row(say(self._title(row.field)), "  ".join(pieces))
            return Panel(grid, title=title, expand=False)

        mats = [panel(f"{say(player(i))}: {view.scores[i]}", rows) for i, rows in enumerate(view.players)]
        return Columns([panel(say("default-table"), view.common), *mats])

    def _title(self, field: str) -> Say:
        own = f"field-{field}"
        return Say(own) if self.game.words.has(own) else Say("default-field", name=field.replace("_", " ").capitalize())

    def picture(self, view: Rows) -> list[Part]:
        """The table above, the viewer's own things below, the others' at the right."""
        me = view.seat
        others = [seat for seat in range(len(view.players)) if seat != me]
        right = WIDTH * 0.4 if others else 0.0
        below = HEIGHT * 0.5 if me is not None else 0.0
        width, height = WIDTH - right, HEIGHT - below
        parts = [self._part("table", "board", "default-table", {}, view.common, 0, 0, width, height)]
        if me is not None:
            parts.append(self._mat(view, me, "mine", 0, height, width, below))
        for i, seat in enumerate(others):
            high = HEIGHT / len(others)
            parts.append(self._mat(view, seat, "others", width, i * high, right, high))
        return parts

    def _mat(self, view: Rows, seat: int, group: str, x: float, y: float, width: float, height: float) -> Part:
        about = {"player": player(seat), "points": view.scores[seat]}
        return self._part(f"mat-{seat}", group, "default-mat", about, view.players[seat], x, y, width, height)

    def _part(
        self,
        id: str,
        group: str,
        message: str,
        about: dict[str, Any],
        rows: tuple[Row, ...],
        x: float,
        y: float,
        width: float,
        height: float,
    ) -> Part:
        width, height = width - 2 * MARGIN, height - 2 * MARGIN
        title = Say(f"{message}-part", **about)
        body, size = self._drawn(id, Say(message, **about), title, rows, width / height)
        return Part(id, group, title, x + MARGIN, y + MARGIN, width, height, body, size)

    def _drawn(
        self, id: str, title: Say, name: Say, rows: tuple[Row, ...], shape: float
    ) -> tuple[Element, tuple[float, float]]:
        """The rows one below the other, on a sheet with the proportions of the part."""
        columns = columns_for([len(row.pieces) for row in rows], shape)
        heights = [LINE * max(1, -(-len(row.pieces) // columns)) for row in rows]
        width = max(NAMES + columns * CELL, shape * (HEAD + sum(heights)))
        high = max(HEAD + sum(heights), width / shape)
        body = Element("g")
        labelled(box(body, 0, 0, width, high, PAPER, rx="12"), name).set("class", "paper")
        heading(body, 30, 22, title)
        y = HEAD
        for row, height in zip(rows, heights, strict=True):
            heading(body, y + 26, 17, self._title(row.field))
            for i, piece in enumerate(row.pieces):
                where = NAMES + i % columns * CELL, y + i // columns * LINE
                draw_piece(body, f"{id}-{row.field}-{i if not piece.target else slug(piece.target)}", piece, *where)
            y += height
        return body, (width, high)

    def art(self) -> str:
        return ""


# ---------------------------------------------------------------------------------------------------------------- tools

MARGIN, HEAD, LINE, CELL, NAMES = 8.0, 46.0, 44.0, 72.0, 160.0
PAPER, CARD = "#f3ead7", "#fffaf0"


def times(piece: Piece) -> str:
    return "" if piece.count == 1 else f" ×{piece.count}"  # noqa: RUF001 - it is a times sign


def columns_for(counts: list[int], shape: float) -> int:
    """How many pieces to put side by side, so that all rows together fill a sheet of this shape."""
    columns = 1
    while columns < max(counts, default=1):
        high = HEAD + LINE * sum(max(1, -(-count // columns)) for count in counts)
        if NAMES + columns * CELL >= shape * high:
            break
        columns += 1
    return columns


def heading(body: Element, y: float, size: float, words: Say) -> None:
    element = labelled(text(body, 16, y, size, ""), words)
    element.attrib |= {"text-anchor": "start", "class": "ink"}


def slug(target: str) -> str:
    return target.replace(":", "-").replace(" ", "-")


def draw_piece(body: Element, id: str, piece: Piece, x: float, y: float) -> None:
    element = group(body, x, y, id=id, target=piece.target)
    name = Say("default-piece", name=Say(piece.word) if piece.word else piece.text, count=piece.count)
    if piece.target:
        box(element, 1, 2, CELL - 6, LINE - 4, CARD, rx="6", stroke=INK, stroke_width="1")
        labelled(element, Say("default-piece-label", **name.variables))
    shown = piece.text + times(piece)
    words = labelled(text(element, CELL / 2, 28, min(18, 110 / max(1, len(shown))), shown), name)
    if not piece.target:
        words.set("class", "ink")  # it stands on the paper, which is dark at night
