"""New Orleans: nine piers, the houses with the opportunity cards, agents on the balcony, the deck on a shelf."""

from collections import Counter
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, group, labelled, once, only, price, text, touch, use
from riverhaven.core.words import Say
from riverhaven.games.riverboat.picture.pieces import agents_name, each, image, standing
from riverhaven.games.riverboat.view import Gain, Offer, RiverboatView

TOWN = (640.0, 520.0)
PIER = 68.6  # from one to the next
HOUSE = 152
LEFT = 15.0  # where the houses begin
CARD, GAP = 43.5, 4  # from one card of the deck to the next, and more where those begin that lie below it
DECK = 570.0  # as wide is the shelf beside it
BRIGHT = "#fff3c4"

# The picture on an opportunity card: pieces, with where they stand on it and how large.
CARD_ART: dict[str, tuple[tuple[str, float, float, float], ...]] = {
    "corn": (("plant-corn", 0, -16, 1.2),),
    "potato": (("plant-potato", 0, -16, 1.2),),
    "pumpkin": (("plant-pumpkin", 0, -16, 1.2),),
    "turnip": (("plant-turnip", 0, -16, 1.15),),
    "wheat": (("plant-wheat", 0, -16, 1.2),),
    "variety": (
        *(("plant-turnip", -15, -25, 0.56), ("plant-corn", 0, -27, 0.56), ("plant-pumpkin", 15, -25, 0.56)),
        *(("plant-wheat", -8, -6, 0.56), ("plant-potato", 9, -6, 0.56)),
    ),
    "agents": (("agent", 0, -15, 1.05),),
    "envoys": (("worker", -11, -15, 0.86), ("worker", 11, -15, 0.86)),
    "pilot-2": (("step", -11, -16, 0.86), ("step", 11, -16, 0.86)),
    "pilot-1": (("step", 0, -16, 1.15),),
    "coins": (("coin", -7, -20, 0.85), ("coin", 7, -12, 0.85)),
    "barns": (("barn", 0, -15, 1.1),),
    "wells": (("well", 0, -16, 1.1),),
    "barns-and-wells": (("barn", -11, -16, 0.7), ("well", 12, -14, 0.68)),
    "triangles": (("triangle", 0, -16, 0.95),),
    "rim": (("ring", 0, -16, 0.86),),
    "fleet": (("boat", -3, -24, 0.56), ("boat", 4, -6, 0.56)),
}
BONUS_ART = {
    "surveyor": (("surveyor", 0, 3, 0.82),),
    "agent": (("worker", 0, 4, 0.82),),
    "steps": (("step", -1, -3.5, 0.66), ("step", 3, 11, 0.66)),
    "coin": (("coin", 0, 4, 1.05),),
    "nothing": (),
}


def town(view: RiverboatView) -> Element:
    body = Element("g")
    farms = [only(farm, "boats", "agents", "agents_now", "ready") for farm in view.farms]
    _town(body, only(view, "boats", "spaces", "faces", "worths", "deck", "active", farms=farms))
    return body


@once
def _town(body: Element, view: RiverboatView) -> None:
    image(use(body, "town", 0, 0), Say("pic-new-orleans"))
    for i, offer in enumerate(view.boats):
        _pier(body, view, offer, 12.5 + PIER * (i + 0.5))
    houses = image(group(body), Say("pic-new-orleans"))
    for i in range(4):
        use(houses, f"house-{i}", LEFT + HOUSE * i, 190)
    _balcony(body, view)
    sign = image(group(body), Say("pic-new-orleans"))
    use(sign, "banner", 320, 200)
    text(sign, 320, 206, 19, "New Orleans").set("letter-spacing", "2")
    for i, space in enumerate(view.spaces):
        sign = image(group(body, LEFT + 24 + HOUSE * i, 330), Say("pic-bonus", bonus=space.bonus))
        use(sign, "sign", 0, 0, 1.02)
        for art, x, y, scale in BONUS_ART[space.bonus]:
            use(sign, art, x, y, scale)
        middle = LEFT + 95 + HOUSE * i
        if space.card:
            card(body, view, space.card, middle, 368, 1.42, target=True, where="space")
        else:
            image(use(body, "slot", middle, 368, 1.35), Say("pic-slot"))
    _deck(body, view)


# ------------------------------------------------------------------------------------------------------------ the piers


def _pier(body: Element, view: RiverboatView, offer: Offer, x: float) -> None:
    """A boat on display above its pier, what it brings written on the planks, and how many more the pile holds."""
    pier = group(body, x, 0, id=f"pier-{offer.type}", target=f"boat:{offer.type}")
    labelled(pier, _boat_name(view, offer))
    touch(pier, -33, 4, 66, 180)
    use(pier, "pier", 0, 68)
    _gain(pier, offer.gain)
    # The next boat of this type that anybody loads comes from here: one for each, who would take its name along.
    boats = [Counter(boat.type for boat in farm.boats)[offer.type] for farm in view.farms]
    ids = [f"boat-{seat}-{offer.type}-{count}" for seat, count in enumerate(boats)]
    if offer.in_pile:
        for id in [""] if offer.on_display else ids:
            use(pier, "boat", -12, 165, 0.52, id)
        text(pier, 18, 172, 20, offer.in_pile)
    price(pier, "coin", 24, 26, 0.9)
    if offer.on_display:
        for id in ids:
            use(pier, f"boat-{offer.capacity}", 2, 42, 1.04, id)
    else:
        use(pier, "berth", 0, 46)
        text(pier, 0, 44, 27, offer.capacity, "#e6f3f5")


