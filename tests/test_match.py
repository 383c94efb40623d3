"""Match: playing, taking back, saving and loading; bad input gets one clear sentence and changes nothing."""

import json

import pytest

import riverhaven as rh

GAME = rh.game("newhaven")


def played(plies=40, **options):
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
def test_a_match_that_cannot_be_set_up(arguments, sentence):
    with pytest.raises(rh.Refusal) as refusal:
        GAME.new(**arguments)
    assert str(refusal.value) == sentence
    for lang in rh.LANGUAGES:
        assert refusal.value.say(lang)


def test_unknown_games_languages_and_seats():
    with pytest.raises(rh.Refusal, match="There is no game “chess”; there are: .*newhaven"):
        rh.game("chess")
    with pytest.raises(rh.Refusal, match="There is no language “de”; there are: en, it, hu."):
        played(1).log(0, "de")
    with pytest.raises(rh.Refusal, match="There is no seat 3; the seats are 0 to 2."):
        played(0).view(3)


def test_without_a_seed_no_two_matches_are_alike():
    assert GAME.new().seed != GAME.new().seed
    assert GAME.new().seed.bit_length() > 90


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (1, "place 1 c4 r0", "not-your-turn"),
        (9, "place 1 c4 r0", "not-your-turn"),
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
def test_a_wrong_move_leaves_the_match_untouched(seat, move, reason):
    match = played(0)
    before = match.save(), match.state.tobytes()
    with pytest.raises(rh.IllegalMove) as illegal:
        match.play(seat, move)
    assert illegal.value.reason == reason
    assert (match.save(), match.state.tobytes()) == before
    for lang in rh.LANGUAGES:
        assert illegal.value.say(lang)


def test_a_move_may_be_given_as_move_text_or_id_in_any_case():
    for give in (lambda m: m, str, lambda m: m.id, lambda m: f"  {str(m).upper()} "):
        match = played(0)
        sixth = match.moves(0)[5]
        assert match.play(0, give(sixth)) == sixth and match.ply == 1


def test_undo_takes_back_one_move_after_another():
    match = played(25)
    states = [turn.before for turn in match.turns]
    for expected in reversed(states):
        match.undo()
        assert match.state.tobytes() == expected
    with pytest.raises(rh.Refusal, match="There is no move to take back."):
        match.undo()


def test_a_move_is_free_to_take_back_until_somebody_acts_or_something_is_revealed():
    match = GAME.new(2, seed=7)
    match.play(0, "place 1 c6 r0")
    assert match.may_undo(0) and not match.may_undo(1)
    while match.view(0).phase != "draw":
        match.play(match.waiting[0], "pass")
    while match.view(0).active == 0:
        match.play(0, match.moves(0)[0])
    assert not match.may_undo(0)  # the display was refilled


def test_a_copy_goes_its_own_way():
    match = played(10)
    twin = match.copy()
    twin.play(twin.waiting[0], twin.moves(twin.waiting[0])[0])
    assert match.ply == 10 and twin.ply == 11 and len(match.turns) == 10


# ------------------------------------------------------------------------------------------------------------- saves


def test_a_save_is_readable_and_leads_back():
    match = played(30, side="B")
    save = json.loads(match.save())
    assert save["game"] == "newhaven" and save["rules"] == 1 and save["seed"] == "7" and save["seats"] == 3
    assert save["options"]["side"] == "B" and len(save["moves"]) == 30
    back = rh.load(match.save())
    assert back.state.tobytes() == match.state.tobytes() and back.save() == match.save()


def test_a_match_from_a_position_can_be_saved_too():
    match = GAME.from_position(played(30).position())
    seat = match.waiting[0]
    match.play(seat, match.moves(seat)[0])
    back = rh.load(match.save())
    assert back.state.tobytes() == match.state.tobytes() and len(back.turns) == 1


def broken(change):
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
    ],
)
def test_a_file_that_is_not_a_save_is_refused(text, sentence):
    with pytest.raises(rh.Refusal, match=sentence.replace("(", r"\(")):
        rh.load(text)


@pytest.mark.parametrize("number", [1, 2, 17, 30])
def test_a_hand_edited_save_says_at_which_move_it_stops_being_legal(number):
    lines = played(30).save().splitlines()
    for nonsense in ('"0 castle"', '"7 pass"', '"x"', "17", '"0 place 1 a1 r0"'):
        edited = list(lines)
        edited[number] = nonsense + ("," if number < 30 else "")
        with pytest.raises(rh.Refusal, match=f"Move {number} of this save"):
            rh.load("\n".join(edited))


@pytest.mark.parametrize("whole", [0, 1, 12, 29])
def test_a_truncated_save_says_after_which_move(whole):
    lines = played(30).save().splitlines(keepends=True)
    for rest in ("", lines[whole + 1][:5]):
        with pytest.raises(rh.Refusal, match=f"This save is broken after move {whole}: what follows is not whole."):
            rh.load("".join(lines[: whole + 1]) + rest)


def test_garbage_in_the_middle_of_a_save():
    lines = played(30).save().splitlines()
    lines[12] = lines[12].replace('"', "'")
    with pytest.raises(rh.Refusal, match="This save is broken after move 11"):
        rh.load("\n".join(lines))


# --------------------------------------------------------------------------------------------------------- positions


