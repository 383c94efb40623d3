"""Puzzles: what would you do here? A position, a few moves, and once one is chosen what each is worth."""

from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from msgspec import Meta, Struct

from riverhaven.core.installed import game
from riverhaven.core.puzzle import Puzzle
from riverhaven.server import puzzles
from riverhaven.server.frame import art_version, drawn, facts, foreseen, sentence
from riverhaven.server.http.people import Call
from riverhaven.server.http.tables import paint
from riverhaven.server.protocol import Language, Sentence, Source

LOG = 6  # moves before the question


class PuzzleInfo(Struct):
    id: str
    moment: list[Sentence]  # of the match: "Round 2 of 4"
    solved: bool  # I have found the best move


class PuzzleOfTheDay(Struct):
    game: str
    title: str  # of the game
    id: str
    solved: bool


class Thought(Struct):
    """A move that one may think of: what it does, and what of the picture it would change."""

    move: str
    said: list[Sentence]
    parts: dict[str, str]


class Before(Struct):
    """A move that led to the position."""

    seat: int
    said: list[Sentence]


class Asking(Struct):
    """A puzzle as the seat that is asked may see it."""

    game: str
    title: str
    art: str
    number: int  # among the puzzles of the game, from 1
    count: int
    seat: int
    scores: list[int]
    parts: dict[str, str]
    ask: Sentence | None
    moment: list[Sentence]
    sources: list[Source]
    log: list[Before]  # the last few
    choices: list[Thought]
    solved: bool
    next: str  # the puzzle after this one; after the last comes the first


class MyMove(Struct, forbid_unknown_fields=True):
    move: Annotated[str, Meta(max_length=200)]


class Worth(Struct):
    """What a choice brings when all play on well, and how often that wins."""

    move: str
    lead: float
    chance: float
    best: bool


class Verdict(Struct):
    choices: list[Worth]
    why: Sentence
    worlds: int  # in which each choice was played on
    playouts: int  # of the search that found them


class PuzzlesController(Controller):
    path = "/api"
    tags = ("puzzles",)

    @get("/puzzle", summary="The puzzle of the day, the same for everybody; none, where no game has any")
    async def today(self, request: Call, lang: Language = "en") -> PuzzleOfTheDay | None:
        found = puzzles.of_the_day(puzzles.today())
        if found is None:
            return None
        played, puzzle = found
        known = await puzzles.solved(request.app.state.store, request.user, played.name)
        return PuzzleOfTheDay(played.name, played.words.say(lang, "title"), puzzle.id, puzzle.id in known)

    @get("/games/{name:str}/puzzles", summary="The puzzles of a game, and which of them I have solved")
    async def all(self, request: Call, name: str) -> list[PuzzleInfo]:
        known = await puzzles.solved(request.app.state.store, request.user, name)
        infos = []
        for one in game(name).puzzles:
            moment = await paint(request, partial(moment_of, name, one))
            infos.append(PuzzleInfo(one.id, moment, one.id in known))
        return infos

    @get("/games/{name:str}/puzzles/{puzzle:str}", summary="One puzzle")
    async def ask(self, request: Call, name: str, puzzle: str) -> Asking:
        found = game(name).puzzle(puzzle)
        known = await puzzles.solved(request.app.state.store, request.user, name)
        return await paint(request, partial(asking, name, found, found.id in known))

    @post("/games/{name:str}/puzzles/{puzzle:str}", summary="What I would do, and what it is worth", status_code=200)
    async def answer(self, request: Call, name: str, puzzle: str, data: MyMove) -> Verdict:
        found = game(name).puzzle(puzzle)
        best = found.best
        if found.choice(data.move) is best and request.user is not None:
            await puzzles.solve(request.app.state.store, request.user, name, found.id)
        worths = [Worth(one.move, one.lead, one.chance, one is best) for one in found.choices]
        return Verdict(worths, sentence(found.why), found.worlds, found.playouts)


def moment_of(name: str, puzzle: Puzzle) -> list[Sentence]:
    return [sentence(say) for say in facts(puzzles.position(name, puzzle.id).sight(puzzle.seat)).moment]


def asking(name: str, puzzle: Puzzle, solved: bool) -> Asking:
    played, match, seat = game(name), puzzles.position(name, puzzle.id), puzzle.seat
    sight = match.sight(seat)
    ask, moment, sources = facts(sight)
    ids = [one.id for one in played.puzzles]
    place = ids.index(puzzle.id)
    moves = [match.find(choice.move) for choice in puzzle.choices]
    return Asking(
        game=name,
        title=played.title,
        art=art_version(name),
        number=place + 1,
        count=len(ids),
        seat=seat,
        scores=sight.record.score[: match.seats].tolist(),
        parts=drawn(sight),
        ask=None if ask is None else sentence(ask),
        moment=[sentence(say) for say in moment],
        sources=[Source(sentence(source), list(done), list(more)) for source, done, more in sources],
        log=[
            Before(match.turns[ply].seat, [sentence(say) for say in match.told(ply, seat)])
            for ply in range(max(0, len(match.turns) - LOG), len(match.turns))
        ],
        choices=[
            Thought(str(move), [sentence(say) for say in match.previewed(seat, move)], foreseen(match, seat, move))
            for move in sorted(moves, key=lambda move: move.id)  # so that the place does not tell the best
        ],
        solved=solved,
        next=ids[(place + 1) % len(ids)],
    )
