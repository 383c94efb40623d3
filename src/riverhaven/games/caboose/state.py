"""The state of Cleopatra's Caboose: its record, its constants, its moves."""

import tomllib
from enum import auto
from itertools import chain
from pathlib import Path

from riverhaven.core.moves import Block, MoveSpace, Named, Phases
from riverhaven.core.record import Field
from riverhaven.core.state import MAX_SEATS, state_type

# What cards and cities are called in moves stands in the parts file. With an owner's own file the names stay the same.
TOML = tomllib.loads((Path(__file__).parent / "parts.toml").read_text(encoding="utf-8"))

# ------------------------------------------------------------------------------------------------------------- sizes

SEATS = MAX_SEATS
CITIES = 12
LINES = 18
CITY_LINES = 4  # the most lines that end in one city
FRUITS = 5
FRUIT_LETTERS = "CRLYB"
TRAIN_KINDS = 3
BUILDINGS = 20
FRUIT_CARDS = 15
BUILDING_COST = 3  # the most fruits that a building costs
BUILDING_TYPES = 5
CITY_CARDS = 60
PYRAMIDS = 6
GODS = 7
SETS = 6  # from no type to five types
TRAIN_SIZES: tuple[int, ...] = tuple(group["size"] for group in TOML["trains"])

# Kinds of Auction cards: the Train cards, the Building cards, the Fruit cards. Only the first two go to the hand.
FIRST_BUILDING = TRAIN_KINDS
HAND_KINDS = TRAIN_KINDS + BUILDINGS
FIRST_FRUIT_CARD = HAND_KINDS
AUCTION_KINDS = HAND_KINDS + FRUIT_CARDS

# ------------------------------------------------------------------------------------------------------------ limits

# An owner's box may hold other numbers than ours. What is printed on a component, and how many there are of a kind,
# fits into a byte.
MOST = 127
COUNT = range(MOST + 1)
MARKET = range(-MOST, MOST + 1)

# Every turn at least one Auction card is opened for each of three players, and no such card is needed twice.
MOST_TURNS = MOST // 3

# With our parts nobody can hold more Florins: 20, ten turns of three shipments at 12, and twenty buildings that pay at
# most 12 each. With other parts one may, but not bid it.
MAX_BID = 650
MOST_FLORINS = MOST_POINTS = (1 << 15) - 1  # two bytes

# No match takes more decisions. Ours take at most 7,125, nearly all of them bids that rise by one Florin up to MAX_BID
# (`decisions_a_turn` in limits.py); an owner's parts that could lead to more than this are refused.
LONGEST = 10_000

# ------------------------------------------------------------------------------------------------------------ values

# city_at: where a City card is; IN_HAND + seat is the hand of a seat
IN_DECK, IN_DISCARD, ON_DISPLAY, IN_HAND = range(4)
CITY_AT_NAMES = ("deck", "discard", "display", *(f"hand-{seat}" for seat in range(SEATS)))

# A card in a hand that nobody saw being taken came from the deck as it was after so many reshuffles; later ones count
# as the last of these eras.
ERAS = 16

# god: 0 is none
HAPI, IMHOTEP, HORUS, PTAH, SET, BES, THOTH = range(1, GODS + 1)

NONE = 0  # no card, pyramid, source or seat; counted from 1 where there is one

# ------------------------------------------------------------------------------------------------------------ labels


def distinct(labels: list[str]) -> tuple[str, ...]:
    """`labels`, the second of its name with "-2" and so on: an owner's cards may repeat."""
    counts = [labels[: i + 1].count(label) for i, label in enumerate(labels)]
    return tuple(label if count == 1 else f"{label}-{count}" for label, count in zip(labels, counts, strict=True))


FRUIT_NAMES = tuple(TOML["fruit"]["names"])
WEST_BANK, EAST_BANK = tuple(TOML["nile"]["west"]), tuple(TOML["nile"]["east"])
# Cities row by row from the north, the west bank before the east bank.
CITY_NAMES = tuple(chain.from_iterable(zip(WEST_BANK, EAST_BANK, strict=True)))
CITY_LABELS = tuple(name.lower() for name in CITY_NAMES)
LINE_ENDS = tuple(tuple(map(CITY_NAMES.index, ends)) for group in TOML["lines"] for ends in group["ends"])
LINE_LABELS = tuple(f"{CITY_LABELS[a]}-{CITY_LABELS[b]}" for a, b in LINE_ENDS)
TYPE_NAMES = tuple(dict.fromkeys(group["type"] for group in TOML["buildings"]))
TRAIN_LABELS = tuple(f"train-{group['size']}" for group in TOML["trains"])
BUILDING_LABELS = distinct(
    [f"{group['type']}-{cost.lower()}" for group in TOML["buildings"] for cost in group["costs"]]
)
FRUIT_CARD_LABELS = distinct([f"fruit-{pair.lower()}" for group in TOML["fruit_cards"] for pair in group["fruits"]])
AUCTION_LABELS = (*TRAIN_LABELS, *BUILDING_LABELS, *FRUIT_CARD_LABELS)
CITY_CARD_LABELS = distinct(
    [f"{group['city'].lower()}-{demand.lower()}" for group in TOML["city_cards"] for demand in group["demands"]]
)
PYRAMID_VALUES = tuple(sorted(value for group in TOML["pyramids"] for value in group["values"]))
PYRAMID_LABELS = tuple(map(str, PYRAMID_VALUES))
GOD_LABELS = ("hapi", "imhotep", "horus", "ptah", "set", "bes", "thoth")

