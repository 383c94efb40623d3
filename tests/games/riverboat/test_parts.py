"""The components: what the rulebooks state, and what the reconstruction promises."""

import copy
import random
import re
from collections.abc import Callable
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest

import riverhaven as rh
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.parts import LISTS, NUMBERS, PARTS, TOML, record_of
from riverhaven.games.riverboat.rules.table import beside
from riverhaven.games.riverboat.state import (
    BOAT_LABELS,
    CARD_LABELS,
    COLOURS,
    CROPS,
    FIELDS,
    HIGHEST_SCORE,
    MOST_COPIES,
    TILES,
)

c = GAME.parts


def test_tiles_are_110_with_33_hexes_of_each_crop() -> None:
    assert [int(c.tile_count[c.tile_size == size].sum()) for size in (1, 2, 3)] == [70, 25, 15]
    for crop in CROPS:
        assert sum(face.count(crop) * int(n) for face, n in zip(TILES, c.tile_count, strict=True)) == 33


def test_exactly_one_double_of_each_crop_and_two_of_each_mixed_pair() -> None:
    for face, count in zip(TILES, c.tile_count, strict=True):
        if len(face) == 2:
            assert count == (1 if face[0] == face[1] else 2)


def test_boards_have_eight_fields_of_each_colour_in_groups_of_three_three_and_two() -> None:
    for board in c.colour:
        for colour in range(len(COLOURS)):
            mine = {field for field in range(FIELDS) if board[field] == colour}
            assert len(mine) == 8
            sizes = []
            while mine:
                group, fresh = set(), {min(mine)}
                while fresh:
                    group |= fresh
                    fresh = {int(o) for f in fresh for o in c.neighbour[f] if o in mine} - group
                sizes.append(len(group))
                mine -= group
            assert sorted(sizes) == [2, 3, 3]


def test_geometry_has_95_pairs_56_triangles_and_22_rim_fields() -> None:
    pairs = {frozenset((f, int(o))) for f in range(FIELDS) for o in c.neighbour[f] if o >= 0}
    assert len(pairs) == 95
    found = set()
    for f in range(FIELDS):
        for way in range(6):
            a, b = int(c.neighbour[f, way]), int(c.neighbour[f, (way + 1) % 6])
            if a >= 0 and b >= 0:
                assert frozenset((a, b)) in pairs
                found.add(frozenset((f, a, b)))
    assert len(found) == 56
    assert c.rim.sum() == 22


def test_fields_beside_others_are_those_with_such_a_neighbour() -> None:
    for field in range(FIELDS):
        for way in range(6):
            found = beside(1 << field, way)
            assert found == sum(1 << other for other in range(FIELDS) if c.neighbour[other, way] == field)


def test_every_field_has_the_bit_of_its_colour() -> None:
    for board in range(4):
        for field in range(FIELDS):
            having = [colour for colour in range(5) if int(c.coloured[board, colour]) >> field & 1]
            assert having == [c.colour[board, field]]


def test_neighbours_are_mutual() -> None:
    for field in range(FIELDS):
        for way in range(6):
            other = c.neighbour[field, way]
            if other >= 0:
                assert c.neighbour[other, (way + 3) % 6] == field


def test_boats_and_supplies() -> None:
    assert c.capacity.tolist() == [1, 2, 2, 3, 3, 4, 5, 6, 7]
    assert (int(c.boat_copies) * len(BOAT_LABELS), len(CARD_LABELS)) == (45, 17)
    assert (c.bank, c.barns, c.wells, c.surveyors, c.cultivation.sum()) == (25, 8, 8, 28, 40)


def test_every_table_names_its_source() -> None:
    for name, table in TOML.items():
        for row in table if isinstance(table, list) else [table]:
            assert row["source"] in ("printed", "deduced", "reconstructed"), name


# ---------------------------------------------------------------------------------------------------- what is refused


def put(value: object, *where: str | int) -> Callable[[Any], None]:
    """The change that puts a value where these keys lead."""
    *way, last = where
    return lambda toml: reduce(getitem, way, toml).__setitem__(last, value)


