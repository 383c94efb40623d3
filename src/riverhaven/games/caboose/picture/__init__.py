"""The table in parts, drawn from what a seat may know.

The art lies in art/ as symbols; here the parts get their places. What lies in them is drawn in the files beside this.
"""

from riverhaven.core.picture import Part, Spot, only, part
from riverhaven.core.words import Say
from riverhaven.games.caboose.art import map as sheet
from riverhaven.games.caboose.picture import gods, mats
from riverhaven.games.caboose.picture.cards import draw_displays, draw_hand
from riverhaven.games.caboose.picture.map import draw_map
from riverhaven.games.caboose.picture.market import draw_stall, draw_yard
from riverhaven.games.caboose.view import CabooseView

GAP, TOP, LEFT, MAP_W, MAP_H = 8, 10, 10, 529, 780
COLUMN = 355  # the width of a column beside the map, and of most parts: about that of a phone
FIRST = LEFT + MAP_W + 10
SECOND = FIRST + COLUMN + GAP
CARDS_H, HAND_H = 292, 148
MAT_SCALE = 0.493


def picture(view: CabooseView) -> list[Part]:
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
        "gods": Spot(FIRST, TOP, COLUMN, gods.HEIGHT),
        "cards": Spot(FIRST, TOP + gods.HEIGHT + GAP, COLUMN, CARDS_H),
        "hand": Spot(FIRST, TOP + MAP_H - HAND_H, 2 * COLUMN + GAP, HAND_H),
    }
    width, height = COLUMN * MAT_SCALE, mats.HEIGHT * MAT_SCALE
    bottom = TOP + MAP_H - HAND_H - GAP
    grid = bottom - 2 * height - GAP
    cells = [
        Spot(SECOND + (width + COLUMN - 2 * width) * (i % 2), grid + (height + GAP) * (i // 2), width, height)
        for i in range(4)
    ]
    for i in range(1, seats):
        spots[f"mat-{(me + i) % seats}"] = cells[i - 1]
    mine = grid - GAP - mats.HEIGHT
    end = mine - GAP
    if seats == 3:
        spots["pyramids"] = Spot(SECOND, cells[2].y, COLUMN, height)
    elif seats == 4:
        spots["pyramids"] = cells[3]
    else:
        spots["pyramids"] = Spot(SECOND, end - 44, COLUMN, 44)
        end -= 44 + GAP
    spots[f"mat-{me}"] = Spot(SECOND, mine, COLUMN, mats.HEIGHT)
    spots["market"] = Spot(SECOND, TOP, COLUMN, end - TOP)
    return spots


def _spectator(seats: int) -> dict[str, Spot]:
    """All mats are of one size, one below the other; the auction and the cards are larger than for a player."""
    wide = (MAP_H - GAP) * COLUMN / (gods.HEIGHT + CARDS_H)
    narrow = 2 * COLUMN - wide
    left, scale = FIRST + wide + GAP, wide / COLUMN
    market = 287 if seats == 3 else 150
    start = TOP + market + GAP + 36 + GAP
    height = min((TOP + MAP_H - start - GAP * (seats - 1)) / seats, narrow * mats.HEIGHT / mats.WIDTH)
    width = height * mats.WIDTH / mats.HEIGHT
    laid = {
        f"mat-{seat}": Spot(left + (narrow - width) / 2, start + (height + GAP) * seat, width, height)
        for seat in range(seats)
    }
    return laid | {
        "gods": Spot(FIRST, TOP, wide, gods.HEIGHT * scale),
        "cards": Spot(FIRST, TOP + gods.HEIGHT * scale + GAP, wide, CARDS_H * scale),
        "market": Spot(left, TOP, narrow, market),
        "pyramids": Spot(left, TOP + market + GAP, narrow, 36),
    }


def _board(view: CabooseView, spot: Spot) -> Part:
    found = part("board", "board", Say("pic-board"), spot, (sheet.WIDTH, sheet.HEIGHT))
    draw_map(found.body, only(view, "cities", "lines", "pending", "auction_cards", "paid_places"))
    return found


def _displays(view: CabooseView, spot: Spot) -> Part:
    found = part("cards", "board", Say("pic-cards"), spot, (COLUMN, CARDS_H))
    decks = ("auction_deck", "city_deck", "city_discard")
    lying = only(view, "auction_display", "city_display", *decks, "pending", "market")
    draw_displays(found.body, lying, len(view.players))
    return found


def _mat(view: CabooseView, seat: int, spot: Spot) -> Part:
    where = "mine" if seat == view.seat else "others"
    found = part(f"mat-{seat}", where, mats.mat_name(view, seat), spot, (mats.WIDTH, mats.HEIGHT))
    shown = only(
        view,
        "over",
        "market",
        "florins_for_a_point",
        "building_set",
        "fruit_set",
        seat=seat if seat == view.seat else None,
        waiting=[seat] if seat in view.waiting else [],
        start_player=seat if seat == view.start_player else None,
        players={seat: view.players[seat]},
        gods=[god for god in view.gods if god.seat == seat],
        places={seat: view.places[seat]},
        scores={seat: view.scores[seat]},
    )
    mats.draw_mat(found.body, shown, seat)
    return found


def _hand(view: CabooseView, spot: Spot) -> Part:
    assert view.seat is not None
    found = part("hand", "mine", Say("pic-hand"), spot, (spot.width, spot.height))
    draw_hand(
        found.body,
        only(view, "seat", "mine", "auction_cards", "market", players={view.seat: view.players[view.seat]}),
        spot.width,
        spot.height,
    )
    return found._replace(near=True)


def _gods(view: CabooseView, spot: Spot) -> Part:
    """Seven portraits, the turn, and below them the bidders."""
    found = part("gods", "board", Say("pic-gods"), spot, (COLUMN, gods.HEIGHT))
    bidders = [only(player, "bid", "rank", "pays") for player in view.players]
    gods.draw_gods(found.body, only(view, "gods", "turn", "turns", "phase", "active", players=bidders))
    return found


def _market(view: CabooseView, spot: Spot) -> Part:
    """A stall: awning, five lanes from the highest price to the lowest, and crates with what is left in the supply."""
    width, height = COLUMN, COLUMN * spot.height / spot.width
    found = part("market", "board", Say("pic-market"), spot, (width, height))
    draw_stall(found.body, only(view, "market", "market_ends", "supply"), width, height)
    return found


def _pyramids(view: CabooseView, spot: Spot) -> Part:
    """The yard where pyramids wait, with what each costs whoever acts; in as many columns as the place is wide."""
    ratio = spot.width / spot.height
    columns = 6 if ratio > 3 else 3 if ratio > 1 else 1
    width = COLUMN if columns > 1 else 160
    height = width / ratio
    found = part("pyramids", "board", Say("pic-pyramids"), spot, (width, height))
    values = sorted({*view.pyramids, *(city.pyramid for city in view.cities if city.pyramid)})
    draw_yard(found.body, values, view.pyramids, columns, width, height)
    return found
