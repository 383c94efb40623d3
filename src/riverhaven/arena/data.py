"""Data: matches of bots, written down choice by choice as Parquet, which polars and pandas read in one line.

A folder has parts of some matches each: `decisions-000007.parquet` and `matches-000007.parquet`. A part is whole or it
is not there, and what is in it depends on its number alone: so a run that was interrupted goes on with the parts that
are missing, and any number of processes writes the same files.
"""

import io
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from riverhaven.core.batch import Batch
from riverhaven.core.extras import from_extra
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.recording import Recording
from riverhaven.core.schema import Schema
from riverhaven.core.state import Chosen
from riverhaven.core.words import Refusal
from riverhaven.crew import crew

if TYPE_CHECKING:
    import pyarrow

ORDER = "order.json"
SCHEMA = "schema.json"


@dataclass(frozen=True)
class Order:
    """What is to be played. A folder holds the data of one order."""

    game: str
    rules: int
    seats: int
    options: tuple[tuple[str, Chosen], ...]
    bots: tuple[str, ...]  # on seat 0, 1 and so on in the first match; one seat further in each that follows
    seed: int  # of the first match
    part: int  # matches in each part
    minds: tuple[str, ...] = ()  # what stands behind the bots' names


class Part(NamedTuple):
    """A part that was written."""

    number: int
    matches: int
    choices: int
    decisions: int
    playing: float  # seconds of a core for playing alone,
    seconds: float  # and for all of it


def played(order: Order) -> Game:
    return game(order.game).by_rules(order.rules)


def prepare(folder: Path, order: Order) -> None:
    """A folder for this order; refused where another one has begun there."""
    told = json.loads(json.dumps(asdict(order)))
    file = folder / ORDER
    if file.exists():
        if json.loads(file.read_text(encoding="utf-8")) != told:
            raise Refusal("other-data", folder=str(folder))
        return
    folder.mkdir(parents=True, exist_ok=True)
    fields = played(order).schema(order.seats)
    (folder / SCHEMA).write_text(json.dumps([field._asdict() for field in fields.values()], indent=1), encoding="utf-8")
    moves = "\n".join(played(order).moves.texts)
    (folder / "moves.txt").write_text(moves + "\n", encoding="utf-8")  # line n, counted from 0, is the move with id n
    file.write_text(json.dumps(told), encoding="utf-8")


def write(folder: Path, order: Order, games: int, workers: int, ray: str | None = None) -> Iterator[Part]:
    """Write what is still missing of so many matches; the parts as they come. Others may play, on other machines: the
    files are written here."""
    prepare(folder, order)
    counts = ((number, min(order.part, games - first)) for number, first in enumerate(range(0, games, order.part)))
    left = [(order, number, count) for number, count in counts if not is_whole(folder, number, count)]
    with crew(workers, ray) as do:
        for part, written in do(played_part, left):
            for file, content in zip(files(folder, part.number), written, strict=True):
                file.with_suffix(".tmp").write_bytes(content)
                file.with_suffix(".tmp").replace(file)
            yield part


def files(folder: Path, number: int) -> tuple[Path, Path]:
    return folder / f"decisions-{number:06}.parquet", folder / f"matches-{number:06}.parquet"


def is_whole(folder: Path, number: int, count: int) -> bool:
    """Whether a part is there, with so many matches at least: the last one of an earlier, shorter run is not."""
    with from_extra("data"):
        import pyarrow.parquet as parquet
    _, matches = files(folder, number)
    return matches.exists() and parquet.read_metadata(matches).num_rows >= count


