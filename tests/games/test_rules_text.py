"""The rules pages: whole, alike in every language, true to the parts, in the table's words and in nobody else's."""

import re
import tomllib
from functools import cache

import pytest

import riverhaven as rh
from riverhaven.core.figure import ICON
from riverhaven.core.state import Json
from riverhaven.core.words import Words

GAMES = [name for name in rh.games() if (rh.game(name).folder / "rules_text").exists()]
PAGES = [(name, lang) for name in GAMES for lang in rh.LANGUAGES]
every_page = pytest.mark.parametrize(("name", "lang"), PAGES)
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("lang", rh.LANGUAGES)

# "## Planting {#phase-take #phase-plant}": level, title, anchors
HEADING = re.compile(r"^(#+) (.+?)(?: \{(#[^}]*)\})?$", re.MULTILINE)

FIGURE = re.compile(r"^```figure .*?^```$", re.MULTILINE | re.DOTALL)

# Texts of rulebooks, to compare with, where there are any: they are not ours to keep here.


@cache
def page(name: str, lang: str) -> str:
    return (rh.game(name).folder / "rules_text" / f"{lang}.md").read_text(encoding="utf-8")


def headings(name: str, lang: str) -> list[tuple[int, str, list[str]]]:
    """Level, title and anchors of every heading."""
    return [(len(level), title, anchors.split()) for level, title, anchors in HEADING.findall(page(name, lang))]


def section(name: str, lang: str, anchor: str) -> str:
    """What stands between the heading with this anchor and the next one."""
    after = re.split(rf"^#+ .*{{[^}}]*#{anchor}\b[^}}]*}}$", page(name, lang), flags=re.MULTILINE)[1]
    return HEADING.split(after)[0]


def table_numbers(text: str) -> list[list[int]]:
    """The numbers in each row of the tables, without the rows that only rule a line."""
    rows = [line for line in text.splitlines() if line.startswith("|") and not set(line) <= set("|-")]
    return [[int(number) for number in re.findall(r"\d+", row)] for row in rows]


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.lower())


def blocks(name: str, lang: str) -> dict[str, str]:
    """What stands below each heading, up to the next one of any level."""
    _, *found = re.split(r"^(?=#{2,} )", page(name, lang), flags=re.MULTILINE)
    parted = (block.partition("\n") for block in found)
    return {heading: text for heading, _, text in parted if text.strip()}


# ------------------------------------------------------------------------------------------------------ the structure


@every_page
def test_every_section_shows_something(name: str, lang: str) -> None:
    """A figure, and where the text is about the text (our rulings, what is reconstructed) an icon at least."""
    found = blocks(name, lang)
    bare = [heading for heading, text in found.items() if not FIGURE.search(text) and not ICON.search(text)]
    assert not bare
    without = [heading for heading, text in found.items() if not FIGURE.search(text)]
    assert without == list(found)[-2:]


@every_page
def test_it_begins_with_the_title_and_what_the_game_is_about(name: str, lang: str) -> None:
    title, empty, first = page(name, lang).splitlines()[:3]
    assert title == f"# {rh.game(name).title}"
    assert empty == ""
    assert len(words_of(first)) > 30


@every_page
def test_every_phase_is_the_anchor_of_one_section(name: str, lang: str) -> None:
    anchors = [anchor for level, _, found in headings(name, lang) if level == 2 for anchor in found]
    assert sorted(anchors) == sorted(f"#phase-{phase}" for phase in rh.game(name).phases)


@every_page
def test_every_option_has_its_section_and_its_name(name: str, lang: str) -> None:
    words = Words(rh.game(name).folder / "words")
    found = [(title, anchors) for level, title, anchors in headings(name, lang) if level == 3]
    options = [option.name for option in rh.game(name).options]
    assert found == [(words.say(lang, f"option-{option}"), [f"#option-{option}"]) for option in options]


@every_game
def test_all_languages_have_the_same_sections_and_tables(name: str) -> None:
    shapes = [[(level, anchors) for level, _, anchors in headings(name, lang)] for lang in rh.LANGUAGES]
    assert shapes[1:] == shapes[:-1]
    numbers = [table_numbers(page(name, lang)) for lang in rh.LANGUAGES]
    assert numbers[1:] == numbers[:-1]


@every_page
def test_it_can_be_read_in_ten_minutes(name: str, lang: str) -> None:
    text = HEADING.sub(r"\1 \2", FIGURE.sub("", ICON.sub("", page(name, lang))))
    assert 900 <= len(re.findall(r"\w[\w'-]*", text)) <= 1800


