"""What all commands share: the terminal, its language, bars and spinners."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.prompt import Prompt

import riverhaven as rh
from riverhaven.bots.players import KINDS, LEVELS
from riverhaven.core.installed import installed
from riverhaven.core.state import Chosen
from riverhaven.core.words import LANGUAGES, Say, Words

if TYPE_CHECKING:
    from rich.progress import Progress

app = typer.Typer(add_completion=False, help="Modern board games at one table.")
console = Console()
errors = Console(stderr=True, markup=False)  # brackets in a sentence are brackets
BOTS = (*LEVELS, *KINDS)
WHICH = f"One of: {', '.join(installed())}."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=WHICH)]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]


def language() -> str:
    """The language of the terminal where we speak it, otherwise English."""
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2]
    return spoken if spoken in LANGUAGES else "en"


SPOKEN = language()


def say(lang: str, what: Say) -> None:
    """A sentence, as it stands: brackets in it are brackets."""
    console.print(Words().say(lang, what), markup=False, highlight=False, soft_wrap=True)


def which(lang: str) -> str:
    """The game that somebody names at the terminal; where there is but one, that."""
    names = rh.games()
    if len(names) == 1:
        return names[0]
    for name in names:
        words = rh.game(name).words
        console.print(f"  {name:12} {words.say(lang, 'title')}: {words.say(lang, 'blurb')}", highlight=False)
    ask = Prompt(Words().say(lang, "which-game"), console=console, choices=names, show_choices=False)
    ask.illegal_choice_message = Words().say(lang, Say("which-game-again", allowed=", ".join(names)))
    return ask()


@contextmanager
def working(what: str) -> Iterator[Callable[[str], None]]:
    """A spinner, and a way to tell what is being done."""
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    with Progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=errors) as progress:
        task = progress.add_task(what)
        yield lambda text: progress.update(task, description=text)


@contextmanager
def steps(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar, and a way to say that so many of so many are done."""
    with bar() as progress:
        task = progress.add_task(what)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def options(game: rh.Game, given: list[str]) -> dict[str, Chosen]:
    """`side=B` and the like as values of the game's options."""
    chosen = {}
    for pair in given:
        name, _, text = pair.partition("=")
        known = {str(choice).lower(): choice for choice in game.option(name).choices}
        if text.lower() not in known:
            raise game.refuse_option(game.option(name), text)
        chosen[name] = known[text.lower()]
    return chosen


def bar() -> "Progress":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=errors, transient=True)
