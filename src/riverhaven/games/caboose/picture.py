"""The table in parts, drawn from what a seat may know.

The art lies in art.py and its neighbours as symbols; here the parts get their places, and the auction, the market and
the pyramids are drawn. The map, the cards and the players' mats have files of their own.
"""

from typing import NamedTuple
from xml.etree.ElementTree import Element

from riverhaven.core.picture import FONT, Part, box, group, labelled, path, text, use
from riverhaven.core.words import Say
from riverhaven.games.caboose import art_map, picture_mats
from riverhaven.games.caboose.art import FADED, GOLD, INK, IVORY, PAPYRUS, TERRACOTTA, WOOD, WOOD_DARK, WOOD_LIGHT
from riverhaven.games.caboose.picture_cards import draw_displays, draw_hand
from riverhaven.games.caboose.picture_map import draw_map
from riverhaven.games.caboose.picture_mats import draw_mat
from riverhaven.games.caboose.story import signed
from riverhaven.games.caboose.view import God, View

GAP, TOP, LEFT, MAP_W, MAP_H = 8, 10, 10, 529, 780
COLUMN = 355  # the width of a column beside the map, and of most parts: about that of a phone
FIRST = LEFT + MAP_W + 10
SECOND = FIRST + COLUMN + GAP
GODS_H, CARDS_H, HAND_H = 324, 292, 148
MAT_SCALE = 0.493


class Spot(NamedTuple):
    """Where a part lies on the table, and how large."""

    x: float
    y: float
    width: float
    height: float


def picture(view: View) -> list[Part]:
    """The parts of the table, as the seat of `view` sees it."""
    spots = _spectator(len(view.players)) if view.seat is None else _seated(len(view.players), view.seat)
    parts = [_board(view, Spot(LEFT, TOP, MAP_W, MAP_H))]
    parts += [_gods(view, spots["gods"]), _market(view, spots["market"]), _pyramids(view, spots["pyramids"])]
    parts.append(_displays(view, spots["cards"]))
    seats = range(len(view.players))
    order = seats if view.seat is None else [(view.seat + i) % len(seats) for i in seats]
    parts += [_mat(view, seat, spots[f"mat-{seat}"]) for seat in order]
    if view.mine is not None:
        parts.append(_hand(view, spots["hand"]))
    return parts


# ------------------------------------------------------------------------------------------------------------- layout


