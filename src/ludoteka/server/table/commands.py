"""What people want of a table, and the entries it leads to, or the refusal. Nothing is changed."""

from dataclasses import dataclass

from ludoteka.core.errors import LudotekaError, NotReadable
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.people.names import clean, is_plain
from ludoteka.server.protocol import Phrase
from ludoteka.server.table.entries import (
    Acted,
    AnsweredUndo,
    AnyEntry,
    AskedUndo,
    BotSat,
    GotReady,
    Paused,
    Resigned,
    Returned,
    Said,
    SaidGoOn,
    Sat,
    Started,
    StoodIn,
    Undone,
    Vacated,
    WentOn,
)
from ludoteka.server.table.table import Place, Table

CHAT_LENGTH = 500
PAUSE_LENGTH = 60
"""letters that say why"""
PAUSE_MS = 15 * 60_000
"""after which one person is enough to go on, so that nobody can hold a table for ever"""
ENTROPY_LENGTH = 128
STAND_IN = "medium"
"""the level of a bot that plays for somebody who has chosen none"""


@dataclass(frozen=True)
class Caller:
    """Who speaks: a player, or a program that holds the token of one seat."""

    player: str | None = None
    name: str = ""
    table: str | None = None
    seat: int | None = None
    session: str | None = None
    """what lets them in; when it ends, so do their lines"""

    def seats_at(self, table: Table) -> list[int]:
        mine = table.seats_of(self.player)
        if self.seat is None:
            return mine
        return [self.seat] if self.table == table.id and self.seat in mine else []


def share(entropy: str | None) -> str | None:
    if entropy is not None and (len(entropy) > ENTROPY_LENGTH or not is_plain(entropy)):
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


def may_watch(table: Table, who: Caller) -> None:
    """Where a table wants no onlookers, its match is for those who sit there, and for its host."""
    seated = who.seats_at(table) or (who.player and who.player == table.opened.host)
    if not seated and not table.opened.spectators and table.status != "waiting":
        raise Refusal("no_spectators")


def waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("not_waiting")


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise Refusal("not_playing")


def _going_on(table: Table) -> None:
    _playing(table)
    if table.pause:
        raise Refusal("paused")


def _not_resigned(place: Place) -> None:
    if place.resigned:
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
    if who.seat is not None:
        raise Refusal("already_seated")
    waiting(table)
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


def leave(table: Table, who: Caller, seat: int | None, level: str | None) -> list[AnyEntry]:
    """Before the start the seat is open again; during play a bot stands in."""
    if seat is not None:
        my_seat(table, who, seat)
    leaving = my_seats(table, who) if seat is None else [seat]
    if table.status == "waiting":
        return [Vacated(i) for i in leaving]
    _playing(table)
    away = [i for i in leaving if not table.places[i].by_bot]
    stand_in = [StoodIn(i, level or _stand_in_level(table, i)) for i in away]
    return [*stand_in, *_on_without(table, set(away))]


def _stand_in_level(table: Table, seat: int) -> str:
    return table.places[seat].stand_in_level or STAND_IN


def put_bot(
    table: Table, who: Caller, seat: int, level: str | None, figure: str = "", *, absent: bool
) -> list[AnyEntry]:
    """A bot for an open seat, for a bot's seat, for my own, or for one whose person is absent."""
    if not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", {"seat": seat})
    if who.player != table.opened.host:
        my_seats(table, who)
    if table.status == "over":
        raise Refusal("not_playing")
    if table.places[seat].kind != "person":
        return _bot_sits(table, who, BotSat(seat, level or STAND_IN, figure=figure))
    if table.status == "waiting":
        raise Refusal("seat_taken")
    return _bot_stands_in(table, who, seat, level, absent=absent)


def _bot_stands_in(
    table: Table, who: Caller, seat: int, level: str | None, *, absent: bool
) -> list[AnyEntry]:
    """How well a bot plays for somebody is up to that person alone."""
    place, mine = table.places[seat], seat in who.seats_at(table)
    _not_resigned(place)
    if not mine and level is not None:
        raise Refusal("not_your_seat", {"seat": seat})
    if not mine and (place.stand_in or not absent):
        raise Refusal("not_absent", {"seat": seat})
    stands_in = StoodIn(seat, level or _stand_in_level(table, seat))
    return [stands_in, *_on_without(table, {seat})]


def _bot_sits(table: Table, who: Caller, sits: BotSat) -> list[AnyEntry]:
    """No match begins by a bot: until somebody says so it may still be exchanged."""
    if table.status == "playing" and who.player != table.opened.host:
        raise Refusal("not_the_host")
    return [sits]


def get_ready(table: Table, who: Caller, *, ready: bool, entropy: str | None) -> list[AnyEntry]:
    waiting(table)
    mine = my_seats(table, who)
    said = GotReady(mine, ready, share(entropy))
    others = [p for i, p in enumerate(table.places) if i not in mine]
    full = ready and all(p.kind != "open" and p.ready for p in others)
    return [said, Started()] if full and table.opened.autostart else [said]


