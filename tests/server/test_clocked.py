"""A match of every game with a clock, to its end: people, a bot, and somebody who lets the time run out on purpose."""

import random

import pytest

import riverhaven as rh
from riverhaven.server import decisions
from riverhaven.server.decisions import Stale
from riverhaven.server.protocol import Clock
from riverhaven.server.store import Event
from riverhaven.server.table import Table
from riverhaven.server.verify import verify_store
from tests.often import often
from tests.server.inside import Inside

CLOCKS = [Clock("live", 120, 10, "bot"), Clock("live", 120, 10, "resign"), Clock("days", 86400, 0, "bot")]
SEATS = 3
SLEEPER, BOT = 1, 2  # who lets the time run out, and who plays as a bot from the start
AWAKE = 3  # moves of the sleeper: every match is longer


def bot_moves(inside: Inside, seat: int, dice: random.Random) -> None:
    def decide(table: Table) -> Event:
        if table.seats[seat].bot is None or not table.free(seat):
            raise Stale
        move = dice.choice(decisions.running(table).moves(seat))
        return decisions.bot_move(table, seat, str(move), table.at, random=False)

    inside.act(decide)


# Each game with another clock in `make test`, with all of them in `make long`.
ROWS = [(game, CLOCKS[(i + j) % len(CLOCKS)]) for i, game in enumerate(rh.games()) for j in range(len(CLOCKS))]


@pytest.mark.parametrize(("game", "clock"), often(ROWS, every=len(CLOCKS)))
def test_a_clocked_match(inside: Inside, game: str, clock: Clock) -> None:
    inside.open(SEATS, clock, game)
    inside.do(decisions.call_bot, BOT, BOT, "random")
    dice, moves = random.Random(game), [0] * SEATS
    while inside.table.stage != "over":
        table = inside.table
        seat = dice.choice(table.owes)
        if table.seats[seat].bot is not None:
            bot_moves(inside, seat, dice)
        elif seat == SLEEPER and moves[seat] == AWAKE:
            inside.wait(clock.base * 2)
        else:
            inside.wait(dice.choice([0.2, 5.0]))
            if seat in inside.table.owes and inside.table.seats[seat].bot is None:
                inside.play(seat, dice.randrange(500))
                moves[seat] += 1
        assert sum(moves) < 2000
    table = inside.table
    flagged = {told.seat for told in table.told if told.kind == "flag"}
    assert SLEEPER in flagged and BOT not in flagged
    assert table.owes == () and table.summary.due is None and sorted(table.places)[0] == 1
    if clock.zero == "resign":
        assert table.places[SLEEPER] > 1
    assert verify_store(inside.url) == (1, [])
