"""A friend who is away is replaced with everybody's word: by a bot, or by whoever is invited; and comes back."""

from collections.abc import Callable
from pathlib import Path

import pytest

from riverhaven.core.words import Refusal
from riverhaven.server import decisions
from riverhaven.server.absence import may_be_replaced
from riverhaven.server.hall import opened
from riverhaven.server.keeping import backup, restore
from riverhaven.server.load import Person
from riverhaven.server.pieces import Seat
from riverhaven.server.play import ranks
from riverhaven.server.store import Event, Store, events_after
from riverhaven.server.verify import verify_store
from tests.server.conftest import Server
from tests.server.guest import Guest, party, people, play_on, run
from tests.server.inside import ABSENT_S, Inside
from tests.server.test_tables import why

LONG = ABSENT_S + 1


def told(inside: Inside) -> list[str]:
    return [line.kind for line in inside.table.told]


def away(inside: Inside) -> list[bool]:
    return [may_be_replaced(inside.table, seat, inside.now, ABSENT_S) for seat in range(inside.table.opening.seats)]


def test_all_others_must_agree_and_only_where_somebody_is_away(inside: Inside) -> None:
    inside.open(seats=3)
    assert away(inside) == [False] * 3
    with pytest.raises(Refusal, match="waited for at least 10 minutes"):
        inside.propose(1, "bot", 0)
    inside.wait(LONG)
    assert away(inside) == [True, False, False]
    with pytest.raises(Refusal, match="waited for at least 10 minutes"):
        inside.propose(1, "bot", 2)
    with pytest.raises(Refusal, match="Nobody else sits there"):
        inside.propose(1, "bot", 1)
    inside.propose(1, "bot", 0)
    request = inside.table.request
    assert request is not None and request.missing(inside.table.humans()) == {inside.people[2].id}  # not who is away
    assert inside.table.asked == [2] and inside.table.summary.asked == 0b100
    with pytest.raises(Refusal, match="asked already"):
        inside.propose(2, "bot", 0)
    inside.restart()
    inside.answer(2)
    assert inside.table.seats[0] == Seat(inside.people[0].id, "medium") and told(inside)[-2:] == ["agree", "replace"]
    assert inside.table.asked == [] and away(inside) == [False] * 3
    # Whoever comes back takes the seat.
    inside.do(decisions.call_bot, 0, 0, None)
    assert inside.table.seats[0] == Seat(inside.people[0].id)
    assert verify_store(inside.url)[1] == []


def test_whoever_is_back_or_says_a_word_is_not_replaced(inside: Inside) -> None:
    comings: list[Callable[[], None]] = [
        lambda: inside.play(0),
        lambda: inside.do(decisions.chat, 0, "Here I am"),
    ]
    for comes in comings:
        inside.open(seats=3)
        inside.wait(LONG)
        inside.propose(1, "open", 0)
        comes()
        assert inside.table.request is None and told(inside)[-1] == "lapse"
        with pytest.raises(Refusal, match="Nothing is asked"):
            inside.answer(2)


def test_where_nobody_is_left_to_ask_it_happens_at_once(inside: Inside) -> None:
    inside.open()
    inside.wait(LONG)
    inside.propose(1, "bot", 0)
    assert inside.table.seats[0].bot == "medium" and inside.table.request is None
    with pytest.raises(Refusal, match="A bot plays for that seat already"):
        inside.propose(1, "bot", 0)
    # Who has left the seat to a bot for as long may give way to somebody else.
    with pytest.raises(Refusal, match="waited for at least 10 minutes"):
        inside.propose(1, "open", 0)
    inside.wait(LONG)
    inside.propose(1, "open", 0)
    assert inside.table.offered == {0} and told(inside)[-1] == "replace"
    with pytest.raises(Refusal, match="A bot plays for that seat already"):
        inside.propose(1, "open", 0)
    inside.restart()
    inside.do(decisions.call_bot, 0, 0, None)
    assert inside.table.offered == frozenset()  # it is theirs again


