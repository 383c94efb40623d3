"""The store: SQLite by default, PostgreSQL by URL, one set of statements for both.

One thread writes. It takes all that waits and commits it at once, so that one sync of the disk carries many moves; each
is acknowledged after that commit. Reads go through connections of their own, in threads.
"""

import asyncio
import logging
import queue
import re
import threading
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from riverhaven.core.words import Refusal
from riverhaven.server import metrics
from riverhaven.server.pools import READINGS, tell
from riverhaven.server.schema import events, metadata, seats, settings, tables
from riverhaven.server.upgrade import NEWEST, VERSIONS, bring_up_to_date, version_of

log = logging.getLogger("riverhaven.store")

BATCH = 256  # so many jobs share a commit at most
GATHER_S = 0.005
BUSY_S = 15  # how long another process may hold the lock of a SQLite file
# With PostgreSQL: a line over which nothing comes back is closed, and found out even while nobody asks anything.
PATIENCE: dict[str, Any] = {"connect_timeout": 5, "tcp_user_timeout": 60_000}
PATIENCE |= {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}
MIGRATION_LOCK = 0x52495645  # an arbitrary number, the same in every process


class StoreDown(Refusal):
    """The store did not take it. Whether it was written is not known: the same command may be sent again."""

    def __init__(self) -> None:
        super().__init__("store-down")


class Unfit(Refusal):
    """What was to be written does not fit what is there, as a row about a table that there is not; or no store can hold
    it. The store itself is well."""

    def __init__(self) -> None:
        super().__init__("unfit")


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
    due: float | None = None
    asked: int = 0
    places: str | None = None


Query = sa.Select[Any] | sa.CompoundSelect[Any]
Also = Callable[[sa.Connection], None]


class Append(NamedTuple):
    """The next event of a table; what is `also` to be written is only if the event is."""

    event: Event
    summary: Summary
    also: Sequence[Also] = ()


Job = Append | Callable[[sa.Connection], Any]


class Waiting(NamedTuple):
    """A job, and who waits for it."""

    job: Job
    future: asyncio.Future[Any]


PASSWORD = re.compile("(?<=:)[^:@/]*(?=@)")


