"""The table as one SVG picture, drawn from what a seat may know: no words, only pieces and numbers.

The art lies in art.py as symbols; here pieces are only put in their places. Every piece keeps its id from one picture
to the next. What can be chosen carries `data-target`: the label that stands for it in the text of a move.
"""

from xml.etree.ElementTree import Element, SubElement, tostring

from riverhaven.games.riverboat.art import CROP, FONT, INK, PAPER, SEAT, WATER, symbols
from riverhaven.games.riverboat.story import LETTERS
from riverhaven.games.riverboat.view import Farm, Field, View

WIDTH, HEIGHT = 1280, 800
ACROSS, DOWN = 50, 43.5  # from one field to the next, from one row to the next
FARM_WIDTH, FARM_HEIGHT = 470, 380
NUMERALS = ("I", "II", "III", "IV", "V")

# What an opportunity card counts or brings, as a row of pieces.
CARD_ART = {
    "variety": ("icon-turnip", "icon-wheat", "icon-corn"),
    "agents": ("agent",),
    "envoys": ("worker", "worker"),
    "pilot-2": ("master", "step", "step"),
    "pilot-1": ("master", "step"),
    "coins": ("coin",),
    "barns": ("barn",),
    "wells": ("well",),
    "barns-and-wells": ("barn", "well"),
    "triangles": ("crop-corn", "crop-corn", "crop-corn"),
    "rim": ("field-grey",),
    "fleet": ("boat", "boat"),
}
BONUS_ART = {"surveyor": ("surveyor",), "agent": ("agent",), "steps": ("step",) * 2, "coin": ("coin",), "nothing": ()}


def picture(view: View) -> str:
    """The whole table, as the seat of `view` sees it: its own farm first."""
    svg = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDTH} {HEIGHT}"})
    svg.attrib |= {"font-family": FONT, "font-weight": "600", "text-anchor": "middle", "stroke-linejoin": "round"}
    SubElement(svg, "defs")
    _box(svg, 0, 0, WIDTH, HEIGHT, "#8fae6a")
    me = 0 if view.seat is None else view.seat
    seats = len(view.farms)
    small = (HEIGHT - 20) / 3 / FARM_HEIGHT
    for i in range(seats):
        seat = (me + i) % seats
        where = _group(svg, 10, 10, 1.32) if i == 0 else _group(svg, 950, 10 + (i - 1) * (HEIGHT - 10) / 3, small)
        _farm(where, view, seat, mine=seat == view.seat)
    _middle(_group(svg, 10, 530), view)
    _phase_tiles(_group(svg, 640, 20), view)
    return tostring(svg, encoding="unicode").replace("<defs />", f"<defs>{symbols()}</defs>", 1)


# ----------------------------------------------------------------------------------------------------------- the tools


def _group(parent: Element, x: float, y: float, scale: float = 1, id: str = "") -> Element:
    group = SubElement(parent, "g", {"transform": f"translate({x:g} {y:g})scale({scale:g})"})
    if id:
        group.set("id", id)
    return group


def _use(parent: Element, art: str, x: float, y: float, scale: float = 1, id: str = "", target: str = "") -> Element:
    use = SubElement(parent, "use", {"href": f"#rb-{art}", "transform": f"translate({x:g} {y:g})scale({scale:g})"})
    if id:
        use.set("id", id)
    if target:
        use.set("data-target", target)
    return use


def _text(parent: Element, x: float, y: float, size: float, words: object, fill: str = INK) -> None:
    text = SubElement(parent, "text", {"x": f"{x:g}", "y": f"{y:g}", "font-size": f"{size:g}", "fill": fill})
    text.text = str(words)


def _box(parent: Element, x: float, y: float, width: float, height: float, fill: str, **more: str) -> Element:
    box = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{width:g}", "height": f"{height:g}", "fill": fill, **more}
    return SubElement(parent, "rect", box)


def _pieces(parent: Element, names: tuple[str, ...], x: float, y: float, scale: float, step: float) -> None:
    """A row of pieces round a middle."""
    for i, name in enumerate(names):
        _use(parent, name, x + (i - (len(names) - 1) / 2) * step, y, scale)


# --------------------------------------------------------------------------------------------------------------- a farm


