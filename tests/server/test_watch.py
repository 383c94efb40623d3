"""Watching costs the others nothing: what takes time is made once, in turn, and never on the loop."""

import asyncio
import json
import re
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import riverhaven as rh
from riverhaven.core.words import Refusal
from riverhaven.server import decisions
from riverhaven.server.askers import Asker
from riverhaven.server.frame import PAGE, Eye
from riverhaven.server.gallery import Gallery
from riverhaven.server.pieces import Opening
from riverhaven.server.settings import Settings
from riverhaven.server.socket import Conversation
from riverhaven.server.store import Event
from riverhaven.server.table import Table
from riverhaven.server.turns import Painter, Turns
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, person, play_on, run
from tests.server.inside import STRANGER, Inside


async def counted(server: Server, name: str) -> float:
    shown = (await person(server).http.get("/metrics")).text
    (value,) = re.findall(rf"^riverhaven_{name}_total (\S+)", shown, re.MULTILINE)
    return float(value)


def test_what_many_see_alike_is_drawn_and_told_once(start_any: Starter) -> None:
    server = start_any()

    async def main() -> None:
        found, table = await party(server)
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            await play_on([one, two], 12)
            assert await counted(server, "drawn") == 0
            watchers = [await Guest(person(server), table, None).__aenter__() for _ in range(6)]
            assert await counted(server, "drawn") == 1
            told = await counted(server, "told")
            assert told == len(watchers[0].log) and all(watcher.log == watchers[0].log for watcher in watchers)
            await play_on([one, two, *watchers], 3)
            assert await counted(server, "drawn") == 4
            assert await counted(server, "told") == told + 3
            await watchers[0].watch()
            assert await counted(server, "drawn") == 4 and await counted(server, "told") == told + 3

    run(main)


def test_a_long_log_comes_in_pages_that_add_up(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, "riverboat")
        async with Guest(found[0], table, 0, lang="en") as one, Guest(found[1], table, 1, ("moves",)) as two:
            await play_on([one, two], PAGE + 30)
            assert len(one.log) > PAGE + 30
            async with Guest(found[0], table, 0, lang="en") as late:
                assert late.frame["earlier"] and late.log == one.log[-PAGE:]
                log, earlier = late.log, True
                while earlier:
                    before = log[0]["version"]
                    page = await found[0].get(f"/api/tables/{table}/log", before=before, seat=0, lang="en")
                    log, earlier = page["log"] + log, page["earlier"]
            assert log == one.log
            answer = await found[1].http.get(f"/api/tables/{table}/log", params={"before": 9, "seat": 0})
            assert answer.status_code == 403

    run(main)


def test_what_was_missed_can_be_seen_move_by_move(server: Server) -> None:
    """Frames may be left out; from ply to ply the pictures add up to the one that is shown now."""

    async def main() -> None:
        found, table = await party(server, "riverboat")
        async with Guest(found[0], table, 0) as one, Guest(found[1], table, 1, ("moves",)) as two:
            first, parts = one.frame["ply"], dict(one.parts)
            await play_on([one, two], 6)
            for ply in range(first + 1, one.frame["ply"] + 1):
                step = await found[0].get(f"/api/tables/{table}/history/{ply}", seat=0, since=ply - 1)
                assert len(step["parts"]) < len(one.parts)
                parts |= step["parts"]
                for gone in step["gone"]:
                    del parts[gone]
            assert parts == one.parts
            assert (step["moment"], step["sources"]) == (one.frame.get("moment", []), one.frame["sources"])
            points = await found[0].get(f"/api/tables/{table}/points", seat=0)
            assert len(points["rows"]) == one.frame["ply"] + 1
            then = [
                [done + more for done, more in zip(s["done"], s["more"], strict=True)] for s in one.frame["sources"]
            ]
            assert [rows[-1] for rows in points["sources"]] == then
            assert points["rows"][-1] == [sum(column) for column in zip(*then, strict=True)]

    run(main)


