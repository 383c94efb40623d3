"""Checking what was promised: an exported match by itself, and every match of a store."""

import hashlib
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from riverhaven.core.match import parse
from riverhaven.core.words import Refusal, Say
from riverhaven.server.hall import opening_of
from riverhaven.server.lobby import loaded
from riverhaven.server.schema import tables
from riverhaven.server.store import Event, Store, events_after
from riverhaven.server.table import Table


def verify_file(file: Path, promised: str | None = None) -> Say:
    """What is to be said of an export that is in order; one that is not is refused with what is wrong."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal("cannot-read", file=str(file), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Refusal("not-a-save") from None
    export = parse(text)[0]
    said = export.get("seed_sha256")
    if not isinstance(said, str):
        raise Refusal("verify-no-hash")
    promised = said if promised is None else promised.strip().lower()
    if "riverhaven-running" in export:
        if promised != said:
            raise Refusal("verify-other-seed", found=said, promised=promised)
        return Say("verify-running", hash=said)
    found = hashlib.sha256(str(export.get("seed")).encode()).hexdigest()
    if not found == said == promised:
        raise Refusal("verify-other-seed", found=found, promised=promised if promised != found else said)
    match = loaded(text)
    if not match.over:
        raise Refusal("verify-unfinished")
    result = [list(match.scores), list(match.places)]
    if result != [export.get("scores"), export.get("places")]:
        raise Refusal("verify-other-result", found=str(result), said=str([export.get("scores"), export.get("places")]))
    return Say("verified", moves=len(match.turns))


def verify_store(url: str) -> tuple[int, list[tuple[str, str]]]:
    """Replay every stored match: how many there are, and what is wrong with which."""
    store = Store(url)
    wrong = []
    rows = store.read_now(sa.select(tables))
    for row in rows:
        try:
            why = disagreement(store, row)
        except Refusal as refusal:
            why = str(refusal)
        except AssertionError:
            why = "the versions do not follow each other"
        if why is not None:
            wrong.append((row.id, why))
    store.reader.dispose()
    return len(rows), wrong


def disagreement(store: Store, row: Any) -> str | None:
    """How the events of a table differ from what its row says."""
    table = Table.opened(opening_of(row))
    for event in store.read_now(events_after(row.id, 0)):
        table = table.after(Event(**event._mapping))
    said, found = (row.version, row.owes, row.stage), (table.version, *table.summary)
    return None if said == found else f"the row says {said}, the events say {found}"
