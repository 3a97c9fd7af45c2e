"""Every message between the table and its clients. `web/lib/protocol.ts` is generated from here.

Structs of requests may leave out fields with a default; structs of the server are always whole.
"""

from typing import Any, Literal

from msgspec import Struct

from ludoteka.bots.analysis import Analysis, Judgement, SeatSum, TurningPoint
from ludoteka.bots.chances import Chances
from ludoteka.core.fair import Chance
from ludoteka.core.game import Event, ScoreLine

Status = Literal["waiting", "playing", "over"]
Pace = Literal["live", "relaxed", "correspondence"]
TakeBack = Literal["free", "ask", "never"]
SeatKind = Literal["open", "person", "bot"]
Undo = Literal["free", "ask"]
Revealed = Literal["chance", "secret", "others"]
"""what a seat has learned since the decision: a draw, a secret, what others decided"""
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "one-moment", "oops", "your-turn", "good-game"
]
TableList = Literal["open", "mine", "finished", "archived"]
AnalysisStatus = Literal["none", "running", "done"]

# What a table is made of


class Seat(Struct):
    """One seat at the table, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    """of the person; empty for bots and open seats"""
    level: str | None
    """of the bot that plays this seat, be it a bot's own seat or one it stands in for"""
    stand_in: bool
    """a bot plays for the person until they sit down again"""
    device: bool
    """shares the device of another seat (hot seat)"""
    ready: bool
    connected: bool
    resigned: bool
    clock_ms: int
    """time used for its decisions so far, without the one that is running"""


class Result(Struct):
    """How the match ended."""

    points: list[int]
    places: list[int]
    """0 = winner, ties share"""
    lines: list[ScoreLine]
    """each seat's points by source"""
    ties: list[ScoreLine]
    """what decides between equal points, in the order of the rules: each seat's number"""
    end: str
    """message id: of the game's catalogue, or `end-resigned` of the table's"""
    chance: Chance


class Summary(Struct, kw_only=True):
    """A table as a list shows it."""

    id: str
    game: str
    form: str
    options: dict[str, str | int]
    pack: str
    status: Status
    seats: list[Seat]
    mine: list[int]
    """the seats of the one who asks"""
    host: bool
    """the one who asks made this table"""
    turn: int | None
    """the seat that decides now"""
    turn_at: int
    """since when, in milliseconds of Unix time"""
    version: int
    ply: int
    public: bool
    spectators: bool
    pace: Pace
    take_back: TakeBack
    hints: bool
    autostart: bool
    """starts by itself when all seats are taken and ready"""
    commitment: str
    """sha256 of the secret from which the key of chance is made"""
    created_at: int
    updated_at: int
    rematch: str | None
    """the table where the same people play again"""


class LegalAction(Struct):
    id: int
    action: str
    """notation: what `act` takes"""
    kind: str
    args: dict[str, str]
    """facet -> label"""
    preview: Any
    """the game's own struct, or null"""


class Sight(Struct):
    """What one seat sees now; seat -1 is a spectator, who knows no secret."""

    seat: int
    view: Any
    """the game's own struct"""
    prompt: Event
    legal: list[LegalAction]
    undo: Undo | None
    """how this seat's last decision can be taken back"""


class Step(Struct):
    """One action carried out; single options resolved by the rules are steps too."""

    ply: int
    """decisions in the log when it was done"""
    seat: int
    asked: bool
    """a decision, not a single option"""
    action: str | None
    """notation; null where this client may not know it"""
    kind: str | None
    args: dict[str, str]
    events: list[Event]
    view: Any
    """after the step; null in `log`"""


class ChatLine(Struct):
    """Something said, or a notice of the table (`notice-sat`, `notice-undone` ...)."""

    version: int
    at: int
    seat: int
    """-1: said by the table itself"""
    name: str
    text: str | None
    phrase: Phrase | None
    notice: Event | None


class UndoAsk(Struct):
    """A seat asks to take back beyond the boundary of information."""

    seat: int
    ply: int
    """the match would go back to this ply"""
    must_agree: list[int]
    agreed: list[int]
    revealed: list[Revealed]


# Server to client, over the socket


