"""Pictures: a table as a few SVG parts, each of which can be shown by itself, and the tools to draw them.

A part is what a player would point at with the whole hand: the board, the market, one player's mat, my hand. A wide
screen lays the parts out as the game says (`Part.x` and so on, on a table of `WIDTH` by `HEIGHT`); a phone shows one
group of parts at a time. The art never changes while one plays: it is sent once, as symbols, and a part only uses it.

Every piece keeps its id from one picture to the next, so that a client can move it from where it was to where it is.
What can be chosen carries `data-target`: an axis of the move space and a label on it, as in `space:c4`; several, where
one piece stands for several at once, and `data-kinds` where it is meant for some kinds of moves only. Where moves of a
kind do not name all that a piece is, `data-only` tells with which labels it goes: the kind, the axis, the labels. Words
stand in no picture but as the id of a message, which a browser fills in.
"""

import json
import re
from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast
from xml.etree.ElementTree import Element, SubElement
from xml.sax.saxutils import escape, quoteattr

import msgspec

from riverhaven.core.words import Say

WIDTH, HEIGHT = 1280, 800
GROUPS = ("board", "mine", "others")  # what a small screen shows together
MARKUP = re.compile('[&<>"\r\n\t]')
INK = "#3b2f27"
PIECES = 1024  # of one kind that are kept drawn
FONT = "Fraunces, Georgia, 'DejaVu Serif', serif"


def _spoken(say: Say) -> dict[str, Any]:
    """A sentence within a sentence, as the browser understands it."""
    return {"message": say.message, "variables": say.variables}


def _encoded(variables: dict[str, Any]) -> str:
    return JSON.encode(variables).decode()


T = TypeVar("T")
CONTENT = msgspec.msgpack.Encoder().encode
JSON = msgspec.json.Encoder(enc_hook=_spoken)


class Part(NamedTuple):
    """A piece of the table that can be shown by itself."""

    id: str
    group: str  # one of GROUPS
    title: Say
    x: float  # where it lies when the whole table is shown
    y: float
    width: float
    height: float
    body: Element  # <g>, drawn in coordinates of its own, from 0 0 to the size that `box` gives
    box: tuple[float, float]
    near: bool = False  # what one chooses with, as a hand: a small screen shows it under whatever else it shows

    def svg(self) -> str:
        """The part by itself, without the art that it uses; it says where on the table it lies."""
        place = (self.x, self.y, self.width, self.height)
        variables = _encoded(self.title.variables)
        begin = _begin(self.id, self.group, self.title.message, variables, place, self.box, self.near)
        if not self.body.attrib and all(isinstance(piece, Finished) for piece in self.body):
            return _joined(begin, tuple(cast(Finished, piece).svg for piece in self.body))
        return f"{begin}{written(self.body)}</svg>"

    def _framed(self) -> Element:
        frame = _frame(self.id, self.title, self.box)
        frame.append(self.body)
        return frame


class Spot(NamedTuple):
    """Where a part lies on the table; where no height is given, it follows from the part's box."""

    x: float
    y: float
    width: float
    height: float = 0


def part(id: str, group: str, title: Say, spot: Spot, box: tuple[float, float], body: Element | None = None) -> Part:
    """A part at its spot, drawn already or still to be drawn into its body."""
    height = spot.height or spot.width * box[1] / box[0]
    return Part(id, group, title, spot.x, spot.y, spot.width, height, Element("g") if body is None else body, box)


def _frame(id: str, title: Say, box: tuple[float, float]) -> Element:
    return labelled(Element("svg", {"id": f"part-{id}", "viewBox": f"0 0 {box[0]:g} {box[1]:g}"}), title)


@lru_cache(maxsize=PIECES)
def _begin(
    id: str,
    group: str,
    message: str,
    variables: str,
    place: tuple[float, ...],
    box: tuple[float, float],
    near: bool,
) -> str:
    """The tag that a part begins with: it stays the same from move to move."""
    frame = _frame(id, Say(message, **json.loads(variables)), box)
    frame.attrib |= {"data-group": group, "data-place": " ".join(f"{value:g}" for value in place)}
    if near:
        frame.set("data-near", "")
    return written(frame).removesuffix(" />") + ">"


@lru_cache(maxsize=PIECES)
def _joined(begin: str, pieces: tuple[str, ...]) -> str:
    """The text of a part: while nothing in it changes it is one and the same for all who see it, and kept once."""
    return f"{begin}<g>{''.join(pieces)}</g></svg>"


def compose(parts: Iterable[Part], art: str) -> str:
    """The whole table as one picture, for notebooks, files and documents."""
    svg = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDTH} {HEIGHT}"})
    SubElement(svg, "defs")
    for part in parts:
        frame = part._framed()
        frame.attrib |= {name: f"{getattr(part, name):g}" for name in ("x", "y", "width", "height")}
        svg.append(frame)
    svg.attrib |= {"font-family": FONT, "font-weight": "600", "text-anchor": "middle", "stroke-linejoin": "round"}
    # The art goes in as finished text: nobody needs to build and write it anew each time.
    return written(svg).replace("<defs />", f"<defs>{art}</defs>", 1)


def written(*elements: Element) -> str:
    """Elements as text. The standard library does the same for any tree, and takes nearly twice as long."""
    found: list[str] = []
    for element in elements:
        _write(element, found.append)
    return "".join(found)


class Finished(Element):
    """Pieces that are drawn to their end: nothing is kept of them but their text, which stands in many pictures."""

    svg = ""


class Shown:
    """What a piece is drawn from, as a key: views and dictionaries in it are told from others by their content."""

    def __init__(self, arguments: tuple[object, ...]) -> None:
        self.arguments, self.content = arguments, CONTENT(arguments)

    def __hash__(self) -> int:
        return hash(self.content)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and self.content == other.content


