"""The view drawn for the terminal. Letters and numbers tell everything; colours only help."""

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.caboose import story
from riverhaven.games.caboose.view import AuctionCard, CabooseView, City, CityCard, Line, Player

Words = Callable[[Say | str], str]

LETTER = {"coconut": "C", "raspberry": "R", "lime": "L", "lemon": "Y", "blueberry": "B"}
FRUIT_INK = {
    "coconut": Style(color="white", bgcolor="orange4"),
    "raspberry": Style(color="white", bgcolor="deep_pink4"),
    "lime": Style(color="black", bgcolor="chartreuse3"),
    "lemon": Style(color="black", bgcolor="yellow1"),
    "blueberry": Style(color="white", bgcolor="blue3"),
}
SEAT_INK = tuple(
    Style(color=colour, bold=True) for colour in ("dodger_blue2", "orange_red1", "green3", "magenta", "gold1")
)
QUIET = Style(dim=True)
GOLD = Style(color="gold3", bold=True)
NILE = Style(color="cyan")
WIDTH, BRIDGE = 30, 17  # of a city, and of the bridge between two


def text(view: CabooseView, say: Words) -> RenderableType:
    """The map and the table beside it; then the players, the viewer first; then the viewer's hand."""
    first = 0 if view.seat is None else view.seat
    seats = [(first + i) % len(view.players) for i in range(len(view.players))]
    parts: list[RenderableType] = [
        Columns([nile(view, say), table(view, say)], padding=(0, 2)),
        Columns([mat(view, seat, say) for seat in seats], padding=(0, 1)),
    ]
    if view.mine is not None:
        parts.append(hand(view, say))
    notes = (say(f"reconstructed-{what}") for what in ("map", "cards", "gods"))
    parts.append(Text(" ".join(notes), QUIET))
    return Group(*parts)


# --------------------------------------------------------------------------------------------------------------- map


def nile(view: CabooseView, say: Words) -> RenderableType:
    """Six rows of two cities, the lines between them, and the two lines through the desert below."""
    lines = {line.ends: line for line in view.lines}
    cities = {(city.row, city.bank): city for city in view.cities}
    grid = Table.grid()
    rows = sorted({city.row for city in view.cities})
    for row in rows:
        west, east = cities[row, "west"], cities[row, "east"]
        grid.add_row(city_text(west, say), bridge(find(lines, west, east)), city_text(east, say))
        if row < rows[-1]:
            below = [find(lines, cities[row, bank], cities[row + 1, bank]) for bank in ("west", "east")]
            grid.add_row(upright(below[0]), Text("≈".center(BRIDGE), NILE), upright(below[1]))
    shown = {line.label for line in lines.values() if not is_ladder(line, view)}
    for line in view.lines:
        if line.label in shown:
            text = Text(f"{say(story.line(line.ends))} ", QUIET)
            text.append_text(groups(line.trains))
            grid.add_row(text)
    return Panel(grid, title=say("map"), expand=False)


def find(lines: dict[tuple[str, str], Line], one: City, other: City) -> Line | None:
    return lines.get((one.label, other.label)) or lines.get((other.label, one.label))


def is_ladder(line: Line, view: CabooseView) -> bool:
    """Whether a line runs along a bank to the next city, or over the river."""
    one, other = (next(city for city in view.cities if city.label == end) for end in line.ends)
    return one.row == other.row or (one.bank == other.bank and abs(one.row - other.row) == 1)


def city_text(city: City, say: Words) -> Text:
    text = Text(no_wrap=True)
    name = say(story.city(city.label))
    text.append(f"{name} ", Style(bold=True))
    text.append(f"{'○' if city.light else '●'}{city.prestige}", GOLD)
    if city.pyramid:
        text.append(f" ▲{city.pyramid}", GOLD)
    if city.bonus:
        text.append(f" +{city.bonus}", GOLD)
    text.append("\n ")
    cubes_text(text, city.cubes)
    if city.connected:
        text.append(" → ", QUIET)
        text.append("".join(LETTER[fruit] * n for fruit, n in city.reach.items()), QUIET)
    text.append("\n ")
    for seat, trains in enumerate(city.trains):
        if trains:
            text.append(f"{seat + 1}:{trains}=", SEAT_INK[seat])
            text.append(f"{city.points[seat]} ")
    text.append(" " * max(0, WIDTH - len(text.plain.split("\n")[-1])))
    return text


def cubes_text(text: Text, cubes: dict[str, int]) -> None:
    for fruit, n in cubes.items():
        for _ in range(n):
            text.append(LETTER[fruit], FRUIT_INK[fruit])
            text.append(" ")
    if not any(cubes.values()):
        text.append("-", QUIET)


def groups(trains: tuple[int, ...]) -> Text:
    """The trains on a line: seat number and a block for each train."""
    text = Text()
    for seat, n in enumerate(trains):
        if n:
            text.append(f"{seat + 1}{'■' * n}", SEAT_INK[seat])
    return text if text.plain else Text("··", QUIET)


