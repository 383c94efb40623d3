"""Positions that cannot be are refused, each with a sentence; harmless changes are not."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.record import copy_of
from riverhaven.games.newhaven.state import FACE_DOWN, GATHERED, OPEN, POND, SHIPMENT, TAKEN, UNKNOWN, Phase

from .scene import GAME
from .test_parts import game_with

Change = Callable[[np.record], None]


def met(until: Callable[[np.record], bool], seats: int = 2, game: rh.Game = GAME, **options: Any) -> np.record:
    """The first state of random matches at which something holds."""
    for seed in range(100):
        rng = random.Random(seed)
        s = game.opening(seats, seed, options)
        while not until(s) and not s.over:
            seat = s.waiting.item().bit_length() - 1
            game.rules.apply(game.parts, s, seat, rng.choice(game.legal(s, seat)))
            s.ply += 1
        if until(s):
            return s
    raise AssertionError("it never happens")


def full_row(s: np.record) -> bool:
    return bool((s.plot > 0).all(axis=2).any())


SITUATIONS: dict[str, Callable[[], np.record]] = {
    "opening": lambda: GAME.opening(2, 1, {}),
    "opening B": lambda: GAME.opening(3, 1, {"side": "B"}),
    "opening of redevelop": lambda: GAME.opening(2, 1, {"redevelop": True}),
    "opening with charters": lambda: GAME.opening(2, 1, {"charters": True}),
    "build": lambda: met(lambda s: s.phase == Phase.BUILD),
    "second turn": lambda: met(lambda s: s.phase == Phase.PLACE and s.active == 1),
    "share": lambda: met(lambda s: s.phase == Phase.SHARE, seats=3),
    "draw": lambda: met(lambda s: s.phase == Phase.DRAW and not s.has_drawn),
    "drawn": lambda: met(lambda s: s.phase == Phase.DRAW and s.has_drawn and s.draws_left == 1),
    "shipped": lambda: met(lambda s: s.phase == Phase.BUILD and s.shipped_to >= 0),
    "turned over": lambda: met(lambda s: s.phase == Phase.PLACE and s.shipment[: s.active].sum() < s.active),
    "village": lambda: met(lambda s: (s.laid_count >= 2).any()),
    "village of redevelop": lambda: met(lambda s: s.laid_count.any(), redevelop=True),
    "row charter": lambda: met(full_row, charters=True),
    "over": lambda: met(lambda s: bool(s.over)),
    "over with charters": lambda: met(lambda s: bool(s.over and s.charter[6]), charters=True),
}
situation = cache(lambda name: SITUATIONS[name]())


def put(field: str, value: int, *index: Any) -> Change:
    def change(s: np.record) -> None:
        if index:
            s[field][index] = value
        else:
            s[field] = value

    return change


def add(field: str, by: int, *index: int) -> Change:
    def change(s: np.record) -> None:
        put(field, int(s[field][index]) + by, *index)(s)

    return change


def all_of(*changes: Change) -> Change:
    def change(s: np.record) -> None:
        for one in changes:
            one(s)

    return change


def audited(s: np.record) -> str | None:
    assert GAME.state.wrong(s) is None
    return GAME.audit(GAME.parts, s)


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_play_leads_to_is_possible(name: str) -> None:
    GAME.check_position(copy_of(situation(name)))


# ------------------------------------------------------------------------------------------ changes that know the state


def tile_on(s: np.record) -> tuple[int, int]:
    """A space with a tile that was placed."""
    printed = set(GAME.parts.printed_at.tolist())
    return divmod(next(i for i in np.flatnonzero(s.space == TAKEN).tolist() if i not in printed), 7)


def clear(s: np.record, row: int, column: int) -> None:
    s.space[row, column] = OPEN
    s.square[2 * row : 2 * row + 2, 2 * column : 2 * column + 2] = 0
    s.open_spaces += 1


def cover(s: np.record, row: int, column: int, how: int = TAKEN) -> None:
    s.space[row, column] = how
    s.square[2 * row : 2 * row + 2, 2 * column : 2 * column + 2] = 1
    s.open_spaces -= 1


def take_a_tile_up(s: np.record) -> None:
    clear(s, *tile_on(s))


def fill_the_last_space(s: np.record) -> None:
    s.over, s.phase = 0, Phase.BUILD
    cover(s, *np.argwhere(s.space == OPEN)[0])


def make_one_coloured(s: np.record) -> None:
    row, column = tile_on(s)
    s.square[2 * row : 2 * row + 2, 2 * column : 2 * column + 2] = 1


def move_a_pond(s: np.record) -> None:
    row, column = np.argwhere(s.space == POND)[0]
    s.space[row, column], s.space[2, 3] = OPEN, POND


def move_a_settlement(s: np.record) -> None:
    """From a settlement to a space that is neither settlement nor clearing."""
    clear(s, *np.argwhere(s.space == TAKEN)[0])
    cover(s, 2, 3)


def end_the_turn_early(s: np.record) -> None:
    s.phase, s.builder, s.active = Phase.PLACE, s.active, 1 - s.active
    s.waiting = 1 << int(s["active"])


def recolour_the_shipment(s: np.record) -> None:
    row, column = divmod(int(s.shipped_to), 7)
    s.square[2 * row, 2 * column] = (s.square[2 * row, 2 * column] - GATHERED) % 4 + 1 + GATHERED


def gather_one_more(s: np.record) -> None:
    row, column = np.argwhere((s.square > 0) & (s.square <= GATHERED))[0]
    s.harvest[s.square[row, column] - 1] += 1
    s.square[row, column] += GATHERED


def empty_bag_and_display(s: np.record) -> None:
    s.bag[:], s.bag_count, s.display[:] = 0, 0, 0


def fill_the_display(s: np.record) -> None:
    s.display[s.display == 0] = 1


def a_kind(counts: np.ndarray) -> int:
    return int(np.flatnonzero(counts)[0])


def draw_secretly(s: np.record) -> None:
    kind = a_kind(s.bag)
    s.bag[kind] -= 1
    s.bag_count -= 1
    s.hand[0, kind] += 1
    s.hand_count[0] += 1


def put_back(s: np.record) -> None:
    kind = a_kind(s.hand[0])
    s.bag[kind] += 1
    s.bag_count += 1
    s.hand[0, kind] -= 1
    s.hand_count[0] -= 1


def lose_a_building(s: np.record) -> None:
    s.bag[a_kind(s.bag)] -= 1
    s.bag_count -= 1


def know_of_a_first_building(s: np.record) -> None:
    s.known[0, a_kind(s.hand[0])] = 1


def know_too_much(s: np.record) -> None:
    s.known[0, a_kind(s.hand[0] == 0)] = 1


def tear_a_colour_apart(s: np.record) -> None:
    """One of two face-down buildings goes to a corner, far from the other."""
    seat, colour = np.argwhere(s.laid_count >= 2)[0]
    here, *_, there = np.argwhere(s.plot[seat] == colour + 1 + FACE_DOWN)
    for row, column in ((0, 0), (0, 4), (5, 0), (5, 4)):
        if s.plot[seat, row, column] == 0 and abs(row - there[0]) + abs(column - there[1]) > 1:
            s.plot[seat, here[0], here[1]] = 0
            s.plot[seat, row, column] = colour + 1 + FACE_DOWN
            return


def lay_another(s: np.record) -> None:
    """Face down and covered, where nothing lies that could cover it."""
    kind = a_kind(s.hand[0])
    s.hand[0, kind] -= 1
    s.hand_count[0] -= 1
    s.laid[0, kind] += 1
    s.laid_count[0, kind // 6] += 1


def hold_another_tile(s: np.record) -> None:
    s.tiles[s.active, a_kind(s.tiles[s.active] == 0)] = 1


def use_the_shipment(s: np.record) -> None:
    s.shipment[s.active] = 0 if s.shipment[s.active] else 1


def change_holder(charter: int) -> Change:
    def change(s: np.record) -> None:
        s.charter[charter] = 3 - s.charter[charter]

    return change


ABSENT: list[tuple[Any, ...]] = [
    ("score", 4),
    ("shipment", 2),
    ("tiles", 2, 0),
    ("hand", 3, 0),
    ("hand_count", 2),
    ("known", 2, 5),
    ("laid", 3, 5),
    ("laid_count", 2, 3),
    ("plot", 2, 5, 4),
    ("built", 3, 3),
]
CASES: list[tuple[str, Change, str]] = [
    *(("opening", put(field, 1, *index), f"{field} must be 0 for the seats from 2") for field, *index in ABSENT),
    ("opening with charters", put("charter", 3, 0), "charter must not name the seats from 2 on"),
    # the board
    ("opening", add("open_spaces", 1), "open_spaces must be 21, the spaces that are open"),
    (
        "opening",
        all_of(put("space", OPEN, 0, 1), add("open_spaces", 1)),
        "space must be closed outside of the area for 2",
    ),
    ("opening", put("square", 0, 2, 2), "square must have four colours"),
    ("opening", put("square", 1, 6, 6), "square must have four colours"),
    ("opening", all_of(put("space", POND, 3, 3), add("open_spaces", -1)), "space must have no ponds on side A"),
    ("opening", put("space", SHIPMENT, 1, 1), "space must be taken on b6"),
    ("opening", put("square", 2, 2, 2), "square must show SHTT on b6"),
    ("opening B", move_a_pond, "space must have 3 ponds on side B with 3 players"),
    ("opening B", move_a_settlement, "space must have 4 tiles or more on the settlements"),
    ("opening B", put("clearing", 0, 3, 3), "clearing must have a building on d4"),
    ("opening B", put("clearing", 1, 2, 3), "clearing must have no building on d5"),
    ("opening", put("clearing", 1, 3, 3), "clearing must have no building on d4"),
    # the turn
    ("over", take_a_tile_up, "open_spaces must be 1 when the match is over"),
    ("over", all_of(put("over", 0), put("phase", Phase.PLACE)), "open_spaces must be 2 or more in the phase 0 (place)"),
    ("over", all_of(put("over", 0), put("phase", Phase.DRAW)), "open_spaces must be 2 or more in the phase 3 (draw)"),
    ("over", fill_the_last_space, "open_spaces must be 1 or more"),
    ("opening", put("phase", Phase.BUILD), "phase must be 0 (place) before the first tile is placed"),
    ("opening", put("active", 1), "active must be 0 in the turn after 0 others"),
    ("build", put("active", 1), "active must be 0 in the turn after 0 others"),
    ("opening", put("builder", 1), "builder must be 0 in the phase 0 (place)"),
    ("second turn", put("builder", 1), "builder must be 0 in the phase 0 (place)"),
    ("build", put("builder", 1), "builder must be 0 in the phase 1 (build)"),
    ("draw", add("builder", 1), "builder must be 0 in the phase 3 (draw)"),
    ("share", put("builder", 0), "builder must be one of [1, 2]"),
    ("share", put("builder", 3), "builder must not name the seats from 3 on"),
    ("over", put("phase", Phase.BUILD), "phase must be 2 (share) when the match is over"),
    ("opening", put("waiting", 2), "waiting must be 1"),
    ("share", put("waiting", 1), "waiting must be 2"),
    ("build", put("hand_count", 0, 0), "builder must be a seat that might build, as far as all can see, unlike 0"),
    # shipments and tiles
    ("opening", put("shipped_to", 24), "shipped_to must be the one space with a shipment"),
    ("shipped", put("shipped_to", -1), "shipped_to must be the one space with a shipment"),
    ("shipped", end_the_turn_early, "shipped_to must be -1 before a tile is placed"),
    ("shipped", use_the_shipment, "shipment must be 0 for seat"),
    ("shipped", recolour_the_shipment, "square must have one colour"),
    ("opening", put("shipment", 0, 1), "shipment must be 1 for seat 1, which has had no turn"),
    ("opening", put("tiles", UNKNOWN, 1, 0), "tiles must be from 0 to 54"),
    ("opening", put("tiles", 0, 0, 1), "tiles must be 2 in the hand of seat 0"),
    ("opening", put("tiles", 1, 1, 2), "tiles must be 2 in the hand of seat 1, in the first 2 of 3 places"),
    ("build", hold_another_tile, "tiles must be 1 in the hand of seat 0"),
    ("shipped", put("tiles", 0, 0, 0), "tiles must be 2 in the hand of seat 0"),
    ("build", make_one_coloured, "square must show a harvest tile that exists"),
    ("opening", add("supply", 1, 0), "harvest tiles SSSH in supply, tiles and square, and 1 exist"),
    ("over", add("supply", 1, 53), "harvest tiles WHWT in supply, tiles and square, and 1 exist"),
    # the harvest
    ("opening", put("harvest", 4, 0), "harvest must be [0, 0, 0, 0]"),
    ("opening", gather_one_more, "square must have no harvest before the first tile"),
    ("build", add("harvest", 1, 0), "harvest must be"),
    ("build", gather_one_more, "square must mark as gathered the chains of one tile"),
    ("shipped", gather_one_more, "square must mark as gathered the chains of one tile"),
    ("turned over", add("harvest", 1, 0), "harvest must be"),
    ("turned over", lambda s: put("shipment", 1, (s.active - 1) % 2)(s), "harvest must be"),
    ("build", lambda s: put("resource", int(s.harvest[0]) + 1, 0)(s), "resource must be at most"),
    # drawing
    ("opening", add("bag_count", 1), "bag_count must be 127, the buildings in the bag"),
    ("build", put("draws_left", 1), "draws_left must be 0 but in the phase 3 (draw)"),
    ("over", put("draws_left", 1), "draws_left must be 0 but in the phase 3 (draw)"),
    ("draw", add("draws_left", -1), "draws_left must be"),
    ("draw", put("has_drawn", 1), "draws_left must be"),
    ("drawn", put("draws_left", 0), "draws_left must be"),
    ("drawn", put("has_drawn", 0), "draws_left must be"),
    ("draw", empty_bag_and_display, "phase must not be 3 (draw)"),
    ("opening", put("display", 0, 0), "display must have 5 buildings or more"),
    ("drawn", lambda s: put("display", 0, slice(0, 5))(s), "buildings or more while there are some in the bag"),
    ("drawn", fill_the_display, "display must lack a building after the first draw"),
    # buildings
    ("opening", put("display", 1, slice(0, 5)), "buildings stone 1 in play, and only 6 exist"),
    ("opening", lose_a_building, "are in play, and there are 6"),
    ("opening of redevelop", lose_a_building, "and none can have been covered"),
    ("opening", add("hand_count", -1, 1), "hand_count of seat 1 must be 6"),
    ("opening", know_too_much, "known must not be more than hand"),
    ("opening", know_of_a_first_building, "known must hold at most 0 buildings"),
    ("opening", add("built", 1, 1, 2), "built of seat 1 must be [0, 0, 0, 0]"),
    ("opening", add("laid_count", 1, 1, 2), "laid_count of seat 1 must be [0, 0, 0, 0]"),
    ("opening of redevelop", lay_another, "for seat 0, and 0 lie face down"),
    ("village", lambda s: add("laid_count", -1, *np.argwhere(s.laid_count)[0])(s), "laid_count of seat"),
    (
        "village of redevelop",
        lambda s: add("laid_count", 1, *np.argwhere(s.laid_count)[0])(s),
        "as many of each colour as laid has",
    ),
    ("village", tear_a_colour_apart, "plot must have the buildings of each colour side by side"),
    # decisions
    ("opening", draw_secretly, "hand_count must be such that from 0 to 0 buildings have been drawn, and not 1"),
    ("opening", put_back, "hand_count must be such that from 0 to 0 buildings have been drawn, and not -1"),
    ("opening", put("ply", 1), "ply must be from 0 to 0"),
    ("build", add("ply", -1), "ply must be from 1 to 1"),
    ("draw", add("ply", 100), "ply must be from"),
    # who has what
    ("opening", put("charter", 1, 0), "charter must be blank in a match without charters"),
    *(
        ("opening with charters", put("charter", 1, i), f"charter {i} ({name}) is held by seat 0, which does not")
        for i, name in enumerate(("row", "column", "stone", "sheep", "timber", "wheat"))
    ),
    ("opening with charters", put("charter", 1, 6), "charter 6 (most) must be 0, and is 1"),
    ("row charter", put("charter", 0, 0), "charter 0 (row) must be taken"),
    ("row charter", change_holder(0), "charter 0 (row) is held by seat"),
    ("over with charters", change_holder(6), "charter 6 (most) must be"),
    ("opening", put("score", 5, 1), "score of seat 1 must be 0"),
    ("over", lambda s: put("place", 3 - int(s.place[0]), 0)(s), "place must be"),
]


@pytest.mark.parametrize(("name", "change", "sentence"), CASES, ids=[f"{name}: {what}" for name, _, what in CASES])
def test_what_cannot_be_is_refused(name: str, change: Any, sentence: str) -> None:
    s = copy_of(situation(name))
    change(s)
    assert sentence in (audited(s) or "nothing is wrong")


def test_no_more_is_left_than_the_track_holds() -> None:
    s, c = copy_of(situation("build")), copy_of(GAME.parts)
    s.resource[:] = s.harvest
    c.track_end = s.resource.max() - 1
    assert GAME.audit(c, s) is None
    s.track_cap = 1
    assert "resource must be at most" in (GAME.audit(c, s) or "nothing is wrong")


def test_nobody_draws_when_no_resource_is_0(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('"SSHT"', '"SHTW"'))  # a tile of four colours
    s = met(lambda s: s.phase == Phase.BUILD and s.resource.all(), seats=4, game=game)
    assert game.audit(game.parts, s) is None
    s.phase = Phase.DRAW
    assert "phase must not be 3 (draw)" in (game.audit(game.parts, s) or "nothing is wrong")


def swap(field: str, here: tuple[int, ...], there: tuple[int, ...]) -> Change:
    def change(s: np.record) -> None:
        s[field][here], s[field][there] = s[field][there].item(), s[field][here].item()

    return change


def drawing(s: np.record) -> None:
    """All resources spent, and so many draws owed."""
    s.resource[:], s.draws_left = 0, 4


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("opening", swap("tiles", (0, 0), (1, 1))),
        ("opening", swap("display", (0,), (4,))),
        ("opening", put("resource", 3, 0)),  # gathering will set it anew
        ("opening", put("charters", 1)),
        ("opening", put("redevelop", 1)),
        ("opening", put("track_cap", 1)),
        ("opening B", swap("clearing", (2, 2), (3, 3))),
        ("draw", drawing),
        ("drawn", lambda s: put("known", 0, s.active)(s)),
        ("build", put("resource", 0, 0)),
    ],
)
def test_what_can_be_is_played_on(name: str, change: Any) -> None:
    s = copy_of(situation(name))
    change(s)
    GAME.check_position(s)
    match = rh.Match(GAME, s, seed=None)
    while not match.over:
        assert audited(s) is None
        match.play(match.waiting[0], match.moves(match.waiting[0])[-1])
    assert audited(s) is None
