"""Plots as SVG: estimates with their intervals, row by row, and how scores are spread."""

import math
from collections.abc import Callable, Sequence
from html import escape

import numpy as np

from riverhaven.core.art import EMBLEMS, SEATS
from riverhaven.design.estimates import Estimate

WIDTH, LABELS, RIGHT = 760, 210, 20
ROW, MARK, TOP, BOTTOM = 10, 12, 8, 26  # room above each item, for each of its marks, above and below all
INK, LINE = "#3b2f27", "#cdbf9f"
HEIGHT = 220  # of a plot of scores
Spoken = Callable[[float], str]  # a number on an axis


def mark(cell: int, x: float, y: float) -> str:
    """The mark of a cell: a colour and a shape, as those of the players."""
    colour, shape = SEATS[cell % len(SEATS)], EMBLEMS[(cell + cell // len(SEATS)) % len(EMBLEMS)]
    return f'<g transform="translate({x:.1f} {y:.1f}) scale(.36)" fill="{colour}">{shape}</g>'


def svg(height: float, content: str, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" fill="{INK}" '
        'font-family="Georgia, serif" font-size="13">'
        f"<title>{escape(title)}</title>{content}</svg>"
    )


def key(names: Sequence[str]) -> str:
    """Which mark stands for which cell, as HTML."""
    drawn = (
        f'<span><svg width="14" height="14">{mark(cell, 7, 7)}</svg> {escape(name)}</span>'
        for cell, name in enumerate(names)
    )
    return f'<p class="key">{" ".join(drawn)}</p>'


def ticks(low: float, high: float) -> list[float]:
    """Some round numbers from low to high."""
    rough = (high - low) / 6 or 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= rough)
    return [i * step for i in range(math.ceil(low / step), math.floor(high / step) + 1)]


def estimates(items: Sequence[tuple[str, Sequence[tuple[int, Estimate]]]], spoken: Spoken, title: str) -> str:
    """A row for each item, in it a mark with its interval for each cell."""
    known = [found for _, marks in items for _, found in marks if not math.isnan(found.error)]
    low, high = min([0.0, *(e.low for e in known)]), max([0.0, *(e.high for e in known)])
    margin = (high - low or 1.0) * 0.04
    low, high = low - margin, high + margin

    def across(value: float) -> float:
        return LABELS + (value - low) / (high - low) * (WIDTH - LABELS - RIGHT)

    y, drawn = float(TOP), []
    for label, marks in items:
        middle = y + (ROW + MARK * len(marks)) / 2
        drawn.append(f'<text x="{LABELS - 10}" y="{middle + 4:.1f}" text-anchor="end">{escape(label)}</text>')
        y += ROW / 2
        for cell, found in marks:
            y += MARK / 2
            if not math.isnan(found.error):
                ends = f'x1="{across(found.low):.1f}" x2="{across(found.high):.1f}"'
                colour = SEATS[cell % len(SEATS)]
                drawn.append(f'<line {ends} y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}" stroke-width="2"/>')
                drawn.append(mark(cell, across(found.value), y))
            y += MARK / 2
        y += ROW / 2
    return svg(y + BOTTOM, upright(ticks(low, high), across, y, spoken) + "".join(drawn), title)


def upright(values: Sequence[float], across: Callable[[float], float], bottom: float, spoken: Spoken) -> str:
    """The lines of an axis with their numbers below; the one of 0 is darker."""
    return "".join(
        f'<line x1="{across(v):.1f}" x2="{across(v):.1f}" y1="{TOP}" y2="{bottom:.1f}" stroke="{LINE if v else INK}"/>'
        f'<text x="{across(v):.1f}" y="{bottom + 18:.1f}" text-anchor="middle">{escape(spoken(v))}</text>'
        for v in values
    )


def spread(scores: Sequence[np.ndarray], title: str) -> str:
    """How often each score is reached, a line for each cell."""
    low, high = min(float(s.min()) for s in scores), max(float(s.max()) for s in scores) + 1
    edges = np.linspace(low, high, 41)
    shares = [np.histogram(s, edges)[0] / s.size for s in scores]
    tallest = max(float(share.max()) for share in shares)
    bottom = HEIGHT - BOTTOM

    def across(value: float) -> float:
        return RIGHT + (value - low) / (high - low) * (WIDTH - 2 * RIGHT)

    drawn = upright(ticks(low, high), across, bottom, lambda value: f"{value:g}")
    middles = (edges[:-1] + edges[1:]) / 2
    for cell, share in enumerate(shares):
        points = " ".join(
            f"{across(x):.1f},{bottom - y / tallest * (bottom - TOP):.1f}" for x, y in zip(middles, share, strict=True)
        )
        drawn += f'<polyline points="{points}" fill="none" stroke="{SEATS[cell % len(SEATS)]}" stroke-width="2"/>'
        peak = int(share.argmax())
        drawn += mark(cell, across(float(middles[peak])), bottom - float(share[peak]) / tallest * (bottom - TOP))
    return svg(HEIGHT, drawn, title)
