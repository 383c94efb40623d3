"""The land: fields, crop tiles of one to three hexes, the river with its harbour track, and the mat under all of it.

A hex stands on its point. The sides are counted as the ways are: clockwise from the east.
"""

from math import cos, pi, sin

from riverhaven.games.riverboat.state import CROP_NAMES, CROPS, TILE_LABELS

ACROSS = 70.0  # from the middle of one field to the next
DOWN = ACROSS * 0.75**0.5  # from one row to the next
HALF = ACROSS / 2
TILE = HALF - 3.2  # from the middle of a hex of a crop tile to its free sides
FULL = HALF + 0.3  # to a side beyond which the same tile goes on: a little more, lest the field shine through
WAYS = 6

# The soil, its shade, its light and its mark.
SOIL = {
    "white": ("#f4ecd6", "#d8c9a4", "#fffaf0", "#7d6b47"),
    "grey": ("#a7afb5", "#87919a", "#c8ced2", "#333d46"),
    "orange": ("#de8d52", "#bd6d35", "#f0b07f", "#5c2a0e"),
    "mustard": ("#dcbc45", "#b9972a", "#efd97f", "#5a4709"),
    "brown": ("#8d6546", "#6d4b31", "#ab8261", "#f3dcb8"),
}
SUITS = {
    "white": "M0-13 3.6-4.5 12.6-4 5.8 2 8 11 0 6.2-8 11-5.8 2-12.6-4-3.6-4.5Z",
    "grey": "M0-13C4-7 12-3 11.5 3.5 11 9 5 9.5 1.8 6L4 12.5H-4L-1.8 6C-5 9.5-11 9-11.5 3.5-12-3-4-7 0-13Z",
    "orange": "M0-13.5 9.5 0 0 13.5-9.5 0Z",
    "mustard": "M-2.6-2.6A5.6 5.6 0 1 1 2.6-2.6 5.7 5.7 0 1 1 2 5.4L4 12.5H-4L-2 5.4A5.7 5.7 0 1 1-2.6-2.6Z",
    "brown": "M0 12C-15 1-12-11-5.5-10.5-2.5-10.5 0-8 0-5.5 0-8 2.5-10.5 5.5-10.5 12-11 15 1 0 12Z",
    # All five at once: the joker.
    "joker": "M0-13 3-4 11-9 6-1 13 3 4.5 4.5 5 13 0 6-5 13-4.5 4.5-13 3-6-1-11-9-3-4Z",
}
# How each soil is ploughed.
FURROWS = {
    "white": "M-26-12Q0-22 26-12M-29 2Q0-8 29 2M-26 16Q0 6 26 16",
    "grey": "M-20-22V22M-7-30V30M7-30V30M20-22V22",
    "orange": "M-28-6 4-26M-29 9 20-20M-25 22 29-9M-9 27 29 6",
    "mustard": "M-26-14Q-13-8 0-14T26-14M-29 0Q-15 6 0 0T29 0M-26 14Q-13 20 0 14T26 14",
    "brown": "M28-6-4-26M29 9-20-20M25 22-29-9M9 27-29 6",
}

