"""What lies in several parts: tiles, buildings, and the ids by which a client follows them from place to place."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, text, use
from riverhaven.core.words import Say
from riverhaven.games.newhaven.art.pieces import CARGO
from riverhaven.games.newhaven.state import COLOUR_NAMES, COLOURS
from riverhaven.games.newhaven.view import Building, NewHavenView

LANES = CARGO
LETTER = dict(zip(COLOUR_NAMES, COLOURS.lower(), strict=True))
FADED = "#8b6f47"
QUARTERS = ((3, 3), (41, 3), (41, 41), (3, 41))  # of a tile of 80 units, clockwise from the top left


def names(view: NewHavenView) -> dict[str, str]:
    """The id of every piece whose way can be followed, by the place where it lies.

    Buildings of one kind are interchangeable, and so are equal tiles. They are numbered along the way that they go
    (out of the display or a clearing into my hand, out of my hand into my village), so that mostly only one moves.
    """
    copies: Counter[str] = Counter()
    found = {}
    for place, kind in _lying(view):
        found[place] = f"{kind}-{copies[kind]}"
        copies[kind] += 1
    return found


def _lying(view: NewHavenView) -> Iterator[tuple[str, str]]:
    """Places, and what kind of piece lies there."""
    if view.mine is not None and view.seat is not None:
        for row, plots in zip("654321", view.villages[view.seat].plots, strict=True):
            for column, plot in zip("abcde", plots, strict=True):
                if plot and plot.face_up:
                    yield f"plot-{column}{row}", f"building-{plot.colour}-{row}"
        for i, building in enumerate(view.mine.buildings):
            yield f"hand-{i}", _kind(building)
    for spaces in view.board:
        for space in spaces:
            if space.building:
                yield f"space-{space.label}", _kind(space.building)
            elif space.kind == "tile":
                yield f"space-{space.label}", _tile_kind(space.quarters)
    for i, shown in enumerate(view.display, 1):
        if shown:
            yield f"display-{i}", _kind(shown)
    for i, tile in enumerate(view.mine.tiles if view.mine else (), 1):
        if tile:
            yield f"tile-{i}", _tile_kind(tile)


def _kind(building: Building) -> str:
    return f"building-{building.colour}-{building.number}"


@cache
def _tile_kind(quarters: tuple[str, ...]) -> str:
    """The same for a tile however it is turned."""
    return "tile-" + min("".join(LETTER[colour] for colour in turned(quarters, turn)) for turn in range(4))


def turned(quarters: Sequence[str], turn: int) -> list[str]:
    """A tile, turned clockwise by so many quarters."""
    return [quarters[i - turn] for i in range(4)]


def corners(quarters: Sequence[str]) -> dict[str, str]:
    """The colours of a tile as the variables of a message."""
    return dict(zip(("a", "b", "c", "d"), quarters, strict=True))


def tile(parent: Element, colours: Sequence[str]) -> None:
    """A harvest tile, 80 x 80 from its top left corner."""
    use(parent, "tile", 0, 0)
    for (x, y), colour in zip(QUARTERS, colours, strict=True):
        use(parent, f"quarter-{colour}", x, y)


def face(building: Building) -> str:
    return f"front-{building.colour}-{building.number}" if building.number else f"back-{building.colour}"


def figure(
    parent: Element, x: float, y: float, size: float, words: object, faded: bool = False, id: str = ""
) -> Element:
    """A number or a name on paper, which a dark theme writes in a light ink."""
    element = text(parent, x, y, size, words, FADED if faded else INK, id)
    element.set("class", "faded" if faded else "ink")
    return element


def resource(colour: str, left: int, gathered: int) -> Say:
    """What a marker tells, on the track and beside my buildings."""
    return Say("pic-resource", colour=colour, n=left, gathered=gathered)
