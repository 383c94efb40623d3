"""parts.toml -> one read-only record."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from riverhaven.core.state import blank, frozen, record_type
from riverhaven.games.newhaven.state import BOARD, COLOURS, COLUMNS, KINDS, ROWS, TILE_KINDS

TOML = tomllib.loads((Path(__file__).parent / "parts.toml").read_text(encoding="utf-8"))
VILLAGE_NAMES = tuple(TOML["village"]["names"])

PARTS = record_type(
    [
        ("smallest_table", "i1", (BOARD, BOARD)),  # the smallest player count that plays on a space
        ("track_end", "i1"),
        ("printed_at", "i1", (4,)),  # side A: spaces with a printed harvest
        ("printed", "i1", (4, 4)),
        ("settlement", "i1", (8,)),  # side B
        ("clearing", "i1", (13,)),
        ("pond", "i1", (4,)),  # the smallest player count that keeps this pond
        ("cost", "i1", (ROWS,)),  # the number on the spaces of a row, and the row's colonists
        ("column_colonists", "i1", (COLUMNS,)),
        ("building", "i1", (KINDS,)),  # how many there are of each kind
        ("sets_removed", "i1", (5,)),  # by Careful Harvest, for each player count
        ("start_buildings", "i1"),
        ("start_tiles", "i1"),
        ("careful_tiles", "i1"),
        ("tile", "i1", (TILE_KINDS, 4)),  # the colours of the quarters, clockwise from the top left
        ("tile_count", "i1", (TILE_KINDS,)),
        ("row_charter", "i1"),
        ("column_charter", "i1"),
        ("colour_charter", "i1"),
        ("most_charters", "i1"),
    ]
)


def record_of(toml: dict[str, Any]) -> np.record:
    c = blank(PARTS)
    board, buildings, hand, charters = toml["board"], toml["buildings"], toml["hand"], toml["charters"]
    nowhere = max(c.sets_removed.shape)  # more players than the game takes
    c.smallest_table = [[nowhere if space == "#" else int(space) for space in row] for row in board["area"]]
    c.track_end = board["track_end"]
    c.printed_at = [row * BOARD + column for row, column, _ in toml["side_a"]["harvest"]]
    c.printed = [quarters(tile) for _, _, tile in toml["side_a"]["harvest"]]
    c.settlement = [row * BOARD + column for row, column in toml["side_b"]["settlements"]]
    c.clearing = [row * BOARD + column for row, column in toml["side_b"]["clearings"]]
    c.pond = toml["ponds"]["smallest_table"]
    c.cost = toml["village"]["rows"]
    c.column_colonists = toml["village"]["columns"]
    c.building = buildings["sets"]
    for seats, sets in buildings["sets_removed_by_careful_harvest"].items():
        c.sets_removed[int(seats)] = sets
    c.start_buildings = hand["buildings"]
    c.start_tiles = hand["tiles"]
    c.careful_tiles = hand["tiles_in_careful_harvest"]
    tiles = [(quarters(tile), group["copies"]) for group in toml["tiles"] for tile in group["quarters"]]
    c.tile = [colours for colours, _ in tiles]
    c.tile_count = [copies for _, copies in tiles]
    c.row_charter = charters["row"]
    c.column_charter = charters["column"]
    c.colour_charter = charters["six_of_a_colour"]
    c.most_charters = charters["most_charters"]
    return frozen(c)


def quarters(tile: str) -> list[int]:
    if len(tile) != 4 or set(tile) - set(COLOURS):
        raise ValueError(f"[tiles] a tile has four quarters of {COLOURS}, unlike {tile!r}")
    return [COLOURS.index(letter) for letter in tile]
