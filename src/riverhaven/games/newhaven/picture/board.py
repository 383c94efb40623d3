"""The board with its landscape and its resource track, and the display of buildings."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement

from riverhaven.core.picture import INK, box, group, hit, labelled, once, path, text, use
from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.newhaven.art.pieces import COLOURS
from riverhaven.games.newhaven.picture.harvest import Chains, harvest, joined_squares
from riverhaven.games.newhaven.picture.pieces import LANES, corners, face, figure, resource, tile
from riverhaven.games.newhaven.view import Building, NewHavenView, Space, Village

BOARD_BOX = (738, 630)
DISPLAY_BOX = (364, 86)
LEFT, TOP, SIDE = 160, 16, 80  # of the landscape: where it begins, and the side of a space
STEP = 22.4  # between two numbers of the track
# Where charters hang: the corners of the board are no spaces.
CORNERS = {"a7": ("row", "column"), "g7": ("stone", "sheep"), "a1": ("timber", "wheat"), "g1": ("most",)}


def board(view: NewHavenView, ids: dict[str, str]) -> Element:
    body = Element("g")
    _ground(body)
    _spaces(body, view.board, tuple(ids.get(f"space-{space.label}", "") for spaces in view.board for space in spaces))
    _corners(body, view.charters, view.villages)
    harvest(body, view.board, view.harvest, view.active, LEFT, TOP)
    _open_spaces(body, view.open_spaces, 0 if view.over else view.turns - view.turn + 1)
    _track(body, view.track_end, view.resources, view.harvest)
    return body


@once
def _ground(body: Element) -> None:
    """The board below everything, with the coordinates by which the log speaks of spaces."""
    ground = labelled(group(body), Say("pic-board"))
    use(ground, "board", 0, 0)
    for i, letter in enumerate("abcdefg"):
        figure(ground, 146, TOP + 47 + SIDE * i, 21, 7 - i, faded=True)
        figure(ground, LEFT + 40 + SIDE * i, 603, 21, letter, faded=True)


@once
def _open_spaces(body: Element, count: int, turns: int) -> None:
    """How many spaces are open: the match ends when one is left."""
    left = labelled(group(body, 129, 583, id="open-spaces"), Say("pic-open-spaces", n=count, turns=turns))
    use(left, "meadow-0", 0, 0, 0.42)
    text(left, 16.8, 24, 21, count)


@once
def _spaces(body: Element, board: tuple[tuple[Space, ...], ...], ids: tuple[str, ...]) -> None:
    """All spaces, but for the corners of the board, which are none."""
    landscape, joined = group(body), joined_squares(board)
    lying = ((row, column, space) for row, spaces in enumerate(board) for column, space in enumerate(spaces))
    for (row, column, space), id in zip(lying, ids, strict=True):
        if space.label not in CORNERS:
            _space(landscape, space, joined.get((row, column), ()), LEFT + SIDE * column, TOP + SIDE * row, id)


@once
def _space(body: Element, space: Space, chains: Chains, x: float, y: float, id: str) -> None:
    """A space, with the chains of its tile; `id` is that of what lies there, whose way can be followed."""
    here = group(body, x, y, id=f"space-{space.label}")
    here.set("data-target", f"space:{space.label}")
    match space.kind:
        case "closed":
            use(here, "woods", 0, 0)
            labelled(here, Say("pic-space-closed", space=space.label))
        case "open":
            _meadow(here, space, id)
        case "pond":
            use(here, "pond", 0, 0)
            labelled(here, Say("pic-space-pond", space=space.label))
        case "tile":
            tile(group(here, id=id), space.quarters)
            found = [Say("squares", colour=Say(f"colour-{colour}"), n=n) for colour, n in chains]
            labelled(here, Say("pic-space-tile", space=space.label, **corners(space.quarters), chains=found))
        case "shipment":
            # The crate itself is drawn with the harvest, whose light it lies upon.
            labelled(here, Say("pic-space-shipment", space=space.label, colour=space.quarters[0]))
    hit(here, 2, 2, 76, 76)


def _meadow(here: Element, space: Space, id: str) -> None:
    use(here, f"meadow-{(ord(space.label[0]) + int(space.label[1])) % 2}", 0, 0)
    found = space.building
    if found is None:
        labelled(here, Say("pic-space-open", space=space.label))
    else:
        use(here, face(found), 40, 39, id=id)
        labelled(here, Say("pic-space-clearing", space=space.label, colour=found.colour, number=found.number))


Villages = tuple[Village, ...]


@once
def _corners(body: Element, points: dict[str, int], villages: Villages) -> None:
    """Charters hang where the board has no spaces."""
    for label, charters in CORNERS.items():
        x, y = LEFT + SIDE * "abcdefg".index(label[0]), TOP + SIDE * (7 - int(label[1]))
        corner = group(body, x, y, id=f"space-{label}")
        if points:
            _charters(corner, charters, points, villages)
        else:
            use(labelled(corner, Say("pic-corner")), "compass", 0, 0)


def _charters(corner: Element, charters: Sequence[str], points: dict[str, int], villages: Villages) -> None:
    """What each is worth; it is sealed by the one who holds it."""
    for i, name in enumerate(charters):
        scroll = group(corner, 41 - 20 * len(charters) + 40 * i, 4, id=f"charter-{name}")
        use(scroll, "charter", 0, 0)
        use(scroll, f"icon-{name}" if name in LANES else f"charter-{name}", 18, 21, 0.95)
        text(scroll, 16, 54, 22, points[name])
        text(scroll, 27, 53, 21, "*")
        holder = next((seat for seat, village in enumerate(villages) if name in village.charters), None)
        if holder is not None:
            use(scroll, f"emblem-{holder}", 18, 64, 0.8)
        held = {"held": "none", "holder": ""} if holder is None else {"held": "yes", "holder": player(holder)}
        counts = [Say("count", player=player(i), n=_progress(v, name)) for i, v in enumerate(villages)]
        labelled(scroll, Say("pic-charter", charter=name, points=points[name], **held, counts=counts))


def _progress(village: Village, charter: str) -> int:
    """How far a village has come: the plots of its fullest line, its buildings of a resource, or its charters."""
    if charter == "most":
        return len(set(village.charters) - {"most"})
    if charter in LANES:
        return sum(plot is not None and plot.colour == charter for row in village.plots for plot in row)
    lines = village.plots if charter == "row" else zip(*village.plots, strict=True)
    return max(sum(plot is not None for plot in line) for line in lines)


# ------------------------------------------------------------------------------------------------------------ the track


@once
def _track(body: Element, end: int, left: dict[str, int], gathered: dict[str, int]) -> None:
    """Four lanes from 0 at the bottom to 20, and below them in figures what is left of each resource."""
    track = group(body, id="track")
    _scale(track, end, max(left.values()) > end)
    for i, colour in enumerate(LANES):
        stock = labelled(group(track, id=f"amount-{colour}"), resource(colour, left[colour], gathered[colour]))
        _lane(stock, end, colour, left[colour], gathered[colour], 55 + 22 * i)
        _purse(stock, colour, left[colour], 12 + 59 * (i % 2), 524 + 44 * (i // 2))


def _scale(body: Element, end: int, more: bool) -> None:
    track = labelled(group(body), Say("pic-track"))
    panel = box(track, 43, 14, 90, 496, "#efe3c6", rx="8", stroke=INK, stroke_width="1.6")
    panel.set("class", "paper-shade")
    values = range(end + 1)
    for value in values[::5]:
        beyond = more and value == end
        figure(track, 22, _height(end, value) + 7.5, 21 if beyond else 22, f"{value}+" if beyond else value)
    lines = "".join(f"M44 {_height(end, value) + STEP / 2:g}h88" for value in values)
    path(track, lines, stroke="#d8c496", stroke_width="1").set("class", "edge")
    ticks = "".join(f"M37 {_height(end, value):g}h6" for value in values if value % 5)
    path(track, ticks, stroke="#b79a6b", stroke_width="2").set("class", "edge")


def _height(end: int, amount: int) -> float:
    """Where an amount stands on the track, which ends before the largest harvests do."""
    return 490 - min(amount, end) * STEP


def _lane(track: Element, end: int, colour: str, amount: int, gathered: int, x: float) -> None:
    """One marker. What was gathered this turn and is spent again stays visible as its trail."""
    y, top = _height(end, amount), _height(end, gathered)
    field, shade, _ = COLOURS[colour]
    path(track, f"M{x:g} 26V496", stroke=field, stroke_width="5", opacity=".35")
    trail = path(track, f"M{x:g} {top:g}V{max(y, top):g}", stroke=shade, stroke_width="5", stroke_linecap="round")
    trail.attrib |= {"id": f"trail-{colour}", "stroke-dasharray": "0 8.5"}
    use(track, f"marker-{colour}", x, y, 0.9, id=f"marker-{colour}")


def _purse(stock: Element, colour: str, amount: int, x: float, y: float) -> None:
    """What is left of a resource, in a figure."""
    purse = group(stock, x, y)
    use(purse, f"marker-{colour}", 11, 18, 0.95)
    figure(purse, 40, 27, 26 if amount < 10 else 23, amount, faded=not amount, id=f"left-{colour}")


# --------------------------------------------------------------------------------------------- the buildings on display


def display(view: NewHavenView, ids: dict[str, str]) -> Element:
    """Five buildings to take, the bag, and an arrow for every building that must still be drawn."""
    body = Element("g")
    _tray(body)
    for i in range(5):
        _source(body, i, view.display[i], ids.get(f"display-{i + 1}", ""))
    draws = view.draws_left if view.phase == "draw" and not view.over else None
    _bag(body, view.bag_count, draws, view.must_take_from_display)
    return body


@once
def _tray(parent: Element) -> None:
    body = labelled(group(parent), Say("pic-display"))
    box(body, 4, 6, 358, 78, INK, rx="16", opacity=".3")
    box(body, 1, 1, 358, 78, "#dfc793", rx="16", stroke=INK, stroke_width="2")
    box(body, 6, 6, 348, 68, "none", rx="12", stroke="#b89a62", stroke_width="1.4")


@once
def _source(body: Element, i: int, shown: Building | None, id: str) -> None:
    place = group(body, 36 + 57.5 * i, 40, id=f"source-{i + 1}", target=f"source:{i + 1}")
    use(place, "hollow", 0, 0)
    if shown:
        use(place, face(shown), 0, -1, id=id)
        labelled(place, Say("pic-source", place=i + 1, colour=shown.colour, number=shown.number))
    else:
        labelled(place, Say("pic-source-empty", place=i + 1))
    hit(place, -28, -28, 56, 57)


@once
def _bag(body: Element, count: int, draws_left: int | None, closed: bool) -> None:
    """The bag. While somebody draws it says how often, and whether it is closed for the first time."""
    here = labelled(group(body, 323, 40, id="bag", target="source:bag"), Say("pic-bag", n=count))
    bag = use(here, "bag", 0, 1, 0.98)
    if draws_left is not None and closed:
        bag.set("opacity", ".5")
    text(here, 0, 19, 20, count, "#fffaf0")
    if draws_left is not None:
        draws = labelled(SubElement(here, "g", {"id": "draws"}), Say("pic-draws", n=draws_left))
        for i in range(draws_left):
            use(draws, "draw", 22 - 14 * i, -26)
    hit(here, -27, -28, 56, 57)
