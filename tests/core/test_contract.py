"""The contract itself: every promise in it must be able to break. Here it is broken, one promise at a time."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.core import agreement, contract
from riverhaven.core.game import Game
from riverhaven.core.gear import Rule, rule
from riverhaven.core.picture import Part
from riverhaven.core.report import Report, check_coverage
from riverhaven.core.view import View
from riverhaven.core.words import Say, Words

GAME = rh.game("newhaven")
SETUP = [contract.Setup(3, (("side", "B"),))]
RULES = GAME.rules


def with_rule(game: Game = GAME, /, **changed: Callable[..., Any]) -> Game:
    found = replace(game)
    vars(found.rules).update(changed)
    return found


def check(game: Game, sample: float = 0.2) -> Report:
    return contract.check(game, games=2, sample=sample, setups=SETUP)


def legal_forgets_the_last_move(c: np.record, s: np.record, seat: int, out: np.ndarray) -> int:
    n = int(RULES.legal(c, s, seat, out))
    return n - 1 if n > 1 else n


def legal_writes_to_the_state(c: np.record, s: np.record, seat: int, out: np.ndarray) -> int:
    s.harvest[0] += 1
    return int(RULES.legal(c, s, seat, out))


def apply_loses_a_building(c: np.record, s: np.record, seat: int, move: int) -> None:
    RULES.apply(c, s, seat, move)
    s.hand_count[seat] -= 1


def apply_rolls_loaded_dice(c: np.record, s: np.record, seat: int, move: int, counter: list[int] = [0]) -> None:  # noqa: B006
    RULES.apply(c, s, seat, move)
    counter[0] += 1
    s.dice += counter[0] % 100


def apply_never_asks(c: np.record, s: np.record, seat: int, move: int) -> None:
    RULES.apply(c, s, seat, move)
    s.waiting = 0


def redact_leaves_the_bag_as_it_is(c: np.record, s: np.record, seat: int) -> None:
    bag = s.bag.copy()
    RULES.redact(c, s, seat)
    s.bag[:] = bag


def redact_keeps_the_dice(c: np.record, s: np.record, seat: int) -> None:
    key = s.key.copy()
    RULES.redact(c, s, seat)
    s.key[:] = key


def deal_gives_one_building_too_many(c: np.record, s: np.record, seat: int) -> None:
    RULES.deal(c, s, seat)
    s.hand[(seat + 1) % 3, 0] += 1


def mask_hides_the_colour_of_a_shipment(c: np.record, s: np.record, seat: int, move: int) -> int:
    first, spaces = GAME.moves.start("ship"), 49
    shipping = first <= move < GAME.moves.start("build")
    return first + (move - first) % spaces if shipping else RULES.mask(c, s, seat, move)


@pytest.mark.parametrize(
    ("rule", "wrong", "complaint"),
    [
        ("legal", legal_forgets_the_last_move, "legal and reason disagree"),
        ("legal", legal_writes_to_the_state, "looking for legal moves changes the state"),
        ("apply", apply_loses_a_building, "the state is impossible"),
        ("apply", apply_rolls_loaded_dice, "leads elsewhere"),
        ("apply", apply_never_asks, "waiting must be|nobody is asked"),
        ("redact", redact_leaves_the_bag_as_it_is, "a world dealt for .* is impossible"),
        ("redact", redact_keeps_the_dice, "redact leaves the dice"),
        ("deal", deal_gives_one_building_too_many, "a world dealt for .* is impossible"),
        ("mask", mask_hides_the_colour_of_a_shipment, "tells .* what is secret"),
    ],
)
def test_a_broken_rule_is_noticed(rule: str, wrong: Callable[..., Any], complaint: str) -> None:
    with pytest.raises(contract.Broken, match=complaint):
        check(with_rule(**{rule: wrong}), sample=1 if rule == "mask" else 0.2)  # few moves are masked


@rule
def features_peek(c, s, seat, out):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        out[i] = 0.0
    out[1] = s.hand[(seat + 1) % s.seats, 0]


@rule
def features_need_more_room(c, s, seat, out):  # type: ignore[no-untyped-def]
    for i in range(len(out) + 1):
        out[i] = 0.0


@rule
def features_leave_one_out(c, s, seat, out):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        if i != 2:
            out[i] = 0.0


@rule
def features_are_endless(c, s, seat, out):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        out[i] = 1e300


def features_write_one_too_many(c: np.record, s: np.record, seat: int, out: np.ndarray) -> None:
    RULES.features(c, s, seat, out)
    out[len(GAME.feature_names(3))] = 1.0


def features_compiled_otherwise(c: np.record, s: np.record, seat: int, out: np.ndarray) -> None:
    RULES.features(c, s, seat, out)
    out[3] += 1.0


NAMES = GAME.feature_names(3)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (features_peek, f"the feature {NAMES[1]!r} of seat . tells what is secret"),
        (features_need_more_room, f"features writes more numbers than the {len(NAMES)} that feature_names names"),
        (features_write_one_too_many, f"features writes more numbers than the {len(NAMES)} that feature_names names"),
        (features_leave_one_out, f"features does not write {NAMES[2]!r}"),
        (features_are_endless, f"the feature {NAMES[0]!r} is inf"),
        (features_compiled_otherwise, f"the feature {NAMES[3]!r} is .*, and in plain Python "),
    ],
)
def test_wrong_features_are_noticed(wrong: Any, complaint: str) -> None:
    game = with_rule(features=wrong)
    if isinstance(wrong, Rule):
        game = with_rule(features=lambda c, s, seat, out: plainly(wrong)(c, s, seat, out[: len(NAMES)]))
        game.rules.sources = {**RULES.sources, "features": wrong}
    with pytest.raises(contract.Broken, match=complaint):
        check(game)


def plainly(rule: Rule) -> Callable[..., Any]:
    return RULES.engine.plain.entry(rule)


def test_names_and_features_go_together() -> None:
    for names, complaint in (
        (lambda seats: (), "does not tell what they are called"),
        (lambda seats: ("one", "two", "one"), "the feature 'one' is there twice"),
        (lambda seats: tuple(map(str, range(2000))), "it has 2000 features with 2 seats, and a net takes 1024 at most"),
    ):
        with pytest.raises(ValueError, match=complaint):
            replace(GAME, feature_names=names)


def test_the_same_game_unbroken_passes() -> None:
    report = check(GAME)
    assert report.matches == 2 and report.decisions > 50 and report.worlds > 10


class Peek(NamedTuple):
    """A view, and what it should not show."""

    view: View
    secret: str

    @property
    def scores(self) -> tuple[int, ...]:
        return self.view.scores

    @property
    def over(self) -> bool:
        return self.view.over


def test_a_view_that_peeks_is_noticed() -> None:
    true = {}

    def remember(c: np.record, s: np.record, seat: int) -> None:
        true["tiles"] = s.tiles.tolist()
        RULES.redact(c, s, seat)

    def peeking(c: np.record, s: np.record, seat: int) -> Peek:
        return Peek(GAME.view(c, s, seat), str(true["tiles"]))

    peeks = replace(
        GAME,
        view=peeking,
        ask=lambda view: GAME.ask(view[0]),
        text=lambda view, say: GAME.text(view[0], say),
        tell=lambda before, after, seat, move: GAME.tell(before[0], after[0], seat, move),
        explain=lambda view: GAME.explain(view[0]),
        moment=lambda view: GAME.moment(view[0]),
        sources=lambda view: GAME.sources(view[0]),
        picture=lambda view: GAME.picture(view[0]),
    )
    with pytest.raises(contract.Broken, match="the view of .* shows what is secret"):
        check(with_rule(peeks, redact=remember))


def test_a_picture_that_peeks_is_noticed() -> None:
    count = iter(range(10**9))

    def peeking(view: View) -> list[Part]:
        board, *rest = GAME.picture(view)
        return [board._replace(id=str(next(count))), *rest]

    with pytest.raises(contract.Broken, match="the picture of .* shows what is secret"):
        check(replace(GAME, picture=peeking))


def test_silence_is_noticed() -> None:
    with pytest.raises(contract.Broken, match="nothing is foretold of"):
        check(replace(GAME, tell=lambda before, after, seat, move: []))


def test_what_never_occurs_is_noticed() -> None:
    report = Report(matches=1)
    with pytest.raises(contract.Broken, match="Never met in 1 matches: the phase place"):
        check_coverage(GAME, report)
    report = Report(matches=1, worlds=5, secrets=5)
    report.phases.update(GAME.phases)
    report.blocks.update(GAME.moves.blocks)
    report.reasons.update(GAME.reasons)
    with pytest.raises(contract.Broken, match="Every world that was dealt was the true one"):
        check_coverage(GAME, report)


def test_missing_words_are_noticed(tmp_path: Path) -> None:
    import shutil

    shutil.copytree(GAME.folder / "words", tmp_path / "words")
    italian = tmp_path / "words" / "it.ftl"
    text = italian.read_text()
    italian.write_text(text.replace("{ $space }", "lì"))
    with pytest.raises(contract.Broken, match="uses other variables in 'it'"):
        contract.check_words(replace(GAME, folder=tmp_path))
    italian.write_text(text.replace("log-turn =", "log-torno ="))
    with pytest.raises(contract.Broken, match="is not both in 'en' and in 'it'"):
        contract.check_words(replace(GAME, folder=tmp_path))
    italian.write_text(text.replace("    .you = Tocca a te.\n", ""))
    with pytest.raises(contract.Broken, match=r"'log-turn' has .you not both in 'en' and in 'it'"):
        contract.check_words(replace(GAME, folder=tmp_path))
    italian.write_text(text)
    for lang in ("en", "it", "hu"):
        words = tmp_path / "words" / f"{lang}.ftl"
        told = words.read_text()
        lines = told.split("log-turn =")[1].splitlines(keepends=True)
        words.write_text(told.replace(lines[1], "", 1))
    with pytest.raises(contract.Broken, match=r"'log-turn' speaks of \$player and has no .you"):
        contract.check_words(replace(GAME, folder=tmp_path))
    shutil.copytree(GAME.folder / "words", tmp_path / "words", dirs_exist_ok=True)
    with pytest.raises(contract.Broken, match="the message 'reason-bored' is missing from words/en.ftl"):
        contract.check_words(replace(GAME, folder=tmp_path, reasons=(*GAME.reasons, "bored")))


def test_words_that_are_taken_are_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The shell has messages `clock` and `hint`: a game's own would never be spoken."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(
        "title = Tides\nclock = The town clock\nclock-tower = A tower\nhint = A map\n"
    )
    game = replace(GAME, folder=tmp_path)
    with pytest.raises(contract.Broken, match="the message 'clock' is Riverhaven's own; give yours .* another name"):
        contract.check_words(game)
    assert game.words.say("en", "hint") == Words().say("en", "hint") != "A map"
    assert game.words.say("en", "clock-tower") == "A tower"
    said = capsys.readouterr().err
    assert said.count("has a message 'hint', which is Riverhaven's own") == 1 and "clock-tower" not in said


def test_gears_that_disagree_are_noticed() -> None:
    with pytest.raises(contract.Broken, match="the estimate of 0 is .* in the gear cpu, and .* in plain"):
        agreement.check_gears(with_rule(value=lambda c, s, seat: 0.5), setups=SETUP)


def test_a_sentence_may_hold_sentences_and_lists() -> None:
    words = GAME.words
    one = Say("log-turn", player=Say("player", number=2))
    assert words.say("en", one) == "It is Player 2's turn."
    assert words.say("it", one) == "Tocca a Giocatore 2."
    with pytest.raises(ValueError, match="log-turn"):
        words.say("en", Say("log-turn"))
    with pytest.raises(LookupError):
        words.say("en", Say("no-such-message"))
