"""Opponents. A bot is given a redacted record, what its seat may know, and nothing else: it has no way to cheat."""

from riverhaven.bots import batches
from riverhaven.bots.advice import Advice, advise
from riverhaven.bots.outside import Player, player
from riverhaven.bots.players import BOTS, LEVELS, Bot, Searching, bot, choose, mind
from riverhaven.core import batch

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "Player", "Searching", "advise", "bot", "choose", "mind", "player"]

batch.by_bots = batches.play  # the core knows no bots
