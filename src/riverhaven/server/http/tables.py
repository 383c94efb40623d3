"""Tables: set one up, sit down, look at it now and as it was, ask for advice."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any, TypeVar

from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from riverhaven.core.match import Match
from riverhaven.core.state import Json
from riverhaven.core.words import Refusal
from riverhaven.server import decisions, frame, lessons, lobby, manners, ratings
from riverhaven.server.advice import ADVICE, Hint, best, scored, told
from riverhaven.server.askers import asker
from riverhaven.server.frame import Eye, Speaker, drawn, heard, last_page, read_before
from riverhaven.server.http.people import Call, Short, who_asks
from riverhaven.server.lobby import OpenTable, Place
from riverhaven.server.people import Other, Result, Who, hosted_by, others, result, sitters, tables_of
from riverhaven.server.protocol import Clock, Frame, Language, Line, Meant, Person, Presence, Sentence, Source, Stage
from riverhaven.server.store import Event
from riverhaven.server.table import Table
from riverhaven.study.points import Rows

TableId = Annotated[str, Parameter(description="The id of a table.", max_length=64, pattern="^[A-Za-z0-9_-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MOST_SAVE = 200_000
T = TypeVar("T")


class NewTable(Struct, forbid_unknown_fields=True):
    game: Short
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: dict[Short, str | int | bool] = {}
    clock: Clock | None = None
    listed: bool = False  # anybody may find it and join
    asks: bool = False  # whoever finds it asks first
    meant: Meant | None = None  # for those who know the game so well; null: for everybody
    lot: bool = False  # who sits where is drawn when it begins


class Saved(Struct, forbid_unknown_fields=True):
    """A saved match (the text of an export) and who shall go on with it."""

    save: Annotated[str, Meta(max_length=MOST_SAVE)]
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    invitation: Short | None = None


class Leave(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Short = "medium"


class CallBot(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Short | None = None  # null: hand the seat back


class TableRef(Struct):
    table: str


class Listed(Struct):
    table: str
    game: str
    stage: Stage
    touched: float
    owing: bool  # it waits for me: for a decision, or for an answer
    others: list[Other]
    due: float | None  # when the first clock falls
    asked: bool  # for an answer: whether I agree, or, where all are there, to begin
    result: Result | None = None  # once it is over, as far as it is known


class Invitation(Struct):
    invitation: str


class Page(Struct):
    """Lines of the log, and whether there are earlier ones."""

    log: list[Line]
    earlier: bool


class Past(Struct):
    """A match at an earlier ply, as the asking seat may see it."""

    ply: int
    plies: int
    waiting: list[int]
    scores: list[int]
    parts: dict[str, str]
    gone: list[str]  # of the parts at the ply to which this one is compared
    log: list[Line]  # of the move that led here
    ask: Sentence | None
    moment: list[Sentence]
    sources: list[Source]


class Points(Struct):
    """The points over the match: at each ply those that a scoring then would have left."""

    rows: Rows
    sources: list[Rows]  # the same for each source of the last ply


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(summary="The tables where I sit, and those that wait for others whom I have invited")
    async def mine(self, request: Call) -> list[Listed]:
        store, me = request.app.state.store, who_asks(request).id
        rows = [*await hosted_by(store, me), *await tables_of(store, me)]
        here = await sitters(store, [row.id for row in rows])
        return [
            Listed(
                table=row.id,
                game=row.game,
                stage=row.stage,
                touched=row.touched,
                owing=bool(row.owing),
                others=others(here[row.id], me),
                due=row.due,
                asked=bool(row.asks),
                result=result(row.places, here[row.id], me),
            )
            for row in rows
        ]

    @get("/next", summary="The next table that waits for me, after the one named")
    async def next_table(self, request: Call, after: TableId | None = None) -> TableRef | None:
        rows = await tables_of(request.app.state.store, who_asks(request).id, only_owing=True)
        ids = [row.id for row in reversed(rows)]  # the one that has waited longest comes first
        later = ids[ids.index(after) + 1 :] if after in ids else ids
        others = [id for id in later + ids if id != after]
        return TableRef(others[0]) if others else None

    @get("/open", summary="The tables that anybody may join, or ask to")
    async def open_tables(self, request: Call, game: Short | None = None) -> list[OpenTable]:
        return await lobby.open_tables(request.app.state.store, None if request.user is None else request.user.id, game)

    @post(summary="Set up a table")
    async def create(self, request: Call, data: NewTable) -> TableRef:
        who = who_asks(request)
        check_often(request, who)
        made = await lobby.create(
            request.app.state.store,
            who,
            data.game,
            data.options,
            data.seats,
            data.clock,
            data.listed,
            data.asks,
            data.meant,
            data.lot,
        )
        return TableRef(made)

    @post("/import", summary="Go on with a saved match")
    async def bring(self, request: Call, data: Saved) -> TableRef:
        who, trust = who_asks(request), request.app.state.settings.trust_positions
        check_often(request, who)
        return TableRef(await lobby.bring(request.app.state.hall, who, data.save, data.seats, trust))

    @get("/{table:str}", summary="A table as a seat of mine sees it, or a spectator: the same frame as on the socket")
    async def show(self, request: Call, table: TableId, seat: int | None = None, lang: Language | None = None) -> Frame:
        live = await request.app.state.hall.fresh(table)
        now, names = live.table, live.names
        eye = Eye(seat, viewer(request, now, seat), {"moves", "log", "picture"}, lang)
        eye.deaf = await manners.deaf_to(request.app.state.store, eye.person)
        for step in eye.slices(now, names):
            await paint(request, step)
        return await paint(request, lambda: eye.frame(now, names, live.plans_of(eye.person, seat)))

    @get("/{table:str}/log", summary="The page of the log before a version, as a seat of mine may read it")
    async def log(
        self,
        request: Call,
        table: TableId,
        before: Annotated[int, Parameter(ge=0, le=2**31 - 1)],
        seat: int | None = None,
        lang: Language | None = None,
    ) -> Page:
        live = await request.app.state.hall.fresh(table)
        deaf = await manners.deaf_to(request.app.state.store, viewer(request, live.table, seat))
        speaker = Speaker(live.table, live.names, lang)
        told = heard(read_before(live.table, before), deaf)
        page = last_page(told)
        for step in speaker.slices(page, seat):
            await paint(request, step)
        return Page(await paint(request, partial(speaker.page, page, seat)), len(told) > len(page))

    @get("/{table:str}/invitation", summary="What lets somebody take a seat; only for those who sit there")
    async def invitation(self, request: Call, table: TableId) -> Invitation:
        who, live = who_asks(request), await request.app.state.hall.fresh(table)
        if not live.table.sits(who.id) and who.id != live.table.host:
            raise Refusal("not-your-seat")
        return Invitation(live.table.opening.invitation)

    @post("/{table:str}/sit", summary="Take an open seat", status_code=200)
    async def sit(self, request: Call, table: TableId, data: Sit) -> list[Person]:
        who = who_asks(request)
        shut = await manners.shut_out_by(request.app.state.store, who.id)
        return await act(request, table, lambda t: decisions.sit(t, who.id, data.seat, data.invitation, shut))

    @post(
        "/{table:str}/leave", summary="Leave a seat; after the start a bot plays on until I come back", status_code=200
    )
    async def leave(self, request: Call, table: TableId, data: Leave) -> list[Person]:
        who, bot = who_asks(request), lobby.check_bot(data.bot)
        return await act(request, table, lambda t: decisions.leave(t, who.id, data.seat, bot))

    @post("/{table:str}/bot", summary="Let a bot play for a seat of mine, or hand it back", status_code=200)
    async def call_bot(self, request: Call, table: TableId, data: CallBot) -> list[Person]:
        who, bot = who_asks(request), None if data.bot is None else lobby.check_bot(data.bot)
        return await act(request, table, lambda t: decisions.call_bot(t, who.id, data.seat, bot))

    @post("/{table:str}/remove", summary="Send a guest away before it begins", status_code=200)
    async def remove(self, request: Call, table: TableId, data: Sit) -> list[Person]:
        who = who_asks(request)
        return await act(request, table, lambda t: decisions.remove(t, who.id, data.seat))

    @get("/{table:str}/presence", summary="Who is here, and when each was last seen; only for those who sit there")
    async def presence(self, request: Call, table: TableId) -> list[Presence]:
        who, live = who_asks(request), await request.app.state.hall.live(table)
        if not live.table.sits(who.id):
            raise Refusal("not-your-seat")
        found: list[Presence] = await request.app.state.attendance.at(
            live.table, request.app.state.settings.absent_seconds
        )
        return found

    @post("/{table:str}/start", summary="Begin", status_code=200)
    async def start(self, request: Call, table: TableId) -> list[Person]:
        who, hall = who_asks(request), request.app.state.hall
        await ratings.begin(hall, who, table)
        live = await hall.live(table)
        return frame.people(live.table, live.names, who.id)

    @post("/{table:str}/learnt", summary="I have come to the end of the lesson at this table", status_code=200)
    async def learnt(self, request: Call, table: TableId) -> None:
        who, live = who_asks(request), await request.app.state.hall.fresh(table)
        await lessons.learn(request.app.state.store, live.table, who)

    @post("/{table:str}/rematch", summary="Offer to play again, or accept it", status_code=200)
    async def rematch(self, request: Call, table: TableId) -> TableRef:
        return TableRef(await lobby.rematch(request.app.state.hall, who_asks(request), table))

    @get("/{table:str}/export", summary="The match as JSON: with the seed when it is over")
    async def export(self, request: Call, table: TableId, seat: int | None = None) -> Json:
        live = await request.app.state.hall.fresh(table)
        viewer(request, live.table, seat)
        return lobby.export(live.table, seat)

    @get("/{table:str}/history/{ply:int}", summary="The match at an earlier ply, as a seat of mine may see it")
    async def history(
        self,
        request: Call,
        table: TableId,
        ply: int,
        seat: int | None = None,
        lang: Language | None = None,
        since: int | None = None,
    ) -> Past:
        """With `since`, only those parts of the picture that are not as they were at that ply."""
        live = await request.app.state.hall.fresh(table)
        viewer(request, live.table, seat)
        return await paint(request, partial(past, live.table, live.names, ply, seat, lang, since))

    @get("/{table:str}/points", summary="The points of each seat at every ply, as a seat sees them")
    async def points(self, request: Call, table: TableId, seat: int | None = None) -> Points:
        live = await request.app.state.hall.fresh(table)
        viewer(request, live.table, seat)
        match = running_or_over(live.table)
        columns = [await paint(request, partial(scored, match.sight(seat, ply))) for ply in range(len(match.turns) + 1)]
        nothing = [0] * match.seats
        sources = [[column.get(name, nothing) for column in columns] for name in columns[-1]]
        rows = [[sum(points) for points in zip(*column.values(), strict=True)] for column in columns]
        return Points(rows, sources)

    @post("/{table:str}/hint", summary="What a good player would do", status_code=200)
    async def hint(self, request: Call, table: TableId, seat: int, lang: Language | None = None) -> list[Hint]:
        """The best first, as their chances say; no two that would be told alike."""
        state = request.app.state
        live = await state.hall.fresh(table)
        person = None if request.user is None else request.user.id
        decisions.check_seat(live.table, person, seat)
        match = decisions.running(live.table)
        if person is None or seat not in match.waiting:
            raise Refusal("nothing-to-advise", seat=str(seat))
        about = (match.game.name, match.game.rules_version, match.sight(seat).known, seat)
        found = await unless_gone(request, state.bots.advise(asker(request), best, about, ADVICE))
        if found is None:
            return []
        return await paint(request, partial(told, match, seat, found, Speaker(live.table, live.names, lang).sentence))


def check_often(request: Call, who: Who) -> None:
    """Refuse whoever sets up too many tables."""
    often = request.app.state.settings.tables_per_hour
    if not request.app.state.gallery.may("table", who.id, often, 3600):
        raise Refusal("too-many-tables", most=often)


async def act(request: Call, table: str, decide: Callable[[Table], Event]) -> list[Person]:
    who, hall = who_asks(request), request.app.state.hall
    done = await hall.act(table, who.id, None, decide)
    return frame.people(done.table, (await hall.live(table)).names, who.id)


async def paint(request: Call, work: Callable[[], T]) -> T:
    """Let the painter do what takes a while, in turn with all others."""
    done: T = await request.app.state.gallery.painter.do(asker(request), work)
    return done


def viewer(request: Call, table: Table, seat: int | None) -> str | None:
    """The person who looks; refused where the seat is not theirs."""
    person = None if request.user is None else request.user.id
    decisions.check_sight(table, person, seat)
    return person


def running_or_over(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not-started")
    return table.match


def past(
    table: Table, names: list[str | None], ply: int, seat: int | None, lang: str | None, since: int | None
) -> Past:
    match = running_or_over(table)
    plies = len(match.turns)
    for wanted in (ply, since or 0):
        if not 0 <= wanted <= plies:
            raise Refusal("no-such-ply", ply=str(wanted), last=str(plies))
    speaker, sight = Speaker(table, names, lang), match.sight(seat, ply)
    known, parts = sight.record, drawn(sight)
    before = {} if since is None else drawn(match.sight(seat, since))
    ask, moment, sources = speaker.facts(sight)
    return Past(
        ply=ply,
        plies=plies,
        waiting=[i for i in range(table.opening.seats) if known.waiting >> i & 1],
        scores=known.score[: table.opening.seats].tolist(),
        parts={id: svg for id, svg in parts.items() if before.get(id) != svg},
        gone=[id for id in before if id not in parts],
        log=[speaker.kept(told, seat) for told in table.told if told.kind == "move" and told.ply == ply - 1],
        ask=ask,
        moment=moment,
        sources=sources,
    )


async def unless_gone(request: Call, work: Coroutine[Any, Any, T]) -> T | None:
    """What the work brings; None if whoever asked has hung up: then it is not done."""
    asked, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
        return asked.result() if asked.done() else None
    finally:
        asked.cancel()
        gone.cancel()


async def hung_up(request: Call) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
