"""Tiles, buildings, what belongs to the players, and other small pieces."""

from riverhaven.core.art import MEDALS, people
from riverhaven.core.picture import INK
from riverhaven.games.newhaven.art.land import SCREEN
from riverhaven.games.newhaven.state import SEATS

PAPER = "#f6efe0"

# The field, its shade (furrows, rings, roofs) and its light, by resource.
COLOURS = {
    "stone": ("#8e99a6", "#6b7683", "#b4bdc6"),
    "sheep": ("#83b355", "#5f8f3a", "#aed184"),
    "timber": ("#bb5a3c", "#933f27", "#db8767"),
    "wheat": ("#e9b93c", "#c08d1c", "#f7dc86"),
}
# The four resources as they stand on the track, and clockwise on the shipment.
CARGO = ("wheat", "sheep", "timber", "stone")
# ------------------------------------------------------------------------------------------------------------ resources

ICONS = {  # within 13 units of the centre
    "wheat": """
        <path d="M-3 3-8 12.5Q0 14.5 8 12.5L3 3Z" fill="#d99a23" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M0 4C-9 2-13-4-11.5-11-8-10-6-8-5-6-5-10-3-12.5 0-14 3-12.5 5-10 5-6 6-8 8-10 11.5-11
            13-4 9 2 0 4Z" fill="#fbe08a" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M0-11V1M-8.5-7-2 1M8.5-7 2 1M-2 6-4 11.5M2 6 4 11.5" fill="none" stroke="#a8741a"
            stroke-width="1.3"/>
        <rect x="-5" y="1.5" width="10" height="4" rx="2" fill="#b4462c" stroke="#3b2f27" stroke-width="1.2"/>""",
    "sheep": """
        <path d="M-6 5V12M-1.5 6V12.5M4 5V12" stroke="#3b2f27" stroke-width="2.6"/>
        <path d="M-9 6A4.8 4.8 0 0 1-10.5-2.5 5 5 0 0 1-5-7.5 5.5 5.5 0 0 1 4-7 5 5 0 0 1 8.5 0 4.6 4.6 0 0 1 5.5 6.5
            5 5 0 0 1-2 7.5 5 5 0 0 1-9 6Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-8 3.5A4 4 0 0 0-3 4.5M-1 4.5A4 4 0 0 0 4 4" fill="none" stroke="#cbbfa9" stroke-width="1.4"/>
        <path d="M5.5-8C8.5-9.5 11-8.5 12.5-5.5 13.5-3 13-.5 11-.3 8-.2 5.5-4 5.5-8Z" fill="#4d3d33"
            stroke="#3b2f27" stroke-width="1.2"/>
        <path d="M6-7.5 3-5.5" stroke="#3b2f27" stroke-width="2.4"/>
        <circle cx="9.8" cy="-5.6" r=".9" fill="#fffaf0"/>""",
    "timber": """
        <path d="M2-5 5-11 9-9.5 7-4Z" fill="#8a5a34" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-8-6.5H9.5A4 6.5 0 0 1 9.5 6.5H-8Z" fill="#a87142" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-3-3H8M0 3.5H10.5M2 .3H6" stroke="#7d4f2c" stroke-width="1.3"/>
        <ellipse cx="-8" rx="4.5" ry="6.5" fill="#f0cf99" stroke="#3b2f27" stroke-width="1.5"/>
        <ellipse cx="-8" rx="2.2" ry="3.4" fill="none" stroke="#b98a50" stroke-width="1.2"/>""",
    "stone": """
        <path d="M-12.5 9-10-1-4.5-8 3.5-10 9.5-4 12.5 9Z" fill="#dde2e6" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M3.5-10 9.5-4 12.5 9H3L1-1Z" fill="#a3adb7"/><path d="M-10-1-4.5-8 1-1-3 3Z" fill="#f4f6f7"/>
        <path d="M3.5-10 1-1 3 9M-10-1-3 3 1-1M-3 3-5 9" fill="none" stroke="#59636d" stroke-width="1.2"/>""",
}
FURROWS = {  # what makes a field of 36 units look worked, drawn in its shade
    "wheat": "M3 9 9 3M3 18 18 3M3 27 27 3M5 34 34 5M14 34 34 14M23 34 34 23",
    "sheep": "M5 9l2-4 2 4M27 7l2-4 2 4M4 31l2-4 2 4M27 33l2-4 2 4M29 20l1.5-3 1.5 3M3 20l1.5-3 1.5 3",
    "timber": "M6 4l3.5 6h-7ZM30 4l3.5 6h-7ZM6 26l3.5 6h-7ZM30 26l3.5 6h-7Z",
    "stone": "M4 8q3-4 6 0M26 6q3-4 6 0M3 31q3-4 6 0M27 32q3-4 6 0M3 19q2-3 4 0M30 19q2-3 4 0",
}


