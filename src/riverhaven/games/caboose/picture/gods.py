"""Seven portraits, the turn, and below them the bidders."""

from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, group, labelled, once, path, text, touch, use
from riverhaven.core.story import player, yes
from riverhaven.core.words import Say
from riverhaven.games.caboose.art.pieces import IVORY, PAPYRUS, WOOD, WOOD_LIGHT
from riverhaven.games.caboose.view import CabooseView, God

WIDTH, HEIGHT = 355, 324
CELL_W, CELL_H = 81, 112


@once
def _sheet(parent: Element, width: float, height: float) -> None:
    """Papyrus with its shadow, on which the gods and the bidders have their places."""
    body = labelled(group(parent), Say("pic-gods"))
    box(body, 4, 5, width - 5, height - 6, INK, rx="10", opacity=".35")
    box(body, 1, 1, width - 5, height - 6, PAPYRUS, rx="10", stroke=INK, stroke_width="1.8").set("class", "paper")
    fibres = "".join(
        f"M8 {y}Q{width / 2:g} {y + y % 7 - 3} {width - 12:g} {y + 1}" for y in range(16, int(height) - 12, 19)
    )
    path(body, fibres, stroke="#e2cd99", stroke_width="1", opacity=".6").set("class", "edge")


@once
def draw_gods(body: Element, view: CabooseView) -> None:
    _sheet(body, WIDTH, HEIGHT)
    for i, god in enumerate(view.gods):
        _god(body, god, 10 + (CELL_W + 3.5) * (i % 4), 9 + (CELL_H + 4) * (i // 4))
    _turn(body, view, 10 + (CELL_W + 3.5) * 3, 9 + CELL_H + 4)
    _auction(body, view)
    note = text(body, WIDTH - 18, HEIGHT - 66, 22, "*", INK, "reconstructed-gods")
    note.set("class", "ink")
    labelled(note, Say("pic-reconstructed-gods"))


def say_god(god: God) -> Say:
    """What a god is called and does, and whose it is."""
    chosen = god.seat is not None
    owner = player(god.seat) if god.seat is not None else ""
    return Say(f"pic-god-{god.label}", number=god.number, chosen=yes(chosen), player=owner, **god.power)


@once
def _god(body: Element, god: God, x: float, y: float) -> None:
    here = group(body, x, y, id=f"god-{god.label}", target=f"god:{god.label}")
    labelled(here, say_god(god))
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


def _turn(body: Element, view: CabooseView, x: float, y: float) -> None:
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


def _auction(body: Element, view: CabooseView) -> None:
    """A hand for everybody who still bids, with the Florins before it; a fist and a place for those who have passed."""
    top = 238
    bench = labelled(group(body), Say("pic-bids"))
    touch(bench, 8, top + 4, WIDTH - 21, 77)
    box(bench, 8, top + 56, WIDTH - 21, 25, WOOD, rx="4", stroke=INK, stroke_width="1.5")
    path(bench, f"M10 {top + 60}H{WIDTH - 15}", stroke=WOOD_LIGHT, stroke_width="2")
    pitch = (WIDTH - 21) / len(view.players)
    for seat, bidder in enumerate(view.players):
        here = group(body, 8 + pitch * (seat + 0.5), top + 62, id=f"bidder-{seat}")
        paid = bidder.bid if view.phase == "bid" else bidder.pays
        bids = {"florins": bidder.bid, "place": bidder.rank, "pays": paid}
        labelled(here, Say("pic-bidder", player=player(seat), **bids, bidding=yes(view.phase == "bid")))
        bidding = view.phase == "bid" and bidder.rank == 0
        if bidding and seat == view.active:
            box(here, -pitch / 2 + 3, -56, pitch - 6, 56, "#ffd54a", rx="8", opacity=".6")
        raised = bidding and (bidder.bid > 0 or seat == view.active)
        use(here, f"arm-{seat}" if raised else f"fist-{seat}", -15, -2, 0.92)
        for i in range(min(8, (paid + 1) // 2 if paid > 2 else paid)):
            use(here, "coin", 16, -4 - 5.2 * i, 0.95)
        label = text(here, 16, 14.5, 19, paid, "#fff3c4", f"bid-{seat}")
        label.set("stroke", "none")
        if bidder.rank:
            box(here, -26, -0.5, 23, 18, IVORY, rx="9", stroke=INK, stroke_width="1.2")
            text(here, -14.5, 14, 16, bidder.rank, INK, f"place-{seat}")