def test_a_line_names_the_places_of_a_move_as_the_viewer_may_see_them(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, "newhaven")
        async with Guest(found[0], table, 0) as one, Guest(found[1], table, 1) as two:
            await play_on([one, two], 20)
            both = [
                (mine["move"], theirs["move"])
                for mine, theirs in zip(one.log, two.log, strict=True)
                if mine["kind"] == "move" and mine["seat"] == 0
            ]
            assert any(mine == theirs for mine, theirs in both)
            hidden = [theirs for mine, theirs in both if mine != theirs]
            assert hidden and all("?" in move for move in hidden)

    run(main)


@pytest.mark.long
def test_whoever_read_nothing_for_long_begins_anew(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server)
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            lazy = await found[0].connect(max_queue=1, ping_interval=None)
            await lazy.send(json.dumps({"do": "watch", "id": "w", "table": table, "seat": 0}))
            await play_on([one, two], 10)
            for n in range(PAGE * 4):
                await one.ok(do="chat", text=f"{n} " + "x" * 400)
            late = Guest(found[0], table, 0)
            late.socket, late.frame = lazy, {"version": 0}
            await late.caught_up(one.frame["version"])
            async with Guest(found[0], table, 0) as fresh:
                assert (late.parts, late.log[-PAGE:]) == (fresh.parts, fresh.log)
            await lazy.close()

    run(main)


def test_everybody_gets_a_turn_whoever_asks_for_how_much() -> None:
    async def main() -> None:
        turns = Turns(1)
        order: list[str] = []

        async def ask(who: str, n: int, place: str = "") -> None:
            async with turns.turn(Asker(place or who, who)):
                order.append(f"{who}{n}")
                await asyncio.sleep(0)

        async with turns.turn(Asker("a", "a")):
            tasks = [asyncio.create_task(ask(who, n)) for n, who in enumerate("aaabca")]
            gone = asyncio.create_task(ask("d", 0))
            await asyncio.sleep(0)
            gone.cancel()  # whoever leaves is forgotten, and keeps nobody waiting
            await asyncio.sleep(0)
            assert len(turns) == 6
        await asyncio.gather(*tasks)
        assert order == ["a0", "b3", "c4", "a1", "a2", "a5"]
        assert turns.free == 1 and not turns.waiting
        # Many names from one place have one turn together.
        order.clear()
        async with turns.turn(Asker("a", "a")):
            tasks = [asyncio.create_task(ask(who, 0, "there")) for who in "abcd"]
            tasks += [asyncio.create_task(ask("z", n)) for n in range(3)]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert order == ["a0", "z0", "b0", "z1", "c0", "z2", "d0"]

    run(main)


def test_what_is_looked_at_leaves_the_memory_last(inside: Inside) -> None:
    """Whoever opens many tables for a moment makes nobody wait whose table is played at."""
    ids = []
    for _ in range(3):
        inside.open()
        ids.append(inside.id)
    inside.restart()
    inside.hall.is_watched = lambda table: table == ids[0]
    inside.hall.most_live = 2
    for id in ids:
        inside.loop.run_until_complete(inside.hall.live(id))
    assert inside.hall.versions().keys() == {ids[0], ids[2]}


def test_the_painter_takes_job_after_job_and_tells_whoever_waits() -> None:
    async def main() -> None:
        painter, finish = Painter(), threading.Event()
        order: list[int] = []

        def fail() -> None:
            raise Refusal("not-over")

        first = asyncio.create_task(painter.do(Asker("a", "a"), finish.wait))
        await asyncio.sleep(0.01)
        jobs = [("a", 1), ("a", 2), ("b", 3)]
        later = [asyncio.create_task(painter.do(Asker(who, who), partial(order.append, n))) for who, n in jobs]
        gone = asyncio.create_task(painter.do(Asker("c", "c"), partial(order.append, 4)))
        failing = asyncio.create_task(painter.do(Asker("c", "c"), fail))
        await asyncio.sleep(0.01)
        gone.cancel()
        finish.set()
        assert await first
        with pytest.raises(Refusal, match="not over"):
            await failing
        await asyncio.gather(*later)
        assert order == [1, 3, 2]
        painter.stop()

    run(main)


