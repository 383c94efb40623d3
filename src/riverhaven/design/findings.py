"""What the rows of a study say: estimates with intervals, and what has never come up."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from riverhaven.design.estimates import Estimate, mean, ratio, slope
from riverhaven.design.rows import Rows


class Finding(NamedTuple):
    """One number: in which cell, about what (a table of the report), of which thing, and which number."""

    cell: str
    about: str
    item: str
    measure: str
    estimate: Estimate


class Never(NamedTuple):
    """What has not come up in a single match of a cell: a kind of move, a phase, a reason, a source, an asset."""

    cell: str
    what: str
    name: str


def findings(rows: Rows) -> Iterator[Finding]:
    """All that one cell says by itself."""
    name = rows.cell.name
    for about, found in (
        ("match", of_matches(rows)),
        ("order", by_order(rows)),
        ("bot", by_bot(rows)),
        ("source", by_source(rows)),
        ("asset", by_asset(rows)),
        ("move", by_kind(rows)),
    ):
        yield from (Finding(name, about, item, measure, estimate) for item, measure, estimate in found)


Found = Iterator[tuple[str, str, Estimate]]


def lengths_and_spreads(rows: Rows) -> dict[str, np.ndarray]:
    """What a match is like: a number for each match."""
    ranked = np.sort(rows.scores, axis=1)
    return {
        "decisions": rows["plies"][:, 0].astype(float),
        "choices": rows["choices"][:, 0].astype(float),
        "score": rows.scores.mean(axis=1),
        "margin": ranked[:, -1] - ranked[:, -2] if rows.cell.seats > 1 else ranked[:, -1],
        "spread": ranked[:, -1] - ranked[:, 0],
        "shared": (rows.won.max(axis=1) < 1).astype(float),
        "first": np.where(rows["order"] == 0, rows.won, 0.0).sum(axis=1) - 1 / rows.cell.seats,
    }


def of_matches(rows: Rows) -> Found:
    for measure, numbers in lengths_and_spreads(rows).items():
        yield "", measure, mean(numbers, rows.deals)


def by_order(rows: Rows) -> Found:
    """Whether it is better to be asked first: how much more often than by right one wins, and by how many points."""
    lead = rows.scores - rows.scores.mean(axis=1, keepdims=True)
    for place in range(rows.cell.seats):
        is_it = rows["order"] == place
        yield str(place + 1), "wins", mean((rows.won * is_it).sum(axis=1) - 1 / rows.cell.seats, rows.deals)
        yield str(place + 1), "points", mean((lead * is_it).sum(axis=1), rows.deals)


def by_bot(rows: Rows) -> Found:
    """How different bots do at one table."""
    bots = dict.fromkeys(rows.cell.bots)
    if len(bots) < 2:
        return
    seated = np.array(rows.table["bot"].to_pylist()).reshape(rows.won.shape)
    for bot in bots:
        is_it = seated == bot
        count = is_it.sum(axis=1)
        yield bot, "wins", ratio((rows.won * is_it).sum(axis=1) - count / rows.cell.seats, count, rows.deals)
        yield bot, "score", ratio((rows.scores * is_it).sum(axis=1), count, rows.deals)


def by_source(rows: Rows) -> Found:
    """What each source gives to those who win and to those who do not, and how much more to those who win."""
    lost = 1 - rows.won
    for source, points in rows.sources.items():
        yield source, "winners", ratio((rows.won * points).sum(axis=1), rows.won.sum(axis=1), rows.deals)
        yield source, "others", ratio((lost * points).sum(axis=1), lost.sum(axis=1), rows.deals)
        yield source, "more", slope(rows.won, points, rows.deals)


def by_asset(rows: Rows) -> Found:
    """How much better those do who have more of something than the others at their table."""
    for asset, count in rows.assets.items():
        if count.any():
            yield asset, "taken", mean(count.mean(axis=1), rows.deals)
            yield asset, "wins", slope(count, rows.won, rows.deals)
            yield asset, "points", slope(count, rows.scores, rows.deals)


def by_kind(rows: Rows) -> Found:
    """How often each kind of move is made in a match."""
    for kind, count in rows.kinds.items():
        yield kind, "uses", mean(count.sum(axis=1).astype(float), rows.deals)
        yield kind, "matches", mean(count.any(axis=1).astype(float), rows.deals)


# ---------------------------------------------------------------------------------------------------- between two cells


def differences(first: Rows, other: Rows) -> Iterator[Finding]:
    """What is otherwise in another cell with as many seats: deal by deal, for both have the same."""
    ours, theirs = lengths_and_spreads(first), lengths_and_spreads(other)
    for measure in ours:
        (deals, a), (others, b) = by_deal(ours[measure], first.deals), by_deal(theirs[measure], other.deals)
        _, one, two = np.intersect1d(deals, others, return_indices=True)
        yield Finding(other.cell.name, "difference", first.cell.name, measure, mean(b[two] - a[one], deals[one]))


def by_deal(numbers: np.ndarray, deals: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The deals, and the mean of the numbers of each."""
    found, cluster = np.unique(deals, return_inverse=True)
    return found, np.bincount(cluster, numbers) / np.bincount(cluster)


def compared(cells: Sequence[Rows]) -> Iterator[Finding]:
    """Every cell beside the first one that has as many seats."""
    first: dict[int, Rows] = {}
    for rows in cells:
        base = first.setdefault(rows.cell.seats, rows)
        if base is not rows:
            yield from differences(base, rows)


# ---------------------------------------------------------------------------------------------------------------- never


def never(rows: Rows) -> Iterator[Never]:
    """The rules that nobody used: what is only reached by other players, or by none."""
    game, name = rows.cell.game, rows.cell.name
    offered = rows.noted("offered")
    for kind, count in rows.kinds.items():
        if not count.any():
            yield Never(name, "chosen" if kind in offered else "possible", kind)
    yield from (Never(name, "phase", phase) for phase in game.phases if phase not in rows.noted("phases"))
    yield from (Never(name, "reason", reason) for reason in game.reasons if reason not in rows.noted("reasons"))
    yield from (Never(name, "source", source) for source, points in rows.sources.items() if not points.any())
    yield from (Never(name, "asset", asset) for asset, count in rows.assets.items() if not count.any())
