"""Frames: what one viewer is shown of a table, all of it made from the record that is redacted for its seat."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from riverhaven.core import picture
from riverhaven.core.game import Game, game
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.words import Say
from riverhaven.server import protocol
from riverhaven.server.protocol import Choices, Draft, Frame, Line, Person, Sentence
from riverhaven.server.table import Table, Told

# What the log says of an event that is no move; `$count` and `$bot` are given to all.
SAYINGS = ("undo", "ask", "agree", "decline", "sit", "leave", "bot", "start", "rematch")


def pictures(game: Game, view: Any) -> dict[str, str]:
    """The table as SVG, in parts that can be sent one by one."""
    return {part.id: part.svg() for part in game.picture(view)}


def foreseen(match: Match, seat: int, move: Move) -> dict[str, str]:
    """What of a seat's picture a move would change; nothing, where the dice would have a say."""
    game = match.game
    known, after = game.redacted(match.state, seat), game.redacted(match.state, seat)
    game.rules.apply(game.parts, after, seat, move.id)
    if after.dice != 0:
        return {}
    now, then = (pictures(game, game.view(game.parts, state, seat)) for state in (known, after))
    return {id: svg for id, svg in then.items() if now.get(id) != svg}


@cache
def art_version(name: str) -> str:
    """A name for how a game looks; it is another one as soon as anything about that changes."""
    sources = [Path(picture.__file__), *sorted(game(name).folder.rglob("*.py"))]
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
        self.last: tuple[bytes, Any] | None = None  # the state that was shown last, and the view of it
        self.people: list[Person] = []

    @property
    def heavy(self) -> bool:
        """Whether its frames take a while: those with views in them do."""
        return bool(self.wants & {"log", "picture"})

    def misses(self, table: Table) -> bool:
        return self.version != table.version

    def frame(self, table: Table, names: list[str | None]) -> Frame:
        """What has changed for this viewer; everything, if it has seen nothing yet."""
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
            seats=seats if seats != self.people else None,
            match=about(table) if self.version is None else None,
            seed=table.opening.seed if table.stage == "over" else None,
            next=table.next,
        )
        speaker = Speaker(table, names, self.lang)
        speaker.recall(self.last)
        if table.match is not None:
            self._show(frame, table, table.match, speaker)
        if "log" in self.wants:
            frame.log = speaker.lines(self.seat, self.version or 0)
        self.version, self.people = table.version, seats
        return frame

    def _show(self, frame: Frame, table: Table, match: Match, speaker: "Speaker") -> None:
        game = match.game
        known = game.redacted(match.state, self.seat)
        seats = table.opening.seats
        frame.scores, frame.places = known.score[:seats].tolist(), known.place[:seats].tolist()
        frame.phase = game.phases[known.phase]
        if self.seat is not None and not match.over and table.free(self.seat):
            frame.free = True
            if "moves" in self.wants:
                frame.moves = choices(match, known, self.seat)
        if self.heavy:
            view = speaker.view(len(match.turns), self.seat)
            self.last = match.state.tobytes(), view
            if match.over:
                frame.explained = [[speaker.sentence(line) for line in lines] for lines in game.explain(view)]
            else:
                frame.ask = speaker.sentence(game.ask(view))
            if "picture" in self.wants:
                self._paint(frame, pictures(game, view))

    def _paint(self, frame: Frame, parts: dict[str, str]) -> None:
        """Put those parts into the frame that are not as this viewer saw them last."""
        seen = {id: hash(svg) for id, svg in parts.items()}
        frame.parts = {id: svg for id, svg in parts.items() if self.parts.get(id) != seen[id]}
        frame.gone = [id for id in self.parts if id not in parts]
        self.parts = seen


