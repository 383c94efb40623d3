"""Positions that somebody has set up by hand: checked, drawn, thought about, and played on from.

Compiled rules trust the bytes of a state, and these bytes are a stranger's. So whatever is done with them is done in a
process of its own, in the checked gear: a rule that reaches for what is not there ends with an error, there and nowhere
else. The process is nobody else's and may be killed.

To play on from such a position, its bytes must come into the process where all tables are. That is allowed where the
server is somebody's own (`trust_positions`), and after the position was rehearsed.
"""

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

from riverhaven.bots.search import Budget
from riverhaven.bots.tree import grow
from riverhaven.core import library
from riverhaven.core.compiler import CannotBuild
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.match import Match
from riverhaven.core.save import parse
from riverhaven.core.state import understand
from riverhaven.core.words import Refusal, Say
from riverhaven.server import frame
from riverhaven.server.advice import Hint, searched, told
from riverhaven.server.askers import Asker
from riverhaven.server.bots import within
from riverhaven.server.frame import pictures, sentence
from riverhaven.server.protocol import Sentence, Source
from riverhaven.server.settings import Settings
from riverhaven.server.thinking import Died, Lane

T = TypeVar("T")

ADVICE = Budget(seconds=2.0)
MOVES, LOOKS = 8, 3  # that are advised, and playouts of each: here somebody compares, and not only the best counts
REHEARSALS = 5  # matches at random from a position, before anybody may play on from it


class Looked(Struct, kw_only=True):
    """A position as far as it can be understood."""

    wrong: Sentence | None = None  # why no match can be in it
    fields: list[str] = []  # of which that speaks,
    seat: int | None = None  # and of whose
    marks: dict[str, str] = {}  # of each part of the picture; none, where it cannot be drawn
    parts: dict[str, str] = {}  # those that the asker has not seen
    waiting: list[int] = []
    scores: list[int] = []
    ask: Sentence | None = None
    moment: list[Sentence] = []
    sources: list[Source] = []


class Advised(Struct):
    """A move that a search finds good, and what of the picture it would change."""

    hint: Hint
    parts: dict[str, str]


class Positions:
    """The process for them, and who waits for it."""

    def __init__(self, settings: Settings) -> None:
        self.lane = Lane(1, settings, gear="checked")
        self._advised: set[str] = set()

    def stop(self) -> None:
        self.lane.stop()

    async def look(self, who: Asker, name: str, text: str, seat: int | None, seen: dict[str, str]) -> Looked:
        return await self._ask(who, name, look, lambda waiting: (name, text, seat, seen))

    async def advise(self, who: Asker, name: str, text: str, seat: int) -> list[Advised]:
        """One at a time for each person."""
        if who.person in self._advised:
            raise Refusal("hint-already")
        self._advised.add(who.person)
        try:
            return await self._ask(who, name, advice, lambda waiting: (name, text, seat, within(ADVICE, waiting)))
        finally:
            self._advised.discard(who.person)

    async def rehearse(self, who: Asker, name: str, text: str) -> str:
        """The save of a match that stands at the position, where the rules can go on from it."""
        return await self._ask(who, name, rehearse, lambda waiting: (name, text))

    async def _ask(
        self, who: Asker, name: str, what: Callable[..., T], about: Callable[[int], tuple[object, ...]]
    ) -> T:
        await asyncio.to_thread(prepare, game(name))  # to compile is no thinking, and no reason to be killed
        try:
            return await self.lane.think(who, what, about)
        except (TimeoutError, Died) as error:
            raise Refusal("position-no-answer") from error


@cache
def prepare(found: Game) -> None:
    """Have the rules and the search compiled with checks. Without a compiler they run as plain Python, as safely."""
    engine = found.rules.engine
    with suppress(CannotBuild):
        for source in (engine.rules["legal"], grow):
            library.prepare(engine.plan(source, checked=True))


# ------------------------------------------------------------------------------------------------- in the other process


def look(name: str, text: str, seat: int | None, seen: dict[str, str]) -> Looked:
    """What is wrong with a position, and how it looks, which may be seen of many an impossible one, too."""
    found = game(name)
    try:
        s = understand(parse(text), found.state)
    except Refusal as refusal:
        return refused(found, refusal.sentence)
    try:
        with no_trap():
            found.check_position(s)
        looked = Looked()
    except Refusal as refusal:
        looked = refused(found, refusal.sentence)
    with suppress(Exception):  # what is impossible need not have a picture
        show(looked, Match(found, s, seed=None), seat, seen)
    return looked


def show(looked: Looked, match: Match, seat: int | None, seen: dict[str, str]) -> None:
    sight = match.sight(seat)
    ask, moment, sources = frame.facts(sight)
    parts = pictures(sight)
    looked.waiting, looked.scores = list(match.waiting), list(match.scores)
    looked.ask = None if ask is None else sentence(ask)
    looked.moment = [sentence(say) for say in moment]
    looked.sources = [Source(sentence(name), list(done), list(more)) for name, done, more in sources]
    looked.marks = {id: blake2b(svg.encode(), digest_size=6).hexdigest() for id, svg in parts.items()}
    looked.parts = {id: svg for id, svg in parts.items() if seen.get(id) != looked.marks[id]}


def refused(found: Game, say: Say) -> Looked:
    """Why it cannot be, and the fields that this speaks of, in their order."""
    text = " ".join(map(str, say.variables.values()))
    fields = [word for word in dict.fromkeys(re.findall(r"\w+", text)) if word in found.state.fields]
    seat = re.search(r"\bseat ([0-9])\b", text)
    return Looked(wrong=sentence(say), fields=fields, seat=None if seat is None else int(seat[1]))


def advice(name: str, text: str, seat: int, budget: Budget) -> list[Advised]:
    match = game(name).from_position(text)
    with no_trap():
        hints = told(match, seat, searched(match, seat, budget, LOOKS), sentence, MOVES)
        return [Advised(hint, frame.foreseen(match, seat, match.find(hint.move))) for hint in hints]


def rehearse(name: str, text: str) -> str:
    match = game(name).from_position(text)
    with no_trap():
        for number in range(REHEARSALS):
            play_at_random(match.copy(), random.Random(number))
    return match.save()


def play_at_random(match: Match, dice: random.Random) -> None:
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.moves(seat)))


@contextmanager
def no_trap() -> Iterator[None]:
    """Where the rules break, the position was impossible, though the audit has not seen how."""
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        raise Refusal("position-breaks", why=type(error).__name__) from error
