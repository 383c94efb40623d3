"""Figures: what a rules page shows. Each is a picture of a position, drawn by the game's own picture code.

Beside the pages of a game (`rules_text/en.md` and so on) lie `figures/figures.toml` and the matches that it names, as
`Match.save` wrote them. A page says where a figure stands and what it is about, in its own language:

    ```figure chains
    The new tile joins three wheat that lie there already.
    ```

Whatever else a figure says is the engine's: what a move does, and why another is not possible. So a figure cannot
tell what the rules do not do; `wrong_figures` finds what it cannot show.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from string import ascii_uppercase
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

import msgspec
from msgspec import Struct

from riverhaven.core.game import Game
from riverhaven.core.match import Match, load
from riverhaven.core.moves import Move
from riverhaven.core.picture import Part, written
from riverhaven.core.sight import said_by
from riverhaven.core.words import LANGUAGES, IllegalMove, Refusal

FENCE = re.compile(r"^```figure (\S+)$", re.MULTILINE)
ICON = re.compile(r":icon ([\w-]+)(?:=([^:]+))?:")  # a symbol, and what it is called where no word says that
SYMBOL = re.compile(r'<symbol id="art-([^"]+)"')
TABLE = re.compile(r"id$|role$|aria-|data-")  # what only a table needs
KEPT = ("data-near", "data-mark", "data-legal")  # what a figure itself says about its pieces


class WrongFigure(ValueError):
    """A figure cannot be drawn; the sentence says why."""


class Figure(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A figure as its author wrote it. Moves are written as in a save: the seat, and the move."""

    match: str  # a saved match beside the figures
    ply: int = 0  # after so many of its moves
    seat: int | None = None  # who looks; nobody: a spectator
    parts: tuple[str, ...]  # of the picture that are shown
    near: tuple[str, ...] = ()  # pieces: of their parts, only what lies around them is shown
    then: tuple[str, ...] = ()  # moves that are played: the picture is shown before and after them
    ticks: tuple[str, ...] = ()  # moves that are possible, each marked where it would be made
    crosses: tuple[str, ...] = ()  # moves that are not
    reconstructed: bool = False  # something that it shows is our proposal


class Try(NamedTuple):
    """A move that is marked in a figure, and what the engine says about it."""

    mark: str
    legal: bool
    said: list[str]


class Drawn(NamedTuple):
    """A figure in one language."""

    scenes: list[list[str]]  # before, and after where something is played: the parts as SVG
    told: list[str]  # what happened in between
    tries: list[Try]


# ------------------------------------------------------------------------------------------------------------ reading


def folder(game: Game) -> Path:
    return game.folder / "rules_text" / "figures"


@cache
def figures(game: Game) -> dict[str, Figure]:
    """The figures of a game by their names; none, where it has none."""
    file = folder(game) / "figures.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Figure]) if file.exists() else {}


@cache
def kept(file: Path) -> Match:
    return load(file.read_text(encoding="utf-8"))


def position(game: Game, figure: Figure) -> Match:
    """The match of a figure, where the figure finds it."""
    match = kept(folder(game) / f"{figure.match}.json").copy()
    if not 0 <= figure.ply <= len(match.turns):
        raise WrongFigure(f"the match {figure.match!r} has {len(match.turns)} moves, and not {figure.ply}")
    while len(match.turns) > figure.ply:
        match.undo()
    return match


def played(match: Match, line: str) -> tuple[int, Move]:
    """Seat and move, as a save writes them."""
    seat, _, move = line.partition(" ")
    if not seat.isdigit():
        raise WrongFigure(f"{line!r} does not begin with a seat")
    return int(seat), match.find(move)


# ------------------------------------------------------------------------------------------------------------ drawing


def drawn(game: Game, name: str, lang: str) -> Drawn:
    """The figure of that name. One that is not true to the rules is refused with a sentence."""
    figure = figures(game).get(name)
    if figure is None:
        raise WrongFigure(f"there is no figure {name!r}")
    match = position(game, figure)
    tries = tried(match, figure, lang)
    before = scene(match, figure)
    for one, line in zip(tries, (*figure.ticks, *figure.crosses), strict=True):
        mark(before, one, *choices(match, line))
    if not figure.then:
        crop([before], figure)
        return Drawn([finished(game, before, lang)], [], tries)
    for line in figure.then:
        match.play(*played(match, line))
    after = scene(match, figure)
    crop([before, after], figure)
    freshen(before, after)
    told = [said for ply in range(figure.ply, len(match.turns)) for said in match.lines(ply, figure.seat, lang)]
    return Drawn([finished(game, before, lang), finished(game, after, lang)], told, tries)


def tried(match: Match, figure: Figure, lang: str) -> list[Try]:
    """What the engine says about each move: what it would do, or why it is not possible."""
    found = []
    lines = [*((line, True) for line in figure.ticks), *((line, False) for line in figure.crosses)]
    for letter, (line, legal) in zip(ascii_uppercase, lines, strict=False):
        seat, move = played(match, line)
        try:
            match.check(seat, move)
        except IllegalMove as illegal:
            if legal:
                raise WrongFigure(f"{line!r} is ticked and not legal: {illegal}") from None
            name = match.game.words.say(lang, f"move-{move.block}")
            found.append(Try(letter, False, [f"{name}:", illegal.say(lang)]))
        else:
            if not legal:
                raise WrongFigure(f"{line!r} is crossed and legal")
            found.append(Try(letter, True, match.preview(seat, move, lang)))
    return found


