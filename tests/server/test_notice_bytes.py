"""Every kind of notice on every way, at once and as a digest: each byte that leaves the house is accounted for."""

import email
import email.header
import email.policy
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import http_ece
import httpx
import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from riverhaven.core.words import LANGUAGES, Say, Words
from riverhaven.server import decisions, manners, plans
from riverhaven.server.courier import KINDS, Courier, padless
from riverhaven.server.load import trusted
from riverhaven.server.notices import WHEN, Notices, when
from riverhaven.server.people import Who
from riverhaven.server.plans import Plan, Step
from riverhaven.server.presence import HERE_S
from riverhaven.server.protocol import Clock
from riverhaven.server.schema import events, people, tables, ways
from riverhaven.server.settings import Settings
from riverhaven.server.store import Store
from riverhaven.server.ways import add_way, be_calm, be_quiet, is_quiet, turn
from tests.often import often
from tests.server.conftest import Starter
from tests.server.guest import party, run
from tests.server.inside import ABSENT_S, Inside
from tests.server.postgres import free_port
from tests.server.test_notices import HERE, Received, chat

ORIGIN = "https://games.example.org"
SECRET = b"0123456789abcdef"
LONG = ABSENT_S + 1
QUESTIONS = ("undo", "end", "pause", "resume", "bot", "open", "rematch")


class Box:
    """A mail server's box: whole mails, byte by byte."""

    def __init__(self) -> None:
        self.mails: list[bytes] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        self.mails.append(envelope.content)
        return "250 OK"


class Post:
    """All that leaves the house: a mail server and a service that takes posts, both real; and what somebody gets."""

    def __init__(self, inside: Inside, box: Box, port: int) -> None:
        self.inside, self.box = inside, box
        self.browser = ec.generate_private_key(ec.SECP256R1())
        smtp = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "table@example.org"}
        self.settings = Settings(db=inside.url, notice_networks=HERE, notice_after_seconds=60.0, **smtp)  # type: ignore[arg-type]
        self.courier = Courier(self.settings, inside.store)
        self.notices = Notices(inside.store, self.courier, self.settings)
        self.words = Words()

    def run(self, work: Any) -> Any:
        return self.inside.loop.run_until_complete(work)

    def reach(self, who: Who, address: str, *kinds: str, **how: Any) -> None:
        """Somebody chooses these ways. A mail's address is proven by its link."""
        public = self.browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"endpoint": f"{address}/push", "p256dh": padless(public), "auth": padless(SECRET)}
        for kind in kinds:
            where = {"mail": "bela@example.org", "push": json.dumps(keys)}.get(kind, f"{address}/{kind}")
            self.run(add_way(self.inside.store, self.courier, who, kind, where, ORIGIN, **how))
        rows = self.inside.store.read_now(sa.select(ways).where(ways.c.proven == 0))
        for row in rows:
            self.run(turn(self.inside.store, row.key, on=True, table=None))

    def look(self) -> None:
        self.run(self.notices.look(self.inside.now))


@contextmanager
def post_service(inside: Inside) -> Iterator[tuple[str, list[Received]]]:
    """The service that takes posts; it runs while the test's loop does."""
    service = chat(201)
    address, got = inside.loop.run_until_complete(service.__aenter__())
    try:
        yield address, got
    finally:
        inside.loop.run_until_complete(service.__aexit__(None, None, None))


@pytest.fixture
def post(inside: Inside) -> Iterator[Post]:
    inside.now = time.time() + 10  # what happens from now on is later than the choice of any way
    box, port = Box(), free_port()
    server = Controller(box, hostname="127.0.0.1", port=port)
    server.start()
    yield Post(inside, box, port)
    server.stop()


def asked(inside: Inside, question: str) -> None:
    """The others ask Béla, who sits at 1, something."""
    if question == "undo":
        inside.do(decisions.undo, 0, 0)
    elif question in ("bot", "open"):
        inside.wait(LONG)
        inside.propose(2, question, 0)  # type: ignore[arg-type]
    elif question == "rematch":
        inside.do(decisions.resign, 0, 0)
        inside.do(decisions.resign, 2, 2)
        inside.do(decisions.rematch, 0, "another")
    else:
        if question == "resume":
            inside.propose(0, "pause")
            inside.answer(1)
            inside.answer(2)
        inside.propose(0, question)  # type: ignore[arg-type]


def dropped_plan(inside: Inside) -> None:
    """Béla's plan would not have done what it was to do."""
    inside.turn(0)
    move = str(inside.match.moves(1)[0])
    plan = Plan(inside.people[1].id, (Step(move, [], same=True),))
    inside.loop.run_until_complete(plans.put(inside.store, inside.id, 1, plan))
    inside.play_plans()


