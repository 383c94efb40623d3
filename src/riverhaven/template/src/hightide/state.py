"""The state: what there is to know about a match, in numbers; and the moves, phases and reasons, by name."""

from enum import auto

from riverhaven.core.moves import Block, MoveSpace, Named, Phases
from riverhaven.core.record import Field
from riverhaven.core.state import state_type

SEATS, CARDS, HAND = 4, 24, 6
PRIZE = 2  # points for the highest hidden card
CARD_LABELS = tuple(str(card + 1) for card in range(CARDS))

MOVES = MoveSpace(
    PLAY_MOVES := Block("play", card=CARD_LABELS),
    HIDE_MOVES := Block("hide", card=(*CARD_LABELS, "?")),  # the others see only that a card was hidden: "?"
)
UNSEEN = CARDS  # the label "?"


class Phase(Phases):
    """What kind of decision is owed, and the kinds of moves that answer it."""

    TURN = PLAY_MOVES, HIDE_MOVES


class Reason(Named):
    """Why a move is not possible."""

    OK = auto()
    NOT_IN_HAND = auto()
    HAS_HIDDEN = auto()


PHASES, REASONS = Phase.names(), Reason.names()

# On the table lies nothing, a card that this record may not know, or a card.
NOTHING, UNKNOWN, FIRST = 0, 1, 2
PLACE = ("-", "?", *CARD_LABELS)

STATE = state_type(
    Field("leader", range(SEATS), seats=(0,)),  # who began this round
    Field("acted", range(SEATS + 1)),  # how many have played or hidden in this round
    Field("deck", bool, CARDS, by=("card",)),  # the cards that nobody has seen
    Field("hand", bool, SEATS, CARDS, by=("seat", "card")),
    Field("held", range(HAND + 1), SEATS, by=("seat",)),  # how many cards a hand has, which all can see
    Field("played", PLACE, SEATS, by=("seat",)),
    Field("hidden", PLACE, SEATS, by=("seat",)),
)
