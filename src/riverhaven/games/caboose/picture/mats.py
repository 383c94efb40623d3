"""What lies before a player: score, Florins, trains, how many cards, and everything that is face up."""

from xml.etree.ElementTree import Element

from riverhaven.core.art import SEATS
from riverhaven.core.picture import INK, box, decor, group, labelled, once, path, text, touch, use
from riverhaven.core.story import player, yes
from riverhaven.core.words import Say
from riverhaven.games.caboose.art.pieces import FADED, IVORY, PAPYRUS
from riverhaven.games.caboose.picture.cards import Card, card_ids, say_card, say_house
from riverhaven.games.caboose.picture.gods import say_god
from riverhaven.games.caboose.state import FRUIT_NAMES, TYPE_NAMES
from riverhaven.games.caboose.view import AuctionCard, CabooseView, CityCard, Player

WIDTH, HEIGHT = 355, 184
MINI = 0.63  # Fruit cards on a mat
CHIP = 0.52  # cards that all have seen, on a mat


@once
def draw_mat(body: Element, view: CabooseView, seat: int) -> None:
    lit = seat in view.waiting or view.places[seat] == 1
    ground = labelled(group(body), mat_name(view, seat))
    if lit:
        box(ground, 0, 0, WIDTH, HEIGHT, "#ffd54a", rx="14")
    box(ground, 6, 7, WIDTH - 9, HEIGHT - 9, INK, rx="10", opacity=".35")
    box(ground, 4, 4, WIDTH - 9, HEIGHT - 9, PAPYRUS, rx="10", stroke=INK, stroke_width="1.8").set("class", "paper")
    fibres = path(ground, "M14 96Q180 93 340 97M14 132Q180 134 340 131M14 164Q180 161 340 165", stroke="#e2cd99")
    fibres.set("class", "edge")
    _band(labelled(group(body), mat_name(view, seat)), view, seat)
    _counters(body, view, seat)
    _face_up(body, view, seat)


def mat_name(view: CabooseView, seat: int) -> Say:
    """Whose mat it is, and how they stand."""
    mine = view.players[seat]
    counts = {"florins": mine.florins, "trains": mine.trains_left, "cards": mine.hand_count + mine.city_count}
    return Say("pic-mat", player=player(seat), points=view.scores[seat], **counts)


def _band(body: Element, view: CabooseView, seat: int) -> None:
    """In the player's colour: emblem, god, whose turn it is, and the score."""
    mine = view.players[seat]
    path(body, f"M5 14A9 9 0 0 1 14 5H{WIDTH - 15}A9 9 0 0 1 {WIDTH - 6} 14V48H5Z", SEATS[seat])
    path(body, f"M14 8.5H{WIDTH - 16}", stroke="#fff", stroke_width="2", opacity=".45")
    path(body, f"M5 48H{WIDTH - 6}", stroke=INK, stroke_width="1.8")
    decor(box(body, 10, 9, 52, 35, IVORY, rx="17", stroke=INK, stroke_width="1.4"))
    labelled(use(body, f"emblem-{seat}", 36, 26.5), Say("pic-emblem", player=player(seat)))
    for chosen in view.gods:
        god = labelled(group(body, 94, 32, 0.51, id=f"mat-god-{seat}"), say_god(chosen))
        path(god, "M-36 29V-18A36 36 0 0 1 36-18V29Z", "#f7e3ae", stroke=INK, stroke_width="2")
        use(god, f"god-{chosen.label}", -2, -2, 0.83)
    if view.over:
        medal = use(body, f"medal-{view.places[seat]}", 140, 25, id=f"medal-{seat}")
        labelled(medal, Say("pic-medal", place=view.places[seat]))
    elif seat in view.waiting:
        labelled(use(body, "lamp", 140, 27, 1.1, id=f"lamp-{seat}"), Say("pic-lamp", player=player(seat)))
    if seat == view.start_player and not view.over:
        labelled(use(body, "start", 174, 26, 0.98, id="start-player"), Say("pic-start", player=player(seat)))
    # What the game would end with now, for whoever wants to know.
    ending = group(body, 236, 26.5)
    parts = {name: getattr(mine, f"from_{name}") for name in ("cities", "florins", "buildings", "fruit")}
    labelled(ending, Say("pic-projected", points=mine.total, play=mine.in_play, **parts))
    box(ending, -27, -13, 54, 26, IVORY, rx="13", stroke=INK, stroke_width="1.2", opacity=".92")
    path(ending, "M-19 6V-8H-9L-12-4.5-9-1H-19", "#3b2f27", stroke=INK, stroke_width="1.6")
    text(ending, 7, 6.5, 18, mine.total, INK, f"projected-{seat}")
    score = labelled(group(body, 314, 27), Say("pic-score", points=view.scores[seat], over=yes(view.over)))
    use(score, "points", 0, 0, 0.98)
    text(score, 0, 8.5, 25 if view.scores[seat] < 100 else 20, view.scores[seat], "#fff3c4", f"score-{seat}")


