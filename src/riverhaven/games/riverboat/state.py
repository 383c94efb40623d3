"""The state of Riverboat: its record, its constants, its moves."""

from enum import auto

from riverhaven.core.moves import Block, MoveSpace, Named, Phases
from riverhaven.core.record import Field
from riverhaven.core.state import state_type

# ------------------------------------------------------------------------------------------------------------- sizes

SEATS = 4
ROWS, COLUMNS = 5, 8  # of a player board; a field is its row * 8 + its column
FIELDS = ROWS * COLUMNS
WAYS = 6  # round a field, clockwise: e, se, sw, w, nw, ne
EAST, SOUTHEAST, SOUTHWEST = range(3)
COLOUR_COUNT = 5  # of fields
CROP_COUNT = 5
BOAT_TYPES = 9
NOTCHES = 9
CARDS = 17
SPACES = 4  # for opportunity cards
DRAWN = 8  # cultivation cards in a round
STAGES = 5  # the rulebook's phases I to V, and their tiles
ROUNDS = 4

COLOURS = "WGOMB"
COLOUR_NAMES = ("white", "grey", "orange", "mustard", "brown")
JOKER = COLOUR_COUNT  # the cultivation card after the five colours
CROPS = "TWCPK"
CROP_NAMES = ("turnip", "wheat", "corn", "potato", "pumpkin")

# The faces that a crop tile of one or two crops can have; parts.toml says how many there are of each. The first crop
# lies on the field that a move names: of a triangle that is the one that differs, here written last.
SINGLES = tuple(CROPS)
PAIRS = tuple(a + b for i, a in enumerate(CROPS) for b in CROPS[i:])
TRIANGLES = tuple(a + a + b for a in CROPS for b in CROPS)
TILES = (*SINGLES, *PAIRS, *TRIANGLES)
TILE_KINDS = len(TILES)
OPEN_PILES = len(SINGLES) + len(PAIRS)  # a coin opens the piles of these first kinds

# ------------------------------------------------------------------------------------------------------------ values

# crop: 0 is none, then the five crops
EMPTY = 0

# feature: a barn lies on an empty field, a well on a crop; 2 is added once a surveyor stands on it
NO_FEATURE, BARN, WELL = range(3)
SURVEYED = 2
FEATURE_NAMES = (".", "b", "w", "B", "W")

# wanted: the estate feature that is due, and then the field for the one chosen
NOTHING, A_BARN, A_SURVEYOR, ANY_FEATURE, BARN_SITE, WELL_SITE = range(6)
WANTED_NAMES = ("nothing", "barn", "surveyor", "any", "barn-site", "well-site")

# card: where an opportunity card is
DECK = 0
ON_SPACE = 1  # + its space
HELD = ON_SPACE + SPACES  # + the seat
SCORED = HELD + SEATS  # + the seat
CARD_PLACES = (
    "deck",
    *(f"space {space + 1}" for space in range(SPACES)),
    *(f"seat {seat}" for seat in range(SEATS)),
    *(f"seat {seat}, scored" for seat in range(SEATS)),
)

# what an opportunity card counts: first the harvested hexes of each crop
(VARIETY, AGENTS, COINS, BARNS, WELLS, BARNS_AND_WELLS, TRIANGLE_TILES, RIM, TWO_BOATS, NO_COUNT) = range(
    CROP_COUNT, CROP_COUNT + 10
)

# stage: the part of the round, by the number of its phase tile
CULTIVATION, PLANTING, HARVEST, OPPORTUNITY, SCORING, DRAFTING = range(6)
STAGE_NAMES = ("cultivation", "planting", "harvest", "opportunity", "scoring", "drafting")

# points: the sources of a score
SOURCES = (
    "tiles",
    "boats",
    "phase-tile",
    "barns",
    "wells",
    "cards",
    "surveyors",
    "agents",
    "coins",
    "colours",
    "unscored",
    "harbour",
    "agent-rank",
)
(
    FROM_TILES,
    FROM_BOATS,
    FROM_PHASE_TILE,
    FROM_BARNS,
    FROM_WELLS,
    FROM_CARDS,
    FROM_SURVEYORS,
    FROM_AGENTS,
    FROM_COINS,
    FROM_COLOURS,
    FROM_UNSCORED,
    FROM_HARBOUR,
    FROM_AGENT_RANK,
) = range(len(SOURCES))
FINAL_SOURCES = SOURCES[FROM_COINS:]  # of the final scoring
HIGHEST_SCORE = (1 << 15) - 1  # that the header of a state can hold

