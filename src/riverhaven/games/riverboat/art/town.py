"""The town: paddle steamers, piers, the houses of New Orleans with their balcony, cards, and two more boards."""

CAPACITIES = range(1, 21)
# The wall, its shade, and the shutters of the four houses.
HOUSES = (
    ("#e8b98c", "#cf9a68", "#4f7f5c"),
    ("#d9c27e", "#bda35c", "#8c3f2d"),
    ("#cf9a92", "#b27a72", "#3f6f86"),
    ("#a9bfae", "#88a38f", "#7d4b3a"),
)

# A paddle steamer, 60 x 50, steaming to the right: its wheel turns at the stern.
BOAT = """
    <path d="M-25 21H28L24 24H-20Z" fill="#3b2f27" opacity=".25"/>
    <path d="M-9-21C-12-28-20-24-19-29-24-28-27-24-24-21-27-18-20-16-18-19-16-16-11-17-9-21Z" fill="#fffaf0"
        opacity=".85"/>
    <path d="M-11-9V-22H-5.5V-9ZM-1-9V-22H4.5V-9Z" fill="#4a3b33" stroke="#3b2f27" stroke-width="1.4"/>
    <path d="M-12.5-22H-4L-5-25H-11.5ZM-2.5-22H6L5-25H-1.5Z" fill="#d9a92f" stroke="#3b2f27" stroke-width="1.2"/>
    <path d="M9-9V-18H20V-9Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.5"/>
    <path d="M7.5-18H21.5L20-20.5H9Z" fill="#b4462c" stroke="#3b2f27" stroke-width="1.2"/>
    <path d="M11.5-15.5h2.5v3h-2.5ZM15.5-15.5h2.5v3h-2.5Z" fill="#6ea9bb"/>
    <path d="M-17 0V-9H23V0Z" fill="#fdf3dc" stroke="#3b2f27" stroke-width="1.5"/>
    <path d="M-19 11V0H26V11Z" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.5"/>
    <path d="M-14-6V-2M-9-6V-2M18-6V-2M-14 3V9M20 3V9" stroke="#6ea9bb" stroke-width="2.6"/>
    <path d="M-29 11H30Q29 19 22 20.5H-23Q-28 19-29 11Z" fill="#b4462c" stroke="#3b2f27" stroke-width="1.6"/>
    <path d="M-26 13.5H27.5" stroke="#f3c7a8" stroke-width="1.8"/>
    <circle cx="-22" cy="9" r="10.5" fill="#e9c98f" stroke="#3b2f27" stroke-width="1.7"/>
    <path d="M-22-1.5V19.5M-32.5 9H-11.5M-29.4 1.6-14.6 16.4M-14.6 1.6-29.4 16.4" stroke="#8c2a1f"
        stroke-width="2.2"/>
    <circle cx="-22" cy="9" r="3" fill="#8c2a1f" stroke="#3b2f27" stroke-width="1.2"/>"""
PLATE = """<circle cx="5" cy="2" r="12" fill="#fffaf0" stroke="#3b2f27" stroke-width="1.8"/>
    <text x="5" y="9" font-size="20" fill="#3b2f27">{}</text>"""

# One house, 152 x 246 from its top left corner: a roof, a floor with shutters, and an open shop for a card.
HOUSE = """
    <path d="M0 14H152V246H0Z" fill="{wall}"/><path d="M126 14H152V246H126Z" fill="{shade}" opacity=".5"/>
    <path d="M0 92H152" stroke="{shade}" stroke-width="3"/>
    <g stroke="#3b2f27" stroke-width="1.5"><path d="M14 84V44A11 11 0 0 1 36 44V84ZM66 84V44A11 11 0 0 1 88 44V84ZM117
        84V44A11 11 0 0 1 139 44V84Z" fill="#5b4a52"/>
    <path d="M4 84V38H14V84ZM36 84V38H46V84ZM56 84V38H66V84ZM88 84V38H98V84ZM107 84V38H117V84ZM139 84V38H149V84Z"
        fill="{shutter}"/></g>
    <path d="M6 44H12M6 50H12M6 56H12M38 44H44M38 50H44M38 56H44M58 44H64M58 50H64M58 56H64M90 44H96M90 50H96M90
        56H96M109
        44H115M109 50H115M109 56H115M141 44H147M141 50H147M141 56H147" stroke="#fffaf0" opacity=".45"/>
    <path d="M46 246V118A49 17 0 0 1 144 118V246Z" fill="#54392a" stroke="#3b2f27" stroke-width="1.8"/>
    <path d="M50 246V120A45 14 0 0 1 140 120V246Z" fill="#6f4c36"/>
    <path d="M0 14V246M152 14V246" stroke="#3b2f27" stroke-width="1.8"/>
    <path d="M-2 0H154V8L150 15H2L-2 8Z" fill="{shutter}" stroke="#3b2f27" stroke-width="1.8"/>
    <path d="M2 4H150" stroke="#fffaf0" stroke-width="1.6" opacity=".5"/>"""

