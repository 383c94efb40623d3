"""The contract itself: every promise in it must be able to break. Here it is broken, one promise at a time."""

from dataclasses import replace

import pytest

import riverhaven as rh
from riverhaven.core import agreement, contract
from riverhaven.core.words import Say

GAME = rh.game("newhaven")
SETUP = [contract.Setup(3, (("side", "B"),))]
RULES = GAME.rules


def with_rule(**changed):
    return replace(GAME, rules=replace(RULES, **changed))


def check(game, sample=0.2):
    return contract.check(game, games=2, sample=sample, setups=SETUP)


def legal_forgets_the_last_move(c, s, seat, out):
    n = RULES.legal(c, s, seat, out)
    return n - 1 if n > 1 else n


def legal_writes_to_the_state(c, s, seat, out):
    s.harvest[0] += 1
    return RULES.legal(c, s, seat, out)


def apply_loses_a_building(c, s, seat, move):
    RULES.apply(c, s, seat, move)
    s.hand_count[seat] -= 1


def apply_rolls_loaded_dice(c, s, seat, move, counter=[0]):  # noqa: B006
    RULES.apply(c, s, seat, move)
    counter[0] += 1
    s.harvest[0] = counter[0] % 100


def apply_never_asks(c, s, seat, move):
    RULES.apply(c, s, seat, move)
    s.waiting = 0


def redact_leaves_the_bag_as_it_is(c, s, seat):
    bag = s.bag.copy()
    RULES.redact(c, s, seat)
    s.bag[:] = bag


def redact_keeps_the_dice(c, s, seat):
    key = s.key.copy()
    RULES.redact(c, s, seat)
    s.key[:] = key


def deal_gives_one_building_too_many(c, s, seat):
    RULES.deal(c, s, seat)
    s.hand[(seat + 1) % 3, 0] += 1


def mask_hides_the_colour_of_a_shipment(c, s, seat, move):
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
def test_a_broken_rule_is_noticed(rule, wrong, complaint):
    with pytest.raises(contract.Broken, match=complaint):
        check(with_rule(**{rule: wrong}), sample=1 if rule == "mask" else 0.2)  # few moves are masked


def test_the_same_game_unbroken_passes():
    report = check(GAME)
    assert report.matches == 2 and report.decisions > 50 and report.worlds > 10


def test_a_view_that_peeks_is_noticed():
    true = {}

    def remember(c, s, seat):
        true["tiles"] = s.tiles.tolist()
        RULES.redact(c, s, seat)

    def peeking(c, s, seat):
        return replace_hand(GAME.view(c, s, seat))

    def replace_hand(view):
        return (view, str(true["tiles"]))

    peeks = replace(
        with_rule(redact=remember),
        view=peeking,
        tell=lambda before, after, seat, move: GAME.tell(before[0], after[0], seat, move),
        explain=lambda view: GAME.explain(view[0]),
        picture=lambda view: GAME.picture(view[0]),
    )
    with pytest.raises(contract.Broken, match="the view of .* shows what is secret"):
        check(peeks)


def test_a_picture_that_peeks_is_noticed():
    count = iter(range(10**9))

    def peeking(view):
        board, *rest = GAME.picture(view)
        return [board._replace(id=str(next(count))), *rest]

    with pytest.raises(contract.Broken, match="the picture of .* shows what is secret"):
        check(replace(GAME, picture=peeking))


def test_silence_is_noticed():
    with pytest.raises(contract.Broken, match="nothing is told of the last move"):
        check(replace(GAME, tell=lambda before, after, seat, move: []))


def test_what_never_occurs_is_noticed():
    report = contract.Report(matches=1)
    with pytest.raises(contract.Broken, match="Never met in 1 matches: the phase place"):
        contract.check_coverage(GAME, report)
    report = contract.Report(matches=1, worlds=5, secrets=5)
    report.phases.update(GAME.phases)
    report.blocks.update(GAME.moves.blocks)
    report.reasons.update(GAME.reasons)
    with pytest.raises(contract.Broken, match="Every world that was dealt was the true one"):
        contract.check_coverage(GAME, report)


def test_missing_words_are_noticed(tmp_path):
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
    italian.write_text(text)
    with pytest.raises(contract.Broken, match="The message 'reason-bored' is missing."):
        contract.check_words(replace(GAME, folder=tmp_path, reasons=(*GAME.reasons, "bored")))


def test_gears_that_disagree_are_noticed():
    with pytest.raises(contract.Broken, match="disagree"):
        agreement.check_gears(with_rule(value=lambda c, s, seat: 0.5), setups=SETUP)


def test_a_sentence_may_hold_sentences_and_lists():
    words = GAME.words
    one = Say("log-turn", player=Say("player", number=2))
    assert words.say("en", one) == "It is the turn of Player 2."
    assert words.say("it", one) == "Tocca a Giocatore 2."
    with pytest.raises(ValueError, match="log-turn"):
        words.say("en", Say("log-turn"))
    with pytest.raises(LookupError):
        words.say("en", Say("no-such-message"))
