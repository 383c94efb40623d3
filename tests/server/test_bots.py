"""Bots: they play to the end, are resumed after a restart, and a hung or killed one stops no table."""

import asyncio
import os
import signal

from tests.server.conftest import children
from tests.server.guest import Guest, people, person, run


async def alone_with(server, *bots, game="newhaven"):
    (me,) = await people(server, "Anna")
    seats = [{"who": "me"}, *({"who": "bot", "bot": bot} for bot in bots)]
    table = (await me.ask("POST", "/api/tables", game=game, seats=seats))["table"]
    await me.ask("POST", f"/api/tables/{table}/start")
    return me, table


def test_bots_play_a_whole_game_with_me_and_go_on_after_a_restart(start):
    server = start(bot_seconds=120.0)

    async def begin():
        me, table = await alone_with(server, "random", "easy")
        async with Guest(me, table, 0, ("moves", "log"), "en") as one:
            while one.frame["ply"] < 12:
                await one.until(lambda: one.frame.get("free"))
                await one.play()
            # The bot's turn is left behind by a server that is killed.
            await me.ask("POST", f"/api/tables/{table}/leave", seat=0, bot="random")
        return table

    async def end(table):
        watcher = person(server)
        async with Guest(watcher, table, None, ("log",), "en") as eye:
            await eye.until(lambda: eye.frame["stage"] == "over")

    table = run(begin)
    server.kill()
    server.start()
    run(end, table)


async def my_turn(guest):
    while guest.frame.get("free"):
        await guest.play("pass" if "pass" in guest.moves else None)


def test_a_bot_whose_process_dies_is_asked_again(start_any):
    server = start_any()

    async def main():
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


def test_a_bot_that_hangs_again_and_again_gets_a_random_move_and_the_log_says_so(start_any):
    server = start_any(bot_seconds=1.0, bot_start_seconds=2.0)

    async def freeze(frozen):
        """Stop every process of a bot as soon as it is there."""
        while True:
            for pid in set(children(server.process.pid)) - frozen:
                frozen.add(pid)
                os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(0.02)

    async def main():
        me, table = await alone_with(server, "random")
        frozen = set()
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
