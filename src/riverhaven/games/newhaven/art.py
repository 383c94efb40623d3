"""The art of New Haven: every piece drawn once, as an SVG symbol that the picture then only points to.

Whoever wants to change how something looks changes the snippet here; where it stands is decided in picture.py. A symbol
lies around its own point (0, 0) unless its comment says otherwise. Shadows are offset shapes, not filters, which phones
draw slowly. No symbol tells anything by its colour alone: each resource has a silhouette of its own.
"""

from functools import cache

PAPER, INK = "#f6efe0", "#3b2f27"
FONT = "Fraunces, Georgia, serif"

# The field, its shade (furrows, rings, roofs) and its light, by resource.
COLOURS = {
    "stone": ("#8e99a6", "#6b7683", "#b4bdc6"),
    "sheep": ("#83b355", "#5f8f3a", "#aed184"),
    "timber": ("#bb5a3c", "#933f27", "#db8767"),
    "wheat": ("#e9b93c", "#c08d1c", "#f7dc86"),
}
# Colour and emblem of each seat: the Okabe-Ito palette, and a shape for those who do not see colours as others do.
SEATS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
EMBLEMS = (
    '<circle r="13"/>',
    '<path d="M0-14 14 11H-14Z"/>',
    '<rect x="-12" y="-12" width="24" height="24" rx="1"/>',
    '<path d="M0-16 15 0 0 16-15 0Z"/>',
)
MEDALS = ("#f2c14e", "#c9cfd4", "#cd8f5a", "#e6d7ba")  # gold, silver, bronze, and plain wood for the fourth

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
    """A quarter of a tile, 36 x 36 from its top left corner; lit up when it belongs to the harvest."""
    for name, (field, shade, light) in COLOURS.items():
        furrows = f'<path d="{FURROWS[name]}" fill="none" stroke="{shade}" stroke-width="1.6" opacity=".55"/>'
        icon = f'<use href="#art-icon-{name}" x="18" y="18"/>'
        symbols[f"icon-{name}"] = ICONS[name]
        symbols[f"marker-{name}"] = (
            f'<circle cx="1" cy="2" r="12.5" fill="{INK}" opacity=".3"/>'
            f'<circle r="12" fill="{field}" stroke="{INK}" stroke-width="1.5"/>'
            f'<use href="#art-icon-{name}" transform="scale(.78)"/>'
        )
        symbols[f"quarter-{name}"] = f'<rect width="36" height="36" rx="4" fill="{field}"/>{furrows}{icon}'
        symbols[f"lit-{name}"] = (
            f'<rect x="-1" y="-1" width="38" height="38" rx="5" fill="#fffbe6" stroke="#f0a500" stroke-width="1.6"/>'
            f'<rect x="2.5" y="2.5" width="31" height="31" rx="3" fill="{light}"/>{icon}'
        )


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


# ------------------------------------------------------------------------------------------------------------ landscape

