"""The colours, and the small pieces: fruits, rolling stock, coins and buildings, and what belongs to the players."""

from riverhaven.core.art import MEDALS, people
from riverhaven.core.picture import INK
from riverhaven.games.caboose.state import SEATS

PAPYRUS, FIBRE = "#f4e6c1", "#dcc48d"
IVORY = "#fdf7e3"
FADED = "#86683f"
LAPIS, TERRACOTTA, GOLD, BRONZE, LEAF = "#2f628f", "#b9532f", "#e6b23c", "#a8761d", "#6f8f45"
WOOD, WOOD_DARK, WOOD_LIGHT = "#8a5a35", "#6d4427", "#b98a57"

# ------------------------------------------------------------------------------------------------------------- fruits

FRUITS = {  # within 13 units of the centre; five silhouettes
    "coconut": """
        <path d="M-12.5-1A12.5 12.5 0 0 0 12.5-1Z" fill="#6e4324" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-8.5 6Q-4 9 1 9M-10 2.5-8 4.5M9.5 3 6 7.5" fill="none" stroke="#a97a4e" stroke-width="1.3"/>
        <ellipse cy="-1" rx="12.5" ry="5.2" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.4"/>
        <ellipse cy="-.6" rx="8" ry="2.7" fill="#d9dfe0"/>
        <path d="M2-3.5 7-12.5" stroke="#3b2f27" stroke-width="3"/><path d="M2-3.5 7-12.5" stroke="#d8533b"
            stroke-width="1.5"/>""",
    "raspberry": """
        <path d="M0 13C-7 11-11 3-9-4H9C11 3 7 11 0 13Z" fill="#c3224f" stroke="#3b2f27" stroke-width="1.4"/>
        <g fill="#e25a80"><circle cx="-5.2" cy="-.5" r="2.3"/><circle cx="0" cy="-.8" r="2.3"/><circle cx="5.2"
            cy="-.5" r="2.3"/><circle cx="-3" cy="4" r="2.3"/><circle cx="2.6" cy="4" r="2.3"/><circle cx="-.2"
            cy="8.4" r="2.2"/></g>
        <path d="M-10-5Q-6-10 0-6.5 6-10 10-5 5-2.5 3-4.5L0-1.8-3-4.5Q-5-2.5-10-5Z" fill="#6f9a3d" stroke="#3b2f27"
            stroke-width="1.2"/><path d="M0-6.5V-12" stroke="#3b2f27" stroke-width="2"/>""",
    "lime": """
        <circle r="12.2" fill="#4f8f2c" stroke="#3b2f27" stroke-width="1.4"/><circle r="9.6" fill="#eef6cf"/>
        <path d="M0-1.2-3.6-8.2A9 9 0 0 1 3.6-8.2ZM1-.6 5.4-7.1A9 9 0 0 1 8.9-.9ZM1.1.8 8.9 1.4A9 9 0 0 1 5.2 7.3Z
            M0 1.3 3.6 8.2A9 9 0 0 1-3.6 8.2ZM-1.1.8-5.2 7.3A9 9 0 0 1-8.9 1.4ZM-1-.6-8.9-.9A9 9 0 0 1-5.4-7.1Z"
            fill="#9ccc4b"/>""",
    "lemon": """
        <path d="M-13.5 5.5C-12 2-11.5-3-7-6.5-2-10.5 5-10 9-7.5L13.5-9 12.5-4C14 2 9 8 2.5 9.5-3 10.8-8 9-10.5 6.5Z"
            fill="#f6d22e" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-7-1C-5-5 0-7 4-6.6" fill="none" stroke="#fff4b0" stroke-width="2.2"/>
        <path d="M-4 6.5C2 7 8 4 9.5-1" fill="none" stroke="#cf9f16" stroke-width="1.6"/>""",
    "blueberry": """
        <g fill="#4557a8" stroke="#3b2f27" stroke-width="1.3"><circle cx="-5.8" cy="4.6" r="6.6"/>
        <circle cx="6" cy="5" r="6.6"/><circle cx="0" cy="-5" r="6.9"/></g>
        <g fill="#8fa0dd"><circle cx="-7.8" cy="2.4" r="1.7"/><circle cx="3.8" cy="3" r="1.7"/></g>
        <path d="M0-9.2 1.2-6.4 4-6 2-4 2.6-1.2 0-2.6-2.6-1.2-2-4-4-6-1.2-6.4Z" fill="#26336f"/>""",
}

