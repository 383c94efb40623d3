"""Tickets on papyrus, and the furniture on which things lie."""

from riverhaven.core.picture import INK
from riverhaven.games.caboose.art.pieces import LAPIS, LEAF, PAPYRUS, TERRACOTTA

# A ticket is 110 x 60 from its top left corner, punched at both sides.
TICKET_W, TICKET_H = 110, 60
OUTLINE = (
    "M5 1H105Q105 5 109 5V24.5A5.5 5.5 0 0 0 109 35.5V55Q105 55 105 59H5Q5 55 1 55V35.5A5.5 5.5 0 0 0 1 24.5V5Q5 5 5 1Z"
)
KINDS = {"city": LAPIS, "train": "#5a5f66", "building": TERRACOTTA, "fruit": LEAF}


# A Fruit card that lies face up before a player: 70 x 60.
STUB = "M5 1H65Q65 5 69 5V55Q65 55 65 59H5Q5 55 1 55V5Q5 5 5 1Z"


def _front(colour: str) -> str:
    return f"""
        <path d="{OUTLINE}" fill="{INK}" opacity=".3" transform="translate(2 3)"/>
        <path d="{OUTLINE}" fill="{PAPYRUS}" stroke="{INK}" stroke-width="1.5"/>
        <path d="M8 12Q50 10 102 13M8 26Q50 28 102 25M8 40Q50 38 102 41M8 52Q50 53 102 51M30 4Q31 30 29 56M60 4Q59 30 61
            56M86 4Q87 30 85 56" fill="none" stroke="#e6d2a0" stroke-width="1.1"/>
        <path d="M8 4.5H102M8 55.5H102" stroke="{colour}" stroke-width="3"/>"""


def _back(colour: str) -> str:
    return f"""
        <path d="{OUTLINE}" fill="{INK}" opacity=".3" transform="translate(5 7)"/>
        <path d="{OUTLINE}" fill="{PAPYRUS}" stroke="{INK}" stroke-width="1.3" transform="translate(3 4)"/>
        <path d="{OUTLINE}" fill="{colour}" stroke="{INK}" stroke-width="1.5"/>
        <rect x="9" y="7" width="92" height="46" rx="3" fill="none" stroke="#f3cc66" stroke-width="1.4"/>
        <g transform="translate(31 29)" fill="none" stroke="#f3cc66" stroke-width="2.6"><path d="M-15 0Q0-13 15 0 0 9-15
            0ZM-17-8Q0-20 16-8M-3 6-6 15M5 5Q7 14 15 12"/><circle r="4" fill="#f3cc66"/></g>"""


FURNITURE = {
    # Over the demands of a card whose city asks for nothing any more.
    "dead": '<path d="M-33 13 0-15 33 13Z" fill="#d8b25c" stroke="#3b2f27" stroke-width="1.2"/>',
    # A crate of the market, 50 x 30 from its top left corner.
    "crate": """
        <rect x="2" y="3" width="50" height="30" rx="2" fill="#3b2f27" opacity=".28"/>
        <rect width="50" height="30" rx="2" fill="#b98a57" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M2 10H48M2 20H48" stroke="#8a5a35" stroke-width="1.6"/>
        <path d="M0 0H5V30H0ZM45 0H50V30H45Z" fill="#d3a871" stroke="#3b2f27"/>""",
    # Where a ticket may lie.
    "stub-fruit": f"""
        <path d="{STUB}" fill="{INK}" opacity=".3" transform="translate(2 3)"/>
        <path d="{STUB}" fill="{PAPYRUS}" stroke="{INK}" stroke-width="1.8"/>
        <path d="M8 5H62M8 55H62" stroke="{LEAF}" stroke-width="3.4"/>""",
    "slot": '<rect x="1" y="1" width="108" height="58" rx="5" fill="#3b2f27" opacity=".22"/>',
    "lamp": """
        <path d="M-7-9H7L10 8H-10Z" fill="#ffe28a" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-9-9H9L5-15H-5ZM-11 8H11V12H-11Z" fill="#54443a" stroke="#3b2f27" stroke-width="1.3"/>
        <path d="M0-6Q5 0 0 5-5 0 0-6Z" fill="#e8862e"/>""",
    "mask": '<circle r="11" fill="#fdf7e3" stroke="#3b2f27" stroke-width="1.4"/>',
}


def symbols() -> dict[str, str]:
    found = {f"ticket-{kind}": _front(colour) for kind, colour in KINDS.items()}
    found["back-city"], found["back-auction"] = _back(LAPIS), _back(TERRACOTTA)
    return found | FURNITURE
