"""The command line: `riverhaven serve` (also without a name), `play`, `arena` and the others."""

import json
import math
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

import riverhaven as rh
from riverhaven import bots
from riverhaven.bots.advice import cores
from riverhaven.bots.players import KINDS, LEVELS
from riverhaven.core.game import WARM_UP_STEPS
from riverhaven.core.words import LANGUAGES, Say, Words

app = typer.Typer(add_completion=False, help="Modern board games at one table.")
admin = typer.Typer(no_args_is_help=True, help="For whoever keeps a server.")
app.add_typer(admin, name="admin")
console = Console()
errors = Console(stderr=True)

BOTS = (*LEVELS, *KINDS)
LINE_UP = (
    f"Who plays, with commas between: {', '.join(BOTS)}. Of more bots than seats, every choice plays; where there are "
    "fewer, the last one fills the table."
)
Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]


def language() -> str:
    """The language of the terminal where we speak it, otherwise English."""
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2]
    return spoken if spoken in LANGUAGES else "en"


SPOKEN = language()


def main() -> None:
    """Run the command line. What cannot be done is said in one sentence, without a traceback."""
    try:
        app()
    except rh.Refusal as refusal:
        errors.print(refusal.say(language()), style="red", highlight=False)
        raise SystemExit(2) from None


@app.callback(invoke_without_command=True)
def alone(context: typer.Context) -> None:
    """Without a command: serve on this machine."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes any that is free.")] = 8080,
    db: Annotated[
        str | None, typer.Option(help="postgresql://… or sqlite:///FILE; a file of yours if not given.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the port and the store.")] = 1,
    behind_https: Annotated[bool, typer.Option("--behind-https", help="A proxy before us speaks HTTPS.")] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    lang: Language = SPOKEN,
) -> None:
    """Serve the table to browsers and bots."""
    from riverhaven.server.serve import serve as run
    from riverhaven.server.settings import Settings

    given = {"db": db, "behind_https": behind_https or None}
    settings = Settings.imported(**{name: value for name, value in given.items() if value is not None})
    for name in rh.games():
        warm_up(rh.game(name), lang)
    words = Words()
    run(settings, host, port, workers, browser, lambda say: console.print(words.say(lang, say), highlight=False))


@app.command()
def play(
    name: Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(rh.games())}.")] = "newhaven",
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest the game takes if not given.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0, which begins.")] = 0,
    lang: Language = SPOKEN,
    seed: Annotated[int | None, typer.Option(help="Decides every draw; random if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, e.g. -o side=B.")] = None,
    against: Annotated[str, typer.Option(help=f"Who plays the other seats: {', '.join(BOTS)}.")] = "medium",
    resume: Annotated[Path | None, typer.Option(help="A saved match to go on with.")] = None,
) -> None:
    """Play in the terminal against bots."""
    from riverhaven.terminal import Table, read

    opponent = rh.bot(against, threads=cores())
    if resume is None:
        game = rh.game(name)
        warm_up(game, lang)
        match = game.new(seats, seed, **options(game, option or []))
    else:
        match = read(resume)
    Table(match, seat, lang, console, opponent).run(resume)


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
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    seat: Annotated[int | None, typer.Option(help="Whose decision; the first that is waited for if not given.")] = None,
    budget: Annotated[str, typer.Option(help="Seconds, as in 2s, or playouts, as in 5000.")] = "2s",
    best: Annotated[int, typer.Option(help="How many moves to show.")] = 10,
    lang: Language = SPOKEN,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON array of all moves.")] = False,
) -> None:
    """Rank the moves of a seat in a saved match, judged from what that seat may know."""
    from riverhaven.terminal import advice_table, read

    match = read(file)
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


def known(number: float) -> float | None:
    """JSON has no word for a number that is not known."""
    return None if math.isnan(number) else number


@app.command()
def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(rh.games())}.")],
    players: Annotated[str, typer.Option("--bots", help=LINE_UP)],
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest the game takes if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="For each line-up.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Of the first deal.")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, e.g. -o side=B.")] = None,
    results: Annotated[Path | None, typer.Option(help="Where results are kept; a league begun there goes on.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core if not given.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots there.")] = None,
) -> None:
    """Let bots play each other, and tell who is stronger. Seats are rotated, and every line-up gets the same deals."""
    from riverhaven.arena import league, report

    game = rh.game(name)
    seats = game.seats[0] if seats is None else seats
    wanted = league.fixtures(game, players.split(","), seats, games, seed, options(game, option or []))
    warm_up(game, "en")
    file = results or Path(f"arena-{game.name}.jsonl")
    found: list[league.Result] = []
    title = f"{game.title}, {seats} seats"
    try:
        with Live(console=errors, transient=True, refresh_per_second=2) as live, bar() as progress:
            task = progress.add_task(title, total=len(wanted))
            for result in league.run(wanted, file, workers or cores()):
                found.append(result)
                progress.update(task, completed=len(found))
                live.update(Group(report.table(found, title), progress))
    except KeyboardInterrupt:
        errors.print(f"Stopped after {len(found)} of {len(wanted)} games. The same command goes on with {file}.")
    if not found:
        return
    if html is not None:
        html.write_text(report.as_html(found, title), encoding="utf-8")
    if as_json:
        print(json.dumps(report.as_json(found)))
    else:
        console.print(report.table(found, title))


@app.command()
def check(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option(help="Matches of every set-up.")] = 3,
    seed: int = 0,
    sample: Annotated[float, typer.Option(help="Share of the plies that are checked in depth.")] = 0.1,
) -> None:
    """Check that a game keeps the contract: for authors of games."""
    from riverhaven.core import agreement, contract

    game = rh.game(name)

    def shown(setups: Iterable[contract.Setup]) -> Iterable[contract.Setup]:
        with bar() as progress:
            yield from progress.track(list(setups), description=game.title)

    report = contract.check(game, games, seed, sample, progress=shown)
    agreed = agreement.check_gears(game, seed)
    console.print(
        f"{game.title} keeps the contract: {report.matches} matches, {report.decisions} decisions, {report.worlds} "
        f"worlds dealt anew; {agreed} matches are the same in both gears."
    )


@app.command()
def bench(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="All, for --search; else newhaven.")] = None,
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
    db: Annotated[str, typer.Option(help="With --server: the store; a new SQLite file if not given.")] = "",
) -> None:
    """Measure speed: of random games on one core in this gear and in plain Python, of the search, or of the server."""
    from riverhaven import bench as measure

    found: Any
    with working("") as say:
        if server:
            from riverhaven.server.bench import measure as measure_server

            found = measure_server(tables, seconds, idle, pace, tuple(wants.split(",")), db, say)
        elif search:
            found = [measure.searching(rh.game(n), s, seconds, say) for n, s in all_tables(name, seats)]
        else:
            game = rh.game(name or "newhaven")
            seats = max(game.seats) if seats is None else seats
            game.check_seats(seats)
            found = measure.measure(game, seats, seconds, say)
    if as_json:
        print(json.dumps(found))
    else:
        for row in found if search else [found]:
            for key, value in row.items():
                console.print(f"{key:>22}  {value}")


def all_tables(name: str | None, seats: int | None) -> list[tuple[str, int]]:
    """The games and seat counts that are meant: all, unless named."""
    names = rh.games() if name is None else [name]
    return [(n, s) for n in names for s in (rh.game(n).seats if seats is None else (seats,))]


@contextmanager
def working(what: str) -> Iterator[Callable[[str], None]]:
    """A spinner, and a way to tell what is being done."""
    with Progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=errors) as progress:
        task = progress.add_task(what)
        yield lambda text: progress.update(task, description=text)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="An export of a match.")],
    hash: Annotated[str | None, typer.Option(help="The seed's SHA-256 that was shown when the match began.")] = None,
    lang: Language = SPOKEN,
) -> None:
    """Check an exported match: the seed is the one that was promised, and every move and the result follow from it."""
    from riverhaven.server.verify import verify_file

    console.print(Words().say(lang, verify_file(file, hash)), highlight=False)


@admin.command("verify")
def verify_all(
    db: Annotated[str, typer.Option(help="The store; the file of `riverhaven serve` if not given.")] = "",
    lang: Language = SPOKEN,
) -> None:
    """Replay every stored match, and compare the result with what the store says of it."""
    from riverhaven.server.settings import Settings
    from riverhaven.server.verify import verify_store

    count, wrong = verify_store(Settings.imported(**({"db": db} if db else {})).url)
    for id, why in wrong:
        errors.print(f"{id}: {why}", style="red", highlight=False)
    console.print(Words().say(lang, Say("verified-store", count=count, wrong=len(wrong))), highlight=False)
    if wrong:
        raise typer.Exit(1)


def options(game: rh.Game, given: list[str]) -> dict[str, Any]:
    """`side=B` and the like as values of the game's options."""
    chosen = {}
    for pair in given:
        name, _, text = pair.partition("=")
        known = {str(choice).lower(): choice for choice in game.option(name).choices}
        if text.lower() not in known:
            raise game.refuse_option(game.option(name), text)
        chosen[name] = known[text.lower()]
    return chosen


def bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=errors, transient=True)


def warm_up(game: rh.Game, lang: str) -> None:
    """Load the compiled rules; the first start compiles them, and shows how far it is."""
    with bar() as progress:
        task = progress.add_task(Words().say(lang, Say("preparing", game=game.title)), total=WARM_UP_STEPS + 1)
        for _ in game.warm_up():
            progress.advance(task)
        bots.warm_up(game)
        progress.advance(task)


if __name__ == "__main__":
    main()
