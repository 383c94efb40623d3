"""Opponents. A bot is given a redacted record, what its seat may know, and nothing else: it has no way to cheat."""

from riverhaven.bots.advice import Advice, advise
from riverhaven.bots.players import BOTS, LEVELS, Bot, bot, choose, warm_up

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "advise", "bot", "choose", "warm_up"]
