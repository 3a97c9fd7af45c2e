"""The ASGI application: the calls over HTTP, the live socket, and the web client's files."""

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache, lru_cache
from mimetypes import guess_type
from pathlib import Path

import msgspec
from sqlalchemy.exc import DataError, OperationalError, SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from ludoteka.core.errors import LudotekaError
from ludoteka.server import metrics
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.http.calls import CALLS, Call
from ludoteka.server.http.context import CallContext
from ludoteka.server.http.doorkeeper import Doorkeeper
from ludoteka.server.http.games import infos
from ludoteka.server.http.health import healthy, ready
from ludoteka.server.http.host_door import admit
from ludoteka.server.http.limits import Turns, buckets_of, turns_of
from ludoteka.server.http.openapi import document
from ludoteka.server.http.origin import refuse_forms, refuse_other_sites
from ludoteka.server.http.page import page
from ludoteka.server.http.who import COOKIE, address_of, who_calls
from ludoteka.server.live.desk import AGAIN_S, Desk
from ludoteka.server.live.relay import Relay
from ludoteka.server.live.socket import live
from ludoteka.server.people.accounts import account_key
from ludoteka.server.people.sessions import device_of
from ludoteka.server.protocol import Credentials
from ludoteka.server.settings import Settings

WEB = Path(__file__).parents[1] / "web"
WORTH_PACKING = 1400
"""bytes: less fits into one packet anyway"""
LONGEST_COOKIE_S = 400 * 24 * 3600
"""no browser keeps one for longer; the session behind it ends earlier"""

Endpoint = Callable[[Request], Awaitable[Response]]
encode = msgspec.json.Encoder().encode
log = logging.getLogger("ludoteka.server")


def create_app(settings: Settings, web: Path = WEB, calls: Sequence[Call] = CALLS) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        desk = await _opened(settings)
        app.state.desk, app.state.lines = desk, {}
        app.state.buckets = buckets_of(settings.limits)
        app.state.turns = turns_of(settings.limits)
        metrics.watch(lambda: len(desk.rooms), desk.thinking)
        if settings.metrics_port:
            log.info("metrics on port %d", metrics.show(settings.metrics_port))
        async with Relay(desk):
            await desk.start()
            desk.spawn(desk.run(infos, desk))  # what the first page waits for
            yield
        await desk.stop()

    api = [Route(c.path, _endpoint(c), methods=[c.method]) for c in calls]
    return Starlette(
        routes=[
            *_together(api),
            Route("/healthz", healthy),
            Route("/readyz", ready),
            Route("/api/openapi.json", _openapi),
            WebSocketRoute("/api/tables/{id}/live", live),
            Route("/api/{rest:path}", _no_such_page),
            Route("/{path:path}", _files(web)),
        ],
        lifespan=lifespan,
        middleware=[Middleware(Doorkeeper, settings=settings, page=web / "index.html")],
        exception_handlers={
            HTTPException: _http_error,
            DataError: _not_askable,
            SQLAlchemyError: _busy,
            Exception: _failure,
        },
    )


async def _opened(settings: Settings) -> Desk:
    """A worker that begins while the database is away waits for it: one that fails to begin would
    take all others along.
    """
    waiting = False
    while True:
        try:
            return Desk(settings)
        except OperationalError as error:
            if not waiting:
                log.warning("the database does not answer, waiting for it: %s", error)
            waiting = True
            await asyncio.sleep(AGAIN_S)


def _together(routes: list[Route]) -> list[Route]:
    """Routes of one path with different methods as one, so that another method answers 405."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for route in routes:
        for method in route.methods or ():
            if method != "HEAD":
                by_path.setdefault(route.path, {})[method] = route.endpoint
    return [Route(path, _by_method(ends), methods=[*ends]) for path, ends in by_path.items()]


def _by_method(ends: dict[str, Endpoint]) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await ends[method](request)

    return endpoint


def _endpoint(call: Call) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        try:
            return await _answer(call, request)
        except Refusal as refusal:
            return _refused(refusal)
        except LudotekaError as error:
            return _refused(refusal_of(error))

    return endpoint


async def _answer(call: Call, request: Request) -> Response:
    desk: Desk = request.app.state.desk
    address = address_of(request, desk.settings)
    if call.method != "GET":
        refuse_other_sites(request)
        refuse_forms(request, has_body=call.takes is not None)
    if call.cost is not None:
        request.app.state.buckets[call.cost].take(address)
    if call.for_host:
        await admit(desk, request, request.app.state.buckets)
    visit = await who_calls(desk, request)
    if visit.who.seat is not None and not call.for_programs:
        raise Refusal("bad_token")
    body = await _body(call, request, desk.settings.limits.body_bytes)
    if isinstance(body, Credentials):
        request.app.state.buckets["sign_ins"].take(f"name {account_key(body.name)}")
    context = CallContext(
        desk,
        visit.who,
        dict(request.path_params),
        dict(request.query_params),
        body,
        address,
        device_of(request.headers.get("user-agent", "")),
        f"{request.url.scheme}://{request.url.netloc}",
        request.app.state.buckets["newcomers"],
        request.app.state.buckets["seatings"],
    )
    if desk.store.shared and context.table_id in desk.rooms:
        await desk.refresh(context.table_id)  # what this client did at another worker comes first
    response = _json(await _done(call, context, request.app.state.turns), call.status)
    if call.method == "GET":
        _pack(response, request)
    if visit.renew and context.new_cookie is None:
        context.new_cookie = request.cookies[COOKIE]
    _set_cookie(context, request, response)
    return response


async def _done(call: Call, context: CallContext, turns: Turns) -> object:
    if not call.slow:
        return await call.do(context)
    async with turns.of(context.address):
        return await call.do(context)


async def _body(call: Call, request: Request, most: int) -> object:
    """The request's struct; a body that is too large is not read to its end."""
    if call.takes is None:
        return None
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refusal("too_large", {"most": most})
        return msgspec.json.decode(data, type=call.takes)
    except (msgspec.DecodeError, RecursionError, ClientDisconnect) as error:
        raise Refusal("not_readable", {"why": str(error)[:200]}) from None


