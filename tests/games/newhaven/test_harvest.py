"""Playing a tile and gathering, with the rulebook's figures."""

from typing import Any

import pytest

from riverhaven.core.match import Match

from .scene import GAME, Scene, refused, texts


def turn_of(quarters: str, tile_in_hand: str) -> str:
    """How to turn the tile in hand so that it shows `quarters`."""
    for turn in range(4):
        if "".join(tile_in_hand[(q - turn) % 4] for q in range(4)) == quarters:
            return f"r{turn}"
    raise AssertionError


def place(scene: Scene, space: str, quarters: str) -> dict[str, int]:
    """Play a tile so that it lies on `space` showing `quarters`; what it gathers."""
    match = scene.holds(0, quarters, "SSSH").match()
    held = match.view(0).mine.tiles[0]
    letters = "".join({"stone": "S", "sheep": "H", "timber": "T", "wheat": "W"}[colour] for colour in held)
    match.play(0, f"place 1 {space} {turn_of(quarters, letters)}")
    return {colour: n for colour, n in match.view(0).harvest.items() if n}


# The first figure of the rulebook: side A for three players, with one tile already on the board.
@pytest.mark.parametrize(
    ("space", "quarters", "harvest"),
    [
        ("e7", "THHW", {"wheat": 6, "sheep": 3, "timber": 1}),
        ("b3", "HHSH", {"sheep": 5, "stone": 2}),
        ("e2", "SSTW", {"stone": 4, "timber": 2, "wheat": 1}),
        ("c6", "HSST", {"sheep": 2, "timber": 3, "stone": 2}),
    ],
)
def test_the_rulebooks_figure(space: str, quarters: str, harvest: dict[str, int]) -> None:
    assert place(Scene(3).tile("e6", "WHWW"), space, quarters) == harvest


def test_chains_never_run_across_a_corner() -> None:
    scene = Scene(2).tile("d4", "WSWS")
    assert place(scene, "e5", "WHWW") == {"wheat": 4 - 1, "sheep": 1}


@pytest.mark.parametrize(("seats", "space", "opposite"), [(3, "d7", "d1"), (4, "a4", "g4"), (4, "g4", "a4")])
def test_chains_do_not_run_around_the_edge_of_the_board(seats: int, space: str, opposite: str) -> None:
    assert place(Scene(seats).tile(opposite, "WWWW"), space, "WWWS") == {"wheat": 3, "stone": 1}
    assert place(Scene(seats).tile(space, "WWWW"), opposite, "WWWS") == {"wheat": 3, "stone": 1}


def test_both_squares_of_a_diagonal_pair_count_with_both_their_chains() -> None:
    scene = Scene(2).tile("c5", "SSSH").tile("d4", "SSHH").tile("e5", "TSSS")
    gathered = place(scene, "d5", "SHST")
    # top left: itself and three of c5; bottom right: itself, two of d4 below it and three of e5 beside it
    assert gathered["stone"] == 1 + 3 + 1 + 2 + 3


def test_a_chain_reached_twice_counts_once() -> None:
    # A ring of wheat around d5, entered from two sides.
    scene = Scene(2).tile("c5", "WWWS").tile("c6", "SWWW").tile("d6", "WWWS")
    assert place(scene, "d5", "WSWH")["wheat"] == 1 + 1 + 3 + 3 + 3


def test_printed_spaces_chain_and_are_never_open() -> None:
    match = Scene(2).match()
    assert refused(match, 0, "place 1 b6 r0") == "space-taken"
    assert refused(match, 0, "place 1 a4 r0") == "space-not-in-play"
    assert refused(match, 0, "place 1 a1 r0") == "space-not-in-play"
    assert refused(match, 0, "place 3 c4 r0") == "no-such-tile"


@pytest.mark.parametrize(("turn", "quarters"), [("r0", "SHTW"), ("r1", "WSHT"), ("r2", "TWSH"), ("r3", "HTWS")])
def test_a_tile_turns_clockwise(turn: str, quarters: str) -> None:
    match = Scene(2).holds(0, "SSHT").match()
    match.play(0, f"place 1 d4 {turn}")
    space = match.view(0).board[3][3]
    names = {"S": "stone", "H": "stone", "T": "sheep", "W": "timber"}  # the four quarters of SSHT in order
    assert space.quarters == tuple(names[q] for q in quarters)
    assert space.gathered == (True,) * 4


def test_every_tile_fits_every_open_space_in_four_ways() -> None:
    match = GAME.new(4, seed=3)
    assert len(texts(match, 0, "place")) == 2 * 41 * 4
    assert len(texts(match, 0, "ship")) == 41 * 4


