"""The turn: it is the one that comes after so many tiles, and the right seat is asked."""

from riverhaven.core.audit import Numbers, asked
from riverhaven.games.newhaven.parts import first_open_spaces
from riverhaven.games.newhaven.rules.village import could_build
from riverhaven.games.newhaven.state import PHASES, Phase


def tiles_placed(c: Numbers, s: Numbers) -> int:
    """How many tiles have been placed since set-up."""
    return int(first_open_spaces(c.record, s.seats, s.side) - s.open_spaces)


def is_placing(s: Numbers) -> bool:
    return bool(s.phase == Phase.PLACE and not s.over)


def finished_turns(c: Numbers, s: Numbers) -> int:
    return tiles_placed(c, s) - (0 if is_placing(s) else 1)


def _whose_turn(c: Numbers, s: Numbers) -> str | None:
    """Everybody places a tile in turn. The match is over when one open space is left and all have built."""
    if s.over and s.open_spaces != 1:
        return "open_spaces must be 1 when the match is over"
    if not s.over and s.phase in (Phase.PLACE, Phase.DRAW) and s.open_spaces < 2:
        return f"open_spaces must be 2 or more in the phase {s.phase} ({PHASES[s.phase]})"
    if s.open_spaces < 1:
        return "open_spaces must be 1 or more"
    turn = finished_turns(c, s)
    if turn < 0:
        return f"phase must be {Phase.PLACE} ({PHASES[Phase.PLACE]}) before the first tile is placed"
    if s.active != turn % s.seats:
        return f"active must be {turn % s.seats} in the turn after {turn} others"
    return None


def _builder(c: Numbers, s: Numbers) -> str | None:
    """Who builds, or built last."""
    if s.over and s.phase != Phase.SHARE:
        return f"phase must be {Phase.SHARE} ({PHASES[Phase.SHARE]}) when the match is over: sharing came last"
    if s.phase == Phase.SHARE and not s.over:
        others = [seat for seat in range(s.seats) if seat != s.active]
        return None if s.builder in others else f"builder must be one of {others}, with whom the wealth is shared"
    builder = s.active
    if is_placing(s):
        builder = (builder - 1) % s.seats if tiles_placed(c, s) else 0
    return None if s.builder == builder else f"builder must be {builder} in the phase {s.phase} ({PHASES[s.phase]})"


def _asked(c: Numbers, s: Numbers) -> str | None:
    building = s.phase in (Phase.BUILD, Phase.SHARE)
    seat = s.builder if building else s.active
    if building and not s.over and not could_build(s.record, seat):
        return f"builder must be a seat that might build, as far as all can see, unlike {seat}"
    return asked(s, seat)


CHECKS = (_whose_turn, _builder, _asked)
