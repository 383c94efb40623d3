"""What people see of a match: texts and pictures that can be drawn, in every language, without a slip of the author's.

>>> import riverhaven as rh
>>> list(wrong_in(rh.game("newhaven").new(seed=1), 0))
[]
"""

import json
import math
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from io import StringIO
from typing import Any
from xml.etree.ElementTree import Element, ParseError, fromstring, register_namespace, tostring

from rich.console import Console

from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.picture import GROUPS, HEIGHT, WIDTH, Part, compose
from riverhaven.core.view import Source, View
from riverhaven.core.words import LANGUAGES, Say

SPACE = "http://www.w3.org/2000/svg"
SVG = f"{{{SPACE}}}"
SHAPES = ("text", "use", "rect", "path", "circle", "ellipse", "line", "polyline", "polygon")
NEAR = 0.01  # so little may a part reach over the edge of the table


def wrong_in(match: Match, seat: int | None) -> Iterator[str]:
    """What is wrong with what `seat` is shown now, in sentences."""
    game, view = match.game, match.view(seat)
    sources = game.sources(view)
    yield from wrong_sources(view, sources)
    said = [*game.moment(view), *(source.name for source in sources), *(() if match.over else (game.ask(view),))]
    for lang in LANGUAGES:
        text = game.text(view, partial(game.words.say, lang))
        for sentence in said:
            game.words.say(lang, sentence)
    Console(file=StringIO(), width=120).print(text)
    parts = game.picture(view)
    yield from wrong_parts(parts)
    art = game.art()
    try:
        svg = fromstring(compose(parts, art))
    except ParseError as error:
        yield f"the picture is no SVG: {error}"
        return
    yield from wrong_ids(svg)
    for element in svg.iter():
        yield from wrong_words(game, element)
        yield from wrong_target(game, element)
    yield from sorted(unexplained(game, parts))


def unexplained(game: Game, parts: list[Part]) -> set[str]:
    """What in these parts does not answer "What is this?": messages without `.about`, and what has no name at all."""
    found: set[str] = set()
    for part in parts:
        if not explains(game, part.title):
            found.add(f"{part.title.message!r} has no .about")
        found |= set(mute(game, fromstring(part.svg()), told=False))
    return found


def mute(game: Game, element: Element, told: bool) -> Iterator[str]:
    """What is drawn in an element and explains nothing; `told`: it lies on something that has a name, or cannot be
    pointed at."""
    for child in element:
        message = child.get("data-l10n-id")
        has_name, has_about = (False, False) if message is None else names(game, message, variables_of(child))
        if has_name and not has_about:
            yield f"{message!r} has no .about"
        pointed_at = child.get("pointer-events") != "none"
        if child.tag.removeprefix(SVG) in SHAPES and message is None and not told and pointed_at:
            yield f"{named(child)} has no name: use labelled() on it, or on what it lies on; mere decor() needs none"
        yield from mute(game, child, told or has_name or not pointed_at)


@cache
def names(game: Game, message: str, variables: str) -> tuple[bool, bool]:
    """Whether what is called so has a name, and whether it explains itself."""
    say = heard(json.loads(variables), message)
    return game.words.label("en", say) is not None, explains(game, say)


def explains(game: Game, say: Say) -> bool:
    return all(game.words.about(lang, say) is not None for lang in LANGUAGES)


def wrong_sources(view: View, sources: tuple[Source, ...]) -> Iterator[str]:
    """What the sources have brought are the points; once the match is over, nothing more is to come."""
    for seat, points in enumerate(view.scores):
        done, more = (sum(column) for column in zip(*((s.done[seat], s.more[seat]) for s in sources), strict=True))
        if done != points:
            yield f"the sources of seat {seat} have brought {done}, and it has {points} points"
        if view.over and more:
            yield f"the match is over, and the sources promise seat {seat} {more} more"


def wrong_parts(parts: list[Part]) -> Iterator[str]:
    if not parts:
        yield "the picture has no part"
    for part in parts:
        if part.group not in GROUPS:
            yield f"the part {part.id!r} is in the group {part.group!r}; the groups are {', '.join(GROUPS)}"
        numbers = (part.x, part.y, part.width, part.height, *part.box)
        if not all(map(math.isfinite, numbers)) or min(part.width, part.height, *part.box) <= 0:
            yield f"the part {part.id!r} has no size"
        right, bottom = part.x + part.width, part.y + part.height
        if min(part.x, part.y) < -NEAR or right > WIDTH + NEAR or bottom > HEIGHT + NEAR:
            place = f"from {part.x:g} {part.y:g} to {right:g} {bottom:g}"
            yield f"the part {part.id!r} lies {place}, and the table goes from 0 0 to {WIDTH} {HEIGHT}"


