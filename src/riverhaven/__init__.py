"""Riverhaven: modern board games as fast, exact Python.

>>> import riverhaven as rh
>>> match = rh.game("newhaven").new(seats=2, seed=7)
>>> match.play(0, match.moves(0)[0])
<place 1 c6 r0>
"""

import riverhaven.games  # noqa: F401 - first, or its import would later hide the function of the same name
from riverhaven.bots import Advice, Bot, advise, bot
from riverhaven.core.game import Game, game, games
from riverhaven.core.match import Match, load
from riverhaven.core.moves import Move
from riverhaven.core.words import LANGUAGES, IllegalMove, Refusal

__all__ = [
    "LANGUAGES",
    "Advice",
    "Bot",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Refusal",
    "advise",
    "bot",
    "game",
    "games",
    "load",
]