def _seated(seats: int, me: int) -> dict[str, Spot]:
    """Two columns beside the map, the hand below both. The others' mats form a grid, with the pyramids in its gap."""
    spots = {
        "gods": Spot(FIRST, TOP, COLUMN, GODS_H),
        "cards": Spot(FIRST, TOP + GODS_H + GAP, COLUMN, CARDS_H),
        "hand": Spot(FIRST, TOP + MAP_H - HAND_H, 2 * COLUMN + GAP, HAND_H),
    }
    width, height = COLUMN * MAT_SCALE, picture_mats.HEIGHT * MAT_SCALE
    bottom = TOP + MAP_H - HAND_H - GAP
    grid = bottom - 2 * height - GAP
    cells = [
        Spot(SECOND + (width + COLUMN - 2 * width) * (i % 2), grid + (height + GAP) * (i // 2), width, height)
        for i in range(4)
    ]
    for i in range(1, seats):
        spots[f"mat-{(me + i) % seats}"] = cells[i - 1]
    mine = grid - GAP - picture_mats.HEIGHT
    end = mine - GAP
    if seats == 3:
        spots["pyramids"] = Spot(SECOND, cells[2].y, COLUMN, height)
    elif seats == 4:
        spots["pyramids"] = cells[3]
    else:
        spots["pyramids"] = Spot(SECOND, end - 44, COLUMN, 44)
        end -= 44 + GAP
    spots[f"mat-{me}"] = Spot(SECOND, mine, COLUMN, picture_mats.HEIGHT)
    spots["market"] = Spot(SECOND, TOP, COLUMN, end - TOP)
    return spots


def _spectator(seats: int) -> dict[str, Spot]:
    """All mats are of one size, one below the other; the auction and the cards are larger than for a player."""
    wide = (MAP_H - GAP) * COLUMN / (GODS_H + CARDS_H)
    narrow = 2 * COLUMN - wide
    left, scale = FIRST + wide + GAP, wide / COLUMN
    market = 287 if seats == 3 else 150
    start = TOP + market + GAP + 36 + GAP
    height = min((TOP + MAP_H - start - GAP * (seats - 1)) / seats, narrow * picture_mats.HEIGHT / picture_mats.WIDTH)
    width = height * picture_mats.WIDTH / picture_mats.HEIGHT
    mats = {
        f"mat-{seat}": Spot(left + (narrow - width) / 2, start + (height + GAP) * seat, width, height)
        for seat in range(seats)
    }
    return mats | {
        "gods": Spot(FIRST, TOP, wide, GODS_H * scale),
        "cards": Spot(FIRST, TOP + GODS_H * scale + GAP, wide, CARDS_H * scale),
        "market": Spot(left, TOP, narrow, market),
        "pyramids": Spot(left, TOP + market + GAP, narrow, 36),
    }


def _part(id: str, group_name: str, title: Say, spot: Spot, size: tuple[float, float]) -> tuple[Part, Element]:
    body = Element("g", {"font-family": FONT, "font-weight": "600", "text-anchor": "middle"})
    body.set("stroke-linejoin", "round")
    return Part(id, group_name, title, *spot, body, size), body


def _board(view: View, spot: Spot) -> Part:
    part, body = _part("board", "board", Say("pic-board"), spot, (art_map.WIDTH, art_map.HEIGHT))
    draw_map(body, view)
    return part


def _displays(view: View, spot: Spot) -> Part:
    part, body = _part("cards", "board", Say("pic-cards"), spot, (COLUMN, CARDS_H))
    draw_displays(body, view)
    return part


def _mat(view: View, seat: int, spot: Spot) -> Part:
    mine = view.players[seat]
    counts = {"florins": mine.florins, "trains": mine.trains_left, "cards": mine.hand_count + mine.city_count}
    title = Say("pic-mat", number=seat + 1, points=view.scores[seat], **counts)
    where = "mine" if seat == view.seat else "others"
    part, body = _part(f"mat-{seat}", where, title, spot, (picture_mats.WIDTH, picture_mats.HEIGHT))
    draw_mat(body, view, seat)
    return part


def _hand(view: View, spot: Spot) -> Part:
    part, body = _part("hand", "mine", Say("pic-hand"), spot, (spot.width, spot.height))
    draw_hand(body, view, spot.width, spot.height)
    return part


def _sheet(body: Element, width: float, height: float) -> None:
    """Papyrus with its shadow, as the ground of a part."""
    box(body, 4, 5, width - 5, height - 6, INK, rx="10", opacity=".35")
    box(body, 1, 1, width - 5, height - 6, PAPYRUS, rx="10", stroke=INK, stroke_width="1.8").set("class", "paper")
    fibres = "".join(
        f"M8 {y}Q{width / 2:g} {y + y % 7 - 3} {width - 12:g} {y + 1}" for y in range(16, int(height) - 12, 19)
    )
    path(body, fibres, stroke="#e2cd99", stroke_width="1")


# ------------------------------------------------------------------------------------------------- gods and auction

CELL_W, CELL_H = 81, 112


def _gods(view: View, spot: Spot) -> Part:
    """Seven portraits, the turn, and below them the bidders."""
    part, body = _part("gods", "board", Say("pic-gods"), spot, (COLUMN, GODS_H))
    _sheet(body, COLUMN, GODS_H)
    for i, god in enumerate(view.gods):
        _god(body, god, 10 + (CELL_W + 3.5) * (i % 4), 9 + (CELL_H + 4) * (i // 4))
    _turn(body, view, 10 + (CELL_W + 3.5) * 3, 9 + CELL_H + 4)
    _auction(body, view)
    note = text(body, COLUMN - 18, GODS_H - 66, 22, "*", INK, "reconstructed-gods")
    note.set("class", "ink")
    labelled(note, Say("pic-reconstructed-gods"))
    return part


def _god(body: Element, god: God, x: float, y: float) -> None:
    here = group(body, x, y, id=f"god-{god.label}", target=f"god:{god.label}")
    labelled(
        here, Say(f"pic-god-{god.label}", number=god.number, seat=0 if god.seat is None else god.seat + 1, **god.power)
    )
    free = god.seat is None
    box(here, 2, 3, CELL_W, CELL_H, INK, rx="6", opacity=".3")
    box(here, 0, 0, CELL_W, CELL_H, "#f9efd2" if free else "#ffe8a3", rx="6", stroke=INK, stroke_width="1.5")
    path(here, f"M6 84V38A{CELL_W / 2 - 6:g} 33 0 0 1 {CELL_W - 6} 38V84Z", "#a9cbd0", stroke=INK, stroke_width="1.4")
    path(here, f"M8 84V66Q24 56 40 65T{CELL_W - 8} 62V84Z", "#d9c58c")
    use(here, f"god-{god.label}", CELL_W / 2 - 1, 49, 0.96)
    box(here, 0, 84, CELL_W, CELL_H - 84, "#f4e6c1", rx="6")
    path(here, f"M0 84H{CELL_W}", stroke=INK, stroke_width="1.5")
    box(here, 0, 0, CELL_W, CELL_H, "none", rx="6", stroke=INK, stroke_width="1.5")
    use(here, "mask", 12, 13, 1.1)
    text(here, 12, 19.5, 19, god.number)
    _power(here, god)
    if god.seat is not None:
        use(here, f"emblem-{god.seat}", CELL_W - 14, 15, 0.85, id=f"chosen-{god.seat}")


def _power(here: Element, god: God) -> None:
    """What the god gives, as a small rebus."""
    y, numbers = 98, god.power
    match god.label:
        case "hapi":
            use(here, "wagon-none", 22, y + 9, 0.95)
            use(here, "florin", 58, y, 1.02)
            text(here, 58, y + 5.5, 15.5, f"+{numbers['florins']}")
        case "imhotep":
            use(here, "type-hall", 13, y + 1, 0.68)
            text(here, 32, y + 6, 15.5, f"+{numbers['points']}")
            use(here, "pyramid", 51, y + 2, 0.32)
            text(here, 70, y + 6, 15.5, f"\u2212{numbers['florins']}")
        case "horus":
            use(here, "icon-ticket", 40, y, 1.1)
        case "ptah":
            use(here, "icon-track", 22, y, 1)
            use(here, "florin", 58, y, 1.02)
            text(here, 58, y + 5.5, 15.5, f"\u2212{numbers['florins']}")
        case "set":
            use(here, "loco-none", 22, y + 9, 0.9)
            use(here, "icon-closed", 58, y, 1.1)
        case "bes":
            for i in range(numbers["actions"]):
                use(here, "icon-action", 40 + 22 * (i - (numbers["actions"] - 1) / 2), y, 0.9)
        case "thoth":
            for i in range(numbers["cards"]):
                use(here, "icon-auction", 40 + 28 * (i - (numbers["cards"] - 1) / 2), y)


def _turn(body: Element, view: View, x: float, y: float) -> None:
    """The caboose has a station for every turn."""
    here = group(body, x, y, id="turn")
    labelled(here, Say("pic-turn", turn=view.turn, turns=view.turns))
    box(here, 2, 3, CELL_W, CELL_H, INK, rx="6", opacity=".3")
    box(here, 0, 0, CELL_W, CELL_H, "#8a4630", rx="6", stroke=INK, stroke_width="1.5")
    box(here, 4, 4, CELL_W - 8, CELL_H - 8, "none", rx="4", stroke="#f3cc66", stroke_width="1.4")
    use(here, "wagon-none", CELL_W / 2, 37, 1.5)
    path(here, f"M12 39H{CELL_W - 12}", stroke="#f3cc66", stroke_width="2")
    text(here, CELL_W / 2, 78, 36, view.turn, "#fff3c4")
    for i in range(view.turns):
        done = i < view.turn
        spot_x, spot_y = 14 + 13.2 * (i % 5), 91 + 12 * (i // 5)
        box(
            here,
            spot_x - 4,
            spot_y - 4,
            8,
            8,
            "#f3cc66" if done else "none",
            rx="4",
            stroke="#f3cc66",
            stroke_width="1.2",
        )


def _auction(body: Element, view: View) -> None:
    """A hand for everybody who still bids, with the Florins before it; a fist and a place for those who have passed."""
    top = 238
    box(body, 8, top + 56, COLUMN - 21, 25, WOOD, rx="4", stroke=INK, stroke_width="1.5")
    path(body, f"M10 {top + 60}H{COLUMN - 15}", stroke=WOOD_LIGHT, stroke_width="2")
    pitch = (COLUMN - 21) / len(view.players)
    for seat, player in enumerate(view.players):
        here = group(body, 8 + pitch * (seat + 0.5), top + 62, id=f"bidder-{seat}")
        labelled(here, Say("pic-bidder", number=seat + 1, florins=player.bid, place=player.rank))
        bidding = view.phase == "bid" and player.rank == 0
        if bidding and seat == view.active:
            box(here, -pitch / 2 + 3, -56, pitch - 6, 56, "#ffd54a", rx="8", opacity=".6")
        raised = bidding and (player.bid > 0 or seat == view.active)
        use(here, f"arm-{seat}" if raised else f"fist-{seat}", -15, -2, 0.92)
        paid = player.bid if view.phase == "bid" else player.pays
        for i in range(min(8, (paid + 1) // 2 if paid > 2 else paid)):
            use(here, "coin", 16, -4 - 5.2 * i, 0.95)
        label = text(here, 16, 14.5, 19, paid, "#fff3c4", f"bid-{seat}")
        label.set("stroke", "none")
        if player.rank:
            box(here, -26, -0.5, 23, 18, IVORY, rx="9", stroke=INK, stroke_width="1.2")
            text(here, -14.5, 14, 16, player.rank, INK, f"place-{seat}")


# ------------------------------------------------------------------------------------------------ market and pyramids


def _market(view: View, spot: Spot) -> Part:
    """A stall: awning, five lanes from the highest price to the lowest, and crates with what is left in the supply."""
    width, height = COLUMN, COLUMN * spot.height / spot.width
    part, body = _part("market", "board", Say("pic-market"), spot, (width, height))
    box(body, 5, 12, width - 8, height - 14, INK, rx="6", opacity=".35")
    box(body, 6, 20, width - 16, height - 26, "#f9efd2", stroke=INK, stroke_width="1.6")
    low, high = view.market_ends
    top, bottom = 38.0, height - 50
    step = (bottom - top) / (high - low + 1)
    for value in range(low, high + 1):
        y = top + step * (high - value)
        if value % 2 == 0:
            box(body, 7, y, width - 18, step, "#eddcb0")
        fill = TERRACOTTA if value < 0 else FADED if value == 0 else "#4f7a33"
        for x in (25, width - 29):
            text(body, x, y + step / 2 + 5, 15, signed(value), fill)
    for x in (7, width - 17):
        box(body, x, 20, 7, height - 26, WOOD_LIGHT, stroke=INK, stroke_width="1.3")
    box(body, 2, height - 44, width - 8, 40, WOOD, rx="4", stroke=INK, stroke_width="1.6")
    path(body, f"M4 {height - 40:g}H{width - 8}", stroke=WOOD_LIGHT, stroke_width="3")
    path(body, f"M6 {height - 16:g}H{width - 10}", stroke=WOOD_DARK, stroke_width="1.6")
    lane = (width - 90) / 5
    for i, fruit in enumerate(view.market):
        _lane(body, view, fruit, 44 + lane * (i + 0.5), (top, step, high), height)
    _awning(body, width)
    return part


def _lane(body: Element, view: View, fruit: str, x: float, scale: tuple[float, float, int], height: float) -> None:
    top, step, high = scale
    value, supply = view.market[fruit], view.supply[fruit]
    here = group(body, id=f"lane-{fruit}", target=f"fruit:{fruit}")
    labelled(here, Say("pic-market-fruit", fruit=fruit, value=signed(value), supply=supply))
    box(here, x - 26, top, 52, height - 50, "none", pointer_events="all")
    y = top + step * (high - value) + step / 2
    path(here, f"M{x:g} {top + 4:g}V{height - 52:g}", stroke="#cbb27a", stroke_width="3", stroke_dasharray="1 7").set(
        "stroke-linecap", "round"
    )
    marker = group(here, x, y, id=f"market-{fruit}")
    box(marker, -24, -11.5, 50, 25, INK, rx="12", opacity=".3")
    box(marker, -25, -13, 50, 25, IVORY, rx="12.5", stroke=INK, stroke_width="1.5")
    use(marker, f"fruit-{fruit}", -12.5, -0.5, 0.78)
    text(marker, 10.5, 5, 15.5, signed(value))
    use(here, "crate", x - 25, height - 39)
    use(here, f"fruit-{fruit}", x - 10, height - 26, 0.85)
    text(here, x + 11, height - 18, 19, supply, "#fffaf0", f"supply-{fruit}").set("stroke", "none")


def _awning(body: Element, width: float) -> None:
    """Striped and scalloped, which hides the top of the posts."""
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


def _pyramids(view: View, spot: Spot) -> Part:
    """The yard where pyramids wait, with what each costs whoever acts; in as many columns as the place is wide."""
    ratio = spot.width / spot.height
    columns = 6 if ratio > 3 else 3 if ratio > 1 else 1
    width = COLUMN if columns > 1 else 160
    height = width / ratio
    part, body = _part("pyramids", "board", Say("pic-pyramids"), spot, (width, height))
    box(body, 4, 5, width - 5, height - 6, INK, rx="8", opacity=".35")
    box(body, 1, 1, width - 5, height - 6, "#e8cf95", rx="8", stroke=INK, stroke_width="1.8")
    path(
        body,
        f"M2 {height * 0.7:g}Q{width / 4:g} {height * 0.55:g} {width / 2:g} {height * 0.68:g}T{width - 5:g} "
        f"{height * 0.62:g}V{height - 14:g}Q{width - 5:g} {height - 6:g} {width - 13:g} {height - 6:g}H10Q2 "
        f"{height - 6:g} 2 {height - 14:g}Z",
        "#dcbd7b",
    )
    cell_w, cell_h = (width - 8) / columns, (height - 8) / (6 // columns)
    scale = min(cell_w / 86, cell_h / 50, 1.2)
    values = sorted({*view.pyramids, *(city.pyramid for city in view.cities if city.pyramid)})
    for i, value in enumerate(values):
        if value in view.pyramids:
            x, y = 3 + cell_w * (i % columns + 0.5), 3 + cell_h * (i // columns + 0.5)
            _pyramid(body, value, view.pyramids[value], (x, y), scale)
    return part


def _pyramid(body: Element, value: int, cost: int, spot: tuple[float, float], scale: float) -> None:
    here = group(body, *spot, scale, f"pyramid-{value}", f"pyramid:{value}")
    labelled(here, Say("pic-pyramid", value=value, florins=cost))
    box(here, -40, -24, 80, 48, "none", pointer_events="all")
    use(here, "pyramid", -5, 2)
    text(here, -5, 17, 22, value)
    use(here, "florin", 27, 11, 1.05)
    text(here, 27, 17, 16, cost)
