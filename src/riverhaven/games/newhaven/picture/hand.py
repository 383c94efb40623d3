"""What only I see, on the shelf behind my screen: harvest tiles with the ways to turn them, the shipment, buildings."""

from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, group, labelled, use
from riverhaven.core.words import Say
from riverhaven.games.newhaven.picture.pieces import LANES, corners, face, hit, tile, turned
from riverhaven.games.newhaven.view import View

ROW = 132  # from one board of the shelf to the next
SLOT = 252  # a tile and its four ways
TILE = 112
WIDEST = 620  # of the shelf of buildings, in its own units: beyond it a phone would show them too small


def tiles_box(view: View) -> tuple[float, float]:
    """Two tiles and the shipment stand in one row, three tiles and the shipment in two."""
    return (652, 174) if _slots(view) == 2 else (524, 282)


def _slots(view: View) -> int:
    """Only the player in turn can lack a tile, so the fullest hand tells with how many this match is played."""
    return max(village.tile_count for village in view.villages)


def _shelf(body: Element, width: float, height: float, boards: int = 1) -> None:
    box(body, 5, 7, width - 6, height - 8, INK, rx="14", opacity=".3")
    box(body, 1, 1, width - 5, height - 7, "#6f472b", rx="14", stroke=INK, stroke_width="2")
    for seam in range(34, int(height) - 50, 34):
        box(body, 8, seam, width - 19, 1.5, "#5d3a22")
    deep = 34 if boards == 1 else 14
    for i in range(boards):
        y = height - 8 - deep - ROW * i
        box(body, 2, y, width - 7, deep, "#a26f44", rx="9" if i == 0 else "0")
        box(body, 2, y, width - 7, 5, "#c4915f")


# -------------------------------------------------------------------------------------------------------- harvest tiles


def tiles(view: View, ids: dict[str, str]) -> Element:
    assert view.mine is not None
    body = Element("g")
    slots = _slots(view)
    _shelf(body, *tiles_box(view), boards=slots - 1)
    for i, quarters in enumerate(view.mine.tiles[:slots], 1):
        _tile(body, i, quarters, 16 + SLOT * ((i - 1) % 2), (18 if slots == 2 else 12) + ROW * ((i - 1) // 2), ids)
    _shipment(body, view, *((520, 18) if slots == 2 else (334, 12 + ROW)))
    return body


def _tile(body: Element, i: int, quarters: tuple[str, ...] | None, x: float, y: float, ids: dict[str, str]) -> None:
    """A place for a tile, which stays where it is when the tile is gone, and beside it the four ways to turn it."""
    slot = group(body, x, y, TILE / 80, id=f"hand-tile-{i}")
    use(slot, "recess", 0, 0)
    if quarters is None:
        labelled(slot, Say("pic-tile-none", tile=i))
        return
    slot.set("data-target", f"tile:{i}")
    labelled(slot, Say("pic-tile", tile=i, **corners(quarters)))
    tile(group(slot, id=ids[f"tile-{i}"]), quarters)
    hit(slot, 0, 0, 80, 80)
    for turn, (right, down) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        _way(body, i, turn, turned(quarters, turn), x + TILE + 8 + 58 * right, y + 58 * down)
    use(body, "knob", x + TILE + 8 + 56, y + 56)


def _way(body: Element, i: int, turn: int, quarters: list[str], x: float, y: float) -> None:
    """A small tile that says which tile and how: it stands for both."""
    way = group(body, x, y, 54 / 80, id=f"turn-{i}-{turn}", target=f"tile:{i} turn:r{turn}")
    labelled(way, Say("pic-turn", tile=i, turn=90 * turn, **corners(quarters)))
    tile(way, quarters)
    hit(way, 0, 0, 80, 80)


def _shipment(body: Element, view: View, x: float, y: float) -> None:
    """While it is unused, the shipment asks which resource it shall be."""
    assert view.seat is not None
    slot = group(body, x, y, TILE / 80, id="hand-shipment")
    use(slot, "recess", 0, 0)
    if not view.villages[view.seat].shipment:
        labelled(slot, Say("pic-shipment-used"))
        return
    labelled(slot, Say("pic-shipment"))
    use(slot, "cargo", 0, 0, id=f"shipment-{view.seat}")
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


def buildings(view: View, ids: dict[str, str], size: tuple[float, float]) -> Element:
    """My buildings in as many rows as let them be largest."""
    assert view.mine is not None
    body = Element("g")
    _shelf(body, *size)
    width, height = size[0] - 36, size[1] - 34
    count = len(view.mine.buildings)
    rows, scale = max(((rows, _fitting(count, rows, width, height)) for rows in range(1, 6)), key=lambda fit: fit[1])
    per_row = -(-count // rows)
    pitch = min(59 * scale, (width - 54 * scale) / max(per_row - 1, 1))
    left = (size[0] - 4 - pitch * (per_row - 1)) / 2
    top = 12 + (height - 56 * scale * (rows - 1)) / 2
    for i, building in enumerate(view.mine.buildings):
        x, y = left + pitch * (i % per_row), top + 56 * scale * (i // per_row)
        target = f"colour:{building.colour} number:{building.number}"
        here = group(body, x, y, scale, id=ids[f"hand-{i}"], target=target)
        here.set("data-kinds", "build lay")
        labelled(here, Say("pic-building", colour=building.colour, number=building.number))
        use(here, face(building), 0, 0)
        hit(here, -27, -27, 54, 54)
    return body


def _fitting(count: int, rows: int, width: float, height: float) -> float:
    """How large buildings can be in so many rows. They may overlap a little: their numbers stay clear."""
    per_row = max(1, -(-count // rows))
    return min(1.35, height / (56 * rows), width / (52 * per_row))
