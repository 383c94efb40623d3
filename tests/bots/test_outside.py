"""Programs that play: what they are told, and what becomes of those that hang, leave or talk nonsense."""

import json
import pickle
import subprocess
import sys
import time
from pathlib import Path

import pytest

import riverhaven as rh
from riverhaven.bots.outside import Program, chosen, player

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "outside_bot.py"


def program(folder: Path, text: str, clock: float = 10.0) -> Program:
    """A program of that text."""
    file = folder / "bot.py"
    file.write_text(text)
    return Program(f"cmd:{sys.executable} {file}", clock)


def ask(asked: Program, match: rh.Match) -> rh.Move:
    return chosen(asked, asked.name, match, match.waiting[0], 1)


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    listening = program(
        tmp_path,
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        "    print(json.dumps({'move': json.loads(line)['moves'][-1]}), flush=True)\n",
    )
    match = rh.game("newhaven").new(2, seed=7)
    try:
        for _ in range(2):
            seat = match.waiting[0]
            assert ask(listening, match) == match.moves(seat)[-1]
            match.play(seat, match.moves(seat)[-1])
    finally:
        listening.close()
    first, second = map(json.loads, heard.read_text().splitlines())
    assert first["moves"][0] == "place 1 c6 r0" and first["seat"] == 0 and first["seconds"] == 10.0
    assert first["options"]["side"] == "A" and second["ply"] == 1  # one process hears of all
    assert first["position"] == rh.game("newhaven").new(2, seed=7).known(0).position()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import time; time.sleep(60)", "did not answer within 0.5 seconds"),
        ("pass", "has ended before its match"),
        ("input(); print('hello', flush=True); input()", "and said: hello"),
        ("input(); print('{\"move\": 3}', flush=True); input()", "and said"),
        ('input(); print(\'{"move": "castle"}\', flush=True); input()', "wanted to play “castle”. There is no move"),
        ('input(); print(\'{"move": "pass"}\', flush=True); input()', "wanted to play “pass”."),
    ],
)
def test_a_program_that_cannot_play_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    bad = program(tmp_path, text, clock=0.5 if "sleep" in text else 20.0)
    with pytest.raises(rh.Refusal, match=sentence):
        ask(bad, rh.game("newhaven").new(2, seed=7))
    bad.close()


def test_a_program_that_hangs_is_ended(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    hung = program(tmp_path, f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(60)", 5.0)
    hung.start()
    while not pid.exists() or not pid.read_text():
        time.sleep(0.01)
    process = hung.process
    hung.clock = 0.1
    with pytest.raises(rh.Refusal):
        ask(hung, rh.game("newhaven").new(2, seed=7))
    assert process is not None and process.poll() is not None and hung.process is None


def test_what_a_program_says_without_being_asked_is_no_answer(tmp_path: Path) -> None:
    chatty = program(
        tmp_path,
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'move': json.loads(line)['moves'][-1]}))\n"
        '    print(\'{"move": "pass"}\', flush=True)\n',
    )
    match = rh.game("newhaven").new(2, seed=7)
    for _ in range(3):
        seat = match.waiting[0]
        assert ask(chatty, match) == match.moves(seat)[-1]
        match.play(seat, match.moves(seat)[-1])
        while chatty.lines.empty():
            time.sleep(0.01)
    chatty.close()


def test_a_program_that_still_runs_when_python_ends_is_ended() -> None:
    script = f"import riverhaven as rh\nrh.arena('newhaven', ['cmd:{sys.executable} {EXAMPLE}', 'random'], games=1)\n"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_cannot_be_started_is_refused() -> None:
    for command in ("cmd:./no-such-program", "cmd:", "cmd:'"):
        with pytest.raises(rh.Refusal, match="cannot be started"):
            ask(player(command), rh.game("newhaven").new(2, seed=7))  # type: ignore[arg-type]


def test_a_refusal_comes_whole_from_another_process() -> None:
    refusal = rh.IllegalMove("reason-space-taken", rh.game("newhaven").words)
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is rh.IllegalMove and again.say("hu") == refusal.say("hu") and again.reason == refusal.reason


def test_the_example_plays_and_is_short(tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    found = rh.arena("newhaven", [f"cmd:{sys.executable} {EXAMPLE}", "random"], games=2, workers=2)
    assert len(found.results) == 2
