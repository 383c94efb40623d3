"""Whole games: conservation, refused positions, words, views."""

import io
import random
from collections import Counter

import numpy as np
import pytest
from rich.console import Console

from riverhaven.core.words import LANGUAGES, Refusal
from riverhaven.games.caboose import GAME
from riverhaven.games.caboose.audit import audit
from riverhaven.games.caboose.state import MAX_BID, STATE, TOML

from .scene import BLUE, RED, Scene


def biased_game(rng, seats, **options):
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
def test_conservation(seats, options):
    with np.errstate(all="raise"):
        for match in biased_game(random.Random(seats), seats, **options):
            assert audit(GAME.parts, match.state) is None
    assert match.over


def test_legal_moves_are_those_without_a_reason():
    rng = random.Random(1)
    met = Counter()
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


def test_size_of_the_record():
    assert STATE.itemsize <= 2048


def test_no_purse_can_hold_more_than_the_highest_bid():
    turns = max(max(TOML["turns"][length].values()) for length in ("normal", "long"))
    price = max(max(group["prices"].values()) for group in TOML["city_cards"]) + TOML["market"]["highest"]
    actions = max(god.get("actions", 2) for god in TOML["gods"])
    shipments = turns * max(actions * price, 2 * (price + TOML["gods"][0]["ship_florins"]))
    payouts = sum(len(group["costs"]) for group in TOML["buildings"]) * 4 * 3
    assert TOML["start"]["florins"] + shipments + payouts <= MAX_BID


def test_parts():
    c = GAME.parts
    assert c.train_copies.sum() == 24 and len(c.building_points) == 20 and len(c.card_fruit) == 15
    assert len({tuple(row) for row in c.card_fruit.tolist()}) == 15
    bonuses = Counter(int(bonus) for bonus in c.building_bonus if bonus)
    assert {str(k): v for k, v in bonuses.items()} == TOML["building_markers"]["copies"] and bonuses.total() == 10
    assert Counter(c.card_city.tolist()) == dict.fromkeys(range(12), 5)
    pairs = Counter(tuple(sorted(pair)) for pair in c.demand.tolist())
    assert len(pairs) == 10 and set(pairs.values()) == {6}
    assert Counter((c.line_of >= 0).sum(axis=1).tolist()) == {2: 4, 3: 4, 4: 4}
    assert (c.shade[c.line_end[:, 0]] != c.shade[c.line_end[:, 1]]).all()
    assert c.building_cost.sum(axis=0).tolist() == [7, 7, 8, 8, 8]
    assert c.pyramid_value.tolist() == [5, 6, 7, 8, 9, 10]


def sources(value):
    if isinstance(value, list):
        return [found for each in value for found in sources(each)]
    return [value["source"]]


def test_every_table_of_parts_names_its_source():
    for table in TOML.values():
        assert set(sources(table)) <= {"printed", "deduced", "reconstructed"}


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda p: p["supply"].__setitem__(0, 5), "cubes of coconut"),
        (lambda p: p["market"].__setitem__(0, 4), "market value"),
        (lambda p: p["trains"][0].__setitem__(0, 1), "trains on the map"),
        (lambda p: p["trains"].__setitem__(0, [1, 1, 1, 0, 0]), "more than two colours"),
        (lambda p: p["trains"].__setitem__(0, [4, 0, 0, 0, 0]), "no Train card"),
        (lambda p: p["network"].__setitem__(0, 3), "network of Alexandria"),
        (lambda p: p["marker"].__setitem__(0, p["marker"][1]), "Prestige marker"),
        (lambda p: p.update(pyramid=["5", "5", *["-"] * 10]), "two cities"),
        (lambda p: p["hand"][0].__setitem__(0, 3), "Auction card is missing"),
        (lambda p: p.update(auction_left=1), "auction_left"),
        (lambda p: p["bonus"].__setitem__(0, 1), "building markers"),
        (lambda p: p["builder"].__setitem__(0, 1), "Auction card is missing"),
        (lambda p: p.update(city_left=1), "city_left"),
        (lambda p: p["city_at"].__setitem__(p["city_at"].index("deck"), "hand-4"), "not there"),
        (lambda p: p["city_seen"].__setitem__(p["city_at"].index("deck"), 1), "only a card in a hand"),
        (lambda p: p["city_era"].__setitem__(0, 1), "shuffle"),
        (lambda p: p["unseen"][0].__setitem__(0, 2), "unseen of seat 0"),
        (lambda p: p["hand_count"].__setitem__(0, 9), "hand_count"),
        (lambda p: p["known"][0].__setitem__(5, 1), "known says more"),
        (lambda p: p["florins"].__setitem__(0, -1), "fewer than 0"),
        (lambda p: p["florins"].__setitem__(4, 1), "nobody has taken"),
        (lambda p: p["rank"].__setitem__(0, 1), "fill from the last"),
        (lambda p: p.update(god=["bes", "bes", "-", "-", "-"]), "every god serves"),
        (lambda p: p.update(god=["bes", "-", "-", "-", "-"]), "before the auction is over"),
        (lambda p: p.update(waiting=0), "waiting must be"),
        (lambda p: p.update(turn=9), "the turn must be"),
        (lambda p: p.update(phase=11), "phase must be"),
        (lambda p: p.update(card="giza-cr"), "must name the action"),
        (lambda p: p["source"].__setitem__(0, "giza"), "source must name"),
        (lambda p: p.update(takes_left=1), "takes_left"),
        (lambda p: p.update(actions_left=1), "actions_left"),
        (lambda p: p["place"].__setitem__(0, 1), "only at the end"),
    ],
)
def test_impossible_positions_are_refused(spoil, complaint):
    p = GAME.new(3, seed=3).position()
    spoil(p)
    with pytest.raises(Refusal, match=complaint):
        GAME.from_position(p)


