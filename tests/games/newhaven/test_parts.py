"""Parts files that no game can be played with are refused; others are played."""

from pathlib import Path
from typing import Any, cast

import pytest

import riverhaven as rh
from riverhaven.games.newhaven.state import MOST_SETS
from tests.often import often

from .scene import GAME

TEXT = (GAME.folder / "parts.toml").read_text(encoding="utf-8")


def game_with(folder: Path, *changes: Any) -> rh.Game:
    """New Haven with a parts file in which words are replaced, each at its first occurrence."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return rh.game("newhaven", parts=file)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        # the board
        ("size = 7", "size = 8", "[board] 'size' must be 7, and is 8"),
        ("display = 5", "display = 4", "[board] 'display' must be 5, and is 4"),
        ("track_end = 20", "track_end = 0", "[board] 'track_end = 0' must be from 1 to 20"),
        ("track_end = 20", "track_end = 21", "[board] 'track_end = 21' must be from 1 to 20"),
        ('"4222224",', "", "[board] 'area' must have 7 rows, and has 6"),
        ("4222224", "4222225", "[board] a row of the area has 7 spaces, each one of #234, unlike '4222225'"),
        ("4222224", "422222", "[board] a row of the area has 7 spaces, each one of #234, unlike '422222'"),
        ("#33333#", "333333#", "[board] the four corners of the 'area' must be #"),
        # side A
        ('[1, 1, "SHTT"],', "", "[side_a] 'harvest' must have 4 entries, and has 3"),
        (
            '[1, 1, "SHTT"]',
            '[1, 7, "SHTT"]',
            "[side_a] 'harvest': a space is a row and a column from 0 to 6, unlike [1, 7]",
        ),
        ('[1, 1, "SHTT"]', '[-1, 1, "SHTT"]', "from 0 to 6, unlike [-1, 1]"),
        ('[1, 1, "SHTT"]', '[1, 5, "SHTT"]', "[side_a] 'harvest': all spaces must be different"),
        ('[1, 1, "SHTT"]', '[0, 1, "SHTT"]', "[side_a] 'harvest' must lie where 2 players play"),
        ('[1, 1, "SHTT"]', '[1, 1, "SHTX"]', "[side_a] a tile has four quarters of SHTW, unlike 'SHTX'"),
        # side B
        ("[[1, 1], ", "[", "[side_b] 'settlements' must have 8 entries, and has 7"),
        (
            "[[1, 1], ",
            "[[1, 1, 1], ",
            "[side_b] 'settlements': a space is a row and a column from 0 to 6, unlike [1, 1, 1]",
        ),
        ("[[1, 1], ", "[[1, 3], ", "[side_b] 'settlements': all spaces must be different"),
        ("[[1, 1], ", "[[0, 1], ", "[side_b] 'settlements' must lie where 2 players play"),
        ("[0, 2], ", "", "[side_b] 'clearings' must have 13 entries, and has 12"),
        ("[0, 2], ", "[7, 2], ", "[side_b] 'clearings': a space is a row and a column from 0 to 6, unlike [7, 2]"),
        ("[0, 2], ", "[0, 4], ", "[side_b] 'clearings': all spaces must be different"),
        ("[0, 2], ", "[1, 1], ", "[side_b] none of the 'clearings' may be a settlement"),
        ("[0, 2], ", "[0, 0], ", "[side_b] all 'clearings' must lie on spaces of the board's area"),
        ("[2, 2, 3, 4]", "[2, 2, 3]", "[ponds] 'smallest_table' must be 4 numbers from 2 to 4, unlike [2, 2, 3]"),
        ("[2, 2, 3, 4]", "[2, 2, 3, 5]", "[ponds] 'smallest_table' must be 4 numbers from 2 to 4, unlike [2, 2, 3, 5]"),
        ("[2, 2, 3, 4]", "[1, 2, 3, 4]", "[ponds] 'smallest_table' must be 4 numbers from 2 to 4, unlike [1, 2, 3, 4]"),
        # villages
        ("[6, 5, 4, 3, 2, 1]", "[6, 5, 4, 3, 2, 2]", "[village] 'rows' must be [6, 5, 4, 3, 2, 1]"),
        ("[5, 4, 3, 4, 5]", "[5, 4, 3, 4]", "[village] 'columns' must be 5 numbers from 1 to 127, unlike [5, 4, 3, 4]"),
        ("[5, 4, 3, 4, 5]", "[0, 4, 3, 4, 5]", "[village] 'columns' must be 5 numbers from 1 to 127, unlike [0, "),
        ("[5, 4, 3, 4, 5]", "[128, 4, 3, 4, 5]", "[village] 'columns' must be 5 numbers from 1 to 127, unlike [128, "),
        (', "Milford"', "", "[village] 'names' must be 4 different names"),
        ("Milford", "Guilford", "[village] 'names' must be 4 different names"),
        ("Milford", " ", "[village] 'names' must be 4 different names"),
        # buildings and hands
        ("sets = 6", "sets = 0", "[buildings] 'sets = 0' must be from 1 to 15"),
        ("sets = 6", "sets = 16", "[buildings] 'sets = 16' must be from 1 to 15"),
        ("sets = 6", f"sets = {10**30}", f"[buildings] 'sets = {10**30}' must be from 1 to 15"),
        ("2 = 2,", "2 = -1,", "[buildings] '2 = -1' must be from 0 to 14"),
        ("buildings = 6", "buildings = -1", "[hand] 'buildings = -1' must be from 0 to 360"),
        ("tiles = 2", "tiles = 0", "[hand] 'tiles = 0' must be from 1 to 3"),
        ("tiles = 2", "tiles = 4", "[hand] 'tiles = 4' must be from 1 to 3"),
        ("careful_harvest = 3", "careful_harvest = 0", "[hand] 'tiles_in_careful_harvest = 0' must be from 1 to 3"),
        ("careful_harvest = 3", "careful_harvest = 4", "[hand] 'tiles_in_careful_harvest = 4' must be from 1 to 3"),
        # tiles and charters
        ('"SSSH", ', "", "[tiles] there must be 54 kinds of 'quarters', and there are 53"),
        ('"SSSH"', '"SSS"', "[tiles] a tile has four quarters of SHTW, unlike 'SSS'"),
        ('"SSSH"', '""', "[tiles] a tile has four quarters of SHTW, unlike ''"),
        ('"SSSH"', '"SSTS"', "[tiles] every kind is listed once, unlike 'SSST': turned, it is 'SSTS'"),
        ("copies = 1", "copies = -1", "[tiles] 'copies = -1' must be from 0 to 127"),
        ("copies = 1", "copies = 128", "[tiles] 'copies = 128' must be from 0 to 127"),
        ("row = 2", "row = -1", "[charters] 'row = -1' must be from 0 to 127"),
        ("column = 4", "column = 128", "[charters] 'column = 128' must be from 0 to 127"),
        ("six_of_a_colour = 3", "six_of_a_colour = -3", "[charters] 'six_of_a_colour = -3' must be from 0 to 127"),
        ("most_charters = 2", "most_charters = 999", "[charters] 'most_charters = 999' must be from 0 to 127"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(rh.Refusal) as refusal:
        game_with(tmp_path, (old, new))
    assert sentence in str(refusal.value)


# The area of two players is the eight settlements and the centre.
SMALL = [("4222224", row) for row in ("4242424", "4444444", "4242424", "4444444", "4242424")]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            [("4222224", "3222224")],
            "[board] 'area': everybody must have the same number of turns, and 3 players on side A",
        ),
        (
            [("[2, 2, 3, 4]", "[2, 2, 2, 4]")],
            "[ponds] 'smallest_table': everybody must have the same number of turns, and 2 players on side B have 17",
        ),
        ([*SMALL, ("[2, 2, 3, 4]", "[2, 2, 2, 2]")], "and 2 players on side B have 0 in all"),
        (
            [("sets = 6", "sets = 2")],
            "2 players on side A in Careful Harvest need 17 buildings to begin, and there are 0",
        ),
        (
            [("sets = 6", "sets = 1")],
            "2 players on side A in Careful Harvest need 17 buildings to begin, and there are 0",
        ),
        ([("buildings = 6", "buildings = 33")], "4 players on side B need 150 buildings to begin, and there are 144"),
        (
            [("copies = 2", "copies = 1")],
            "4 players on side A in Careful Harvest need 55 harvest tiles, and there are 54",
        ),
        (
            [("careful_harvest = 3", "careful_harvest = 1"), ("copies = 1", "copies = 0")],
            "4 players on side A need 51 harvest tiles, and there are 48",
        ),
    ],
)
def test_too_little_for_a_game_is_refused(tmp_path: Path, changes: Any, sentence: str) -> None:
    with pytest.raises(rh.Refusal) as refusal:
        game_with(tmp_path, *changes)
    assert sentence in str(refusal.value)


def test_the_sentence_names_the_line(tmp_path: Path) -> None:
    with pytest.raises(rh.Refusal, match=rf"\(line {TEXT.split('sets = 6')[0].count(chr(10)) + 1}\)"):
        game_with(tmp_path, ("sets = 6", "sets = 99"))


PLAYABLE: list[list[tuple[str, str]]] = [
    [("sets = 6", f"sets = {MOST_SETS}"), ("buildings = 6", "buildings = 80")],
    [("buildings = 6", "buildings = 0"), ("sets = 6", "sets = 3")],
    [("tiles = 2", "tiles = 1"), ("careful_harvest = 3", "careful_harvest = 1")],
    [("tiles = 2", "tiles = 3"), ("copies = 1", "copies = 127")],
    [("track_end = 20", "track_end = 1"), ("row = 2", "row = 0")],
    [('[1, 1, "SHTT"]', '[3, 3, "SSSS"]'), ('"SSSH"', '"SSSS"'), ('"SSHT"', '"SHTW"')],
    [("[2, 2, 3, 4]", "[4, 3, 2, 2]"), ("[0, 2], ", "[0, 3], "), ("[5, 4, 3, 4, 5]", "[127, 1, 1, 1, 127]")],
    [*SMALL, ("#33333#", "##333##"), ("4242424", "#24242#")],
]


@pytest.mark.parametrize("changes", often(((changes,) for changes in PLAYABLE), every=4))
def test_what_can_be_played_is_played(tmp_path: Path, changes: Any) -> None:
    game = game_with(tmp_path, *changes)
    for seats in game.seats:
        for options in ({"side": "A", "careful_harvest": True, "track_cap": True}, {"side": "B", "charters": True}):
            match = game.new(seats, 3, redevelop=seats == 3, **cast(dict[str, Any], options))
            while not match.over:
                assert game.audit(game.parts, match.state) is None
                seat = match.waiting[0]
                moves = match.moves(seat)
                match.play(seat, moves[match.ply * 7 % len(moves)])
            assert game.audit(game.parts, match.state) is None
