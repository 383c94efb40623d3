"""Phase 2: the players act in the order of their gods; then the turn, and at last the game, ends."""

from riverhaven.core.gear import rule, wide
from riverhaven.core.play import ask
from riverhaven.core.sets import lowest, without_lowest
from riverhaven.games.caboose.rules.auction import begin_auction, next_to_choose
from riverhaven.games.caboose.rules.cards import (
    cards_in_hand,
    clear_auction_display,
    count_city_cards,
    discard_auction_card,
    discard_city_card,
    draw_unseen,
    holds_city_card,
    kinds_on_display,
    lay_out_auction_cards,
    refill_city_display,
    take_auction_card,
    take_city_card,
)
from riverhaven.games.caboose.rules.scoring import end_game
from riverhaven.games.caboose.state import BES, DECK, HAND_KINDS, HORUS, ON_DISPLAY, THOTH, Phase, Reason


@rule
def choose_god(c, s, seat, god):
    """In the order of the auction; when all have a god, the lowest number acts first."""
    s.god[seat] = god
    following = next_to_choose(s)
    if following >= 0:
        s.active = following
        ask(s, following, Phase.GOD)
    else:
        begin_player(c, s, next_to_act(c, s, 0))


@rule
def next_to_act(c, s, initiative):
    """The seat whose god has the lowest number above `initiative`; -1 if there is none."""
    next = -1
    for seat in range(s.seats):
        number = c.initiative[s.god[seat]]
        if number > initiative and (next < 0 or number < c.initiative[s.god[next]]):
            next = seat
    return next


# ---------------------------------------------------------------------------------------------- taking Auction cards


@rule
def takes(c, s, seat):
    """How many Auction cards a player may take: the first is a duty, Thoth's second one an offer."""
    if s.god[seat] == THOTH:
        return c.thoth_cards
    return 1


@rule
def begin_player(c, s, seat):
    s.active = seat
    s.takes_left = takes(c, s, seat)
    s.actions_left = c.actions
    if s.god[seat] == BES:
        s.actions_left = c.bes_actions
    go_on_taking(c, s)


@rule
def must_take(c, s):
    return s.takes_left == takes(c, s, s.active)


@rule
def go_on_taking(c, s):
    """Ask which Auction card to take; the only kind on display is taken without asking, where taking is a duty."""
    kinds = wide(0)
    if s.takes_left > 0:
        kinds = kinds_on_display(s)
    if kinds != 0 and without_lowest(kinds) == 0 and must_take(c, s):
        s.takes_left -= 1
        take_auction_card(s, s.active, lowest(kinds))
        kinds = kinds_on_display(s)
    if s.takes_left > 0 and kinds != 0:
        ask(s, s.active, Phase.TAKE)
    else:
        begin_gift(s)


@rule
def take_reason(s, kind):
    if s.auction_display[kind] == 0:
        return Reason.NOT_ON_DISPLAY
    return Reason.OK


@rule
def take(c, s, seat, kind):
    take_auction_card(s, seat, kind)
    s.takes_left -= 1
    go_on_taking(c, s)


@rule
def pass_reason(c, s):
    """Why the active player may not decline another Auction card. Passing in the auction is always allowed."""
    if s.phase == Phase.TAKE and must_take(c, s):
        return Reason.MUST_TAKE
    return Reason.OK


@rule
def decline(s):
    """Do without what a god offers."""
    if s.phase == Phase.TAKE:
        begin_gift(s)
    else:
        ask(s, s.active, Phase.ACT)


@rule
def begin_gift(s):
    """Horus gives an open City card before the actions."""
    s.takes_left = 0
    if s.god[s.active] == HORUS and count_city_cards(s, ON_DISPLAY) > 0:
        ask(s, s.active, Phase.GIFT)
    else:
        ask(s, s.active, Phase.ACT)


@rule
def open_card_reason(s, card):
    if s.city_at[card] != ON_DISPLAY:
        return Reason.NOT_ON_DISPLAY
    return Reason.OK


@rule
def gift(s, seat, card):
    take_city_card(s, seat, card)
    ask(s, s.active, Phase.ACT)


# ----------------------------------------------------------------------------------------------------------- actions


@rule
def draw_reason(s, source):
    """Why the active player may not draw City cards so: an open one first, as long as there is one."""
    if source < DECK:
        return open_card_reason(s, source)
    if count_city_cards(s, ON_DISPLAY) > 0:
        return Reason.DISPLAY_FIRST
    return Reason.OK


@rule
def draw_city_cards(s, seat, source):
    """An open card and the top card of the deck; the display is refilled only when the player has finished."""
    if source < DECK:
        take_city_card(s, seat, source)
    draw_unseen(s, seat)


@rule
def go_on_acting(c, s):
    """The active player has actions left, or too many cards, or has finished: then the next one's turn."""
    if s.actions_left > 0:
        ask(s, s.active, Phase.ACT)
        return
    if s.hand_limit == 1 and cards_in_hand(s, s.active) > c.hand_limit:
        ask(s, s.active, Phase.DISCARD)
        return
    refill_city_display(c, s)
    following = next_to_act(c, s, c.initiative[s.god[s.active]])
    if following >= 0:
        begin_player(c, s, following)
    else:
        end_turn(c, s)


@rule
def discard_reason(s, seat, card):
    """Why this card may not be discarded: Train and Building cards by kind, then City cards."""
    if card < HAND_KINDS:
        if s.hand[seat, card] == 0:
            return Reason.NOT_IN_HAND
        return Reason.OK
    if not holds_city_card(s, seat, card - HAND_KINDS):
        return Reason.NOT_IN_HAND
    return Reason.OK


@rule
def discard(s, seat, card):
    if card < HAND_KINDS:
        discard_auction_card(s, seat, card)
    else:
        discard_city_card(s, seat, card - HAND_KINDS)


# ------------------------------------------------------------------------------------------------------- end of turn


@rule
def end_turn(c, s):
    """Leftover Auction cards are discarded; who acted last starts the next auction. The last gods are kept for ties."""
    clear_auction_display(s)
    if s.turn == c.turns[s.length, s.seats]:
        end_game(c, s)
        return
    s.turn += 1
    s.start_player = s.active
    lay_out_auction_cards(c, s)
    begin_auction(s)
