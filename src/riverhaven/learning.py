"""The lessons of a game in the terminal: the same words and moves as at the table, with the position as text."""

from rich.console import Console

from riverhaven.bots.players import Bot
from riverhaven.core.game import Game
from riverhaven.core.lesson import Lesson, meant
from riverhaven.core.moves import Move
from riverhaven.core.words import IllegalMove, Say
from riverhaven.terminal import Leave, Sitting


class Pupil(Sitting):
    """Somebody who takes a lesson. The other seats play what is written there."""

    def __init__(self, game: Game, lesson: Lesson, lang: str, console: Console, opponent: Bot) -> None:
        super().__init__(lesson.begin(game), lesson.seat, lang, console, opponent)
        self.lesson = lesson

    def take(self) -> None:
        """Go through the lesson, step by step. What is taken back is read again."""
        self.head()
        number = 0
        while number < len(self.lesson.steps):
            if not self.lesson.steps[number].play:
                self.read(number)
                number += 1
                continue
            plies = len(self.match.turns)
            self.my_turn()
            now = self.lesson.stand(self.match).step
            number = now if len(self.match.turns) < plies else max(number, now)

    def head(self) -> None:
        ids = [one.id for one in self.game.lessons]
        where = Say("learn-where", number=ids.index(self.lesson.id) + 1, count=len(ids), title=self.lesson.title)
        self.console.rule(self.say(where))
        self.console.print(self.game.text(self.match.view(self.seat), self.say))

    def read(self, number: int) -> None:
        """Words that are only read."""
        self.tell_news()
        self.console.print(f"\n{self.say(self.lesson.says(self.lesson.steps[number]))}", style="bold", highlight=False)
        if self.console.input(f"[dim]{self.say('learn-enter')}[/] ").strip().lower() in ("q", "quit"):
            raise Leave

    def asks(self) -> str:
        step = self.lesson.asks(self.match)
        assert step is not None
        return self.say(self.lesson.says(step))

    def play(self, move: Move | str) -> None:
        """Play a move that leads on, and what the others answer; of another one, tell what it would have done."""
        found = self.match.find(move)
        self.match.check(self.seat, found)
        try:
            self.lesson.check(self.match, found)
        except IllegalMove:
            for line in self.match.preview(self.seat, found, self.lang, you=True):
                self.console.print(f"  {line}", highlight=False)
            raise
        self.match.play(self.seat, found)
        while (reply := self.lesson.stand(self.match).reply) is not None:
            self.match.play(*meant(self.match, reply))


def learn(game: Game, lessons: list[Lesson], lang: str, console: Console, opponent: Bot) -> None:
    """Take these lessons one after another; then it is said how to play for real."""
    try:
        for lesson in lessons:
            Pupil(game, lesson, lang, console, opponent).take()
    except (Leave, KeyboardInterrupt, EOFError):
        console.print()
        return
    console.print(
        f"\n{game.words.say(lang, 'learn-then')}\n  riverhaven play {game.name} --against easy", highlight=False
    )
