"""Plans: moves that somebody leaves for when their turn comes. The first that fits then is played.

A line of a plan may have a condition: that somebody has made a certain move since. All of it is a secret of that
person's: it is no event of the table, and nobody else is sent a byte because of it. What could be planned is found in
imagined worlds that fit what the seat knows, so it tells nothing that the seat may not know.
"""

import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace

from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.core.words import Refusal, Say
from riverhaven.server import decisions
from riverhaven.server.decisions import Stale
from riverhaven.server.frame import choices_of, sentence
from riverhaven.server.protocol import Choices, Planned, Sentence, When
from riverhaven.server.schema import plans
from riverhaven.server.store import Event, Store
from riverhaven.server.table import Table

WORLDS = 8  # that are imagined
OFTEN = 2  # a move is offered that is legal in so many of them
DECISIONS = 4  # of mine that are looked at in each
MOST_PLIES = 200
MOST_STEPS = 6
encode = msgspec.json.Encoder().encode
Said = list[Sentence]


class Step(Struct, frozen=True, omit_defaults=True):
    """One line of a plan."""

    move: str
    said: Said  # what it was to do
    same: bool = False
    when: When | None = None
    ply: int = 0  # since which the condition counts
    why: Sentence | None = None  # it was not played


class Plan(Struct, frozen=True):
    person: str
    steps: tuple[Step, ...]

    @property
    def dropped(self) -> bool:
        return any(step.why is not None for step in self.steps)

    @property
    def shown(self) -> list[Planned]:
        return [Planned(step.move, step.said, step.same, step.when, step.why) for step in self.steps]

    @property
    def text(self) -> str:
        return encode(self.steps).decode()

    def and_then(self, step: Step) -> "Plan":
        if len(self.steps) >= MOST_STEPS:
            raise Refusal("plan-too-many", most=MOST_STEPS)
        return Plan(self.person, (*self.steps, step))

    def without(self, number: int) -> "Plan | None":
        steps = (*self.steps[:number], *self.steps[number + 1 :])
        return Plan(self.person, steps) if steps else None


class NothingFits(Refusal):
    """None of the steps can be played: each says why."""

    def __init__(self, whys: list[Sentence]) -> None:
        super().__init__("plan-impossible")
        self.whys = whys


Plans = dict[int, Plan]  # by seat


# ------------------------------------------------------------------------------------------------------ looking ahead


def ahead(match: Match, seat: int) -> Iterator[Iterator[Match]]:
    """Worlds that fit what a seat knows, each played on at random, as it stands at the next decisions of that seat."""
    return (decisions_in(match.imagine(seat, seed), seat, random.Random(seed)) for seed in range(WORLDS))


def decisions_in(world: Match, seat: int, dice: random.Random, until: int | None = None) -> Iterator[Match]:
    left = DECISIONS
    for _ in range(MOST_PLIES):
        if world.over or not left or until in world.waiting:
            return
        if seat in world.waiting:
            left -= 1
            yield world
        mover = dice.choice(world.waiting)
        world.play(mover, dice.choice(world.moves(mover)))


def possible(match: Match, seat: int) -> dict[str, Choices]:
    """The moves that are likely enough to be legal when they are asked for, of each kind at its next chance."""
    counts = Counter[int]()
    for world in ahead(match, seat):
        found: dict[str, list[int]] = {}
        for then in world:
            found = of_kinds(then, seat) | found
        counts.update(id for ids in found.values() for id in ids)
    return choices_of(match.game, sorted(id for id, count in counts.items() if count >= OFTEN))


def possible_of(match: Match, seat: int, other: int) -> dict[str, Choices]:
    """The moves that another seat could make before `seat` is asked, as `seat` would see them: for conditions."""
    found = set[int]()
    for seed in range(WORLDS):
        world = match.imagine(seat, seed)
        for then in decisions_in(world, other, random.Random(seed), until=seat):
            rules, parts = then.game.rules, then.game.parts
            found |= {rules.mask(parts, then.state, other, move.id) for move in then.moves(other)}
    return choices_of(match.game, sorted(found))


def of_kinds(match: Match, seat: int) -> dict[str, list[int]]:
    """The legal moves of each kind."""
    found: dict[str, list[int]] = {}
    for move in match.moves(seat):
        found.setdefault(move.block, []).append(move.id)
    return found


def foretold(match: Match, seat: int, move: Move) -> Said:
    """What a move will most likely do when it is asked for. Refused, if it is legal in none of the worlds."""
    told = Counter[bytes]()
    for world in ahead(match, seat):
        then = next((one for one in world if move.block in of_kinds(one, seat)), None)
        if then is not None and move in then.moves(seat):
            told[encode(sentences(then.previewed(seat, move)))] += 1
    if not told:
        raise Refusal("plan-impossible")
    return msgspec.json.decode(told.most_common(1)[0][0], type=Said)


