"""A table without sockets: a real store and a real hall, in this process, by a clock that the test sets."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

from riverhaven.core.match import Match
from riverhaven.server import decisions, lobby, plans
from riverhaven.server import people as persons
from riverhaven.server.decisions import Stale
from riverhaven.server.hall import Done, Hall
from riverhaven.server.lobby import Place
from riverhaven.server.people import Who
from riverhaven.server.planner import Planner
from riverhaven.server.planner import due as planner_due
from riverhaven.server.plans import Plan, Plans, Step
from riverhaven.server.protocol import Clock, What, When
from riverhaven.server.referee import nothing
from riverhaven.server.store import Event, Store
from riverhaven.server.table import Table

ABSENT_S = 600.0
STRANGER: Any = SimpleNamespace(client=None)  # a socket of which nothing is known


class Inside:
    """Everything that can happen at one table, and a restart in between. `now` is the server's time."""

    def __init__(self, url: str) -> None:
        self.url, self.now = url, 1_000_000.0
        self.loop = asyncio.new_event_loop()
        self.begin()

    def begin(self) -> None:
        self.store = Store(self.url)
        self.store.start()
        self.hall = Hall(self.store, 10, now=lambda: self.now)

    def restart(self) -> None:
        self.store.stop()
        self.begin()

    def close(self) -> None:
        self.store.stop()
        self.loop.close()

    def open(
        self,
        seats: int = 2,
        clock: Clock | None = None,
        game: str = "newhaven",
        begun: bool = True,
        seated: bool = True,
        asks: bool = False,
        lang: str = "en",
        people: list[Who] | None = None,
    ) -> None:
        """People sit down at a new table and begin."""

        async def opened() -> tuple[list[Who], str]:
            found = people or [(await persons.make(self.store, f"Person {i}", lang))[0] for i in range(seats)]
            places = [Place("me"), *[Place("open")] * (seats - 1)]
            return found, await lobby.create(self.store, found[0], game, {}, places, clock, listed=asks, asks=asks)

        self.people, self.id = self.loop.run_until_complete(opened())
        invitation = self.table.opening.invitation
        for seat, who in enumerate(self.people[1:] if seated else [], 1):
            self.act(partial(decisions.sit, person=who.id, seat=seat, invitation=invitation))
        if begun:
            self.act(lambda table: decisions.start(table, self.people[0].id))

    @property
    def table(self) -> Table:
        return self.loop.run_until_complete(self.hall.live(self.id)).table

    def act(self, decide: Callable[[Table], Event]) -> Done:
        return self.loop.run_until_complete(self.hall.act(self.id, None, None, decide))

    def wait(self, seconds: float) -> None:
        """Let time pass, and the referee look."""
        self.now += seconds
        self.call()

    def call(self) -> None:
        with suppress(Stale):
            self.act(nothing)

    # What people do, each by their seat.

    def play(self, seat: int, number: int = 0, confirm: bool = True) -> None:
        def decide(table: Table) -> Event:
            moves = decisions.running(table).moves(seat)
            move = str(moves[number % len(moves)]) if moves else "pass"
            return decisions.move(table, self.people[seat].id, seat, move, table.at, confirm)

        self.act(decide)

    def turn(self, seat: int) -> None:
        """A whole turn, confirmed."""
        while self.table.owes == (seat,):
            match = decisions.running(self.table)
            passes = [i for i, move in enumerate(match.moves(seat)) if str(move) == "pass"]
            self.play(seat, passes[0] if passes else 0)

    def do(self, what: Callable[..., Event], seat: int, *more: Any) -> None:
        self.act(lambda table: what(table, self.people[seat].id, *more))

    def somebody_new(self) -> Who:
        return self.loop.run_until_complete(persons.make(self.store, "Somebody", "en"))[0]

    @property
    def match(self) -> Match:
        found = self.table.match
        assert found is not None
        return found

    def planned(self) -> Plans:
        """What is planned at the table, as it is stored."""
        return self.loop.run_until_complete(plans.plans_at(self.store, self.id))

    def plan(self, seat: int, number: int, same: bool, of: int, more: bool) -> None:
        """Plan one of the moves that could be possible; if that is not one's own seat, on the condition that the other
        makes a move of any kind of theirs."""
        match = plans.check_may_plan(self.table, self.people[seat].id, seat)
        moves = [
            f"{kind} {labels}".strip() for kind, found in plans.possible(match, seat).items() for labels in found.labels
        ]
        if not moves:
            return
        move = moves[number % len(moves)]
        theirs = [] if of == seat else [*plans.possible_of(match, seat, of)]
        when = When(of, theirs[number % len(theirs)]) if theirs else None
        kept = self.planned().get(seat)
        before = kept.steps if kept is not None and more and not kept.dropped else ()
        step = Step(move, plans.foretold(match, seat, match.find(move)), same, when, len(match.turns))
        plan = Plan(self.people[seat].id, (*before, step)[-plans.MOST_STEPS :])
        self.loop.run_until_complete(plans.put(self.store, self.id, seat, plan))

    def play_plans(self) -> None:
        """Let the planner do what is due."""

        async def plays() -> None:
            planner, live = Planner(self.hall), await self.hall.fresh(self.id)
            self.hall.changed.remove(planner.changed)
            while (due := planner_due(live)) is not None:
                await planner.play(live, *due)

        self.loop.run_until_complete(plays())

    def propose(self, seat: int, what: What, of: int | None = None) -> None:
        self.do(decisions.propose, seat, what, self.now, ABSENT_S, of)

    def answer(self, seat: int, yes: bool = True) -> None:
        self.do(decisions.answer, seat, yes)