def nudged(inside: Inside) -> None:
    inside.turn(0)
    inside.wait(61)
    inside.do(decisions.nudge, 0, inside.now)


def over(inside: Inside) -> None:
    inside.do(decisions.resign, 0, 0)
    inside.do(decisions.resign, 2, 2)


# Each kind of notice: how many play, with a clock or not; what happens before Béla is told.
Happens = Callable[[Inside], None]
CLOCK = Clock("live", 30_000, 0)
CASES: dict[str, tuple[int, Clock | None, Happens]] = {
    "turn": (2, None, lambda inside: inside.turn(0)),
    "plan": (2, None, dropped_plan),
    "nudge": (2, None, nudged),
    "begun": (2, None, lambda inside: None),
    "over": (3, None, over),
    **{
        f"asked-{question}": (3, CLOCK if question in ("pause", "resume") else None, partial(asked, question=question))
        for question in QUESTIONS
    },
}


def test_every_kind_of_notice_is_looked_at_here() -> None:
    assert {case.partition("-")[0] for case in CASES} | {"knock", "full"} == {*WHEN, "plan"}


def wanted(post: Post, bela: Who, what: str, **more: Any) -> tuple[str, str]:
    """The only words that a notice may have: made of the game, the names of the others, and the time."""
    store, id = post.inside.store, post.inside.id
    row = store.read_now(sa.select(tables).where(tables.c.id == id))[0]
    others = [one.name for one in post.inside.people if one.id != bela.id]
    said = {"game": "New Haven", "others": sorted(others), "since": when(row.touched, None), **more}
    kind, _, question = what.partition("-")
    lines = [*([f"notice-asked-{question}"] if question else []), f"notice-{kind}-text"]
    title = post.words.say(bela.lang, Say(f"notice-{kind}", **said))
    return title, " ".join(post.words.say(bela.lang, Say(line, **said)) for line in lines)


def check_every_byte(
    post: Post, bela: Who, got: list[Received], mails: list[bytes], title: str, text: str, table: str | None
) -> None:
    """What was sent on each way is what was wanted, and not a byte more."""
    keys = {row.kind: row.key for row in post.inside.store.read_now(sa.select(ways).where(ways.c.person == bela.id))}
    at = "" if table is None else f"/{table}"
    link = ORIGIN if table is None else f"{ORIGIN}/#/table/{table}"
    off = {kind: f"{ORIGIN}/#/notices/{key}/off{at}" for kind, key in keys.items()}
    says = "notice-off" if table is None else "notice-off-table"
    ends = {kind: post.words.say(bela.lang, Say(says, link=page)) for kind, page in off.items()}
    whole = {kind: f"{title}\n{text}\n{link}\n\n{end}" for kind, end in ends.items()}
    plain = {"title": title, "text": text, "link": link}
    bodies = {
        "discord": lambda body: json.loads(body) == {"content": whole["discord"]},
        "slack": lambda body: json.loads(body) == {"text": whole["slack"]},
        "json": lambda body: json.loads(body) == plain | {"off": off["json"]},
        "ntfy": lambda body: body.decode() == f"{text}\n\n{ends['ntfy']}",
        "push": lambda body: (
            json.loads(http_ece.decrypt(body, private_key=post.browser, auth_secret=SECRET))
            == plain | {"off": off["push"], "ends": ends["push"]}
        ),
    }
    by_path = {path.removeprefix("/"): (headers, body) for path, headers, body in got}
    assert sorted(by_path) == sorted(bodies) and len(got) == len(bodies)
    ours = {"host", "accept", "accept-encoding", "connection", "user-agent", "content-length", "content-type"}
    more = {"ntfy": {"title", "click", "tags"}, "push": {"content-encoding", "ttl", "urgency", "authorization"}}
    for kind, (headers, body) in by_path.items():
        assert bodies[kind](body), (kind, body)
        assert set(headers) <= ours | more.get(kind, set()), headers
    ntfy = by_path["ntfy"][0]
    assert email.header.make_header(email.header.decode_header(ntfy["title"])) == title and ntfy["click"] == link
    (raw,) = mails
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    known = {"from": "table@example.org", "to": "bela@example.org", "subject": title, "mime-version": "1.0"}
    known |= {"list-unsubscribe": f"<{ORIGIN}/api/notices/{keys['mail']}/off{at}>"}
    known |= {"list-unsubscribe-post": "List-Unsubscribe=One-Click"}
    headers = {name.lower(): str(value) for name, value in mail.items()}
    about = {"content-type", "content-transfer-encoding"}
    assert {name: value for name, value in headers.items() if name not in about} == known
    assert mail.get_content().replace("\r\n", "\n") == f"{text}\n\n{link}\n\n-- \n{ends['mail']}\n"
    everything = b"".join([raw, *(body for _, _, body in got)]).decode(errors="replace")
    assert not [secret for secret in secrets_of(post) if secret in everything]


