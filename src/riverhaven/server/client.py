"""What the browser client needs besides play: its files, the games on the shelf, their art, words, rules and advice."""

import asyncio
import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import CacheControlHeader, State
from litestar.response import File
from litestar.static_files import create_static_files_router
from markdown_it import MarkdownIt
from msgspec import Struct

from riverhaven.bots import LEVELS, advise
from riverhaven.core.game import Game, game, games
from riverhaven.core.match import Match
from riverhaven.core.picture import compose
from riverhaven.core.words import SHELL, Refusal, read
from riverhaven.server import decisions
from riverhaven.server.frame import art_version, player
from riverhaven.server.protocol import Language

BUILT = Path(__file__).parent.parent / "client"  # made from web/ when the wheel is built; see hatch_build.py
OPEN: dict[str, Any] = {"exclude_from_auth": True, "unlimited": True}
A_WHILE = CacheControlHeader(max_age=600, public=True)
FOREVER = CacheControlHeader(max_age=365 * 86400, public=True, immutable=True)
ADVICE = "1s"  # what a hint may cost
HINTS = 3
COVER_PLIES = 60


def pages() -> list[Any]:
    """Everything that a browser loads."""
    found = [who, shelf, shell_words, art, cover, rules, hint]
    if not (BUILT / "index.html").exists():
        return [*found, not_built]
    assets = create_static_files_router(
        "/assets", [BUILT / "assets"], cache_control=FOREVER, opt=OPEN, include_in_schema=False
    )
    return [*found, assets, front, icon]


@get("/", opt=OPEN, include_in_schema=False)
async def front() -> File:
    headers = {"cache-control": "no-cache"}
    return File(BUILT / "index.html", media_type=MediaType.HTML, content_disposition_type="inline", headers=headers)


@get("/icon.svg", opt=OPEN, include_in_schema=False, cache_control=A_WHILE)
async def icon() -> File:
    return File(BUILT / "icon.svg", media_type="image/svg+xml", content_disposition_type="inline")


@get("/", opt=OPEN, media_type=MediaType.HTML, include_in_schema=False)
async def not_built() -> str:
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Riverhaven</title><h1>Riverhaven</h1>'
        '<p>The browser client is not built: run <code>make web</code>. Programs find the <a href="/schema">HTTP API '
        "here</a>.</p></html>"
    )


class Guest(Struct):
    name: str


@get("/api/who", tags=["people"], summary="Who am I? null, if nobody yet", opt={"unlimited": True})
async def who(request: Request[Any, Any, State]) -> Guest | None:
    return None if request.user is None else Guest(request.user.name)


# ------------------------------------------------------------------------------------------------------------ the shelf


class Choice(Struct):
    value: str | int | bool
    label: str


class OptionOnShelf(Struct):
    name: str
    label: str
    help: str
    choices: list[Choice]


class GameOnShelf(Struct):
    name: str
    title: str
    blurb: str
    lasts: str
    seats: list[int]
    options: list[OptionOnShelf]
    art: str  # the version of the cover: a part of its address


class Shelf(Struct):
    games: list[GameOnShelf]
    levels: list[str]


@get("/api/shelf/{lang:str}", tags=["games"], summary="The games as a newcomer is told of them", opt=OPEN)
async def shelf(lang: Language) -> Shelf:
    return Shelf([on_shelf(game(name), lang) for name in games()], list(LEVELS))


def on_shelf(found: Game, lang: str) -> GameOnShelf:
    words = found.words

    def label(option: str, value: Any) -> str:
        message = f"option-{option}-{str(value).lower()}"
        return words.say(lang, message) if words.has(message) else str(value)

    options = [
        OptionOnShelf(
            option.name,
            words.say(lang, f"option-{option.name}"),
            words.say(lang, f"option-{option.name}-help"),
            [Choice(value, label(option.name, value)) for value in option.choices],
        )
        for option in found.options
    ]
    title, blurb = words.say(lang, "title"), words.say(lang, "blurb")
    lasts = words.say(lang, "lasts") if words.has("lasts") else ""
    return GameOnShelf(found.name, title, blurb, lasts, list(found.seats), options, art_version(found.name))


