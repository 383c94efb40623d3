"""The board of the round: five phase tiles, the round track, and what is left for everybody."""

from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, group, labelled, once, only, text, touch, use
from riverhaven.core.words import Say
from riverhaven.games.riverboat.picture.pieces import NUMERALS, image, phase_name
from riverhaven.games.riverboat.view import RiverboatView

ROUND_BOARD = (640.0, 258.0)
# What the holder of each tile gets.
BONUSES = {
    "cultivation": ("worker",),
    "planting": ("coin",),
    "harvest": ("step",),
    "opportunity": ("medal",),
    "scoring": ("coin", "step", "agent"),
}
MOVED = 2  # coins that may change hands in one move


def round_board(view: RiverboatView) -> Element:
    body = Element("g")
    supplies = ("coins", "barns", "wells", "surveyors")
    names = ("holders", "stage", "phase", "over", "round", "rounds", "round_track", *supplies)
    _round(body, only(view, *names, farms=[only(farm, "coins") for farm in view.farms]))
    return body


@once
def _round(body: Element, view: RiverboatView) -> None:
    image(use(body, "round", 0, 0), Say("pic-round"))
    for i, stage in enumerate(view.holders):
        _phase_tile(body, view, stage, i, 14 + 124.5 * i, 13)
    _round_track(group(body, 18, 186), view)
    supplies = (("coin", view.coins), ("barn", view.barns), ("well", view.wells), ("surveyor", view.surveyors))
    for i, (piece, count) in enumerate(supplies):
        _supply(body, view, piece, count, 236 + 98 * i, 180)


def _phase_tile(body: Element, view: RiverboatView, stage: str, i: int, x: float, y: float) -> None:
    holder = view.holders[stage]
    tile = group(body, x, y, id=f"phase-{stage}", target="" if _is_open(view, stage) else f"phase:{stage}")
    labelled(tile, phase_name(view, stage))
    use(tile, "phase-lit" if view.stage == stage and not view.over else "phase", 0, 0)
    text(tile, 13, 36, 26, NUMERALS[i]).set("text-anchor", "start")
    use(tile, f"phase-{stage}", 56, 74)
    use(tile, "socket", 87, 26)
    if holder is not None:
        use(tile, f"emblem-{holder}", 87, 26, 1.05)
    _bonuses(tile, view, stage)


def _is_open(view: RiverboatView, stage: str) -> bool:
    """Whether a bonus on this tile is being chosen; at other times the tile is chosen as a whole."""
    return stage == "scoring" and view.phase == "reward"


def _bonuses(tile: Element, view: RiverboatView, stage: str) -> None:
    names = BONUSES[stage]
    for i, name in enumerate(names):
        x = 56 + 40 * (i - (len(names) - 1) / 2)
        open = _is_open(view, stage)
        place = group(tile, x, 126, id=f"reward-{name}" if open else "", target=f"reward:{name}" if open else "")
        if open:
            labelled(place, Say("pic-reward", reward=name))
            box(place, -18, -17, 36, 35, "#fff6cf", rx="8", stroke="#e0a521", stroke_width="2.5")
            touch(place, -20, -20, 40, 40)
        use(place, name, 0, 1, 0.86)
        if name == "medal":
            text(place, 0, 6.5, 19, 1, "#fff3c4")


def _round_track(track: Element, view: RiverboatView) -> None:
    """A worker stands on every space whose round has not given it away yet; the leftmost goes first."""
    image(track, Say("pic-round-track", n=view.round, rounds=view.rounds, workers=view.round_track))
    for i in range(view.rounds):
        here = i + 1 == view.round
        use(track, "turn-now" if here else "turn", 52 * i, 0)
        if i >= view.rounds - view.round_track:
            use(track, "worker", 52 * i + 23, 19, 0.86, f"worker-track-{i + 1}")
        text(track, 52 * i + 23, 53, 19, i + 1, INK if here else "#8b6f47")


def _supply(body: Element, view: RiverboatView, piece: str, count: int, x: float, y: float) -> None:
    """What is left of a kind of piece for all; estate features are chosen here."""
    is_coin = piece == "coin"
    tray = group(body, x, y, id=f"supply-{piece}", target="" if is_coin else f"feature:{piece}")
    name = Say("pic-supply", piece=piece, n=count)
    if is_coin:
        image(tray, name)
    else:
        labelled(tray, name)
    use(tray, "tray", 0, 0, 1.04)
    if is_coin:
        for seat, farm in enumerate(view.farms):
            for i in range(farm.coins, farm.coins + MOVED):
                use(tray, "coin", 28, 35, 0.9, f"coin-{seat}-{i}")
    use(tray, piece, 28, 35, 1.1).set("opacity", "1" if count else ".35")
    text(tray, 63, 45, 26, count, id=f"left-{piece}")
