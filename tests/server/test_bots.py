"""Bots: they play to the end, are resumed after a restart, and a hung or killed one stops no table."""

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import riverhaven as rh
from riverhaven.bots.advice import Advice, advise
from riverhaven.bots.search import Budget
from riverhaven.core.words import Say
from riverhaven.server import advice, decisions
from riverhaven.server.askers import Asker, Whereabouts
from riverhaven.server.bots import LEAST_S, Bots, payer, within
from riverhaven.server.load import Person
from riverhaven.server.pieces import Opening, Seat, seat_text
from riverhaven.server.schema import events, seats, tables
from riverhaven.server.settings import Settings
from riverhaven.server.store import Event, Store
from riverhaven.server.table import Table
from tests.server.conftest import Server, Starter, children
from tests.server.guest import Guest, party, people, person, run
from tests.server.inside import Inside


async def alone_with(server: Server, *bots: str, game: str = "newhaven") -> tuple[Person, str]:
    (me,) = await people(server, "Anna")
    seats = [{"who": "me"}, *({"who": "bot", "bot": bot} for bot in bots)]
    table = (await me.ask("POST", "/api/tables", game=game, seats=seats))["table"]
    await me.ask("POST", f"/api/tables/{table}/start")
    return me, table


def test_bots_play_a_whole_game_with_me_and_go_on_after_a_restart(start: Starter) -> None:
    server = start(bot_seconds=120.0)

    async def begin() -> str:
        me, table = await alone_with(server, "random", "easy")
        async with Guest(me, table, 0, ("moves", "log"), "en") as one:
            while one.frame["ply"] < 12:
                await one.until(lambda: one.frame.get("free"))
                await one.play()
            # The bot's turn is left behind by a server that is killed.
            await me.ask("POST", f"/api/tables/{table}/leave", seat=0, bot="random")
        return table

    async def end(table: str) -> None:
        watcher = person(server)
        async with Guest(watcher, table, None, ("log",), "en") as eye:
            await eye.until(lambda: eye.frame["stage"] == "over")

    table = run(begin)
    server.kill()
    server.start()
    run(end, table)


async def my_turn(guest: Guest) -> None:
    while guest.frame.get("free"):
        await guest.play("pass" if "pass" in guest.moves else None)


@pytest.mark.long
def test_a_bot_whose_process_dies_is_asked_again(start_any: Starter) -> None:
    server = start_any()

    async def main() -> None:
        me, table = await alone_with(server, "random")
        async with Guest(me, table, 0, ("moves", "log"), "en") as one:
            for _ in range(2):
                await my_turn(one)
                await one.until(lambda: one.frame.get("free") or one.frame["stage"] == "over")
                for pid in children(server.process.pid):
                    os.kill(pid, signal.SIGKILL)
            await my_turn(one)
            await one.until(lambda: one.frame.get("free") or one.frame["stage"] == "over")

    run(main)


@pytest.mark.long
def test_a_bot_that_hangs_again_and_again_gets_a_random_move_and_the_log_says_so(start_any: Starter) -> None:
    server = start_any(bot_seconds=1.0, bot_start_seconds=2.0)

    async def freeze(frozen: set[int]) -> None:
        """Stop every process of a bot as soon as it is there."""
        while True:
            for pid in set(children(server.process.pid)) - frozen:
                frozen.add(pid)
                os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(0.02)

    async def main() -> None:
        me, table = await alone_with(server, "random")
        frozen: set[int] = set()
        freezer = asyncio.create_task(freeze(frozen))
        async with Guest(me, table, 0, ("moves", "log"), "en") as one:
            await my_turn(one)
            await one.until(lambda: "could not decide" in str(one.log))
            freezer.cancel()
            assert len(frozen) >= 2
            # The table goes on.
            await one.until(lambda: one.frame.get("free") or one.frame["stage"] == "over")

    run(main)
    assert [line["what"] for line in server.lines()].count("bot failed") >= 2


