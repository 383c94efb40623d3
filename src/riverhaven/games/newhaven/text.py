"""The view drawn for the terminal. Letters tell everything; colours only help."""

from collections.abc import Callable, Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.newhaven.story import building as building_words
from riverhaven.games.newhaven.view import Building, NewHavenView, Plot, Space, Village

Words = Callable[[Say | str], str]

INK = {
    "stone": Style(color="white", bgcolor="grey37"),
    "sheep": Style(color="black", bgcolor="dark_sea_green4"),
    "timber": Style(color="white", bgcolor="dark_red"),
    "wheat": Style(color="black", bgcolor="gold3"),
}
LETTER = {"stone": "S", "sheep": "H", "timber": "T", "wheat": "W"}
GATHERED = Style(bold=True, underline=True)
QUIET = Style(dim=True)
GOLD = Style(color="gold3", bold=True)


def text(view: NewHavenView, say: Words) -> RenderableType:
    """Board, track and display; then the villages, the viewer's own first; then the viewer's hand."""
    first = 0 if view.seat is None else view.seat
    seats = [(first + i) % len(view.villages) for i in range(len(view.villages))]
    parts: list[RenderableType] = [
        Columns([board(view, say), market(view, say)], padding=(0, 2)),
        Columns([village(view, seat, say) for seat in seats], padding=(0, 1)),
    ]
    if view.mine is not None:
        parts.append(hand(view, say))
    return Group(*parts)


def board(view: NewHavenView, say: Words) -> RenderableType:
    text = Text()
    letters = "    " + "".join(f" {letter}   " for letter in "abcdefg") + "\n"
    text.append(letters, QUIET)
    for number, row in zip(range(len(view.board), 0, -1), view.board, strict=True):
        for half in (0, 1):
            text.append(f" {number}  " if half == 0 else "    ", QUIET)
            for space in row:
                half_space(text, space, half)
                text.append(" ")
            text.append("\n")
    text.append(say(Say("open-spaces", n=view.open_spaces)), QUIET)
    return Panel(text, title=say("board"), expand=False)


def half_space(text: Text, space: Space, half: int) -> None:
    """The upper or the lower half of a space, four characters wide."""
    if space.kind == "shipment":
        text.append("????", Style(reverse=True))
    elif space.quarters:
        for quarter in ((0, 1), (3, 2))[half]:
            colour = space.quarters[quarter]
            ink = INK[colour] + GATHERED if space.gathered[quarter] else INK[colour]
            text.append(LETTER[colour] * 2 if space.gathered[quarter] else f"{LETTER[colour].lower()} ", ink)
    elif space.kind == "pond":
        text.append("~~~~", Style(color="blue"))
    elif space.building is not None and half == 0:
        token(text, space.building)
        text.append("  ")
    elif space.kind == "open":
        text.append(" .  " if half == 0 else "    ", QUIET)
    else:
        text.append("    ")


def token(text: Text, building: Building) -> None:
    number = "?" if building.number is None else building.number
    text.append(f"{LETTER[building.colour]}{number}", INK[building.colour])


def market(view: NewHavenView, say: Words) -> RenderableType:
    """The track, the buildings on display and the bag."""
    text = Text()
    for colour, amount in view.resources.items():
        text.append(f" {LETTER[colour]} ", INK[colour])
        text.append(f" {say(f'colour-{colour}'):<9}")
        shown = f"{view.track_end}+ ({amount})" if amount > view.track_end else str(amount)
        text.append(f"{shown:>2} ", Style(bold=amount > 0))
        text.append("■" * min(amount, view.track_end) + "\n")
    text.append(f"\n{say('display')}: ")
    for place, building in enumerate(view.display, 1):
        text.append(f" {place}:", QUIET)
        if building is None:
            text.append("--", QUIET)
        else:
            token(text, building)
    text.append(f"\n{say(Say('bag-count', n=view.bag_count))}")
    open_charters = [name for name in view.charters if not any(name in v.charters for v in view.villages)]
    if open_charters:
        text.append(f"\n{say('charters-open')}:")
        for name in open_charters:
            text.append(f"\n  {say(f'charter-{name}')}: {view.charters[name]}")
    return Panel(text, title=say("resources"), expand=False)


def village(view: NewHavenView, seat: int, say: Words) -> RenderableType:
    mine = view.villages[seat]
    text = Text()
    text.append("    a  b  c  d  e\n", QUIET)
    for row, plots in enumerate(mine.plots):
        number = view.row_colonists[row]
        text.append(f" {number} ", QUIET)
        for plot in plots:
            text.append(" ")
            plot_token(text, plot, number)
        colonists(text, number, mine.row_points[row])
        text.append("\n")
    text.append("   ")
    for column, points in enumerate(mine.column_points):
        colonists(text, view.column_colonists[column], points)
    text.append(f"\n{other_hand(mine, say)}", QUIET)
    for name in mine.charters:
        text.append(f"\n{say(f'charter-{name}')}: {view.charters[name]}", GOLD)
    name = f"{say(player(seat))} - {mine.name}: {view.scores[seat]}"
    turn = seat in view.waiting
    return Panel(text, title=f"> {name} <" if turn else name, border_style=GOLD if turn else QUIET, width=38)


def plot_token(text: Text, plot: Plot | None, number: int) -> None:
    if plot is None:
        text.append(" .", QUIET)
    elif plot.face_up:
        text.append(f"{LETTER[plot.colour]}{number}", INK[plot.colour])
    else:
        text.append(f"{LETTER[plot.colour].lower()} ", INK[plot.colour])


def colonists(text: Text, promised: int, points: int) -> None:
    """The colonists at the end of a line; those that have come are golden."""
    text.append(f" {points if points else promised:>2}", GOLD if points else QUIET)


def other_hand(village: Village, say: Words) -> str:
    known: Iterable[str] = (say(building_words(b)) for b in village.known)
    seen = ", ".join(known) or say("nothing")
    words = Say("other-hand", buildings=village.building_count, tiles=village.tile_count, known=seen)
    ship = say("shipment-ready" if village.shipment else "shipment-used")
    return f"{say(words)}; {say('shipment')}: {ship}"


def hand(view: NewHavenView, say: Words) -> RenderableType:
    assert view.mine is not None
    grid = Table.grid(padding=(0, 2))
    tiles = [tile(quarters, place) for place, quarters in enumerate(view.mine.tiles, 1) if quarters]
    buildings = Text()
    for colour in LETTER:
        for which in view.mine.buildings:
            if which.colour == colour:
                token(buildings, which)
                buildings.append(" ")
    grid.add_row(say("harvest-tiles"), *tiles, say("buildings"), buildings)
    return Panel(grid, title=say("hand"), expand=False)


def tile(quarters: tuple[str, ...], place: int) -> Text:
    text = Text()
    text.append(f"{place}: ", QUIET)
    for quarter in (0, 1):
        text.append(f"{LETTER[quarters[quarter]]} ", INK[quarters[quarter]])
    text.append("\n   ")
    for quarter in (3, 2):
        text.append(f"{LETTER[quarters[quarter]]} ", INK[quarters[quarter]])
    return text
