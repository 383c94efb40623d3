"""The harvest: shipments, tiles, what the last of them gathered, and what is left of it."""

from collections.abc import Iterable, Mapping

import numpy as np

from riverhaven.core.audit import Numbers, conserved
from riverhaven.games.newhaven.audit.board import quarters_of
from riverhaven.games.newhaven.audit.turn import is_placing, tiles_placed
from riverhaven.games.newhaven.parts import QUARTERS
from riverhaven.games.newhaven.state import (
    BOARD,
    COLOUR_COUNT,
    COLOURS,
    GATHERED,
    HAND_TILES,
    SHIPMENT,
    SPACE_LABELS,
    TAKEN,
    TILE_KINDS,
    UNKNOWN,
)

Place = tuple[int, int]  # row and column of a square or a plot


def _shipments(c: Numbers, s: Numbers) -> str | None:
    """At most one lies face down, until the turn ends; and nobody has used theirs before their first turn."""
    face_down = np.flatnonzero(s.space == SHIPMENT).tolist()
    if face_down != ([s.shipped_to] if s.shipped_to >= 0 else []):
        return "shipped_to must be the one space with a shipment, or -1 if there is none"
    if face_down and is_placing(s):
        return "shipped_to must be -1 before a tile is placed"
    if face_down and s.shipment[s.active]:
        return f"shipment must be 0 for seat {s.active}, which has played it"
    if face_down and len(set(quarters_of(s, face_down[0]) or [])) > 1:
        return f"square must have one colour on {SPACE_LABELS[face_down[0]]}, where the shipment lies"
    for seat in range(tiles_placed(c, s), s.seats):
        if not s.shipment[seat]:
            return f"shipment must be 1 for seat {seat}, which has had no turn"
    return None


def _tiles_in_hand(c: Numbers, s: Numbers) -> str | None:
    """The active player has no tile for the one that was placed until the turn ends."""
    if (s.tiles == UNKNOWN).any():
        return f"tiles must be from 0 to {TILE_KINDS}: none may be unknown"
    size = c.careful_tiles if s.careful_harvest else c.start_tiles
    for seat in range(s.seats):
        has_placed = seat == s.active and not is_placing(s) and s.shipped_to < 0
        held = size - 1 if has_placed else size
        if np.count_nonzero(s.tiles[seat, :size]) != held or s.tiles[seat, size:].any():
            return f"tiles must be {held} in the hand of seat {seat}, in the first {size} of {HAND_TILES} places"
    return None


def _tiles(c: Numbers, s: Numbers) -> str | None:
    """Each kind of tile is as often in the supply, in the hands and on the board as it exists.

    A shipment stays in the supply until it is turned over: nobody has seen it.
    """
    kinds = _kinds_of_tiles(c)
    found = s.supply + np.bincount(s.tiles[s.tiles > 0] - 1, minlength=TILE_KINDS)
    printed = set(c.printed_at.tolist()) if s.side == 0 else set()
    for space in np.flatnonzero(s.space == TAKEN).tolist():
        if space in printed:
            continue
        quarters = tuple(quarters_of(s, space) or ())
        if quarters not in kinds:
            return f"square must show a harvest tile that exists on {SPACE_LABELS[space]}"
        found[kinds[quarters]] += 1
    names = ("".join(COLOURS[colour] for colour in tile) for tile in c.tile.tolist())
    return conserved("harvest tiles", names, found, c.tile_count, "in supply, tiles and square")


def _kinds_of_tiles(c: Numbers) -> dict[tuple[int, ...], int]:
    """The kind of a tile by its quarters, however it is turned."""
    tiles = enumerate(c.tile.tolist())
    return {(*tile[turn:], *tile[:turn]): kind for kind, tile in tiles for turn in range(len(tile))}


def _harvest(c: Numbers, s: Numbers) -> str | None:
    """The squares that are marked as gathered are the chains of the last tile, and harvest counts them."""
    gathered = {(row, column) for row, column in np.argwhere(s.square > GATHERED).tolist()}
    marked = [int(np.count_nonzero(s.square == colour + 1 + GATHERED)) for colour in range(COLOUR_COUNT)]
    lacking = [n - m for n, m in zip(s.harvest, marked, strict=True)]
    if is_placing(s) and _turned_over(s, lacking):
        return None
    if any(lacking):
        return f"harvest must be {marked}, as many squares as are marked as gathered"
    if tiles_placed(c, s) == 0:
        return "square must have no harvest before the first tile is placed" if gathered else None
    colours = {place: (square - 1) % COLOUR_COUNT for place, square in np.ndenumerate(s.square) if square}
    last = (_squares_of(space) for space in ([s.shipped_to] if s.shipped_to >= 0 else range(s.space.size)))
    if not any(gathered.issuperset(tile) and connected(colours, tile) == gathered for tile in last):
        return "square must mark as gathered the chains of one tile, the last one, whole and nothing else"
    return None


def _turned_over(s: Numbers, lacking: list[int]) -> bool:
    """Whether the last tile was a shipment: it gathered one colour, and turned over, its squares are others."""
    before = (s.active - 1) % s.seats
    return not s.shipment[before] and np.count_nonzero(s.harvest) == 1 and sorted(lacking) == [0, 0, 0, QUARTERS]


def _squares_of(space: int) -> list[Place]:
    row, column = divmod(int(space), BOARD)
    return [(2 * row + down, 2 * column + across) for down in (0, 1) for across in (0, 1)]


def connected(colours: Mapping[Place, int], start: Iterable[Place]) -> set[Place]:
    """All places that hang together with those at the `start`, side by side in one colour."""
    found = list(start)
    seen = set(found)
    for row, column in found:  # which grows meanwhile
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near not in seen and colours.get(near) == colours[row, column]:
                seen.add(near)
                found.append(near)
    return seen


def _resources(c: Numbers, s: Numbers) -> str | None:
    """No more is left than was gathered. Before a tile is placed the markers mean nothing: gathering sets them anew."""
    most = np.minimum(s.harvest, c.track_end) if s.track_cap else s.harvest
    if not is_placing(s) and (s.resource > most).any():
        return f"resource must be at most {most.tolist()}, what was gathered"
    return None


CHECKS = (_shipments, _tiles_in_hand, _tiles, _harvest, _resources)
