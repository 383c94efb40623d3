"""The table as one SVG picture, drawn from what a seat may know.

Pieces keep their ids from one picture to the next, so that a client can turn the old picture into the new one. What can
be chosen carries `data-target`: the label that stands for it in the text of a move.
"""

from xml.etree.ElementTree import Element, SubElement, tostring

from riverhaven.games.caboose.art import DARK, FONT, GOLD, INK, LIGHT, PAPER, SAND, SEATS, WATER, symbols
from riverhaven.games.caboose.story import signed
from riverhaven.games.caboose.view import AuctionCard, City, CityCard, Line, View

WIDTH, HEIGHT = 1280, 800
BANK_X = {"west": 176.0, "east": 424.0}
ROW_Y = (60.0, 186.0, 312.0, 438.0, 588.0, 726.0)
BOW = 150  # how far a line through the desert bows out
TICKET_W, TICKET_H = 92, 54

Point = tuple[float, float]


def picture(view: View) -> str:
    """The whole table, as the seat of `view` sees it."""
    svg = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDTH} {HEIGHT}"})
    svg.attrib |= {"font-family": FONT, "font-weight": "600", "text-anchor": "middle", "stroke-linejoin": "round"}
    SubElement(svg, "defs")
    _box(svg, 0, 0, WIDTH, HEIGHT, "#5b4636")
    _map(svg, view)
    _market(_group(svg, 616, 12), view)
    _gods(_group(svg, 826, 12), view)
    _open_cards(_group(svg, 616, 176), view)
    for seat in range(len(view.players)):
        _player(_group(svg, 616 + seat % 3 * 220, 346 + seat // 3 * 140, f"seat-{seat}"), view, seat)
    _hand(_group(svg, 616, 630), view)
    return tostring(svg, encoding="unicode").replace("<defs />", f"<defs>{symbols()}</defs>", 1)


# ------------------------------------------------------------------------------------------------------------ the tools


def _group(parent: Element, x: float, y: float, id: str = "", target: str = "") -> Element:
    group = SubElement(parent, "g", {"transform": f"translate({x:g} {y:g})"})
    if id:
        group.set("id", id)
    if target:
        group.set("data-target", target)
    return group


def _use(parent: Element, art: str, x: float, y: float, fill: str = "") -> Element:
    use = SubElement(parent, "use", {"href": f"#art-{art}", "x": f"{x:g}", "y": f"{y:g}"})
    if fill:
        use.set("fill", fill)
    return use


def _text(parent: Element, x: float, y: float, size: float, words: object, fill: str = INK) -> Element:
    text = SubElement(parent, "text", {"x": f"{x:g}", "y": f"{y:g}", "font-size": f"{size:g}", "fill": fill})
    text.text = str(words)
    return text


def _box(parent: Element, x: float, y: float, width: float, height: float, fill: str, **more: str) -> Element:
    box = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{width:g}", "height": f"{height:g}", "fill": fill, **more}
    return SubElement(parent, "rect", box)


def _sheet(parent: Element, width: float, height: float, fill: str = PAPER) -> None:
    """A sheet of papyrus with its shadow."""
    _box(parent, 3, 4, width, height, INK, rx="9", opacity=".3")
    _box(parent, 0, 0, width, height, fill, rx="9", stroke=INK)


def _name(parent: Element, x: float, y: float, size: float, label: str) -> None:
    """The name of a city, which the client puts in its own language."""
    _text(parent, x, y, size, label.capitalize()).set("data-l10n-id", f"city-{label}")


# --------------------------------------------------------------------------------------------------------------- map


def _map(svg: Element, view: View) -> None:
    land = _group(svg, 8, 8, "map")
    _sheet(land, 600, 784, SAND)
    course = "M300 0C240 80 360 150 300 240S250 380 310 460S250 600 300 680S330 740 300 784"
    SubElement(land, "path", {"d": course, "fill": "none", "stroke": WATER, "stroke-width": "44"})
    SubElement(land, "path", {"d": course, "fill": "none", "stroke": "#fff", "stroke-width": "2", "opacity": ".5"})
    cities = {city.label: city for city in view.cities}
    for line in view.lines:
        _line(land, line, cities[line.ends[0]], cities[line.ends[1]])
    for city in view.cities:
        _city(land, city)


def _at(city: City) -> Point:
    return BANK_X[city.bank], ROW_Y[city.row - 1]


def _line(land: Element, line: Line, one: City, other: City) -> None:
    """Track with sleepers; a line that skips cities bows out into the desert."""
    start, end = _at(one), _at(other)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    if abs(one.row - other.row) > 1:
        middle = (middle[0] + (-BOW if one.bank == "west" else BOW), middle[1])
    track = _group(land, 0, 0, f"line-{line.label}", line.label)
    course = f"M{start[0]:g} {start[1]:g}Q{middle[0]:g} {middle[1]:g} {end[0]:g} {end[1]:g}"
    built = any(line.trains)
    shared = {"d": course, "fill": "none"}
    sleepers = {
        "stroke": "#6b4a2f",
        "stroke-width": "13",
        "stroke-dasharray": "3 7",
        "opacity": "1" if built else ".35",
    }
    SubElement(track, "path", {**shared, **sleepers})
    SubElement(track, "path", {**shared, "stroke": INK, "stroke-width": "7", "opacity": "1" if built else ".3"})
    SubElement(track, "path", {**shared, "stroke": SAND, "stroke-width": "4"})
    groups = [(seat, n) for seat, n in enumerate(line.trains) if n]
    for i, (seat, n) in enumerate(groups):
        for wagon in range(n):
            along = (0.38, 0.62)[i] if len(groups) == 2 else 0.5
            x, y = _on_curve(start, middle, end, along)
            _use(track, "wagon", x + (wagon - (n - 1) / 2) * 15, y, SEATS[seat])


def _on_curve(start: Point, middle: Point, end: Point, along: float) -> Point:
    a, b, c = (1 - along) ** 2, 2 * along * (1 - along), along**2
    return a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1]


def _city(land: Element, city: City) -> None:
    """The prestige medallion, fruit, buildings and pyramid of a city, and its name."""
    group = _group(land, *_at(city), f"city-{city.label}", city.label)
    fill, ink = (LIGHT, INK) if city.light else (DARK, "#fff")
    SubElement(group, "circle", {"r": "25", "fill": fill, "stroke": INK, "stroke-width": "2"})
    _text(group, 0, 8, 24, city.prestige, ink)
    _box(group, -48, 25, 96, 17, PAPER, rx="5", stroke=INK)
    _name(group, 0, 38, 13, city.label)
    side = -1 if city.bank == "west" else 1
    if city.pyramid:
        _use(group, "pyramid", side * 48, -4)
        _text(group, side * 48, 6, 12, city.pyramid)
    for i, building in enumerate(city.buildings):
        _use(group, building.split("-")[0], side * (70 + i // 2 * 20), -14 + i % 2 * 20)
    cubes = [fruit for fruit, n in city.cubes.items() for _ in range(n)]
    for i, fruit in enumerate(cubes):
        _use(group, fruit, side * (42 + i // 2 * 20), -12 + i % 2 * 21)


# ------------------------------------------------------------------------------------------------------------ the table


def _market(stall: Element, view: View) -> None:
    """A scale for every fruit, the best price on top."""
    _sheet(stall, 200, 156)
    low, high = view.market_ends
    for i, (fruit, value) in enumerate(view.market.items()):
        x = 44 + i * 32
        _use(stall, fruit, x, 16)
        for step in range(low, high + 1):
            y = 38 + (high - step) * 16
            here = step == value
            _box(stall, x - 13, y - 8, 26, 15, GOLD if here else "#efe4c8", rx="3", stroke=INK if here else "none")
            if here:
                _text(stall, x, y + 4, 12, signed(value))
        _text(stall, x, 152, 11, view.supply[fruit], "#8b6f47")


def _gods(parent: Element, view: View) -> None:
    """Seven tickets with the numbers; the holder's colour fills the hat."""
    for i, god in enumerate(view.gods):
        ticket = _group(parent, i * 62, 0, f"god-{god.label}", god.label)
        _sheet(ticket, 56, 92)
        colour = "#8b7a68" if god.seat is None else SEATS[god.seat]
        SubElement(
            ticket, "path", {"d": "M14 34H42M18 34V14H38V34Z", "fill": colour, "stroke": INK, "stroke-width": "2"}
        )
        SubElement(ticket, "circle", {"cx": "28", "cy": "44", "r": "9", "fill": "#d9a066", "stroke": INK})
        _text(ticket, 28, 84, 24, god.number)
    for i, (value, cost) in enumerate(view.pyramids.items()):
        pyramid = _group(parent, 24 + i * 72, 120, f"pyramid-{value}", str(value))
        _use(pyramid, "pyramid", 0, 0)
        _text(pyramid, 0, 9, 12, value)
        _use(pyramid, "florin", 26, 4)
        _text(pyramid, 26, 8, 11, cost)


def _open_cards(parent: Element, view: View) -> None:
    for i, card in enumerate(view.auction_display):
        _auction_ticket(_group(parent, i * (TICKET_W + 14), 0, f"open-{i}-{card.label}", card.label), card)
    for i, city_card in enumerate(view.city_display):
        where = _group(parent, i * (TICKET_W + 14), TICKET_H + 16, f"card-{city_card.label}", city_card.label)
        _city_ticket(where, city_card)


def _auction_ticket(ticket: Element, card: AuctionCard) -> None:
    """A Train card shows its trains and its price, a Building card its cost and its points, a Fruit card its fruits."""
    _sheet(ticket, TICKET_W, TICKET_H)
    if card.kind == "train":
        for i in range(card.size):
            _use(ticket, "wagon", 22 + i * 17, 18, "#8b7a68")
        _use(ticket, "florin", 74, 38)
        _text(ticket, 74, 42, 11, card.cost)
        return
    for i, fruit in enumerate(card.fruits):
        _use(ticket, fruit, 18 + i * 22, 16)
    if card.kind == "building":
        _use(ticket, card.type, 20, 40)
        _text(ticket, 76, 46, 20, card.points)
        if card.bonus:
            _text(ticket, 46, 46, 14, f"+{card.bonus}", DARK)


def _city_ticket(ticket: Element, card: CityCard) -> None:
    _sheet(ticket, TICKET_W, TICKET_H, "#d9cfb8" if card.dead else PAPER)
    _name(ticket, TICKET_W / 2, 18, 13, card.city)
    for i, (fruit, price) in enumerate(card.demands.items()):
        _use(ticket, fruit, 16 + i * 44, 36)
        _text(ticket, 34 + i * 44, 42, 16, price)


def _player(mat: Element, view: View, seat: int) -> None:
    """Score, Florins, trains and cards; face-up Fruit cards and buildings."""
    mine = view.players[seat]
    _sheet(mat, 208, 130)
    _box(mat, 0, 0, 208, 26, SEATS[seat], rx="9", stroke=INK)
    ink = INK if seat == 4 else "#fff"
    _text(mat, 22, 19, 16, seat + 1, ink)
    _text(mat, 170, 19, 18, view.scores[seat], ink)
    if seat in view.waiting:
        _box(mat, -3, -3, 214, 136, "none", rx="11", stroke=GOLD, **{"stroke-width": "4"})
    _use(mat, "florin", 18, 42)
    _text(mat, 42, 47, 15, mine.florins)
    _use(mat, "wagon", 80, 43, SEATS[seat])
    _text(mat, 102, 47, 15, mine.trains_left)
    _use(mat, "card", 140, 42)
    _text(mat, 170, 47, 15, f"{mine.hand_count}+{mine.city_count}")
    if view.phase == "bid" and mine.bid:
        _text(mat, 100, 19, 15, f"{mine.bid} ƒ", ink)
    for i, card in enumerate(mine.fruit_cards):
        for j, fruit in enumerate(card.fruits):
            _use(mat, fruit, 16 + i % 4 * 48 + j * 20, 72 + i // 4 * 20)
    for i, building in enumerate(mine.buildings):
        _use(mat, building.type, 16 + i * 20, 116)


def _hand(shelf: Element, view: View) -> None:
    """The viewer's own cards."""
    if view.mine is None:
        return
    count = len(view.mine.cards) + len(view.mine.city_cards)
    step = min(TICKET_W + 8, (650 - TICKET_W) / max(1, (count + 1) // 2 - 1))
    cards: list[AuctionCard | CityCard] = [*view.mine.cards, *view.mine.city_cards]
    for i, card in enumerate(cards):
        where = _group(shelf, i // 2 * step, i % 2 * (TICKET_H + 16), f"hand-{i}-{card.label}", card.label)
        if isinstance(card, AuctionCard):
            _auction_ticket(where, card)
        else:
            _city_ticket(where, card)
