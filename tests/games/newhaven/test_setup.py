"""The set-up, and the parts themselves."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from riverhaven.games.newhaven.parts import TOML
from riverhaven.games.newhaven.state import BOARD, COLOURS, SPACE_LABELS

from .scene import GAME

C = GAME.parts


def turned(quarters: str) -> str:
    return min(quarters[i:] + quarters[:i] for i in range(4))


def test_the_sixty_harvest_tiles_follow_the_generating_rule() -> None:
    expected: Counter[str] = Counter()
    for a, b in permutations(COLOURS, 2):
        expected[turned(a + a + a + b)] += 1
    for a, b in combinations(COLOURS, 2):
        expected[turned(a + a + b + b)] += 2
    for d, a, b in permutations(COLOURS, 3):
        expected[turned(d + d + a + b)] += 1
    for d in COLOURS:
        for a, b in combinations([c for c in COLOURS if c != d], 2):
            expected[turned(d + a + d + b)] += 1
    found: Counter[str] = Counter()
    for colours, count in zip(C.tile.tolist(), C.tile_count.tolist(), strict=True):
        found["".join(map(turned, ["".join(COLOURS[c] for c in colours)]))] += count
    assert found == expected
    assert found.total() == 60 and len(found) == 54


def test_every_colour_has_sixty_squares_and_36_buildings() -> None:
    squares: Counter[int] = Counter()
    for colours, count in zip(C.tile.tolist(), C.tile_count.tolist(), strict=True):
        for colour in colours:
            squares[colour] += count
    assert set(squares.values()) == {60}
    assert C.building.tolist() == [6] * 24


def test_every_table_of_the_parts_names_its_source() -> None:
    for name, table in TOML.items():
        for entry in table if isinstance(table, list) else [table]:
            assert entry["source"] in ("printed", "deduced", "reconstructed"), name
    assert TOML["ponds"]["source"] == "deduced" and TOML["charters"]["source"] == "reconstructed"


@pytest.mark.parametrize(("seats", "open_a", "ponds"), [(2, 21, 2), (3, 31, 3), (4, 41, 4)])
def test_the_playing_area(seats: int, open_a: int, ponds: int) -> None:
    match = GAME.new(seats, seed=1)
    assert match.view(0).open_spaces == open_a
    match = GAME.new(seats, seed=1, side="B")
    view = match.view(0)
    kinds = Counter(space.kind for row in view.board for space in row)
    assert kinds["pond"] == ponds and kinds["tile"] == 4
    assert view.open_spaces == kinds["open"] == {2: 19, 3: 28, 4: 37}[seats]


def test_the_area_of_two_and_three_players() -> None:
    board = GAME.new(2, seed=1).view(0).board
    assert {s.label for row in board for s in row if s.kind != "closed"} == {
        f"{c}{n}" for c in "bcdef" for n in range(2, 7)
    }
    board = GAME.new(3, seed=1).view(0).board
    assert {s.label for row in board for s in row if s.kind != "closed"} == {
        f"{c}{n}" for c in "bcdef" for n in range(1, 8)
    }
    board = GAME.new(4, seed=1).view(0).board
    assert {s.label for row in board for s in row if s.kind == "closed"} == {"a1", "a7", "g1", "g7"}


def test_the_printed_harvests_of_side_a() -> None:
    board = GAME.new(2, seed=1).view(0).board
    printed = {s.label: "".join(q[0] for q in s.quarters) for row in board for s in row if s.kind == "tile"}
    # stone, sheep, timber, wheat begin with s, s, t, w; sheep is told from stone by the full name below
    assert set(printed) == {"b6", "f6", "b2", "f2"}
    names = {s.label: s.quarters for row in board for s in row if s.kind == "tile"}
    assert names["b6"] == ("stone", "sheep", "timber", "timber")
    assert names["f6"] == ("wheat", "sheep", "timber", "wheat")
    assert names["b2"] == ("sheep", "stone", "wheat", "sheep")
    assert names["f2"] == ("stone", "stone", "wheat", "timber")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_side_b_uses_all_settlements_and_fills_the_clearings(seats: int) -> None:
    settlements = {SPACE_LABELS[r * BOARD + c] for r, c in TOML["side_b"]["settlements"]}
    clearings = {SPACE_LABELS[r * BOARD + c] for r, c in TOML["side_b"]["clearings"]}
    seen_ponds: Counter[str] = Counter()
    for seed in range(60):
        spaces = [s for row in GAME.new(seats, seed=seed, side="B").view(0).board for s in row]
        assert {s.label for s in spaces if s.kind in ("pond", "tile")} <= settlements
        assert {s.label for s in spaces if s.building} == {s.label for s in spaces if s.kind == "open"} & clearings
        seen_ponds.update(s.label for s in spaces if s.kind == "pond")
    assert set(seen_ponds) == settlements
    assert max(seen_ponds.values()) < 2.5 * min(seen_ponds.values())  # everywhere about as often


def test_the_start_tiles_of_side_b_lie_any_way_round() -> None:
    ways = set()
    for seed in range(40):
        for row in GAME.new(4, seed=seed, side="B").view(0).board:
            ways |= {s.quarters for s in row if s.kind == "tile"}
    assert any(tuple(q[1:] + q[:1]) in ways for q in ways)


@pytest.mark.parametrize(("seats", "bag"), [(2, 96), (3, 120), (4, 144)])
def test_careful_harvest_takes_out_sets_and_gives_three_tiles(seats: int, bag: int) -> None:
    match = GAME.new(seats, seed=1, careful_harvest=True)
    view = match.view(0)
    assert view.bag_count == bag - 5 - 6 * seats
    assert [v.tile_count for v in view.villages] == [3] * seats
    assert all(v.shipment for v in view.villages)
    assert match.state.bag.max() <= bag // 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_six_buildings_two_tiles_and_a_shipment(seats: int) -> None:
    view = GAME.new(seats, seed=1).view(0)
    assert view.bag_count == 144 - 5 - 6 * seats
    assert [v.building_count for v in view.villages] == [6] * seats
    assert [v.tile_count for v in view.villages] == [2] * seats
    assert all(v.shipment for v in view.villages)
    assert None not in view.display
    assert view.active == 0 and view.phase == "place"


def test_careful_harvest_is_refused_on_side_b() -> None:
    with pytest.raises(ValueError, match="side A of the board only"):
        GAME.new(2, side="B", careful_harvest=True)
