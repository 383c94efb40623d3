"""The picture: whole, stable, to be pointed at, named in every language, and without secrets."""

import json
import random
import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import numpy as np
import pytest

from riverhaven.core.match import Match
from riverhaven.core.picture import HEIGHT, WIDTH
from riverhaven.core.sight import heard, unexplained
from riverhaven.core.words import LANGUAGES
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.state import MOVES
from tests.games.drawing import FINGER, PHONE, another_world, body, elements, ids, onlookers, scaled, targets

from .scene import BLUE, Scene

SVG = "{http://www.w3.org/2000/svg}"
AMOUNTS = {"florins"}  # axes that are a mere number: the page has buttons for them
TABLES: list[dict[str, Any]] = [
    {"seats": 3, "length": "long", "eaten_fruit": True},
    {"seats": 4, "hand_limit": True, "open_hands": True},
    {"seats": 5},
]


def positions(options: dict[str, Any], every: int = 30) -> Iterator[Match]:
    """A match at moments of its course, the beginning and the end among them; bids stay low, so that there is money."""
    match, choose = GAME.new(seed=11, **options), random.Random(11)
    while not match.over:
        if match.ply % every == 0:
            yield match
        seat = match.waiting[0]
        moves = match.moves(seat)
        bids = [move for move in moves if move.block == "bid"][:2]
        busy = [move for move in moves if move.block in ("track", "build", "ship", "pyramid", "produce")]
        some = [*bids, *(move for move in moves if move.block == "pass")] if bids else busy
        match.play(seat, choose.choice(some if some and choose.random() < 0.7 else moves))
    yield match


def wanted(match: Match, seat: int) -> set[str]:
    """What must be on the table for `seat` to point at."""
    found = set()
    for move in match.moves(seat):
        axes = MOVES.blocks[move.block].axes
        found |= {f"{axis}:{label}" for axis, label in zip(axes, move.labels, strict=True) if axis not in AMOUNTS}
    return found


# --------------------------------------------------------------------------------------------------------------- whole


@pytest.mark.parametrize("options", TABLES)
def test_every_picture_is_whole(options: dict[str, Any]) -> None:
    art = {
        element.attrib["id"] for element in fromstring(f"<defs>{GAME.art()}</defs>").iter() if "id" in element.attrib
    }
    for match in positions(options):
        for seat in onlookers(match):
            parts = match.parts(seat)
            names = ids(parts)
            assert len(names) == len(set(names))
            assert not art & set(names)
            for part in parts:
                for use in body(part).iter("use"):
                    assert use.attrib["href"].removeprefix("#") in art
                assert not any("style" in element.attrib for element in body(part).iter())
            expected = {"board", "gods", "market", "pyramids", "cards", *(f"mat-{i}" for i in range(match.seats))}
            assert {part.id for part in parts} == expected | ({"hand"} if seat is not None else set())
            assert fromstring(match.picture(seat)).attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"


def test_the_art_uses_only_itself_and_no_styles() -> None:
    root = fromstring(f"<defs>{GAME.art()}</defs>")
    names = {symbol.attrib["id"] for symbol in root}
    assert all(name.startswith("art-") for name in names)
    for element in root.iter():
        assert "style" not in element.attrib and element.tag not in ("style", "filter", "image", "script")
        if element.tag == "use":
            assert element.attrib["href"].removeprefix("#") in names


@pytest.mark.parametrize("seats", GAME.seats)
def test_parts_fill_the_table_and_do_not_overlap(seats: int) -> None:
    match = GAME.new(seats, seed=2)
    for seat in onlookers(match):
        parts = match.parts(seat)
        for part in parts:
            assert part.x >= 0 and part.y >= 0 and part.width > 0 and part.height > 0
            assert part.x + part.width <= WIDTH and part.y + part.height <= HEIGHT
            # Drawn without bars beside it: the box has the shape of its place.
            assert part.box[0] / part.box[1] == pytest.approx(part.width / part.height, rel=0.02)
        for a, b in combinations(parts, 2):
            apart = a.x + a.width <= b.x or b.x + b.width <= a.x or a.y + a.height <= b.y or b.y + b.height <= a.y
            assert apart, (a.id, b.id)


# -------------------------------------------------------------------------------------------------------------- stable


@pytest.mark.parametrize("options", TABLES)
def test_what_stays_on_the_table_keeps_its_id(options: dict[str, Any]) -> None:
    lasting = re.compile(r"(part|line|city|god|lane|market|supply|bidder|score|prestige|pyramid|turn)(-|$)")
    seen = {tuple(sorted(filter(lasting.match, ids(match.parts(0))))) for match in positions(options)}
    changing = {"city-discard"}
    assert len({tuple(name for name in names if name not in changing) for names in seen}) == 1


