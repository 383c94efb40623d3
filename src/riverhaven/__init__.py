"""Riverhaven: modern board games as fast, exact Python.

>>> import riverhaven as rh
>>> match = rh.game("newhaven").new(seats=2, seed=7)
>>> match.play(0, match.moves(0)[0])
<place 1 c6 r0>
"""

# These two first, or their import would later hide the functions of the same names.
import riverhaven.games
import riverhaven.study  # noqa: F401
from riverhaven.arena import arena
from riverhaven.bots import Advice, Bot, Player, advise, bot, player
from riverhaven.core.game import Game
from riverhaven.core.installed import game, games
from riverhaven.core.match import Match, load
from riverhaven.core.moves import Move
from riverhaven.core.words import LANGUAGES, IllegalMove, Refusal
from riverhaven.design import study
from riverhaven.study import Analysis, analyse

__all__ = [
    "LANGUAGES",
    "Advice",
    "Analysis",
    "Bot",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Player",
    "Refusal",
    "advise",
    "analyse",
    "arena",
    "bot",
    "game",
    "games",
    "load",
    "player",
    "study",
]
