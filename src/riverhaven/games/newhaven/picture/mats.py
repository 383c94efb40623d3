"""A player's mat: the name and score, the village on its coast, and the screen with what all may know of the hand."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, group, hit, labelled, once, text, use
from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.newhaven.picture.pieces import LANES, figure
from riverhaven.games.newhaven.story import to_come
from riverhaven.games.newhaven.view import NewHavenView, Plot, Village

BOX = (410, 570)
LEFT, TOP, PITCH = 52, 54, 60  # of the plots: the middle of the first, and from one to the next
LABELS = tuple(f"{column}{row}" for row in range(6, 0, -1) for column in "abcde")
PHASE_ART = {"place": "count-tile", "build": "count-building", "share": "count-building", "draw": "draw"}


class Standing(NamedTuple):
    """How a player stands in the match."""

    points: int
    charters: int | str  # the points that they have brought, or "none" in a match without
    more: int  # points that a scoring now would add
    place: int
    state: str
    phase: str  # that the table waits for
    lit: bool
    leads: bool


def mat(view: NewHavenView, seat: int, ids: dict[str, str]) -> Element:
    body, mine = Element("g"), seat == view.seat
    standing = Standing(
        points=view.scores[seat],
        charters=sum(view.charters[name] for name in view.villages[seat].charters) if view.charters else "none",
        more=to_come(view)[seat],
        place=view.places[seat],
        state="waits" if seat in view.waiting else "over" if view.over else "rests",
        phase=view.phase if seat in view.waiting else "",
        lit=view.places[seat] == 1 if view.over else seat in view.waiting,
        leads=seat == view.active and not view.over,
    )
    lying = tuple(ids.get(f"plot-{label}", "") for label in LABELS) if mine else ()
    _mat(body, seat, view.villages[seat], standing, view.row_colonists, view.column_colonists, mine, lying)
    return body


Points = tuple[int, ...]


@once
def _mat(
    body: Element,
    seat: int,
    village: Village,
    standing: Standing,
    row_colonists: Points,
    column_colonists: Points,
    mine: bool,
    ids: tuple[str, ...],
) -> None:
    ground = labelled(group(body), title(seat, village))
    use(ground, "mat-lit" if standing.lit else "mat", 0, 0, id=f"mat-{seat}")
    _coast(group(ground, 8, 66))
    _plate(body, seat, village, standing)
    land = group(body, 8, 66, id=f"village-{seat}")
    _lines(land, seat, village, row_colonists, column_colonists)
    _plots(land, seat, village.plots, mine, ids)
    _screen(body, seat, village, mine)


def title(seat: int, village: Village) -> Say:
    """What a whole village is called, and what it has come to."""
    return Say("pic-village", name=village.name, player=player(seat), built=len(LABELS) - village.empty_plots)


def _coast(ground: Element) -> None:
    """The land below the village, with the letters of its columns; the number of a row stands on its plots."""
    use(ground, "coast", 0, 0)
    use(ground, "ship", 362, 405)
    for column in range(5):
        text(ground, LEFT + PITCH * column, 18, 16, "abcde"[column], "#66733d")


def _plate(body: Element, seat: int, village: Village, standing: Standing) -> None:
    """The name, the score, and whether the table waits for this player, or what came of it."""
    points, charters, more, place, state, phase, lit, leads = standing
    name, rows, columns = village.name, sum(village.row_points), sum(village.column_points)
    plate = group(body, id=f"plate-{seat}")
    use(plate, f"emblem-{seat}", 36, 35)
    write = text if lit else figure  # ink stays dark on gold
    write(plate, 60, 45, 28, name).set("text-anchor", "start")
    use(plate, "laurel", 363, 35)
    text(plate, 363, 44.5, 27, points, "#fff3c4", f"score-{seat}")
    worth = {"rows": rows, "columns": columns, "charters": charters, "more": more}
    labelled(plate, Say("pic-plate", name=name, player=player(seat), points=points, state=state, place=place, **worth))
    if state == "over":
        medal = use(plate, f"medal-{place}", 305, 33, id=f"medal-{seat}")
        labelled(medal, Say("pic-medal", place=place, empty=village.empty_plots, left=village.building_count))
    elif state == "waits":
        sign = use(plate, PHASE_ART[phase], 306, 35, 1.2, id=f"phase-{seat}")
        labelled(sign, Say("pic-waits", player=player(seat), phase=phase))
    if leads:
        labelled(use(plate, "pennant", 250, 34, id="pennant"), Say("pic-pennant", player=player(seat)))


# ---------------------------------------------------------------------------------------------------------- the village


@once
def _plots(
    land: Element, seat: int, plots: tuple[tuple[Plot | None, ...], ...], mine: bool, ids: tuple[str, ...]
) -> None:
    lying, village = (plot for row in plots for plot in row), group(land)
    for label, plot, id in zip_longest(LABELS, lying, ids):
        _plot(village, seat, label, plot, mine, id or "")


@once
def _plot(land: Element, seat: int, label: str, plot: Plot | None, mine: bool, id: str) -> None:
    """A plot; `id` is that of the building on it, whose way can be followed."""
    number = int(label[1])
    x, y = LEFT + PITCH * "abcde".index(label[0]), TOP + PITCH * (6 - number)
    # I build in my own village only.
    here = group(land, x, y, id=f"plot-{seat}-{label}", target=f"plot:{label}" if mine else "")
    if plot is None:
        use(here, f"plot-{number}", 0, 0)
        labelled(here, Say("pic-plot", plot=label, cost=number))
    elif plot.face_up:
        use(here, f"front-{plot.colour}-{number}", 0, 0, id=id)
        labelled(here, Say("pic-plot-up", plot=label, colour=plot.colour, number=number))
    else:
        use(here, f"back-{plot.colour}", 0, 0, id=f"back-{seat}-{label}")
        labelled(here, Say("pic-plot-down", plot=label, colour=plot.colour))
    if mine:
        hit(here, -28, -28, 56, 56)


class Line(NamedTuple):
    """A row or a column, with the colonists that it promises and those that it has brought."""

    name: str
    plots: tuple[Plot | None, ...]
    colonists: int
    points: int


@once
def _lines(land: Element, seat: int, village: Village, row_colonists: Points, column_colonists: Points) -> None:
    """The colonists at the ends of rows and columns, and a golden way to those who come."""
    across = zip("654321", village.plots, row_colonists, village.row_points, strict=True)
    down = zip("abcde", zip(*village.plots, strict=True), column_colonists, village.column_points, strict=True)
    rows, columns = [Line(*row) for row in across], [Line(*column) for column in down]
    for i, row in enumerate(rows):
        if row.points:
            way = box(land, LEFT - 29, TOP - 29 + PITCH * i, 305, 58, "#eec64e", rx="8")
            labelled(way, _line_name("pic-row", row))
    for i, column in enumerate(columns):
        if column.points:
            way = box(land, LEFT - 29 + PITCH * i, TOP - 29, 58, 358, "#eec64e", rx="8")
            labelled(way, _line_name("pic-column", column))
    for i, row in enumerate(rows):
        _colonists(land, seat, "pic-row", row, 350, TOP + PITCH * i)
    for i, column in enumerate(columns):
        _colonists(land, seat, "pic-column", column, LEFT + PITCH * i, 406)


def _line_name(message: str, line: Line) -> Say:
    """How far a line has come, and what it is worth."""
    name, plots, colonists, points = line
    built = [plot for plot in plots if plot is not None]
    counts = {"built": len(built), "plots": len(plots), "down": sum(not plot.face_up for plot in built)}
    return Say(message, line=name, **counts, colonists=colonists, double=2 * colonists, points=points)


def _colonists(land: Element, seat: int, message: str, line: Line, x: float, y: float) -> None:
    """Those who come when their line is complete, and come twice when all of it lies face up."""
    here = labelled(group(land, x, y, id=f"colonists-{seat}-{line.name}"), _line_name(message, line))
    use(here, f"golden-{line.colonists}" if line.points else f"colonist-{line.colonists}", 0, 0)
    if line.points > line.colonists:
        use(here, "double", 16, -11)


# ----------------------------------------------------------------------------------------------------------- the screen


def _screen(body: Element, seat: int, village: Village, mine: bool) -> None:
    """What the others may know of a hand: how much it holds, and the buildings that all saw being taken."""
    screen = group(body, 8, 506, id=f"screen-{seat}")
    has = group(screen)
    use(has, f"screen-{seat}", 0, 0)
    shipment = "ready" if village.shipment else "used"
    labelled(has, Say("pic-screen", buildings=village.building_count, tiles=village.tile_count, shipment=shipment))
    counts = (
        (22, "count-building", village.building_count, f"count-{seat}"),
        (92, "count-tile", village.tile_count, ""),
    )
    for x, art, count, id in counts:
        use(has, art, x, 25)
        # White on an ink edge can be read on all four colours.
        number = text(has, x + 17, 33, 23, count, "#ffffff", id)
        number.attrib |= {"text-anchor": "start", "stroke": INK, "stroke-width": "2.5", "paint-order": "stroke"}
    if village.shipment:
        # My own shipment stands on my shelf.
        use(has, "shipment", 141, 8, 0.44, id="" if mine else f"shipment-{seat}")
    for line, y in zip(_shared_out(village), (14, 33), strict=True):
        _known(screen, seat, line, y)


Known = tuple[str, list[int]]  # a colour, and the numbers of the buildings


def _shared_out(village: Village) -> tuple[Sequence[Known], Sequence[Known]]:
    """The known buildings in two lines about equally long."""
    numbers = {colour: [b.number or 0 for b in village.known if b.colour == colour] for colour in LANES}
    known = [(colour, found) for colour, found in numbers.items() if found]
    known.sort(key=lambda pair: -len(pair[1]))
    return known[:1] + known[3:], known[1:3]


def _known(screen: Element, seat: int, line: Sequence[Known], y: float) -> None:
    size = max(12.0, min(18.0, 190 / max(1, sum(len(numbers) for _, numbers in line))))
    x = 205.0
    for colour, numbers in line:
        here = group(screen, x, y, id=f"known-{seat}-{colour}")
        digits = "".join(map(str, numbers))
        labelled(here, Say("pic-known", colour=colour, numbers=", ".join(digits)))
        use(here, f"icon-{colour}", 0, -1, 0.66)
        figure(here, 12, 0.35 * size, size, digits).attrib |= {"text-anchor": "start", "letter-spacing": "1"}
        x += 32 + 0.7 * size * len(numbers)
