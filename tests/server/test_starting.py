"""What is wrong with a store or a setting is said in one sentence, by every command, before anything is done."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from riverhaven.cli import app
from riverhaven.core.words import Refusal
from riverhaven.server.settings import VARIABLE
from riverhaven.server.store import Store

COMMAND = [sys.executable, "-m", "riverhaven.cli"]
ADMIN = ("verify", "people", "reports", "tables", "quotas", "ban x", "unban x", "purge --days 1")


def refused(*arguments: str, settings: str = "", lang: str = "en") -> str:
    """The message with which a command is refused, after which nothing else is said."""
    done = CliRunner().invoke(app, [*arguments, "--lang", lang], env={VARIABLE: settings})
    assert isinstance(done.exception, Refusal), (done.output, done.exception)
    assert done.exception.say("hu").endswith((".", "!")) and not done.output.strip()
    return done.exception.sentence.message


def made(folder: Path, **changes: str) -> str:
    """The URL of a store that was changed after it was made."""
    url = f"sqlite:///{folder / 'made.sqlite'}"
    store = Store(url)
    store.prepare()
    with store.writer.begin() as connection:
        for change in changes.values():
            connection.execute(sa.text(change))
    store.close()
    return url


def everything(url: str, file: Path) -> list[list[str]]:
    """Every command that opens a store."""
    found = [["serve", "--port", "0", "--no-browser", "--workers", "2"], *(["admin", *one.split()] for one in ADMIN)]
    found.append(["admin", "backup", str(file)])
    return [[*command, "--db", url] for command in found]


def test_a_store_of_a_newer_version_is_refused_by_every_command(tmp_path: Path) -> None:
    url = made(tmp_path, newer="UPDATE alembic_version SET version_num = '9999'")
    for command in everything(url, tmp_path / "backup"):
        assert refused(*command) == "store-newer", command
    assert (
        refused("admin", "restore", str(tmp_path / "made.sqlite"), "--db", f"sqlite:///{tmp_path}/new") == "store-newer"
    )


def test_half_a_store_is_refused_by_every_command(tmp_path: Path) -> None:
    url = made(tmp_path, half="DROP TABLE asides")
    for command in everything(url, tmp_path / "backup"):
        assert refused(*command) == "store-half", command


def test_what_is_somebody_elses_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "theirs.sqlite"
    url = f"sqlite:///{file}"
    theirs = sa.create_engine(url)
    with theirs.begin() as connection:
        connection.execute(sa.text("CREATE TABLE people (shoe INTEGER)"))
    for command in everything(url, tmp_path / "backup"):
        assert refused(*command) == "store-foreign", command
    kept = made(tmp_path)
    assert refused("admin", "restore", kept.removeprefix("sqlite:///"), "--db", url) == "store-foreign"
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    assert refused("admin", "people", "--db", f"sqlite:///{empty}") == "store-foreign"
    with theirs.connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["people"]
    theirs.dispose()


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("nonsense", "no-store"),
        ("mysql://host/x", "store-kind"),
        ("postgresql://me:secret@h:abc/x", "no-store"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "no-store"),
        ("sqlite:////proc/nowhere/x.sqlite", "no-store"),
        ("sqlite:///{folder}/broken.sqlite", "no-store"),
    ],
)
def test_a_store_that_cannot_be_opened_is_refused(tmp_path: Path, url: str, message: str) -> None:
    (tmp_path / "broken.sqlite").write_bytes(b"this is no database, " * 100)
    url = url.format(folder=tmp_path)
    assert refused("serve", "--port", "0", "--no-browser", "--db", url) == message
    found = refused("admin", "verify", "--db", url)
    assert found == message or (found == "store-missing" and "/proc/" in url)
    with pytest.raises(Refusal) as said:
        Store(url).check()
    assert "secret" not in str(said.value)


def test_a_store_is_opened_by_our_driver_whichever_is_named(tmp_path: Path) -> None:
    url = made(tmp_path).replace("sqlite:", "sqlite+aiosqlite:")
    Store(url).check()
    Store(url, make=False).check()
    missing = f"sqlite:///{tmp_path}/missing.sqlite"
    assert refused("admin", "people", "--db", missing) == "store-missing"
    assert not (tmp_path / "missing.sqlite").exists()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ("nonsense", "wrong-settings"),
        ("[]", "wrong-settings"),
        ('{"bot_workers": "two"}', "wrong-settings"),
        ('{"bot_workers": 0}', "wrong-settings"),
        ('{"messages_per_second": 0}', "wrong-settings"),
        ('{"request_per_minute": 5}', "wrong-settings"),
        ('{"proxies": ["the proxy"]}', "wrong-network"),
        ('{"metrics_from": ["10.0.0.1/8"]}', "wrong-network"),
        ('{"notice_networks": [""]}', "wrong-network"),
        ('{"smtp": "smtp://host"}', "smtp-and-sender"),
        ('{"smtp": "smtp://host:x", "mail_from": "a@b.c"}', "wrong-smtp"),
        ('{"smtp": "host", "mail_from": "a@b.c"}', "wrong-smtp"),
        ('{"smtp": "smtp://host", "mail_from": "a@b.c"}', "smtp-and-origin"),
        ('{"origins": ["games.example.org"]}', "wrong-origin"),
        ('{"origins": ["https://games.example.org/"]}', "wrong-origin"),
        ('{"origins": ["https://games.example.org:443"]}', "wrong-origin"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_refused(settings: str, message: str) -> None:
    assert refused("serve", "--port", "0", "--no-browser", settings=settings) == message
    assert refused("admin", "people", settings=settings) == message


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--proxy", "nonsense"], "wrong-network"),
        (["--smtp", "nonsense", "--mail-from", "a@b.c", "--origin", "https://a.b"], "wrong-smtp"),
        (["--origin", "nonsense"], "wrong-origin"),
        (["--host", "x" * 300], "cannot-listen"),
    ],
)
def test_a_switch_that_cannot_be_meant_is_refused(tmp_path: Path, arguments: list[str], message: str) -> None:
    db = ["--db", f"sqlite:///{tmp_path}/x.sqlite"]
    assert refused("serve", "--port", "0", "--no-browser", *db, *arguments) == message


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_is_none_is_refused(port: str) -> None:
    done = subprocess.run([*COMMAND, "serve", "--port", port], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_a_worker_that_cannot_begin_is_not_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its store was broken after `serve` had looked at it."""
    url = made(tmp_path, newer="UPDATE alembic_version SET version_num = '9999'")
    monkeypatch.setenv(VARIABLE, f'{{"db": "{url}"}}')
    code = "from riverhaven.server import serve, store\nstore.Store.check = lambda self: None\n"
    code += "from riverhaven.cli import main\nmain()"
    arguments = ["serve", "--port", "0", "--no-browser", "--workers", "2"]
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=120)
    assert done.returncode == 3 and "Traceback" not in done.stderr, done.stderr


def test_an_export_of_a_game_with_an_endless_name_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    hashed = hashlib.sha256(b"1").hexdigest()
    save = {"riverhaven": 1, "game": "n" * 6000, "rules": 1, "seats": 2, "options": {}, "seed": "1", "moves": []}
    file.write_text(json.dumps(save | {"seed_sha256": hashed}))
    assert refused("verify", str(file)) == "unknown-game"
