"""People: who I am, on which devices, and how I come back."""

from typing import Annotated

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from msgspec import Meta, Struct

from riverhaven.core.words import Refusal
from riverhaven.server import forgetting, people
from riverhaven.server.people import Who
from riverhaven.server.protocol import Language

Short = Annotated[str, Meta(max_length=200)]
SessionId = Annotated[str, Parameter(description="The id of a session.", pattern="^[0-9a-f]{16}$")]


class Name(Struct, forbid_unknown_fields=True):
    name: Short
    lang: Language = "en"


class Me(Struct):
    name: str
    lang: str


class Token(Struct, forbid_unknown_fields=True):
    token: Short


Call = Request[Who | None, str, State]  # with the session's token


def who_asks(request: Call) -> Who:
    if request.user is None:
        raise Refusal("who-are-you")
    return request.user


def session_cookie(request: Call, token: str | None) -> Cookie:
    """The cookie that carries the session; None takes it away."""
    secure = request.app.state.settings.behind_https
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

    @get(summary="Who am I? null, if nobody yet")
    async def me(self, request: Call) -> Me | None:
        return None if request.user is None else Me(request.user.name, request.user.lang)

    @put(summary="Give myself a name; the first time, this makes me a person here")
    async def name(self, request: Call, data: Name) -> Response[Me]:
        store, who = request.app.state.store, request.user
        if who is None:
            who, token = await people.make(store, data.name, data.lang)
            return Response(Me(who.name, who.lang), cookies=[session_cookie(request, token)])
        who = await people.change(store, who, data.name, data.lang)
        await request.app.state.hints.people_changed()
        return Response(Me(who.name, who.lang))

    @delete(summary="Delete me: my name and what I said are gone, bots play on", status_code=200)
    async def forget(self, request: Call) -> Response[None]:
        await forgetting.forget(request.app.state.hall, who_asks(request))
        await request.app.state.hints.people_changed()
        return Response(None, cookies=[session_cookie(request, None)])

    @post("/link", summary="A personal link: its token brings me back on another device. An older one ends.")
    async def link(self, request: Call) -> Token:
        return Token(await people.new_link(request.app.state.store, who_asks(request)))

    @post("/return", summary="Be the person of a personal link", status_code=200)
    async def come_back(self, request: Call, data: Token) -> Response[Me]:
        who, token = await people.come_back(request.app.state.store, data.token)
        return Response(Me(who.name, who.lang), cookies=[session_cookie(request, token)])

    @post("/logout", summary="Forget me on this device", status_code=200)
    async def log_out(self, request: Call) -> Response[None]:
        who_asks(request)
        await people.log_out(request.app.state.store, request.auth)
        await request.app.state.hints.people_changed()
        return Response(None, cookies=[session_cookie(request, None)])

    @get("/sessions", summary="The devices where I am known")
    async def sessions(self, request: Call) -> list[people.Session]:
        return await people.sessions_of(request.app.state.store, who_asks(request), request.auth)

    @delete("/sessions/{session:str}", summary="End the session of a device: its sockets are closed", status_code=200)
    async def end_session(self, request: Call, session: SessionId) -> None:
        await people.end_session(request.app.state.store, who_asks(request), session)
        await request.app.state.hints.people_changed()