def test_a_pyramid_and_a_card_keep_their_ids_when_they_move() -> None:
    match = Scene().florins(30, 0, 0, 0).open("giza-cr").match()
    place = {name: part.id for part in match.parts(BLUE) for name in ids([part])}
    assert (place["pyramid-7"], place["card-giza-cr"]) == ("pyramids", "cards")
    match.play(BLUE, "draw giza-cr")
    match.play(BLUE, "pyramid 7 lisht")
    place = {name: part.id for part in match.parts(BLUE) for name in ids([part])}
    assert (place["pyramid-7"], place["card-giza-cr"]) == ("board", "hand")
    place = {name: part.id for part in match.parts(1) for name in ids([part])}
    assert place["card-giza-cr"] == f"mat-{BLUE}"  # all saw it being taken


def test_a_shipment_changes_one_cube() -> None:
    scene = Scene().hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).cubes("edfu", "coconut", "coconut")
    match = scene.cubes("thebes", "coconut").cubes("giza", "coconut").match()
    before = {name for name in ids(match.parts(None)) if name.startswith("cube")}
    match.play(BLUE, "ship thebes-cr coconut")
    after = {name for name in ids(match.parts(None)) if name.startswith("cube")}
    assert before - after == {"cube-coconut-edfu-1"} and after - before == {"cube-coconut-thebes-1"}


# -------------------------------------------------------------------------------------------------------- to point at


@pytest.mark.parametrize("options", TABLES)
def test_every_legal_move_can_be_pointed_at(options: dict[str, Any]) -> None:
    met = set()
    for match in positions(options, every=1):
        for seat in match.waiting:
            found = wanted(match, seat)
            assert found <= targets(match.parts(seat))
            met |= {target.split(":")[0] for target in found}
    assert {"god", "auction_card", "train_card", "city_card", "open_card", "pyramid", "city"} <= met


@pytest.mark.parametrize("seats", GAME.seats)
def test_targets_fit_a_finger(seats: int) -> None:
    for match in positions({"seats": seats}):
        for seat in onlookers(match):
            for part in match.parts(seat):
                for element, scale in scaled(body(part)):
                    if "data-target" in element.attrib:
                        width, height = extent(element)
                        pixels = scale * PHONE / part.box[0]
                        assert min(width, height) * pixels >= FINGER, (part.id, element.attrib)


def test_many_cards_still_fit_a_finger() -> None:
    scene = Scene(3).hold(BLUE, *["train-1"] * 8)
    for label in MOVES.blocks["gift"].axes["city_card"][:20]:
        scene.hold(BLUE, label)
    hand = scene.match().parts(BLUE)[-1]
    spots = [
        re.findall(r"[\d.]+", card.attrib["transform"]) for card in body(hand).iter() if "data-target" in card.attrib
    ]
    assert len(spots) == 28
    rows = {y for _, y, _ in spots}
    for row in rows:
        xs = sorted(float(x) for x, y, _ in spots if y == row)
        assert min(b - a for a, b in pairwise(xs)) * PHONE / hand.box[0] >= FINGER


def trays(match: Match) -> dict[str, tuple[str, int]]:
    """Every tray with its places, and how many cards lie in it."""
    found = (element for part in match.parts(BLUE) for element in body(part).iter() if "data-slots" in element.attrib)
    return {tray.attrib["id"]: (tray.attrib["data-slots"], len(tray)) for tray in found}


def test_a_card_that_comes_or_goes_leaves_all_places_where_they_are() -> None:
    match = Scene().open("giza-cr", "lisht-cl").hold(BLUE, "train-1", "edfu-cy").match()
    before = trays(match)
    match.play(BLUE, "draw giza-cr")
    after = trays(match)
    assert {name: places for name, (places, _) in after.items()} == {
        name: places for name, (places, _) in before.items()
    }
    assert (before["city-display"][1], after["city-display"][1]) == (2, 1)
    assert (before["hand-cards"][1], after["hand-cards"][1]) == (2, 4)
    for places, cards in after.values():
        assert cards < len(places.split(","))


def test_an_empty_place_says_that_it_is_one() -> None:
    labels = [
        element.get("data-l10n-id")
        for part in Scene().open("giza-cr").match().parts(BLUE)
        for element in body(part).iter()
    ]
    assert (labels.count("pic-slot-city"), labels.count("pic-slot-auction"), labels.count("pic-slot-hand")) == (
        4,
        5,
        12,
    )


def extent(element: Element) -> tuple[float, float]:
    """The size of the largest plain shape in a target: a rectangle, a ticket, or the width of a stroke."""
    sizes = [(float(box.attrib["width"]), float(box.attrib["height"])) for box in element.iter("rect")]
    sizes += [
        (110, 60) for use in element.iter("use") if re.match(r"#art-(ticket|back)-|#art-slot", use.attrib["href"])
    ]
    sizes += [(70, 60) for use in element.iter("use") if use.attrib["href"] == "#art-stub-fruit"]
    strokes = [float(line.get("stroke-width", 0)) for line in element.iter("path") if "pointer-events" in line.attrib]
    return max([*sizes, *((width, width) for width in strokes)], key=min)