class Only(dict[str, Any]):
    """What is left of a view: asking it for anything else is an error."""

    __getattr__ = dict.__getitem__


def only(view: T, *names: str, **instead: object) -> T:
    """A view with these of its fields, and with those that are given `instead`: what a part shows, and nothing else."""
    return cast(T, Only({name: getattr(view, name) for name in names}, **instead))


Drawn = ParamSpec("Drawn")


def once(draw: Callable[Concatenate[Element, Drawn], None]) -> Callable[Concatenate[Element, Drawn], None]:
    """What `draw` adds to its parent is drawn once and used again, in whichever picture, for the same arguments.

    So it may look at nothing but its arguments. Most pieces lie as they lay before the last move, and look alike to
    all who see them. A whole part is drawn `only` from what it shows.
    """

    @lru_cache(maxsize=PIECES)
    def finished(about: Shown) -> Finished:
        pieces, found = Element("g"), Finished("g")
        draw(pieces, *about.arguments)  # type: ignore[call-arg, arg-type]
        found.svg = written(*pieces)
        about.arguments = ()  # as a key it needs its content only, and whole views would stay in memory with it
        return found

    @wraps(draw)
    def put(parent: Element, *about: Any) -> None:
        parent.append(finished(Shown(about)))

    return put  # type: ignore[return-value]


def _write(element: Element, put: Callable[[str], None]) -> None:
    if isinstance(element, Finished):
        put(element.svg)
        return
    tag, head, text = element.tag, "", element.text
    for name, value in element.attrib.items():
        # Nearly all are numbers and names; a quick look finds those that are not.
        head += f' {name}="{value}"' if value.isalnum() or not MARKUP.search(value) else f" {name}={quoteattr(value)}"
    children = list(element)
    if not children and not text:
        put(f"<{tag}{head} />")
        return
    put(f"<{tag}{head}>{escape(text) if text else ''}")
    for child in children:
        _write(child, put)
    put(f"</{tag}>")


# ------------------------------------------------------------------------------------------------------------ the tools


def group(parent: Element, x: float = 0, y: float = 0, scale: float = 1, id: str = "", target: str = "") -> Element:
    element = SubElement(parent, "g")
    if (x, y, scale) != (0, 0, 1):
        element.set("transform", placed(x, y, scale))
    return named(element, id, target)


def slots(parent: Element, id: str, spots: Iterable[tuple[float, float]]) -> Element:
    """A tray of places for the pieces that are put into it. They lie in its first places; but a piece that was shown in
    it before stays in its place, and a new one goes to the first that is free: only a browser knows what lay where."""
    tray = group(parent, id=id)
    tray.set("data-slots", ",".join(f"{x:g} {y:g}" for x, y in spots))
    return tray


def use(parent: Element, art: str, x: float, y: float, scale: float = 1, id: str = "", target: str = "") -> Element:
    """A piece: one of the symbols at a point."""
    where = {"x": f"{x:g}", "y": f"{y:g}"} if scale == 1 else {"transform": placed(x, y, scale)}
    return named(SubElement(parent, "use", {"href": f"#art-{art}", **where}), id, target)


def text(parent: Element, x: float, y: float, size: float, words: object, fill: str = INK, id: str = "") -> Element:
    """Numbers and proper names; what must be translated is `labelled` besides."""
    element = SubElement(parent, "text", {"x": f"{x:g}", "y": f"{y:g}", "font-size": f"{size:g}", "fill": fill})
    element.text = str(words)
    return named(element, id)


def box(parent: Element, x: float, y: float, width: float, height: float, fill: str, **more: str) -> Element:
    """A rectangle; `stroke_width="2"` and the like become attributes."""
    size = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{width:g}", "height": f"{height:g}", "fill": fill}
    return SubElement(parent, "rect", size | {name.replace("_", "-"): value for name, value in more.items()})


def price(parent: Element, art: str, x: float, y: float, scale: float = 1) -> Element:
    """A sign on a target that is seen only where nothing but a dear move (`Game.dear`) leads on: what it costs."""
    sign = use(parent, art, x, y, scale)
    sign.attrib |= {"class": "price", "display": "none"}  # a browser shows it in time
    return sign


def touch(parent: Element, x: float, y: float, width: float, height: float) -> Element:
    """Room in which a finger finds a piece, though nothing is drawn there."""
    return box(parent, x, y, width, height, "none", pointer_events="all")


def hit(parent: Element, x: float, y: float, width: float, height: float) -> None:
    """The comfortable outline of a target: it is found by a finger, and lights up."""
    box(parent, x, y, width, height, "none", rx="8", pointer_events="all").set("class", "hit")


def path(parent: Element, d: str, fill: str = "none", **more: str) -> Element:
    return SubElement(parent, "path", {"d": d, "fill": fill} | {n.replace("_", "-"): v for n, v in more.items()})


def decor(element: Element) -> Element:
    """What is only to be looked at: a pointer over it is over what lies beneath."""
    element.set("pointer-events", "none")
    return element


def placed(x: float, y: float, scale: float = 1) -> str:
    return f"translate({x:g} {y:g})" if scale == 1 else f"translate({x:g} {y:g})scale({scale:g})"


def named(element: Element, id: str = "", target: str = "") -> Element:
    if id:
        element.set("id", id)
    if target:
        element.set("data-target", target)
    return element


def labelled(element: Element, name: Say) -> Element:
    """Give an element a name in every language: a browser fills in the message, as its text or its label."""
    element.set("data-l10n-id", name.message)
    element.set("data-l10n-attrs", "aria-label")  # without this, Fluent leaves the attributes of SVG elements alone
    if name.variables:
        element.set("data-l10n-args", _encoded(name.variables))
    return element
