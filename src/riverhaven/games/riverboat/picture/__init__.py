"""The table as parts, drawn from what a seat may know: New Orleans, the crop board, the round, and one farm a player.

The art lies in art/ as symbols; here the parts get their places, and in the files beside this one pieces are only put
in theirs. A piece that several places could receive (a worker, a surveyor, a coin) has one id for each of them,
and waits for it under the heap from which it is taken: so that a client can see it go.
"""

from collections.abc import Iterable
from typing import NamedTuple

from riverhaven.core.picture import HEIGHT, WIDTH, Part, Spot, part
from riverhaven.core.words import Say
from riverhaven.games.riverboat.picture.crops import CROP_BOARD, crop_board
from riverhaven.games.riverboat.picture.farm import LAND, MAT, YARD, farm_mat, farm_name, my_land, my_yard
from riverhaven.games.riverboat.picture.round import ROUND_BOARD, round_board
from riverhaven.games.riverboat.picture.town import TOWN, town
from riverhaven.games.riverboat.view import RiverboatView

GAP = 12.0


class Plan(NamedTuple):
    """How wide the parts are for a number of seats: the boards at the left, my farm, the other farms, the round."""

    boards: float
    mine: float
    others: float
    round: float


PLANS = {2: Plan(440, 480, 312, 690), 3: Plan(416, 532, 284, 532), 4: Plan(440, 544, 248, 544)}
WATCHING = {2: Plan(400, 416, 416, 740), 3: Plan(346, 382, 382, 346), 4: Plan(346, 382, 382, 346)}


def picture(view: RiverboatView) -> list[Part]:
    """All parts, the boards first, then the farms: mine, and the others in the order of play."""
    return _watched(view) if view.seat is None else _played(view, view.seat)


def _played(view: RiverboatView, me: int) -> list[Part]:
    """The boards lie at the left, my farm in the middle with the round below it, the others at the right."""
    seats = len(view.farms)
    plan = PLANS[seats]
    middle = 2 * GAP + plan.boards
    mine = _my_farm(view, me, middle, GAP, plan.mine)
    # With one opponent the round lies below both farms.
    room = WIDTH - GAP - middle if seats == 2 else plan.mine
    high = plan.round * ROUND_BOARD[1] / ROUND_BOARD[0]
    y = plan.mine + GAP + (HEIGHT - plan.mine - GAP - high) / 2
    round = _board("round", view, middle + (room - plan.round) / 2, y, plan.round)
    right = middle + plan.mine + GAP
    others = [(me + i) % seats for i in range(1, seats)]
    space = plan.mine + 2 * GAP if seats == 2 else HEIGHT
    ys = _spread(space, [plan.others] * len(others))
    farms = [_farm(view, seat, right, y, plan.others) for seat, y in zip(others, ys, strict=True)]
    return [*_boards(view, plan.boards), round, *mine, *farms]


def _watched(view: RiverboatView) -> list[Part]:
    """All farms are of one size, in the order of the seats."""
    seats = len(view.farms)
    plan = WATCHING[seats]
    left = 2 * GAP + plan.boards
    room = WIDTH - GAP - left
    if seats == 2:
        across = (room - 2 * plan.mine) / 3
        farms = [_farm(view, i, left + across + i * (plan.mine + across), 2 * GAP, plan.mine) for i in range(2)]
        y = (HEIGHT + plan.mine) / 2 - plan.round * ROUND_BOARD[1] / ROUND_BOARD[0] / 2 + GAP
        round = _board("round", view, left + (room - plan.round) / 2, y, plan.round)
        return [*_boards(view, plan.boards), round, *farms]
    across = (room - 2 * plan.mine) / 3
    farms = []
    for seat in range(seats):
        row, column = divmod(seat, 2)
        # The third of three lies in the middle of its row.
        x = (room - plan.mine) / 2 if seats == 3 and row else across + column * (plan.mine + across)
        farms.append(_farm(view, seat, left + x, GAP + row * (plan.mine + GAP), plan.mine))
    return [*_boards(view, plan.boards, "round"), *farms]


# ------------------------------------------------------------------------------------------------------------ the parts

BOARDS = {
    "new-orleans": (TOWN, town),
    "crop-board": (CROP_BOARD, crop_board),
    "round": (ROUND_BOARD, round_board),
}


def _board(name: str, view: RiverboatView, x: float, y: float, width: float) -> Part:
    box, draw = BOARDS[name]
    return part(name, "board", Say(f"pic-{name}"), Spot(x, y, width), box, draw(view))


def _boards(view: RiverboatView, width: float, *more: str) -> list[Part]:
    """The boards that lie one below the other at the left."""
    names = ("new-orleans", "crop-board", *more)
    heights = [width * BOARDS[name][0][1] / BOARDS[name][0][0] for name in names]
    return [_board(name, view, GAP, y, width) for name, y in zip(names, _spread(HEIGHT, heights), strict=True)]


def _farm(view: RiverboatView, seat: int, x: float, y: float, width: float) -> Part:
    return part(f"mat-{seat}", "others", farm_name(view, seat), Spot(x, y, width), MAT, farm_mat(view, seat))


def _my_farm(view: RiverboatView, me: int, x: float, y: float, width: float) -> list[Part]:
    """The land, and right below it the yard with all that I choose with."""
    land = part(f"mat-{me}", "mine", farm_name(view, me), Spot(x, y, width), LAND, my_land(view, me))
    below = Spot(x, y + land.height, width)
    yard = part(f"yard-{me}", "mine", Say("pic-yard"), below, YARD, my_yard(view, me))
    return [land, yard._replace(near=True)]


def _spread(room: float, heights: Iterable[float]) -> list[float]:
    """Where things of these heights begin when they lie below one another with the same gaps all over."""
    sizes = list(heights)
    gap = (room - sum(sizes)) / (len(sizes) + 1)
    return [gap * (i + 1) + sum(sizes[:i]) for i in range(len(sizes))]
