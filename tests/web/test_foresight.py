"""What a move would look like, before it is made: true, and told from what the seat knows alone."""

import random

import pytest

import riverhaven as rh
from riverhaven.core.dice import cast
from riverhaven.core.match import Match
from riverhaven.server.frame import foreseen, pictures


@pytest.mark.parametrize("name", rh.games())
def test_foresight(name):
    game, dice = rh.game(name), random.Random(name)
    match = game.new(seed=5)
    shown = 0
    for _ in range(60):
        seat = match.waiting[0]
        move = dice.choice(match.moves(seat))
        before = pictures(match.game, match.view(seat))
        parts = foreseen(match, seat, move)
        assert parts == foreseen(redealt(match, seat, dice), seat, move)
        match.play(seat, move)
        after = pictures(match.game, match.view(seat))
        if parts:
            shown += 1
            assert parts == {id: svg for id, svg in after.items() if before.get(id) != svg}
        else:
            assert not match.may_undo(seat) or before == after  # the dice had a say, and nobody knows them
    assert shown > 10


def redealt(match, seat, dice):
    """A match that the seat cannot tell from this one."""
    other = match.game.redacted(match.state, seat)
    cast(other, dice.getrandbits(64))
    match.game.rules.deal(match.game.parts, other, seat)
    return Match(match.game, other, None)
