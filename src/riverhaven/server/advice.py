"""Hints: what a search finds for a seat, and what is to be said for it."""

import time
from collections.abc import Callable, Iterator

from msgspec import Struct

from riverhaven.bots import advise
from riverhaven.bots.advice import Advice, reasons
from riverhaven.bots.search import Budget
from riverhaven.core.installed import game
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.position import Sight
from riverhaven.core.words import Say
from riverhaven.server.frame import facts
from riverhaven.server.protocol import Sentence
from riverhaven.study.points import sums

ADVICE = Budget(seconds=2.0)  # what a hint may cost
SEARCH = 0.7  # of it; what is left is for the reasons
HINTS = 3
ENOUGH = 30  # playouts: what a move is worth that was looked at less often is not told
Found = tuple[list[tuple[str, float, float]], list[tuple[Say, int]]]  # moves, their chances and points; for the first


class Gain(Struct):
    """What a move changes about one source of points."""

    source: Sentence
    points: int


class Hint(Struct):
    """A move that a search finds good."""

    move: str
    chance: float  # to win
    points: float  # expected at the end
    said: list[Sentence]  # what it does
    gains: list[Gain]  # what the seat would have more if it were scored after it
    reasons: list[Gain] = []  # of the best: what the seat is expected to have more in the end than after the next best


def told(match: Match, seat: int, found: Found, sentence: Callable[[Say], Sentence], most: int = HINTS) -> list[Hint]:
    """What a search found, told by what it does: no two that would be told alike."""
    hints: list[Hint] = []
    advice, why = found
    for text, chance, points in advice:
        move = match.find(text)
        said = [sentence(say) for say in match.previewed(seat, move)]
        if all(said != other.said for other in hints):
            now = [Gain(sentence(name), more) for name, more in gains(match, seat, move)]
            hints.append(Hint(text, chance, points, said, now))
    if hints:
        hints[0].reasons = [Gain(sentence(name), more) for name, more in why]
    return hints[:most]


def best(name: str, rules: int, known: bytes, seat: int, budget: Budget) -> Found:
    """The best moves of a seat, in a process of its own: texts, chances and points; and what speaks for the first."""
    found = game(name).by_rules(rules)
    return searched(Match(found, found.state.read(bytearray(known)), seed=None), seat, budget)


def searched(match: Match, seat: int, budget: Budget, enough: int = ENOUGH) -> Found:
    """The moves that are worth a word, and what speaks for the first. Finding both takes no longer than the budget
    says."""
    seconds = budget.seconds or 0.0
    until = time.monotonic() + seconds
    first, *others = ranked(advise(match, seat, Budget(seconds=SEARCH * seconds), threads=1), enough)
    said = match.previewed(seat, first.move)
    other = next((a for a in others if match.previewed(seat, a.move) != said), None)
    why = [] if other is None else reasons(match, seat, first.move, other.move, until=until)
    return [(str(a.move), a.chance, a.points) for a in (first, *others)], why


def ranked(advice: list[Advice], enough: int) -> list[Advice]:
    """Those that are worth a word, by the number that is told, and where that is the same always in the same order.

    The search soon leaves a move that looks bad: what such a move is worth is known less well, and never counts as more
    than what the others are.
    """
    often = max(a.playouts for a in advice)
    well = [a for a in advice if a.playouts >= often / 5]
    most = max(a.chance for a in well)
    rest = [a for a in advice if a not in well and a.playouts >= enough and a.chance < most]
    return sorted(well + rest, key=lambda a: (-round(100 * a.chance), -round(a.points), a.move.id))


def gains(match: Match, seat: int, move: Move) -> Iterator[tuple[Say, int]]:
    """By how much a move changes at once what the sources bring to its seat, as far as it is certain."""
    after = match.foreseen(seat, move)
    before, now = scored(match.sight(seat)), scored(after)
    for name, _, _ in facts(after).sources:
        known = before.get(repr(name))
        points = now[repr(name)][seat] - (0 if known is None else known[seat])
        if points:
            yield name, points


def brings(match: Match, seat: int, move: Move) -> list[Say]:
    """The same in a sentence, with what it comes to; none, where it brings nothing."""
    found = [Say("gain-of", points=signed(points), source=name) for name, points in gains(match, seat, move)]
    before, after = (
        sum(row[seat] for row in scored(sight).values()) for sight in (match.sight(seat), match.foreseen(seat, move))
    )
    return [Say("preview-now", before=before, after=after, gains=found)] if found else []


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "\u2212")


def scored(sight: Sight) -> dict[str, list[int]]:
    return sums(facts(sight).sources)
