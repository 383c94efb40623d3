"""What only I see, on the shelf behind my screen: harvest tiles with the ways to turn them, the shipment, buildings."""

from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, decor, group, hit, labelled, once, text, use
from riverhaven.core.words import Say
from riverhaven.games.newhaven.picture.pieces import LANES, corners, face, resource, tile, turned
from riverhaven.games.newhaven.state import PLOT_LABELS
from riverhaven.games.newhaven.view import Building, NewHavenView

ROW = 132  # from one board of the shelf to the next
SLOT = 252  # a tile and its four ways
TILE = 112
WIDEST = 620  # of the shelf of buildings, in its own units: beyond it a phone would show them too small


def tiles_box(view: NewHavenView) -> tuple[float, float]:
    """Two tiles and the shipment stand in one row, three tiles and the shipment in two."""
    return (652, 174) if _slots(view) == 2 else (524, 282)


def _slots(view: NewHavenView) -> int:
    """Only the player in turn can lack a tile, so the fullest hand tells with how many this match is played."""
    return max(village.tile_count for village in view.villages)


@once
def _shelf(parent: Element, name: str, width: float, height: float, boards: int = 1) -> None:
    body = labelled(group(parent), Say(name))
    box(body, 5, 7, width - 6, height - 8, INK, rx="14", opacity=".3")
    box(body, 1, 1, width - 5, height - 7, "#6f472b", rx="14", stroke=INK, stroke_width="2")
    wood = decor(group(body))
    for seam in range(34, int(height) - 50, 34):
        box(wood, 8, seam, width - 19, 1.5, "#5d3a22")
    deep = 34 if boards == 1 else 14
    for i in range(boards):
        y = height - 8 - deep - ROW * i
        box(wood, 2, y, width - 7, deep, "#a26f44", rx="9" if i == 0 else "0")
        box(wood, 2, y, width - 7, 5, "#c4915f")


# -------------------------------------------------------------------------------------------------------- harvest tiles


