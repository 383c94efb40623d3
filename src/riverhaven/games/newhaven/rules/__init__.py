"""The rules of New Haven, one file for each part of the rulebook."""

from riverhaven.games.newhaven.rules.moves import apply, legal, reason
from riverhaven.games.newhaven.rules.setup import setup

__all__ = ["apply", "legal", "reason", "setup"]
