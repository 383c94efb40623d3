"""What things look like: colours, and symbols that picture.py puts in their places, each centred on (0, 0)."""

PAPER, INK, SAND, WATER = "#f6efe0", "#3b2f27", "#ead9b0", "#9cc7d8"
FONT = "Fraunces, Georgia, serif"
SEATS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#f0e442")
LIGHT, DARK = "#fbf3d9", "#7a5230"
GOLD = "#c9962b"

# Fruits differ in shape, not in colour alone; each lies within 9 units of the centre.
FRUITS = {
    "coconut": (
        '<circle r="8" fill="#7a4a24" stroke="#3b2f27" stroke-width="1.2"/>'
        '<path d="M-6 1A6 6 0 0 0 6 1Z" fill="#fff8e8"/>'
    ),
    "raspberry": (
        '<path d="M0 -9l3 4h-6z" fill="#3d8b37"/><g fill="#c2185b" stroke="#3b2f27" stroke-width=".8">'
        '<circle cx="-4" cy="-2" r="3.4"/><circle cx="4" cy="-2" r="3.4"/><circle r="3.4" cy="2"/>'
        '<circle cx="-3" cy="4" r="3"/><circle cx="3" cy="4" r="3"/></g>'
    ),
    "lime": (
        '<circle r="8" fill="#5a9e2f" stroke="#3b2f27" stroke-width="1.2"/><circle r="5.6" fill="#d6efb0"/>'
        '<path d="M0 -5V5M-5 0H5M-3.5 -3.5L3.5 3.5M-3.5 3.5L3.5 -3.5" stroke="#5a9e2f"/>'
    ),
    "lemon": '<path d="M-9 0Q-4 -8 3 -6L9 0L3 6Q-4 8 -9 0Z" fill="#f4d12f" stroke="#3b2f27" stroke-width="1.2"/>',
    "blueberry": (
        '<g fill="#3f51b5" stroke="#3b2f27" stroke-width=".9"><circle cx="-4" cy="3" r="4.4"/>'
        '<circle cx="4" cy="3" r="4.4"/><circle cy="-4" r="4.4"/></g><path d="M-2 -5h4M0 -7v4" stroke="#fff"/>'
    ),
}
PIECES = {
    "wagon": (
        '<rect x="-7" y="-5" width="14" height="8" rx="1.5" stroke="#3b2f27"/>'
        '<g fill="#3b2f27"><circle cx="-4" cy="4" r="2"/><circle cx="4" cy="4" r="2"/></g>'
    ),
    "pyramid": (
        f'<path d="M-17 12L0 -14L17 12Z" fill="{GOLD}" stroke="#3b2f27" stroke-width="1.5"/>'
        '<path d="M0 -14L17 12H5Z" fill="#000" opacity=".18"/>'
    ),
    "florin": (
        f'<circle r="9" fill="{GOLD}" stroke="#3b2f27" stroke-width="1.3"/>'
        '<circle r="5.5" fill="none" stroke="#fff3c4"/>'
    ),
    "card": '<rect x="-7" y="-9" width="14" height="18" rx="2" fill="#fff8e8" stroke="#3b2f27"/>',
    "granary": '<path d="M-7 7V-2Q0 -10 7 -2V7Z" fill="#e0b872" stroke="#3b2f27"/>',
    "bathhouse": '<path d="M-8 7V0H8V7ZM-6 0A6 6 0 0 1 6 0Z" fill="#8fbcd4" stroke="#3b2f27"/>',
    "station": '<path d="M-9 7V-3L0 -9L9 -3V7ZM-3 7V1H3V7Z" fill="#c98b6b" stroke="#3b2f27"/>',
    "hall": '<path d="M-8 7V-3H8V7ZM-4 -3V-8H4V-3ZM-5 7V0M0 7V0M5 7V0" fill="#d8c8a8" stroke="#3b2f27"/>',
    "temple": (
        '<path d="M-9 7H9M-9 -3L0 -9L9 -3ZM-6 7V-3M-2 7V-3M2 7V-3M6 7V-3" '
        'fill="#efe2c0" stroke="#3b2f27" stroke-width="1.4"/>'
    ),
}


def symbols() -> str:
    """All symbols, for the head of a picture."""
    return "".join(f'<g id="art-{name}">{art}</g>' for name, art in (FRUITS | PIECES).items())
