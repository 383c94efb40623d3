"""Commands for researchers: the arena, data, training, speed."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group

import riverhaven as rh
from riverhaven.bots.advice import cores
from riverhaven.commands.shell import (
    BOTS,
    SPOKEN,
    GameName,
    Language,
    app,
    bar,
    console,
    errors,
    options,
    steps,
    working,
)
from riverhaven.core.extras import from_extra
from riverhaven.core.state import Json
from riverhaven.core.words import Say, Words

LINE_UP = (
    f"Who plays, with commas between: {', '.join(BOTS)}, module:Class for a bot of yours, cmd:PROGRAM for one in any "
    "language. (hard is greedy; expert is search:2s.) Of more bots than seats, every choice plays; where there are "
    "fewer, the last one fills the table."
)

ON_RAY = "Play on the Ray cluster at this address, which has Riverhaven installed; auto finds the one of this machine."


@app.command()
def arena(
    name: GameName,
    players: Annotated[str, typer.Option("--bots", help=LINE_UP)],
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest the game takes if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="For each line-up.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Of the first deal.")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, e.g. -o side=B.")] = None,
    results: Annotated[Path | None, typer.Option(help="Where results are kept; a league begun there goes on.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core if not given.")] = None,
    clock: Annotated[float, typer.Option(min=0.01, help="Seconds that a cmd: bot has for a move.")] = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots there.")] = None,
) -> None:
    """Let bots play each other, and tell who is stronger. Seats are rotated, and every line-up gets the same deals."""
    from rich.live import Live

    from riverhaven.arena import league, report

    sys.path.insert(0, "")  # a bot of yours lies here
    game = rh.game(name)
    seats = game.seats[0] if seats is None else seats
    wanted = league.fixtures(game, players.split(","), seats, games, seed, options(game, option or []))
    file = results or Path(f"arena-{game.name}.jsonl")
    played: list[league.Result] = []
    title = f"{game.title}, {seats} seats"
    try:
        with Live(console=errors, transient=True, refresh_per_second=2) as live, bar() as progress:
            task = progress.add_task(title, total=len(wanted))
            for result in league.run(wanted, file, workers or cores(), clock=clock):
                played.append(result)
                progress.update(task, completed=len(played))
                live.update(Group(report.table(played, title), progress))
    except KeyboardInterrupt:
        errors.print(f"Stopped after {len(played)} of {len(wanted)} games. The same command goes on with {file}.")
    if not played:
        return
    if html is not None:
        html.write_text(report.as_html(played, title), encoding="utf-8")
    if as_json:
        print(json.dumps(report.as_json(played)))
    else:
        console.print(report.table(played, title))


@app.command()
def data(
    name: GameName,
    out: Annotated[Path, typer.Option(help="The folder; what was begun there goes on.")],
    players: Annotated[str, typer.Option("--bots", help=LINE_UP)] = "greedy",
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest the game takes if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Matches in all.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Of the first match.")] = 0,
    part: Annotated[int, typer.Option(min=1, help="Matches in each pair of files.")] = 250,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, e.g. -o side=B.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core if not given.")] = None,
    ray: Annotated[str | None, typer.Option(help=ON_RAY)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Write matches of bots as Parquet: every choice with what the seat knew, its legal moves, and what came of it."""
    from riverhaven.arena.data import Order, write
    from riverhaven.arena.league import filled
    from riverhaven.bots.identity import identity

    sys.path.insert(0, "")  # a bot of yours lies here
    game = rh.game(name)
    seats = game.seats[0] if seats is None else seats
    settled = tuple(game.checked(options(game, option or [])).items())
    seated = filled(players.split(","), seats)
    minds = tuple(identity(name, game, seats) for name in seated)
    order = Order(game.name, game.rules_version, seats, settled, seated, seed, part, minds)
    written = []
    with bar() as progress:
        task = progress.add_task(f"{game.title}, {seats} seats", total=games)
        for done in write(out, order, games, workers or cores(), ray):
            written.append(done)
            progress.update(task, advance=done.matches)
    summary = {"folder": str(out), "parts": len(written), **{k: sum(getattr(p, k) for p in written) for k in COUNTED}}
    if as_json:
        print(json.dumps(summary))
    else:
        console.print(
            Words().say(SPOKEN, Say("data-written", folder=str(out), matches=summary["matches"])), highlight=False
        )


COUNTED = ("matches", "choices", "decisions", "playing", "seconds")


