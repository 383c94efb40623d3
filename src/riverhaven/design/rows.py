"""The rows of a cell, as arrays: a row for each match, a column for each seat."""

import json
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from riverhaven.core.extras import from_extra
from riverhaven.design.playing import DID, FROM, TOOK
from riverhaven.design.question import Cell

if TYPE_CHECKING:
    import pyarrow


class Rows:
    """All matches of a cell that are there."""

    def __init__(self, cell: Cell, files: Sequence[Path]) -> None:
        with from_extra("data"):
            import pyarrow as pa
            import pyarrow.parquet as parquet

        self.cell = cell
        tables = [parquet.read_table(file) for file in files]
        # What a source is called in the first part is what it is called in all; one may come up only later.
        self.table: pyarrow.Table = pa.concat_tables(tables, promote_options="default")
        self.notes = [json.loads(table.schema.metadata[b"study"]) for table in tables]

    def __len__(self) -> int:
        return len(self.table) // self.cell.seats

    def __getitem__(self, name: str) -> np.ndarray:
        numbers: np.ndarray = self.table[name].to_numpy()
        return numbers.reshape(-1, self.cell.seats)

    def each(self, prefix: str) -> dict[str, np.ndarray]:
        """All columns whose names begin so, by the rest of their names; what was not there counts as 0."""
        names = [name for name in self.table.column_names if name.startswith(prefix)]
        return {name.removeprefix(prefix): np.nan_to_num(self[name]) for name in names}

    @cached_property
    def deals(self) -> np.ndarray:
        """The deal of each match: some have the same, with other seatings."""
        return self["deal"][:, 0]

    @cached_property
    def scores(self) -> np.ndarray:
        return self["score"].astype(float)

    @cached_property
    def won(self) -> np.ndarray:
        """The share of each seat in the victory."""
        return self["won"]

    @cached_property
    def sources(self) -> dict[str, np.ndarray]:
        return self.each(FROM)

    @cached_property
    def kinds(self) -> dict[str, np.ndarray]:
        return self.each(DID)

    @cached_property
    def assets(self) -> dict[str, np.ndarray]:
        return self.each(TOOK)

    def noted(self, what: str) -> set[str]:
        """The phases, reasons or kinds of moves that have come up."""
        return {name for note in self.notes for name in note[what]}

    def called(self, source: str, lang: str) -> str:
        """What a source is called in a language; the columns have its English name."""
        return next((str(note["sources"][source][lang]) for note in self.notes if source in note["sources"]), source)
