"""Seven gods who made their fortune in railways, sitting for their portraits; and the hands raised at the auction."""

from riverhaven.core.art import people
from riverhaven.core.picture import INK
from riverhaven.games.caboose.state import SEATS

# A coat with collar and cravat, then a face, then the hat. All look to the right; 70 x 76 around the ear.
COAT = """
    <path d="M-30 36Q-30 17-12 12L6 11Q24 15 27 36Z" fill="{coat}" stroke="#3b2f27" stroke-width="1.6"/>
    <path d="M-24 34Q-24 22-13 16" fill="none" stroke="#fff" stroke-width="2.4" opacity=".35"/>
    <path d="M-5 10 5 34 15 13Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.3"/>
    <path d="M-7 9-3 3 8 9 14 4 15 12 6 19Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M3 17 8 14 12 17 9 22 11 33H5L6 22Z" fill="{cravat}" stroke="#3b2f27" stroke-width="1.2"/>"""
HAT = """
    <path d="M-13-17-14.5-37Q0-40 14.5-37L12.5-17Z" fill="#35302f" stroke="#1f1a17" stroke-width="1.5"/>
    <path d="M-10.5-20-11.5-34.5" stroke="#7c746e" stroke-width="2.6"/>
    <path d="M-13-22.5Q0-18.5 12.6-22.5L12.8-17.5Q0-13.5-13-17.5Z" fill="{band}"/>
    <path d="M-21-19Q-17-14 0-13.5T21-19Q22-15 17-12.5 8-9.5 0-9.5T-17-12.5Q-22-15-21-19Z" fill="#35302f"
        stroke="#1f1a17" stroke-width="1.4"/>"""

