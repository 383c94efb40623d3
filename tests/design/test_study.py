"""Studies: what they say is what was played, whoever interrupts them; a wrong file is refused with a sentence."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest
from typer.testing import CliRunner

import riverhaven as rh
from riverhaven.cli import app
from riverhaven.core.words import LANGUAGES
from riverhaven.design import findings, playing, plots
from riverhaven.design.estimates import mean, ratio, slope
from riverhaven.design.outcome import Study
from riverhaven.design.question import WORDS, Cell, Question, cells, read, understood
from riverhaven.design.report import Report
from riverhaven.design.rows import Rows
from tests.games.ours import OURS
from tests.often import often

GRID: dict[str, Any] = {
    "game": "newhaven",
    "seats": [2, 3],
    "bots": "random",
    "deals": 60,
    "options": {"side": ["A", "B"]},
}


@pytest.fixture(scope="module")
def found() -> Study:
    return rh.study(**GRID)


# ----------------------------------------------------------------------------------------------------------- estimates


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    """95 times of 100, where matches of one deal are alike; an interval that took them for many would miss."""
    rng = np.random.default_rng(1)
    deals = np.repeat(np.arange(60), 3)
    hits = {"mean": 0, "ratio": 0, "naive": 0}
    for _ in range(1000):
        luck = rng.normal(size=60)[deals]
        numbers = 5 + luck + 0.3 * rng.normal(size=180)
        weights = 1.0 + rng.integers(0, 3, 60)[deals]
        for name, estimate in (
            ("mean", mean(numbers, deals)),
            ("ratio", ratio(numbers * weights, weights, deals)),
            ("naive", mean(numbers, np.arange(180))),
        ):
            hits[name] += estimate.low < 5 < estimate.high
    assert 920 < hits["mean"] < 975 and 910 < hits["ratio"] < 975 and hits["naive"] < 850


def test_a_slope_is_the_difference_where_some_have_it_and_others_do_not() -> None:
    had = np.array([[1, 0, 0], [0, 0, 1], [0, 1, 0], [1, 1, 1]])  # what all have tells nothing
    gained = np.array([[10, 4, 4], [0, 2, 7], [5, 8, 5], [100, 0, 0]])
    found = slope(had, gained, np.arange(4))
    assert found.value == pytest.approx((6 + 6 + 3) / 3)


# ------------------------------------------------------------------------------------------------------------- findings


def test_the_cells_are_the_grid_and_have_the_same_deals(found: Study) -> None:
    names = [rows.cell.name for rows in found.cells]
    assert names == ["2 seats, side A", "2 seats, side B", "3 seats, side A", "3 seats, side B"]
    assert all(rows.deals.tolist() == list(range(60)) for rows in found.cells)


def test_the_numbers_are_those_of_the_matches(found: Study) -> None:
    cell = "3 seats, side B"
    batch = rh.game("newhaven").batch(60, seats=3, seed=0, side="B").play(["random"] * 3)
    assert found["match", "", "score", cell].value == pytest.approx(batch.scores.mean())
    assert found["match", "", "decisions", cell].value == pytest.approx(batch.states["ply"].mean())
    first = ((batch.places[:, 0] == 1) / (batch.places == 1).sum(axis=1)).mean() - 1 / 3
    assert found["order", "1", "wins", cell].value == pytest.approx(first)
    assert sum(found["order", str(place), "wins", cell].value for place in (1, 2, 3)) == pytest.approx(0)
    other = rh.game("newhaven").batch(60, seats=3, seed=0, side="A").play(["random"] * 3)
    by_deal = batch.scores.mean(axis=1) - other.scores.mean(axis=1)
    told = next(f for f in found.findings if (f.cell, f.about, f.measure) == (cell, "difference", "score"))
    assert told.item == "3 seats, side A" and told.estimate == pytest.approx(mean(by_deal, np.arange(60)))


@pytest.mark.parametrize("name", rh.games())
def test_every_move_and_every_point_is_counted_once(name: str) -> None:
    """Sources add up to the score, kinds of moves to the decisions; what is taken, to the moves that take it."""
    rows = rh.study(game=name, bots="random", deals=6).cells[0]
    assert (total(rows.sources) == rows.scores).all()
    assert (total(rows.kinds).sum(axis=1) == rows["plies"][:, 0]).all()
    for axis, kinds in rh.game(name).assets.items():
        taken = total({asset: count for asset, count in rows.assets.items() if asset.startswith(f"{axis} ")})
        assert (taken == total({kind: rows.kinds[kind] for kind in kinds})).all() and taken.any()


def total(columns: dict[str, np.ndarray]) -> np.ndarray:
    found: np.ndarray = np.array(list(columns.values())).sum(axis=0)
    return found


def test_what_goes_with_winning_is_found() -> None:
    """One bot plays well, the others at random: points, and what it takes, go with winning."""
    found = rh.study(game="newhaven", bots="greedy+hand,random", seats=2, deals=12)
    assert len(found.cells[0]) == 24 and len({*found.cells[0].deals}) == 12  # both seats, in the same deals
    wins, others = found["bot", "greedy+hand", "wins"], found["bot", "random", "wins"]
    assert wins.is_sure and wins.value > 0.4 and others.value == pytest.approx(-wins.value)
    sources = [f for f in found.findings if f.about == "source" and f.measure == "more"]
    assert sum(f.estimate.value for f in sources) > 5 and any(f.estimate.is_sure for f in sources)


def test_what_is_left_to_chance_is_taken_by_anybody() -> None:
    """Greedy bots never take some gods; by chance all are taken, about as often, and the rest is played as before."""
    found = rh.study(game="caboose", bots="greedy+hand", chance=["none", "god"], deals=4, seed=1)
    chosen, by_chance = (
        np.array([rows.assets[f"god {god}"].sum() for god in rh.game("caboose").moves.axes["god"]])
        for rows in found.cells
    )
    assert chosen.sum() == by_chance.sum() and chosen.min() == 0 and by_chance.min() > 5
    assert found["match", "", "score", "chance god"].value > 90  # at random it would be some forty
    assert "god by chance" in found.html()


def test_what_nobody_uses_is_named() -> None:
    """A kind of move that is never there is told apart from one that is not chosen."""
    game = rh.game("caboose")
    rows = rh.study(game="caboose", bots="random", deals=2).cells[0]
    never = {(one.what, one.name) for one in findings.never(rows)}
    assert ("possible", "discard") in never and ("phase", "discard") in never  # only with a hand limit
    limited = rh.study(game="caboose", bots="random", deals=4, options={"hand_limit": True}).cells[0]
    assert ("phase", "discard") not in {(one.what, one.name) for one in findings.never(limited)}
    reasons = {name for what, name in never if what == "reason"}
    assert reasons < set(game.reasons) and "no-city-card" not in reasons
    assert not any(what == "chosen" for what, _ in never)  # whoever plays at random does all that is possible


def test_a_game_that_names_no_assets_lacks_their_table_alone(tmp_path: Path) -> None:
    plain = replace(rh.game("newhaven"), assets={})
    stretch = playing.stretches(Cell(plain, 2, ("random",) * 2, "printed", (), {}, ()), 1, 3, tmp_path)[0]
    rows = Rows(stretch.cell, [playing.written(stretch).file])
    assert {f.about for f in findings.findings(rows)} == {"match", "order", "source", "move"}


def test_what_the_game_forbids_together_is_left_out() -> None:
    options: dict[str, Any] = {"side": ["A", "B"], "careful_harvest": [False, True]}
    asked = Question(game="newhaven", options=options)
    assert [cell.name for cell in cells(asked, Path())] == [
        "side A, careful_harvest False",
        "side A, careful_harvest True",
        "side B, careful_harvest False",
    ]
    with pytest.raises(rh.Refusal, match="Nothing is left to play"):
        cells(Question(game="newhaven", options={"side": "B", "careful_harvest": True}), Path())


def test_parts_of_an_owner_are_varied_like_anything_else(tmp_path: Path) -> None:
    own = rh.game("newhaven").folder / "parts.toml"
    (tmp_path / "same.toml").write_text(own.read_text())
    (tmp_path / "study.toml").write_text(
        'game = "newhaven"\nbots = "random"\ndeals = 5\nparts = ["printed", "same.toml"]'
    )
    found = rh.study(tmp_path / "study.toml")
    assert [rows.cell.name for rows in found.cells] == ["parts printed", "parts same.toml"]
    assert (found.cells[0].scores == found.cells[1].scores).all()


ROOT = Path(__file__).parents[2]
STUDIES = sorted((ROOT / "studies").glob("*.toml"))


def test_each_game_has_two_studies() -> None:
    asked = [understood(read(file), str(file)) for file in STUDIES]
    assert sorted(question.game for question in asked) == sorted(OURS * 2)
    assert all(question.title and question.about and len(cells(question, Path())) > 1 for question in asked)


@pytest.mark.parametrize("file", often([(file,) for file in STUDIES], every=len(STUDIES)))
def test_a_study_of_ours_can_be_played(file: Path) -> None:
    found = rh.study(file, deals=2)
    assert all(len(rows) == 2 for rows in found.cells) and "<svg" in found.html()


# ----------------------------------------------------------------------------------------------------------- going on


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    small = {**GRID, "deals": 70, "seats": 2, "options": {}}
    rh.study(folder=tmp_path, **small)
    before = {file: (file.read_bytes(), file.stat().st_mtime_ns) for file in tmp_path.rglob("*.parquet")}
    assert sorted(len(polars.read_parquet(file)) for file in before) == [2 * 20, 2 * 50]
    lost = min(before)
    lost.unlink()
    steps: list[tuple[int, int]] = []
    found = rh.study(folder=tmp_path, progress=lambda done, of: steps.append((done, of)), **small, title="anew")
    left = 70 - len(polars.read_parquet(lost)) // 2
    assert steps == [(left, 70), (70, 70)] and len(found.cells[0]) == 70
    for file, (content, when) in before.items():
        assert file.read_bytes() == content and (file == lost or file.stat().st_mtime_ns == when)
    rh.study(folder=tmp_path, progress=lambda done, of: steps.append((done, of)), **{**small, "seed": 70, "deals": 3})
    assert steps[2:] == [(0, 3), (3, 3)]  # other deals, another cell


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text('game = "newhaven"\nbots = "random"\ndeals = 100000\n')
    command = [sys.executable, "-m", "riverhaven.cli", "study", "long.toml", "--workers", "2", "--lang", "it"]
    clean = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL")}
    path = os.pathsep.join(str(Path(p).absolute()) for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p)
    running = subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**clean, "PYTHONPATH": path},
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a run in the background ignores it
    )
    matches = tmp_path / "study-long" / "matches"
    while not list(matches.glob("*-000000-50.parquet")):
        assert running.poll() is None
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    told = running.communicate(timeout=60)[1]
    assert running.returncode == 130 and "Lo stesso comando continua" in told and "Traceback" not in told
    steps: list[int] = []
    rh.study(
        tmp_path / "long.toml", folder=tmp_path / "study-long", deals=50, progress=lambda done, _: steps.append(done)
    )
    assert steps == [50]  # nothing of it is played again


# ------------------------------------------------------------------------------------------------- the report, the file


def test_the_command_writes_a_report_that_needs_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "newhaven"\ntitle = "Sides <and> seats"\nbots = "random"\ndeals = 8\noptions.side = ["A", "B"]'
    )
    out = tmp_path / "out"
    done = CliRunner().invoke(app, ["study", str(file), "--out", str(out), "--workers", "1", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "Is it better to be first?" in done.output
    page = (out / "report.html").read_text()
    assert "Sides &lt;and&gt; seats" in page and "Side of the board: B" in page and page.count("<svg") > 4
    page = page.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not any(word in page for word in ("http:", "https:", "src=", "@import", "nan"))
    rows = polars.read_parquet(out / "seats.parquet")
    assert rows.group_by("cell").len().sort("cell").rows() == [("side A", 16), ("side B", 16)]
    again = CliRunner().invoke(app, ["study", str(file), "--out", str(out), "--workers", "1", "--json"])
    told = json.loads(again.output)["findings"]
    assert polars.read_parquet(out / "findings.parquet").to_dicts() == told
    assert {row["about"] for row in told} == {"match", "difference", "order", "source", "asset", "move"}


def test_a_report_speaks_every_language(found: Study) -> None:
    heads = {lang: Report(found, lang).say("table-order") for lang in LANGUAGES}
    pages = {lang: found.html(lang) for lang in LANGUAGES}
    assert len({*heads.values()}) == 3 and all(heads[lang] in pages[lang] for lang in LANGUAGES)
    assert "Riga 6" in pages["it"] and "6. sor" in pages["hu"]
    english = WORDS.messages("en")
    assert all(WORDS.messages(lang) == english for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game = ", "mine.toml” does not fit: Invalid value"),
        ('seats = "two"\ngame = "newhaven"', "does not fit: Expected `int | array | null`, got `str` - at `$.seats`"),
        ('game = "newhaven"\nseeds = 3', "does not fit: Object contains unknown field `seeds`"),
        ("deals = 10", "does not fit: Object missing required field `game`"),
        ('game = "newhaven"\ndeals = 1', "does not fit: Expected `int` >= 2 - at `$.deals`"),
        ('game = "chess"', "There is no game “chess”"),
        ('game = "newhaven"\nseats = [2, 9]', "New Haven is not played with 9 seats"),
        ('game = "newhaven"\nbots = "clever"', "There is no bot “clever”"),
        ('game = "newhaven"\nbots = "easy,easy,easy"', "3 bots were named for 2 seats"),
        ('game = "newhaven"\noptions.side = ["A", "C"]', "“side” cannot be C"),
        ('game = "newhaven"\noptions.colour = 1', "New Haven has no option “colour”"),
        (
            'game = "newhaven"\nchance = "roll"',
            "There is no kind of move “roll” to be left to chance; there are: place",
        ),
        ('game = "newhaven"\nparts = "nowhere.toml"', "nowhere.toml” cannot be read"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "mine.toml").write_text(text)
    with pytest.raises(rh.Refusal, match=re.escape(told)):
        rh.study(tmp_path / "mine.toml", folder=tmp_path)
    assert not list(tmp_path.rglob("*.parquet"))


def test_the_axis_of_a_plot_has_round_numbers() -> None:
    assert plots.ticks(-0.2, 0.31) == pytest.approx([-0.2, -0.1, 0, 0.1, 0.2, 0.3])
    assert plots.ticks(87, 163) == [100, 120, 140, 160]