def secrets_of(post: Post) -> list[str]:
    """What nobody who is away is to be told: it could be read by whoever carries it."""
    store, id = post.inside.store, post.inside.id
    row = store.read_now(sa.select(tables).where(tables.c.id == id))[0]
    moves = [e.body.split("|")[0] for e in store.read_now(sa.select(events).where(events.c.kind == "move"))]
    moves = [move for move in moves if " " in move]  # "pass" is a word of the language
    ids = [person.id for person in post.inside.people]
    return [str(row.seed), row.invitation, *moves, *ids]


@pytest.mark.parametrize(("case", "lang"), often([(case, LANGUAGES[i % 3]) for i, case in enumerate(CASES)], every=4))
def test_each_byte_of_a_notice_is_accounted_for(post: Post, case: str, lang: str) -> None:
    inside = post.inside
    seats, clock, happens = CASES[case]
    inside.open(seats, clock, lang=lang)
    bela = inside.people[1]

    with post_service(inside) as (address, got):
        post.reach(bela, address, *KINDS)
        inside.wait(1)
        inside.do(decisions.chat, 0, "Let us begin")
        if case == "asked-undo":
            inside.turn(0)
        if case != "begun":
            inside.wait(61)
            post.look()
        first = len(got), len(post.box.mails)
        happens(inside)
        told = inside.store.read_now(sa.select(tables).where(tables.c.id == inside.id))[0].touched
        inside.now = told + 61
        post.look()
        post.look()  # nothing is told twice
        by = {"player": inside.people[2 if case in ("asked-bot", "asked-open") else 0].name}
        title, text = wanted(post, bela, case, **(by if case.startswith(("asked", "nudge")) else {}))
        check_every_byte(post, bela, got[first[0] :], post.box.mails[first[1] :], title, text, inside.id)


@pytest.mark.parametrize("what", ["knock", "full"])
def test_whoever_keeps_the_table_is_told_who_waits_for_them(post: Post, what: str) -> None:
    inside = post.inside
    inside.open(2, begun=False, seated=what == "full", asks=True)
    anna, bela = inside.people
    with post_service(inside) as (address, got):
        post.reach(anna, address, "json")
        inside.wait(1)
        if what == "knock":
            inside.act(lambda table: decisions.knock(table, bela.id))
        else:
            inside.do(decisions.chat, 1, "I am here")
        inside.wait(61)
        post.look()
        post.look()
        sent = [json.loads(body) for _, _, body in got[1:]]
        assert [one["title"] for one in sent] == [post.words.say("en", Say(f"notice-{what}", game="New Haven"))]
        assert inside.table.summary.owes == (what == "knock") and inside.table.summary.asked == (what == "full")
        # What is not so any more may be told again when it is.
        if what == "full":
            inside.do(decisions.leave, 1, 1, "random")
            post.look()
            inside.do(partial(decisions.sit, seat=1, invitation=inside.table.opening.invitation), 1)
            inside.wait(61)
            post.look()
            assert len(got) == 3
            # Whoever has seated the last one themselves is told nothing.
            inside.do(decisions.remove, 0, 1)
            inside.act(lambda table: decisions.call_bot(table, anna.id, 1, "random"))
            inside.wait(61)
            post.look()
            assert len(got) == 3


def test_a_question_is_told_anew_and_a_call_only_to_whoever_hears_it(post: Post) -> None:
    inside = post.inside
    inside.open(3)
    _, bela, cili = inside.people
    with post_service(inside) as (address, got):
        for who in (bela, cili):
            post.reach(who, address, "json")
        post.run(manners.shun(inside.store, cili.id, inside.people[0].id, "mute"))
        inside.wait(1)

        def told() -> list[str]:
            """What came since, each by its title."""
            before = len(got)
            inside.wait(61)
            post.look()
            return sorted(json.loads(body)["title"].partition(": ")[2] for _, _, body in got[before:])

        assert told() == ["your match has begun", "your match has begun"]
        inside.propose(0, "end")
        assert told() == ["you are asked something"] * 2
        assert told() == []
        inside.answer(1, yes=False)
        inside.propose(0, "end")  # once more, to both
        assert told() == ["you are asked something"] * 2
        inside.answer(1, yes=False)
        inside.turn(0)
        assert told() == ["it is your turn"]
        for _ in range(2):
            inside.do(decisions.nudge, 0, inside.now)
            assert told() == ["Person 0 calls you"]
            assert told() == []
        inside.turn(1)
        assert told() == ["it is your turn"]
        inside.do(decisions.nudge, 0, inside.now)  # whom Cili does not hear
        assert told() == []
        inside.do(decisions.nudge, 1, inside.now)
        assert told() == ["Person 1 calls you"]