def test_a_position_is_readable_and_leads_back():
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
        ({"side": 2}, "The option “side” cannot be None; it can be: A, B."),
        ({"ply": 10**6}, "The values of the field “ply” must lie between -32768 and 32767."),
        ({"ply": True}, "The field “ply” cannot hold True"),
        ({"resource": [1, 2]}, "The field “resource” must hold 4 values."),
        ({"display": ["S1", "S2", "X9", "-", "-"]}, "The field “display” cannot hold 'X9'; it can hold: - S1 S2"),
        ({"square": ["." * 14] * 13}, "The field “square” must hold 14 x 14 values."),
        ({"open_spaces": 3}, "This position is impossible: open_spaces is 3, and 31 spaces are open."),
        ({"bag": [6] * 24}, "This position is impossible: there are"),
        ({"waiting": 2}, "This position is impossible: waiting must be 1"),
        ({"active": 3}, "This position is impossible: the active player and the builder must be seats from 0 to 2."),
        ({"phase": 9}, "This position is impossible: the phase must be a number from 0 to 3."),
        ({"resource": [-1, 0, 0, 0]}, "This position is impossible: a resource is below 0."),
        ({"score": [5, 0, 0, 0, 0]}, "This position is impossible: the score of seat 0 is 0, not 5."),
        ({"hand_count": [5, 6, 6, 0]}, "This position is impossible: hand_count says 5 for seat 0, and it holds 6."),
        ({"built": [[1, 0, 0, 0]] + [[0] * 4] * 3}, "This position is impossible: built says 1 stone for seat 0"),
        ({"laid_count": [[1, 0, 0, 0]] + [[0] * 4] * 3}, "This position is impossible: laid_count says 1 stone"),
        (
            {"known": [[9] * 24] + [[0] * 24] * 3},
            "This position is impossible: known says more of seat 0 than it holds.",
        ),
        ({"supply": [2] * 54}, "This position is impossible: there are more harvest tiles of a kind than exist."),
        ({"supply": [0] * 54}, "This position is impossible: too few harvest tiles are left"),
        ({"bag_count": 3}, "This position is impossible: bag_count is 3, and 121 buildings are in the bag."),
        ({"clearing": [["S1"] + ["-"] * 6] + [["-"] * 7] * 6}, "This position is impossible: "),
    ],
)
def test_a_wrong_position_is_refused(change, sentence):
    position = {**GAME.new(3, seed=7).position(), **change}
    with pytest.raises(rh.Refusal) as refusal:
        GAME.from_position(position)
    assert str(refusal.value).startswith(sentence)


def test_a_missing_field_is_named():
    position = GAME.new(3, seed=7).position()
    del position["bag"]
    with pytest.raises(rh.Refusal, match="The field “bag” is missing from the position."):
        GAME.from_position(position)


# --------------------------------------------------------------------------------------------------------------- log


def test_the_log_tells_each_seat_what_it_may_know():
    match = played(60, side="B")
    own, other, spectator = (match.log(seat) for seat in (0, 1, None))
    assert len(own) == len(other) == len(spectator)
    assert own != other
    for mine, theirs in zip(own, spectator, strict=True):
        if "Player 1" not in mine:
            assert mine == theirs


def test_the_log_uses_the_names_of_the_table():
    match = played(3)
    assert all("Player" not in line for line in match.log(0, names=("Ada", "Bob", "Cecil")))
    assert match.log(0, names=("Ada", "Bob", "Cecil"))[0].startswith("Ada ")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Player 1 lays a harvest tile on c6 and gathers 1 sheep, 2 timber, and 1 wheat."),
        ("it", "Giocatore 1 piazza un tassello raccolto su c6 e ottiene 1 pecora, 2 di legname e 1 di grano."),
        ("hu", "1. játékos terméslapkát tesz a(z) c6 mezőre, és begyűjt 1 juhot, 2 fát és 1 búzát."),
    ],
)
def test_the_log_reads_like_a_sentence_in_every_language(lang, line):
    match = GAME.new(2, seed=7)
    match.play(0, "place 1 c6 r0")
    assert match.log(1, lang)[0] == line


def test_a_preview_tells_what_is_certain_and_no_more():
    match = GAME.new(2, seed=7)
    move = match.find("place 1 c6 r0")
    assert match.preview(0, move) == ["Player 1 lays a harvest tile on c6 and gathers 1 sheep, 2 timber, and 1 wheat."]
    assert match.ply == 0
    while match.view(0).phase != "draw":
        match.play(match.waiting[0], match.moves(match.waiting[0])[-1])
    match.play(0, "draw 1")
    if match.view(0).phase == "draw":
        assert match.preview(0, match.find("draw bag")) == ["Player 1 draws a building from the bag."]


# ------------------------------------------------------------------------------------------------------------- parts


@pytest.fixture
def own_parts(tmp_path):
    """New Haven with dearer columns."""
    file = tmp_path / "mine.toml"
    text = (GAME.folder / "parts.toml").read_text()
    file.write_text(text.replace("columns = [5, 4, 3, 4, 5]", "columns = [9, 4, 3, 4, 9]"))
    return file


def test_an_owner_may_put_in_what_is_printed_on_their_box(own_parts):
    mine = rh.game("newhaven", parts=own_parts)
    assert mine.new(seed=1).view(0).column_colonists == (9, 4, 3, 4, 9)
    assert GAME.new(seed=1).view(0).column_colonists == (5, 4, 3, 4, 5)


def test_a_match_with_own_parts_is_loaded_with_the_same_ones(own_parts):
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
def test_a_wrong_parts_file_is_refused_with_what_is_wrong(tmp_path, old, new, complaint):
    text = (GAME.folder / "parts.toml").read_text()
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new))
    with pytest.raises(rh.Refusal, match=complaint) as refusal:
        rh.game("newhaven", parts=file)
    assert str(file) in str(refusal.value)
    with pytest.raises(rh.Refusal, match="cannot be read"):
        rh.game("newhaven", parts=tmp_path / "nowhere.toml")
