"""Tickets: the cards on display, the decks, and the viewer's own hand."""

from collections import Counter
from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from riverhaven.core.picture import box, group, labelled, path, text, use
from riverhaven.core.words import Say
from riverhaven.games.caboose.art import FADED, INK, IVORY, WOOD, WOOD_DARK, WOOD_LIGHT
from riverhaven.games.caboose.art_cards import TICKET_H, TICKET_W
from riverhaven.games.caboose.view import AuctionCard, CityCard, View

Card = AuctionCard | CityCard


def tray(body: Element, x: float, y: float, width: float, height: float) -> None:
    """A wooden tray with its shadow."""
    box(body, x + 3, y + 4, width, height, INK, rx="9", opacity=".35")
    box(body, x, y, width, height, WOOD, rx="9", stroke=INK, stroke_width="1.8")
    box(body, x + 6, y + 6, width - 12, height - 12, WOOD_DARK, rx="5", stroke="#4a2d19", stroke_width="1.4")
    grain = "".join(f"M{x + 10} {y + h:g}H{x + width - 10}" for h in range(26, int(height) - 10, 22))
    path(body, grain, stroke="#5d3a22", stroke_width="1.4")
    path(body, f"M{x + 8} {y + 3}H{x + width - 8}", stroke=WOOD_LIGHT, stroke_width="2")


def say_card(card: Card) -> Say:
    """A card's name for those who do not see it."""
    if isinstance(card, CityCard):
        (one, price), (other, other_price) = [*card.demands.items(), ("none", 0)][:2]
        prices = {"price": price, "otherprice": other_price}
        return Say("pic-city-card", city=card.city, fruit=one, other=other, **prices, dead="yes" if card.dead else "no")
    if card.kind == "train":
        return Say("pic-train-card", trains=card.size, florins=card.cost)
    one, other, third = [*card.fruits, "none", "none", "none"][:3]
    if card.kind == "fruit":
        return Say("pic-fruit-card", fruit=one, other=other)
    fruits = {"fruit": one, "other": other, "third": third}
    return Say("pic-building-card", type=card.type, **fruits, points=card.points, bonus=card.bonus)


def card_ids(place: str, cards: Iterable[Card]) -> list[str]:
    """Most cards exist once and keep their id wherever they go; Train cards are counted where they lie."""
    copies: Counter[str] = Counter()
    found = []
    for card in cards:
        copies[card.label] += 1
        alike = isinstance(card, AuctionCard) and card.kind == "train"
        copy = f"-{copies[card.label]}" if copies[card.label] > 1 else ""
        found.append(f"card-{place}-{card.label}-{copies[card.label]}" if alike else f"card-{card.label}{copy}")
    return found


# ------------------------------------------------------------------------------------------------------------ tickets


def ticket(parent: Element, card: Card, x: float, y: float, scale: float, id: str, target: str = "") -> Element:
    """A card at its top left corner."""
    here = group(parent, x, y, scale, id, target)
    labelled(here, say_card(card))
    if isinstance(card, CityCard):
        _city_ticket(here, card)
        return here
    use(here, f"ticket-{card.kind}", 0, 0)
    if card.kind == "train":
        _train_ticket(here, card)
    elif card.kind == "building":
        _building_ticket(here, card)
    else:
        for i, fruit in enumerate(card.fruits):
            use(here, f"fruit-{fruit}", 36 + 38 * i, 30, 1.35)
    return here


def _city_ticket(here: Element, card: CityCard) -> None:
    """The city with its monument, and what it pays for two fruits; a pyramid has put an end to that."""
    use(here, "ticket-city", 0, 0)
    use(here, f"city-{card.city}", 18, 39, 0.37)
    labelled(text(here, 55, 20, 14.5, card.city.capitalize()), Say(f"city-{card.city}"))
    for i, (fruit, price) in enumerate(card.demands.items()):
        asked = group(here, 43 + 35 * i, 39.5)
        if card.dead:
            asked.set("opacity", ".35")
        use(asked, f"fruit-{fruit}", 0, 0, 0.69)
        text(asked, 17, 7, 20.5, price)
    if card.dead:
        use(here, "dead", 73, 40, 0.8)


def _train_ticket(here: Element, card: AuctionCard) -> None:
    for i in range(card.size):
        x = 62 - 18 * (card.size == 1) - 9 * (card.size == 2) - 22.5 * i
        use(here, "wagon-none" if i else "loco-none", x, 36, 0.86)
    path(here, "M8 38H80", stroke=INK, stroke_width="1.8")
    path(here, "M8 41.5H80", stroke=FADED, stroke_width="4", stroke_dasharray="3 4")
    price(here, 92, 31, card.cost)


def price(parent: Element, x: float, y: float, florins: int) -> None:
    use(parent, "florin", x, y, 1.1)
    text(parent, x, y + 6.4, 17.5 if florins > 9 else 19, florins)


def _building_ticket(here: Element, card: AuctionCard) -> None:
    """On top what it costs, below what it is worth."""
    use(here, f"type-{card.type}", 28, 33, 1.2)
    start = 106 - 21 * len(card.fruits)
    for i, fruit in enumerate(card.fruits):
        use(here, f"fruit-{fruit}", start + 21 * i + 10 * (len(card.fruits) < 3) - 3, 18.5, 0.76)
    use(here, "points", 92, 42, 0.56)
    text(here, 92, 48, 17.5, card.points, "#fff3c4")
    if card.bonus:
        box(here, 50, 33, 26, 18, IVORY, rx="9", stroke=INK, stroke_width="1.2")
        text(here, 63, 47.5, 16.5, f"+{card.bonus}")


# ------------------------------------------------------------------------------------------------------------ displays

