"""Matches that are shared: the film holds every picture, nothing leads elsewhere, nothing secret is told."""

import base64
import json
import re
import zlib
from collections import Counter
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

import riverhaven as rh
from riverhaven import share
from tests.web.saves import played

LAST = 12  # plies of the end of a match
ODD = "Zoë <b>&"  # nobody's name may break a page


def ending(name: str, lang: str = "en") -> share.Account:
    """The last plies of a match with as many players as can be."""
    match = played(name, max(rh.game(name).seats), 1, "greedy+hand")
    start = len(match.turns) - LAST
    found = match.game.from_position(rh.Match(match.game, match.before(start), seed=None).position())
    for turn in match.turns[start:]:
        found.play(turn.seat, turn.move)
    return share.Account(found, lang, [ODD, *(f"P{seat}" for seat in range(1, found.seats))])


def unpacked(page: str) -> Any:
    found = re.search('id="film">([^<]*)<', page)
    assert found
    return json.loads(zlib.decompress(base64.b64decode(found[1])))


def shown(look: Any) -> list[dict[str, list[int]]]:
    """The parts at every moment, put together as the page does it."""
    parts: dict[str, list[int]] = {}
    found = []
    for moment in look["moments"]:
        for id in moment.get("gone", ()):
            del parts[id]
        for id, (at, dropped, tags) in moment.get("parts", {}).items():
            row = parts.get(id, [])
            parts[id] = [*row[:at], *tags, *row[at + dropped :]]
        found.append(dict(parts))
    return found


@pytest.mark.parametrize("name", rh.games())
def test_the_page_holds_every_picture_as_everybody_saw_it(name: str) -> None:
    account = ending(name, "hu")
    film, match = unpacked(share.page(account)), account.match
    assert [look["name"] for look in film["looks"]] == [*map(account.name, range(match.seats)), "Néző"]
    for seat, look in zip((*range(match.seats), None), film["looks"], strict=True):
        for ply, parts in enumerate(shown(look)):
            drawn = {part.id: account.speaker.tags(part.svg()) for part in match.sight(seat, ply).parts}
            assert {id: [film["tags"][tag] for tag in row] for id, row in parts.items()} == drawn
        assert [moment.get("said", "") for moment in look["moments"][1:]] == [
            " ".join(match.lines(ply, seat, "hu", account.names)) for ply in range(LAST)
        ]
        assert look["moments"][-1]["scores"] == list(match.scores)


@pytest.mark.parametrize("name", rh.games())
def test_nothing_in_it_leads_elsewhere(name: str) -> None:
    account = ending(name)
    page = share.page(account, [0])
    film = unpacked(page)
    for text in (page, film["art"], *film["tags"]):
        assert not re.search(r"\w+://|@import|url\((?!#)", text)
    assert not any("data-l10n" in tag or "data-target" in tag for tag in film["tags"])
    assert "<b>&" not in page and not any("<b>&" in tag for tag in film["tags"])
    for moving in (share.end(account, 0), share.turn(account, LAST, 0)):
        assert set(re.findall(r"\w+://[^\"' ]*", moving)) == {"http://www.w3.org/2000/svg"}
        assert "<script" not in moving


@pytest.mark.parametrize("name", rh.games())
def test_pictures_parse_and_are_whole(name: str) -> None:
    account = ending(name, "it")
    for svg in (share.end(account), share.turn(account), share.turn(account, 2, 1)):
        root = fromstring(svg)
        ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
        assert set(ids.values()) <= {1}
        used = {element.get("href", "").removeprefix("#") for element in root.iter() if element.tag.endswith("}use")}
        assert used <= set(ids) and bool(used) == bool(rh.game(name).art())
    texts = [element.text for element in fromstring(share.end(account)).iter() if element.tag.endswith("}text")]
    assert f"{ODD} {account.match.scores[0]}" in texts and account.result() in texts
    assert share.png(account, width=200).startswith(b"\x89PNG")


def test_a_turn_shows_all_its_moves_and_comes_to_rest_at_the_last() -> None:
    account = ending("newhaven")
    turns = account.match.turns
    for ply in range(1, LAST + 1):
        first, last = share.poster.turn_of(account, ply)
        assert first < ply <= last and {turn.seat for turn in turns[first:last]} == {turns[ply - 1].seat}
        assert first == 0 or turns[first - 1].seat != turns[first].seat
    moving = share.turn(account, ply)
    times = set(re.findall("animation: (show-[0-9-]+)", moving))
    assert times and all(f"@keyframes {name} " in moving for name in times)
    assert moving.count('class="poster-sheet"') == last - first + 1  # no caption is read through another
    # Where nothing moves, of every part that changes the last version is seen.
    root = fromstring(moving)
    seen = [g for g in root if (g.get("style") or "").startswith("animation") and g.get("opacity") == "1"]
    end = f"-{last - first}"
    assert seen and all(re.search(rf"show-\d+{end} ", g.get("style") or "") for g in seen)
    with pytest.raises(rh.Refusal, match="no move 0"):
        share.turn(account, 0)


def test_a_match_that_runs_is_told_as_a_spectator_knows_it() -> None:
    match = rh.game("newhaven").new(seats=2, seed=7)
    match.play(0, match.moves(0)[0])
    account = share.Account(match)
    assert account.eyes() == [None] and account.result() == ""
    assert len(unpacked(share.page(account))["looks"]) == 1
    ended = share.Account(match, ended="resigned", places=[2, 1])
    assert ended.eyes() == [0, 1, None] and ended.result() == "Ended by resignation. Player 2 wins."
    assert share.Account(match, ended="agreed", places=[0, 0]).result().endswith("Nobody wins.")
    with pytest.raises(rh.Refusal, match="1 names for 2 seats"):
        share.Account(match, names=["Ada"])
