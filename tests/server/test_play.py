"""Whole games over real sockets, by several people."""

import asyncio
import hashlib
import json
from itertools import product

import pytest

import riverhaven as rh
from tests.often import often
from tests.server.conftest import Server, Servers
from tests.server.guest import OPEN, Guest, party, people, person, play_on, run


@pytest.mark.parametrize(("game", "store"), often(product(rh.games(), ("sqlite", "postgresql")), every=3))
def test_people_play_a_whole_game_and_a_spectator_sees_it(servers: Servers, game: str, store: str) -> None:
    server = servers(store)

    async def main() -> None:
        seats = min(rh.game(game).seats)
        found, table = await party(server, game, seats)
        stranger = person(server)
        wants = [("moves", "log", "picture"), *[("moves",)] * (seats - 1)]
        guests = [await Guest(p, table, seat, wants[seat], "en").__aenter__() for seat, p in enumerate(found)]
        watcher = await Guest(stranger, table, None, lang="hu").__aenter__()
        assert "seed" not in watcher.frame and len(watcher.frame["match"]["seed_hash"]) == 64
        await play_on([*guests, watcher])
        export = await found[0].get(f"/api/tables/{table}/export")
        match = rh.load(json.dumps(export))
        assert match.over and guests[0].frame["scores"] == list(match.scores) == watcher.frame["scores"]
        assert guests[0].frame["places"] == list(match.places)
        # The seed was promised at the start and is shown at the end.
        assert watcher.frame["seed"] == str(match.seed)
        assert hashlib.sha256(watcher.frame["seed"].encode()).hexdigest() == watcher.frame["match"]["seed_hash"]
        # Everybody has read what the match itself tells, each in the own language.
        names = [p.name for p in found]
        for guest, lang in ((guests[0], "en"), (watcher, "hu")):
            told = [said["text"] for line in guest.log if line["kind"] == "move" for said in line["said"]]
            assert told == match.log(guest.seat, lang, names)
            assert guest.parts == {part.id: part.svg() for part in match.parts(guest.seat)}

    run(main)


def test_what_arrives_in_steps_is_what_arrives_at_once(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, "newhaven", 2)
        async with Guest(found[0], table, 0) as one, Guest(found[1], table, 1) as two:
            await play_on([one, two], 12)
            async with Guest(found[0], table, 0) as late:
                assert (late.parts, late.log) == (one.parts, one.log)
                for name in ("version", "at", "ply", "owes", "scores", "seats"):
                    assert late.frame.get(name) == one.frame.get(name)

    run(main)


def test_only_parts_that_changed_are_sent(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, "newhaven", 2)
        async with Guest(found[0], table, 0) as one:
            await one.ok(do="chat", text="  hello\n there ")
            assert "parts" not in one.frame and "match" in one.frame
            assert one.log[-1]["kind"] == "chat" and one.log[-1]["text"] == "hello there"

    run(main)


def test_a_preview_tells_what_a_move_would_do(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, "newhaven", 2)
        async with Guest(found[0], table, 0) as one:
            answer = await one.ask(do="preview", seat=0, move=one.moves[0], lang="en")
            assert answer["is"] == "preview" and "lays the harvest tile" in answer["lines"][0]
            assert "Person 0" in answer["lines"][0]
            assert await one.refused(do="preview", seat=1, move=one.moves[0]) == "not-your-seat"

    run(main)


def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, "newhaven", 2)
        async with Guest(found[0], table, 0) as one, Guest(found[1], table, 1) as two:
            at, version = one.frame["at"], one.frame["version"]
            assert await one.refused(do="play", seat=0, move="place 1 a1 r0", at=at) == "reason-space-not-in-play"
            assert await one.refused(do="play", seat=0, move="fly", at=at) == "no-such-move"
            assert await two.refused(do="play", seat=1, move=one.moves[0], at=at) == "not-your-turn"
            assert await two.refused(do="play", seat=0, move=one.moves[0], at=at) == "not-your-seat"
            assert await two.refused(do="play", seat=5, move=one.moves[0], at=at) == "no-such-seat"
            await one.watch()
            assert one.frame["version"] == version

    run(main)


