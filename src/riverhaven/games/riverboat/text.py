"""The view drawn for the terminal. Letters and suit marks tell everything; colours only help."""

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.riverboat.story import LETTERS
from riverhaven.games.riverboat.view import Farm, Field, RiverboatView

Words = Callable[[Say | str], str]

SUIT = {"white": "★", "grey": "♠", "orange": "♦", "mustard": "♣", "brown": "♥", "joker": "*"}
SOIL = {
    "white": "white",
    "grey": "grey58",
    "orange": "dark_orange",
    "mustard": "yellow3",
    "brown": "orange4",
    "joker": "white",
}
LETTER = {crop: letter.upper() for letter, crop in LETTERS.items()}
INK = {
    "turnip": Style(color="white", bgcolor="magenta"),
    "wheat": Style(color="black", bgcolor="gold3"),
    "corn": Style(color="black", bgcolor="yellow1"),
    "potato": Style(color="white", bgcolor="orange4"),
    "pumpkin": Style(color="black", bgcolor="dark_orange"),
}
QUIET = Style(dim=True)
GOLD = Style(color="gold3", bold=True)
SIZES = ("one-hex", "two-hex", "three-hex")


def text(view: RiverboatView, say: Words) -> RenderableType:
    """The round; the boards in the middle; then the farms, the viewer's own first."""
    first = 0 if view.seat is None else view.seat
    seats = [(first + i) % len(view.farms) for i in range(len(view.farms))]
    middle = [crop_board(view, say), new_orleans(view, say), opportunities(view, say)]
    farms = [farm(view, seat, say) for seat in seats]
    return Group(head(view, say), Columns(middle, padding=(0, 1)), Columns(farms, padding=(0, 1)))


def head(view: RiverboatView, say: Words) -> RenderableType:
    text = Text(say(Say("first-player", player=player(view.first))))
    text.append(f"   {say('phase-tiles')}: ")
    holders = []
    for number, (phase, holder) in zip(("I", "II", "III", "IV", "V"), view.holders.items(), strict=True):
        who = say("nobody") if holder is None else say(player(holder))
        holders.append(f"{number} {say(f'phase-{phase}')}: {who}")
    text.append("; ".join(holders))
    text.append(f"\n{say(view.coin_power)}", GOLD)
    title = say(Say("round", n=view.round, rounds=view.rounds, phase=Say(f"phase-{view.stage}")))
    return Panel(text, title=title)


# --------------------------------------------------------------------------------------------- the boards in the middle


def crop_board(view: RiverboatView, say: Words) -> RenderableType:
    text = Text()
    for title, tiles in ((say("crop-board"), view.display), (say("piles"), view.piles)):
        text.append(f"{title}\n", Style(bold=True))
        for size, name in enumerate(SIZES, 1):
            text.append(f"{say(name):<12}", QUIET)
            for label, count in tiles.items():
                if len(label) == size:
                    tile_token(text, label)
                    text.append(f"{count} ")
            text.append("\n")
    for crop, letter in LETTER.items():
        text.append(letter, INK[crop])
        text.append(f" {say(f'crop-{crop}')}  ", QUIET)
    text.append(f"\n{say('cards-shown')}: ")
    for colour in view.revealed:
        text.append(f"{SUIT[colour]} ", Style(color=SOIL[colour], bold=True))
    text.append(f"\n{say('cards-left')}: ")
    for colour, count in view.cards_left.items():
        text.append(f"{SUIT[colour]}{count} ", Style(color=SOIL[colour]))
    return Panel(text, title=f"{say('crop-board')}, {say('cultivation-cards').lower()}", width=56)


def tile_token(text: Text, label: str) -> None:
    for letter in label:
        text.append(letter.upper(), INK[LETTERS[letter]])


def new_orleans(view: RiverboatView, say: Words) -> RenderableType:
    text = Text()
    for boat in view.boats:
        mark = "●" if boat.on_display else "○"
        left = say(Say("in-pile", n=boat.in_pile)) if boat.in_pile else say("sold-out")
        text.append(f"{mark} {boat.type:<3}", Style(bold=boat.on_display))
        text.append(f"{say(f'boat-{boat.type}')}; {left}\n", QUIET if not boat.on_display else None)
    text.append(f"{say('supply')}: ", Style(bold=True))
    supplies = {"coins": view.coins, "barns": view.barns, "wells": view.wells, "surveyors": view.surveyors}
    text.append(say(Say("supply-line", **supplies, track=view.round_track)))
    return Panel(text, title=f"{say('new-orleans')}: {say('boats').lower()}", width=64)