# The ground of a tile, its shade, and its light.
GROUND = {
    "turnip": ("#c4a3cf", "#a27db0", "#e0cae7"),
    "wheat": ("#f6dc84", "#dcb74c", "#fdf0c0"),
    "corn": ("#a8c862", "#84a53f", "#cfe39b"),
    "potato": ("#c79a6b", "#a3764a", "#e0bf98"),
    "pumpkin": ("#7fae72", "#5d8b52", "#aacf9f"),
    "back": ("#b98a55", "#a87845", "#dcb684"),  # face down
}
# An ear of wheat that grows from the tie of its sheaf, and the chevrons of its grains.
EAR = '<path d="M0-21C5-17 5.6-8 0-2-5.6-8-5-17 0-21Z" fill="{}" stroke="#3b2f27" stroke-width="1.4"/>'
GRAINS = '<path d="M-3-15 0-12.5 3-15M-3.6-11 0-8.5 3.6-11M-3-7 0-4.5 3-7" fill="none" stroke="#9a6a10"/>'
PLANTS = {  # within 16 units of the centre
    "back": """<path d="M0 15V-4M0 4C-9 4-14-2-14-9-6-10 0-5 0 4ZM0-2C0-10 6-15 14-14 14-7 8-2 0-2Z" fill="#e8c894"
        stroke="#5d3d20" stroke-width="2"/>""",
    "turnip": """
        <path d="M0-4C-8-5-14-9-14-14-8-15-3-11 0-6 3-11 8-15 14-14 14-9 8-5 0-4Z" fill="#6da544" stroke="#3b2f27"
            stroke-width="1.4"/>
        <path d="M0-4C-3-8-3-13 0-17 3-13 3-8 0-4Z" fill="#8cc25f" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-11 1C-11-7 11-7 11 1 11 8 4 9 1.5 12.5L0 17-1.5 12.5C-4 9-11 8-11 1Z" fill="#fff6ee"
            stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-10.3 1C-10.3-6 10.3-6 10.3 1 5 4-5 4-10.3 1Z" fill="#9b3f8d"/>
        <path d="M-7.5-.5Q-6-3.6-2-4" fill="none" stroke="#d98fce" stroke-width="1.8"/>
        <path d="M3 7.5H7M-6 9H-3" stroke="#c9b9a5" stroke-width="1.2"/>""",
    "wheat": f"""
        <path d="M-3 4-8 15Q0 18 8 15L3 4Z" fill="#d99a23" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-1 7-2.5 15M1 7 2.5 15" stroke="#9a6a10" stroke-width="1.2"/>
        <g transform="translate(0 5)rotate(-40)">{EAR.format("#e9a922")}{GRAINS}</g>
        <g transform="translate(0 5)rotate(40)">{EAR.format("#e9a922")}{GRAINS}</g>
        <g transform="translate(0 4)">{EAR.format("#ffcf4a")}{GRAINS}</g>
        <rect x="-5" y="2.5" width="10" height="4.4" rx="2" fill="#b4462c" stroke="#3b2f27" stroke-width="1.3"/>""",
    "corn": """
        <path d="M0-17C8-14 8.5 4 0 11-8.5 4-8-14 0-17Z" fill="#ffd83d" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-2.4-14.5V8M2.4-14.5V8M-5-10.5H5M-6-6H6M-6-1.5H6M-5 3H5" stroke="#c78f10" stroke-width="1.1"/>
        <path d="M0 16C-12 13-15 2-11.5-7-7.5-2-5.5 1-3.5 5-2 9 0 12 0 16Z" fill="#5d9440" stroke="#3b2f27"
            stroke-width="1.5"/>
        <path d="M0 16C12 13 15 2 11.5-7 7.5-2 5.5 1 3.5 5 2 9 0 12 0 16Z" fill="#78b053" stroke="#3b2f27"
            stroke-width="1.5"/>
        <path d="M-9 1Q-6 9-1 14M9 1Q6 9 1 14" fill="none" stroke="#3f6b2b" stroke-width="1.1"/>""",
    "potato": """
        <path d="M0-5C-7-6-10-10-9-14-4-14-1-11 0-8 1-12 5-16 10-15 10-9 6-6 0-5Z" fill="#6da544" stroke="#3b2f27"
            stroke-width="1.4"/>
        <path d="M-1-4C8-8 17-3 15.5 4 14 10 6 11 1 8-4 5-6-1-1-4Z" fill="#b98750" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M-9-3C-3-5 4 0 4.5 6 5 13-3 16-9 14-16 12-17 0-9-3Z" fill="#dfb27a" stroke="#3b2f27"
            stroke-width="1.5"/>
        <path d="M-12 3Q-11 0-8-.4" fill="none" stroke="#f6dcb3" stroke-width="2"/>
        <path d="M-7 5.5h3M-2 9.5h2.6M-9.5 10h2.4M8-1.5h2.6M9.5 4h2" stroke="#7a5227" stroke-width="1.7"/>""",
    "pumpkin": """
        <path d="M-1-7C-2-11 0-14 4-16L7-13C4-12 3.5-10 3.5-7Z" fill="#5d8b3f" stroke="#3b2f27" stroke-width="1.4"/>
        <path d="M-3-8C-8-15-14-13-16-9-12-6-7-6-3-8Z" fill="#6da544" stroke="#3b2f27" stroke-width="1.3"/>
        <path d="M0-7C4-10 17-9 16.5 3 16 13 7 16 0 14.5-7 16-16 13-16.5 3-17-9-4-10 0-7Z" fill="#ef7f1a"
            stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M5-7.5C10-8 15.5-6 15.4 3 15 11 9 13.6 3 13.8 9 9 9-3 5-7.5Z" fill="#c95d0b"/>
        <path d="M0-7C-7-5-7 12 0 14.5 7 12 7-5 0-7M-7.5-7C-13-2-12 9-6.5 14M7.5-7C13-2 12 9 6.5 14" fill="none"
            stroke="#8f3f05" stroke-width="1.3"/>
        <path d="M-12.5-1Q-12-4-9.5-5.4" fill="none" stroke="#ffc184" stroke-width="2"/>""",
}


