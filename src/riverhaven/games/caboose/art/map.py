"""The papyrus map: the Nile from its delta to Thebes, the medallions, and a monument for every city."""

from riverhaven.core.picture import INK
from riverhaven.games.caboose.art.pieces import FIBRE, PAPYRUS

# The sheet is 600 x 884. Where the cities lie is needed here for the piers in the river, and by picture/map.py.
WIDTH, HEIGHT = 600, 884
BANK_X = {"west": 178.0, "east": 422.0}
ROW_Y = (106.0, 245.0, 384.0, 523.0, 662.0, 801.0)
MIDDLE = 300
NILE = "M300 58C300 90 270 120 282 176S336 250 318 316 272 400 284 456 338 530 318 596 268 670 282 738 302 830 302 872"
DELTA = "M278 172C280 116 246 108 230 60M280 166C300 118 354 108 370 60"
SEA = "M16 16H581V44C548 58 520 38 480 46 430 56 400 68 340 62H260C200 68 170 56 120 46 80 38 52 58 16 44Z"


def _sheet() -> str:
    """Papyrus, with fibres one way and the other."""
    across = "".join(f"M14 {y}Q300 {y + (y * 7 % 9) - 4} 586 {y + 2}" for y in range(30, 870, 21))
    along = "".join(f"M{x} 14Q{x + (x * 5 % 7) - 3} 440 {x + 1} 870" for x in range(32, 580, 27))
    return f"""
        <rect x="5" y="7" width="593" height="876" rx="9" fill="{INK}" opacity=".35"/>
        <rect x="1" y="1" width="595" height="878" rx="9" fill="{PAPYRUS}" stroke="{INK}" stroke-width="2"
            class="paper"/>
        <path d="{across}{along}" fill="none" stroke="{FIBRE}" opacity=".5" class="edge"/>"""


def _frame() -> str:
    """A painted border of lapis, red and gold."""
    band = '<rect x="10.5" y="10.5" width="576" height="859" rx="3" stroke="{}"/>'
    return f"""
        <g fill="none" stroke-width="9">{band.format("#e9c56a")}
        <g stroke-dasharray="16 32">{band.format("#2f628f")}</g>
        <g stroke-dasharray="16 32" stroke-dashoffset="-24">{band.format("#b9532f")}</g></g>
        <g fill="none" stroke="{INK}" stroke-width="1.3"><rect x="6" y="6" width="585" height="868" rx="5"/>
        <rect x="15" y="15" width="567" height="850" rx="2"/></g>"""


def _river() -> str:
    """The sea in the north, the delta, the fertile land, the stream, and the piers that wait for bridges."""
    piers = "".join(
        f'<path d="M{x - 7} {y + 12:g}V{y - 3:g}H{x + 7}V{y + 12:g}L{x} {y + 17:g}Z"/>'
        for y in ROW_Y
        for x in (MIDDLE - 20, MIDDLE + 20)
    )
    ripples = "".join(f"M{x} {y}q5-4 10 0t10 0" for x, y in RIPPLES)
    return f"""
        <g fill="none"><path d="{NILE}" stroke="#c9c983" stroke-width="96" opacity=".75"/>
        <path d="{NILE}" stroke="#a9b56a" stroke-width="72" opacity=".8"/>
        <path d="{DELTA}" stroke="#a9b56a" stroke-width="36"/>
        <path d="{SEA}" fill="#84b9c9" stroke="{INK}" stroke-width="3"/>
        <path d="{NILE}" stroke="{INK}" stroke-width="50"/><path d="{DELTA}" stroke="{INK}" stroke-width="17"/>
        <path d="{SEA}" fill="#84b9c9"/>
        <path d="{NILE}" stroke="#84b9c9" stroke-width="47"/><path d="{DELTA}" stroke="#84b9c9" stroke-width="14"/>
        <path d="M16 51C52 65 82 46 120 54 160 62 180 70 212 70M388 70C420 70 440 62 480 54 520 46 548 66 581 51"
            stroke="#fffaf0" stroke-width="2.5" opacity=".8"/>
        <path d="{NILE}" stroke="#9fcbd6" stroke-width="26"/><path d="{ripples}" stroke="#f2fafa" stroke-width="2"/>
        </g>
        <g fill="#e6d3a8" stroke="{INK}" stroke-width="1.2">{piers}</g>"""