def _farm(parent: Element, view: View, seat: int, mine: bool) -> None:
    farm = view.farms[seat]
    group = _group(parent, 0, 0, id=f"farm-{seat}")
    edge = {"rx": "12", "stroke": SEAT[farm.board], "stroke-width": "5" if seat in view.waiting else "2"}
    _box(group, 0, 0, FARM_WIDTH, FARM_HEIGHT, PAPER, **edge)
    _harbour(_group(group, 22, 34), view, farm)
    fields = _group(group, 48, 100)
    for row, line in enumerate(farm.fields):
        for column, field in enumerate(line):
            x, y = column * ACROSS + row % 2 * ACROSS / 2, row * DOWN
            _field(fields, field, x, y, f"{seat}-{field.label}", field.label if mine else "")
    _tile_seams(fields, farm)
    _supply(_group(group, 26, 328), farm)
    _box(group, FARM_WIDTH - 60, 304, 52, 30, SEAT[farm.board], rx="8")
    _text(group, FARM_WIDTH - 34, 327, 22, view.scores[seat], "#fff")
    for i, card in enumerate(farm.cards):
        _card(group, card.name, 40 + i * 62, 360, 0.5, f"held-{card.name}", card.name if mine else "")
        if card.scored:
            _use(group, "surveyor", 60 + i * 62, 360, 0.7)
        else:
            _text(group, 62 + i * 62, 366, 13, card.worth)


def _harbour(group: Element, view: View, farm: Farm) -> None:
    """The track along the upper edge, boats in their notches, the harbour master on its space."""
    step = (FARM_WIDTH - 44) / view.harbour_end
    _box(group, -12, -22, FARM_WIDTH - 20, 38, WATER, rx="10")
    for space in range(view.harbour_end + 1):
        SubElement(group, "circle", {"cx": f"{space * step:g}", "cy": "10", "r": "2", "fill": INK})
    for boat in farm.boats:
        piece = _use(group, "boat", boat.notch * step, -8, 0.9)
        piece.set("opacity", "1" if boat.reached else ".55")
        _text(group, boat.notch * step, 0, 11, boat.capacity)
    _use(group, "master", farm.master * step, 4, 0.7)


def _field(parent: Element, field: Field, x: float, y: float, id: str, target: str) -> None:
    here = _group(parent, x, y, id=f"field-{id}")
    if target:
        here.set("data-target", target)
    _use(here, f"field-{field.colour}", 0, 0)
    if field.crop:
        _use(here, f"crop-{field.crop}", 0, 0)
    _use(here, f"suit-{field.colour}", 0, 20 if field.crop else 0, 0.55 if field.crop else 1)
    if field.feature:
        _use(here, field.feature, -9 if field.crop else 0, -6 if field.crop else 0, 0.8)
        if field.surveyed:
            _use(here, "surveyor", 10, -4, 0.8)
        else:
            _text(here, 12, -4, 12, field.worth)
    if field.worker:
        _use(here, "worker", 4 if field.feature else 0, 2, 1)


def _tile_seams(parent: Element, farm: Farm) -> None:
    """A bar over the edge between two hexes of one tile: they are one piece."""
    spots: dict[int, list[tuple[float, float, str]]] = {}
    for row, line in enumerate(farm.fields):
        for column, field in enumerate(line):
            if field.crop:
                x, y = column * ACROSS + row % 2 * ACROSS / 2, row * DOWN
                spots.setdefault(field.tile, []).append((x, y, field.crop))
    for hexes in spots.values():
        for i, (x, y, crop) in enumerate(hexes):
            for u, v, _ in hexes[:i]:
                middle, half = ((x + u) / 2, (y + v) / 2), ((x - u) * 0.14, (y - v) * 0.14)
                ends = (middle[0] - half[0], middle[1] - half[1], middle[0] + half[0], middle[1] + half[1])
                names = ("x1", "y1", "x2", "y2")
                seam = {name: f"{value:g}" for name, value in zip(names, ends, strict=True)}
                SubElement(parent, "line", {**seam, "stroke": CROP[crop], "stroke-width": "13"})


def _supply(group: Element, farm: Farm) -> None:
    amounts = (("worker", farm.workers), ("coin", farm.coins), ("surveyor", farm.surveyors), ("agent", farm.agents))
    for i, (piece, amount) in enumerate(amounts):
        _use(group, piece, i * 58, -8, 0.9)
        _text(group, i * 58 + 22, -2, 17, amount)
    for i, (crop, amount) in enumerate(farm.harvested.items()):
        _use(group, f"icon-{crop}", 228 + i * 31, -8, 0.7)
        _text(group, 243 + i * 31, 2, 12, amount)


