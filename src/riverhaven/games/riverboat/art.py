"""The art of Riverboat as SVG symbols, drawn round the point (0, 0): sent once, then used by name."""

from functools import cache

INK, PAPER, WATER = "#3b2a1a", "#f6ecd2", "#7fb2c9"
FONT = "Georgia, 'DejaVu Serif', serif"
SOIL = {"white": "#f4f1e6", "grey": "#a9adb0", "orange": "#e8a35c", "mustard": "#d9bf4a", "brown": "#a97c50"}
CROP = {"turnip": "#b565a7", "wheat": "#efd27a", "corn": "#fff04d", "potato": "#8d6a48", "pumpkin": "#f08a24"}
SEAT = {"red": "#c0392b", "orange": "#e67e22", "blue": "#2e6da4", "black": "#333333"}

HEX = "M0-28L24.2-14V14L0 28L-24.2 14V-14Z"  # pointy top, radius 28
SMALL_HEX = "M0-21L18.2-10.5V10.5L0 21L-18.2 10.5V-10.5Z"

SUITS = {
    "white": "M0-7L2-2H7L3 1.5 4.5 6.5 0 3.5-4.5 6.5-3 1.5-7-2H-2Z",
    "grey": "M0-7C3-3 7-1 6 3 5 6 2 5 1 3L2 7H-2L-1 3C-2 5-5 6-6 3-7-1-3-3 0-7Z",
    "orange": "M0-7L5 0 0 7-5 0Z",
    "mustard": "M0-7A3 3 0 0 1 2-2 3 3 0 1 1 1 2L2 7H-2L-1 2A3 3 0 1 1-2-2 3 3 0 0 1 0-7Z",
    "brown": "M0 7C-9 0-7-6-3-6-1-6 0-4 0-3 0-4 1-6 3-6 7-6 9 0 0 7Z",
    "joker": "M-7 0H7M0-7V7M-5-5L5 5M5-5L-5 5",
}

CROPS = {
    "turnip": "M0 10C-9 6-9-4-4-5H4C9-4 9 6 0 10ZM0-5L-4-11M0-5V-12M0-5L4-11",
    "wheat": "M0 11V-11M0-7L-5-11M0-7L5-11M0-2L-5-6M0-2L5-6M0 3L-5-1M0 3L5-1",
    "corn": "M0-11C6-7 6 6 0 11-6 6-6-7 0-11ZM-4-4H4M-5 0H5M-4 4H4",
    "potato": "M-8 2C-10-5-2-9 4-7 11-5 10 5 3 7-2 9-7 8-8 2ZM-3 0h.1M3-2h.1M1 4h.1",
    "pumpkin": "M0-6C-12-9-12 9 0 8 12 9 12-9 0-6ZM0-6C-5-4-5 6 0 8 5 6 5-4 0-6M0-6L2-10",
}

PAWN = "M0-11a4.5 4.5 0 0 1 3 8L6 9H-6L-3-3a4.5 4.5 0 0 1 3-8Z"
HOUSE = f'<path d="M-9 9V-3L0-11 9-3V9Z" fill="{PAPER}" stroke="{INK}"/>'
PIECES = {
    "worker": f'<path d="{PAWN}" fill="#fff" stroke="{INK}"/>',
    "surveyor": f'<path d="{PAWN}" fill="#3c9a4b" stroke="{INK}"/>',
    "master": f'<path d="{PAWN}" fill="#ffd23f" stroke="{INK}" transform="scale(1.15)"/>',
    "agent": f'{HOUSE}<use href="#rb-worker" transform="translate(0 2)scale(.7)"/>',
    "coin": f'<circle r="9" fill="#e5b73b" stroke="{INK}"/><circle r="5.5" fill="none" stroke="{INK}"/>',
    "barn": f'<path d="M-11 10V-2L0-12 11-2V10Z" fill="#b5382a" stroke="{INK}"/><path d="M-4 10V2H4V10" fill="#eee"/>',
    "well": f'<circle r="9" fill="{WATER}" stroke="{INK}" stroke-width="3"/>',
    "boat": f'<path d="M-17 3H17L12 12H-13ZM-9 3V-5H7V3M2-5V-13H6V-5" fill="{PAPER}" stroke="{INK}"/>',
    "step": f'<path d="M-8-3H1V-8L10 0 1 8V3H-8Z" fill="#ffd23f" stroke="{INK}"/>',
    "card": f'<rect x="-24" y="-32" width="48" height="64" rx="5" fill="{PAPER}" stroke="{INK}"/>',
    "back": f'<rect x="-24" y="-32" width="48" height="64" rx="5" fill="#7d5a3c" stroke="{INK}"/>',
}


@cache
def symbols() -> str:
    """All symbols, as the content of <defs>."""
    found = [f'<g id="rb-{name}">{art}</g>' for name, art in PIECES.items()]
    for colour, fill in SOIL.items():
        found.append(f'<path id="rb-field-{colour}" d="{HEX}" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>')
    for colour, path in SUITS.items():
        found.append(f'<path id="rb-suit-{colour}" d="{path}" fill="{INK}" stroke="{INK}" stroke-width=".8"/>')
    for crop, path in CROPS.items():
        found.append(f'<path id="rb-icon-{crop}" d="{path}" fill="none" stroke="{INK}" stroke-width="1.6"/>')
        base = f'<path d="{SMALL_HEX}" fill="{CROP[crop]}" stroke="{INK}" stroke-width="1.2"/>'
        found.append(f'<g id="rb-crop-{crop}">{base}<use href="#rb-icon-{crop}"/></g>')
    return "".join(found)
