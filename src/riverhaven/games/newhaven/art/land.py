"""The landscape of the board, and the villages on their coast.

What a dark theme must change carries a class besides its colour: `paper`, the `edge` printed along a paper, and `ink`
and `faded` for the figures on it. Pieces keep their colours by lamplight.
"""

# ------------------------------------------------------------------------------------------------------------ landscape

LANDSCAPE = {
    # The sheet of the board, 738 x 630 with its shadow, from its top left corner.
    "board": """
        <rect x="5" y="7" width="732" height="622" rx="16" fill="#3b2f27" opacity=".3"/>
        <rect class="paper" x="1" y="1" width="731" height="620" rx="16" fill="#f6efe0" stroke="#3b2f27"
            stroke-width="2"/>
        <rect class="edge" x="6.5" y="6.5" width="720" height="609" rx="11" fill="none" stroke="#cbb58c"
            stroke-width="1.2"/>
        <rect x="158" y="14" width="564" height="564" rx="10" fill="#a9b877" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M160 24A8 8 0 0 1 168 16H712A8 8 0 0 1 720 24" fill="none" stroke="#c3cf94" stroke-width="2"/>""",
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
    "boards": """
        <rect x="4" y="6" width="76" height="76" rx="7" fill="#3b2f27" opacity=".28"/>
        <rect x="1.5" y="1.5" width="77" height="77" rx="6" fill="#c99a5f" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M14 21.5H66M14 40H66M14 58.5H66" stroke="#9a6c3a" stroke-width="1.6"/>
        <path d="M14 60 60 14H66V20L20 66H14Z" fill="#b98549" stroke="#7d5229" stroke-width="1.2"/>
        <path d="M7 7H73V73H7ZM16 16V64H64V16Z" fill="#dcb57c" stroke="#7d5229" stroke-width="1.2"
            fill-rule="evenodd"/>
        <g fill="#5d3d20"><circle cx="11.5" cy="11.5" r="1.8"/><circle cx="68.5" cy="11.5" r="1.8"/>
        <circle cx="11.5" cy="68.5" r="1.8"/><circle cx="68.5" cy="68.5" r="1.8"/></g>""",
    "crate": """
        <use href="#art-boards"/><circle cx="40" cy="40" r="20" fill="#f6efe0" stroke="#3b2f27" stroke-width="1.6"/>""",
    "anchor": """
        <path d="M40 31V53M33 36H47M29 44Q31 53 40 53T51 44M29 44 26.5 48M29 44 33 46M51 44 53.5 48M51 44 47 46"
            fill="none" stroke="#3b2f27" stroke-width="2.6"/>
        <circle cx="40" cy="28.5" r="2.8" fill="none" stroke="#3b2f27" stroke-width="2.2"/>""",
    "shipment": '<use href="#art-crate"/><use href="#art-anchor"/>',
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
    <path class="paper" d="M190 8.5 198 4.5H379L385 8.5V42H190Z" fill="#f6efe0"/>"""

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
    # A player's mat, 410 x 570 with its shadow: a sheet with a plate for the name along its top.
    "mat": """
        <rect x="7" y="9" width="400" height="558" rx="20" fill="#3b2f27" opacity=".3"/>
        <rect class="paper" x="3" y="3" width="400" height="558" rx="20" fill="#f6efe0" stroke="#3b2f27"
            stroke-width="2"/>
        <rect class="edge" x="10" y="10" width="386" height="50" rx="13" fill="none" stroke="#cbb58c"
            stroke-width="1.2"/>""",
    # The same mat for the one whom the table waits for, its plate and its edge in gold.
    "mat-lit": """
        <rect x="7" y="9" width="400" height="558" rx="20" fill="#3b2f27" opacity=".3"/>
        <rect x="2" y="2" width="402" height="560" rx="21" fill="#ffd54a" stroke="#3b2f27" stroke-width="2"/>
        <rect class="paper" x="7" y="7" width="392" height="550" rx="16" fill="#f6efe0" stroke="#d99a23"
            stroke-width="1.6"/>
        <rect x="10" y="10" width="386" height="50" rx="13" fill="#ffeaa3" stroke="#e0a521" stroke-width="2"/>""",
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


def symbols() -> dict[str, str]:
    return LANDSCAPE | VILLAGE
