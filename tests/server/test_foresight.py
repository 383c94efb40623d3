"""What a move would look like, before it is made: true, and told from what the seat knows alone."""

import random

import pytest

import riverhaven as rh
from riverhaven.core.dice import cast
from riverhaven.core.match import Match
from riverhaven.server.frame import foreseen, pictures


@pytest.mark.parametrize("name", rh.games())
def test_foresight(name: str) -> None:
    game, dice = rh.game(name), random.Random(name)
    match = game.new(seed=5)
    shown = 0
    while match.ply < 60 and not match.over:
        seat = match.waiting[0]
        move = dice.choice(match.moves(seat))
        before = pictures(match.sight(seat))
        parts = foreseen(match, seat, move)
        told = [say for say in match.previewed(seat, move) if not say.message.startswith("foretell-")]
        other = redealt(match, seat, dice)
        assert match.foreseen(seat, move) == other.foreseen(seat, move)
        assert told == [say for say in other.previewed(seat, move) if not say.message.startswith("foretell-")]
        match.play(seat, move)
        after = pictures(match.sight(seat))
        if match.may_undo(seat):
            assert parts == {id: svg for id, svg in after.items() if before.get(id) != svg}
        else:  # the dice had a say: what comes before is shown and told, and is true
            assert all(say in match.told(match.ply - 1, None) for say in told)
        shown += bool(parts)
    assert shown > match.ply // 2


def redealt(match: Match, seat: int, dice: random.Random) -> Match:
    """A match that the seat cannot tell from this one."""
    other = match.game.redacted(match.state, seat)
    cast(other, dice.getrandbits(64))
    match.game.rules.deal(match.game.parts, other, seat)
    return Match(match.game, other, None)