@get("/api/words/{lang:str}", tags=["games"], summary="The shell's Fluent messages", media_type="text/plain", opt=OPEN)
async def shell_words(lang: Language) -> str:
    return read(SHELL, lang)


PICTURE: dict[str, Any] = {"tags": ["games"], "media_type": "image/svg+xml", "opt": OPEN}


@get(
    "/api/games/{name:str}/art/{version:str}",
    summary="The symbols of a game's pictures, as a frame names them",
    **PICTURE,
)
async def art(name: str, version: str) -> Response[str]:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{game(name).art()}</defs></svg>'
    return Response(svg, headers={"cache-control": lasting(name, version)})


@get("/api/games/{name:str}/cover/{version:str}", summary="A picture of the game being played", **PICTURE)
async def cover(name: str, version: str) -> Response[str]:
    svg = await asyncio.to_thread(painted_cover, name)
    return Response(svg, headers={"cache-control": lasting(name, version)})


def lasting(name: str, version: str) -> str:
    """How long a picture may be kept: for good, but never under the name of another version."""
    return FOREVER.to_header() if version == art_version(name) else "no-store"


@cache
def painted_cover(name: str) -> str:
    """The first part of the table in the middle of a match."""
    found = game(name)
    match = found.new(seed=1)
    while not match.over and len(match.turns) < COVER_PLIES:
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, moves[len(match.turns) * 7 % len(moves)])
    part = match.parts(None)[0]
    whole = compose([part._replace(x=0, y=0, width=part.box[0], height=part.box[1])], found.art())
    return whole.replace('viewBox="0 0 1280 800"', f'viewBox="0 0 {part.box[0]:g} {part.box[1]:g}"', 1)


# ------------------------------------------------------------------------------------------------------------ the rules


@get(
    "/api/games/{name:str}/rules/{lang:str}",
    tags=["games"],
    summary="The rules page; a section begins at the anchor of each phase that it explains",
    media_type=MediaType.HTML,
    opt=OPEN,
)
async def rules(name: str, lang: Language) -> str:
    return page(game(name).folder / "rules_text" / f"{lang}.md")


@cache
def page(file: Path) -> str:
    """Markdown as HTML. A heading may end in anchors: `## Planting {#phase-take #phase-plant}`."""
    if not file.exists():
        raise Refusal("http-404")
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(file.read_text(encoding="utf-8"))
    return re.sub(r"<(h[2-4])>(.*?)\s*\{((?:#[\w-]+\s*)+)\}</\1>", _anchored, html)


def _anchored(heading: re.Match[str]) -> str:
    level, text, anchors = heading.groups()
    names = " ".join(anchor.lstrip("#") for anchor in anchors.split())
    return f'<{level} data-anchors="{names}">{text}</{level}>'


# ----------------------------------------------------------------------------------------------------------- the advice


class Hint(Struct):
    """A move that a search finds good."""

    move: str
    chance: float  # to win
    points: float  # expected at the end
    lines: list[str]  # what it does


@post("/api/tables/{table:str}/hint", tags=["tables"], summary="What a good player would do", status_code=200)
async def hint(request: Request[Any, Any, State], table: str, seat: int, lang: Language = "en") -> list[Hint]:
    state = request.app.state
    live = await state.hall.fresh(table)
    person = None if request.user is None else request.user.id
    decisions.check_seat(live.table, person, seat)
    match = decisions.running(live.table)
    known = match.game.redacted(match.state, seat).tobytes()
    found = await state.bots.think(best, match.game.name, match.game.rules_version, known, seat)
    names = [name or match.game.words.say(lang, player(i)) for i, name in enumerate(live.names)]
    return [
        Hint(text, chance, points, match.preview(seat, match.find(text), lang, names)) for text, chance, points in found
    ]


def best(name: str, rules: int, known: bytes, seat: int) -> list[tuple[str, float, float]]:
    """The best moves of a seat, in a process of its own: texts, chances and points."""
    found = game(name).by_rules(rules)
    match = Match(found, np.frombuffer(bytearray(known), found.state)[0], seed=None)
    advice = advise(match, seat, ADVICE, threads=1)
    return [(str(a.move), a.chance, a.points) for a in advice[:HINTS] if a.playouts]