def sentences(said: list[Say]) -> Said:
    return [sentence(say) for say in said]


# ------------------------------------------------------------------------------------------------------------- deciding


def check_may_plan(table: Table, person: str | None, seat: int) -> Match:
    """The match, if there is something to wait for."""
    decisions.check_seat(table, person, seat)
    match = decisions.running(table)
    if table.lesson is not None:
        raise Refusal("not-in-a-lesson")
    if table.seats[seat].bot is not None:
        raise Refusal("bot-plays-here")
    if seat in table.owes:
        raise Refusal("your-turn-now")
    return match


def check_condition(table: Table, person: str | None, seat: int, when: When) -> None:
    """Refuse a condition that nobody else's move could meet."""
    match = check_may_plan(table, person, seat)
    blocks = [block for block in match.game.moves.blocks.values() if when.kind in (None, block.name)]
    known = any(all(label in block.axes.get(axis, ()) for axis, label in when.labels.items()) for block in blocks)
    says_nothing = when.kind is None and not when.labels
    if not known or says_nothing or when.seat == seat or when.seat >= table.opening.seats:
        raise Refusal("plan-no-condition")


def played(table: Table, seat: int, plan: Plan) -> Event:
    """The first of the planned moves that fits, if its turn has come; refused, if there is none."""
    if not its_turn(table, seat, plan):
        raise Stale
    match = decisions.playing(table)
    whys = []
    for step in plan.steps:
        try:
            check_fits(match, seat, step)
        except Refusal as refusal:
            whys.append(sentence(refusal.sentence))
        else:
            return decisions.move(table, plan.person, seat, step.move, table.at, confirm=True)
    raise NothingFits(whys)


def check_fits(match: Match, seat: int, step: Step) -> None:
    if step.when is not None and not is_met(match, seat, step.when, step.ply):
        raise Refusal("plan-not-met")
    move = match.find(step.move)
    match.check(seat, move)
    if step.same and encode(sentences(match.previewed(seat, move))) != encode(step.said):
        raise Refusal("plan-changed")


def is_met(match: Match, seat: int, when: When, ply: int) -> bool:
    """Whether somebody has made such a move since, as far as `seat` could see it."""
    blocks = match.game.moves.blocks
    for number in range(ply, len(match.turns)):
        seen = match.seen(number, seat)
        labels = dict(zip(blocks[seen.block].axes, seen.labels, strict=True))
        is_so = when.kind in (None, seen.block) and when.labels.items() <= labels.items()
        if match.turns[number].seat == when.seat and is_so:
            return True
    return False


def its_turn(table: Table, seat: int, plan: Plan) -> bool:
    """Whether what is asked is of the kind of a planned move: whatever is asked before, the person decides then."""
    sitting = table.seats[seat]
    waits = not plan.dropped and sitting.person == plan.person and sitting.bot is None
    if not waits or not table.free(seat):
        return False
    match = decisions.running(table)
    asked = of_kinds(match, seat)
    return any(match.find(step.move).block in asked for step in plan.steps)


# -------------------------------------------------------------------------------------------------------------- storing


async def plans_at(store: Store, table: str) -> Plans:
    rows = await store.read(sa.select(plans).where(plans.c.table_id == table))
    return {row.seat: read(row) for row in rows}


def read(row: sa.Row[tuple[object, ...]]) -> Plan:
    return Plan(row.person, msgspec.json.decode(row.lines, type=tuple[Step, ...]))


async def put(store: Store, table: str, seat: int, plan: Plan | None) -> None:
    """Store the plan of a seat in place of the one before; None: there is none any more."""
    there = sa.and_(plans.c.table_id == table, plans.c.seat == seat)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(plans).where(there))
        if plan is not None:
            row = {"table_id": table, "seat": seat, "person": plan.person, "lines": plan.text, "dropped": 0}
            connection.execute(sa.insert(plans).values(**row))

    await store.write(write)


def this(table: str, seat: int, plan: Plan) -> sa.ColumnElement[bool]:
    """The row of a plan, as long as it is this very one."""
    return sa.and_(plans.c.table_id == table, plans.c.seat == seat, plans.c.lines == plan.text, plans.c.dropped == 0)


async def drop(store: Store, table: str, seat: int, plan: Plan, whys: list[Sentence]) -> None:
    """Note why a plan was not played, for its owner to read."""
    told = Plan(plan.person, tuple(replace(step, why=why) for step, why in zip(plan.steps, whys, strict=True)))
    await store.do(sa.update(plans).where(this(table, seat, plan)).values(lines=told.text, dropped=1))


def take(connection: sa.Connection, table: str, seat: int, plan: Plan) -> None:
    """A plan is played once: not if it was withdrawn at the last moment, or another process plays it."""
    if not connection.execute(sa.delete(plans).where(this(table, seat, plan))).rowcount:
        raise Stale