def start(table: Table, who: Caller) -> list[AnyEntry]:
    """Whoever sits here may start once the others are ready; so may the host."""
    waiting(table)
    mine = who.seats_at(table)
    if who.player != table.opened.host:
        my_seats(table, who)
    if not table.is_full():
        raise Refusal("seats_open")
    waiting_for = [i for i, p in enumerate(table.places) if not p.ready and i not in mine]
    if waiting_for:
        raise Refusal("not_ready", {"seat": waiting_for[0]})
    return [*([GotReady(mine, ready=True)] if mine else []), Started()]


def resign(table: Table, who: Caller, seat: int) -> list[AnyEntry]:
    """The others go on against a bot that whoever gives up has not chosen."""
    _playing(table)
    _not_resigned(my_seat(table, who, seat))
    return [Resigned(seat, STAND_IN), *_on_without(table, {seat})]


# Play


def act(table: Table, who: Caller, seat: int, ply: int, notation: str) -> list[AnyEntry]:
    """A decision of my seat, legal at this ply."""
    place = my_seat(table, who, seat)
    _going_on(table)
    _not_resigned(place)
    if ply != table.ply:
        raise Refusal("late", {"ply": ply, "now": table.ply})
    action = _allowed(table, seat, notation)
    back: list[AnyEntry] = [Returned(seat)] if place.stand_in else []
    return [*back, Acted(seat, action, single=table.playing().is_single)]


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
    _going_on(table)
    if not table.opened.hints:
        raise Refusal("no_hints")
    if ply != table.ply:
        raise Refusal("late", {"ply": ply, "now": table.ply})
    if seat != table.actor:
        raise Refusal("not_your_turn", {"seat": seat, "turn": table.actor})


def ask_judgement(table: Table, who: Caller, seat: int, ply: int) -> None:
    """Whether this seat may hear what its last decision, the one after `ply` others, came to."""
    my_seat(table, who, seat)
    _playing(table)
    if not table.opened.hints:
        raise Refusal("no_hints")
    if ply != table.last_decision(seat):
        raise Refusal("late", {"ply": ply, "now": table.ply})


def act_for_bot(table: Table, position: int, action: int) -> list[AnyEntry]:
    """The bot's decision, unless the match went another way while it was thinking."""
    if table.position != position or table.bot_to_act() is None:
        raise Refusal("late")
    notation = table.game.actions.notation(action)
    return [Acted(table.actor, notation, bot=True, single=table.playing().is_single)]


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
    _going_on(table)
    _not_resigned(table.places[seat])
    if table.opened.take_back == "never":
        raise Refusal("undo_never")
    ply = table.last_decision(seat)
    if ply is None or ply < len(table.opened.actions):
        raise Refusal("nothing_to_take_back")
    return ply


def answer_undo(table: Table, who: Caller, *, agree: bool) -> list[AnyEntry]:
    _going_on(table)
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


# Pauses


def pause(table: Table, who: Caller, word: str | None) -> list[AnyEntry]:
    """The match stands still at once for all. By correspondence there is nothing to stop, and who
    has kept the others waiting in a pause gets no further one at this table.
    """
    _going_on(table)
    seat = _playing_seats(table, who)[0]
    if table.opened.pace == "correspondence" or table.places[seat].kept_waiting:
        raise Refusal("no_pause")
    if word is None:
        return [Paused(seat)]
    said = Said(seat, text=clean(word, PAUSE_LENGTH, "bad_text"))
    return [said, Paused(seat, spoken=True)]


def go_on(table: Table, who: Caller, now: int) -> list[AnyEntry]:
    """The match goes on when all its people have said so; after a while one is enough."""
    _playing(table)
    if table.pause is None:
        raise Refusal("late")
    said = SaidGoOn(_playing_seats(table, who))
    enough = now >= table.pause.at + PAUSE_MS or table.awaited() <= set(said.seats)
    return [said, WentOn()] if enough else [said]


def _playing_seats(table: Table, who: Caller) -> list[int]:
    """Mine, where no bot plays for me."""
    mine = [i for i in my_seats(table, who) if i in table.people_here()]
    if not mine:
        raise Refusal("not_seated")
    return mine


def _on_without(table: Table, gone: set[int]) -> list[AnyEntry]:
    """Who leaves a table that is paused is waited for no more."""
    return [WentOn()] if table.pause and table.awaited() <= gone else []


WINK_MS = 60_000
"""for so long somebody has been deciding before the others may wink"""


def wink(table: Table, who: Caller, waited_ms: float, here: set[int]) -> int:
    """Which seat of mine winks at the person who decides and is here. Only people wink, and only at
    live tables: elsewhere nobody is expected to be quick.
    """
    _going_on(table)
    seat, awaited = _playing_seats(table, who)[0], table.places[table.actor]
    waits = table.opened.pace == "live" and waited_ms >= WINK_MS and table.actor in here
    if not waits or awaited.kind != "person" or awaited.by_bot or awaited.player == who.player:
        raise Refusal("no_wink")
    return seat


def say(table: Table, who: Caller, text: str | None, phrase: Phrase | None) -> list[AnyEntry]:
    seat = my_seats(table, who)[0]
    if phrase is not None:
        return [Said(seat, phrase=phrase)]
    return [Said(seat, text=clean(text or "", CHAT_LENGTH, "bad_text"))]
