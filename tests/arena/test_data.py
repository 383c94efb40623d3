"""Data: what is written down leads through the matches again, is whole or not there, and two readers read it."""

import json
from pathlib import Path

import numpy as np
import polars
import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner

import riverhaven as rh
from riverhaven.arena.data import Order, write
from riverhaven.cli import app

GAME = rh.game("newhaven")
OPTIONS = tuple(GAME.checked({"side": "B"}).items())
ORDER = Order("newhaven", GAME.rules_version, 3, OPTIONS, ("easy", "random", "random"), 7, 4)


def test_two_readers_read_what_leads_through_the_matches_again(tmp_path: Path) -> None:
    parts = list(write(tmp_path, ORDER, 6, 1))
    assert [part.matches for part in parts] == [4, 2]
    rows = polars.read_parquet(tmp_path / "decisions-*.parquet")
    ends = polars.read_parquet(tmp_path / "matches-*.parquet")
    first = parquet.read_table(tmp_path / "decisions-000000.parquet").to_pylist()
    assert rows.filter(polars.col("match") < 4).to_dicts() == first
    assert len(rows) == sum(part.choices for part in parts) and ends["match"].to_list() == list(range(6))
    assert ends["bots"].to_list()[:2] == [["easy", "random", "random"], ["random", "easy", "random"]]
    number = 5
    choices = iter(rows.filter(polars.col("match") == number).iter_rows(named=True))
    match = GAME.new(3, seed=7 + number, side="B")
    while not match.over:
        seat = match.waiting[0]
        moves = match.moves(seat)
        if len(moves) == 1:
            match.play(seat, moves[0])
            continue
        row = next(choices)
        assert (row["ply"], row["seat"]) == (match.ply, seat) and row["legal"] == [move.id for move in moves]
        assert all(row[f"seen_{name}"] == flat(seen) for name, seen in match.observation(seat).items())
        match.play(seat, row["move"])
    assert next(choices, None) is None
    assert ends["scores"].to_list()[number] == list(match.scores)
    assert (row["score"], row["place"]) == (match.scores[row["seat"]], match.places[row["seat"]])


def flat(numbers: object) -> object:
    cells = np.asarray(numbers)
    return cells.item() if cells.ndim == 0 else cells.ravel().tolist()


def test_what_is_missing_is_written_again_and_nothing_else(tmp_path: Path) -> None:
    list(write(tmp_path, ORDER, 8, 1))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    (tmp_path / "matches-000001.parquet").unlink()  # the power went off before the part was whole
    (tmp_path / "decisions-000001.tmp").write_text("half")
    again = list(write(tmp_path, ORDER, 8, 2))
    assert [part.number for part in again] == [1]
    after = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert after == before
    assert not list(write(tmp_path, ORDER, 8, 1))
    assert [part.number for part in write(tmp_path, ORDER, 10, 1)] == [2]  # and more of it is asked for
    assert not list(write(tmp_path, ORDER, 5, 1))  # who asks for less takes nothing away
    assert parquet.read_metadata(tmp_path / "matches-000001.parquet").num_rows == 4


def test_a_folder_holds_the_data_of_one_order(tmp_path: Path) -> None:
    list(write(tmp_path, ORDER, 1, 1))
    with pytest.raises(rh.Refusal, match="data of something else"):
        list(write(tmp_path, Order("newhaven", GAME.rules_version, 2, OPTIONS, ("easy", "easy"), 7, 4), 1, 1))
    fields = json.loads((tmp_path / "schema.json").read_text())
    assert {field["name"] for field in fields} == set(GAME.schema(3))
    assert (tmp_path / "moves.txt").read_text().splitlines()[5] == GAME.moves.text(5)


def test_the_command_line_writes_and_goes_on(tmp_path: Path) -> None:
    command = ["data", "newhaven", "--out", str(tmp_path / "d"), "--bots", "random", "--workers", "1", "--json"]
    first = CliRunner().invoke(app, [*command, "--games", "3"])
    assert json.loads(first.stdout)["matches"] == 3
    assert json.loads(CliRunner().invoke(app, [*command, "--games", "3"]).stdout)["matches"] == 0
    refused = CliRunner().invoke(app, [*command[:4], "--bots", "random,random,random"])
    assert isinstance(refused.exception, rh.Refusal)
