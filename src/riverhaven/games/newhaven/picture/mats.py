"""A player's mat: the name and score, the village on its coast, and the screen with what all may know of the hand."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, group, labelled, text, use
from riverhaven.core.words import Say
from riverhaven.games.newhaven.picture.pieces import LANES, figure, hit
from riverhaven.games.newhaven.view import Plot, View, Village

BOX = (410, 570)
LEFT, TOP, PITCH = 52, 54, 60  # of the plots: the middle of the first, and from one to the next
PHASE_ART = {"place": "count-tile", "build": "count-building", "share": "count-building", "draw": "draw"}


def mat(view: View, seat: int, ids: dict[str, str]) -> Element:
    body = Element("g")
    lit = view.places[seat] == 1 if view.over else seat in view.waiting
    use(body, "mat-lit" if lit else "mat", 0, 0, id=f"mat-{seat}")
    _plate(body, view, seat, lit)
    land = group(body, 8, 66, id=f"village-{seat}")
    use(land, "coast", 0, 0)
    use(land, "ship", 362, 405)
    for column in range(5):
        text(land, LEFT + PITCH * column, 18, 16, "abcde"[column], "#66733d")
    _lines(land, view, seat)
    for row, plots in enumerate(view.villages[seat].plots):
        for column, plot in enumerate(plots):
            _plot(land, view, seat, f"{'abcde'[column]}{6 - row}", plot, ids)
    _screen(body, view, seat)
    return body


def _plate(body: Element, view: View, seat: int, lit: bool) -> None:
    """The name, the score, and whether the table waits for this player."""
    plate = group(body, id=f"plate-{seat}")
    name = view.villages[seat].name
    use(plate, f"emblem-{seat}", 36, 35)
    write = text if lit else figure  # ink stays dark on gold
    write(plate, 60, 45, 28, name).set("text-anchor", "start")
    use(plate, "laurel", 363, 35)
    text(plate, 363, 44.5, 27, view.scores[seat], "#fff3c4", f"score-{seat}")
    state = "waits" if seat in view.waiting else "over" if view.over else "rests"
    labelled(plate, Say("pic-plate", name=name, points=view.scores[seat], state=state, place=view.places[seat]))
    if view.over:
        use(plate, f"medal-{view.places[seat]}", 305, 33, id=f"medal-{seat}")
    elif seat in view.waiting:
        use(plate, PHASE_ART[view.phase], 306, 35, 1.2, id=f"phase-{seat}")
    if seat == view.active and not view.over:
        use(plate, "pennant", 250, 34, id="pennant")


# ---------------------------------------------------------------------------------------------------------- the village


def _plot(land: Element, view: View, seat: int, label: str, plot: Plot | None, ids: dict[str, str]) -> None:
    number = int(label[1])
    x, y = LEFT + PITCH * "abcde".index(label[0]), TOP + PITCH * (6 - number)
    # I build in my own village only.
    mine = seat == view.seat
    here = group(land, x, y, id=f"plot-{seat}-{label}", target=f"plot:{label}" if mine else "")
    if plot is None:
        use(here, f"plot-{number}", 0, 0)
        labelled(here, Say("pic-plot", plot=label, cost=number))
    elif plot.face_up:
        use(here, f"front-{plot.colour}-{number}", 0, 0, id=ids[f"plot-{label}"] if mine else "")
        labelled(here, Say("pic-plot-up", plot=label, colour=plot.colour, number=number))
    else:
        use(here, f"back-{plot.colour}", 0, 0)
        labelled(here, Say("pic-plot-down", plot=label, colour=plot.colour))
    if mine:
        hit(here, -28, -28, 56, 56)


def _lines(land: Element, view: View, seat: int) -> None:
    """The colonists at the ends of rows and columns, and a golden way to those who come."""
    village = view.villages[seat]
    rows = list(zip((6, 5, 4, 3, 2, 1), view.row_colonists, village.row_points, strict=True))
    columns = list(zip("abcde", view.column_colonists, village.column_points, strict=True))
    for i, (_, _, points) in enumerate(rows):
        if points:
            box(land, LEFT - 29, TOP - 29 + PITCH * i, 305, 58, "#eec64e", rx="8")
    for i, (_, _, points) in enumerate(columns):
        if points:
            box(land, LEFT - 29 + PITCH * i, TOP - 29, 58, 358, "#eec64e", rx="8")
    for i, (number, colonists, points) in enumerate(rows):
        name = Say("pic-row", number=number, colonists=colonists, points=points)
        _colonists(land, f"{seat}-{number}", name, colonists, points, 350, TOP + PITCH * i)
    for i, (letter, colonists, points) in enumerate(columns):
        name = Say("pic-column", letter=letter, colonists=colonists, points=points)
        _colonists(land, f"{seat}-{letter}", name, colonists, points, LEFT + PITCH * i, 406)


def _colonists(land: Element, id: str, name: Say, colonists: int, points: int, x: float, y: float) -> None:
    """Those who come when their line is complete, and come twice when all of it lies face up."""
    here = labelled(group(land, x, y, id=f"colonists-{id}"), name)
    use(here, f"golden-{colonists}" if points else f"colonist-{colonists}", 0, 0)
    if points > colonists:
        use(here, "double", 16, -11)


# ----------------------------------------------------------------------------------------------------------- the screen


def _screen(body: Element, view: View, seat: int) -> None:
    """What the others may know of a hand: how much it holds, and the buildings that all saw being taken."""
    village = view.villages[seat]
    screen = group(body, 8, 506, id=f"screen-{seat}")
    use(screen, f"screen-{seat}", 0, 0)
    has = group(screen)
    shipment = "ready" if village.shipment else "used"
    labelled(has, Say("pic-screen", buildings=village.building_count, tiles=village.tile_count, shipment=shipment))
    for x, art, count in ((22, "count-building", village.building_count), (92, "count-tile", village.tile_count)):
        use(has, art, x, 25)
        # White on an ink edge can be read on all four colours.
        number = text(has, x + 17, 33, 23, count, "#ffffff")
        number.attrib |= {"text-anchor": "start", "stroke": INK, "stroke-width": "2.5", "paint-order": "stroke"}
    if village.shipment:
        # My own shipment stands on my shelf.
        use(has, "shipment", 141, 8, 0.44, id="" if seat == view.seat else f"shipment-{seat}")
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
