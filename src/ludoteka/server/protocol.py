"""Every message between the table and its clients. `web/lib/protocol.ts` is generated from here.

Structs of requests may leave out fields with a default; structs of the server are always whole.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteka.bots.advice.analysis import Analysis, Judgement, SeatSum, TurningPoint
from ludoteka.bots.advice.chances import Chances
from ludoteka.core.course import Mood, Side
from ludoteka.core.exercise import Kind as ExerciseKind
from ludoteka.core.fair import Chance
from ludoteka.core.finale import Beat, Gain
from ludoteka.core.game import Event, ScoreLine
from ludoteka.core.puzzle import Theme
from ludoteka.core.slip import Row, Slip, Token

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
Reach = Literal["public", "network", "here"]
TableList = Literal["open", "mine", "finished", "archived"]
AnalysisStatus = Literal["none", "running", "done"]
Worry = Literal["writes", "errors", "slow", "disk", "copy", "passwords"]
Matter = Literal["line", "name", "left"]
"""what somebody wrote, what they are called, that they left live games again and again"""
Measure = Literal["hide", "mute", "rename", "ban", "relaxed", "leave"]
"""take a line down, or silence who wrote it for a day; call somebody otherwise, or let them in no
more; only relaxed tables with people for a day; or leave it as it is"""

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
    figure: str | None = None
    """who a bot appears as: a name, a face and, where the game has its style, a taste"""


class Result(Struct):
    """How the match ended."""

    points: list[int]
    places: list[int]
    """0 = winner, ties share"""
    lines: list[ScoreLine]
    """each seat's points by source"""
    finale: list[Beat]
    """how the points are counted on the final board; nothing where the match was cut short"""
    ties: list[ScoreLine]
    """what decides between equal points, in the order of the rules: each seat's number"""
    end: str
    """message id: of the game's catalogue, or `end-resigned`, `end-closed` of the table's"""
    chance: Chance


class Pause(Struct):
    """The match stands still until its people say that it goes on; its clocks stand too."""

    seat: int
    """whose person paused"""
    at: int
    line: int | None
    """the line of the chat that says why, by its version"""
    ready: list[int]
    """seats whose people have said that it goes on"""
    awaited: list[int]
    """those who have not"""
    one_is_enough_at: int
    """from then on it goes on as soon as one of them says so"""


class Summary(Struct, kw_only=True):
    """A table as a list shows it."""

    id: str
    game: str
    rules: str
    """the game, or `nizam@1` where the match goes on with rules of an earlier version"""
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
    course: str = ""
    """the guided first game that is played here; empty: none"""
    points: list[int] = []
    places: list[int] = []
    """of a match that is over: each seat's points, and 0 for the winner"""
    pause: Pause | None = None


class LegalAction(Struct):
    id: int
    action: str
    """notation: what `act` takes"""
    kind: str
    args: dict[str, str]
    """facet -> label"""
    preview: Any
    """the game's own struct, or null"""


class Projection(Struct):
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
    """a decision, not a single option that all know to be one: where only its seat could know,
    it is asked like any other"""
    action: str | None
    """notation; null where this client may not know it"""
    kind: str | None
    args: dict[str, str]
    events: list[Event]
    beats: list[Beat]
    """what ended or began with it, a round or a season, told on the board"""
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
    taken_down: bool = False
    """by the host of the server; then there is no text"""


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
    projections: list[Projection]
    show: int | None
    """hot seat: this seat's person is asked to take the device and say `show`"""
    log: list[Step]
    chat: list[ChatLine]
    asked: UndoAsk | None
    result: Result | None


class Update(Struct, kw_only=True, tag="update"):
    """What happened since the version before; then the new projections."""

    version: int
    ply: int
    status: Status
    turn: int | None
    turn_at: int
    back_to: int | None
    """decisions were taken back: forget the log after this ply, then add the steps"""
    steps: list[Step]
    projections: list[Projection]
    show: int | None
    seats: list[Seat]
    asked: UndoAsk | None
    pause: Pause | None
    result: Result | None