# --------------------------------------------------------------------------------------------------------------- hexes


def corners(sides: list[float]) -> list[tuple[float, float]]:
    """The corners of a hex whose sides lie so far from its middle; corner i is where side i meets the next one."""
    found = []
    for i in range(WAYS):
        a, b = i * pi / 3, (i + 1) * pi / 3
        d, e = sides[i], sides[(i + 1) % WAYS]
        # Where the two lines cross that lie d and e from the middle; sin(b - a) is the same for all.
        across = (d * sin(b) - e * sin(a)) / sin(pi / 3)
        down = (e * cos(a) - d * cos(b)) / sin(pi / 3)
        found.append((round(across, 2), round(down, 2)))
    return found


def outline(points: list[tuple[float, float]]) -> str:
    return "M" + " ".join(f"{x:g} {y:g}" for x, y in points)


def hexagon(size: float) -> str:
    return outline(corners([size] * WAYS)) + "Z"


def joined(ways: tuple[int, ...]) -> tuple[str, str]:
    """A hex of a tile that goes on towards `ways`: its ground, and the line along its free sides."""
    points = corners([FULL if way in ways else TILE for way in range(WAYS)])
    ground = outline(points) + "Z"
    if not ways:
        return ground, ground
    # The free sides follow one another: they begin behind the last of the joined ones.
    last = next(way for way in ways if (way + 1) % WAYS not in ways)
    free = [points[(last + i) % WAYS] for i in range(WAYS + 1 - len(ways))]
    return ground, outline(free)


# Where the tile of a hex can go on: nowhere, towards one side, or towards two that follow one another.
JOINTS = ((), *((way,) for way in range(WAYS)), *((way, (way + 1) % WAYS) for way in range(WAYS)))


def joint(ways: tuple[int, ...]) -> str:
    """How a symbol names the sides towards which a tile goes on."""
    return "".join(map(str, sorted(ways))) or "x"


# The hexes of a tile of one, two and three: where they lie, and towards which sides the tile goes on. The odd crop of a
# triangle, which its label names last, points down.
SHAPES: dict[int, tuple[tuple[float, float, tuple[int, ...]], ...]] = {
    1: ((0, 0, ()),),
    2: ((-HALF, 0, (0,)), (HALF, 0, (3,))),
    3: ((-HALF, -DOWN / 2, (0, 1)), (HALF, -DOWN / 2, (2, 3)), (0, DOWN / 2, (4, 5))),
}
FACE_DOWN = ("-", "--", "---")  # labels of the backs


def _fields(symbols: dict[str, str]) -> None:
    """A bare field, its mark, and the mark alone; on a worked field the mark makes room for the worker."""
    border = hexagon(HALF - 1.1)
    for colour, (soil, shade, light, mark) in SOIL.items():
        suit = f'<path d="{SUITS[colour]}" fill="{mark}"/>'
        symbols[f"soil-{colour}"] = (
            f'<path d="{border}" fill="{soil}" stroke="#3b2f27" stroke-width="1.5"/>'
            f'<path d="{FURROWS[colour]}" fill="none" stroke="{shade}" stroke-width="2.6" opacity=".6"/>'
            f'<path d="M-31.5 15V-17L0-35.5" fill="none" stroke="{light}" stroke-width="2.2"/>'
        )
        disc = f'<circle r="17.5" fill="{soil}"/>'
        symbols[f"field-{colour}"] = (  # above the mark there is room for the field's name
            f'<use href="#art-soil-{colour}"/><g transform="translate(0 9)">{disc}{suit}</g>'
        )
        symbols[f"worked-{colour}"] = (
            f'<use href="#art-soil-{colour}"/><g transform="translate(-17 12)scale(.72)">{disc}{suit}</g>'
        )
        symbols[f"suit-{colour}"] = (
            f'<circle r="15" fill="{soil}" stroke="#3b2f27" stroke-width="1.5"/><g transform="scale(.78)">{suit}</g>'
        )
    symbols["suit-joker"] = _joker()


