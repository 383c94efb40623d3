"""Telling people who are away: it is your turn, somebody calls or asks you something, your table is full, your match
has begun or is over, somebody asks to join.

Whom to tell is asked of the store now and then. What was told is stored before it is sent: a process that dies may
leave one notice out, but no two processes tell the same, and a restart tells nothing twice.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import httpx
import sqlalchemy as sa

from riverhaven.core.installed import game
from riverhaven.core.words import Refusal, Say, Words
from riverhaven.server import people as persons
from riverhaven.server.courier import Courier, Gone, Notice
from riverhaven.server.now import now
from riverhaven.server.presence import HERE_S
from riverhaven.server.schema import blocks, events, people, plans, seats, tables, told, ways
from riverhaven.server.settings import Settings
from riverhaven.server.store import Store
from riverhaven.server.table import read_proposal
from riverhaven.server.ways import noticed, wishes

log = logging.getLogger("riverhaven.notices")

DAY_S, HOUR_S = 86400.0, 3600.0
AT_ONCE = 8  # notices on their way
QUESTIONS = ("ask", "propose", "rematch")  # kinds of events that ask the others something


class Claim(NamedTuple):
    """Somebody is to be told something about a table."""

    person: str
    table: str
    what: str


class Notices:
    """Looks for whom to tell, and tells them."""

    def __init__(self, store: Store, courier: Courier, settings: Settings) -> None:
        self.store, self.courier, self.settings = store, courier, settings
        self._words = Words()
        self._busy = asyncio.Semaphore(AT_ONCE)
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.notice_sweep_seconds)
            try:
                await self.look(now())
            except Refusal as refusal:
                log.warning("sweep failed", extra={"why": refusal.sentence.message})
            except Exception as error:  # a sweep survives whatever it meets
                log.error("bug", exc_info=error)

    async def look(self, now: float) -> None:
        if not await self.store.read(sa.select(ways.c.id).limit(1)):
            return
        claims = set(await self.store.write(lambda connection: self._claim(connection, now)))
        said = {claim for claim in claims if claim.what != "turn" or claim._replace(what="nudge") not in claims}
        await asyncio.gather(*(self._tell(claim) for claim in said), self._tell_daily(now))

    def _claim(self, connection: sa.Connection, now: float) -> list[Claim]:
        """What is to be told now, and is marked as told with this: nobody else will."""
        for forget in forgotten():
            connection.execute(forget)
        chosen = due(now, now - self.settings.notice_after_seconds)
        insert = self.store.insert_missing(told).from_select(["person", "table_id", "what", "version"], chosen)
        rows = connection.execute(insert.returning(told.c.person, told.c.table_id, told.c.what))
        return [Claim(*row) for row in rows]

    async def _tell(self, claim: Claim) -> None:
        row = (await self.store.read(sa.select(tables).where(tables.c.id == claim.table)))[0]
        who, others = await self._company(claim)
        said = {"game": title(row.game), "others": others}
        what = "plan" if claim.what == "turn" and await self._was_dropped(claim) else claim.what
        messages = [f"notice-{what}-text"]
        if what in ("asked", "nudge"):
            question, said["player"] = await self._caller(claim)
            messages = [f"notice-asked-{question}", *messages] if what == "asked" else messages
        subject = self._words.say(who.lang, Say(f"notice-{what}", **said))
        loud = await wishes(self.store, claim.person)
        chosen = sa.select(ways).where(ways.c.person == claim.person, ways.c.proven == 1, ways.c.daily == 0)
        for way in await self.store.read(chosen):
            if not way.chosen or loud.get(claim.table) == "loud":
                said["since"] = when(row.touched, way.zone)
                text = " ".join(self._words.say(who.lang, Say(message, **said)) for message in messages)
                await self._send(way, noticed(self._words, way, who.lang, subject, text, claim.table))

    async def _caller(self, claim: Claim) -> tuple[str, str]:
        """What somebody has asked the others for, or "nudge"; and who it was."""
        kinds = QUESTIONS if claim.what == "asked" else (claim.what,)
        both = events.outerjoin(people, events.c.person == people.c.id)
        asked = sa.select(events.c.kind, events.c.body, people.c.name).select_from(both)
        asked = asked.where(events.c.table_id == claim.table, events.c.kind.in_(kinds))
        row = (await self.store.read(asked.order_by(events.c.version.desc()).limit(1)))[0]
        what = read_proposal(row.body.partition("|")[0])[0] if row.kind == "propose" else row.kind
        return ("undo" if what == "ask" else what), row.name or "…"

    async def _was_dropped(self, claim: Claim) -> bool:
        """Whether they had planned a move that could not be played: so it is their turn after all."""
        theirs = sa.and_(plans.c.person == claim.person, plans.c.table_id == claim.table)
        return bool(await self.store.read(sa.select(plans.c.seat).where(theirs, plans.c.dropped == 1)))

    async def _company(self, claim: Claim) -> tuple[Any, list[str]]:
        """Whoever is told, and the names of the others who play there."""
        both = seats.join(people, seats.c.person == people.c.id)
        chosen = sa.select(people.c.id, people.c.name, people.c.lang).distinct().select_from(both)
        rows = await self.store.read(chosen.where(seats.c.table_id == claim.table).order_by(people.c.name))
        return (
            next(row for row in rows if row.id == claim.person),
            [row.name for row in rows if row.id != claim.person and row.name is not None],
        )

    async def _tell_daily(self, now: float) -> None:
        """One notice a day about all the tables that wait."""
        is_late = long_ago(ways.c.sent, now - DAY_S, now + HOUR_S)
        due = sa.and_(ways.c.daily == 1, ways.c.proven == 1, is_late, is_away(now))
        both = ways.join(people, ways.c.person == people.c.id)
        for way in await self.store.read(sa.select(ways, people.c.lang).select_from(both).where(due)):
            wish = await wishes(self.store, way.person)
            waiting = [
                row
                for row in await persons.tables_of(self.store, way.person, only_owing=True)
                if (row.humans > 1 or row.stage == "open")
                and (wish.get(row.id) == "loud" or (wish.get(row.id) is None and not way.chosen))
            ]
            mine = sa.update(ways).where(ways.c.id == way.id, ways.c.sent == way.sent).values(sent=now)
            if waiting and await self.store.do(mine):
                here = await persons.sitters(self.store, [row.id for row in waiting])
                lines = [waits(row, persons.others(here[row.id], way.person), way) for row in waiting]
                subject = self._words.say(way.lang, Say("notice-daily", count=len(waiting)))
                await self._send(way, noticed(self._words, way, way.lang, subject, "\n".join(lines)))

    async def _send(self, way: Any, notice: Notice) -> None:
        """One that cannot be delivered is left out, and noted; a way that leads nowhere any more is forgotten."""
        async with self._busy:
            try:
                await self.courier.send(way.kind, way.address, notice)
            except Gone:
                gone = sa.delete(ways).where(ways.c.id == way.id)
                await self.store.do(gone)
            except (OSError, httpx.HTTPError, Refusal) as error:
                log.warning("notice not delivered", extra={"kind": way.kind, "why": type(error).__name__})


def waits(table: Any, others: list[persons.Other], way: Any) -> str:
    """The line of a digest: which table it is, with whom, and since when it waits."""
    names = ", ".join(one.name for one in others if one.name)
    said = (title(table.game), names, when(table.touched, way.zone), f"{way.origin}/#/table/{table.id}")
    return " · ".join(filter(None, said))


def title(name: str) -> str:
    try:
        return game(name).title
    except Refusal:
        return name  # it is not installed any more


def when(moment: float, zone: str | None) -> str:
    """A moment where somebody lives; in UTC, if that is not known, or this machine knows no such zone."""
    try:
        there = UTC if zone is None else ZoneInfo(zone)
    except (ValueError, LookupError, OSError):
        there = UTC
    return datetime.fromtimestamp(moment, there).strftime("%Y-%m-%d %H:%M %Z")


# Somebody who has chosen a way, at each of their seats.
SITTING = (
    ways.join(people, people.c.id == ways.c.person)
    .join(seats, seats.c.person == ways.c.person)
    .join(tables, tables.c.id == seats.c.table_id)
)
BIT = sa.literal(1).op("<<")(seats.c.seat)
OWES = sa.and_(tables.c.owes.op("&")(BIT) != 0, seats.c.bot.is_(None))
ASKED = sa.func.coalesce(tables.c.asked, 0).op("&")(BIT) != 0
OPEN, RUNNING, OVER = (tables.c.stage == stage for stage in ("open", "running", "over"))
THEIRS = sa.and_(events.c.table_id == tables.c.id, events.c.person == seats.c.person)
MOVED = sa.exists().where(THEIRS, events.c.kind == "move")
DID_IT = sa.exists().where(THEIRS, events.c.version == tables.c.version)  # what happened last

nudges = events.alias()
SHUNNED = sa.exists().where(blocks.c.person == seats.c.person, blocks.c.other == nudges.c.person)
HEEDED = sa.exists().where(THEIRS, events.c.version > nudges.c.version)
UNHEEDED = sa.and_(~SHUNNED.correlate(seats, nudges), ~HEEDED.correlate(seats, tables, nudges))
CALLED = sa.exists().where(
    nudges.c.table_id == tables.c.id, nudges.c.kind == "nudge", nudges.c.person != seats.c.person, UNHEEDED
)

# What is told, and when.
WHEN = {
    "turn": sa.and_(RUNNING, OWES),
    "nudge": sa.and_(RUNNING, OWES, CALLED),
    "asked": sa.and_(~OPEN, ASKED),
    "begun": sa.and_(RUNNING, ~OWES, ~MOVED),  # whoever has moved knows
    "over": sa.and_(OVER, ~ASKED, ~DID_IT),
    "knock": sa.and_(OPEN, OWES),  # whoever is asked to let somebody in
    "full": sa.and_(OPEN, ASKED, ~DID_IT),  # whoever may begin now
}

AT_IT = sa.and_(told.c.table_id == tables.c.id, told.c.person == seats.c.person)
STILL = {  # what may be told again as soon as this is not so any more
    "asked": sa.exists().where(AT_IT, tables.c.id == seats.c.table_id, ~OPEN, ASKED),
    "knock": sa.exists().where(AT_IT, tables.c.id == seats.c.table_id, OPEN, OWES),
    "full": sa.exists().where(AT_IT, tables.c.id == seats.c.table_id, OPEN, ASKED),
}
SINCE = sa.and_(events.c.table_id == told.c.table_id, events.c.version > told.c.version)
MINE_SINCE = sa.and_(SINCE, events.c.person == told.c.person)
AGAIN = {  # or as soon as this has happened
    "turn": sa.and_(MINE_SINCE, events.c.kind == "move"),
    "knock": MINE_SINCE,
    "asked": sa.and_(SINCE, events.c.kind.in_(QUESTIONS)),
    "nudge": sa.and_(SINCE, events.c.kind == "nudge"),
}


def forgotten() -> list[sa.Delete]:
    """What was told, and may be told anew."""
    return [
        *(sa.delete(told).where(told.c.what == what, ~still) for what, still in STILL.items()),
        *(sa.delete(told).where(told.c.what == what, sa.exists().where(since)) for what, since in AGAIN.items()),
    ]


def long_ago(moment: sa.Column[Any], before: float, ahead: float) -> sa.ColumnElement[bool]:
    """Before this; or so far ahead that somebody has set the clock back since."""
    return sa.or_(moment < before, moment > ahead)


def wished(what: str) -> sa.Exists:
    """Whether somebody has said so of a table."""
    mine = told.alias()
    return sa.exists().where(mine.c.person == seats.c.person, mine.c.table_id == tables.c.id, mine.c.what == what)


def is_away(now: float) -> sa.ColumnElement[bool]:
    """Nobody is silenced by a page that is open somewhere, unless they have chosen so."""
    return sa.or_(people.c.calm == 0, people.c.seen.is_(None), people.c.seen < now - HERE_S)


def due(now: float, before: float) -> sa.CompoundSelect[Any]:
    """Whom to tell what, of tables that stand as they stood `before`: whoever has chosen a way before that, and does
    not play alone."""
    wants = sa.and_(ways.c.proven == 1, ways.c.daily == 0, ways.c.made < tables.c.touched, is_away(now))
    wants = sa.and_(wants, ~wished("quiet"), sa.or_(ways.c.chosen == 0, wished("loud")))
    stands = sa.and_(long_ago(tables.c.touched, before, before + HOUR_S), sa.or_(OPEN, persons.COMPANY > 1))
    return sa.union(
        *(
            sa.select(seats.c.person, tables.c.id, sa.literal(what), tables.c.version)
            .select_from(SITTING)
            .where(wants, stands, so)
            for what, so in WHEN.items()
        )
    )
