"""Whole games: conservation, words, views."""

import io
import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from riverhaven.core.match import Match
from riverhaven.core.words import LANGUAGES
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.audit import audit
from riverhaven.games.caboose.state import STATE, TOML

from .scene import BLUE, RED, Scene


def biased_game(rng: random.Random, seats: int, **options: Any) -> Iterator[Match]:
    """A game whose players prefer what uniform play rarely does; yields the match before every move, and at the end."""
    match = GAME.new(seats, seed=rng.randrange(2**64), **options)
    while not match.over:
        yield match
        seat = match.waiting[0]
        moves = match.moves(seat)
        small = ("bid 1", "bid 2", "bid 3")
        bold = [move for move in moves if move.block not in ("draw", "end", "bid") or move.text in small]
        match.play(seat, rng.choice(bold if bold and rng.random() < 0.8 else moves))
    yield match


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"length": "long", "hand_limit": True}), (4, {"eaten_fruit": True}), (5, {"open_hands": True})],
)
def test_conservation(seats: int, options: Any) -> None:
    with np.errstate(all="raise"):
        for match in biased_game(random.Random(seats), seats, **options):
            assert audit(GAME.parts, match.state) is None
    assert match.over


def test_legal_moves_are_those_without_a_reason() -> None:
    rng = random.Random(1)
    met: Counter[str] = Counter()
    for match in biased_game(rng, 4, hand_limit=True):
        if match.over or rng.random() > 0.12:
            continue
        seat = match.waiting[0]
        reasons = [GAME.rules.reason(GAME.parts, match.state, seat, move) for move in range(GAME.moves.size)]
        legal = [move.id for move in match.moves(seat)]
        assert sorted(legal) == [move for move, reason in enumerate(reasons) if reason == 0]
        assert len(set(legal)) == len(legal) > 0
        met.update(GAME.reasons[reason] for reason in reasons)
    assert {"ok", "wrong-phase", "too-dear", "no-city-card"} <= met.keys()


def test_size_of_the_record() -> None:
    assert STATE.dtype.itemsize <= 2048


# ---------------------------------------------------------------------------------------------------- views and words


def test_view_offers() -> None:
    scene = Scene().gods("hapi", "thoth", "bes", "ptah").hold(BLUE, "granary-c", "thebes-cr", "giza-cr")
    scene.trains("edfu", "thebes", red=2, green=1).cubes("edfu", "coconut").hold(RED, "fruit-cc").pyramid(5, "giza")
    view = scene.match().view(BLUE)
    offers = {offer.move: offer for offer in view.mine.offers}
    assert set(offers) == {"build granary-c thebes-cr", "ship thebes-cr coconut"}
    ship, build = offers["ship thebes-cr coconut"], offers["build granary-c thebes-cr"]
    assert ship.florins == (9, 0, 0, 0) and ship.points == (0, 4, 1, 0)
    assert build.florins == (0, 2, 1, 0) and build.points == (4, 0, 0, 0)
    thebes = next(city for city in view.cities if city.label == "thebes")
    assert thebes.reach["coconut"] == 1 and thebes.connected == ("edfu",) and thebes.trains == (0, 2, 1, 0)
    assert thebes.points[RED] == thebes.prestige
    assert {card.label: card.dead for card in view.mine.city_cards} == {"thebes-cr": False, "giza-cr": True}


def test_offers_come_true() -> None:
    rng = random.Random(2)
    checked = 0
    for match in biased_game(rng, 4):
        if match.over or checked > 25:
            break
        seat = match.waiting[0]
        for offer in match.view(seat).mine.offers[:2]:
            trial = match.copy()
            before = [(player.florins, player.in_play) for player in trial.view(None).players]
            trial.play(seat, offer.move)
            while trial.waiting == (seat,) and trial.view(None).pending is not None:
                trial.play(seat, trial.moves(seat)[0])
            after = [(player.florins, player.in_play) for player in trial.view(None).players]
            gains = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(before, after, strict=True)]
            assert gains == list(zip(offer.florins, offer.points, strict=True))
            checked += 1
    assert checked > 5


def test_every_language_tells_a_whole_game() -> None:
    rng = random.Random(6)
    told: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for number, match in enumerate(biased_game(rng, 3, eaten_fruit=True, hand_limit=True)):
        if number % 5:
            continue
        if not match.over:
            asked = GAME.ask(match.view(match.waiting[0]))
            assert all(GAME.words.say(lang, asked) for lang in LANGUAGES)
        if match.turns:
            onlooker = rng.choice((None, 0, 1, 2))
            for lang in LANGUAGES:
                lines = match.lines(len(match.turns) - 1, onlooker, lang)
                assert lines and all(lines)
                told[lang].update(lines)
    for lang in LANGUAGES:
        for score in GAME.explain(match.view(None)):
            assert all(GAME.words.say(lang, line) for line in score)
    assert told["en"].isdisjoint(told["hu"]) and told["en"].isdisjoint(told["it"])


def test_languages_have_the_same_messages_and_variables() -> None:
    english = GAME.words.messages("en")
    for lang in ("it", "hu"):
        assert GAME.words.messages(lang) == english


def test_needed_words() -> None:
    messages = GAME.words.messages("en")
    axes = {axis for block in GAME.moves.blocks.values() for axis in block.axes}
    needed = [f"move-{block}" for block in GAME.moves.blocks] + [f"axis-{axis}" for axis in axes]
    needed += [f"ask-{phase}" for phase in GAME.phases] + [f"reason-{reason}" for reason in GAME.reasons[1:]]
    needed += [f"option-{option.name}{end}" for option in GAME.options for end in ("", "-help")]
    needed += [f"power-{god['name']}" for god in TOML["gods"]] + ["reconstructed-map", "reconstructed-cards"]
    assert set(needed) <= messages.keys()


def test_text_and_picture_show_every_city() -> None:
    for match in biased_game(random.Random(3), 5):
        if match.ply == 90:
            break
    for lang in LANGUAGES:
        shown = io.StringIO()
        Console(width=200, file=shown).print(GAME.text(match.view(0), partial(GAME.words.say, lang)))
        page = shown.getvalue()
        for city in match.view(0).cities:
            assert GAME.words.say(lang, f"city-{city.label}") in page
    svg = match.picture(0)
    assert svg.startswith("<svg") and all(f"city-{city.label}" in svg for city in match.view(0).cities)
    assert match.picture(None) != svg


def test_log_names_what_was_drawn_only_to_the_drawer() -> None:
    match = Scene().open("giza-cr").match()
    match.play(BLUE, "draw giza-cr")
    drawn = next(card for card in match.view(BLUE).mine.city_cards if card.label != "giza-cr")
    city = GAME.words.say("en", f"city-{drawn.city}")
    assert match.log(RED) == match.log(BLUE)[:1] and "draws from the deck" in match.log(RED)[0]
    assert city in match.log(BLUE)[1]


def test_a_preview_promises_no_card() -> None:
    match = Scene(open_hands=True).open("giza-cr").match()
    move = match.find("draw giza-cr")
    assert match.preview(BLUE, move) == [
        "Player 1 takes the City card Giza (coconut 8 and raspberry 9) and draws from the deck."
    ]
    ship = Scene().hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).cubes("edfu", "coconut").match()
    told = ship.preview(BLUE, ship.find("ship thebes-cr coconut"))
    assert told[:2] == [
        "Player 1 ships a coconut from Edfu to Thebes for 5 Florins "
        "(price 5, market 0; City card Thebes: coconut 5 and raspberry 9).",
        "Player 2 scores 1 point.",
    ]