# ------------------------------------------------------------------------------------------------------ rolling stock

# They stand on the rail: the wheels touch y = 0, and a wagon is 26 long. The colour, then the emblem go in.
LOCO = """
    <ellipse cx="1" cy=".5" rx="15" ry="2.6" fill="#3b2f27" opacity=".3"/>
    <path d="M5.2-13 4.4-19.5H10.6L9.8-13Z" fill="#54443a" stroke="#3b2f27" stroke-width="1.2"/>
    <path d="M3.6-21H11.4V-18.6H3.6Z" fill="{gold}" stroke="#3b2f27"/>
    <path d="M-4-14H9.5Q13-14 13-9.5T9.5-5H-4Z" fill="{fill}" stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M-2-12H9" stroke="#fff" stroke-width="1.6" opacity=".55"/><path d="M3-14V-5" stroke="{gold}"
        stroke-width="1.4"/><circle cx="0" cy="-14.6" r="2" fill="{gold}" stroke="#3b2f27"/>
    <path d="M11-6 16-.6H8.5Z" fill="#54443a" stroke="#3b2f27" stroke-width="1.1"/>
    <path d="M-13.5-4.5V-19H-3.5V-4.5Z" fill="{fill}" stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M-15.2-19.2H-1.8" stroke="#3b2f27" stroke-width="2.6"/>
    <use href="#art-sign-{seat}" transform="translate(-8.5 -11.6)scale(.3)"/>
    <g fill="#54443a" stroke="#3b2f27" stroke-width="1.2"><circle cx="-8.5" cy="-4" r="4"/><circle cx="1" cy="-3"
        r="3"/><circle cx="8" cy="-3" r="3"/></g><g fill="{gold}"><circle cx="-8.5" cy="-4" r="1.3"/><circle cx="1"
        cy="-3" r="1"/><circle cx="8" cy="-3" r="1"/></g>"""
WAGON = """
    <ellipse cx="1" cy=".5" rx="13" ry="2.4" fill="#3b2f27" opacity=".3"/>
    <path d="M-15-4.6H15" stroke="#3b2f27" stroke-width="1.8"/>
    <path d="M-4.5-16.5V-19.5H4.5V-16.5Z" fill="{fill}" stroke="#3b2f27" stroke-width="1.2"/>
    <path d="M-11-4V-15H11V-4Z" fill="{fill}" stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M-12.6-15.4Q0-18.4 12.6-15.4" fill="none" stroke="#3b2f27" stroke-width="2.4"/>
    <path d="M-9.5-13.2H9.5" stroke="#fff" stroke-width="1.4" opacity=".55"/>
    <use href="#art-sign-{seat}" transform="translate(0 -9)scale(.29)"/>
    <g fill="#54443a" stroke="#3b2f27" stroke-width="1.2"><circle cx="-6.5" cy="-3" r="3"/><circle cx="6.5" cy="-3"
        r="3"/></g><g fill="{gold}"><circle cx="-6.5" cy="-3" r="1"/><circle cx="6.5" cy="-3" r="1"/></g>"""

# ------------------------------------------------------------------------------------------------------------- pieces

