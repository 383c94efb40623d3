"""Those who watch a match, and what they say to each other."""

from typing import Annotated

from litestar import Controller, get, post
from msgspec import Meta, Struct

from riverhaven.core.words import Refusal
from riverhaven.server import watchers
from riverhaven.server.http.people import Call, who_asks
from riverhaven.server.http.tables import TableId
from riverhaven.server.watchers import Audience


class Whisper(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2000)]


class WatchersController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/watchers", summary="Who watches; and what they say, unless I play and the match is not over")
    async def watchers(self, request: Call, table: TableId) -> Audience:
        state, me = request.app.state, None if request.user is None else request.user.id
        return await watchers.audience(state.store, state.gallery, (await state.hall.live(table)).table, me)

    @post("/{table:str}/watchers", summary="Say something to those who watch", status_code=200)
    async def whisper(self, request: Call, table: TableId, data: Whisper) -> Audience:
        state, who = request.app.state, who_asks(request)
        if not state.gallery.may("chat", who.id, state.settings.chats_per_minute, 60):
            raise Refusal("too-fast")
        now = (await state.hall.live(table)).table
        await watchers.say(state.store, now, who, data.text)
        return await watchers.audience(state.store, state.gallery, now, who.id)