def opportunities(view: RiverboatView, say: Words) -> RenderableType:
    text = Text()
    for space in view.spaces:
        text.append(f"[{say(f'bonus-{space.bonus}')}] ", GOLD)
        text.append(say(f"card-{space.card}") if space.card else "-")
        text.append(f" ({space.card})\n" if space.card else "\n", QUIET)
    text.append(say(Say("deck-count", n=sum(map(len, view.deck)))) + ": ")
    text.append(" / ".join(", ".join(cards) for cards in view.deck), QUIET)
    return Panel(text, title=say("opportunity-cards"), width=64)


# ------------------------------------------------------------------------------------------------------------- a farm


def farm(view: RiverboatView, seat: int, say: Words) -> RenderableType:
    mine = view.farms[seat]
    text = Text("    " + "".join(f" {letter}   " for letter in "abcdefgh") + "\n", QUIET)
    for row, fields in enumerate(mine.fields):
        text.append(f" {len(mine.fields) - row}  " + "  " * (row % 2), QUIET)
        for field in fields:
            cell(text, field)
            text.append(" ")
        text.append("\n")
    harbour(text, view, mine, say)
    supply = {"workers": mine.workers, "coins": mine.coins, "surveyors": mine.surveyors, "agents": mine.agents}
    text.append(say(Say("farm-supply", **supply, active=mine.active_surveyors)) + "\n")
    counts(text, say("ready"), mine.ready)
    counts(text, say("harvested"), mine.harvested, say(Say("harvest-bonus", n=view.harvest_bonus_at)))
    text.append(f"{say('bare')}: ")
    for colour, count in mine.bare.items():
        text.append(f"{SUIT[colour]}{count} ", Style(color=SOIL[colour]))
    text.append(f"\n{say(Say('agents-now', rank=mine.agent_rank or 0, points=mine.agents_now))}\n")
    for field in (field for row in mine.fields for field in row if field.worth is not None):
        text.append(f"{field.label} {say(f'feature-{field.feature}')}: {say(Say('worth', points=field.worth))}\n")
    if mine.cards:
        text.append(f"{say('own-cards')}:\n")
    for card in mine.cards:
        now = say("scored") if card.scored else say(Say("worth", points=card.worth))
        text.append(f"  {card.name}: {now}\n", QUIET if card.scored else None)
    text.append(f"{say('points-by-source')}:\n")
    for source, points in mine.points.items():
        if points:
            text.append(f"  {say(Say(f'score-{source}', points=points))}\n", QUIET)
    if not view.over:
        text.append(say(Say("projected", points=view.scores[seat] + mine.more_now)), GOLD)
    turn = seat in view.waiting
    name = say(Say("farm", player=player(seat), board=Say(f"board-{mine.board}"), points=view.scores[seat]))
    return Panel(text, title=f"> {name} <" if turn else name, border_style=GOLD if turn else QUIET, width=60)


def cell(text: Text, field: Field) -> None:
    """Four characters: the field's suit; its crop, or B for a barn; a worker (o); a well (U), or a surveyor (!)."""
    text.append(SUIT[field.colour], Style(color=SOIL[field.colour]))
    if field.crop:
        text.append(LETTER[field.crop], INK[field.crop])
    else:
        text.append("B" if field.feature == "barn" else "·", QUIET if field.feature is None else GOLD)
    text.append("o" if field.worker else " ", Style(bold=True))
    if field.feature is None:
        text.append(" ")
    elif field.feature == "well":
        text.append("U" if not field.surveyed else "!", GOLD)
    else:
        text.append("!" if field.surveyed else " ", GOLD)


def harbour(text: Text, view: RiverboatView, mine: Farm, say: Words) -> None:
    """The boats in their notches; M is the harbour master, golden are the boats that it has reached."""
    boats = {boat.notch: boat for boat in mine.boats}
    text.append(f"{say('harbour')}: ")
    for space in range(view.harbour_end + 1):
        if space == mine.master:
            text.append("M", Style(bold=True, reverse=True))
        if space in boats:
            text.append(f"[{boats[space].capacity}]", GOLD if boats[space].reached else QUIET)
        elif space in view.notches:
            text.append("[ ]", QUIET)
        else:
            text.append(".", QUIET)
    text.append(f"\n  {say(Say('harbour-now', farthest='yes' if mine.farthest else 'no', points=mine.harbour_now))}\n")


def counts(text: Text, title: str, amounts: dict[str, int], note: str = "") -> None:
    text.append(f"{title}: ")
    for crop, count in amounts.items():
        text.append(LETTER[crop], INK[crop])
        text.append(f"{count} ")
    text.append(f"({note})\n" if note else "\n", QUIET)
