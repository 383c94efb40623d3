"""The picture: whole, stable, within reach of a finger, named in every language, and without secrets."""

import json
import random
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any
from xml.etree.ElementTree import fromstring

import numpy as np
import pytest

from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.picture import HEIGHT, WIDTH
from riverhaven.core.sight import heard, unexplained
from riverhaven.core.words import LANGUAGES
from riverhaven.games.newhaven.parts import VILLAGE_NAMES
from tests.games.drawing import FINGER, PHONE, another_world, body, elements, ids, onlookers, scaled, targets

from .scene import GAME, Scene

TABLES: list[dict[str, Any]] = [
    {"seats": 2, "side": "B"},
    {"seats": 3, "side": "A", "careful_harvest": True},
    {"seats": 4, "side": "B", "charters": True, "redevelop": True},
]
every_table = pytest.mark.parametrize("options", TABLES)


def positions(options: dict[str, Any], every: int = 30) -> Iterator[Match]:
    """A match at random moments of its course, the beginning and the end among them."""
    match, choose = GAME.new(seed=11, **options), random.Random(11)
    while not match.over:
        if match.ply % every == 0:
            yield match
        seat = match.waiting[0]
        match.play(seat, choose.choice(match.moves(seat)))
    yield match


def targets_of(move: Move) -> set[str]:
    axes = GAME.moves.blocks[move.block].axes
    return {f"{axis}:{label}" for axis, label in zip(axes, move.labels, strict=True)}


# ------------------------------------------------------------------------------------------------------------ whole


@every_table
def test_every_picture_is_whole(options: dict[str, Any]) -> None:
    symbols = set(re.findall(r'<symbol id="([^"]+)"', GAME.art()))
    assert set(re.findall(r'href="#([^"]+)"', GAME.art())) <= symbols
    for match in positions(options):
        for seat in onlookers(match):
            parts = match.parts(seat)
            names = ids(parts)
            assert len(names) == len(set(names))
            assert symbols.isdisjoint(names)
            uses = {element.attrib["href"].removeprefix("#") for element in elements(parts) if element.tag == "use"}
            assert uses <= symbols
            mine = [] if seat is None else ["tiles", "hand"]
            mats = [f"mat-{other}" for other in range(match.seats)]
            assert sorted(part.id for part in parts) == sorted(["board", "display", *mats, *mine])
            fromstring(match.picture(seat))


def test_all_art_is_used() -> None:
    everything = "".join(match.picture(seat) for table in TABLES for match in positions(table) for seat in (None, 0))
    unused = {name for name in re.findall(r'<symbol id="(art-[^"]+)"', GAME.art()) if f'"#{name}"' not in everything}
    # Random play does not complete the dearest lines.
    assert unused <= {f"art-golden-{number}" for number in range(1, 7)} | {"art-double"}


@every_table
def test_nothing_needs_a_style_sheet(options: dict[str, Any]) -> None:
    svg = GAME.new(seed=1, **options).picture(0)
    assert not re.search(r"<style|style=|<filter|Gradient|https?://(?!www\.w3\.org/2000/svg)", svg)


@every_table
def test_the_parts_fill_the_table_without_overlapping(options: dict[str, Any]) -> None:
    match = GAME.new(seed=11, **options)
    for seat in onlookers(match):
        parts = match.parts(seat)
        for part in parts:
            assert part.x >= 0 and part.y >= 0
            assert part.x + part.width <= WIDTH and part.y + part.height <= HEIGHT
            assert part.width / part.height == pytest.approx(part.box[0] / part.box[1])
        for one, other in combinations(parts, 2):
            beside = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert beside or one.y + one.height <= other.y or other.y + other.height <= one.y, (one.id, other.id)
        assert sum(part.width * part.height for part in parts) > 0.85 * WIDTH * HEIGHT or match.seats < 4


# ----------------------------------------------------------------------------------------------------------- stable


@every_table
def test_what_stays_on_the_table_keeps_its_id(options: dict[str, Any]) -> None:
    lasting = re.compile(
        r"(part|space|plot|marker|amount|village|mat|plate|score|colonists|hand-tile|charter|source)-|bag|track|harvest"
    )
    seen = {tuple(sorted(filter(lasting.match, ids(match.parts(0))))) for match in positions(options)}
    assert len(seen) == 1


def where(match: Match, seat: int) -> dict[str, str]:
    """The part, or the place on it, in which each piece lies."""
    found = {}
    for part in match.parts(seat):
        for place in body(part).iter():
            for piece in place:
                if re.match(r"(building|tile|shipment)-", piece.get("id", "")):
                    found[piece.attrib["id"]] = place.get("id", part.id)
    return found