def refusal(table: str, spoil: Callable[[Any], object]) -> str:
    """Why our own parts are refused once they are spoilt."""
    toml = copy.deepcopy(TOML)
    spoil(toml)
    with pytest.raises(ValueError, match=rf"^\[{table}\]") as error:
        record_of(toml)
    return str(error.value)


@pytest.mark.parametrize("field", [*NUMBERS, *LISTS])
def test_numbers_keep_to_the_range_of_their_field(field: str) -> None:
    table, name, *count = NUMBERS.get(field) or LISTS[field]
    span = PARTS.spans[field]
    assert span is not None
    for wrong in (span[0] - 1, span[-1] + 1, 10**12):
        value = [wrong] * count[0] if count else wrong
        why = refusal(table, put(value, table, name))
        what = f"'{name}' must be {count[0]} numbers" if count else f"'{name} = {wrong}' must be"
        assert f"{what} from {span[0]} to {span[-1]}" in why
    for values in ([], [span[-1]] * (count[0] + 1)) if count else ():
        assert f"'{name}' must be {count[0]} numbers from" in refusal(table, put(values, table, name))


@pytest.mark.parametrize(
    ("table", "row", "name"),
    [
        *(("boat", 0, name) for name in ("capacity", "points", "coins", "steps", "agents")),
        *(("space", 0, name) for name in ("points", "coins", "steps", "agents")),
        *(("card", 0, name) for name in ("each", "most", "points", "steps", "agents")),
        ("tiles", 0, "copies"),
    ],
)
def test_numbers_of_rows_keep_to_the_range_of_their_field(table: str, row: str, name: str) -> None:
    for wrong in (-1, 10**12):
        why = refusal(table, put(wrong, table, row, name))
        assert f"'{name} = {wrong}' must be from" in why


@pytest.mark.parametrize("name", ["colour_cards", "jokers"])
def test_cultivation_cards_keep_to_their_range(name: str) -> None:
    for wrong in (-1, MOST_COPIES + 1):
        why = refusal("cultivation", put(wrong, "cultivation", name))
        assert f"from 0 to {MOST_COPIES}" in why


@pytest.mark.parametrize(
    ("table", "spoil", "why"),
    [
        ("boards", lambda t: t["boards"]["fields"].pop(), "there must be 4 boards"),
        ("boards", lambda t: t["boards"]["fields"].append(t["boards"]["fields"][0]), "there must be 4 boards"),
        ("boards", lambda t: t["boards"]["fields"].__setitem__(0, []), "a board has 5 rows"),
        ("boards", lambda t: t["boards"]["names"].reverse(), "the boards are red, orange, blue, black"),
        ("harbour", lambda t: t["harbour"]["notches"].__setitem__(1, 3), "left to right"),
        ("harbour", lambda t: t["harbour"]["start"].__setitem__("2", -1), "'2 = -1' must be from 0 to 20"),
        ("tiles", lambda t: t["tiles"][1]["faces"].append("T"), "every tile is listed once, unlike 'T'"),
        ("tiles", lambda t: t["tiles"][1]["faces"].append("TT"), "every tile is listed once, unlike 'TT'"),
        ("tiles", lambda t: t["tiles"][1]["faces"].append(""), "a tile has one or two crops"),
        ("tiles", lambda t: t["tiles"][0].__setitem__("copies", 0), "there must be a tile of 1 hexes"),
        ("display", lambda t: t["tiles"][0].__setitem__("copies", 1), "from 1 to 5 tiles of 1 hexes can be shown"),
        ("display", lambda t: t["display"].__setitem__("tiles", [10, 0, 3]), "from 1 to 5 tiles of 2 hexes"),
        ("display", lambda t: t["display"].__setitem__("tiles", [10, 6, 3]), "from 1 to 5 tiles of 2 hexes"),
        ("boat", lambda t: t["boat"].pop(), "'7' is missing"),
        ("boat", lambda t: t["boat"].append(t["boat"][0]), "there are 9, and not also '1'"),
        ("boat", lambda t: t["boat"][0].__setitem__("feature", "barn-site"), "a feature is one of"),
        ("boat", lambda t: t["boat"][0].__setitem__("feature", ""), "a feature is one of"),
        ("space", lambda t: t["space"].pop(), "there must be 4 spaces"),
        ("space", lambda t: t["space"].append({}), "there must be 4 spaces"),
        ("space", lambda t: t["space"][0].__setitem__("feature", "well-site"), "a feature is one of"),
        ("card", lambda t: t["card"].pop(), "'fleet' is missing"),
        ("card", lambda t: t["card"].append(t["card"][0]), "there are 17, and not also 'corn'"),
        ("card", lambda t: t["card"][0].pop("counts"), "if it counts something, and only then, unlike 'corn'"),
        ("card", lambda t: t["card"][0].pop("each"), "if it counts something, and only then, unlike 'corn'"),
        ("card", lambda t: t["card"][0].pop("most"), "if it counts something, and only then, unlike 'corn'"),
        ("card", lambda t: t["card"][7].__setitem__("each", 1), "and only then, unlike 'envoys'"),
        ("card", lambda t: t["card"][7].__setitem__("most", 9), "and only then, unlike 'envoys'"),
        ("card", lambda t: t["card"][0].__setitem__("points", 16), "a card brings 15 at most, unlike 'points = 16'"),
    ],
)
def test_parts_that_do_not_fit_are_refused(table: str, spoil: Callable[[Any], object], why: str) -> None:
    assert why in refusal(table, spoil)


