"""Tickets: the cards on display, the decks, and the viewer's own hand."""

from collections import Counter
from collections.abc import Iterable
from xml.etree.ElementTree import Element

from riverhaven.core.picture import INK, box, group, labelled, once, path, slots, text, use
from riverhaven.core.story import yes
from riverhaven.core.words import Say
from riverhaven.games.caboose.art.cards import TICKET_H, TICKET_W
from riverhaven.games.caboose.art.pieces import FADED, IVORY, WOOD, WOOD_DARK, WOOD_LIGHT
from riverhaven.games.caboose.story import city, city_card, fruit, fruits
from riverhaven.games.caboose.view import AuctionCard, CabooseView, CityCard

Card = AuctionCard | CityCard
Spot = tuple[float, float]


def tray(parent: Element, x: float, y: float, width: float, height: float, name: Say) -> None:
    """A wooden tray with its shadow."""
    body = labelled(group(parent), name)
    box(body, x + 3, y + 4, width, height, INK, rx="9", opacity=".35")
    box(body, x, y, width, height, WOOD, rx="9", stroke=INK, stroke_width="1.8")
    box(body, x + 6, y + 6, width - 12, height - 12, WOOD_DARK, rx="5", stroke="#4a2d19", stroke_width="1.4")
    grain = "".join(f"M{x + 10} {y + h:g}H{x + width - 10}" for h in range(26, int(height) - 10, 22))
    path(body, grain, stroke="#5d3a22", stroke_width="1.4")
    path(body, f"M{x + 8} {y + 3}H{x + width - 8}", stroke=WOOD_LIGHT, stroke_width="2")


def say_card(card: Card, market: dict[str, int]) -> Say:
    """What a card is called, and what it does."""
    if isinstance(card, CityCard):
        pays = [
            Say("demand", fruit=fruit(name), price=max(0, price + market[name])) for name, price in card.demands.items()
        ]
        return Say("pic-city-card", card=city_card(card), city=city(card.city), now=pays, dead=yes(card.dead))
    if card.kind == "train":
        return Say("pic-train-card", trains=card.size, florins=card.cost)
    if card.kind == "fruit":
        return Say("pic-fruit-card", fruits=fruits(card.fruits))
    return Say(
        "pic-building-card",
        type=Say(f"type-{card.type}"),
        fruits=fruits(card.fruits),
        points=card.points,
        bonus=card.bonus,
    )


def say_house(card: AuctionCard) -> Say:
    """A building that stands."""
    return Say("pic-house", type=Say(f"type-{card.type}"), points=card.points, bonus=card.bonus)


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


def ticket(
    parent: Element, card: Card, name: Say, place: tuple[float, float, float], id: str, target: str = ""
) -> None:
    """A card at its top left corner, so large."""
    here = labelled(group(parent, *place, id, target), name)
    if isinstance(card, CityCard):
        _city_ticket(here, card)
        return
    use(here, f"ticket-{card.kind}", 0, 0)
    if card.kind == "train":
        _train_ticket(here, card)
    elif card.kind == "building":
        _building_ticket(here, card)
    else:
        for i, kind in enumerate(card.fruits):
            use(here, f"fruit-{kind}", 36 + 38 * i, 30, 1.35)


def _city_ticket(here: Element, card: CityCard) -> None:
    """The city with its monument, and what it pays for two fruits; a pyramid has put an end to that."""
    use(here, "ticket-city", 0, 0)
    use(here, f"city-{card.city}", 18, 39, 0.37)
    labelled(text(here, 55, 20, 14.5, card.city.capitalize()), Say(f"city-{card.city}"))
    for i, (name, price) in enumerate(card.demands.items()):
        asked = group(here, 43 + 35 * i, 39.5)
        if card.dead:
            asked.set("opacity", ".35")
        use(asked, f"fruit-{name}", 0, 0, 0.69)
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
    use(here, f"type-{card.type}", 26, 33, 1.12)
    start = 106 - 21 * len(card.fruits)
    for i, name in enumerate(card.fruits):
        use(here, f"fruit-{name}", start + 21 * i + 10 * (len(card.fruits) < 3) - 3, 18.5, 0.76)
    use(here, "points", 92, 42, 0.56)
    text(here, 92, 48, 17.5 if card.points < 10 else 14.5, card.points, "#fff3c4")
    if card.bonus:
        box(here, 47, 33, 27, 18, IVORY, rx="9", stroke=INK, stroke_width="1.2")
        text(here, 60.5, 47.5, 16.5, f"+{card.bonus}")


# ------------------------------------------------------------------------------------------------------------ displays

GRID_X, GRID_Y = 113, 63  # from one ticket of a tray to the next
COLUMN_MIDDLE = 176.5


