"""Every decision about what may happen at a table: which event a command would be, or why it is refused."""

import sys
from collections.abc import Collection, Sequence, Set

from riverhaven.core.lesson import Lesson
from riverhaven.core.match import Match
from riverhaven.core.words import Refusal
from riverhaven.server.absence import absent, is_away, patience_with
from riverhaven.server.ending import STAND_IN
from riverhaven.server.pieces import UNHEARD, WAITS, Seat, seat_text, start_text
from riverhaven.server.protocol import What
from riverhaven.server.store import Event
from riverhaven.server.table import Table
from riverhaven.server.text import clean_chat

MOST_CHATS = 2000  # at one table
MOST_EVENTS = 5000  # at one table beside its moves, of those that could go on for ever
MOST_SEATINGS = 10_000  # the same; whoever is away must be replaced for longer
ENDLESS = {"sit": MOST_SEATINGS} | dict.fromkeys(
    ("undo", "ask", "propose", "pause", "nudge", "chat", "knock"), MOST_EVENTS
)
NUDGE_S = 60.0  # between one call and the next
REPLACES = ("bot", "open")  # what is proposed about somebody who is away


class Stale(Exception):
    """The command was meant for a position that the table has left."""


def _event(table: Table, kind: str, person: str | None, seat: int | None = None, body: str = "") -> Event:
    if table.beside_moves >= ENDLESS.get(kind, sys.maxsize):
        raise Refusal("table-full")
    return Event(table.id, table.version + 1, kind, body, seat, person)


def check_is_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.opening.seats:
        raise Refusal("no-such-seat", seat=str(seat), last=str(table.opening.seats - 1))


def check_seat(table: Table, person: str | None, seat: int) -> None:
    """Refuse whoever does not sit there."""
    check_is_seat(table, seat)
    if person is None or table.seats[seat].person != person:
        raise Refusal("not-your-seat")


def check_sight(table: Table, person: str | None, seat: int | None) -> None:
    """Refuse whoever may not see what `seat` sees; None is a spectator.

    This is the one place that decides it, and it is asked for every frame, picture, history and export. When the match
    is over there is nothing left to hide.
    """
    if seat is not None and (table.stage != "over" or not 0 <= seat < table.opening.seats):
        check_seat(table, person, seat)


