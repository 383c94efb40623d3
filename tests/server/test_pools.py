"""What takes long keeps nothing waiting that is short: each kind of work has threads of its own."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server.courier import Courier
from riverhaven.server.pools import READINGS, REPLAYS
from riverhaven.server.settings import Settings
from riverhaven.server.store import Store

MANY = 64  # more than any pool has threads


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path}/x.sqlite")
    yield found
    found.close()


def test_names_that_nobody_answers_for_hold_up_no_reading(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many are looked up as anybody likes, and not one is found until the store has been read."""
    is_read = threading.Event()

    def look_up(*_: Any) -> None:
        assert is_read.wait(60), "the store was never read"
        raise OSError

    async def main() -> None:
        courier = Courier(Settings(), store)
        asked = [asyncio.create_task(courier.reachable(f"https://h{n}.example/")) for n in range(MANY)]
        await asyncio.sleep(0)
        assert (await store.read(sa.select(sa.literal(1))))[0][0] == 1
        is_read.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(one, Refusal) for one in found)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    asyncio.run(main())


def test_long_matches_hold_up_no_reading(store: Store) -> None:
    async def main() -> None:
        is_read = threading.Event()
        long = [asyncio.create_task(REPLAYS.do(is_read.wait, 60)) for _ in range(MANY)]
        await asyncio.sleep(0)
        await store.read(sa.select(sa.literal(1)))
        assert await READINGS.do(lambda: "also") == "also"
        is_read.set()
        assert all(await asyncio.gather(*long))

    asyncio.run(main())