RIPPLES = (
    (290, 96), (276, 146), (316, 200), (330, 282), (300, 344), (272, 420), (300, 470), (326, 566), (296, 620),
    (262, 690), (282, 760), (298, 842), (60, 30), (150, 34), (430, 36), (520, 30), (210, 44), (386, 46),
)  # fmt: skip

LIFE = {
    "palm": """
        <path d="M0 16Q3 4 1-8" fill="none" stroke="#3b2f27" stroke-width="4.4"/>
        <path d="M0 16Q3 4 1-8" fill="none" stroke="#a8774a" stroke-width="2.4"/>
        <path d="M1-9Q-10-16-16-7-8-9 1-9-7-21-15-18-4-22 1-9 3-22 13-20 3-17 1-9 14-15 18-5 10-10 1-9Z" fill="#6f8f45"
            stroke="#3b2f27" stroke-width="1.2"/>""",
    "reeds": """
        <path d="M-6 12Q-6 2-10-6M0 12V-10M6 12Q6 2 11-5" fill="none" stroke="#5d7a3c" stroke-width="2"/>
        <path d="M-16-5Q-14-14-10-5-8-13-4-7L-10-4ZM-6-10Q-4-20 0-11 4-20 6-10L0-8ZM5-5Q8-14 11-5 15-13 17-4L11-3Z"
            fill="#93ad5c" stroke="#3b2f27"/>""",
    "felucca": """
        <path d="M-15 7H15Q11 15 4 15H-6Q-12 14-15 7Z" fill="#a8683c" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-3 7V-10" stroke="#3b2f27" stroke-width="1.8"/>
        <path d="M-12 4Q-8-14 13-24 8-8 10 4Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-12 4Q-3-12 13-24 8-8 10 4Z" fill="#e8dcc0"/>""",
    "crocodile": """
        <path d="M-22 3Q-16-3-8-2L-5-5-2-2Q8-3 12-1L22 0Q25 2 22 4H4Q-12 9-22 3Z" fill="#6f8f45" stroke="#3b2f27"
            stroke-width="1.3"/><circle cx="-4.6" cy="-3" r="1.1" fill="#fff"/>
        <path d="M8 3.6 9.4 1.6 10.8 3.6 12.4 1.6 14 3.6 15.6 1.8" fill="none" stroke="#fff" stroke-width="1.2"/>
        <path d="M-26 7q6 3 12 0t12 0 12 0 12 0" fill="none" stroke="#f2fafa" stroke-width="1.8"/>""",
    "camel": """
        <path d="M-14 12V0Q-13-8-7-6-3-13 2-6 7-7 9-3L12-13Q12-16 16-16L21-14 20-11 16-11 13 1Q12 4 9 4V12M-10 12V3M5
            12V4" fill="#d9a865" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-7-5Q-2-3 3-5L2 0H-6Z" fill="#b9532f" stroke="#3b2f27"/>""",
    "dunes": '<path d="M-40 8Q-24-8-6 4 10-10 40 8" fill="none" stroke="#cfae6c" stroke-width="2"/>'
    '<path d="M-22 14Q-8 6 8 13" fill="none" stroke="#cfae6c" stroke-width="1.6"/>',
}

