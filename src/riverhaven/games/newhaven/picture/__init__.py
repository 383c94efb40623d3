"""The table as parts, drawn from what a seat may know.

The art lies in art/ as symbols; here pieces are only put in their places: the board and the display in board.py, the
villages in mats.py, what I hold in hand.py. This file says where the parts lie on a wide table.
"""

from typing import NamedTuple

from riverhaven.core.picture import HEIGHT, Part, Spot, part
from riverhaven.core.words import Say
from riverhaven.games.newhaven.picture import board, hand, mats
from riverhaven.games.newhaven.picture.pieces import names
from riverhaven.games.newhaven.view import NewHavenView

GAP = 10


class Layout(NamedTuple):
    """How the parts share the table. The widths are such that board, villages and shelf end flush."""

    board: Spot
    display: Spot
    mine: Spot
    others: tuple[Spot, ...]
    shelf: Spot


LAYOUTS = {
    # Two villages of one size face each other; three and four players have theirs large, the others' at the right.
    2: Layout(Spot(10, 10, 653), Spot(673, 10, 597), Spot(673, 161, 293), (Spot(977, 161, 293),), Spot(10, 580, 1260)),
    3: Layout(
        Spot(10, 10, 682),
        Spot(702, 10, 352),
        Spot(702, 103, 352),
        (Spot(1064, 10, 206), Spot(1064, 306, 206)),
        Spot(10, 603, 1260),
    ),
    4: Layout(
        Spot(10, 10, 697),
        Spot(717, 10, 360),
        Spot(717, 105, 360),
        (Spot(1087, 10, 183), Spot(1087, 272, 183), Spot(1087, 535, 183)),
        Spot(10, 616, 1067),
    ),
}
# Who only watches has the board in the middle, and the villages around it in the order of the seats.
WATCHED = {
    2: (Spot(320, 41, 640), Spot(320, 597, 640)),
    3: (Spot(290, 13, 700), Spot(290, 622, 700)),
    4: (Spot(290, 13, 700), Spot(290, 622, 700)),
}
AROUND = {
    2: (Spot(10, 191, 300), Spot(970, 191, 300)),
    3: (Spot(10, 212, 270), Spot(1000, 16, 270), Spot(1000, 408, 270)),
    4: (Spot(10, 16, 270), Spot(1000, 16, 270), Spot(1000, 408, 270), Spot(10, 408, 270)),
}


def picture(view: NewHavenView) -> list[Part]:
    """All parts of the table, as the seat of `view` sees it."""
    return _watched(view) if view.seat is None else _played(view, view.seat)


def _played(view: NewHavenView, me: int) -> list[Part]:
    table, seats, ids = LAYOUTS[len(view.villages)], len(view.villages), names(view)
    others = (((me + i) % seats, spot) for i, spot in enumerate(table.others, 1))
    return [
        part("board", "board", Say("pic-board"), table.board, board.BOARD_BOX, board.board(view, ids)),
        part("display", "board", Say("pic-display"), table.display, board.DISPLAY_BOX, board.display(view, ids)),
        _mat(view, me, "mine", table.mine, ids),
        *_shelves(view, table.shelf, ids),
        *(_mat(view, seat, "others", spot, ids) for seat, spot in others),
    ]


def _watched(view: NewHavenView) -> list[Part]:
    ids, (middle, below) = names(view), WATCHED[len(view.villages)]
    return [
        part("board", "board", Say("pic-board"), middle, board.BOARD_BOX, board.board(view, ids)),
        part("display", "board", Say("pic-display"), below, board.DISPLAY_BOX, board.display(view, ids)),
        *(_mat(view, seat, "others", spot, ids) for seat, spot in enumerate(AROUND[len(view.villages)])),
    ]


def _mat(view: NewHavenView, seat: int, group: str, spot: Spot, ids: dict[str, str]) -> Part:
    title = mats.title(seat, view.villages[seat])
    return part(f"mat-{seat}", group, title, spot, mats.BOX, mats.mat(view, seat, ids))


def _shelves(view: NewHavenView, spot: Spot, ids: dict[str, str]) -> list[Part]:
    """What only I see: my tiles at the left, and my buildings in all the room that is left."""
    height = HEIGHT - GAP - spot.y
    tiles_box = hand.tiles_box(view)
    width = height * tiles_box[0] / tiles_box[1]
    rest = Spot(spot.x + width + GAP, spot.y, spot.width - width - GAP)
    rest_box = hand.buildings_box(rest.width, height)
    tiles, buildings = hand.tiles(view, ids), hand.buildings(view, ids, rest_box)
    shelves = [
        part("tiles", "mine", Say("pic-tiles"), Spot(spot.x, spot.y, width), tiles_box, tiles),
        part("hand", "mine", Say("pic-hand"), rest, rest_box, buildings),
    ]
    return [shelf._replace(near=True) for shelf in shelves]