class Speaker:
    """Tells what happened at a table, as a seat may know it."""

    def __init__(self, table: Table, names: list[str | None], lang: str | None) -> None:
        self.table, self.lang = table, lang
        self.names = [name or Say("player", number=seat + 1) for seat, name in enumerate(names)]
        self._views: dict[int, Any] = {}

    def recall(self, last: tuple[bytes, Any] | None) -> None:
        """Use the view that was made for the frame before: most often it shows the table before the last move."""
        match = self.table.match
        if match is not None and match.turns and last is not None and match.turns[-1].before == last[0]:
            self._views[len(match.turns) - 1] = last[1]

    def view(self, ply: int, seat: int | None) -> Any:
        """What `seat` knew before the move number `ply`. One speaker serves one seat."""
        if ply not in self._views:
            match = self.table.match
            assert match is not None
            game = match.game
            state = match.state if ply == len(match.turns) else record(match, ply)
            self._views[ply] = game.view(game.parts, game.redacted(state, seat), -1 if seat is None else seat)
        return self._views[ply]

    def lines(self, seat: int | None, since: int) -> list[Line]:
        return [self.line(told, seat) for told in self.table.told if told.version > since]

    def line(self, told: Told, seat: int | None) -> Line:
        line = Line(told.version, told.kind, told.seat, told.ply)
        if told.kind == "chat":
            line.text = told.body
        elif told.kind == "move" and told.ply is not None:
            line.said = [self.sentence(say) for say in self.move(told.ply, seat)]
            if "r" in told.body:
                line.said.append(self.sentence(Say("told-bot-failed", player=player(told.seat))))
        else:
            who = player(told.seat or 0)
            line.said = [self.sentence(Say(f"told-{told.kind}", player=who, count=told.back, bot=told.body))]
        return line

    def move(self, ply: int, seat: int | None) -> list[Say]:
        """The sentences about the move number `ply`."""
        match = self.table.match
        assert match is not None
        turn = match.turns[ply]
        seen = seen_move(match, ply, seat)
        return match.game.tell(self.view(ply, seat), self.view(ply + 1, seat), turn.seat, seen)

    def sentence(self, say: Say) -> Sentence:
        text = None if self.lang is None else self.table.game.words.say(self.lang, named(say, self.names))
        return Sentence(say.message, {name: plain(value) for name, value in say.variables.items()}, text)


def seen_move(match: Match, ply: int, seat: int | None) -> Move:
    """The move number `ply` as `seat` may see it."""
    turn = match.turns[ply]
    if turn.seat == seat:
        return turn.move
    return match.game.moves.move(match.game.rules.mask(match.game.parts, record(match, ply), turn.seat, turn.move.id))


def record(match: Match, ply: int) -> np.record:
    """The state before the move number `ply`."""
    found: np.record = np.frombuffer(match.turns[ply].before, match.game.state)[0]
    return found


def choices(match: Match, known: np.record, seat: int) -> dict[str, Choices]:
    """The legal moves of a seat, found from what it knows."""
    game = match.game
    n = game.rules.legal(game.parts, known, seat, game.out)
    found: dict[str, Choices] = {}
    for id in game.out[:n].tolist():
        kind, _, labels = game.moves.texts[id].partition(" ")
        if kind not in found:
            found[kind] = Choices(list(game.moves.blocks[kind].axes), [])
        found[kind].labels.append(labels)
    return found


def people(table: Table, names: list[str | None], viewer: str | None) -> list[Person]:
    return [
        Person(name, seat.bot, viewer is not None and seat.person == viewer, seat.taken)
        for seat, name in zip(table.seats, names, strict=True)
    ]


def asked(table: Table) -> protocol.Asked | None:
    request = table.request
    if request is None:
        return None
    open_seats = [
        i for i, seat in enumerate(table.seats) if seat.person in table.humans() and seat.person not in request.agreed
    ]
    return protocol.Asked(request.seat, request.to, open_seats)


def about(table: Table) -> protocol.Match:
    opening = table.opening
    return protocol.Match(
        table.game.name,
        table.game.title,
        opening.rules,
        opening.options,
        table.seed_hash,
        opening.open_dice,
        art_version(table.game.name),
    )


def player(seat: int | None) -> Say:
    return Say("player", number=(seat or 0) + 1)


def plain(value: Any) -> Any:
    """A variable of a sentence as JSON."""
    if isinstance(value, Say):
        return Sentence(value.message, {name: plain(v) for name, v in value.variables.items()})
    if isinstance(value, list):
        return [plain(v) for v in value]
    return value


def named(sentence: Say, names: list[Any]) -> Say:
    """`sentence` with the names of the people where it speaks of a seat."""

    def value(of: Any) -> Any:
        if isinstance(of, list):
            return [value(v) for v in of]
        if not isinstance(of, Say):
            return of
        return names[of.variables["number"] - 1] if of.message == "player" else named(of, names)

    return Say(sentence.message, **{key: value(v) for key, v in sentence.variables.items()})
