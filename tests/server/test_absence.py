"""Who is away, and since when: whatever others do meanwhile, and whatever the machine's clock says."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from riverhaven.core.words import Refusal
from riverhaven.server import decisions
from riverhaven.server.absence import absent
from riverhaven.server.gallery import Gallery
from riverhaven.server.hall import Hall
from riverhaven.server.notices import due
from riverhaven.server.now import Steady
from riverhaven.server.presence import Attendance
from riverhaven.server.protocol import Clock
from riverhaven.server.schema import people, ways
from riverhaven.server.store import Store
from tests.server.inside import ABSENT_S, Inside

DAY_S = 86400.0


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    found = Inside(f"sqlite:///{tmp_path}/tables.sqlite")
    yield found
    found.close()


def away(inside: Inside) -> set[str]:
    return absent(inside.table, inside.now, ABSENT_S)


def toggle(inside: Inside, seat: int) -> None:
    """Let a bot play at a seat of one's own, and take it back."""
    for bot in ("random", None):
        inside.act(lambda table: decisions.call_bot(table, inside.people[seat].id, seat, bot))  # noqa: B023


def test_what_others_do_makes_nobody_less_away(inside: Inside) -> None:
    inside.open(seats=3)
    inside.now += ABSENT_S - 1
    toggle(inside, 1)
    assert away(inside) == set()
    inside.now += 2
    assert away(inside) == {inside.people[0].id}
    toggle(inside, 0)  # they are here
    assert away(inside) == set()
    inside.now += ABSENT_S + 1
    assert away(inside) == {inside.people[0].id}
    inside.turn(0)
    assert away(inside) == set() and inside.table.waits == {1: inside.now}


def test_a_pause_is_no_absence(inside: Inside) -> None:
    inside.open(clock=Clock("days", 86400))
    inside.now += 80_000
    inside.propose(0, "pause")
    inside.answer(1)
    inside.now += 80_000
    inside.propose(0, "resume")
    inside.answer(1)
    assert inside.table.waits == {0: inside.now}


@pytest.mark.parametrize("back", [0.0, DAY_S])
def test_a_clock_that_was_set_back_before_a_start_keeps_nobody_away_for_a_day(inside: Inside, back: float) -> None:
    inside.open(seats=2)
    inside.now -= back
    inside.restart()
    assert away(inside) == set()
    with pytest.raises(Refusal, match="Leave them a minute"):
        inside.do(decisions.nudge, 1, inside.now)
    inside.now += ABSENT_S + 1
    assert away(inside) == {inside.people[0].id}
    inside.do(decisions.nudge, 1, inside.now)


def test_who_was_seen_tomorrow_is_not_here_all_day(inside: Inside) -> None:
    inside.open(seats=2)
    table = inside.table

    async def here() -> list[bool]:
        attendance = Attendance(inside.hall, Gallery(inside.hall))
        return [one.here for one in await attendance.at(table, ABSENT_S)]

    async def seen(at: float) -> None:
        await inside.store.do(sa.update(people).values(seen=at))

    for at, is_here in ((inside.now - 1, True), (inside.now + 1, True), (inside.now + DAY_S, False)):
        inside.loop.run_until_complete(seen(at))
        assert inside.loop.run_until_complete(here()) == [is_here] * 2


def test_a_table_that_was_touched_tomorrow_is_told_of_all_the_same(inside: Inside) -> None:
    inside.open(seats=2)
    row = {"id": "w", "kind": "json", "address": "x", "origin": "x", "key": "k", "proven": 1, "daily": 0}
    mine = sa.insert(ways).values(**row, person=inside.people[0].id, sent=0.0, made=0.0)
    inside.loop.run_until_complete(inside.store.do(mine))
    for waited, told in ((30.0, 0), (61.0, 1), (-DAY_S, 1)):
        assert len(inside.store.read_now(due(inside.now + waited, inside.now + waited - 60.0))) == told, waited


def test_time_goes_on_where_the_clock_is_set_back(tmp_path: Path) -> None:
    machine, ticks = 1000.0, 0.0
    now = Steady(lambda: machine, lambda: ticks)
    seen = []
    for clock, passed in ((1010.0, 10), (1010.5, 1), (-80_000.0, 10), (-79_990.0, 10), (1050.0, 10), (9000.0, 10)):
        machine, ticks = clock, ticks + passed
        seen.append(now())
    assert seen == [1010.0, 1010.5, 1020.5, 1030.5, 1050.0, 9000.0]  # at last the machine has slept
    store = Store(f"sqlite:///{tmp_path}/x")
    assert isinstance(Hall(store, 10).now, Steady)
    store.close()
