"""The art of Riverboat: every piece drawn once, as an SVG symbol that the picture then only points to.

Whoever wants to change how something looks changes a snippet in a file of this folder; where it stands is decided in
picture/. A symbol lies around its own point (0, 0) unless its comment says otherwise. Shadows are offset shapes, not
filters, which phones draw slowly. Nothing is told by colour alone: every field, crop, figure and player has a
silhouette of its own.
"""

from functools import cache

from riverhaven.core.art import symbols
from riverhaven.games.riverboat.art import farm, pieces, town


@cache
def art() -> str:
    """All of it as `<symbol>`s. They are the same in every picture, so they are put together only once."""
    return symbols(pieces.symbols() | farm.symbols() | town.symbols())
