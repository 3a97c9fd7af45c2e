"""The page of the web client, with what a link to it shows elsewhere (chats, search engines)."""

import re
from functools import cache
from html import escape
from pathlib import Path

from starlette.requests import Request

from ludoteka.core import registry
from ludoteka.core.text import LANGUAGES, catalogue
from ludoteka.server.live.desk import Desk

TABLE = re.compile(r"/t/([\w-]+)(/.*)?")


async def page(index: Path, request: Request) -> str:
    """The built page; addresses in link previews have to be whole, and a table names its game."""
    desk: Desk = request.app.state.desk
    text = _with(
        await desk.run(index.read_text, "utf-8"), "image", f"{request.base_url}preview.png"
    )
    game = await _game(desk, request)
    if game is None:
        return text
    language = _language(request.headers.get("accept-language", ""))
    for name, value in (await desk.run(_words, game, language)).items():
        text = _with(text, name, value)
    links = await desk.run(_needed, index.parent / "assets", game)
    return text.replace("</head>", f"{links}</head>", 1)


def _with(text: str, name: str, value: str) -> str:
    """The page with another value of a meta element, where it has one."""
    before, found, rest = text.partition(f'<meta property="og:{name}" content="')
    return before + found + escape(value) + rest[rest.index('"') :] if found else text


async def _game(desk: Desk, request: Request) -> str | None:
    """Of the table at this address."""
    found = TABLE.fullmatch(request.url.path)
    return await desk.run(desk.store.game, found[1]) if found else None


@cache
def _needed(assets: Path, game: str) -> str:
    """What a table of the game will ask for is fetched while the page is still being read."""
    files = [f for part in ("table", f"game-{game}") for f in sorted(assets.glob(f"{part}-*"))]
    hows = {".js": 'rel="modulepreload"', ".css": 'rel="preload" as="style"'}
    return "".join(
        f'<link {hows[file.suffix]} crossorigin href="/assets/{file.name}">'
        for file in files
        if file.suffix in hows
    )


def _language(accepted: str) -> str:
    """The first of ours that the browser wants; quality values come in descending order."""
    wanted = [w.strip()[:2].lower() for w in accepted.split(",")]
    return next((w for w in wanted if w in LANGUAGES), LANGUAGES[0])


def _words(game: str, language: str) -> dict[str, str]:
    text = catalogue(registry.game(game).folder / "text", language)
    return {"title": f"{text.say('title')} · Ludoteka", "description": text.say("tagline")}
