"""The bots, from one that plays at random to one that searches."""

import random
import re
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from riverhaven.bots.search import Budget, search
from riverhaven.bots.tree import look_ahead
from riverhaven.core.game import Game, game
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.words import Refusal

KINDS = ("random", "greedy", "greedy:3", "search:2s", "search:5000")
LEVELS = ("easy", "medium", "hard", "expert")  # what each is made of, the game says
BOTS = (*LEVELS, "greedy", "random")  # those without a budget: what a stranger may ask of a server
WORLDS = 4  # that the greedy bot averages over

# (game, what the seat knows, seat, legal moves, seed) -> the move
Mind = Callable[[Game, np.record, int, list[Move], int], Move]


class Bot(NamedTuple):
    """An opponent."""

    name: str
    threads: int = 1  # for a search

    def choose(self, match: Match, seat: int, seed: int | None = None) -> Move:
        """The move that this bot plays on `seat`. It looks at nothing but what that seat may know.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> rh.bot("search:100").choose(match, 0, seed=1) in match.moves(0)
        True
        """
        known = match.game.redacted(match.state, seat)
        return self.decide(match.game, known, seat, random.getrandbits(62) if seed is None else seed)

    def decide(self, game: Game, known: np.record, seat: int, seed: int) -> Move:
        """The move of `seat` for what is `known` to it. An only move needs no thought."""
        moves = Match(game, known, seed=None).moves(seat)
        return moves[0] if len(moves) == 1 else self.mind(game)(game, known, seat, moves, seed)

    def mind(self, game: Game) -> Mind:
        kind, _, more = game.levels.get(self.name, self.name).partition(":")
        if kind == "search":
            return searching(Budget.of(more), self.threads)
        return at_random if kind == "random" else greedy(int(more) if more else None)


def bot(name: str, threads: int = 1) -> Bot:
    """The bot called `name`: random, greedy, greedy:3 (it looks at three moves only), search:2s (seconds for a move),
    search:5000 (playouts), or a level that every game has: easy, medium, hard, expert.

    >>> import riverhaven as rh
    >>> rh.bot("hard")
    Bot(name='hard', threads=1)
    """
    kind, colon, more = name.partition(":")
    if colon and kind == "search":
        Budget.of(more)
    elif name not in BOTS and not re.fullmatch(r"greedy:[1-9][0-9]{0,3}", name):
        raise Refusal("unknown-bot", bot=name, allowed=", ".join((*KINDS, *LEVELS)))
    return Bot(name, threads)


def choose(name: str, rules: int, bot_name: str, known: bytes, seat: int, seed: int) -> str:
    """`Bot.decide` for another process: what is known comes as bytes, the move goes as text."""
    played = game(name).by_rules(rules)
    record = np.frombuffer(bytearray(known), played.state)[0]
    return str(bot(bot_name).decide(played, record, seat, seed))


# -------------------------------------------------------------------------------------------------------- their minds


def at_random(game: Game, known: np.record, seat: int, moves: list[Move], seed: int) -> Move:
    return random.Random(seed).choice(moves)


def greedy(most: int | None) -> Mind:
    """Take the move after which the game's own estimate is highest; of `most` moves, where that is a number."""

    def take(game: Game, known: np.record, seat: int, moves: list[Move], seed: int) -> Move:
        rng = random.Random(seed)
        looks = estimates(game, known, seat, seed)
        seen = moves if most is None else rng.sample(moves, min(most, len(moves)))
        best = max(looks[move.id] for move in seen)
        return rng.choice([move for move in seen if looks[move.id] == best])

    return take


def estimates(game: Game, known: np.record, seat: int, seed: int) -> dict[int, float]:
    """The game's estimate for every move, one step ahead, averaged over some worlds that fit what is known."""
    out, looks = np.zeros(game.moves.size, np.int64), np.zeros(game.moves.size)
    room = np.zeros(2, game.state)
    n = game.bound(look_ahead)(game.parts, known, seat, seed, WORLDS, room, out, looks)
    return dict(zip(out[:n].tolist(), (looks[:n] / WORLDS).tolist(), strict=True))


def searching(budget: Budget, threads: int) -> Mind:
    def think(game: Game, known: np.record, seat: int, moves: list[Move], seed: int) -> Move:
        return game.moves.move(search(game, known, seat, budget, seed, threads)[0].move)

    return think


def warm_up(game: Game) -> None:
    """Load or compile what the bots need, beyond the game's own rules."""
    match = game.new(seed=0)
    for name in ("greedy", "search:1"):
        bot(name).choose(match, match.waiting[0], seed=0)
