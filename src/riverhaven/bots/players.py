"""The bots, from one that plays at random to one that searches."""

import random
import re
from hashlib import blake2b
from statistics import fmean
from typing import NamedTuple

import numpy as np

from riverhaven.bots.net import DRAFT
from riverhaven.bots.nets import NO_NET, net_of
from riverhaven.bots.plan import Levels, ways
from riverhaven.bots.search import Budget, search
from riverhaven.bots.tree import look_ahead
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.words import Refusal

HAND = "+hand"  # after the name of a bot that is to do without a net
KINDS = ("random", "greedy", "greedy~30", "greedy+hand", "search:2s", "search:5000", "search:2s+hand")
LEVELS = ("easy", "medium", "hard", "expert")
BOTS = (*LEVELS, "greedy", "random")  # those without a budget: what a stranger may ask of a server
WORLDS = 4  # that the greedy bot averages over


class AtRandom(NamedTuple):
    """Any move will do."""

    def choose(self, game: Game, known: np.record, seat: int, moves: list[Move], seed: int) -> Move:
        return random.Random(seed).choice(moves)


class Greedy(NamedTuple):
    """Takes the move after which it stands best, as the net says or the game's own estimate.

    One that `slips` misjudges every move by up to so many per cent of what is at stake, which is how much better the
    best move looks than a usual one. So it errs as people do: between moves that are alike, and seldom by much.
    """

    slips: int = 0
    by_hand: bool = False

    def choose(self, game: Game, known: np.record, seat: int, moves: list[Move], seed: int) -> Move:
        rng = random.Random(seed)
        looks = estimates(game, known, seat, seed, self.by_hand)
        if self.slips:
            off = self.slips / 100 * (max(looks.values()) - fmean(looks.values()))
            looks = {move.id: looks[move.id] + off * rng.triangular(-1, 1) for move in moves}
        best = max(looks.values())
        return rng.choice([move for move in moves if looks[move.id] == best])


class Searching(NamedTuple):
    """Takes the move that a search finds best."""

    budget: Budget
    threads: int = 1
    by_hand: bool = False

    def choose(self, game: Game, known: np.record, seat: int, moves: list[Move], seed: int) -> Move:
        found = search(game, known, seat, self.budget, seed, self.threads, by_hand=self.by_hand)
        return game.moves.move(found[0].move)


Mind = AtRandom | Greedy | Searching


class Bot(NamedTuple):
    """An opponent."""

    name: str
    threads: int = 1  # for a search
    seed: int | None = None  # decides what it chooses, where `choose` is told no other

    def choose(self, match: Match, seat: int, seed: int | None = None) -> Move:
        """The move that this bot plays on `seat`. It looks at nothing but what that seat may know.

        With a seed, of its own or given here, it chooses the same move every time; so does a search that has playouts
        for its budget, and not seconds.

        >>> import riverhaven as rh
        >>> match = rh.game("newhaven").new(seats=2, seed=7)
        >>> rh.bot("search:100").choose(match, 0, seed=1) in match.moves(0)
        True
        """
        match.check_asked(seat)
        known = match.game.redacted(match.state, seat)
        return self.decide(match.game, known, seat, self.luck(known, seat) if seed is None else seed)

    def luck(self, known: np.record, seat: int) -> int:
        """Where the seed for one decision comes from, when it is not given."""
        if self.seed is None:
            return random.getrandbits(62)
        said = f"{self.seed} {seat} ".encode() + known.tobytes()
        return int.from_bytes(blake2b(said, digest_size=7).digest(), "little")

    def decide(self, game: Game, known: np.record, seat: int, seed: int) -> Move:
        return decide(mind(self.name, ways(game).levels, self.threads), game, known, seat, seed)


def bot(name: str, threads: int = 1, seed: int | None = None) -> Bot:
    """The bot called `name`: random, greedy, greedy~30 (it misjudges moves by up to 30 % of the stakes), search:2s
    (seconds for a move), search:5000 (playouts), or a level that every game has. Those are no bots of their own: `hard`
    is greedy, `easy` and `medium` are greedy and slip as the game's `bots.toml` says, `expert` is search:2s. Those
    that look ahead believe the game's net; with +hand after their name, as in search:2s+hand, the estimate that was
    written by hand.

    With a `seed` it chooses the same in the same place.

    >>> import riverhaven as rh
    >>> rh.bot("hard")
    Bot(name='hard', threads=1, seed=None)
    """
    mind(name, Levels())  # refused now, whatever the game
    return Bot(name, threads, seed)


def mind(name: str, levels: Levels, threads: int = 1) -> Mind:
    """How the bot called `name` thinks, in a game with these `levels`."""
    named: dict[str, Mind] = {
        "easy": Greedy(levels.easy),
        "medium": Greedy(levels.medium),
        "hard": Greedy(),
        "expert": Searching(Budget(seconds=2.0), threads),
        "greedy": Greedy(),
        "random": AtRandom(),
    }
    if name in named:
        return named[name]
    by_hand = name.endswith(HAND)
    kind, colon, more = name.removesuffix(HAND).partition(":")
    if kind == "search" and colon:
        return Searching(Budget.of(more), threads, by_hand)
    if slips := re.fullmatch(r"greedy(?:~([1-9][0-9]{0,2}))?", name.removesuffix(HAND)):
        return Greedy(int(slips[1] or 0), by_hand)
    raise Refusal("unknown-bot", bot=name, allowed=", ".join((*KINDS, *LEVELS)))


def decide(mind: Mind, game: Game, known: np.record, seat: int, seed: int) -> Move:
    """The move of `seat` for what is `known` to it. Where there is only one, nobody needs to think."""
    moves = Match(game, known, seed=None).moves(seat)
    return moves[0] if len(moves) == 1 else mind.choose(game, known, seat, moves, seed)


def choose(name: str, rules: int, mind: Mind, known: bytes, seat: int, seed: int) -> str:
    """`decide` for another process: what is known comes as bytes, the move goes as text."""
    played = game(name).by_rules(rules)
    return str(decide(mind, played, played.state.read(bytearray(known)), seat, seed))


def estimates(game: Game, known: np.record, seat: int, seed: int, by_hand: bool = False) -> dict[int, float]:
    """How every move looks, one step ahead, averaged over some worlds that fit what is known."""
    out, looks = game.moves.room(), np.zeros(game.moves.size)
    room = np.zeros(2, game.state.dtype)
    net = NO_NET if by_hand else net_of(game, int(known.seats))
    n = game.bound(look_ahead)(game.parts, known, seat, seed, WORLDS, room, out, looks, net, DRAFT.blank())
    return dict(zip(out[:n].tolist(), (looks[:n] / WORLDS).tolist(), strict=True))
