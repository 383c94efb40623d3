"""The picture: whole, stable, without words, and without secrets."""

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core.dice import cast
from riverhaven.core.match import Match
from riverhaven.games.newhaven.parts import VILLAGE_NAMES

GAME = rh.game("newhaven")
SVG = "{http://www.w3.org/2000/svg}"
TABLES: list[dict[str, Any]] = [
    {"seats": 2, "side": "B"},
    {"seats": 3, "side": "A", "careful_harvest": True},
    {"seats": 4, "side": "B", "charters": True, "redevelop": True},
]


def positions(options: dict[str, Any], every: int = 30) -> Iterator[Match]:
    """A match at random moments of its course, the beginning and the end among them."""
    match, choose = GAME.new(seed=11, **options), random.Random(11)
    while not match.over:
        if match.ply % every == 0:
            yield match
        seat = match.waiting[0]
        match.play(seat, choose.choice(match.moves(seat)))
    yield match


def drawn(match: Match, seat: int | None) -> Element:
    svg = match.picture(seat)
    assert svg.startswith("<svg")
    return fromstring(svg)


def ids(picture: Element) -> list[str]:
    return [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]


def targets(picture: Element) -> set[str]:
    """All labels that can be chosen in a picture; some pieces stand for two, as a building for colour and number."""
    found = (element.attrib["data-target"] for element in picture.iter() if "data-target" in element.attrib)
    return {label for target in found for label in target.split()}


@pytest.mark.parametrize("options", TABLES)
def test_every_picture_is_whole(options: dict[str, Any]) -> None:
    for match in positions(options):
        for seat in (None, *range(match.seats)):
            picture = drawn(match, seat)
            assert picture.attrib["viewBox"]
            names = ids(picture)
            assert len(names) == len(set(names))
            for use in picture.iter(f"{SVG}use"):
                assert use.attrib["href"].removeprefix("#") in names
            assert {"board", "track", "display", *(f"village-{i}" for i in range(match.seats))} <= set(names)
            assert ("hand" in names) == (seat is not None)


@pytest.mark.parametrize("options", TABLES)
def test_what_stays_on_the_table_keeps_its_id(options: dict[str, Any]) -> None:
    lasting = re.compile(
        r"(space|plot|marker|village|plate|score|colonists|hand-tile|charter|turn|art)-|bag|board|track"
    )
    seen = {tuple(sorted(filter(lasting.match, ids(drawn(match, 0))))) for match in positions(options)}
    assert len(seen) == 1


@pytest.mark.parametrize("options", TABLES)
def test_every_legal_move_can_be_pointed_at(options: dict[str, Any]) -> None:
    for match in positions(options, every=7):
        for seat in match.waiting:
            labels = {label for move in match.moves(seat) for label in move.labels}
            assert labels <= targets(drawn(match, seat))


@pytest.mark.parametrize("options", TABLES)
def test_a_picture_needs_no_translation(options: dict[str, Any]) -> None:
    for match in positions(options):
        for text in drawn(match, 0).iter(f"{SVG}text"):
            assert re.fullmatch(r"[a-g]|\u00d7?[0-9]+\+?", text.text or "") or text.text in VILLAGE_NAMES


def test_a_harvest_beyond_the_track_is_told() -> None:
    match = GAME.new(seats=2, seed=1)
    match.state.resource[3] = 23
    texts = {text.text for text in drawn(match, None).iter(f"{SVG}text")}
    assert {"20+", "23"} <= texts


@pytest.mark.parametrize("options", TABLES)
def test_a_picture_holds_no_secret(options: dict[str, Any]) -> None:
    """Whatever a viewer cannot know is dealt anew, and the viewer's picture is the same to the byte."""
    differences = 0
    for match in positions(options):
        for seat in (None, *range(match.seats)):
            world = another_world(match, seat)
            assert seen_by(world, seat) == match.picture(seat)
            differences += not np.array_equal(world.hand, match.state.hand)
    assert differences > 5  # otherwise nothing was dealt anew, and nothing tested


def another_world(match: Match, seat: int | None) -> np.record:
    world = GAME.redacted(match.state, seat)
    cast(world, 99)
    GAME.rules.deal(GAME.parts, world, -1 if seat is None else seat)
    return world


def seen_by(world: np.record, seat: int | None) -> str:
    return GAME.picture(GAME.view(GAME.parts, GAME.redacted(world, seat), -1 if seat is None else seat))
