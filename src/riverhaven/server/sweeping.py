"""Sweeping: what is left behind in a store, what does not fit together, and what belongs to nothing any more.

The owner of a server is told what there is, and tidies it up where they want that: also while the server runs. A match
that cannot be replayed is named and left alone: somebody may still know what is wrong with it.
"""

import time
from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server.hall import Gone, of_one_moment
from riverhaven.server.keeping import Step, forget, silently
from riverhaven.server.schema import events, metadata, people, seats, tables, ways
from riverhaven.server.store import Store, Summary

DAY_S = 86400.0
LEFT_S, UNPROVEN_S = DAY_S, 7 * DAY_S  # so long somebody may still come


class Mess(NamedTuple):
    """What there is to tidy up."""

    left: list[str]  # tables that have not begun, and where nobody sits
    wrong: dict[str, tuple[int, Summary]]  # those whose row says otherwise than their events: what these say
    broken: list[tuple[str, str]]  # those that cannot be replayed, and why
    orphans: dict[str, int]  # rows of each kind that belong to nothing
    unproven: int  # addresses that nobody has confirmed
    forgotten: int  # people who are forgotten, and of whom nothing is left

    @property
    def clean(self) -> bool:
        return not any(self)


def look(store: Store, step: Step = silently) -> Mess:
    wrong: dict[str, tuple[int, Summary]] = {}
    broken: list[tuple[str, str]] = []
    rows = store.read_now(sa.select(tables))
    for number, row in enumerate(rows, 1):
        try:
            row, table = of_one_moment(store, row)
        except Gone:
            pass  # somebody has tidied it up meanwhile
        except Refusal as refusal:
            broken.append((row.id, str(refusal)))
        except Exception as error:
            broken.append((row.id, type(error).__name__))
        else:
            said = (row.version, Summary(row.owes, row.stage, row.due, row.asked or 0, row.places))
            if said != (found := (table.version, table.summary)):
                wrong[row.id] = found
        step(number, len(rows))
    return Mess(
        left=[row.id for row in store.read_now(LEFT.where(tables.c.touched < time.time() - LEFT_S))],
        wrong=wrong,
        broken=broken,
        orphans={kind.name: number for kind, which in orphaned() if (number := counted(store, kind, which))},
        unproven=counted(store, ways, unproven()),
        forgotten=counted(store, people, FORGOTTEN),
    )


def tidy(store: Store, mess: Mess) -> None:
    """Each thing at once, so that nobody at a running server waits for more than one."""
    for kind, which in orphaned():
        with store.writer.begin() as here:
            here.execute(sa.delete(kind).where(which))
    for id in mess.left:
        with store.writer.begin() as here:
            if here.execute(LEFT.where(tables.c.id == id)).first() is not None:  # nobody has come meanwhile
                forget(here, id)
    for id, (version, summary) in mess.wrong.items():
        with store.writer.begin() as here:
            last = sa.select(sa.func.max(events.c.version)).where(events.c.table_id == id).scalar_subquery()
            says = sa.update(tables).where(tables.c.id == id, last == version)  # unless it has been played on
            here.execute(says.values(version=version, **summary._asdict()))
    with store.writer.begin() as here:
        here.execute(sa.delete(ways).where(unproven()))
    with store.writer.begin() as here:
        here.execute(sa.delete(people).where(FORGOTTEN))


def counted(store: Store, kind: sa.Table, which: sa.ColumnElement[bool]) -> int:
    return int(store.read_now(sa.select(sa.func.count()).select_from(kind).where(which))[0][0])


def orphaned() -> Iterator[tuple[sa.Table, sa.ColumnElement[bool]]]:
    """The rows of each kind whose table or person is not there. A database that was always asked to look after that
    has none; one that was copied by hand may."""
    for kind in reversed(metadata.sorted_tables):
        missing = [
            sa.and_(key.parent.is_not(None), ~sa.exists().where(parent.c[key.column.name] == key.parent))
            for key in kind.foreign_keys
            for parent in [key.column.table.alias()]
        ]
        if missing:
            yield kind, sa.or_(*missing)


def unproven() -> sa.ColumnElement[bool]:
    return sa.and_(ways.c.proven == 0, ways.c.made < time.time() - UNPROVEN_S)


SOMEBODY = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
LEFT = sa.select(tables.c.id).where(tables.c.stage == "open", ~SOMEBODY)
NAMED = [  # wherever somebody may be named
    events.c.person,
    *(key.parent for kind in metadata.sorted_tables for key in kind.foreign_keys if key.column.table is people),
]
FORGOTTEN = sa.and_(people.c.name.is_(None), *(~sa.exists().where(column == people.c.id) for column in NAMED))
