"""The HTTP calls as data: what each takes, gives and does. Routes and OpenAPI follow from here."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from ludoteka.bots.advice.analysis import Judgement
from ludoteka.core.slip import Slip
from ludoteka.server import protocol as p
from ludoteka.server.http import (
    address,
    courses,
    exercises,
    games,
    hindsight,
    host,
    lobby,
    people,
    puzzles,
    rules_at_hand,
    seating,
    slips,
)
from ludoteka.server.http.context import CallContext

Do = Callable[[CallContext], Awaitable[Any]]


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
    cost: str | None = None
    """which of the limits it counts against, besides `requests`"""
    for_programs: bool = False
    """also with a seat token, which is good for its seat and for nothing else"""
    slow: bool = False
    """worked out anew each time it is asked, so few at once"""
    for_host: bool = False
    """only for who keeps the server"""


def _both(*args: Any, **more: Any) -> Call:
    """A call for people and for programs."""
    return replace(Call(*args, **more), for_programs=True)


def _for_host(*args: Any, **more: Any) -> Call:
    return replace(Call(*args, **more), for_host=True)


T = "/api/tables/{id}"
EXERCISE = "/api/exercises/{game}/{exercise}"
COURSE = "/api/courses/{game}/{course}"
PUZZLE = "/api/puzzles/{game}/{puzzle}"
DAY = Query("day", {"type": "string", "format": "date"})
LIST = Query("list", {"enum": ["open", "mine", "finished", "archived"], "default": "open"})
TABLES = Query(
    "tables",
    {"type": "string", "description": f"ids, at most {seating.MOST_THUMBS}, with commas"},
    required=True,
)
SEAT = Query("seat", {"type": "integer", "minimum": -1, "maximum": 4})
THING = Query("thing", {"type": "string", "maxLength": 60}, required=True)
PLY = Query("ply", {"type": "integer", "minimum": 0})

CALLS = (
    _both("GET", "/api/games", "the games of the house", games.all_games, list[p.GameInfo]),
    Call("GET", "/api/greeting", "who I am and the games", games.greeting, p.Greeting),
    _both("GET", "/api/compiling", "how fast they are yet", games.compiling, p.Compiling),
    _both("GET", "/api/me", "who I am", people.me, p.Me),
    Call("POST", "/api/me", "set my name", people.set_name, p.Me, p.NewName),
    Call(
        "POST", "/api/accounts", "give me an account; my games stay mine",
        people.register, p.Me, p.Credentials, cost="sign_ins",
    ),
    Call(
        "POST", "/api/login", "sign in; a guest's games come along",
        people.login, p.Me, p.Credentials, cost="sign_ins",
    ),
    Call("POST", "/api/logout", "sign out", people.logout, p.Me),
    Call(
        "POST", "/api/password", "change my password; other sessions end",
        people.change_password, p.Me, p.NewPassword, cost="sign_ins",
    ),
    Call(
        "POST", "/api/reset", "a new password by a link of the host",
        people.reset_password, p.Me, p.Reset, cost="sign_ins",
    ),
    Call("GET", "/api/sessions", "where I am known", people.sessions, list[p.SessionInfo]),
    Call(
        "POST", "/api/sessions/end", "end one, or all others",
        people.end_session, list[p.SessionInfo], p.End, cost="keys",
    ),
    Call("GET", "/api/tokens", "my seat tokens", people.tokens, list[p.TokenInfo]),
    Call(
        "POST", "/api/tokens/end", "end one, or all",
        people.end_token, list[p.TokenInfo], p.End, cost="keys",
    ),
    Call(
        "GET", "/api/me/data", "all that is kept of me", people.my_data, dict[str, Any], slow=True
    ),
    Call(
        "POST", "/api/me/delete", "delete all that is kept of me",
        people.delete_me, p.Me, p.Delete, cost="sign_ins",
    ),
    Call("GET", "/api/lobby", "the lists of the home page", seating.lobby, p.Lobby),
    Call("GET", "/api/tables", "tables", seating.tables, list[p.Summary], query=(LIST,)),
    Call(
        "GET", "/api/thumbs", "how tables stand, as onlookers see them",
        seating.thumbs, list[p.Thumb], query=(TABLES,), slow=True,
    ),
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
    Call("GET", f"{T}/address", "where others reach it", address.address, p.Address, slow=True),
    Call("POST", f"{T}/add-seat", "one more seat", lobby.add_seat, p.Summary),
    Call(
        "POST", f"{T}/remove-seat", "one seat fewer", lobby.remove_seat, p.Summary, p.RemoveSeat
    ),
    Call("POST", f"{T}/swap", "two seats change places", lobby.swap, p.Summary, p.Swap),
    Call("POST", f"{T}/rename", "call my seat otherwise", lobby.rename, p.Summary, p.Rename),
    Call("POST", f"{T}/free", "free a seat", lobby.free, p.Summary, p.OneSeat),
    _both("POST", f"{T}/resign", "resign", seating.resign, p.Summary, p.Resign),
    Call(
        "POST", f"{T}/rematch", "play again with the same people",
        seating.rematch, p.Created, p.Rematch, cost="new_tables",
    ),
    Call(
        "POST", f"{T}/play-on", "play on from a ply of a finished match, against bots",
        seating.play_on, p.Created, p.PlayOn, status=201, cost="new_tables",
    ),
    Call("POST", f"{T}/link", "a link that moves my seats", seating.link, p.MoveLink, cost="keys"),
    Call("POST", f"{T}/take-link", "take its seats", seating.take_link, p.Summary, p.TakeLink),
    Call(
        "POST", f"{T}/token", "a seat token for a program",
        seating.token, p.SeatToken, p.OneSeat, cost="keys",
    ),
    Call("POST", f"{T}/archive", "put away, or bring back", seating.archive, p.Summary, p.Archive),
    _both(
        "GET", f"{T}/replay/{{ply}}", "match at a ply",
        games.replay, p.Replay, query=(SEAT,), slow=True,
    ),
    _both(
        "GET", f"{T}/rules-at-hand", "the rules of my decision",
        rules_at_hand.rules_at_hand, p.RulesAtHand, slow=True,
    ),
    _both(
        "GET", f"{T}/slip", "what a thing on the board is, and what it is worth to me",
        slips.slip, Slip, query=(THING, SEAT, PLY), slow=True,
    ),
    _both(
        "POST", f"{T}/hint", "the best decisions of my seat, where the table allows hints",
        hindsight.hint, p.Hints, p.AskHint, cost="advice",
    ),
    _both(
        "POST", f"{T}/judgement", "what my last decision came to, where the table allows hints",
        hindsight.judgement, Judgement, p.AskHint, cost="advice",
    ),
    Call("GET", f"{T}/analysis", "its analysis, or progress", hindsight.analysis, p.AnalysisNews),
    Call(
        "POST", f"{T}/analysis", "analyse a finished match",
        hindsight.analyse, p.AnalysisNews, p.Analyse, cost="advice",
    ),
    _both(
        "GET", f"{T}/export", "the match file of a finished match",
        games.export, dict[str, Any], slow=True,
    ),
    _both(
        "GET", "/api/exercises/{game}", "exercises of a game",
        exercises.listed, list[p.ExerciseInfo],
    ),
    _both("GET", EXERCISE, "one exercise", exercises.page, p.ExercisePage, slow=True),
    _both(
        "POST", EXERCISE, "decide in an exercise, or be shown how it is",
        exercises.attempt, p.ExerciseReply, p.TryExercise, slow=True,
    ),
    _both(
        "POST", f"{EXERCISE}/slip", "what a thing of an exercise is",
        exercises.slip, Slip, p.AskSlip, slow=True,
    ),
    Call("GET", COURSE, "what the coach of a first game says", courses.course, p.CoursePage),
    Call(
        "POST", COURSE, "a table where the coach guides me",
        courses.start, p.Created, p.StartCourse, status=201, cost="new_tables",
    ),
    Call("GET", "/api/puzzles", "puzzles of the last days", puzzles.week, p.Puzzles, query=(DAY,)),
    Call("GET", "/api/puzzles/{game}", "a game's puzzles", puzzles.shelf, list[p.PuzzleInfo]),
    Call("GET", PUZZLE, "a puzzle", puzzles.puzzle, p.PuzzlePage, slow=True),
    Call("POST", PUZZLE, "try a decision", puzzles.attempt, p.PuzzleAnswer, p.PuzzleTry, slow=True),
    Call(
        "POST", f"{PUZZLE}/slip", "what a thing of it is", puzzles.slip, Slip, p.AskSlip, slow=True
    ),
    Call("GET", f"{PUZZLE}/line", "its solution", puzzles.line, p.PuzzleLine),
    Call(
        "POST", f"{PUZZLE}/table", "play on from there, against bots",
        puzzles.play_on, p.Created, p.StartCourse, status=201, cost="new_tables",
    ),
    _for_host("GET", "/api/host", "how the house does", host.house, p.House),
    _for_host("POST", "/api/host/close", "end a match", host.close_table, p.House, p.CloseTable),
    _for_host(
        "POST", "/api/host/measure", "do something about a report, or leave it",
        host.take_measure, p.House, p.TakeMeasure,
    ),
    _for_host(
        "POST", "/api/host/undo", "undo a measure", host.undo_measure, p.House, p.UndoMeasure
    ),
    _for_host(
        "POST", "/api/host/close-house", "let no match begin for a while",
        host.close_house, p.House, p.CloseHouse,
    ),
    _for_host("POST", "/api/host/open-house", "open it again", host.open_house, p.House),
    _for_host("POST", "/api/host/copy", "copy all data", host.copy_data, p.House, slow=True),
)  # fmt: skip