TOWN = {
    # The board, 640 x 520 from its top left corner: the river above, the street below.
    "town": """
        <rect x="3" y="4" width="635" height="515" rx="16" fill="#3b2f27" opacity=".35"/>
        <rect x="1" y="1" width="636" height="515" rx="16" fill="#6ea9bb" stroke="#3b2f27" stroke-width="2"/>
        <path d="M2 17A15 15 0 0 1 17 2H621A15 15 0 0 1 636 17V40C560 50 500 34 420 42 320 51 240 36 150 44 90 49 40
            42 2
            38Z" fill="#8fc1cd"/>
        <path d="M14 22q10-6 20 0t20 0M150 16q9-5 18 0t18 0M296 24q10-6 20 0t20 0M452 17q9-5 18 0t18 0M570 26q10-6 20
            0t20
            0" fill="none" stroke="#d3eaee" stroke-width="2"/>
        <path d="M2 176H636V501A15 15 0 0 1 621 516H17A15 15 0 0 1 2 501Z" fill="#d8c39a"/>
        <path d="M2 176H636V187H2Z" fill="#a87a48"/><path d="M2 177.5H636" stroke="#e6c08b" stroke-width="2.4"/>
        <path d="M2 187H636" stroke="#3b2f27" stroke-width="1.8"/>
        <path d="M2 436H636V501A15 15 0 0 1 621 516H17A15 15 0 0 1 2 501Z" fill="#8a5f3c"/>
        <path d="M2 436H636" stroke="#3b2f27" stroke-width="1.8"/><path d="M2 439H636" stroke="#b98a5c"
            stroke-width="3"/><path d="M2 505H636" stroke="#6b4527" stroke-width="2"/>
        <rect x="1" y="1" width="636" height="515" rx="16" fill="none" stroke="#3b2f27" stroke-width="2"/>""",
    # A pier, 60 x 108 from the middle of its upper end: the boat lies above it.
    "pier": """<path d="M-25 4V112M25 4V112" stroke="#5d3d20" stroke-width="6"/>
        <rect x="-28" y="3" width="60" height="108" fill="#3b2f27" opacity=".25"/>
        <rect x="-30" width="60" height="108" fill="#c99a5f" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-29 18H29M-29 36H29M-29 54H29M-29 72H29M-29 90H29" stroke="#a5763f" stroke-width="1.6"/>
        <path d="M-28 2.5H28" stroke="#e6c08b" stroke-width="2"/>""",
    "berth": """<path d="M-26 18V6M26 18V6" stroke="#3b2f27" stroke-width="6"/><path d="M-26 17V7M26 17V7"
        stroke="#a87142"
        stroke-width="3"/><path d="M-26 10Q0 22 26 10" fill="none" stroke="#f3e3c0" stroke-width="2"/>""",
    # The rail of the balcony, 608 x 34 from its top left corner.
    "rail": """<rect y="28" width="608" height="7" fill="#f3e3c0" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M0 3H608" stroke="#2f3b3a" stroke-width="3.4"/><path d="M0 24H608" stroke="#2f3b3a"
            stroke-width="2.2"/>
        <path d="M4 3V28M152 3V28M304 3V28M456 3V28M604 3V28" stroke="#2f3b3a" stroke-width="4"/>""",
    # Four bars and a scroll of it, 38 x 21.
    "scroll": """<path d="M2 3V25M36 3V25M19 3V25M2 14C8 4 13 4 19 14 25 24 30 24 36 14M2 14C8 24 13 24 19 14 25 4 30
        4 36
        14" fill="none" stroke="#2f3b3a" stroke-width="1.5"/>""",
    "sign": """<path d="M-20-22H14" stroke="#3b2f27" stroke-width="3"/><path d="M-9-22V-15M9-22V-15" stroke="#3b2f27"
        stroke-width="1.5"/><circle cx="1.5" cy="6" r="20" fill="#3b2f27" opacity=".3"/>
        <circle cy="4" r="20" fill="#f6efe0" stroke="#3b2f27" stroke-width="1.8"/>
        <circle cy="4" r="16.5" fill="none" stroke="#c7a55d" stroke-width="1.4"/>""",
    "slot": '<rect x="-31" y="-43" width="62" height="86" rx="5" fill="none" stroke="#b98a5c" stroke-width="1.5" '
    'stroke-dasharray="4 4"/>',
    # A banner of 220 x 30, laid on its middle.
    "banner": """<path d="M-128-8H-96V15H-128L-120 3ZM128-8H96V15H128L120 3Z" fill="#b06a4a" stroke="#3b2f27"
        stroke-width="1.6"/><path d="M-108-13H108V12H-108Z" fill="#f6e7c1" stroke="#3b2f27" stroke-width="1.8"/>
        <path d="M-104-9.5H104M-104 8.5H104" stroke="#c7a55d" stroke-width="1.2"/>""",
    # An opportunity card, 60 x 84.
    "card": """<rect x="-28" y="-39" width="60" height="84" rx="6" fill="#3b2f27" opacity=".3"/>
        <rect x="-30" y="-42" width="60" height="84" rx="6" fill="#fbf4e2" stroke="#3b2f27" stroke-width="1.8"/>
        <path d="M-26 8V-34A4 4 0 0 1-22-38H22A4 4 0 0 1 26-34V8Z" fill="#dbe6d0"/>
        <path d="M-26 8C-14 1 0 9 26 2V8Z" fill="#b9c585"/>
        <rect x="-26" y="-38" width="52" height="76" rx="4" fill="none" stroke="#c7a55d" stroke-width="1.2"/>""",
    "card-back": """<rect x="-28" y="-39" width="60" height="84" rx="6" fill="#3b2f27" opacity=".3"/>
        <rect x="-30" y="-42" width="60" height="84" rx="6" fill="#2f6177" stroke="#3b2f27" stroke-width="1.8"/>
        <rect x="-25" y="-37" width="50" height="74" rx="4" fill="none" stroke="#e0c98f" stroke-width="1.6"/>
        <circle r="16" fill="none" stroke="#e0c98f" stroke-width="1.6"/>
        <path d="M0-16V16M-16 0H16M-11.3-11.3 11.3 11.3M11.3-11.3-11.3 11.3" stroke="#e0c98f"
            stroke-width="1.8"/><circle r="4.5" fill="#e0c98f"/>""",
    # A cultivation card, 46 x 62, and its back.
    "land": """<rect x="-21" y="-28" width="46" height="62" rx="5" fill="#3b2f27" opacity=".3"/>
        <rect x="-23" y="-31" width="46" height="62" rx="5" fill="#fbf4e2" stroke="#3b2f27" stroke-width="1.7"/>""",
    "land-back": """<rect x="-21" y="-28" width="46" height="62" rx="5" fill="#3b2f27" opacity=".3"/>
        <rect x="-23" y="-31" width="46" height="62" rx="5" fill="#8a6a3f" stroke="#3b2f27" stroke-width="1.7"/>
        <rect x="-19" y="-27" width="38" height="54" rx="3" fill="none" stroke="#d9bd86" stroke-width="1.4"/>
        <use href="#art-worker" transform="scale(.86)"/>""",
    "land-slot": """<rect x="-22" y="-30" width="44" height="60" rx="5" fill="#3b2f27" fill-opacity=".1"
        stroke="#8b6f47" stroke-width="1.3" stroke-dasharray="4 4"/>""",
    # Three of the hexes of a rim, and a triangle: pictures on cards.
    "ring": """<g stroke="#3b2f27" stroke-width="1.4"><path d="M0-19 6.5-15.2V-7.6L0-3.8-6.5-7.6V-15.2Z
        M-13-19-6.5-15.2V-7.6L-13-3.8-19.5-7.6V-15.2ZM13-19 19.5-15.2V-7.6L13-3.8 6.5-7.6V-15.2Z
        M-19.5-7.6-13-3.8V3.8L-19.5 7.6-26 3.8V-3.8ZM19.5-7.6 26-3.8V3.8L19.5 7.6 13 3.8V-3.8Z
        M-13 3.8-6.5 7.6V15.2L-13 19-19.5 15.2V7.6ZM13 3.8 19.5 7.6V15.2L13 19 6.5 15.2V7.6Z
        M0 3.8 6.5 7.6V15.2L0 19-6.5 15.2V7.6Z" fill="#7fae57"/>
        <path d="M-6.5-7.6 0-3.8V3.8L-6.5 7.6-13 3.8V-3.8ZM6.5-7.6 13-3.8V3.8L6.5 7.6 0 3.8V-3.8Z"
        fill="#f4ecd6"/></g>""",
    "triangle": """<path d="M-9.5-17 0-11.5 9.5-17 19-11.5V-.5L9.5 5V16L0 21.5-9.5 16V5L-19-.5V-11.5Z" fill="#a8c862"
        stroke="#3b2f27" stroke-width="1.8"/><path d="M0-11.5V-.5L-9.5 5M0-.5 9.5 5" fill="none" stroke="#5f8a35"
        stroke-width="1.5" stroke-dasharray="3 2"/>
        <use href="#art-plant-corn" transform="translate(-9.5-5)scale(.42)"/>
        <use href="#art-plant-corn" transform="translate(9.5-5)scale(.42)"/>
        <use href="#art-plant-corn" transform="translate(0 11)scale(.42)"/>""",
}

