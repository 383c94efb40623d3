"""One table: what its events add up to.

A `Table` is never changed. `decisions` says which event a command would be; `after(event)` is the table as it stands
then, and takes the place of the old one only when that event is stored. Reading the stored events back runs through the
same `after`, so that a restart arrives where play had arrived.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from riverhaven.core.game import Game, game
from riverhaven.core.match import Match
from riverhaven.server.store import Event, Summary


class Opening(Struct, frozen=True):
    """The row of a table: how it began. It holds the seed: nothing of it but what `frame` picks may be shown."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str | None
    position: dict[str, Any] | None
    open_dice: bool
    invitation: str


class Seat(Struct, frozen=True):
    """Who sits there. A bot beside a person plays in the person's place."""

    person: str | None = None
    bot: str | None = None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class Told(NamedTuple):
    """A line of the table's log; that of a move is told from the match."""

    version: int
    kind: str
    seat: int | None
    ply: int | None = None  # of a move, and the ply that an undo leads back to
    body: str = ""
    back: int = 0  # how many moves were taken back


class Request(Struct, frozen=True):
    """Somebody asks to take back what is settled."""

    seat: int
    to: int
    agreed: frozenset[str]


class Table(Struct):
    opening: Opening
    game: Game
    seats: tuple[Seat, ...]
    version: int = 0
    at: int = 0  # the version of the last event that changed the position
    match: Match | None = None
    settled: int = 0  # so many moves are nobody's draft
    request: Request | None = None
    told: tuple[Told, ...] = ()
    commands: dict[str, int] = {}  # the commands that were taken, and the version that each made
    next: str | None = None  # the table of the rematch
    touched: float = 0.0
    free_seats: int | None = None  # a bit for each; kept once it was asked for: NumPy's records are slow to read

    @classmethod
    def opened(cls, opening: Opening) -> "Table":
        """A table goes on by the rules that it began with."""
        return cls(opening, game(opening.game).by_rules(opening.rules), (Seat(),) * opening.seats)

    # ------------------------------------------------------------------------------------------------------- looking

    @property
    def id(self) -> str:
        return self.opening.id

    @property
    def stage(self) -> str:
        return "open" if self.match is None else "over" if self.match.over else "running"

    @property
    def draft_seat(self) -> int | None:
        """The seat whose last moves are still its own to take back."""
        if self.match is None or self.settled >= len(self.match.turns):
            return None
        return self.match.turns[-1].seat

    @property
    def owes(self) -> tuple[int, ...]:
        """The seats that the table waits for: those that owe a decision, and the one that owes a confirmation."""
        return tuple(seat for seat in range(self.opening.seats) if seat == self.draft_seat or self.free(seat))

    def free(self, seat: int) -> bool:
        """Whether `seat` owes a decision and may take it now.

        Nobody acts on another's draft: it could still be taken back. Those who owed a decision before the draft began
        do not depend on it, and go on.
        """
        if self.free_seats is None:
            self.free_seats = self._free_seats()
        return bool(self.free_seats >> seat & 1)

    def _free_seats(self) -> int:
        if self.match is None or self.stage == "over":
            return 0
        waiting, draft_seat = int(self.match.state["waiting"]), self.draft_seat
        if draft_seat is None:
            return waiting
        first = np.frombuffer(self.match.turns[self.settled].before, self.game.state)[0]
        return waiting & (int(first["waiting"]) | 1 << draft_seat)

    @property
    def seed_hash(self) -> str | None:
        seed = self.opening.seed
        return None if seed is None else hashlib.sha256(seed.encode()).hexdigest()

    @property
    def summary(self) -> Summary:
        return Summary(sum(1 << seat for seat in self.owes), self.stage)

    def sits(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [i for i, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def humans(self) -> set[str]:
        """The people who play."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.bot is None}

    # ----------------------------------------------------------------------------------------------------- following

    def after(self, event: Event) -> "Table":
        """The table once `event` has happened."""
        assert event.version == self.version + 1
        then = replace(self, version=event.version, touched=event.made or self.touched, free_seats=None)
        if event.command is not None:
            then.commands = {**self.commands, event.command: event.version}
        FOLLOW[event.kind](then, event)
        return then

    def _tell(self, event: Event, **more: Any) -> None:
        self.told = (*self.told, Told(event.version, event.kind, event.seat, **more))

    def _move_happens(self, event: Event) -> None:
        assert self.match is not None and event.seat is not None
        text, _, flags = event.body.partition("|")
        match = self.match = self.match.copy()
        if self.draft_seat not in (None, event.seat):
            self.settled = len(match.turns)  # somebody acted: the draft is no draft any more
        dice = int(match.state["dice"])
        match.play(event.seat, text)
        if "c" in flags or match.over or int(match.state["dice"]) != dice:
            self.settled = len(match.turns)
        self.at, self.request = event.version, None
        self._tell(event, ply=len(match.turns) - 1, body=flags)

    def _undo_happens(self, event: Event, to: int | None = None) -> None:
        assert self.match is not None
        to = int(event.body) if to is None else to
        match = self.match = self.match.copy()
        count = len(match.turns) - to
        for _ in range(count):
            match.undo()
        # What one still held as a draft one holds further; nothing that was settled becomes a draft again.
        self.settled = min(self.settled, to)
        self.at, self.request = event.version, None
        self.told = tuple(told for told in self.told if told.kind != "move" or (told.ply or 0) < to)
        self.told = (*self.told, Told(event.version, "undo", event.seat, ply=to, back=count))

    def _confirm_happens(self, event: Event) -> None:
        assert self.match is not None
        self.settled = len(self.match.turns)

    def _ask_happens(self, event: Event) -> None:
        assert event.seat is not None and event.person is not None
        self.request = Request(event.seat, int(event.body), frozenset({event.person}))
        self._tell(event)

    def _agree_happens(self, event: Event) -> None:
        assert self.request is not None and event.person is not None
        self.request = replace(self.request, agreed=self.request.agreed | {event.person})
        self._tell(event)
        if not self.humans() - self.request.agreed:
            self._undo_happens(replace(event, seat=self.request.seat), self.request.to)

    def _decline_happens(self, event: Event) -> None:
        self.request = None
        self._tell(event)

    def _chat_happens(self, event: Event) -> None:
        self._tell(event, body=event.body)

    def _sit_happens(self, event: Event) -> None:
        assert event.seat is not None
        seat = _seat(event.body)
        if self.match is not None and event.seat == self.draft_seat:
            self.settled = len(self.match.turns)  # a bot does not know of a draft, and would never confirm it
        told = "bot" if seat.bot is not None else "sit" if seat.taken else "leave"
        self.seats = (*self.seats[: event.seat], seat, *self.seats[event.seat + 1 :])
        self.request = None
        self.told = (*self.told, Told(event.version, told, event.seat, body=seat.bot or ""))

    def _start_happens(self, event: Event) -> None:
        if self.match is None:
            self.match = begun(self.opening, self.game)
        self.at = event.version
        self._tell(event)

    def _rematch_happens(self, event: Event) -> None:
        self.next = event.body
        self._tell(event)

    def _name_happens(self, event: Event) -> None:
        """Somebody has a new name: nothing changes but what is shown."""


FOLLOW: dict[str, Callable[[Table, Event], None]] = {
    "move": Table._move_happens,
    "undo": Table._undo_happens,
    "confirm": Table._confirm_happens,
    "ask": Table._ask_happens,
    "agree": Table._agree_happens,
    "decline": Table._decline_happens,
    "chat": Table._chat_happens,
    "sit": Table._sit_happens,
    "start": Table._start_happens,
    "rematch": Table._rematch_happens,
    "name": Table._name_happens,
}


def begun(opening: Opening, game: Game) -> Match:
    if opening.position is not None:
        return game.from_position(opening.position)
    return game.new(opening.seats, int(opening.seed or ""), **opening.options)


def seat_text(seat: Seat) -> str:
    return json.dumps({"person": seat.person, "bot": seat.bot})


def _seat(text: str) -> Seat:
    return Seat(**json.loads(text))
