"""The command line as its user meets it: in a process of its own, with a terminal's input and output."""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from importlib import metadata
from pathlib import Path

import pytest

import riverhaven as rh
from riverhaven.arena import report
from riverhaven.core.extras import from_extra
from riverhaven.core.match import Match
from riverhaven.core.words import Say
from tests.games.ours import OURS

COMMAND = [sys.executable, "-m", "riverhaven.cli"]
PLAY = ("play", "newhaven", "--against", "random", "--seed", "7")
LAID = "You lay the harvest tile timber-sheep-timber-wheat on c6"


def environment(home: Path, **more: str) -> dict[str, str]:
    clean = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL")}
    return {**clean, "XDG_DATA_HOME": str(home), "COLUMNS": "120", **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, env=environment(home, **more), capture_output=True, text=True, timeout=120
    )


def test_help_names_the_commands_and_the_games(tmp_path: Path) -> None:
    shown = run(tmp_path, "--help").stdout
    assert all(command in shown for command in ("play", "replay", "advise", "arena", "bench", "check"))
    assert "newhaven" in run(tmp_path, "play", "--help").stdout


def test_play_asks_which_game(tmp_path: Path) -> None:
    """Where none is named, all are shown; what is no game is asked again."""
    done = run(tmp_path, "play", "--lang", "it", typed="scacchi\nnewhaven\nquit\n")
    shown = done.stdout
    assert OURS and all(rh.game(name).words.say("it", "blurb")[:20] in shown for name in OURS)
    assert shown.index("Quale gioco?") < shown.index("Ci sono: ") < shown.index("a    b    c")
    assert done.returncode == 0, done.stderr


def test_a_lesson_is_taken_in_the_terminal(tmp_path: Path) -> None:
    """Another move is told and not made; what leads on may be typed whole."""
    typed = "\n\nbuild timber d1\nbuild wheat a4\n" + "\n" * 5  # as many as there may be words at the end
    done = run(tmp_path, "learn", "newhaven", "--lesson", "goal", "--lang", "it", typed=typed)
    game = rh.game("newhaven")
    said = " ".join(done.stdout.split())
    order = [
        said.index(game.words.say("it", f"lesson-goal-{step}")) for step in ("build", "not-there", "doubled", "wins")
    ]
    assert order == sorted(order) and done.returncode == 0, done.stderr
    assert said.endswith("riverhaven play newhaven --against easy")


def test_a_puzzle_is_solved_in_the_terminal(tmp_path: Path) -> None:
    """What is no answer is asked again; then it is told what each move is worth, and why."""
    game = rh.game("riverboat")
    puzzle = game.puzzles[1]
    match = puzzle.begin(game)
    moves = sorted((match.find(choice.move) for choice in puzzle.choices), key=lambda move: move.id)
    number = moves.index(match.find(puzzle.best.move)) + 1
    done = run(tmp_path, "puzzles", "riverboat", "--puzzle", puzzle.id, "--lang", "it", typed=f"9\n{number}\n")
    said = " ".join(done.stdout.split())
    assert said.count(game.words.say("it", Say("solve-type", count=len(moves)))) == 2
    assert said.index("Ben visto!") < said.index("la migliore") < said.index(game.words.say("it", puzzle.why))
    assert "Hai trovato 1 mosse migliori su 1." in said and done.returncode == 0, done.stderr


