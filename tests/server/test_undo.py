"""Taking back: freely while it is a draft, later with everybody's consent; always with a trace."""

import asyncio

from riverhaven.server import decisions
from riverhaven.server.hall import opened
from riverhaven.server.store import Store
from tests.server.conftest import Server
from tests.server.guest import Guest, party, people, play_on, run


async def two_guests(server: Server) -> list[Guest]:
    found, table = await party(server)
    return [await Guest(p, table, seat, ("moves", "log"), "en").__aenter__() for seat, p in enumerate(found)]


def trace(guest: Guest) -> list[str]:
    return [
        said["text"]
        for line in guest.log
        if line["kind"] in ("undo", "ask", "agree", "decline")
        for said in line["said"]
    ]


def test_a_draft_is_taken_back_freely_and_survives_a_reload(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        await one.play(confirm=False)
        assert one.frame["draft"] == {"seat": 0, "ply": 0}
        await one.watch()  # a reload loses nothing
        assert one.frame["draft"] == {"seat": 0, "ply": 0} and one.frame["ply"] == 1
        await two.until(lambda: two.frame["ply"] == 1)
        assert two.frame["draft"] == {"seat": 0, "ply": 0}
        assert await two.refused(do="undo", seat=1) == "nothing-to-undo"
        await one.ok(do="undo", seat=0)
        assert one.frame["ply"] == 0 and "draft" not in one.frame
        await two.caught_up(one.frame["version"])
        assert two.frame["ply"] == 0 and not any(line["kind"] == "move" for line in two.log)
        assert trace(two) == ["Person 0 takes back one move."]
        assert await one.refused(do="undo", seat=0) == "nothing-to-undo"
        await one.play()
        assert "draft" not in one.frame

    run(main)


async def end_of_turn(one: Guest) -> None:
    """Let `one` move until its turn is over but not confirmed."""
    while one.frame.get("free"):
        await one.play("pass" if "pass" in one.moves else None, confirm=False)


def test_nobody_acts_on_a_draft_until_it_is_confirmed(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        await end_of_turn(one)
        assert one.frame["owes"] == [0] and not one.frame.get("free")
        await two.caught_up(one.frame["version"])
        assert not two.frame.get("free") and two.frame["owes"] == [0]
        assert await two.refused(do="play", seat=1, move="pass", at=two.frame["at"]) == "draft-open"
        assert await two.refused(do="confirm", seat=1) == "nothing-to-confirm"
        await one.ok(do="confirm", seat=0)
        await two.until(lambda: two.frame.get("free"))
        assert two.frame["owes"] == [1] and "draft" not in two.frame

    run(main)


def test_what_is_settled_is_taken_back_with_consent(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        await one.play()
        ply = one.frame["ply"]
        before = one.frame["at"]
        await one.ok(do="undo", seat=0)
        assert (
            one.frame["asked"] == {"seat": 0, "what": "undo", "ply": ply - 1, "seats": [1]} and one.frame["ply"] == ply
        )
        assert await one.refused(do="answer", yes=True) == "nothing-asked"
        await two.until(lambda: two.frame.get("asked"))
        await two.ok(do="answer", yes=False)
        await one.caught_up(two.frame["version"])
        assert "asked" not in one.frame and one.frame["ply"] == ply and one.frame["at"] == before
        assert await two.refused(do="answer", yes=True) == "nothing-asked"
        await one.ok(do="undo", seat=0)
        await two.until(lambda: two.frame.get("asked"))
        await two.ok(do="answer", yes=True)
        await one.caught_up(two.frame["version"])
        assert one.frame["ply"] == two.frame["ply"] == ply - 1 and "asked" not in one.frame
        assert trace(one)[-2:] == ["Person 1 agrees.", "Person 0 takes back one move."]
        # A decision for the position that was taken back comes too late.
        late = await one.ask(do="play", seat=0, move=one.moves[0], at=before)
        assert late["is"] == "stale" and late["at"] == one.frame["at"]

    run(main)


def test_a_move_ends_the_question(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        while {line["seat"] for line in one.log if line["kind"] == "move"} != {0, 1}:
            await play_on([one, two], 1)
        asker = next(guest for guest in (one, two) if not guest.frame.get("free"))
        await asker.ok(do="undo", seat=asker.seat)
        await play_on([one, two], 1)
        assert "asked" not in one.frame and "asked" not in two.frame

    run(main)


def test_alone_with_bots_nobody_needs_to_be_asked(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        await me.ask("POST", f"/api/tables/{table}/start")
        async with Guest(me, table, 0, ("moves", "log"), "en") as one:
            while one.frame.get("free") and one.frame["ply"] < 20:
                await one.play("pass" if "pass" in one.moves else None)
            await one.until(lambda: one.frame.get("free"))
            ply = one.frame["ply"]
            await one.ok(do="undo", seat=0)
            assert one.frame["ply"] < ply and "asked" not in one.frame
            assert "takes back" in trace(one)[-1]
            await one.until(lambda: one.frame.get("free"))
            await one.play()

    run(main)


def test_a_reveal_ends_the_draft(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        for _ in range(60):
            mover, other = (one, two) if one.frame.get("free") or one.frame["owes"] == [0] else (two, one)
            if mover.frame.get("free"):
                draws = [move for move in mover.moves if move == "draw bag"]
                await mover.play(draws[0] if draws else "pass" if "pass" in mover.moves else None, confirm=False)
                if draws:
                    assert "draft" not in mover.frame
                    return
            else:
                await mover.ok(do="confirm", seat=mover.seat)
            await other.caught_up(mover.frame["version"])
        raise AssertionError("nobody drew from the bag")

    run(main)


def test_nothing_is_taken_back_when_the_match_is_over(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        await play_on([one, two])
        assert await one.refused(do="undo", seat=0) == "match-over"

    run(main)


def test_a_bot_that_takes_a_seat_leaves_no_draft_behind(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        await end_of_turn(one)
        await two.caught_up(one.frame["version"])
        assert two.frame["owes"] == [0]
        await one.person.ask("POST", f"/api/tables/{one.table}/leave", seat=0, bot="random")
        await two.until(lambda: two.frame.get("free"))
        assert "draft" not in two.frame

    run(main)


def test_whoever_a_bot_plays_for_is_asked_all_the_same(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        while {line["seat"] for line in one.log if line["kind"] == "move"} != {0, 1}:
            await play_on([one, two], 1)
        await two.person.ask("POST", f"/api/tables/{one.table}/leave", seat=1, bot="random")
        await one.until(lambda: one.frame.get("free"))
        ply = one.frame["ply"]
        await one.ok(do="undo", seat=0)
        assert one.frame["asked"]["seats"] == [1] and one.frame["ply"] == ply
        await two.until(lambda: two.frame.get("asked"))
        await two.ok(do="answer", yes=True)  # they need not take the seat back to be asked
        await one.until(lambda: one.frame["ply"] < ply)

    run(main)


def test_what_somebody_played_who_is_gone_stays(server: Server) -> None:
    async def main() -> None:
        one, two = await two_guests(server)
        while {line["seat"] for line in one.log if line["kind"] == "move"} != {0, 1}:
            await play_on([one, two], 1)
        await two.person.ask("DELETE", "/api/me")
        await one.until(lambda: one.frame.get("free"))
        assert await one.refused(do="undo", seat=0) == "undo-owner-gone"

    run(main)


def test_alone_with_bots_to_look_and_choose_again_is_marked(server: Server) -> None:
    async def main() -> None:
        (me,) = await people(server, "Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        table = (await me.ask("POST", "/api/tables", game="newhaven", seats=seats))["table"]
        await me.ask("POST", f"/api/tables/{table}/start")
        async with Guest(me, table, 0, ("moves", "log"), "en") as one:
            await one.play(confirm=False)
            await one.ok(do="undo", seat=0)
            assert "again" not in one.frame and trace(one)[-1] == "Anna takes back one move."
            while one.frame.get("free") and one.frame["ply"] < 20:
                await one.play("pass" if "pass" in one.moves else None)
            await one.until(lambda: one.frame.get("free"))
            await one.ok(do="undo", seat=0)
            assert one.frame["again"] == [0] and trace(one)[-1].endswith("having seen what came of it.")
            undone = (await me.get(f"/api/tables/{table}/export", seat=0))["undone"]
            assert [undo["seen"] for undo in undone] == [False, True]

    run(main)


def test_a_table_from_before_goes_on_as_it_did(server: Server) -> None:
    """Questions that were stored without a list of those who are asked were settled by those who played."""

    async def main() -> None:
        one, _ = await two_guests(server)
        await one.play()
        await one.ok(do="undo", seat=0)
        store = Store(server.url)
        table = await asyncio.to_thread(opened, store, one.table)
        store.reader.dispose()
        old = table.after(decisions.answer(table, two_id := table.seats[1].person, yes=False))
        asked = decisions.undo(old, old.seats[0].person, 0)
        old = old.after(type(asked)(**{f: getattr(asked, f) for f in asked.__struct_fields__} | {"body": "0"}))
        assert old.request is not None and old.request.asked is None
        match = old.after(decisions.answer(old, two_id, yes=True)).match
        assert match is not None and match.turns == []

    run(main)
