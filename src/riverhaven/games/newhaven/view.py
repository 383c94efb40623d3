"""The redacted record as people speak of it."""

from functools import lru_cache

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from riverhaven.core.view import Memory, View, header, seen_by_all
from riverhaven.games.newhaven.parts import VILLAGE_NAMES
from riverhaven.games.newhaven.rules.village import (
    charter_points,
    column_points,
    empty_plots,
    row_points,
)
from riverhaven.games.newhaven.secrets import redact
from riverhaven.games.newhaven.state import (
    BOARD,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLUMNS,
    FACE_DOWN,
    NUMBERS,
    PHASES,
    ROWS,
    SHIPMENT,
    SPACE_LABELS,
    STATE,
    TAKEN,
    Phase,
)

CHARTER_NAMES = ("row", "column", *COLOUR_NAMES, "most")
SPACE_KINDS = ("closed", "open", "tile", "pond", "shipment")


class Building(Struct, frozen=True):
    colour: str
    number: int | None  # None: face down, and not ours to know


class Plot(Struct, frozen=True):
    colour: str
    face_up: bool


class Space(Struct, frozen=True):
    label: str
    kind: str  # one of SPACE_KINDS
    quarters: tuple[str, ...]  # colours clockwise from the top left; empty where there is no tile
    gathered: tuple[bool, ...]  # which quarters belong to the harvest of the last tile
    building: Building | None  # that lies in the clearing


class Village(Struct, frozen=True):
    name: str
    plots: tuple[tuple[Plot | None, ...], ...]  # six rows from the top (6) to the bottom (1)
    row_points: tuple[int, ...]
    column_points: tuple[int, ...]
    empty_plots: int
    charters: tuple[str, ...]
    shipment: bool  # not yet used
    tile_count: int
    building_count: int
    known: tuple[Building, ...]  # buildings in the hand that everybody saw being taken


class Mine(Struct, frozen=True):
    """What only the viewer sees."""

    tiles: tuple[tuple[str, ...] | None, ...]  # quarters of the tile in each place of the hand
    buildings: tuple[Building, ...]


class NewHavenView(View, frozen=True, kw_only=True):
    active: int
    turn: int  # of the match, counted from 1
    turns: int  # that the match has
    side: str
    redevelop: bool
    charters: dict[str, int]  # the points of each charter; empty in a match without them
    track_end: int
    row_colonists: tuple[int, ...]  # also the number, and the cost, of every plot in the row
    column_colonists: tuple[int, ...]
    resources: dict[str, int]
    harvest: dict[str, int]
    draws_left: int
    must_take_from_display: bool
    board: tuple[tuple[Space, ...], ...]
    open_spaces: int
    display: tuple[Building | None, ...]
    bag_count: int
    villages: tuple[Village, ...]
    mine: Mine | None


def view(c: np.record, s: np.record, seat: int) -> NewHavenView:
    table = _table(c, s)
    return table if seat < 0 else replace(table, seat=seat, mine=_mine(c, s, seat))


@seen_by_all(redact)
def _table(c: np.record, s: np.record) -> NewHavenView:
    seats = int(s.seats)
    turn, turns = _turns(c, s)
    return NewHavenView(
        **header(PHASES, s, -1),
        active=int(s.active),
        turn=turn,
        turns=turns,
        side="AB"[s.side],
        redevelop=bool(s.redevelop),
        charters={name: int(charter_points(c, i)) for i, name in enumerate(CHARTER_NAMES) if s.charters},
        track_end=int(c.track_end),
        row_colonists=tuple(c.cost.tolist()),
        column_colonists=tuple(c.column_colonists.tolist()),
        resources=_by_colour(s.resource),
        harvest=_by_colour(s.harvest),
        draws_left=int(s.draws_left),
        must_take_from_display=not s.has_drawn,
        board=_board(_rows(s.space), _rows(s.square), _rows(s.clearing)),
        open_spaces=int(s.open_spaces),
        display=tuple(_building(value) for value in s.display.tolist()),
        bag_count=int(s.bag_count),
        villages=tuple(_village(c, s, other) for other in range(seats)),
        mine=None,
    )