# Each stands on y = 30, within 40 units left and right, 38 up: S the sandstone, D its shade.
S, D = 'fill="#efd7a3" stroke="#3b2f27" stroke-width="1.6"', 'fill="#cda566"'
MONUMENTS = {
    # The lighthouse.
    "alexandria": f"""
        <path d="M6-28 38-36V-22ZM-6-28-38-36V-22Z" fill="#fbe59a" opacity=".85"/>
        <path d="M-24 30V22H24V30Z" {S}/><path d="M-15 22-10-4H10L15 22Z" {S}/><path d="M3-4H10L15 22H5Z" {D}/>
        <path d="M-8-4-6-20H6L8-4Z" {S}/><path d="M2-20H6L8-4H3Z" {D}/><path d="M-12-4H12" stroke="#3b2f27"
        stroke-width="3"/><path d="M-8-20H8" stroke="#3b2f27" stroke-width="2.6"/>
        <path d="M-4.5-21V-30H4.5V-21Z" fill="#f7c948" stroke="#3b2f27" stroke-width="1.3"/>
        <path d="M-6.5-30 0-37 6.5-30Z" fill="#b9532f" stroke="#3b2f27" stroke-width="1.3"/>
        <path d="M-3 22V15A3 3 0 0 1 3 15V22Z" fill="#6d4427"/>""",
    # The chariot of the Hyksos.
    "avaris": """
        <path d="M-6 10Q18 12 36-12" fill="none" stroke="#3b2f27" stroke-width="4.6"/>
        <path d="M-6 10Q18 12 36-12" fill="none" stroke="#c98b4e" stroke-width="2.2"/>
        <path d="M-32-16Q-26-22-20-14-16 2 8 0L12-10Q16-16 19-11 18 6 8 12H-26Q-34 4-32-16Z" fill="#c8452f"
            stroke="#3b2f27" stroke-width="1.6"/><path d="M-27-12Q-24 6-10 7H6" fill="none" stroke="#f3cc66"
            stroke-width="2.6"/>
        <circle cx="-9" cy="13" r="16.4" fill="none" stroke="#3b2f27" stroke-width="6"/><circle cx="-9" cy="13" r="16.4"
            fill="none" stroke="#efd7a3" stroke-width="3"/>
        <path d="M-9-2V28M-22 5.5 4 20.5M-22 20.5 4 5.5" stroke="#3b2f27" stroke-width="2.6"/>
        <circle cx="-9" cy="13" r="4" fill="#f3cc66" stroke="#3b2f27" stroke-width="1.3"/>
        <path d="M-14-14V-34M-14-34 0-30-14-26" fill="#2f628f" stroke="#3b2f27" stroke-width="1.6"/>""",
    # The Sphinx.
    "giza": f"""
        <path d="M-37 30C-39 12-30 6-16 8L4 10 12 21H32Q38 21 38 25.5T33 30Z" {S}/>
        <path d="M-16 26Q-22 14-30 18-37 22-36 30H38Q38 26 34 26Z" {D}/>
        <path d="M-6 16C-7-8-3-26 10-28 22-29 27-20 25-10L30 8 20 9 17 14Z" fill="#e6b23c" stroke="#3b2f27"
            stroke-width="1.6"/>
        <path d="M-3 8 14 4M-4-2 10-5M-2-12 8-14M2-20 12-20M27 3 20 5" stroke="#2f628f" stroke-width="3"/>
        <path d="M12-18C20-21 25-17 24-9 25-5 27-3 24-2L23 3C19 6 14 4 12 1Z" {S}/>
        <circle cx="20.4" cy="-10" r="1.7" fill="#3b2f27"/><path d="M19.5-1.5H23.5" stroke="#3b2f27"
        stroke-width="1.4"/>""",
    # The obelisk before the sun.
    "heliopolis": f"""
        <circle cy="-12" r="21" fill="#f7c948" stroke="#3b2f27" stroke-width="1.6"/>
        <circle cy="-12" r="15.5" fill="none" stroke="#fff3c4" stroke-width="2.4"/>
        <path d="M26-12H34M-26-12H-34M19-31 25-36M-19-31-25-36M19 7 25 12M-19 7-25 12" stroke="#d9962a"
            stroke-width="3"/>
        <path d="M-8 23-5-26 0-35 5-26 8 23Z" {S}/><path d="M1-33 5-26 8 23H2Z" {D}/>
        <path d="M-2.5-18V-12M-3 -7V0M-3.5 5V16" stroke="#b9532f" stroke-width="2.2"/>
        <path d="M-14 30V23H14V30Z" {S}/>""",
    # The step pyramid.
    "saqqara": f"""
        <path d="M-40 30V20H-32V10H-24V0H-16V-10H-9V-20H9V-10H16V0H24V10H32V20H40V30Z" {S}/>
        <path d="M4-19H8V-9H15V1H23V11H31V21H39V29H16V20H13V10H10V0H7V-10H4Z" {D}/>
        <path d="M-32 20H12M-24 10H9M-16 0H6M-9-10H3" stroke="#b58b4c" stroke-width="1.4"/>
        <path d="M-4 30V23H4V30Z" fill="#6d4427"/>""",
    # A colossus on his throne.
    "memphis": f"""
        <path d="M-26 30V-6H-12V8H4V30Z" {S}/><path d="M-21 13H-2V26H-21Z" fill="#2f628f" stroke="#3b2f27"/>
        <path d="M-11.5 13V26" stroke="#f3cc66" stroke-width="2"/>
        <path d="M-16 6C-17-8-12-14-2-14 5-14 7-9 7-4L20 1Q25 2 24 8L23 24H32V30H13L14 11 -8 11Z" {S}/>
        <path d="M-2-2Q-1 5 16 5" fill="none" stroke="#cda566" stroke-width="3"/>
        <path d="M-12-12C-14-26-8-33 0-33 8-33 11-27 9-20L10-13 4-14 0-10Z" fill="#e6b23c" stroke="#3b2f27"
            stroke-width="1.5"/><path d="M-10-16-3-18M-10-23-3-24" stroke="#2f628f" stroke-width="2.6"/>
        <path d="M0-27C6-28 9-25 8.5-20L10-18 8-16V-13H2Q-1-20 0-27Z" {S}/>
        <path d="M5-13 8-7" stroke="#3b2f27" stroke-width="2.6"/><circle cx="6" cy="-21.5" r="1.2" fill="#3b2f27"/>""",
    # The barque of the sun.
    "lisht": """
        <circle cy="-19" r="11" fill="#f7c948" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-38-8C-36 14-22 24 0 24S36 14 38-8C39-14 31-14 30-8 29 4 22 10 0 10S-29 4-30-8C-31-14-39-14-38-8Z"
            fill="#3f8f78" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-31 4Q-22 17 0 17T31 4" fill="none" stroke="#f3cc66" stroke-width="2.6"/>
        <path d="M-14 10V-6H14V10Z" fill="#efd7a3" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-16-6Q0-13 16-6Z" fill="#b9532f" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-7 10V-4M0 10V-4M7 10V-4" stroke="#2f628f" stroke-width="2.6"/>
        <path d="M-36 28q6-5 12 0t12 0 12 0 12 0 12 0 12 0" fill="none" stroke="#5f9db2" stroke-width="2.6"/>""",
    # The queen.
    "amarna": """
        <path d="M-22 30Q-20 20-8 17L-7 6H4L8 18Q18 20 20 30Z" fill="#d9a06a" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-22 30Q-20 21-11 18.5 0 25 10 19 18 21 20 30Z" fill="#2f628f" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-18 27Q0 33 17 26.5" fill="none" stroke="#f3cc66" stroke-width="2.6"/>
        <path d="M-7-10C4-16 14-14 15-8L18-3 15-1.5 15.5 2 13 5C10 8 6 9 2 8L-6 6Z" fill="#d9a06a" stroke="#3b2f27"
            stroke-width="1.5"/>
        <path d="M-27-31 2-37 17-12Q6-13-2-4L-8 3Z" fill="#31578f" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-20-18 9-26" stroke="#f3cc66" stroke-width="4"/><path d="M-13-11 12-19" stroke="#b9532f"
            stroke-width="3"/><path d="M15-16 19-20" stroke="#e6b23c" stroke-width="3"/>
        <path d="M8-8.5 13-8" stroke="#3b2f27" stroke-width="2.4"/><path d="M12 3H15" stroke="#a33b2b"
            stroke-width="2"/>""",
    # The pillar of Osiris.
    "abydos": f"""
        <path d="M-8 24-6-14H6L8 24Z" {S}/><path d="M1-14H6L8 24H2Z" {D}/>
        <path d="M-5 14H5M-5 8H5M-5 2H5" stroke="#b9532f" stroke-width="2.4"/>
        <g stroke="#3b2f27" stroke-width="1.5"><rect x="-21" y="-35" width="42" height="6.5" rx="3" fill="#e6b23c"/>
        <rect x="-20" y="-27.5" width="40" height="6.5" rx="3" fill="#3f8f78"/><rect x="-19" y="-20" width="38"
        height="6.5" rx="3" fill="#e6b23c"/><rect x="-18" y="-12.5" width="36" height="6.5" rx="3" fill="#2f628f"/></g>
        <path d="M-16 30V23H16V30Z" {S}/>
        <path d="M-32 30V4M32 30V4" stroke="#3b2f27" stroke-width="4"/><path d="M-32 30V4M32 30V4" stroke="#93ad5c"
            stroke-width="2"/><path d="M-38 4Q-36-8-32 2-28-8-26 4L-32 7ZM38 4Q36-8 32 2 28-8 26 4L32 7Z" fill="#5f9db2"
            stroke="#3b2f27" stroke-width="1.2"/>""",
    # Hathor's head on a column.
    "dendara": f"""
        <path d="M-9 30-7 12H7L9 30Z" {S}/><path d="M-16 30H16" stroke="#3b2f27" stroke-width="3"/>
        <path d="M-15-23V-36H15V-23Z" {S}/><path d="M-6-23V-33H6V-23Z" fill="#6d4427"/>
        <path d="M-17-22H17Q25-6 22 12 21 18 14 16L10 4H-10L-14 16Q-21 18-22 12-25-6-17-22Z" fill="#2f628f"
            stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-20 4H-14M-20 9H-14M20 4H14M20 9H14M-19-2H-14M19-2H14" stroke="#f3cc66" stroke-width="2"/>
        <path d="M-14-12Q-28-18-31-10-26-4-14-6ZM14-12Q28-18 31-10 26-4 14-6Z" {S}/>
        <path d="M-13-18H13Q14 4 0 13-14 4-13-18Z" {S}/>
        <path d="M-8-7.5H-3M3-7.5H8" stroke="#3b2f27" stroke-width="2.4"/><path d="M-3 5H3" stroke="#a33b2b"
            stroke-width="2"/><path d="M0-6V0" stroke="#cda566" stroke-width="2"/>""",
    # The falcon.
    "edfu": """
        <path d="M-24 30V23H22V30Z" fill="#cda566" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-24 22-16 6C-17-8-10-14-3-16L12-15 15-6C17 6 12 16 5 22Z" fill="#5c6670" stroke="#3b2f27"
            stroke-width="1.6"/>
        <path d="M-24 22-16 6C-15-2-11-6-6-8-4 4-10 16-18 22Z" fill="#3f4750"/>
        <path d="M0 0Q6 8 2 18M7-3Q12 6 7 15" fill="none" stroke="#8d98a3" stroke-width="2"/>
        <path d="M-7-12C-9-22-2-27 5-26 12-25 14-21 14-18L21-14 18-9 12-12C8-7 0-7-7-12Z" fill="#5c6670"
            stroke="#3b2f27" stroke-width="1.5"/><path d="M14-18 21-14 18-9 13-12Z" fill="#e6b23c" stroke="#3b2f27"/>
        <circle cx="8" cy="-18" r="2.2" fill="#fdf7e3" stroke="#3b2f27"/><path d="M6-15 3-10" stroke="#fdf7e3"
            stroke-width="2"/>
        <path d="M-7-24-10-36H-5L-2-31Q2-40 6-34L9-26Q0-29-7-24Z" fill="#c8452f" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-8 23V19M4 23V19" stroke="#e6b23c" stroke-width="3.4"/>""",
    # The pylon of Karnak.
    "thebes": f"""
        <path d="M-26-14V-36L-15-32-26-28M26-14V-36L37-32 26-28" fill="#b9532f" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-39 30-34-16H-11L-8 30ZM39 30 34-16H11L8 30Z" {S}/><path d="M26-16H34L39 30H29Z" {D}/>
        <path d="M-19-16H-11L-8 30H-16Z" {D}/>
        <path d="M-36-18H-9M36-18H9" stroke="#3b2f27" stroke-width="5"/><path d="M-35-18H-10M35-18H10"
            stroke="#e6b23c" stroke-width="2.4"/>
        <path d="M-11 30V-2H11V30Z" {S}/><path d="M-6 30V8H6V30Z" fill="#6d4427"/>
        <path d="M-9 2H9" stroke="#2f628f" stroke-width="3"/><circle cy="2" r="3.4" fill="#f7c948" stroke="#3b2f27"/>
        <path d="M-30-8V20M-25-8V20M20-8V20M15-8V20" stroke="#b58b4c" stroke-width="1.8" stroke-dasharray="4 3"/>""",
}