@pytest.mark.parametrize(
    ("table", "name", "value"),
    [
        ("tile_points", "points", [0, 0, 1000]),
        ("estate", "well_each", 1000),
        ("estate", "active_surveyor", 300),
        ("estate", "agent", 500),
        ("final", "unscored", 1000),
    ],
)
def test_a_score_has_room_for_all_points(table: str, name: str, value: int | list[int]) -> None:
    why = refusal(table, lambda toml: toml[table].__setitem__(name, value))
    assert f"a score goes up to {HIGHEST_SCORE}: most of them by '{name}'" in why


def test_all_sources_of_points_are_added_up() -> None:
    """None of these is too much by itself."""
    toml = copy.deepcopy(TOML)
    toml["final"].update(coin=1000, colour=1000, agents=[1000, 0, 0, 0])
    record_of(toml)
    toml["estate"].update(barn_each=100, barn_most=100)
    record_of(toml)
    toml["bonus"]["opportunity_points"] = 250
    with pytest.raises(ValueError, match=r"^\[final\] a player could get 33[0-9]{3} points"):
        record_of(toml)


# ------------------------------------------------------------------------------------------------ an owner's own parts

TEXT = (GAME.folder / "parts.toml").read_text(encoding="utf-8")


def own(folder: Path, *changes: Any) -> rh.Game:
    """The game with the parts of a file in which some text is another."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return rh.game("riverboat", parts=file)


def test_boards_of_ones_own_are_played_on(tmp_path: Path) -> None:
    game = own(
        tmp_path,
        ('["WWBBGGOO", "WGBWGMMB"', '["GWBBGGOO", "WWBWGMMB"'),
        ("tiles = [10, 5, 3]", "tiles = [12, 4, 2]"),
        ("end = 20", "end = 25"),
        ("most = 14", "most = 12"),
    )
    assert COLOURS[game.parts.colour[0, 0]] == "G"
    assert COLOURS[GAME.parts.colour[0, 0]] == "W"
    match = game.new(3, seed=3)
    s = match.state
    assert [int(s.display[game.parts.tile_size == size].sum()) for size in (1, 2, 3)] == [12, 4, 2]
    assert match.view(None).harbour_end == 25
    rng = random.Random(3)
    while not match.over:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.moves(seat)))
    assert game.audit(game.parts, match.state) is None
    assert rh.load(match.save(), parts=tmp_path / "mine.toml").scores == match.scores
    with pytest.raises(rh.Refusal):
        rh.load(match.save())


def test_fewer_cards_a_round(tmp_path: Path) -> None:
    match = own(tmp_path, ("drawn = 8", "drawn = 6")).new(2, seed=1)
    assert match.view(None).cards_to_come == 6
    while match.state.round_number == 1:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    assert match.state.cards_left.sum() == 34


@pytest.mark.parametrize(
    ("old", "new", "at", "why"),
    [
        ('"OOGWWOMB"', '"OOGWWOM"', "OOGWWOM", "a row has 8 fields"),
        ('"OOGWWOMB"', '"OOGXWOMB"', "OOGXWOMB", "a field is one of WGOMB"),
        ('  ["GOOMGGWW"', '["GOOMGGWX"', "GOOMGGWX", "a field is one of WGOMB"),  # a row is no head of a table
        (', "MMBMMWWG"]', "]", "WWBBGGOO", "a board has 5 rows"),
        ('names = ["red", ', "names = [", "names = ", "the boards are red"),
        ("rounds = 4", "rounds = 5", "rounds = 5", "a match has 4 rounds"),
        ("boats_a_round = [2, 2, 2, 3]", "boats_a_round = [2, 2, 3, 3]", "boats_a_round", "room for 9 boats"),
        ("boats_a_round = [2, 2, 2, 3]", "boats_a_round = [2, 2, 3]", "boats_a_round", "4 numbers"),
        ("workers = 13", "workers = 0", "workers = 0", "from 1 to 40"),
        ("workers = 13", 'workers = "many"', 'workers = "many"', "'workers' must be a whole number"),
        ("workers = 13", "workers = 13\nhelpers = 1", "helpers", "nothing is called 'helpers'"),
        ("workers = 13\n", "", "[start]", "'workers' is missing"),
        ("coins = 25", "coins = 11", "coins = 11", "players need 12"),
        ("surveyors = 28", "surveyors = 7", "surveyors = 7", "players need 8"),
        ("round_track_workers = 4", "round_track_workers = 3", "round_track_workers = 3", "from 4 to 100"),
        ("drawn = 8", "drawn = 9", "drawn = 9", "from 1 to 8"),
        ("colour_cards = 7", "colour_cards = 5", "drawn = 8", "4 rounds need 32 of the 30 cards"),
        ("end = 20", "end = 18", "end = 18", "behind the end"),
        ("notches = [3, 5,", "notches = [5, 3,", "notches = [5, 3", "left to right"),
        ("3 = 1, 4 = 2 }", "3 = 1 }", "[harbour]", "'4' is missing"),
        ("3 = 1, 4 = 2 }", "3 = 1, 4 = 21 }", "start = {", "'4 = 21' must be from 0 to 20"),
        ("tiles = [10, 5, 3]", "tiles = [10, 5, 4]", "tiles = [10", "from 1 to 3 tiles of 3 hexes"),
        ('"TTT", "WWW"', '"TWC", "WWW"', '"TWC"', "the odd one last"),
        ("copies = 14", "copies = -1", "copies = -1", "from 0 to 20"),
        ('name = "2b"', 'name = "2c"', '"2c"', "after 2 others comes 2b"),
        ("capacity = 7", "capacity = 70", "capacity = 70", "from 1 to 20"),
        ("agents = 3", "agents = 4", "agents = 4", "from 0 to 3"),
        ('feature = "barn"', 'feature = "castle"', '"castle"', "a feature is one of"),
        ('counts = "rim"', 'counts = "rum"', '"rum"', "a card counts one of"),
        ('name = "fleet"', 'name = "navy"', '"navy"', "comes fleet"),
        ("agents = [20, 10, 5, 0]", "agents = [20, 10, 5]", "agents = [20", "4 numbers"),
        ("[harvest]", "[harvests]", "# Every component", "'harvest' is missing"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path, old: str, new: str, at: str, why: str) -> None:
    with pytest.raises(rh.Refusal) as refusal:
        own(tmp_path, (old, new))
    lines = TEXT.replace(old, new, 1).splitlines()
    (number,) = map(int, re.findall(r"line (\d+)", str(refusal.value))[:1])
    assert at in lines[number - 1]
    assert why in str(refusal.value)


def test_a_board_must_show_every_colour(tmp_path: Path) -> None:
    row = '["WWBBGGOO", "WGBWGMMB", "OOGWWOMB", "OBBMOOGG", "MMBMMWWG"]'
    with pytest.raises(rh.Refusal, match="all of the colours"):
        own(tmp_path, (row, row.replace("M", "B")))
