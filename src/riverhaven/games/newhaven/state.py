"""The state of New Haven: its record, its constants, its moves."""

from riverhaven.core.moves import Block, MoveSpace
from riverhaven.core.state import state_type

# ------------------------------------------------------------------------------------------------------------- sizes

SEATS = 4
BOARD = 7  # the board is 7 x 7 spaces; a space is its row * 7 + its column
SPACES = BOARD * BOARD
SIDE = 2 * BOARD  # and 14 x 14 squares, the quarters of the tiles
ROWS, COLUMNS = 6, 5  # of a village; a plot is its row * 5 + its column
PLOTS = ROWS * COLUMNS
COLOUR_COUNT = 4
NUMBERS = 6
KINDS = COLOUR_COUNT * NUMBERS  # of buildings: colour * 6 + number - 1
TILE_KINDS = 54
HAND_TILES = 3
DISPLAY = 5

COLOURS = "SHTW"
COLOUR_NAMES = ("stone", "sheep", "timber", "wheat")

# ------------------------------------------------------------------------------------------------------------ values

# space
CLOSED, OPEN, TAKEN, POND, SHIPMENT = range(5)
SPACE_NAMES = (" ", "o", "+", "~", "?")

# square and plot: 0 is empty, then the four colours, then the four colours again, on a square as part of the harvest of
# this turn, on a plot face down.
EMPTY = 0
SQUARE_NAMES = (".", *COLOURS, *COLOURS.lower())

# building, tile: 0 is none, then the kinds
BUILDING_NAMES = ("-", *(f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)))
NOTHING = 0
UNKNOWN = -1  # a tile in a hand that this record may not know

# charters
ROW_CHARTER, COLUMN_CHARTER, COLOUR_CHARTER, MOST_CHARTER = 0, 1, 2, 6
CHARTERS = 7
CHARTER_SIZE = 6  # buildings of one colour

# phases
PLACE, BUILD, SHARE, DRAW = range(4)
PHASES = ("place", "build", "share", "draw")

# reasons
REASONS = (
    "ok",
    "wrong-phase",
    "no-such-tile",
    "space-not-in-play",
    "space-taken",
    "space-pond",
    "shipment-used",
    "plot-taken",
    "too-dear",
    "not-adjacent",
    "not-in-hand",
    "number-unknown",
    "display-empty",
    "display-first",
    "bag-empty",
)
(
    OK,
    WRONG_PHASE,
    NO_SUCH_TILE,
    SPACE_NOT_IN_PLAY,
    SPACE_TAKEN,
    SPACE_POND,
    SHIPMENT_USED,
    PLOT_TAKEN,
    TOO_DEAR,
    NOT_ADJACENT,
    NOT_IN_HAND,
    NUMBER_UNKNOWN,
    DISPLAY_EMPTY,
    DISPLAY_FIRST,
    BAG_EMPTY,
) = range(len(REASONS))

# ------------------------------------------------------------------------------------------------------------- moves

# As on a chess board: columns are letters, rows are numbered from the bottom. A village row's number is its cost.
SPACE_LABELS = tuple(f"{'abcdefg'[column]}{BOARD - row}" for row in range(BOARD) for column in range(BOARD))
PLOT_LABELS = tuple(f"{'abcde'[column]}{ROWS - row}" for row in range(ROWS) for column in range(COLUMNS))

MOVES = MoveSpace(
    Block("place", tile=("1", "2", "3"), space=SPACE_LABELS, turn=("r0", "r1", "r2", "r3")),
    Block("ship", colour=COLOUR_NAMES, space=SPACE_LABELS),
    # Face up, where the building's number must be the plot's; then face down, where it is hidden from the others ("?").
    Block("build", colour=COLOUR_NAMES, plot=PLOT_LABELS),
    Block("lay", colour=COLOUR_NAMES, number=("1", "2", "3", "4", "5", "6", "?"), plot=PLOT_LABELS),
    Block("draw", source=("1", "2", "3", "4", "5", "bag")),
    Block("pass"),
)
PLACE_MOVES = MOVES.start("place")
SHIP_MOVES = MOVES.start("ship")
BUILD_MOVES = MOVES.start("build")
LAY_MOVES = MOVES.start("lay")
DRAW_MOVES = MOVES.start("draw")
PASS = MOVES.start("pass")
BAG = DISPLAY  # the source after the five on display
HIDDEN = NUMBERS  # the number label "?"

# ------------------------------------------------------------------------------------------------------------ record

STATE = state_type(
    # options
    ("side", "i1"),
    ("redevelop", "i1"),
    ("careful_harvest", "i1"),
    ("charters", "i1"),
    ("track_cap", "i1"),
    # the turn
    ("active", "i1"),  # whose turn it is
    ("builder", "i1"),  # who may build: the active player, then each other one
    ("shipped_to", "i1"),  # the space of this turn's face-down shipment, or -1
    ("draws_left", "i1"),
    ("has_drawn", "i1"),
    ("open_spaces", "i1"),
    ("resource", "i1", (COLOUR_COUNT,)),
    ("harvest", "i1", (COLOUR_COUNT,)),  # what the last tile gathered
    # the board
    ("space", "i1", (BOARD, BOARD)),
    ("square", "i1", (SIDE, SIDE)),
    ("clearing", "i1", (BOARD, BOARD)),  # the building that lies on a space
    ("display", "i1", (DISPLAY,)),
    # what nobody has seen
    ("supply", "i1", (TILE_KINDS,)),
    ("bag", "i1", (KINDS,)),
    ("bag_count", "i2"),
    # the players
    ("shipment", "i1", (SEATS,)),  # 1 while it is unused
    ("tiles", "i1", (SEATS, HAND_TILES)),
    ("hand", "i1", (SEATS, KINDS)),
    ("hand_count", "i1", (SEATS,)),
    ("known", "i1", (SEATS, KINDS)),  # of the hand, what all have seen being taken and nobody could have seen leave
    ("laid", "i1", (SEATS, KINDS)),  # face down, or covered while face down: only the owner knows the numbers
    ("laid_count", "i1", (SEATS, COLOUR_COUNT)),
    ("plot", "i1", (SEATS, ROWS, COLUMNS)),
    ("built", "i1", (SEATS, COLOUR_COUNT)),  # buildings of a colour that lie uncovered in the village
    ("charter", "i1", (CHARTERS,)),  # 0, or 1 + the seat that holds it
)

NAMES = {
    "space": SPACE_NAMES,
    "square": SQUARE_NAMES,
    "plot": SQUARE_NAMES,
    "clearing": BUILDING_NAMES,
    "display": BUILDING_NAMES,
}
