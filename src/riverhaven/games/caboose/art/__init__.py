"""The art of Cleopatra's Caboose: every piece drawn once, as an SVG symbol that the picture then only points to.

Whoever wants to change how something looks changes a snippet in a file of this folder; where it stands is decided in
picture/. A symbol lies around its own point (0, 0) unless its comment says otherwise. Shadows are offset shapes, not
filters, which phones draw slowly. Nothing is told by colour alone.
"""

from functools import cache

from riverhaven.core.art import symbols
from riverhaven.games.caboose.art import cards, gods, pieces
from riverhaven.games.caboose.art import map as sheet


@cache
def art() -> str:
    """All of it as `<symbol>`s. They are the same in every picture, so they are put together only once."""
    return symbols(pieces.symbols() | sheet.symbols() | gods.symbols() | cards.symbols())
