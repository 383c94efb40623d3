"""Checking what was promised: an exported match by itself, and every match of a store."""

import hashlib
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from riverhaven.core.match import load
from riverhaven.core.save import parse
from riverhaven.core.words import Refusal, Say
from riverhaven.server.ending import places
from riverhaven.server.hall import Gone, of_one_moment
from riverhaven.server.schema import tables
from riverhaven.server.store import Store, StoreDown, why_not


def verify_file(file: Path, promised: str | None = None) -> Say:
    """What is to be said of an export that is in order; one that is not is refused with what is wrong."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal("cannot-read", file=str(file), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Refusal("not-a-save") from None
    export = parse(text)
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
    match = load(text)
    ended, resigned = export.get("ended"), export.get("resigned")
    if not match.over and ended is None:
        raise Refusal("verify-unfinished")
    result = [list(match.scores), places(match.places, resigned if isinstance(resigned, list) else [], ended)]
    if result != [export.get("scores"), export.get("places")]:
        raise Refusal("verify-other-result", found=str(result), said=str([export.get("scores"), export.get("places")]))
    return Say("verified", moves=len(match.turns))


def verify_store(url: str) -> tuple[int, list[tuple[str, str]]]:
    """Replay every stored match: how many there are, and what is wrong with which. A server may go on meanwhile."""
    store = Store(url, make=False)
    store.check()
    wrong = []
    try:
        rows = store.read_now(sa.select(tables))
    except StoreDown as error:
        raise Refusal("no-store", store=store.name, why=why_not(error.__context__)) from None
    for row in rows:
        try:
            why = disagreement(store, row)
        except Gone:
            why = None  # it was forgotten meanwhile
        except Refusal as refusal:
            why = str(refusal)
        except AssertionError:
            why = "the versions do not follow each other"
        except Exception as error:
            why = f"it cannot be replayed ({type(error).__name__})"
        if why is not None:
            wrong.append((row.id, why))
    store.reader.dispose()
    return len(rows), wrong


def disagreement(store: Store, row: Any) -> str | None:
    """How the events of a table differ from what its row says."""
    row, table = of_one_moment(store, row)
    found = (table.version, *table.summary)
    asked = table.summary.asked if row.asked is None else row.asked  # an older version did not say
    said = (row.version, row.owes, row.stage, row.due, asked, row.places or table.summary.places)
    return None if said == found else f"the row says {said}, the events say {found}"