def test_every_frame_is_made_off_the_loop(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one without pictures: a hundred sockets that each look at many tables want thousands of them a second."""
    inside.open()
    gallery, threads = Gallery(inside.hall), list[str]()
    talk = Conversation(gallery, STRANGER, None, None, Settings())
    live = inside.loop.run_until_complete(inside.hall.live(inside.id))
    monkeypatch.setattr(Eye, "frame", lambda *_: threads.append(threading.current_thread().name))
    for wants in (set[str](), {"moves"}, {"log", "picture"}):
        inside.loop.run_until_complete(talk.painted(Eye(None, None, wants, None), live))
    assert threads == ["painter"] * 3
    gallery.painter.stop()


def test_the_loop_goes_on_while_a_picture_is_drawn() -> None:
    async def main() -> None:
        painter, finish = Painter(), threading.Event()
        slow = asyncio.create_task(painter.do(Asker("a", "a"), finish.wait))
        await asyncio.sleep(0.01)
        finish.set()  # had the work been done on the loop, nobody could ever say so
        assert await slow
        painter.stop()

    run(main)


def test_a_preview_with_its_picture_draws_only_what_would_be(start_any: Starter) -> None:
    server = start_any()

    async def main() -> None:
        found, table = await party(server)
        async with Guest(found[0], table, 0) as one:
            drawn = await counted(server, "drawn")
            answer = await one.ask(do="preview", seat=0, move=one.moves[0], picture=True)
            assert answer["parts"] and await counted(server, "drawn") == drawn

    run(main)


def work(do: Callable[[], object]) -> int:
    """How many steps Python takes to do something: a time that is the same on every machine."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        do()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("said", ["move|undo", "chat|move|undo"])
def test_whoever_plays_and_takes_back_for_ever_makes_no_start_long(said: str) -> None:
    found = rh.game("newhaven")
    opening = Opening("t", "newhaven", 1, 2, found.new(seats=2, seed=1).options, "1", None, False, "i")
    begun = Table.opened(opening).after(Event("t", 1, "start", "", None, "p"))
    move = str(found.new(seats=2, seed=1).moves(0)[0])
    bodies = {"move": f"{move}|", "undo": "0", "chat": "hi"}

    def events(often: int) -> list[Event]:
        kinds = said.split("|") * often
        return [Event("t", n, kind, bodies[kind], 0, "p") for n, kind in enumerate(kinds, 2)]

    few, many = (events(often) for often in (50, 200))
    begun.after(*few)  # whatever is made once is made now
    assert work(lambda: begun.after(*many)) < 4.5 * work(lambda: begun.after(*few))


def test_a_table_takes_so_much_beside_moves_and_then_moves_only(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(decisions, "ENDLESS", {kind: most // 100 for kind, most in decisions.ENDLESS.items()})
    inside = Inside(f"sqlite:///{tmp_path}/tables.sqlite")
    inside.open()
    with pytest.raises(Refusal, match="takes moves only"):
        for _ in range(60):
            inside.play(0, confirm=False)
            inside.do(decisions.undo, 0, 0)
    assert inside.table.beside_moves in (50, 51)
    for what in (partial(decisions.chat, text="hi"), partial(decisions.propose, what="end", now=0.0, absent_s=1.0)):
        with pytest.raises(Refusal, match="takes moves only"):
            inside.do(what, 0)
    with pytest.raises(Refusal, match="takes moves only"):
        for bot in ["random", None] * 100:
            inside.act(lambda t: decisions.call_bot(t, inside.people[1].id, 1, bot))  # noqa: B023
    inside.turn(0)  # the match goes on, and who must go can go
    inside.act(lambda t: decisions.leave(t, inside.people[1].id, 1, "random", for_good=True))
    inside.do(decisions.resign, 0, 0)
    assert inside.table.stage == "over"
    inside.close()


def test_reopening_a_table_takes_time_in_proportion_to_what_was_said() -> None:
    """Copies of the log and of the commands are made once for all events, not once for each."""
    opening = Opening("t", "newhaven", 1, 2, rh.game("newhaven").new(seats=2, seed=1).options, "1", None, False, "i")
    events = [Event("t", n, "chat", "hi", 0, "p", f"p:{n}") for n in range(1, 20_001)]
    table = Table.opened(opening)
    whole = table.after(*events)
    assert len(whole.told) == len(whole.commands) == 20_000 and table.told == [] and table.commands == {}
    assert whole.after(Event("t", 20_001, "chat", "bye", 0, "p", "p:0")).told[:-1] == whole.told
