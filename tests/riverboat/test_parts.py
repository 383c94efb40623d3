"""The components: what the rulebooks state, and what the reconstruction promises."""

import copy
import random
import re

import pytest

import riverhaven as rh
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.parts import TOML, record_of
from riverhaven.games.riverboat.state import BOAT_LABELS, CARD_LABELS, COLOURS, CROPS, FIELDS, TILES

c = GAME.parts


def test_tiles_are_110_with_33_hexes_of_each_crop():
    assert [int(c.tile_count[c.tile_size == size].sum()) for size in (1, 2, 3)] == [70, 25, 15]
    for crop in CROPS:
        assert sum(face.count(crop) * int(n) for face, n in zip(TILES, c.tile_count, strict=True)) == 33


def test_exactly_one_double_of_each_crop_and_two_of_each_mixed_pair():
    for face, count in zip(TILES, c.tile_count, strict=True):
        if len(face) == 2:
            assert count == (1 if face[0] == face[1] else 2)


def test_boards_have_eight_fields_of_each_colour_in_groups_of_three_three_and_two():
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


def test_geometry_has_95_pairs_56_triangles_and_22_rim_fields():
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


def test_neighbours_are_mutual():
    for field in range(FIELDS):
        for way in range(6):
            other = c.neighbour[field, way]
            if other >= 0:
                assert c.neighbour[other, (way + 3) % 6] == field


def test_boats_and_supplies():
    assert c.capacity.tolist() == [1, 2, 2, 3, 3, 4, 5, 6, 7]
    assert (int(c.boat_copies) * len(BOAT_LABELS), len(CARD_LABELS)) == (45, 17)
    assert (c.bank, c.barns, c.wells, c.surveyors, c.cultivation.sum()) == (25, 8, 8, 28, 40)


def test_every_table_names_its_source():
    for name, table in TOML.items():
        for row in table if isinstance(table, list) else [table]:
            assert row["source"] in ("printed", "deduced", "reconstructed"), name


@pytest.mark.parametrize(
    ("table", "spoil"),
    [
        ("boards", lambda t: t["boards"]["fields"].pop()),
        ("boards", lambda t: t["boards"]["fields"][0].__setitem__(0, "WWW")),
        ("boards", lambda t: t["boards"]["fields"][0].__setitem__(0, "WWBBGGOX")),
        ("harbour", lambda t: t["harbour"]["notches"].reverse()),
        ("harbour", lambda t: t["harbour"].__setitem__("end", 5)),
        ("tiles", lambda t: t["tiles"][3]["faces"].append("TWC")),
        ("display", lambda t: t["display"].__setitem__("tiles", [10, 5, 30])),
        ("boat", lambda t: t["boat"].pop()),
        ("card", lambda t: t["card"].pop()),
        ("card", lambda t: t["card"][0].__setitem__("counts", "cows")),
        ("space", lambda t: t["space"].pop()),
    ],
)
def test_parts_that_do_not_fit_are_refused(table, spoil):
    toml = copy.deepcopy(TOML)
    spoil(toml)
    with pytest.raises(ValueError, match=rf"^\[{table}\]"):
        record_of(toml)


# ------------------------------------------------------------------------------------------------ an owner's own parts

TEXT = (GAME.folder / "parts.toml").read_text(encoding="utf-8")


def own(folder, *changes):
    """The game with the parts of a file in which some text is another."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return rh.game("riverboat", parts=file)


def test_boards_of_ones_own_are_played_on(tmp_path):
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


def test_fewer_cards_a_round(tmp_path):
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
        ('names = ["red", ', "names = [", "names = ", "4 boards"),
        ("rounds = 4", "rounds = 5", "rounds = 5", "from 4 to 4"),
        ("boats_a_round = [2, 2, 2, 3]", "boats_a_round = [2, 2, 3, 3]", "boats_a_round", "room for 9 boats"),
        ("boats_a_round = [2, 2, 2, 3]", "boats_a_round = [2, 2, 3]", "boats_a_round", "4 numbers"),
        ("workers = 13", "workers = 0", "workers = 0", "from 1 to 40"),
        ("workers = 13", 'workers = "many"', "[start]", "unlike 'workers = many'"),
        ("workers = 13", "helpers = 13", "helpers", "'helpers' is unknown"),
        ("workers = 13\n", "", "[start]", "workers is missing"),
        ("coins = 25", "coins = 11", "coins = 11", "players need 12"),
        ("surveyors = 28", "surveyors = 7", "surveyors = 7", "players need 8"),
        ("round_track_workers = 4", "round_track_workers = 3", "round_track_workers = 3", "every round"),
        ("drawn = 8", "drawn = 9", "drawn = 9", "from 1 to 8"),
        ("colour_cards = 7", "colour_cards = 5", "drawn = 8", "30 cards do not suit"),
        ("end = 20", "end = 18", "end = 18", "behind the end"),
        ("notches = [3, 5,", "notches = [5, 3,", "notches = [5, 3", "left to right"),
        ("3 = 1, 4 = 2 }", "3 = 1 }", "start = {", "for 4 players"),
        ("3 = 1, 4 = 2 }", "3 = 1, 4 = 21 }", "start = {", "up to 20"),
        ("tiles = [10, 5, 3]", "tiles = [10, 5, 16]", "tiles = [10", "15 tiles of 3 hexes"),
        ('"TTT", "WWW"', '"TWC", "WWW"', '"TWC"', "the odd one last"),
        ("copies = 14", "copies = -1", "copies = -1", "from 0 to 20"),
        ('name = "2b"', 'name = "2c"', '"2c"', "after 2 others comes 2b"),
        ("capacity = 7", "capacity = 70", "capacity = 70", "from 1 to 20"),
        ("agents = 3", "agents = 4", "agents = 4", "from 0 to 3"),
        ('feature = "barn"', 'feature = "castle"', '"castle"', "a feature is one of"),
        ('counts = "rim"', 'counts = "rum"', '"rum"', "a card counts one of"),
        ('name = "fleet"', 'name = "navy"', '"navy"', "comes fleet"),
        ("agents = [20, 10, 5, 0]", "agents = [20, 10, 5]", "agents = [20", "4 numbers"),
        ("[harvest]", "[harvests]", "[harvests]", "no such table"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(tmp_path, old, new, at, why):
    with pytest.raises(rh.Refusal) as refusal:
        own(tmp_path, (old, new))
    lines = TEXT.replace(old, new, 1).splitlines()
    number = int(re.search(r"line (\d+)", str(refusal.value))[1])
    assert at in lines[number - 1]
    assert why in str(refusal.value)


def test_a_board_must_show_every_colour(tmp_path):
    row = '["WWBBGGOO", "WGBWGMMB", "OOGWWOMB", "OBBMOOGG", "MMBMMWWG"]'
    with pytest.raises(rh.Refusal, match="all of the colours"):
        own(tmp_path, (row, row.replace("M", "B")))