def _turns(c: np.record, s: np.record) -> tuple[int, int]:
    """Which turn this is, and how many there are: each fills a space, and one space is left over."""
    at_the_start = len(c.settlement) - len(c.pond) if s.side else len(c.printed_at)
    played = int(np.isin(s.space, (TAKEN, SHIPMENT)).sum()) - at_the_start
    return played + int(s.phase == Phase.PLACE), played + int(s.open_spaces) - 1


def _by_colour(counts: np.ndarray) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, counts.tolist(), strict=True))


def _building(value: int) -> Building | None:
    """A building from its number in the state, where 0 is none."""
    return Building(COLOUR_NAMES[(value - 1) // NUMBERS], (value - 1) % NUMBERS + 1) if value else None


def _buildings(counts: np.ndarray) -> tuple[Building, ...]:
    found = (_building(kind + 1) for kind, count in enumerate(counts.tolist()) for _ in range(count))
    return tuple(building for building in found if building is not None)


Rows = tuple[tuple[int, ...], ...]


def _rows(field: np.ndarray) -> Rows:
    return tuple(map(tuple, field.tolist()))


@lru_cache(maxsize=1024)
def _board(kinds: Rows, squares: Rows, clearings: Rows) -> tuple[tuple[Space, ...], ...]:
    """It lies the same for all who look, and mostly as it lay before."""

    def space(row: int, column: int) -> Space:
        (tl, tr), (bl, br) = (line[2 * column : 2 * column + 2] for line in squares[2 * row : 2 * row + 2])
        values = [v for v in (tl, tr, br, bl) if v]
        return Space(
            label=SPACE_LABELS[row * BOARD + column],
            kind=SPACE_KINDS[kinds[row][column]],
            quarters=tuple(COLOUR_NAMES[(v - 1) % COLOUR_COUNT] for v in values),
            gathered=tuple(v > COLOUR_COUNT for v in values),
            building=_building(clearings[row][column]),
        )

    return tuple(tuple(space(row, column) for column in range(BOARD)) for row in range(BOARD))


def _plot(value: int) -> Plot | None:
    return None if value == 0 else Plot(COLOUR_NAMES[(value - 1) % COLOUR_COUNT], value <= FACE_DOWN)


@lru_cache(maxsize=1024)
def _points(parts: Memory, plots: Memory) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """What the rows and the columns of a village are worth, and how many of its plots are empty."""
    c, s = parts.record, STATE.blank()
    s.plot[0] = plots.record
    rows = tuple(int(row_points(c, s, 0, row)) for row in range(ROWS))
    return rows, tuple(int(column_points(c, s, 0, column)) for column in range(COLUMNS)), int(empty_plots(s, 0))


def _village(c: np.record, s: np.record, seat: int) -> Village:
    rows, columns, empty = _points(Memory(c), Memory(s.plot[seat]))
    return Village(
        name=VILLAGE_NAMES[seat],
        plots=tuple(tuple(map(_plot, row)) for row in s.plot[seat].tolist()),
        row_points=rows,
        column_points=columns,
        empty_plots=empty,
        charters=tuple(CHARTER_NAMES[i] for i, holder in enumerate(s.charter.tolist()) if holder == seat + 1),
        shipment=bool(s.shipment[seat]),
        tile_count=int(np.count_nonzero(s.tiles[seat])),
        building_count=int(s.hand_count[seat]),
        known=_buildings(s.known[seat]),
    )


def _mine(c: np.record, s: np.record, seat: int) -> Mine:
    def tile(value: int) -> tuple[str, ...] | None:
        return tuple(COLOUR_NAMES[colour] for colour in c.tile[value - 1]) if value else None

    return Mine(tiles=tuple(map(tile, s.tiles[seat].tolist())), buildings=_buildings(s.hand[seat]))