# ------------------------------------------------------------------------------------------------------------- moves

# As on a chess board: columns are letters, rows are numbered from the bottom.
FIELD_LABELS = tuple(f"{'abcdefgh'[column]}{ROWS - row}" for row in range(ROWS) for column in range(COLUMNS))
TILE_LABELS = tuple(face.lower() for face in TILES)
WAY_LABELS = ("e", "se", "sw", "w", "nw", "ne")
BOAT_LABELS = ("1", "2a", "2b", "3a", "3b", "4", "5", "6", "7")
CARD_LABELS = (
    *("corn", "potato", "pumpkin", "turnip", "wheat", "variety", "agents", "envoys", "pilot-2", "pilot-1", "coins"),
    *("barns", "wells", "barns-and-wells", "triangles", "rim", "fleet"),
)
MOST_SENT = 3
FEATURES = ("barn", "well", "surveyor")
FEATURE_COUNT = len(FEATURES)
TAKE_BARN, TAKE_WELL, TAKE_SURVEYOR = range(3)
REWARDS = ("coin", "step", "agent")
REWARD_COUNT = len(REWARDS)
COIN, STEP, AGENT = range(3)

# The moves of a phase stand together, so that a phase is a range of ids; what costs a coin is a block of its own.
MOVES = MoveSpace(
    DRAFT_MOVES := Block("draft", phase=STAGE_NAMES[:STAGES]),
    PLACE_MOVES := Block("place", field=FIELD_LABELS),
    PAY_MOVES := Block("pay", field=FIELD_LABELS),
    TAKE_MOVES := Block("take", tile=TILE_LABELS),
    BUY_MOVES := Block("buy", tile=TILE_LABELS[:OPEN_PILES]),
    PLANT_MOVES := Block("plant", field=FIELD_LABELS, way=("here", *WAY_LABELS)),
    LOAD_MOVES := Block("load", boat=BOAT_LABELS, crop=CROP_NAMES),
    HIRE_MOVES := Block("hire", boat=BOAT_LABELS, crop=CROP_NAMES),
    PASS_MOVES := Block("pass"),  # ends the range of loading and begins that of surveying
    SURVEY_MOVES := Block("survey", field=FIELD_LABELS),
    ASSESS_MOVES := Block("assess", card=CARD_LABELS),
    CLAIM_MOVES := Block("claim", card=CARD_LABELS),
    SEARCH_MOVES := Block("search", card=CARD_LABELS),
    FEATURE_MOVES := Block("feature", feature=FEATURES),
    BARN_MOVES := Block("barn", field=FIELD_LABELS),
    WELL_MOVES := Block("well", field=FIELD_LABELS),
    SEND_MOVES := Block("send", number=tuple(map(str, range(MOST_SENT + 1)))),
    REWARD_MOVES := Block("reward", reward=REWARDS),
)
PASS = PASS_MOVES.first
HERE = 0

# ------------------------------------------------------------------------------------------------- phases, reasons


class Phase(Phases):
    """What kind of decision is owed, and the kinds of moves that answer it."""

    DRAFT = DRAFT_MOVES
    BONUS_WORKER = PLACE_MOVES
    CULTIVATE = PLACE_MOVES, PAY_MOVES
    TAKE = TAKE_MOVES, BUY_MOVES
    PLANT = PLANT_MOVES
    LOAD = LOAD_MOVES, HIRE_MOVES, PASS_MOVES
    CLAIM = CLAIM_MOVES, SEARCH_MOVES
    FEATURE = FEATURE_MOVES
    SITE = BARN_MOVES, WELL_MOVES
    SEND = SEND_MOVES
    REWARD = REWARD_MOVES
    SURVEY = PASS_MOVES, SURVEY_MOVES, ASSESS_MOVES


