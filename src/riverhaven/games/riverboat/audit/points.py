"""The points: the score is the sum of its sources, and no source has brought more than it can have."""

import numpy as np

from riverhaven.core.audit import Numbers, counted, placed
from riverhaven.games.riverboat.audit.turn import has_begun
from riverhaven.games.riverboat.rules.estate import feature_points
from riverhaven.games.riverboat.rules.final import agent_points, covered_colours, harbour_points, unscored
from riverhaven.games.riverboat.state import (
    BARN,
    FINAL_SOURCES,
    FROM_AGENTS,
    FROM_BARNS,
    FROM_BOATS,
    FROM_CARDS,
    FROM_COINS,
    FROM_PHASE_TILE,
    FROM_SURVEYORS,
    FROM_TILES,
    FROM_WELLS,
    OPPORTUNITY,
    SCORED,
    SOURCES,
    SURVEYED,
    WELL,
)


def _points(c: Numbers, s: Numbers) -> str | None:
    """The score is the sum of its sources, and no source has brought more than it can have."""
    wrong = counted(s, "score", s.points.sum(axis=1), "the sum of its sources in points")
    if wrong:
        return wrong
    for seat in range(s.seats):
        for source, most in _most_points(c, s, seat).items():
            if s.points[seat, source] > most:
                return f"points for {SOURCES[source]} must be at most {most} for seat {seat}"
    return None


def _most_points(c: Numbers, s: Numbers, seat: int) -> dict[int, int]:
    """The most that each source can have brought. What a surveyor scored may have grown since, but never shrinks."""
    sizes = np.bincount(s.patch[seat])[1:]
    boats = s.boat[seat][s.boat[seat] > 0] - 1
    incomes = _incomes(s)
    return {
        FROM_TILES: c.tile_points[sizes].sum(),
        FROM_BOATS: c.boat_points[boats].sum(),
        FROM_PHASE_TILE: c.opportunity_points * _opportunities(s),
        FROM_BARNS: _worth(c, s, seat, BARN + SURVEYED),
        FROM_WELLS: _worth(c, s, seat, WELL + SURVEYED),
        FROM_CARDS: c.card_most[s.card == SCORED + seat].sum(),
        FROM_SURVEYORS: incomes * c.active_surveyor * s.active_surveyors[seat],
        FROM_AGENTS: incomes * c.agent * s.agents[seat],
    }


def _worth(c: Numbers, s: Numbers, seat: int, feature: int) -> int:
    """What all features of this kind would score now."""
    fields = np.flatnonzero(s.feature[seat] == feature)
    return sum(int(feature_points(c.record, s.record, seat, field)) for field in fields)


def _opportunities(s: Numbers) -> int:
    """How many times the holder of the opportunity tile has had its point."""
    return int(s.round_number) - (not has_begun(s, OPPORTUNITY))


def _incomes(s: Numbers) -> int:
    """How many times surveyors and agents have paid."""
    return int(s.round_number) - (not s.over)


def _final_points(c: Numbers, s: Numbers) -> str | None:
    for seat in range(s.seats):
        found, due = s.points[seat, FROM_COINS:].tolist(), [0] * len(FINAL_SOURCES)
        if s.over:
            due = [
                c.final_coin * int(s.coins[seat]),
                c.final_colour * covered_colours(c.record, s.record, seat),
                c.final_unscored * unscored(s.record, seat),
                harbour_points(c.record, s.record, seat),
                agent_points(c.record, s.record, seat),
            ]
        if found != due:
            return f"the points of seat {seat} for {', '.join(FINAL_SOURCES)} must be {due}, not {found}"
    return None


def _markers(c: Numbers, s: Numbers) -> str | None:
    """A score marker lies where it began, in the order of the seats, or came to its space after all of those."""
    seats, arrival = s.seats, s.arrival[: s.seats].tolist()
    if len(set(arrival)) < seats or max(arrival) != s.arrivals:
        return f"arrival must be another one for each seat, and the last one is arrivals, {s.arrivals}"
    for seat in range(seats):
        if (arrival[seat] != seat + 1) if s.score[seat] == 0 else (arrival[seat] <= seats):
            return f"arrival must be {seat + 1} for seat {seat} without points, and above {seats} with some"
    moves = s.patches.sum() + s.boats.sum() + s.active_surveyors.sum() + _opportunities(s)
    most = seats * (1 + 2 * _incomes(s) + len(FINAL_SOURCES) * s.over) + moves
    if s.arrivals > most:
        return f"arrivals must be at most {most}: so often can score markers have moved"
    return None


CHECKS = (_points, _final_points, _markers, lambda c, s: placed(s))