# ------------------------------------------------------------------------------------------------------------- moves

MOVES = MoveSpace(
    BID_MOVES := Block("bid", florins=tuple(map(str, range(1, MAX_BID + 1)))),
    GOD_MOVES := Block("god", god=GOD_LABELS),
    TAKE_MOVES := Block("take", auction_card=AUCTION_LABELS),
    GIFT_MOVES := Block("gift", city_card=CITY_CARD_LABELS),
    PASS_MOVES := Block("pass"),
    # The six actions; track, ship and build are followed by a choice of line, origin or sources, where there is one.
    TRACK_MOVES := Block("track", train_card=TRAIN_LABELS, city_card=CITY_CARD_LABELS),
    BUILD_MOVES := Block("build", building=BUILDING_LABELS, city_card=CITY_CARD_LABELS),
    SHIP_MOVES := Block("ship", city_card=CITY_CARD_LABELS, fruit=FRUIT_NAMES),
    PRODUCE_MOVES := Block("produce", city_card=CITY_CARD_LABELS, fruit_card=FRUIT_CARD_LABELS),
    PYRAMID_MOVES := Block("pyramid", pyramid=PYRAMID_LABELS, city=CITY_LABELS),
    DRAW_MOVES := Block("draw", open_card=(*CITY_CARD_LABELS, "deck")),
    END_MOVES := Block("end"),
    LINE_MOVES := Block("line", line=LINE_LABELS),
    ORIGIN_MOVES := Block("from", origin=CITY_LABELS),
    SOURCE_MOVES := Block("use", source=(*CITY_LABELS, *FRUIT_CARD_LABELS)),
    DISCARD_MOVES := Block("discard", hand_card=(*TRAIN_LABELS, *BUILDING_LABELS, *CITY_CARD_LABELS)),
)
PASS, END = PASS_MOVES.first, END_MOVES.first
DECK = CITY_CARDS  # what can be drawn after the open City cards
SOURCES = CITIES + FRUIT_CARDS  # of a fruit: a city's cube, or a Fruit card

# ------------------------------------------------------------------------------------------------- phases, reasons


class Phase(Phases):
    """What kind of decision is owed, and the kinds of moves that answer it."""

    BID = BID_MOVES, PASS_MOVES
    GOD = GOD_MOVES
    TAKE = TAKE_MOVES, PASS_MOVES
    GIFT = GIFT_MOVES, PASS_MOVES
    ACT = TRACK_MOVES, BUILD_MOVES, SHIP_MOVES, PRODUCE_MOVES, PYRAMID_MOVES, DRAW_MOVES, END_MOVES
    LINE = LINE_MOVES
    ORIGIN = ORIGIN_MOVES
    SOURCE = SOURCE_MOVES
    DISCARD = DISCARD_MOVES


PHASES = Phase.names()
ANSWERS = Phase.answers(MOVES)


class Reason(Named):
    """Why a move is not possible."""

    OK = auto()
    WRONG_PHASE = auto()
    BID_TOO_LOW = auto()
    TOO_DEAR = auto()
    GOD_TAKEN = auto()
    NOT_ON_DISPLAY = auto()
    DISPLAY_FIRST = auto()
    MUST_TAKE = auto()
    NO_TRAIN_CARD = auto()
    NO_BUILDING_CARD = auto()
    NO_FRUIT_CARD = auto()
    NO_CITY_CARD = auto()
    TOO_FEW_TRAINS = auto()
    NO_LINE = auto()
    LINE_ELSEWHERE = auto()
    LINE_YOURS = auto()
    LINE_FULL = auto()
    PYRAMID_HERE = auto()
    PYRAMID_USED = auto()
    CITY_NOT_EMPTY = auto()
    NOT_DEMANDED = auto()
    FRUIT_OUT_OF_REACH = auto()
    NOT_IN_SUPPLY = auto()
    SAME_CITY = auto()
    NOT_CONNECTED = auto()
    NO_SUCH_CUBE = auto()
    CARD_LACKS_FRUIT = auto()
    NOT_IN_HAND = auto()


REASONS = Reason.names()

# ------------------------------------------------------------------------------------------------------------ record