def tiles(view: NewHavenView, ids: dict[str, str]) -> Element:
    assert view.mine is not None
    body = Element("g")
    slots = _slots(view)
    _shelf(body, "pic-tiles", *tiles_box(view), slots - 1)
    for i, quarters in enumerate(view.mine.tiles[:slots], 1):
        x, y = 16 + SLOT * ((i - 1) % 2), (18 if slots == 2 else 12) + ROW * ((i - 1) // 2)
        _tile(body, i, quarters, x, y, ids.get(f"tile-{i}", ""))
    assert view.seat is not None
    _shipment(body, view.seat, view.villages[view.seat].shipment, *((520, 18) if slots == 2 else (334, 12 + ROW)))
    if slots == 3:
        _purses(body, view.resources, view.harvest, ((272, 178), (272, 232), (464, 178), (464, 232)))
    return body


@once
def _tile(body: Element, i: int, quarters: tuple[str, ...] | None, x: float, y: float, id: str) -> None:
    """A place for a tile, which stays where it is when the tile is gone, and beside it the four ways to turn it."""
    slot = group(body, x, y, TILE / 80, id=f"hand-tile-{i}")
    use(slot, "recess", 0, 0)
    if quarters is None:
        labelled(slot, Say("pic-tile-none", tile=i))
        return
    slot.set("data-target", f"tile:{i}")
    labelled(slot, Say("pic-tile", tile=i, **corners(quarters)))
    tile(group(slot, id=id), quarters)
    hit(slot, 0, 0, 80, 80)
    ways = labelled(group(body, x + TILE + 8, y), Say("pic-ways", tile=i))
    for turn, (right, down) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        _way(ways, i, turn, turned(quarters, turn), 58 * right, 58 * down)
    use(ways, "knob", 56, 56)


def _way(ways: Element, i: int, turn: int, quarters: list[str], x: float, y: float) -> None:
    """A small tile that says which tile and how: it stands for both."""
    way = group(ways, x, y, 54 / 80, id=f"turn-{i}-{turn}", target=f"tile:{i} turn:r{turn}")
    labelled(way, Say("pic-turn", tile=i, turn=90 * turn, **corners(quarters)))
    tile(way, quarters)
    hit(way, 0, 0, 80, 80)


@once
def _shipment(body: Element, seat: int, ready: bool, x: float, y: float) -> None:
    """While it is unused, the shipment asks which resource it shall be."""
    slot = group(body, x, y, TILE / 80, id="hand-shipment")
    use(slot, "recess", 0, 0)
    if not ready:
        labelled(slot, Say("pic-shipment-used"))
        return
    labelled(slot, Say("pic-shipment"))
    use(slot, "cargo", 0, 0, id=f"shipment-{seat}")
    for colour, (right, down) in zip(LANES, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
        well = group(slot, 40 * right, 40 * down, id=f"ship-{colour}", target=f"colour:{colour}")
        well.set("data-kinds", "ship")
        labelled(well, Say("pic-ship", colour=colour))
        hit(well, 1, 1, 38, 38)


# ------------------------------------------------------------------------------------------------------------ buildings


def buildings_box(width: float, height: float) -> tuple[float, float]:
    """As tall as the shelf of the tiles, unless that makes it too wide."""
    unit = max(height / 174, width / WIDEST)
    return width / unit, height / unit


def buildings(view: NewHavenView, ids: dict[str, str], size: tuple[float, float]) -> Element:
    assert view.mine is not None
    body, held = Element("g"), view.mine.buildings
    _shelf(body, "pic-hand", *size)
    on_edge = _slots(view) == 2
    room = (size[0], size[1] - (56 if on_edge else 34))
    _buildings(body, held, view.resources, tuple(ids[f"hand-{i}"] for i in range(len(held))), room)
    if on_edge:
        spots = [(size[0] * (2 * i + 1) / 8 - 20, size[1] - 25) for i in range(len(LANES))]
        _purses(body, view.resources, view.harvest, tuple(spots))
    return body


ROWS_OF: dict[int | None, list[str]] = {
    number: [plot for plot in PLOT_LABELS if plot[1] == str(number)] for number in range(1, 7)
}
Spots = tuple[tuple[float, float], ...]


@once
def _purses(body: Element, left: dict[str, int], gathered: dict[str, int], spots: Spots) -> None:
    """What can be spent, beside my buildings: so nobody has to look for the track.

    They stand on the edge of the shelf. With three tiles it is too low for that, and they stand by the shipment.
    """
    for colour, (x, y) in zip(LANES, spots, strict=True):
        here = group(body, x, y, id=f"purse-{colour}")
        labelled(here, resource(colour, left[colour], gathered[colour]))
        use(here, f"marker-{colour}", 0, 0)
        number = text(here, 18, 8.5, 25, left[colour], "#fff3c4" if left[colour] else "#e3c59f")
        number.attrib |= {"text-anchor": "start", "stroke": INK, "stroke-width": "3", "paint-order": "stroke"}


@once
def _buildings(
    body: Element,
    held: tuple[Building, ...],
    left: dict[str, int],
    ids: tuple[str, ...],
    room: tuple[float, float],
) -> None:
    """My buildings in as many rows as let them be largest."""
    width, height = room[0] - 36, room[1]
    count = len(held)
    rows, scale = max(((rows, _fitting(count, rows, width, height)) for rows in range(1, 6)), key=lambda fit: fit[1])
    per_row = -(-count // rows)
    pitch = min(59 * scale, (width - 54 * scale) / max(per_row - 1, 1))
    first = (room[0] - 4 - pitch * (per_row - 1)) / 2
    top = 12 + (height - 56 * scale * (rows - 1)) / 2
    for i, building in enumerate(held):
        x, y = first + pitch * (i % per_row), top + 56 * scale * (i // per_row)
        target = f"colour:{building.colour} number:{building.number}"
        here = group(body, x, y, scale, id=ids[i], target=target)
        here.set("data-kinds", "build lay")
        here.set("data-only", f"build plot {' '.join(ROWS_OF[building.number])}")  # face up, its number is the row's
        name = Say("pic-building", colour=building.colour, number=building.number, left=left[building.colour])
        labelled(here, name)
        use(here, face(building), 0, 0)
        hit(here, -27, -27, 54, 54)


def _fitting(count: int, rows: int, width: float, height: float) -> float:
    """How large buildings can be in so many rows. They may overlap a little: their numbers stay clear."""
    per_row = max(1, -(-count // rows))
    return min(1.35, height / (56 * rows), width / (52 * per_row))
