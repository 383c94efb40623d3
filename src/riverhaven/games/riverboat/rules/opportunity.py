"""Phase IV, opportunity: each player takes one card, and the bonus of the space on which it lay."""

from riverhaven.core.dice import roll
from riverhaven.core.gear import rule
from riverhaven.core.play import ask
from riverhaven.games.riverboat.rules.table import (
    begin_turns,
    gain_coins,
    gain_points,
    is_out,
    leave_phase,
    move_master,
    next_turn,
    pay_coin,
)
from riverhaven.games.riverboat.state import (
    CARDS,
    DECK,
    FROM_PHASE_TILE,
    HELD,
    ON_SPACE,
    OPPORTUNITY,
    SPACES,
    Phase,
    Reason,
)


@rule
def begin_opportunity(c, s):
    begin_turns(s, OPPORTUNITY)
    gain_points(s, s.active, FROM_PHASE_TILE, c.opportunity_points)


@rule
def ask_claimer(s):
    """The next player without a card of this round takes one. Returns False when all have."""
    next_turn(s)
    if is_out(s, s.active):
        return False
    ask(s, s.active, Phase.CLAIM)
    return True


# -------------------------------------------------------------------------------------------------------------- deck


@rule
def deal_cards(s):
    """A card on every space."""
    for space in range(SPACES):
        s.card[top_card(s)] = ON_SPACE + space


@rule
def top_card(s):
    """Draw a card. What was put underneath in earlier rounds comes up only when all above it is gone."""
    depth = CARDS
    count = 0
    for card in range(CARDS):
        if s.card[card] == DECK:
            if s.depth[card] < depth:
                depth = s.depth[card]
                count = 0
            if s.depth[card] == depth:
                count += 1
    left = roll(s, count)
    for card in range(CARDS):
        if s.card[card] == DECK and s.depth[card] == depth:
            if left == 0:
                s.depth[card] = 0
                return card
            left -= 1
    return -1


@rule
def put_leftovers_underneath(s):
    """In any order: nobody knows it, so it is drawn when they come up again."""
    for card in range(CARDS):
        if is_on_space(s, card):
            s.card[card] = DECK
            s.depth[card] = s.round_number


@rule
def is_on_space(s, card):
    return ON_SPACE <= s.card[card] < HELD


# ------------------------------------------------------------------------------------------------------- taking a card


@rule
def offered_cards(s, seat):
    """The cards that `seat` may take from the spaces, and those that it may search for: a bit for each."""
    claimed = 0
    sought = 0
    for card in range(CARDS):
        claimed = claimed | is_on_space(s, card) << card
        sought = sought | (s.card[card] == DECK) << card
    if s.coins[seat] == 0:
        sought = 0
    return claimed, sought


@rule
def claim_reason(s, card):
    if not is_on_space(s, card):
        return Reason.NOT_ON_DISPLAY
    return Reason.OK


@rule
def search_reason(s, seat, card):
    """Why `seat` may not pay a coin to pick this card from the deck."""
    if s.coins[seat] == 0:
        return Reason.NO_COIN
    if s.card[card] != DECK:
        return Reason.NONE_LEFT
    return Reason.OK


@rule
def claim_card(c, s, seat, card):
    space = s.card[card] - ON_SPACE
    hold(s, seat, card)
    gain_coins(s, seat, c.space_coins[space])
    move_master(c, s, seat, c.space_steps[space])
    s.wanted = c.space_feature[space]
    s.envoys = c.space_agents[space]


@rule
def search_card(s, seat, card):
    """No bonus; and the deck is shuffled afterwards, with all that lay underneath."""
    pay_coin(s, seat)
    hold(s, seat, card)
    for other in range(CARDS):
        s.depth[other] = 0


@rule
def hold(s, seat, card):
    s.card[card] = HELD + seat
    s.depth[card] = 0
    leave_phase(s, seat)
    s.turn_over = 1