def _set_cookie(context: CallContext, request: Request, response: Response) -> None:
    if context.new_cookie:
        response.set_cookie(
            COOKIE,
            context.new_cookie,
            max_age=LONGEST_COOKIE_S,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    elif context.new_cookie is not None:
        response.delete_cookie(COOKIE)


def _json(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def _pack(response: Response, request: Request) -> None:
    """What is long is sent packed."""
    if len(response.body) > WORTH_PACKING and "gzip" in _takes(request):
        response.body = gzip.compress(bytes(response.body), compresslevel=1)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
        response.headers["Vary"] = "Accept-Encoding"


def _refused(refusal: Refusal) -> Response:
    metrics.refused(refusal.code)
    return _json(refusal.problem(), refusal.status)


async def _openapi(_: Request) -> Response:
    return Response(_document(), media_type="application/json")


@cache
def _document() -> bytes:
    return encode(document())


async def _no_such_page(_: Request) -> Response:
    return _refused(Refusal("no_such_page"))


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "method_not_allowed" if error.status_code == 405 else "no_such_page"  # noqa: PLR2004 - HTTP's own number
    response = _refused(Refusal(code))
    response.headers.update(error.headers or {})
    return response


async def _not_askable(_: Request, __: Exception) -> Response:
    """A text that no database can compare with anything: no fault of the database."""
    return _refused(Refusal("not_readable", {"why": "text"}))


async def _busy(request: Request, error: Exception) -> Response:
    """The disk is full, a lock is held for long, the database is away: all of them pass."""
    metrics.database_failed()
    log.warning("%s %s: %s", request.method, request.url.path, error)
    response = _refused(Refusal("busy"))
    response.headers["Retry-After"] = "2"
    return response


async def _failure(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refused(Refusal("failure"))


def _files(web: Path) -> Endpoint:
    """The built web client; every other address is a page of it."""
    root = web.resolve()

    async def endpoint(request: Request) -> Response:
        wanted = (root / request.path_params["path"].replace("\0", "")).resolve()
        if wanted.is_file() and wanted.is_relative_to(root):
            return _file(wanted, root, request)
        if wanted.is_relative_to(root / "assets"):
            return await _no_such_page(request)
        index = root / "index.html"
        if index.is_file():
            return _page(await page(index, request), request)
        return await _no_such_page(request)

    return endpoint


PACKED = {"br": ".br", "gzip": ".gz"}
"""how a file was packed when the page was built, the smallest first"""


def _takes(request: Request) -> list[str]:
    """Of these, what the browser can unpack."""
    accepted = request.headers.get("accept-encoding", "")
    named = {word.partition(";")[0].strip() for word in accepted.split(",")}
    return [how for how in PACKED if how in named]


def _file(wanted: Path, root: Path, request: Request) -> Response:
    headers = {"Cache-Control": _caching(wanted, root), "Vary": "Accept-Encoding"}
    for how in _takes(request):
        packed = wanted.with_name(wanted.name + PACKED[how])
        if packed.is_file():
            kind = guess_type(wanted.name)[0]
            return FileResponse(
                packed, headers={**headers, "Content-Encoding": how}, media_type=kind
            )
    return FileResponse(wanted, headers=headers)


def _page(text: str, request: Request) -> Response:
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" not in _takes(request):
        return HTMLResponse(text, headers=headers)
    return HTMLResponse(_zipped(text), headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=64)
def _zipped(text: str) -> bytes:
    """A page differs only in what a link to it shows, so the same few are asked for."""
    return gzip.compress(text.encode())


def _caching(file: Path, root: Path) -> str:
    """Vite names its assets by their content, so they never change."""
    hashed = file.is_relative_to(root / "assets")
    return "public, max-age=31536000, immutable" if hashed else "no-cache"