PHASES = Phase.names()
ANSWERS = Phase.answers(MOVES)
# Every phase but planting has one block of moves or two, besides to pass, each small enough for a bit for each move in
# a number. Where these begin:
OFFERED = tuple([block.first for block in phase.blocks if block is not PASS_MOVES] for phase in Phase)
FIRST_MOVE, SECOND_MOVE = tuple(first for first, *_ in OFFERED), tuple(last for *_, last in OFFERED)


class Reason(Named):
    """Why a move is not possible."""

    OK = auto()
    WRONG_PHASE = auto()
    TILE_TAKEN = auto()
    FIELD_NOT_EMPTY = auto()
    WRONG_COLOUR = auto()
    NO_NEED_TO_PAY = auto()
    NO_COIN = auto()
    NOT_ON_DISPLAY = auto()
    NONE_LEFT = auto()
    NO_ROOM = auto()
    OFF_THE_BOARD = auto()
    NOT_UNDER_WORKERS = auto()
    SAME_EITHER_WAY = auto()
    WRONG_LOAD = auto()
    WRONG_FEATURE = auto()
    NO_WELL_HERE = auto()
    TOO_MANY = auto()
    NOTHING_TO_SURVEY = auto()
    ALREADY_SURVEYED = auto()
    NOT_YOUR_CARD = auto()


REASONS = Reason.names()

# ------------------------------------------------------------------------------------------------------------ limits

# What a box may hold, an owner's own too. With these, every count of components fits a byte.
MOST_WORKERS = FIELDS + ROUNDS  # of a player: one for each field at the start, and a bonus worker in each round
MOST_PIECES = 100  # coins, barns, wells, surveyors, workers on the round track
MOST_COPIES = 20  # of a crop tile, a boat, a cultivation card
MOST_CAPACITY = 20  # of a boat: so many are drawn
MOST_SHOWN = (100, 5, 3)  # crop tiles of one, two and three hexes: what is drawn has no more room
MOST_GAINED = 20  # coins or steps that come at once
MOST_POINTS = 1000  # printed for one thing
HARBOUR_SPACES = 100
MOST_PLACED = 9  # surveyors that a player may place in a round
MOST_ACTIVE = ROUNDS * MOST_PLACED

# A score marker lies on 0, and moves for every tile, boat and surveyor of its player, twice for income after each
# round, once for each source of final points, and for the opportunity tile, which one player holds in each round.
MOST_ARRIVALS = SEATS * (1 + FIELDS + NOTCHES + MOST_ACTIVE + 2 * ROUNDS + len(FINAL_SOURCES)) + ROUNDS

# ------------------------------------------------------------------------------------------------------------ record

PIECES = range(MOST_PIECES + 1)
COPIES = range(MOST_COPIES + 1)