def _boat_name(view: RiverboatView, offer: Offer) -> Say:
    return Say(
        "pic-boat",
        boat=f"boat-{offer.type}",
        shown="yes" if offer.on_display else "no",
        n=offer.in_pile,
        capacity=offer.capacity,
        ready=each(max(farm.ready.values()) for farm in view.farms),
    )


def _gain(pier: Element, gain: Gain) -> None:
    """Two lines of pieces; where there are several of one kind, a number before it."""
    lines: list[tuple[str, int]] = []
    if gain.points:
        lines.append(("medal", gain.points))
    lines += [(name, n) for name, n in (("coin", gain.coins), ("step", gain.steps)) if n]
    if gain.feature != "nothing":
        lines.append((gain.feature, 1))
    if gain.agents:
        lines.append(("worker", gain.agents))
    for i, (name, n) in enumerate(lines):
        y = 111 if len(lines) == 1 else 92 + 34 * i
        if name == "medal":
            use(pier, "medal", 0, y, 1)
            text(pier, 0, y + 6.5, 19, n, BRIGHT)
        elif n == 1:
            use(pier, name, 0, y, 0.95 if len(lines) == 1 else 0.84)
        else:
            text(pier, -14, y + 7, 20, n)
            use(pier, name, 11, y, 0.8)


# ------------------------------------------------------------------------------------------------------------ the cards


def card(
    parent: Element,
    view: RiverboatView,
    name: str,
    x: float,
    y: float,
    scale: float,
    *,
    target: bool,
    where: str,
    points: int = 0,
) -> Element:
    """An opportunity card, wherever it lies: it keeps its id."""
    face = view.faces[name]
    here = group(parent, x, y, scale, f"card-{name}", f"card:{name}" if target else "")
    worth = each(view.worths[name]) if where in ("space", "deck", "under") else []
    label = Say("pic-card", card=name, where=where, points=points, worth=worth)
    if target:
        labelled(here, label)
    else:
        image(here, label)
    use(here, "card", 0, 0)
    for art, u, v, size in CARD_ART[name]:
        use(here, art, u, v - 2, size)
    number = face.each or face.gain.points
    use(here, "medal", -11, 20, 1.15)
    text(here, -11, 29, 26, number, BRIGHT)
    # So much for each of what is shown, or so much and what is shown.
    text(here, 16, 30, 26, "\u00d7" if face.each else "+")
    if where in ("deck", "under"):
        price(here, "coin", 19, -32)
    return here


def _deck(body: Element, view: RiverboatView) -> None:
    """The cards face down: everybody can work out which they are, but not in what order they come."""
    names = [name for layer in view.deck for name in layer]
    pile = image(group(body, 33, 477), Say("pic-deck", n=len(names)))
    use(pile, "card-back" if names else "slot", 0, 0, 0.74)
    text(pile, 0, 8, 23, len(names), BRIGHT).attrib |= {"stroke": INK, "stroke-width": "4", "paint-order": "stroke"}
    size = min(1.0, DECK / max(1, len(names) * CARD + (len(view.deck) - 1) * GAP))  # all lie on the board
    x = 60 + CARD / 2 * size
    for depth, layer in enumerate(view.deck):
        for name in layer:
            card(body, view, name, x, 476, 0.7 * size, target=True, where="under" if depth else "deck")
            x += CARD * size
        x += GAP * size


# -------------------------------------------------------------------------------------------------------------- balcony


def _balcony(body: Element, view: RiverboatView) -> None:
    """Every player has a part of it, and its agents stand there."""
    seats = len(view.farms)
    width = 4 * HOUSE / seats
    for seat, farm in enumerate(view.farms):
        place = group(body, LEFT + width * seat, 218)
        image(place, agents_name(view.farms, seat))
        room = width - 84
        step = min(23, room / max(1, farm.agents - 1))
        for i in range(farm.agents):
            use(place, f"agent-{seat}", 66 + step * i, 41, 1.12, f"agent-{seat}-{i}")
    rail = image(group(body), Say("pic-balcony", standing=standing(view.farms)))
    use(rail, "rail", LEFT, 252)
    for i in range(16):
        use(rail, "scroll", LEFT + 38 * i, 252)
    for seat, farm in enumerate(view.farms):
        shield = image(group(body, LEFT + 26 + width * seat, 258, id=f"shield-{seat}"), agents_name(view.farms, seat))
        use(shield, "tag", 0, 0, 1.3)
        use(shield, f"emblem-{seat}", -9, 0, 0.62)
        text(shield, 10, 7, 20, farm.agents, id=f"agents-{seat}")
        if farm.agents:
            use(shield, "medal", 0, -29, 0.94)
            text(shield, 0, -22.5, 19, farm.agents_now, BRIGHT)
