"""Commands for whoever writes a game."""

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

import riverhaven as rh
from riverhaven.commands.shell import SPOKEN, GameName, Language, app, bar, console, errors, options, say, working
from riverhaven.core.words import Say


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="Of small letters, digits and _: it is the name of a package, too.")],
    folder: Annotated[Path, typer.Option(help="Where to make it.")] = Path(),
    lang: Language = SPOKEN,
) -> None:
    """Begin a game of your own: a package with a small game that runs, to be changed file by file."""
    from riverhaven.template import make

    made = make(name, folder)
    say(lang, Say("new-game", folder=str(made), name=name))


@app.command()
def check(
    name: GameName,
    games: Annotated[int, typer.Option(help="Matches of every set-up.")] = 3,
    seed: int = 0,
    sample: Annotated[float, typer.Option(help="Share of the plies that are checked in depth.")] = 0.1,
) -> None:
    """Check that a game keeps the contract: for authors of games."""
    from riverhaven.core import agreement, contract
    from riverhaven.core.inspection import check_in

    game = rh.game(name)

    def shown(setups: Iterable[contract.Setup]) -> Iterable[contract.Setup]:
        with bar() as progress:
            yield from progress.track(list(setups), description=game.title)

    try:
        with working(f"{game.title}, with a look at every index, sum and store"):
            check_in("checked", name, 1, seed, sample)
        report = contract.check(game, games, seed, sample, progress=shown)
        agreed = agreement.check_gears(game, seed)
    except contract.Broken as broken:
        errors.print(str(broken), style="red", highlight=False, soft_wrap=True)
        raise typer.Exit(1) from None
    secret = f"{report.worlds} worlds dealt anew" if report.secrets else "nothing is secret here"
    said = f"{game.title} keeps the contract: {report.matches} matches, {report.decisions} decisions, {secret}; "
    said += f"{agreed} matches are the same in both gears."
    if not contract.says_you(game):
        said += " Its log speaks of everybody by name: with .you at each message, it says “you” to whoever reads it."
    console.print(said, highlight=False, soft_wrap=True)


@app.command()
def picture(
    name: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest the game takes if not given.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Decides every draw, and every move.")] = 0,
    ply: Annotated[int, typer.Option(min=0, help="After so many random moves, or at the end.")] = 0,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it; as a spectator if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, e.g. -o side=B.")] = None,
    lang: Language = SPOKEN,
) -> None:
    """Print a picture of a game being played, as SVG: for authors of games."""
    from riverhaven.core.sight import spoken_picture

    game = rh.game(name)
    match = game.new(seats, seed, **options(game, option or []))
    rng = random.Random(seed)
    while match.ply < ply and not match.over:
        who = match.waiting[0]
        match.play(who, rng.choice(match.moves(who)))
    print(spoken_picture(match, seat, lang))


@app.command()
def baseline(
    name: GameName,
    bot: Annotated[str, typer.Option(help="Who plays against its like.")] = "hard",
    matches: Annotated[int, typer.Option(min=1, help="For each number of seats.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="Of the first match.")] = 0,
    out: Annotated[Path | None, typer.Option(help="The file; that of the game's package if not given.")] = None,
) -> None:
    """Find out what a bot scores by each source of points, for people to compare with: for authors of games."""
    from riverhaven.study import habits

    game = rh.game(name)
    with bar() as progress:
        tables = progress.track(game.seats, description=game.title)
        found = {seats: habits.baseline(game, seats, bot, matches, seed) for seats in tables}
    habits.write(found, out or game.folder / habits.FILE)
    for seats, one in found.items():
        console.print(f"{game.title}, {seats} seats: {one.points:.1f} points", highlight=False)
