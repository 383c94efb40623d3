"""Tables before and after play: set one up, go on with a saved match, play once more, take a match home."""

import json
import secrets
from contextlib import suppress
from functools import partial
from typing import Literal, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict

from riverhaven.bots import BOTS
from riverhaven.core.installed import game
from riverhaven.core.match import Match, load
from riverhaven.core.save import understood
from riverhaven.core.state import Chosen, Json
from riverhaven.core.words import Refusal
from riverhaven.server import decisions, ratings
from riverhaven.server.decisions import Stale
from riverhaven.server.hall import Hall
from riverhaven.server.manners import apart
from riverhaven.server.now import now
from riverhaven.server.people import Other, Who, new_id, sitters
from riverhaven.server.pieces import Opening, Seat, seat_text
from riverhaven.server.pools import REPLAYS
from riverhaven.server.protocol import Clock, Meant
from riverhaven.server.schema import events, seats, tables
from riverhaven.server.store import Event, Store
from riverhaven.server.table import SEEN, Table
from riverhaven.server.text import clean_name, told_apart

T = TypeVar("T")
RUNNING_EXPORT = 1
MOST_LISTED = 200


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


async def create(
    store: Store,
    who: Who,
    name: str,
    options: dict[str, Chosen],
    places: list[Place],
    clock: Clock | None = None,
    listed: bool = False,
    asks: bool = False,
    meant: Meant | None = None,
    lot: bool = False,
) -> str:
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
        clock=clock,
        listed=listed,
        asks=listed and asks,
        meant=meant,
        lot=lot,
    )
    await save(store, opening, who, [(place.seat(who), place.label()) for place in places])
    return opening.id


class OpenTable(Struct):
    """A table that anybody may join, or ask to."""

    table: str
    game: str
    others: list[Other]
    seats: int
    clock: Clock | None
    lang: str | None  # of the first who sits there
    made: float
    asks: bool  # whoever would like to join asks first
    meant: Meant | None  # for those who know the game so well


async def open_tables(store: Store, person: str | None, name: str | None) -> list[OpenTable]:
    """The tables of this game, or of all, that wait for somebody to join, the newest first; not those where I sit, or
    somebody whom I do not meet."""
    if name is not None:
        game(name)  # there must be one of this name
    avoided = set() if person is None else {person, *await apart(store, person)}
    chosen = sa.select(tables).where(tables.c.listed == 1, tables.c.stage == "open").order_by(tables.c.made.desc())
    rows = await store.read((chosen if name is None else chosen.where(tables.c.game == name)).limit(MOST_LISTED))
    sitting = await sitters(store, [row.id for row in rows])
    everybody = {(one.person, one.label): one.name for here in sitting.values() for one in here}
    names = dict(zip(everybody, told_apart(list(everybody.values())), strict=True))
    found = []
    for row in rows:
        here = sitting[row.id]
        if 0 < len(here) < row.seats and not any(one.person in avoided for one in here):
            clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
            lang = next((one.lang for one in here if one.lang), None)
            found.append(
                OpenTable(
                    table=row.id,
                    game=row.game,
                    others=[Other(names[one.person, one.label], one.bot) for one in here],
                    seats=row.seats,
                    clock=clock,
                    lang=lang,
                    made=row.made,
                    asks=bool(row.asks),
                    meant=row.meant,
                )
            )
    return found


async def bring(
    hall: Hall, who: Who, text: str, places: list[Place], trust_positions: bool | None, origin: str | None = None
) -> str:
    """Set up a table that goes on with a saved match, or, as a branch, with all of it that comes from `origin`; a bot
    that is to move there moves at once."""
    id = await brought(hall.store, who, text, places, trust_positions, origin)
    await hall.wake(id, hall.tell)
    return id


async def brought(
    store: Store, who: Who, text: str, places: list[Place], trust_positions: bool | None, origin: str | None = None
) -> str:
    """Store such a table."""
    match = await REPLAYS.do(loaded, text, trust_positions)  # a long one takes a while
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
        origin=origin,
        fork=None if origin is None else len(match.turns),
    )
    await save(store, opening, who, [(place.seat(who), place.label()) for place in places], match)
    return opening.id


def loaded(text: str, trust_positions: bool | None) -> Match:
    """A saved match. A position that is not trusted is refused before any rule looks at it."""
    if understood(text).position is not None and not trust_positions:
        raise Refusal("no-positions")
    return load(text)


