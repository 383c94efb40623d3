"""The art of New Haven: every piece drawn once, as an SVG symbol that the picture then only points to.

Whoever wants to change how something looks changes a snippet in a file of this folder; where it stands is decided in
picture/. A symbol lies around its own point (0, 0) unless its comment says otherwise. Shadows are offset shapes, not
filters, which phones draw slowly. No symbol tells anything by its colour alone: each resource has a silhouette of its
own.
"""

from functools import cache

from riverhaven.core.art import symbols
from riverhaven.games.newhaven.art import land, pieces


@cache
def art() -> str:
    """All of it as `<symbol>`s. They are the same in every picture, so they are put together only once."""
    return symbols(land.symbols() | pieces.symbols())
