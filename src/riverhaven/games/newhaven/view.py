"""The redacted record as people speak of it."""

import numpy as np
from msgspec import Struct

from riverhaven.games.newhaven.parts import VILLAGE_NAMES
from riverhaven.games.newhaven.rules.village import (
    FACE_DOWN,
    charter_points,
    column_points,
    empty_plots,
    row_points,
)
from riverhaven.games.newhaven.state import (
    BOARD,
    CHARTERS,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLUMNS,
    NUMBERS,
    PHASES,
    ROWS,
    SPACE_LABELS,
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


class View(Struct, frozen=True):
    seat: int | None
    phase: str
    waiting: tuple[int, ...]
    active: int
    over: bool
    scores: tuple[int, ...]
    places: tuple[int, ...]
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


def view(c: np.record, s: np.record, seat: int) -> View:
    seats = int(s.seats)
    return View(
        seat=None if seat < 0 else seat,
        phase=PHASES[s.phase],
        waiting=tuple(other for other in range(seats) if s.waiting >> other & 1),
        active=int(s.active),
        over=bool(s.over),
        scores=tuple(s.score[:seats].tolist()),
        places=tuple(s.place[:seats].tolist()),
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
        board=_board(s),
        open_spaces=int(s.open_spaces),
        display=tuple(_building(value) for value in s.display.tolist()),
        bag_count=int(s.bag_count),
        villages=tuple(_village(c, s, other) for other in range(seats)),
        mine=None if seat < 0 else _mine(c, s, seat),
    )


def _by_colour(counts: np.ndarray) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, counts.tolist(), strict=True))


def _building(value: int) -> Building | None:
    """A building from its number in the state, where 0 is none."""
    return Building(COLOUR_NAMES[(value - 1) // NUMBERS], (value - 1) % NUMBERS + 1) if value else None


def _buildings(counts: np.ndarray) -> tuple[Building, ...]:
    found = (_building(kind + 1) for kind, count in enumerate(counts.tolist()) for _ in range(count))
    return tuple(building for building in found if building is not None)


def _board(s: np.record) -> tuple[tuple[Space, ...], ...]:
    kinds, squares, clearings = s.space.tolist(), s.square.tolist(), s.clearing.tolist()

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


def _village(c: np.record, s: np.record, seat: int) -> Village:
    return Village(
        name=VILLAGE_NAMES[seat],
        plots=tuple(tuple(map(_plot, row)) for row in s.plot[seat].tolist()),
        row_points=tuple(int(row_points(c, s, seat, row)) for row in range(ROWS)),
        column_points=tuple(int(column_points(c, s, seat, column)) for column in range(COLUMNS)),
        empty_plots=int(empty_plots(s, seat)),
        charters=tuple(CHARTER_NAMES[i] for i in range(CHARTERS) if s.charter[i] == seat + 1),
        shipment=bool(s.shipment[seat]),
        tile_count=int(np.count_nonzero(s.tiles[seat])),
        building_count=int(s.hand_count[seat]),
        known=_buildings(s.known[seat]),
    )


def _mine(c: np.record, s: np.record, seat: int) -> Mine:
    def tile(value: int) -> tuple[str, ...] | None:
        return tuple(COLOUR_NAMES[colour] for colour in c.tile[value - 1]) if value else None

    return Mine(tiles=tuple(map(tile, s.tiles[seat].tolist())), buildings=_buildings(s.hand[seat]))
