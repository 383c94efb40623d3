"""Set-up: the boards in the middle, and what each player begins with."""

from riverhaven.core.dice import roll
from riverhaven.core.gear import rule
from riverhaven.games.riverboat.rules.rounds import ask_drafter, begin_round
from riverhaven.games.riverboat.state import BOAT_TYPES, SEATS, TILE_KINDS


@rule
def setup(c, s):
    fill_supply(c, s)
    deal_boards(s)
    for seat in range(s.seats):
        equip(c, s, seat)
    s.first = roll(s, s.seats)
    begin_round(c, s)
    ask_drafter(s)


@rule
def fill_supply(c, s):
    for kind in range(TILE_KINDS):
        s.pile[kind] = c.tile_count[kind]
    for boat in range(BOAT_TYPES):
        s.boat_pile[boat] = c.boat_copies
    s.track = c.track
    s.bank = c.bank
    s.barns = c.barns
    s.wells = c.wells
    s.surveyor_supply = c.surveyors


@rule
def deal_boards(s):
    """Each player takes a board at random: the boards are shuffled."""
    for board in range(SEATS):
        s.board[board] = board
    for last in range(SEATS - 1, 0, -1):
        other = roll(s, last + 1)
        board = s.board[last]
        s.board[last] = s.board[other]
        s.board[other] = board


@rule
def equip(c, s, seat):
    """The start kit. The score markers lie on 0, stacked in the order of the seats."""
    s.workers[seat] = c.start_workers
    s.surveyors[seat] = c.start_surveyors
    s.surveyor_supply -= c.start_surveyors
    s.coins[seat] = c.start_coins
    s.bank -= c.start_coins
    s.master[seat] = c.harbour_start[s.seats]
    s.arrivals += 1
    s.arrival[seat] = s.arrivals