FACES = {
    # The Nile himself: blue-green, well fed, lotus in the hatband.
    "hapi": (
        "#3d6f63",
        "#e6b23c",
        "#e6b23c",
        """<path d="M-14-13Q-20 4-15 16L-4 14V-12Z" fill="#2b3a66" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-10-12V2Q-9 11 0 12 9 12 12 7L13 3 12 1.5 14 0 13-2 17-4 13-9 13-13Z" fill="#5fa9a0"
            stroke="#3b2f27" stroke-width="1.5"/><path d="M-12-6H-6M-12 0H-6M-12 6H-6" stroke="#5a70b5"
            stroke-width="2"/><path d="M5 11 9 22 13 10Z" fill="#2b3a66" stroke="#3b2f27" stroke-width="1.2"/>
        <path d="M-4-2Q-2 4 3 3" fill="none" stroke="#3f8178" stroke-width="2"/>""",
        """<path d="M-6-34Q-9-44-4-41-3-49 1-43 5-49 6-41 11-44 8-34Z" fill="#e9a3b4" stroke="#3b2f27"
            stroke-width="1.3"/><path d="M1-34V-42M-3-35-4-40M5-35 6-40" stroke="#b9532f"/>""",
    ),
    # The architect, with monocle and moustache.
    "imhotep": (
        "#7a4a38",
        "#2f628f",
        "#b9532f",
        """<path d="M-11-12Q-13 6-5 11 3 14 10 10 13 8 12.5 4L14 2 13 0 17-3.5 13-9 13-13Z" fill="#b87a4b"
            stroke="#3b2f27" stroke-width="1.5"/><path d="M-8-2Q-12-3-11 2-9 6-6 3Z" fill="#b87a4b" stroke="#3b2f27"/>
        <path d="M6 3Q12 0 17 4 20 5 21 2 21 8 15 7.5 10 8 6 3Z" fill="#4b3a31" stroke="#3b2f27"/>
        <circle cx="9.5" cy="-5" r="4.6" fill="#fdf7e3" stroke="#d9a92f" stroke-width="2"/>
        <path d="M8-1Q4 8 0 16" fill="none" stroke="#d9a92f" stroke-width="1.3"/>
        <path d="M-26 34-20 14" stroke="#3b2f27" stroke-width="6"/><path d="M-26 34-20 14" stroke="#efd7a3"
            stroke-width="3.4"/>""",
        "",
    ),
    # The falcon.
    "horus": (
        "#31507a",
        "#b9532f",
        "#e6b23c",
        """<path d="M-13-13Q-17 6-9 13L6 13Q13 8 13 3L20 7Q25 1 18-6L13-13Z" fill="#fdf3dc" stroke="#3b2f27"
            stroke-width="1.5"/><path d="M-13-13Q-17 6-9 13L-3 13Q-8 0-6-13Z" fill="#8a6a48"/>
        <path d="M13 3 20 7Q26 0 17-6L12-6Q9-2 13 3Z" fill="#e6b23c" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-1-5H11M3-4Q2 4-3 7M6-3 8 4" fill="none" stroke="#3b2f27" stroke-width="2"/>""",
        "",
    ),
    # The craftsman: green, in a tight cap, with a straight beard.
    "ptah": (
        "#5b6b3a",
        "#fdf7e3",
        "#6fa0c4",
        """<path d="M-13-13Q-14 0-9 5L-2 3 0-13Z" fill="#2f628f" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-6-12V4Q-4 12 4 12 10 12 12 8L13 4 12 2 14 .5 13-1.5 17-4 13-9 13-13Z" fill="#8fb36a"
            stroke="#3b2f27" stroke-width="1.5"/><path d="M-6-3Q-11-4-9 1-7 5-4 2" fill="#8fb36a" stroke="#3b2f27"/>
        <path d="M7 11 9 27 15 26 12 9Z" fill="#2f4a63" stroke="#3b2f27" stroke-width="1.3"/>
        <path d="M8.6 15H13M9 19H13.6M9.4 23H14" stroke="#6fa0c4"/>""",
        "",
    ),
    # No zoologist knows what he is.
    "set": (
        "#6b2f2a",
        "#35302f",
        "#b9532f",
        """<path d="M-17-14-22-40-13-41-9-14ZM13-14 18-40 25-37 18-13Z" fill="#8e5a4a" stroke="#3b2f27"
            stroke-width="1.4"/>
        <path d="M-11-13Q-15 4-8 11L2 14Q10 13 13 9L27 17Q33 17 33 11 31 5 24 2L13-7 12-13Z" fill="#8e5a4a"
            stroke="#3b2f27" stroke-width="1.5"/><path d="M13 9 27 17Q32 17 33 12 24 12 16 5Z" fill="#6a3f34"/>
        <circle cx="30.5" cy="9.5" r="1.3" fill="#3b2f27"/>""",
        "",
    ),
    # The lion-dwarf, who never sits still.
    "bes": (
        "#8a5f2c",
        "#c8452f",
        "#3f8f78",
        """<path d="M-9-16Q-22-14-20-2-27 5-18 12-18 22-6 22 2 30 10 22 19 20 15 10L12-14Z" fill="#a85f2e"
            stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-13-6Q-19-10-18-2-16 3-12 0Z" fill="#d99a5e" stroke="#3b2f27" stroke-width="1.2"/>
        <path d="M-9-12Q-11 4-4 7L11 8Q16 6 15 2L19-1Q20-5 14-6L13-12Z" fill="#d99a5e" stroke="#3b2f27"
            stroke-width="1.5"/><path d="M8 8Q10 15 14 14 17 12 14 7Z" fill="#d8536a" stroke="#3b2f27"
            stroke-width="1.2"/><path d="M-13 8Q-8 14-12 18M-4 11Q0 16-3 21M4 12Q8 17 6 22" fill="none"
            stroke="#7a3f1c" stroke-width="1.8"/><path d="M3 6H15" stroke="#3b2f27" stroke-width="1.6"/>""",
        "",
    ),
    # The ibis, keeper of the books, with a quill.
    "thoth": (
        "#4a4a6a",
        "#3f8f78",
        "#6fa0c4",
        """<path d="M-12-13Q-15 2-8 8L-7 13H6L7 5Q16 1 24 9 31 17 28 27 37 17 29 5 22-5 13-7L12-13Z" fill="#fdf7e3"
            stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M9 4.6Q17 1 24 9 31 17 28 27 37 17 29 5 22-5 12-6.6 8-2 9 4.6Z" fill="#4b4540" stroke="#3b2f27"
            stroke-width="1.3"/><path d="M14-2Q23 1 29 10" fill="none" stroke="#8a817a" stroke-width="1.6"/>
        <path d="M-12-4Q-26-14-28-30-14-26-10-8Z" fill="#e9f0ee" stroke="#3b2f27" stroke-width="1.3"/>
        <path d="M-12-4-25-26" stroke="#8d98a3" stroke-width="1.2"/>""",
        "",
    ),
}
EYES = {"hapi": (8, -5), "ptah": (8, -5), "set": (9, -4), "bes": (9, -5), "thoth": (5, -4), "horus": (6, -5)}

