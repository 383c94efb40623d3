"""Tables before and after play: set one up, go on with a saved match, play once more, take a match home."""

import json
import secrets
import time
from typing import Any, Literal

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict

from riverhaven.bots import BOTS
from riverhaven.core.game import game
from riverhaven.core.match import Match, load
from riverhaven.core.words import Refusal
from riverhaven.server import decisions
from riverhaven.server.decisions import Stale
from riverhaven.server.frame import seen_move
from riverhaven.server.hall import Hall
from riverhaven.server.people import Who, clean_name, new_id
from riverhaven.server.schema import events, seats, tables
from riverhaven.server.store import Event, Store
from riverhaven.server.table import Opening, Seat, Table, seat_text

RUNNING_EXPORT = 1


class Place(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat: I, somebody else on this device, a bot, or whoever is invited."""

    who: Literal["me", "guest", "bot", "open"]
    bot: str | None = None
    name: str | None = None  # of the guest

    def seat(self, me: Who) -> Seat:
        if self.who == "bot":
            return Seat(bot=check_bot(self.bot))
        return Seat() if self.who == "open" else Seat(me.id)

    def label(self) -> str | None:
        return clean_name(self.name) if self.who == "guest" and self.name else None


def check_bot(bot: str | None) -> str:
    if bot not in BOTS:
        raise Refusal("no-such-bot", bot=str(bot), allowed=", ".join(BOTS))
    return bot


async def create(store: Store, who: Who, name: str, options: dict[str, Any], places: list[Place]) -> str:
    """Set up a table and return its id."""
    found = game(name)
    found.check_seats(len(places))
    opening = Opening(
        id=new_id(),
        game=name,
        rules=found.rules_version,
        seats=len(places),
        options=found.checked(options),
        seed=str(secrets.randbits(128)),
        position=None,
        open_dice=False,
        invitation=new_id(),
    )
    await save(store, opening, who, [(place.seat(who), place.label()) for place in places])
    return opening.id


async def bring(store: Store, who: Who, text: str, places: list[Place], trust_positions: bool) -> str:
    """Set up a table that goes on with a saved match."""
    match = loaded(text)
    if match.seed is None and not trust_positions:
        raise Refusal("no-positions")
    if len(places) != match.seats:
        raise Refusal("wrong-places", seats=match.seats)
    opening = Opening(
        id=new_id(),
        game=match.game.name,
        rules=match.game.rules_version,
        seats=match.seats,
        options=match.options,
        seed=None if match.seed is None else str(match.seed),
        position=json.loads(match.save())["position"] if match.seed is None else None,
        open_dice=True,
        invitation=new_id(),
    )
    await save(store, opening, who, [(place.seat(who), place.label()) for place in places], match)
    return opening.id


def loaded(text: str) -> Match:
    """A saved match that a stranger sent: whatever is wrong with it is said in one sentence."""
    try:
        return load(text)
    except Refusal:
        raise
    except (TypeError, ValueError, LookupError, AttributeError, RecursionError):
        raise Refusal("not-a-save") from None


async def save(
    store: Store, opening: Opening, who: Who, sitting: list[tuple[Seat, str | None]], match: Match | None = None
) -> None:
    """Store a new table: its row, its seats, and the events that happened before anybody looked."""
    table = Table.opened(opening)
    history: list[Event] = []

    def happens(kind: str, seat: int | None, body: str) -> None:
        nonlocal table
        event = Event(opening.id, table.version + 1, kind, body, seat, who.id, made=time.time())
        table = table.after(event)
        history.append(event)

    for i, (seat, _) in enumerate(sitting):
        if seat.taken:
            happens("sit", i, seat_text(seat))
    if match is not None:
        happens("start", None, "")
        for turn in match.turns:
            happens("move", turn.seat, f"{turn.move}|c")
    now = time.time()
    summary = {"version": table.version, "owes": table.summary.owes, "stage": table.stage, "touched": now}
    row = asdict(opening) | {
        "options": json.dumps(opening.options),
        "position": None if opening.position is None else json.dumps(opening.position),
        "open_dice": int(opening.open_dice),
    }
    places = [
        {"table_id": opening.id, "seat": i, "person": seat.person, "bot": seat.bot, "label": label}
        for i, (seat, label) in enumerate(sitting)
    ]

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables).values(**row, **summary, made=now))
        connection.execute(sa.insert(seats), places)
        if history:
            connection.execute(sa.insert(events), [asdict(event) for event in history])

    await store.write(write)


async def rematch(hall: Hall, who: Who, id: str) -> str:
    """A new table for the same people and the same game; whoever asks second gets the first one's."""
    old = (await hall.fresh(id)).table
    if old.next is not None:
        return old.next
    decisions.rematch(old, who.id, "")  # refuses before anything is made
    today = game(old.opening.game)  # by the rules of today, whatever the last match was played by
    opening = Opening(
        id=new_id(),
        game=old.opening.game,
        rules=today.rules_version,
        seats=old.opening.seats,
        options=today.checked(old.opening.options),
        seed=str(secrets.randbits(128)),
        position=None,
        open_dice=False,
        invitation=new_id(),
    )
    labels = await hall.store.read(sa.select(seats.c.label).where(seats.c.table_id == id).order_by(seats.c.seat))
    # The one who began last time begins last.
    sitting = [(seat, label) for seat, (label,) in zip(old.seats, labels, strict=True)]
    await save(hall.store, opening, who, [*sitting[1:], sitting[0]])
    try:
        await hall.act(id, who.id, None, lambda table: decisions.rematch(table, who.id, opening.id))
    except Stale:
        found = (await hall.live(id)).table.next
        assert found is not None
        return found
    return opening.id


def export(table: Table, seat: int | None) -> dict[str, Any]:
    """The match as JSON: whole when it is over, and until then as `seat` may know it, without the seed."""
    match = table.match
    if match is None:
        raise Refusal("not-started")
    proof = {"seed_sha256": table.seed_hash, "undone": undone(table)}
    if match.over:
        return json.loads(match.save()) | proof | {"scores": list(match.scores), "places": list(match.places)}
    moves = [f"{turn.seat} {seen_move(match, ply, seat)}" for ply, turn in enumerate(match.turns)]
    start = {"game": match.game.name, "rules": match.game.rules_version, "seats": match.seats, "options": match.options}
    return {"riverhaven-running": RUNNING_EXPORT, **start, **proof, "seat": seat, "moves": moves}


def undone(table: Table) -> list[dict[str, Any]]:
    """The trace that every undo leaves."""
    return [{"seat": t.seat, "to": t.ply, "moves": t.back} for t in table.told if t.kind == "undo"]
