"""The page of the web client, with what a link to it shows elsewhere (chats, search engines)."""

import re
from html import escape
from pathlib import Path

from starlette.requests import Request

from ludoteka.core import registry
from ludoteka.core.text import LANGUAGES, catalogue
from ludoteka.server.desk import Desk
from ludoteka.server.errors import Refusal

TABLE = re.compile(r"/t/([\w-]+)(/.*)?")


async def page(index: Path, request: Request) -> str:
    """The built page; addresses in link previews have to be whole, and a table names its game."""
    desk: Desk = request.app.state.desk
    text = await desk.run(index.read_text, "utf-8")
    image = f"{request.base_url}preview.png"
    for name, value in {"image": image, **await _table(desk, request)}.items():
        text = _with(text, name, value)
    return text


def _with(text: str, name: str, value: str) -> str:
    """The page with another value of a meta element, where it has one."""
    before, found, rest = text.partition(f'<meta property="og:{name}" content="')
    return before + found + escape(value) + rest[rest.index('"') :] if found else text


async def _table(desk: Desk, request: Request) -> dict[str, str]:
    found = TABLE.fullmatch(request.url.path)
    if not found:
        return {}
    try:
        room = await desk.room(found[1])
    except Refusal:
        return {}
    language = _language(request.headers.get("accept-language", ""))
    return await desk.run(_words, room.table.opened.game, language)


def _language(accepted: str) -> str:
    """The first of ours that the browser wants; quality values come in descending order."""
    wanted = [w.strip()[:2].lower() for w in accepted.split(",")]
    return next((w for w in wanted if w in LANGUAGES), LANGUAGES[0])


def _words(game: str, language: str) -> dict[str, str]:
    text = catalogue(registry.game(game).folder / "text", language)
    return {"title": f"{text.say('title')} · Ludoteka", "description": text.say("tagline")}
