"""Notices: how I am reached when I am away, and an end to it."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import Parameter
from litestar.response import Redirect
from msgspec import Meta, Struct

from riverhaven.core.words import Refusal
from riverhaven.server import ways
from riverhaven.server.askers import asker
from riverhaven.server.http.people import Call, who_asks
from riverhaven.server.http.tables import TableId
from riverhaven.server.store import Unfit
from riverhaven.server.ways import Quiet, Way

DAY_S = 86400.0
FROM_ONE_PLACE = 4  # times what one person may
OFF = ["/api/notices/{key:str}/off", "/api/notices/{key:str}/off/{table:str}"]
FROM_ANYWHERE = {"from_anywhere": True}  # no page of ours asks: whoever has the key may end it
Key = Annotated[str, Parameter(description="The key in a notice.", pattern="^[A-Za-z0-9_-]{1,200}$")]
WayId = Annotated[str, Parameter(description="The id of a way.", max_length=40, pattern="^[A-Za-z0-9_-]*$")]


class NewWay(Struct, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(max_length=10)]
    address: Annotated[str, Meta(max_length=2000)]
    daily: bool = False
    chosen: bool = False  # only about the tables that I choose
    zone: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_+/-]*$")] | None = None  # mine; null: UTC


class Ways(Struct):
    ways: list[Way]
    kinds: list[str]  # that this server can send
    key: str  # by which push services know it
    calm: bool  # nothing is sent while a page of mine is open


class Wish(Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_-]*$")]
    on: bool
    table: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")] | None = None


class Silence(Struct, forbid_unknown_fields=True):
    quiet: bool


class Calm(Struct, forbid_unknown_fields=True):
    calm: bool


class WaysController(Controller):
    path = "/api/me/ways"
    tags = ("notices",)

    @get(summary="How I am reached when I am away")
    async def mine(self, request: Call) -> Ways:
        state, who = request.app.state, who_asks(request)
        mine = await ways.ways_of(state.store, who)
        calm = await ways.is_calm(state.store, who)
        return Ways(mine, list(state.courier.kinds), state.courier.public_key, calm)

    @put(summary="Whether notices wait while a page of mine is open on any device")
    async def be_calm(self, request: Call, data: Calm) -> None:
        await ways.be_calm(request.app.state.store, who_asks(request), data.calm)

    @post(summary="Reach me this way; the first notice goes there at once", status_code=201)
    async def add(self, request: Call, data: NewWay) -> None:
        state, who = request.app.state, who_asks(request)
        origin = request.headers["origin"]  # the page that asks: another one would have been refused
        check_often(request, data)
        how = data.daily, data.chosen, data.zone
        await ways.add_way(state.store, state.courier, who, data.kind, data.address, origin, *how)

    @delete("/{way:str}", summary="Reach me no more this way", status_code=200)
    async def remove(self, request: Call, way: WayId) -> None:
        await ways.remove_way(request.app.state.store, who_asks(request), way)


def check_often(request: Call, data: NewWay) -> None:
    """Refuse whoever tries too many ways: each sends something to an address that may be anybody's."""
    settings, may, who = request.app.state.settings, request.app.state.gallery.may, asker(request)
    kinds = [("way", settings.ways_per_day)] + [("mail", settings.mails_per_day)] * (data.kind == "mail")
    for kind, most in kinds:
        if not may(kind, who.person, most, DAY_S) or not may(f"{kind}s", who.place, FROM_ONE_PLACE * most, DAY_S):
            raise Refusal("too-many-ways", most=most)
    if data.kind == "mail" and not may("proof", mailbox(data.address), 1, DAY_S):
        raise Refusal("proof-sent")


def mailbox(address: str) -> str:
    """A mail's address without what many providers do not look at: mails to both reach the same person."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


class NoticesController(Controller):
    tags = ("notices",)

    @post(
        "/api/notices",
        summary="What the links in a notice do: begin them, or end them, for all or one table",
        status_code=200,
    )
    async def turn(self, request: Call, data: Wish) -> None:
        await ways.turn(request.app.state.store, data.key, data.on, data.table)

    @get(OFF, summary="What a mail's own link to end it leads to: the page that does so", opt=FROM_ANYWHERE)
    async def way_out(self, key: Key, table: TableId | None = None) -> Redirect:
        return Redirect(f"/#/notices/{key}/off" + ("" if table is None else f"/{table}"), status_code=303)

    @post(OFF, summary="End notices, as mail programs do it (RFC 8058)", status_code=200, opt=FROM_ANYWHERE)
    async def end(self, request: Call, key: Key, table: TableId | None = None) -> None:
        await ways.turn(request.app.state.store, key, on=False, table=table)

    @get("/api/tables/{table:str}/quiet", summary="Am I told nothing about this table?")
    async def is_quiet(self, request: Call, table: TableId) -> Quiet:
        return await ways.is_quiet(request.app.state.store, who_asks(request), table)

    @put("/api/tables/{table:str}/quiet", summary="Tell me nothing about this table, or tell me again")
    async def be_quiet(self, request: Call, table: TableId, data: Silence) -> None:
        try:
            await ways.be_quiet(request.app.state.store, who_asks(request).id, table, data.quiet)
        except Unfit:
            raise Refusal("no-such-table") from None