ROUND = {
    # The board of the round, 640 x 258 from its top left corner.
    "round": """
        <rect x="3" y="4" width="635" height="253" rx="16" fill="#3b2f27" opacity=".35"/>
        <rect class="paper" x="1" y="1" width="636" height="253" rx="16" fill="#f6efe0" stroke="#3b2f27"
            stroke-width="2"/>
        <path d="M2 172H636V239A15 15 0 0 1 621 254H17A15 15 0 0 1 2 239Z" fill="#e3cda0"/>
        <path d="M2 172H636" stroke="#8b6f47" stroke-width="2"/>
        <rect x="6" y="6" width="626" height="243" rx="11" fill="none" stroke="#cbb58c" stroke-width="1.2"/>""",
    # A phase tile, 112 x 148 from its top left corner; lit for the phase that is being played; gone to a player.
    "phase": """<rect x="3" y="5" width="112" height="148" rx="12" fill="#3b2f27" opacity=".3"/>
        <rect width="112" height="148" rx="12" fill="#efe0bb" stroke="#3b2f27" stroke-width="2"/>
        <path d="M1.5 106H110.5V136A10.5 10.5 0 0 1 100 146.5H12A10.5 10.5 0 0 1 1.5 136Z" fill="#d9b982"/>
        <path d="M1 106H111" stroke="#8b6f47" stroke-width="1.6"/>
        <rect x="5" y="5" width="102" height="138" rx="8" fill="none" stroke="#c7a55d" stroke-width="1.2"/>""",
    "phase-lit": """<rect x="-6" y="-6" width="124" height="160" rx="17" fill="#ffcf33" opacity=".5"/>
        <rect x="-3" y="-3" width="118" height="154" rx="14" fill="#e0a521"/>
        <rect width="112" height="148" rx="12" fill="#fff6cf" stroke="#3b2f27" stroke-width="2.4"/>
        <path d="M1.5 106H110.5V136A10.5 10.5 0 0 1 100 146.5H12A10.5 10.5 0 0 1 1.5 136Z" fill="#f3cf6b"/>
        <path d="M1 106H111" stroke="#8b6f47" stroke-width="1.6"/>
        <rect x="5" y="5" width="102" height="138" rx="8" fill="none" stroke="#e0a521" stroke-width="1.6"/>""",
    "socket": """<circle r="18" fill="#fbf4e2" stroke="#8b6f47" stroke-width="1.5" stroke-dasharray="4 3"/>""",
    # Pictures of the phases, within 26 units.
    "phase-cultivation": """<use href="#art-worked-orange" transform="translate(-8 8)scale(.74)"/>
        <use href="#art-worker" transform="translate(-5 0)"/>
        <g transform="translate(20-8)rotate(12)scale(.62)"><use href="#art-land"/><use href="#art-suit-orange"/></g>""",
    "phase-planting": """<use href="#art-crop-corn-0" transform="translate(-17 0)scale(.62)"/>
        <use href="#art-crop-pumpkin-3" transform="translate(26 0)scale(.62)"/>
        <use href="#art-row-corn" transform="translate(-17 0)scale(.62)"/>
        <use href="#art-row-pumpkin" transform="translate(26 0)scale(.62)"/>""",
    "phase-harvest": """<path d="M-40 16q8-6 16 0t16 0 16 0 16 0 16 0V28H-40Z" fill="#6ea9bb"/>
        <use href="#art-boat" transform="translate(0 0)scale(1.1)"/>
        <path d="M-40 22q8-5 16 0t16 0 16 0 16 0 16 0" fill="none" stroke="#d3eaee" stroke-width="2.4"/>""",
    "phase-opportunity": """<use href="#art-card-back" transform="translate(-18 0)rotate(-10)scale(.6)"/>
        <use href="#art-card" transform="translate(14 0)rotate(8)scale(.66)"/>
        <use href="#art-plant-wheat" transform="translate(15-8)rotate(8)scale(.8)"/>""",
    "phase-scoring": """<use href="#art-barn" transform="translate(-19 3)scale(1.05)"/>
        <use href="#art-surveyor" transform="translate(16 3)scale(1.15)"/>""",
    # One of the spaces of the round track: 46 x 58 from its top left corner.
    "turn": '<rect width="46" height="58" rx="8" fill="#fbf4e2" stroke="#8b6f47" stroke-width="1.6"/>',
    "turn-now": """<rect x="-3" y="-3" width="52" height="64" rx="11" fill="#e0a521"/>
        <rect width="46" height="58" rx="8" fill="#fff6cf" stroke="#3b2f27" stroke-width="2"/>""",
    "tray": """<rect width="82" height="66" rx="9" fill="#c9ab76" stroke="#8b6f47" stroke-width="1.6"/>
        <path d="M8 3H74" stroke="#a98a55" stroke-width="2"/>""",
}