@pytest.mark.parametrize("block", ["place", "ship", "build", "draw"])
def test_a_piece_keeps_its_id_when_it_moves(block: str) -> None:
    """Copies of one kind stand in for each other, so now and then two of them seem to move."""
    single = moved = 0
    for match in positions({"seats": 2, "side": "B"}, every=1):
        seat = match.waiting[0] if match.waiting else 0
        moves = [move for move in match.moves(seat) if move.block == block and "bag" not in move.labels]
        if not moves:
            continue
        before, held = where(match, seat), len(match.view(seat).mine.buildings)
        match.play(seat, moves[match.ply % len(moves)])
        after, claimed = where(match, seat), block in ("place", "ship") and len(match.view(seat).mine.buildings) > held
        match.undo()
        changed = {piece for piece in before.keys() & after.keys() if before[piece] != after[piece]}
        assert changed
        moved += 1
        single += len(changed) == 1 + claimed
    assert moved > 3
    assert single > 0.7 * moved


# ------------------------------------------------------------------------------------------------------ within reach


@every_table
def test_every_legal_move_can_be_pointed_at(options: dict[str, Any]) -> None:
    for match in positions(options, every=9):
        for seat in match.waiting:
            chosen = {target for move in match.moves(seat) for target in targets_of(move)}
            assert chosen <= targets(match.parts(seat))


@every_table
def test_a_phone_shows_every_part_large_enough(options: dict[str, Any]) -> None:
    for match in positions(options):
        for part in match.parts(0):
            for element, scale in scaled(body(part), PHONE / part.box[0]):
                if "data-target" in element.attrib:
                    outline = next(child for child in element if child.get("class") == "hit")
                    side = min(float(outline.attrib["width"]), float(outline.attrib["height"]))
                    assert scale * side >= FINGER, (part.id, element.attrib)
                elif element.tag == "text":
                    assert scale * float(element.attrib["font-size"]) >= 11, (part.id, element.text)


# ------------------------------------------------------------------------------------------------------------ words


def variables_of(message: str, lang: str) -> set[str]:
    """The variables that a message uses, itself or through the messages that it refers to."""
    entry = next(part for part in re.split(r"\n(?=\S)", source(lang)) if part.startswith(f"{message} ="))
    entry += "".join(re.findall(rf"(?s)^{re.escape(message)} =.*?(?=^[a-z#])", source(lang), re.MULTILINE))
    found = set(re.findall(r"\$(\w+)", entry))
    for other in set(re.findall(r"\{ (pic-[\w-]+) \}", entry)):
        found |= variables_of(other, lang)
    return found