PIECES = {
    # From the funnel of an engine that stands at (0, 0).
    "smoke": """
        <g fill="#fffdf6" stroke="#9c8a75" stroke-width="1"><circle cx="7" cy="-25" r="3.2"/><circle cx="3.4" cy="-30"
            r="4.4"/><circle cx="-3" cy="-34.5" r="5.4"/></g>""",
    "florin": """
        <circle cx="1" cy="1.6" r="12" fill="#3b2f27" opacity=".28"/>
        <circle r="12" fill="#e6b23c" stroke="#3b2f27" stroke-width="1.4"/><circle r="9.2" fill="#f3cc66"/>
        <path d="M-9.6-3A10 10 0 0 1-2-9.8" fill="none" stroke="#fff3c4" stroke-width="1.8"/>""",
    # One coin of a stack, seen from the side: 26 wide, 6 high, its middle at (0, 0).
    "coin": """
        <path d="M-13-1.5V2A13 4 0 0 0 13 2V-1.5Z" fill="#c48f26" stroke="#3b2f27" stroke-width="1.1"/>
        <ellipse cy="-1.5" rx="13" ry="4" fill="#f1c95e" stroke="#3b2f27" stroke-width="1.1"/>""",
    "pyramid": """
        <path d="M-30 20 3-23 37 22Z" fill="#3b2f27" opacity=".25"/>
        <path d="M-34 19 0-24 34 19Z" fill="#efcf80" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M0-24 34 19H11Z" fill="#c99a45"/>
        <path d="M-7-15.2 0-24 7-15.2 2-13.5-2-16Z" fill="#fff3c4" stroke="#3b2f27"/>
        <path d="M-16-3.5H-4M-10-10H-6M-24 6.5H-12M-30 13.5H-22" stroke="#c99a45" stroke-width="1.2"/>
        <path d="M-34 19 0-24 34 19Z" fill="none" stroke="#3b2f27" stroke-width="1.6"/>""",
    # The laurel in which points are written, light on dark.
    "points": """
        <path d="M-1 19Q-7 18-11 23-4 25-1 19ZM-11 16Q-16 11-22 14-17 19-11 16ZM-18 7Q-19 1-26-0-25 6-18 7Z
            M-19-4Q-16-10-21-14-24-8-19-4ZM1 19Q4 25 11 23 7 18 1 19ZM11 16Q17 19 22 14 16 11 11 16Z
            M18 7Q25 6 26-0 19 1 18 7ZM19-4Q24-8 21-14 16-10 19-4Z" fill="#93ad5c" stroke="#4f6d45"/>
        <path d="M-14-19 0-22 14-19 19 0 13 17 0 21-13 17-19 0Z" fill="#3b2f27" stroke="#d9a92f" stroke-width="2"/>""",
    # The cat of the Start Player.
    "start": """
        <ellipse cx="2" cy="17" rx="14" ry="3" fill="#3b2f27" opacity=".3"/>
        <path d="M-9 17C-11 6-8-2-3-5L-5-16-1-12H4L8-16 8-6C8-2 6-1 5 1 9 6 9 12 9 17Z" fill="#3a3540" stroke="#1f1a17"
            stroke-width="1.3"/><path d="M9 16Q17 15 14 7" fill="none" stroke="#3a3540" stroke-width="3"/>
        <path d="M-3.5-4.5Q2-1 6-3.5" fill="none" stroke="#e6b23c" stroke-width="2.6"/>
        <circle cx="3.5" cy="-8.5" r="1.4" fill="#f7dd84"/>""",
}

