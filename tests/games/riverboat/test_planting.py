"""Phase II: tiles of every shape and turn, the coin, the refill, and workers that go home."""

from riverhaven.core.match import Match
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.rules.planting import ask_planter, largest_room
from riverhaven.games.riverboat.state import FROM_TILES, TILES, Phase

from .scene import Scene, fields, moves, refused


def crops(match: Match, seat: int, labels: str) -> str:
    return "".join(" TWCPK"[match.state.crop[seat, field]] for field in fields(labels))


def test_holder_gets_a_coin_while_there_are_any() -> None:
    for bank, coins in ((19, 4), (0, 3)):
        table = Scene().have(0, agents=12).have(1, agents=14)
        if not bank:
            table.have(1, coins=22)
        match = table.match(Phase.CULTIVATE, active=1, card="*", holders="10101")
        match.play(0, "place a5")
        assert match.state.coins[0] == coins


def test_a_tile_is_taken_then_planted_under_a_worker() -> None:
    match = Scene().workers(0, "a5 d3").workers(1, "a5").match(Phase.TAKE)
    assert moves(match, 0, "take") == {"take t", "take w", "take c", "take p", "take k"}
    match.play(0, "take w")
    assert moves(match) == {"plant a5 here", "plant d3 here"}
    assert refused(match, 0, "plant b5 here") == "not-under-workers"
    assert refused(match, 0, "plant a5 e") == "same-either-way"
    match.play(0, "plant d3 here")
    assert crops(match, 0, "d3 a5") == "W "
    assert match.state.display[TILES.index("W")] == 1
    assert match.scores == (0, 0)  # a single hex brings nothing
    assert match.waiting == (1,)


def test_a_mixed_pair_goes_down_either_way_round_and_brings_a_point() -> None:
    match = Scene().workers(0, "a5 b5").match(Phase.TAKE)
    match.play(0, "take tw")
    assert moves(match) == {"plant a5 e", "plant b5 w"}
    match.play(0, "plant b5 w")
    assert crops(match, 0, "a5 b5") == "WT"
    assert match.scores[0] == 1
    assert match.state.points[0, FROM_TILES] == 1


def test_a_pair_lies_in_all_six_directions() -> None:
    """The first crop in the middle of a flower: d3 and its six neighbours."""
    table = Scene().workers(0, "d3 e3 d2 c2 c3 c4 d4")
    for way, other in zip(["e", "se", "sw", "w", "nw", "ne"], ["e3", "d2", "c2", "c3", "c4", "d4"], strict=True):
        match = table.match(Phase.TAKE)
        match.play(0, "take tw")
        match.play(0, f"plant d3 {way}")
        assert crops(match, 0, f"d3 {other}") == "TW"


def test_a_double_is_named_once() -> None:
    match = Scene(display="TT T").workers(0, "a5 b5 d3").match(Phase.TAKE)
    match.play(0, "take tt")
    assert match.state.crop[0, fields("a5 b5")].tolist() == [1, 1]  # one place only: no question


def test_a_double_with_two_places_is_asked_about() -> None:
    match = Scene(display="TT T").workers(0, "a5 b5 c5").match(Phase.TAKE)
    match.play(0, "take tt")
    assert moves(match) == {"plant a5 e", "plant b5 e"}
    assert refused(match, 0, "plant b5 w") == "same-either-way"


def test_a_triangle_of_one_crop_has_one_name_for_each_place() -> None:
    match = Scene().workers(0, "d3 e3 d2 c2").match(Phase.TAKE)  # two triangles: d3 e3 d2 and d3 d2 c2
    match.play(0, "take ttt")
    assert moves(match) == {"plant d3 e", "plant d3 se"}
    match.play(0, "plant d3 se")
    assert crops(match, 0, "d3 d2 c2 e3") == "TTT "
    assert match.scores[0] == 2
    assert match.state.triangles[0] == 1


def test_the_odd_crop_of_a_triangle_goes_on_any_of_its_fields() -> None:
    found = set()
    for labels in ("d3 e3 d2", "d3 d2 c2"):  # pointing down, pointing up
        probe = Scene(display="T TTW").workers(0, labels).match(Phase.TAKE)
        probe.play(0, "take ttw")
        assert len(moves(probe)) == 3
        for move in moves(probe):
            match = probe.copy()
            match.play(0, move)
            found.add((labels, crops(match, 0, labels)))
    assert found == {(labels, face) for labels in ("d3 e3 d2", "d3 d2 c2") for face in ("WTT", "TWT", "TTW")}


def test_tiles_do_not_hang_over_the_edge() -> None:
    match = Scene().workers(0, "a5 b5 h5 h4").match(Phase.TAKE)
    match.play(0, "take tw")
    assert refused(match, 0, "plant h5 e") == "off-the-board"
    assert refused(match, 0, "plant b5 e") == "not-under-workers"


def test_three_workers_in_a_row_are_no_triangle() -> None:
    match = Scene().workers(0, "a5 b5 c5").match(Phase.TAKE)
    assert refused(match, 0, "take ttt") == "no-room"
    assert "take tw" in moves(match)


