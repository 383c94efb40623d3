"""What a table is made of: how it was opened, who sits there, and the lines of its log."""

import json
from collections.abc import Sequence, Set
from typing import NamedTuple, cast

from msgspec import Struct
from msgspec.structs import replace

from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.state import Chosen, Json
from riverhaven.server.protocol import Clock, DoorHow, Meant, What


class Opening(Struct, frozen=True):
    """The row of a table: how it began. It holds the seed: nothing of it but what `frame` picks may be shown."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Chosen]
    seed: str | None
    position: Json | None
    open_dice: bool
    invitation: str
    lesson: str | None = None
    clock: Clock | None = None
    listed: bool = False  # anybody may find it and join, without the invitation
    asks: bool = False  # whoever finds it asks first, and is let in
    meant: Meant | None = None  # for those who know the game so well
    lot: bool = False  # who sits where is drawn when it begins
    origin: str | None = None  # the table that this one goes on from, or plays again
    fork: int | None = None  # so many of its moves came along; None: it is played again


class Seat(Struct, frozen=True):
    """Who sits there. A bot beside a person plays in the person's place."""

    person: str | None = None
    bot: str | None = None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class Request(Struct, frozen=True):
    """Somebody asks for what needs the others' word: to take back what is settled, to end, to pause, to go on, to
    replace somebody who is away, to play again."""

    seat: int
    agreed: frozenset[str]
    asked: frozenset[str] | None = None  # who must agree; None, in old tables: whoever plays
    what: What = "undo"
    to: int = 0  # the ply to go back to
    since: float = 0.0
    of: int | None = None  # the seat of whoever is away

    def missing(self, humans: Set[str]) -> set[str]:
        """Who has not agreed yet."""
        return set(humans if self.asked is None else self.asked) - self.agreed

    def without(self, person: str) -> "Request":
        """The same, but not asked of somebody."""
        return replace(self, asked=(self.asked or frozenset()) - {person})


class Door(Struct, frozen=True):
    """Those who have asked to join an open table, in that order, and how it stands with each."""

    asked: dict[str, str] = {}

    @property
    def waiting(self) -> list[str]:
        """Those who are to be answered."""
        return [person for person, how in self.asked.items() if how == WAITS]

    def how(self, person: str | None) -> DoorHow | None:
        """How it stands with somebody, as they may know it."""
        found = self.asked.get(person or "")
        return None if found is None else cast("DoorHow", WAITS if found == UNHEARD else found)

    def noted(self, person: str, how: str) -> "Door":
        """With another word on somebody; an empty one: they do not ask any more."""
        others = {other: was for other, was in self.asked.items() if other != person}
        return Door(others | {person: how} if how else others)

    def closed(self, why: DoorHow) -> "Door":
        """Nobody waits any more, and whoever did learns why."""
        waited = [person for person, how in self.asked.items() if how in (WAITS, UNHEARD)]
        return Door(self.asked | dict.fromkeys(waited, why)) if waited else self


RATED = "rated"  # so a match begins that counts
WAITS = "waits"
UNHEARD = "unheard"  # by whoever could let them in; they are not told


class Told(NamedTuple):
    """A line of the table's log; that of a move is told from the match."""

    version: int
    kind: str
    seat: int | None
    ply: int | None = None  # of a move, and the ply that an undo leads back to
    body: str = ""
    back: int = 0  # how many moves were taken back
    owner: str | None = (
        None  # whose move it was, or seat it is, also where a bot plays for them; who said it, or called
    )
    of: int | None = None  # the seat of whoever is away, about whom something is proposed


def begun(opening: Opening, game: Game) -> Match:
    if opening.position is not None:
        return game.from_position(opening.position)
    return game.new(opening.seats, int(opening.seed or ""), **opening.options)


def start_text(rated: bool, order: Sequence[int]) -> str:
    """How a match begins: whether it counts, and, where lots were drawn, the seat from which each comes."""
    return (RATED if rated else "") + (f"|{' '.join(map(str, order))}" if order else "")


def read_start(text: str) -> tuple[bool, list[int]]:
    rated, _, order = text.partition("|")
    return rated == RATED, [int(seat) for seat in order.split()]


def seat_text(seat: Seat) -> str:
    return json.dumps({"person": seat.person, "bot": seat.bot})


def read_seat(text: str) -> Seat:
    return Seat(**json.loads(text))
