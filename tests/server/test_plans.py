"""A move that is left for later is played when its turn comes, or dropped with a word; and it is a secret."""

import asyncio
import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

import riverhaven as rh
from riverhaven.core.match import Match, Turn
from riverhaven.core.state import Json
from riverhaven.core.words import Refusal
from riverhaven.server import decisions, plans, protocol
from riverhaven.server import people as persons
from riverhaven.server.gallery import Gallery
from riverhaven.server.hall import Live
from riverhaven.server.planner import Planner
from riverhaven.server.plans import Plan, Step
from riverhaven.server.protocol import Sentence, When
from riverhaven.server.schema import plans as stored
from riverhaven.server.settings import Settings
from riverhaven.server.socket import Conversation
from riverhaven.server.store import Store
from tests.server.conftest import Server, Starter
from tests.server.guest import Guest, party, run
from tests.server.inside import STRANGER, Inside
from tests.server.test_foresight import redealt
from tests.server.test_notices import HERE, chat, until

SEEN = ("moves", "log")


async def could(guest: Guest, kind: str) -> list[str]:
    """What a seat may plan of a kind of moves."""
    answer = await guest.ask(do="ahead", seat=guest.seat)
    return [f"{kind} {labels}".strip() for labels in answer["moves"][kind]["labels"]]


async def play_until(holds: Callable[[], object], one: Guest, two: Guest, *without: str) -> None:
    """Let both play on, the first on none of these places; the second leaves to plans where to go."""
    while not holds():
        await asyncio.sleep(0.01)
        for guest in (one, two):
            await guest.ask(do="unwatch", seat=7)  # hear what has been sent
        mover = next((guest for guest in (one, two) if guest.frame.get("free")), two)
        if mover is two and any(move.startswith("place") for move in two.moves):
            continue
        moves = [move for move in mover.moves if move == "pass"] or mover.moves
        moves = [move for move in moves if not any(place in move.split() for place in without)]
        if moves:
            done = await mover.play(moves[0])
            for guest in (one, two):
                await guest.caught_up(done["version"])


def has_played(guest: Guest, move: str) -> bool:
    return any(line.get("move") == move and line["seat"] == guest.seat for line in guest.log)


def test_a_plan_is_played_when_its_turn_comes_and_nobody_else_hears_of_it(server: Server) -> None:
    async def main() -> None:
        (anna, bela), table = await party(server)
        async with Guest(anna, table, 0, SEEN) as one, Guest(bela, table, 1, SEEN) as two, Guest(bela, table) as eye:
            assert await one.refused(do="plan", seat=0, move="pass") == "your-turn-now"
            assert await one.refused(do="plan", seat=1, move="pass") == "not-your-seat"
            move = (await could(two, "place"))[0]
            before = len(one.bytes), len(eye.bytes)
            await two.ok(do="plan", seat=1, move=move, same=True)
            await two.until(lambda: two.frame.get("plans"))
            (plan,) = two.frame["plans"]
            assert plan["move"] == move and plan["same"] and plan["said"][0]["message"] == "log-place"
            await two.ok(do="plan", seat=1)
            await two.until(lambda: "plans" not in two.frame)
            await two.ok(do="plan", seat=1, move=move)
            for guest, known in zip((one, eye), before, strict=True):
                await guest.ask(do="unwatch", seat=7)  # whatever was sent before comes before the answer
                assert [json.loads(text)["is"] for text in guest.bytes[known:]] == ["done"]
            seen = [await anna.get(f"/api/tables/{table}{path}", seat=0) for path in ("", "/export")]
            assert "plans" not in seen[0] and move not in json.dumps(seen)
            assert (await bela.get(f"/api/tables/{table}", seat=1))["plans"][0]["move"] == move
            assert "plans" not in await bela.get(f"/api/tables/{table}")
            await play_until(lambda: has_played(two, move), one, two, move.split()[2])
            await two.until(lambda: "plans" not in two.frame)
            frames = [json.loads(text) for text in two.bytes if '"plans"' in text]
            assert not any("place" in frame.get("moves", ()) for frame in frames)  # nobody is asked what they planned
            assert not any('"plans"' in text for text in one.bytes + eye.bytes)

    run(main)


def dropped(guest: Guest) -> Json:
    """Why the first of somebody's plans was not played."""
    return guest.frame["plans"][0].get("dropped", {}) if "plans" in guest.frame else {}