def _joker() -> str:
    """A disc with a slice of every soil, and a small mark in the middle: any field."""
    slices = []
    for i, (soil, _, _, _) in enumerate(SOIL.values()):
        a, b = (2 * pi * (k / len(SOIL) - 0.25) for k in (i, i + 1))
        ends = f"{15 * cos(a):.1f} {15 * sin(a):.1f}A15 15 0 0 1 {15 * cos(b):.1f} {15 * sin(b):.1f}"
        slices.append(f'<path d="M0 0 {ends}Z" fill="{soil}" stroke="#3b2f27" stroke-width="1.2"/>')
    return (
        f'<circle r="15.2" fill="#3b2f27"/>{"".join(slices)}<circle r="7.4" fill="#fffaf0" stroke="#3b2f27" '
        f'stroke-width="1.4"/><path d="{SUITS["joker"]}" fill="#3b2f27" transform="scale(.42)"/>'
    )


def _tiles(symbols: dict[str, str]) -> None:
    """A hex of a crop tile for every way to be joined, and the plants on it: a row of three, or room for a worker."""
    for crop, (ground, shade, light) in GROUND.items():
        plant = f"#art-plant-{crop}"
        symbols[f"plant-{crop}"] = PLANTS[crop]
        symbols[f"row-{crop}"] = (
            f'<path d="M-26 1Q0 9 26 1M-22 19Q0 27 22 19" fill="none" stroke="{shade}" stroke-width="4"/>'
            f'<use href="{plant}" transform="translate(-14.5-12)scale(.72)"/>'
            f'<use href="{plant}" transform="translate(14.5-12)scale(.72)"/>'
            f'<use href="{plant}" transform="translate(0 9)scale(.98)"/>'
        )
        symbols[f"tended-{crop}"] = (
            f'<path d="M-26 1Q0 9 26 1M-22 19Q0 27 22 19" fill="none" stroke="{shade}" stroke-width="4"/>'
            f'<use href="{plant}" transform="translate(-12.5-10)scale(.9)"/>'
            f'<use href="{plant}" transform="translate(-14 14)scale(.66)"/>'
        )
        for ways in JOINTS:
            area, edge = joined(ways)
            symbols[f"crop-{crop}-{joint(ways)}"] = (
                f'<path d="{area}" fill="#3b2f27" opacity=".3" transform="translate(1.6 2.6)"/>'
                f'<path d="{area}" fill="{ground}"/>'
                f'<path d="M-28.5 13V-15.5L0-32" fill="none" stroke="{light}" stroke-width="2.4"/>'
                f'<path d="{edge}" fill="none" stroke="#3b2f27" stroke-width="2" stroke-linecap="round"/>'
            )
    symbols["row-back"] = '<use href="#art-plant-back" transform="scale(1.2)"/>'
    for label in (*TILE_LABELS, *FACE_DOWN):
        symbols[f"tile-{label}"] = _tile(label)


def _tile(label: str) -> str:
    """A whole tile, around its middle."""
    crops = dict(zip(CROPS.lower(), CROP_NAMES, strict=True)) | {"-": "back"}
    return "".join(
        f'<use href="#art-crop-{crops[letter]}-{joint(ways)}" x="{x:g}" y="{y:g}"/>'
        f'<use href="#art-row-{crops[letter]}" x="{x:g}" y="{y:g}"/>'
        for letter, (x, y, ways) in zip(label, SHAPES[len(label)], strict=True)
    )


# ---------------------------------------------------------------------------------------------------------------- mats

