"""The HTTP calls as data: what each takes, gives and does. Routes and OpenAPI follow from here."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from ludoteka.server import games, hindsight, moment, seating
from ludoteka.server import protocol as p
from ludoteka.server.asked import Asked

Do = Callable[[Asked], Awaitable[Any]]


@dataclass(frozen=True)
class Query:
    """A parameter of the address, with its JSON schema."""

    name: str
    schema: dict[str, Any]
    required: bool = False


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    does: str
    do: Do
    gives: Any
    takes: type | None = None
    query: tuple[Query, ...] = ()
    status: int = 200
    cost: str = "requests"
    """which of the limits it counts against, besides `requests`"""
    for_programs: bool = False
    """also with a seat token, which is good for its seat and for nothing else"""


def _both(*args: Any, **more: Any) -> Call:
    """A call for people and for programs."""
    return replace(Call(*args, **more), for_programs=True)


T = "/api/tables/{id}"
LIST = Query("list", {"enum": ["open", "mine", "finished", "archived"], "default": "open"})
SEAT = Query("seat", {"type": "integer", "minimum": -1, "maximum": 4})

CALLS = (
    _both("GET", "/api/games", "the games of the house", games.all_games, list[p.GameInfo]),
    _both("GET", "/api/me", "who I am", seating.me, p.Me),
    Call("POST", "/api/me", "set my name", seating.set_name, p.Me, p.NewName),
    Call(
        "POST", "/api/accounts", "give me an account; my games stay mine",
        seating.register, p.Me, p.Credentials, cost="sign_ins",
    ),
    Call(
        "POST", "/api/login", "sign in; a guest's games come along",
        seating.login, p.Me, p.Credentials, cost="sign_ins",
    ),
    Call("POST", "/api/logout", "sign out", seating.logout, p.Me),
    Call("GET", "/api/tables", "tables", seating.tables, list[p.Summary], query=(LIST,)),
    Call(
        "POST", "/api/tables", "make a table",
        seating.create, p.Created, p.NewTable, status=201, cost="new_tables",
    ),
    _both("GET", T, "one table", seating.table, p.Summary),
    _both("POST", f"{T}/sit", "sit down, or take my seat back", seating.sit, p.Summary, p.Sit),
    _both("POST", f"{T}/leave", "leave; a bot stands in", seating.leave, p.Summary, p.Leave),
    Call("POST", f"{T}/bot", "put a bot on a seat", seating.put_bot, p.Summary, p.PutBot),
    _both("POST", f"{T}/ready", "I am ready", seating.ready, p.Summary, p.Ready),
    Call("POST", f"{T}/start", "start the match", seating.start, p.Summary),
    _both("POST", f"{T}/resign", "resign", seating.resign, p.Summary, p.Resign),
    Call("POST", f"{T}/rematch", "play again with the same people", seating.rematch, p.Created),
    Call(
        "POST", f"{T}/play-on", "play on from a ply of a finished match, against bots",
        seating.play_on, p.Created, p.PlayOn, status=201, cost="new_tables",
    ),
    Call("POST", f"{T}/link", "a link that moves my seats", seating.link, p.MoveLink),
    Call("POST", f"{T}/take-link", "take its seats", seating.take_link, p.Summary, p.TakeLink),
    Call("POST", f"{T}/token", "a seat token for a program", seating.token, p.SeatToken, p.OneSeat),
    Call("POST", f"{T}/archive", "put away, or bring back", seating.archive, p.Summary, p.Archive),
    _both("GET", f"{T}/replay/{{ply}}", "match at a ply", games.replay, p.Replay, query=(SEAT,)),
    _both("GET", f"{T}/moment", "the rules of my decision", moment.moment, p.TableMoment),
    _both(
        "POST", f"{T}/hint", "the best decisions of my seat, where the table allows hints",
        hindsight.hint, p.Hints, p.AskHint, cost="advice",
    ),
    Call("GET", f"{T}/analysis", "its analysis, or progress", hindsight.analysis, p.AnalysisNews),
    Call(
        "POST", f"{T}/analysis", "analyse a finished match",
        hindsight.analyse, p.AnalysisNews, cost="advice",
    ),
    _both("GET", f"{T}/export", "the match file of a finished match", games.export, dict[str, Any]),
    _both("GET", "/api/lessons/{game}", "lessons of a game", games.lessons, list[p.LessonInfo]),
    _both("GET", "/api/lessons/{game}/{lesson}", "one lesson", games.lesson, p.LessonPage),
)  # fmt: skip
