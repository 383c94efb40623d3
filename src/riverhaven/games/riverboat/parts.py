"""parts.toml -> one read-only record."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from riverhaven.core.parts import number, numbers, put
from riverhaven.core.record import Field, RecordType
from riverhaven.games.riverboat.state import (
    BOAT_LABELS,
    BOAT_TYPES,
    CARD_LABELS,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    COLUMNS,
    COPIES,
    CROP_COUNT,
    CROP_NAMES,
    CROPS,
    DRAWN,
    FIELDS,
    HARBOUR_SPACES,
    HIGHEST_SCORE,
    MOST_CAPACITY,
    MOST_COPIES,
    MOST_GAINED,
    MOST_PIECES,
    MOST_PLACED,
    MOST_POINTS,
    MOST_SENT,
    MOST_SHOWN,
    NOTCHES,
    PIECES,
    ROUNDS,
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

SIZES = 3  # of crop tiles
NO_NEIGHBOUR = -1
COUNTS_NOTHING = "nothing"
COUNTED = (
    *(f"harvested {crop}" for crop in CROP_NAMES),
    *("harvested crops", "agents", "coins", "barns", "wells", "barns and wells", "three-hex tiles", "rim", "two boats"),
    COUNTS_NOTHING,
)
FEATURES_GIVEN = WANTED_NAMES[:4]  # by boats and spaces
POINTS = range(MOST_POINTS + 1)
GAINED = range(MOST_GAINED + 1)
BENEFITS: dict[str, range | tuple[str, ...]] = {
    "points": POINTS,
    "coins": GAINED,
    "steps": GAINED,
    "feature": FEATURES_GIVEN,
    "agents": range(MOST_SENT + 1),
}


def columns_of(prefix: str, count: int) -> list[Field]:
    """The fields for what each of `count` boats, spaces or cards brings."""
    return [Field(f"{prefix}_{name}", values, count) for name, values in BENEFITS.items()]


PARTS = RecordType(
    Field("rounds", range(ROUNDS, ROUNDS + 1)),
    Field("boats_a_round", range(NOTCHES + 1), ROUNDS + 1),  # by the number of the round
    Field("surveyors_a_round", range(MOST_PLACED + 1), ROUNDS + 1),
    Field("start_workers", range(1, FIELDS + 1)),
    Field("start_surveyors", PIECES),
    Field("start_coins", PIECES),
    Field("barns", PIECES),
    Field("wells", PIECES),
    Field("surveyors", PIECES),
    Field("bank", PIECES),
    Field("track", range(ROUNDS, MOST_PIECES + 1)),  # a worker for every round
    Field("cultivation", COPIES, COLOUR_COUNT + 1),  # cards of each colour, then jokers
    Field("drawn", range(1, DRAWN + 1)),
    Field("colour", range(COLOUR_COUNT), SEATS, FIELDS),  # of the fields of each board
    Field("coloured", range(1 << FIELDS), SEATS, COLOUR_COUNT),  # the fields of each colour, a bit for each
    Field("neighbour", range(NO_NEIGHBOUR, FIELDS), FIELDS, WAYS),
    Field("rim", bool, FIELDS),
    Field("harbour_start", range(HARBOUR_SPACES), SEATS + 1),  # by the number of players
    Field("notch", range(1, HARBOUR_SPACES), NOTCHES),
    Field("harbour_end", range(1, HARBOUR_SPACES)),
    Field("display", range(max(MOST_SHOWN) + 1), SIZES + 1),  # spaces on the crop board by size of tile
    Field("tile_points", POINTS, SIZES + 1),
    Field("tile_size", range(1, SIZES + 1), TILE_KINDS),
    Field("tile_crop", range(CROP_COUNT), TILE_KINDS, SIZES),  # the first lies on the field that a move names
    Field("tile_count", COPIES, TILE_KINDS),
    Field("harvest_bonus", range(1, FIELDS + 1)),
    Field("boat_copies", range(1, MOST_COPIES + 1)),
    Field("capacity", range(1, MOST_CAPACITY + 1), BOAT_TYPES),
    *columns_of("boat", BOAT_TYPES),
    *columns_of("space", SPACES),
    *columns_of("card", CARDS),
    Field("card_counts", COUNTED, CARDS),
    Field("card_each", POINTS, CARDS),
    Field("card_most", POINTS, CARDS),
    Field("planting_coins", GAINED),
    Field("harvest_steps", GAINED),
    Field("opportunity_points", POINTS),
    Field("scoring_coins", GAINED),
    Field("scoring_steps", GAINED),
    Field("barn_each", POINTS),
    Field("barn_most", POINTS),
    Field("well_each", POINTS),
    Field("active_surveyor", POINTS),
    Field("agent", POINTS),
    Field("final_coin", POINTS),
    Field("final_colour", POINTS),
    Field("final_unscored", POINTS),
    Field("final_agents", POINTS, SEATS),
)

# Where the file has the number for a field: its table, and its name there.
NUMBERS = {
    **{f"start_{name}": ("start", name) for name in ("workers", "surveyors", "coins")},
    **{name: ("supply", name) for name in ("barns", "wells", "surveyors")},
    "bank": ("supply", "coins"),
    "track": ("supply", "round_track_workers"),
    "drawn": ("cultivation", "drawn"),
    "harbour_end": ("harbour", "end"),
    "harvest_bonus": ("harvest", "bonus_at"),
    "boat_copies": ("boats", "copies"),
    **{name: ("bonus", name) for name in ("planting_coins", "harvest_steps", "opportunity_points")},
    **{name: ("bonus", name) for name in ("scoring_coins", "scoring_steps")},
    **{name: ("estate", name) for name in ("barn_each", "barn_most", "well_each", "active_surveyor", "agent")},
    **{f"final_{name}": ("final", name) for name in ("coin", "colour", "unscored")},
}
# And the list of so many numbers; a field that has room for one more is counted from 1.
LISTS = {
    "boats_a_round": ("game", "boats_a_round", ROUNDS),
    "surveyors_a_round": ("game", "surveyors_a_round", ROUNDS),
    "notch": ("harbour", "notches", NOTCHES),
    "display": ("display", "tiles", SIZES),
    "tile_points": ("tile_points", "points", SIZES),
    "final_agents": ("final", "agents", SEATS),
}


def record_of(toml: dict[str, Any]) -> np.record:
    """The record; a ValueError begins with the [table] that does not fit, and quotes what is wrong in it.

    The file has been found to hold the tables and the types of values that ours holds.
    """
    c = PARTS.blank()
    _numbers(c, toml)
    _rounds(c, toml["game"])
    _supply(c)
    _cultivation(c, toml["cultivation"])
    _boards(c, toml["boards"])
    _harbour(c, toml["harbour"])
    _tiles(c, toml["tiles"])
    _display(c)
    _boats(c, toml["boat"])
    _spaces(c, toml["space"])
    _cards(c, toml["card"])
    _scores(c)
    return c


def need(fits: bool, table: str, why: str) -> None:
    """`why` quotes what is wrong as it is written in the file, so that the line can be found."""
    if not fits:
        raise ValueError(f"[{table}] {why}")


# ------------------------------------------------------------------------------------------------- numbers and supplies


def _numbers(c: np.record, toml: dict[str, Any]) -> None:
    for field, (table, name) in NUMBERS.items():
        put(c, PARTS.fields[field], table, name, toml[table][name])
    for field, (table, name, count) in LISTS.items():
        c[field][-count:] = numbers(toml[table][name], count, PARTS.spans[field], table, name)


def _rounds(c: np.record, game: dict[str, Any]) -> None:
    need(game["rounds"] == ROUNDS, "game", f"a match has {ROUNDS} rounds, unlike 'rounds = {game['rounds']}'")
    c.rounds = ROUNDS
    boats = c.boats_a_round[1:].tolist()
    need(sum(boats) <= NOTCHES, "game", f"a player has room for {NOTCHES} boats, unlike 'boats_a_round = {boats}'")


def _supply(c: np.record) -> None:
    """There is enough for four players to begin with."""
    for name, start, total in (("surveyors", c.start_surveyors, c.surveyors), ("coins", c.start_coins, c.bank)):
        needed = SEATS * int(start)
        why = f"{SEATS} players need {needed} at the start, unlike '{name} = {total}'"
        need(needed <= total, "supply", why)


def _cultivation(c: np.record, cards: dict[str, Any]) -> None:
    """There are cards for all rounds: used ones stay out of the game."""
    colours, jokers = (number(cards[name], COPIES, "cultivation", name) for name in ("colour_cards", "jokers"))
    c.cultivation = [colours] * COLOUR_COUNT + [jokers]
    deck, drawn = COLOUR_COUNT * colours + jokers, int(c.drawn)
    enough = ROUNDS * drawn <= deck
    need(enough, "cultivation", f"{ROUNDS} rounds need {ROUNDS * drawn} of the {deck} cards, unlike 'drawn = {drawn}'")


# ----------------------------------------------------------------------------------------------------- boards, harbour


def _boards(c: np.record, boards: dict[str, Any]) -> None:
    names, fields = boards["names"], boards["fields"]
    need(tuple(names) == BOARD_NAMES, "boards", f"the boards are {', '.join(BOARD_NAMES)}, unlike in 'names'")
    need(len(fields) == SEATS, "boards", f"there must be {SEATS} boards, unlike in 'fields'")
    for board in fields:
        _check_board(board)
    colours = [[COLOURS.index(letter) for letter in "".join(board)] for board in fields]
    c.colour = colours
    c.coloured = [[coloured(board, colour) for colour in range(COLOUR_COUNT)] for board in colours]
    neighbours = [[neighbour(field, way) for way in range(WAYS)] for field in range(FIELDS)]
    c.neighbour = neighbours
    c.rim = [NO_NEIGHBOUR in around for around in neighbours]


def coloured(board: list[int], colour: int) -> int:
    """The fields of one colour on a board, a bit for each."""
    return sum(1 << field for field, other in enumerate(board) if other == colour)


def _check_board(board: list[str]) -> None:
    need(len(board) == ROWS, "boards", f"a board has {ROWS} rows, unlike the one with '{''.join(board[:1])}'")
    for row in board:
        need(len(row) == COLUMNS, "boards", f"a row has {COLUMNS} fields, unlike '{row}'")
        need(set(row) <= set(COLOURS), "boards", f"a field is one of {COLOURS}, unlike in '{row}'")
    every = set("".join(board)) == set(COLOURS)
    need(every, "boards", f"a board has all of the colours {COLOURS}, unlike the one that begins with '{board[0]}'")


def neighbour(field: int, way: int) -> int:
    """The field beside `field`, clockwise from the east; the 2nd and the 4th row lie half a field to the right."""
    row, column = divmod(field, COLUMNS)
    shift = row % 2
    down, across = ((0, 1), (1, shift), (1, shift - 1), (0, -1), (-1, shift - 1), (-1, shift))[way]
    row, column = row + down, column + across
    inside = 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if inside else NO_NEIGHBOUR


def _harbour(c: np.record, harbour: dict[str, Any]) -> None:
    notches, end = c.notch.tolist(), int(c.harbour_end)
    need(notches == sorted(set(notches)), "harbour", f"notches go from left to right, unlike '{notches}'")
    need(notches[-1] <= end, "harbour", f"the last notch lies behind the end, 'end = {end}'")
    for seats, space in harbour["start"].items():
        c.harbour_start[int(seats)] = number(space, range(end + 1), "harbour", seats)


# ---------------------------------------------------------------------------------------------------------- crop tiles


def _tiles(c: np.record, groups: list[dict[str, Any]]) -> None:
    c.tile_size = [len(face) for face in TILES]
    for kind, face in enumerate(TILES):
        crops = [CROPS.index(letter) for letter in face]
        c.tile_crop[kind, : len(face)] = [crops[2], *crops[:2]] if len(face) == SIZES else crops
    listed: set[str] = set()
    for group in groups:
        copies = number(group["copies"], COPIES, "tiles", "copies")
        for face in group["faces"]:
            need(face in TILES, "tiles", f"a tile has one or two crops of {CROPS}, the odd one last, unlike '{face}'")
            need(face not in listed, "tiles", f"every tile is listed once, unlike '{face}'")
            listed.add(face)
            c.tile_count[TILES.index(face)] = copies


def _display(c: np.record) -> None:
    """There are tiles for all spaces of the crop board, and the picture has room for them."""
    shown = c.display[1:].tolist()
    for size, (spaces, room) in enumerate(zip(shown, MOST_SHOWN, strict=True), 1):
        tiles = int(c.tile_count[c.tile_size == size].sum())
        need(tiles > 0, "tiles", f"there must be a tile of {size} hexes: 'copies' and 'faces' make none")
        most = min(tiles, room)
        fits = 1 <= spaces <= most
        need(fits, "display", f"from 1 to {most} tiles of {size} hexes can be shown, unlike 'tiles = {shown}'")


# ---------------------------------------------------------------------------------------------- boats, spaces and cards


def _boats(c: np.record, boats: list[dict[str, Any]]) -> None:
    _check_names("boat", boats, BOAT_LABELS)
    c.capacity = [number(boat["capacity"], PARTS.spans["capacity"], "boat", "capacity") for boat in boats]
    _benefits(c, "boat", boats)


def _spaces(c: np.record, spaces: list[dict[str, Any]]) -> None:
    need(len(spaces) == SPACES, "space", f"there must be {SPACES} spaces for cards")
    _benefits(c, "space", spaces)


def _cards(c: np.record, cards: list[dict[str, Any]]) -> None:
    _check_names("card", cards, CARD_LABELS)
    _benefits(c, "card", cards)
    for i, card in enumerate(cards):
        counts = card.get("counts", COUNTS_NOTHING)
        need(counts in COUNTED, "card", f"a card counts one of {', '.join(COUNTED)}, unlike '{counts}'")
        c.card_counts[i] = COUNTED.index(counts)
        for name in ("each", "most"):
            why = f"a card has each and most if it counts something, and only then, unlike '{card['name']}'"
            need((name in card) == (counts != COUNTS_NOTHING), "card", why)
        c.card_each[i] = number(card.get("each", 0), POINTS, "card", "each")
        c.card_most[i] = number(card.get("most", int(c.card_points[i])), POINTS, "card", "most")
        fits = c.card_points[i] <= c.card_most[i]
        need(fits, "card", f"a card brings {c.card_most[i]} at most, unlike 'points = {c.card_points[i]}'")


def _benefits(c: np.record, table: str, rows: list[dict[str, Any]]) -> None:
    """What the boats, the spaces or the cards bring; what a row leaves out it does not bring."""
    for name in ("points", "coins", "steps", "agents"):
        field = f"{table}_{name}"
        c[field] = [number(row.get(name, 0), PARTS.spans[field], table, name) for row in rows]
    for i, row in enumerate(rows):
        feature = row.get("feature", FEATURES_GIVEN[0])
        need(feature in FEATURES_GIVEN, table, f"a feature is one of {', '.join(FEATURES_GIVEN)}, unlike '{feature}'")
        c[f"{table}_feature"][i] = FEATURES_GIVEN.index(feature)


def _check_names(table: str, rows: list[dict[str, Any]], names: tuple[str, ...]) -> None:
    """The rows are these, in this order."""
    for i, name in enumerate(names):
        need(i < len(rows), table, f"'{name}' is missing: there must be {', '.join(names)}")
        need(rows[i]["name"] == name, table, f"after {i} others comes {name}, unlike '{rows[i]['name']}'")
    need(len(rows) == len(names), table, f"there are {len(names)}, and not also '{rows[-1]['name']}'")


# -------------------------------------------------------------------------------------------------------------- scores


def _scores(c: np.record) -> None:
    """A score has room for the most that a player could ever get: all of every source."""
    surveyors, barns, wells = int(c.surveyors), int(c.barns), int(c.wells)
    workers = int(c.start_workers) + ROUNDS
    most = {
        ("tile_points", "points"): FIELDS * int(c.tile_points.max()),
        ("boat", "points"): NOTCHES * int(c.boat_points.max()),
        ("boat", "capacity"): NOTCHES * int(c.capacity.max()),
        ("card", "most"): ROUNDS * int(c.card_most.max()),
        ("bonus", "opportunity_points"): ROUNDS * int(c.opportunity_points),
        ("estate", "barn_most"): barns * min(WAYS * int(c.barn_each), int(c.barn_most)),
        ("estate", "well_each"): FIELDS * int(c.well_each),
        ("estate", "active_surveyor"): ROUNDS * surveyors * int(c.active_surveyor),
        ("estate", "agent"): ROUNDS * workers * int(c.agent),
        ("final", "coin"): int(c.bank) * int(c.final_coin),
        ("final", "colour"): COLOUR_COUNT * int(c.final_colour),
        ("final", "unscored"): (barns + wells + surveyors) * int(c.final_unscored),
        ("final", "agents"): int(c.final_agents.max()),
    }
    total, (table, name) = sum(most.values()), max(most, key=lambda source: most[source])
    why = f"a player could get {total} points, and a score goes up to {HIGHEST_SCORE}: most of them by '{name}'"
    need(total <= HIGHEST_SCORE, table, why)
