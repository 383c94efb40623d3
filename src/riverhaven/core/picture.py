"""Pictures: a table as a few SVG parts, each of which can be shown by itself, and the tools to draw them.

A part is what a player would point at with the whole hand: the board, the market, one player's mat, my hand. A wide
screen lays the parts out as the game says (`Part.x` and so on, on a table of `WIDTH` by `HEIGHT`); a phone shows one
group of parts at a time. The art never changes while one plays: it is sent once, as symbols, and a part only uses it.

Every piece keeps its id from one picture to the next, so that a client can move it from where it was to where it is.
What can be chosen carries `data-target`: an axis of the move space and a label on it, as in `space:c4`; several, where
one piece stands for several at once, and `data-kinds` where it is meant for some kinds of moves only. Words stand in
no picture but as the id of a message, which a browser fills in.
"""

import json
import re
from collections.abc import Callable, Iterable
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement
from xml.sax.saxutils import escape, quoteattr

from riverhaven.core.words import Say

WIDTH, HEIGHT = 1280, 800
MARKUP = re.compile('[&<>"\r\n\t]')
ENCODE = json.JSONEncoder(ensure_ascii=False).encode
INK = "#3b2f27"
FONT = "Fraunces, Georgia, 'DejaVu Serif', serif"


class Part(NamedTuple):
    """A piece of the table that can be shown by itself."""

    id: str
    group: str  # "board", "mine" or "others": what a small screen shows together
    title: Say
    x: float  # where it lies when the whole table is shown
    y: float
    width: float
    height: float
    body: Element  # <g>, drawn in coordinates of its own, from 0 0 to the size that `box` gives
    box: tuple[float, float]

    def svg(self) -> str:
        """The part by itself, without the art that it uses; it says where on the table it lies."""
        frame = self._framed()
        place = " ".join(f"{value:g}" for value in (self.x, self.y, self.width, self.height))
        frame.attrib |= {"data-group": self.group, "data-place": place}
        return written(frame)

    def _framed(self) -> Element:
        frame = Element("svg", {"id": f"part-{self.id}", "viewBox": f"0 0 {self.box[0]:g} {self.box[1]:g}"})
        labelled(frame, self.title)
        frame.append(self.body)
        return frame


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


def written(element: Element) -> str:
    """The element as text. The standard library does the same for any tree, and takes nearly twice as long."""
    found: list[str] = []
    _write(element, found.append)
    return "".join(found)


def _write(element: Element, put: Callable[[str], None]) -> None:
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


def path(parent: Element, d: str, fill: str = "none", **more: str) -> Element:
    return SubElement(parent, "path", {"d": d, "fill": fill} | {n.replace("_", "-"): v for n, v in more.items()})


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
        element.set("data-l10n-args", ENCODE(name.variables))
    return element
