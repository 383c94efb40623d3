"""Every decision about what may happen at a table: which event a command would be, or why it is refused."""

import time

import numpy as np

from riverhaven.core.match import Match
from riverhaven.core.words import Refusal
from riverhaven.server.store import Event
from riverhaven.server.table import Seat, Table, seat_text

CHAT_LENGTH = 500


class Stale(Exception):
    """The command was meant for a position that the table has left."""


def _event(table: Table, kind: str, person: str | None, seat: int | None = None, body: str = "") -> Event:
    return Event(table.id, table.version + 1, kind, body, seat, person)


def check_seat(table: Table, person: str | None, seat: int) -> None:
    """Refuse whoever does not sit there."""
    if not 0 <= seat < table.opening.seats:
        raise Refusal("no-such-seat", seat=str(seat), last=str(table.opening.seats - 1))
    if person is None or table.seats[seat].person != person:
        raise Refusal("not-your-seat")


def running(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not-started")
    if table.stage == "over":
        raise Refusal("match-over")
    return table.match


def move(table: Table, person: str | None, seat: int, move: str, at: int, confirm: bool) -> Event:
    check_seat(table, person, seat)
    if table.seats[seat].bot is not None:
        raise Refusal("bot-plays-here")
    return _move(table, person, seat, move, at, "c" if confirm else "")


def bot_move(table: Table, seat: int, move: str, at: int, random: bool) -> Event:
    """A bot never takes back; `random` says that it failed, and that a move was drawn for it."""
    if table.seats[seat].bot is None:
        raise Stale
    return _move(table, None, seat, move, at, "cr" if random else "c")


def _move(table: Table, person: str | None, seat: int, move: str, at: int, flags: str) -> Event:
    # First whether it was meant for this position: a decision that came too late is not told that the match is over.
    if table.match is not None and not still(table, seat, at):
        raise Stale
    match = running(table)
    found = match.find(move)
    match.check(seat, found)
    if not table.free(seat):
        raise Refusal("draft-open")
    return _event(table, "move", person, seat, f"{found}|{flags}")


def still(table: Table, seat: int, at: int) -> bool:
    """Whether what `seat` decided at version `at` still means the same: since then only others moved, while it
    owed its decision all along. So those who decide at the same time do not get into each other's way."""
    if at == table.at:
        return True
    since = [told for told in reversed(table.told) if told.version > at and told.kind in ("move", "undo", "start")]
    match = table.match
    if match is None or not since or not 0 <= at < table.at or any(t.kind != "move" or t.seat == seat for t in since):
        return False
    plies = [told.ply for told in since]
    states = (np.frombuffer(match.turns[ply].before, table.game.state)[0] for ply in plies if ply is not None)
    return all(state.waiting >> seat & 1 for state in states)


def confirm(table: Table, person: str | None, seat: int) -> Event:
    check_seat(table, person, seat)
    running(table)
    if table.draft_seat != seat:
        raise Refusal("nothing-to-confirm")
    return _event(table, "confirm", person, seat)


def undo(table: Table, person: str | None, seat: int) -> Event:
    """Take back the last move of one's draft; or ask the others to go back to before one's last move."""
    check_seat(table, person, seat)
    match = running(table)
    if table.draft_seat == seat:
        return _event(table, "undo", person, seat, str(len(match.turns) - 1))
    mine = [ply for ply, turn in enumerate(match.turns) if turn.seat == seat]
    if not mine:
        raise Refusal("nothing-to-undo")
    alone = not table.humans() - {person}
    return _event(table, "undo" if alone else "ask", person, seat, str(mine[-1]))


def answer(table: Table, person: str | None, yes: bool) -> Event:
    """Agree or not to what somebody asks to take back."""
    if table.request is None or person not in table.humans():
        raise Refusal("nothing-asked")
    if yes and person in table.request.agreed:
        raise Refusal("nothing-asked")
    return _event(table, "agree" if yes else "decline", person, table.sits(person)[0])


def chat(table: Table, person: str | None, text: str) -> Event:
    seats = table.sits(person)
    if not seats:
        raise Refusal("not-your-seat")
    said = " ".join(text.split())
    if not 0 < len(said) <= CHAT_LENGTH:
        raise Refusal("chat-length", most=CHAT_LENGTH)
    return _event(table, "chat", person, seats[0], said)


def sit(table: Table, person: str, seat: int, invitation: str | None) -> Event:
    """Take an open seat; who does not sit at the table yet needs the invitation."""
    if not 0 <= seat < table.opening.seats:
        raise Refusal("no-such-seat", seat=str(seat), last=str(table.opening.seats - 1))
    if not table.sits(person) and invitation != table.opening.invitation:
        raise Refusal("not-invited")
    if table.seats[seat].taken:
        raise Refusal("seat-taken")
    return _event(table, "sit", person, seat, seat_text(Seat(person)))


def call_bot(table: Table, person: str, seat: int, bot: str | None, absent_s: float) -> Event:
    """Let a bot play for a seat, or (None) send it away again.

    My own seat is mine to give and to take back. For another's, the table must have waited for it for long.
    """
    if not table.sits(person):
        raise Refusal("not-your-seat")
    if not 0 <= seat < table.opening.seats:
        raise Refusal("no-such-seat", seat=str(seat), last=str(table.opening.seats - 1))
    sitting = table.seats[seat]
    if sitting.person not in (person, None):
        waited = table.match is not None and seat in table.owes and time.time() - table.touched > absent_s
        if bot is None or not waited:
            raise Refusal("not-absent", minutes=round(absent_s / 60))
    if bot is None and sitting.person is None and table.match is not None:
        raise Refusal("seat-must-be-taken")
    return _event(table, "sit", person, seat, seat_text(Seat(sitting.person, bot)))


def leave(table: Table, person: str, seat: int, bot: str, for_good: bool = False) -> Event:
    """Leave a seat: before the start it is open again, after it a bot plays on and the seat waits for its owner."""
    check_seat(table, person, seat)
    if table.match is None:
        return _event(table, "sit", person, seat, seat_text(Seat()))
    return _event(table, "sit", person, seat, seat_text(Seat(None if for_good else person, bot)))


def start(table: Table, person: str) -> Event:
    if not table.sits(person):
        raise Refusal("not-your-seat")
    if table.match is not None:
        raise Refusal("already-started")
    if not all(seat.taken for seat in table.seats):
        raise Refusal("seat-must-be-taken")
    return _event(table, "start", person)


def rematch(table: Table, person: str, next_table: str) -> Event:
    if not table.sits(person):
        raise Refusal("not-your-seat")
    if table.stage != "over":
        raise Refusal("not-over")
    if table.next is not None:
        raise Stale
    return _event(table, "rematch", person, None, next_table)


def renamed(table: Table, person: str) -> Event:
    """Somebody at the table has a new name, which everybody shall see."""
    return _event(table, "name", person)
