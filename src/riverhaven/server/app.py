"""The application: everything put together."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from litestar import Litestar, MediaType, Response, get, websocket
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.middleware.authentication import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST
from uvicorn.config import STARTUP_FAILURE

from riverhaven.core.words import LANGUAGES, Refusal
from riverhaven.server import http, logs, metrics, people, ways
from riverhaven.server.askers import Asker, Crowd, Limits, is_among, place, place_of
from riverhaven.server.bots import Bots
from riverhaven.server.courier import Courier
from riverhaven.server.decisions import Stale
from riverhaven.server.frame import sentence
from riverhaven.server.gallery import Gallery
from riverhaven.server.hall import Hall
from riverhaven.server.hints import Hints
from riverhaven.server.http.pages import OPEN
from riverhaven.server.http.people import Call
from riverhaven.server.keeping import Retention
from riverhaven.server.notices import Notices
from riverhaven.server.planner import Planner
from riverhaven.server.positions import Positions
from riverhaven.server.presence import Attendance
from riverhaven.server.press import Press
from riverhaven.server.protocol import Sentence
from riverhaven.server.referee import Referee
from riverhaven.server.schema import settings as stored
from riverhaven.server.settings import Settings
from riverhaven.server.socket import Conversation, Socket
from riverhaven.server.store import Store

log = logging.getLogger("riverhaven.app")

SAFE = ("GET", "HEAD", "OPTIONS")
MOST_BODY = 300_000
READY_S = 1.0
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {
    "no-such-table": 404,
    "http-404": 404,
    "not-your-seat": 403,
    "not-invited": 403,
    "who-are-you": 401,
    "store-down": 503,
    "banned": 403,
}


class OwnOrigin(ASGIMiddleware):
    """Only pages that we sent may write to us, but for what says otherwise."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    exclude_opt_key = "from_anywhere"

    def __init__(self, origins: Collection[str]) -> None:
        self.origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        asks = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if asks and not same_origin(scope, self.origins):
            raise HTTPException(status_code=403, detail="foreign-origin")
        await next_app(scope, receive, send)


class Measure(ASGIMiddleware):
    """So many requests of one place in a minute, and so many at once: also of those behind a proxy, whose connections
    all come from its own address."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings) -> None:
        self.per_minute, self.at_once = settings.requests_per_minute, settings.requests_at_once
        self.limits = Limits()
        self.crowd = Crowd()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        here = place_of(scope["client"][0]) if scope["client"] else ""
        is_measured = self.per_minute and not scope["route_handler"].opt.get("unlimited")
        if is_measured and not self.limits.may("request", here, self.per_minute, 60):
            raise HTTPException(status_code=429)
        try:
            if self.crowd.come(here) > self.at_once:
                raise HTTPException(status_code=429, detail="too-many-sockets")
            await next_app(scope, receive, send)
        finally:
            self.crowd.leave(here)


async def lock_down(message: Message, scope: Scope) -> None:
    """Whatever we send, errors too, tells the browser to be strict."""
    if message["type"] == "http.response.start":
        locked = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
            locked.append((b"cache-control", b"no-store"))  # whatever may be kept says so itself
        message["headers"] = [*message["headers"], *locked]


def same_origin(scope: Scope, origins: Collection[str]) -> bool:
    """Whether a page asks that came from here: from one of these addresses; where none is named, from the one that it
    says it asks."""
    headers = dict(scope["headers"])
    origin, host = headers.get(b"origin", b"").decode("latin-1"), headers.get(b"host", b"").decode("latin-1")
    if origins:
        return origin in origins
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    secure = scope["scheme"] in ("https", "wss")
    return found.scheme == ("https" if secure else "http") and found.netloc == host != ""


class Sessions(AbstractAuthenticationMiddleware):
    """Who asks: the person of the session's cookie, or None."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        state = connection.app.state
        token = connection.cookies.get(http.cookie_name(state.settings.behind_https))
        connection.scope["state"]["looks"] = state.gallery.looks
        who = None if not token else await people.find(state.store, token)
        if who is not None:
            state.gallery.whereabouts.note(Asker(place(connection), who.id))
        return AuthenticationResult(user=who, auth=token or "")


@websocket("/socket")
async def socket_handler(socket: Socket) -> None:
    state = socket.app.state
    here = place(socket)
    gallery: Gallery = state.gallery
    metrics.SOCKETS.inc()
    try:
        if gallery.sockets.come(here) > state.settings.sockets_per_address:
            raise HTTPException(status_code=429, detail="too-many-sockets")
        await socket.accept()
        session = None if socket.user is None else people.digest(socket.auth)
        await Conversation(gallery, socket, socket.user, session, state.settings).run(socket.scope["state"]["looks"])
    finally:
        metrics.SOCKETS.dec()
        gallery.sockets.leave(here)


@get("/healthz", opt=OPEN, tags=["operation"], summary="The loop lives")
async def healthz() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", opt=OPEN, tags=["operation"], summary="The store takes what is written")
async def readyz(state: State) -> dict[str, str]:
    # Whoever asks again in the same second gets the same answer: nobody shall keep the disk busy by asking.
    if time.monotonic() - state.tried >= READY_S:
        state.tried, state.ready = time.monotonic(), asyncio.ensure_future(state.store.write(try_to_write))
    await asyncio.shield(state.ready)
    return {"status": "ready"}


def try_to_write(connection: sa.Connection) -> None:
    """A disk that is full can still be read, and take a few bytes where there is room left in a page: so this needs
    pages of its own."""
    connection.execute(sa.update(stored).where(stored.c.name == "ready").values(value=secrets.token_hex(8192)))


