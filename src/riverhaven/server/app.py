"""The application: everything put together."""

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.middleware.authentication import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST

from riverhaven.core.words import LANGUAGES, Refusal
from riverhaven.server import client, http, logs, metrics, people
from riverhaven.server.bots import Bots
from riverhaven.server.decisions import Stale
from riverhaven.server.frame import plain
from riverhaven.server.hall import Hall
from riverhaven.server.hints import Hints
from riverhaven.server.protocol import Sentence
from riverhaven.server.settings import Settings
from riverhaven.server.socket import Conversation, Gallery
from riverhaven.server.store import Store

log = logging.getLogger("riverhaven.app")

SAFE = ("GET", "HEAD", "OPTIONS")
MOST_BODY = 300_000
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
STATUS = {"no-such-table": 404, "not-your-seat": 403, "not-invited": 403, "who-are-you": 401, "store-down": 503}


class OwnOrigin(ASGIMiddleware):
    """Only pages that we sent may write to us."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        asks = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if asks and not same_origin(scope):
            raise HTTPException(status_code=403, detail="foreign-origin")
        await next_app(scope, receive, send)


async def lock_down(message: Message, scope: Scope) -> None:
    """Whatever we send, errors too, tells the browser to be strict."""
    if message["type"] == "http.response.start":
        locked = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        message["headers"] = [*message["headers"], *locked]


def same_origin(scope: Scope) -> bool:
    headers = dict(scope["headers"])
    origin, host = headers.get(b"origin", b"").decode("latin-1"), headers.get(b"host", b"").decode("latin-1")
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
        who = None if not token else await people.find(state.store, token)
        return AuthenticationResult(user=who, auth=token)


@websocket("/socket")
async def socket_handler(socket: WebSocket[Any, Any, State]) -> None:
    state = socket.app.state
    address = socket.client.host if socket.client else ""
    gallery: Gallery = state.gallery
    if gallery.sockets[address] >= state.settings.sockets_per_address:
        raise HTTPException(status_code=429, detail="too-many-sockets")
    gallery.sockets[address] += 1
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        await Conversation(gallery, socket, socket.user, state.settings).run()
    finally:
        metrics.SOCKETS.dec()
        gallery.sockets[address] -= 1
        if not gallery.sockets[address]:
            del gallery.sockets[address]


OPEN: dict[str, Any] = {"exclude_from_auth": True, "unlimited": True}


@get("/healthz", opt=OPEN, tags=["operation"], summary="The loop lives")
async def healthz() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", opt=OPEN, tags=["operation"], summary="The store answers")
async def readyz(state: State) -> dict[str, str]:
    await state.store.read(sa.select(sa.literal(1)))
    return {"status": "ready"}


@get("/metrics", opt=OPEN, tags=["operation"], summary="For Prometheus", media_type="text/plain")
async def metrics_page() -> Response[bytes]:
    return Response(await asyncio.to_thread(metrics.page), headers={"content-type": CONTENT_TYPE_LATEST})


# --------------------------------------------------------------------------------------------------------------- errors


def language(request: Request[Any, Any, Any]) -> str:
    who = request.scope.get("user")
    if who is not None:
        return str(who.lang)
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def problem(request: Request[Any, Any, Any], refusal: Refusal, status: int) -> Response[dict[str, Sentence]]:
    say = refusal.sentence
    metrics.REFUSED.labels(say.message).inc()
    variables = {name: plain(value) for name, value in say.variables.items()}
    why = Sentence(say.message, variables, refusal.say(language(request)))
    return Response({"why": why}, status_code=status, media_type=MediaType.JSON)


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Any]:
    return problem(request, error, STATUS.get(error.sentence.message, 409))


def on_stale(request: Request[Any, Any, Any], error: Stale) -> Response[Any]:
    return problem(request, Refusal("stale"), 409)


KNOWN = {
    "foreign-origin": "foreign-origin",
    "too-many-sockets": "too-many-sockets",
    "CSRF token verification failed": "no-csrf",
}


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = error.status_code
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


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("bug", exc_info=error)
    return problem(request, Refusal("our-mistake"), 500)


# ------------------------------------------------------------------------------------------------------------------ app


def build(settings: Settings) -> Litestar:
    logs.set_up()
    store = Store(settings.url)
    store.start()
    secret = store.setting("csrf", secrets.token_hex(32))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(store, settings.most_live)
        app.state.hall, app.state.gallery = hall, Gallery(hall)
        bots, hints = Bots(hall, settings), Hints(store, hall)
        app.state.bots = bots
        hints.start()
        bots.start()
        log.info("ready")
        gc.collect()
        gc.freeze()  # the compiler's many objects stay: to look through them again and again would stall every table
        yield
        await bots.stop()
        await hints.stop()
        await asyncio.to_thread(store.stop)
        log.info("stopped")

    secure = settings.behind_https
    limit = RateLimitConfig(("minute", settings.requests_per_minute), exclude_opt_key="unlimited")
    limits = [limit.middleware] if settings.requests_per_minute else []
    return Litestar(
        [
            http.PeopleController,
            http.TablesController,
            http.hello,
            http.words,
            socket_handler,
            healthz,
            readyz,
            metrics_page,
            *client.pages(),
        ],
        state=State({"settings": settings, "store": store}),
        lifespan=[lifespan],
        before_send=[lock_down],
        middleware=[OwnOrigin(), *limits, DefineMiddleware(Sessions)],
        csrf_config=CSRFConfig(
            secret=secret,
            cookie_name="__Host-csrf" if secure else "csrf",
            cookie_secure=secure,
            cookie_samesite="lax",
        ),
        exception_handlers={Refusal: on_refusal, Stale: on_stale, HTTPException: on_http, Exception: on_bug},
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
    """For worker processes."""
    return build(Settings.imported())