class Table(Summary, kw_only=True, tag="table"):
    """The whole picture."""

    watching: int
    """spectators who are here now"""
    sights: list[Sight]
    show: int | None
    """hot seat: this seat's person is asked to take the device and say `show`"""
    log: list[Step]
    chat: list[ChatLine]
    asked: UndoAsk | None
    result: Result | None


class Update(Struct, kw_only=True, tag="update"):
    """What happened since the version before; then the new sights."""

    version: int
    ply: int
    status: Status
    turn: int | None
    turn_at: int
    back_to: int | None
    """decisions were taken back: forget the log after this ply, then add the steps"""
    steps: list[Step]
    sights: list[Sight]
    show: int | None
    seats: list[Seat]
    asked: UndoAsk | None
    result: Result | None


class Chatted(Struct, tag="chat"):
    line: ChatLine


class Seats(Struct, kw_only=True, tag="seats"):
    """Seats changed, or somebody came or went (then the version stays)."""

    version: int
    status: Status
    seats: list[Seat]
    mine: list[int]
    watching: int
    rematch: str | None


class UndoAsked(Struct, tag="undo_asked"):
    """A request to take back is open, or (`asked` null) was answered."""

    version: int
    asked: UndoAsk | None


class Done(Struct, tag="done"):
    """The message with this idempotency key is carried out and kept, in this version."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """Nothing was changed. `code` is stable; `message` is for people."""

    code: str
    message: str
    args: dict[str, str | int]
    rule: str | None
    id: str | None
    """the idempotency key of the message that is refused"""


class Pong(Struct, tag="pong"):
    at: int


FromServer = Table | Update | Chatted | Seats | UndoAsked | Done | Refused | Pong

# Client to server, over the socket


class Hello(Struct, tag="hello"):
    """The first message; `have` is the version that this client already shows."""

    have: int | None = None


class Act(Struct, tag="act"):
    id: str
    seat: int
    ply: int
    action: str


class TakeItBack(Struct, tag="undo"):
    """Take my last decision back, within the boundary of information."""

    id: str
    seat: int


class AskUndo(Struct, tag="ask_undo"):
    """Ask the others to let me take my last decision back."""

    id: str
    seat: int


class AnswerUndo(Struct, tag="answer_undo"):
    id: str
    agree: bool


class Say(Struct, tag="chat"):
    id: str
    text: str | None = None
    phrase: Phrase | None = None


class Show(Struct, tag="show"):
    """Hot seat: this seat's person has the device now (null: hide again)."""

    seat: int | None = None


class Ping(Struct, tag="ping"):
    pass


FromClient = Hello | Act | TakeItBack | AskUndo | AnswerUndo | Say | Show | Ping

# Over HTTP, to the client


class Problem(Struct):
    """The body of every refusal; `message` is a Fluent id, of the game for rules."""

    code: str
    message: str
    args: dict[str, str | int]
    rule: str | None


class FormInfo(Struct):
    id: str
    seats: list[int]


class OptionInfo(Struct):
    id: str
    values: list[str | int]
    default: str | int
    forms: list[str]
    ruling: bool


class GameInfo(Struct):
    key: str
    version: int
    prefix: str
    forms: list[FormInfo]
    options: list[OptionInfo]
    minutes: list[int]
    age: int
    levels: list[str]
    packs: list[str]
    new_to_bots: list[str]
    """packs with other components than those of the game, which bots may have learnt"""
    learnt: list[str]
    """levels that have: with other components they search instead"""
    lessons: int


class Me(Struct):
    player: str | None
    """null until something needs a name"""
    name: str
    account: str | None


class MoveLink(Struct):
    """A one-time link that moves my seats to another device."""

    token: str
    path: str
    expires_at: int


class SeatToken(Struct):
    token: str
    seat: int


class Created(Struct):
    id: str


class Replay(Struct):
    """The match as it stood at a ply, as one seat may see it."""

    id: str
    ply: int
    plies: int
    seat: int
    turn: int | None
    steps: list[Step]
    """from the ply before to this one; at ply 0, what the opening resolved by itself"""
    sight: Sight


class Deed(Struct):
    """Something that one might want to do: a kind of action and its arguments."""

    kind: str
    args: dict[str, str]


