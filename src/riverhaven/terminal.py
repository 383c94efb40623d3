"""A match in the terminal: played against the computer, or stepped through."""

import time
from collections.abc import Iterable
from pathlib import Path

from platformdirs import user_data_path
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from riverhaven.bots.advice import Advice, advise, reasons
from riverhaven.bots.players import Bot
from riverhaven.core.dice import cast
from riverhaven.core.installed import game_of
from riverhaven.core.match import Match, load
from riverhaven.core.moves import Move
from riverhaven.core.save import parse
from riverhaven.core.words import IllegalMove, Refusal, Say

FEW = 8  # so many moves are previewed one by one
HINTS, HINT_BUDGET = 5, "2s"


def read(file: Path) -> Match:
    """The match in a file."""
    return load(content(file))


def read_position(file: Path, seed: int | None = None) -> Match:
    """The match in a file: a saved one, or one that stands at a position, as `Match.position` gives it. With a `seed`,
    that decides what will be drawn from there on."""
    text = content(file)
    told = parse(text)
    match = load(text) if "riverhaven" in told else game_of(told).from_position(told)
    if seed is not None:
        cast(match.state, seed)
    return match


def content(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal("cannot-read", file=str(file), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Refusal("not-a-save") from None


class Leave(Exception):
    """The player wants to stop here."""


class Again(Exception):
    """What the player wants changes the question: ask anew."""


class Sitting:
    """One person at a table; a bot plays the other seats."""

    def __init__(self, match: Match, seat: int, lang: str, console: Console, opponent: Bot) -> None:
        match.view(seat)  # refuses a seat that is not there
        self.match, self.seat, self.lang, self.console, self.opponent = match, seat, lang, console, opponent
        self.game = match.game
        self.told = len(match.turns)

    def say(self, message: Say | str) -> str:
        return self.game.words.say(self.lang, message, self.seat)

    def run(self, file: Path | None = None) -> None:
        """Play to the end. Whatever stops the player, the match is saved."""
        match = self.match
        try:
            while not match.over:
                if self.seat in match.waiting:
                    self.my_turn()
                else:
                    self.their_turn(match.waiting[0])
        except (Leave, KeyboardInterrupt, EOFError):
            self.leave(file)
        except BaseException:
            self.leave(file)
            raise
        else:
            self.tell_news()
            self.finish()

    def my_turn(self) -> None:
        match = self.match
        self.console.print()
        self.console.print(self.game.text(match.view(self.seat), self.say))
        self.tell_news()
        self.console.print(self.asks(), style="bold", highlight=False)
        try:
            self.play(self.choose(match.moves(self.seat)))
        except IllegalMove as illegal:
            self.console.print(illegal.say(self.lang), style="red")
        except Again:
            pass

    def asks(self) -> str:
        return self.say(self.game.ask(self.match.view(self.seat)))

    def play(self, move: Move | str) -> None:
        self.match.play(self.seat, move)

    def their_turn(self, seat: int) -> None:
        with self.console.status(self.say(Say("thinks", player=Say("player", number=seat + 1)))):
            self.match.play(seat, self.opponent.choose(self.match, seat))

    def tell_news(self) -> None:
        """What has happened since we last told."""
        for ply in range(self.told, len(self.match.turns)):
            for line in self.match.lines(ply, self.seat, self.lang, you=True):
                self.console.print(f"  {line}", highlight=False)
        self.told = len(self.match.turns)

    # ------------------------------------------------------------------------------------------------------ choosing

    def choose(self, moves: list[Move]) -> Move:
        """Narrow the legal moves down to one: first the kind of move, then one axis after another."""
        blocks = list(dict.fromkeys(move.block for move in moves))
        ask = self.game.ask(self.match.view(self.seat))
        offers = {block: self.game.words.offer(self.lang, block, ask) for block in blocks}
        block = self.pick(self.say("what-to-do"), offers, moves)
        left = [move for move in moves if move.block == block]
        for i, axis in enumerate(self.game.moves.blocks[block].axes):
            labels = dict.fromkeys(move.labels[i] for move in left)
            last = len(left) == len(labels)
            picked = self.pick(self.say(f"axis-{axis}"), self.meanings(axis, labels, left if last else []), left)
            left = [move for move in left if move.labels[i] == picked]
        return left[0]

    def meanings(self, axis: str, labels: Iterable[str], moves: list[Move]) -> dict[str, str]:
        """What to show beside each label: what the move would do, if this settles it; else a word, if there is one."""
        if 0 < len(moves) <= FEW:
            previews = (self.match.preview(self.seat, move, self.lang, you=True) for move in moves)
            return {label: " ".join(lines) for label, lines in zip(labels, previews, strict=True)}
        named = {label: f"{axis}-{label}" for label in labels}
        return {label: self.say(name) if self.game.words.has(name) else "" for label, name in named.items()}

    def pick(self, question: str, choices: dict[str, str], moves: list[Move]) -> str:
        """One of the `choices`; a single one needs no asking."""
        if len(choices) == 1:
            return next(iter(choices))
        self.show(choices)
        while True:
            answer = self.console.input(f"[bold]{question}[/] ").strip().lower()
            if answer in choices:
                return answer
            starts = [choice for choice in choices if answer and choice.startswith(answer)]
            if len(starts) == 1:
                return starts[0]
            self.other(answer)
            self.console.print(self.say(Say("not-a-choice", allowed=", ".join(choices))), style="red", highlight=False)

    def show(self, choices: dict[str, str]) -> None:
        if any(choices.values()):
            for choice, meaning in choices.items():
                self.console.print(f"  [bold]{choice}[/]  {meaning}", highlight=False)
        else:
            self.console.print(Columns([Text(choice) for choice in choices], padding=(0, 2)))

    def other(self, answer: str) -> None:
        """What may be typed at any question, besides an answer to it."""
        if answer in ("quit", "q"):
            raise Leave
        if answer in ("?", "help"):
            self.console.print(self.say(Say("terminal-help", move=str(self.match.moves(self.seat)[0]))))
        elif answer == "log":
            for line in self.match.log(self.seat, self.lang, you=True):
                self.console.print(f"  {line}", highlight=False)
        elif answer == "hint":
            with self.console.status(self.say("thinking")):
                found = advise(self.match, self.seat, HINT_BUDGET)
            self.console.print(advice_table(self.match, found[:HINTS], self.seat, self.lang))
        elif answer == "undo":
            if not self.match.may_undo(self.seat):
                self.console.print(self.say("undo-revealed"), style="red")
                return
            self.match.undo()
            self.told = len(self.match.turns)
        elif answer == "back":
            pass
        elif " " in answer or answer in self.game.moves.ids:
            self.play(answer)
        else:
            return
        raise Again

    # -------------------------------------------------------------------------------------------------------- ending

    def leave(self, file: Path | None) -> None:
        """Save, and say how to go on."""
        if file is None:
            folder = user_data_path("riverhaven") / "saves"
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{self.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        whole = file.with_suffix(".part")
        whole.write_text(self.match.save(), encoding="utf-8")
        whole.replace(file)  # all or nothing: an older save is never half overwritten
        seat = f" --seat {self.seat}" if self.seat else ""
        command = f"riverhaven play --resume {file}{seat} --against {self.opponent.name} --lang {self.lang}"
        self.console.print(f"\n{self.say('saved')}\n  {command}", highlight=False, soft_wrap=True)

    def finish(self) -> None:
        """The last position, and every line of every score."""
        view = self.match.view(self.seat)
        self.console.print()
        self.console.print(self.game.text(view, self.say))
        scores(self.match, self.console, self.lang)


def advice_table(match: Match, advice: list[Advice], seat: int, lang: str) -> Table:
    """The best moves, what they would do, and what is to be said for them; why the first is better than the second."""
    say = match.game.words.say
    table = Table(box=None, padding=(0, 2, 0, 0))
    for i, head in enumerate(("advice-move", "advice-chance", "advice-points", "advice-playouts", "advice-effect")):
        table.add_column(say(lang, head), justify="right" if 0 < i < 4 else "left")
    for line in advice:
        tried = line.playouts > 0
        numbers = (f"{line.chance:.0%}", f"{line.points:.1f}", str(line.playouts)) if tried else ("-", "-", "0")
        table.add_row(str(line.move), *numbers, " ".join(match.preview(seat, line.move, lang, you=True)))
    why = reasons(match, seat, advice[0].move, advice[1].move) if len(advice) > 1 else []
    if why:
        gains = [f"{points:+} {say(lang, source)}" for source, points in why]
        table.caption = say(lang, Say("hint-because", gains=gains))
    return table


def scores(match: Match, console: Console, lang: str) -> None:
    order = sorted(range(match.seats), key=lambda seat: match.places[seat])
    lines = match.game.explain(match.view(None))
    for seat in order:
        name = match.game.words.say(lang, Say("player", number=seat + 1))
        console.print(f"\n[bold]{match.places[seat]}. {name}[/]")
        for line in lines[seat]:
            console.print(f"   {match.game.words.say(lang, line)}", highlight=False)


def step_through(match: Match, seat: int | None, lang: str, console: Console) -> None:
    """Show a match move by move, forwards and backwards."""
    moves = [(turn.seat, turn.move) for turn in match.turns]
    say = match.game.words.say
    while match.turns:
        match.undo()
    while True:
        console.print()
        console.print(match.game.text(match.view(seat), lambda message: say(lang, message)))
        if match.turns:
            console.print(*match.lines(len(match.turns) - 1, seat, lang), sep="\n", highlight=False)
        if match.over:
            scores(match, console, lang)
        question = say(lang, Say("replay-ask", ply=str(len(match.turns)), last=str(len(moves))))
        try:
            answer = console.input(f"[bold]{question}[/] ").strip().lower()
        except (KeyboardInterrupt, EOFError):
            console.print()
            return
        if answer == "q":
            return
        target = len(match.turns) + (-1 if answer == "b" else 1)
        target = min(max(int(answer) if answer.isdecimal() else target, 0), len(moves))
        while len(match.turns) > target:
            match.undo()
        for who, move in moves[len(match.turns) : target]:
            match.play(who, move)
