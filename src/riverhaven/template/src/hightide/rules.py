"""The rules, in the part of Python that docs/rules-language.md describes: `c` are the parts, `s` is the state."""

from riverhaven.core.dice import draw, random_word
from riverhaven.core.gear import rule
from riverhaven.core.play import ask, end_match

from .state import CARDS, FIRST, HAND, HIDE_MOVES, NOTHING, PLAY_MOVES, PRIZE, UNSEEN, Phase, Reason


@rule
def setup(c, s):
    """Everybody draws a hand; seat 0 leads."""
    for card in range(CARDS):
        s.deck[card] = 1
    for seat in range(s.seats):
        s.held[seat] = HAND
        for _ in range(HAND):
            s.hand[seat, draw(s, s.deck)] = 1
    ask(s, 0, Phase.TURN)


@rule
def card_of(move):
    return PLAY_MOVES.unpack(move) if PLAY_MOVES.holds(move) else HIDE_MOVES.unpack(move)


@rule
def reason(c, s, seat, move):
    """Why a seat that is asked may not play this move."""
    card = card_of(move)
    if card == UNSEEN or s.hand[seat, card] == 0:
        return Reason.NOT_IN_HAND
    if HIDE_MOVES.holds(move) and s.hidden[seat] != NOTHING:
        return Reason.HAS_HIDDEN
    return Reason.OK


@rule
def apply(c, s, seat, move):
    """Play or hide a card; then it is the next one's turn, or the round is over."""
    card = card_of(move)
    if s.acted == 0:
        clear_table(s)
    s.hand[seat, card] = 0
    s.held[seat] -= 1
    if PLAY_MOVES.holds(move):
        s.played[seat] = FIRST + card
    else:
        s.hidden[seat] = FIRST + card
    s.acted += 1
    if s.acted == s.seats:
        end_round(s)
    ask(s, (s.leader + s.acted) % s.seats, Phase.TURN)
    if s.held[s.leader] == 0 and s.acted == 0:
        random_word(s)  # the hidden cards are turned up: where the dice move, all know that no move can be taken back
        reward(s, s.hidden, PRIZE)
        end_match(s)


@rule
def clear_table(s):
    """The last round is taken away only when the next one begins: so everybody sees it whole."""
    for seat in range(s.seats):
        s.played[seat] = NOTHING


@rule
def end_round(s):
    """Who played the highest card takes a point and leads; if all have hidden, nobody does."""
    s.leader = reward(s, s.played, 1)
    s.acted = 0


@rule
def reward(s, cards, points):
    """Points for the highest of the cards that lie there. Returns whose it is; where none lies, the leader."""
    best = s.leader
    for seat in range(s.seats):
        if cards[seat] > cards[best]:
            best = seat
    if cards[best] != NOTHING:
        s.score[best] += points
    return best


@rule
def value(c, s, seat):
    """The points that this seat may hope for, at a glance: those it has, and what its cards are worth."""
    hope = float(s.score[seat])
    for card in range(CARDS):
        hope += s.hand[seat, card] * card / CARDS
    if s.hidden[seat] != NOTHING and s.over == 0:
        hope += PRIZE * (s.hidden[seat] - FIRST) / CARDS
    return hope
