"""The picture: whole, stable, legible by itself on a phone, in every language, and without secrets."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from xml.etree.ElementTree import Element, fromstring

import numpy as np
import pytest

from riverhaven.core.match import Match
from riverhaven.core.picture import HEIGHT, WIDTH
from riverhaven.core.sight import heard, unexplained
from riverhaven.core.words import LANGUAGES, vocabulary
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.art.farm import FULL, JOINTS, TILE, corners
from riverhaven.games.riverboat.picture.town import TOWN
from riverhaven.games.riverboat.state import FIELD_LABELS, MOVES, Phase
from tests.games.drawing import FINGER, PHONE, another_world, elements, ids, onlookers, scaled, targets

from .scene import Scene

SEATS = (2, 3, 4)
AMOUNTS = ("number",)  # axes that have no place on the table: the page offers buttons
NUMERALS = {"I", "II", "III", "IV", "V"}


@cache
def art() -> Element:
    return fromstring(f"<defs>{GAME.art()}</defs>")


def positions(seats: int, every: int) -> Iterator[Match]:
    """A match at moments of its course, the beginning and the end among them."""
    match, choose = GAME.new(seats, seed=11), random.Random(11)
    while not match.over:
        if match.ply % every == 0:
            yield match
        seat = choose.choice(match.waiting)
        match.play(seat, choose.choice(match.moves(seat)))
    yield match


@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_is_whole(seats: int) -> None:
    drawn = {element.attrib["id"] for element in art()}
    assert all(name.startswith("art-") for name in drawn)
    for use in art().iter("use"):
        assert use.attrib["href"].removeprefix("#") in drawn
    for match in positions(seats, 130):
        for seat in onlookers(match):
            parts = match.parts(seat)
            assert [part.id for part in parts][:3] == ["new-orleans", "crop-board", "round"]
            mine = [] if seat is None else [f"mat-{seat}", f"yard-{seat}"]
            assert {part.id for part in parts[3:]} == {*(f"mat-{i}" for i in range(seats)), *mine}
            assert [part.id for part in parts if part.group == "mine"] == mine
            assert [part.id for part in parts if part.near] == mine[1:]
            names = ids(parts)
            assert len(names) == len(set(names))
            for element in elements(parts):
                assert "style" not in element.attrib
                assert element.get("href", "#art-mat").removeprefix("#") in drawn


@pytest.mark.parametrize("seats", SEATS)
def test_parts_fill_the_table_without_overlap(seats: int) -> None:
    match = GAME.new(seats, seed=1)
    for seat in onlookers(match):
        parts = match.parts(seat)
        for part in parts:
            assert part.width / part.height == pytest.approx(part.box[0] / part.box[1])
            assert part.x >= 8
            assert part.y >= 8
            assert part.x + part.width <= WIDTH - 8
            assert part.y + part.height <= HEIGHT - 8
        for i, a in enumerate(parts):
            for b in parts[:i]:
                beside = a.x >= b.x + b.width or b.x >= a.x + a.width
                assert beside or a.y >= b.y + b.height or b.y >= a.y + a.height, (a.id, b.id)
        assert sum(part.width * part.height for part in parts) > 0.65 * WIDTH * HEIGHT


def test_what_stays_on_the_table_keeps_its_id() -> None:
    lasting = re.compile(r"(field|pier|phase|plate|score|master|worker-[0-9]|part|supply|pile)-|card-|first-player")
    seen = {tuple(sorted(filter(lasting.match, ids(match.parts(0))))) for match in positions(3, 40)}
    assert len(seen) == 1


def places(match: Match) -> dict[str, str]:
    """Where every piece is: the part in which it is drawn and, on a farm, the field or the boat's order."""
    found = {}
    for part in match.parts(0):
        for place in fromstring(part.svg()).iter():
            for piece in place:
                if "id" in piece.attrib:
                    found[piece.attrib["id"]] = f"{part.id} {place.get('id', '')}"
    return found


def moved(match: Match, move: str) -> dict[str, str]:
    """The pieces that are drawn before and after a move of seat 0, but elsewhere."""
    before = places(match)
    match.play(0, move)
    return {id: where for id, where in places(match).items() if before.get(id, where) != where}