# Prestige: the light side in a sunburst, the dark one in a beaded ring; a number goes on top.
MEDALLIONS = {
    "light": """
        <circle cx="2" cy="3" r="29" fill="#3b2f27" opacity=".3"/>
        <path d="{rays}" fill="#f3cc66" stroke="#3b2f27" stroke-width="1.5"/>
        <circle r="23" fill="#fffbea" stroke="#3b2f27" stroke-width="1.5"/>""",
    "dark": """
        <circle cx="2" cy="3" r="28" fill="#3b2f27" opacity=".3"/>
        <circle r="28" fill="#3f2716" stroke="#3b2f27" stroke-width="1.5"/>
        <circle r="25.2" fill="none" stroke="#e6b23c" stroke-width="3" stroke-dasharray="0 4.95"
            stroke-linecap="round"/><circle r="22" fill="#6a4325" stroke="#e6b23c" stroke-width="1.3"/>
        <path d="M-17-10A20 20 0 0 1-4-19.4" fill="none" stroke="#a77b50" stroke-width="2.4"/>""",
}
RAYS = "M30 0L25.4 5L26 15L19.2 17.4L15 26L8 23.4L0 30L-8 23.4L-15 26L-19.2 17.4L-26 15L-25.4 5L-30 0L-25.4-5L-26-15"
RAYS += "L-19.2-17.4L-15-26L-8-23.4L0-30L8-23.4L15-26L19.2-17.4L26-15L25.4-5Z"