ARM = """
    <ellipse cx="2" cy="1" rx="14" ry="3" fill="#3b2f27" opacity=".3"/>
    <path d="M-8-29V-38L-14-44Q-17-48-13-49L-8-46-8.6-56Q-8.6-59-6-59T-3.4-56.5L-3-47-3-60.5Q-3-63-.5-63T2-60.5L2.2-47
        3-59Q3.4-61.5 5.6-61.3T8-58.5L7.4-45 8.6-54Q9-56 11-55.8T12.8-53L11.6-36Q11-31 8-29Z" fill="{skin}"
        stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M-6.5-38Q0-33 8-38" fill="none" stroke="#3b2f27" opacity=".4"/>
    <path d="M-12 0-9.6-24H9.6L12 0Z" fill="{fill}" stroke="#3b2f27" stroke-width="1.6"/>
    <path d="M-8.6-2-7.2-20" stroke="#fff" stroke-width="2.2" opacity=".5"/>
    <path d="M-10.6-24V-30.5H10.6V-24Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.4"/>
    <circle cx="6.6" cy="-27.2" r="1.7" fill="#e6b23c" stroke="#3b2f27" stroke-width=".8"/>
    <g transform="translate(0 -11)scale(.52)" fill="#fffdf6" stroke="#3b2f27" stroke-width="2.4">{shape}</g>"""
# The same arm at rest: only the fist on the table.
FIST = """
    <ellipse cx="2" cy="1" rx="14" ry="3" fill="#3b2f27" opacity=".3"/>
    <path d="M-9-24Q-12-36-6-39 0-42 7-39 12-36 9-24Z" fill="{skin}" stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M-4-39V-33M1-40V-33M6-38V-33" stroke="#3b2f27" opacity=".6"/>
    <path d="M-12 0-9.6-18H9.6L12 0Z" fill="{fill}" stroke="#3b2f27" stroke-width="1.6"/>
    <path d="M-10.6-18V-24.5H10.6V-18Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.4"/>
    <g transform="translate(0 -8.4)scale(.46)" fill="#fffdf6" stroke="#3b2f27" stroke-width="2.4">{shape}</g>"""
SKINS = ("#c68b5c", "#e0ac80", "#a56f45", "#d39b6c", "#b57c50")

ICONS = {  # what a power touches, within 12 units
    "icon-track": """
        <path d="M-8-11V11M-2.7-11V11M2.7-11V11M8-11V11" stroke="#8a5a35" stroke-width="2.8"
            transform="scale(1.15 .72)"/>
        <path d="M-12-4.4H12M-12 4.4H12" stroke="#3b2f27" stroke-width="2.2"/>""",
    "icon-ticket": """
        <path d="M-12-8H12V-2.5A2.5 2.5 0 0 0 12 2.5V8H-12V2.5A2.5 2.5 0 0 0-12-2.5Z" fill="#fdf7e3" stroke="#3b2f27"
            stroke-width="1.4"/><path d="M-6-3H6M-6 2H3" stroke="#2f628f" stroke-width="2"/>""",
    "icon-auction": """
        <path d="M-12-8H12V-2.5A2.5 2.5 0 0 0 12 2.5V8H-12V2.5A2.5 2.5 0 0 0-12-2.5Z" fill="#fdf7e3" stroke="#3b2f27"
            stroke-width="1.4"/><path d="M-7 5V0L0-5 7 0V5Z" fill="#b9532f"/>""",
    "icon-action": """
        <path d="M-9 10 3-4" stroke="#3b2f27" stroke-width="5"/><path d="M-9 10 3-4" stroke="#b98a57"
            stroke-width="2.6"/><path d="M-4-7 3-12 11-3 6 3Z" fill="#8d98a3" stroke="#3b2f27" stroke-width="1.4"/>""",
    "icon-closed": """
        <circle r="9" fill="#f3cc66" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-9 9 9-9" stroke="#3b2f27" stroke-width="5"/><path d="M-9 9 9-9" stroke="#c8452f"
            stroke-width="2.8"/>""",
}


def symbols() -> dict[str, str]:
    found = dict(ICONS)
    for name, (coat, cravat, band, face, on_hat) in FACES.items():
        x, y = EYES.get(name, (0, 0))
        eye = (
            f'<path d="M{x - 4} {y}Q{x} {y - 3.4} {x + 4} {y}L{x - 6} {y + 1.4}" fill="{INK}"/>' if name in EYES else ""
        )
        found[f"god-{name}"] = COAT.format(coat=coat, cravat=cravat) + face + eye + HAT.format(band=band) + on_hat
    for seat, colour, shape in people(SEATS):
        found[f"arm-{seat}"] = ARM.format(fill=colour, shape=shape, skin=SKINS[seat])
        found[f"fist-{seat}"] = FIST.format(fill=colour, shape=shape, skin=SKINS[seat])
    return found