def test_a_piece_that_moves_keeps_its_id() -> None:
    match = Scene(display="T TW").workers(0, "a5 b5 d3 d4").match(Phase.TAKE)
    taken = moved(match, "take tw")
    assert "mat-0" in taken["tile-tw-0"]
    planted = moved(match, "plant a5 e")
    assert planted["crop-0-1-turnip-0"] == "mat-0 field-0-a5"
    assert planted["crop-0-1-wheat-0"] == "mat-0 field-0-b5"
    match = Scene(round_number=2).crops(0, "T", "a5 b5 c5 d5 e5", worker=True).match(Phase.LOAD)
    loaded = moved(match, "load 5 turnip")
    assert "mat-0" in loaded["boat-0-5-0"]
    assert {f"worker-0-{field}" for field in ("a5", "b5", "c5", "d5", "e5")} <= set(loaded)
    sent = moved(match, "send 1")
    assert "new-orleans" in sent["agent-0-0"]
    match = Scene(round_number=2).barns(0, "d3").cards(0, "coins rim").match(Phase.SURVEY)
    assert moved(match, "survey d3")["surveyor-0-d3"] == "mat-0 field-0-d3"
    assert "card-rim" in moved(match, "assess rim")["surveyor-0-rim"]


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_move_can_be_pointed_at(seats: int) -> None:
    met: set[str] = set()
    for match in positions(seats, 1):
        for seat in match.waiting:
            legal = match.moves(seat)
            blocks = {move.block for move in legal}
            if blocks <= met and match.ply % 25:
                continue
            met |= blocks
            wanted = {
                f"{axis}:{label}"
                for move in legal
                for axis, label in zip(MOVES.blocks[move.block].axes, move.labels, strict=True)
                if axis not in AMOUNTS
            }
            assert wanted <= targets(match.parts(seat))
    assert len(met) >= 12


def test_every_field_bears_the_name_that_the_log_uses_whatever_lies_on_it() -> None:
    for match in positions(2, 40):
        written = [element.text for element in elements(match.parts(0)) if element.tag == "text"]
        assert all(written.count(label) == 2 for label in FIELD_LABELS)  # on both farms


def test_a_field_stands_for_its_crop_while_boats_are_loaded() -> None:
    match = Scene().crops(0, "T", "a5 b5 c5", worker=True).crops(0, "W", "d5", worker=False).match(Phase.LOAD)
    stands = {element.get("id"): element.get("data-target") for element in elements(match.parts(0))}
    assert [stands[f"field-0-{label}"] for label in ("a5", "b5", "c5")] == ["crop:turnip"] * 3
    assert stands["field-0-d5"] == "field:d5" and stands["field-0-e5"] == "field:e5"
    match = Scene().crops(0, "T", "a5 b5 c5", worker=True).match(Phase.SURVEY)
    assert "field:a5" in targets(match.parts(0))


def test_whatever_costs_a_coin_has_a_coin_on_it() -> None:
    """And what does not has none that a browser could show."""
    met = set()
    again = Scene().crops(0, "T", "a5 b5 c5 d5 e5 f5", worker=True).match(Phase.LOAD)
    again.play(0, "load 3a turnip")
    for match in chain([again], positions(3, 7)):
        for seat in match.waiting:
            moves = match.moves(seat)
            for element in elements(match.parts(seat)):
                pairs = [pair.partition(":") for pair in element.get("data-target", "").split()]
                kinds = {
                    move.block
                    for move in moves
                    for axis, _, label in pairs
                    if (axis, label) in zip(MOVES.blocks[move.block].axes, move.labels, strict=True)
                }
                if kinds and kinds <= set(GAME.dear):
                    met |= kinds
                    assert [child for child in element if child.get("class") == "price"], element.attrib
    assert met == set(GAME.dear)


def test_my_land_and_my_yard_are_parts_with_an_edge_of_their_own() -> None:
    land, yard = (part for part in GAME.new(2, seed=1).parts(0) if part.group == "mine")
    assert (land.near, yard.near) == (False, True)
    ground = {element.get("href") for part in (land, yard) for element in elements([part]) if element.tag == "use"}
    assert {"#art-mat-land", "#art-mat-yard"} <= ground and "#art-mat" not in ground