def test_fruit_in_a_pyramid_city_is_refused():
    with pytest.raises(Refusal, match="where a pyramid stands"):
        Scene().pyramid(5, "edfu").cubes("edfu", "lime").match()


# ---------------------------------------------------------------------------------------------------- views and words


def test_view_offers():
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


def test_offers_come_true():
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


def test_every_language_tells_a_whole_game():
    rng = random.Random(6)
    told = {lang: set() for lang in LANGUAGES}
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
        for lines in GAME.explain(match.view(None)):
            assert all(GAME.words.say(lang, line) for line in lines)
    assert told["en"].isdisjoint(told["hu"]) and told["en"].isdisjoint(told["it"])


def test_languages_have_the_same_messages_and_variables():
    english = GAME.words.messages("en")
    for lang in ("it", "hu"):
        assert GAME.words.messages(lang) == english


def test_needed_words():
    messages = GAME.words.messages("en")
    axes = {axis for block in GAME.moves.blocks.values() for axis in block.axes}
    needed = [f"move-{block}" for block in GAME.moves.blocks] + [f"axis-{axis}" for axis in axes]
    needed += [f"ask-{phase}" for phase in GAME.phases] + [f"reason-{reason}" for reason in GAME.reasons[1:]]
    needed += [f"option-{option.name}{end}" for option in GAME.options for end in ("", "-help")]
    needed += [f"power-{god['name']}" for god in TOML["gods"]] + ["reconstructed-map", "reconstructed-cards"]
    assert set(needed) <= messages.keys()


def test_text_and_picture_show_every_city():
    for match in biased_game(random.Random(3), 5):
        if match.ply == 90:
            break
    for lang in LANGUAGES:
        console = Console(width=200, file=io.StringIO())
        console.print(GAME.draw(match.view(0), lambda message, lang=lang: GAME.words.say(lang, message)))
        page = console.file.getvalue()
        for city in match.view(0).cities:
            assert GAME.words.say(lang, f"city-{city.label}") in page
    svg = match.picture(0)
    assert svg.startswith("<svg") and all(f"city-{city.label}" in svg for city in match.view(0).cities)
    assert match.picture(None) != svg


def test_log_names_what_was_drawn_only_to_the_drawer():
    match = Scene().open("giza-cr").match()
    match.play(BLUE, "draw giza-cr")
    drawn = next(card for card in match.view(BLUE).mine.city_cards if card.label != "giza-cr")
    city = GAME.words.say("en", f"city-{drawn.city}")
    assert match.log(RED) == match.log(BLUE)[:1] and "draws from the deck" in match.log(RED)[0]
    assert city in match.log(BLUE)[1]


def test_a_preview_promises_no_card():
    match = Scene(open_hands=True).open("giza-cr").match()
    move = match.find("draw giza-cr")
    assert match.preview(BLUE, move) == [
        "Player 1 takes the City card Giza (coconut 8 and raspberry 9) and draws from the deck."
    ]
    ship = Scene().hold(BLUE, "thebes-cr").trains("edfu", "thebes", red=1).cubes("edfu", "coconut").match()
    told = ship.preview(BLUE, ship.find("ship thebes-cr coconut"))
    assert told[:2] == ["Player 1 ships coconut from Edfu to Thebes for 5 Florins.", "Player 2 scores 1 point."]
