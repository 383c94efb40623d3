"""Frames: what one viewer is shown of a table, all of it made from the record that is redacted for its seat.

Views, pictures and lines of the log take milliseconds each. They are made once for what a seat may know, and kept: all
who may know the same are shown the same. Frames are made in the painter's thread.
"""

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
from msgspec import Raw
from msgspec.json import Encoder

from riverhaven.core import picture
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.lesson import Lesson
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.position import Sight
from riverhaven.core.view import Source
from riverhaven.core.words import Say
from riverhaven.server import metrics, protocol
from riverhaven.server.decisions import check_sight
from riverhaven.server.now import now
from riverhaven.server.pieces import Told
from riverhaven.server.protocol import Choices, Draft, Frame, Line, Person, Planned, Sentence
from riverhaven.server.table import Table

PAGE = 50  # lines of the log in a whole frame
SLICE = 8  # lines that are told in one turn of the painter


def pictures(sight: Sight) -> dict[str, str]:
    """What a seat sees, as SVG: in parts that can be sent one by one."""
    return {part.id: part.svg() for part in sight.parts}


@lru_cache(maxsize=256)
def drawn(sight: Sight) -> dict[str, str]:
    """The same for all who may know as much: it is drawn once."""
    metrics.DRAWN.inc()
    return pictures(sight)


class Facts(NamedTuple):
    """What is said of a position beside its picture."""

    ask: Say | None
    moment: tuple[Say, ...]
    sources: tuple[Source, ...]


@lru_cache(maxsize=256)
def facts(sight: Sight) -> Facts:
    game, view = sight.game, sight.view
    return Facts(None if view.over else game.ask(view), game.moment(view), game.sources(view))


def foreseen(match: Match, seat: int, move: Move) -> dict[str, str]:
    """What of a seat's picture a move would change, as far as it is certain."""
    then = match.foreseen(seat, move)
    now = drawn(match.sight(seat))
    return {id: svg for id, svg in pictures(then).items() if now.get(id) != svg}


@cache
def art_version(name: str) -> str:
    """A name for how a game looks and speaks; it is another one as soon as anything about that changes."""
    folder = game(name).folder
    sources = [Path(picture.__file__), *sorted([*folder.rglob("*.py"), *folder.rglob("*.ftl")])]
    return sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]


class Eye:
    """One viewer of one table: makes each next frame, and remembers what the last one showed."""

    def __init__(
        self, seat: int | None, person: str | None, wants: set[str], lang: str | None, id: str | None = None
    ) -> None:
        self.seat, self.person, self.wants, self.lang = seat, person, wants, lang
        self.id = id  # of the request that the first frame answers
        self.version: int | None = None  # that was shown last
        self.parts: dict[str, int] = {}  # the hash of each part's text
        self.people: list[Person] = []
        self.names: list[str | None] = []
        self.plans: list[Planned] = []
        self.deaf: frozenset[str] = frozenset()  # to what these people say

    @property
    def heavy(self) -> bool:
        """Whether its frames take a while: those with views in them do."""
        return not self.wants.isdisjoint(("log", "picture"))

    def misses(self, table: Table, names: list[str | None], plans: Sequence[Planned] = ()) -> bool:
        return self.version != table.version or self.names != names or self.plans != list(plans)

    def frame(self, table: Table, names: list[str | None], plans: Sequence[Planned] = ()) -> Frame:
        """What has changed for this viewer; everything, if it has seen nothing yet. Refused where it is not theirs.
        The `plans` are this very person's."""
        check_sight(table, self.person, self.seat)
        log = self.unread(table)
        # It has read so little for so long that it begins anew, or all have other seats, or somebody is forgotten.
        if len(log) > PAGE or (self.version or 0) < table.anew:
            self.version, self.parts, self.people = None, {}, []
            log = self.unread(table)
        seats = people(table, names, self.person)
        frame = Frame(
            id=self.id if self.version is None else None,
            table=table.id,
            seat=self.seat,
            since=self.version,
            version=table.version,
            at=table.at,
            ply=0 if table.match is None else len(table.match.turns),
            stage=table.stage,
            owes=list(table.owes),
            draft=None if table.draft_seat is None else Draft(table.draft_seat, table.settled),
            asked=asked(table),
            plans=list(plans),
            host=self.person is not None and self.person == table.host,
            asking=0 if self.person is None or self.person != table.keeper else len(self.heard_at(table)),
            door=table.door.how(self.person),
            times=times(table, now()),
            seats=seats if seats != self.people else None,
            match=about(table, self.lang) if self.version is None else None,
            seed=table.opening.seed if table.stage == "over" else None,
            ended=table.ended,
            next=table.next,
            again=table.again,
        )
        speaker = Speaker(table, names, self.lang)
        if table.match is not None:
            self._show(frame, table, table.match, speaker)
            frame.step = 0 if table.lesson is None else table.lesson.reads(table.match)
        if log:
            page = last_page(log)
            frame.log, frame.earlier = speaker.page(page, self.seat), len(log) > len(page)
        self.version, self.people, self.names, self.plans = table.version, seats, names, list(plans)
        return frame

    def heard_at(self, table: Table) -> list[str]:
        """Those who ask to join, but for those whom this viewer does not hear."""
        return [person for person in table.door.waiting if person not in self.deaf]

    def unread(self, table: Table) -> list[Told]:
        """The lines that this viewer has not been told."""
        return heard(table.told_after(self.version or 0), self.deaf) if "log" in self.wants else []

    def slices(self, table: Table, names: list[str | None]) -> Iterator[Callable[[], object]]:
        """What is to be told before the next frame, in steps that are short enough for others to go in between."""
        yield from Speaker(table, names, self.lang).slices(last_page(self.unread(table)), self.seat)

    def _show(self, frame: Frame, table: Table, match: Match, speaker: "Speaker") -> None:
        game, seats = match.game, table.opening.seats
        sight = match.sight(self.seat)
        known = sight.record
        frame.scores, frame.places = known.score[:seats].tolist(), table.places
        frame.phase = game.phases[known.phase]
        if self.seat is not None and table.seats[self.seat].bot is None and table.free(self.seat):
            frame.free = True
            if "moves" in self.wants:
                frame.moves = choices(match, known, self.seat)
        if self.heavy:
            frame.ask, frame.moment, frame.sources = speaker.facts(sight)
            if table.ended is not None:
                frame.ask = None
            if match.over:
                frame.explained = [[speaker.sentence(line) for line in lines] for lines in game.explain(sight.view)]
            if "picture" in self.wants:
                self._paint(frame, drawn(sight))

    def _paint(self, frame: Frame, parts: dict[str, str]) -> None:
        """Put those parts into the frame that are not as this viewer saw them last."""
        seen = {id: hash(svg) for id, svg in parts.items()}
        frame.parts = {id: svg for id, svg in parts.items() if self.parts.get(id) != seen[id]}
        frame.gone = [id for id in self.parts if id not in parts]
        self.parts = seen