def test_somebody_else_takes_an_open_seat_and_sees_its_hand(server: Server) -> None:
    async def main() -> None:
        (anna, bela), table = await party(server)  # where nobody need be waited for
        (cili,) = await people(server, "Cili")
        path = f"/api/tables/{table}"
        invitation = (await bela.get(f"{path}/invitation"))["invitation"]
        async with Guest(bela, table, 1, ("log",), "en") as two, Guest(anna, table, 0, ("log",)) as gone:
            assert await why(cili, "POST", f"{path}/sit", seat=0, invitation=invitation) == "seat-taken"
            await two.ok(do="propose", what="open", seat=0)
            assert two.frame["seats"][0] | {"open": True} == two.frame["seats"][0]
            assert "open to whoever is invited" in two.log[-1]["said"][0]["text"]
            assert await why(cili, "POST", f"{path}/sit", seat=0) == "not-invited"
            assert await why(bela, "POST", f"{path}/sit", seat=0, invitation=invitation) == "one-seat-each"
            assert (await cili.http.get(path, params={"seat": 0})).status_code == 403
            await cili.ask("POST", f"{path}/sit", seat=0, invitation=invitation)
            await two.until(lambda: two.frame["seats"][0].get("name") == "Cili")
            assert "bot" not in two.frame["seats"][0] and "open" not in two.frame["seats"][0]
            await gone.until(lambda: gone.bytes[-1].startswith('{"is":"lost"'))  # it is theirs no more
            assert await why(anna, "POST", f"{path}/bot", seat=0) == "not-your-seat"
        async with Guest(cili, table, 0, ("moves",)) as new, Guest(bela, table, 1, ("moves",)) as two:
            await play_on([new, two], 4)
        assert [row["table"] for row in await cili.get("/api/tables")] == [table]
        assert await anna.get("/api/tables") == []
        assert verify_store(server.url)[1] == []

    run(main)


def test_whoever_came_in_the_middle_has_not_played_that_match(server: Server) -> None:
    async def main() -> None:
        (anna, bela), table = await party(server)
        (cili,) = await people(server, "Cili")
        invitation = (await bela.get(f"/api/tables/{table}/invitation"))["invitation"]
        async with Guest(bela, table, 1, ()) as two:
            await two.ok(do="propose", what="open", seat=0)
            await cili.ask("POST", f"/api/tables/{table}/sit", seat=0, invitation=invitation)
            await two.ok(do="resign", seat=1)

        async def matches(person: Person) -> list[str]:
            return [match["table"] for match in (await person.get("/api/me/play"))["matches"]]

        assert [await matches(person) for person in (anna, bela, cili)] == [[], [table], []]

    run(main)


def test_a_match_does_not_count_where_somebody_was_replaced_for_good(inside: Inside) -> None:
    def ranked() -> list[int]:
        return ranks(inside.table, [Event(**row._mapping) for row in inside.store.read_now(events_after(inside.id, 0))])

    for comes_back in (False, True):
        inside.open(seats=3)
        inside.wait(LONG)
        inside.propose(1, "bot", 0)
        inside.answer(2)
        if comes_back:
            inside.do(decisions.call_bot, 0, 0, None)
        inside.do(decisions.resign, 2, 2)
        inside.do(decisions.resign, 1, 1)
        assert inside.table.stage == "over" and ranked() == ([1, 2, 3] if comes_back else [])


def test_an_open_seat_survives_a_backup(inside: Inside, tmp_path: Path) -> None:
    inside.open(seats=3)
    inside.wait(LONG)
    inside.propose(1, "open", 0)
    inside.answer(2)
    backup(inside.url, tmp_path / "kept.sqlite")
    again = f"sqlite:///{tmp_path}/again.sqlite"
    assert restore(again, tmp_path / "kept.sqlite") == 1 and verify_store(again) == (1, [])
    store = Store(again)
    assert opened(store, inside.id).offered == {0}
    store.close()
