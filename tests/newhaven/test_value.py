"""The estimate for bots: it need not be right, but it must point the right way."""

from .scene import GAME, Scene

EMPTY = (".....",) * 6


def value(scene, seat=0):
    return GAME.rules.value(GAME.parts, scene.match().state, seat)


def test_a_fuller_line_promises_more_and_a_finished_one_most():
    one, four, five = (value(Scene(2).hand(0).village(0, *EMPTY[:5], row)) for row in ("S....", "SSSS.", "SSSSS"))
    assert one < four < five


def test_face_up_promises_more_than_face_down():
    assert value(Scene(2).hand(0).village(0, *EMPTY[:5], "SSSS.")) > value(
        Scene(2).hand(0).village(0, *EMPTY[:5], "sSSS.")
    )


def test_buildings_in_hand_and_draws_to_come_are_worth_something():
    assert value(Scene(2).hand(0, "S1", "S2")) > value(Scene(2).hand(0, "S1"))
    rich = Scene(2).hand(0, "S6").phase("build").set(resource=[1, 1, 1, 0])
    poor = Scene(2).hand(0, "S6").phase("build").set(resource=[1, 0, 0, 0])
    assert value(poor) > value(rich)
    assert value(poor, 1) == value(rich, 1)  # only the active player draws
