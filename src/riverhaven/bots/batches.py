"""Bots play a batch: compiled where they choose at random or by a look at every move, otherwise one after another."""

from collections.abc import Sequence
from hashlib import blake2b

import numpy as np

from riverhaven.bots.many import (
    AT_RANDOM,
    CHOICES,
    DECISIONS,
    GREEDY,
    HEAD,
    LISTED,
    NOTE,
    NOTES,
    ROOM,
    TALLY,
    play_many,
    play_others,
    see_own,
)
from riverhaven.bots.net import DRAFT, NET
from riverhaven.bots.nets import net_of
from riverhaven.bots.outside import Player, chosen, name_of, players
from riverhaven.bots.plan import ways
from riverhaven.bots.players import WORLDS, AtRandom, Bot, Greedy, mind
from riverhaven.core.batch import Batch, as_bytes
from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.record import copy_of
from riverhaven.core.recording import Recording
from riverhaven.core.schema import Observation
from riverhaven.core.words import Refusal

ROWS = 4096  # choices that there is room for at a time
A_LIST = 64  # moves that a choice has room for, on average
BY_HAND, BY_NET = range(2)  # of the nets


def play(batch: Batch, names: Sequence[str | Player], record: bool) -> tuple[int, int, Recording | None]:
    """Play every match to its end, `names[i]` on seat i. Returns the number of decisions, and of those that were
    choices; and all choices, where they are to be recorded."""
    seated = players(names)
    minds = [mind(p.name, ways(batch.game).levels) if isinstance(p, Bot) else None for p in seated]
    simple = [m for m in minds if isinstance(m, AtRandom | Greedy)]
    if len(simple) == len(minds):
        return compiled(batch, simple, record)
    return one_by_one(batch, seated, [name_of(name) for name in names], record)


# ------------------------------------------------------------------------------------------------------------ compiled


class Thinking:
    """What compiled bots think with."""

    def __init__(self, game: Game, seats: int, minds: Sequence[AtRandom | Greedy]) -> None:
        nets = np.zeros(2, NET.dtype)
        if any(isinstance(mind, Greedy) and not mind.by_hand for mind in minds):
            nets[BY_NET] = net_of(game, seats)
        worlds, looks = np.zeros(ROOM, game.state.dtype), np.zeros(game.moves.size)
        self.room = heads(minds), nets, DRAFT.blank(), worlds, game.moves.room(), looks, WORLDS


def compiled(batch: Batch, minds: Sequence[AtRandom | Greedy], record: bool) -> tuple[int, int, Recording | None]:
    game, states = batch.game, batch.states
    rows = ROWS if record else 0
    notes, seen = np.zeros(rows, NOTE.dtype), np.zeros(rows, states.dtype)
    lists = np.zeros(max(rows * A_LIST, game.moves.size), np.int32)
    room = Thinking(game, batch.seats, minds).room
    recordings, sums, first = [], np.zeros(TALLY, np.int64), 0
    while first < len(states):
        tally = np.zeros(TALLY, np.int64)
        first = game.bound(play_many)(game.parts, states, first, *room, tally, notes, seen, lists)
        sums += tally
        if record:
            count, listed = tally[NOTES], tally[LISTED]
            recordings.append(recorded(batch, notes[:count].copy(), seen[:count].copy(), lists[:listed].copy()))
    return int(sums[DECISIONS]), int(sums[CHOICES]), whole(batch, recordings) if record else None


def heads(minds: Sequence[AtRandom | Greedy]) -> np.ndarray:
    found = np.zeros(len(minds), HEAD.dtype)
    for head, one in zip(found, minds, strict=True):
        head["kind"] = GREEDY if isinstance(one, Greedy) else AT_RANDOM
        if isinstance(one, Greedy):
            head["slips"] = one.slips
            head["net"] = BY_HAND if one.by_hand else BY_NET
    return found


class Company:
    """Compiled bots on all seats but one, in many matches: whoever learns sits on that one."""

    def __init__(self, game: Game, seats: int, names: Sequence[str]) -> None:
        minds = [mind(name, ways(game).levels) for name in names]
        simple = [one for one in minds if isinstance(one, AtRandom | Greedy)]
        if len(simple) < len(minds):
            raise Refusal("not-compiled", bots=", ".join(names))
        self.game, self.schema, self.room = game, game.schema(seats), Thinking(game, seats, simple).room

    def play_on(self, states: np.ndarray, own: np.ndarray) -> None:
        """Play every match on until its `own` seat is asked, or to its end."""
        self.game.bound(play_others)(self.game.parts, states, own, *self.room)

    def observations(self, states: np.ndarray, own: np.ndarray) -> Observation:
        """What the `own` seat of every match observes, whoever is asked."""
        seen = np.zeros_like(states)
        self.game.bound(see_own)(self.game.parts, states, own, seen)
        return self.schema.observe(as_bytes(seen), own)


def recorded(batch: Batch, notes: np.ndarray, known: np.ndarray, legal: np.ndarray) -> Recording:
    told = {name: notes[name] for name in ("match", "ply", "seat", "move")}
    return Recording(batch.game, batch.seats, known=known, legal=legal, ends=np.cumsum(notes["legal"]), **told)


def whole(batch: Batch, recordings: list[Recording]) -> Recording:
    nothing = np.zeros(0, NOTE.dtype), np.zeros(0, batch.game.state.dtype), np.zeros(0, np.int32)
    return Recording.joined(recordings or [recorded(batch, *nothing)])


# -------------------------------------------------------------------------------------------------- one after another


def one_by_one(
    batch: Batch, seated: Sequence[Player], names: Sequence[str], record: bool
) -> tuple[int, int, Recording | None]:
    decisions, recordings = 0, []
    lengths = []
    for number in range(len(batch)):
        match = Match(batch.game, copy_of(batch.states[number]), seed=None)
        notes, known, legal = [], [], []
        while not match.over and match.ply < batch.game.longest:
            seat = match.waiting[0]
            moves = match.moves(seat)
            move = moves[0]
            if len(moves) > 1:
                move = chosen(seated[seat], names[seat], match, seat, luck(match, seat))
                notes.append((number, match.ply, seat, move.id, len(moves)))
                if record:
                    known.append(batch.game.redacted(match.state, seat).tobytes())
                    legal += [m.id for m in moves]
            match.play(seat, move)
        batch.states[number] = match.state
        decisions += len(match.turns)
        lengths.append(len(notes))
        if record:
            written = np.array(notes, [(name, "i4") for name in NOTE.fields])
            states = np.frombuffer(b"".join(known), batch.game.state.dtype)
            recordings.append(recorded(batch, written, states, np.array(legal, np.int32)))
    return decisions, sum(lengths), whole(batch, recordings) if record else None


def luck(match: Match, seat: int) -> int:
    """A seed for one decision, that tells nothing about the dice."""
    said = match.state.key.tobytes() + bytes([seat]) + match.ply.to_bytes(4, "little")
    return int.from_bytes(blake2b(said, digest_size=7, person=b"bots of a batch").digest(), "little")
