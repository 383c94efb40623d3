"""The buildings: drawn, built and laid, each as often as it exists; and how many decisions that took."""

import numpy as np

from riverhaven.core.audit import Numbers, counted
from riverhaven.games.newhaven.audit.harvest import connected
from riverhaven.games.newhaven.audit.turn import finished_turns, tiles_placed
from riverhaven.games.newhaven.parts import first_clearings
from riverhaven.games.newhaven.state import (
    COLOUR_COUNT,
    COLOUR_NAMES,
    DISPLAY,
    FACE_DOWN,
    KINDS,
    NUMBERS,
    PHASES,
    SEATS,
    Phase,
)


def _owed(s: Numbers) -> int:
    """How many buildings the active player draws in this turn, if it is about drawing."""
    return int(np.count_nonzero(s.resource == 0))


def _drawn_this_turn(s: Numbers) -> int:
    return _owed(s) - int(s.draws_left) if s.phase == Phase.DRAW and not s.over else 0


def _draws(c: Numbers, s: Numbers) -> str | None:
    """One for every resource that is 0. Draws lapse when there is nothing to draw."""
    left, owed = int(s.draws_left), _owed(s)
    nothing = s.bag_count == 0 and not s.display.any()
    if s.phase != Phase.DRAW or s.over:
        wrong = left > 0 and not nothing
        return f"draws_left must be 0 but in the phase {Phase.DRAW} ({PHASES[Phase.DRAW]})" if wrong else None
    if nothing or not owed:
        return (
            f"phase must not be {Phase.DRAW} ({PHASES[Phase.DRAW]}) when no resource is 0, or display and bag are empty"
        )
    if left not in (range(1, owed) if s.has_drawn else [owed]):
        return f"draws_left must be {owed}, the resources that are 0, and after a draw less than that but not 0"
    return None


def _display(c: Numbers, s: Numbers) -> str | None:
    """It is refilled after every turn, as far as the bag reaches."""
    empty, drawn = DISPLAY - np.count_nonzero(s.display), _drawn_this_turn(s)
    if empty > drawn and s.bag_count:
        return f"display must have {DISPLAY - drawn} buildings or more while there are some in the bag"
    if drawn and not empty:
        return "display must lack a building after the first draw, which comes from there"
    return None


def _buildings(c: Numbers, s: Numbers) -> str | None:
    """Each kind of building is as often in play as it exists; under Redevelop, some may have been covered."""
    existing, in_play = _existing(c, s), _in_play(c, s)
    rows = {number for number, row in zip(c.cost.tolist(), s.plot.swapaxes(0, 1), strict=True) if row.any()}
    for kind in np.flatnonzero(existing != in_play).tolist():
        name, exist, found = f"{COLOUR_NAMES[kind // NUMBERS]} {kind % NUMBERS + 1}", existing[kind], in_play[kind]
        if found > exist:
            return f"there are {found} buildings {name} in play, and only {exist} exist"
        if not s.redevelop:
            return f"only {found} buildings {name} are in play, and there are {exist}"
        if kind % NUMBERS + 1 not in rows:
            return f"only {found} buildings {name} are in play, there are {exist}, and none can have been covered"
    return None


def _existing(c: Numbers, s: Numbers) -> np.ndarray:
    """How many there are of each kind in this match."""
    found: np.ndarray = c.building - (c.sets_removed[s.seats] if s.careful_harvest else 0)
    return found


def _in_play(c: Numbers, s: Numbers) -> np.ndarray:
    """How many there are of each kind, but for those that were covered face up."""
    found: np.ndarray = s.bag + s.hand.sum(axis=0) + s.laid.sum(axis=0)
    lying = np.concatenate([s.display, s.clearing.reshape(-1)])
    found += np.bincount(lying[lying > 0] - 1, minlength=KINDS)
    for number, row in zip(c.cost.tolist(), s.plot.swapaxes(0, 1), strict=True):
        for colour in range(COLOUR_COUNT):
            found[colour * NUMBERS + number - 1] += np.count_nonzero(row == colour + 1)
    return found


def _counts(c: Numbers, s: Numbers) -> str | None:
    down = [np.count_nonzero(s.plot == colour + 1 + FACE_DOWN, axis=(1, 2)) for colour in range(COLOUR_COUNT)]
    up = [np.count_nonzero(s.plot == colour + 1, axis=(1, 2)) for colour in range(COLOUR_COUNT)]
    laid = s.laid.reshape(SEATS, COLOUR_COUNT, NUMBERS).sum(axis=2)
    return (
        counted(s, "bag_count", s.bag.sum(), "the buildings in the bag")
        or counted(s, "hand_count", s.hand.sum(axis=1), "the buildings in its hand")
        or counted(s, "built", np.transpose(np.add(up, down)), "the buildings of each colour in its village")
        or counted(s, "laid_count", laid, "as many of each colour as laid has")
    )


def _villages(c: Numbers, s: Numbers) -> str | None:
    for seat in range(s.seats):
        plot = s.plot[seat]
        for colour, name in enumerate(COLOUR_NAMES):
            down = np.count_nonzero(plot == colour + 1 + FACE_DOWN)
            covered = s.laid_count[seat, colour] - down
            if covered < 0 or (covered and not (s.redevelop and plot.any())):
                return f"laid_count says {down + covered} {name} for seat {seat}, and {down} lie face down"
        if not s.redevelop and not _hangs_together(plot):
            return f"plot must have the buildings of each colour side by side in the village of seat {seat}"
    return "known must not be more than hand" if (s.known > s.hand).any() else None


def _hangs_together(plot: np.ndarray) -> bool:
    """Whether every colour is in one piece. Only Redevelop can tear one apart."""
    colours = {place: (here - 1) % COLOUR_COUNT for place, here in np.ndenumerate(plot) if here}
    for colour in set(colours.values()):
        mine = {place for place, other in colours.items() if other == colour}
        if connected(colours, [min(mine)]) != mine:
            return False
    return True


def _decisions(c: Numbers, s: Numbers) -> str | None:
    """Tiles placed, buildings drawn and built can be counted; who passes leaves no trace, but passes once a turn."""
    covered = (_existing(c, s) - _in_play(c, s)).sum()
    built = np.count_nonzero((s.plot > 0) & (s.plot <= FACE_DOWN)) + s.laid_count.sum() + covered
    claimed = first_clearings(c.record, s.seats, s.side) - np.count_nonzero(s.clearing)
    drawn = s.hand_count.sum() + built - claimed - s.seats * c.start_buildings
    finished = finished_turns(c, s)
    most_drawn = COLOUR_COUNT * finished + _drawn_this_turn(s)
    if not 0 <= drawn <= most_drawn:
        return f"hand_count must be such that from 0 to {most_drawn} buildings have been drawn, and not {drawn}"
    if s.known.sum() > drawn + claimed:
        return f"known must hold at most {drawn + claimed} buildings: no more have been taken"
    fewest = tiles_placed(c, s) + built + drawn
    most = fewest + s.seats * finished + _passes_this_turn(s)
    if not fewest <= s.ply <= most:
        return f"ply must be from {fewest} to {most}, the decisions that led here"
    return None


def _passes_this_turn(s: Numbers) -> int:
    """The most that can have been."""
    if s.over or s.phase == Phase.DRAW:
        return int(s.seats)
    return int((s.builder - s.active) % s.seats) if s.phase == Phase.SHARE else 0


CHECKS = (_draws, _display, _buildings, _counts, _villages, _decisions)
