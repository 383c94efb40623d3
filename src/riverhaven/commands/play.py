"""Commands for players: serve, play, learn, and looking at matches that were played."""

import gc
import json
import math
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Annotated

import typer

import riverhaven as rh
from riverhaven.bots.advice import cores
from riverhaven.commands.shell import (
    BOTS,
    SPOKEN,
    WHICH,
    GameName,
    Language,
    app,
    bar,
    console,
    errors,
    options,
    say,
    which,
    working,
)
from riverhaven.core.extras import from_extra
from riverhaven.core.installed import installed
from riverhaven.core.words import Words
from riverhaven.study.moment import SETTINGS


def say_version(wanted: bool) -> None:
    if wanted:
        print(f"Riverhaven {metadata.version('riverhaven')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def alone(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Without a command: serve on this machine."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8080,
    db: Annotated[
        str | None, typer.Option(help="postgresql://… or sqlite:///FILE; a file of yours if not given.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the port and the store.")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(help="Under which people know this server, as in https://games.example.org.")
    ] = None,
    behind_https: Annotated[bool, typer.Option("--behind-https", help="A proxy before us speaks HTTPS.")] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(help="The address or network of a proxy to believe; this machine if not given.")
    ] = None,
    smtp: Annotated[
        str | None, typer.Option(help="smtp://USER:PASSWORD@HOST:587 or smtps://…: by which mails are sent.")
    ] = None,
    mail_from: Annotated[str | None, typer.Option(help="With --smtp: the sender of those mails.")] = None,
    keep_days: Annotated[
        float | None,
        typer.Option(min=0, help="Forget tables that are over or never began after so many days; 0: never."),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    game: Annotated[str | None, typer.Option(help="Open the page of this game.")] = None,
    reload: Annotated[
        bool, typer.Option("--reload", help="For authors: show every change of the game, or of all, at once.")
    ] = False,
    lang: Language = SPOKEN,
) -> None:
    """Serve the table to browsers and bots."""
    gc.disable()  # a start makes many objects and drops few; the server turns this on again when it is ready
    with from_extra("server"):
        from riverhaven.server.reload import folders
        from riverhaven.server.serve import serve as run
        from riverhaven.server.settings import Settings

    if bool(smtp) != bool(mail_from):
        raise rh.Refusal("smtp-and-sender")
    given: dict[str, object] = {
        "db": db,
        "behind_https": behind_https or None,
        "proxies": tuple(proxy) if proxy else None,
        "origins": tuple(origin) if origin else None,
    }
    given |= {"smtp": smtp, "mail_from": mail_from, "keep_days": keep_days}
    settings = Settings.imported(**{name: value for name, value in given.items() if value is not None})
    if game is not None and game not in installed():
        rh.game(game)  # refuses it
    page = "" if game is None else f"#/new/{game}"
    watch = folders([game] if game else installed()) if reload else None
    run(settings, host, port, workers, browser, partial(say, lang), page, watch)


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help=WHICH)] = None,
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest the game takes if not given.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0, which begins.")] = 0,
    lang: Language = SPOKEN,
    seed: Annotated[int | None, typer.Option(help="Decides every draw; random if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, e.g. -o side=B.")] = None,
    against: Annotated[str, typer.Option(help=f"Who plays the other seats: {', '.join(BOTS)}.")] = "medium",
    resume: Annotated[Path | None, typer.Option(help="A saved match to go on with.")] = None,
    position: Annotated[
        Path | None, typer.Option("--from", help="A position to begin from: JSON, as the browser saves one.")
    ] = None,
) -> None:
    """Play in the terminal against bots. Without the name of a game, ask which."""
    from riverhaven.terminal import Sitting, read, read_position

    opponent = rh.bot(against, threads=cores())
    if position is not None:
        match = read_position(position, seed)
    elif resume is None:
        game = rh.game(name or which(lang))
        match = game.new(seats, seed, **options(game, option or []))
    else:
        match = read(resume)
    Sitting(match, seat, lang, console, opponent).run(resume)


@app.command()
def learn(
    name: GameName,
    lesson: Annotated[str | None, typer.Option(help="Take this one alone, by its name.")] = None,
    lang: Language = SPOKEN,
) -> None:
    """Learn a game by playing it, lesson by lesson."""
    from riverhaven.learning import learn as take

    game = rh.game(name)
    if not game.lessons:
        raise rh.Refusal("no-lessons", game=game.title)
    lessons = list(game.lessons) if lesson is None else [game.lesson(lesson)]
    take(game, lessons, lang, console, rh.bot("easy"))


