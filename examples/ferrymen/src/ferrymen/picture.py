"""The picture: the trump, a mat for every player, and my hand."""

from xml.etree.ElementTree import Element

from riverhaven.core.picture import HEIGHT, WIDTH, Part, box, group, labelled, text, use
from riverhaven.core.words import Say

from .story import NAMES
from .view import Boat

CARD, SPACE = (100, 140), 112
COLOURS = {"oar": "#8a5a2b", "rope": "#b5852f", "sail": "#2b5f8a", "net": "#3c7a52"}
SIGNS = {
    "oar": "M-4 30 L-4 -10 Q-14 -30 0 -34 Q14 -30 4 -10 L4 30 Z",
    "rope": "M0 -30 A30 30 0 1 0 1 -30 Z M0 -14 A14 14 0 1 1 -1 -14 Z",
    "sail": "M0 -34 L26 24 L-22 24 Z",
    "net": "M-26 -26 H26 V26 H-26 Z M-18 -18 H-4 V-4 H-18 Z M4 4 H18 V18 H4 Z",
}


def art() -> str:
    frame = '<rect x="2" y="2" width="96" height="136" rx="12" stroke="#3b2f27" stroke-width="2" fill="#fffaf0"/>'
    signs = {suit: f'<path d="{d}" fill="{COLOURS[suit]}" fill-rule="evenodd"/>' for suit, d in SIGNS.items()}
    symbols = (
        f'<symbol id="art-{name}" overflow="visible">{it}</symbol>' for name, it in {"card": frame, **signs}.items()
    )
    return "".join(symbols)


def picture(view: Boat) -> list[Part]:
    seats = len(view.held)
    wide = WIDTH / (seats + 1)
    parts = [trump(view, wide), *(mat(view, seat, wide * (seat + 1), wide) for seat in range(seats))]
    if view.seat is not None:
        parts.append(hand(view))
    return parts


def trump(view: Boat, width: float) -> Part:
    body = Element("g")
    draw_card(body, 50, 60, view.trump)
    number = text(body, 100, 260, 40, view.round_number, id="round")
    labelled(number, Say("round", number=view.round_number)).set("class", "ink")
    return Part(
        "trump", "board", Say("part-trump", number=view.round_number), 0, 0, width, width * 1.6, body, (200, 320)
    )


def mat(view: Boat, seat: int, x: float, width: float) -> Part:
    """The card played; below it the tricks taken, of those said; and the points."""
    body = Element("g")
    card, said = view.played[seat], view.said[seat]
    about = {"number": seat + 1, "taken": view.taken[seat], "points": view.scores[seat], "cards": view.held[seat]}
    title = Say("part-mat-silent", **about) if said is None else Say("part-mat", said=said, **about)
    labelled(box(body, 4, 4, 192, 312, "#f3ead7", rx="14"), title).set("class", "paper")
    if card is not None:
        draw_card(body, 50, 60, card)
    tricks = f"{view.taken[seat]} / {'-' if said is None else said}"
    count = text(body, 100, 250, 34, tricks, id=f"tricks-{seat}")
    labelled(count, Say("tricks", taken=view.taken[seat])).set("class", "ink")
    points = text(body, 100, 296, 26, view.scores[seat], id=f"score-{seat}")
    labelled(points, Say("points", points=view.scores[seat])).set("class", "ink")
    return Part(f"mat-{seat}", "board", title, x, 0, width, width * 1.6, body, (200, 320))


def hand(view: Boat) -> Part:
    body = Element("g")
    for i, card in enumerate(view.hand):
        draw_card(body, 10 + SPACE * i, 10, card, target=f"card:{card}")
    width, height = 10 * SPACE + 10, CARD[1] + 20
    high = WIDTH * height / width
    return Part("hand", "mine", Say("part-hand"), 0, HEIGHT - high, WIDTH, high, body, (width, height), near=True)


def draw_card(body: Element, x: float, y: float, card: str, target: str = "") -> None:
    suit, rank = NAMES[card[0]], card[1:]
    piece = labelled(
        group(body, x, y, id=f"card-{card}", target=target), Say("card", suit=Say(f"suit-{suit}"), rank=rank)
    )
    use(piece, "card", 0, 0)
    text(piece, 28, 44, 34, rank, COLOURS[suit])
    use(piece, suit, 58, 92)
