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
    FIELDS,
    JOKER,
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
BENEFITS = [("points", "i1"), ("coins", "i1"), ("steps", "i1"), ("feature", "i1"), ("agents", "i1")]


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
        ("card_each", "i1", (CARDS,)),
        ("card_most", "i1", (CARDS,)),
        ("planting_coins", "i1"),
        ("harvest_steps", "i1"),
        ("opportunity_points", "i1"),
        ("scoring_coins", "i1"),
        ("scoring_steps", "i1"),
        ("barn_each", "i1"),
        ("barn_most", "i1"),
        ("well_each", "i1"),
        ("active_surveyor", "i1"),
        ("agent", "i1"),
        ("final_coin", "i1"),
        ("final_colour", "i1"),
        ("final_unscored", "i1"),
        ("final_agents", "i1", (SEATS,)),
    ]
)


def record_of(toml: dict[str, Any]) -> np.record:
    """The record; a ValueError names the table that does not fit together."""
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


def check(toml: dict[str, Any]) -> None:
    """Refuse what the rules could not play with."""

    def need(fits: bool, table: str, why: str) -> None:
        if not fits:
            raise ValueError(f"[{table}] {why}")

    boards = toml["boards"]["fields"]
    need(len(boards) == SEATS, "boards", f"there must be {SEATS} boards")
    for board in boards:
        shape = len(board) == ROWS and all(len(row) == COLUMNS for row in board)
        need(shape, "boards", f"a board has {ROWS} rows of {COLUMNS} fields, unlike {board}")
        need(set("".join(board)) <= set(COLOURS), "boards", f"a field is one of {COLOURS}, unlike {board}")
    harbour = toml["harbour"]
    climbs = harbour["notches"] == sorted(harbour["notches"]) and len(harbour["notches"]) == NOTCHES
    need(climbs, "harbour", f"there must be {NOTCHES} notches from left to right")
    need(harbour["notches"][-1] <= harbour["end"] < 100, "harbour", "the last notch must not lie behind the end")
    for group in toml["tiles"]:
        for face in group["faces"]:
            need(face in TILES, "tiles", f"{face} is not a tile of one or two crops, the odd one last")
    for number, size in enumerate(toml["display"]["tiles"], 1):
        faces = sum(group["copies"] for group in toml["tiles"] for face in group["faces"] if len(face) == number)
        need(0 < size <= faces < 128, "display", f"there are {faces} tiles of {number} hexes for {size} spaces")
    need([boat["name"] for boat in toml["boat"]] == list(BOAT_LABELS), "boat", f"the boats are {BOAT_LABELS}")
    need([card["name"] for card in toml["card"]] == list(CARD_LABELS), "card", f"the cards are {CARD_LABELS}")
    need(len(toml["space"]) == SPACES, "space", f"there must be {SPACES} spaces for cards")
    for card in toml["card"]:
        need(card.get("counts", "nothing") in COUNTED, "card", f"{card['name']} counts one of {COUNTED}")
