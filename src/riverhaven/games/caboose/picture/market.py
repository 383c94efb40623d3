"""The market, a stall with a lane for every fruit, and the yard where pyramids wait."""

from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, decor, group, labelled, once, path, text, touch, use
from riverhaven.core.words import Say
from riverhaven.games.caboose.art.pieces import FADED, GOLD, IVORY, TERRACOTTA, WOOD, WOOD_DARK, WOOD_LIGHT
from riverhaven.games.caboose.story import signed
from riverhaven.games.caboose.view import CabooseView


@once
def draw_stall(body: Element, view: CabooseView, width: float, height: float) -> None:
    stall = labelled(group(body), Say("pic-market"))
    box(stall, 5, 12, width - 8, height - 14, INK, rx="6", opacity=".35")
    box(stall, 6, 20, width - 16, height - 26, "#f9efd2", stroke=INK, stroke_width="1.6")
    low, high = view.market_ends
    top, bottom = 38.0, height - 50
    scale = labelled(group(body), Say("pic-scale", low=signed(low), high=signed(high)))
    step = (bottom - top) / (high - low + 1)
    for value in range(low, high + 1):
        y = top + step * (high - value)
        if value % 2 == 0:
            box(scale, 7, y, width - 18, step, "#eddcb0")
        fill = TERRACOTTA if value < 0 else FADED if value == 0 else "#4f7a33"
        for x in (25, width - 29):
            text(scale, x, y + step / 2 + 5, 15, signed(value), fill)
    stall = decor(group(body))
    for x in (7, width - 17):
        box(stall, x, 20, 7, height - 26, WOOD_LIGHT, stroke=INK, stroke_width="1.3")
    counter = labelled(group(body), Say("pic-counter"))
    box(counter, 2, height - 44, width - 8, 40, WOOD, rx="4", stroke=INK, stroke_width="1.6")
    path(counter, f"M4 {height - 40:g}H{width - 8}", stroke=WOOD_LIGHT, stroke_width="3")
    path(counter, f"M6 {height - 16:g}H{width - 10}", stroke=WOOD_DARK, stroke_width="1.6")
    lane = (width - 90) / 5
    for i, fruit in enumerate(view.market):
        _lane(body, view, fruit, 44 + lane * (i + 0.5), (top, step, high), height)
    _awning(decor(group(body)), width)


def _lane(
    body: Element, view: CabooseView, fruit: str, x: float, scale: tuple[float, float, int], height: float
) -> None:
    top, step, high = scale
    value, supply = view.market[fruit], view.supply[fruit]
    here = group(body, id=f"lane-{fruit}", target=f"fruit:{fruit}")
    labelled(here, Say("pic-market-fruit", fruit=Say(f"fruit-{fruit}"), value=signed(value), supply=supply))
    touch(here, x - 26, top, 52, height - 50)
    y = top + step * (high - value) + step / 2
    path(here, f"M{x:g} {top + 4:g}V{height - 52:g}", stroke="#cbb27a", stroke_width="3", stroke_dasharray="1 7").set(
        "stroke-linecap", "round"
    )
    marker = group(here, x, y, id=f"market-{fruit}")
    box(marker, -24, -11.5, 50, 25, INK, rx="12", opacity=".3")
    box(marker, -25, -13, 50, 25, IVORY, rx="12.5", stroke=INK, stroke_width="1.5")
    use(marker, f"fruit-{fruit}", -12.5, -0.5, 0.78)
    text(marker, 10.5, 5, 15.5, signed(value), id=f"value-{fruit}")
    use(here, "crate", x - 25, height - 39)
    use(here, f"fruit-{fruit}", x - 10, height - 26, 0.85)
    text(here, x + 11, height - 18, 19, supply, "#fffaf0", f"supply-{fruit}").set("stroke", "none")


@once
def _awning(stall: Element, width: float) -> None:
    """Striped and scalloped, which hides the top of the posts."""
    body = labelled(group(stall), Say("pic-market"))
    stripes = 14
    step = (width - 6) / stripes
    for colour, first in (("#fdf7e3", 0), (TERRACOTTA, 1)):
        d = "".join(
            f"M{2 + step * i:g} 4H{2 + step * (i + 1):g}V27A{step / 2:g} 9 0 0 1 {2 + step * i:g} 27Z"
            for i in range(first, stripes, 2)
        )
        path(body, d, colour, stroke=INK, stroke_width="1.3")
    path(body, f"M2 6H{width - 5:g}", stroke=INK, stroke_width="6")
    path(body, f"M3 6H{width - 6:g}", stroke=GOLD, stroke_width="3")


@once
def draw_yard(
    body: Element, values: list[int], costs: dict[int, int], columns: int, width: float, height: float
) -> None:
    yard = labelled(group(body), Say("pic-pyramids"))
    box(yard, 4, 5, width - 5, height - 6, INK, rx="8", opacity=".35")
    box(yard, 1, 1, width - 5, height - 6, "#e8cf95", rx="8", stroke=INK, stroke_width="1.8")
    path(
        yard,
        f"M2 {height * 0.7:g}Q{width / 4:g} {height * 0.55:g} {width / 2:g} {height * 0.68:g}T{width - 5:g} "
        f"{height * 0.62:g}V{height - 14:g}Q{width - 5:g} {height - 6:g} {width - 13:g} {height - 6:g}H10Q2 "
        f"{height - 6:g} 2 {height - 14:g}Z",
        "#dcbd7b",
    )
    cell_w, cell_h = (width - 8) / columns, (height - 8) / (6 // columns)
    scale = min(cell_w / 86, cell_h / 50, 1.2)
    for i, value in enumerate(values):
        x, y = 3 + cell_w * (i % columns + 0.5), 3 + cell_h * (i // columns + 0.5)
        if value in costs:
            _pyramid(body, value, costs[value], (x, y), scale)
        else:
            touch(labelled(group(body, x, y, scale), Say("pic-pyramid-gone", value=value)), -40, -24, 80, 48)


@once
def _pyramid(body: Element, value: int, cost: int, spot: tuple[float, float], scale: float) -> None:
    here = group(body, *spot, scale, f"pyramid-{value}", f"pyramid:{value}")
    labelled(here, Say("pic-pyramid", value=value, florins=cost))
    touch(here, -40, -24, 80, 48)
    use(here, "pyramid", -5, 2)
    text(here, -5, 17, 22, value)
    use(here, "florin", 27, 11, 1.05)
    text(here, 27, 17, 16, cost)