@app.command()
def study(
    file: Annotated[Path, typer.Argument(help="What to vary; docs/researchers.md says how, studies/ has examples.")],
    out: Annotated[Path | None, typer.Option(help="The folder; a study begun there goes on. study-FILE.")] = None,
    deals: Annotated[int | None, typer.Option(min=2, help="In each cell, instead of those in the file.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core if not given.")] = None,
    lang: Language = SPOKEN,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Vary options, parts, seats and bots over the same deals, and tell what that changes: a report, and tables.

    Who wins from which seat, how long a match is, where points come from, what goes with winning, what nobody uses.
    """
    from riverhaven.design.question import WORDS, read, understood
    from riverhaven.design.report import Report

    sys.path.insert(0, "")  # a bot of yours lies here
    question = understood(read(file), str(file))
    folder = out or Path(f"study-{file.stem}")
    told = {} if deals is None else {"deals": deals}
    title = WORDS.say(lang, Say("playing", game=rh.game(question.game).title))
    reached = (0, 0)
    try:
        with steps(title) as step:

            def progress(done: int, of: int) -> None:
                nonlocal reached
                reached = done, of
                step(done, of)

            answer = rh.study(file, folder=folder, workers=workers or cores(), progress=progress, **told)
    except KeyboardInterrupt:
        errors.print(WORDS.say(lang, Say("report-interrupted", done=reached[0], all=reached[1])))
        raise typer.Exit(130) from None
    report = answer.write(folder, lang)
    if as_json:
        print(json.dumps({"report": str(report), "findings": answer.numbers.to_pylist()}))
        return
    console.print(Report(answer, lang).short())
    console.print(WORDS.say(lang, Say("report-written", file=str(report))), highlight=False)


@app.command()
def train(
    name: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest the game takes if not given.")] = None,
    minutes: Annotated[float, typer.Option(help="Begin no further round after so long.")] = 10.0,
    rounds: Annotated[int | None, typer.Option(min=1, help="Or end after so many, however long that takes.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Decides what is learnt.")] = 0,
    forks: Annotated[int, typer.Option(min=8, help="Matches that are forked in a round.")] = 480,
    out: Annotated[Path | None, typer.Option(help="The folder; a training begun there goes on.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core if not given.")] = None,
    ray: Annotated[str | None, typer.Option(help=ON_RAY)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a line of JSON for each round.")] = False,
) -> None:
    """Train a net for a game by self-play; the best one is kept in the folder, with the record of its training."""
    from riverhaven.learn.progress import watched
    from riverhaven.learn.train import Order

    seats = rh.game(name).seats[0] if seats is None else seats
    folder = out or Path("build") / "train" / f"{name}-{seats}"
    order = Order(name, seats, seed, forks)
    watched(order, folder, minutes, rounds, workers or cores(), ray, errors, as_json)


@app.command()
def bench(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="All, or with --server the first.")] = None,
    seats: Annotated[int | None, typer.Option(help="The most that the game takes if not given.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to play in each gear.")] = 5.0,
    search: Annotated[bool, typer.Option("--search", help="Playouts of the search from the opening, instead.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Measure the server instead, over real sockets.")] = False,
    tables: Annotated[int, typer.Option(help="With --server: tables of four sockets each.")] = 200,
    idle: Annotated[int, typer.Option(help="With --server: tables that are opened and left.")] = 1000,
    pace: Annotated[
        float, typer.Option(help="With --server: moves a second at each table; 0 is as fast as can be.")
    ] = 3.1,
    wants: Annotated[str, typer.Option(help="With --server: what each socket is shown.")] = "moves",
    browsers: Annotated[
        bool, typer.Option("--browsers", help="With --server: as browsers watch, each with log and picture.")
    ] = False,
    workers: Annotated[int, typer.Option(min=1, help="With --server: processes that share the port.")] = 1,
    storm: Annotated[int, typer.Option(help="With --server: viewers who come back at once after a restart.")] = 0,
    db: Annotated[str, typer.Option(help="With --server: the store; a new SQLite file if not given.")] = "",
) -> None:
    """Measure speed: of random games on one core in this gear and in plain Python, of the search, or of the server."""
    from riverhaven import bench as measure

    rows: Json | list[Json]
    with working("") as say:
        if server:
            with from_extra("server"):
                from riverhaven.server.bench import measure as measure_server

            shown = "moves,log,picture" if browsers else wants
            watched = tuple(shown.split(","))
            rows = measure_server(name or rh.games()[0], tables, seconds, idle, pace, watched, db, workers, storm, say)
        elif search:
            rows = [measure.searching(rh.game(n), s, seconds, say) for n, s in all_tables(name, seats)]
        else:
            games = [rh.game(n) for n in ([name] if name else rh.games())]
            for game in games:
                game.check_seats(game.seats[-1] if seats is None else seats)
            each = [measure.measure(game, seats or game.seats[-1], seconds, say) for game in games]
            rows = each[0] if name else each
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows if isinstance(rows, list) else [rows]:
            for key, value in row.items():
                console.print(f"{key:>22}  {value}")


def all_tables(name: str | None, seats: int | None) -> list[tuple[str, int]]:
    """The games and seat counts that are meant: all, unless named."""
    names = rh.games() if name is None else [name]
    return [(n, s) for n in names for s in (rh.game(n).seats if seats is None else (seats,))]


@app.command()
def translate(
    name: GameName,
    cuda: Annotated[bool, typer.Option("--cuda", help="As a GPU plays random games, in CUDA C++.")] = False,
    checked: Annotated[bool, typer.Option("--checked", help="With a look at every index, sum and store.")] = False,
) -> None:
    """Print the rules of a game as they are compiled: C, with the lines of Python."""
    from riverhaven.core.device import program
    from riverhaven.core.loops import RANDOM
    from riverhaven.core.translation import of_rules

    game = rh.game(name)
    print(program(game, RANDOM) if cuda else of_rules(game.engine, checked)[0].text, end="")