def test_the_same_command_twice_is_stored_once_and_answered_alike(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, "newhaven", 2)
        async with Guest(found[0], table, 0) as one:
            move = {"do": "play", "id": "mine", "seat": 0, "move": one.moves[0], "at": one.frame["at"]}
            first = await one.ask(**move)
            again = await one.ask(**move)
            assert first == again and first["is"] == "done"
            assert (await one.ask(**move | {"id": "other"}))["is"] == "stale"
            await one.watch()
            assert one.frame["ply"] == 1
            # An id is each person's own: the other's command of the same id is another command.
            async with Guest(found[1], table, 1) as two:
                assert (await two.ask(do="chat", id="mine", text="hi"))["version"] > first["version"]

    run(main)


def test_those_who_decide_at_the_same_time_do_not_disturb_each_other(server: Server) -> None:
    """Riverboat's cultivation: all choose at once, each on the frame they saw."""

    async def main() -> None:
        found, table = await party(server, "riverboat", 3)
        guests = [await Guest(p, table, seat, ("moves",)).__aenter__() for seat, p in enumerate(found)]
        while sum(guest.frame.get("free", False) for guest in guests) < 2:
            await play_on(guests, 1)
        free = [guest for guest in guests if guest.frame.get("free")]
        moves = [{"do": "play", "seat": g.seat, "move": g.moves[0], "at": g.frame["at"], "confirm": True} for g in free]
        for guest, move in zip(free, moves, strict=True):
            assert (await guest.ask(**move))["is"] == "done"

    run(main)


def test_history_shows_any_ply_as_the_seat_may_see_it(server: Server) -> None:
    async def main() -> None:
        found, table = await party(server, "newhaven", 2)
        async with Guest(found[0], table, 0) as one, Guest(found[1], table, 1) as two:
            seen = {}
            for _ in range(8):
                seen[one.frame["ply"]] = dict(one.parts)
                await play_on([one, two], 1)
            for ply, parts in seen.items():
                past = await found[0].get(f"/api/tables/{table}/history/{ply}", seat=0, lang="it")
                assert past["parts"] == parts and past["plies"] == 8
                assert (ply == 0) == (not past["log"])
            answer = await found[1].http.get(f"/api/tables/{table}/history/3", params={"seat": 0})
            assert answer.status_code == 403
            for far in (99, 10**36):  # further than a number's words reach
                answer = await found[0].http.get(f"/api/tables/{table}/history/{far}")
                assert answer.json()["why"]["message"] == "no-such-ply"

    run(main)


def test_several_seats_on_one_device(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, {"who": "guest", "name": "Béla"}]
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        await me.ask("POST", f"/api/tables/{table}/start")
        async with Guest(me, table, 0) as one, Guest(me, table, 1) as two:
            assert [seat["name"] for seat in one.frame["seats"]] == ["Anna", "Béla"]
            assert all(seat["mine"] for seat in one.frame["seats"])
            assert one.parts != two.parts
            await play_on([one, two], 20)

    run(main)


def test_one_socket_watches_several_seats_and_tables(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, {"who": "me"}]
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        socket = await me.connect()
        OPEN.append(socket)
        for seat in (0, 1, None):
            await socket.send(json.dumps({"do": "watch", "id": str(seat), "table": table, "seat": seat}))
            frame = json.loads(await asyncio.wait_for(socket.recv(), 30))
            assert (frame["id"], frame.get("seat")) == (str(seat), seat)
        await me.ask("POST", f"/api/tables/{table}/start")
        assert {json.loads(await asyncio.wait_for(socket.recv(), 30)).get("seat") for _ in range(3)} == {0, 1, None}
        await socket.send(json.dumps({"do": "unwatch", "id": "u", "table": table, "seat": 1}))
        assert json.loads(await socket.recv())["is"] == "done"
        await socket.send(json.dumps({"do": "chat", "id": "c", "table": table, "text": "hi"}))
        heard = [json.loads(await asyncio.wait_for(socket.recv(), 30)) for _ in range(3)]
        assert sorted(m["is"] for m in heard) == ["done", "frame", "frame"]
        assert all(m.get("seat") != 1 for m in heard)

    run(main)