def source(lang: str) -> str:
    return (GAME.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8") + "\nend = x\n"


@every_table
def test_everything_has_a_name_in_every_language(options: dict[str, Any]) -> None:
    said: dict[str, set[str]] = {}
    for match in positions(options):
        for seat in (None, 0):
            for element in elements(match.parts(seat)):
                assert "data-target" not in element.attrib or "data-l10n-id" in element.attrib
                if "data-l10n-id" in element.attrib:
                    said.setdefault(element.attrib["data-l10n-id"], set()).add(element.get("data-l10n-args", "{}"))
    for message, variants in said.items():
        for lang in LANGUAGES:
            given = {name for variant in variants for name in json.loads(variant)}
            assert variables_of(message, lang) == given, (message, lang)
            for variant in variants:
                speak(lang, message, json.loads(variant))


def speak(lang: str, message: str, variables: dict[str, Any]) -> str:
    # A text would take the place of the whole drawing.
    assert not GAME.words.has(message)
    label = GAME.words.label(lang, heard(variables, message))
    assert label is not None
    return label


@every_table
def test_everything_answers_what_it_is(options: dict[str, Any]) -> None:
    for match in positions(options, every=19):
        for seat in (None, 0):
            assert unexplained(GAME, match.parts(seat)) == set()


def test_names_are_sentences() -> None:
    tile = {"space": "c4", "a": "wheat", "b": "sheep", "c": "sheep", "d": "stone", "chains": []}
    assert speak("en", "pic-space-tile", tile) == "Space c4, clockwise from the top left: wheat, sheep, sheep, stone"
    line = {"line": "3", "colonists": 3, "points": 6, "built": 5, "plots": 5, "down": 0, "double": 6}
    assert speak("it", "pic-row", line) == "Riga 3: 3 coloni, 6 punti"
    assert speak("hu", "pic-building", {"colour": "timber", "number": 2, "left": 0}) == "fa 2"


@every_table
def test_texts_need_no_translation(options: dict[str, Any]) -> None:
    for match in positions(options):
        for element in elements(match.parts(0)):
            if element.tag == "text":
                assert re.fullmatch(r"[a-g]|[0-9]+\+?|\*", element.text or "") or element.text in VILLAGE_NAMES


# ------------------------------------------------------------------------------------------------------- what is told


def about(match: Match, message: str, seat: int | None = None, **wanted: object) -> str:
    """What the one piece with this message and these variables says that it does or counts, and how it stands now."""
    found = set()
    for element in elements(match.parts(seat)):
        variables = json.loads(element.get("data-l10n-args", "{}"))
        if element.get("data-l10n-id") == message and wanted.items() <= variables.items():
            piece = heard(variables, message)
            found.add(" ".join(filter(None, (GAME.words.about("en", piece), GAME.words.now("en", piece)))))
    (only,) = found
    return only


def test_a_line_tells_what_it_is_worth() -> None:
    match = Scene().village(0, ".....", ".....", ".....", "WWw..", ".....", ".....").match()
    told = about(match, "pic-row", line="3", built=3)
    assert told.startswith("Built: 3 of 5 plots, face down: 1. A complete row is worth 3, or 6 ")


def test_a_tile_tells_its_chains() -> None:
    match = Scene().tile("c4", "WWSS").tile("d4", "WHHW").match()
    assert "wheat 4 and stone 2" in about(match, "pic-space-tile", space="c4")


def test_a_charter_tells_how_far_everybody_is() -> None:
    match = Scene(charters=True).village(1, "WWw..", "W....", *["....."] * 4).set(charter=[2] + [0] * 6).match()
    assert about(match, "pic-charter", charter="wheat").endswith("Buildings so far: Player 1 0 and Player 2 4.")
    assert about(match, "pic-charter", charter="row").endswith("fullest row: Player 1 0 and Player 2 3.")
    assert about(match, "pic-charter", charter="most").endswith("Charters held: Player 1 0 and Player 2 1.")
    promise = "from charters: 2. Having the most charters would add 2 at the end."
    assert about(match, "pic-plate", name=VILLAGE_NAMES[1]).endswith(promise)


@pytest.mark.parametrize(("careful", "shelf"), [(False, "hand"), (True, "tiles")])
def test_what_can_be_spent_stands_beside_what_i_hold(careful: bool, shelf: str) -> None:
    match = Scene(careful_harvest=careful).resources(wheat=4).phase("build").match()
    (part,) = (part for part in match.parts(0) if part.id == shelf)
    assert part.near
    purse = next(element for element in body(part).iter() if element.get("id") == "purse-wheat")
    assert [element.text for element in purse.iter() if element.text] == ["4"]
    assert "and 4 is left" in about(match, "pic-resource", seat=0, colour="wheat")


def test_numbers_that_change_can_be_followed() -> None:
    names = ids(GAME.new(2, seed=1).parts(0))
    assert {"score-0", "left-wheat", "count-1"} <= set(names)


def test_a_harvest_beyond_the_track_is_told() -> None:
    match = GAME.new(seats=2, seed=1)
    match.state.resource[3] = 23
    texts = {element.text for element in elements(match.parts()) if element.tag == "text"}
    assert {"20+", "23"} <= texts


@every_table
def test_the_chains_add_up_to_the_harvest(options: dict[str, Any]) -> None:
    for match in positions(options, every=8):
        chains: dict[str, int] = {}
        for element in elements(match.parts()):
            if element.get("data-l10n-id") == "pic-chain":
                chain = json.loads(element.attrib["data-l10n-args"])
                chains[chain["colour"]] = chains.get(chain["colour"], 0) + chain["n"]
        harvest = {colour: n for colour, n in match.view(None).harvest.items() if n}
        turned_over = match.view(None).phase == "place" and len(harvest) == 1
        assert chains == ({} if turned_over else harvest)


def test_a_complete_line_turns_its_colonists_to_gold() -> None:
    match = GAME.new(seats=2, seed=1)
    match.state.plot[0, 5] = 1  # all face up
    match.state.plot[1, 5] = 5  # all face down
    svg = {part.id: part.svg() for part in match.parts()}
    assert "#art-golden-1" in svg["mat-0"] and "#art-double" in svg["mat-0"]
    assert "#art-golden-1" in svg["mat-1"] and "#art-double" not in svg["mat-1"]


@every_table
def test_a_picture_holds_no_secret(options: dict[str, Any]) -> None:
    """Whatever a viewer cannot know is dealt anew, and the viewer's picture is the same to the byte."""
    differences = 0
    for match in positions(options):
        for seat in onlookers(match):
            world = another_world(match, seat)
            assert seen_by(world, seat) == [part.svg() for part in match.parts(seat)]
            differences += not np.array_equal(world.hand, match.state.hand)
    assert differences > 5  # otherwise nothing was dealt anew, and nothing tested


def seen_by(world: np.record, seat: int | None) -> list[str]:
    view = GAME.view(GAME.parts, GAME.redacted(world, seat), -1 if seat is None else seat)
    return [part.svg() for part in GAME.picture(view)]
