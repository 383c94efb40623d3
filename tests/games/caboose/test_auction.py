"""Phase 1: bids, payments, gods; and the order in which they act."""

import pytest

from riverhaven.core.match import Match
from riverhaven.games.caboose import GAME

from .scene import Scene, florins, phase, texts, why


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(match.waiting[0], move)
    return match


def test_bids_are_whole_florins_from_one_up_to_the_cash() -> None:
    match = Scene(3).bidding().florins(5, 5, 5).match()
    assert texts(match) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    play(match, "bid 3")
    assert texts(match) == ["bid 4", "bid 5", "pass"]
    assert why(match, "bid 3") == "bid-too-low" and why(match, "bid 6") == "too-dear"


def test_bidding_goes_clockwise_from_the_start_player_and_passing_is_final() -> None:
    match = Scene(4).bidding(start=2).florins(9, 9, 9, 9).match()
    asked = []
    for move in ("bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass"):
        asked.append(match.waiting[0])
        play(match, move)
    assert asked == [2, 3, 0, 1, 2, 0]
    assert match.waiting == (1,) and match.state.rank.tolist() == [3, 0, 0, 4, 0]


@pytest.mark.parametrize(
    ("seats", "moves", "paid"),
    [
        (3, ["bid 1", "bid 3", "bid 5", "pass", "pass"], [0, 3, 5]),
        (4, ["bid 1", "bid 3", "bid 5", "bid 7", "pass", "pass", "pass"], [0, 2, 5, 7]),
        (5, ["bid 1", "bid 3", "bid 5", "bid 7", "bid 9", "pass", "pass", "pass", "pass"], [0, 2, 3, 7, 9]),
    ],
)
def test_first_passer_pays_nothing_last_two_all_others_half_rounded_up(
    seats: int, moves: list[str], paid: list[int]
) -> None:
    match = play(Scene(seats).bidding().florins(*[20] * seats).match(), *moves)
    assert florins(match) == [20 - n for n in paid]
    assert match.state.rank[:seats].tolist() == list(range(seats, 0, -1))
    assert match.waiting == (seats - 1,) and phase(match) == "god"


def test_nothing_is_paid_before_the_auction_ends() -> None:
    match = play(Scene(3).bidding().florins(9, 9, 9).match(), "bid 4", "pass")
    assert florins(match) == [9, 9, 9]


def test_nobody_bids() -> None:
    match = play(Scene(4).bidding(start=1).florins(9, 9, 9, 9).match(), "pass", "pass", "pass")
    assert match.state.rank[:4].tolist() == [1, 4, 3, 2] and florins(match) == [9] * 4
    assert match.waiting == (0,) and phase(match) == "god"


def test_who_never_bid_but_did_not_pass_first_pays_nothing() -> None:
    match = play(Scene(4).bidding().florins(9, 9, 9, 9).match(), "pass", "pass", "bid 5", "pass")
    assert florins(match) == [9, 9, 4, 9] and match.state.rank[:4].tolist() == [4, 3, 1, 2]


def test_who_cannot_outbid_passes_unasked() -> None:
    match = play(Scene(4).bidding().florins(9, 3, 9, 3).match(), "bid 3")
    assert match.waiting == (2,) and match.state.rank[:4].tolist() == [0, 4, 0, 0]
    play(match, "pass")
    assert phase(match) == "god" and match.state.rank[:4].tolist() == [1, 4, 3, 2] and florins(match)[0] == 6


def test_nobody_can_bid() -> None:
    """With no money at all the order is the reverse of the table's, and the first choice comes at once."""
    scene = Scene(3).bidding().florins(0, 0, 0).gods("horus", "bes", "thoth").ask(2, GAME.phases.index("act"))
    scene.p["rank"], scene.p["actions_left"] = [1, 2, 3, 0, 0], 1
    match = play(scene.match(), "end")
    assert match.state.turn == 2 and phase(match) == "god"
    assert match.state.rank[:3].tolist() == [2, 1, 3] and match.waiting == (1,)  # seat 2 acted last and starts


def test_gods_are_chosen_in_order_and_act_by_number() -> None:
    match = Scene(3).bidding().florins(9, 9, 9).open("train-1", "train-2", "train-3", "granary-c").match()
    play(match, "bid 2", "pass", "pass")
    assert match.waiting == (0,)
    play(match, "god thoth")
    assert match.waiting == (2,) and why(match, "god thoth") == "god-taken"
    play(match, "god bes")
    assert match.waiting == (1,)
    play(match, "god hapi")
    order = []
    for _ in range(3):
        order.append(match.waiting[0])
        play(match, texts(match)[0])
        if why(match, "pass") == "ok":
            play(match, "pass")
        play(match, "end")
    assert order == [1, 2, 0]  # Hapi 1, Bes 6, Thoth 7


def test_the_last_to_act_starts_and_gods_and_bids_return() -> None:
    scene = Scene(3).gods("thoth", "hapi", "bes").open("train-1", "giza-cr").ask(0, GAME.phases.index("act"))
    match = play(scene.match(), "end")
    s = match.state
    assert s.turn == 2 and s.start_player == 0 and match.waiting == (0,) and phase(match) == "bid"
    assert not s.god.any() and not s.rank.any() and not s.bid.any()
    assert s.auction_display.sum() == 4 and s.auction_discard.sum() == 1


