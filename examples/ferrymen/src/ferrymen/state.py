"""The state of Ferrymen, its moves, phases and reasons."""

from enum import auto

from riverhaven.core.moves import Block, MoveSpace, Named, Phases
from riverhaven.core.record import Field
from riverhaven.core.state import state_type

SEATS = 5
SUITS = ("oar", "rope", "sail", "net")
RANKS = 13
CARDS = len(SUITS) * RANKS  # a card is its suit * 13 + its rank - 1
HAND = 10
ROUNDS = 3
EXACT = 10  # points for as many tricks as said, and one more for each of them

CARD_LABELS = tuple(f"{suit[0]}{rank}" for suit in SUITS for rank in range(1, RANKS + 1))

MOVES = MoveSpace(
    BID_MOVES := Block("bid", tricks=tuple(map(str, range(HAND + 1)))),
    PLAY_MOVES := Block("play", card=CARD_LABELS),
)


class Phase(Phases):
    """What kind of decision is owed, and the kinds of moves that answer it."""

    BID = BID_MOVES
    PLAY = PLAY_MOVES


class Reason(Named):
    """Why a move is not possible."""

    OK = auto()
    WRONG_PHASE = auto()
    ADDS_UP = auto()
    NOT_IN_HAND = auto()
    FOLLOW_SUIT = auto()


PHASES, REASONS = Phase.names(), Reason.names()
ANSWERS = Phase.answers(MOVES)

NOTHING = 0
PLACE = ("-", *CARD_LABELS)  # what lies somewhere: nothing, or 1 + a card
UNSAID = -1

STATE = state_type(
    Field("round_number", range(ROUNDS)),
    Field("leader", range(SEATS), seats=(0,)),  # who begins: to bid, and then each trick
    Field("acted", range(SEATS + 1)),  # how many have bid, or played to this trick
    Field("trump", PLACE),  # the card that was turned up
    Field("deck", bool, CARDS, by=("card",)),
    Field("hand", bool, SEATS, CARDS, by=("seat", "card")),
    Field("held", range(HAND + 1), SEATS, by=("seat",)),
    Field("said", range(UNSAID, HAND + 1), SEATS, by=("seat",)),
    Field("taken", range(HAND + 1), SEATS, by=("seat",)),
    Field("played", PLACE, SEATS, by=("seat",)),  # a trick lies there until the next one is led
    Field("void", bool, SEATS, len(SUITS), by=("seat",)),  # who did not follow a suit: all know that they have none
)