@every_page
def test_it_is_plain_markdown(name: str, lang: str) -> None:
    text = page(name, lang)
    assert text.endswith("\n")
    assert not re.search(r"<[a-z/!]|!\[|&[a-z]+;|\t| $", text, re.MULTILINE)
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        assert len({row.count("|") for row in block.splitlines()}) == 1
    assert "{#" not in HEADING.sub("", text)


# ----------------------------------------------------------------------------------------------------------- the words


@every_page
def test_it_uses_the_words_of_the_table(name: str, lang: str) -> None:
    words = Words(rh.game(name).folder / "words")
    named = re.compile(r"(colour|crop|feature|fruit|god|phase|type)-[a-z]+$")
    plain = [message for message, variables in words.messages(lang).items() if named.match(message) and not variables]
    terms = [words.say(lang, message) for message in plain]
    assert len(terms) >= 4
    assert [term for term in terms if term.lower() not in page(name, lang).lower()] == []


# --------------------------------------------------------------------------------------------------------- the numbers


@cache
def parts(name: str) -> Json:
    return tomllib.loads((rh.game(name).folder / "parts.toml").read_text(encoding="utf-8"))


@every_language
def test_the_boats_bring_what_they_bring(lang: str) -> None:
    gains = ("capacity", "points", "coins", "steps", "agents")
    boats = [[boat[gain] for gain in gains if gain in boat] for boat in parts("riverboat")["boat"]]
    assert table_numbers(section("riverboat", lang, "phase-load"))[1:] == boats


@every_language
def test_the_opportunity_cards_are_worth_what_they_are_worth(lang: str) -> None:
    told = table_numbers(section("riverboat", lang, "phase-claim"))[1:]
    crops = [card for card in parts("riverboat")["card"] if card.get("counts", "").startswith("harvested ")][:5]
    assert told[0] == [len(crops), crops[0]["each"], crops[0]["most"]]
    others = [card for card in parts("riverboat")["card"] if card not in crops]
    gains = ("points", "each", "most", "agents", "steps")
    rows = [sorted(card[gain] for gain in gains if gain in card) for card in others]
    for row, card in zip(rows, others, strict=True):
        if card["name"] == "triangles":
            row.append(3)  # hexes
        if card["name"] == "fleet":
            row.remove(card["each"])
    assert sorted(sorted(row) for row in told[1:]) == sorted(sorted(row) for row in rows)


@every_language
def test_the_lines_of_a_village_have_their_colonists(lang: str) -> None:
    village = parts("newhaven")["village"]
    rows = [[number, number, 2 * number] for number in village["rows"]]
    columns = [[number, 2 * number] for number in village["columns"][:3]]
    assert table_numbers(page("newhaven", lang))[1 : 1 + len(rows + columns)] == rows + columns


@every_language
def test_trains_and_buildings_cost_what_they_cost(lang: str) -> None:
    toml = parts("caboose")
    sizes = [group["size"] for group in toml["trains"]]
    costs, copies = toml["train_costs"]["florins"], toml["train_copies"]["copies"]
    assert table_numbers(section("caboose", lang, "phase-line"))[1:] == [
        [size, costs[str(size)], copies[str(size)]] for size in sizes
    ]
    buildings: dict[str, list[int]] = {}
    for group in toml["buildings"]:
        row = buildings.setdefault(group["type"], [0, len(group["costs"][0]), group["points"], group["bonus"]])
        row[0] += len(group["costs"])
    assert sorted(table_numbers(section("caboose", lang, "phase-source"))[1:]) == sorted(buildings.values())


@every_language
def test_the_gods_have_their_numbers(lang: str) -> None:
    told = table_numbers(section("caboose", lang, "phase-god"))[1:]
    gods = parts("caboose")["gods"]
    assert [row[0] for row in told] == [god["number"] for god in gods]
    powers = ("ship_florins", "building_points", "pyramid_rebate", "track_rebate", "actions", "auction_cards")
    assert all(god[power] in row[1:] for row, god in zip(told, gods, strict=True) for power in powers if power in god)


# ------------------------------------------------------------------------------------------------------ the player aid


@every_game
def test_all_languages_have_the_same_aid(name: str) -> None:
    folder = rh.game(name).folder / "rules_text"
    aids = [(folder / f"aid.{lang}.md").read_text(encoding="utf-8") for lang in rh.LANGUAGES]
    shapes = [(table_numbers(aid), sorted(icon for icon, _ in ICON.findall(aid)), aid.count("\n")) for aid in aids]
    assert shapes[1:] == shapes[:-1]


@every_game
def test_every_section_about_a_phase_has_a_figure(name: str) -> None:
    bare = [phase for phase in rh.game(name).phases if not FIGURE.search(section(name, "en", f"phase-{phase}"))]
    assert bare == []
