"""The state of New Haven: its record, its constants, its moves."""

from enum import auto

from riverhaven.core.moves import Block, MoveSpace, Named, Phases
from riverhaven.core.record import Field
from riverhaven.core.state import state_type

# ------------------------------------------------------------------------------------------------------------- sizes

SEATS = 4
BOARD = 7  # the board is 7 x 7 spaces; a space is its row * 7 + its column
SPACES = BOARD * BOARD
CORNERS = 4  # which are no spaces of the game
SIDE = 2 * BOARD  # and 14 x 14 squares, the quarters of the tiles
SQUARES = SIDE * SIDE
ROWS, COLUMNS = 6, 5  # of a village; a plot is its row * 5 + its column
PLOTS = ROWS * COLUMNS
COLOUR_COUNT = 4
NUMBERS = 6
KINDS = COLOUR_COUNT * NUMBERS  # of buildings: colour * 6 + number - 1
TILE_KINDS = 54
HAND_TILES = 3
DISPLAY = 5

# How much of a component a box may hold
MOST_SETS = 15  # of buildings: four bits hold how many of a kind are in a hand (rules/bits.py)
MOST_BUILDINGS = MOST_SETS * KINDS
MOST_COPIES = 127  # of a harvest tile: one byte

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
GATHERED = FACE_DOWN = COLOUR_COUNT  # added to the colour

# building, tile: 0 is none, then the kinds
BUILDING_NAMES = ("-", *(f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)))
NOTHING = 0
UNKNOWN = -1  # a tile in a hand that this record may not know

# charters
ROW_CHARTER, COLUMN_CHARTER, COLOUR_CHARTER, MOST_CHARTER = 0, 1, 2, 6
CHARTERS = 7
CHARTER_SIZE = 6  # buildings of one colour

# ------------------------------------------------------------------------------------------------------------- moves

# As on a chess board: columns are letters, rows are numbered from the bottom. A village row's number is its cost.
SPACE_LABELS = tuple(f"{'abcdefg'[column]}{BOARD - row}" for row in range(BOARD) for column in range(BOARD))
PLOT_LABELS = tuple(f"{'abcde'[column]}{ROWS - row}" for row in range(ROWS) for column in range(COLUMNS))

MOVES = MoveSpace(
    PLACE_MOVES := Block("place", tile=("1", "2", "3"), space=SPACE_LABELS, turn=("r0", "r1", "r2", "r3")),
    SHIP_MOVES := Block("ship", colour=COLOUR_NAMES, space=SPACE_LABELS),
    # Face up, where the building's number must be the plot's; then face down, where it is hidden from the others ("?").
    BUILD_MOVES := Block("build", colour=COLOUR_NAMES, plot=PLOT_LABELS),
    LAY_MOVES := Block("lay", colour=COLOUR_NAMES, number=("1", "2", "3", "4", "5", "6", "?"), plot=PLOT_LABELS),
    DRAW_MOVES := Block("draw", source=("1", "2", "3", "4", "5", "bag")),
    PASS_MOVES := Block("pass"),
)
PASS = PASS_MOVES.first
BAG = DISPLAY  # the source after the five on display
HIDDEN = NUMBERS  # the number label "?"

# ------------------------------------------------------------------------------------------------- phases, reasons


class Phase(Phases):
    """What kind of decision is owed, and the kinds of moves that answer it."""

    PLACE = PLACE_MOVES, SHIP_MOVES
    BUILD = BUILD_MOVES, LAY_MOVES, PASS_MOVES
    SHARE = BUILD_MOVES, LAY_MOVES, PASS_MOVES
    DRAW = DRAW_MOVES


PHASES = Phase.names()
ANSWERS = Phase.answers(MOVES)


class Reason(Named):
    """Why a move is not possible."""

    OK = auto()
    WRONG_PHASE = auto()
    NO_SUCH_TILE = auto()
    SPACE_NOT_IN_PLAY = auto()
    SPACE_TAKEN = auto()
    SPACE_POND = auto()
    SHIPMENT_USED = auto()
    PLOT_TAKEN = auto()
    TOO_DEAR = auto()
    NOT_ADJACENT = auto()
    NOT_IN_HAND = auto()
    NUMBER_UNKNOWN = auto()
    DISPLAY_EMPTY = auto()
    DISPLAY_FIRST = auto()
    BAG_EMPTY = auto()


REASONS = Reason.names()

