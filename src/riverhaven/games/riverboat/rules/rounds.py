"""The frame of a round: supplying the boards, drafting the phase tiles, passing the first-player marker on."""

from riverhaven.core.gear import rule
from riverhaven.core.play import ask
from riverhaven.games.riverboat.rules.cultivation import lay_cards_aside
from riverhaven.games.riverboat.rules.final import end_game
from riverhaven.games.riverboat.rules.harvest import refill_dock
from riverhaven.games.riverboat.rules.opportunity import deal_cards
from riverhaven.games.riverboat.rules.planting import refill_display
from riverhaven.games.riverboat.rules.scoring import pay_income
from riverhaven.games.riverboat.rules.table import next_turn
from riverhaven.games.riverboat.state import DRAFTING, SEATS, STAGES, Phase, Reason

NOBODY = -1


@rule
def begin_round(c, s):
    s.round_number += 1
    refill_display(c, s)
    refill_dock(s)
    deal_cards(s)
    lay_cards_aside(c, s)
    for stage in range(STAGES):
        s.holder[stage] = NOBODY
    for seat in range(SEATS):
        s.loaded[seat] = 0
    s.stage = DRAFTING
    s.active = s.first
    s.turn_over = 0


# ------------------------------------------------------------------------------------------------------------- draft


@rule
def ask_drafter(s):
    """Clockwise from the first player, round and round. Returns False when all five tiles are taken."""
    next_turn(s)
    for stage in range(STAGES):
        if s.holder[stage] == NOBODY:
            ask(s, s.active, Phase.DRAFT)
            return True
    return False


@rule
def tiles_to_draft(s):
    """A bit for each phase tile that nobody has."""
    tiles = 0
    for stage in range(STAGES):
        tiles = tiles | (s.holder[stage] == NOBODY) << stage
    return tiles


@rule
def draft_reason(s, stage):
    if s.holder[stage] != NOBODY:
        return Reason.TILE_TAKEN
    return Reason.OK


@rule
def draft(s, seat, stage):
    s.holder[stage] = seat
    s.turn_over = 1


# --------------------------------------------------------------------------------------------------------------- end


@rule
def end_round(c, s):
    """Income; then the next round, or the end, for which the phase tiles are kept to break ties."""
    pay_income(c, s)
    if s.round_number == c.rounds:
        end_game(c, s)
    else:
        pass_first_player_marker(c, s)
        begin_round(c, s)


@rule
def pass_first_player_marker(c, s):
    """To the left; but with three players, before the last round, to the player lowest on the score track."""
    if s.seats == 3 and s.round_number == c.rounds - 1:
        s.first = lowest_on_track(s)
    else:
        s.first = (s.first + 1) % s.seats


@rule
def lowest_on_track(s):
    """The fewest points; of those level, the one whose marker came last and so lies on top."""
    lowest = 0
    for seat in range(1, s.seats):
        on_top = s.score[seat] == s.score[lowest] and s.arrival[seat] > s.arrival[lowest]
        if s.score[seat] < s.score[lowest] or on_top:
            lowest = seat
    return lowest