MOST_KEPT = 20_000  # lines
KEPT: OrderedDict[tuple[Any, ...], Raw] = OrderedDict()  # used in the painter's thread only
encode = Encoder().encode


def last_page(told: list[Told]) -> list[Told]:
    """The last lines. What one event says stays together: the next page is asked for by its version."""
    start = max(0, len(told) - PAGE)
    while start and told[start - 1].version == told[start].version:
        start -= 1
    return told[start:]


def heard(lines: list[Told], deaf: frozenset[str]) -> list[Told]:
    """The lines without what these people say, and their calls."""
    return [told for told in lines if told.kind not in SPOKEN or told.owner not in deaf] if deaf else lines


SPOKEN = ("chat", "nudge")


def read_before(table: Table, version: int) -> list[Told]:
    return table.told[: bisect_left(table.told, version, key=attrgetter("version"))]


class Speaker:
    """Tells what happened at a table, as a seat may know it."""

    def __init__(self, table: Table, names: list[str | None], lang: str | None) -> None:
        self.table, self.lang = table, lang
        self.names = called(names)

    def slices(self, lines: list[Told], seat: int | None) -> Iterator[Callable[[], object]]:
        """Steps that tell these lines, but for the last few."""
        for start in range(0, len(lines) - SLICE, SLICE):
            yield partial(self.page, lines[start : start + SLICE], seat)

    def page(self, lines: list[Told], seat: int | None) -> list[Line]:
        return [self.kept(told, seat) for told in lines]

    def kept(self, told: Told, seat: int | None) -> Line:
        """The line of the log as JSON, told once for all who may know as much as `seat`."""
        if told.kind == "chat":  # nothing is to be told, and nothing shall stay of somebody who is forgotten
            return self.line(told, seat)
        # A version is made once: what it says to a seat stays, but for the names in its text.
        names = () if self.lang is None else tuple(map(str, self.names))
        key = (self.table.id, told.version, told.kind, told.seat, seat, self.lang, names)
        found = KEPT.get(key)
        if found is None:
            metrics.TOLD.inc()
            found = KEPT[key] = Raw(encode(self.line(told, seat)))
            while len(KEPT) > MOST_KEPT:
                KEPT.popitem(last=False)
        else:
            KEPT.move_to_end(key)
        return cast("Line", found)  # it is one, already written

    def line(self, told: Told, seat: int | None) -> Line:
        line = Line(told.version, told.kind, told.seat, told.ply)
        if told.kind == "chat":
            line.text = told.body
        elif told.kind == "move" and told.ply is not None and self.table.match is not None:
            line.said = [self.sentence(say) for say in self.table.match.told(told.ply, seat)]
            line.move = str(self.table.match.seen(told.ply, seat))
            if "r" in told.body:
                line.said.append(self.sentence(Say("told-bot-failed", player=player(told.seat))))
        else:
            line.said = [self.sentence(saying(told))]
        return line

    def facts(self, sight: Sight) -> tuple[Sentence | None, list[Sentence], list[protocol.Source]]:
        """What is asked, when we are, and where the points come from."""
        ask, moment, sources = facts(sight)
        return (
            None if ask is None else self.sentence(ask),
            [self.sentence(say) for say in moment],
            [protocol.Source(self.sentence(name), list(done), list(more)) for name, done, more in sources],
        )

    def sentence(self, say: Say) -> Sentence:
        text = None if self.lang is None else self.table.game.words.say(self.lang, say.named(self.names))
        return sentence(say, text)


