"""parts.toml -> one read-only record."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from riverhaven.core.state import blank, frozen, record_type
from riverhaven.games.riverboat.state import (
    BOAT_LABELS,
    BOAT_TYPES,
    CARD_LABELS,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    COLUMNS,
    CROP_NAMES,
    CROPS,
    DRAWN,
    FIELDS,
    JOKER,
    MOST_SENT,
    NOTCHES,
    ROWS,
    SEATS,
    SPACES,
    TILE_KINDS,
    TILES,
    WANTED_NAMES,
    WAYS,
)

TOML = tomllib.loads((Path(__file__).parent / "parts.toml").read_text(encoding="utf-8"))
BOARD_NAMES = tuple(TOML["boards"]["names"])
RECONSTRUCTED = tuple(name for name in ("boards", "harbour", "display") if TOML[name]["source"] == "reconstructed")

ROUNDS = TOML["game"]["rounds"]
SIZES = 3  # of crop tiles
NO_NEIGHBOUR = -1
COUNTED = (
    *(f"harvested {crop}" for crop in CROP_NAMES),
    *("harvested crops", "agents", "coins", "barns", "wells", "barns and wells", "three-hex tiles", "rim", "two boats"),
    "nothing",
)
FEATURES_GIVEN = WANTED_NAMES[:4]  # by boats and spaces
BENEFITS = [("points", "i2"), ("coins", "i1"), ("steps", "i1"), ("feature", "i1"), ("agents", "i1")]


def columns_of(prefix: str, count: int) -> list[Any]:
    """The fields for what each of `count` boats, spaces or cards brings."""
    return [(f"{prefix}_{name}", kind, (count,)) for name, kind in BENEFITS]


PARTS = record_type(
    [
        ("rounds", "i1"),
        ("boats_a_round", "i1", (ROUNDS + 1,)),  # by the number of the round
        ("surveyors_a_round", "i1", (ROUNDS + 1,)),
        ("start_workers", "i1"),
        ("start_surveyors", "i1"),
        ("start_coins", "i1"),
        ("barns", "i1"),
        ("wells", "i1"),
        ("surveyors", "i1"),
        ("bank", "i1"),
        ("track", "i1"),
        ("cultivation", "i1", (COLOUR_COUNT + 1,)),  # cards of each colour, then jokers
        ("drawn", "i1"),
        ("colour", "i1", (SEATS, FIELDS)),  # of the fields of each board
        ("neighbour", "i1", (FIELDS, WAYS)),
        ("rim", "i1", (FIELDS,)),
        ("harbour_start", "i1", (SEATS + 1,)),  # by the number of players
        ("notch", "i1", (NOTCHES,)),
        ("harbour_end", "i1"),
        ("display", "i1", (SIZES + 1,)),  # spaces on the crop board by size of tile
        ("tile_points", "i1", (SIZES + 1,)),
        ("tile_size", "i1", (TILE_KINDS,)),
        ("tile_crop", "i1", (TILE_KINDS, SIZES)),  # the first lies on the field that a move names
        ("tile_count", "i1", (TILE_KINDS,)),
        ("harvest_bonus", "i1"),
        ("boat_copies", "i1"),
        ("capacity", "i1", (BOAT_TYPES,)),
        *columns_of("boat", BOAT_TYPES),
        *columns_of("space", SPACES),
        *columns_of("card", CARDS),
        ("card_counts", "i1", (CARDS,)),
        ("card_each", "i2", (CARDS,)),
        ("card_most", "i2", (CARDS,)),
        ("planting_coins", "i1"),
        ("harvest_steps", "i1"),
        ("opportunity_points", "i1"),
        ("scoring_coins", "i1"),
        ("scoring_steps", "i1"),
        # What points are counted by is wide enough for every product in the plain gear.
        ("barn_each", "i2"),
        ("barn_most", "i2"),
        ("well_each", "i2"),
        ("active_surveyor", "i2"),
        ("agent", "i2"),
        ("final_coin", "i2"),
        ("final_colour", "i2"),
        ("final_unscored", "i2"),
        ("final_agents", "i2", (SEATS,)),
    ]
)


def record_of(toml: dict[str, Any]) -> np.record:
    """The record; a ValueError begins with the [table] that does not fit, and quotes what is wrong in it."""
    check(toml)
    c = blank(PARTS)
    _players_and_supply(c, toml)
    _boards(c, toml)
    _tiles(c, toml)
    c.boat_copies = toml["boats"]["copies"]
    c.capacity = [boat["capacity"] for boat in toml["boat"]]
    _benefits(c, "boat", toml["boat"])
    _benefits(c, "space", toml["space"])
    _benefits(c, "card", toml["card"])
    c.card_counts = [COUNTED.index(card.get("counts", "nothing")) for card in toml["card"]]
    c.card_each = [card.get("each", 0) for card in toml["card"]]
    c.card_most = [card.get("most", card.get("points", 0)) for card in toml["card"]]
    for name, value in {**toml["bonus"], **toml["estate"]}.items():
        if name != "source":
            c[name] = value
    for name in ("coin", "colour", "unscored", "agents"):
        c[f"final_{name}"] = toml["final"][name]
    return frozen(c)


def _players_and_supply(c: np.record, toml: dict[str, Any]) -> None:
    game, start, supply, cards = toml["game"], toml["start"], toml["supply"], toml["cultivation"]
    c.rounds = game["rounds"]
    c.boats_a_round[1:] = game["boats_a_round"]
    c.surveyors_a_round[1:] = game["surveyors_a_round"]
    c.start_workers, c.start_surveyors, c.start_coins = start["workers"], start["surveyors"], start["coins"]
    c.barns, c.wells, c.surveyors = supply["barns"], supply["wells"], supply["surveyors"]
    c.bank, c.track = supply["coins"], supply["round_track_workers"]
    c.cultivation = [cards["colour_cards"]] * JOKER + [cards["jokers"]]
    c.drawn = cards["drawn"]


def _boards(c: np.record, toml: dict[str, Any]) -> None:
    harbour = toml["harbour"]
    c.colour = [[COLOURS.index(letter) for letter in "".join(board)] for board in toml["boards"]["fields"]]
    neighbours = [[neighbour(field, way) for way in range(WAYS)] for field in range(FIELDS)]
    c.neighbour = neighbours
    c.rim = [NO_NEIGHBOUR in around for around in neighbours]
    for seats, space in harbour["start"].items():
        c.harbour_start[int(seats)] = space
    c.notch = harbour["notches"]
    c.harbour_end = harbour["end"]


def _tiles(c: np.record, toml: dict[str, Any]) -> None:
    c.display[1:] = toml["display"]["tiles"]
    c.tile_points[1:] = toml["tile_points"]["points"]
    c.tile_size = [len(face) for face in TILES]
    for kind, face in enumerate(TILES):
        crops = [CROPS.index(letter) for letter in face]
        c.tile_crop[kind, : len(face)] = [crops[2], *crops[:2]] if len(face) == SIZES else crops
    for group in toml["tiles"]:
        for face in group["faces"]:
            c.tile_count[TILES.index(face)] += group["copies"]
    c.harvest_bonus = toml["harvest"]["bonus_at"]


def _benefits(c: np.record, prefix: str, rows: list[dict[str, Any]]) -> None:
    for name, _ in BENEFITS:
        column = [row.get(name, 0) for row in rows]
        if name == "feature":
            column = [WANTED_NAMES.index(value or "nothing") for value in column]
        c[f"{prefix}_{name}"] = column


def neighbour(field: int, way: int) -> int:
    """The field beside `field`, clockwise from the east; the 2nd and the 4th row lie half a field to the right."""
    row, column = divmod(field, COLUMNS)
    shift = row % 2
    down, across = ((0, 1), (1, shift), (1, shift - 1), (0, -1), (-1, shift - 1), (-1, shift))[way]
    row, column = row + down, column + across
    inside = 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if inside else NO_NEIGHBOUR


# ------------------------------------------------------------------------------------------------------------ checking

# The whole numbers of each table, with the least and the most that the rules can play with.
NUMBERS: dict[str, dict[str, tuple[int, int]]] = {
    "game": {"rounds": (ROUNDS, ROUNDS)},
    "start": {"workers": (1, 40), "surveyors": (0, 9), "coins": (0, 20)},
    "supply": dict.fromkeys(("barns", "wells", "surveyors", "coins", "round_track_workers"), (0, 100)),
    "cultivation": {"colour_cards": (0, 20), "jokers": (0, 20), "drawn": (1, DRAWN)},
    "boards": {},
    "harbour": {"end": (1, 99)},
    "display": {},
    "tile_points": {},
    "tiles": {"copies": (0, 20)},
    "harvest": {"bonus_at": (1, FIELDS)},
    "boats": {"copies": (1, 20)},
    "boat": {"capacity": (1, 20)},
    "space": {},
    "card": {},
    "bonus": dict.fromkeys(
        ("planting_coins", "harvest_steps", "opportunity_points", "scoring_coins", "scoring_steps"), (0, 9)
    ),
    "estate": {
        **dict.fromkeys(("barn_each", "well_each", "active_surveyor", "agent"), (0, 9)),
        "barn_most": (0, 100),
    },
    "final": dict.fromkeys(("coin", "colour", "unscored"), (0, 20)),
}
# Numbers that a row may leave out.
GAINS = {"points": (0, 20), "coins": (0, 9), "steps": (0, 9), "agents": (0, MOST_SENT)}
OPTIONAL = {"boat": GAINS, "space": GAINS, "card": {**GAINS, "each": (0, 15), "most": (0, 100)}}
# Lists of numbers: how many, the least and the most.
LISTS = {
    "game": {"boats_a_round": (ROUNDS, 0, NOTCHES), "surveyors_a_round": (ROUNDS, 0, NOTCHES)},
    "harbour": {"notches": (NOTCHES, 1, 99)},
    "display": {"tiles": (SIZES, 1, 99)},
    "tile_points": {"points": (SIZES, 0, 20)},
    "final": {"agents": (SEATS, 0, 100)},
}
OTHERS = {
    "boards": ("names", "fields"),
    "harbour": ("start",),
    "tiles": ("faces",),
    "boat": ("name", "feature"),
    "space": ("feature",),
    "card": ("name", "counts"),
}


def need(fits: bool, table: str, why: str) -> None:
    """`why` quotes what is wrong as it is written in the file, so that the line can be found."""
    if not fits:
        raise ValueError(f"[{table}] {why}")


def check(toml: dict[str, Any]) -> None:
    """Refuse what the rules could not play with."""
    for table in toml:
        need(table in NUMBERS, table, "there is no such table")
    for table in NUMBERS:
        for row in toml[table] if table in ("tiles", "boat", "space", "card") else [toml[table]]:
            _check_row(table, row)
    _check_boards(toml["boards"])
    _check_harbour(toml["harbour"])
    _check_supply(toml)
    _check_tiles(toml)
    _check_names("boat", toml["boat"], BOAT_LABELS)
    _check_names("card", toml["card"], CARD_LABELS)
    need(len(toml["space"]) == SPACES, "space", f"there must be {SPACES} spaces for cards")
    for card in toml["card"]:
        counts = card.get("counts", "nothing")
        need(counts in COUNTED, "card", f"a card counts one of {', '.join(COUNTED)}, unlike '{counts}'")


def _check_row(table: str, row: dict[str, Any]) -> None:
    """Names and numbers of a table, or of one of several with the same name."""
    numbers, optional, lists = NUMBERS[table], OPTIONAL.get(table, {}), LISTS.get(table, {})
    for name in row:
        known = name == "source" or any(name in names for names in (numbers, optional, lists, OTHERS.get(table, ())))
        need(known, table, f"the name '{name}' is unknown")
    for name in (*numbers, *lists):
        need(name in row, table, f"{name} is missing")
    for name, (least, most) in {**numbers, **optional}.items():
        value = row.get(name, least)
        fits = type(value) is int and least <= value <= most
        need(fits, table, f"{name} must be a number from {least} to {most}, unlike '{name} = {value}'")
    for name, (count, least, most) in lists.items():
        values = row[name]
        fits = len(values) == count and all(type(value) is int and least <= value <= most for value in values)
        need(fits, table, f"{name} must be {count} numbers from {least} to {most}, unlike '{name} = {values}'")
    feature = row.get("feature", "nothing")
    need(feature in FEATURES_GIVEN, table, f"a feature is one of {', '.join(FEATURES_GIVEN)}, unlike '{feature}'")


def _check_boards(boards: dict[str, Any]) -> None:
    for name in ("names", "fields"):
        need(len(boards.get(name, ())) == SEATS, "boards", f"there must be {SEATS} boards, unlike in '{name}'")
    for board in boards["fields"]:
        need(len(board) == ROWS, "boards", f"a board has {ROWS} rows, unlike the one with '{''.join(board[:1])}'")
        for row in board:
            need(len(row) == COLUMNS, "boards", f"a row has {COLUMNS} fields, unlike '{row}'")
            need(set(row) <= set(COLOURS), "boards", f"a field is one of {COLOURS}, unlike in '{row}'")
        every = set("".join(board)) == set(COLOURS)
        need(every, "boards", f"a board has all of the colours {COLOURS}, unlike the one that begins with '{board[0]}'")


def _check_harbour(harbour: dict[str, Any]) -> None:
    notches, end, start = harbour["notches"], harbour["end"], harbour.get("start", {})
    need(notches == sorted(set(notches)), "harbour", f"notches go from left to right, unlike '{notches}'")
    need(notches[-1] <= end, "harbour", f"the last notch lies behind the end, 'end = {end}'")
    for seats in range(2, SEATS + 1):
        space = start.get(str(seats))
        fits = type(space) is int and 0 <= space <= end
        need(fits, "harbour", f"'start' must name a space up to {end} for {seats} players")


def _check_supply(toml: dict[str, Any]) -> None:
    """There is enough for four players and all rounds."""
    game, start, supply, cards = toml["game"], toml["start"], toml["supply"], toml["cultivation"]
    boats = game["boats_a_round"]
    need(sum(boats) <= NOTCHES, "game", f"a player has room for {NOTCHES} boats, unlike 'boats_a_round = {boats}'")
    for name in ("surveyors", "coins"):
        enough = SEATS * start[name] <= supply[name]
        need(
            enough,
            "supply",
            f"{SEATS} players need {SEATS * start[name]} at the start, unlike '{name} = {supply[name]}'",
        )
    track = supply["round_track_workers"]
    need(track >= ROUNDS, "supply", f"every round needs a worker, unlike 'round_track_workers = {track}'")
    deck = len(COLOURS) * cards["colour_cards"] + cards["jokers"]
    drawn = cards["drawn"]
    need(drawn * ROUNDS <= deck <= 127, "cultivation", f"{deck} cards do not suit {ROUNDS} rounds of 'drawn = {drawn}'")


def _check_tiles(toml: dict[str, Any]) -> None:
    for group in toml["tiles"]:
        for face in group.get("faces", ()):
            need(face in TILES, "tiles", f"a tile has one or two crops of {CROPS}, the odd one last, unlike '{face}'")
    shown = toml["display"]["tiles"]
    for number, size in enumerate(shown, 1):
        faces = sum(group["copies"] for group in toml["tiles"] for face in group["faces"] if len(face) == number)
        need(size <= faces <= 100, "display", f"there are {faces} tiles of {number} hexes, unlike 'tiles = {shown}'")


def _check_names(table: str, rows: list[dict[str, Any]], names: tuple[str, ...]) -> None:
    """The rows are these, in this order."""
    for i, name in enumerate(names):
        found = rows[i].get("name") if i < len(rows) else None
        need(found is not None, table, f"'{name}' is missing: there must be {', '.join(names)}")
        need(found == name, table, f"after {i} others comes {name}, unlike '{found}'")
    need(len(rows) == len(names), table, f"there are {len(names)}, and not also '{rows[-1].get('name')}'")
