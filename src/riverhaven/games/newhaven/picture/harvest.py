"""The harvest of the last tile: the chains that it joined, lit up and counted on the board."""

from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, group, labelled, once, path, text, use
from riverhaven.core.words import Say
from riverhaven.games.newhaven.art.pieces import COLOURS
from riverhaven.games.newhaven.view import Space

Square = tuple[int, int]  # row and column among the quarters of all tiles
ORDER = ((0, 0), (0, 1), (1, 1), (1, 0))  # the quarters of a tile, clockwise from the top left


Board = tuple[tuple[Space, ...], ...]


@once
def harvest(body: Element, board: Board, amounts: dict[str, int], active: int, left: float, top: float) -> None:
    """All chains, over the board whose spaces of 80 units begin at (left, top)."""
    # The light takes no clicks: what can be chosen lies below.
    light = group(body, left, top, id="harvest")
    light.set("pointer-events", "none")
    squares = _squares(board, gathered_only=True)
    gathered = Counter(squares.values())
    # A shipment that has been turned over at the end of the turn takes its chain with it.
    chains = [c for c in _chains(squares) if gathered[squares[c[0]]] == amounts[squares[c[0]]]]
    for chain in chains:
        _glow(light, chain, squares[chain[0]])
    for spaces in board:
        for space in spaces:
            if space.kind == "shipment":
                _crate(light, active, space)
    for i, chain in enumerate(chains):
        _count(light, f"chain-{i}", chain, squares[chain[0]])


def _squares(board: Board, gathered_only: bool) -> dict[Square, str]:
    """The squares of all tiles, or of the harvest alone, with their colours."""
    return {
        (2 * row + down, 2 * column + across): colour
        for row, spaces in enumerate(board)
        for column, space in enumerate(spaces)
        for (down, across), colour, lit in zip(ORDER, space.quarters, space.gathered, strict=False)
        if lit or not gathered_only
    }


Chains = tuple[tuple[str, int], ...]  # colours, and how many squares hang together


def joined_squares(board: Board) -> dict[tuple[int, int], Chains]:
    """For the row and column of every tile, the chains that its squares belong to."""
    squares = _squares(board, gathered_only=False)
    found: dict[tuple[int, int], Chains] = {}
    for chain in sorted(_chains(squares), key=lambda chain: (-len(chain), chain)):
        for space in sorted({(row // 2, column // 2) for row, column in chain}):
            found[space] = (*found.get(space, ()), (squares[chain[0]], len(chain)))
    return found


def _chains(squares: dict[Square, str]) -> Iterator[list[Square]]:
    """Squares of one colour that touch; each chain from the top, and each of its rows from the right."""
    left = dict(squares)
    while left:
        start, colour = left.popitem()
        chain = [start]
        for row, column in chain:
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if left.get(near) == colour:
                    del left[near]
                    chain.append(near)
        yield sorted(chain, key=lambda square: (square[0], -square[1]))


def _middle(square: Square) -> tuple[float, float]:
    row, column = square
    return 80 * (column // 2) + 21 + 38 * (column % 2), 80 * (row // 2) + 21 + 38 * (row % 2)


def _glow(light: Element, chain: list[Square], colour: str) -> None:
    """One field of light in place of the squares, in three strokes: gold, cream, and the crop itself."""
    outline = "".join(_blocks(chain))
    glow = labelled(group(light), Say("pic-lit", colour=colour))
    for paint, width in (("#e59b00", 12), ("#fffbe6", 8), (COLOURS[colour][2], 3)):
        path(glow, outline, paint, stroke=paint, stroke_width=str(width))
    for square in chain:
        use(glow, f"icon-{colour}", *_middle(square))


def _blocks(chain: list[Square]) -> Iterator[str]:
    """Rectangles that cover a chain: from every square to its neighbours at the right, below and across."""
    for row, column in chain:
        x, y = _middle((row, column))
        for down, across in ((0, 0), (0, 1), (1, 0), (1, 1)):
            if all((r, c) in chain for r in (row, row + down) for c in (column, column + across)):
                right, bottom = _middle((row + down, column + across))
                yield f"M{x - 16:g} {y - 16:g}H{right + 16:g}V{bottom + 16:g}H{x - 16:g}Z"


def _crate(light: Element, active: int, space: Space) -> None:
    """This turn's shipment lies face down over its four squares of light, and shows what it stands for."""
    column, row = "abcdefg".index(space.label[0]), 7 - int(space.label[1])
    crate = group(light, 80 * column + 6, 80 * row + 6, 0.85, id=f"shipment-{active}")
    labelled(crate, Say("pic-space-shipment", space=space.label, colour=space.quarters[0]))
    use(crate, "crate", 0, 0)
    use(crate, f"icon-{space.quarters[0]}", 40, 40, 1.3)


def _count(light: Element, id: str, chain: list[Square], colour: str) -> None:
    """How many squares a chain has, at its upper right corner."""
    x, y = _middle(chain[0])
    badge = labelled(group(light, x + 19, y - 17, id=id), Say("pic-chain", colour=colour, n=len(chain)))
    width = 28 if len(chain) < 10 else 38
    box(badge, -width / 2, -14, width, 28, INK, rx="14", stroke=COLOURS[colour][2], stroke_width="2")
    text(badge, 0, 7.5, 22, len(chain), "#fff3c4")