@pytest.mark.parametrize(("seats", "normal", "long"), [(3, 8, 10), (4, 7, 8), (5, 6, 7)])
def test_turns(seats: int, normal: int, long: int) -> None:
    assert GAME.new(seats, seed=1).view(0).turns == normal
    assert GAME.new(seats, seed=1, length="long").view(0).turns == long


def test_bes_has_three_actions_and_powers_last_one_turn() -> None:
    scene = Scene(3).gods("horus", "bes", "thoth").open("train-1", "giza-cr")
    match = play(scene.match(), "end")
    assert match.waiting == (1,) and match.state.actions_left == 3


def test_thoth_may_take_two_cards_and_must_take_one() -> None:
    scene = Scene(3, active=1).gods("hapi", "bes", "thoth").open("train-1", "train-2", "granary-c")
    match = play(scene.match(), "end")
    assert match.waiting == (2,) and phase(match) == "take"
    assert why(match, "pass") == "must-take" and why(match, "take train-3") == "not-on-display"
    play(match, "take train-2")
    assert phase(match) == "take" and texts(match) == ["take train-1", "take granary-c", "pass"]
    play(match, "take granary-c")
    assert phase(match) == "act" and match.state.hand_count[2] == 2
    other = play(scene.match(), "end", "take train-2", "pass")
    assert phase(other) == "act" and other.state.hand_count[2] == 1


def test_others_take_one_card_and_the_only_kind_is_taken_unasked() -> None:
    scene = Scene(3).gods("hapi", "bes", "thoth").open("train-1", "train-1", "train-2")
    match = play(scene.match(), "end")
    assert phase(match) == "take" and match.waiting == (1,)
    play(match, "take train-2")
    assert phase(match) == "act"
    play(match, "end")  # two "1" cards are left: Thoth's first is a duty, the second an offer
    assert match.waiting == (2,) and match.state.hand[2, 0] == 1 and texts(match) == ["take train-1", "pass"]


def test_a_fruit_card_lies_face_up_and_can_be_used_at_once() -> None:
    scene = Scene(3).gods("hapi", "bes", "thoth").open("fruit-cr", "train-1").hold(1, "giza-cr")
    match = play(scene.match(), "end", "take fruit-cr")
    assert match.state.hand_count[1] == 0 and match.view(None).players[1].fruit_cards[0].label == "fruit-cr"
    assert "produce giza-cr fruit-cr" in texts(match)


def test_the_auction_display_is_not_refilled_during_a_turn() -> None:
    scene = Scene(3).gods("hapi", "bes", "thoth").open("fruit-cr", "train-1", "train-2")
    match = play(scene.match(), "end", "take fruit-cr")
    assert match.state.auction_display.sum() == 2


def test_horus_gives_an_open_city_card_before_the_actions() -> None:
    scene = Scene(3).gods("hapi", "horus", "thoth").open("train-1", "giza-cr", "edfu-cy", "thebes-cr", "thebes-ry")
    match = play(scene.match(), "end")
    assert phase(match) == "gift" and match.state.actions_left == 2
    assert why(match, "gift giza-ry") == "not-on-display"
    play(match, "gift thebes-ry")
    assert phase(match) == "act" and match.state.actions_left == 2
    assert match.view(None).players[1].known_cities[0].label == "thebes-ry"
    assert len(match.view(None).city_display) == 3  # refilled when the player has finished
    declined = play(scene.match(), "end", "pass")
    assert phase(declined) == "act" and declined.state.city_count[1] == 0


def test_horus_offers_nothing_when_no_city_card_lies_open() -> None:
    scene = Scene(3).gods("hapi", "horus", "thoth").open("train-1")
    for i in range(60):
        scene.p["city_at"][i], scene.p["city_seen"][i] = "hand-2", 1
    match = play(scene.match(), "end")
    assert match.waiting == (1,) and phase(match) == "act"


def test_setup() -> None:
    for seats, supply in ((3, 18), (4, 14), (5, 10)):
        match = GAME.new(seats, seed=seats)
        s, view = match.state, match.view(None)
        assert s.supply.sum() == supply
        assert all(view.market[fruit] == n - 3 for fruit, n in view.supply.items())
        cubes = {city.label: sum(city.cubes.values()) for city in view.cities}
        outer, second = ("alexandria", "avaris", "edfu", "thebes"), ("giza", "heliopolis", "abydos", "dendara")
        assert all(cubes[city] == 1 + (seats >= 4) for city in outer)
        assert all(cubes[city] == 1 + (seats == 5) for city in second)
        assert all(cubes[city] == 1 for city in ("saqqara", "memphis", "lisht", "amarna"))
        for city in view.cities:
            assert city.marker in ((4, 5, 6) if city.light else (8, 9, 10))
        lights = {city.label: city.light for city in view.cities}
        assert all(lights[a] != lights[b] for a, b in (line.ends for line in view.lines))
        assert florins(match) == [20] * seats and s.trains_left[:seats].tolist() == [20] * seats
        assert s.auction_display.sum() == seats + 1 and len(view.city_display) == 4
        for player in view.players:
            assert player.city_count == 3 and player.hand_count + len(player.fruit_cards) == 2
            assert [card.label for card in player.known] == ["train-1"]
        assert match.scores == (0,) * seats and view.turn == 1 and phase(match) == "bid"
        assert match.waiting == (view.start_player,)


def test_first_start_player_and_light_shade_are_random() -> None:
    batch = GAME.batch(60, seats=3, seed=5)
    assert set(batch.states["start_player"].tolist()) == {0, 1, 2}
    assert set(batch.states["light"].tolist()) == {0, 1}