LANDSCAPE = {
    # The wood under everything, 1280 x 800, and the paper of the board, 714 x 622, from their top left corners.
    "table": """
        <rect width="1280" height="800" fill="#a9764a"/><rect y="2" width="1280" height="196" fill="#b07d50"/>
        <rect y="202" width="1280" height="196" fill="#a26f44"/><rect y="402" width="1280" height="196" fill="#ad7a4d"/>
        <rect y="602" width="1280" height="196" fill="#a57247"/>
        <path d="M0 64Q300 44 640 66T1280 58M0 128Q420 150 760 126T1280 138M0 264Q340 290 640 262T1280 258M0 340Q420 320
            760 346T1280 338M0 464Q300 444 640 466T1280 458M0 528Q420 550 760 526T1280 538M0 664Q340 690 640 662T1280
            658M0 740Q420 720 760 746T1280 738" fill="none" stroke="#94643b"/>""",
    "board": """
        <rect x="4" y="6" width="714" height="622" rx="14" fill="#3b2f27" opacity=".3"/>
        <rect width="714" height="622" rx="14" fill="#f6efe0" stroke="#3b2f27" stroke-width="2"/>
        <rect x="6" y="6" width="702" height="610" rx="10" fill="none" stroke="#cbb58c" stroke-width="1.2"/>
        <rect x="136" y="14" width="564" height="564" rx="10" fill="#a9b877" stroke="#3b2f27" stroke-width="1.6"/>""",
    # Spaces of 80 units, from their top left corner.
    "meadow-0": """
        <rect x="2" y="2" width="76" height="76" rx="6" fill="#dfe3b3"/>
        <path d="M2 62Q24 52 44 61T78 56V72A6 6 0 0 1 72 78H8A6 6 0 0 1 2 72Z" fill="#d3daa0"/>
        <path d="M14 24l2-5 2 5M20 25l2-4 2 4M56 38l2-5 2 5M62 39l2-4 2 4M28 56l2-5 2 5M52 68l2-4 2 4" fill="none"
            stroke="#a3ae6c" stroke-width="1.6"/>
        <circle cx="60" cy="17" r="2" fill="#fff8e6"/><circle cx="22" cy="45" r="2" fill="#f3cf6b"/>""",
    "meadow-1": """
        <rect x="2" y="2" width="76" height="76" rx="6" fill="#d8dfa8"/>
        <path d="M2 30Q20 40 40 31T78 34V72A6 6 0 0 1 72 78H8A6 6 0 0 1 2 72Z" fill="#cfd79b"/>
        <path d="M46 18l2-5 2 5M52 19l2-4 2 4M16 48l2-5 2 5M22 49l2-4 2 4M56 66l2-5 2 5M62 67l2-4 2 4" fill="none"
            stroke="#9ba764" stroke-width="1.6"/>
        <circle cx="20" cy="19" r="2" fill="#f3cf6b"/><circle cx="60" cy="47" r="2" fill="#fff8e6"/>
        <circle cx="65" cy="43" r="1.6" fill="#fff8e6"/>""",
    "woods": """
        <rect x="2" y="2" width="76" height="76" rx="6" fill="#6f8a5a"/>
        <g fill="#4f6d45" stroke="#38502f" stroke-width="1.4">
            <path d="M20 8 33 36H7ZM58 5 72 34H44ZM38 26 52 56H24Z"/><path d="M14 42 26 70H2ZM64 40 78 70H50Z"/></g>
        <path d="M20 8 26 21 20 36H7ZM58 5 64 19 57 34H44ZM38 26 44 40 37 56H24ZM64 40 70 54 64 70H50Z" fill="#61814f"/>
        <path d="M20 36v5M58 34v5M38 56v7M15 70v5M64 70v5" stroke="#4a3627" stroke-width="3"/>""",
    "pond": """
        <rect x="2" y="2" width="76" height="76" rx="6" fill="#cfd9a0"/>
        <path d="M12 36C10 20 28 12 42 14 60 15 72 26 70 42 70 60 52 68 38 67 20 67 13 54 12 36Z" fill="#f0e3b8"/>
        <path d="M15 37C14 24 30 17 42 18 57 19 68 28 66 42 66 56 51 63 38 62 23 62 16 52 15 37Z" fill="#7fb9cb"
            stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M23 32q5-4 10 0t10 0M38 52q5-4 10 0t8-1" fill="none" stroke="#d8eef2" stroke-width="2"/>
        <path d="M34 46C31 42 33 39 36 39 37 35 43 34 44 38L48 39 44 41C50 40 54 41 55 39 57 46 50 49 44 49 39 49 36 48
            34 46Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.3" transform="translate(86 -2)scale(-1 1)"/>
        <path d="M20 66V46M24 67V50M16 64V52" stroke="#5d7a3c" stroke-width="2"/>
        <path d="M20 47v-6M24 51v-6" stroke="#8a5a34" stroke-width="4"/>""",
    "tile": """
        <rect x="4" y="6" width="76" height="76" rx="7" fill="#3b2f27" opacity=".28"/>
        <rect x="1.5" y="1.5" width="77" height="77" rx="6" fill="#efdcae" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M40 4V76M4 40H76" stroke="#d2b577" stroke-width="1.2" stroke-dasharray="3 3"/>""",
    "crate": """
        <rect x="4" y="6" width="76" height="76" rx="7" fill="#3b2f27" opacity=".28"/>
        <rect x="1.5" y="1.5" width="77" height="77" rx="6" fill="#c99a5f" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M14 21.5H66M14 40H66M14 58.5H66" stroke="#9a6c3a" stroke-width="1.6"/>
        <path d="M14 60 60 14H66V20L20 66H14Z" fill="#b98549" stroke="#7d5229" stroke-width="1.2"/>
        <path d="M7 7H73V73H7ZM16 16V64H64V16Z" fill="#dcb57c" stroke="#7d5229" stroke-width="1.2"
            fill-rule="evenodd"/>
        <g fill="#5d3d20"><circle cx="11.5" cy="11.5" r="1.8"/><circle cx="68.5" cy="11.5" r="1.8"/>
        <circle cx="11.5" cy="68.5" r="1.8"/><circle cx="68.5" cy="68.5" r="1.8"/></g>
        <circle cx="40" cy="40" r="20" fill="#f6efe0" stroke="#3b2f27" stroke-width="1.6"/>""",
    "lit-crate": """
        <rect x="3" y="3" width="74" height="74" rx="6" fill="none" stroke="#f0a500" stroke-width="7"/>
        <rect x="3" y="3" width="74" height="74" rx="6" fill="none" stroke="#fffbe6" stroke-width="4"/>""",
    "anchor": """
        <path d="M40 31V53M33 36H47M29 44Q31 53 40 53T51 44M29 44 26.5 48M29 44 33 46M51 44 53.5 48M51 44 47 46"
            fill="none" stroke="#3b2f27" stroke-width="2.6"/>
        <circle cx="40" cy="28.5" r="2.8" fill="none" stroke="#3b2f27" stroke-width="2.2"/>""",
    "compass": """
        <circle cx="40" cy="40" r="30" fill="none" stroke="#b79a6b" stroke-width="1.2"/>
        <circle cx="40" cy="40" r="26" fill="none" stroke="#b79a6b" stroke-width="2.5" stroke-dasharray="1.5 5.3"/>
        <path d="M40 40 54 26 45 40 54 54 40 45 26 54 35 40 26 26 40 35Z" fill="#d9c296"/>
        <path d="M40 6 46 34 40 40 34 34ZM40 74 34 46 40 40 46 46ZM6 40 34 34 40 40 34 46ZM74 40 46 46 40 40 46 34Z"
            fill="#efe1c0" stroke="#8b6f47" stroke-width="1.2"/>
        <path d="M40 6 46 34 40 40ZM40 74 34 46 40 40ZM6 40 34 46 40 40ZM74 40 46 34 40 40Z" fill="#8b6f47"/>""",
}

