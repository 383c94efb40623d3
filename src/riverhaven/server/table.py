"""One table: what its events add up to.

A `Table` is never changed. `decisions` says which event a command would be; `after(event)` is the table as it stands
then, and takes the place of the old one only when that event is stored. Reading the stored events back runs through the
same `after`, so that a restart arrives where play had arrived.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.lesson import Lesson
from riverhaven.core.match import Match
from riverhaven.server.clock import Times, refill
from riverhaven.server.ending import STAND_IN, places
from riverhaven.server.pieces import RATED, Door, Opening, Request, Seat, Told, begun, read_seat, read_start
from riverhaven.server.protocol import Clock, DoorHow, How, Stage, What
from riverhaven.server.store import Event, Summary


class Table(Struct):
    opening: Opening
    game: Game
    seats: tuple[Seat, ...]
    lesson: Lesson | None = None  # that is taught here
    version: int = 0
    at: int = 0  # the version of the last event that changed the position
    match: Match | None = None
    settled: int = 0  # so many moves are nobody's draft
    request: Request | None = None
    offered: frozenset[int] = frozenset()  # the seats that whoever is invited may take from a bot
    left: dict[int, float] = {}  # since when a bot plays for somebody
    drawn: int = 0  # the version at which lots were drawn for the seats
    anew: int = 0  # whoever has seen less is shown all anew: other seats, or nothing of somebody who is forgotten
    resigned: tuple[int, ...] = ()  # the seats that have given up, in that order
    ended: How | None = None  # how it came to be over, if not by the rules
    times: Times | None = None  # of a match that has begun, and has a clock
    paused: bool = False
    rated: bool = False  # it counts for those who want ratings
    nudged: float = 0.0  # when somebody called last
    host: str | None = None  # who set it up
    removed: frozenset[str] = frozenset()  # whom the host has sent away
    door: Door = Door()
    told: list[Told] = []
    commands: dict[str, int] = {}  # the commands that were taken, and the version that each made
    next: str | None = None  # the table of the rematch
    waits: dict[int, float] = {}  # since when it waits for each of those whom it waits for
    free_seats: int | None = None  # a bit for each; kept once it was asked for: NumPy's records are slow to read

    @classmethod
    def opened(cls, opening: Opening) -> "Table":
        """A table goes on by the rules that it began with."""
        found = game(opening.game).by_rules(opening.rules)
        taught = () if opening.lesson is None else found.lessons
        lesson = next((one for one in taught if one.id == opening.lesson), None)
        return cls(opening, found, (Seat(),) * opening.seats, lesson)

    # ------------------------------------------------------------------------------------------------------- looking

    @property
    def id(self) -> str:
        return self.opening.id

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "open"
        return "over" if self.match.over or self.ended is not None else "running"

    @property
    def draft_seat(self) -> int | None:
        """The seat whose last moves are still its own to take back."""
        if self.match is None or self.settled >= len(self.match.turns):
            return None
        return self.match.turns[-1].seat

    @property
    def owes(self) -> tuple[int, ...]:
        """The seats that the table waits for: those that owe a decision, and the one that owes a confirmation."""
        if self.paused:
            return ()
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
        if self.match is None or self.stage == "over" or self.paused:
            return 0
        waiting, draft_seat = int(self.match.state["waiting"]), self.draft_seat
        if self.lesson is not None:
            turn = self.lesson.turn(self.match)
            return 0 if turn is None else waiting & 1 << turn
        if draft_seat is None:
            return waiting
        return waiting & (int(self.match.before(self.settled)["waiting"]) | 1 << draft_seat)

    @property
    def seed_hash(self) -> str | None:
        seed = self.opening.seed
        return None if seed is None else hashlib.sha256(seed.encode()).hexdigest()

    @property
    def summary(self) -> Summary:
        due = None if self.times is None else self.times.due
        owes = self.sits(self.keeper)[:1] if self.door.waiting else self.owes  # an answer, or a decision
        came = " ".join(map(str, self.places)) if self.stage == "over" else None
        return Summary(bits(owes), self.stage, due, bits(self.asked), came)

    @property
    def asked(self) -> list[int]:
        """The seats of those who are asked something: whether they agree, or, where all are there, to begin."""
        if self.match is None:
            return self.sits(self.keeper)[:1] if self.closed == "full" else []
        missing = set() if self.request is None else self.request.missing(self.humans())
        return [i for i, seat in enumerate(self.seats) if seat.person in missing]

    @property
    def beside_moves(self) -> int:
        """How many events there are beside the moves that stand."""
        return self.version - (0 if self.match is None else len(self.match.turns))

    @property
    def keeper(self) -> str | None:
        """Who lets others in: the host, or else whoever sits there first."""
        if self.sits(self.host):
            return self.host
        return next((seat.person for seat in self.seats if seat.person is not None), None)

    @property
    def closed(self) -> DoorHow | None:
        """Why nobody can be let in any more."""
        if all(seat.taken for seat in self.seats):
            return "full"
        return "left" if self.keeper is None else None

    def sits(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [i for i, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def humans(self) -> set[str]:
        """The people who play."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.bot is None}

    def voices(self) -> set[str]:
        """The people who have a say: they have a seat that has not resigned, whoever plays for them."""
        left = (seat.person for i, seat in enumerate(self.seats) if i not in self.resigned)
        return {person for person in left if person is not None}

    def owners(self, ply: int) -> set[str]:
        """Those whose moves would be gone if the match went back to `ply`, and all others who have a say."""
        moved = {told.owner for told in self.told if told.kind == "move" and (told.ply or 0) >= ply}
        silent = {self.seats[seat].person for seat in self.resigned}
        return {person for person in moved - silent | self.voices() if person is not None}

    @property
    def places(self) -> list[int]:
        """1 is the winner; 0 for all while it runs, and where it ended without one."""
        assert self.match is not None
        return places(self.match.places, self.resigned, self.ended)

    @property
    def again(self) -> list[int]:
        """The seats that took back moves of which they had seen what came of them."""
        return sorted({told.seat or 0 for told in self.told if told.kind == "undo" and told.body == SEEN})

    def told_after(self, version: int) -> list[Told]:
        """The lines of the log after a version, without a look at all that came before."""
        return self.told[bisect_right(self.told, version, key=attrgetter("version")) :]

    # ----------------------------------------------------------------------------------------------------- following

    def after(self, *events: Event) -> "Table":
        """The table once these `events` have happened. This one is left as it is; the copy is made once for all."""
        match = None if self.match is None else self.match.copy()
        then = replace(self, match=match, told=list(self.told), commands=dict(self.commands))
        for event in events:
            then._follow(event)
        return then

    def as_of(self, now: float) -> "Table":
        """As it is read now. What has waited since tomorrow, by a clock that was set back since, waits from now on:
        nobody is thought to be here a day longer because of it. (Clocks of matches know of that by themselves.)"""
        waits = {seat: min(since, now) for seat, since in self.waits.items()}
        asked = self.request and replace(self.request, since=min(self.request.since, now))
        left = {seat: min(since, now) for seat, since in self.left.items()}
        return replace(self, waits=waits, left=left, request=asked, nudged=min(self.nudged, now))

    def _follow(self, event: Event) -> None:
        assert event.version == self.version + 1
        if self.version == 0:
            self.host = event.person
        self.version, self.free_seats = event.version, None
        if event.command is not None:
            self.commands[event.command] = event.version
        if self.times is not None:
            self.times = self.times.counted(event.made)
        FOLLOW[event.kind](self, event)
        if self.request is not None and self.request.of is not None and event.person == self._whose(self.request.of):
            self._lapse(event)  # whoever was to be replaced is here
        if event.kind in WAITED_FOR and self.lesson is None:
            # Whatever others do, one has been waited for all the while.
            before = {seat: since for seat, since in self.waits.items() if seat != event.seat}
            self.waits = {seat: before.get(seat, event.made) for seat in self.owes}
        if self.closed is not None:
            self.door = self.door.closed(self.closed)
        if self.opening.clock is not None and self.match is not None:
            self._time(event, self.opening.clock)

    def _time(self, event: Event, clock: Clock) -> None:
        """Let the clocks of those run whom the table waits for now; whoever has done their turn gets what it brings."""
        times = self.times or Times.full(clock, self.opening.seats, event.made)
        waits = {seat for seat in self.owes if self.seats[seat].bot is None}
        if event.kind in ("move", "confirm"):
            for seat in set(times.runs) - waits:
                times = times.given(seat, refill(clock) + (times.left[seat] if clock.kind == "live" else 0))
            if clock.kind == "days" and event.seat in waits:
                times = times.given(event.seat, clock.base)
        if event.kind == "sit" and event.seat is not None:  # whoever comes back can play one turn at least
            times = times.given(event.seat, max(times.left[event.seat], refill(clock)))
        self.times = times.waiting(waits)

    def _tell(self, event: Event, **more: Any) -> None:
        self.told.append(Told(event.version, event.kind, event.seat, **more))

    def _move_happens(self, event: Event) -> None:
        assert self.match is not None and event.seat is not None
        text, _, flags = event.body.partition("|")
        match = self.match
        if self.draft_seat not in (None, event.seat):
            self.settled = len(match.turns)  # somebody acted: the draft is no draft any more
        dice = int(match.state["dice"])
        match.play(event.seat, text)
        if "c" in flags or match.over or int(match.state["dice"]) != dice:
            self.settled = len(match.turns)
        self.at = event.version
        self._tell(event, ply=len(match.turns) - 1, body=flags, owner=self.seats[event.seat].person)
        self._lapse(event, *(() if match.over else ("undo",)))  # that would be another move now

    def _undo_happens(self, event: Event, to: int | None = None) -> None:
        assert self.match is not None
        to = int(event.body) if to is None else to
        match = self.match
        count = len(match.turns) - to
        others = any(turn.seat != event.seat for turn in match.turns[to:])
        dice = int(match.state["dice"])
        for _ in range(count):
            match.undo()
        # What one still held as a draft one holds further; nothing that was settled becomes a draft again.
        self.settled = min(self.settled, to)
        self.at = event.version
        self._forget_moves(count)
        seen = others or int(match.state["dice"]) != dice  # what came of the moves has been seen
        self.told.append(Told(event.version, "undo", event.seat, to, SEEN if seen else "", count))
        self._lapse(event, "undo")

    def _forget_moves(self, count: int) -> None:
        """Take the lines of the last moves out of the log. Whatever was said before them is not looked at, or somebody
        who plays and takes back again and again would make every start longer for all."""
        start = len(self.told)
        while count:
            start -= 1
            count -= self.told[start].kind == "move"
        self.told[start:] = [told for told in self.told[start:] if told.kind != "move"]

    def _confirm_happens(self, event: Event) -> None:
        assert self.match is not None
        self.settled = len(self.match.turns)

    def _ask_happens(self, event: Event) -> None:
        assert event.seat is not None and event.person is not None
        to, _, asked = event.body.partition("|")
        self._lapse(event)
        people = frozenset(asked.split()) or None
        self.request = Request(event.seat, frozenset({event.person}), people, "undo", int(to), event.made)
        self._tell(event)

    def _propose_happens(self, event: Event) -> None:
        assert event.seat is not None and event.person is not None
        proposal, _, asked = event.body.partition("|")
        self._lapse(event)
        what, of = read_proposal(proposal)
        self.request = Request(
            event.seat, frozenset({event.person}), frozenset(asked.split()), what, of=of, since=event.made
        )
        self._tell(event, body=what, of=of)

    def _lapse(self, event: Event, *only: What) -> None:
        """What was asked is not asked any more, and nobody shall wonder where it went."""
        if self.request is not None and (not only or self.request.what in only):
            of = self.request.of
            self.told.append(Told(event.version, "lapse", self.request.seat, body=self.request.what, of=of))
            self.request = None

    def _agree_happens(self, event: Event) -> None:
        assert self.request is not None and event.person is not None
        self.request = replace(self.request, agreed=self.request.agreed | {event.person})
        self._tell(event)
        if self.request.missing(self.humans()):
            return
        request, self.request = self.request, None
        if request.what == "undo":
            self._undo_happens(replace(event, seat=request.seat), request.to)
        elif request.what == "end":
            self._end(event, "agreed")
        elif request.of is not None:
            self._replace(event, request.what, request.of)
        elif request.what != "rematch":  # that is played at another table
            self._pause(event, request.what == "pause")

    def _decline_happens(self, event: Event) -> None:
        assert self.request is not None and event.person is not None
        is_mine = event.seat == self.request.seat
        self.told.append(Told(event.version, "withdraw" if is_mine else "decline", event.seat))
        without = self.request.without(event.person)
        others_may = self.request.what == "rematch" and not is_mine and without.missing(self.humans())
        self.request = without if others_may else None

    def _resign_happens(self, event: Event) -> None:
        """A bot (the body) plays on, if two seats are left to play for, and a person to play."""
        assert event.seat is not None and event.seat not in self.resigned
        self.resigned = (*self.resigned, event.seat)
        left = [seat for i, seat in enumerate(self.seats) if i not in self.resigned]
        goes_on = len(left) > 1 and any(seat.person is not None and seat.bot is None for seat in left)
        self._tell(event, body="on" if goes_on else "")
        self._lapse(event)
        if goes_on:
            sitting = self.seats[event.seat]
            self._seat(event, event.seat, replace(sitting, bot=sitting.bot or event.body))
        else:
            self._end(event, "resigned")

    def _flag_happens(self, event: Event) -> None:
        """The time of a seat is up. The body says what happens then, and which bot plays on."""
        assert event.seat is not None
        zero, _, bot = event.body.partition("|")
        self._tell(event, body=zero)
        if zero == "resign":
            self._resign_happens(replace(event, kind="resign", body=bot))
        else:
            self._seat(event, event.seat, replace(self.seats[event.seat], bot=bot))
            self._lapse(event)

    def _replace_happens(self, event: Event) -> None:
        what, of = read_proposal(event.body)
        assert of is not None
        self._replace(event, what, of)

    def _replace(self, event: Event, what: What, of: int) -> None:
        """A bot plays for whoever is away, until they come back or, where the seat is offered, somebody else comes."""
        sitting = self.seats[of]
        self._seat(event, of, replace(sitting, bot=sitting.bot or STAND_IN))
        if what == "open":
            self.offered |= {of}
        self.told.append(Told(event.version, "replace", of, body=what))

    def _pause_happens(self, event: Event) -> None:
        self._pause(event, event.kind == "pause")

    def _pause(self, event: Event, paused: bool) -> None:
        self.paused = paused
        self.told.append(Told(event.version, "pause" if paused else "resume", event.seat))

    def _end_happens(self, event: Event) -> None:
        self._end(event, "alone")

    def _end(self, event: Event, how: How) -> None:
        assert self.match is not None
        self.ended, self.request, self.paused, self.offered = how, None, False, frozenset()
        self.at, self.settled = event.version, len(self.match.turns)
        if how != "resigned":
            self.told.append(Told(event.version, "end", event.seat, body=how))

    def _nudge_happens(self, event: Event) -> None:
        self.nudged = event.made
        self._tell(event, owner=event.person)

    def _chat_happens(self, event: Event) -> None:
        self._tell(event, body=event.body, owner=event.person)

    def _sit_happens(self, event: Event) -> None:
        assert event.seat is not None
        seat = read_seat(event.body)
        told = "bot" if seat.bot is not None else "sit" if seat.taken else "leave"
        was = self.seats[event.seat].person
        if told == "leave" and was not in (None, event.person):
            self.removed |= {was}
        self._seat(event, event.seat, seat)
        self.door = self.door.noted(seat.person or "", "")
        self.told.append(Told(event.version, told, event.seat, body=seat.bot or "", owner=seat.person))
        if self.stage == "running":
            self._lapse(event)

    def _seat(self, event: Event, number: int, seat: Seat) -> None:
        if self.match is not None and number == self.draft_seat:
            self.settled = len(self.match.turns)  # a bot does not know of a draft, and would never confirm it
        since = {number: self.left.get(number, event.made)} if seat.bot is not None else {}
        self.left = {other: when for other, when in self.left.items() if other != number} | since
        if seat.bot is None:
            self.offered -= {number}
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _whose(self, seat: int) -> str | None:
        return self.seats[seat].person

    def _knock_happens(self, event: Event) -> None:
        """How it stands with somebody who asks to join: the person, and how, or nothing if they do not any more."""
        person, _, how = event.body.partition(" ")
        self.door = self.door.noted(person, how)

    def _start_happens(self, event: Event) -> None:
        self.rated, order = read_start(event.body)
        if order:
            self._draw_lots(event, order)
        if self.match is None:
            self.match = begun(self.opening, self.game)
        self.at = event.version
        self._tell(event, body=RATED if self.rated else "")

    def _draw_lots(self, event: Event, order: list[int]) -> None:
        """Whoever sat at the seat `order[i]` sits at `i` from now on; what they said before goes with them."""
        self.seats = tuple(self.seats[was] for was in order)
        self.left = {order.index(seat): since for seat, since in self.left.items()}
        self.told = [told if told.seat is None else told._replace(seat=order.index(told.seat)) for told in self.told]
        self.drawn = self.anew = event.version
        self.told.append(Told(event.version, "lot", None, back=len(order)))

    def _rematch_happens(self, event: Event) -> None:
        assert event.seat is not None and event.person is not None
        self.next, _, asked = event.body.partition("|")
        if asked:
            people = frozenset(asked.split())
            self.request = Request(event.seat, frozenset({event.person}), people, "rematch", since=event.made)
        self._tell(event)

    def _name_happens(self, event: Event) -> None:
        """Somebody is forgotten: nothing changes but what is shown, and what they said is on no screen any more."""
        self.anew = event.version


SEEN = "seen"
WAITED_FOR = ("start", "move", "undo", "agree", "confirm", "sit", "resign", "flag", "pause", "resume", "replace")


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def read_proposal(text: str) -> tuple[What, int | None]:
    """What is proposed; if it is about somebody who is away, also their seat."""
    what, _, of = text.partition(" ")
    return cast("What", what), int(of) if of else None


FOLLOW: dict[str, Callable[[Table, Event], None]] = {
    "move": Table._move_happens,
    "undo": Table._undo_happens,
    "confirm": Table._confirm_happens,
    "ask": Table._ask_happens,
    "propose": Table._propose_happens,
    "agree": Table._agree_happens,
    "decline": Table._decline_happens,
    "resign": Table._resign_happens,
    "flag": Table._flag_happens,
    "pause": Table._pause_happens,
    "resume": Table._pause_happens,
    "end": Table._end_happens,
    "replace": Table._replace_happens,
    "nudge": Table._nudge_happens,
    "chat": Table._chat_happens,
    "sit": Table._sit_happens,
    "knock": Table._knock_happens,
    "start": Table._start_happens,
    "rematch": Table._rematch_happens,
    "name": Table._name_happens,
}