def bridge(line: Line | None) -> Text:
    if line is None:
        return Text(" " * BRIDGE)
    trains = groups(line.trains)
    room = BRIDGE - 2 - len(trains.plain)
    rail, ink = ("═", None) if any(line.trains) else ("┄", QUIET)
    text = Text(rail * (room // 2), ink or "")
    text.append_text(trains)
    text.append(rail * (room - room // 2), ink)
    return Text("\n").append_text(text).append(" ")


def upright(line: Line | None) -> Text:
    if line is None:
        return Text("")
    text = Text("  ║ " if any(line.trains) else "  ┆ ")
    return text.append_text(groups(line.trains))


# ------------------------------------------------------------------------------------------------------------- table


def table(view: CabooseView, say: Words) -> RenderableType:
    """Turn, market, gods, pyramids and the open cards."""
    text = Text()
    turn = say(Say("turn-of", turn=view.turn, turns=view.turns))
    text.append(f"{turn}; {say(Say('start-player', player=player(view.start_player)))}\n\n")
    low, high = view.market_ends
    text.append(f"{say('market')} ({say('supply')})\n", Style(bold=True))
    for fruit, value in view.market.items():
        text.append(f" {LETTER[fruit]} ", FRUIT_INK[fruit])
        text.append(f" {say(story.fruit(fruit)):<10}")
        for step in range(low, high + 1):
            text.append(f"[{story.signed(value):>2}]" if step == value else "  · ", GOLD if step == value else QUIET)
        text.append(f"  ({view.supply[fruit]})\n", QUIET)
    text.append(f"\n{say('gods')}\n", Style(bold=True))
    for god in view.gods:
        ink = QUIET if god.seat is None else SEAT_INK[god.seat]
        text.append(f" {god.number} {say(story.god(god.label))}", ink)
        text.append(f": {say(Say(f'power-{god.label}', **god.power))}\n", QUIET)
    text.append(f"\n{say('pyramids')}: ", Style(bold=True))
    text.append("  ".join(f"▲{value} ({cost})" for value, cost in view.pyramids.items()) or say("nothing"))
    text.append(f"\n\n{say('auction-display')}", Style(bold=True))
    text.append(f" ({say(Say('deck-count', n=view.auction_deck))})\n", QUIET)
    for card in view.auction_display:
        auction_line(text, card, say)
    text.append(f"\n{say('city-display')}", Style(bold=True))
    text.append(f" ({say(Say('deck-count', n=view.city_deck))})\n", QUIET)
    for city_card in view.city_display:
        city_line(text, city_card, say)
    return Panel(text, expand=False)


def auction_line(text: Text, card: AuctionCard, say: Words) -> None:
    text.append(f" {card.label:<13}")
    text.append(say(story.auction_card(card)), QUIET)
    if card.kind == "train":
        text.append(f" {card.cost}", GOLD)
    elif card.kind == "building":
        text.append(f" {card.points}", GOLD)
        text.append(f" +{card.bonus}" if card.bonus else "", GOLD)
    text.append("\n")


def city_line(text: Text, card: CityCard, say: Words) -> None:
    text.append(f" {card.label:<14}", QUIET if card.dead else "")
    text.append(say(story.city_card(card)), QUIET)
    text.append(f" ▲ {say('dead-card')}" if card.dead else "", GOLD)
    text.append("\n")


# ----------------------------------------------------------------------------------------------------------- players


def mat(view: CabooseView, seat: int, say: Words) -> RenderableType:
    mine = view.players[seat]
    text = Text(f"{mine.florins} ƒ  ", GOLD)
    text.append(f"{'■'} {mine.trains_left}  ", SEAT_INK[seat])
    if mine.rank:
        text.append(say(Say("place-in-order", rank=mine.rank)), QUIET)
    elif mine.bid:
        text.append(say(Say("bids", florins=mine.bid)))
    if mine.god is not None:
        text.append(f"  {say(story.god(mine.god))}")
    text.append("\n")
    for card in mine.fruit_cards:
        for fruit in card.fruits:
            text.append(LETTER[fruit], FRUIT_INK[fruit])
        text.append(" ")
    text.append(" ".join(card.label for card in mine.buildings))
    text.append(f"\n{other_hand(mine, say)}", QUIET)
    text.append(f"\n{say(Say('if-ended-now', points=mine.total))}", QUIET)
    name = f"{say(player(seat))}: {view.scores[seat]}"
    turn = seat in view.waiting
    return Panel(text, title=f"> {name} <" if turn else name, border_style=GOLD if turn else QUIET, width=38)


def other_hand(mine: Player, say: Words) -> str:
    seen = [*(card.label for card in mine.known), *(card.label for card in mine.known_cities)]
    known = ", ".join(seen) or say("nothing")
    return say(Say("other-hand", cards=mine.hand_count, cities=mine.city_count, known=known))


def hand(view: CabooseView, say: Words) -> RenderableType:
    """The viewer's cards, and what each shipment or building would bring to whom."""
    assert view.mine is not None
    cards, offers = Text(), Text()
    for card in view.mine.cards:
        auction_line(cards, card, say)
    for city_card in view.mine.city_cards:
        city_line(cards, city_card, say)
    if view.mine.offers:
        offers.append(f"{say('offers')}\n", Style(bold=True))
    for offer in view.mine.offers:
        offers.append(f" {offer.move}: ")
        for seat, (florins, points) in enumerate(zip(offer.florins, offer.points, strict=True)):
            if florins or points:
                paid = " ".join(f"+{n}{sign}" for n, sign in ((florins, " ƒ"), (points, "")) if n)
                offers.append(f" {seat + 1}: {paid} ", SEAT_INK[seat])
        offers.append("\n")
    return Panel(Columns([cards, offers], padding=(0, 3)), title=say("hand"), expand=False)