# ------------------------------------------------------------------------------------------------------------- villages

# A player's screen, 390 x 46 from its top left corner: closed at the left, open at the right.
SCREEN = """
    <path d="M5 7H393V50H5Z" fill="#3b2f27" opacity=".3"/>
    <path d="M1 7 9 1H176L186 7 196 1H381L389 7V46H1Z" fill="{}" stroke="#3b2f27" stroke-width="2"/>
    <path d="M2 7.5 9 2H176L186 7.5V45H2Z" fill="#fffaf0" opacity=".15"/>
    <path d="M190 8.5 198 4.5H379L385 8.5V42H190Z" fill="#f6efe0"/>"""

# A pilgrim with a hat and a cloak wide enough for a number; the colours of cloak, shine, face, hat and hatband.
COLONIST = """
    <ellipse cx="1" cy="24" rx="19" ry="4" fill="#3b2f27" opacity=".25"/>
    <path d="M-18 23C-18 6-10-5 0-5S18 6 18 23Z" fill="{}" stroke="#3b2f27" stroke-width="1.6"/>
    <path d="M-14 19C-13 8-9 1-4-1" fill="none" stroke="{}" stroke-width="2.5"/>
    <circle cy="-9" r="7" fill="{}" stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M-12-12Q0-9 12-12L11-14 6.5-14.5 5-23H-5L-6.5-14.5-11-14Z" fill="{}" stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M-6.3-16H6.3" stroke="{}" stroke-width="2.2"/>"""