class Chatted(Struct, tag="chat"):
    line: ChatLine


class Rewritten(Struct, tag="line"):
    """An earlier line that reads otherwise now: it stands in place of the one of its version."""

    version: int
    line: ChatLine


class Silenced(Struct, tag="silenced"):
    """Until when the host of the server lets me write nothing; null: I may again."""

    until: int | None


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


class PauseNews(Struct, tag="pause"):
    """The match stands still, somebody is ready to go on, or (`pause` null) it goes on."""

    version: int
    pause: Pause | None
    turn_at: int
    """later than before by the time that it stood still"""


class Winked(Struct, tag="winked"):
    """Somebody who has waited for a while winks at me; nothing is kept of it."""

    seat: int
    """whose person winks"""


class Closing(Struct):
    """The host closes the house for a while: no match begins, those that are played go on."""

    at: int
    """from when"""
    opens_at: int | None
    """as far as the host knows; none: when the host opens it again"""
    words: str
    """of the host"""


class ClosingNews(Struct, tag="closing"):
    """The house will be or is closed, or (`closing` null) is open."""

    closing: Closing | None


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


FromServer = (
    Table | Update | Chatted | Rewritten | Silenced | Seats | UndoAsked | PauseNews | Winked
    | ClosingNews | Done | Refused | Pong
)  # fmt: skip

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


class PauseTable(Struct, tag="pause"):
    """Let the match stand still for all; `word` says why, and is said to all."""

    id: str
    word: str | None = None


class GoOn(Struct, tag="go_on"):
    """I am ready to go on."""

    id: str


class Wink(Struct, tag="wink"):
    """At a live table: a gentle sign to the person who has been deciding for more than a minute."""

    id: str


class Report(Struct, tag="report"):
    """The host of the server shall look at this line, or at what this seat is called."""

    id: str
    line: int | None = None
    seat: int | None = None


class Show(Struct, tag="show"):
    """Hot seat: this seat's person has the device now (null: hide again)."""

    seat: int | None = None


class Ping(Struct, tag="ping"):
    pass


FromClient = (
    Hello | Act | TakeItBack | AskUndo | AnswerUndo | Say | PauseTable | GoOn | Wink | Report | Show
    | Ping
)  # fmt: skip

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
    figures: dict[str, str]
    """level -> who a bot of it appears as"""
    cast: list[str]
    """who may sit down as a bot"""
    styles: list[str]
    """those of them who have a taste of their own here"""
    packs: list[str]
    new_to_bots: list[str]
    """packs with other components than those of the game, which bots may have learnt"""
    learnt: list[str]
    """levels that have: with other components they search instead"""
    exercises: int
    courses: list[str]
    """forms with a guided first game, which has the form's name"""
    compiled: float
    """share of the game that is compiled; below 1 the rules are interpreted, and bots think less"""


class Progress(Struct):
    """How far a game is compiled: its rules are read, its moves are compiled, or all is done."""

    step: Literal["rules", "moves", "done"]
    done: int
    of: int
    """0: nobody can tell yet"""
    seconds_left: int | None
    """about; none: nobody can tell yet"""


class Compiling(Struct):
    """How far each game, and its rules of earlier versions, is compiled."""

    games: dict[str, Progress]


class Address(Struct):
    """Where others reach a table."""

    reach: Reach
    """anybody, who is in the same network, or nobody but this machine"""
    url: str
    code: list[str]
    """the same for a camera: rows of a QR code, 1 is black"""
    command: str
    """how a host on this machine starts it for the network; empty: not to be told"""


class Me(Struct):
    player: str | None
    """null until something needs a name"""
    name: str
    account: str | None


class Greeting(Struct):
    """What every page asks for first."""

    me: Me
    games: list[GameInfo]
    closing: Closing | None


class Lobby(Struct):
    """What the home page lists."""

    open: list[Summary]
    mine: list[Summary]
    finished: list[Summary]


class Thumb(Struct):
    """A table as it stands, for lists that draw it."""

    table: str
    version: int
    view: Any
    """the game's own struct, as somebody sees it who looks on"""
    last: Event | None
    """what the last decision was, as far as an onlooker knows"""