def test_the_rack_with_all_my_cards_is_near() -> None:
    """Whatever I choose with lies under everything else that a phone shows."""
    match = Scene().hold(BLUE, "train-1", "hall-cr", "giza-cr", "fruit-cr").match()
    (near,) = (part for part in match.parts(BLUE) if part.near)
    mine = {"train_card:train-1", "building:hall-cr", "city_card:giza-cr", "fruit_card:fruit-cr", "source:fruit-cr"}
    assert near.id == "hand" and mine <= targets([near])
    assert not [part for part in match.parts(None) if part.near]


def test_numbers_that_change_have_names() -> None:
    """What a move brought floats up from the number: money, points, trains, prestige, market, supply, bids, decks."""
    match = GAME.new(3, seed=1)
    numbers = {
        element.attrib["id"]
        for element in elements(match.parts(0))
        if element.tag.endswith("text") and element.get("id")
    }
    of_a_seat = ("score", "projected", "florins-count", "trains-count", "auction-count", "city-count", "bid")
    wanted = {f"{name}-{seat}" for name in of_a_seat for seat in range(3)} | {"prestige-giza", "value-lime"}
    assert wanted | {"supply-lime", "city-deck-count", "auction-deck-count", "set-fruit-points"} <= numbers


# ------------------------------------------------------------------------------------------------------------ in words


@pytest.mark.parametrize("options", TABLES)
def test_every_name_exists_in_every_language(options: dict[str, Any]) -> None:
    checked = set()
    for match in positions(options, every=9):
        for seat in (None, 0):
            for element in elements(match.parts(seat)):
                if "data-target" in element.attrib or element.tag == "svg":
                    assert "data-l10n-id" in element.attrib, element.attrib
                if "data-l10n-id" in element.attrib:
                    checked.add((element.attrib["data-l10n-id"], element.get("data-l10n-args", "{}"), element.tag))
    for lang in LANGUAGES:
        needed = GAME.words.messages(lang)
        for message, variables, tag in checked:
            assert needed[message] <= json.loads(variables).keys()
            say = heard(json.loads(variables), message)
            assert GAME.words.label(lang, say) or (tag == "text" and GAME.words.say(lang, say))


@pytest.mark.parametrize("options", TABLES)
def test_everything_answers_what_is_this(options: dict[str, Any]) -> None:
    for match in positions(options, every=12):
        for seat in (None, match.seats - 1):
            assert not unexplained(GAME, match.parts(seat))


def test_a_city_tells_whom_it_would_pay_now() -> None:
    scene = Scene().trains("giza", "saqqara", blue=2, red=1).prestige(giza=9).cubes("giza", "lime")
    said = about(scene.match(), "city-giza")
    assert "If it ended now: Player 1 with 2 trains: 9 points and Player 2 with 1 train: 5 points." in said


def test_a_city_card_tells_what_a_shipment_pays_now() -> None:
    match = Scene().open("thebes-ry").market(raspberry=-1).match()
    assert "a shipment pays: raspberry 8" in about(match, "card-thebes-ry")


def test_a_god_tells_his_whole_power() -> None:
    said = about(Scene().match(), "god-set")
    assert "1 point each for a shipment, 1 Florin each for a building" in said and "low numbers first" in said


def about(match: Match, id: str) -> str:
    """What a piece answers, in English: what it is, and how it stands now."""
    (piece,) = (element for element in elements(match.parts(BLUE)) if element.get("id") == id)
    say = heard(json.loads(piece.attrib["data-l10n-args"]), piece.attrib["data-l10n-id"])
    return f"{GAME.words.about('en', say)} {GAME.words.now('en', say)}"


@pytest.mark.parametrize("options", TABLES)
def test_nothing_else_needs_translation(options: dict[str, Any]) -> None:
    for match in positions(options):
        for part in match.parts(0):
            for text in body(part).iter("text"):
                assert "data-l10n-id" in text.attrib or re.fullmatch("[+\u2212]?[0-9]+", text.text or "")


# ------------------------------------------------------------------------------------------------------------- secrets


@pytest.mark.parametrize("options", TABLES)
def test_a_picture_holds_no_secret(options: dict[str, Any]) -> None:
    """Whatever a viewer cannot know is dealt anew, and the viewer's picture is the same to the byte."""
    differences = 0
    for match in positions(options):
        for seat in onlookers(match):
            world = another_world(match, seat)
            other = Match(GAME, world, None)
            assert other.picture(seat) == match.picture(seat)
            differences += not np.array_equal(world.city_at, match.state.city_at)
    assert differences > 5 or options.get("open_hands")  # otherwise nothing was dealt anew, and nothing tested