def test_workers_on_crops_are_planted_already() -> None:
    match = Scene().crops(0, "T", "b5", worker=True).workers(0, "a5 d3").match(Phase.TAKE)
    assert refused(match, 0, "take tw") == "no-room"


def test_a_small_tile_may_be_chosen_where_a_large_one_fits() -> None:
    match = Scene().workers(0, "d3 e3 d2").match(Phase.TAKE)
    match.play(0, "take t")
    match.play(0, "plant d3 here")
    assert match.state.phase == Phase.TAKE
    assert match.waiting == (0,)  # nobody else has a bare worker, so it goes on


def test_nobody_may_pass() -> None:
    match = Scene().workers(0, "a5").match(Phase.TAKE)
    assert refused(match, 0, "pass") == "wrong-phase"


def test_turns_go_round_from_the_holder_and_skip_who_is_done() -> None:
    match = Scene(seats=3).workers(1, "a5 d3").workers(2, "a5").match(Phase.TAKE, active=1, holders="01210")
    order = []
    while match.state.phase == Phase.TAKE:
        order.append(match.waiting[0])
        match.play(match.waiting[0], "take t" if "take t" in moves(match, match.waiting[0]) else "take w")
        if match.state.tile:
            match.play(match.waiting[0], sorted(moves(match, match.waiting[0]))[0])
    assert order == [1, 2, 1]


def test_a_coin_opens_the_piles_of_one_and_two_hexes() -> None:
    match = Scene(display="T T W W C C P P K K TW CP TK WC PK TTT WWW CCC").workers(0, "d3 e3 d2").match(Phase.TAKE)
    assert refused(match, 0, "take kk") == "not-on-display"
    assert "buy kk" in moves(match)
    assert "buy k" in moves(match)
    assert not any(len(move.split()[1]) == 3 for move in moves(match, 0, "buy"))  # never triangles
    match.play(0, "buy kk")
    assert (match.state.coins[0], match.state.pile[TILES.index("KK")], match.state.display.sum()) == (2, 0, 18)
    match.play(0, "plant d3 e")
    assert match.scores[0] == 1  # bought tiles bring their point too


def test_buying_needs_a_coin_a_tile_and_room() -> None:
    match = Scene().workers(0, "d3 a5").match(Phase.TAKE)
    assert refused(match, 0, "buy kk") == "no-room"
    match = Scene(display="T KK").workers(0, "d3 e3").match(Phase.TAKE)
    assert refused(match, 0, "buy kk") == "none-left"
    match = Scene().workers(0, "d3 e3").have(0, coins=0).match(Phase.TAKE)
    assert refused(match, 0, "buy k") == "no-coin"


def test_the_display_is_refilled_only_when_nothing_on_it_fits() -> None:
    """The rulebook's example: a lone worker, and only larger tiles lie open."""
    table = Scene(display="T TW CP").workers(0, "a5").workers(1, "a5 d3").have(1, coins=0)
    match = table.match(Phase.TAKE)
    assert match.state.display.sum() == 3
    match.play(0, "take t")
    assert match.waiting == (1,)
    assert [int(match.state.display[GAME.parts.tile_size == size].sum()) for size in (1, 2, 3)] == [10, 5, 3]
    assert match.state.coins[1] == 0


def test_the_refill_comes_before_the_coin() -> None:
    match = Scene(display="T TW").workers(0, "a5").workers(1, "a5 d3").match(Phase.TAKE)
    match.play(0, "take t")
    assert match.state.coins[1] == 3
    assert match.state.display.sum() == 18


def test_no_refill_while_something_fits() -> None:
    match = Scene(display="T TW TTT").workers(0, "a5").workers(1, "a5 b5 d3").match(Phase.TAKE)
    match.play(0, "take t")
    assert match.state.display.sum() == 2  # a pair fits, so the single worker must wait
    assert moves(match, 1, "take") == {"take tw"}


def test_lone_workers_go_home_when_no_tile_can_cover_them() -> None:
    table = Scene(display="TW TTT").workers(0, "a5 b5 d3 g1").workers(1, "a5")
    s, c = table.s, table.c
    s.pile[:] = c.tile_count
    s.pile[:5] = 0  # all 70 single tiles are gone
    s.holder[:] = [0, 0, 1, 1, 0]
    s.stage, s.active, s.waiting, s.turn_over = 1, 0, 0, 0
    s.workers[0], s.workers[1] = 9, 12
    assert ask_planter(c, s)  # the pair still fits
    assert s.waiting == 1
    s.crop[0, fields("a5 b5")] = [1, 2]
    s.waiting, s.turn_over = 0, 1
    assert not ask_planter(c, s)
    assert (s.workers[0], s.workers[1]) == (11, 13)
    assert s.worker[0].sum() == 2
    assert largest_room(s, 0) == 0


def test_tiles_are_numbered_so_that_a_board_shows_their_shapes() -> None:
    match = Scene().workers(0, "d3 e3 d2 a5").match(Phase.TAKE)
    match.play(0, "take ttt")
    match.play(0, "take w")
    patches = match.state.patch[0, fields("d3 e3 d2 a5")].tolist()
    assert patches == [1, 1, 1, 2]