def test_a_new_card_leaves_the_others_where_they_lie() -> None:
    """Only a browser knows where they lie: the tray has the same places, and one card more."""
    match = Scene(round_number=2).offer("corn potato pumpkin turnip").match(Phase.CLAIM)

    def tray() -> tuple[str, str, int]:
        yard = [part for part in match.parts(0) if part.id == "yard-0"]
        (found,) = (element for element in elements(yard) if "data-slots" in element.attrib)
        return found.attrib["id"], found.attrib["data-slots"], len(found)

    id, places, count = tray()
    match.play(0, "claim corn")
    assert tray() == (id, places, count + 1) and places.count(",") == 3


def test_rewards_features_and_ways_can_be_pointed_at() -> None:
    match = Scene(round_number=2).match(Phase.REWARD)
    assert {f"reward:{reward}" for reward in ("coin", "step", "agent")} <= targets(match.parts(0))
    match = Scene(round_number=2).crops(0, "T", "a5 b5 c5 d5 e5 f5 g5", worker=True).match(Phase.LOAD)
    match.play(0, "load 7 turnip")
    assert {f"feature:{feature}" for feature in ("barn", "well", "surveyor")} <= targets(match.parts(0))


def test_only_my_own_farm_can_be_pointed_at() -> None:
    match = next(positions(3, 50))
    for part in match.parts(1):
        if part.group == "others":
            assert not targets([part])


# ---------------------------------------------------------------------------------------------------------------- words


def names(element: Element) -> tuple[str, dict[str, str | int]] | None:
    message = element.get("data-l10n-id")
    return None if message is None else (message, json.loads(element.get("data-l10n-args", "{}")))


@pytest.mark.parametrize("seats", SEATS)
def test_every_name_can_be_said_in_every_language(seats: int) -> None:
    said = set()
    for match in positions(seats, 70):
        for element in elements(match.parts(0)):
            if "data-target" in element.attrib or element.get("role") == "img":
                assert names(element), element.attrib
            named = names(element)
            if named:
                said.add((named[0], json.dumps(named[1], sort_keys=True)))
    known = {lang: GAME.words.messages(lang) for lang in LANGUAGES}
    for lang in LANGUAGES:
        for message, arguments in said:
            variables = json.loads(arguments)
            assert known[lang][message] == set(variables)
            assert GAME.words.label(lang, heard(variables, message))


@pytest.mark.parametrize("seats", SEATS)
def test_everything_answers_what_is_this(seats: int) -> None:
    for match in positions(seats, 12):
        for seat in (None, match.ply % seats):
            assert unexplained(GAME, match.parts(seat)) == set()


def about(match: Match, message: str, **having: object) -> str:
    """What the first piece with this message and these variables tells seat 0."""
    for element in elements(match.parts(0)):
        named = names(element)
        if named and named[0] == message and having.items() <= named[1].items():
            piece = heard(named[1], message)
            return " ".join(filter(None, (GAME.words.about("en", piece), GAME.words.now("en", piece))))
    raise AssertionError(f"nothing is called {message!r} with {having}")


def test_explanations_tell_how_things_stand() -> None:
    table = Scene(round_number=2).crops(0, "T", "c3 e3 d4").crops(0, "T", "a5", worker=True).barns(0, "d3")
    table.boats(0, "4").have(0, master=4, agents=2, coins=3).have(1, master=3, agents=3, coins=5)
    match = table.match(Phase.LOAD)
    assert about(match, "pic-agents").endswith("Now: Player 1: 2 (10 VP) and Player 2: 3 (20 VP).")
    assert about(match, "pic-harbour").endswith("Spaces reached: Player 1: 4 and Player 2: 3.")
    assert about(match, "pic-boat").endswith("on one crop: Player 1: 1 and Player 2: 0.")
    assert "2 VP for each neighbouring hex" in about(match, "pic-field", field="d3")
    assert about(match, "pic-card", card="coins").endswith("It would bring now: Player 1: 6 and Player 2: 10.")
    score = about(match, "pic-score")
    assert "Harbour: 4" in score and "Coins left: 3" in score and "nothing yet" in score