def wrong_ids(svg: Element) -> Iterator[str]:
    """Every id is there once, and whatever is used is there."""
    ids = Counter(element.get("id") for element in svg.iter() if element.get("id"))
    for id, count in ids.items():
        if count > 1:
            yield f"the id {id!r} is in the picture {count} times"
    for used in svg.iter(f"{SVG}use"):
        symbol = used.get("href", "").removeprefix("#")
        if symbol not in ids:
            yield f"the picture uses {symbol!r}, which the art does not draw"


def wrong_words(game: Game, element: Element) -> Iterator[str]:
    """The message of an element says something in every language."""
    message = element.get("data-l10n-id")
    if message is not None:
        wrong = unspoken(game, message, variables_of(element), element.tag == f"{SVG}text")
        if wrong is not None:
            yield f"{named(element)} has the message {message!r}, which has no {wrong}"


@cache
def unspoken(game: Game, message: str, variables: str, is_text: bool) -> str | None:
    """What a message lacks: a label, or, for a <text>, either a label or a text."""
    say = heard(json.loads(variables), message)
    for lang in LANGUAGES:
        if game.words.label(lang, say) is None and not (is_text and game.words.has(message)):
            return f".aria-label in {lang!r}"
        if game.words.has(message):
            game.words.say(lang, say)
    return None


def said_by(element: Element) -> Say | None:
    """The sentence that an element of a picture has as its words or its name."""
    message = element.get("data-l10n-id")
    return None if message is None else heard(json.loads(variables_of(element)), message)


def variables_of(element: Element) -> str:
    return element.get("data-l10n-args", "{}")


def heard(variables: dict[str, Any], message: str) -> Say:
    """The sentence that was written into a picture, with the sentences in it."""

    def value(of: Any) -> Any:
        if isinstance(of, list):
            return [value(v) for v in of]
        return heard(of["variables"], of["message"]) if isinstance(of, dict) else of

    return Say(message, **{name: value(of) for name, of in variables.items()})


def wrong_target(game: Game, element: Element) -> Iterator[str]:
    """What can be chosen stands for labels of the moves, and has a name for those who do not see it."""
    target = element.get("data-target")
    if target is None:
        return
    axes = game.moves.axes
    for pair in target.split(" "):
        axis, _, label = pair.partition(":")
        if axis not in axes:
            yield f"the target {target!r} names the axis {axis!r}, and the moves have {', '.join(axes)}"
        elif label not in axes[axis]:
            yield f"the target {target!r} names {label!r}, which is no label of the axis {axis!r}"
    for kind in (element.get("data-kinds") or "").split():
        if kind not in game.moves.blocks:
            yield f"the target {target!r} is for moves of the kind {kind!r}, which there is not"
    kind, axis, *labels = (element.get("data-only") or "- -").split()
    if labels and not (kind in game.moves.blocks and set(labels) <= set(axes.get(axis, ()))):
        yield f"the target {target!r} goes with {kind} {axis} {' '.join(labels)}, which no move names"
    if element.get("data-l10n-id") is None:
        yield f"{named(element)} can be chosen ({target!r}) and has no name: use labelled()"


def named(element: Element) -> str:
    tag = element.tag.removeprefix(SVG)
    return f"the <{tag}> {element.get('id')!r}" if element.get("id") else f"a <{tag}> without an id"


def spoken_picture(match: Match, seat: int | None, lang: str) -> str:
    """The table as SVG with its words filled in, as a browser does: for files."""
    svg, words = fromstring(match.picture(seat)), match.game.words
    for element in svg.iter():
        say = said_by(element)
        if say is not None:
            label = words.label(lang, say)
            if label is not None:
                element.set("aria-label", label)
            elif element.tag == f"{SVG}text":
                element.text = words.say(lang, say)
    register_namespace("", SPACE)
    return tostring(svg, encoding="unicode")
