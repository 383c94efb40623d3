"""What the owner of a server looks at and decides in the terminal, while it runs: people, tables, reports, bans."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Self

import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server.people import CHANGED, mark_changed
from riverhaven.server.schema import events, people, reports, seats, tables
from riverhaven.server.store import Store

DAY_S = 86400.0


class Report(NamedTuple):
    id: str
    made: float
    table: str
    by: str
    about: str  # the id of the person
    name: str
    text: str
    chat: list[str]


class Somebody(NamedTuple):
    id: str
    name: str
    seen: float | None
    tables: int
    reports: int
    banned: str | None


class Known(NamedTuple):
    id: str
    game: str
    stage: str
    touched: float
    people: str


class Used(NamedTuple):
    """What somebody has done on the last day."""

    id: str
    name: str
    tables: int
    moves: int
    chats: int
    reports: int


class Owner:
    """Whoever keeps a server, before what it has stored."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @classmethod
    @contextmanager
    def of(cls, url: str) -> Iterator[Self]:
        """At a store that is there already, and is brought up to date."""
        store = Store(url, make=False)
        store.check()
        store.prepare()
        try:
            yield cls(store)
        finally:
            store.close()

    def reports(self, all_of_them: bool) -> list[Report]:
        by, about = people.alias(), people.alias()
        both = reports.join(by, reports.c.person == by.c.id).join(about, reports.c.other == about.c.id)
        names = [sa.func.coalesce(one.c.name, "…").label(as_) for one, as_ in ((by, "by"), (about, "name"))]
        chosen = sa.select(reports, *names).select_from(both)
        chosen = chosen.order_by(reports.c.made)
        rows = self.store.read_now(chosen if all_of_them else chosen.where(reports.c.done == 0))
        return [Report(r.id, r.made, r.table_id, r.by, r.other, r.name, r.text, json.loads(r.chat)) for r in rows]

    def close_report(self, id: str) -> str:
        """It is dealt with; returns its whole id."""
        with self.store.writer.begin() as connection:
            found = the_one(connection, reports, id, "no-such-report")
            connection.execute(sa.update(reports).where(reports.c.id == found.id).values(done=1))
        return str(found.id)

    def people(self, name: str, most: int) -> list[Somebody]:
        """Those who were here last; or those whose names hold these letters."""
        sits = count(seats.c.table_id.distinct(), seats.c.person == people.c.id)
        told = count(reports.c.id, reports.c.other == people.c.id)
        chosen = sa.select(people, sits.label("tables"), told.label("reports")).where(people.c.name.is_not(None))
        if name:
            chosen = chosen.where(sa.func.lower(people.c.name).contains(name.lower(), autoescape=True))
        rows = self.store.read_now(chosen.order_by(sa.func.coalesce(people.c.seen, people.c.made).desc()).limit(most))
        return [Somebody(row.id, row.name, row.seen, row.tables, row.reports, row.banned) for row in rows]

    def tables(self, stage: str, most: int) -> list[Known]:
        chosen = sa.select(tables).where(tables.c.lesson.is_(None)).order_by(tables.c.touched.desc()).limit(most)
        rows = self.store.read_now(chosen if not stage else chosen.where(tables.c.stage == stage))
        return [Known(row.id, row.game, row.stage, row.touched, self._company(row.id)) for row in rows]

    def _company(self, table: str) -> str:
        both = seats.outerjoin(people, seats.c.person == people.c.id)
        chosen = sa.select(seats.c.label, seats.c.bot, people.c.name).select_from(both).where(seats.c.table_id == table)
        rows = self.store.read_now(chosen.order_by(seats.c.seat))
        return ", ".join(row.label or row.name or (f"({row.bot})" if row.bot else "-") for row in rows)

    def used(self, most: int) -> list[Used]:
        """Who has done most on the last day."""
        since = time.time() - DAY_S
        made, moves, chats = (
            sa.func.sum(sa.case((which, 1), else_=0)).label(name)
            for name, which in (
                ("made", events.c.version == 1),
                ("moves", events.c.kind == "move"),
                ("chats", events.c.kind == "chat"),
            )
        )
        told = count(reports.c.id, sa.and_(reports.c.person == people.c.id, reports.c.made > since))
        chosen = (
            sa.select(people.c.id, people.c.name, made, moves, chats, told.label("reports"))
            .select_from(events.join(people, events.c.person == people.c.id))
            .where(events.c.made > since)
            .group_by(people.c.id, people.c.name)
            .order_by(sa.func.count().desc())
            .limit(most)
        )
        rows = self.store.read_now(chosen)
        return [Used(row.id, row.name or "…", row.made, row.moves, row.chats, row.reports) for row in rows]

    def ban(self, id: str, why: str | None) -> str:
        """Shut somebody out, and end their sessions wherever they are; None lets them in again. Returns the name."""
        with self.store.writer.begin() as connection:
            found = the_one(connection, people, id, "no-such-person")
            connection.execute(sa.update(people).where(people.c.id == found.id).values(banned=why))
            mark_changed(connection, found.id)
        if not self.store.sqlite:  # where the setting is compared
            tell_all(self.store)
        return str(found.name or "…")


def count(what: sa.ColumnElement[Any], which: sa.ColumnElement[bool]) -> sa.ScalarSelect[Any]:
    return sa.select(sa.func.count(what)).where(which).scalar_subquery()


def tell_all(store: Store) -> None:
    """Let every process of a server on PostgreSQL look who is still who."""
    from riverhaven.server.notify import CHANNEL

    with store.writer.begin() as connection:
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"owner {CHANGED}=0")))


def the_one(connection: sa.Connection, kind: sa.Table, id: str, why: str) -> sa.Row[Any]:
    """The row whose id begins so; refused, if there is none, or more than one."""
    rows = connection.execute(sa.select(kind).where(kind.c.id.startswith(id, autoescape=True)).limit(2)).all()
    if len(rows) != 1 or not id:
        raise Refusal(why, id=id)
    return rows[0]