def running(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not-started")
    if table.stage == "over":
        raise Refusal("match-over")
    return table.match


def playing(table: Table) -> Match:
    """The match, if moves can be made."""
    match = running(table)
    if table.paused:
        raise Refusal("paused")
    return match


def move(table: Table, person: str | None, seat: int, move: str, at: int, confirm: bool) -> Event:
    check_seat(table, person, seat)
    if table.seats[seat].bot is not None:
        raise Refusal("bot-plays-here")
    if table.lesson is not None:
        check_lesson(table, table.lesson, seat, move)
        confirm = True  # there is nothing to think over, and it can be taken back all the same
    return _move(table, person, seat, move, at, "c" if confirm else "")


def check_lesson(table: Table, lesson: Lesson, seat: int, move: str) -> None:
    """Refuse a move that does not lead on in the lesson of this table; first, where the rules forbid it."""
    match = running(table)
    found = match.find(move)
    match.check(seat, found)
    lesson.check(match, found)


def bot_move(table: Table, seat: int, move: str, at: int, random: bool) -> Event:
    """A bot never takes back; `random` says that it failed, and that a move was drawn for it."""
    if table.seats[seat].bot is None or table.paused:
        raise Stale
    return _move(table, None, seat, move, at, "cr" if random else "c")


def _move(table: Table, person: str | None, seat: int, move: str, at: int, flags: str) -> Event:
    # First whether it was meant for this position: a decision that came too late is not told that the match is over.
    if table.match is not None and not still(table, seat, at):
        raise Stale
    match = playing(table)
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
    since = [told for told in table.told_after(at) if told.kind in ("move", "undo", "start")]
    match = table.match
    if match is None or not since or not 0 <= at < table.at or any(t.kind != "move" or t.seat == seat for t in since):
        return False
    return all(match.before(told.ply).waiting >> seat & 1 for told in since if told.ply is not None)


def confirm(table: Table, person: str | None, seat: int) -> Event:
    check_seat(table, person, seat)
    playing(table)
    if table.draft_seat != seat:
        raise Refusal("nothing-to-confirm")
    return _event(table, "confirm", person, seat)


def undo(table: Table, person: str | None, seat: int) -> Event:
    """Take back the last move of one's draft; or ask the others to go back to before one's last move.

    Asked is everybody who has a seat, also one for whom a bot plays, and everybody whose moves would be gone. Alone
    with bots there is nobody to ask: the log and the result say that somebody looked and chose again. Where a clock
    runs, and where the match is rated, what is settled stays.
    """
    check_seat(table, person, seat)
    match = playing(table) if table.lesson is None or table.match is None else table.match
    if table.draft_seat == seat:
        return _event(table, "undo", person, seat, str(len(match.turns) - 1))
    if table.opening.clock is not None:
        raise Refusal("clock-no-undo")
    if table.rated:
        raise Refusal("rated-no-undo")
    first = 0 if table.lesson is None else len(table.lesson.moves)  # what a lesson begins with stays
    mine = [ply for ply, turn in enumerate(match.turns) if turn.seat == seat and ply >= first]
    if not mine:
        raise Refusal("nothing-to-undo")
    to = mine[-1]
    asked = table.owners(to) - {person or ""}
    if not asked:
        return _event(table, "undo", person, seat, str(to))
    if asked - {sitting.person for sitting in table.seats}:
        raise Refusal("undo-owner-gone")
    return _event(table, "ask", person, seat, f"{to}|{' '.join(sorted(asked | {person or ''}))}")


def answer(table: Table, person: str | None, yes: bool) -> Event:
    """Agree or not to what somebody asks; or think again, and whoever asks may do so, too."""
    request = table.request
    if request is None or person is None:
        raise Refusal("nothing-asked")
    mine = person in request.missing(table.humans()) or (not yes and person in request.agreed)
    if not mine or not table.sits(person):
        raise Refusal("nothing-asked")
    seat = request.seat if table.seats[request.seat].person == person else table.sits(person)[0]
    return _event(table, "agree" if yes else "decline", person, seat)


def resign(table: Table, person: str | None, seat: int) -> Event:
    check_seat(table, person, seat)
    running(table)
    if table.lesson is not None:
        raise Refusal("not-in-a-lesson")
    if seat in table.resigned:
        raise Refusal("already-resigned")
    return _event(table, "resign", person, seat, STAND_IN)


def propose(table: Table, person: str | None, what: What, now: float, absent_s: float, of: int | None = None) -> Event:
    """Ask the others to end the match, to stop the clocks, to go on or to replace whoever sits at `of`; where nobody
    has to be asked it happens.

    Whoever has left or does not answer is not asked, but for a pause: nobody shall be stuck.
    """
    running(table)
    if table.lesson is not None:
        raise Refusal("not-in-a-lesson")
    if person is None or person not in table.voices():
        raise Refusal("not-your-seat")
    check_pause(table, what)
    gone = set() if what == "pause" else absent(table, now, absent_s)
    if what in REPLACES:
        gone.add(check_away(table, person, what, -1 if of is None else of, now, absent_s))
    else:
        of = None
    mine = next(seat for seat in table.sits(person) if seat not in table.resigned)
    asked = (table.humans() & table.voices()) - {person} - gone
    proposal = what if of is None else f"{what} {of}"
    if not asked:
        return _event(table, what if of is None else "replace", person, mine, "" if of is None else proposal)
    if table.request is not None and (table.request.what, table.request.of) == (what, of):
        raise Refusal("asked-already")
    return _event(table, "propose", person, mine, f"{proposal}|{' '.join(sorted(asked | {person}))}")


def check_away(table: Table, person: str, what: What, of: int, now: float, absent_s: float) -> str:
    """Refuse to replace whoever is not away; else return who it is."""
    check_is_seat(table, of)
    sitting = table.seats[of]
    if sitting.person in (None, person):
        raise Refusal("nobody-else-there")
    if of in table.resigned:
        raise Refusal("already-resigned")
    if of in table.offered or (what == "bot" and sitting.bot is not None):
        raise Refusal("replaced-already")
    if not is_away(table, of, now, absent_s):
        raise Refusal("not-absent", minutes=round(patience_with(table, absent_s) / 60))
    return sitting.person or ""


def check_pause(table: Table, what: What) -> None:
    if what == "pause" and table.opening.clock is None:
        raise Refusal("no-clock")
    if what == "pause" and table.paused:
        raise Refusal("paused")
    if what == "resume" and not table.paused:
        raise Refusal("not-paused")


def flag(table: Table, now: float) -> Event | None:
    """The event that somebody's time is up, if it is."""
    clock, times = table.opening.clock, table.times
    if clock is None or times is None:
        return None
    for seat in times.runs:
        falls = times.falls(seat)
        if falls is not None and falls <= now:
            return _event(table, "flag", None, seat, f"{clock.zero}|{STAND_IN}")
    return None


def nudge(table: Table, person: str | None, now: float) -> Event:
    """Call those whom the table waits for, now and then."""
    running(table)
    if not table.sits(person):
        raise Refusal("not-your-seat")
    others = [seat for seat in table.waits if table.seats[seat].person != person and table.seats[seat].bot is None]
    if not others:
        raise Refusal("nobody-to-nudge")
    if now - max(table.nudged, *(table.waits[seat] for seat in others)) < NUDGE_S:
        raise Refusal("nudged-already")
    return _event(table, "nudge", person, table.sits(person)[0])


def chat(table: Table, person: str | None, text: str) -> Event:
    seats = table.sits(person)
    if not seats:
        raise Refusal("not-your-seat")
    if sum(told.kind == "chat" for told in table.told) >= MOST_CHATS:
        raise Refusal("chat-full", most=MOST_CHATS)
    return _event(table, "chat", person, seats[0], clean_chat(text))


def sit(table: Table, person: str, seat: int, invitation: str | None, shut_out_by: Collection[str] = ()) -> Event:
    """Take an open seat. Who does not sit at the table yet needs the invitation, unless the table is open to all; it is
    for one seat, but whoever set the table up needs none, and may sit for several people on one device."""
    check_is_seat(table, seat)
    opening = table.opening
    is_known = (opening.listed and not opening.asks) or table.sits(person) or person == table.host
    if not is_known and invitation != opening.invitation:
        raise Refusal("not-invited")
    check_welcome(table, person, shut_out_by)
    if table.sits(person) and (person != table.host or table.match is not None):
        raise Refusal("one-seat-each")
    if table.seats[seat].taken and seat not in table.offered:
        raise Refusal("seat-taken")
    return _event(table, "sit", person, seat, seat_text(Seat(person)))


def check_welcome(table: Table, person: str, shut_out_by: Collection[str]) -> None:
    """Refuse whoever was sent away, or is blocked by somebody there: they are told no more than that."""
    if person in table.removed or any(other in shut_out_by for other in {table.host, *table.humans()}):
        raise Refusal("removed")


def knock(table: Table, person: str, shut_out_by: Collection[str] = (), heard: bool = True) -> Event:
    """Ask to be let in where that is how one joins. Who was told no does not ask again; who is not `heard` by whoever
    lets people in waits like everybody else."""
    if not table.opening.asks:
        raise Refusal("not-invited")
    if table.sits(person):
        raise Refusal("one-seat-each")
    check_welcome(table, person, shut_out_by)
    how = table.door.how(person)
    if how == "declined":
        raise Refusal("removed")
    if how == WAITS:
        raise Refusal("asked-already")
    if table.closed is not None:
        raise Refusal(f"door-{table.closed}")
    return _event(table, "knock", person, body=f"{person} {WAITS if heard else UNHEARD}")


def step_back(table: Table, person: str) -> Event:
    """Do not ask to be let in any more."""
    if table.door.how(person) != WAITS:
        raise Refusal("nothing-asked")
    return _event(table, "knock", person, body=person)


def open_to(table: Table, person: str, other: str, yes: bool) -> Event:
    """Let somebody in who asks, to the first open seat; or say no."""
    if person != table.keeper:
        raise Refusal("host-only")
    if other not in table.door.waiting:
        raise Refusal("asks-no-more")
    if not yes:
        return _event(table, "knock", person, body=f"{other} declined")
    seat = next(i for i, seat in enumerate(table.seats) if not seat.taken)
    return _event(table, "sit", person, seat, seat_text(Seat(other)))


def call_bot(table: Table, person: str, seat: int, bot: str | None) -> Event:
    """Let a bot play for a seat of mine, or at an empty one, or (None) send it away again. For another's seat it takes
    everybody's word: see `propose`."""
    if not table.sits(person):
        raise Refusal("not-your-seat")
    check_is_seat(table, seat)
    sitting = table.seats[seat]
    if sitting.person not in (person, None):
        raise Refusal("not-your-seat")
    if bot is None and sitting.person is None and table.match is not None:
        raise Refusal("seat-must-be-taken")
    if bot is None and seat in table.resigned:
        raise Refusal("already-resigned")
    return _event(table, "sit", person, seat, seat_text(Seat(sitting.person, bot)))


def leave(table: Table, person: str, seat: int, bot: str, for_good: bool = False) -> Event:
    """Leave a seat: before the start it is open again, after it a bot plays on and the seat waits for its owner."""
    check_seat(table, person, seat)
    if for_good:  # however much has happened there
        left = Seat() if table.match is None else Seat(bot=bot)
        return Event(table.id, table.version + 1, "sit", seat_text(left), seat, person)
    return _event(table, "sit", person, seat, seat_text(Seat() if table.match is None else Seat(person, bot)))


def remove(table: Table, person: str, seat: int) -> Event:
    """Whoever set the table up may send a guest away before it begins."""
    check_is_seat(table, seat)
    if person != table.host:
        raise Refusal("host-only")
    if table.match is not None:
        raise Refusal("already-started")
    return _event(table, "sit", person, seat, seat_text(Seat()))


def accept(table: Table, person: str, seat: int) -> Event:
    """Take the seat that is kept for one at the table of a rematch."""
    if table.match is not None or table.seats[seat].taken:
        raise Stale
    return _event(table, "sit", person, seat, seat_text(Seat(person)))


def start(table: Table, person: str, wanting: Set[str] = frozenset(), order: Sequence[int] = ()) -> Event:
    """Begin; `wanting` are those who want ratings, and `order` is how lots were drawn for the seats."""
    if not table.sits(person) and person != table.host:
        raise Refusal("not-your-seat")
    if table.match is not None:
        raise Refusal("already-started")
    if not all(seat.taken for seat in table.seats):
        raise Refusal("seat-must-be-taken")
    return _event(table, "start", person, body=start_text(would_be_rated(table, wanting), order))


def would_be_rated(table: Table, wanting: Set[str]) -> bool:
    """Whether a match that began now would be rated: people on all seats, each another one, who all want it."""
    sitting = {seat.person for seat in table.seats if seat.person is not None and seat.bot is None}
    from_seed = table.opening.position is None and not table.opening.open_dice and table.lesson is None
    return from_seed and len(sitting) == table.opening.seats > 1 and sitting <= wanting


def rematch(table: Table, person: str, next_table: str) -> Event:
    if not table.sits(person):
        raise Refusal("not-your-seat")
    if table.stage != "over":
        raise Refusal("not-over")
    if table.next is not None:
        raise Stale
    others = {seat.person for seat in table.seats if seat.person is not None} - {person}
    asked = f"|{' '.join(sorted(others | {person}))}" if others else ""
    return _event(table, "rematch", person, table.sits(person)[0], next_table + asked)


def forgotten(table: Table, person: str) -> Event:
    """Somebody has no name any more, and has said nothing: nobody shall see either."""
    return _event(table, "name", person)
