"""The state of Cleopatra's Caboose: its record, its constants, its moves."""

import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

from riverhaven.core.moves import Block, MoveSpace
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

# Kinds of Auction cards: the Train cards, the Building cards, the Fruit cards. Only the first two go to the hand.
FIRST_BUILDING = TRAIN_KINDS
HAND_KINDS = TRAIN_KINDS + BUILDINGS
FIRST_FRUIT_CARD = HAND_KINDS
AUCTION_KINDS = HAND_KINDS + FRUIT_CARDS

# Nobody can hold more Florins: 20, ten turns of three shipments at 12, and twenty buildings that pay at most 12 each.
MAX_BID = 650

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

# phases
BID, GOD, TAKE, GIFT, ACT, LINE, ORIGIN, SOURCE, DISCARD = range(9)
PHASES = ("bid", "god", "take", "gift", "act", "line", "origin", "source", "discard")

# reasons
REASONS = (
    "ok",
    "wrong-phase",
    "bid-too-low",
    "too-dear",
    "god-taken",
    "not-on-display",
    "display-first",
    "must-take",
    "no-train-card",
    "no-building-card",
    "no-fruit-card",
    "no-city-card",
    "too-few-trains",
    "no-line",
    "line-elsewhere",
    "line-yours",
    "line-full",
    "pyramid-here",
    "pyramid-used",
    "city-not-empty",
    "not-demanded",
    "fruit-out-of-reach",
    "not-in-supply",
    "same-city",
    "not-connected",
    "no-such-cube",
    "card-lacks-fruit",
    "not-in-hand",
)
(
    OK,
    WRONG_PHASE,
    BID_TOO_LOW,
    TOO_DEAR,
    GOD_TAKEN,
    NOT_ON_DISPLAY,
    DISPLAY_FIRST,
    MUST_TAKE,
    NO_TRAIN_CARD,
    NO_BUILDING_CARD,
    NO_FRUIT_CARD,
    NO_CITY_CARD,
    TOO_FEW_TRAINS,
    NO_LINE,
    LINE_ELSEWHERE,
    LINE_YOURS,
    LINE_FULL,
    PYRAMID_HERE,
    PYRAMID_USED,
    CITY_NOT_EMPTY,
    NOT_DEMANDED,
    FRUIT_OUT_OF_REACH,
    NOT_IN_SUPPLY,
    SAME_CITY,
    NOT_CONNECTED,
    NO_SUCH_CUBE,
    CARD_LACKS_FRUIT,
    NOT_IN_HAND,
) = range(len(REASONS))

# ------------------------------------------------------------------------------------------------------------ labels


def distinct(labels: list[str]) -> tuple[str, ...]:
    """`labels`, the second of its name with "-2" and so on: an owner's cards may repeat."""
    counts = [labels[: i + 1].count(label) for i, label in enumerate(labels)]
    return tuple(label if count == 1 else f"{label}-{count}" for label, count in zip(labels, counts, strict=True))


def city_names(toml: dict[str, Any]) -> tuple[str, ...]:
    return tuple(chain.from_iterable(zip(toml["nile"]["west"], toml["nile"]["east"], strict=True)))


FRUIT_NAMES = tuple(TOML["fruit"]["names"])
# Cities row by row from the north, the west bank before the east bank.
CITY_NAMES = city_names(TOML)
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
    Block("bid", florins=tuple(map(str, range(1, MAX_BID + 1)))),
    Block("god", god=GOD_LABELS),
    Block("take", auction_card=AUCTION_LABELS),
    Block("gift", city_card=CITY_CARD_LABELS),
    Block("pass"),
    # The six actions; track, ship and build are followed by a choice of line, origin or sources, where there is one.
    Block("track", train_card=TRAIN_LABELS, city_card=CITY_CARD_LABELS),
    Block("build", building=BUILDING_LABELS, city_card=CITY_CARD_LABELS),
    Block("ship", city_card=CITY_CARD_LABELS, fruit=FRUIT_NAMES),
    Block("produce", city_card=CITY_CARD_LABELS, fruit_card=FRUIT_CARD_LABELS),
    Block("pyramid", pyramid=PYRAMID_LABELS, city=CITY_LABELS),
    Block("draw", open_card=(*CITY_CARD_LABELS, "deck")),
    Block("end"),
    Block("line", line=LINE_LABELS),
    Block("from", origin=CITY_LABELS),
    Block("use", source=(*CITY_LABELS, *FRUIT_CARD_LABELS)),
    Block("discard", hand_card=(*TRAIN_LABELS, *BUILDING_LABELS, *CITY_CARD_LABELS)),
)
BID_MOVES = MOVES.start("bid")
GOD_MOVES = MOVES.start("god")
TAKE_MOVES = MOVES.start("take")
GIFT_MOVES = MOVES.start("gift")
PASS = MOVES.start("pass")
TRACK_MOVES = MOVES.start("track")
BUILD_MOVES = MOVES.start("build")
SHIP_MOVES = MOVES.start("ship")
PRODUCE_MOVES = MOVES.start("produce")
PYRAMID_MOVES = MOVES.start("pyramid")
DRAW_MOVES = MOVES.start("draw")
END = MOVES.start("end")
LINE_MOVES = MOVES.start("line")
ORIGIN_MOVES = MOVES.start("from")
SOURCE_MOVES = MOVES.start("use")
DISCARD_MOVES = MOVES.start("discard")
# The moves of each phase; to bid, to take and to be given a card, one may also pass.
FIRST_MOVE = tuple(map(MOVES.start, ("bid", "god", "take", "gift", "track", "line", "from", "use", "discard")))
LAST_MOVE = (
    GOD_MOVES - 1,
    TAKE_MOVES - 1,
    GIFT_MOVES - 1,
    PASS - 1,
    END,
    ORIGIN_MOVES - 1,
    SOURCE_MOVES - 1,
    DISCARD_MOVES - 1,
    MOVES.size - 1,
)
DECK = CITY_CARDS  # what can be drawn after the open City cards
SOURCES = CITIES + FRUIT_CARDS  # of a fruit: a city's cube, or a Fruit card

