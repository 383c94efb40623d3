"""Who sits where is drawn by lot: fairly, told to all, and kept in the store."""

from collections import Counter
from functools import partial

import pytest
import sqlalchemy as sa

from riverhaven.server import decisions
from riverhaven.server.hall import opened
from riverhaven.server.pieces import Seat, read_start, start_text
from riverhaven.server.play import given_up
from riverhaven.server.ratings import lots
from riverhaven.server.schema import events, seats
from riverhaven.server.store import Event, events_after
from riverhaven.server.verify import verify_store
from tests.server.conftest import Server
from tests.server.guest import Guest, people, run
from tests.server.inside import Inside
from tests.server.test_tables import OPEN_SEATS


def test_every_order_comes_as_often() -> None:
    draws = 6000
    found = Counter(tuple(lots(3)) for _ in range(draws))
    assert len(found) == 6
    # Six standard deviations from a sixth of the draws: that happens once in a hundred million runs.
    assert all(abs(count - draws / 6) < 6 * (draws * 5 / 36) ** 0.5 for count in found.values())


@pytest.mark.parametrize(("rated", "order"), [(False, []), (True, []), (False, [1, 0]), (True, [2, 0, 1])])
def test_how_a_match_begins_is_read_as_it_was_written(rated: bool, order: list[int]) -> None:
    assert read_start(start_text(rated, order)) == (rated, order)


def test_whoever_changes_seats_takes_everything_along(inside: Inside) -> None:
    inside.open(seats=3, begun=False)
    inside.do(decisions.chat, 2, "Hello")
    ids = [person.id for person in inside.people]
    inside.act(lambda table: decisions.start(table, ids[0], order=[2, 0, 1]))
    table = inside.table
    assert table.seats == (Seat(ids[2]), Seat(ids[0]), Seat(ids[1])) and table.host == ids[0]
    rows = inside.store.read_now(sa.select(seats).where(seats.c.table_id == table.id).order_by(seats.c.seat))
    assert [row.person for row in rows] == [seat.person for seat in table.seats]
    spoken = {line.kind: line for line in table.told}
    assert spoken["chat"].seat == 0 and spoken["chat"].owner == ids[2]
    assert [line.kind for line in table.told][-2:] == ["lot", "start"]
    again = opened(inside.store, table.id)
    assert again.seats == table.seats and again.told == table.told and verify_store(inside.url) == (1, [])
    assert table.match is not None and table.match.waiting == (0,)
    history = [Event(**row._mapping) for row in inside.store.read_now(events_after(table.id, 0))]
    assert given_up(history) == []
    inside.do(partial(decisions.leave, bot="random"), 2, 0)  # whoever sits at 0 now leaves it themselves
    history = [Event(**row._mapping) for row in inside.store.read_now(events_after(table.id, 0))]
    assert given_up(history) == [0]


def test_all_are_shown_their_own_seat_and_nobody_anothers_hand(server: Server) -> None:
    async def main() -> None:
        orders = set()
        for _ in range(8):
            anna, bela = await people(server, "Anna", "Béla")
            new = {"game": "newhaven", "seats": OPEN_SEATS, "lot": True}
            table = (await anna.ask("POST", "/api/tables", **new))["table"]
            invitation = (await anna.get(f"/api/tables/{table}/invitation"))["invitation"]
            await bela.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
            async with (
                Guest(anna, table, 0, ("log", "picture"), "en") as one,
                Guest(bela, table, None, ("log",), "en") as eye,
            ):
                assert eye.frame["match"]["lot"]
                await anna.ask("POST", f"/api/tables/{table}/start")
                await eye.until(lambda: eye.frame["stage"] == "running")
                names = [seat["name"] for seat in eye.frame["seats"]]
                orders.add(tuple(names))
                assert "since" not in eye.frame and eye.log[-2]["kind"] == "lot"
                assert eye.log[-2]["said"][0]["text"] == f"By lot: {names[0]} and {names[1]}, in this order."
                sits = [line["said"][0]["text"] for line in eye.log if line["kind"] == "sit"]
                assert sits == ["Anna sits at the table.", "Béla sits at the table."]
                await one.until(lambda: one.bytes[-1].startswith('{"is":"lost"') or one.frame["stage"] == "running")
                if names[0] != "Anna":  # she looked through a seat that is Béla's now
                    assert one.bytes[-1].startswith('{"is":"lost"') and one.frame["stage"] == "open"
            seat = names.index("Béla")
            assert (await bela.get(f"/api/tables/{table}", seat=seat))["seats"][seat]["mine"]
            assert (await bela.http.get(f"/api/tables/{table}", params={"seat": 1 - seat})).status_code == 403
        assert len(orders) == 2  # it fails once in 128 runs that nobody ever changes, or somebody always does

    run(main)


def test_others_beside_me_keep_their_names_and_a_rematch_only_turns(server: Server) -> None:
    async def main() -> None:
        (anna,) = await people(server, "Anna")
        places = [{"who": "me"}, {"who": "guest", "name": "Ida"}, {"who": "bot", "bot": "random"}]
        for _ in range(4):
            new = {"game": "newhaven", "seats": places, "lot": True}
            table = (await anna.ask("POST", "/api/tables", **new))["table"]
            seated = await anna.ask("POST", f"/api/tables/{table}/start")
            names = [seat.get("name", seat.get("bot")) for seat in seated]
            assert sorted(names) == ["Anna", "Ida", "random"]
            async with Guest(anna, table, names.index("Anna"), ()) as one:
                await one.ok(do="propose", what="end")
            again = (await anna.ask("POST", f"/api/tables/{table}/rematch"))["table"]
            frame = await anna.get(f"/api/tables/{again}")
            assert [seat.get("name", seat.get("bot")) for seat in frame["seats"]] == [*names[1:], names[0]]
            assert "lot" not in frame["match"]

    run(main)


def test_without_the_wish_everybody_stays_where_they_sat(server: Server) -> None:
    async def main() -> None:
        anna, bela = await people(server, "Anna", "Béla")
        for _ in range(4):
            table = (await anna.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS))["table"]
            invitation = (await anna.get(f"/api/tables/{table}/invitation"))["invitation"]
            await bela.ask("POST", f"/api/tables/{table}/sit", seat=1, invitation=invitation)
            seated = await anna.ask("POST", f"/api/tables/{table}/start")
            assert [seat["name"] for seat in seated] == ["Anna", "Béla"]

    run(main)


def test_nothing_of_the_lot_is_the_seed(inside: Inside) -> None:
    """The same seed, and every order: the lot is drawn when the match begins, the seed when the table is made."""
    found = set()
    for _ in range(12):
        inside.open(begun=False)
        seed = inside.table.opening.seed
        inside.act(lambda table: decisions.start(table, inside.people[0].id, order=lots(2)))
        assert inside.table.opening.seed == seed
        rows = inside.store.read_now(sa.select(events.c.body).where(events.c.kind == "start"))
        found |= {row.body for row in rows}
        assert seed is not None and not any(seed in row.body for row in rows)
    assert found == {"|0 1", "|1 0"}