SEVERAL = ("start", "undo", "propose", "lapse", "resign", "flag", "end", "replace")


def saying(told: Told) -> Say:
    """What the log says of an event that is no move; some are told in several ways."""
    who = player(told.seat or 0)
    if told.kind == "bot":
        return Say("told-bot" if told.owner else "told-bot-sits", player=who, bot=Say(f"level-{told.body}"))
    if told.kind == "lot":
        return Say("told-lot", players=[player(seat) for seat in range(told.back)])
    way = told.body if told.kind in SEVERAL else ""
    other = {} if told.of is None else {"other": player(told.of)}
    return Say(f"told-{told.kind}-{way}" if way else f"told-{told.kind}", player=who, count=told.back, **other)


def choices(match: Match, known: np.record, seat: int) -> dict[str, Choices]:
    """The legal moves of a seat, found from what it knows; the kinds always in the order of the game."""
    game = match.game
    return choices_of(game, game.legal(known, seat))


def choices_of(game: Game, moves: Iterable[int]) -> dict[str, Choices]:
    found: dict[str, list[str]] = {name: [] for name in game.moves.blocks}
    for id in moves:
        kind, _, labels = game.moves.texts[id].partition(" ")
        found[kind].append(labels)
    return {kind: Choices(list(game.moves.blocks[kind].axes), labels) for kind, labels in found.items() if labels}


def people(table: Table, names: list[str | None], viewer: str | None) -> list[Person]:
    return [
        Person(
            name,
            seat.bot,
            mine=viewer is not None and seat.person == viewer,
            taken=seat.taken,
            resigned=i in table.resigned,
            host=seat.person is not None and seat.person == table.host,
            open=i in table.offered,
        )
        for i, (seat, name) in enumerate(zip(table.seats, names, strict=True))
    ]


def asked(table: Table) -> protocol.Asked | None:
    request = table.request
    if request is None:
        return None
    return protocol.Asked(
        request.seat, request.what, table.asked, request.to if request.what == "undo" else None, request.of
    )


def times(table: Table, now: float) -> protocol.Times | None:
    if table.times is None:
        return None
    left = [round(table.times.left_at(seat, now), 1) for seat in range(table.opening.seats)]
    return protocol.Times(left, table.times.runs, table.paused)


def about(table: Table, lang: str | None) -> protocol.Match:
    opening = table.opening
    return protocol.Match(
        table.game.name,
        table.game.title,
        opening.rules,
        opening.options,
        table.seed_hash,
        opening.open_dice,
        art_version(table.game.name),
        opening.clock,
        opening.listed,
        opening.asks,
        opening.lot,
        None if table.lesson is None else course(table, table.lesson, Speaker(table, [], lang)),
        None if opening.origin is None or opening.fork is None else protocol.Origin(opening.origin, opening.fork),
        opening.origin if opening.fork is None else None,
    )


def course(table: Table, lesson: Lesson, speaker: Speaker) -> protocol.Course:
    steps = [
        protocol.Taught(speaker.sentence(lesson.says(step)), list(step.point), bool(step.play)) for step in lesson.steps
    ]
    ids = [one.id for one in table.game.lessons]
    number = ids.index(lesson.id) + 1
    title = speaker.sentence(lesson.title)
    return protocol.Course(title, number, len(ids), steps, None if number == len(ids) else ids[number])


def player(seat: int | None) -> Say:
    return Say("player", number=(seat or 0) + 1)


def called(names: list[str | None]) -> list[str | Say]:
    """What people are called at a table: whoever has no name there is called after the seat."""
    return [name or player(seat) for seat, name in enumerate(names)]


def sentence(say: Say, text: str | None = None) -> Sentence:
    """A sentence as JSON, with its text where somebody wants it in a language."""
    return Sentence(say.message, {name: plain(value) for name, value in say.variables.items()}, text)


def plain(value: Any) -> Any:
    if isinstance(value, list):
        return [plain(v) for v in value]
    return sentence(value) if isinstance(value, Say) else value