def test_it_says_its_version(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").stdout == f"Riverhaven {metadata.version('riverhaven')}\n"


def test_a_match_is_analysed(tmp_path: Path) -> None:
    match, file = rh.game("newhaven").new(seed=7), tmp_path / "match.json"
    for _ in range(4):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    file.write_text(match.save())
    shown = run(tmp_path, "analyse", str(file), "--lang", "it", RIVERHAVEN_GEAR="cpu")
    assert shown.returncode == 0, shown.stderr
    assert "la mossa del bot forte" in shown.stdout and "Punti per fonte" in shown.stdout
    found = run(tmp_path, "analyse", str(file), "--seat", "0", "--json", RIVERHAVEN_GEAR="cpu").stdout
    moments = json.loads(found)["moments"]
    assert len(moments) == 5 and {m["seat"] for m in moments if m["decision"]} == {0}


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
        (("learn", "newhaven", "--lesson", "chess"), "New Haven has no lesson “chess”; it has: goal"),
        (("puzzles", "newhaven", "--puzzle", "chess"), "New Haven has no puzzle “chess”; it has: leftover"),
        (("play", "newhaven", "--against", "search:soon"), "“soon” is no budget for a search"),
        (("arena", "newhaven", "--bots", "greedy"), "An arena needs at least two bots."),
        (("serve", "--game", "chess"), "There is no game “chess”"),
        (("picture", "chess"), "There is no game “chess”"),
        (("new", "newhaven"), "There is something called “newhaven” already."),
        (("bench", "newhaven", "--seats", "1"), "New Haven is not played with 1 seats"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split()) and "Traceback" not in done.stderr


WITHOUT_CUPY = "import sys; sys.modules['cupy'] = None; from riverhaven.cli import main; main()"


@pytest.mark.parametrize(
    ("gear", "command", "sentence"),
    [
        ("bogus", "play", "RIVERHAVEN_GEAR is “bogus”; it must be one of plain, cpu, checked, cuda."),
        ("bogus", "bench", "RIVERHAVEN_GEAR is “bogus”; it must be one of plain, cpu, checked, cuda."),
        ("cuda", "bench", 'This needs a part of Riverhaven that is not installed: pip install "riverhaven[cuda]"'),
    ],
)
def test_a_gear_that_cannot_be_had_is_said_in_one_sentence(
    tmp_path: Path, gear: str, command: str, sentence: str
) -> None:
    arguments = [sys.executable, "-c", WITHOUT_CUPY, command, "newhaven"]
    child = environment(tmp_path, RIVERHAVEN_GEAR=gear, LANG="en")
    done = subprocess.run(arguments, env=child, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert " ".join(done.stderr.split()).endswith(sentence)


def test_a_refusal_speaks_the_language_of_the_terminal(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "scacchi", LANG="it_IT.UTF-8")
    assert "Non c'è nessun gioco «scacchi»" in " ".join(done.stderr.split())


@pytest.mark.parametrize("lang", rh.LANGUAGES)
def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(rh.Refusal) as refused:
        report.plots([], [])
    assert refused.value.say(lang).endswith(': pip install "riverhaven[plots]"')


def test_a_mistake_of_ours_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), from_extra("server"):
        importlib.import_module("riverhaven.no_such_module")


def test_tile_then_space_then_turn(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, typed="place\n1\nc6\nr1\nquit\n")
    shown = done.stdout
    assert shown.index("Play a harvest tile or your shipment.") < shown.index("Which tile?")
    assert shown.index("Which tile?") < shown.index("On which space?") < shown.index("Turned how?")
    # Every turn is shown with what it would gather.
    told = f"r0 {LAID} and gather 1 sheep, 2 timber, and 1 wheat."
    assert told in " ".join(shown.split())
    assert "You lay the harvest tile wheat-timber-sheep-timber on c6 and gather" in shown.split("Turned how?")[1]


def test_a_beginning_a_wrong_answer_help_log_back_and_undo(tmp_path: Path) -> None:
    typed = "pl\n9\n?\n1\nback\nplace 1 c6 r0\nundo\nlog\nplace 1 a1 r0\nplace 1 c6 r0\nquit\n"
    done = run(tmp_path, *PLAY, typed=typed)
    shown = done.stdout
    assert "Choose one of these: 1, 2." in shown
    assert "Type one of the choices, or its beginning." in shown
    assert "That space is not part of the board in this match." in shown
    assert shown.count(LAID) >= 2
    assert done.returncode == 0


def test_a_hint_ranks_the_best_moves(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, typed="hint\nquit\n")
    best = done.stdout.split("what it does")[1].splitlines()[1]
    assert "%" in best and "You lay" in best


def test_leaving_saves_the_match_and_says_how_to_go_on(tmp_path: Path) -> None:
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


def test_control_c_leaves_a_save_behind(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a run in the background ignores it
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("place 1 c6 r0\n")
        process.stdin.flush()
        seen = ""
        while LAID not in seen:
            seen += process.stdout.read(1)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
    assert process.returncode == 0
    assert "The match is saved. Go on with:" in rest
    saves = list((tmp_path / "riverhaven" / "saves").glob("*.json"))
    assert len(saves) == 1 and len(rh.load(saves[0].read_text()).turns) >= 1


def near_the_end(match: Match) -> Match:
    """The match a few moves before its end, with me to place a tile."""
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    last = len(match.turns) - 8
    while match.ply > last or match.waiting != (0,) or match.moves(0)[0].block != "place":
        match.undo()
    return match


def test_a_game_ends_with_every_line_of_the_score(tmp_path: Path) -> None:
    # Whatever is asked, the first choice that fits: a tile, a space, a turn, a building, a source, or to pass.
    typed = "pass\ndraw 1\ndraw 2\ndraw 3\ndraw 4\n" * 3
    match = near_the_end(rh.game("newhaven").new(2, seed=7))
    file = tmp_path / "match.json"
    file.write_text(match.save())
    spaces = [move.labels[1] for move in match.moves(0) if move.block == "place" and move.labels[2] == "r0"]
    for space in spaces:
        typed += f"place 1 {space} r0\n" + "pass\n" * 6 + "draw 1\ndraw 2\ndraw 3\ndraw 4\n" * 2
    done = run(tmp_path, "play", "--resume", str(file), "--against", "random", "--lang", "en", typed=typed)
    assert "1. Player" in done.stdout and "Colonists in all:" in done.stdout
    assert "In a tie:" in done.stdout
    assert not (tmp_path / "riverhaven").exists()  # a finished match needs no save


@pytest.fixture
def saved(tmp_path: Path) -> tuple[Path, Match]:
    match = rh.game("newhaven").new(2, seed=3)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    file = tmp_path / "match.json"
    file.write_text(match.save())
    return file, match


def test_replay_steps_forwards_backwards_and_jumps(tmp_path: Path, saved: tuple[Path, Match]) -> None:
    file, match = saved
    last = len(match.turns)
    done = run(tmp_path, "replay", str(file), "--lang", "en", typed=f"\n\nb\n{last}\nq\n")
    places = [f"Move {n} of {last}." for n in (0, 1, 2, 1, last)]
    shown = done.stdout
    for place in places:
        assert place in shown
        shown = shown[shown.index(place) + len(place) :]
    assert "Colonists in all:" in done.stdout


def test_replay_prints_the_whole_log(tmp_path: Path, saved: tuple[Path, Match]) -> None:
    file, match = saved
    done = run(tmp_path, "replay", str(file), "--log", "--seat", "1", "--lang", "hu")
    assert done.stdout.split() == " ".join(match.log(1, "hu")).split()


def test_a_broken_save_is_refused_with_the_place(tmp_path: Path, saved: tuple[Path, Match]) -> None:
    file, _ = saved
    file.write_text(file.read_text()[:700])
    done = run(tmp_path, "replay", str(file))
    assert done.returncode == 2 and "This save is broken after move" in done.stderr


@pytest.mark.parametrize("kind", ["bare", "without dice", "saved"])
def test_a_position_is_advised_on_and_played_from(tmp_path: Path, kind: str) -> None:
    match = rh.game("riverboat").new(seats=3, seed=5)
    position = match.position()
    if kind != "bare":
        position = {name: value for name, value in position.items() if name not in ("key", "dice")}
    whole = {"riverhaven": 1, "game": "riverboat", "rules": 1, "position": position, "moves": []}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(whole if kind == "saved" else position))
    found = json.loads(run(tmp_path, "advise", str(file), "--budget", "50", "--json").stdout)
    assert {advice["move"] for advice in found} == set(map(str, match.moves(match.waiting[0])))
    # Somebody plays from it, leaves, and the match that is saved began there.
    left = run(tmp_path, "play", "--from", str(file), "--seat", str(match.waiting[0]), "--seed", "9", typed="quit\n")
    (saved,) = tmp_path.rglob("riverboat-*.json")
    begun = rh.load(saved.read_text()).before(0)
    assert left.returncode == 0 and file.name not in left.stdout
    for name in set(position) - {"key", "dice"}:
        assert begun[name].tolist() == match.state[name].tolist(), name
    again = run(tmp_path, "play", "--from", str(file), "--seat", str(match.waiting[0]), "--seed", "9", typed="quit\n")
    assert again.returncode == 0
    dice = {tuple(rh.load(one.read_text()).before(0)["key"]) for one in tmp_path.rglob("riverboat-*.json")}
    assert len(dice) == 1  # the seed decides what is drawn


def test_an_impossible_position_is_refused_in_the_words_of_the_audit(tmp_path: Path) -> None:
    game = rh.game("newhaven")
    position = game.new(seed=5).position()
    file = tmp_path / "position.json"
    for changed, why in (
        ({"open_spaces": 20}, "open_spaces must be 21, the spaces that are open"),
        ({"side": 7}, "must lie between 0 and 1"),
        ({"sheep": 1}, "not the fields of a position of one game"),
    ):
        file.write_text(json.dumps(position | changed))
        for arguments in (("advise", str(file)), ("play", "--from", str(file))):
            refused = run(tmp_path, *arguments)
            assert refused.returncode != 0 and why in " ".join(refused.stderr.split())
            assert "Traceback" not in refused.stderr


def test_bench_prints_one_object(tmp_path: Path) -> None:
    done = run(tmp_path, "bench", "newhaven", "--seats", "2", "--seconds", "0.2", "--json")
    found = json.loads(done.stdout)
    assert list(found) == [
        *("game", "seats", "gear", "decisions_per_s", "choices_per_s", "games_per_s", "decisions_per_game", "call_us"),
        *("copy_ns", "state_bytes", "plain_decisions_per_s", "ratio_to_plain", "warm_start_s", "first_start_s"),
    ]
    assert found["state_bytes"] <= 1024 and found["call_us"] > 0 and found["choices_per_s"] <= found["decisions_per_s"]


@pytest.mark.long
def test_bench_without_a_name_measures_every_game(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, "bench", "--seconds", "0.2", "--json").stdout)
    assert [one["game"] for one in found] == rh.games()


def test_a_match_is_shared_as_a_page_and_as_pictures(tmp_path: Path) -> None:
    match = rh.game("newhaven").new(seats=2, seed=7)
    for _ in range(3):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    (tmp_path / "match.json").write_text(match.save())

    def share(to: str, *more: str) -> subprocess.CompletedProcess[str]:
        return run(tmp_path, "share", str(tmp_path / "match.json"), "--to", str(tmp_path / to), *more)

    assert share("match.html", "--names", "Ada,Bob", "--lang", "it").returncode == 0
    assert '<html lang="it">' in (page := (tmp_path / "match.html").read_text()) and "New Haven: Ada, Bob" in page
    assert share("end.svg", "--seat", "1").returncode == 0
    assert share("turn.svg", "--ply", "2").returncode == 0
    assert "@keyframes" in (tmp_path / "turn.svg").read_text()
    assert "must end in" in share("match.pdf").stderr
    assert "no move 9" in share("turn.svg", "--ply", "9").stderr