def _quarters(symbols: dict[str, str]) -> None:
    """A quarter of a tile, 36 x 36 from its top left corner, and the marker of its resource."""
    for name, (field, shade, _) in COLOURS.items():
        furrows = f'<path d="{FURROWS[name]}" fill="none" stroke="{shade}" stroke-width="1.6" opacity=".55"/>'
        icon = f'<use href="#art-icon-{name}" x="18" y="18"/>'
        symbols[f"icon-{name}"] = ICONS[name]
        symbols[f"marker-{name}"] = (
            f'<circle cx="1" cy="2" r="12.5" fill="{INK}" opacity=".3"/>'
            f'<circle r="12" fill="{field}" stroke="{INK}" stroke-width="1.5"/>'
            f'<use href="#art-icon-{name}" transform="scale(.78)"/>'
        )
        symbols[f"quarter-{name}"] = f'<rect width="36" height="36" rx="4" fill="{field}"/>{furrows}{icon}'


# ------------------------------------------------------------------------------------------------------------ buildings


def _buildings(symbols: dict[str, str]) -> None:
    """Round tokens of radius 27: on the front a house with its number, on the back the plain field."""
    disc = (
        f'<circle cx="1.5" cy="3" r="27" fill="{INK}" opacity=".3"/>'
        f'<circle r="26" fill="{{}}" stroke="{INK}" stroke-width="1.8"/>'
    )
    for name, (field, shade, light) in COLOURS.items():
        shine = f'<path d="M-20.5-11A23.3 23.3 0 0 1 0-23.3" fill="none" stroke="{light}" stroke-width="2.5"/>'
        badge = (
            f'<circle cx="-18" cy="17" r="10" fill="{PAPER}" stroke="{INK}" stroke-width="1.3"/>'
            f'<use href="#art-icon-{name}" transform="translate(-18 17)scale(.64)"/>'
        )
        symbols[f"back-{name}"] = (
            f'{disc.format(field)}{shine}<circle r="19.5" fill="{light}" stroke="{shade}" stroke-width="1.2"/>'
            f'<path d="M-17-6 17-9M-19 1 19-2M-18 8 18 5M-14 14 15 12" stroke="{shade}" opacity=".7"/>'
            f'<use href="#art-icon-{name}"/>'
        )
        symbols[f"house-{name}"] = (
            f'{disc.format(field)}{shine}<circle r="20.5" fill="{PAPER}"/>'
            f'<path d="M-13.5 20.5V-7L0-18.5 13.5-7V20.5Z" fill="#fffaf0" stroke="{INK}" stroke-width="1.3"/>'
            f'<path d="M-18-4.5 0-20 18-4.5" fill="none" stroke="{INK}" stroke-width="6.5"/>'
            f'<path d="M-18-4.5 0-20 18-4.5" fill="none" stroke="{shade}" stroke-width="4"/>{badge}'
        )
        for number in range(1, 7):
            symbols[f"front-{name}-{number}"] = f'<use href="#art-house-{name}"/>{_number(number, 15.5, 29, x=2)}'


def _number(number: int, y: float, size: float, fill: str = INK, x: float = 0) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}">{number}</text>'


# --------------------------------------------------------------------------------------------------------- other pieces

