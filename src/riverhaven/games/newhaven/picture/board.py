"""The board with its landscape and its resource track, and the display of buildings."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement

from riverhaven.core.picture import INK, box, group, labelled, path, text, use
from riverhaven.core.words import Say
from riverhaven.games.newhaven.art import COLOURS
from riverhaven.games.newhaven.picture.harvest import harvest
from riverhaven.games.newhaven.picture.pieces import LANES, corners, face, figure, hit, tile
from riverhaven.games.newhaven.view import Space, View

BOARD_BOX = (738, 630)
DISPLAY_BOX = (364, 86)
LEFT, TOP, SIDE = 160, 16, 80  # of the landscape: where it begins, and the side of a space
STEP = 22.4  # between two numbers of the track
# Where charters hang: the corners of the board are no spaces.
CORNERS = {"a7": ("row", "column"), "g7": ("stone", "sheep"), "a1": ("timber", "wheat"), "g1": ("most",)}


def board(view: View, ids: dict[str, str]) -> Element:
    body = Element("g")
    use(body, "board", 0, 0)
    for row, spaces in enumerate(view.board):
        figure(body, 146, TOP + 47 + SIDE * row, 21, len(view.board) - row, faded=True)
        for column, space in enumerate(spaces):
            _space(body, view, space, LEFT + SIDE * column, TOP + SIDE * row, ids)
    for column in range(len(view.board)):
        figure(body, LEFT + 40 + SIDE * column, 603, 21, "abcdefg"[column], faded=True)
    harvest(body, view, LEFT, TOP)
    _open_spaces(body, view)
    _track(body, view)
    return body


def _open_spaces(body: Element, view: View) -> None:
    """How many spaces are open: the match ends when one is left."""
    left = labelled(group(body, 129, 583, id="open-spaces"), Say("pic-open-spaces", n=view.open_spaces))
    use(left, "meadow-0", 0, 0, 0.42)
    text(left, 16.8, 24, 21, view.open_spaces)


def _space(body: Element, view: View, space: Space, x: float, y: float, ids: dict[str, str]) -> None:
    here = group(body, x, y, id=f"space-{space.label}")
    if space.label in CORNERS:
        _corner(here, view, CORNERS[space.label])
        return
    here.set("data-target", f"space:{space.label}")
    match space.kind:
        case "closed":
            use(here, "woods", 0, 0)
            labelled(here, Say("pic-space-closed", space=space.label))
        case "open":
            _meadow(here, space, ids)
        case "pond":
            use(here, "pond", 0, 0)
            labelled(here, Say("pic-space-pond", space=space.label))
        case "tile":
            tile(group(here, id=ids[f"space-{space.label}"]), space.quarters)
            labelled(here, Say("pic-space-tile", space=space.label, **corners(space.quarters)))
        case "shipment":
            # The crate itself is drawn with the harvest, whose light it lies upon.
            labelled(here, Say("pic-space-shipment", space=space.label, colour=space.quarters[0]))
    hit(here, 2, 2, 76, 76)


def _meadow(here: Element, space: Space, ids: dict[str, str]) -> None:
    use(here, f"meadow-{(ord(space.label[0]) + int(space.label[1])) % 2}", 0, 0)
    found = space.building
    if found is None:
        labelled(here, Say("pic-space-open", space=space.label))
    else:
        use(here, face(found), 40, 39, id=ids[f"space-{space.label}"])
        labelled(here, Say("pic-space-clearing", space=space.label, colour=found.colour, number=found.number))


def _corner(corner: Element, view: View, charters: Sequence[str]) -> None:
    """Charters hang where the board has no spaces, sealed by the one who holds them."""
    if not view.charters:
        use(corner, "compass", 0, 0)
        return
    for i, name in enumerate(charters):
        scroll = group(corner, 41 - 20 * len(charters) + 40 * i, 4, id=f"charter-{name}")
        use(scroll, "charter", 0, 0)
        use(scroll, f"icon-{name}" if name in LANES else f"charter-{name}", 18, 21, 0.95)
        text(scroll, 16, 54, 22, view.charters[name])
        text(scroll, 27, 53, 21, "*")
        holder = next((seat for seat, village in enumerate(view.villages) if name in village.charters), None)
        if holder is not None:
            use(scroll, f"emblem-{holder}", 18, 64, 0.8)
        held = "none" if holder is None else view.villages[holder].name
        labelled(scroll, Say("pic-charter", charter=name, points=view.charters[name], held=held))


# ------------------------------------------------------------------------------------------------------------ the track


def _track(body: Element, view: View) -> None:
    """Four lanes from 0 at the bottom to 20, and below them in figures what is left of each resource."""
    track = group(body, id="track")
    _scale(track, view)
    for i, colour in enumerate(LANES):
        _lane(track, view, colour, 55 + 22 * i)
        _purse(track, view, colour, 12 + 59 * (i % 2), 524 + 44 * (i // 2))


def _scale(track: Element, view: View) -> None:
    panel = box(track, 43, 14, 90, 496, "#efe3c6", rx="8", stroke=INK, stroke_width="1.6")
    panel.set("class", "paper-shade")
    values = range(view.track_end + 1)
    for value in values[::5]:
        beyond = value == view.track_end < max(view.resources.values())
        figure(track, 22, _height(view, value) + 7.5, 21 if beyond else 22, f"{value}+" if beyond else value)
    lines = "".join(f"M44 {_height(view, value) + STEP / 2:g}h88" for value in values)
    path(track, lines, stroke="#d8c496", stroke_width="1").set("class", "edge")
    ticks = "".join(f"M37 {_height(view, value):g}h6" for value in values if value % 5)
    path(track, ticks, stroke="#b79a6b", stroke_width="2").set("class", "edge")


def _height(view: View, amount: int) -> float:
    """Where an amount stands on the track, which ends before the largest harvests do."""
    return 490 - min(amount, view.track_end) * STEP


def _lane(track: Element, view: View, colour: str, x: float) -> None:
    """One marker. What was gathered this turn and is spent again stays visible as its trail."""
    y, top = _height(view, view.resources[colour]), _height(view, view.harvest[colour])
    field, shade, _ = COLOURS[colour]
    path(track, f"M{x:g} 26V496", stroke=field, stroke_width="5", opacity=".35")
    trail = path(track, f"M{x:g} {top:g}V{max(y, top):g}", stroke=shade, stroke_width="5", stroke_linecap="round")
    trail.attrib |= {"id": f"trail-{colour}", "stroke-dasharray": "0 8.5"}
    use(track, f"marker-{colour}", x, y, 0.9, id=f"marker-{colour}")


def _purse(track: Element, view: View, colour: str, x: float, y: float) -> None:
    amount = view.resources[colour]
    purse = group(track, x, y, id=f"amount-{colour}")
    labelled(purse, Say("pic-resource", colour=colour, n=amount, gathered=view.harvest[colour]))
    use(purse, f"marker-{colour}", 11, 18, 0.95)
    figure(purse, 40, 27, 26 if amount < 10 else 23, amount, faded=not amount)


# --------------------------------------------------------------------------------------------- the buildings on display


def display(view: View, ids: dict[str, str]) -> Element:
    """Five buildings to take, the bag, and an arrow for every building that must still be drawn."""
    body = Element("g")
    box(body, 4, 6, 358, 78, INK, rx="16", opacity=".3")
    box(body, 1, 1, 358, 78, "#dfc793", rx="16", stroke=INK, stroke_width="2")
    box(body, 6, 6, 348, 68, "none", rx="12", stroke="#b89a62", stroke_width="1.4")
    for i in range(5):
        _source(body, view, i, ids)
    _bag(body, view)
    return body


def _source(body: Element, view: View, i: int, ids: dict[str, str]) -> None:
    place = group(body, 36 + 57.5 * i, 40, id=f"source-{i + 1}", target=f"source:{i + 1}")
    use(place, "hollow", 0, 0)
    shown = view.display[i]
    if shown:
        use(place, face(shown), 0, -1, id=ids[f"display-{i + 1}"])
        labelled(place, Say("pic-source", place=i + 1, colour=shown.colour, number=shown.number))
    else:
        labelled(place, Say("pic-source-empty", place=i + 1))
    hit(place, -28, -28, 56, 57)


def _bag(body: Element, view: View) -> None:
    here = labelled(group(body, 323, 40, id="bag", target="source:bag"), Say("pic-bag", n=view.bag_count))
    bag = use(here, "bag", 0, 1, 0.98)
    drawing = view.phase == "draw" and not view.over
    if drawing and view.must_take_from_display:
        bag.set("opacity", ".5")
    text(here, 0, 19, 20, view.bag_count, "#fffaf0")
    if drawing:
        draws = labelled(SubElement(here, "g", {"id": "draws"}), Say("pic-draws", n=view.draws_left))
        for i in range(view.draws_left):
            use(draws, "draw", 22 - 14 * i, -26)
    hit(here, -27, -28, 56, 57)
