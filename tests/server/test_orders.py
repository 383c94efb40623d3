"""Any order of moves, pauses, flags, resignations, undos, takeovers, proposals, plans and restarts leaves one table,
the same for all."""

import tempfile
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from msgspec.structs import replace

from riverhaven.core.state import Json
from riverhaven.core.words import Refusal
from riverhaven.server import decisions
from riverhaven.server.decisions import Stale
from riverhaven.server.frame import PAGE, Eye
from riverhaven.server.hall import opened
from riverhaven.server.plans import its_turn
from riverhaven.server.protocol import Clock, What
from riverhaven.server.store import Event
from riverhaven.server.table import Table
from riverhaven.server.verify import verify_store
from tests.server.inside import Inside

SEATS = st.integers(0, 2)
CLOCKS = [None, Clock("live", 300, 5, "bot"), Clock("live", 300, 5, "resign"), Clock("days", 86400, 0, "resign")]
# What everybody is shown alike.
PUBLIC = ("version", "at", "ply", "stage", "owes", "draft", "asked", "places", "ended", "next", "again")


class Viewer:
    """Somebody who watches from the start, and keeps what they were shown as a client does."""

    def __init__(self, seat: int | None, person: str | None) -> None:
        self.eye = Eye(seat, person, {"log"}, "en")
        self.frame: Json = {}
        self.log: list[Json] = []

    def look(self, table: Table, names: list[str | None]) -> None:
        if not self.eye.misses(table, names):
            return
        frame = msgspec.json.decode(msgspec.json.encode(self.eye.frame(table, names)))
        if "since" not in frame:
            self.log = []
        for line in frame.get("log", ()):
            if line["kind"] == "undo":
                self.log = [old for old in self.log if old["kind"] != "move" or old["ply"] < line["ply"]]
            self.log.append(line)
        self.frame = {**({"seats": self.frame.get("seats")} if "since" in frame else {}), **frame}

    @property
    def public(self) -> Json:
        seats = [{key: seat.get(key) for key in ("name", "bot", "resigned")} for seat in self.frame["seats"]]
        clock = self.frame.get("times", {})
        return {key: self.frame.get(key) for key in PUBLIC} | {
            "seats": seats,
            "clocks": (clock.get("runs"), clock.get("paused")),
            "kinds": [(line["version"], line["kind"]) for line in self.log[-PAGE // 2 :]],
        }


class Orders(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.inside = Inside(f"sqlite:///{self.folder.name}/tables.sqlite")

    @initialize(clock=st.sampled_from(CLOCKS), order=st.permutations([0, 1, 2]), by_lot=st.booleans())
    def sit_down(self, clock: Clock | None, order: list[int], by_lot: bool) -> None:
        inside = self.inside
        inside.open(3, clock, begun=False)
        inside.act(lambda table: decisions.start(table, inside.people[0].id, order=order if by_lot else ()))
        if by_lot:
            inside.people = [inside.people[was] for was in order]
        people = [*enumerate(who.id for who in inside.people), (None, None)]
        self.viewers = [Viewer(seat, person) for seat, person in people]

    def teardown(self) -> None:
        if hasattr(self, "viewers"):
            assert verify_store(self.inside.url) == (1, [])
        self.inside.close()
        self.folder.cleanup()

    def attempt(self, does: Any, *arguments: Any) -> None:
        """What is refused changes nothing; but somebody's time may be up before."""
        before = self.inside.table
        try:
            does(*arguments)
        except (Refusal, Stale):
            since = [told.kind for told in self.inside.table.told if told.version > before.version]
            assert not since or "flag" in since

    # --------------------------------------------------------------------------------------------- what can happen

    @rule(number=st.integers(0, 500), confirm=st.booleans())
    def somebody_moves(self, number: int, confirm: bool) -> None:
        for seat in self.inside.table.owes[:1]:
            self.attempt(self.inside.play, seat, number, confirm)

    @rule(number=st.integers(0, 500))
    def a_bot_moves(self, number: int) -> None:
        def decide(table: Table) -> Event:
            for seat in table.owes:
                if table.seats[seat].bot is not None:
                    moves = decisions.running(table).moves(seat)
                    return decisions.bot_move(table, seat, str(moves[number % len(moves)]), table.at, random=False)
            raise Stale

        self.attempt(self.inside.act, decide)

    @rule(seat=SEATS)
    def confirm(self, seat: int) -> None:
        self.attempt(self.inside.do, decisions.confirm, seat, seat)

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        self.attempt(self.inside.do, decisions.undo, seat, seat)

    @rule(seat=SEATS, what=st.sampled_from(["end", "pause", "resume", "bot", "open"]), of=SEATS)
    def ask(self, seat: int, what: What, of: int) -> None:
        self.attempt(self.inside.propose, seat, what, of)

    @rule(seat=SEATS)
    def somebody_else_takes_the_seat(self, seat: int) -> None:
        inside = self.inside
        who, gone = inside.somebody_new(), inside.people[seat]
        invitation = inside.table.opening.invitation
        may = seat in inside.table.offered
        self.attempt(inside.act, lambda table: decisions.sit(table, who.id, seat, invitation))
        if inside.table.seats[seat].person != who.id:
            return
        assert may
        inside.people[seat] = who
        with pytest.raises(Refusal):  # whoever was replaced sees the hand no more
            Viewer(seat, gone.id).look(inside.table, ["?"] * 3)
        self.viewers[seat] = Viewer(seat, who.id)

    @rule(seat=SEATS)
    def offer_to_play_again(self, seat: int) -> None:
        self.attempt(self.inside.do, decisions.rematch, seat, "another")

    @rule(seat=SEATS)
    def say_something(self, seat: int) -> None:
        self.attempt(self.inside.do, decisions.chat, seat, "Hm.")

    @rule(seat=SEATS)
    def call(self, seat: int) -> None:
        self.attempt(self.inside.do, decisions.nudge, seat, self.inside.now)

    @rule(seat=SEATS, number=st.integers(0, 500), same=st.booleans(), of=SEATS, more=st.booleans())
    def plan(self, seat: int, number: int, same: bool, of: int, more: bool) -> None:
        self.attempt(self.inside.plan, seat, number, same, of, more)

    @rule()
    def what_is_planned_is_played(self) -> None:
        inside = self.inside
        before = inside.planned()
        ply = len(inside.match.turns)
        due = {seat for seat, plan in before.items() if its_turn(inside.table, seat, plan)}
        inside.play_plans()
        after = inside.planned()
        for seat in due:  # played and gone, dropped with a word, or overtaken by another's
            assert seat not in after or after[seat].dropped or after[seat] == before[seat]
        assert len(inside.match.turns) == ply or due

    @rule(seat=SEATS, yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        self.attempt(self.inside.answer, seat, yes)

    @rule(seat=SEATS)
    def resign(self, seat: int) -> None:
        self.attempt(self.inside.do, decisions.resign, seat, seat)

    @rule(seat=SEATS, other=SEATS, bot=st.sampled_from(["random", None]))
    def call_a_bot_or_send_it_away(self, seat: int, other: int, bot: str | None) -> None:
        self.attempt(self.inside.do, decisions.call_bot, seat, other, bot)

    @rule(seconds=st.sampled_from([0.1, 20.0, 299.0, 700.0, 90_000.0]))
    def time_passes(self, seconds: float) -> None:
        self.inside.wait(seconds)

    @rule()
    def the_time_is_set_back(self) -> None:
        self.inside.now -= 5000

    @rule()
    def restart(self) -> None:
        self.inside.restart()

    # -------------------------------------------------------------------------------------------- what must be true

    @invariant()
    def what_is_stored_is_what_is_played(self) -> None:
        table, stored = self.inside.table, opened(self.inside.store, self.inside.id)
        fields = ("version", "at", "seats", "settled", "resigned", "ended", "times", "paused", "told")
        for field in (*fields, "offered", "drawn", "next"):
            assert getattr(stored, field) == getattr(table, field), field
        assert stored.left.keys() == table.left.keys()
        # Since when somebody is asked: not by a clock that was set back since.
        asked = [None if one is None else replace(one, since=0.0) for one in (stored.request, table.request)]
        assert asked[0] == asked[1]
        assert stored.summary == table.summary
        assert stored.match is not None and table.match is not None
        assert stored.match.state.tobytes() == table.match.state.tobytes()

    @invariant()
    def the_table_is_consistent(self) -> None:
        table = self.inside.table
        is_over = table.stage == "over"
        assert not (is_over or table.paused) or (table.owes == () and table.summary.due is None)
        assert is_over or table.paused or table.owes  # a match that runs waits for somebody
        assert not is_over or (table.draft_seat is None and not table.paused)
        assert table.request is None or (table.request.what == "rematch") == is_over
        assert table.request is None or table.request.missing(table.humans())  # whatever all agree to has happened
        assert not is_over or table.offered == frozenset()
        for seat in table.offered:
            assert table.seats[seat].bot is not None and seat not in table.resigned
        assert set(table.left) == {seat for seat in range(3) if table.seats[seat].bot is not None}
        for seat in table.resigned:
            assert is_over or table.seats[seat].bot is not None
            assert not any(table.places) or table.places[seat] > min(table.places)
        if table.times is not None:
            assert min(table.times.left) >= 0
            people = {seat for seat in table.owes if table.seats[seat].bot is None}
            assert set(table.times.runs) == people

    @invariant()
    def everybody_is_shown_the_same(self) -> None:
        live = self.inside.loop.run_until_complete(self.inside.hall.live(self.inside.id))
        for viewer in self.viewers:
            viewer.look(live.table, live.names)
        late = Viewer(None, None)
        late.look(live.table, live.names)
        shown = [viewer.public for viewer in [*self.viewers, late]]
        assert all(one == shown[0] for one in shown)


def check(examples: int, steps: int) -> None:
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    how = settings(max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=slow)
    run_state_machine_as_test(Orders, settings=how)


def test_any_order() -> None:
    check(examples=6, steps=40)


@pytest.mark.long
def test_any_order_at_length() -> None:
    check(examples=300, steps=60)
