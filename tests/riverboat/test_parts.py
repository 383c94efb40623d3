"""The components: what the rulebooks state, and what the reconstruction promises."""

import copy

import pytest

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
