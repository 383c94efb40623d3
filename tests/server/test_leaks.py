"""No hidden byte reaches a seat that may not know it.

Non-interference: two tables stand alike in all that one seat may know, and differ in the rest, which was dealt anew.
As long as play shows that seat nothing else, every byte that it is sent must be the same. That the redacted record is
free of secrets is the business of each game's own tests.
"""

import json
import os
import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

import riverhaven as rh
from riverhaven.core.contract import same_but_dice
from riverhaven.core.dice import cast, key_of
from riverhaven.core.game import Game
from riverhaven.core.match import Match
from riverhaven.core.moves import Move
from riverhaven.server.load import Person
from tests.often import often
from tests.server.conftest import Server, Starter, Stores
from tests.server.guest import Guest, party, people, person, play_on, run

WORLDS = int(os.environ.get("RIVERHAVEN_WORLDS", "4"))


@pytest.fixture(scope="module")
def trusting(stores: Stores, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(stores("sqlite"), tmp_path_factory.mktemp("server"), trust_positions=True)
    yield found
    found.stop()


def two_worlds(game: Game, seat: int | None, rng: random.Random) -> tuple[Match, Match]:
    """A match somewhere in the middle, and one that `seat` cannot tell from it."""
    match = game.new(rng.choice(game.seats), rng.getrandbits(64))
    wanted = rng.randrange(10, 60)
    while match.ply < wanted and not match.over:
        mover = rng.choice(match.waiting)
        match.play(mover, rng.choice(match.moves(mover)))
    for _ in range(match.ply // 2 if match.over else 0):  # a short one: from its middle
        match.undo()
    other = game.redacted(match.state, seat)
    cast(other, rng.getrandbits(64))
    game.rules.deal(game.parts, other, -1 if seat is None else seat)
    return Match(game, match.state, None), Match(game, other, None)


def same_for(seat: int | None, one: Match, two: Match) -> bool:
    return one.game.redacted(one.state, seat).tobytes() == two.game.redacted(two.state, seat).tobytes()


def next_moves(rng: random.Random, seat: int | None, one: Match, two: Match) -> tuple[int, Move, Move] | None:
    """Who moves in both worlds, and how: two moves that look the same to `seat`."""
    game, mover = one.game, rng.choice(one.waiting)
    if mover == seat:
        move = rng.choice(one.moves(mover))
        return mover, move, move

    def looks(match: Match) -> dict[int, Move]:
        masks = {m: game.rules.mask(game.parts, match.state, mover, m.id) for m in match.moves(mover)}
        return {mask: move for move, mask in sorted(masks.items(), key=lambda _: rng.random())}

    first, second = looks(one), looks(two)
    both = sorted(first.keys() & second.keys())
    if not both:
        return None
    mask = rng.choice(both)
    return mover, first[mask], second[mask]


async def set_up(server: Server, match: Match, everybody: list[Person]) -> str:
    """A table that goes on from where `match` stands; all seats are of these people."""
    save = json.dumps({"riverhaven": 1, "game": match.game.name, "rules": 1, "position": match.position()})
    seats = [{"who": "me"}] + [{"who": "open"}] * (match.seats - 1)
    table = (await everybody[0].ask("POST", "/api/tables/import", save=save, seats=seats))["table"]
    invitation = (await everybody[0].get(f"/api/tables/{table}/invitation"))["invitation"]
    for seat in range(1, match.seats):
        await everybody[seat].ask("POST", f"/api/tables/{table}/sit", seat=seat, invitation=invitation)
    return str(table)


@pytest.mark.parametrize("game", often(((game,) for game in rh.games()), every=2))
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(trusting: Server, game: str) -> None:
    rng = random.Random(11)
    found = SimpleNamespace(secret=0, different=0, moves=0)

    async def one_world(everybody: list[Person]) -> None:
        seat = rng.choice([None, *range(min(rh.game(game).seats))])
        worlds = two_worlds(rh.game(game), seat, rng)
        known = rh.game(game).redacted(worlds[0].state, seat)
        found.secret += not same_but_dice(worlds[0].state, known)
        found.different += not same_but_dice(*(world.state for world in worlds))
        assert same_for(seat, *worlds)
        tables = [await set_up(trusting, match, everybody) for match in worlds]
        viewer = person(trusting) if seat is None else everybody[seat]
        eyes = [await Guest(viewer, table, seat, lang="en").__aenter__() for table in tables]
        movers = [
            [await Guest(everybody[i], table, i, ("moves",)).__aenter__() for i in range(worlds[0].seats)]
            for table in tables
        ]
        for _ in range(12):
            chosen = None if worlds[0].over else next_moves(rng, seat, *worlds)
            if chosen is None:
                break
            mover, *moves = chosen
            confirm = rng.random() < 0.7
            for world, move in zip(worlds, moves, strict=True):
                world.play(mover, move)
            if not same_for(seat, *worlds):
                break  # chance has shown this seat something that differs
            found.moves += 1
            for guests, eye, move in zip(movers, eyes, moves, strict=True):
                guest = guests[mover]
                await guest.free()
                await guest.play(str(move), confirm)
                if guest.frame.get("draft") and not guest.frame.get("free"):
                    await guest.ok(do="confirm", seat=mover)
                await eye.caught_up(guest.frame["version"])
            await compare(viewer, seat, tables, eyes, len(worlds[0].turns))

    async def compare(viewer: Person, seat: int | None, tables: list[str], eyes: list[Guest], ply: int) -> None:
        sent = []
        for table, eye in zip(tables, eyes, strict=True):
            pages = list(eye.bytes)
            query = {} if seat is None else {"seat": seat}
            for path in ("", "/export", f"/history/{ply}", f"/history/{ply - 1}"):
                pages.append((await viewer.http.get(f"/api/tables/{table}{path}", params=query)).text)
            sent.append([page.replace(table, "TABLE") for page in pages])
        assert sent[0] == sent[1]

    async def main() -> None:
        everybody = await people(trusting, *"ABCDE")
        for _ in range(WORLDS):
            await one_world(everybody)

    run(main)
    assert found.moves > 0 and bool(found.different) == bool(found.secret)


def test_seeds_and_tokens_are_in_no_frame_page_error_log_or_export(start_any: Starter) -> None:
    server = start_any()

    async def main() -> tuple[list[str], str, list[str], str, str]:
        found, table = await party(server, "newhaven", 2)
        link = (await found[0].ask("POST", "/api/me/link"))["token"]
        invitation = (await found[0].get(f"/api/tables/{table}/invitation"))["invitation"]
        stranger = person(server)
        guests = [await Guest(p, table, seat).__aenter__() for seat, p in enumerate(found)]
        guests.append(await Guest(stranger, table, None).__aenter__())
        await play_on(guests, 25)
        pages = [text for guest in guests for text in guest.bytes]
        for who, seat in ((found[0], 0), (found[1], 1), (stranger, None)):
            query = {} if seat is None else {"seat": seat}
            for path in ("", "/export", "/history/9", "/history/x", "/nothing", "/invitation?"):
                if path != "/invitation?" or who is stranger:
                    pages.append((await who.http.get(f"/api/tables/{table}{path}", params=query)).text)
        for bad in ({"do": "play"}, {"do": "play", "seat": 0, "move": "x", "at": 0}, {"do": "undo", "seat": 1}):
            pages.append(json.dumps(await guests[0].ask(**bad, id="bad")) if "seat" in bad else "")
        pages.append((await stranger.http.get("/metrics")).text)
        pages.append((await stranger.http.get("/schema/openapi.json")).text)
        running = list(pages)
        await play_on(guests)
        seed = guests[0].frame["seed"]
        return running, seed, [who.http.cookies["riverhaven"] for who in found], link, invitation

    running, seed, sessions, link, invitation = run(main)
    server.stop()
    log = server.log.read_text()
    keys = [str(abs(key)) for key in key_of(int(seed))]
    for secret in (seed, hex(int(seed))[2:], *keys):
        assert not any(secret in page for page in running) and secret not in log
    for secret in (*sessions, link, invitation):
        assert not any(secret in page for page in running) and secret not in log
