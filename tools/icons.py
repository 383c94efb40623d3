"""Draws the icons of the installed page as PNG, from web/public/icon.svg: `python -m tools.icons`.

Some systems take no SVG. A maskable icon may be cut to any shape, so its ground fills the square, and the drawing keeps
within the circle that always stays; Apple's is cut to its own shape, and has no hole at its corners.
"""

from pathlib import Path
from xml.etree import ElementTree

import resvg_py

FOLDER = Path(__file__).parents[1] / "web" / "public"
SVG = "http://www.w3.org/2000/svg"
SAFE = 0.72  # of the width: what any mask leaves
# Each file, its width, and whether its ground fills the square.
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-192.png": (192, True),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}


def drawn(width: int, fills: bool) -> bytes:
    ElementTree.register_namespace("", SVG)
    root = ElementTree.parse(FOLDER / "icon.svg").getroot()
    ground, *drawing = list(root)
    if fills:
        del ground.attrib["rx"]
        side = float(ground.attrib["width"])
        edge = side * (1 - SAFE) / 2
        group = ElementTree.SubElement(root, f"{{{SVG}}}g", transform=f"translate({edge} {edge}) scale({SAFE})")
        for piece in drawing:
            root.remove(piece)
            group.append(piece)
    return bytes(resvg_py.svg_to_bytes(svg_string=ElementTree.tostring(root, encoding="unicode"), width=width))


if __name__ == "__main__":
    for name, how in ICONS.items():
        (FOLDER / name).write_bytes(drawn(*how))