def scene(match: Match, figure: Figure) -> list[Element]:
    """The parts that a figure shows, in its order."""
    parts: dict[str, Part] = {part.id: part for part in match.parts(figure.seat)}
    missing = [id for id in figure.parts if id not in parts]
    if missing:
        raise WrongFigure(f"the picture has no part {missing[0]!r}; it has {', '.join(parts)}")
    return [fromstring(parts[id].svg()) for id in figure.parts]


def choices(match: Match, line: str) -> tuple[str, set[str]]:
    """The kind of a move, and what stands for it in a picture: an axis and a label for each of its choices."""
    _, move = played(match, line)
    axes = match.game.moves.blocks[move.block].axes
    return move.block, {f"{axis}:{label}" for axis, label in zip(axes, move.labels, strict=True)}


def mark(parts: list[Element], one: Try, block: str, choices: set[str]) -> None:
    """Put the letter of a try on the pieces that stand for it, as a table would light them."""
    found: dict[frozenset[str], dict[str, Element]] = defaultdict(dict)
    for piece in (piece for part in parts for piece in part.iter()):
        shared = shares(piece, block, choices)
        if shared:
            found[shared].setdefault(piece.get("data-target", ""), piece)  # of several alike, the first
    marked = [*chain.from_iterable(alike.values() for alike in found.values() if len(alike) == 1)]
    if not marked:
        raise WrongFigure(f"nothing that is shown stands for {block} {' '.join(sorted(choices))}")
    for piece in marked:
        piece.set("data-mark", piece.get("data-mark", "") + one.mark)
        piece.set("data-legal", str(one.legal).lower())


def shares(piece: Element, block: str, choices: set[str]) -> frozenset[str]:
    """What a piece has in common with the choices of a move; nothing, where it stands for another label on an axis."""
    axes = {choice.partition(":")[0] for choice in choices}
    own = frozenset(pair for pair in piece.get("data-target", "").split() if pair.partition(":")[0] in axes)
    meant = piece.get("data-kinds", block).split()
    return own if block in meant and own <= choices else frozenset()


def crop(scenes: list[list[Element]], figure: Figure) -> None:
    """Note the pieces around which a browser cuts out the parts: what it draws, it can measure."""
    for id in figure.near:
        pieces = [piece for parts in scenes for part in parts for piece in part.iter() if piece.get("id") == id]
        if not pieces:
            raise WrongFigure(f"nothing that is shown is called {id!r}")
        for piece in pieces:
            piece.set("data-near", "")


def freshen(before: list[Element], after: list[Element]) -> None:
    """Mark what is new or otherwise in the second of two scenes: of things in things, the smallest."""
    for was, part in zip(before, after, strict=True):
        known = {look(piece) for piece in was.iter()}
        changed = {piece for piece in part.iter() if piece.get("id") and look(piece) not in known} - {part}
        for piece in changed:
            if changed.isdisjoint([*piece.iter()][1:]):
                piece.set("class", f"{piece.get('class', '')} fresh".strip())


def look(piece: Element) -> tuple[object, ...]:
    """What is seen of a piece, without the pieces in it that have a name of their own."""
    drawn = tuple((name, value) for name, value in piece.items() if name != "id" and not name.startswith("data-"))
    return piece.tag, drawn, piece.text, tuple(look(child) for child in piece if not child.get("id"))


def finished(game: Game, parts: list[Element], lang: str) -> list[str]:
    """Parts with their words in them, and without what only a table needs. Each is one image, with one name."""
    for part in parts:
        title = said_by(part)
        name = None if title is None else game.words.label(lang, title)
        part.attrib = {"viewBox": part.get("viewBox", ""), "role": "img", "aria-label": name or ""}
        for piece in part.iter():
            if piece is not part:
                finish(game, piece, lang)
    return [written(part) for part in parts]


def finish(game: Game, piece: Element, lang: str) -> None:
    say = said_by(piece)
    if piece.tag == "text" and say is not None and game.words.label(lang, say) is None:
        piece.text = game.words.say(lang, say)
    for name in [name for name in piece.attrib if TABLE.match(name) and name not in KEPT]:
        del piece.attrib[name]


# ----------------------------------------------------------------------------------------------------------- checking


def pages(game: Game) -> dict[str, str]:
    """The pages about a game in their languages, rules and aid together."""
    texts: dict[str, str] = {}
    for lang in LANGUAGES:
        files = [game.folder / "rules_text" / name for name in (f"{lang}.md", f"aid.{lang}.md")]
        found = [file.read_text(encoding="utf-8") for file in files if file.exists()]
        if found:
            texts[lang] = "\n".join(found)
    return texts


def wrong_figures(game: Game) -> Iterator[str]:
    """What is wrong with the figures and icons of a game's pages, in sentences."""
    shown = {lang: FENCE.findall(text) for lang, text in pages(game).items()}
    symbols = set(SYMBOL.findall(game.art()))
    for lang, text in pages(game).items():
        for icon in sorted({symbol for symbol, _ in ICON.findall(text)} - symbols):
            yield f"the page in {lang!r} names the icon {icon!r}, which the art does not draw"
        if shown[lang] != shown.get("en"):
            yield f"the pages in {lang!r} and in 'en' do not show the same figures in the same order"
    try:
        known = figures(game)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        yield f"figures.toml: {error}"
        return
    for name in sorted(known.keys() - set(shown.get("en", []))):
        yield f"no page shows the figure {name!r}"
    for name in shown.get("en", []):
        yield from wrong_figure(game, name)


def wrong_figure(game: Game, name: str) -> Iterator[str]:
    try:
        for lang in game.words.languages:
            drawn(game, name, lang)
    except (WrongFigure, Refusal, OSError) as error:
        yield f"the figure {name!r}: {error}"
