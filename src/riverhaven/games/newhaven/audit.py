"""What is impossible about a state: the components are conserved, and every count says the truth."""

import numpy as np

from riverhaven.games.newhaven.rules.village import FACE_DOWN, points
from riverhaven.games.newhaven.state import (
    COLOUR_COUNT,
    COLOUR_NAMES,
    DRAW,
    KINDS,
    NUMBERS,
    OPEN,
    PHASES,
    PLACE,
    SPACE_NAMES,
)


def audit(c: np.record, s: np.record) -> str | None:
    """One sentence about the first thing that cannot be, or None."""
    for check in (_turn, _buildings, _tiles, _board, _villages, _secrets):
        wrong = check(c, s)
        if wrong is not None:
            return wrong
    return None


def _turn(c: np.record, s: np.record) -> str | None:
    seats = int(s.seats)
    if not 0 <= s.active < seats or not 0 <= s.builder < seats:
        return f"the active player and the builder must be seats from 0 to {seats - 1}"
    if not 0 <= s.phase < len(PHASES):
        return f"the phase must be a number from 0 to {len(PHASES) - 1}"
    asked = 0 if s.over else 1 << (s.active if s.phase in (PLACE, DRAW) else s.builder)
    if s.waiting != asked:
        return f"waiting must be {asked}, the bit of the seat whose decision it is"
    if s.phase == DRAW and not s.over and not s.display.any() and not s.has_drawn:
        return "somebody must draw from an empty display"
    if (s.resource < 0).any():
        return "a resource is below 0"
    return None


def _buildings(c: np.record, s: np.record) -> str | None:
    """No kind of building more often than it exists; all accounted for, unless Redevelop has covered some."""
    sets = c.building - (c.sets_removed[s.seats] if s.careful_harvest else 0)
    found = s.bag + s.hand.sum(axis=0) + s.laid.sum(axis=0)
    for value in [*s.display.tolist(), *s.clearing.ravel().tolist()]:
        if value:
            found[value - 1] += 1
    for row, number in enumerate(c.cost.tolist()):
        for value in s.plot[:, row, :].ravel().tolist():
            if 0 < value <= FACE_DOWN:
                found[(value - 1) * NUMBERS + number - 1] += 1
    for kind in range(KINDS):
        name = f"{COLOUR_NAMES[kind // NUMBERS]} {kind % NUMBERS + 1}"
        if found[kind] > sets[kind]:
            return f"there are {found[kind]} buildings {name} in play, and only {sets[kind]} exist"
        if found[kind] < sets[kind] and not s.redevelop:
            return f"only {found[kind]} buildings {name} are in play, and there are {sets[kind]}"
    if s.bag_count != s.bag.sum():
        return f"bag_count is {s.bag_count}, and {s.bag.sum()} buildings are in the bag"
    if (s.bag < 0).any() or (s.hand < 0).any() or (s.laid < 0).any():
        return "there are fewer than 0 buildings of a kind"
    return None


def _tiles(c: np.record, s: np.record) -> str | None:
    """No kind of tile more often than it exists, and enough left for every unused shipment."""
    held = np.bincount(s.tiles[s.tiles > 0] - 1, minlength=len(c.tile_count))
    if (s.supply < 0).any() or (s.supply + held > c.tile_count).any():
        return "there are more harvest tiles of a kind than exist"
    if s.supply.sum() < s.shipment.sum() + (s.shipped_to >= 0):
        return "too few harvest tiles are left for the shipments that nobody has seen"
    return None


def _board(c: np.record, s: np.record) -> str | None:
    open_spaces = np.count_nonzero(s.space == OPEN)
    if s.open_spaces != open_spaces:
        return f"open_spaces is {s.open_spaces}, and {open_spaces} spaces are open"
    covered = np.isin(s.space, [SPACE_NAMES.index("+"), SPACE_NAMES.index("?")])
    if (covered.repeat(2, axis=0).repeat(2, axis=1) != (s.square > 0)).any():
        return "a space with a tile must have four coloured squares, and any other space none"
    if (s.clearing[s.space != OPEN] != 0).any():
        return "a building lies on a space that is not open"
    return None


def _villages(c: np.record, s: np.record) -> str | None:
    for seat in range(s.seats):
        for colour in range(COLOUR_COUNT):
            down = np.count_nonzero(s.plot[seat] == colour + 1 + FACE_DOWN)
            built = np.count_nonzero(s.plot[seat] == colour + 1) + down
            if s.built[seat, colour] != built:
                return f"built says {s.built[seat, colour]} {COLOUR_NAMES[colour]} for seat {seat}, the village {built}"
            laid = s.laid_count[seat, colour]
            if laid < down or (laid > down and not s.redevelop):
                return f"laid_count says {laid} {COLOUR_NAMES[colour]} for seat {seat}, and {down} lie face down"
        if s.score[seat] != points(c, s, seat):
            return f"the score of seat {seat} is {points(c, s, seat)}, not {s.score[seat]}"
    return None


def _secrets(c: np.record, s: np.record) -> str | None:
    for seat in range(s.seats):
        if s.hand_count[seat] != s.hand[seat].sum():
            return f"hand_count says {s.hand_count[seat]} for seat {seat}, and it holds {s.hand[seat].sum()}"
        if (s.known[seat] > s.hand[seat]).any() or (s.known[seat] < 0).any():
            return f"known says more of seat {seat} than it holds"
        if (s.laid[seat].reshape(COLOUR_COUNT, NUMBERS).sum(axis=1) != s.laid_count[seat]).any():
            return f"laid and laid_count of seat {seat} differ"
    return None
