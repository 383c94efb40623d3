"""Ratings: among those who want them, for whole matches, and without a second look."""

import threading
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from openskill.models import PlackettLuce

from riverhaven.server import decisions, play, ratings
from riverhaven.server.keeping import backup, restore
from riverhaven.server.load import Person, table_for
from riverhaven.server.pieces import Seat, seat_text
from riverhaven.server.play import given_up, ranks
from riverhaven.server.ratings import Rating, Ratings, at, rate, told
from riverhaven.server.schema import plays
from riverhaven.server.store import Event, Store, events_after
from riverhaven.server.verify import verify_store
from tests.server.conftest import Starter, Stores
from tests.server.guest import Guest, people, play_on, run
from tests.server.inside import Inside


async def want(*who: Person) -> None:
    for one in who:
        answer = await one.http.put("/api/me/ratings", json={"wanted": True})
        assert answer.json()["wanted"] is True


async def resigned(table: str, loser: Person, seat: int) -> None:
    async with Guest(loser, table, seat, ("moves",)) as guest:
        await guest.ok(do="resign", seat=seat)


async def of(who: Person) -> Any:
    return (await who.get("/api/me/ratings"))["ratings"]


@pytest.mark.long
def test_a_rated_match_counts_and_others_do_not(start: Starter, stores: Stores, kind: str, tmp_path: Any) -> None:
    server = start()

    async def main() -> Any:
        anna, bela, zoe = await people(server, "Anna", "Béla", "Zoë")
        await want(anna, bela)
        # Zoë wants none: nothing is rated, and nobody reads a number of hers.
        unrated = await table_for([anna, zoe], "newhaven")
        shown = await anna.get(f"/api/tables/{unrated}/ratings")
        assert not shown["rated"] and shown["seats"][0]["matches"] == 0 and shown["seats"][1] is None
        await resigned(unrated, zoe, 1)
        assert await of(anna) == []
        # A rated match: what is settled stays, even if both wished.
        rated = await table_for([anna, bela], "newhaven")
        assert (await zoe.get(f"/api/tables/{rated}/ratings"))["rated"]
        async with Guest(anna, rated, 0) as one, Guest(bela, rated, 1) as two:
            assert any(said["message"] == "told-start-rated" for line in one.log for said in line.get("said", ()))
            await play_on([one, two], 8)
            moved = one if one.frame["owes"] != [0] else two
            assert await moved.refused(do="undo", seat=moved.seat) == "rated-no-undo"
            await one.ok(do="resign", seat=0)
            places = one.frame["places"]
            assert places == [2, 1]
        found = [(await of(who))[0] for who in (anna, bela)]
        model = PlackettLuce()
        wanted = model.rate([[model.rating()], [model.rating()]], ranks=places)
        assert [one["rating"] for one in found] == [round(rating.mu, 1) for (rating,) in wanted]
        assert [(one["game"], one["seats"], one["matches"]) for one in found] == [("newhaven", 2, 1)] * 2
        # Nobody has stayed: it does not count. Who resigns has lost, also to one who left and came back.
        for back in (False, True):
            left = await table_for([anna, bela], "newhaven")
            await anna.ask("POST", f"/api/tables/{left}/leave", seat=0, bot="random")
            if back:
                await anna.ask("POST", f"/api/tables/{left}/bot", seat=0)
            await resigned(left, bela, 1)
            assert (await of(anna))[0]["matches"] == 1 + back
        assert (await of(anna))[0]["rating"] > found[0]["rating"]
        # Who wants none any more sees none; who is forgotten leaves the others theirs.
        before = await of(anna)
        await bela.http.put("/api/me/ratings", json={"wanted": False})
        assert await of(bela) == []
        assert (await bela.http.delete("/api/me")).status_code == 200
        assert await of(anna) == before
        assert verify_store(server.url)[1] == []
        backup(server.url, tmp_path / "kept.sqlite")
        return before

    (before,) = run(main)
    again = stores("sqlite" if kind == "postgresql" else "postgresql")
    restore(again, tmp_path / "kept.sqlite")

    async def look() -> None:
        """They follow from the matches alone: whatever store has these has the same ratings."""
        store = Store(again)
        store.start()
        await store.do(sa.delete(plays))
        found = [told("newhaven", 2, *known) for known in (await at(store, "newhaven", 2)).values()]
        store.stop()
        assert msgspec.convert(before, Rating) in found and len(found) == 2

    run(look)