VILLAGE = {
    "colonist": COLONIST.format("#8a7663", "#a8947f", "#f3d3b0", "#51443a", "#cbb892"),
    "golden": COLONIST.format("#f6c945", "#fff0b4", "#ffe08a", "#c8901d", "#fff0b4"),
    # The land, its beach and the sea, 390 x 436 from the top left corner; the plots lie on 300 x 360 from (22, 24).
    "coast": """
        <rect x="4" y="6" width="388" height="432" rx="16" fill="#3b2f27" opacity=".28"/>
        <rect x="1" y="1" width="388" height="432" rx="16" fill="#8fc1cf"/>
        <path d="M2 17A15 15 0 0 1 17 2H372C384 30 368 56 377 84 384 112 366 140 375 170 382 200 368 226 376 256 382 286
            366 312 374 340 378 362 366 376 350 384 338 392 344 410 328 422 306 430 284 418 262 425 238 432 214 418 190
            425 164 431 140 418 116 425 90 430 66 418 42 425 24 428 10 424 2 418Z" fill="#f3e3b4" stroke="#fbf6e4"
            stroke-width="4"/>
        <path d="M2 17A15 15 0 0 1 17 2H327C333 40 323 80 329 120 334 160 323 200 328 240 333 280 324 320 328 360 330
            380 322 389 306 390 260 394 220 386 170 390 120 394 60 386 2 391Z" fill="#bccb8c" stroke="#8fa05f"
            stroke-width="1.5"/>
        <path d="M11 40 18 56H4ZM10 58 17 75H3ZM11 216 18 232H4ZM11 352 18 368H4Z" fill="#7d9a55" stroke="#5d7a3c"/>
        <path d="M381 40q4-4 8 0M380 200q4-4 8 0M352 400q5-4 10 0t10 0M344 422q5-4 10 0t10 0M376 410q4-4 8 0"
            fill="none" stroke="#e3f2f4" stroke-width="2"/>
        <rect x="1" y="1" width="388" height="432" rx="16" fill="none" stroke="#3b2f27" stroke-width="2"/>""",
    "ship": """
        <path d="M-15 8H15Q12 17 6 17H-7Q-13 16-15 8Z" fill="#8a5a34" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-1 8V-18" stroke="#3b2f27" stroke-width="1.8"/>
        <path d="M1-16Q12-8 11 5L1 4Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-3-12Q-11-4-11 4L-3 4Z" fill="#f1e4c4" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-1-18 6-20.5-1-23Z" fill="#d55e00"/>""",
    "double": """
        <circle r="13" fill="#b4462c" stroke="#fffaf0" stroke-width="1.6"/>
        <text y="6" font-size="16.5" fill="#fffaf0">&#215;2</text>""",
    "plate": """
        <rect x="5" y="5" width="384" height="56" rx="12" fill="#3b2f27" opacity=".3"/>
        <rect x="2" y="1" width="386" height="56" rx="12" fill="#f6efe0" stroke="#3b2f27" stroke-width="2"/>
        <rect x="7" y="6" width="376" height="46" rx="8" fill="none" stroke="#cbb58c" stroke-width="1.2"/>""",
    # The same plate for the one whom the table waits for, in a halo.
    "plate-glow": """
        <rect x="-14" y="-15" width="418" height="88" rx="28" fill="#ffe28a" opacity=".28"/>
        <rect x="-9" y="-10" width="408" height="78" rx="23" fill="#ffe28a" opacity=".45"/>
        <rect x="-4" y="-5" width="398" height="68" rx="18" fill="#ffd54a"/>
        <rect x="2" y="1" width="386" height="56" rx="12" fill="#fff3c4" stroke="#3b2f27" stroke-width="2.4"/>
        <rect x="7" y="6" width="376" height="46" rx="8" fill="none" stroke="#e0a521" stroke-width="2"/>""",
    "laurel": """
        <path d="M-1 19Q-7 18-11 23-4 25-1 19ZM-11 16Q-16 11-22 14-17 19-11 16ZM-18 7Q-19 1-26-0-25 6-18 7Z
            M-19-4Q-16-10-21-14-24-8-19-4ZM-14-13Q-8-17-10-24-16-20-14-13ZM1 19Q4 25 11 23 7 18 1 19Z
            M11 16Q17 19 22 14 16 11 11 16ZM18 7Q25 6 26-0 19 1 18 7ZM19-4Q24-8 21-14 16-10 19-4Z
            M14-13Q16-20 10-24 8-17 14-13Z" fill="#93ad5c" stroke="#4f6d45"/>
        <circle r="20.5" fill="#3b2f27" stroke="#d9a92f" stroke-width="2"/>""",
    # A charter hangs in a corner of the board, 36 x 72 from its top left.
    "charter": """
        <rect x="4" y="6" width="32" height="66" rx="3" fill="#3b2f27" opacity=".25"/>
        <rect x="2" y="3" width="32" height="66" rx="2" fill="#fbf5e6" stroke="#3b2f27" stroke-width="1.4"/>
        <rect x="0" y="1" width="36" height="7" rx="3.5" fill="#e6d3a5" stroke="#3b2f27" stroke-width="1.4"/>
        <rect x="0" y="64" width="36" height="7" rx="3.5" fill="#e6d3a5" stroke="#3b2f27" stroke-width="1.4"/>""",
    "charter-row": '<path d="M-11 0H11" stroke="#3b2f27" stroke-width="7"/><path d="M-9 0H10" stroke="#f2c14e" '
    'stroke-width="4" stroke-dasharray="3 2"/>',
    "charter-column": '<path d="M0-11V11" stroke="#3b2f27" stroke-width="7"/><path d="M0-10V9" stroke="#f2c14e" '
    'stroke-width="4" stroke-dasharray="3 2"/>',
    "charter-most": '<path d="M0-12 3-4H11L5 1.5 7 10 0 5-7 10-5 1.5-11-4H-3Z" fill="#f2c14e" stroke="#3b2f27" '
    'stroke-width="1.4"/>',
}

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
    "turner": """
        <path d="M-27-27A38 38 0 0 1 27-27M27 27A38 38 0 0 1-27 27" fill="none" stroke="#e6c58f" stroke-width="3"/>
        <path d="M32-32 31-19 20-24ZM-32 32-31 19-20 24Z" fill="#e6c58f"/>""",
    "draw": '<path d="M0 9-8-1H-3V-9H3V-1H8Z" fill="#ffd766" stroke="#3b2f27" stroke-width="1.4"/>',
    "petal": '<path d="M0-34 9-12 0-4-9-12Z" fill="#f6e3b5" stroke="#3b2f27" stroke-width="1.5"/>'
    '<path d="M0-34 9-12 0-4Z" fill="#b07b3c"/>',
    "count-building": """
        <circle r="13" fill="#e9dcc0" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-7 8V-1L0-8 7-1V8Z" fill="#8b6f47"/>""",
    "count-tile": """
        <rect x="-12" y="-12" width="24" height="24" rx="3" fill="#e9dcc0" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-9-9h8v8h-8ZM1 1h8v8h-8Z" fill="#8b6f47"/><path d="M1-9h8v8h-8ZM-9 1h8v8h-8Z" fill="#c4a877"/>""",
}


