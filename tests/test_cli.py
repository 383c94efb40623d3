"""The command line as its user meets it: in a process of its own, with a terminal's input and output."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import riverhaven as rh

COMMAND = [sys.executable, "-m", "riverhaven.cli"]
PLAY = ("play", "newhaven", "--against", "random", "--seed", "7")


def environment(home: Path, **more: str) -> dict[str, str]:
    # The plain gear starts at once; the terminal is the same in every gear.
    clean = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL")}
    return {**clean, "RIVERHAVEN_GEAR": "plain", "XDG_DATA_HOME": str(home), "COLUMNS": "120", **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, env=environment(home, **more), capture_output=True, text=True, timeout=120
    )


def test_help_names_the_commands_and_the_games(tmp_path):
    shown = run(tmp_path, "--help").stdout
    assert all(command in shown for command in ("play", "replay", "advise", "arena", "bench", "check"))
    assert "newhaven" in run(tmp_path, "play", "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("play", "newhaven", "--seats", "9"), "New Haven is not played with 9 seats; it takes 2, 3, 4."),
        (("play", "newhaven", "-o", "side=C"), "The option “side” cannot be C; it can be: A, B."),
        (("play", "newhaven", "-o", "sides=A"), "New Haven has no option “sides”"),
        (("play", "newhaven", "-o", "side=B", "-o", "careful_harvest=true"), "side A of the board only"),
        (("play", "newhaven", "--seed", "-1"), "A seed is a whole number"),
        (("play", "newhaven", "--lang", "de"), "There is no language “de”"),
        (("play", "newhaven", "--seat", "2"), "There is no seat 2; the seats are 0 to 1."),
        (("play", "--resume", "nowhere.json"), "“nowhere.json” cannot be read: No such file or directory."),
        (("replay", "nowhere.json"), "“nowhere.json” cannot be read"),
        (("advise", "nowhere.json"), "“nowhere.json” cannot be read"),
        (("play", "newhaven", "--against", "king"), "There is no bot “king”"),
        (("play", "newhaven", "--against", "search:soon"), "“soon” is no budget for a search"),
        (("arena", "newhaven", "--bots", "greedy"), "An arena needs at least two bots."),
        (("bench", "newhaven", "--seats", "1"), "New Haven is not played with 1 seats"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(tmp_path, arguments, sentence):
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split()) and "Traceback" not in done.stderr


def test_a_refusal_speaks_the_language_of_the_terminal(tmp_path):
    done = run(tmp_path, "play", "scacchi", LANG="it_IT.UTF-8")
    assert "Non c'è nessun gioco «scacchi»" in " ".join(done.stderr.split())


def test_tile_then_space_then_turn(tmp_path):
    done = run(tmp_path, *PLAY, typed="place\n1\nc6\nr1\nquit\n")
    shown = done.stdout
    assert shown.index("Play a harvest tile or your shipment.") < shown.index("Which tile?")
    assert shown.index("Which tile?") < shown.index("On which space?") < shown.index("Turned how?")
    # Every turn is shown with what it would gather.
    assert "r0  Player 1 lays a harvest tile on c6 and gathers 1 sheep, 2 timber, and 1 wheat." in shown
    assert "Player 1 lays a harvest tile on c6 and gathers" in shown.split("Turned how?")[1]


def test_a_beginning_a_wrong_answer_help_log_back_and_undo(tmp_path):
    typed = "pl\n9\n?\n1\nback\nplace 1 c6 r0\nundo\nlog\nplace 1 a1 r0\nplace 1 c6 r0\nquit\n"
    done = run(tmp_path, *PLAY, typed=typed)
    shown = done.stdout
    assert "Choose one of these: 1, 2." in shown
    assert "Type one of the choices, or its beginning." in shown
    assert "That space is not part of the board in this match." in shown
    assert shown.count("lays a harvest tile on c6") >= 2
    assert done.returncode == 0


def test_a_hint_ranks_the_best_moves(tmp_path):
    done = run(tmp_path, *PLAY, typed="hint\nquit\n")
    best = done.stdout.split("what it does")[1].splitlines()[1]
    assert "%" in best and "Player 1" in best


def test_leaving_saves_the_match_and_says_how_to_go_on(tmp_path):
    done = run(tmp_path, *PLAY, "--lang", "it", typed="place 1 c6 r0\nquit\n")
    assert "La partita è salvata. Per continuare:" in done.stdout
    command = done.stdout.strip().splitlines()[-1].split()
    assert command[:3] == ["riverhaven", "play", "--resume"]
    file = Path(command[3])
    assert len(rh.load(file.read_text()).turns) == 1
    again = run(tmp_path, *command[1:], typed="quit\n")
    assert again.returncode == 0 and str(file) in again.stdout
    assert len(rh.load(file.read_text()).turns) == 1
    assert [file.name for file in file.parent.iterdir()] == [file.name]


def test_control_c_leaves_a_save_behind(tmp_path):
    with subprocess.Popen(
        [*COMMAND, *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
        text=True,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("place 1 c6 r0\n")
        process.stdin.flush()
        seen = ""
        while "lays a harvest tile on c6" not in seen:
            seen += process.stdout.read(1)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
    assert process.returncode == 0
    assert "The match is saved. Go on with:" in rest
    saves = list((tmp_path / "riverhaven" / "saves").glob("*.json"))
    assert len(saves) == 1 and len(rh.load(saves[0].read_text()).turns) >= 1


def test_a_whole_game_ends_with_every_line_of_the_score(tmp_path):
    # Whatever is asked, the first choice that fits: a tile, a space, a turn, a building, a source, or to pass.
    typed = "place\n1\nc6\nr0\n" + "pass\ndraw 1\ndraw 2\ndraw 3\ndraw 4\n" * 3
    match = rh.game("newhaven").new(2, seed=7)
    spaces = [move.labels[1] for move in match.moves(0) if move.block == "place" and move.labels[2] == "r0"]
    for space in spaces:
        typed += f"place 1 {space} r0\n" + "pass\n" * 6 + "draw 1\ndraw 2\ndraw 3\ndraw 4\n" * 2
    done = run(tmp_path, *PLAY, "--lang", "en", typed=typed)
    assert "1. Player" in done.stdout and "Colonists in all:" in done.stdout
    assert "In a tie:" in done.stdout
    assert not (tmp_path / "riverhaven").exists()  # a finished match needs no save


@pytest.fixture
def saved(tmp_path):
    match = rh.game("newhaven").new(2, seed=3)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    file = tmp_path / "match.json"
    file.write_text(match.save())
    return file, match


def test_replay_steps_forwards_backwards_and_jumps(tmp_path, saved):
    file, match = saved
    last = len(match.turns)
    done = run(tmp_path, "replay", str(file), "--lang", "en", typed=f"\n\nb\n{last}\nq\n")
    places = [f"Move {n} of {last}." for n in (0, 1, 2, 1, last)]
    shown = done.stdout
    for place in places:
        assert place in shown
        shown = shown[shown.index(place) + len(place) :]
    assert "Colonists in all:" in done.stdout


def test_replay_prints_the_whole_log(tmp_path, saved):
    file, match = saved
    done = run(tmp_path, "replay", str(file), "--log", "--seat", "1", "--lang", "hu")
    assert done.stdout.split() == " ".join(match.log(1, "hu")).split()


def test_a_broken_save_is_refused_with_the_place(tmp_path, saved):
    file, _ = saved
    file.write_text(file.read_text()[:700])
    done = run(tmp_path, "replay", str(file))
    assert done.returncode == 2 and "This save is broken after move" in done.stderr


def test_bench_prints_one_object(tmp_path):
    done = run(tmp_path, "bench", "newhaven", "--seats", "2", "--seconds", "0.2", "--json")
    found = json.loads(done.stdout)
    assert list(found) == [
        *("game", "seats", "gear", "decisions_per_s", "choices_per_s", "games_per_s", "decisions_per_game", "copy_ns"),
        *("state_bytes", "plain_decisions_per_s", "ratio_to_plain", "warm_start_s", "first_start_s"),
    ]
    assert found["state_bytes"] <= 1024 and found["choices_per_s"] <= found["decisions_per_s"]