class SessionInfo(Struct):
    """A browser in which I am known."""

    id: str
    device: str
    created_at: int
    seen_at: int
    here: bool
    """the one that asks"""


class TokenInfo(Struct):
    """A seat token that I gave to a program."""

    id: str
    table: str
    seat: int
    created_at: int
    expires_at: int


class MoveLink(Struct):
    """A one-time link that moves my seats to another device."""

    token: str
    path: str
    expires_at: int


class SeatToken(Struct):
    token: str
    seat: int
    expires_at: int


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
    projection: Projection


class ForbiddenAction(Struct):
    """Something that one might want to do: a kind of action and its arguments."""

    kind: str
    args: dict[str, str]


class RuleAtHand(Struct):
    rule: str
    forbids: list[ForbiddenAction]
    """what it forbids the deciding seat now"""


class RulesAtHand(Struct):
    """The rules that matter for a seat's decision now."""

    ply: int
    seat: int
    rules: list[RuleAtHand]


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


class ExerciseInfo(Struct):
    """An exercise as the list shows it."""

    id: str
    topic: str
    kind: ExerciseKind
    rules: list[str]
    form: str
    picture: list[str]
    """drawings of the game"""


class ExercisePage(Struct):
    """The position of an exercise, and the answers to choose from or the decisions to make."""

    id: str
    kind: ExerciseKind
    form: str
    seats: int
    choices: list[int]
    decisions: int
    """how many the task takes"""
    at: Projection


class ExerciseReply(Struct):
    """What came of an answer, or of decisions on the board."""

    steps: list[Step]
    """of the last decision; of an answer, all that is shown"""
    at: Projection
    value: int | None
    """what the decisions came to; null: there is more to decide"""
    answer: int | None
    """the right one, once somebody has answered"""


class CoachPoint(Struct):
    """Something the coach points at: facets of a control, or a thing of the board."""

    at: str
    side: Side
    tag: bool


class CoachStep(Struct):
    """One thing the coach says, and its place in the log."""

    id: str
    mood: Mood
    points: list[CoachPoint]
    do: list[str]
    """the learner's decisions"""
    free: bool
    """any other decision is as good"""
    own: bool
    """the learner decides alone"""
    since: int
    """decisions in the log before it"""
    until: int
    """and when it is done"""


class CoursePage(Struct):
    """A guided first game: what the coach says, step by step."""

    id: str
    form: str
    seat: int
    steps: list[CoachStep]


class PuzzleInfo(Struct):
    """A position in which one decision is clearly best."""

    game: str
    id: str
    form: str
    seats: int
    grade: int
    """1 to 3, by how strong a bot must be to find it"""
    theme: Theme


class PuzzleDay(Struct):
    date: str
    """as in 2026-11-16"""
    puzzle: PuzzleInfo


class PuzzleShelf(Struct):
    """How many puzzles a game has of each theme."""

    game: str
    themes: dict[Theme, int]


class Puzzles(Struct):
    """The puzzles of the last days, today's last, and what there is to practise."""

    days: list[PuzzleDay]
    shelves: list[PuzzleShelf]


class PuzzlePage(Struct):
    puzzle: PuzzleInfo
    seat: int
    """who decides"""
    ply: int
    """decisions of the match before it"""
    decisions: int
    """of one's own, until it is solved"""
    projection: Projection


class PuzzleAnswer(Struct):
    """What a decision in a puzzle comes to."""

    verdict: Literal["right", "on", "wrong"]
    """`on`: right so far, one more decision is to be made"""
    steps: list[Step]
    """what the decision did"""
    replies: list[Step]
    """how strong players would answer a wrong one"""
    wins: float | None
    """the share of the wins after it; none: nobody looked"""
    best: float
    """after the best first decision"""
    projection: Projection | None
    """the next decision; only where it goes on"""


class PuzzleLine(Struct):
    """The solution."""

    line: list[str]


# For the host of the server


