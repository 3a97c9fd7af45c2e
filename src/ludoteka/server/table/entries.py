"""The log of a table. Entries are numbered by version and never changed or deleted.

A table is nothing but the fold of its entries (`table.py`); undo is an entry too.
"""

from msgspec import Struct

from ludoteka.server.protocol import Pace, Phrase, TakeBack


class Entry(Struct, tag_field="entry"):
    pass


class Opened(Entry, tag="opened", kw_only=True):
    """The table is set up; `actions` are those of another match from which this one plays on."""

    game: str
    rules: int
    """version of the game's rules"""
    form: str
    seats: int
    options: dict[str, str | int]
    pack: str
    pack_digest: str
    public: bool
    spectators: bool
    pace: Pace
    take_back: TakeBack
    hints: bool
    autostart: bool
    host: str
    commitment: str
    actions: list[str] = []
    course: str = ""
    """the guided game that is played here"""


class Sat(Entry, tag="sat"):
    seat: int
    player: str
    name: str
    device: bool
    ready: bool
    entropy: str | None = None


class Vacated(Entry, tag="vacated"):
    seat: int


class BotSat(Entry, tag="bot_sat"):
    seat: int
    level: str
    entropy: str = ""
    """only where a match is played on with its old key"""
    figure: str = ""
    """chosen by somebody; empty: the usual one of the level"""


class SeatAdded(Entry, tag="seat_added"):
    """One more open seat, after the others."""


class SeatRemoved(Entry, tag="seat_removed"):
    """The seats behind it move up."""

    seat: int


class Swapped(Entry, tag="swapped"):
    """Two seats change places, with whoever sits there."""

    seat: int
    other: int


class Renamed(Entry, tag="renamed"):
    seat: int
    name: str


class StoodIn(Entry, tag="stood_in"):
    """A bot plays for the person of this seat until they come back."""

    seat: int
    level: str


class Returned(Entry, tag="returned"):
    seat: int


class GotReady(Entry, tag="got_ready"):
    seats: list[int]
    ready: bool
    entropy: str | None = None


class Started(Entry, tag="started"):
    pass


class Acted(Entry, tag="acted"):
    seat: int
    action: str
    bot: bool = False
    single: bool = False
    """there was one option, and only the table's discretion asked for it (`Match.is_single`)"""


class Undone(Entry, tag="undone"):
    """Back to `ply`, at the wish of `seat`."""

    seat: int
    ply: int


class AskedUndo(Entry, tag="asked_undo"):
    seat: int
    ply: int


class AnsweredUndo(Entry, tag="answered_undo"):
    seats: list[int]
    agree: bool


class Said(Entry, tag="said"):
    seat: int
    text: str | None = None
    phrase: Phrase | None = None


class Paused(Entry, tag="paused"):
    """The match stands still for all; `spoken`: the line before it says why."""

    seat: int
    spoken: bool = False


class SaidGoOn(Entry, tag="said_go_on"):
    """The person of these seats is ready to go on."""

    seats: list[int]


class WentOn(Entry, tag="went_on"):
    """The pause is over."""


class TakenDown(Entry, tag="taken_down"):
    """The host of the server took down what was said in that version."""

    line: int


class PutBack(Entry, tag="put_back"):
    """It can be read again."""

    line: int


class NameTaken(Entry, tag="name_taken"):
    """The host of the server gave a seat another name, also in all that was told of it."""

    seat: int
    name: str


class NameReturned(Entry, tag="name_returned"):
    """The seat has the name of before."""

    seat: int


class Resigned(Entry, tag="resigned"):
    """A bot plays on for the seat where others still play."""

    seat: int
    level: str


class Closed(Entry, tag="closed"):
    """The host of the server ended the match."""


class Moved(Entry, tag="moved"):
    """All seats of one player belong to another now: another device, or an account."""

    source: str
    target: str


class Rematched(Entry, tag="rematched"):
    table: str


AnyEntry = (
    Opened | Sat | Vacated | BotSat | SeatAdded | SeatRemoved | Swapped | Renamed | StoodIn
    | Returned | GotReady | Started | Acted | Undone
    | AskedUndo | AnsweredUndo | Said | Paused | SaidGoOn | WentOn | TakenDown
    | PutBack | NameTaken | NameReturned | Resigned | Closed | Moved | Rematched
)  # fmt: skip