# ------------------------------------------------------------------------------------------------------------ record

STATE = state_type(
    # options
    Field("side", range(2)),
    Field("redevelop", bool),
    Field("careful_harvest", bool),
    Field("charters", bool),
    Field("track_cap", bool),
    # the turn
    Field("active", range(SEATS), seats=(0,), about="whose turn it is"),
    Field("builder", range(SEATS), seats=(0,), about="who may build: the active player, then each other one"),
    Field("shipped_to", range(-1, SPACES), about="the space of this turn's face-down shipment, or -1"),
    Field("draws_left", range(COLOUR_COUNT + 1), about="buildings that the active player may still draw"),
    Field("has_drawn", bool, about="whether the active player has drawn a building in this turn"),
    Field("open_spaces", range(SPACES + 1), about="spaces of the board that are still free"),
    Field(
        "resource",
        range(SQUARES + 1),
        COLOUR_COUNT,
        by=("colour",),
        about="what is left of the harvest of this turn, by colour",
    ),
    Field("harvest", range(SQUARES + 1), COLOUR_COUNT, by=("colour",), about="what the last tile gathered, by colour"),
    # the board
    Field(
        "space",
        SPACE_NAMES,
        BOARD,
        BOARD,
        labels=SPACE_LABELS,
        about="what a space of the board is: closed, open, taken, pond, shipment",
    ),
    Field(
        "square",
        SQUARE_NAMES,
        SIDE,
        SIDE,
        about="the colour of each quarter of a tile on the board; small letters: part of this turn's harvest",
    ),
    Field("clearing", BUILDING_NAMES, BOARD, BOARD, labels=SPACE_LABELS, about="the building that lies on a space"),
    Field("display", BUILDING_NAMES, DISPLAY, about="the buildings on display"),
    # what nobody has seen
    Field("supply", range(MOST_COPIES + 1), TILE_KINDS, about="harvest tiles that nobody has seen, by face"),
    Field(
        "bag",
        range(MOST_SETS + 1),
        KINDS,
        labels=BUILDING_NAMES[1:],
        about="buildings that I have not seen, by kind: those in the bag and in the hands of others",
    ),
    Field("bag_count", range(MOST_BUILDINGS + 1), about="buildings in the bag"),
    # the players
    Field("shipment", bool, SEATS, by=("seat",), about="1 while the shipment tile is unused"),
    Field(
        "tiles",
        range(UNKNOWN, TILE_KINDS + 1),
        SEATS,
        HAND_TILES,
        by=("seat", "tile"),
        about="the harvest tiles in a hand: 1 + the face, 0 none, -1 unknown",
    ),
    Field(
        "hand",
        range(MOST_SETS + 1),
        SEATS,
        KINDS,
        by=("seat",),
        labels=BUILDING_NAMES[1:],
        about="the buildings in a hand, by kind, as far as they are known",
    ),
    Field("hand_count", range(MOST_BUILDINGS + 1), SEATS, by=("seat",), about="buildings in a hand"),
    Field(
        "known",
        range(MOST_SETS + 1),
        SEATS,
        KINDS,
        by=("seat",),
        labels=BUILDING_NAMES[1:],
        about="of a hand, what all have seen being taken and nobody could have seen leave",
    ),
    Field(
        "laid",
        range(MOST_SETS + 1),
        SEATS,
        KINDS,
        by=("seat",),
        labels=BUILDING_NAMES[1:],
        about="buildings laid face down, or covered while face down, by kind: only the owner knows them",
    ),
    Field(
        "laid_count",
        range(NUMBERS * MOST_SETS + 1),
        SEATS,
        COLOUR_COUNT,
        by=("seat", "colour"),
        about="the same by colour, which all know",
    ),
    Field(
        "plot",
        SQUARE_NAMES,
        SEATS,
        ROWS,
        COLUMNS,
        by=("seat",),
        labels=PLOT_LABELS,
        about="the villages: the colour of the building on a plot, small: face down",
    ),
    Field(
        "built",
        range(PLOTS + 1),
        SEATS,
        COLOUR_COUNT,
        by=("seat", "colour"),
        about="buildings of a colour that lie uncovered in the village",
    ),
    Field(
        "charter",
        range(SEATS + 1),
        CHARTERS,
        seats=(1,),
        labels=("row", "column", *COLOUR_NAMES, "most"),
        about="who holds a charter; 0: nobody",
    ),
)