def test_a_plan_that_is_not_legal_any_more_is_dropped_with_a_word(start: Starter) -> None:
    server = start(notice_after_seconds=0.2, notice_sweep_seconds=0.2, notice_networks=HERE)

    async def main() -> None:
        (anna, bela), table = await party(server)
        async with (
            chat() as (address, got),
            Guest(anna, table, 0, SEEN) as one,
            Guest(bela, table, 1, SEEN) as two,
        ):
            await bela.ask("POST", "/api/me/ways", kind="json", address=address)
            space = one.moves[0].split()[2]
            move = next(move for move in await could(two, "place") if move.split()[2] == space)
            await two.ok(do="plan", seat=1, move=move)
            await one.play(next(move for move in one.moves if move.split()[2] == space))
            await play_until(lambda: dropped(two), one, two)
            assert two.frame["free"] and dropped(two)["message"].startswith("reason-")
            assert not any('"plans"' in text for text in one.bytes)
            await until(lambda: len(got) == 2)
            told = json.loads(got[1][2])
            assert "your plan was not played" in told["title"] and move not in json.dumps(told)
            await two.ok(do="plan", seat=1)
            await two.until(lambda: "plans" not in two.frame)

    run(main)


def planned(inside: Inside, match: Match, move: str, same: bool) -> Plan:
    """The second person plans a move."""
    said = plans.foretold(match, 1, match.find(move))
    plan = Plan(inside.people[1].id, (Step(move, said, same),))
    inside.loop.run_until_complete(plans.put(inside.store, inside.id, 1, plan))
    return plan


def default(match: Match, seat: int) -> int:
    """The number of a move that changes little."""
    moves = [*map(str, match.moves(seat))]
    return moves.index("pass") if "pass" in moves else 0


def whys(plan: Plan) -> list[str]:
    """Why none of the steps was played."""
    return [step.why.message for step in plan.steps if step.why is not None]


def play_on(inside: Inside) -> None:
    """Until the second person is asked for a place."""
    while "place" not in plans.of_kinds(decisions.running(inside.table), 1):
        seat = inside.table.owes[0]
        inside.play(seat, default(decisions.running(inside.table), seat))


