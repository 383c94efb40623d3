"""A store is swept while people play: what is left behind is found and tidied up, what is broken is named and left."""

import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from riverhaven.cli import app
from riverhaven.server import decisions, hall
from riverhaven.server.hall import replayed
from riverhaven.server.keeping import Retention, forget
from riverhaven.server.schema import events, people, seats, tables, told, ways
from riverhaven.server.settings import Settings
from riverhaven.server.store import Store
from riverhaven.server.sweeping import LEFT_S, UNPROVEN_S, look, tidy
from riverhaven.server.table import Table
from riverhaven.server.verify import verify_store
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, play_on, run
from tests.server.guest import people as arrive
from tests.server.inside import Inside
from tests.server.test_tables import OPEN_SEATS, why


def change(server: Server, *statements: sa.Executable) -> None:
    """What no server would write: so nothing asks whether it fits together."""
    store = Store(server.url)
    with store.writer.connect() as connection:
        if store.sqlite:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.execute("PRAGMA foreign_keys=OFF")  # which it takes only before a transaction
        else:
            connection.exec_driver_sql("SET session_replication_role = replica")
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    store.close()


def sweep(server: Server, *arguments: str) -> tuple[int, str]:
    """What `riverhaven admin sweep` says, and its exit status."""
    done = CliRunner().invoke(app, ["admin", "sweep", *arguments, "--db", server.url, "--lang", "en"])
    return done.exit_code, done.output.lstrip()  # the bar of progress leaves an empty line


def test_a_store_is_swept_while_people_play(start: Starter) -> None:
    server = start()

    async def main() -> None:
        found, table = await party(server)
        _, broken = await party(server)
        host, gone = await arrive(server, "Host", "Gone")
        left = (await host.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS))["table"]
        kept = (await host.ask("POST", "/api/tables", game="newhaven", seats=OPEN_SEATS))["table"]
        await host.ask("POST", f"/api/tables/{left}/leave", seat=0)
        await gone.ask("DELETE", "/api/me")
        assert sweep(server) == (0, "One forgotten person has left nothing behind.\nWith --yes it is tidied up.\n")
        store = Store(server.url)
        (me,) = [row.id for row in store.read_now(sa.select(people).where(people.c.name == "Host"))]
        way = {"person": me, "kind": "mail", "address": "a@example.org", "origin": "x", "daily": 0, "sent": 0.0}
        change(
            server,
            sa.update(tables).where(tables.c.id == left).values(touched=time.time() - LEFT_S - 1),
            sa.update(tables).where(tables.c.id == table).values(owes=0, asked=3),
            sa.delete(events).where(events.c.table_id == broken, events.c.version == 2),
            sa.insert(told).values(person="nobody", table_id="nowhere", what="turn", version=1),
            sa.insert(ways).values(id="old", key="old", proven=0, made=time.time() - UNPROVEN_S - 1, **way),
            sa.insert(ways).values(id="new", key="new", proven=0, made=time.time(), **way),
        )
        mess = look(store)
        assert mess.left == [left] and list(mess.wrong) == [table] and [id for id, _ in mess.broken] == [broken]
        assert mess.orphans == {"told": 1} and (mess.unproven, mess.forgotten) == (1, 1)
        code, said = sweep(server)
        assert code == 1 and said.endswith("With --yes it is tidied up.\n") and look(store) == mess
        code, said = sweep(server, "--yes")
        assert code == 1 and "One match cannot be replayed" in said and said.endswith("It is tidied up.\n")
        mess = look(store)
        assert [id for id, _ in mess.broken] == [broken] and mess._replace(broken=[]).clean
        assert {row.id for row in store.read_now(sa.select(tables))} == {table, broken, kept}
        assert [row.id for row in store.read_now(sa.select(ways))] == ["new"]
        assert [row.name for row in store.read_now(sa.select(people))].count(None) == 0
        store.close()

        # Nobody has noticed.
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            await play_on([one, two], 4)
        assert await why(found[0], "GET", f"/api/tables/{left}") == "no-such-table"

        assert [id for id, _ in verify_store(server.url)[1]] == [broken]

    run(main)


def test_what_is_played_on_meanwhile_is_not_mended(start: Starter) -> None:
    server = start()

    async def main() -> None:
        found, table = await party(server)
        change(server, sa.update(tables).where(tables.c.id == table).values(owes=2))
        store = Store(server.url)
        mess = look(store)
        async with Guest(found[0], table, 0, ("moves",)) as one:
            await one.play()
        tidy(store, mess)
        store.close()
        assert verify_store(server.url) == (1, [])

    run(main)


def test_who_has_won_a_match_of_an_older_version_is_found_out(inside: Inside) -> None:
    inside.open()
    inside.do(decisions.resign, 0, 0)
    said = sa.select(tables.c.places)
    assert [row.places for row in inside.store.read_now(said)] == ["2 1"]
    with inside.store.writer.begin() as here:
        here.execute(sa.update(tables).values(places=None))
    assert verify_store(inside.url) == (1, [])  # that is no mistake
    tidy(inside.store, look(inside.store))
    assert [row.places for row in inside.store.read_now(said)] == ["2 1"]


@pytest.mark.parametrize("ends", ["played on", "forgotten"])
def test_what_happens_while_a_store_is_read_is_nothing_wrong(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    inside.open()
    happens: list[Callable[[], object]] = []

    def meanwhile(store: Store, row: Any) -> Table:
        if happens:
            happens.pop()()
        return replayed(store, row)

    def forgotten() -> None:
        with inside.store.writer.begin() as here:
            forget(here, inside.id)

    monkeypatch.setattr(hall, "replayed", meanwhile)
    again = [lambda: inside.play(inside.table.owes[0])] * 2
    happens += again
    assert verify_store(inside.url) == (1, []) and not happens
    happens += [forgotten] if ends == "forgotten" else again
    mess = look(inside.store)
    assert not happens and mess.wrong == {} and mess.broken == []


def test_old_tables_are_forgotten_by_themselves_where_that_is_wanted(start: Starter) -> None:
    server = start(keep_days=1.0, keep_sweep_seconds=0.2)
    other = start(server.url)  # keeps for ever, and hears of it

    async def main() -> None:
        (anna, bela), old = await party(server)
        (_, _), running = await party(server)
        async with Guest(anna, old, 0, ("moves",)) as one, Guest(bela, old, 1, ("moves",)) as two:
            await one.ok(do="resign", seat=0)
            there = await bela.http.get(f"{other.address}/api/tables/{old}")
            assert there.status_code == 200
            day = time.time() - 90_000
            change(server, sa.update(tables).where(tables.c.id.in_([old, running])).values(touched=day))
            await two.until(lambda: two.bytes[-1].startswith('{"is":"lost"'))
        assert await why(anna, "GET", f"/api/tables/{old}") == "no-such-table"
        assert (await bela.http.get(f"{other.address}/api/tables/{old}")).status_code == 404
        assert [row["table"] for row in await anna.get("/api/tables")] == []
        store = Store(server.url)
        assert [row.id for row in store.read_now(sa.select(tables.c.id))] == [running]
        assert {row.table_id for row in store.read_now(sa.select(seats.c.table_id))} == {running}
        store.close()

    run(main)


def test_by_itself_nothing_is_forgotten(inside: Inside) -> None:
    assert Settings().keep_days == 0
    retention = Retention(inside.hall, Settings())
    retention.start()
    assert retention._task is None
