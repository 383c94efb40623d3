"""The table as one SVG picture, drawn from what a seat may know.

The art lies in art.py as symbols; here pieces are only put in their places. Every piece keeps its id from one picture
to the next, so that a client can turn the old picture into the new one. What can be chosen carries `data-target`: the
label, or labels, that stand for it in the text of a move.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, tostring

from riverhaven.games.newhaven.art import COLOURS, FONT, INK, PAPER, symbols
from riverhaven.games.newhaven.view import Building, Plot, Space, View, Village

WIDTH, HEIGHT = 1280, 800
LANES = ("wheat", "sheep", "timber", "stone")
FADED = "#8b6f47"
STEP = 26.6  # between two numbers of the track
# Where charters hang: the corners of the board are no spaces.
CORNERS = {"a7": ("row", "column"), "g7": ("stone", "sheep"), "a1": ("timber", "wheat"), "g1": ("most",)}
PHASE_ART = {"place": "count-tile", "build": "count-building", "share": "count-building", "draw": "draw"}
# Ways to put up a hand: the number of rows, the size of a building, and how far down the first row is.
SHELVES = ((1, 1.45, 98), (2, 1.2, 42), (3, 0.82, 29))


class Spot(NamedTuple):
    """Where a part of the table lies, and how large."""

    x: float
    y: float
    scale: float = 1


def picture(view: View) -> str:
    """The whole table, as the seat of `view` sees it."""
    svg = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDTH} {HEIGHT}"})
    svg.attrib |= {"font-family": FONT, "font-weight": "600", "text-anchor": "middle", "stroke-linejoin": "round"}
    SubElement(svg, "defs")
    _use(svg, "table", 0, 0)
    if view.seat is None:
        _spectator(svg, view)
    else:
        _player(svg, view, view.seat)
    # The symbols never change, so they go in as finished text: nobody needs to build and write them anew each time.
    return tostring(svg, encoding="unicode").replace("<defs />", f"<defs>{symbols()}</defs>", 1)


# ------------------------------------------------------------------------------------------------------------ the tools


def _group(parent: Element, spot: Spot, id: str = "", target: str = "") -> Element:
    group = SubElement(parent, "g", {"transform": _transform(*spot)})
    return _named(group, id, target)


def _use(parent: Element, art: str, x: float, y: float, id: str = "", target: str = "", scale: float = 1) -> Element:
    """A piece: one of the symbols at a point."""
    where = {"x": f"{x:g}", "y": f"{y:g}"} if scale == 1 else {"transform": _transform(x, y, scale)}
    return _named(SubElement(parent, "use", {"href": f"#art-{art}", **where}), id, target)


def _text(parent: Element, x: float, y: float, size: float, words: object, fill: str = INK, id: str = "") -> Element:
    text = SubElement(parent, "text", {"x": f"{x:g}", "y": f"{y:g}", "font-size": f"{size:g}", "fill": fill})
    text.text = str(words)
    return _named(text, id)


def _transform(x: float, y: float, scale: float) -> str:
    return f"translate({x:g} {y:g})" if scale == 1 else f"translate({x:g} {y:g})scale({scale:g})"


def _named(element: Element, id: str, target: str = "") -> Element:
    if id:
        element.set("id", id)
    if target:
        element.set("data-target", target)
    return element


def _box(parent: Element, x: float, y: float, width: float, height: float, fill: str, **more: str) -> Element:
    box = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{width:g}", "height": f"{height:g}", "fill": fill, **more}
    return SubElement(parent, "rect", box)


def _panel(parent: Element, width: float, height: float, fill: str = PAPER) -> None:
    """A sheet of board with its shadow."""
    _box(parent, 4, 6, width, height, INK, rx="14", opacity=".3")
    _box(parent, 0, 0, width, height, fill, rx="14", stroke=INK, **{"stroke-width": "2"})


# ------------------------------------------------------------------------------------------------------------ the table


def _player(svg: Element, view: View, me: int) -> None:
    """My village stands beside the board, the others at the right, my hand on a shelf below."""
    seats = len(view.villages)
    _board_and_track(svg, view, Spot(12, 12, 0.95))
    _display(svg, view, Spot(704, 12), 352)
    _village(svg, view, me, Spot(704, 104, 0.9))
    # With three others their villages need the whole height, and the shelf ends before them.
    x, scale, step = (1082, 0.46, 262) if seats == 4 else (1070, 0.505, 300)
    for i in range(1, seats):
        _village(svg, view, (me + i) % seats, Spot(x, 16 + (i - 1) * step, scale))
    if seats == 2:
        _ornament(svg, 1169, 450)
    _hand(svg, view, Spot(12, 620), 1044 if seats == 4 else 1256)


def _spectator(svg: Element, view: View) -> None:
    """All villages are of one size, in the order of the seats."""
    seats = len(view.villages)
    _display(svg, view, Spot(12, 12, 1.1), 701)
    _board_and_track(svg, view, Spot(12, 114, 1.08))
    for seat in range(seats):
        if seats == 2:
            _village(svg, view, seat, Spot(900, 20 + 390 * seat, 0.68))
        else:
            _village(svg, view, seat, Spot(800 + 238 * (seat % 2), 44 + 384 * (seat // 2), 0.59))
    if seats == 3:
        _ornament(svg, 1153, 590)


def _ornament(svg: Element, x: float, y: float) -> None:
    """A compass rose burnt into the wood where no village lies."""
    _use(svg, "compass", x - 100, y - 100, scale=2.5).set("opacity", ".35")


# ------------------------------------------------------------------------------------------------------------ the board


def _board_and_track(svg: Element, view: View, spot: Spot) -> None:
    board = _group(svg, spot, "board")
    _use(board, "board", 0, 0)
    for row, spaces in enumerate(view.board):
        _text(board, 126, 62 + 80 * row, 17, len(view.board) - row, FADED)
        for column, space in enumerate(spaces):
            _space(board, view, space, 138 + 80 * column, 16 + 80 * row)
    for column in range(len(view.board)):
        _text(board, 178 + 80 * column, 602, 17, "abcdefg"[column], FADED)
    _use(board, "meadow-0", 676, 583, scale=0.36)
    _text(board, 690.5, 603, 17, view.open_spaces, id="open-spaces")
    _track(_group(svg, spot, "track"), view)


def _space(board: Element, view: View, space: Space, x: float, y: float) -> None:
    here = _group(board, Spot(x, y), f"space-{space.label}", space.label)
    match space.kind:
        case "closed":
            if space.label not in CORNERS:
                _use(here, "woods", 0, 0)
            elif view.charters:
                _charters(here, view, CORNERS[space.label])
            else:
                _use(here, "compass", 0, 0)
        case "open":
            _use(here, f"meadow-{(ord(space.label[0]) + int(space.label[1])) % 2}", 0, 0)
            if space.building:
                _use(here, _face(space.building), 40, 40, f"clearing-{space.label}")
        case "pond":
            _use(here, "pond", 0, 0)
        case "tile":
            _quarters(here, space.quarters, space.gathered)
        case "shipment":
            _crate(here, space.quarters[0])


def _charters(corner: Element, view: View, names: Sequence[str]) -> None:
    """Charters hang where the board has no spaces, sealed by the one who holds them."""
    for i, name in enumerate(names):
        scroll = _group(corner, Spot(41 - 20 * len(names) + 40 * i, 4), f"charter-{name}")
        _use(scroll, "charter", 0, 0)
        _use(scroll, f"icon-{name}" if name in LANES else f"charter-{name}", 18, 22, scale=0.95)
        _text(scroll, 18, 53, 21, view.charters[name])
        for seat, village in enumerate(view.villages):
            if name in village.charters:
                _use(scroll, f"emblem-{seat}", 18, 62, scale=0.8)


def _quarters(parent: Element, colours: Sequence[str], lit: Sequence[bool] = (False,) * 4) -> None:
    """A harvest tile, 80 x 80; quarters run clockwise from the top left."""
    _use(parent, "tile", 0, 0)
    for (x, y), colour, bright in zip(((3, 3), (41, 3), (41, 41), (3, 41)), colours, lit, strict=True):
        _use(parent, f"{'lit' if bright else 'quarter'}-{colour}", x, y)


def _crate(parent: Element, colour: str | None) -> None:
    """A shipment, face down; on the board it stands for a resource, and is part of the harvest."""
    _use(parent, "crate", 0, 0)
    if colour:
        _use(parent, "lit-crate", 0, 0)
        _use(parent, f"icon-{colour}", 40, 40, scale=1.2)
    else:
        _use(parent, "anchor", 0, 0)


def _face(building: Building) -> str:
    return f"front-{building.colour}-{building.number}" if building.number else f"back-{building.colour}"


def _track(track: Element, view: View) -> None:
    """Four lanes from 0 at the bottom to 20; what is left of each resource stands below in figures."""
    _box(track, 34, 14, 82, 564, "#efe3c6", rx="8", stroke=INK, **{"stroke-width": "1.6"})
    for value in range(view.track_end + 1):
        y = _height(view, value)
        if value % 2:
            _box(track, 35, y - STEP / 2, 80, STEP, "#e2d2ae")
        main = value % 5 == 0
        beyond = value == view.track_end < max(view.resources.values())
        size = 16 if main and not beyond else 13
        _text(track, 20, y + 5, size, f"{value}+" if beyond else value, INK if main else FADED)
    for i, colour in enumerate(LANES):
        _lane(track, view, colour, 45 + 20 * i)


def _height(view: View, amount: int) -> float:
    """Where an amount stands on the track, which ends before the largest harvests do."""
    return 562 - min(amount, view.track_end) * STEP


def _lane(track: Element, view: View, colour: str, x: float) -> None:
    """One marker. What was gathered this turn and is spent again stays visible as its trail."""
    amount = view.resources[colour]
    y = _height(view, amount)
    field, shade, _ = COLOURS[colour]
    SubElement(track, "path", {"d": f"M{x:g} 24V566", "stroke": field, "stroke-width": "4", "opacity": ".3"})
    top = _height(view, view.harvest[colour])
    trail = {"d": f"M{x:g} {top:g}V{max(y, top):g}", "stroke": shade, "stroke-width": "4", "stroke-linecap": "round"}
    SubElement(track, "path", {"id": f"trail-{colour}", "stroke-dasharray": "0 8", **trail})
    _use(track, f"marker-{colour}", x, y, f"marker-{colour}", colour)
    _text(track, x, 604, 19 if amount < 10 else 13, amount, INK if amount else "#b9a47c", f"amount-{colour}")


# --------------------------------------------------------------------------------------------- the buildings on display


def _display(svg: Element, view: View, spot: Spot, width: float) -> None:
    """Five buildings to take, the bag, and an arrow for every building that must still be drawn."""
    display = _group(svg, spot, "display")
    _panel(display, width, 80, "#e6d3a5")
    _box(display, 5, 5, width - 10, 70, "none", rx="10", stroke="#bfa877", **{"stroke-width": "1.2"})
    pitch = (width - 12) / 6
    for i, building in enumerate(view.display, 1):
        x = 6 + pitch * (i - 0.5)
        _use(display, "hollow", x, 40)
        if building:
            _use(display, _face(building), x, 39, f"display-{i}", str(i))
    x = 6 + pitch * 5.5
    bag = _use(display, "bag", x, 40, "bag", "bag")
    if view.phase == "draw" and view.must_take_from_display:
        bag.set("opacity", ".5")
    _text(display, x, 59, 20, view.bag_count, "#fffaf0", "bag-count")
    if view.phase == "draw" and not view.over:
        for i in range(view.draws_left):
            _use(display, "draw", x + 18 - 13 * i, 10, f"draw-{i}")


# --------------------------------------------------------------------------------------------------------- the villages


def _village(svg: Element, view: View, seat: int, spot: Spot) -> None:
    group = _group(svg, spot, f"village-{seat}")
    village = view.villages[seat]
    _plate(group, view, seat)
    land = _group(group, Spot(0, 66))
    _use(land, "coast", 0, 0)
    _use(land, "ship", 362, 405)
    for column in range(5):
        _text(land, 52 + 60 * column, 18, 15, "abcde"[column], "#6f7d45")
    for row, plots in enumerate(village.plots):
        for column, plot in enumerate(plots):
            label = f"{'abcde'[column]}{6 - row}"
            _plot(land, view, seat, label, plot, 52 + 60 * column, 54 + 60 * row)
    for row, (colonists, points) in enumerate(zip(view.row_colonists, village.row_points, strict=True)):
        _colonists(land, f"colonists-{seat}-{6 - row}", colonists, points, 350, 54 + 60 * row)
    for column, (colonists, points) in enumerate(zip(view.column_colonists, village.column_points, strict=True)):
        _colonists(land, f"colonists-{seat}-{'abcde'[column]}", colonists, points, 52 + 60 * column, 405)
    _screen(group, view, seat)


def _plate(group: Element, view: View, seat: int) -> None:
    """The name, the score, and whether the table waits for this player."""
    lit = seat in view.waiting or view.places[seat] == 1
    _use(group, "plate-glow" if lit else "plate", 0, 0, f"plate-{seat}")
    _use(group, f"emblem-{seat}", 34, 29)
    _text(group, 58, 39, 29, view.villages[seat].name).set("text-anchor", "start")
    _use(group, "laurel", 350, 29)
    _text(group, 350, 38.5, 28, view.scores[seat], "#fff3c4", f"score-{seat}")
    if view.over:
        _use(group, f"medal-{view.places[seat]}", 292, 27, f"medal-{seat}")
    elif seat in view.waiting:
        _use(group, PHASE_ART[view.phase], 292, 29, f"phase-{seat}", scale=1.2)
    if seat == view.active and not view.over:
        _use(group, "pennant", 234, 27, "pennant")


def _plot(land: Element, view: View, seat: int, label: str, plot: Plot | None, x: float, y: float) -> None:
    if plot is None:
        art = f"plot-{label[1]}"
    else:
        art = f"front-{plot.colour}-{label[1]}" if plot.face_up else f"back-{plot.colour}"
    # I build in my own village only.
    _use(land, art, x, y, f"plot-{seat}-{label}", label if seat == view.seat else "")


def _colonists(land: Element, id: str, colonists: int, points: int, x: float, y: float) -> None:
    """Those who come when their line is complete, and come twice when all of it lies face up."""
    _use(land, f"golden-{colonists}" if points else f"colonist-{colonists}", x, y, id)
    if points > colonists:
        _use(land, "double", x + 16, y - 10)


def _screen(group: Element, view: View, seat: int) -> None:
    """What the others may know of a hand: how much it holds, and the buildings that all saw being taken."""
    village = view.villages[seat]
    _use(group, f"screen-{seat}", 0, 504)
    for x, art, count in ((22, "count-building", village.building_count), (95, "count-tile", village.tile_count)):
        _use(group, art, x, 529)
        _text(group, x + 17, 537, 23, count, "#fffaf0").set("text-anchor", "start")
    if village.shipment:
        _use(group, "crate", 145, 512, scale=0.42)
    _known(group, village, seat, LANES[:2], 517)
    _known(group, village, seat, LANES[2:], 536)


def _known(group: Element, village: Village, seat: int, colours: Sequence[str], y: float) -> None:
    """A line of numbers for each of `colours`, smaller when there are many."""
    numbers = [[b.number for b in village.known if b.colour == colour] for colour in colours]
    size = min(18, 220 / max(1, sum(map(len, numbers))))
    x = 204.0
    for colour, found in zip(colours, numbers, strict=True):
        if found:
            _use(group, f"icon-{colour}", x, y - 1, scale=0.68)
            text = _text(group, x + 12, y + 0.35 * size, size, "".join(map(str, found)), id=f"known-{seat}-{colour}")
            text.attrib |= {"text-anchor": "start", "letter-spacing": "1"}
            x += 32 + 0.7 * size * len(found)


# -------------------------------------------------------------------------------------------------------------- my hand


def _hand(svg: Element, view: View, spot: Spot, width: float) -> None:
    """What only I see, on the shelf behind my screen."""
    assert view.mine is not None and view.seat is not None
    hand = _group(svg, spot, "hand")
    _panel(hand, width, 168, "#6f472b")
    for y in (34, 68, 102):
        _box(hand, 8, y, width - 16, 1.5, "#5d3a22")
    _box(hand, 1, 136, width - 2, 31, "#a26f44", rx="10")
    _box(hand, 1, 136, width - 2, 5, "#c4915f")
    # Only the player in turn can lack a tile, so the fullest hand tells with how many this match is played.
    slots = max(village.tile_count for village in view.villages)
    for i, tile in enumerate(view.mine.tiles[:slots]):
        here = _recess(hand, 22 + 120 * i, f"hand-tile-{i + 1}", str(i + 1) if tile else "")
        if tile:
            _quarters(here, tile)
    _turner(hand, 64 + 120 * slots, 84)
    shipment = view.villages[view.seat].shipment
    here = _recess(hand, 122 + 120 * slots, "hand-shipment", "ship" if shipment else "")
    if shipment:
        _crate(here, None)
    _shelf(hand, view, 244 + 120 * slots, width - 16)


def _recess(hand: Element, x: float, id: str, target: str) -> Element:
    """A place for a tile, which stays where it is when the tile is gone."""
    here = _group(hand, Spot(x, 32, 1.36), id, target)
    _use(here, "recess", 0, 0)
    return here


def _turner(hand: Element, x: float, y: float) -> None:
    """A compass rose, to say how a tile is to be turned."""
    rose = _group(hand, Spot(x, y))
    _use(rose, "turner", 0, 0)
    for turn in range(4):
        _use(rose, "petal", 0, 0, f"turn-{turn}", f"r{turn}").set("transform", f"rotate({90 * turn})")


def _shelf(hand: Element, view: View, left: float, right: float) -> None:
    """My buildings: large in one row, smaller in more rows as their number grows."""
    assert view.mine is not None
    buildings = view.mine.buildings
    rows, scale, top = next((s for s in SHELVES if _fits(len(buildings), right - left, *s[:2])), SHELVES[-1])
    per_row = -(-len(buildings) // rows)
    pitch = min(58 * scale, (right - left - 54 * scale) / max(per_row - 1, 1))
    copies: Counter[Building] = Counter()
    for i, building in enumerate(buildings):
        x = left + 27 * scale + pitch * (i % per_row)
        y = top + 55 * scale * (i // per_row)
        id = f"hand-{building.colour}-{building.number}-{copies[building]}"
        _use(hand, _face(building), x, y, id, f"{building.colour} {building.number}", scale)
        copies[building] += 1


def _fits(count: int, room: float, rows: int, scale: float) -> bool:
    """Whether so many buildings overlap so little that their numbers can be read."""
    return -(-count // rows) * 48 * scale <= room
