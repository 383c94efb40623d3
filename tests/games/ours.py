"""The games that this repository brings: of them more is asked than of a game that somebody installs beside them."""

from importlib.metadata import entry_points

from riverhaven.core.installed import GROUP

OURS = sorted(entry.name for entry in entry_points(group=GROUP) if entry.module.startswith("riverhaven.games."))