def test_no_message_of_the_picture_has_a_text_that_would_replace_the_graphics() -> None:
    for lang in LANGUAGES:
        words = vocabulary(lang, GAME.words.folders)
        for message in GAME.words.messages(lang):
            if message.startswith("pic-"):
                found = words.get(message)
                assert found is not None and found.value is None


@pytest.mark.parametrize("seats", SEATS)
def test_a_picture_needs_no_translation(seats: int) -> None:
    for match in positions(seats, 80):
        for element in elements(match.parts(0)):
            if element.tag == "text" and element.text not in NUMERALS | {"New Orleans"}:
                assert re.fullmatch(r"\+?[0-9]+(/[0-9]+)?|[*+\u00d7]|[a-h][1-5]", element.text or "")


# ----------------------------------------------------------------------------------------------------------- legibility


SIZES = {  # the smaller side of what stands for a target, in the units in which it is drawn
    "art-card": 60,
    "art-phase": 112,
    "art-phase-lit": 112,
    "art-tray": 66,
    "art-crate": 57,
    "art-way": 38,
    "art-way-here": 38,
}


def side(element: Element) -> float:
    """The smaller side of a piece, where it is known."""
    art = element.get("href", "").removeprefix("#")
    if element.tag == "rect":
        return min(float(element.attrib["width"]), float(element.attrib["height"]))
    return 2 * TILE if re.match(r"art-(soil|field|worked|tile)-", art) else SIZES.get(art, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_a_phone_can_show_every_part(seats: int) -> None:
    for match in positions(seats, 90):
        for part in match.parts(0):
            for element, scale in scaled(fromstring(part.svg()), PHONE / part.box[0]):
                if element.tag == "text":
                    assert float(element.attrib["font-size"]) * scale >= 11, (part.id, element.text)
                elif "data-target" in element.attrib:
                    inner = [(child, s) for top in element for child, s in scaled(top, scale)]
                    assert max(side(child) * s for child, s in inner) >= FINGER, (part.id, element.attrib)


def test_the_whole_deck_lies_on_its_board() -> None:
    """Cards that nobody took lie below it, so it grows before it shrinks."""
    match = GAME.lesson("surveyors").begin(GAME)
    match.play(0, "claim potato")
    names = {f"card-{name}" for layer in match.view(0).deck for name in layer}
    assert len(names) == 15
    placed = {element.get("id"): element.get("transform", "") for element in elements(match.parts(0)[:1])}
    for name in names:
        found = re.fullmatch(r"translate\(([\d.]+)[ ,][\d.]+\) ?scale\(([\d.]+)\)", placed[name])
        assert found is not None
        assert float(found[1]) + 30 * float(found[2]) < TOWN[0]


def test_hexes_of_one_tile_meet() -> None:
    """A side beyond which the tile goes on lies where the neighbour begins, the others further in."""
    for ways in JOINTS:
        points = corners([FULL if way in ways else TILE for way in range(6)])
        assert len(points) == 6
        rightmost = max(x for x, _ in points)
        assert rightmost == pytest.approx(FULL if 0 in ways else TILE, abs=0.01)


# -------------------------------------------------------------------------------------------------------------- secrets


def test_a_picture_holds_no_secret() -> None:
    """All is public here but the dice: another order of what is to come gives the same picture to the byte."""
    for match in positions(3, 150):
        for seat in onlookers(match):
            world = another_world(match, seat)
            assert not np.array_equal(world.key, match.state.key)
            assert Match(GAME, world, None).picture(seat) == match.picture(seat)


def test_the_view_says_what_is_printed_on_boats_and_cards() -> None:
    view = GAME.new(2, seed=1).view(0)
    gains = {boat.type: boat.gain for boat in view.boats}
    assert (gains["1"].coins, gains["1"].steps, gains["1"].feature) == (1, 3, "nothing")
    assert (gains["6"].feature, gains["6"].agents, gains["2b"].points) == ("any", 2, 2)
    assert (view.faces["barns"].each, view.faces["barns"].most) == (5, 15)
    pilot = view.faces["pilot-2"]
    assert (pilot.each, pilot.gain.points, pilot.gain.steps) == (0, 5, 2)
