"""Games: which there are, in what words, how they look, and how they are played."""

import asyncio
import logging
from functools import cache

from litestar import Controller, MediaType, Response, get, post
from msgspec import Struct

from riverhaven.bots import BOTS, LEVELS
from riverhaven.core.game import Game, Option
from riverhaven.core.installed import game, games
from riverhaven.core.picture import compose
from riverhaven.core.state import Chosen
from riverhaven.core.words import LANGUAGES, SHELL, Words, read
from riverhaven.server import lessons
from riverhaven.server.frame import art_version
from riverhaven.server.http.pages import FOREVER
from riverhaven.server.http.people import Call, who_asks
from riverhaven.server.http.rulebook import aid_page, components_page, rules_page
from riverhaven.server.http.tables import TableRef
from riverhaven.server.protocol import Language

log = logging.getLogger("riverhaven.games")

COVER_PLIES = 60
PICTURE = "image/svg+xml"


class Choice(Struct):
    value: str | int | bool
    label: str


class OptionInfo(Struct):
    name: str
    label: str
    help: str
    choices: list[Choice]


class GameInfo(Struct):
    name: str
    title: str
    blurb: str
    lasts: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    kinds: dict[str, list[str]]  # of moves: the axes of each
    dear: list[str]  # kinds that do for a price what another does without
    ways: list[str]  # axes that say only how a piece lies
    art: str  # the version of its pictures: a part of their addresses
    lessons: int  # how many there are
    puzzles: int


class LessonInfo(Struct):
    id: str
    title: str
    learnt: bool  # I have come to its end


class Shelf(Struct):
    games: list[GameInfo]
    bots: list[str]
    levels: list[str]  # those of the bots that people are offered
    languages: list[str]


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)
    opt = {"exclude_from_auth": True}  # noqa: RUF012 - so Litestar has it

    @get(summary="What can be played, and against whom")
    async def shelf(self, lang: Language = "en") -> Shelf:
        return Shelf(infos(lang), list(BOTS), list(LEVELS), list(LANGUAGES))

    @get(
        "/{name:str}/words/{lang:str}",
        summary="The Fluent messages of a game and of the shell",
        media_type="text/plain",
    )
    async def words(self, name: str, lang: Language) -> str:
        return read(SHELL, lang) + "\n" + read(game(name).folder / "words", lang)

    @get(
        "/{name:str}/art/{version:str}",
        summary="The symbols of its pictures, as a frame names them",
        media_type=PICTURE,
    )
    async def art(self, name: str, version: str) -> Response[str]:
        svg = await asyncio.to_thread(drawn_art, name)
        return Response(svg, headers={"cache-control": lasting(name, version)})

    @get("/{name:str}/cover/{version:str}", summary="A picture of the game being played", media_type=PICTURE)
    async def cover(self, name: str, version: str) -> Response[str]:
        svg = await asyncio.to_thread(painted_cover, name)
        return Response(svg, headers={"cache-control": lasting(name, version)})

    @get(
        "/{name:str}/rules/{lang:str}",
        summary="The rules page; a heading names each phase that it explains",
        media_type=MediaType.HTML,
    )
    async def rules(self, name: str, lang: Language) -> str:
        return await asyncio.to_thread(rules_page, name, lang)

    @get("/{name:str}/aid/{lang:str}", summary="The player aid", media_type=MediaType.HTML)
    async def aid(self, name: str, lang: Language) -> str:
        return await asyncio.to_thread(aid_page, name, lang)

    @get(
        "/{name:str}/components/{lang:str}",
        summary="All that the pictures show, with its name and what it does",
        media_type=MediaType.HTML,
    )
    async def components(self, name: str, lang: Language) -> str:
        return await asyncio.to_thread(components_page, name, lang)


class LessonsController(Controller):
    path = "/api/games/{name:str}/lessons"
    tags = ("games",)

    @get(summary="What can be learnt of a game, and what of it I have")
    async def lessons(self, request: Call, name: str, lang: Language = "en") -> list[LessonInfo]:
        found = game(name)
        known = await lessons.known(request.app.state.store, request.user, name)
        return [LessonInfo(one.id, found.words.say(lang, one.title), one.id in known) for one in found.lessons]

    @post("/{lesson:str}", summary="The table where I learn this: the one that I have left, or a new one")
    async def learn(self, request: Call, name: str, lesson: str) -> TableRef:
        return TableRef(await lessons.begin(request.app.state.hall, who_asks(request), name, lesson))


@cache
def infos(lang: str) -> list[GameInfo]:
    """Every game, found once for each language. One that does not load, or lacks words, is left out, and the log says
    so."""
    found = []
    for name in games():
        try:
            found.append(info(game(name), lang))
        except Exception as error:
            log.warning("game left out", extra={"kind": name, "why": type(error).__name__})
    return found


def info(found: Game, lang: str) -> GameInfo:
    words = found.words
    return GameInfo(
        name=found.name,
        title=words.say(lang, "title"),
        blurb=words.say(lang, "blurb"),
        lasts=words.say(lang, "lasts") if words.has("lasts") else "",
        rules=found.rules_version,
        seats=list(found.seats),
        options=[option_info(option, words, lang) for option in found.options],
        kinds={block.name: list(block.axes) for block in found.moves.blocks.values()},
        dear=list(found.dear),
        ways=list(found.ways),
        art=art_version(found.name),
        lessons=len(found.lessons),
        puzzles=len(found.puzzles),
    )


def option_info(option: Option, words: Words, lang: str) -> OptionInfo:
    def label(value: Chosen) -> str:
        message = f"option-{option.name}-{str(value).lower()}"
        return words.say(lang, message) if words.has(message) else str(value)

    title, help = words.say(lang, f"option-{option.name}"), words.say(lang, f"option-{option.name}-help")
    return OptionInfo(option.name, title, help, [Choice(value, label(value)) for value in option.choices])


@cache
def drawn_art(name: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{game(name).art()}</defs></svg>'


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
