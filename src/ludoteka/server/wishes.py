"""What people want of a table, and the entries it leads to, or the refusal. Nothing is changed."""

import unicodedata
from dataclasses import dataclass

from ludoteka.core.errors import LudotekaError, NotReadable
from ludoteka.server.entries import (
    Acted,
    AnsweredUndo,
    AnyEntry,
    AskedUndo,
    BotSat,
    GotReady,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    StoodIn,
    Undone,
    Vacated,
)
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.protocol import Phrase
from ludoteka.server.table import Place, Table

NAME_LENGTH = 24
CHAT_LENGTH = 500
ENTROPY_LENGTH = 128


@dataclass(frozen=True)
class Caller:
    """Who speaks: a player, or a program that holds the token of one seat."""

    player: str | None = None
    name: str = ""
    table: str | None = None
    seat: int | None = None

    def seats_at(self, table: Table) -> list[int]:
        mine = table.seats_of(self.player)
        if self.seat is None:
            return mine
        return [self.seat] if self.table == table.id and self.seat in mine else []


def clean(text: str, most: int, code: str) -> str:
    """A text of people without control characters, trimmed; refused when empty or too long."""
    kept = "".join(c for c in text if unicodedata.category(c)[0] != "C" or c in "\u200c\u200d")
    kept = " ".join(kept.split())
    if not 0 < len(kept) <= most:
        raise Refusal(code, {"most": most})
    return kept


def clean_name(name: str) -> str:
    return clean(name, NAME_LENGTH, "bad_name")


def share(entropy: str | None) -> str | None:
    if entropy is not None and len(entropy) > ENTROPY_LENGTH:
        raise Refusal("bad_text", {"most": ENTROPY_LENGTH})
    return entropy


def my_seats(table: Table, who: Caller) -> list[int]:
    mine = who.seats_at(table)
    if not mine:
        raise Refusal("not_seated")
    return mine


