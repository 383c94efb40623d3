"""Keeping a server: start, stop, health, metrics, migrations, and the check of everything stored."""

import asyncio
import json
import signal
import subprocess
import sys

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from riverhaven.server.schema import events, metadata, tables
from riverhaven.server.store import Store
from riverhaven.server.upgrade import NEWEST, migrate
from riverhaven.server.verify import verify_store
from tests.server.conftest import NewStore, Server, Starter
from tests.server.guest import Guest, party, person, play_on, run

COMMAND = [sys.executable, "-m", "riverhaven.cli"]
BENCH_KEYS = {"store", "workers", "tables", "sockets", "moves_per_s", "ack_p50_ms", "ack_p95_ms", "ack_p99_ms"} | {
    "live_table_kb",
    "idle_table_kb",
    "reopen_ms",
}

Stopped = tuple[Server, str, int]


def test_a_new_store_and_one_that_was_migrated_have_the_schema(new_store: NewStore) -> None:
    new, migrated = Store(new_store()), Store(new_store())
    with migrated.writer.begin() as connection:
        migrate(connection)
    new.start()
    new.stop()
    for store in (new, migrated):
        with store.reader.connect() as connection:
            context = MigrationContext.configure(connection)
            assert context.get_current_revision() == NEWEST
            assert compare_metadata(context, metadata) == []
        again = Store(store.url.render_as_string(hide_password=False))
        again.start()  # finds everything in place
        again.stop()
        store.reader.dispose()
        store.writer.dispose()


def test_health_metrics_and_documents(server: Server) -> None:
    async def main() -> None:
        _, table = await party(server)
        http = person(server).http
        assert (await http.get("/healthz")).json() == {"status": "alive"}
        assert (await http.get("/readyz")).json() == {"status": "ready"}
        shown = (await http.get("/metrics")).text
        assert 'riverhaven_events_total{kind="start"}' in shown and table not in shown
        document = (await http.get("/schema/openapi.json")).json()
        assert "/api/tables/{table}/history/{ply}" in document["paths"]
        assert all(op.get("summary") for path in document["paths"].values() for op in path.values())

    run(main)


def test_the_api_is_described_without_any_other_host(server: Server) -> None:
    """A page that loads a script from elsewhere would be empty: we forbid the browser to fetch it."""

    async def main() -> None:
        http = person(server).http
        whole = await http.get("/schema")
        assert whole.status_code == 200 and "json" in whole.headers["content-type"]
        assert whole.json() == (await http.get("/schema/openapi.json")).json()
        yaml = await http.get("/schema/openapi.yaml")
        assert yaml.status_code == 200 and "/api/tables/{table}/history/{ply}:" in yaml.text
        for page in ("/schema", "/schema/", "/schema/swagger", "/schema/redoc"):
            assert "<script" not in (await http.get(page)).text, page

    run(main)


@pytest.fixture(scope="module")
def stopped(start_here: Starter) -> Stopped:
    """A server that was stopped while people played: itself, their table, and the version they were promised last."""
    server = start_here()

    async def main() -> tuple[str, int]:
        found, table = await party(server)
        async with Guest(found[0], table, 0, ("moves",)) as one, Guest(found[1], table, 1, ("moves",)) as two:
            await play_on([one, two], 10)
            server.process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(one.socket.wait_closed(), 60)
            return table, max(one.frame["version"], two.frame["version"])

    table, version = run(main)
    server.process.wait(timeout=60)
    return server, table, version


def test_stopping_writes_what_was_taken_and_says_goodbye(stopped: Stopped) -> None:
    server, table, version = stopped
    assert server.lines()[-1]["what"] == "stopped"
    store = Store(server.url)
    assert store.read_now(sa.select(tables.c.version).where(tables.c.id == table))[0].version == version
    store.reader.dispose()


def test_a_port_that_is_taken_is_refused_in_one_sentence(any_server: Server) -> None:
    where = ["--port", str(any_server.port), "--db", any_server.url]
    command = [*COMMAND, "serve", *where, "--no-browser", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2 and "cannot be opened" in done.stderr and "Traceback" not in done.stderr


def test_whatever_is_wrong_in_the_store_is_found(stopped: Stopped) -> None:
    server, table, _ = stopped
    assert verify_store(server.url) == (1, [])
    store = Store(server.url)
    with store.writer.begin() as connection:
        where = sa.and_(events.c.table_id == table, events.c.kind == "move")
        connection.execute(sa.update(events).where(where).values(body="pass|c"))
    store.writer.dispose()
    done = subprocess.run(
        [*COMMAND, "admin", "verify", "--db", server.url, "--lang", "en"], capture_output=True, text=True
    )
    assert done.returncode == 1 and "1 matches replayed; wrong: 1." in done.stdout and table in done.stderr


@pytest.mark.long
def test_the_bench_prints_one_object() -> None:
    command = [*COMMAND, "bench", "--server", "--json", "--tables", "2", "--seconds", "1", "--idle", "3", "--browsers"]
    command += ["--storm", "5"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    found = json.loads(done.stdout)
    assert set(found) >= BENCH_KEYS and found["tables"] == 2 and found["sockets"] == 8
    assert found["wants"] == ["moves", "log", "picture"] and found["storm_viewers"] == 5
