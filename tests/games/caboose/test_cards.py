"""Decks, displays, discard piles and hands."""

from .scene import BLUE, RED, Scene, phase, texts, why


def test_draw_from_an_empty_display() -> None:
    match = Scene().match()
    assert "draw deck" in texts(match)
    match.play(BLUE, "draw deck")
    assert match.state.city_count[BLUE] == 1
    open_card = Scene().open("giza-cr").match()
    assert why(open_card, "draw deck") == "display-first" and why(open_card, "draw edfu-cy") == "not-on-display"


def nearly_empty_deck(left: int, discarded: int) -> Scene:
    scene = Scene().open("giza-cr", "edfu-cy", "thebes-cr", "thebes-ry")
    others = [i for i, where in enumerate(scene.p["city_at"]) if where == "deck"]
    for i in others[left:]:
        scene.p["city_at"][i] = "hand-1"
        scene.p["city_seen"][i] = 1
    for i in others[left : left + discarded]:
        scene.p["city_at"][i] = "discard"
        scene.p["city_seen"][i] = 0
    return scene


def test_an_empty_deck_is_reshuffled_at_once() -> None:
    match = nearly_empty_deck(1, 5).match()
    match.play(BLUE, "draw giza-cr")
    assert match.state.city_count[BLUE] == 2 and match.state.city_left == 5 and match.state.shuffles == 1
    assert len(match.view(None).city_discard) == 0


def test_take_what_exists() -> None:
    match = nearly_empty_deck(0, 0).match()
    match.play(BLUE, "draw giza-cr")
    assert match.state.city_count[BLUE] == 1
    match.play(BLUE, "draw edfu-cy")
    assert match.state.city_count[BLUE] == 2 and len(match.view(None).city_display) == 2


def test_drawing_is_legal_even_when_nothing_is_left() -> None:
    scene = nearly_empty_deck(0, 0)
    for i, where in enumerate(scene.p["city_at"]):
        if where == "display":
            scene.p["city_at"][i], scene.p["city_seen"][i] = "hand-1", 1
    match = scene.match()
    match.play(BLUE, "draw deck")
    assert match.state.city_count[BLUE] == 0 and match.state.actions_left == 1


def test_the_auction_deck_is_reshuffled_too() -> None:
    scene = Scene(active=RED).open("train-1")
    spare = scene.p["auction_deck"]
    scene.p["auction_discard"] = [n - 2 if i == 0 else n for i, n in enumerate(spare)]
    scene.p["auction_deck"] = [2 if i == 0 else 0 for i in range(len(spare))]
    scene.gods("horus", "thoth", "bes", "hapi")
    match = scene.match()
    match.play(RED, "end")
    assert match.state.turn == 2 and match.state.auction_display.sum() == 5
    total = match.state.auction_deck.sum() + match.state.auction_display.sum() + match.state.auction_discard.sum()
    assert total == 59
    assert match.state.auction_left == match.state.auction_deck.sum() > 0 and match.state.auction_discard.sum() == 0


def test_built_buildings_never_return_and_used_fruit_cards_do() -> None:
    match = Scene().hold(BLUE, "granary-c", "edfu-cy", "fruit-cr").match()
    match.play(BLUE, "build granary-c edfu-cy")
    assert match.state.auction_discard.sum() == 1


def test_hand_limit() -> None:
    scene = Scene(hand_limit=True).open("giza-cr", "edfu-cy", "thebes-cr", "thebes-ry")
    scene.hold(BLUE, "train-1", "train-1", "granary-c", "lisht-cl", "lisht-rl")
    scene.hold(BLUE, "lisht-rb", "lisht-yb", "lisht-cy", "amarna-cl")
    match = scene.match()
    match.play(BLUE, "draw giza-cr")
    match.play(BLUE, "end")
    assert phase(match) == "discard" and match.waiting == (BLUE,)
    assert why(match, "discard train-3") == "not-in-hand" and why(match, "discard edfu-cy") == "not-in-hand"
    assert match.view(BLUE).hand_limit == 10
    match.play(BLUE, "discard train-1")
    assert phase(match) != "discard" and match.state.hand_count[BLUE] == 2 and match.state.city_count[BLUE] == 8
    free = Scene()
    free.p.update({k: v for k, v in scene.p.items() if k != "hand_limit"})
    unlimited = free.match()
    unlimited.play(BLUE, "draw giza-cr")
    unlimited.play(BLUE, "end")
    assert unlimited.waiting != (BLUE,)