def symbols() -> dict[str, str]:
    found = {f"city-{name}": text for name, text in MONUMENTS.items()}
    found |= LIFE
    found["medallion-light"] = MEDALLIONS["light"].format(rays=RAYS)
    found["medallion-dark"] = MEDALLIONS["dark"]
    # The whole sheet, from its top left corner.
    found["map"] = _sheet() + _river() + "".join(_life(*spot) for spot in SCENERY) + _frame()
    return found


SCENERY = (
    ("felucca", 302, 322, 0.9), ("crocodile", 288, 736, 0.95), ("felucca", 470, 36, 0.62), ("palm", 244, 172, 0.8),
    ("reeds", 340, 176, 0.75), ("reeds", 366, 304, 0.75), ("palm", 250, 312, 0.7), ("palm", 336, 446, 0.8),
    ("reeds", 238, 450, 0.75), ("palm", 370, 586, 0.75), ("reeds", 262, 590, 0.75), ("palm", 236, 728, 0.8),
    ("reeds", 342, 728, 0.75), ("dunes", 104, 468, 0.8), ("dunes", 500, 468, 0.8), ("dunes", 82, 726, 0.8),
    ("dunes", 84, 172, 0.7), ("dunes", 520, 732, 0.8), ("camel", 470, 584, 0.8), ("dunes", 515, 175, 0.7),
    ("camel", 108, 312, 0.8), ("dunes", 118, 600, 0.6), ("dunes", 480, 322, 0.6),
)  # fmt: skip


def _life(name: str, x: float, y: float, scale: float) -> str:
    return f'<use href="#art-{name}" transform="translate({x} {y})scale({scale})"/>'