GRID_X, GRID_Y = 113, 63  # from one ticket of a tray to the next
COLUMN_MIDDLE = 176.5


def draw_displays(body: Element, view: View) -> None:
    """Above what can be taken after the auction, below the City cards with their deck and discard pile."""
    rows = 2
    tray(body, 1, 1, 351, 15 + GRID_Y * rows)
    tray(body, 1, 20 + GRID_Y * rows, 351, 15 + GRID_Y * rows)
    ids = card_ids("display", view.auction_display)
    for i, (card, id) in enumerate(zip(view.auction_display, ids, strict=True)):
        x, y = _spot(i, 0)
        ticket(body, card, x, y, 1, id, f"auction_card:{card.label}")
    for i in range(len(view.auction_display), 6):
        use(body, "slot", *_spot(i, 0))
    if len(view.players) < 5:
        _pile(body, "auction", view.auction_deck, *_spot(5, 0))
    else:
        deck = group(body, COLUMN_MIDDLE, 19 + GRID_Y * rows, id="auction-deck")
        labelled(deck, Say("pic-auction-deck", n=view.auction_deck))
        box(deck, -34, -12, 68, 24, IVORY, rx="12", stroke=INK, stroke_width="1.5")
        use(deck, "icon-auction", -14, 0, 0.85)
        text(deck, 13, 6.5, 18, view.auction_deck, INK, "auction-deck-count")
    _city_cards(body, view, 19 + GRID_Y * rows)


def _spot(i: int, top: float) -> tuple[float, float]:
    return 9.0 + GRID_X * (i % 3), 9 + top + GRID_Y * (i // 3)


def _city_cards(body: Element, view: View, top: float) -> None:
    for i, card in enumerate(view.city_display):
        target = f"open_card:{card.label} city_card:{card.label}"
        ticket(body, card, *_spot(i, top), 1, f"card-{card.label}", target)
    for i in range(len(view.city_display), 4):
        use(body, "slot", *_spot(i, top))
    _pile(body, "city", view.city_deck, *_spot(4, top))
    note = text(body, _spot(4, top)[0] + 95, _spot(4, top)[1] + 25, 22, "*", "#fff3c4", "reconstructed-cards")
    labelled(note, Say("pic-reconstructed-cards"))
    x, y = _spot(5, top)
    use(body, "slot", x, y)
    if view.pending is not None:
        ticket(body, view.pending.card, x, y, 1, f"card-{view.pending.card.label}")
    elif view.city_discard:
        # Face up, but in no order: the pile shows its number only.
        used = group(body, x, y, id="city-discard")
        labelled(used, Say("pic-discard", n=len(view.city_discard)))
        used.set("opacity", ".8")
        use(used, "ticket-city", 0, 0)
        path(used, "M26 20 44 42M44 20 26 42", stroke=FADED, stroke_width="4")
        text(used, 74, 39, 24, len(view.city_discard))


def _pile(body: Element, kind: str, count: int, x: float, y: float) -> None:
    pile = group(body, x, y, id=f"{kind}-deck", target="open_card:deck" if kind == "city" else "")
    labelled(pile, Say(f"pic-{kind}-deck", n=count))
    if count:
        use(pile, f"back-{kind}", 0, 0)
    else:
        use(pile, "slot", 0, 0)
    text(pile, 74, 40, 27, count, "#fff3c4", f"{kind}-deck-count")


# ---------------------------------------------------------------------------------------------------------------- hand


def draw_hand(body: Element, view: View, width: float, height: float) -> None:
    """The viewer's cards on a rack: large in one row, smaller in more rows as they grow more."""
    tray(body, 1, 1, width - 5, height - 6)
    assert view.mine is not None
    cards: list[Card] = [*view.mine.cards, *view.mine.city_cards]
    ids = card_ids("hand", cards)
    left, top, room, tall = 11.0, 7.0, width - 26, height - 17
    rows, scale, pitch = _rack(len(cards), room, tall)
    per_row = -(-len(cards) // rows)
    start = top + (tall - rows * (TICKET_H + 4) * scale) / 2
    for i, (card, id) in enumerate(zip(cards, ids, strict=True)):
        y = start + (TICKET_H + 4) * scale * (i // per_row)
        ticket(body, _as_paid(view, card), left + pitch * (i % per_row), y, scale, id, _hand_targets(card))


def _rack(count: int, room: float, tall: float) -> tuple[int, float, float]:
    """Rows, scale and pitch that show so many cards largest. Very many overlap rather than shrink below legibility."""
    ways = []
    for rows in (1, 2):
        per_row = max(1, -(-count // rows))
        scale = min(1.5, tall / (rows * (TICKET_H + 4)), max(0.75, (room + 6) / ((TICKET_W + 6) * per_row)))
        pitch = min((TICKET_W + 6) * scale, (room - TICKET_W * scale) / max(1, per_row - 1))
        ways.append((scale, pitch, rows))
    scale, pitch, rows = max(ways)
    return rows, scale, pitch


def _as_paid(view: View, card: Card) -> Card:
    """A Train card with the rebate of the viewer's god."""
    if not isinstance(card, AuctionCard) or card.kind != "train" or view.mine is None:
        return card
    kinds = [label for label, other in view.auction_cards.items() if other.kind == "train"]
    cost = view.mine.track_costs[kinds.index(card.label)]
    return AuctionCard(card.label, card.kind, size=card.size, cost=cost)


def _hand_targets(card: Card) -> str:
    axes: Sequence[str] = ("city_card",)
    if isinstance(card, AuctionCard):
        axes = ("train_card",) if card.kind == "train" else ("building",)
    return " ".join(f"{axis}:{card.label}" for axis in (*axes, "hand_card"))
