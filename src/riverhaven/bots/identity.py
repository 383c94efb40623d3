"""What stands behind a bot's name: results of one are not to be taken for those of another that is called the same."""

import inspect
import shlex
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from riverhaven.bots.nets import net_of
from riverhaven.bots.outside import COMMAND, Player, player
from riverhaven.bots.plan import ways
from riverhaven.bots.players import AtRandom, Bot, Searching, mind
from riverhaven.core.game import Game


def identity(given: "str | Player", game: Game, seats: int) -> str:
    """A digest of what decides how a bot plays: its net, its plan, or the file of its program. What a program of yours
    reads besides is not seen."""
    found = blake2b(digest_size=6)
    for part in decisive(given, game, seats):
        found.update(part)
    return found.hexdigest()


def decisive(given: "str | Player", game: Game, seats: int) -> Iterator[bytes]:
    if isinstance(given, str) and given.startswith(COMMAND):
        words = map(Path, shlex.split(given.removeprefix(COMMAND)))
        yield from (word.read_bytes() for word in words if word.is_file())
        return
    who = player(given)
    if not isinstance(who, Bot):
        yield source_of(type(who))
        return
    thought = mind(who.name, ways(game).levels)
    yield repr(thought).encode()
    if isinstance(thought, AtRandom):
        return
    net = net_of(game, seats)
    by_hand = thought.by_hand or not net.features
    yield source_of(game.rules.sources["value"].function) if by_hand else net.tobytes()
    if isinstance(thought, Searching):
        yield repr(ways(game).plan if by_hand else ways(game).net_plan).encode()


def source_of(made: object) -> bytes:
    """The file in which a class or a rule is written; nothing, where it was typed in."""
    try:
        file = inspect.getsourcefile(made)  # type: ignore[arg-type]
    except (TypeError, OSError):
        return b""
    return Path(file).read_bytes() if file and Path(file).is_file() else b""
