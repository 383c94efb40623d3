"""The rules of Riverboat, one file for each part of the rulebook."""

from riverhaven.games.riverboat.rules.moves import apply, legal, reason
from riverhaven.games.riverboat.rules.setup import setup

__all__ = ["apply", "legal", "reason", "setup"]
