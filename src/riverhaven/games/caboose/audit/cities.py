"""The map: the market, cubes, trains, cities and pyramids."""

from collections.abc import Sequence

import numpy as np

from riverhaven.core.audit import Numbers, conserved, counted
from riverhaven.games.caboose.rules.track import COLOURS
from riverhaven.games.caboose.state import CITIES, CITY_NAMES, FRUIT_NAMES, FRUITS, LINE_LABELS, NONE


def _fruit(c: Numbers, s: Numbers) -> str | None:
    """The market stays on its track, and no cube is lost."""
    for name, value in zip(FRUIT_NAMES, s.market.tolist(), strict=True):
        if not c.market_low <= value <= c.market_high:
            return f"market must be from {c.market_low} to {c.market_high} for {name}"
    return conserved("cubes of", FRUIT_NAMES, s.cube.sum(axis=0) + s.supply, [c.cubes] * FRUITS, "in cube and supply")


def _lines(c: Numbers, s: Numbers) -> str | None:
    """At most two colours on a line, and no train lost."""
    crowded = np.flatnonzero((s.trains > 0).sum(axis=1) > COLOURS)
    if crowded.size:
        return f"trains must be of at most {COLOURS} colours on the line {LINE_LABELS[crowded[0]]}"
    return counted(s, "trains_left", c.start_trains - s.trains.sum(axis=0), "the trains that are on no line")


def _network(c: Numbers, s: Numbers) -> str | None:
    """Which cities are connected follows from the lines."""
    network = [{city} for city in range(CITIES)]
    for one, other in c.line_end[s.trains.any(axis=1)].tolist():
        joined = network[one] | network[other]
        for city in joined:
            network[city] = joined
    due = [sum(1 << city for city in cities) for cities in network]
    return of_cities(s, "network", due, "a bit for each city connected with it")


def of_cities(s: Numbers, field: str, due: Sequence[int] | np.ndarray, what: str) -> str | None:
    for city in np.flatnonzero(getattr(s, field) != due).tolist():
        return f"{field} of {CITY_NAMES[city]} must be {due[city]}, {what}"
    return None


def _cities(c: Numbers, s: Numbers) -> str | None:
    if sorted(s.marker.tolist()) != list(range(CITIES)):
        return f"marker must name every City Prestige marker from 0 to {CITIES - 1} once"
    built = [pyramid for pyramid in s.pyramid.tolist() if pyramid]
    if len(set(built)) < len(built):
        return "pyramid must not name one pyramid in two cities"
    full = np.flatnonzero((s.pyramid != NONE) & s.cube.any(axis=1))
    return f"cube must be 0 in {CITY_NAMES[full[0]]}, where a pyramid stands" if full.size else None


CHECKS = (_fruit, _lines, _network, _cities)