class HouseMinute(Struct):
    """One minute of the last hour."""

    people: int
    tables: int
    """in memory"""
    moves: int
    answer_ms: int | None
    """half of the moves were on all screens sooner; none: nobody moved"""


class Answers(Struct):
    """How long moves took until they were on all screens, in milliseconds."""

    usual: int
    most: int
    """95 of 100 were faster"""
    worst: int
    """none took longer"""


class Concern(Struct):
    """Something that deserves a look, with its number: of failures, milliseconds, per cent of the
    disk, days without a copy, or wrong passwords of a day.
    """

    what: Worry
    value: int
    grave: bool = False
    since: int | None = None
    """where it is known"""


class HouseTable(Struct):
    """A table that is played, without anything that is hidden at it."""

    id: str
    game: str
    seats: list[Seat]
    ply: int
    updated_at: int


class MeasureTaken(Struct):
    """What the host did about a report, as long as it stands."""

    what: Measure
    at: int
    until: int | None
    """when it ends by itself"""
    undo_until: int


class Case(Struct, kw_only=True):
    """Something that was reported; not by whom."""

    table: str
    line: int
    """the version in which it was said, or the name given"""
    game: str
    what: Matter
    words: str
    name: str
    """what its author is called now"""
    at: int
    """when it was first reported"""
    reports: int
    others: int
    """further lines and names of the same person that were reported"""
    measures: list[MeasureTaken]


class Noted(Struct):
    """A line of the audit log, without whose it is and from where."""

    at: int
    what: str
    detail: str


class House(Struct, kw_only=True):
    """How the house does, for its host."""

    version: str
    up_s: int
    several: bool
    """several processes may serve; people, moves, answers and errors are those of one"""
    people: int
    """who have a table open"""
    seated: int
    """of them, who sit at one"""
    playing: int
    waiting: int
    """tables"""
    hour: list[HouseMinute]
    """the oldest first; the last is the minute that runs"""
    answers: Answers | None
    """of the hour; none: nobody moved"""
    errors: int
    """answers of the hour that failed, by our fault or the database's"""
    games: int
    compiled: int
    """of these games"""
    thinking: int
    """tables at which a bot thinks"""
    memory: int | None
    """bytes of this process; none: the system does not tell"""
    database: str
    """`sqlite` or `postgresql`"""
    data: int
    """bytes"""
    disk: float | None
    """the share of its disk that is full; none: it is another machine's"""
    can_copy: bool
    copy_at: int | None
    """when the last copy was made; none: never"""
    wrong_passwords: int
    """of the last day"""
    reach: Reach
    url: str
    """how others come here"""
    tables: list[HouseTable]
    """that are played, the last ones first"""
    journal: list[Noted]
    """the newest first"""
    concerns: list[Concern]
    """the gravest first"""
    cases: list[Case]
    """what was reported and waits for the host, the newest first"""
    closed: list[Case]
    """about which something was done that can still be undone"""
    closing: Closing | None


# Over HTTP, to the server


class NewName(Struct):
    name: str


class Credentials(Struct):
    name: str
    password: str


class NewPassword(Struct):
    old: str
    new: str


class Reset(Struct):
    """A new password by the link that the host of the server gave me."""

    token: str
    password: str


class End(Struct):
    """A session or token to be ended; none: all others."""

    id: str | None = None


class Delete(Struct):
    """Delete all that is kept of me; with an account, its password."""

    password: str | None = None


class NewSeat(Struct):
    """Who sits here: me, nobody yet, a bot of a level, or a person who shares my device."""

    who: Literal["me", "open", "bot", "device"]
    level: str | None = None
    name: str | None = None
    figure: str | None = None
    """who the bot appears as, with that one's taste; none, or one that is taken or not in the
    game's cast: the usual one of its level"""


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


class StartCourse(Struct):
    name: str | None = None
    """my name, for a guest who has none yet"""


class PuzzleTry(Struct):
    """My decisions in a puzzle so far, the last one to be judged."""

    actions: list[str]