# ------------------------------------------------------------------------------------------------------------ record

STATE = state_type(
    # options
    ("length", "i1"),
    ("eaten_fruit", "i1"),
    ("hand_limit", "i1"),
    ("open_hands", "i1"),
    # the turn
    ("turn", "i1"),
    ("start_player", "i1"),
    ("active", "i1"),  # who bids, chooses a god, or acts
    ("takes_left", "i1"),  # Auction cards that the active player may still take
    ("actions_left", "i1"),
    # the action that waits for a line, an origin or a source; NONE where nothing does
    ("card", "i1"),  # the City card played
    ("train", "i1"),
    ("building", "i1"),
    ("fruit", "i1"),  # to be shipped
    ("source", "i1", (BUILDING_COST,)),  # of each fruit of the building, as far as chosen
    # the auction
    ("bid", "i2", (SEATS,)),
    ("rank", "i1", (SEATS,)),  # the place in the order, from 1; 0 while still bidding
    ("god", "i1", (SEATS,)),
    # the map
    ("light", "i1"),  # the shade of cities whose markers show the light side
    ("marker", "i1", (CITIES,)),
    ("bonus", "i1", (CITIES,)),  # the sum of the building markers
    ("pyramid", "i1", (CITIES,)),
    ("cube", "i1", (CITIES, FRUITS)),
    ("trains", "i1", (LINES, SEATS)),
    ("network", "i2", (CITIES,)),  # a bit for each city that built lines connect with this one, itself included
    ("market", "i1", (FRUITS,)),
    ("supply", "i1", (FRUITS,)),
    # the Auction cards, by kind
    ("auction_deck", "i1", (AUCTION_KINDS,)),
    ("auction_left", "i1"),  # cards in the deck
    ("auction_display", "i1", (AUCTION_KINDS,)),
    ("auction_discard", "i1", (AUCTION_KINDS,)),
    # the City cards, one by one
    ("city_at", "i1", (CITY_CARDS,)),
    ("city_left", "i1"),  # cards in the deck
    ("city_era", "i1", (CITY_CARDS,)),  # with which shuffle the card came into the deck
    ("city_seen", "i1", (CITY_CARDS,)),  # 1: in a hand, and all know it
    ("shuffles", "i1"),  # reshuffles of the City deck
    # the players
    ("florins", "i2", (SEATS,)),
    ("trains_left", "i1", (SEATS,)),
    ("hand", "i1", (SEATS, HAND_KINDS)),  # Train and Building cards
    ("known", "i1", (SEATS, HAND_KINDS)),  # of these, what all have seen being taken
    ("hand_count", "i1", (SEATS,)),
    ("city_count", "i1", (SEATS,)),  # City cards in hand
    ("unseen", "i1", (SEATS, ERAS)),  # of these, how many nobody else has seen, by the era of the deck they came from
    ("fruit_card", "i1", (SEATS, FRUIT_CARDS)),  # face up
    ("builder", "i1", (BUILDINGS,)),  # before whom a building lies face up
    ("site", "i1", (BUILDINGS,)),  # in which city it stands
)

NAMES = {
    "card": ("-", *CITY_CARD_LABELS),
    "train": ("-", *TRAIN_LABELS),
    "building": ("-", *BUILDING_LABELS),
    "fruit": ("-", *FRUIT_NAMES),
    "source": ("-", *CITY_LABELS, *FRUIT_CARD_LABELS),
    "god": ("-", *GOD_LABELS),
    "pyramid": ("-", *PYRAMID_LABELS),
    "city_at": CITY_AT_NAMES,
    "site": ("-", *CITY_LABELS),
}
