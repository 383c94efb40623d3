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
from riverhaven.core.words import LANGUAGES, bundle_of
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.state import MOVES
from tests.drawing import FINGER, PHONE, another_world, elements, ids, onlookers, scaled, targets

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
                for use in part.body.iter("use"):
                    assert use.attrib["href"].removeprefix("#") in art
                assert not any("style" in element.attrib for element in part.body.iter())
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
                for element, scale in scaled(part.body):
                    if "data-target" in element.attrib:
                        width, height = extent(element)
                        pixels = scale * PHONE / part.box[0]
                        assert min(width, height) * pixels >= FINGER, (part.id, element.attrib)


def test_many_cards_still_fit_a_finger() -> None:
    scene = Scene(3).hold(BLUE, *["train-1"] * 8)
    for label in MOVES.blocks["gift"].axes["city_card"][:20]:
        scene.hold(BLUE, label)
    hand = scene.match().parts(BLUE)[-1]
    spots = [re.findall(r"[\d.]+", card.attrib["transform"]) for card in hand.body if "data-target" in card.attrib]
    assert len(spots) == 28
    rows = {y for _, y, _ in spots}
    for row in rows:
        xs = sorted(float(x) for x, y, _ in spots if y == row)
        assert min(b - a for a, b in pairwise(xs)) * PHONE / hand.box[0] >= FINGER


def extent(element: Element) -> tuple[float, float]:
    """The size of the largest plain shape in a target: a rectangle, a ticket, or the width of a stroke."""
    sizes = [(float(box.attrib["width"]), float(box.attrib["height"])) for box in element.iter("rect")]
    sizes += [
        (110, 60) for use in element.iter("use") if re.match(r"#art-(ticket|back)-|#art-slot", use.attrib["href"])
    ]
    sizes += [(70, 60) for use in element.iter("use") if use.attrib["href"] == "#art-stub-fruit"]
    strokes = [float(line.get("stroke-width", 0)) for line in element.iter("path") if "pointer-events" in line.attrib]
    return max([*sizes, *((width, width) for width in strokes)], key=min)


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
            assert_said(lang, message, json.loads(variables), tag)
            assert needed[message] <= json.loads(variables).keys()


def assert_said(lang: str, name: str, variables: dict[str, Any], tag: str) -> None:
    """The message is whole with just these variables: as the text of a text, as the label of anything else."""
    bundle = bundle_of(lang, GAME.words.folders)
    message = bundle.get_message(name)
    patterns = [message.value] if message.value is not None else list(message.attributes.values())
    assert patterns and (message.value is None or tag == "text"), name
    for pattern in patterns:
        said, errors = bundle.format_pattern(pattern, variables)
        assert not errors and str(said).strip(), (lang, name, errors)


@pytest.mark.parametrize("options", TABLES)
def test_nothing_else_needs_translation(options: dict[str, Any]) -> None:
    for match in positions(options):
        for part in match.parts(0):
            for text in part.body.iter("text"):
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