@app.command()
def puzzles(
    name: GameName,
    puzzle: Annotated[str | None, typer.Option(help="Think about this one alone, by its name.")] = None,
    lang: Language = SPOKEN,
    make: Annotated[bool, typer.Option("--make", help="Look for new ones in matches of strong bots.")] = False,
    matches: Annotated[int, typer.Option(min=1, help="With --make: how many matches to look at.")] = 20,
    seats: Annotated[int | None, typer.Option(help="With --make: how many play; the fewest if not given.")] = None,
    out: Annotated[Path | None, typer.Option(help="With --make: the folder; a search begun there goes on.")] = None,
) -> None:
    """Solve the puzzles of a game: a position, a few moves, and what each is worth. Or make candidates for new ones."""
    from riverhaven.puzzling import search_for, solve

    game = rh.game(name)
    if make:
        table = game.seats[0] if seats is None else seats
        folder = out or Path("build") / "puzzles" / f"{name}-{table}"
        try:
            with bar() as progress:
                search_for(game, table, folder, matches, progress, console)
        except KeyboardInterrupt:
            errors.print(f"Stopped. The same command goes on with {folder}.")
    elif game.puzzles:
        solve(game, list(game.puzzles) if puzzle is None else [game.puzzle(puzzle)], lang, console)
    else:
        raise rh.Refusal("no-puzzles", game=game.title)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    seat: Annotated[
        int | None, typer.Option(help="Look with the eyes of this seat; of a spectator if not given.")
    ] = None,
    lang: Language = SPOKEN,
    whole: Annotated[bool, typer.Option("--log", help="Print the whole log at once.")] = False,
) -> None:
    """Step through a saved match."""
    from riverhaven.terminal import read, step_through

    match = read(file)
    match.view(seat)  # refuses a seat that is not there before anything is shown
    if whole:
        console.print(*match.log(seat, lang), sep="\n", highlight=False)
    else:
        step_through(match, seat, lang, console)


@app.command()
def advise(
    file: Annotated[Path, typer.Argument(help="A saved match, or a position.")],
    seat: Annotated[int | None, typer.Option(help="Whose decision; the first that is waited for if not given.")] = None,
    budget: Annotated[str, typer.Option(help="Seconds, as in 2s, or playouts, as in 5000.")] = "2s",
    best: Annotated[int, typer.Option(help="How many moves to show.")] = 10,
    lang: Language = SPOKEN,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON array of all moves.")] = False,
) -> None:
    """Rank the moves of a seat in a saved match or a position, judged from what that seat may know."""
    from riverhaven.terminal import advice_table, read_position

    match = read_position(file)
    if match.over:
        raise rh.IllegalMove("match-over")
    asked = match.waiting[0] if seat is None else seat
    with working(Words().say(lang, "thinking")):
        found = rh.advise(match, asked, budget)
    if as_json:
        fields = ("points", "chance", "playouts")
        print(json.dumps([{"move": str(a.move), **{f: known(getattr(a, f)) for f in fields}} for a in found]))
    else:
        console.print(advice_table(match, found[:best], asked, lang))


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    seat: Annotated[list[int] | None, typer.Option(help="Whose decisions; everybody's if not given.")] = None,
    setting: Annotated[str, typer.Option(help=f"How closely to look: {', '.join(SETTINGS)}.")] = "quick",
    truth: Annotated[bool, typer.Option("--truth", help="Chances as who sees all hands knows them.")] = False,
    lang: Language = SPOKEN,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object with every ply.")] = False,
) -> None:
    """Find out what decided a saved match: chances over time, mistakes and what they cost, luck apart from skill."""
    import msgspec

    from riverhaven.study.report import Report
    from riverhaven.terminal import read

    match = read(file)
    seats = tuple(range(match.seats)) if seat is None else tuple(seat)
    with bar() as progress:
        task = progress.add_task(Words().say(lang, "analysing"), total=len(match.turns) + 1)
        found = rh.analyse(match, seats, setting, done=lambda: progress.advance(task))
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        console.print(Report(match, found, seats, truth, lang).whole())


def known(number: float) -> float | None:
    """JSON has no word for a number that is not known."""
    return None if math.isnan(number) else number


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="An export of a match.")],
    hash: Annotated[str | None, typer.Option(help="The seed's SHA-256 that was shown when the match began.")] = None,
    lang: Language = SPOKEN,
) -> None:
    """Check an exported match: the seed is the one that was promised, and every move and the result follow from it."""
    with from_extra("server"):
        from riverhaven.server.verify import verify_file

    say(lang, verify_file(file, hash))
