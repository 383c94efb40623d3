"""The rules of Cleopatra's Caboose, one file for each part of the rulebook."""

from riverhaven.games.caboose.rules.moves import apply, legal, reason
from riverhaven.games.caboose.rules.setup import setup

__all__ = ["apply", "legal", "reason", "setup"]