def test_the_many_experts_of_one_do_not_delay_the_easy_bot_of_another(start_any: Starter) -> None:
    server = start_any(bot_seconds=60.0)

    async def main() -> None:
        me, mine = await alone_with(server, "easy")
        (other,) = await people(server, "Greedy")
        seats = [{"who": "me"}, {"who": "bot", "bot": "expert"}]
        async with Guest(me, mine, 0, ("moves", "log"), "en") as one:
            await my_turn(one)
            await one.until(lambda: one.frame.get("free"))  # the processes have started
            theirs = []
            for _ in range(40):
                table = (await other.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
                await other.ask("POST", f"/api/tables/{table}/start")
                await other.ask("POST", f"/api/tables/{table}/leave", seat=0, bot="expert")
                theirs.append(table)
            before = [(await person(server).get(f"/api/tables/{table}"))["ply"] for table in theirs]
            await my_turn(one)
            await one.until(lambda: one.frame.get("free") or one.frame["stage"] == "over")
            after = [(await person(server).get(f"/api/tables/{table}"))["ply"] for table in theirs]
            assert any(b == a for b, a in zip(before, after, strict=True)), "they were all served first"
            assert "could not decide" not in str(one.log)
        async with Guest(other, theirs[-1], 0, ("log",), "en") as last:
            await last.until(lambda: last.frame["ply"] > 0)
            assert "could not decide" not in str(last.log)

    run(main)


def test_who_only_lets_bots_play_pays_for_them_all_the_same() -> None:
    def table(id: str, host: str, *seats: Seat) -> Table:
        sitting = (Event(id, i + 1, "sit", seat_text(seat), i, host) for i, seat in enumerate(seats))
        return Table.opened(Opening(id, "newhaven", 1, len(seats), {}, "1", None, False, "i")).after(*sitting)

    bots = [table(id, "host", Seat(bot="expert"), Seat(bot="expert")) for id in "ab"]
    assert {payer(one) for one in bots} == {"host"}
    assert payer(table("c", "host", Seat(bot="easy"), Seat("guest"))) == "guest"
    here = Whereabouts()
    for name in ("anna", "bela"):
        here.note(Asker("10.0.0.1", name))
    assert here.of("anna").place == here.of("bela").place and here.of("nobody").place == "nobody"


def test_a_hint_and_its_reasons_have_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that stands still."""
    given: list[float | None] = []

    def search(*about: Any, **more: Any) -> list[Advice]:
        given.append(about[2].seconds)
        return advise(*about, **more)

    def reasons(*about: Any, until: float) -> list[tuple[Say, int]]:
        given.append(until - 100.0)
        return []

    monkeypatch.setattr(advice, "advise", search)
    monkeypatch.setattr(advice, "reasons", reasons)
    monkeypatch.setattr(advice, "time", SimpleNamespace(monotonic=lambda: 100.0))
    match = rh.game("newhaven").new(seats=2, seed=7)
    found, why = advice.best("newhaven", 1, match.sight(0).known, 0, Budget(seconds=0.1))
    searched, until = given
    assert found and why == [] and searched is not None and until is not None
    assert 0 < searched < until == pytest.approx(0.1)


@pytest.mark.parametrize("wrong", [KeyError("a lesson whose reply is gone"), None], ids=["raises", "is refused"])
def test_a_bot_that_cannot_move_is_asked_once_and_left_to_the_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: Exception | None
) -> None:
    inside = Inside(f"sqlite:///{tmp_path}/tables.sqlite")
    asked: list[str] = []

    async def choose(self: Bots, table: Table, seat: int) -> tuple[str, bool]:
        asked.append(table.id)
        if wrong is not None:
            raise wrong
        return "nonsense", False

    async def main() -> None:
        bots = Bots(inside.hall, Settings(), Whereabouts())
        bots.start()
        while not asked:  # the sweep finds the table
            await asyncio.sleep(0)
        for _ in range(1000):
            await asyncio.sleep(0)
        assert asked == [inside.id]
        inside.hall.tell(inside.id)  # as the next sweep does
        while len(asked) < 2:
            await asyncio.sleep(0)
        assert asked == [inside.id] * 2
        await bots.stop()

    monkeypatch.setattr(Bots, "_choose", choose)
    inside.open()
    inside.act(lambda table: decisions.leave(table, inside.people[0].id, 0, "easy"))
    inside.loop.run_until_complete(main())
    inside.close()


@pytest.mark.parametrize(
    ("budget", "waiting", "given"),
    [
        (Budget(seconds=2), 0, Budget(seconds=2)),
        (Budget(seconds=2), 3, Budget(seconds=1)),
        (Budget(seconds=2), 10**6, Budget(seconds=LEAST_S)),
        (Budget(playouts=500), 50, Budget(playouts=500)),
    ],
)
def test_overload_shortens_thinking(budget: Budget, waiting: int, given: Budget) -> None:
    assert within(budget, waiting) == given


@pytest.mark.long
def test_a_person_has_one_hint_at_a_time_and_it_dies_with_who_asked(start_any: Starter) -> None:
    server = start_any(bot_seconds=60.0)

    async def main() -> None:
        found, table = await party(server)
        path = f"/api/tables/{table}/hint?seat=0"
        others, elsewhere = await party(server)  # what was answered at this table would be known there
        (frozen,) = await frozen_bots(server, others[0], f"/api/tables/{elsewhere}/hint?seat=0")
        first = asyncio.create_task(found[0].http.post(path))
        await asyncio.sleep(0.5)
        assert (await found[0].http.post(path)).json()["why"]["message"] == "hint-already"
        assert (await found[1].http.post(path)).status_code == 403
        first.cancel()  # the line is cut: the next one may ask
        for _ in range(100):
            await asyncio.sleep(0.1)
            try:
                answer = await found[0].http.post(path, timeout=1.0)
            except httpx.TimeoutException:
                break
            assert answer.json()["why"]["message"] == "hint-already"
        else:
            raise AssertionError("the first one never died")
        os.kill(frozen, signal.SIGCONT)
        for _ in range(100):
            answer = await found[0].http.post(path)
            if answer.status_code == 200:
                break
            await asyncio.sleep(0.1)
        assert answer.json()[0]["said"]

    run(main)


async def frozen_bots(server: Server, who: Person, path: str) -> list[int]:
    """Stop the process that thinks, once it has thought."""
    assert (await who.http.post(path, timeout=60)).status_code == 200
    pids = children(server.process.pid)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    return pids


def test_a_table_that_cannot_be_opened_and_a_clock_set_back_stop_no_bot(start: Starter) -> None:
    server = start()

    async def begin() -> list[str]:
        played = [await alone_with(server, "random") for _ in range(3)]
        for me, table in played:
            await me.ask("POST", f"/api/tables/{table}/bot", seat=0, bot="random")
        return [table for _, table in played]

    async def end(table: str) -> None:
        async with Guest(person(server), table, None, ("log",), "en") as eye:
            await eye.until(lambda: eye.frame["stage"] == "over")

    broken, odd, good = run(begin)
    server.kill()
    store = Store(server.url)
    with store.writer.begin() as connection:
        # What they have played meanwhile is taken away; they wait for a bot again.
        begun = sa.select(sa.func.min(events.c.version)).where(events.c.kind == "start", events.c.table_id == good)
        first = connection.execute(begun).scalar_one() + 1  # a bot has been called
        connection.execute(sa.delete(events).where(events.c.version > first))
        for table, change in (
            (broken, {"rules": 99}),
            (odd, {"options": "[]"}),
            (good, {"touched": 4e9}),  # written by a clock that was far ahead
        ):
            now = {"version": first, "stage": "running", "owes": 3} | change
            connection.execute(sa.update(tables).where(tables.c.id == table).values(**now))
            connection.execute(sa.update(seats).where(seats.c.table_id == table).values(bot="random"))
    store.writer.dispose()
    server.start()
    run(end, good)
    assert {line["table"] for line in server.lines() if line["what"] == "table left out"} == {broken, odd}
