"""Who has changed is looked up for them alone, now and then; and nobody stays deaf for long."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import asdict

from riverhaven.server import decisions, notify
from riverhaven.server import people as persons
from riverhaven.server.gallery import Gallery
from riverhaven.server.hall import Hall
from riverhaven.server.hints import Hints
from riverhaven.server.notify import Notifier
from riverhaven.server.people import KEPT, changed_since
from riverhaven.server.schema import events, tables
from riverhaven.server.store import Store
from riverhaven.server.table import Table
from tests.server.conftest import Stores
from tests.server.guest import run
from tests.server.inside import Inside


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[tuple[Hints, Hall, Gallery]]:
    hall = Hall(store, 10)
    gallery = Gallery(hall)
    hints = Hints(store, hall, gallery)
    hints.start()
    yield hints, hall, gallery
    await hints.stop()
    gallery.painter.stop()


def test_the_setting_tells_who_has_changed_since_when() -> None:
    changes = [f"{n}:p{n % 3}" for n in range(2 * KEPT)]
    text = " ".join(changes[:4])
    assert changed_since("", "") == changed_since(text, text) == set()
    assert changed_since(" ".join(changes[:2]), text) == {"p2", "p0"}
    assert changed_since("", text) == {"p0", "p1", "p2"}
    assert changed_since(text, " ".join(changes[KEPT:])) is None  # too much has happened
    assert changed_since("", " ".join(changes[KEPT:])) is None
    assert changed_since("an older id", text) is None  # as it was written before


def test_new_names_are_looked_up_where_they_stand_and_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = [Inside(f"sqlite:///{tmp_path}/tables.sqlite") for _ in range(3)]
    for inside in played:
        inside.open()
    asked: list[str] = []
    names = Hall._names

    async def counted(self: Hall, id: str, table: Table) -> list[str | None]:
        asked.append(id)
        return await names(self, id, table)

    async def main() -> None:
        async with listening(Store(played[0].url)) as (hints, hall, gallery):
            hints.store.start()
            for inside in played:
                await hall.live(inside.id)
            asked.clear()
            me = played[0].people[0]
            for name in ("Anna", "Bela"):
                looks = gallery.looks
                for n in range(20):
                    await persons.change(hints.store, me, f"{name} {n}", "en")
                await asyncio.gather(*(hints.people_changed() for _ in range(20)))
                assert gallery.looks == looks + 1
                live = hall.peek(played[0].id)
                assert live is not None and live.names[0] == f"{name} 19"
            assert asked == [played[0].id] * 2
            hints.store.stop()

    monkeypatch.setattr(Hall, "_names", counted)
    asyncio.run(main())
    for inside in played:
        inside.close()


def test_a_file_that_cannot_be_read_for_a_moment_makes_nobody_deaf(tmp_path: Path) -> None:
    inside = Inside(f"sqlite:///{tmp_path}/tables.sqlite")
    inside.open()
    store, opened = Store(inside.url), list[sqlite3.Connection]()
    sa.event.listen(store.reader, "connect", lambda connection, _: opened.append(connection))

    async def main() -> None:
        async with listening(store) as (_, hall, gallery):
            gallery.by_session["somebody"] = set()  # is here, so it looks often
            version = (await hall.live(inside.id)).table.version
            await asyncio.sleep(0.3)
            for raw in opened:
                raw.close()
            event = decisions.chat(hall._live[inside.id].table, inside.people[0].id, "hi")
            other = sa.create_engine(inside.url)
            with other.begin() as connection:
                connection.execute(sa.insert(events).values(**asdict(event)))
                connection.execute(sa.update(tables).values(version=event.version))
            other.dispose()
            for _ in range(300):
                live = hall.peek(inside.id)
                if live is not None and live.table.version > version:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("it never heard of it")

    asyncio.run(main())
    store.close()
    inside.close()


def test_a_listener_that_hears_nothing_compares_now_and_then(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "COMPARE_S", 0.05)
    store = Store(stores("postgresql"))

    async def main() -> None:
        compared = asyncio.Semaphore(0)
        notifier = Notifier(store, lambda table, version: None, compared.release)
        for _ in range(4):  # at the start, and again and again
            await asyncio.wait_for(compared.acquire(), 60)
        await notifier.stop()

    run(main)
    store.close()
