"""The crop board: this round's cultivation cards above, the tiles on display, and what the face-down piles hold."""

from xml.etree.ElementTree import Element

from riverhaven.core.picture import group, labelled, text, use
from riverhaven.core.words import Say
from riverhaven.games.riverboat.art_farm import FACE_DOWN, SHAPES
from riverhaven.games.riverboat.picture_round import hit, image
from riverhaven.games.riverboat.state import DRAWN, TILE_LABELS
from riverhaven.games.riverboat.story import LETTERS
from riverhaven.games.riverboat.view import View

CROP_BOARD = (640.0, 590.0)
CREAM = "#f6e7c1"
MOST_SEEN = 4  # tiles of a stack that show their edges


def tile_name(message: str, label: str, **more: int) -> Say:
    """The name of a tile: its crops one by one, so that every language can decline them."""
    crops = [*(LETTERS[letter] for letter in label), "none", "none"]
    return Say(message, first=crops[0], second=crops[1], third=crops[2], **more)


def crop_board(view: View) -> Element:
    body = Element("g")
    use(body, "crops", 0, 0)
    _cultivation(body, view)
    _singles(body, view)
    _display(body, view, 2, 5, 66, 127, 259)
    _display(body, view, 3, 3, 76, 132, 368)
    _backs(body, view)
    _piles(body, view)
    image(text(body, 623, 160, 26, "*", CREAM), Say("pic-reconstructed-tiles"))
    return body


# ---------------------------------------------------------------------------------------------------------- cultivation


def _cultivation(body: Element, view: View) -> None:
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
            use(body, "land-slot", x, 45)
    left = sum(view.cards_left.values())
    deck = image(group(body, 584, 45), Say("pic-land-deck", n=left))
    use(deck, "land-back", -26, 0)
    text(deck, 25, 10, 27, left)
    for i, (colour, count) in enumerate(view.cards_left.items()):
        place = image(group(body, 36 + 102 * i, 105), Say("pic-land-left", colour=colour, n=count))
        use(place, f"suit-{colour}", 0, 0, 1.05).set("opacity", "1" if count else ".4")
        text(place, 32, 8, 23, count)


# -------------------------------------------------------------------------------------------------------------- display


def _singles(body: Element, view: View) -> None:
    """Tiles of one hex lie in a stack for each crop, the number on a tag."""
    for i, letter in enumerate("twcpk"):
        count = view.display.get(letter, 0)
        x, y = 66 + 127 * i, 184
        use(body, "bed-1", x, y, 1.02)
        if not count:
            continue
        stack = group(body, x, y, id=f"stack-{letter}", target=f"tile:{letter}")
        labelled(stack, tile_name("pic-tile", letter, n=count))
        hit(stack, -40, -40, 90, 80)
        for k in range(count):
            use(stack, f"tile-{letter}", 0, -5 * min(k, MOST_SEEN - 1), 0.93, f"tile-{letter}-{k}")
        use(stack, "tag", 36, 24, 1.1)
        text(stack, 36, 31.5, 21, count)


def _display(body: Element, view: View, size: int, places: int, x: float, step: float, y: float) -> None:
    """Tiles of two or three hexes. Each lies where it lay, as far as possible, when another is taken."""
    taken: dict[int, tuple[str, int]] = {}
    for label, count in view.display.items():
        for copy in range(count if len(label) == size else 0):
            home = TILE_LABELS.index(label)
            taken[next(p % places for p in range(home, home + places + 9) if p % places not in taken)] = label, copy
    scale = 0.82
    for place in range(places):
        here = group(body, x + step * place, y, scale)
        for u, v, _ in SHAPES[size]:
            use(here, "bed-1", u, v)
        if place in taken:
            label, copy = taken[place]
            piece = group(here, id=f"tile-{label}-{copy}", target=f"tile:{label}")
            labelled(piece, tile_name("pic-tile", label, n=1))
            use(piece, f"tile-{label}", 0, 0)


def _backs(body: Element, view: View) -> None:
    """The face-down piles, with how many tiles each still holds."""
    for i, size in enumerate((1, 2, 3)):
        count = sum(n for label, n in view.piles.items() if len(label) == size)
        pile = image(group(body, 462 + 68 * i, 364), Say("pic-pile", size=size, n=count))
        use(pile, f"tile-{FACE_DOWN[i]}", 0, 0, (0.7, 0.44, 0.44)[i]).set("opacity", "1" if count else ".3")
        text(pile, 0, 58, 23, count, CREAM)


def _piles(body: Element, view: View) -> None:
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
    hit(here, -30, -26, 60, 72)
    use(here, f"tile-{label}", 0, 0, 0.52 if len(label) == 1 else 0.42).set("opacity", "1" if count else ".3")
    text(here, 0, 39, 20, count, CREAM if count else "#a98a63")