LAND = {
    # A player's mat, 640 x 640 from its top left corner: river, quay, farmland, and the yard for the supply.
    "mat": """
        <rect x="2" y="3" width="636" height="635" rx="16" fill="#3b2f27" opacity=".35"/>
        <rect class="paper" x="1" y="1" width="636" height="634" rx="16" fill="#f6efe0" stroke="#3b2f27"
            stroke-width="2"/>
        <path d="M2 60H636V171C560 165 520 177 430 170 330 163 260 178 160 171 100 167 50 175 2 170Z" fill="#6ea9bb"/>
        <path d="M2 60H636V74C540 84 470 70 380 78 280 87 190 72 100 80 60 83 30 80 2 76Z" fill="#8fc1cd"/>
        <path d="M20 96q10-6 20 0t20 0M112 122q9-5 18 0t18 0M236 92q10-6 20 0t20 0M350 124q9-5 18 0t18 0M470 96q10-6 20
            0t20 0M566 118q8-5 16 0t16 0M34 130q8-5 16 0t16 0" fill="none" stroke="#d3eaee" stroke-width="2"/>
        <path d="M2 164C60 158 110 170 160 165 260 158 330 172 430 164 520 158 570 168 636 162V506C560 511 480 503 400
            508 300 513 200 502 100 508 60 510 30 508 2 506Z" fill="#b9c585"/>
        <path d="M2 164C60 158 110 170 160 165 260 158 330 172 430 164 520 158 570 168 636 162" fill="none"
            stroke="#7f9150" stroke-width="3"/>
        <path d="M7 215l3-7 3 7M14 217l2-5 2 5M622 290l3-7 3 7M10 345l3-7 3 7M624 412l3-7 3 7M9 470l3-7 3 7M618 198l3-7
            3 7" fill="none" stroke="#7f9150" stroke-width="2"/>
        <path d="M2 506C60 510 100 508 200 503 300 502 400 513 480 505 560 503 600 510 636 506V619A15 15 0 0 1 621
            634H17A15 15 0 0 1 2 619Z" fill="#e3cda0"/>
        <path d="M2 506C60 510 100 508 200 503 300 502 400 513 480 505 560 503 600 510 636 506" fill="none"
            stroke="#8b6f47" stroke-width="2.4"/>
        <rect x="1" y="1" width="636" height="634" rx="16" fill="none" stroke="#3b2f27" stroke-width="2"/>""",
    # My own farm lies in two pieces, each with its own edge: the land, 640 x 503, and the yard, 640 x 137.
    "mat-land": """
        <rect x="2" y="3" width="636" height="499" rx="16" fill="#3b2f27" opacity=".35"/>
        <svg width="640" height="474"><use href="#art-mat"/></svg>
        <path d="M2 473H636V483A15 15 0 0 1 621 498H17A15 15 0 0 1 2 483Z" fill="#b9c585"/>
        <path d="M1 470V482A16 16 0 0 0 17 498H621A16 16 0 0 0 637 482V470" fill="none" stroke="#3b2f27"
            stroke-width="2"/>""",
    "mat-yard": """
        <rect x="2" y="4" width="636" height="132" rx="16" fill="#3b2f27" opacity=".35"/>
        <rect x="1" y="1" width="636" height="132" rx="16" fill="#e3cda0" stroke="#3b2f27" stroke-width="2"/>
        <path d="M14 5.5H624" stroke="#f3e4c2" stroke-width="2.4"/>""",
    # The quay, 612 x 34 from its top left corner, planks on piles.
    "quay": """
        <path d="M6 26V40M58 26V40M116 26V40M174 26V40M232 26V40M290 26V40M348 26V40M406 26V40M464 26V40M522 26V40M580
            26V40" stroke="#5d3d20" stroke-width="7"/>
        <rect y="3" width="612" height="28" rx="3" fill="#3b2f27" opacity=".3"/>
        <rect width="612" height="27" rx="3" fill="#c99a5f" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M2 4.5H610" stroke="#e6c08b" stroke-width="2.4"/><path d="M2 23.5H610" stroke="#9a6c3a"
            stroke-width="2.4"/>""",
    # The name plate of a farm, 636 x 58: plain, and with a lamp lit for the one whom the table waits for.
    "plate": """<path d="M2 60V17A15 15 0 0 1 17 2H621A15 15 0 0 1 636 17V60Z" fill="#efe0bb"/>
        <path d="M2 60H636" stroke="#3b2f27" stroke-width="2"/>""",
    "plate-lit": """<path d="M2 60V17A15 15 0 0 1 17 2H621A15 15 0 0 1 636 17V60Z" fill="#ffe07a"/>
        <path d="M10 53V20A10 10 0 0 1 20 9H618A10 10 0 0 1 628 20V53Z" fill="#fff3c4" stroke="#e0a521"
            stroke-width="2.4"/>
        <path d="M2 60H636" stroke="#3b2f27" stroke-width="2"/>""",
    # What counts one crop, 58 x 64 from its top left corner: a seed crate.
    "crate": """<rect x="2" y="4" width="57" height="62" rx="6" fill="#3b2f27" opacity=".28"/>
        <rect width="57" height="62" rx="6" fill="#fbf3dd" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M1 42H56V56A5 5 0 0 1 51 61H6A5 5 0 0 1 1 56Z" fill="#d9b47c"/><path d="M1 42H56" stroke="#8b6f47"
            stroke-width="1.4"/>""",
    "yard": '<rect width="120" height="124" rx="10" fill="#c9ab76" stroke="#8b6f47" stroke-width="1.6"/>',
    # A way to lay a tile: a hex with an arrow to the east, and one for the field alone.
    "way": f"""<path d="{hexagon(19)}" fill="#f6efe0" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-10-3.4H1V-9L12 0 1 9V3.4H-10Z" fill="#4f8f3f" stroke="#3b2f27" stroke-width="1.4"/>""",
    "way-here": f"""<path d="{hexagon(19)}" fill="#f6efe0" stroke="#3b2f27" stroke-width="1.6"/>
        <circle r="7" fill="#4f8f3f" stroke="#3b2f27" stroke-width="1.4"/>""",
    # Spaces of the harbour track, hung on the upper edge of the quay: with and without a notch for a boat.
    "notch": """<path d="M-10-1C-10 9 10 9 10-1Z" fill="#6ea9bb"/>
        <path d="M-12 0H-10C-10 10 10 10 10 0H12" fill="none" stroke="#3b2f27" stroke-width="1.7"/>
        <circle cy="18" r="3.4" fill="#6b4527"/>""",
    "plank": """<circle cy="18" r="3.4" fill="#6b4527"/>
        <path d="M-14.5 1.5V26M14.5 1.5V26" stroke="#a5763f" stroke-width="1.2"/>""",
    # The farmstead in the yard, 120 x 124 from its top left corner.
    "homestead": """<rect width="120" height="124" rx="10" fill="#cfd59a" stroke="#8b6f47" stroke-width="1.6"/>
        <path d="M1 84C30 74 80 90 119 78V114A9 9 0 0 1 110 123H10A9 9 0 0 1 1 114Z" fill="#b3c07c"/>
        <path d="M20 86V62" stroke="#5d3d20" stroke-width="5"/>
        <path d="M20 14C8 14 6 26 9 32 1 36 3 52 10 56 14 64 28 64 31 56 38 50 38 38 31 33 34 24 30 14 20 14Z"
            fill="#6d9150"
            stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M24 20C30 24 28 32 25 34 33 40 34 48 27 54" fill="none" stroke="#50723a" stroke-width="2.4"/>
        <path d="M98 46V22H106V54Z" fill="#a25a43" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M46 96V58H108V96Z" fill="#e9d3a3" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M47 66H107M47 74H107M47 82H107M47 90H107" stroke="#c7a872" stroke-width="1.4"/>
        <path d="M38 60 54 34H100L116 60Z" fill="#8a4b38" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M45 54H109M49 48H105M53 42H101" stroke="#6d3526" stroke-width="1.4"/>
        <path d="M70 96V72H84V96Z" fill="#6b4527" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M52 70H64V82H52ZM90 70H102V82H90Z" fill="#8fc1cd" stroke="#3b2f27" stroke-width="1.5"/>
        <path d="M58 70V82M96 70V82" stroke="#3b2f27"/>
        <path d="M4 104H116M4 112H116" stroke="#7d5530" stroke-width="3"/>
        <path d="M10 98V118M32 98V118M54 98V118M76 98V118M98 98V118" stroke="#7d5530" stroke-width="4"/>""",
    # Where the river ends, for the harbour track: the steeple of New Orleans, standing on y = 0.
    "steeple": """<path d="M-17 0V-20H-9V-34L-4-46 1-34V-24H9V0Z" fill="#f6e3c4" stroke="#3b2f27" stroke-width="1.7"/>
        <path d="M-19-19-13-27-8-20ZM0-23 8-31 16-23ZM-10-33-4-49 2-33Z" fill="#7d4b3a" stroke="#3b2f27"
            stroke-width="1.5"/>
        <path d="M9 0V-18H17V0Z" fill="#e0b9a0" stroke="#3b2f27" stroke-width="1.6"/>
        <path d="M-4-49V-56M-7-53H-1" stroke="#3b2f27" stroke-width="1.8"/>
        <path d="M-13-14V-8M-4-26V-20M4-15V-8M13-13V-7" stroke="#3b2f27" stroke-width="3"/>""",
}


def symbols() -> dict[str, str]:
    found = dict(LAND)
    _fields(found)
    _tiles(found)
    return found