async def save(
    store: Store, opening: Opening, who: Who, sitting: list[tuple[Seat, str | None]], match: Match | None = None
) -> None:
    """Store a new table: its row, its seats, and the events that happened before anybody looked."""
    history: list[Event] = []

    def happens(kind: str, seat: int | None, body: str) -> None:
        history.append(Event(opening.id, len(history) + 1, kind, body, seat, who.id, made=now()))

    for i, (seat, _) in enumerate(sitting):
        if seat.taken:
            happens("sit", i, seat_text(seat))
    if match is not None:
        happens("start", None, "")
        for turn in match.turns:
            happens("move", turn.seat, f"{turn.move}|c")
    table = await REPLAYS.do(Table.opened(opening).after, *history)
    made = now()
    summary = {"version": table.version, **table.summary._asdict(), "touched": made}
    row = asdict(opening) | {
        "options": json.dumps(opening.options),
        "position": None if opening.position is None else json.dumps(opening.position),
        "open_dice": int(opening.open_dice),
        "listed": int(opening.listed),
        "asks": int(opening.asks),
        "lot": int(opening.lot),
        "clock": None if opening.clock is None else msgspec.json.encode(opening.clock).decode(),
    }
    places = [
        {"table_id": opening.id, "seat": i, "person": seat.person, "bot": seat.bot, "label": label}
        for i, (seat, label) in enumerate(sitting)
    ]

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables).values(**row, **summary, made=made))
        connection.execute(sa.insert(seats), places)
        if history:
            connection.execute(sa.insert(events), [asdict(event) for event in history])

    await store.write(write)


async def rematch(hall: Hall, who: Who, id: str) -> str:
    """Offer a new table for the same game, or accept what another has offered: when all have, it begins.

    Bots sit there already; of the people, each sits down by saying so.
    """
    old = (await hall.fresh(id)).table
    next_table = old.next or await offer(hall, who, old)
    await accept(hall, who, old, next_table)
    return next_table


async def offer(hall: Hall, who: Who, old: Table) -> str:
    """Set the table up; whoever offers second gets the first one's."""
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
        clock=old.opening.clock,
        origin=old.id,
    )
    chosen = sa.select(seats.c.label).where(seats.c.table_id == old.id).order_by(seats.c.seat)
    labels = [row.label for row in await hall.store.read(chosen)]
    sitting = [Seat(bot=seat.bot) if seat.person is None else Seat() for seat in old.seats]
    await save(hall.store, opening, who, [*zip(turned(sitting), turned(labels), strict=True)])
    try:
        await hall.act(old.id, who.id, None, lambda table: decisions.rematch(table, who.id, opening.id))
    except Stale:
        found = (await hall.live(old.id)).table.next
        assert found is not None
        return found
    return opening.id


def turned(around: list[T]) -> list[T]:
    """The one who began last time begins last."""
    return [*around[1:], around[0]]


async def accept(hall: Hall, who: Who, old: Table, id: str) -> None:
    """Sit where I am to sit in the rematch; whoever comes last begins it."""
    for seat, was in enumerate(turned([seat.person for seat in old.seats])):
        if was == who.id:
            with suppress(Stale):  # I sit there already, or it has begun
                await hall.act(id, who.id, None, partial(decisions.accept, person=who.id, seat=seat))
    with suppress(Refusal):  # it has been answered
        await hall.act(old.id, who.id, None, partial(decisions.answer, person=who.id, yes=True))
    table = (await hall.live(id)).table
    if table.sits(who.id) and table.match is None and all(seat.taken for seat in table.seats):
        with suppress(Refusal):  # another was faster
            await ratings.begin(hall, who, id)


def export(table: Table, seat: int | None) -> Json:
    """The match as JSON: whole when it is over, and until then as `seat` may know it, without the seed."""
    match = table.match
    if match is None:
        raise Refusal("not-started")
    proof = {"seed_sha256": table.seed_hash, "undone": undone(table)}
    if table.stage == "over":
        ending = {"ended": table.ended, "resigned": list(table.resigned)}
        return {**json.loads(match.save()), **proof, **ending, "scores": list(match.scores), "places": table.places}
    moves = [f"{turn.seat} {match.seen(ply, seat)}" for ply, turn in enumerate(match.turns)]
    start = {"game": match.game.name, "rules": match.game.rules_version, "seats": match.seats, "options": match.options}
    return {"riverhaven-running": RUNNING_EXPORT, **start, **proof, "seat": seat, "moves": moves}


def undone(table: Table) -> list[Json]:
    """The trace that every undo leaves."""
    undos = (told for told in table.told if told.kind == "undo")
    return [{"seat": t.seat, "to": t.ply, "moves": t.back, "seen": t.body == SEEN} for t in undos]