def test_whoever_has_lost_the_seat_meanwhile_takes_nobodys_plan_away(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To look ahead takes a while, and at its end somebody else may sit there, with a plan of their own."""
    inside.open()
    inside.do(decisions.leave, 1, 1, "easy")
    inside.wait(601)
    inside.propose(0, "open", 1)
    other, invitation = inside.somebody_new(), inside.table.opening.invitation
    theirs = Plan(other.id, (Step("pass", []),))

    async def step(*_: object) -> Step:
        sits = partial(decisions.sit, person=other.id, seat=1, invitation=invitation)
        await inside.hall.act(inside.id, other.id, None, sits)
        await plans.put(inside.store, inside.id, 1, theirs)
        return Step("pass", [])

    monkeypatch.setattr(Conversation, "step", step)
    talk = Conversation(Gallery(inside.hall), STRANGER, None, None, Settings())
    talk.person = inside.people[1].id
    with pytest.raises(Refusal, match="not your seat"):
        inside.loop.run_until_complete(talk.plan(protocol.Plan("1", inside.id, 1, "pass")))
    assert inside.planned() == {1: theirs}
    talk.gallery.painter.stop()


def last(live: Live) -> Turn:
    return decisions.running(live.table).turns[-1]


def changing(match: Match, move: str) -> str:
    """A move of the first seat after which `move` is still legal for the second, but does something else."""
    said = plans.foretold(match, 1, match.find(move))
    for first in match.moves(0):
        world = match.copy()
        world.play(0, first)
        while "place" not in plans.of_kinds(world, 1):
            mover = world.waiting[0]
            world.play(mover, world.moves(mover)[default(world, mover)])
        if move in map(str, world.moves(1)) and plans.sentences(world.previewed(1, world.find(move))) != said:
            return str(first)
    raise AssertionError("nothing changes it")


@pytest.mark.parametrize("same", [True, False])
def test_a_plan_may_ask_that_it_does_what_it_was_to_do(inside: Inside, same: bool) -> None:
    inside.open()
    match = decisions.running(inside.table)
    move = next(f"place {labels}" for labels in plans.possible(match, 1)["place"].labels)
    first = changing(match, move)
    planned(inside, match, move, same)
    planner = Planner(inside.hall)
    inside.play(0, [*map(str, match.moves(0))].index(first))
    play_on(inside)

    async def come() -> None:
        live = await inside.hall.fresh(inside.id)
        inside.hall.tell(inside.id)
        while planner._busy:
            await asyncio.sleep(0.01)
        plan = live.plans.get(1)
        if same:
            assert plan is not None and plan.dropped and whys(plan) == ["plan-changed"]
            assert live.table.owes == (1,) and str(last(live).move) != move
        else:
            assert plan is None and str(last(live).move) == move

    inside.loop.run_until_complete(come())


def test_what_is_withdrawn_at_the_last_moment_is_not_played(inside: Inside) -> None:
    inside.open()
    match = decisions.running(inside.table)
    plan = planned(inside, match, "place " + plans.possible(match, 1)["place"].labels[-1], same=False)
    play_on(inside)

    async def withdraw() -> None:
        live = await inside.hall.fresh(inside.id)
        assert live.plans
        await plans.put(inside.store, inside.id, 1, None)
        await Planner(inside.hall).play(live, 1, plan)
        assert live.plans == {} and str(last(live).move) != plan.steps[0].move

    inside.loop.run_until_complete(withdraw())


def test_a_plan_survives_a_restart_and_goes_with_its_owner(inside: Inside) -> None:
    inside.open()
    match = decisions.running(inside.table)
    plan = planned(inside, match, "place " + plans.possible(match, 1)["place"].labels[-1], same=False)
    play_on(inside)  # nobody was there to play it
    inside.restart()

    async def come_back() -> None:
        planner = Planner(inside.hall)
        planner.start()
        while str(last(await inside.hall.live(inside.id)).move) != plan.steps[0].move:
            await asyncio.sleep(0.01)
        planner.stop()

    inside.loop.run_until_complete(come_back())
    planned(inside, match, plan.steps[0].move, same=False)
    inside.loop.run_until_complete(persons.delete(inside.store, inside.people[1]))
    assert inside.store.read_now(sa.select(stored)) == []


@pytest.mark.parametrize("name", rh.games())
def test_what_can_be_planned_tells_nothing_that_the_seat_may_not_know(name: str) -> None:
    match = rh.game(name).new(seed=4)
    planned = 0
    while match.ply < 40 and not match.over:
        seats = [seat for seat in range(match.seats) if seat not in match.waiting]
        for seat in seats if match.ply % 8 == 0 else ():
            other = redealt(match, seat, random.Random(match.ply))
            found = plans.possible(match, seat)
            planned += len(found)
            assert found == plans.possible(other, seat)
        mover = match.waiting[0]
        match.play(mover, match.moves(mover)[match.ply % len(match.moves(mover))])
    assert planned


def test_the_first_plan_whose_condition_is_met_is_played(inside: Inside) -> None:
    """In order of preference: what has not happened is passed over, what is not legal any more, too."""
    inside.open()
    match = decisions.running(inside.table)
    first, second, third = (f"place {labels}" for labels in plans.possible(match, 1)["place"].labels[-3:])
    theirs = str(match.moves(0)[0]).split()  # what the first seat will do: place TILE SPACE TURN
    other = next(str(move).split()[2] for move in match.moves(0) if str(move).split()[2] != theirs[2])
    conditions = [When(0, "place", {"space": other}), When(0, None, {"space": theirs[2]}), None]

    def meant(*steps: tuple[str, When | None]) -> None:
        plan = Plan(inside.people[1].id, tuple(Step(move, [], False, when) for move, when in steps))
        inside.loop.run_until_complete(plans.put(inside.store, inside.id, 1, plan))

    async def come() -> Live:
        planner = Planner(inside.hall)
        live = await inside.hall.fresh(inside.id)
        inside.hall.tell(inside.id)
        while planner._busy:
            await asyncio.sleep(0.01)
        return live

    meant(*zip((first, second, third), conditions, strict=True))
    inside.play(0, 0)
    play_on(inside)
    assert str(last(inside.loop.run_until_complete(come())).move) == second
    # Where nothing fits, each says why.
    inside.open()
    meant((first, conditions[0]), (f"place {' '.join(theirs[1:])}", conditions[1]))
    inside.play(0, 0)
    play_on(inside)
    plan = inside.loop.run_until_complete(come()).plans[1]
    assert plan.dropped and whys(plan)[0] == "plan-not-met" and whys(plan)[1].startswith("reason-")


def test_plans_are_added_and_taken_away_one_by_one(server: Server) -> None:
    async def main() -> None:
        (anna, bela), table = await party(server)
        async with Guest(anna, table, 0, SEEN) as one, Guest(bela, table, 1, SEEN) as two:
            first, second = (await could(two, "place"))[:2]
            hers = (await two.ask(do="ahead", seat=1, of=0))["moves"]["place"]
            labels = dict(zip(hers["axes"], hers["labels"][0].split(), strict=True))
            when = {"seat": 0, "kind": "place", "labels": {"space": labels["space"]}}
            before = len(one.bytes)
            await two.ok(do="plan", seat=1, move=first, when=when)
            await two.ok(do="plan", seat=1, move=second, more=True)
            await two.until(lambda: len(two.frame.get("plans", ())) == 2)
            assert [plan["move"] for plan in two.frame["plans"]] == [first, second]
            assert two.frame["plans"][0]["when"] == when and "when" not in two.frame["plans"][1]
            await two.ok(do="plan", seat=1, number=0)
            await two.until(lambda: [plan["move"] for plan in two.frame["plans"]] == [second])
            await two.ok(do="plan", seat=1, number=0)
            await two.until(lambda: "plans" not in two.frame)
            for wrong in ({"seat": 1}, {"seat": 7}, {"kind": "fly"}, {"labels": {"space": "z9"}}, {"kind": "pass"}):
                asked = {"do": "plan", "seat": 1, "move": first, "when": when | wrong}
                assert await two.refused(**asked) == "plan-no-condition"
            assert await two.refused(do="plan", seat=1, move=first, when={"seat": 0}) == "plan-no-condition"
            for _ in range(plans.MOST_STEPS):
                await two.ok(do="plan", seat=1, move=first, more=True)
            assert await two.refused(do="plan", seat=1, move=first, more=True) == "plan-too-many"
            await one.ask(do="unwatch", seat=7)
            assert [json.loads(text)["is"] for text in one.bytes[before:]] == ["done"]  # nobody else hears of it

    run(main)


@pytest.mark.parametrize("name", rh.games())
def test_what_others_could_do_tells_nothing_that_the_seat_may_not_know(name: str) -> None:
    match = rh.game(name).new(seed=4)
    offered = 0
    while match.ply < 24 and not match.over:
        for seat in range(match.seats) if match.ply % 8 == 0 else ():
            if seat not in match.waiting:
                other = match.waiting[0]
                found = plans.possible_of(match, seat, other)
                offered += len(found)
                assert found == plans.possible_of(redealt(match, seat, random.Random(match.ply)), seat, other)
        mover = match.waiting[0]
        match.play(mover, match.moves(mover)[match.ply % len(match.moves(mover))])
    assert offered


def test_plans_of_an_older_store_are_kept(tmp_path: Path) -> None:
    """They had one move, and no condition."""
    url = f"sqlite:///{tmp_path}/old.sqlite"
    inside = Inside(url)
    inside.open()
    person, table = inside.people[1].id, inside.id
    inside.close()
    store = Store(url)
    said = '[{"message": "log-place", "variables": {"player": "x"}}]'
    with store.writer.begin() as connection:  # as version 18 had it
        for newer in ("tables DROP COLUMN places", "ways DROP COLUMN zone", "people DROP COLUMN play_from"):
            connection.execute(sa.text(f"ALTER TABLE {newer}"))
        connection.execute(sa.text("DROP INDEX hosts"))
        connection.execute(sa.text("DROP TABLE plans"))
        connection.execute(sa.text(OLD))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0018'"))
        for seat, dropped in ((0, None), (1, '{"message": "plan-changed"}')):
            row = {"t": table, "s": seat, "p": person, "d": dropped, "said": said}
            connection.execute(sa.text("INSERT INTO plans VALUES (:t, :s, :p, 'pass', :said, 1, :d)"), row)
    store.prepare()
    kept = {row.seat: plans.read(row) for row in store.read_now(sa.select(stored))}
    store.close()
    assert [kept[seat].dropped for seat in (0, 1)] == [False, True] and whys(kept[1]) == ["plan-changed"]
    assert kept[0].steps == (Step("pass", [Sentence("log-place", {"player": "x"})], same=True),)


OLD = """CREATE TABLE plans (table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, move TEXT NOT NULL,
said TEXT NOT NULL, same INTEGER NOT NULL, dropped TEXT, PRIMARY KEY (table_id, seat))"""
