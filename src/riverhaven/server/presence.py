"""Who is here: whoever has a socket open is noted twice a minute, for all processes to see."""

import asyncio
import logging

import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server.absence import may_be_replaced
from riverhaven.server.gallery import Gallery
from riverhaven.server.hall import Hall
from riverhaven.server.people import MANY
from riverhaven.server.protocol import Presence
from riverhaven.server.schema import people, seats
from riverhaven.server.table import Table

log = logging.getLogger("riverhaven.presence")

NOTE_S = 30.0
HERE_S = 45.0  # whoever was seen so lately is here


class Attendance:
    def __init__(self, hall: Hall, gallery: Gallery) -> None:
        self.hall, self.gallery = hall, gallery
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._note_on())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _note_on(self) -> None:
        while True:
            try:
                await self.note(sorted(self.gallery.present))
            except Refusal as refusal:
                log.warning("presence not noted", extra={"why": refusal.sentence.message})
            await asyncio.sleep(NOTE_S)

    async def note(self, present: list[str]) -> None:
        now = self.hall.now()

        def write(connection: sa.Connection) -> None:
            for start in range(0, len(present), MANY):
                those = people.c.id.in_(present[start : start + MANY])
                connection.execute(sa.update(people).where(those).values(seen=now))

        if present:
            await self.hall.store.write(write)

    async def at(self, table: Table, absent_s: float) -> list[Presence]:
        """Who of those at a table is here, when each was seen, and who is away for long; bots and empty seats never
        are."""
        both = seats.outerjoin(people, seats.c.person == people.c.id)
        chosen = sa.select(seats.c.person, people.c.seen).select_from(both).where(seats.c.table_id == table.id)
        now, present = self.hall.now(), self.gallery.present
        rows = await self.hall.store.read(chosen.order_by(seats.c.seat))
        return [
            Presence(
                row.person in present or (row.seen is not None and abs(now - row.seen) < HERE_S),
                row.seen,
                may_be_replaced(table, seat, now, absent_s),
            )
            for seat, row in enumerate(rows)
        ]