STATE = state_type(
    # options
    Field("reshuffle", bool),
    # the round
    Field("round_number", range(ROUNDS + 1), about="the round; 0 only before set-up"),
    Field("stage", STAGE_NAMES, about="the part of the round"),
    Field("first", range(SEATS), seats=(0,), about="who has the first-player marker"),
    Field("holder", range(-1, SEATS), STAGES, by=("phase",), seats=(0,), about="who holds each phase tile; -1: nobody"),
    Field("active", range(SEATS), seats=(0,), about="whose turn it is; in cultivation, the holder"),
    Field("turn_over", bool, about="the active player has done all and the next one follows"),
    Field("passed", range(1 << SEATS), bits="seat", about="who is out of this phase"),
    Field("loaded", range(NOTCHES + 1), SEATS, by=("seat",), about="boats loaded in this round"),
    Field("placed_now", range(MOST_PLACED + 1), about="surveyors that the active player has placed in this round"),
    # what the active player is owed, or owes
    Field("tile", ("none", *TILE_LABELS), about="the crop tile taken but not yet planted: 1 + its kind, or 0"),
    Field("wanted", WANTED_NAMES, about="the estate feature that is due"),
    Field("harvest_bonus", bool, about="whether the harvest bonus is due"),
    Field("envoys", range(MOST_SENT + 1), about="workers that may be sent to New Orleans"),
    # cultivation
    Field("revealed", (".", *COLOURS, "*"), DRAWN, about="this round's cards so far: 1 + colour, or 0"),
    Field("reveals", range(DRAWN + 1), about="cultivation cards revealed in this round"),
    Field(
        "cards_left",
        COPIES,
        COLOUR_COUNT + 1,
        labels=(*COLOUR_NAMES, "joker"),
        about="cultivation cards in the deck, by colour",
    ),
    # the boards in the middle
    Field("track", PIECES, about="workers on the round track"),
    Field("display", COPIES, TILE_KINDS, by=("tile",), about="crop tiles on display, by face"),
    Field("pile", COPIES, TILE_KINDS, by=("tile",), about="crop tiles in the piles, by face"),
    Field("dock", bool, BOAT_TYPES, by=("boat",), about="boats on display"),
    Field("boat_pile", COPIES, BOAT_TYPES, by=("boat",), about="boats in the piles, by type"),
    Field("card", CARD_PLACES, CARDS, by=("card",), seats=(HELD, SCORED), about="where each opportunity card is"),
    Field(
        "depth",
        range(ROUNDS + 1),
        CARDS,
        by=("card",),
        about="of a card in the deck: 0 shuffled, else the round after which it was put underneath",
    ),
    Field("bank", PIECES, about="coins in the bank"),
    Field("barns", PIECES, about="barns left"),
    Field("wells", PIECES, about="wells left"),
    Field("surveyor_supply", PIECES, about="surveyors left"),
    # the players
    Field("board", ("A", "B", "C", "D"), SEATS, by=("seat",), about="which player board a seat has"),
    Field("crop", (".", *CROPS), SEATS, FIELDS, by=("seat", "field"), about="what grows on each field"),
    Field("worker", (".", "w"), SEATS, FIELDS, by=("seat", "field"), about="where workers stand"),
    Field(
        "feature",
        FEATURE_NAMES,
        SEATS,
        FIELDS,
        by=("seat", "field"),
        about="barns and wells on the fields; capital: a surveyor stands there",
    ),
    Field(
        "patch",
        range(FIELDS + 1),
        SEATS,
        FIELDS,
        by=("seat", "field"),
        about="which tile of its owner covers a field, counted from 1",
    ),
    Field("patches", range(FIELDS + 1), SEATS, by=("seat",), about="tiles planted"),
    Field("triangles", range(FIELDS // 3 + 1), SEATS, by=("seat",), about="planted tiles of three hexes"),
    Field("workers", range(MOST_WORKERS + 1), SEATS, by=("seat",), about="workers in the supply"),
    Field("bonus_workers", range(ROUNDS + 1), SEATS, by=("seat",), about="workers taken from the round track"),
    Field("agents", range(MOST_WORKERS + 1), SEATS, by=("seat",), about="workers in New Orleans"),
    Field("coins", PIECES, SEATS, by=("seat",), about="coins of a seat"),
    Field("surveyors", PIECES, SEATS, by=("seat",), about="surveyors in the supply"),
    Field("active_surveyors", range(MOST_ACTIVE + 1), SEATS, by=("seat",), about="surveyors on the board"),
    Field("master", range(HARBOUR_SPACES), SEATS, by=("seat",), about="the harbour master's space"),
    Field(
        "boat",
        (".", *BOAT_LABELS),
        SEATS,
        NOTCHES,
        by=("seat",),
        about="the boat in each notch: 1 + type, or 0",
    ),
    Field("boats", range(NOTCHES + 1), SEATS, by=("seat",), about="boats loaded"),
    Field(
        "points",
        range(HIGHEST_SCORE + 1),
        SEATS,
        len(SOURCES),
        by=("seat",),
        labels=SOURCES,
        about="parts of the score",
    ),
    Field(
        "arrival",
        range(MOST_ARRIVALS + 1),
        SEATS,
        by=("seat",),
        about="when the score marker came to its space: the later lies on top",
    ),
    Field("arrivals", range(MOST_ARRIVALS + 1), about="how often a score marker has moved"),
)
