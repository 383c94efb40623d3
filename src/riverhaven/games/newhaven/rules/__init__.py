"""The rules of New Haven, one file for each part of the rulebook."""

from riverhaven.games.newhaven.rules.moves import apply, legal, reason
from riverhaven.games.newhaven.rules.setup import setup
from riverhaven.games.newhaven.rules.value import value

__all__ = ["apply", "legal", "reason", "setup", "value"]