def played_part(order: Order, number: int, count: int) -> tuple[Part, list[bytes]]:
    """Play one part: the content of its files. The matches come last, and say that all is there."""
    started, playing = time.process_time(), 0.0
    first, decisions, records, ends = number * order.part, 0, [], []
    for turn in range(order.seats):  # matches of one seating are one batch
        numbers = [first + i for i in range(count) if (first + i) % order.seats == turn]
        began = time.process_time()
        batch, record = play(order, numbers, turn)
        playing += time.process_time() - began
        decisions += batch.decisions
        records.append((numbers, record))
        ends.append((numbers, turn, batch))
    schema = played(order).schema(order.seats)
    choices = table_of_choices(schema, records, ends)
    written = [as_parquet(table) for table in (choices, table_of_matches(order, ends))]
    part = Part(number, count, len(choices), decisions, playing, time.process_time() - started)
    return part, written


def as_parquet(table: "pyarrow.Table") -> bytes:
    import pyarrow.parquet as parquet

    written = io.BytesIO()
    parquet.write_table(table, written, compression="zstd", compression_level=1)
    return written.getvalue()


def play(order: Order, numbers: Sequence[int], turn: int) -> tuple[Batch, Recording]:
    """The matches of these numbers, whose seating is `turn` seats further."""
    chosen = played(order)
    batch = chosen.batch(len(numbers), order.seats, 0, **dict(order.options))
    for row, number in enumerate(numbers):
        batch.states[row] = chosen.opening(order.seats, order.seed + number, dict(order.options))
    batch.play(seated(order, turn), record=True)
    assert batch.record is not None
    return batch, batch.record


def seated(order: Order, turn: int) -> list[str]:
    return [order.bots[(seat - turn) % order.seats] for seat in range(order.seats)]


# ---------------------------------------------------------------------------------------------------------- the tables


def table_of_choices(
    schema: Schema,
    records: Sequence[tuple[Sequence[int], Recording]],
    ends: Sequence[tuple[Sequence[int], int, Batch]],
) -> "pyarrow.Table":
    """A row for each choice, in the order of the matches."""
    import pyarrow as pa

    tables = []
    for (numbers, record), (_, _, batch) in zip(records, ends, strict=True):
        match = np.asarray(numbers, np.int64)[record.match]
        own = record.match, record.seat
        starts = np.concatenate([[0], record.ends]).astype(np.int32)
        columns = {
            "match": pa.array(match),
            "ply": pa.array(record.ply.astype(np.int32)),
            "seat": pa.array(record.seat.astype(np.int8)),
            "move": pa.array(record.move.astype(np.int16)),
            "legal": pa.ListArray.from_arrays(pa.array(starts), pa.array(record.legal.astype(np.int16))),
            "score": pa.array(batch.scores[own].astype(np.int16)),
            "place": pa.array(batch.places[own].astype(np.int8)),
        }
        seen = record.observations()
        columns |= {f"seen_{name}": column(seen[name], field.dtype) for name, field in schema.items()}
        tables.append(pa.table(columns))
    return pa.concat_tables(tables).sort_by([("match", "ascending"), ("ply", "ascending")])


def column(numbers: np.ndarray, dtype: np.dtype) -> "pyarrow.Array":
    """A field of all observations: numbers, or lists of always the same length, the last axis fastest."""
    import pyarrow as pa

    cells = np.ascontiguousarray(numbers, dtype)
    flat = pa.array(cells.reshape(-1))
    return flat if cells.ndim == 1 else pa.FixedSizeListArray.from_arrays(flat, int(np.prod(cells.shape[1:])))


def table_of_matches(order: Order, ends: Sequence[tuple[Sequence[int], int, Batch]]) -> "pyarrow.Table":
    """A row for each match."""
    import pyarrow as pa

    rows = [
        {
            "match": number,
            "seed": str(order.seed + number),
            "bots": seated(order, turn),
            "scores": batch.scores[row].tolist(),
            "places": batch.places[row].tolist(),
            "plies": int(batch.states["ply"][row]),
        }
        for numbers, turn, batch in ends
        for row, number in enumerate(numbers)
    ]
    return pa.Table.from_pylist(sorted(rows, key=lambda row: row["match"]))