def _people(symbols: dict[str, str]) -> None:
    """What belongs to players and villages: emblems, screens, colonists, empty plots and medals."""
    for seat, (colour, shape) in enumerate(zip(SEATS, EMBLEMS, strict=True)):
        symbols[f"emblem-{seat}"] = f'<g fill="{colour}" stroke="{INK}" stroke-width="1.8">{shape}</g>'
        symbols[f"screen-{seat}"] = SCREEN.format(colour)
    for number in range(1, 7):
        symbols[f"colonist-{number}"] = f'<use href="#art-colonist"/>{_number(number, 20, 24, PAPER)}'
        symbols[f"golden-{number}"] = f'<use href="#art-golden"/>{_number(number, 20, 24)}'
        symbols[f"plot-{number}"] = (
            f'<rect x="-26" y="-26" width="52" height="52" rx="9" fill="#a5b673"/>'
            f'<rect x="-26" y="-25" width="52" height="51" rx="9" fill="#ebe1b8"/>{_number(number, 10, 28, "#b0a56f")}'
        )
    for place, colour in enumerate(MEDALS, 1):
        symbols[f"medal-{place}"] = (
            f'<path d="M-13-27H-3L5-8-6-5ZM13-27H3L-5-8 6-5Z" fill="#b4462c" stroke="{INK}" stroke-width="1.4"/>'
            f'<circle cx="1" cy="9" r="19" fill="{INK}" opacity=".3"/>'
            f'<circle cy="7" r="19" fill="{colour}" stroke="{INK}" stroke-width="1.8"/>'
            f'<circle cy="7" r="14.5" fill="none" stroke="#fffaf0" stroke-width="1.5"/>{_number(place, 15, 23)}'
        )


@cache
def symbols() -> str:
    """All of it as `<symbol>`s. They are the same in every picture, so they are put together only once."""
    found = LANDSCAPE | VILLAGE | PIECES
    for add in (_quarters, _buildings, _people):
        add(found)
    return "".join(map(_symbol, found, found.values()))


def _symbol(name: str, text: str) -> str:
    """A symbol without the blanks and line ends that are only there for the reader."""
    text = " ".join(text.split()).replace("> <", "><")
    return f'<symbol id="art-{name}" overflow="visible">{text}</symbol>'
