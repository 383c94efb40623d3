"""The state of Riverboat: its record, its constants, its moves."""

from riverhaven.core.moves import Block, MoveSpace
from riverhaven.core.state import state_type

# ------------------------------------------------------------------------------------------------------------- sizes

SEATS = 4
ROWS, COLUMNS = 5, 8  # of a player board; a field is its row * 8 + its column
FIELDS = ROWS * COLUMNS
WAYS = 6  # round a field, clockwise: e, se, sw, w, nw, ne
COLOUR_COUNT = 5  # of fields
CROP_COUNT = 5
BOAT_TYPES = 9
NOTCHES = 9
CARDS = 17
SPACES = 4  # for opportunity cards
DRAWN = 8  # cultivation cards in a round
STAGES = 5  # the rulebook's phases I to V, and their tiles

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

# phases: what kind of decision is owed
DRAFT, BONUS_WORKER, CULTIVATE, TAKE, PLANT, LOAD, CLAIM, FEATURE, SITE, SEND, REWARD, SURVEY = range(12)
PHASES = (
    "draft",
    "bonus-worker",
    "cultivate",
    "take",
    "plant",
    "load",
    "claim",
    "feature",
    "site",
    "send",
    "reward",
    "survey",
)

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

# reasons
REASONS = (
    "ok",
    "wrong-phase",
    "tile-taken",
    "field-not-empty",
    "wrong-colour",
    "no-need-to-pay",
    "no-coin",
    "not-on-display",
    "none-left",
    "no-room",
    "off-the-board",
    "not-under-workers",
    "same-either-way",
    "wrong-load",
    "wrong-feature",
    "no-well-here",
    "too-many",
    "nothing-to-survey",
    "already-surveyed",
    "not-your-card",
)
(
    OK,
    WRONG_PHASE,
    TILE_TAKEN,
    FIELD_NOT_EMPTY,
    WRONG_COLOUR,
    NO_NEED_TO_PAY,
    NO_COIN,
    NOT_ON_DISPLAY,
    NONE_LEFT,
    NO_ROOM,
    OFF_THE_BOARD,
    NOT_UNDER_WORKERS,
    SAME_EITHER_WAY,
    WRONG_LOAD,
    WRONG_FEATURE,
    NO_WELL_HERE,
    TOO_MANY,
    NOTHING_TO_SURVEY,
    ALREADY_SURVEYED,
    NOT_YOUR_CARD,
) = range(len(REASONS))

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
COIN, STEP, AGENT = range(3)

# The moves of a phase stand together, so that a phase is a range of ids; what costs a coin is a block of its own.
MOVES = MoveSpace(
    Block("draft", phase=STAGE_NAMES[:STAGES]),
    Block("place", field=FIELD_LABELS),
    Block("pay", field=FIELD_LABELS),
    Block("take", tile=TILE_LABELS),
    Block("buy", tile=TILE_LABELS[:OPEN_PILES]),
    Block("plant", field=FIELD_LABELS, way=("here", *WAY_LABELS)),
    Block("load", boat=BOAT_LABELS, crop=CROP_NAMES),
    Block("hire", boat=BOAT_LABELS, crop=CROP_NAMES),
    Block("pass"),  # ends the range of loading and begins that of surveying
    Block("survey", field=FIELD_LABELS),
    Block("assess", card=CARD_LABELS),
    Block("claim", card=CARD_LABELS),
    Block("search", card=CARD_LABELS),
    Block("feature", feature=FEATURES),
    Block("barn", field=FIELD_LABELS),
    Block("well", field=FIELD_LABELS),
    Block("send", number=tuple(map(str, range(MOST_SENT + 1)))),
    Block("reward", reward=REWARDS),
)
DRAFT_MOVES = MOVES.start("draft")
PLACE_MOVES = MOVES.start("place")
PAY_MOVES = MOVES.start("pay")
TAKE_MOVES = MOVES.start("take")
BUY_MOVES = MOVES.start("buy")
PLANT_MOVES = MOVES.start("plant")
LOAD_MOVES = MOVES.start("load")
HIRE_MOVES = MOVES.start("hire")
PASS = MOVES.start("pass")
SURVEY_MOVES = MOVES.start("survey")
ASSESS_MOVES = MOVES.start("assess")
CLAIM_MOVES = MOVES.start("claim")
SEARCH_MOVES = MOVES.start("search")
FEATURE_MOVES = MOVES.start("feature")
BARN_MOVES = MOVES.start("barn")
WELL_MOVES = MOVES.start("well")
SEND_MOVES = MOVES.start("send")
REWARD_MOVES = MOVES.start("reward")
# The moves of phase p are those from FIRST_MOVE[p] up to, but not including, END_MOVE[p].
FIRST_MOVE = (
    *(DRAFT_MOVES, PLACE_MOVES, PLACE_MOVES, TAKE_MOVES, PLANT_MOVES, LOAD_MOVES),
    *(CLAIM_MOVES, FEATURE_MOVES, BARN_MOVES, SEND_MOVES, REWARD_MOVES, PASS),
)
END_MOVE = (
    *(PLACE_MOVES, PAY_MOVES, TAKE_MOVES, PLANT_MOVES, LOAD_MOVES, SURVEY_MOVES),
    *(FEATURE_MOVES, BARN_MOVES, SEND_MOVES, REWARD_MOVES, MOVES.size, CLAIM_MOVES),
)
TURNS = WAYS + 1  # the ways to lay a tile from a field: on that field alone, or towards one of six sides
HERE = 0

