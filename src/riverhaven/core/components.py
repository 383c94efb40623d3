"""Components: everything that has a name in the pictures of a game, with the words that the table has for it.

They are found by looking at the matches that are kept beside the rules pages. So nothing is listed that does not come
up, and nothing is told that the table does not say: without how a piece stands in the position where it was seen.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

from riverhaven.core.figure import finish, folder, kept
from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.picture import Part, written
from riverhaven.core.sight import said_by
from riverhaven.core.words import Say

LOOKS = 24  # at each match, evenly spread
ENDS = ";:,. "
CLAUSE = re.compile(r"(?<=[;:,.]) (?![^(]*\))")  # between what a name tells, one thing after another


class Component(NamedTuple):
    """Something in a picture: what it is called, what it does or counts, and what it looks like."""

    kind: str  # the message that names it
    name: str
    about: str
    svg: str


class Sample(NamedTuple):
    """A piece as it was first seen, and all that it was called in other positions."""

    say: Say
    piece: Element
    names: dict[str, Say]


def components(game: Game, lang: str) -> list[tuple[Component, list[Component]]]:
    """The parts of the picture, and in each what was in none before: things of a new kind, or with a new symbol."""
    found = []
    for title, samples in seen(game):
        pieces: dict[tuple[str, str], Component] = {}
        for one in samples:
            told = component(game, one, lang)
            pieces.setdefault((told.name, told.about), told)
        if pieces:
            found.append((component(game, title, lang), list(pieces.values())))
    return found


@cache
def seen(game: Game) -> list[tuple[Sample, list[Sample]]]:
    """What there is to show, whatever the language: each part by its title, and its samples."""
    found: dict[str, tuple[Sample, list[Sample]]] = {}
    shown: set[str] = set()
    names: defaultdict[tuple[str, ...], dict[str, Say]] = defaultdict(dict)
    for part in looks(game):
        titles = names[part.title.message, part.id]
        titles[repr(part.title)] = part.title
        _, samples = found.setdefault(part.title.message, (Sample(part.title, Element("g"), titles), []))
        for piece in fromstring(part.svg()).iter():
            say = said_by(piece)
            if say is None or say.message in found or game.words.label("en", say) is None:
                continue
            drawn = [used.get("href", "") for used in piece.iter("use")]
            ours = names[say.message, piece.get("id") or " ".join(drawn), *drawn[:1]]
            ours[repr(say)] = say
            signs = {say.message, *(re.sub(r"-\d+$", "", symbol) for symbol in drawn)}
            if not signs <= shown and is_seen(piece):
                shown |= signs
                samples.append(Sample(say, piece, ours))
    return list(found.values())


def looks(game: Game) -> Iterator[Part]:
    """The parts as whoever moves sees them, again and again from the set-up to the end of every match that is kept."""
    known: set[str] = set()
    for file in sorted(folder(game).glob("*.json")):
        match = kept(file)
        for ply in sorted({look * len(match.turns) // LOOKS for look in range(LOOKS + 1)}):
            then = Match(game, match.before(ply), None)
            for part in then.parts(then.waiting[0] if then.waiting else None):
                if part.svg() not in known:
                    known.add(part.svg())
                    yield part


def is_seen(piece: Element) -> bool:
    """Whether anything is drawn, and not only room to point at."""
    colours = [inner.get(name, "none") for inner in piece.iter() for name in ("fill", "stroke")]
    return not {"none", "transparent"}.issuperset(colours) or any(inner.tag == "use" for inner in piece.iter())


def component(game: Game, one: Sample, lang: str) -> Component:
    """A piece with its words: of its name the beginning, as far as it holds in every position."""
    label, about = game.words.label(lang, one.say) or "", game.words.about(lang, one.say) or ""
    names = [CLAUSE.split(game.words.label(lang, say) or "") for say in (one.say, *one.names.values())]
    steady = takewhile(lambda clauses: len({clause.rstrip(ENDS) for clause in clauses}) == 1, zip(*names, strict=False))
    name = " ".join(clauses[0] for clauses in steady).rstrip(ENDS) or label
    is_word = len(name.split()[0]) > 2  # and no coordinate
    first = name[:1].upper() if is_word else name[:1]
    return Component(one.say.message, first + name[1:], about, sample(game, one.piece, lang))


def sample(game: Game, piece: Element, lang: str) -> str:
    """A piece by itself: a browser cuts the picture to its size."""
    alone = fromstring(written(piece))
    alone.attrib.pop("transform", None)
    for inner in alone.iter():
        finish(game, inner, lang)
    picture = Element("svg", {"class": "alone", "aria-hidden": "true"})
    picture.append(alone)
    return written(picture)
