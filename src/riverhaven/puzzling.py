"""The puzzles of a game in the terminal: solved one after another, or made."""

from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from riverhaven.bots.puzzles import make, next_match
from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.puzzle import Choice, Puzzle
from riverhaven.core.words import Say
from riverhaven.terminal import Leave


class Solver:
    """Somebody who thinks about a puzzle."""

    def __init__(self, game: Game, lang: str, console: Console) -> None:
        self.game, self.lang, self.console = game, lang, console

    def say(self, message: Say | str) -> str:
        return self.game.words.say(self.lang, message)

    def solve(self, puzzle: Puzzle) -> bool:
        """Ask for a move and tell what each is worth; whether it was the best."""
        match = puzzle.begin(self.game)
        choices = sorted(puzzle.choices, key=lambda choice: match.find(choice.move).id)  # the place tells nothing
        self.ask(match, puzzle, choices)
        chosen = self.chosen(choices)
        if chosen is not None:
            self.console.print(self.say("solve-right" if chosen is puzzle.best else "solve-wrong"), style="bold")
        self.console.print(self.worths(puzzle, choices, chosen))
        self.console.print(self.say(puzzle.why), highlight=False)
        self.console.print(self.say(Say("solve-how", worlds=puzzle.worlds)), style="dim", highlight=False)
        return chosen is puzzle.best

    def ask(self, match: Match, puzzle: Puzzle, choices: list[Choice]) -> None:
        ids = [one.id for one in self.game.puzzles]
        title = self.say("title")
        where = Say("solve-where", game=title, number=ids.index(puzzle.id) + 1, count=len(ids))
        self.console.rule(self.say(where))
        self.console.print(self.game.text(match.view(puzzle.seat), self.say))
        asks = Say("solve-ask", player=Say("player", number=puzzle.seat + 1))
        self.console.print(self.say(asks), style="bold", highlight=False)
        for number, choice in enumerate(choices, 1):
            told = " ".join(match.preview(puzzle.seat, match.find(choice.move), self.lang, you=True))
            self.console.print(f"  {number}. {told}", highlight=False)

    def chosen(self, choices: list[Choice]) -> Choice | None:
        question = self.say(Say("solve-type", count=len(choices)))
        while True:
            typed = self.console.input(f"[dim]{question}[/] ").strip().lower()
            if typed in ("q", "quit"):
                raise Leave
            if typed == "":
                return None
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1]

    def worths(self, puzzle: Puzzle, choices: list[Choice], chosen: Choice | None) -> Table:
        table = Table(box=None, show_header=False)
        for number, choice in enumerate(choices, 1):
            message = "solve-behind" if choice.lead < 0 else "solve-ahead"
            worth = Say(message, points=abs(choice.lead), percent=round(100 * choice.chance))
            mark = "solve-best" if choice is puzzle.best else "solve-mine" if choice is chosen else None
            table.add_row(f"  {number}.", self.say(worth), "" if mark is None else self.say(mark))
        return table


def solve(game: Game, puzzles: list[Puzzle], lang: str, console: Console) -> None:
    """Think about these puzzles one after another."""
    solver = Solver(game, lang, console)
    right = 0
    try:
        for puzzle in puzzles:
            right += solver.solve(puzzle)
    except (Leave, KeyboardInterrupt, EOFError):
        console.print()
        return
    console.print(f"\n{game.words.say(lang, Say('solve-count', right=right, count=len(puzzles)))}", highlight=False)


def search_for(game: Game, seats: int, folder: Path, matches: int, progress: Progress, console: Console) -> None:
    """Look for candidates in so many matches; those that were looked at before count, too."""
    game.check_seats(seats)
    task = progress.add_task(game.title, total=matches, completed=next_match(folder))
    for files in make(game, seats, folder, matches):
        progress.advance(task)
        for file in files:
            console.print(str(file), highlight=False, soft_wrap=True)