STATE = state_type(
    # options
    Field("length", range(2)),
    Field("eaten_fruit", bool),
    Field("hand_limit", bool),
    Field("open_hands", bool),
    # the turn
    Field("turn", range(1, MOST_TURNS + 1), about="the number of the turn"),
    Field("start_player", range(SEATS), seats=(0,), about="who begins"),
    Field("active", range(SEATS), seats=(0,), about="who bids, chooses a god, or acts"),
    Field("takes_left", COUNT, about="Auction cards that the active player may still take"),
    Field("actions_left", COUNT, about="actions that the active player still has"),
    # the action that waits for a line, an origin or a source; NONE where nothing does
    Field("card", ("-", *CITY_CARD_LABELS), about="the City card played"),
    Field("train", ("-", *TRAIN_LABELS), about="the train to be placed"),
    Field("building", ("-", *BUILDING_LABELS), about="the building to be built"),
    Field("fruit", ("-", *FRUIT_NAMES), about="the fruit to be shipped"),
    Field(
        "source",
        ("-", *CITY_LABELS, *FRUIT_CARD_LABELS),
        BUILDING_COST,
        about="where each fruit for the building comes from, as far as chosen",
    ),
    # the auction
    Field("bid", range(MAX_BID + 1), SEATS, by=("seat",), about="each seat's bid"),
    Field("rank", range(SEATS + 1), SEATS, by=("seat",), about="the place in the order, from 1; 0: still bidding"),
    Field("god", ("-", *GOD_LABELS), SEATS, by=("seat",), about="the god that a seat has chosen"),
    # the map
    Field("light", range(2), about="the shade of cities whose markers show the light side"),
    Field("marker", range(CITIES), CITIES, by=("city",), about="which marker lies in a city"),
    Field("bonus", COUNT, CITIES, by=("city",), about="the sum of the building markers in a city"),
    Field("pyramid", ("-", *PYRAMID_LABELS), CITIES, by=("city",), about="the pyramid in a city"),
    Field("cube", COUNT, CITIES, FRUITS, by=("city", "fruit"), about="fruit in a city, by kind"),
    Field(
        "trains", range(max(TRAIN_SIZES) + 1), LINES, SEATS, by=("line", "seat"), about="trains of a seat on each line"
    ),
    Field(
        "network",
        range(1 << CITIES),
        CITIES,
        by=("city",),
        bits="city",
        about="the cities that built lines connect with this one, and it",
    ),
    Field("market", MARKET, FRUITS, by=("fruit",), about="the price of each fruit"),
    Field("supply", COUNT, FRUITS, by=("fruit",), about="fruit left, by kind"),
    # the Auction cards, by kind
    Field(
        "auction_deck",
        COUNT,
        AUCTION_KINDS,
        by=("auction_card",),
        about="Auction cards that I have not seen, by kind",
    ),
    Field("auction_left", COUNT, about="cards in the Auction deck"),
    Field("auction_display", COUNT, AUCTION_KINDS, by=("auction_card",), about="Auction cards on display, by kind"),
    Field("auction_discard", COUNT, AUCTION_KINDS, by=("auction_card",), about="Auction cards discarded, by kind"),
    # the City cards, one by one
    Field("city_at", CITY_AT_NAMES, CITY_CARDS, by=("city_card",), seats=(IN_HAND,), about="where each City card is"),
    Field("city_left", range(CITY_CARDS + 1), about="cards in the City deck"),
    Field(
        "city_era",
        range(ERAS),
        CITY_CARDS,
        by=("city_card",),
        about="with which shuffle the card came into the deck",
    ),
    Field("city_seen", bool, CITY_CARDS, by=("city_card",), about="of a City card in a hand: whether all know it"),
    Field("shuffles", range(ERAS), about="reshuffles of the City deck"),
    # the players
    Field("florins", range(MOST_FLORINS + 1), SEATS, by=("seat",), about="money"),
    Field("trains_left", COUNT, SEATS, by=("seat",), about="trains in the supply of a seat"),
    Field(
        "hand",
        COUNT,
        SEATS,
        HAND_KINDS,
        by=("seat", "auction_card"),
        about="Train and Building cards in a hand, by kind",
    ),
    Field(
        "known",
        COUNT,
        SEATS,
        HAND_KINDS,
        by=("seat", "auction_card"),
        about="of a hand, what all have seen being taken",
    ),
    Field("hand_count", COUNT, SEATS, by=("seat",), about="Train and Building cards in a hand"),
    Field("city_count", range(CITY_CARDS + 1), SEATS, by=("seat",), about="City cards in hand"),
    Field(
        "unseen",
        range(CITY_CARDS + 1),
        SEATS,
        ERAS,
        by=("seat",),
        about="of these City cards, how many nobody else has seen, by the era of the deck they came from",
    ),
    Field(
        "fruit_card",
        bool,
        SEATS,
        FRUIT_CARDS,
        by=("seat", "fruit_card"),
        about="Fruit cards that lie face up before a seat",
    ),
    Field(
        "builder",
        range(SEATS + 1),
        BUILDINGS,
        by=("building",),
        seats=(1,),
        about="before whom a building lies face up; 0: nobody",
    ),
    Field("site", ("-", *CITY_LABELS), BUILDINGS, by=("building",), about="in which city a building stands"),
)
