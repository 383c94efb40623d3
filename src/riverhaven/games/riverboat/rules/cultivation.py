"""Phase I, cultivation: the bonus worker, then eight cards, for each of which every player places a worker."""

from riverhaven.core.dice import draw
from riverhaven.core.gear import rule
from riverhaven.games.riverboat.rules.table import (
    ask,
    begin_turns,
    has_empty_field,
    is_empty,
)
from riverhaven.games.riverboat.state import (
    BONUS_WORKER,
    COLOUR_COUNT,
    CULTIVATE,
    CULTIVATION,
    DRAWN,
    FIELD_NOT_EMPTY,
    FIELDS,
    JOKER,
    NO_COIN,
    NO_NEED_TO_PAY,
    OK,
    WRONG_COLOUR,
)


@rule
def begin_cultivation(c, s):
    """The holder puts the leftmost worker of the round track on an empty field; without one it joins the supply."""
    begin_turns(s, CULTIVATION)
    if has_empty_field(s, s.active):
        ask(s, s.active, BONUS_WORKER)
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
    s.phase = CULTIVATE
    for seat in range(s.seats):
        if s.workers[seat] > 0 and has_empty_field(s, seat):
            s.waiting = s.waiting | 1 << seat
    return True


@rule
def asked_colour(c, s, seat):
    """The colour on which `seat` may place without paying; JOKER if it is free to choose."""
    if s.phase == BONUS_WORKER:
        return JOKER
    colour = s.revealed[s.reveals - 1] - 1
    if colour != JOKER:
        for field in range(FIELDS):
            if c.colour[s.board[seat], field] == colour and is_empty(s, seat, field):
                return colour
    return JOKER  # also where that colour has no empty field left


@rule
def place_reason(c, s, seat, field, asked):
    """Why `seat` may not put a worker on `field` when `asked` is the colour to place on."""
    if not is_empty(s, seat, field):
        return FIELD_NOT_EMPTY
    if asked != JOKER and c.colour[s.board[seat], field] != asked:
        return WRONG_COLOUR
    return OK


@rule
def pay_reason(c, s, seat, field, asked):
    """Why `seat` may not pay a coin to put its worker on `field` whatever the card says."""
    found = place_reason(c, s, seat, field, asked)
    if found == OK:
        return NO_NEED_TO_PAY
    if found == WRONG_COLOUR and s.coins[seat] > 0:
        return OK
    if found == WRONG_COLOUR:
        return NO_COIN
    return found


@rule
def place_worker(s, seat, field):
    """The bonus worker comes from the round track and counts as an extra one; any other from the supply."""
    s.worker[seat, field] = 1
    if s.phase == BONUS_WORKER:
        take_bonus_worker(s, seat)
    else:
        s.workers[seat] -= 1
