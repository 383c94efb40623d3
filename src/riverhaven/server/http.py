"""The HTTP API: people, tables and history. Play itself is on the socket."""

from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from msgspec import Meta, Struct

from riverhaven.bots import BOTS
from riverhaven.core.game import game, games
from riverhaven.core.words import LANGUAGES, SHELL, Refusal, read
from riverhaven.server import decisions, lobby, people
from riverhaven.server.frame import Eye, Speaker, pictures, record
from riverhaven.server.lobby import Place
from riverhaven.server.people import Who
from riverhaven.server.protocol import Frame, Language, Line, Person, Sentence
from riverhaven.server.settings import Settings
from riverhaven.server.table import Table

TableId = Annotated[str, Parameter(description="The id of a table.", max_length=64)]
Short = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MOST_SAVE = 200_000


class Name(Struct, forbid_unknown_fields=True):
    name: Short
    lang: Language = "en"


class Me(Struct):
    name: str
    lang: str


class Token(Struct, forbid_unknown_fields=True):
    token: Short


class NewTable(Struct, forbid_unknown_fields=True):
    game: Short
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: dict[Short, str | int | bool] = {}


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
    stage: str
    touched: float
    owing: bool


class Invitation(Struct):
    invitation: str


class OptionInfo(Struct):
    name: str
    choices: list[Any]


class GameInfo(Struct):
    name: str
    title: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    kinds: dict[str, list[str]]  # of moves: the axes of each


class Hello(Struct):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class Past(Struct):
    """A match at an earlier ply, as the asking seat may see it."""

    ply: int
    plies: int
    waiting: list[int]
    scores: list[int]
    parts: dict[str, str]
    log: list[Line]  # of the move that led here
    ask: Sentence | None


def settings_of(request: Request[Any, Any, State]) -> Settings:
    found: Settings = request.app.state.settings
    return found


def who_asks(request: Request[Any, Any, State]) -> Who:
    if request.user is None:
        raise Refusal("who-are-you")
    found: Who = request.user
    return found