def test_markers_do_not_add_up_from_turn_to_turn() -> None:
    match = Scene(2).holds(0, "SSSH").holds(1, "WWWT").hand(0, "S6").hand(1, "S6").match()
    match.play(0, "place 1 d4 r0")
    while match.waiting == (0,) or match.view(0).active == 0:
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, moves[-1] if moves[-1].block == "pass" else moves[0])
    assert match.view(0).resources == {"stone": 0, "sheep": 0, "timber": 0, "wheat": 0}
    match.play(1, "place 1 b4 r0")
    assert match.view(0).harvest["stone"] == 0


# ----------------------------------------------------------------------------------------------------- the shipment


def test_the_shipment_is_four_squares_of_the_named_colour_and_chains() -> None:
    match = Scene(2).tile("d5", "SSWW").match()
    match.play(0, "ship wheat d4")
    assert match.view(0).harvest == {"stone": 0, "sheep": 0, "timber": 0, "wheat": 6}
    assert match.view(1).board[3][3].kind == "shipment"


def test_the_shipment_is_turned_over_at_the_end_of_the_turn_and_used_up() -> None:
    match = Scene(2).hand(0).hand(1).match()
    tiles = list(match.state.tiles[0])
    supply = match.state.supply.sum()
    match.play(0, "ship wheat d4")
    assert match.view(0).phase == "draw" and match.view(0).draws_left == 3
    for source in ("1", "bag", "bag"):
        match.play(0, f"draw {source}")
    space = match.view(0).board[3][3]
    assert space.kind == "tile" and len(set(space.quarters)) in (2, 3)
    assert list(match.state.tiles[0]) == tiles  # no tile is drawn for it
    assert match.state.supply.sum() == supply - 1
    assert match.waiting == (1,)
    assert not match.view(0).villages[0].shipment and match.view(0).villages[1].shipment


def test_a_shipment_is_used_once() -> None:
    match = Scene(2).set(shipment=[0, 1, 0, 0]).match()
    assert refused(match, 0, "ship wheat d4") == "shipment-used"
    assert texts(match, 0, "ship") == set()


def test_after_a_tile_another_is_drawn_into_its_place() -> None:
    match = Scene(2).holds(0, "SSSH", "HHHS").hand(0).hand(1).match()
    supply = match.state.supply.sum()
    match.play(0, "place 2 d4 r0")
    for source in ("1", "2"):
        match.play(0, f"draw {source}")
    assert match.state.tiles[0][0] and match.state.tiles[0][1] and not match.state.tiles[0][2]
    assert match.state.supply.sum() == supply - 1


# -------------------------------------------------------------------------------------------------------- the track


def above_twenty(**options: Any) -> Match:
    scene = Scene(4, **options)
    for space, quarters in {"c4": "WWWW", "d4": "WWWW", "e4": "WWWW", "c5": "WWWW", "d5": "WWWW"}.items():
        scene.tile(space, quarters)
    match = scene.holds(0, "WWWS").match()
    match.play(0, "place 1 c3 r0")
    return match


def test_above_twenty_the_true_number_counts() -> None:
    assert above_twenty().view(0).resources["wheat"] == 23


def test_the_track_may_end_at_twenty() -> None:
    match = above_twenty(track_cap=True)
    assert match.view(0).resources["wheat"] == 20
    assert match.view(0).harvest["wheat"] == 23


# ------------------------------------------------------------------------------------------------------------ side B


def test_a_building_in_a_clearing_goes_to_the_hand_at_once_and_all_have_seen_it() -> None:
    match = GAME.new(2, seed=4, side="B")
    lying = match.view(0).board[3][3].building
    hand = match.view(0).villages[0].building_count
    match.play(0, "place 1 d4 r0")
    view = match.view(1)
    assert view.board[3][3].building is None
    assert view.villages[0].building_count == hand + 1
    assert lying in view.villages[0].known


def test_the_shipment_claims_the_building_too() -> None:
    match = GAME.new(2, seed=4, side="B")
    hand = match.view(0).villages[0].building_count
    match.play(0, "ship stone d4")
    assert match.view(0).villages[0].building_count == hand + 1


def test_ponds_take_no_tile_and_break_chains() -> None:
    match = GAME.new(4, seed=5, side="B")
    ponds = [space for row in match.view(0).board for space in row if space.kind == "pond"]
    assert len(ponds) == 4
    for pond in ponds:
        assert refused(match, 0, f"place 1 {pond.label} r0") == "space-pond"
        assert pond.quarters == ()