def _card(parent: Element, name: str, x: float, y: float, scale: float, id: str, target: str) -> None:
    card = _group(parent, x, y, scale, id)
    if target:
        card.set("data-target", target)
    _use(card, "card", 0, 0)
    _pieces(card, CARD_ART.get(name, (f"icon-{name}",)), 0, 0, 0.6, 14)


# --------------------------------------------------------------------------------------------- the boards in the middle


def _middle(group: Element, view: View) -> None:
    _box(group, 0, 0, 930, 258, "#e7d8b1", rx="12", stroke=INK)
    _crop_tiles(_group(group, 24, 30), view)
    _boats(_group(group, 36, 150), view)
    _opportunities(_group(group, 500, 170), view)
    _cultivation(_group(group, 500, 30), view)


def _crop_tiles(group: Element, view: View) -> None:
    """One tile of each face on display; a number where there are more."""
    x = 0.0
    for i, (label, count) in enumerate(view.display.items()):
        tile = _group(group, x % 440, 45 * (x // 440), 0.6, f"tile-{label}")
        tile.set("data-target", label)
        spots = ((0, 0), (37, 0), (18.5, 32))
        for (u, v), letter in zip(spots, label, strict=False):
            _use(tile, f"crop-{LETTERS[letter]}", u, v)
        if count > 1:
            _text(tile, -12, -14, 20, count)
        following = list(view.display)[i + 1 : i + 2]
        x += 22 * (1 + (len(label) > 1)) + 10
        if following and x % 440 > 400:
            x = 440 * (x // 440 + 1)


def _boats(group: Element, view: View) -> None:
    for i, boat in enumerate(view.boats):
        piece = _use(group, "boat", i * 50, 20, 1.2, f"boat-{boat.type}", boat.type)
        piece.set("opacity", "1" if boat.on_display else ".3")
        _text(group, i * 50, 30, 13, boat.capacity)
        _text(group, i * 50, 58, 13, f"+{boat.in_pile}")


def _opportunities(group: Element, view: View) -> None:
    for i, space in enumerate(view.spaces):
        _pieces(group, BONUS_ART[space.bonus], 40 + i * 84, -42, 0.8, 16)
        if space.card:
            _card(group, space.card, 40 + i * 84, 20, 1, f"card-{space.card}", space.card)
    _use(group, "back", 40 + 4 * 84, 20)
    _text(group, 40 + 4 * 84, 26, 18, sum(map(len, view.deck)), PAPER)


def _cultivation(group: Element, view: View) -> None:
    """The cards of this round, then what is left in the deck of each colour."""
    for i, colour in enumerate(view.revealed):
        _use(group, "card", i * 30 + 12, 4, 0.5)
        _use(group, f"suit-{colour}", i * 30 + 12, 4, 1.2)
    for i, (colour, count) in enumerate(view.cards_left.items()):
        _use(group, f"suit-{colour}", 12 + i * 52, 52)
        _text(group, 32 + i * 52, 57, 15, count)


def _phase_tiles(group: Element, view: View) -> None:
    """I to V, in the colour of the holder; the present one is larger. Below, coins, barns, wells and surveyors."""
    for i, (phase, holder) in enumerate(view.holders.items()):
        fill = PAPER if holder is None else SEAT[view.farms[holder].board]
        grown = 4 if view.stage == phase else 0
        box = _box(group, -grown, i * 60 - grown, 54 + 2 * grown, 46 + 2 * grown, fill, rx="8", stroke=INK)
        box.attrib |= {"id": f"phase-{phase}", "data-target": phase}
        _text(group, 27, i * 60 + 30, 20, NUMERALS[i], INK if holder is None else "#fff")
    supplies = (("coin", view.coins), ("barn", view.barns), ("well", view.wells), ("surveyor", view.surveyors))
    for i, (piece, amount) in enumerate((*supplies, ("worker", view.round_track))):
        _use(group, piece, 110, 20 + i * 60)
        _text(group, 138, 27 + i * 60, 18, amount)
    _text(group, 200, 34, 30, f"{view.round}/{view.rounds}")