def session_cookie(request: Request[Any, Any, State], token: str | None) -> Cookie:
    """The cookie that carries the session; None takes it away."""
    secure = settings_of(request).behind_https
    return Cookie(
        key=cookie_name(secure),
        value=token or "",
        max_age=0 if token is None else 400 * 86400,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def cookie_name(secure: bool) -> str:
    return "__Host-riverhaven" if secure else "riverhaven"


class PeopleController(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(summary="Who am I?")
    async def me(self, request: Request[Any, Any, State]) -> Me:
        who = who_asks(request)
        return Me(who.name, who.lang)

    @put(summary="Give myself a name; the first time, this makes me a person here")
    async def name(self, request: Request[Any, Any, State], data: Name) -> Response[Me]:
        store, who = request.app.state.store, request.user
        if who is None:
            who, token = await people.make(store, data.name, data.lang)
            return Response(Me(who.name, who.lang), cookies=[session_cookie(request, token)])
        who = await people.change(store, who, data.name, data.lang)
        for row in await people.tables_of(store, who.id):
            if row.stage != "over":
                await request.app.state.hall.act(row.id, who.id, None, lambda table: decisions.renamed(table, who.id))
        return Response(Me(who.name, who.lang))

    @delete(summary="Delete me: my name and what I said are gone, bots play on", status_code=200)
    async def forget(self, request: Request[Any, Any, State]) -> Response[None]:
        store, hall, who = request.app.state.store, request.app.state.hall, who_asks(request)
        mine = [row.id for row in await people.tables_of(store, who.id)]
        for id in mine:
            table = (await hall.fresh(id)).table
            for seat in table.sits(who.id) if table.stage != "over" else ():
                leave = partial(decisions.leave, person=who.id, seat=seat, bot="medium", for_good=True)
                await hall.act(id, who.id, None, leave)
        await people.delete(store, who)
        for id in mine:
            await hall.act(id, who.id, None, partial(decisions.renamed, person=who.id))
        return Response(None, cookies=[session_cookie(request, None)])

    @post("/link", summary="A personal link: its token brings me back on another device. An older one ends.")
    async def link(self, request: Request[Any, Any, State]) -> Token:
        return Token(await people.new_link(request.app.state.store, who_asks(request)))

    @post("/return", summary="Be the person of a personal link", status_code=200)
    async def come_back(self, request: Request[Any, Any, State], data: Token) -> Response[Me]:
        who, token = await people.come_back(request.app.state.store, data.token)
        return Response(Me(who.name, who.lang), cookies=[session_cookie(request, token)])

    @post("/logout", summary="Forget me on this device", status_code=200)
    async def log_out(self, request: Request[Any, Any, State]) -> Response[None]:
        who_asks(request)
        await people.log_out(request.app.state.store, request.auth)
        return Response(None, cookies=[session_cookie(request, None)])


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(summary="The tables where I sit")
    async def mine(self, request: Request[Any, Any, State]) -> list[Listed]:
        rows = await people.tables_of(request.app.state.store, who_asks(request).id)
        return [Listed(row.id, row.game, row.stage, row.touched, bool(row.owing)) for row in rows]

    @get("/next", summary="The next table that waits for me, after the one named")
    async def next_table(self, request: Request[Any, Any, State], after: TableId | None = None) -> TableRef | None:
        rows = await people.tables_of(request.app.state.store, who_asks(request).id, only_owing=True)
        ids = [row.id for row in reversed(rows)]  # the one that has waited longest comes first
        later = ids[ids.index(after) + 1 :] if after in ids else ids
        others = [id for id in later + ids if id != after]
        return TableRef(others[0]) if others else None

    @post(summary="Set up a table")
    async def create(self, request: Request[Any, Any, State], data: NewTable) -> TableRef:
        who = who_asks(request)
        return TableRef(await lobby.create(request.app.state.store, who, data.game, data.options, data.seats))

    @post("/import", summary="Go on with a saved match")
    async def bring(self, request: Request[Any, Any, State], data: Saved) -> TableRef:
        who, trust = who_asks(request), settings_of(request).trust_positions
        return TableRef(await lobby.bring(request.app.state.store, who, data.save, data.seats, trust))

    @get("/{table:str}", summary="A table as a seat of mine sees it, or a spectator: the same frame as on the socket")
    async def show(
        self, request: Request[Any, Any, State], table: TableId, seat: int | None = None, lang: Language | None = None
    ) -> Frame:
        live = await request.app.state.hall.fresh(table)
        person = viewer(request, live.table, seat)
        return Eye(seat, person, {"moves", "log", "picture"}, lang).frame(live.table, live.names)

    @get("/{table:str}/invitation", summary="What lets somebody take a seat; only for those who sit there")
    async def invitation(self, request: Request[Any, Any, State], table: TableId) -> Invitation:
        who, live = who_asks(request), await request.app.state.hall.fresh(table)
        if not live.table.sits(who.id):
            raise Refusal("not-your-seat")
        return Invitation(live.table.opening.invitation)

    @post("/{table:str}/sit", summary="Take an open seat", status_code=200)
    async def sit(self, request: Request[Any, Any, State], table: TableId, data: Sit) -> list[Person]:
        who = who_asks(request)
        return await act(request, table, lambda t: decisions.sit(t, who.id, data.seat, data.invitation))

    @post(
        "/{table:str}/leave", summary="Leave a seat; after the start a bot plays on until I come back", status_code=200
    )
    async def leave(self, request: Request[Any, Any, State], table: TableId, data: Leave) -> list[Person]:
        who, bot = who_asks(request), lobby.check_bot(data.bot)
        return await act(request, table, lambda t: decisions.leave(t, who.id, data.seat, bot))

    @post("/{table:str}/bot", summary="Let a bot play for a seat, or hand it back", status_code=200)
    async def call_bot(self, request: Request[Any, Any, State], table: TableId, data: CallBot) -> list[Person]:
        who, bot = who_asks(request), None if data.bot is None else lobby.check_bot(data.bot)
        absent = settings_of(request).absent_seconds
        return await act(request, table, lambda t: decisions.call_bot(t, who.id, data.seat, bot, absent))

    @post("/{table:str}/start", summary="Begin", status_code=200)
    async def start(self, request: Request[Any, Any, State], table: TableId) -> list[Person]:
        who = who_asks(request)
        return await act(request, table, lambda t: decisions.start(t, who.id))

    @post("/{table:str}/rematch", summary="The same people, the same game, another table", status_code=200)
    async def rematch(self, request: Request[Any, Any, State], table: TableId) -> TableRef:
        return TableRef(await lobby.rematch(request.app.state.hall, who_asks(request), table))

    @get("/{table:str}/export", summary="The match as JSON: with the seed when it is over")
    async def export(
        self, request: Request[Any, Any, State], table: TableId, seat: int | None = None
    ) -> dict[str, Any]:
        live = await request.app.state.hall.fresh(table)
        viewer(request, live.table, seat)
        return lobby.export(live.table, seat)

    @get("/{table:str}/history/{ply:int}", summary="The match at an earlier ply, as a seat of mine may see it")
    async def history(
        self,
        request: Request[Any, Any, State],
        table: TableId,
        ply: int,
        seat: int | None = None,
        lang: Language | None = None,
    ) -> Past:
        live = await request.app.state.hall.fresh(table)
        viewer(request, live.table, seat)
        return past(live.table, live.names, ply, seat, lang)


async def act(request: Request[Any, Any, State], table: str, decide: Any) -> list[Person]:
    from riverhaven.server.frame import people as sitting

    who, hall = who_asks(request), request.app.state.hall
    done = await hall.act(table, who.id, None, decide)
    return sitting(done.table, (await hall.live(table)).names, who.id)


def viewer(request: Request[Any, Any, State], table: Table, seat: int | None) -> str | None:
    """The person who looks; refused where the seat is not theirs, as long as there is something to hide."""
    person = None if request.user is None else request.user.id
    if seat is not None and (table.stage != "over" or not 0 <= seat < table.opening.seats):
        decisions.check_seat(table, person, seat)
    return person


def past(table: Table, names: list[str | None], ply: int, seat: int | None, lang: str | None) -> Past:
    match = table.match
    if match is None:
        raise Refusal("not-started")
    plies = len(match.turns)
    if not 0 <= ply <= plies:
        raise Refusal("no-such-ply", ply=str(ply), last=str(plies))
    speaker = Speaker(table, names, lang)
    view = speaker.view(ply, seat)
    known = match.game.redacted(match.state if ply == plies else record(match, ply), seat)
    return Past(
        ply=ply,
        plies=plies,
        waiting=[i for i in range(table.opening.seats) if known.waiting >> i & 1],
        scores=known.score[: table.opening.seats].tolist(),
        parts=pictures(match.game, view),
        log=[speaker.line(told, seat) for told in table.told if told.kind == "move" and told.ply == ply - 1],
        ask=None if known.over else speaker.sentence(match.game.ask(view)),
    )


@get("/api/games", tags=["games"], summary="What can be played", opt={"exclude_from_auth": True})
async def hello() -> Hello:
    infos = []
    for name in games():
        found = game(name)
        options = [OptionInfo(option.name, list(option.choices)) for option in found.options]
        kinds = {block.name: list(block.axes) for block in found.moves.blocks.values()}
        infos.append(GameInfo(name, found.title, found.rules_version, list(found.seats), options, kinds))
    return Hello(infos, list(BOTS), list(LANGUAGES))


@get(
    "/api/games/{name:str}/words/{lang:str}",
    tags=["games"],
    summary="The Fluent messages of a game and of the shell",
    media_type="text/plain",
    opt={"exclude_from_auth": True},
)
async def words(name: str, lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal("unknown-language", language=lang, allowed=", ".join(LANGUAGES))
    return read(SHELL, lang) + "\n" + read(game(name).folder / "words", lang)