class Store:
    def __init__(self, url: str, make: bool = True) -> None:
        """The store at `url`; unless `make`, it must be there already."""
        self.make = make
        try:
            self.url = sa.make_url(url)
        except (SQLAlchemyError, ValueError) as error:
            raise Refusal("no-store", store=PASSWORD.sub("***", url), why=why_not(error)) from None
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.url.get_backend_name() not in ("sqlite", "postgresql"):
            raise Refusal("store-kind", store=self.name)
        self.url = self.url.set(drivername="sqlite" if self.sqlite else "postgresql+psycopg")
        if self.sqlite:
            file = Path(self.url.database or "")
            if not make and not file.is_file():
                raise Refusal("store-missing", store=self.name)
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Refusal("no-store", store=self.name, why=error.strerror or str(error)) from None
        self.reader, self.writer = self._engine(writes=False), self._engine(writes=True)
        self._insert = self.insert_missing(events).returning(events.c.table_id, events.c.version)
        self._keep = self.insert_missing(settings)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.committed: Callable[[list[tuple[str, int]]], None] = lambda news: None

    def insert_missing(self, kind: sa.Table) -> Any:
        """An INSERT that leaves alone what is there; each database has its own."""
        dialect = import_module(f"sqlalchemy.dialects.{self.url.get_backend_name()}")
        return dialect.insert(kind).on_conflict_do_nothing()

    @property
    def name(self) -> str:
        """What may be said of it: without the password."""
        return self.url.render_as_string(hide_password=True)

    def check(self) -> None:
        """Refuse a store that cannot be opened, or is none of ours, in one sentence."""
        try:
            with self.writer.begin() as connection:
                found, there = version_of(connection), set(sa.inspect(connection).get_table_names())
        except SQLAlchemyError as error:
            raise Refusal("no-store", store=self.name, why=why_not(error)) from None
        finally:
            self.writer.dispose()
        ours = set(metadata.tables)
        if found is None and (not self.make or there & ours or (self.sqlite and there)):
            raise Refusal("store-foreign", store=self.name)
        if found not in (None, *VERSIONS):
            raise Refusal("store-newer", store=self.name, found=found, newest=NEWEST)
        if found == NEWEST and ours - there:
            raise Refusal("store-half", store=self.name, missing=", ".join(sorted(ours - there)))

    def _engine(self, writes: bool) -> sa.Engine:
        if not self.sqlite:  # whoever writes makes sure that the database is still there; a reading is done again
            return sa.create_engine(self.url, pool_pre_ping=writes, connect_args=PATIENCE)
        engine = sa.create_engine(self.url, connect_args={"timeout": BUSY_S, "isolation_level": None})

        @sa.event.listens_for(engine, "connect")
        def set_up(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")  # a commit is on the disk when it returns
            connection.execute("PRAGMA foreign_keys=ON")

        @sa.event.listens_for(engine, "begin")
        def start(connection: sa.Connection) -> None:
            # A writer that began as a reader could find that another process has written meanwhile, and would fail.
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

        return engine

    def prepare(self) -> None:
        """Bring the schema up to date."""
        with self.writer.begin() as connection:
            if not self.sqlite:  # several processes may start at once; SQLite's lock is taken already
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            bring_up_to_date(connection)

    def start(self) -> None:
        """Bring the schema up to date, then begin to write."""
        self.prepare()
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, then close."""
        self._jobs.put(None)
        self._thread.join()
        self.close()

    def close(self) -> None:
        """Let go of all connections."""
        self.reader.dispose()
        self.writer.dispose()

    # ------------------------------------------------------------------------------------------------------- writing

    async def write(self, job: Job) -> Any:
        """Commit a job and return its result; of an `Append`, whether the event was ours to write."""
        waiting = Waiting(job, asyncio.get_running_loop().create_future())
        self._jobs.put(waiting)
        return await waiting.future

    async def do(self, statement: sa.UpdateBase) -> int:
        """Commit one statement; returns how many rows it has written."""
        return int(await self.write(lambda connection: connection.execute(statement).rowcount))

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
        is_theirs = False  # if something goes wrong
        try:
            with self.writer.begin() as connection:
                is_theirs = True
                results = self._do(connection, [waiting.job for waiting in batch])
                is_theirs = False
        except Exception as error:  # the thread lives on whatever happens
            self._fail(batch, error, is_theirs)
            return
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
        metrics.BATCH.observe(len(batch))
        tell([(waiting.future, result) for waiting, result in zip(batch, results, strict=True)])
        written = zip(batch, results, strict=True)
        news = [(job.event.table_id, job.event.version) for (job, _), won in written if isinstance(job, Append) and won]
        if news:
            self.committed(news)

    def _fail(self, batch: list[Waiting], error: Exception, is_theirs: bool) -> None:
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        if len(batch) > 1 and is_theirs and not lost:  # one of them is to blame: each alone
            for one in batch:
                self._commit([one])
        else:
            why = failure(error)
            tell([(waiting.future, why) for waiting in batch])

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
                {"table": e.table_id, "at": e.version, "when": e.made}
                | {"now": s.owes, "calls": s.asked, "phase": s.stage, "falls": s.due, "came": s.places}
                for e, s, _ in mine
            ]
            connection.execute(SUMMARISE, news)
        for append in mine:
            for write in append.also:
                write(connection)
        return won

    # ------------------------------------------------------------------------------------------------------- reading

    async def read(self, statement: Query) -> Sequence[sa.Row[Any]]:
        return await READINGS.do(self.read_now, statement)

    def read_now(self, statement: Query) -> Sequence[sa.Row[Any]]:
        try:
            try:
                return self._found(statement)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return self._found(statement)  # the database was away since we last asked; the others are new now
        except SQLAlchemyError as error:
            raise failure(error) from None

    def _found(self, statement: Query) -> Sequence[sa.Row[Any]]:
        with self.reader.connect() as connection:
            if not self.sqlite:  # one statement needs no transaction: three ways to the database less
                connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            return connection.execute(statement).all()

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
        asked=sa.bindparam("calls"),
        stage=sa.bindparam("phase"),
        touched=sa.bindparam("when"),
        due=sa.bindparam("falls"),
        places=sa.bindparam("came"),
    )
)


def failure(error: Exception) -> Exception:
    """What whoever waits is told."""
    if not isinstance(error, SQLAlchemyError):
        return error
    why = type(error.__cause__ or error).__name__
    if isinstance(error, IntegrityError | DataError):
        log.warning("refused by the store", extra={"why": why})
        return Unfit()
    metrics.STORE_FAILURES.inc()
    log.error("store failed", extra={"why": why})
    return StoreDown()


def why_not(error: BaseException | None) -> str:
    """The first line of what the database says."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0][:200] if said else type(error).__name__


def events_after(table: str, version: int) -> sa.Select[Any]:
    return sa.select(events).where(events.c.table_id == table, events.c.version > version).order_by(events.c.version)


def reseat(table: str, seat: int, person: str | None, bot: str | None, has_left: bool) -> Also:
    """Say in `seats` who sits there now. Where somebody has left, their name goes with them."""
    where = sa.and_(seats.c.table_id == table, seats.c.seat == seat)
    sitting = {"person": person, "bot": bot} | ({"label": None} if has_left else {})

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.update(seats).where(where).values(**sitting))

    return write


def reseat_by_lot(table: str, order: Sequence[int]) -> Also:
    """Say in `seats` that whoever sat at the seat `order[i]` sits at `i` now, under the name that they have there."""

    def write(connection: sa.Connection) -> None:
        found = connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)).all()
        for seat, was in enumerate(order):
            who = found[was]
            there = sa.and_(seats.c.table_id == table, seats.c.seat == seat)
            sitting = {"person": who.person, "bot": who.bot, "label": who.label}
            connection.execute(sa.update(seats).where(there).values(**sitting))

    return write


def mark_rated(table: str) -> Callable[[sa.Connection], None]:
    """Say in `tables` that a rated match has begun there."""

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(rated=1))

    return write