# ------------------------------------------------------------------------------------------------------------ record

STATE = state_type(
    # options
    ("reshuffle", "i1"),
    # the round
    ("round_number", "i1"),  # 1 to 4
    ("stage", "i1"),
    ("first", "i1"),  # who has the first-player marker
    ("holder", "i1", (STAGES,)),  # of each phase tile, or -1
    ("active", "i1"),  # whose turn it is; in cultivation, the holder
    ("turn_over", "i1"),  # 1 when the active player has done all and the next one follows
    ("passed", "i1"),  # a bit for each seat that is out of this phase
    ("loaded", "i1", (SEATS,)),  # boats in this round
    ("placed_now", "i1"),  # surveyors that the active player has placed in this round
    # what the active player is owed, or owes
    ("tile", "i1"),  # the crop tile taken but not yet planted: 1 + its kind, or 0
    ("wanted", "i1"),  # the estate feature that is due
    ("harvest_bonus", "i1"),  # 1 while the harvest bonus is due
    ("envoys", "i1"),  # workers that may be sent to New Orleans
    # cultivation
    ("revealed", "i1", (DRAWN,)),  # this round's cards so far: 1 + colour, or 0
    ("reveals", "i1"),
    ("cards_left", "i1", (COLOUR_COUNT + 1,)),  # in the deck, by colour; nobody knows their order
    # the boards in the middle
    ("track", "i1"),  # workers on the round track
    ("display", "i1", (TILE_KINDS,)),
    ("pile", "i1", (TILE_KINDS,)),
    ("dock", "i1", (BOAT_TYPES,)),  # boats on display
    ("boat_pile", "i1", (BOAT_TYPES,)),
    ("card", "i1", (CARDS,)),
    ("depth", "i1", (CARDS,)),  # of a card in the deck: 0 shuffled, else the round after which it was put underneath
    ("bank", "i1"),  # coins
    ("barns", "i1"),
    ("wells", "i1"),
    ("surveyor_supply", "i1"),
    # the players
    ("board", "i1", (SEATS,)),
    ("crop", "i1", (SEATS, FIELDS)),
    ("worker", "i1", (SEATS, FIELDS)),
    ("feature", "i1", (SEATS, FIELDS)),
    ("patch", "i1", (SEATS, FIELDS)),  # which tile of its owner covers a field, counted from 1
    ("patches", "i1", (SEATS,)),  # tiles planted
    ("triangles", "i1", (SEATS,)),  # of them, tiles of three hexes
    ("workers", "i1", (SEATS,)),  # in the supply
    ("bonus_workers", "i1", (SEATS,)),  # taken from the round track so far
    ("agents", "i1", (SEATS,)),
    ("coins", "i1", (SEATS,)),
    ("surveyors", "i1", (SEATS,)),  # in the supply
    ("active_surveyors", "i1", (SEATS,)),
    ("master", "i1", (SEATS,)),  # the harbour master's space
    ("boat", "i1", (SEATS, NOTCHES)),  # 1 + its type, or 0
    ("boats", "i1", (SEATS,)),
    ("points", "i2", (SEATS, len(SOURCES))),
    ("arrival", "i2", (SEATS,)),  # when the score marker came to its space: the later lies on top
    ("arrivals", "i2"),
)

NAMES = {
    "stage": STAGE_NAMES,
    "wanted": WANTED_NAMES,
    "revealed": (".", *COLOURS, "*"),
    "tile": ("none", *TILE_LABELS),
    "card": CARD_PLACES,
    "board": ("A", "B", "C", "D"),
    "crop": (".", *CROPS),
    "worker": (".", "w"),
    "feature": FEATURE_NAMES,
    "boat": (".", *BOAT_LABELS),
}
