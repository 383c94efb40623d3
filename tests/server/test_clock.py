"""Clocks: whose runs, what a turn brings, what happens at zero, pauses: by a time that is set, and by the real one."""

import asyncio

import pytest

from riverhaven.core.words import Refusal
from riverhaven.server import decisions
from riverhaven.server.clock import LAG_S
from riverhaven.server.protocol import Clock
from riverhaven.server.verify import verify_store
from tests.server.conftest import Starter
from tests.server.guest import Guest, people, run
from tests.server.inside import ABSENT_S, Inside

LIVE = Clock("live", 600, 5)
DAYS = Clock("days", 2 * 86400)


def left(inside: Inside) -> list[float]:
    times = inside.table.times
    assert times is not None
    return [times.left_at(seat, inside.now) for seat in range(inside.table.opening.seats)]


def told(inside: Inside) -> list[str]:
    return [told.kind for told in inside.table.told]


def test_a_clock_runs_for_whom_the_table_waits_and_a_turn_brings_more(inside: Inside) -> None:
    inside.open(clock=LIVE)
    assert left(inside) == [600, 600]
    inside.wait(LAG_S)  # the way there and back is nobody's loss
    assert left(inside) == [600, 600]
    inside.wait(60)
    assert left(inside) == [540, 600]
    inside.play(0, confirm=False)
    inside.wait(40)  # a draft is not done
    assert left(inside) == [500, 600]
    inside.turn(0)
    assert left(inside) == [505, 600]
    inside.wait(10 + LAG_S)
    assert left(inside) == [505, 590]
    inside.restart()
    assert left(inside) == [505, 590]
    assert verify_store(inside.url) == (1, [])


def test_by_the_day_every_move_has_its_days(inside: Inside) -> None:
    inside.open(clock=DAYS)
    inside.wait(86400 + LAG_S)
    assert left(inside) == [86400, DAYS.base]
    inside.play(0)
    assert left(inside) == [DAYS.base, DAYS.base]


def test_at_zero_a_bot_takes_the_seat_and_its_owner_may_come_back_for_a_turn(inside: Inside) -> None:
    inside.open(clock=LIVE)
    inside.wait(600 + LAG_S - 0.01)
    assert "flag" not in told(inside)
    inside.wait(0.01)
    assert inside.table.seats[0].bot == "medium" and left(inside)[0] == 0
    with pytest.raises(Refusal, match="A bot plays"):
        inside.play(0)
    inside.do(decisions.call_bot, 0, 0, None)
    assert left(inside)[0] == LIVE.more and inside.table.owes == (0,)


def test_at_zero_the_seat_resigns_if_that_was_chosen(inside: Inside) -> None:
    inside.open(clock=Clock("live", 60, 0, "resign"))
    inside.wait(60 + LAG_S)
    assert inside.table.stage == "over" and inside.table.places == [2, 1]
    assert told(inside)[-2:] == ["flag", "resign"]


def test_a_move_that_comes_too_late_finds_the_time_up(inside: Inside) -> None:
    """Nobody need have looked in between: not after a restart, and with no referee at all."""
    inside.open(clock=Clock("live", 60, 0, "resign"))
    inside.now += 61
    inside.restart()
    with pytest.raises(Refusal, match="over"):
        inside.play(0)
    assert inside.table.places == [2, 1]


def test_after_a_restart_there_is_time_to_come_back(inside: Inside) -> None:
    inside.open(clock=Clock("live", 60, 5))
    inside.now += 3600
    inside.restart()
    inside.hall.flags_from = inside.now + 60
    inside.wait(30)
    inside.turn(0)
    assert left(inside)[0] == 5 and "flag" not in told(inside)


def test_time_that_is_set_back_costs_nobody_anything(inside: Inside) -> None:
    inside.open(clock=LIVE)
    inside.wait(60 + LAG_S)
    inside.now -= 3600
    inside.call()
    assert left(inside)[1] == 600 and left(inside)[0] >= 540
    inside.play(0)
    before = left(inside)[0]
    inside.wait(10 + LAG_S)
    assert left(inside)[0] <= before - 10 + LAG_S  # and it runs on


def test_clocks_stop_by_consent_and_run_again(inside: Inside) -> None:
    inside.open(clock=LIVE)
    inside.propose(1, "pause")
    inside.wait(100 + LAG_S)
    inside.answer(0)
    inside.wait(5000)
    assert left(inside) == [500, 600] and inside.table.owes == ()
    with pytest.raises(Refusal, match="paused"):
        inside.play(0)
    with pytest.raises(Refusal, match="paused"):
        inside.propose(0, "pause")
    inside.propose(1, "resume")
    inside.answer(0, yes=False)
    inside.propose(1, "resume")
    inside.wait(ABSENT_S + 1)
    inside.propose(1, "resume")  # whoever never answers stops nobody for ever
    inside.wait(10 + LAG_S)
    assert left(inside) == [490, 600] and told(inside)[-2:] == ["propose", "resume"]


def test_nothing_settled_is_taken_back_and_nobody_is_absent_who_has_time(inside: Inside) -> None:
    inside.open(clock=DAYS)
    inside.play(0, confirm=False)
    inside.do(decisions.undo, 0, 0)
    inside.turn(0)
    with pytest.raises(Refusal, match="what is confirmed stays"):
        inside.do(decisions.undo, 0, 0)
    inside.wait(3600)
    with pytest.raises(Refusal, match="waited for"):
        inside.propose(0, "bot", 1)
    inside.propose(0, "end")
    assert inside.table.stage == "running"


def test_without_a_clock_there_is_no_pause(inside: Inside) -> None:
    inside.open()
    with pytest.raises(Refusal, match="no clock"):
        inside.propose(0, "pause")
    assert inside.table.summary.due is None


@pytest.mark.long
def test_a_real_clock_falls_by_itself_also_where_a_restart_came_between(start_any: Starter) -> None:
    server = start_any(comeback_seconds=0.0)

    async def begin(base: int) -> str:
        (me,) = await people(server, "Anna")
        clock = {"kind": "live", "base": base, "zero": "resign"}
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats, clock=clock))["table"]
        await me.ask("POST", f"/api/tables/{table}/start")
        async with Guest(me, table, 0, ("log",), "en") as one:
            assert one.frame["match"]["clock"] == clock | {"more": 0}
            assert one.frame["times"]["runs"] == [0] and 0 < one.frame["times"]["left"][0] <= base
            if base == 1:
                await one.until(lambda: one.frame["stage"] == "over")
                assert one.frame["places"] == [2, 1]
        return str(table)

    async def look(table: str) -> None:
        (eye,) = await people(server, "Eye")
        while (await eye.get(f"/api/tables/{table}"))["stage"] != "over":  # looking alone wakes nobody
            await asyncio.sleep(0.1)

    run(begin, 1)
    left_behind = run(begin, 3)
    server.kill()
    server.start()
    run(look, left_behind)
    assert verify_store(server.url) == (2, [])
