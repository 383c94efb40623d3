"""A backup is made while people play, and brings back what was lost: on this store, and on the other."""

import subprocess
import sys
from pathlib import Path

import pytest

from riverhaven.core.words import Refusal
from riverhaven.server.keeping import backup, purge, restore
from riverhaven.server.load import Person
from riverhaven.server.verify import verify_store
from tests.server.conftest import Server, Starter, Stores
from tests.server.guest import Guest, party, play_on, run

OTHER = {"sqlite": "postgresql", "postgresql": "sqlite"}


def test_a_backup_made_in_play_comes_back_on_the_other_store(
    start: Starter, stores: Stores, kind: str, tmp_path: Path
) -> None:
    server, file = start(), tmp_path / "kept.sqlite"
    lost = stores(OTHER[kind])

    async def main() -> tuple[list[Person], str, int, int]:
        people, table = await party(server)
        async with Guest(people[0], table, 0, ("moves",)) as one, Guest(people[1], table, 1, ("moves",)) as two:
            await play_on([one, two], 6)
            kept = max(one.frame["version"], two.frame["version"])
            assert backup(server.url, file) == 1
            await play_on([one, two], 12)
            return people, table, kept, max(one.frame["version"], two.frame["version"])

    people, table, kept, newest = run(main)
    assert restore(server.url, file) == 0  # what is there stays: it has gone on
    assert restore(lost, file) == 1
    assert verify_store(lost) == (1, []) and verify_store(server.url) == (1, [])

    async def look(where: Server) -> int:
        """Who was signed in still is, and sits where they sat."""
        people[0].address = where.address
        async with Guest(people[0], table, 0, ("moves",)) as again:
            assert again.frame["seats"][0]["mine"]
            return int(again.frame["version"])

    assert run(look, server) == newest > run(look, start(lost)) == kept
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith("kept")] == ["kept.sqlite"]


def test_old_tables_are_forgotten_when_it_is_meant(start: Starter) -> None:
    server = start()

    async def main() -> str:
        people, table = await party(server)
        await party(server, "riverboat")
        async with Guest(people[0], table, 0, ("moves",)) as one, Guest(people[1], table, 1, ("moves",)) as two:
            await play_on([one, two])
        return table

    run(main)
    assert purge(server.url, 1, running=True, really=True) == 0  # nothing is that old
    assert purge(server.url, 0, running=False, really=False) == 1 and verify_store(server.url) == (2, [])
    assert purge(server.url, 0, running=False, really=True) == 1 and verify_store(server.url) == (1, [])
    assert purge(server.url, 0, running=True, really=True) == 1 and verify_store(server.url) == (0, [])


def test_what_cannot_be_kept_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="There is no store"):
        backup(f"sqlite:///{tmp_path}/none.sqlite", tmp_path / "new.sqlite")
    text = tmp_path / "text"
    text.write_text("no store " * 1000)
    with pytest.raises(Refusal, match="is there already"):
        backup(f"sqlite:///{tmp_path}/none.sqlite", text)
    command = [sys.executable, "-m", "riverhaven", "admin", "restore", str(text), "--db", f"sqlite:///{tmp_path}/a"]
    done = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2 and "cannot be opened" in done.stderr and "Traceback" not in done.stderr
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    with pytest.raises(Refusal, match="no store of Riverhaven"):
        restore(f"sqlite:///{tmp_path}/a", empty)