def test_each_chooses_which_tables_and_whether_a_page_that_is_open_is_enough(post: Post) -> None:
    inside = post.inside
    inside.open()
    bela = inside.people[1]

    def next_turn() -> int:
        """So many notices does Béla's turn bring."""
        before = len(got)
        inside.turn(0)
        inside.wait(61)
        post.look()
        found = len(got) - before
        inside.turn(1)
        return found

    def seen(moment: float | None) -> None:
        with inside.store.writer.begin() as connection:
            connection.execute(sa.update(people).where(people.c.id == bela.id).values(seen=moment))

    with post_service(inside) as (address, got):
        post.reach(bela, address, "json", chosen=True)
        inside.wait(61)
        assert post.run(is_quiet(inside.store, bela, inside.id)).quiet and next_turn() == 0
        post.run(be_quiet(inside.store, bela.id, inside.id, quiet=False))
        assert not post.run(is_quiet(inside.store, bela, inside.id)).quiet and next_turn() == 1
        post.reach(bela, address, "ntfy")  # for all tables
        assert next_turn() == 2
        post.run(be_quiet(inside.store, bela.id, inside.id, quiet=True))
        assert post.run(is_quiet(inside.store, bela, inside.id)).quiet and next_turn() == 0
        post.run(be_quiet(inside.store, bela.id, inside.id, quiet=False))
        # A page that is open on another device silences nothing, unless that is wanted.
        seen(inside.now + 1000)
        assert next_turn() == 2
        post.run(be_calm(inside.store, bela, True))
        assert next_turn() == 0
        inside.turn(0)
        seen(inside.now - HERE_S - 1)
        before = len(got)
        inside.wait(61)
        post.look()
        assert len(got) - before == 2  # as soon as they have left


def test_a_digest_has_what_is_wanted_and_no_more(post: Post) -> None:
    inside = post.inside
    inside.open(lang="it")
    bela = inside.people[1]
    with post_service(inside) as (address, got):
        post.reach(bela, address, *KINDS, daily=True)
        first = len(got), len(post.box.mails)
        inside.turn(0)
        quiet = inside.id, inside.people
        post.run(be_quiet(inside.store, bela.id, inside.id, quiet=True))
        inside.open(people=[inside.people[0], bela])
        inside.turn(0)
        inside.wait(61)
        post.look()
        assert len(got) == first[0]  # not before a day is over
        inside.now += 90_000
        post.look()
        post.look()
        touched = inside.store.read_now(sa.select(tables).where(tables.c.id == inside.id))[0].touched
        title = post.words.say("it", Say("notice-daily", count=1))
        text = f"New Haven · Person 0 · {when(touched, None)} · {ORIGIN}/#/table/{inside.id}"
        check_every_byte(post, bela, got[first[0] :], post.box.mails[first[1] :], title, text, None)
        assert quiet[0] not in text


def test_a_mail_program_ends_notices_by_one_post(start: Starter) -> None:
    """As RFC 8058 has it: without cookies, from anywhere, and not by looking alone."""
    server = start(notice_networks=HERE)

    async def main() -> None:
        (anna, _), table = await party(server)
        async with chat() as (address, _):
            await anna.ask("POST", "/api/me/ways", kind="json", address=address)
            store = Store(server.url)
            key = store.read_now(sa.select(ways.c.key))[0].key
            store.close()
        path = f"{server.address}/api/notices/{key}/off"
        form = {"List-Unsubscribe": "One-Click"}
        async with httpx.AsyncClient(verify=trusted()) as program:
            looked = await program.get(f"{path}/{table}")
            assert looked.status_code == 303 and looked.headers["location"] == f"/#/notices/{key}/off/{table}"
            assert not (await anna.get(f"/api/tables/{table}/quiet"))["quiet"]
            done = await program.post(f"{path}/{table}", data=form, headers={"origin": "https://mail.example.org"})
            assert done.status_code == 200
            assert (await anna.get(f"/api/tables/{table}/quiet")) == {"quiet": True, "reached": True}
            assert (await program.post(path, data=form)).status_code == 200
            assert (await anna.get("/api/me/ways"))["ways"] == []
            ended = await program.post(path, data=form)
            assert ended.status_code == 409 and ended.json()["why"]["message"] == "way-unknown"
            # Nothing else is done from there.
            stranger = await program.post(f"{server.address}/api/notices", json={"key": key, "on": True})
            assert stranger.status_code == 403

    run(main)
