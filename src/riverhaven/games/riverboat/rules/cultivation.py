"""Phase I, cultivation: the bonus worker, then eight cards, for each of which every player places a worker."""

from riverhaven.core.dice import draw
from riverhaven.core.gear import rule
from riverhaven.core.play import ask
from riverhaven.games.riverboat.rules.table import (
    begin_turns,
    empty_fields,
    has_empty_field,
    is_empty,
)
from riverhaven.games.riverboat.state import COLOUR_COUNT, CULTIVATION, DRAWN, JOKER, Phase, Reason


@rule
def begin_cultivation(c, s):
    """The holder puts the leftmost worker of the round track on an empty field; without one it joins the supply."""
    begin_turns(s, CULTIVATION)
    if has_empty_field(s, s.active):
        ask(s, s.active, Phase.BONUS_WORKER)
    else:
        take_bonus_worker(s, s.active)
        s.workers[s.active] += 1


@rule
def lay_cards_aside(c, s):
    """The cards of the last round stay out of the game, unless the deck is shuffled anew for every round."""
    s.reveals = 0
    for i in range(DRAWN):
        s.revealed[i] = 0
    if s.reshuffle == 1 or s.round_number == 1:
        for colour in range(COLOUR_COUNT + 1):
            s.cards_left[colour] = c.cultivation[colour]


@rule
def take_bonus_worker(s, seat):
    s.track -= 1
    s.bonus_workers[seat] += 1


@rule
def reveal_card(c, s):
    """Turn over the next card; all who can place a worker must, in any order. Returns False after the last card."""
    if s.reveals == c.drawn:
        return False
    s.revealed[s.reveals] = draw(s, s.cards_left) + 1
    s.reveals += 1
    s.phase = Phase.CULTIVATE
    for seat in range(s.seats):
        if s.workers[seat] > 0 and has_empty_field(s, seat):
            s.waiting = s.waiting | 1 << seat
    return True


@rule
def placements(c, s, seat):
    """The fields on which `seat` may place its worker, a bit for each: those without paying, and those for a coin."""
    empty = empty_fields(s, seat)
    free = asked_fields(c, s, seat, empty)
    if s.coins[seat] == 0:
        return free, 0
    return free, empty & ~free


@rule
def asked_fields(c, s, seat, empty):
    """Those of the `empty` fields that the card asks for: all of them, if it is a joker or that colour has none."""
    if s.phase == Phase.BONUS_WORKER:
        return empty
    colour = s.revealed[s.reveals - 1] - 1
    if colour == JOKER:
        return empty
    asked = empty & c.coloured[s.board[seat], colour]
    if asked == 0:
        return empty
    return asked


@rule
def place_reason(c, s, seat, field):
    if not is_empty(s, seat, field):
        return Reason.FIELD_NOT_EMPTY
    if asked_fields(c, s, seat, empty_fields(s, seat)) >> field & 1 == 0:
        return Reason.WRONG_COLOUR
    return Reason.OK


@rule
def pay_reason(c, s, seat, field):
    """Why `seat` may not pay a coin to put its worker on `field` whatever the card says."""
    why = place_reason(c, s, seat, field)
    if why == Reason.OK:
        return Reason.NO_NEED_TO_PAY
    if why == Reason.WRONG_COLOUR and s.coins[seat] > 0:
        return Reason.OK
    if why == Reason.WRONG_COLOUR:
        return Reason.NO_COIN
    return why


@rule
def place_worker(s, seat, field):
    """The bonus worker comes from the round track and counts as an extra one; any other from the supply."""
    s.worker[seat, field] = 1
    if s.phase == Phase.BONUS_WORKER:
        take_bonus_worker(s, seat)
    else:
        s.workers[seat] -= 1
