"""What the tests of every game's picture need: looking into a drawing."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import numpy as np

from riverhaven.core.dice import cast
from riverhaven.core.match import Match
from riverhaven.core.picture import Part

PHONE = 390  # pixels across
FINGER = 24  # pixels that a target needs


def onlookers(match: Match) -> tuple[int | None, ...]:
    return (None, *range(match.seats))


def body(part: Part) -> Element:
    """A part as it is sent, read again."""
    return fromstring(part.svg())[0]


def elements(parts: list[Part]) -> Iterator[Element]:
    for part in parts:
        yield from fromstring(part.svg()).iter()


def ids(parts: list[Part]) -> list[str]:
    return [element.attrib["id"] for element in elements(parts) if "id" in element.attrib]


def targets(parts: list[Part]) -> set[str]:
    """All that can be chosen; some pieces stand for two labels, as a building for its colour and its number."""
    return {target for element in elements(parts) for target in element.get("data-target", "").split()}


def scaled(element: Element, scale: float = 1) -> Iterator[tuple[Element, float]]:
    """An element and all below it, each with the scale at which it is drawn."""
    found = re.search(r"scale\(([-\d.e]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    yield element, scale
    for child in element:
        yield from scaled(child, scale)


def another_world(match: Match, seat: int | None) -> np.record:
    """A state in which whatever `seat` cannot know is dealt anew."""
    world = match.game.redacted(match.state, seat)
    cast(world, 99)
    match.game.rules.deal(match.game.parts, world, -1 if seat is None else seat)
    return world