PIECES = {
    "bag": """
        <ellipse cx="2" cy="25" rx="25" ry="5" fill="#3b2f27" opacity=".28"/>
        <path d="M-9-12C-26-2-29 24-18 25H18C29 24 26-2 9-12Z" fill="#b98f5c" stroke="#3b2f27" stroke-width="1.8"/>
        <path d="M-9-12C-14-18-12-23-9-25-5-21-3-24 0-26 3-24 6-21 9-25 13-22 13-17 9-12Z" fill="#cda875"
            stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-9.5-11.5H9.5" stroke="#8a2f1d" stroke-width="4"/>
        <path d="M-17 16C-18 8-15 0-10-5" fill="none" stroke="#dcbd8d" stroke-width="3"/>""",
    "hollow": """
        <circle r="27" fill="#d9c69c"/><path d="M-27 0A27 27 0 0 1 27 0 27 25 0 0 0-27 0Z" fill="#bfa877"/>
        <circle r="27" fill="none" stroke="#8b6f47" stroke-width="1.2"/>""",
    # Where something can stand on the shelf, 80 x 80 from its top left corner.
    "recess": '<rect x="4" y="4" width="72" height="72" rx="6" fill="#5d3a22" stroke="#4a2d19" stroke-width="1.4"/>',
    "pennant": '<path d="M0 16V-16" stroke="#3b2f27" stroke-width="2.6"/>'
    '<path d="M1-15H19L13-8.5 19-2H1Z" fill="#b4462c" stroke="#3b2f27" stroke-width="1.4"/>',
    # What lies among the four ways to turn a tile.
    "knob": """
        <circle r="12.5" fill="#e6c58f" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-6.5-3.5A7.4 7.4 0 0 1 6-4.4M6.5 3.5A7.4 7.4 0 0 1-6 4.4" fill="none" stroke="#3b2f27"
            stroke-width="2.2"/>
        <path d="M8.6-7.4 8.2.2 2.2-3.2ZM-8.6 7.4-8.2-.2-2.2 3.2Z" fill="#3b2f27"/>""",
    "draw": '<path d="M0 9-8-1H-3V-9H3V-1H8Z" fill="#ffd766" stroke="#3b2f27" stroke-width="1.4"/>',
    "count-building": """
        <circle r="13" fill="#e9dcc0" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-7 8V-1L0-8 7-1V8Z" fill="#8b6f47"/>""",
    "count-tile": """
        <rect x="-12" y="-12" width="24" height="24" rx="3" fill="#e9dcc0" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-9-9h8v8h-8ZM1 1h8v8h-8Z" fill="#8b6f47"/><path d="M1-9h8v8h-8ZM-9 1h8v8h-8Z" fill="#c4a877"/>""",
}


def _people(symbols: dict[str, str]) -> None:
    """What belongs to players and villages: emblems, screens, colonists, empty plots and medals."""
    for seat, colour, shape in people(SEATS):
        symbols[f"emblem-{seat}"] = f'<g fill="{colour}" stroke="{INK}" stroke-width="1.8">{shape}</g>'
        symbols[f"screen-{seat}"] = SCREEN.format(colour)
    for number in range(1, 7):
        symbols[f"colonist-{number}"] = f'<use href="#art-colonist"/>{_number(number, 20, 24, PAPER)}'
        symbols[f"golden-{number}"] = f'<use href="#art-golden"/>{_number(number, 20, 24)}'
        symbols[f"plot-{number}"] = (
            f'<rect x="-26" y="-26" width="52" height="52" rx="9" fill="#a5b673"/>'
            f'<rect x="-26" y="-25" width="52" height="51" rx="9" fill="#ebe1b8"/>{_number(number, 10, 28, "#857a45")}'
        )
    for place, colour in enumerate(MEDALS[:SEATS], 1):
        symbols[f"medal-{place}"] = (
            f'<path d="M-13-27H-3L5-8-6-5ZM13-27H3L-5-8 6-5Z" fill="#b4462c" stroke="{INK}" stroke-width="1.4"/>'
            f'<circle cx="1" cy="9" r="19" fill="{INK}" opacity=".3"/>'
            f'<circle cy="7" r="19" fill="{colour}" stroke="{INK}" stroke-width="1.8"/>'
            f'<circle cy="7" r="14.5" fill="none" stroke="#fffaf0" stroke-width="1.5"/>{_number(place, 15, 23)}'
        )


def _cargo() -> str:
    """The shipment in my hand, 80 x 80 from its top left corner: it will be one of four resources."""
    wells = "".join(
        f'<circle cx="{x}" cy="{y}" r="15.5" fill="{COLOURS[name][2]}" stroke="#7d5229" stroke-width="1.4"/>'
        f'<use href="#art-icon-{name}" transform="translate({x} {y})scale(.9)"/>'
        for name, (x, y) in zip(CARGO, ((23, 23), (57, 23), (57, 57), (23, 57)), strict=True)
    )
    anchor = (
        f'<circle cx="40" cy="40" r="10.5" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>'
        '<use href="#art-anchor" transform="translate(21 21)scale(.475)"/>'
    )
    return f'<use href="#art-boards"/>{wells}{anchor}'


def symbols() -> dict[str, str]:
    found = PIECES | {"cargo": _cargo()}
    for add in (_quarters, _buildings, _people):
        add(found)
    return found