@get("/metrics", opt=OPEN, tags=["operation"], summary="For Prometheus", media_type="text/plain")
async def metrics_page(request: Call) -> Response[bytes]:
    address = request.client.host if request.client else ""
    if not is_among(address, request.app.state.settings.metrics_from):
        raise HTTPException(status_code=404)
    return Response(await asyncio.to_thread(metrics.page), headers={"content-type": CONTENT_TYPE_LATEST})


# --------------------------------------------------------------------------------------------------------------- errors


def language(request: Call) -> str:
    who = request.scope.get("user")
    if who is not None:
        return str(who.lang)
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def problem(request: Call, refusal: Refusal, status: int) -> Response[dict[str, Sentence]]:
    say = refusal.sentence
    metrics.REFUSED.labels(say.message).inc()
    why = sentence(say, refusal.say(language(request)))
    return Response({"why": why}, status_code=status, media_type=MediaType.JSON)


def on_refusal(request: Call, error: Refusal) -> Response[Any]:
    return problem(request, error, STATUS.get(error.sentence.message, 409))


def on_stale(request: Call, error: Stale) -> Response[Any]:
    return problem(request, Refusal("stale"), 409)


KNOWN = {
    "foreign-origin": "foreign-origin",
    "too-many-sockets": "too-many-sockets",
    "CSRF token verification failed": "no-csrf",
}


HUNG_UP = "client disconnected prematurely"  # as Litestar says, and calls it a mistake of ours


def on_http(request: Call, error: HTTPException) -> Response[Any]:
    status = 400 if error.detail == HUNG_UP else error.status_code
    if error.detail in KNOWN:
        refusal = Refusal(KNOWN[error.detail])
    elif status in (404, 405, 413, 429):
        refusal = Refusal(f"http-{status}")
    elif status < 500:
        refusal = Refusal("http-bad", why=details(error))
    else:
        return on_bug(request, error)
    answer = problem(request, refusal, status)
    answer.headers |= {name: value for name, value in (error.headers or {}).items() if name.lower() != "content-type"}
    return answer


def details(error: HTTPException) -> str:
    """Which field is wrong, and how."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(found)[:300] or error.detail[:300]


def on_deep(request: Call, error: RecursionError) -> Response[Any]:
    return problem(request, Refusal("http-bad", why="nested too deep"), 400)


def on_bug(request: Call, error: Exception) -> Response[Any]:
    log.error("bug", exc_info=error)
    return problem(request, Refusal("our-mistake"), 500)


# ------------------------------------------------------------------------------------------------------------------ app


@asynccontextmanager
async def at_work(app: Litestar) -> AsyncIterator[None]:
    """From when the server is ready until it stops."""
    settings: Settings = app.state.settings
    store: Store = app.state.store
    hall = Hall(store, settings.most_live, comeback_s=settings.comeback_seconds)
    gallery = Gallery(hall)
    bots, hints = Bots(hall, settings, gallery.whereabouts), Hints(store, hall, gallery)
    app.state.positions = positions = Positions(settings)
    referee, planner, attendance = Referee(hall), Planner(hall), Attendance(hall, gallery)
    app.state.attendance = attendance
    app.state.hall, app.state.gallery, app.state.bots, app.state.hints = hall, gallery, bots, hints
    courier = app.state.courier = Courier(settings, store)
    await ways.move(store, settings.origins)
    notices, retention = Notices(store, courier, settings), Retention(hall, settings)
    press = app.state.press = Press(settings)
    hints.start()
    bots.start()
    notices.start()
    referee.start()
    planner.start()
    attendance.start()
    retention.start()
    log.info("ready")
    gc.freeze()  # what a start has made stays: to look through it again and again would stall every table
    gc.enable()
    yield
    await notices.stop()
    referee.stop()
    planner.stop()
    attendance.stop()
    retention.stop()
    await bots.stop()
    press.stop()
    positions.stop()
    await hints.stop()
    gallery.painter.stop()
    await asyncio.to_thread(store.stop)
    log.info("stopped")


def build(settings: Settings) -> Litestar:
    logs.set_up()
    store = Store(settings.url)
    store.start()
    secret = store.setting("csrf", secrets.token_hex(32))
    store.setting("ready", "")
    secure = settings.behind_https
    return Litestar(
        [
            *http.CONTROLLERS,
            *http.pages(),
            socket_handler,
            healthz,
            readyz,
            metrics_page,
        ],
        state=State({"settings": settings, "store": store, "tried": -READY_S, "ready": None}),
        lifespan=[at_work],
        before_send=[lock_down],
        middleware=[OwnOrigin(settings.origins), Measure(settings), DefineMiddleware(Sessions)],
        csrf_config=CSRFConfig(
            secret=secret,
            cookie_name="__Host-csrf" if secure else "csrf",
            cookie_secure=secure,
            cookie_samesite="lax",
            exclude_from_csrf_key="from_anywhere",
        ),
        exception_handlers={
            Refusal: on_refusal,
            Stale: on_stale,
            HTTPException: on_http,
            RecursionError: on_deep,
            Exception: on_bug,
        },
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Riverhaven",
            version="1",
            description="The HTTP API. Play itself is on the socket: see docs/protocol.md.",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],  # the others load scripts from other hosts
        ),
        logging_config=None,
    )


def from_environment() -> Litestar:
    """For worker processes. One that cannot begin says so to whoever started it: the next one would fail alike."""
    try:
        return build(Settings.imported())
    except Exception as error:
        if parent_process() is None:
            raise
        why = str(error) if isinstance(error, Refusal) else type(error).__name__
        log.error("cannot start", exc_info=error, extra={"why": why})
        raise SystemExit(STARTUP_FAILURE) from None
