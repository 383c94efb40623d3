"""parts.toml -> one read-only record, if a game can be played with what the file says."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from riverhaven.core.parts import number, put
from riverhaven.core.record import Field, RecordType
from riverhaven.games.newhaven.state import (
    BOARD,
    COLOUR_COUNT,
    COLOURS,
    COLUMNS,
    DISPLAY,
    HAND_TILES,
    KINDS,
    MOST_COPIES,
    MOST_SETS,
    NUMBERS,
    ROWS,
    SEATS,
    SPACES,
    TILE_KINDS,
)

TOML = tomllib.loads((Path(__file__).parent / "parts.toml").read_text(encoding="utf-8"))
VILLAGE_NAMES = tuple(TOML["village"]["names"])

FEWEST = 2  # players
NOWHERE = SEATS + 1  # more players than the game takes
QUARTERS = 4
PRINTED, SETTLEMENTS, PONDS, CLEARINGS = 4, 8, 4, 13
LONGEST_TRACK = 20  # the picture has room for no more
MOST_POINTS = 127  # of a line or a charter: one byte, and no score comes near the end of its two

PARTS = RecordType(
    # the smallest player count that plays on a space
    Field("smallest_table", range(FEWEST, NOWHERE + 1), BOARD, BOARD),
    Field("track_end", range(1, LONGEST_TRACK + 1)),
    Field("printed_at", range(SPACES), PRINTED),  # side A: spaces with a printed harvest
    Field("printed", range(COLOUR_COUNT), PRINTED, QUARTERS),
    Field("settlement", range(SPACES), SETTLEMENTS),  # side B
    Field("clearing", range(SPACES), CLEARINGS),
    Field("pond", range(FEWEST, SEATS + 1), PONDS),  # the smallest player count that keeps this pond
    Field("cost", range(1, NUMBERS + 1), ROWS),  # the number on the spaces of a row, and the row's colonists
    Field("column_colonists", range(1, MOST_POINTS + 1), COLUMNS),
    Field("building", range(1, MOST_SETS + 1), KINDS),  # how many there are of each kind
    Field("sets_removed", range(MOST_SETS), SEATS + 1),  # by Careful Harvest, for each player count
    Field("start_buildings", range(MOST_SETS * KINDS + 1)),
    Field("start_tiles", range(1, HAND_TILES + 1)),
    Field("careful_tiles", range(1, HAND_TILES + 1)),
    Field("tile", range(COLOUR_COUNT), TILE_KINDS, QUARTERS),  # the colours, clockwise from the top left
    Field("tile_count", range(MOST_COPIES + 1), TILE_KINDS),
    Field("row_charter", range(MOST_POINTS + 1)),
    Field("column_charter", range(MOST_POINTS + 1)),
    Field("colour_charter", range(MOST_POINTS + 1)),
    Field("most_charters", range(MOST_POINTS + 1)),
)


# Numbers that are taken as they stand: the field, and the table and key of the file
PLAIN = {
    "track_end": ("board", "track_end"),
    "pond": ("ponds", "smallest_table"),
    "column_colonists": ("village", "columns"),
    "start_buildings": ("hand", "buildings"),
    "start_tiles": ("hand", "tiles"),
    "careful_tiles": ("hand", "tiles_in_careful_harvest"),
    "row_charter": ("charters", "row"),
    "column_charter": ("charters", "column"),
    "colour_charter": ("charters", "six_of_a_colour"),
    "most_charters": ("charters", "most_charters"),
}


def record_of(toml: dict[str, Any]) -> np.record:
    c = PARTS.blank()
    for field, (table, key) in PLAIN.items():
        put(c, PARTS.fields[field], table, key, toml[table][key])
    read_board(c, toml["board"])
    read_side_a(c, toml["side_a"])
    read_side_b(c, toml["side_b"])
    read_village(c, toml["village"])
    read_buildings(c, toml["buildings"])
    read_tiles(c, toml["tiles"])
    for setup in setups():
        check_turns(c, setup)
        check_buildings(c, setup)
        check_tiles(c, setup)
    return c


# ---------------------------------------------------------------------------------------------------------- the board


def read_board(c: np.record, board: dict[str, Any]) -> None:
    for key, must in (("size", BOARD), ("display", DISPLAY)):
        if board[key] != must:
            raise ValueError(f"[board] '{key}' must be {must}, and is {board[key]}")
    area = board["area"]
    if len(area) != BOARD:
        raise ValueError(f"[board] 'area' must have {BOARD} rows, and has {len(area)}")
    for row in area:
        if len(row) != BOARD or set(row) - set("#234"):
            raise ValueError(f"[board] a row of the area has {BOARD} spaces, each one of #234, unlike '{row}'")
    if any(area[row][column] != "#" for row in (0, -1) for column in (0, -1)):
        raise ValueError("[board] the four corners of the 'area' must be #: charters hang there")
    c.smallest_table = [[NOWHERE if space == "#" else int(space) for space in row] for row in area]


def read_side_a(c: np.record, side: dict[str, Any]) -> None:
    places = [[row, column] for row, column, _ in side["harvest"]]
    c["printed_at"] = spaces("side_a", "harvest", places, PRINTED)
    c.printed = [quarters("side_a", tile) for _, _, tile in side["harvest"]]
    check_in_every_area(c, "side_a", "harvest", c.printed_at)


def read_side_b(c: np.record, side: dict[str, Any]) -> None:
    c["settlement"] = spaces("side_b", "settlements", side["settlements"], SETTLEMENTS)
    check_in_every_area(c, "side_b", "settlements", c.settlement)
    c["clearing"] = spaces("side_b", "clearings", side["clearings"], CLEARINGS)
    if set(c.settlement.tolist()) & set(c.clearing.tolist()):
        raise ValueError("[side_b] none of the 'clearings' may be a settlement")
    if (c.smallest_table.flat[c.clearing] == NOWHERE).any():
        raise ValueError("[side_b] all 'clearings' must lie on spaces of the board's area")


def spaces(table: str, key: str, places: list[list[int]], count: int) -> list[int]:
    """The spaces on these rows and columns: so many, and all of them different."""
    if len(places) != count:
        raise ValueError(f"[{table}] '{key}' must have {count} entries, and has {len(places)}")
    for place in places:
        if len(place) != 2 or not all(0 <= number < BOARD for number in place):
            raise ValueError(f"[{table}] '{key}': a space is a row and a column from 0 to {BOARD - 1}, unlike {place}")
    found = [row * BOARD + column for row, column in places]
    if len(set(found)) < len(found):
        raise ValueError(f"[{table}] '{key}': all spaces must be different")
    return found


def check_in_every_area(c: np.record, table: str, key: str, found: np.ndarray) -> None:
    """These spaces are never open, so a smaller table must not leave them out."""
    if (c.smallest_table.flat[found] != FEWEST).any():
        raise ValueError(f"[{table}] '{key}' must lie where {FEWEST} players play")


def quarters(table: str, tile: str) -> list[int]:
    if len(tile) != QUARTERS or set(tile) - set(COLOURS):
        raise ValueError(f"[{table}] a tile has four quarters of {COLOURS}, unlike '{tile}'")
    return [COLOURS.index(letter) for letter in tile]


# ------------------------------------------------------------------------------------- villages, buildings and tiles


def read_village(c: np.record, village: dict[str, Any]) -> None:
    """A row is called by its number, in moves as in sentences; so the numbers are what they are."""
    numbers = list(range(NUMBERS, 0, -1))
    if village["rows"] != numbers:
        raise ValueError(f"[village] 'rows' must be {numbers}, and is {village['rows']}")
    c.cost = numbers
    names = village["names"]
    if len(names) != SEATS or len(set(names)) < SEATS or not all(name.strip() for name in names):
        raise ValueError(f"[village] 'names' must be {SEATS} different names")


def read_buildings(c: np.record, buildings: dict[str, Any]) -> None:
    put(c, PARTS.fields["building"], "buildings", "sets", buildings["sets"])
    for seats, removed in buildings["sets_removed_by_careful_harvest"].items():
        c.sets_removed[int(seats)] = number(removed, PARTS.spans["sets_removed"], "buildings", seats)


def read_tiles(c: np.record, groups: list[dict[str, Any]]) -> None:
    tiles = [tile for group in groups for tile in group["quarters"]]
    colours = [quarters("tiles", tile) for tile in tiles]
    if len(tiles) != TILE_KINDS:
        raise ValueError(f"[tiles] there must be {TILE_KINDS} kinds of 'quarters', and there are {len(tiles)}")
    c.tile = colours
    seen: dict[str, str] = {}
    for tile in tiles:
        one_way = min(tile[turn:] + tile[:turn] for turn in range(QUARTERS))
        if one_way in seen:
            raise ValueError(f"[tiles] every kind is listed once, unlike '{tile}': turned, it is '{seen[one_way]}'")
        seen[one_way] = tile
    copies = [number(group["copies"], PARTS.spans["tile_count"], "tiles", "copies") for group in groups]
    c.tile_count = [each for each, group in zip(copies, groups, strict=True) for _ in group["quarters"]]


# --------------------------------------------------------------------------------------------------- enough to play


class Setup(NamedTuple):
    """A way to set the game up, as far as it decides how many components are needed."""

    seats: int
    side: int  # A is 0, B is 1
    careful_harvest: bool

    def __str__(self) -> str:
        variant = " in Careful Harvest" if self.careful_harvest else ""
        return f"{self.seats} players on side {'AB'[self.side]}{variant}"


def setups() -> Iterator[Setup]:
    for seats in range(FEWEST, SEATS + 1):
        yield Setup(seats, 0, False)
        yield Setup(seats, 0, True)
        yield Setup(seats, 1, False)


def first_open_spaces(c: np.record, seats: int, side: int) -> int:
    """How many spaces are open after set-up."""
    area = int((c.smallest_table <= seats).sum())
    if side == 0:
        return area - PRINTED
    return area - SETTLEMENTS + int((c.pond > seats).sum())


def first_clearings(c: np.record, seats: int, side: int) -> int:
    """How many buildings lie in clearings after set-up."""
    return int((c.smallest_table.flat[c.clearing] <= seats).sum()) if side == 1 else 0


def check_turns(c: np.record, setup: Setup) -> None:
    """A turn fills a space, and one space is left over."""
    turns = first_open_spaces(c, setup.seats, setup.side) - 1
    where = "[board] 'area'" if setup.side == 0 else "[ponds] 'smallest_table'"
    if turns < setup.seats or turns % setup.seats:
        raise ValueError(f"{where}: everybody must have the same number of turns, and {setup} have {turns} in all")


def check_buildings(c: np.record, setup: Setup) -> None:
    sets = int(c.building[0]) - (int(c.sets_removed[setup.seats]) if setup.careful_harvest else 0)
    needed = DISPLAY + setup.seats * int(c.start_buildings) + first_clearings(c, setup.seats, setup.side)
    there = KINDS * max(sets, 0)
    if there < needed:
        raise ValueError(f"[buildings] 'sets': {setup} need {needed} buildings to begin, and there are {there}")


def check_tiles(c: np.record, setup: Setup) -> None:
    """Everybody holds tiles and a shipment, every turn but the last replaces a tile, and side B begins with some."""
    held = int(c.careful_tiles if setup.careful_harvest else c.start_tiles) + 1
    turns = first_open_spaces(c, setup.seats, setup.side) - 1
    needed = setup.seats * held + turns - 1 + (SETTLEMENTS - PONDS if setup.side == 1 else 0)
    there = int(c.tile_count.sum())
    if there < needed:
        raise ValueError(f"[tiles] 'copies': {setup} need {needed} harvest tiles, and there are {there}")
