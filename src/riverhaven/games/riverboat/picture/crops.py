"""The crop board: this round's cultivation cards above, the tiles on display, and what the face-down piles hold."""

from xml.etree.ElementTree import Element

from riverhaven.core.picture import group, hit, labelled, once, only, price, slots, text, use
from riverhaven.core.words import Say
from riverhaven.games.riverboat.art.farm import FACE_DOWN, SHAPES
from riverhaven.games.riverboat.picture.pieces import image
from riverhaven.games.riverboat.state import DRAWN, TILE_LABELS
from riverhaven.games.riverboat.story import crops
from riverhaven.games.riverboat.view import RiverboatView

CROP_BOARD = (640.0, 590.0)
CREAM = "#f6e7c1"
MOST_SEEN = 4  # tiles of a stack that show their edges


def tile_name(message: str, label: str, **more: int) -> Say:
    """The name of a tile: its crops, one for each hex."""
    return Say(message, crops=crops(label), **more)


def crop_board(view: RiverboatView) -> Element:
    body = Element("g")
    _crops(body, only(view, "revealed", "cards_to_come", "cards_left", "display", "piles"))
    return body


@once
def _crops(body: Element, view: RiverboatView) -> None:
    image(use(body, "crops", 0, 0), Say("pic-crop-board"))
    _cultivation(body, view)
    _singles(body, view)
    _display(body, view, 2, 5, 66, 127, 259)
    _display(body, view, 3, 3, 76, 132, 368)
    _backs(body, view)
    _piles(body, view)
    image(text(body, 623, 160, 26, "*", CREAM), Say("pic-reconstructed-tiles"))


# ---------------------------------------------------------------------------------------------------------- cultivation


def _cultivation(body: Element, view: RiverboatView) -> None:
    """The cards of this round as they came, and what is left in the deck of each colour."""
    to_come = view.cards_to_come
    for i in range(len(view.revealed) + to_come):
        x = 38 + 416 / max(1, DRAWN - 1) * i
        if i < len(view.revealed):
            colour = view.revealed[i]
            card = image(group(body, x, 45, id=f"land-{i}"), Say("pic-land", colour=colour))
            use(card, "land", 0, 0)
            use(card, f"suit-{colour}", 0, 0, 1.25)
        else:
            image(use(body, "land-slot", x, 45), Say("pic-land-slot"))
    left = sum(view.cards_left.values())
    deck = image(group(body, 584, 45), Say("pic-land-deck", n=left))
    use(deck, "land-back", -26, 0)
    text(deck, 25, 10, 27, left, id="lands-left")
    for i, (colour, count) in enumerate(view.cards_left.items()):
        place = image(
            group(body, 36 + 102 * i, 105, id=f"land-left-{colour}"), Say("pic-land-left", colour=colour, n=count)
        )
        use(place, f"suit-{colour}", 0, 0, 1.05).set("opacity", "1" if count else ".4")
        text(place, 32, 8, 23, count)


# -------------------------------------------------------------------------------------------------------------- display


def _singles(body: Element, view: RiverboatView) -> None:
    """Tiles of one hex lie in a stack for each crop, the number on a tag."""
    for i, letter in enumerate("twcpk"):
        count = view.display.get(letter, 0)
        x, y = 66 + 127 * i, 184
        image(use(body, "bed-1", x, y, 1.02), Say("pic-bed"))
        if not count:
            continue
        stack = group(body, x, y, id=f"stack-{letter}", target=f"tile:{letter}")
        labelled(stack, tile_name("pic-tile", letter, n=count, size=1))
        hit(stack, -42, -46, 98, 88)
        for k in range(count):
            use(stack, f"tile-{letter}", 0, -5 * min(k, MOST_SEEN - 1), 0.93, f"tile-{letter}-{k}")
        use(stack, "tag", 36, 24, 1.1)
        text(stack, 36, 31.5, 21, count)


def _display(body: Element, view: RiverboatView, size: int, places: int, x: float, step: float, y: float) -> None:
    """Tiles of two or three hexes: one that is taken leaves its place empty."""
    scale = 0.82
    spots = [(x + step * place, y) for place in range(places)]
    for spot in spots:
        bed = image(group(body, *spot, scale), Say("pic-bed"))
        for u, v, _ in SHAPES[size]:
            use(bed, "bed-1", u, v)
    tray = slots(body, f"display-{size}", spots)
    lying = [(label, copy) for label, count in view.display.items() if len(label) == size for copy in range(count)]
    for (label, copy), spot in zip(lying, spots, strict=False):
        piece = group(tray, *spot, scale, f"tile-{label}-{copy}", f"tile:{label}")
        labelled(piece, tile_name("pic-tile", label, n=1, size=size))
        use(piece, f"tile-{label}", 0, 0)


def _backs(body: Element, view: RiverboatView) -> None:
    """The face-down piles, with how many tiles each still holds."""
    for i, size in enumerate((1, 2, 3)):
        count = sum(n for label, n in view.piles.items() if len(label) == size)
        pile = image(group(body, 462 + 68 * i, 364, id=f"backs-{size}"), Say("pic-pile", size=size, n=count))
        use(pile, f"tile-{FACE_DOWN[i]}", 0, 0, (0.7, 0.44, 0.44)[i]).set("opacity", "1" if count else ".3")
        text(pile, 0, 58, 23, count, CREAM)


def _piles(body: Element, view: RiverboatView) -> None:
    """What the piles of one and two hexes hold: a coin opens them. Doubles stand beside the singles."""
    singles = [label for label in TILE_LABELS if len(label) == 1]
    pairs = [label for label in TILE_LABELS if len(label) == 2]
    doubles = [label for label in pairs if label[0] == label[1]]
    mixed = [label for label in pairs if label[0] != label[1]]
    for row, labels in enumerate(([*singles, *doubles], mixed)):
        for column, label in enumerate(labels):
            _pile(body, label, view.piles.get(label, 0), 36 + 63 * column, 466 + 73 * row)


def _pile(body: Element, label: str, count: int, x: float, y: float) -> None:
    here = group(body, x, y, id=f"pile-{label}", target=f"tile:{label}" if count else "")
    name = tile_name("pic-in-pile", label, n=count)
    if count:
        labelled(here, name)
    else:
        image(here, name)
    hit(here, -30, -27, 60, 72)
    use(here, f"tile-{label}", 0, 0, 0.52 if len(label) == 1 else 0.42).set("opacity", "1" if count else ".3")
    price(here, "coin", 21, -16, 0.7)
    text(here, 0, 39, 20, count, CREAM if count else "#a98a63")