class AskSlip(Struct):
    """What a thing is, in an exercise or a puzzle."""

    thing: str
    line: list[str] | None = None
    """my decisions so far; empty: those that solve the exercise; none: the position as it was"""


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
    level: str | None = None
    """none for a seat of somebody else, whose own choice counts"""
    figure: str | None = None


class Ready(Struct):
    ready: bool = True
    entropy: str | None = None


class Resign(Struct):
    seat: int


class Rematch(Struct):
    entropy: str | None = None
    """my share in the key of chance of the new table"""


class OneSeat(Struct):
    seat: int


class RemoveSeat(Struct):
    seat: int | None = None
    """none: the last free one, or else the last bot's"""


class Swap(Struct):
    """Two seats change places, and with them their colours."""

    seat: int
    other: int


class Rename(Struct):
    """What a seat of mine is called at this table."""

    seat: int
    name: str


class AskHint(Struct):
    seat: int
    ply: int
    """the one the client shows"""


class TryExercise(Struct):
    """Decisions on the board so far, or nothing: to be shown how it is."""

    line: list[str] = []


class Analyse(Struct):
    deep: bool = False
    """with more thought; an earlier analysis is replaced"""


class TakeLink(Struct):
    token: str


class Archive(Struct):
    archived: bool = True


class CloseTable(Struct):
    """End a match, as the host of the server."""

    table: str


class CloseHouse(Struct):
    """Close the house, as its host: soon or at once, for so long or until it is opened."""

    in_minutes: Annotated[int, Meta(ge=0, le=24 * 60)] = 0
    for_minutes: Annotated[int, Meta(ge=1, le=30 * 24 * 60)] | None = None
    words: str = ""
    """to everybody"""


class UndoMeasure(Struct):
    """Something that was reported, and what is, or shall no longer be, done about it."""

    table: Annotated[str, Meta(pattern=r"^[\w-]{1,16}$")]
    line: Annotated[int, Meta(ge=1, lt=2**31)]
    measure: Measure


class TakeMeasure(UndoMeasure):
    name: str | None = None
    """for who shall be called otherwise; none: Guest and a number"""


class PlayOn(Struct):
    """Play on from a ply of a finished match, on this seat, against bots."""

    ply: int
    seat: int
    level: str


REPLIES: tuple[type[Struct], ...] = (
    Seat, Chance, Result, Pause, Summary, LegalAction, Projection, Step, ChatLine, UndoAsk,
    Table, Update, Chatted, Rewritten, Silenced, Seats, UndoAsked, PauseNews, Winked,
    Closing, ClosingNews, Done, Refused, Pong,
    Problem, FormInfo, OptionInfo, GameInfo, Progress, Compiling, Address, Me, Greeting, Lobby,
    Thumb,
    SessionInfo,
    TokenInfo, MoveLink, SeatToken, Created, Replay,
    ForbiddenAction,
    RuleAtHand,
    RulesAtHand,
    Token, Row, Slip,
    ExerciseInfo, ExercisePage, ExerciseReply, CoachPoint, CoachStep, CoursePage, Event, ScoreLine,
    PuzzleInfo, PuzzleDay, PuzzleShelf, Puzzles, PuzzlePage, PuzzleAnswer, PuzzleLine,
    Gain, Beat,
    HouseMinute, Answers, Concern, HouseTable, MeasureTaken, Case, Noted, House,
    Chances, HintStep, Hint, Hints, Judgement, TurningPoint, SeatSum, Analysis, AnalysisNews,
)  # fmt: skip
REQUESTS: tuple[type[Struct], ...] = (
    Hello, Act, TakeItBack, AskUndo, AnswerUndo, Say, PauseTable, GoOn, Wink,
    Report, Show, Ping,
    NewName, Credentials, NewPassword, Reset, End, Delete,
    NewSeat, NewTable, StartCourse, PuzzleTry, AskSlip, Sit, Leave, PutBot, Ready, Resign, Rematch,
    OneSeat,
    AskHint, TryExercise, TakeLink, Archive, PlayOn, CloseTable,
    UndoMeasure, TakeMeasure, CloseHouse,
)  # fmt: skip
