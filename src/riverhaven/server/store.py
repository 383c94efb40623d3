"""The store: SQLite by default, PostgreSQL by URL, one set of statements for both.

One thread writes. It takes all that waits and commits it at once, so that one sync of the disk carries many moves; each
is acknowledged after that commit. Reads go through connections of their own, in threads.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import alembic.command
import alembic.config
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from riverhaven.core.words import Refusal
from riverhaven.server import metrics
from riverhaven.server.schema import events, seats, settings, tables

log = logging.getLogger("riverhaven.store")

BATCH = 256  # so many jobs share a commit at most
GATHER_S = 0.005
BUSY_S = 15  # how long another process may hold the lock of a SQLite file
MIGRATION_LOCK = 0x52495645  # an arbitrary number, the same in every process


class StoreDown(Refusal):
    """The store did not take it. Whether it was written is not known: the same command may be sent again."""

    def __init__(self) -> None:
        super().__init__("store-down")


class Event(Struct, frozen=True):
    """One thing that happened at a table."""

    table_id: str
    version: int
    kind: str
    body: str = ""
    seat: int | None = None
    person: str | None = None
    command: str | None = None
    made: float = 0.0


class Summary(NamedTuple):
    """What the row of a table says about the present."""

    owes: int
    stage: str


class Append(NamedTuple):
    """The next event of a table; `also` is written only if the event is."""

    event: Event
    summary: Summary
    also: Callable[[sa.Connection], None] | None = None


Job = Append | Callable[[sa.Connection], Any]


class Waiting(NamedTuple):
    """A job, and who waits for it."""

    job: Job
    future: asyncio.Future[Any]


def tell(batch: list[Waiting], results: Sequence[Any]) -> None:
    """Give each its result. Those who wait on one loop are told at once: to wake it costs as much as to answer."""
    loops = {waiting.future.get_loop() for waiting in batch}
    for loop in loops:
        mine = [(w.future, result) for w, result in zip(batch, results, strict=True) if w.future.get_loop() is loop]
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, mine)


def settle(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():  # whoever waited has gone
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


class Store:
    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            Path(self.url.database or "").parent.mkdir(parents=True, exist_ok=True)
        else:
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.reader = self._engine("BEGIN")
        # A writer that began as a reader could find that another process has written meanwhile, and would fail.
        self.writer = self._engine("BEGIN IMMEDIATE")
        insert = sqlite.insert if self.sqlite else postgresql.insert
        self._insert = insert(events).on_conflict_do_nothing().returning(events.c.table_id, events.c.version)
        self._keep = insert(settings).on_conflict_do_nothing()
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.committed: Callable[[list[tuple[str, int]]], None] = lambda news: None

    def _engine(self, begin: str) -> sa.Engine:
        if not self.sqlite:
            return sa.create_engine(self.url, pool_pre_ping=True, connect_args={"connect_timeout": 5})
        engine = sa.create_engine(self.url, connect_args={"timeout": BUSY_S, "isolation_level": None})

        @sa.event.listens_for(engine, "connect")
        def set_up(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")  # a commit is on the disk when it returns
            connection.execute("PRAGMA foreign_keys=ON")

        @sa.event.listens_for(engine, "begin")
        def start(connection: sa.Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    def start(self) -> None:
        """Bring the schema up to date, then begin to write."""
        config = alembic.config.Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.writer.begin() as connection:
            if not self.sqlite:  # several processes may start at once; SQLite's lock is taken already
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, then close."""
        self._jobs.put(None)
        self._thread.join()
        self.reader.dispose()
        self.writer.dispose()

    # ------------------------------------------------------------------------------------------------------- writing

    async def write(self, job: Job) -> Any:
        """Commit a job and return its result; of an `Append`, whether the event was ours to write."""
        waiting = Waiting(job, asyncio.get_running_loop().create_future())
        self._jobs.put(waiting)
        return await waiting.future

    def _write_on(self) -> None:
        batch: list[Waiting] = []
        while (first := self._jobs.get()) is not None:
            if len(batch) > 1:  # many write at once: let those of the next moment share a commit too
                time.sleep(GATHER_S)
            batch = [first]
            last = False
            while len(batch) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                batch.append(job)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Waiting]) -> None:
        started = time.perf_counter()
        try:
            with self.writer.begin() as connection:
                results = self._do(connection, [waiting.job for waiting in batch])
        except Exception as error:  # the thread lives on whatever happens
            self._fail(batch, error)
            return
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
        metrics.BATCH.observe(len(batch))
        tell(batch, results)
        written = zip(batch, results, strict=True)
        news = [(job.event.table_id, job.event.version) for (job, _), won in written if isinstance(job, Append) and won]
        if news:
            self.committed(news)

    def _fail(self, batch: list[Waiting], error: Exception) -> None:
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        if len(batch) > 1 and not lost:  # one of them is to blame: each alone
            for one in batch:
                self._commit([one])
            return
        if isinstance(error, SQLAlchemyError):
            metrics.STORE_FAILURES.inc()
            log.error("store failed", extra={"why": type(error.__cause__ or error).__name__})
            error = StoreDown()
        tell(batch, [error] * len(batch))

    def _do(self, connection: sa.Connection, jobs: Sequence[Job]) -> list[Any]:
        appends = [job for job in jobs if isinstance(job, Append)]
        won = self._append(connection, appends) if appends else set()
        return [
            (job.event.table_id, job.event.version) in won if isinstance(job, Append) else job(connection)
            for job in jobs
        ]

    def _append(self, connection: sa.Connection, appends: list[Append]) -> set[tuple[str, int]]:
        """Write the events that are the next of their tables; returns which."""
        rows = [asdict(append.event) for append in appends]
        won = {(table, version) for table, version in connection.execute(self._insert, rows)}
        mine = [append for append in appends if (append.event.table_id, append.event.version) in won]
        if mine:
            news = [
                {"table": e.table_id, "at": e.version, "now": s.owes, "phase": s.stage, "when": e.made}
                for e, s, _ in mine
            ]
            connection.execute(SUMMARISE, news)
        for append in mine:
            if append.also is not None:
                append.also(connection)
        return won

    # ------------------------------------------------------------------------------------------------------- reading

    async def read(self, statement: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        return await asyncio.to_thread(self.read_now, statement)

    def read_now(self, statement: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        try:
            with self.reader.connect() as connection:
                return connection.execute(statement).all()
        except SQLAlchemyError:
            metrics.STORE_FAILURES.inc()
            raise StoreDown() from None

    def setting(self, name: str, value: str) -> str:
        """A value that all processes share: the first one to ask decides it."""
        with self.writer.begin() as connection:
            connection.execute(self._keep, {"name": name, "value": value})
            found = connection.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar_one()
        return str(found)


SUMMARISE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"), tables.c.version < sa.bindparam("at"))
    .values(
        version=sa.bindparam("at"),
        owes=sa.bindparam("now"),
        stage=sa.bindparam("phase"),
        touched=sa.bindparam("when"),
    )
)


def events_after(table: str, version: int) -> sa.Select[Any]:
    return sa.select(events).where(events.c.table_id == table, events.c.version > version).order_by(events.c.version)


def reseat(table: str, seat: int, person: str | None, bot: str | None) -> Callable[[sa.Connection], None]:
    """Say in `seats` who sits there now."""
    where = sa.and_(seats.c.table_id == table, seats.c.seat == seat)

    sitting = {"person": person, "bot": bot}
    if person is None:
        sitting["label"] = None

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.update(seats).where(where).values(**sitting))

    return write