BUILDINGS = {  # one house of each type, within 15 units, standing on y = 13
    "granary": """
        <path d="M-14 13V1A6.8 9 0 0 1-.4 1V13ZM.4 13V1A6.8 9 0 0 1 14 1V13Z" fill="#e7bd78" stroke="#3b2f27"
            stroke-width="1.4"/><path d="M-3.5 12V0M10.9 12V0" stroke="#c4924a" stroke-width="3"/>
        <path d="M-9.4 13V7H-5V13ZM5 13V7H9.4V13Z" fill="#6d4427"/><path d="M-7.2-8V-12M7.2-8V-12" stroke="#3b2f27"
            stroke-width="2"/>""",
    "bathhouse": """
        <path d="M-10-1A10 10 0 0 1 10-1Z" fill="#7fb6c9" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-14 13V-1H14V13Z" fill="#f2e3c3" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-10 13V7A3.4 3.4 0 0 1-3.2 7V13ZM3.2 13V7A3.4 3.4 0 0 1 10 7V13Z" fill="#4d86a0"/>
        <path d="M-4-13q3-2 0-4M3-13q3-2 0-4" fill="none" stroke="#3b2f27" stroke-width="1.4"
            transform="translate(0 1)"/>""",
    "station": """
        <path d="M-15 13V0L0-9 15 0V13Z" fill="#cf8560" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-17 1 0-9.6 17 1" fill="none" stroke="#8c3f22" stroke-width="3"/>
        <path d="M-11.5 13V7.6A5 5 0 0 1-1.5 7.6V13ZM1.5 13V7.6A5 5 0 0 1 11.5 7.6V13Z" fill="#54443a"/>
        <circle cy="-2.5" r="3.8" fill="#fdf7e3" stroke="#3b2f27"/><path d="M0-4.8V-2.5H2" fill="none"
            stroke="#3b2f27"/>""",
    "hall": """
        <path d="M-4.5-2V-12H4.5V-2Z" fill="#e9d7ad" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M0-12V-18L7-16 0-14" fill="#b9532f" stroke="#3b2f27" stroke-width="1.2"/>
        <path d="M-14 13V-3H14V13Z" fill="#f2e3c3" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-10 2V7M-5 2V7M5 2V7M10 2V7" stroke="#2f628f" stroke-width="2.6"/>
        <path d="M-2.8 13V6.5A2.8 2.8 0 0 1 2.8 6.5V13Z" fill="#6d4427"/>""",
    "temple": """
        <path d="M-15-3.5 0-14 15-3.5Z" fill="#e6b23c" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-12-3V10M-4-3V10M4-3V10M12-3V10" stroke="#3b2f27" stroke-width="5.2"/>
        <path d="M-12-3V10M-4-3V10M4-3V10M12-3V10" stroke="#fdf7e3" stroke-width="2.8"/>
        <path d="M-16 13V9.6H16V13Z" fill="#e9d7ad" stroke="#3b2f27" stroke-width="1.3"/>
        <circle cy="-6.6" r="2.2" fill="#b9532f"/>""",
}


def _people() -> dict[str, str]:
    """What comes in the colours of the players; brass stands for trains that nobody owns yet."""
    found = {}
    for seat, colour, shape in people(SEATS):
        found[f"emblem-{seat}"] = f'<g fill="{colour}" stroke="{INK}" stroke-width="2">{shape}</g>'
        found[f"sign-{seat}"] = f'<g fill="#fffdf6" stroke="{INK}" stroke-width="2.6">{shape}</g>'
        found[f"loco-{seat}"] = LOCO.format(fill=colour, seat=seat, gold="#f3cc66")
        found[f"wagon-{seat}"] = WAGON.format(fill=colour, seat=seat, gold="#f3cc66")
    found["sign-none"] = ""
    found["loco-none"] = LOCO.format(fill="#9a8b78", seat="none", gold="#f3cc66")
    found["wagon-none"] = WAGON.format(fill="#9a8b78", seat="none", gold="#f3cc66")
    for place, colour in enumerate(MEDALS, 1):
        found[f"medal-{place}"] = (
            f'<path d="M-10-21H-2L4-6-5-4ZM10-21H2L-4-6 5-4Z" fill="{TERRACOTTA}" stroke="{INK}" stroke-width="1.3"/>'
            f'<circle cx="1" cy="7" r="15" fill="{INK}" opacity=".3"/>'
            f'<circle cy="5.5" r="14.5" fill="{colour}" stroke="{INK}" stroke-width="1.6"/>'
            f'<text y="12.5" font-size="20" fill="{INK}">{place}</text>'
        )
    return found


def symbols() -> dict[str, str]:
    found = {f"fruit-{name}": text for name, text in FRUITS.items()}
    found |= {f"type-{name}": text for name, text in BUILDINGS.items()}
    return PIECES | found | _people()
