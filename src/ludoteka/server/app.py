"""The ASGI application: the calls over HTTP, the live socket, and the web client's files."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from ludoteka.core.errors import LudotekaError
from ludoteka.server.asked import Asked
from ludoteka.server.calls import CALLS, Call
from ludoteka.server.desk import Desk
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.limits import Buckets
from ludoteka.server.live import live
from ludoteka.server.openapi import document
from ludoteka.server.page import page
from ludoteka.server.relay import Relay
from ludoteka.server.settings import Settings
from ludoteka.server.who import COOKIE, address_of, who_calls

WEB = Path(__file__).parent / "web"
TEN_YEARS = 10 * 365 * 24 * 3600
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}

Endpoint = Callable[[Request], Awaitable[Response]]
encode = msgspec.json.Encoder().encode


def create_app(settings: Settings, web: Path = WEB, calls: Sequence[Call] = CALLS) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        desk = Desk(settings)
        app.state.desk, app.state.lines = desk, {}
        app.state.buckets = _buckets(settings)
        async with Relay(desk):
            await desk.start()
            yield
        await desk.stop()

    api = [Route(c.path, _endpoint(c), methods=[c.method]) for c in calls]
    return Starlette(
        routes=[
            *_together(api),
            Route("/api/openapi.json", _openapi),
            WebSocketRoute("/api/tables/{id}/live", live),
            Route("/api/{rest:path}", _no_such_page),
            Route("/{path:path}", _files(web)),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_error, Exception: _failure},
    )


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


def _buckets(settings: Settings) -> dict[str, Buckets]:
    limits = settings.limits
    names = ("requests", "new_tables", "sign_ins", "advice")
    return {name: Buckets(*getattr(limits, name)) for name in names}


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
    for cost in dict.fromkeys(("requests", call.cost)):
        request.app.state.buckets[cost].take(address)
    who = await who_calls(desk, request)
    if who.seat is not None and not call.for_programs:
        raise Refusal("bad_token")
    body = await _body(call, request, desk.settings.limits.body_bytes)
    asked = Asked(desk, who, dict(request.path_params), dict(request.query_params), body)
    if desk.store.shared and asked.table_id in desk.rooms:
        await desk.refresh(asked.table_id)  # what this client did at another worker comes first
    response = _json(await call.do(asked), call.status)
    _set_cookie(desk, asked, request, response)
    return response


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
    except (msgspec.DecodeError, ClientDisconnect) as error:
        raise Refusal("not_readable", {"why": str(error)[:200]}) from None


def _set_cookie(desk: Desk, asked: Asked, request: Request, response: Response) -> None:
    if asked.new_cookie:
        response.set_cookie(
            COOKIE,
            desk.people.cookie(asked.new_cookie),
            max_age=TEN_YEARS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    elif asked.new_cookie is not None:
        response.delete_cookie(COOKIE)


def _json(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, SAFE, "application/json")


def _refused(refusal: Refusal) -> Response:
    return _json(refusal.problem(), refusal.status)


async def _openapi(_: Request) -> Response:
    return _json(document())


async def _no_such_page(_: Request) -> Response:
    return _refused(Refusal("no_such_page"))


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "method_not_allowed" if error.status_code == 405 else "no_such_page"  # noqa: PLR2004 - HTTP's own number
    response = _refused(Refusal(code))
    response.headers.update(error.headers or {})
    return response


async def _failure(_: Request, __: Exception) -> Response:
    return _refused(Refusal("failure"))


def _files(web: Path) -> Endpoint:
    """The built web client; every other address is a page of it."""
    root = web.resolve()

    async def endpoint(request: Request) -> Response:
        wanted = (root / request.path_params["path"].replace("\0", "")).resolve()
        if wanted.is_file() and wanted.is_relative_to(root):
            return FileResponse(wanted, headers=_caching(wanted, root))
        index = root / "index.html"
        if index.is_file():
            headers = {"Cache-Control": "no-cache"}
            return HTMLResponse(await page(index, request), headers=headers)
        return await _no_such_page(request)

    return endpoint


def _caching(file: Path, root: Path) -> dict[str, str]:
    """Vite names its assets by their content, so they never change."""
    hashed = file.is_relative_to(root / "assets")
    return {"Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
