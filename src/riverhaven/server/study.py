"""Matches that are over, studied: what decided them.

Whoever asks for an analysis first waits while every ply is looked at, in turn with the bots and the hints of all
others; whoever leaves meanwhile has never asked. A whole analysis is stored for those who come later.
"""

from collections.abc import AsyncIterator

import msgspec
import sqlalchemy as sa

from riverhaven.core.match import Match
from riverhaven.core.words import Refusal
from riverhaven.server.bots import Bots
from riverhaven.server.schema import analyses
from riverhaven.server.store import Store
from riverhaven.server.table import Table
from riverhaven.study import Analysis, Moment
from riverhaven.study.moment import SETTINGS, plies

SETTING = SETTINGS["quick"]


def finished(table: Table) -> Match:
    if table.match is None or not table.match.over:
        raise Refusal("not-over")
    return table.match


async def stored(store: Store, table: Table) -> Analysis | None:
    """What is known of the match as it ended: what was taken back later and ended otherwise is another match."""
    match = finished(table)
    for (text,) in await store.read(sa.select(analyses.c.found).where(analyses.c.table_id == table.id)):
        found = msgspec.json.decode(text, type=Analysis)
        if [moment.move for moment in found.moments[:-1]] == [str(turn.move) for turn in match.turns]:
            return found
    return None


async def studied(store: Store, bots: Bots, table: Table, person: str) -> AsyncIterator[Moment]:
    """Every moment of the match: as it is found, unless it is known already."""
    known = await stored(store, table)
    if known is not None:
        for moment in known.moments:
            yield moment
        return
    moments = []
    with bots.one_analysis(person):
        for ply in plies(finished(table), judged(table)):
            moments.append(await bots.look(person, ply, SETTING))
            yield moments[-1]
    text = msgspec.json.encode(Analysis(moments)).decode()

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(analyses).where(analyses.c.table_id == table.id))
        connection.execute(sa.insert(analyses).values(table_id=table.id, found=text))

    await store.write(write)


def judged(table: Table) -> tuple[int, ...]:
    """The seats whose decisions are looked at: those of people; where only bots have played, all."""
    people = tuple(i for i, seat in enumerate(table.seats) if seat.person is not None)
    return people or tuple(range(table.opening.seats))