def _counters(body: Element, view: CabooseView, seat: int) -> None:
    mine = view.players[seat]
    counters: tuple[tuple[str, int, int, int, dict[str, int]], ...] = (
        ("florins", mine.florins, 24, 46, {"points": mine.from_florins, "rate": view.florins_for_a_point}),
        ("trains", mine.trains_left, 116, 142, {}),
        ("auction", mine.hand_count, 203, 233, {}),
        ("city", mine.city_count, 284, 314, {}),
    )
    for name, count, x, at, more in counters:
        here = group(body, 0, 72, id=f"{name}-{seat}")
        labelled(here, Say(f"pic-count-{name}", n=count, **more))
        if name == "florins":
            for i in range(min(3, 1 + count // 10) if count else 0):
                use(here, "coin", x, 7 - 6.5 * i)
        elif name == "trains":
            use(here, f"loco-{seat}", x, 11, 1.15)
        else:
            box(here, x - 17, -12, 34, 24, INK, rx="3", opacity=".25")
            use(here, f"back-{name}", x - 19, -14, 0.32)
        count_text = text(here, at, 8.5, 24, count, id=f"{name}-count-{seat}")
        count_text.set("text-anchor", "start")
        count_text.set("class", "ink")


def _face_up(body: Element, view: CabooseView, seat: int) -> None:
    """Fruit cards above; below what was built and what the others know of the hand. My own are in my rack."""
    mine, who = view.players[seat], player(seat)
    fruit = labelled(group(body, id=f"row-fruit-{seat}"), Say("pic-row-fruit", player=who, n=len(mine.fruit_cards)))
    touch(fruit, 8, 92, WIDTH - 20, 42)
    path(fruit, "M14 90H340", stroke=FADED, stroke_width="1.2", stroke_dasharray="1 4")
    built_row = labelled(group(body, id=f"row-built-{seat}"), Say("pic-row-built", player=who, n=len(mine.buildings)))
    touch(built_row, 8, 135, WIDTH - 20, 40)
    step = min(33, 150 / max(1, len(mine.buildings) - 1))
    for i, built in enumerate(mine.buildings):
        house = group(body, 28 + step * i, 155, 0.98, id=f"built-{built.label}")
        labelled(house, say_house(built))
        use(house, f"type-{built.type}", 0, 0)
    if seat == view.seat:
        _sets(body, view, mine)
    else:
        _fruit_cards(body, view, seat)
        _known(body, view, seat, 22 + step * len(mine.buildings))


def _fruit_cards(body: Element, view: CabooseView, seat: int) -> None:
    cards = view.players[seat].fruit_cards
    pitch = min(70 * MINI + 4, (330 - 70 * MINI) / max(1, len(cards) - 1))
    for i, (card, id) in enumerate(zip(cards, card_ids(f"seat{seat}", cards), strict=True)):
        _stub(body, card, say_card(card, view.market), 12 + pitch * i, id)


def _stub(body: Element, card: AuctionCard, name: Say, x: float, id: str) -> None:
    """A Fruit card, narrower than in the display, so that many fit."""
    here = labelled(group(body, x, 94, MINI, id), name)
    use(here, "stub-fruit", 0, 0)
    for i, fruit in enumerate(card.fruits):
        use(here, f"fruit-{fruit}", 20.5 + 29 * i, 24 + 13 * i, 1.05)


def _sets(body: Element, view: CabooseView, mine: Player) -> None:
    """How many types the viewer has of each, and what they will give."""
    shown = {fruit for card in mine.fruit_cards for fruit in card.fruits}
    built = {card.type for card in mine.buildings}
    rows = (("fruit", FRUIT_NAMES, shown, view.fruit_set), ("type", TYPE_NAMES, built, view.building_set))
    places = ((30, 112, 1.35), (228, 154, 1))
    for (kind, names, found, values), place in zip(rows, places, strict=True):
        points, best = values[len(found)], len(names)
        here = group(body, *place, id=f"set-{kind}")
        following = values[min(len(found) + 1, best)]
        labelled(here, Say(f"pic-set-{kind}", n=len(found), points=points, next=following))
        for j, name in enumerate(names):
            icon = use(here, f"{kind}-{name}", 17 * j, 0, 0.57)
            if name not in found:
                icon.set("opacity", ".35")
        text(here, 96, 7, 19, f"+{points}", id=f"set-{kind}-points").set("class", "ink")


def _known(body: Element, view: CabooseView, seat: int, left: float) -> None:
    """The cards of another hand that everybody saw being taken."""
    theirs = view.players[seat]
    cards: list[Card] = [*theirs.known, *theirs.known_cities]
    if not cards:
        return
    size = 110 * CHIP
    pitch = min(size + 3, (WIDTH - 18 - size - left) / max(1, len(cards) - 1))
    right = WIDTH - 14 - size - pitch * (len(cards) - 1)
    for i, (card, id) in enumerate(zip(cards, card_ids(f"seat{seat}", cards), strict=True)):
        chip(body, card, say_card(card, view.market), (right + pitch * i, 139, CHIP), id)


def chip(body: Element, card: Card, name: Say, place: tuple[float, float, float], id: str) -> None:
    """A card so small that it shows only what it is about."""
    here = labelled(group(body, *place, id), name)
    if isinstance(card, CityCard):
        use(here, "ticket-city", 0, 0)
        use(here, f"city-{card.city}", 31, 30, 0.6)
        for i, fruit in enumerate(card.demands):
            use(here, f"fruit-{fruit}", 67 + 25 * i, 30, 0.95)
        return
    assert isinstance(card, AuctionCard)
    use(here, f"ticket-{card.kind}", 0, 0)
    if card.kind == "train":
        use(here, "loco-none", 36, 42, 1.4)
        text(here, 82, 43, 36, card.size)
        return
    use(here, f"type-{card.type}", 27, 30, 1.3)
    for i, fruit in enumerate(card.fruits):
        use(here, f"fruit-{fruit}", 60 + (22 if len(card.fruits) < 3 else 18) * i, 30, 0.82)