A, BOT, OTHER = Seat("a"), Seat("a", "medium"), Seat(None, "medium")


@pytest.mark.parametrize(
    ("happens", "expected"),
    [
        ([], []),
        ([("sit", "a", seat_text(BOT))], [0]),  # she leaves
        ([("sit", "a", seat_text(BOT)), ("sit", "a", seat_text(A))], []),  # and comes back
        ([("sit", "b", seat_text(BOT))], None),  # it is called by another
        ([("sit", "b", seat_text(BOT)), ("sit", "a", seat_text(A))], []),
        ([("sit", "b", seat_text(BOT)), ("resign", "a", "medium")], [0]),
        ([("sit", "a", seat_text(OTHER))], None),  # she is forgotten
        ([("flag", None, "bot|medium")], [0]),
        ([("flag", None, "bot|medium"), ("sit", "a", seat_text(A))], []),
        ([("flag", None, "resign|medium")], [0]),
        ([("resign", "a", "medium")], [0]),
    ],
)
def test_who_has_given_up(happens: list[tuple[str, str | None, str]], expected: list[int] | None) -> None:
    begins = [("sit", "a", seat_text(A)), ("start", "a", "rated")]
    events = [Event("t", i, kind, body, 0, who) for i, (kind, who, body) in enumerate([*begins, *happens])]
    assert given_up(events) == expected


def test_whoever_left_comes_after_those_who_stayed(inside: Inside) -> None:
    """Nobody spoils a match by going: a bot plays on, and what it makes of the seat is not theirs."""
    inside.open(seats=3)
    inside.do(decisions.leave, 1, 1, "random")
    inside.do(decisions.resign, 2, 2)

    def ranked() -> list[int]:
        events = [Event(**row._mapping) for row in inside.store.read_now(events_after(inside.id, 0))]
        return ranks(inside.table, events)

    assert ranked() == []  # it runs
    inside.do(decisions.call_bot, 1, 1, None)
    inside.do(decisions.resign, 1, 1)
    assert inside.table.stage == "over" and ranked() == [1, 2, 3]


def test_what_many_matches_add_up_to_is_counted_off_the_loop(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    inside.open(begun=False)
    for who in inside.people:
        inside.loop.run_until_complete(ratings.want(inside.store, who, True))
    inside.loop.run_until_complete(ratings.begin(inside.hall, inside.people[0], inside.id))
    inside.do(decisions.resign, 1, 1)
    threads: list[str] = []

    def noting(module: object, name: str) -> None:
        counts = getattr(module, name)

        def count(*about: object) -> object:
            threads.append(threading.current_thread().name)
            return counts(*about)

        monkeypatch.setattr(module, name, count)

    noting(ratings, "rate")
    noting(play, "summaries")
    me = inside.people[0].id
    (mine,) = inside.loop.run_until_complete(ratings.of_person(inside.store, me))
    assert mine.matches == 1
    assert inside.loop.run_until_complete(play.mine(inside.store, me)).summaries[0].wins == 1
    assert len(threads) == 2 and all(name.startswith("replay") for name in threads)
    reads, read = [], inside.store.read

    async def noted(statement: Any) -> Any:
        reads.append(str(statement))
        return await read(statement)

    monkeypatch.setattr(inside.store, "read", noted)
    inside.loop.run_until_complete(ratings.at(inside.store, "newhaven", 2))
    assert len(reads) == 1 and "plays" not in reads[0]  # as nothing has been played since


def test_the_better_one_rises_and_both_become_surer() -> None:
    ratings: Ratings = {}
    for _ in range(10):
        rate(ratings, ["a", "b", "c"], [1, 2, 2])
    (a, matches), (b, _), (c, _) = ratings["a"], ratings["b"], ratings["c"]
    assert matches == 10 and a.mu > 25 > b.mu and b.mu == pytest.approx(c.mu) and a.sigma < 25 / 3
