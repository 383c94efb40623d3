"""The guides say what is so: every snippet of them runs as it is printed, but for fewer matches."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import riverhaven as rh
from riverhaven.cli import app

GUIDES = Path(__file__).parents[1] / "docs"
FEWER = {
    "games=200": "games=2",
    "10_000": "20",
    "batch(200": "batch(2",
    "slice(0, 1000)": "slice(0, 10)",
    "--games 100000": "--games 4 --workers 1",
    "deals = 1000": "deals = 2",
    "charters.toml\n": "charters.toml --workers 1\n",
    "workers=2": "workers=1",
    "deals=500": "deals=2",
}


def snippets(guide: str) -> list[tuple[str, str]]:
    """In which language each is, and its text."""
    text = (GUIDES / guide).read_text(encoding="utf-8")
    found = re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    whole = "\0".join(f"{language}\n{code}" for language, code in found)
    for many, few in FEWER.items():
        whole = whole.replace(many, few)
    return [(language, code) for language, _, code in (one.partition("\n") for one in whole.split("\0"))]


def run(language: str, code: str, names: dict[str, Any]) -> None:
    if language == "python":
        exec(compile(code, "a guide", "exec"), names)
    elif language == "toml":
        Path("charters.toml").write_text(code, encoding="utf-8")
    else:
        for line in code.replace("\\\n", " ").splitlines():
            words = line.split(" #")[0].split()
            done = CliRunner().invoke(app, words[1:])
            assert words[0] == "riverhaven" and done.exit_code == 0, (line, done.output, done.exception)


def test_the_guide_for_researchers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text((rh.game("newhaven").folder / "parts.toml").read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    for language, code in snippets("researchers.md"):
        run(language, code, names)
    assert str(names["found"]) and len(names["choices"]) > 100 and names["record"]
    assert Path("study-charters/report.html").exists()


@pytest.mark.parametrize("guide", ["study.md", "share.md"])
def test_a_guide_for_players(guide: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = rh.game("newhaven").new(seats=2, seed=7)
    while match.ply < 50:
        seat = match.waiting[0]
        match.play(seat, rh.bot("random", seed=1).choose(match, seat))
    Path("match.json").write_text(match.save(), encoding="utf-8")
    for language, code in snippets(guide):
        run(language, code, {})