class MomentRule(Struct):
    rule: str
    forbids: list[Deed]
    """what it forbids the deciding seat now"""


class TableMoment(Struct):
    """The rules that matter for a seat's decision now."""

    ply: int
    seat: int
    rules: list[MomentRule]


class HintStep(Struct):
    action: str
    """notation"""
    events: list[Event]
    """what will surely be told of it"""


class Hint(Struct):
    """One suggestion for the seat to act, from what it knows."""

    plan: list[HintStep]
    """the decision, and those that the same seat would make right after it"""
    chances: Chances
    """what equal players would make of the position after the first decision"""


class Hints(Struct):
    """The best decisions, the best first."""

    seat: int
    ply: int
    hints: list[Hint]


class AnalysisNews(Struct):
    """How far the analysis of a finished match has come, and all of it when it is done."""

    status: AnalysisStatus
    done: int
    of: int
    analysis: Analysis | None


class LessonInfo(Struct):
    id: str
    rules: list[str]
    form: str
    seats: int


class LessonStep(Struct):
    seat: int
    action: str
    kind: str
    args: dict[str, str]
    events: list[Event]
    view: Any


class LessonPage(Struct):
    """A worked example: the position, the moves with what they do, the question's choices."""

    id: str
    rules: list[str]
    form: str
    seats: int
    seat: int
    """whose eyes we look through"""
    view: Any
    prompt: Event
    legal: list[LegalAction]
    steps: list[LessonStep]
    choices: list[int]
    answer: int


# Over HTTP, to the server


class NewName(Struct):
    name: str


class Credentials(Struct):
    name: str
    password: str


class NewSeat(Struct):
    """Who sits here: me, nobody yet, a bot of a level, or a person who shares my device."""

    who: Literal["me", "open", "bot", "device"]
    level: str | None = None
    name: str | None = None


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    form: str | None = None
    options: dict[str, str | int] = {}
    pack: str | None = None
    public: bool = False
    spectators: bool = True
    pace: Pace = "live"
    take_back: TakeBack = "free"
    hints: bool | None = None
    """none: where every seat is taken from the start, so that nobody is invited to compete"""
    start: bool = True
    name: str | None = None
    """my name, for a guest who has none yet"""
    entropy: str | None = None
    """my share in the key of chance"""


class Sit(Struct):
    seat: int | None = None
    """none: the first open seat, or mine that a bot keeps warm"""
    name: str | None = None
    device: bool = False
    """one more person at my device"""
    entropy: str | None = None


class Leave(Struct):
    seat: int | None = None
    """none: all my seats"""
    level: str | None = None
    """of the bot that stands in during play"""


class PutBot(Struct):
    seat: int
    level: str


class Ready(Struct):
    ready: bool = True
    entropy: str | None = None


class Resign(Struct):
    seat: int


class OneSeat(Struct):
    seat: int


class AskHint(Struct):
    seat: int
    ply: int
    """the one the client shows"""


class TakeLink(Struct):
    token: str


class Archive(Struct):
    archived: bool = True


class PlayOn(Struct):
    """Play on from a ply of a finished match, on this seat, against bots."""

    ply: int
    seat: int
    level: str


REPLIES: tuple[type[Struct], ...] = (
    Seat, Chance, Result, Summary, LegalAction, Sight, Step, ChatLine, UndoAsk,
    Table, Update, Chatted, Seats, UndoAsked, Done, Refused, Pong,
    Problem, FormInfo, OptionInfo, GameInfo, Me, MoveLink, SeatToken, Created, Replay,
    Deed,
    MomentRule,
    TableMoment,
    LessonInfo, LessonStep, LessonPage, Event, ScoreLine,
    Chances, HintStep, Hint, Hints, Judgement, TurningPoint, SeatSum, Analysis, AnalysisNews,
)  # fmt: skip
REQUESTS: tuple[type[Struct], ...] = (
    Hello, Act, TakeItBack, AskUndo, AnswerUndo, Say, Show, Ping,
    NewName, Credentials, NewSeat, NewTable, Sit, Leave, PutBot, Ready, Resign, OneSeat,
    AskHint, TakeLink, Archive, PlayOn,
)  # fmt: skip
