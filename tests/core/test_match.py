"""Match: playing, taking back, saving and loading; bad input gets one clear sentence and changes nothing."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import riverhaven as rh
from riverhaven.core.match import Match
from riverhaven.core.state import Chosen, Json
from riverhaven.core.words import Say

GAME = rh.game("newhaven")


def played(plies: int = 40, **options: Chosen) -> Match:
    match = GAME.new(seats=3, seed=7, **options)
    for _ in range(plies):
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[(match.ply * 7) % len(match.moves(seat))])
    return match


# ---------------------------------------------------------------------------------------------------------- the table


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seats": 5}, "New Haven is not played with 5 seats; it takes 2, 3, 4."),
        ({"seats": 0}, "New Haven is not played with 0 seats; it takes 2, 3, 4."),
        ({"side": "C"}, "The option “side” cannot be C; it can be: A, B."),
        ({"redevelop": "maybe"}, "The option “redevelop” cannot be maybe; it can be: False, True."),
        (
            {"sides": "A"},
            "New Haven has no option “sides”; it has: side, redevelop, careful_harvest, charters, track_cap.",
        ),
        ({"seed": -3}, "A seed is a whole number from 0 to 2^128 - 1, not -3."),
        ({"seed": "7"}, "A seed is a whole number from 0 to 2^128 - 1, not '7'."),
        ({"side": "B", "careful_harvest": True}, "Careful Harvest is played on side A of the board only."),
    ],
)
def test_a_match_that_cannot_be_set_up(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(rh.Refusal) as refusal:
        GAME.new(**arguments)
    assert str(refusal.value) == sentence
    for lang in rh.LANGUAGES:
        assert refusal.value.say(lang)


def test_unknown_games_languages_and_seats() -> None:
    with pytest.raises(rh.Refusal, match="There is no game “chess”; there are: .*newhaven"):
        rh.game("chess")
    with pytest.raises(rh.Refusal, match="There is no language “de”; there are: en, it, hu."):
        played(1).log(0, "de")
    with pytest.raises(rh.Refusal, match="There is no seat 3; the seats are 0 to 2."):
        played(0).view(3)


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert GAME.new().seed != GAME.new().seed
    assert (GAME.new().seed or 0).bit_length() > 90


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (1, "place 1 c4 r0", "not-your-turn"),
        (9, "place 1 c4 r0", "no-such-seat"),
        (0, "place 1 a1 r0", "reason-space-not-in-play"),
        (0, "place 3 c4 r0", "reason-no-such-tile"),
        (0, "pass", "reason-wrong-phase"),
        (0, "castle", "no-such-move"),
        (0, "place 1 c4", "no-such-move"),
        (0, "", "no-such-move"),
        (0, 1751, "no-such-move"),
        (0, -1, "no-such-move"),
        (0, None, "no-such-move"),
        (0, 1.5, "no-such-move"),
    ],
)
def test_a_wrong_move_leaves_the_match_untouched(seat: int, move: Any, reason: str) -> None:
    match = played(0)
    before = match.save(), match.state.tobytes()
    with pytest.raises(rh.IllegalMove) as illegal:
        match.play(seat, move)
    assert illegal.value.reason == reason
    assert (match.save(), match.state.tobytes()) == before
    for lang in rh.LANGUAGES:
        assert illegal.value.say(lang)


def test_a_move_may_be_given_as_move_text_or_id_in_any_case() -> None:
    for give in (lambda m: m, str, lambda m: m.id, lambda m: f"  {str(m).upper()} "):
        match = played(0)
        sixth = match.moves(0)[5]
        assert match.play(0, give(sixth)) == sixth and match.ply == 1


def test_undo_takes_back_one_move_after_another() -> None:
    match = played(25)
    states = [turn.before for turn in match.turns]
    for expected in reversed(states):
        match.undo()
        assert match.state.tobytes() == expected
    with pytest.raises(rh.Refusal, match="There is no move to take back."):
        match.undo()


def test_a_move_is_free_to_take_back_until_somebody_acts_or_something_is_revealed() -> None:
    match = GAME.new(2, seed=7)
    match.play(0, "place 1 c6 r0")
    assert match.may_undo(0) and not match.may_undo(1)
    while match.view(0).phase != "draw":
        match.play(match.waiting[0], "pass")
    while match.view(0).active == 0:
        match.play(0, match.moves(0)[0])
    assert not match.may_undo(0)  # the display was refilled


def test_a_copy_goes_its_own_way() -> None:
    match = played(10)
    twin = match.copy()
    twin.play(twin.waiting[0], twin.moves(twin.waiting[0])[0])
    assert match.ply == 10 and twin.ply == 11 and len(match.turns) == 10


# ------------------------------------------------------------------------------------------------------------- saves


def test_a_save_is_readable_and_leads_back() -> None:
    match = played(30, side="B")
    save = json.loads(match.save())
    assert save["game"] == "newhaven" and save["rules"] == 1 and save["seed"] == "7" and save["seats"] == 3
    assert save["options"]["side"] == "B" and len(save["moves"]) == 30
    back = rh.load(match.save())
    assert back.state.tobytes() == match.state.tobytes() and back.save() == match.save()


def test_a_match_from_a_position_can_be_saved_too() -> None:
    match = GAME.from_position(played(30).position())
    seat = match.waiting[0]
    match.play(seat, match.moves(seat)[0])
    back = rh.load(match.save())
    assert back.state.tobytes() == match.state.tobytes() and len(back.turns) == 1


def broken(change: Callable[[str], str]) -> str:
    return change(played(30).save())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not JSON: it breaks at line 1, column 1."),
        ("hello", "This is not JSON: it breaks at line 1, column 1."),
        ("[1, 2]", "This is not a saved match"),
        ('{"game": "newhaven"}', "This is not a saved match"),
        ('{"riverhaven": 99, "game": "newhaven"}', "This is not a saved match"),
        (broken(lambda t: t.replace('"newhaven"', '"chess"')), "There is no game “chess”"),
        (
            broken(lambda t: t.replace('"rules": 1', '"rules": 99')),
            "was played by rules version 99; this is version 1.",
        ),
        (broken(lambda t: t.replace('"seats": 3', '"seats": 7')), "New Haven is not played with 7 seats"),
        (broken(lambda t: t.replace('"side": "A"', '"side": "Z"')), "The option “side” cannot be Z"),
        (broken(lambda t: t.replace('"seed": "7"', '"seed": "x"')), "A seed is a whole number"),
        (broken(lambda t: t.replace('"seed": "7"', '"seed": "8"')), "of this save"),
        (broken(lambda t: t.replace('"seed": "7"', f'"seed": "{2**130}"')), f"from 0 to 2^128 - 1, not {2**130}."),
        (broken(lambda t: t.replace('"seed": "7"', f'"seed": {2**128}')), f"from 0 to 2^128 - 1, not {2**128}."),
        (broken(lambda t: t.replace('"seed": "7"', '"seed": "-5"')), "from 0 to 2^128 - 1, not -5."),
        (broken(lambda t: t.replace('"seed": "7"', '"seed": true')), "This is not a saved match: Expected"),
        (broken(lambda t: t.replace('"seed": "7"', '"seed": "7", "sead": "8"')), "unknown field `sead`"),
        (broken(lambda t: t.replace('"redevelop": false', '"redevelop": 0')), "The option “redevelop” cannot be 0"),
        (broken(lambda t: t.replace('"game": "newhaven"', '"game": ["a"]')), "This is not a saved match: Expected"),
        ('{"riverhaven": 1, "game": "newhaven", "rules": 1, "moves": 5}', "This is not a saved match: Expected"),
        (
            '{"riverhaven": 1, "game": "newhaven", "rules": 1, "seats": 2, "seed": "7", "options": null}',
            "This is not a saved match: it does not name its game",
        ),
        (b"\xff\xfe", "This is not JSON: it breaks at line 1, column 1."),
        (b"[1]", "This is not a saved match"),
        (None, "This is not a saved match"),
    ],
)
def test_a_file_that_is_not_a_save_is_refused(text: Any, sentence: str) -> None:
    with pytest.raises(rh.Refusal, match=re.escape(sentence)):
        rh.load(text)


def test_a_save_is_read_as_bytes_too() -> None:
    save = played(30).save()
    assert rh.load(save.encode()).position() == rh.load(save).position()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("castle", "It does not begin with the seat that plays it."),
        ("-1 pass", "It does not begin with the seat that plays it."),
        ("7 pass", "There is no seat 7; the seats are 0 to 2."),
        ("2 pass", "It is not the turn of seat 2; the table waits for seat 0."),
    ],
)
def test_a_move_of_a_save_says_what_is_wrong_with_its_seat(line: str, why: str) -> None:
    lines = GAME.new(3, seed=7).save().splitlines()
    lines[1:1] = [json.dumps(line)]
    with pytest.raises(rh.Refusal) as refusal:
        rh.load("\n".join(line for line in lines if line))
    assert str(refusal.value) == f"Move 1 of this save ({line!r}) is not legal: {why}"


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_a_seat_that_there_is_not_cannot_play(seat: int) -> None:
    with pytest.raises(rh.Refusal, match=f"There is no seat {seat}; the seats are 0 to 2."):
        GAME.new(3, seed=7).play(seat, "place 1 c6 r0")


def test_an_option_is_one_of_its_values_and_not_like_one() -> None:
    with pytest.raises(rh.Refusal, match="The option “redevelop” cannot be 1; it can be: False, True."):
        GAME.new(3, seed=7, redevelop=1)


@pytest.mark.parametrize("number", [1, 2, 17, 30])
def test_a_hand_edited_save_says_at_which_move_it_stops_being_legal(number: int) -> None:
    lines = played(30).save().splitlines()
    for nonsense in ('"0 castle"', '"7 pass"', '"x"', "17", '"0 place 1 a1 r0"'):
        edited = list(lines)
        edited[number] = nonsense + ("," if number < 30 else "")
        with pytest.raises(rh.Refusal, match=f"Move {number} of this save"):
            rh.load("\n".join(edited))


@pytest.mark.parametrize("whole", [0, 1, 12, 29])
def test_a_truncated_save_says_after_which_move(whole: int) -> None:
    lines = played(30).save().splitlines(keepends=True)
    for rest in ("", lines[whole + 1][:5]):
        with pytest.raises(rh.Refusal, match=f"This save is broken after move {whole}: what follows is not whole."):
            rh.load("".join(lines[: whole + 1]) + rest)


def test_garbage_in_the_middle_of_a_save() -> None:
    lines = played(30).save().splitlines()
    lines[12] = lines[12].replace('"', "'")
    with pytest.raises(rh.Refusal, match="This save is broken after move 11"):
        rh.load("\n".join(lines))


# --------------------------------------------------------------------------------------------------------- positions


def test_a_position_is_readable_and_leads_back() -> None:
    match = played(30, side="B")
    position = json.loads(json.dumps(match.position()))
    assert position["square"][0] == match.position()["square"][0] and len(position["square"][0]) == 14
    assert GAME.from_position(position).state.tobytes() == match.state.tobytes()
    assert GAME.from_position(json.dumps(position)).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"villages": []}, "A position has no field “villages”; it has: key, dice, score"),
        ({"seats": None}, "The field “seats” cannot hold None"),
        ({"seats": 1}, "New Haven is not played with 1 seats"),
        ({"side": 2}, "The values of the field “side” must lie between 0 and 1."),
        ({"ply": 1 << 31}, "The values of the field “ply” must lie between 0 and 2147483647."),
        ({"ply": True}, "The field “ply” cannot hold True"),
        ({"resource": [1, 2]}, "The field “resource” must hold 4 values."),
        ({"display": ["S1", "S2", "X9", "-", "-"]}, "The field “display” cannot hold 'X9'; it can hold: - S1 S2"),
        ({"square": ["." * 14] * 13}, "The field “square” must hold 14 x 14 values."),
        ({"open_spaces": 3}, "This position is impossible: open_spaces must be 31, the spaces that are open."),
        ({"bag": [6] * 24}, "This position is impossible: there are 8 buildings stone 2 in play, and only 6 exist."),
        ({"waiting": 2}, "This position is impossible: waiting must be 1"),
        ({"active": 3}, "This position is impossible: active must not name the seats from 3 on"),
        ({"phase": 9}, "This position is impossible: the phase must be a number from 0 to 3."),
        ({"resource": [-1, 0, 0, 0]}, "The values of the field “resource” must lie between 0 and 196."),
        ({"score": [5, 0, 0, 0, 0]}, "This position is impossible: score of seat 0 must be 0, what the village and"),
        (
            {"hand_count": [5, 6, 6, 0]},
            "This position is impossible: hand_count of seat 0 must be 6, the buildings in its hand.",
        ),
        (
            {"built": [[1, 0, 0, 0]] + [[0] * 4] * 3},
            "This position is impossible: built of seat 0 must be [0, 0, 0, 0]",
        ),
        (
            {"laid_count": [[1, 0, 0, 0]] + [[0] * 4] * 3},
            "This position is impossible: laid_count of seat 0 must be [0, 0, 0, 0]",
        ),
        (
            {"known": [[9] * 24] + [[0] * 24] * 3},
            "This position is impossible: known must not be more than hand.",
        ),
        ({"supply": [2] * 54}, "This position is impossible: there are 2 harvest tiles SSSH"),
        ({"supply": [0] * 54}, "This position is impossible: there are 0 harvest tiles SSSH"),
        ({"bag_count": 3}, "This position is impossible: bag_count must be 121, the buildings in the bag."),
        ({"clearing": [["S1"] + ["-"] * 6] + [["-"] * 7] * 6}, "This position is impossible: "),
    ],
)
def test_a_wrong_position_is_refused(change: Json, sentence: str) -> None:
    position = {**GAME.new(3, seed=7).position(), **change}
    with pytest.raises(rh.Refusal) as refusal:
        GAME.from_position(position)
    assert str(refusal.value).startswith(sentence)


def test_a_missing_field_is_named() -> None:
    position = GAME.new(3, seed=7).position()
    del position["bag"]
    with pytest.raises(rh.Refusal, match="The field “bag” is missing from the position."):
        GAME.from_position(position)


# --------------------------------------------------------------------------------------------------------------- log


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    match = played(60, side="B")
    own, other, spectator = (match.log(seat) for seat in (0, 1, None))
    assert len(own) == len(other) == len(spectator)
    assert own != other
    for mine, theirs in zip(own, spectator, strict=True):
        if "Player 1" not in mine:
            assert mine == theirs


def test_an_earlier_moment_is_seen_as_it_was() -> None:
    match, sights, told = GAME.new(seats=3, seed=7), [], []
    for ply in range(40):
        sights.append([match.sight(seat) for seat in (0, 1, 2, None)])
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[(ply * 7) % len(match.moves(seat))])
        told.append([match.told(ply, seat) for seat in (0, 1, 2, None)])
    for ply in range(40):
        assert sights[ply] == [match.sight(seat, ply) for seat in (0, 1, 2, None)]
        assert told[ply] == [match.told(ply, seat) for seat in (0, 1, 2, None)]
    assert sights[0][0] != sights[0][1] and match.before(40).tobytes() == match.state.tobytes()
    assert match.view(0) == match.sight(0).view and match.view(0) is not match.view(0)  # nobody else has this one


@pytest.mark.parametrize("ply", [0, 7, 20])
def test_what_is_past_cannot_be_changed(ply: int) -> None:
    match = played(20)
    then, now = match.before(ply).tobytes(), match.state.tobytes()
    for rule, arguments in (("redact", (-1,)), ("deal", (0,)), ("apply", (match.before(ply).active, 0))):
        with pytest.raises((ValueError, TypeError), match="for reading only|read-only"):
            getattr(GAME.rules, rule)(GAME.parts, match.before(ply), *arguments)
    with pytest.raises(ValueError, match="read-only"):
        match.before(ply).dice = 0
    assert (match.before(ply).tobytes(), match.state.tobytes()) == (then, now)
    assert GAME.redacted(match.before(ply), None).tobytes() == GAME.redacted(match.before(ply), None).tobytes()


def test_a_move_is_masked_for_all_but_its_owner() -> None:
    match = played(60, side="B")
    hidden = 0
    for ply, turn in enumerate(match.turns):
        assert match.seen(ply, turn.seat) == turn.move
        others = {str(match.seen(ply, seat)) for seat in (0, 1, 2, None) if seat != turn.seat}
        assert len(others) == 1
        hidden += others != {str(turn.move)}
    assert hidden > 0


def test_the_log_uses_the_names_of_the_table() -> None:
    match = played(3)
    assert all("Player" not in line for line in match.log(0, names=("Ada", "Bob", "Cecil")))
    assert match.log(0, names=("Ada", "Bob", "Cecil"))[0].startswith("Ada ")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "en",
            "Player 1 lays the harvest tile timber-sheep-timber-wheat on c6 and gathers 1 sheep, 2 timber, "
            "and 1 wheat.",
        ),
        (
            "it",
            "Giocatore 1 piazza il tassello raccolto legname-pecore-legname-grano sullo spazio c6 e ottiene 1 pecora, "
            "2 di legname e 1 di grano.",
        ),
        (
            "hu",
            "1. játékos a fa-juh-fa-búza terméslapkát a c6 mezőre teszi, és 1 juhot, 2 fát és 1 búzát gyűjt be.",
        ),
    ],
)
def test_the_log_reads_like_a_sentence_in_every_language(lang: str, line: str) -> None:
    match = GAME.new(2, seed=7)
    match.play(0, "place 1 c6 r0")
    assert match.log(1, lang)[0] == line


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "en",
            "You lay the harvest tile timber-sheep-timber-wheat on c6 and gather 1 sheep, 2 timber, and 1 wheat.",
        ),
        (
            "it",
            "Piazzi il tassello raccolto legname-pecore-legname-grano sullo spazio c6 e ottieni 1 pecora, "
            "2 di legname e 1 di grano.",
        ),
        ("hu", "A fa-juh-fa-búza terméslapkát a c6 mezőre teszed, és 1 juhot, 2 fát és 1 búzát gyűjtesz be."),
    ],
)
def test_it_says_you_to_whomever_it_speaks_of(lang: str, line: str) -> None:
    match = GAME.new(2, seed=7)
    move = match.find("place 1 c6 r0")
    assert match.preview(0, move, lang, you=True) == [line]
    match.play(0, move)
    assert match.log(0, lang, you=True)[0] == match.lines(0, 0, lang, you=True)[0] == line
    for log in (match.log(0, lang), match.log(1, lang, you=True), match.log(None, lang, you=True)):
        assert line not in log


def test_a_sentence_within_a_sentence_says_you_too() -> None:
    agree = Say("told-agree", player=Say("player", number=1))
    assert GAME.words.say("en", Say("wrong-save", why=agree), me=0) == "This is not a saved match: You agree.."


def test_a_preview_tells_what_is_certain_and_no_more() -> None:
    match = GAME.new(2, seed=7)
    move = match.find("place 1 c6 r0")
    told = "Player 1 lays the harvest tile timber-sheep-timber-wheat on c6 and gathers 1 sheep, 2 timber, and 1 wheat."
    assert match.preview(0, move) == [told]
    assert match.ply == 0
    while match.view(0).phase != "draw":
        match.play(match.waiting[0], match.moves(match.waiting[0])[-1])
    match.play(0, "draw 1")
    if match.view(0).phase == "draw":
        assert match.preview(0, match.find("draw bag")) == ["Player 1 draws a building from the bag."]


# ------------------------------------------------------------------------------------------------------------- parts


@pytest.fixture
def own_parts(tmp_path: Path) -> Path:
    """New Haven with dearer columns."""
    file = tmp_path / "mine.toml"
    text = (GAME.folder / "parts.toml").read_text()
    file.write_text(text.replace("columns = [5, 4, 3, 4, 5]", "columns = [9, 4, 3, 4, 9]"))
    return file


def test_an_owner_may_put_in_what_is_printed_on_their_box(own_parts: Path) -> None:
    mine = rh.game("newhaven", parts=own_parts)
    assert mine.new(seed=1).view(0).column_colonists == (9, 4, 3, 4, 9)
    assert GAME.new(seed=1).view(0).column_colonists == (5, 4, 3, 4, 5)


def test_a_match_with_own_parts_is_loaded_with_the_same_ones(own_parts: Path) -> None:
    save = rh.game("newhaven", parts=own_parts).new(seed=1).save()
    assert rh.load(save, parts=own_parts).view(0).column_colonists[0] == 9
    for wrong in (None, GAME.folder / "parts.toml"):
        with pytest.raises(rh.Refusal, match="played with other parts"):
            rh.load(save, parts=wrong)
    with pytest.raises(rh.Refusal, match="played with other parts"):
        rh.load(GAME.new(seed=1).save(), parts=own_parts)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("size = 7", "size = = 7", "at line"),
        ("rows = [6, 5, 4, 3, 2, 1]", "rows = [6, 5, 4]", "line"),
        ('"SSSH", "SSST"', '"SSSX", "SSST"', "line 7[0-9].: .tiles. a tile has four quarters of SHTW, unlike 'SSSX'"),
        ("sets = 6", "set = 6", "'sets' is missing"),
        ("track_end = 20", 'track_end = "much"', "line"),
    ],
)
def test_a_wrong_parts_file_is_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = (GAME.folder / "parts.toml").read_text()
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new))
    with pytest.raises(rh.Refusal, match=complaint) as refusal:
        rh.game("newhaven", parts=file)
    assert str(file) in str(refusal.value)
    with pytest.raises(rh.Refusal, match="cannot be read"):
        rh.game("newhaven", parts=tmp_path / "nowhere.toml")