@once
def draw_displays(body: Element, view: CabooseView, seats: int) -> None:
    """Above what can be taken after the auction, below the City cards with their deck and discard pile."""
    rows = 2
    tray(body, 1, 1, 351, 15 + GRID_Y * rows, Say("pic-tray-auction"))
    tray(body, 1, 20 + GRID_Y * rows, 351, 15 + GRID_Y * rows, Say("pic-tray-city"))
    spots = [_spot(i, 0) for i in range(5 if seats < 5 else 6)]
    lying = _places(body, "auction-display", spots, Say("pic-slot-auction"))
    ids = card_ids("display", view.auction_display)
    for card, id, spot in zip(view.auction_display, ids, spots, strict=False):
        ticket(lying, card, say_card(card, view.market), (*spot, 1), id, f"auction_card:{card.label}")
    if seats < 5:
        _pile(body, "auction", view.auction_deck, *_spot(5, 0))
    else:
        deck = group(body, COLUMN_MIDDLE, 19 + GRID_Y * rows, id="auction-deck")
        labelled(deck, Say("pic-auction-deck", n=view.auction_deck))
        box(deck, -34, -12, 68, 24, IVORY, rx="12", stroke=INK, stroke_width="1.5")
        use(deck, "icon-auction", -14, 0, 0.85)
        text(deck, 13, 6.5, 18, view.auction_deck, INK, "auction-deck-count")
    _city_cards(body, view, 19 + GRID_Y * rows)


def _spot(i: int, top: float) -> Spot:
    return 9.0 + GRID_X * (i % 3), 9 + top + GRID_Y * (i // 3)


def _places(body: Element, id: str, spots: list[Spot], name: Say, scale: float = 1) -> Element:
    """Places for cards: a card that is taken leaves its place empty."""
    for spot in spots:
        labelled(use(body, "slot", *spot, scale), name)
    return slots(body, id, spots)


def _city_cards(body: Element, view: CabooseView, top: float) -> None:
    spots = [_spot(i, top) for i in range(4)]
    lying = _places(body, "city-display", spots, Say("pic-slot-city"))
    for card, spot in zip(view.city_display, spots, strict=False):
        target = f"open_card:{card.label} city_card:{card.label}"
        ticket(lying, card, say_card(card, view.market), (*spot, 1), f"card-{card.label}", target)
    _pile(body, "city", view.city_deck, *_spot(4, top))
    note = text(body, _spot(4, top)[0] + 95, _spot(4, top)[1] + 25, 22, "*", "#fff3c4", "reconstructed-cards")
    labelled(note, Say("pic-reconstructed-cards"))
    x, y = _spot(5, top)
    labelled(use(body, "slot", x, y), Say("pic-discard", n=len(view.city_discard)))
    if view.pending is not None:
        card = view.pending.card
        ticket(body, card, say_card(card, view.market), (x, y, 1), f"card-{card.label}")
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


ROWS, FEWEST = 2, 6  # of places for cards in hand: rows, and places in a row at least


@once
def draw_hand(body: Element, view: CabooseView, width: float, height: float) -> None:
    """The viewer's cards on a rack. It has room for more than they are, so that hardly one moves when others come."""
    tray(body, 1, 1, width - 5, height - 6, Say("pic-hand"))
    assert view.mine is not None and view.seat is not None
    cards: list[Card] = [*view.mine.cards, *view.mine.city_cards, *view.players[view.seat].fruit_cards]
    scale, spots = _rack(len(cards), 11.0, 7.0, width - 26, height - 17)
    lying = _places(body, "hand-cards", spots, Say("pic-slot-hand"), scale)
    for card, id, spot in zip(cards, card_ids("hand", cards), spots, strict=False):
        paid = _as_paid(view, card)
        ticket(lying, paid, say_card(paid, view.market), (*spot, scale), id, _hand_targets(paid))


def _rack(count: int, left: float, top: float, width: float, height: float) -> tuple[float, list[Spot]]:
    """Scale and places for so many cards, column by column. Very many overlap rather than shrink below legibility."""
    per_row = max(FEWEST, -(-count // ROWS))
    scale = min(height / (ROWS * (TICKET_H + 4)), max(0.75, (width + 6) / ((TICKET_W + 6) * per_row)))
    pitch = min((TICKET_W + 6) * scale, (width - TICKET_W * scale) / (per_row - 1))
    start, down = top + (height - ROWS * (TICKET_H + 4) * scale) / 2, (TICKET_H + 4) * scale
    return scale, [(left + pitch * (i // ROWS), start + down * (i % ROWS)) for i in range(ROWS * per_row)]


def _as_paid(view: CabooseView, card: Card) -> Card:
    """A Train card with the rebate of the viewer's god."""
    if not isinstance(card, AuctionCard) or card.kind != "train" or view.mine is None:
        return card
    kinds = [label for label, other in view.auction_cards.items() if other.kind == "train"]
    cost = view.mine.track_costs[kinds.index(card.label)]
    return AuctionCard(card.label, card.kind, size=card.size, cost=cost)


def _hand_targets(card: Card) -> str:
    kind = card.kind if isinstance(card, AuctionCard) else "city"
    axes = {
        "train": ("train_card", "hand_card"),
        "building": ("building", "hand_card"),
        "fruit": ("fruit_card", "source"),
        "city": ("city_card", "hand_card"),
    }
    return " ".join(f"{axis}:{card.label}" for axis in axes[kind])
