"""A client that was built from other sources than these is never taken for the one that is written; and it is small."""

import shutil
from pathlib import Path

import httpx
import pytest

import hatch_build
from riverhaven.server.http.pages import BUILT, KINDS
from tests.server.conftest import Server
from tools.measure import first_scripts, gzipped_kb, scripts


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of the client, to be changed, and its stamp as if it had been built from them."""
    for name in hatch_build.SOURCES:
        copy = shutil.copytree if (hatch_build.WEB / name).is_dir() else shutil.copy
        (tmp_path / "web").mkdir(exist_ok=True)
        copy(hatch_build.WEB / name, tmp_path / "web" / name)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(hatch_build, "STAMP", tmp_path / "stamp")
    assert not hatch_build.is_fresh()
    hatch_build.STAMP.write_text(hatch_build.fingerprint())
    assert hatch_build.is_fresh()
    return tmp_path / "web" / "src" / "lib"


def test_a_change_a_new_file_and_another_name_make_it_stale(sources: Path) -> None:
    wire, text = sources / "wire.ts", (sources / "wire.ts").read_text()
    wire.write_text(text.replace("version: number", "version: string", 1))
    assert not hatch_build.is_fresh()
    wire.write_text(text)
    assert hatch_build.is_fresh()
    (sources / "new.ts").touch()
    assert not hatch_build.is_fresh()
    (sources / "new.ts").unlink()
    wire.rename(sources / "wires.ts")
    assert not hatch_build.is_fresh()


def test_the_client_is_small() -> None:
    """Gzipped; and what is no part of a table that is played is loaded later."""
    assert hatch_build.is_fresh()
    assert len(first_scripts()) < len(scripts())
    assert gzipped_kb(first_scripts()) < 75
    assert gzipped_kb(scripts()) < 100


def test_every_file_says_what_it_is(served: Server) -> None:
    """A browser runs no script and takes no style that calls itself anything else."""
    for file in (BUILT / "assets").iterdir():
        answer = httpx.get(f"{served.address}/assets/{file.name}")
        assert answer.status_code == 200 and answer.headers["content-type"].split(";")[0] == KINDS[file.suffix]