CROPS = {
    # The crop board, 640 x 590 from its top left corner: the cards of the land office above, the tiles below.
    "crops": """
        <rect x="3" y="4" width="635" height="585" rx="16" fill="#3b2f27" opacity=".35"/>
        <rect x="1" y="1" width="636" height="585" rx="16" fill="#a9794b" stroke="#3b2f27" stroke-width="2"/>
        <path d="M2 130V17A15 15 0 0 1 17 2H621A15 15 0 0 1 636 17V130Z" fill="#e3cda0"/>
        <path d="M2 130H636" stroke="#3b2f27" stroke-width="1.8"/>
        <path d="M2 214Q160 204 320 216T636 210M2 300Q200 312 380 298T636 304M2 386Q160 376 320 388T636 382" fill="none"
            stroke="#94683c" stroke-width="1.6"/>
        <path d="M2 434H636V571A15 15 0 0 1 621 586H17A15 15 0 0 1 2 571Z" fill="#6f472b"/>
        <path d="M2 434H636" stroke="#3b2f27" stroke-width="1.8"/><path d="M2 437H636" stroke="#c4915f"
            stroke-width="3"/>
        <rect x="1" y="1" width="636" height="585" rx="16" fill="none" stroke="#3b2f27" stroke-width="2"/>""",
    # Where tiles lie: a hollow in the wood of the size of the hexes, for one, two and three.
    "bed-1": '<path d="M0-38 33-19V19L0 38-33 19V-19Z" fill="#7d5530" stroke="#5d3d20" stroke-width="1.6"/>',
    "tag": '<rect x="-17" y="-13" width="34" height="26" rx="7" fill="#f6efe0" stroke="#3b2f27" stroke-width="1.6"/>',
}


def symbols() -> dict[str, str]:
    found = TOWN | ROUND | CROPS | {"boat": BOAT}
    for capacity in CAPACITIES:
        found[f"boat-{capacity}"] = f'<use href="#art-boat"/>{PLATE.format(capacity)}'
    for i, (wall, shade, shutter) in enumerate(HOUSES):
        found[f"house-{i}"] = HOUSE.format(wall=wall, shade=shade, shutter=shutter)
    return found