def my_seat(table: Table, who: Caller, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", {"seat": seat})
    if seat not in who.seats_at(table):
        raise Refusal("not_your_seat", {"seat": seat})
    return table.places[seat]


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("not_waiting")


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise Refusal("not_playing")


# Seats


def sit(
    table: Table, who: Caller, seat: int | None, name: str, *, device: bool, entropy: str | None
) -> list[AnyEntry]:
    """Take an open seat, or come back to one that a bot keeps warm."""
    warm = [i for i in who.seats_at(table) if table.places[i].stand_in]
    if table.status == "playing" and warm:
        back = [i for i in warm if seat in {None, i} and not table.places[i].resigned]
        if back:
            return [Returned(i) for i in back]
    _waiting(table)
    if who.seats_at(table) and not device:
        raise Refusal("already_seated")
    chosen = _free_seat(table, seat)
    assert who.player is not None
    taken = Sat(chosen, who.player, name, device, table.opened.autostart, share(entropy))
    others = [p for i, p in enumerate(table.places) if i != chosen]
    full = all(p.kind != "open" and p.ready for p in others)
    return [taken, Started()] if full and table.opened.autostart else [taken]


def _free_seat(table: Table, seat: int | None) -> int:
    free = [i for i, p in enumerate(table.places) if p.kind == "open"]
    if seat is not None and not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", {"seat": seat})
    if not free or seat not in {None, *free}:
        raise Refusal("seat_taken")
    return free[0] if seat is None else seat


def leave(table: Table, who: Caller, seat: int | None, level: str) -> list[AnyEntry]:
    """Before the start the seat is open again; during play a bot stands in."""
    if seat is not None:
        my_seat(table, who, seat)
    leaving = my_seats(table, who) if seat is None else [seat]
    if table.status == "waiting":
        return [Vacated(i) for i in leaving]
    _playing(table)
    return [StoodIn(i, level) for i in leaving if not table.places[i].by_bot]


def put_bot(table: Table, who: Caller, seat: int, level: str, *, absent: bool) -> list[AnyEntry]:
    """A bot for an open seat, for a bot's seat, for my own, or for one whose person is absent."""
    if not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", {"seat": seat})
    if who.player != table.opened.host:
        my_seats(table, who)
    place = table.places[seat]
    if table.status == "over":
        raise Refusal("not_playing")
    if place.kind != "person":
        return _bot_sits(table, seat, level)
    if table.status == "waiting":
        raise Refusal("seat_taken")
    if place.stand_in or seat in who.seats_at(table) or absent:
        return [StoodIn(seat, level)]
    raise Refusal("not_absent", {"seat": seat})


def _bot_sits(table: Table, seat: int, level: str) -> list[AnyEntry]:
    others = [p for i, p in enumerate(table.places) if i != seat]
    starts = table.status == "waiting" and table.opened.autostart
    if starts and all(p.kind != "open" and p.ready for p in others):
        return [BotSat(seat, level), Started()]
    return [BotSat(seat, level)]


def get_ready(table: Table, who: Caller, *, ready: bool, entropy: str | None) -> list[AnyEntry]:
    _waiting(table)
    mine = my_seats(table, who)
    said = GotReady(mine, ready, share(entropy))
    others = [p for i, p in enumerate(table.places) if i not in mine]
    full = ready and all(p.kind != "open" and p.ready for p in others)
    return [said, Started()] if full and table.opened.autostart else [said]


def start(table: Table, who: Caller) -> list[AnyEntry]:
    """Whoever sits here may start once the others are ready; so may the host."""
    _waiting(table)
    mine = who.seats_at(table)
    if who.player != table.opened.host:
        my_seats(table, who)
    if not table.is_full():
        raise Refusal("seats_open")
    waiting_for = [i for i, p in enumerate(table.places) if not p.ready and i not in mine]
    if waiting_for:
        raise Refusal("not_ready", {"seat": waiting_for[0]})
    return [*([GotReady(mine, ready=True)] if mine else []), Started()]


def resign(table: Table, who: Caller, seat: int, level: str) -> list[AnyEntry]:
    _playing(table)
    if my_seat(table, who, seat).resigned:
        raise Refusal("not_playing")
    return [Resigned(seat, level)]


# Play


def act(table: Table, who: Caller, seat: int, ply: int, notation: str) -> list[AnyEntry]:
    """A decision of my seat, legal at this ply."""
    place = my_seat(table, who, seat)
    _playing(table)
    if ply != table.ply:
        raise Refusal("late", {"ply": ply, "now": table.ply})
    action = _allowed(table, seat, notation)
    back: list[AnyEntry] = [Returned(seat)] if place.stand_in and not place.resigned else []
    return [*back, Acted(seat, action)]


def _allowed(table: Table, seat: int, notation: str) -> str:
    actions = table.game.actions
    try:
        action = actions.parse(notation)
        table.playing().allow(action, seat)
    except NotReadable:
        raise Refusal("not_readable", {"why": "action"}) from None
    except LudotekaError as error:
        raise refusal_of(error) from None
    return actions.notation(action)


def ask_hint(table: Table, who: Caller, seat: int, ply: int) -> None:
    """Whether this seat may have a hint for the decision that it has to make now."""
    my_seat(table, who, seat)
    _playing(table)
    if not table.opened.hints:
        raise Refusal("no_hints")
    if ply != table.ply:
        raise Refusal("late", {"ply": ply, "now": table.ply})
    if seat != table.actor:
        raise Refusal("not_your_turn", {"seat": seat, "turn": table.actor})


def act_for_bot(table: Table, position: int, action: int) -> list[AnyEntry]:
    """The bot's decision, unless the match went another way while it was thinking."""
    if table.position != position or table.bot_to_act() is None:
        raise Refusal("late")
    return [Acted(table.actor, table.game.actions.notation(action), bot=True)]


def undo(table: Table, who: Caller, seat: int) -> list[AnyEntry]:
    """Take my last decision back, within the boundary of information."""
    my_seat(table, who, seat)
    ply = _to_take_back(table, seat)
    if table.opened.take_back == "ask" or not table.playing().may_take_back(seat):
        raise Refusal("must_ask")
    return [Undone(seat, ply)]


def ask_undo(table: Table, who: Caller, seat: int) -> list[AnyEntry]:
    """Ask the others; where only bots play along, it is granted at once."""
    my_seat(table, who, seat)
    ply = _to_take_back(table, seat)
    if table.ask is not None:
        raise Refusal("undo_open")
    asked = AskedUndo(seat, ply)
    return [asked] if table.must_agree(seat) else [asked, Undone(seat, ply)]


def _to_take_back(table: Table, seat: int) -> int:
    _playing(table)
    if table.opened.take_back == "never":
        raise Refusal("undo_never")
    ply = table.last_decision(seat)
    if ply is None or ply < len(table.opened.actions):
        raise Refusal("nothing_to_take_back")
    return ply


def answer_undo(table: Table, who: Caller, *, agree: bool) -> list[AnyEntry]:
    _playing(table)
    if table.ask is None:
        raise Refusal("no_undo_asked")
    asked = set(table.must_agree(table.ask.seat))
    mine = [i for i in my_seats(table, who) if i in asked]
    if not mine:
        raise Refusal("not_your_seat", {"seat": table.ask.seat})
    answer = AnsweredUndo(mine, agree)
    if agree and asked <= table.agreed | set(mine):
        return [answer, Undone(table.ask.seat, table.ask.ply)]
    return [answer]


def say(table: Table, who: Caller, text: str | None, phrase: Phrase | None) -> list[AnyEntry]:
    seat = my_seats(table, who)[0]
    if phrase is not None:
        return [Said(seat, phrase=phrase)]
    return [Said(seat, text=clean(text or "", CHAT_LENGTH, "bad_text"))]
