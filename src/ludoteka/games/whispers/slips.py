"""What each thing on the board is, as a seat may know it (rules.md, section 13)."""

from ludoteka.core.game import SPECTATOR, Args, Event, yes
from ludoteka.core.record import NOBODY
from ludoteka.core.slip import Row, Slip, Token, named, piece, row, words
from ludoteka.games.whispers import slips_of_seat as of_seat
from ludoteka.games.whispers.names import (
    ABILITIES,
    CARDS,
    DEEDS,
    EMPIRES,
    POSITIONS,
    POSTS,
    REGIONS,
    SLOTS,
)
from ludoteka.games.whispers.parts import (
    ADD,
    ATTACK,
    DEEDS_OF_POST,
    DRAW,
    FARMS,
    FIXED,
    FORTS,
    MOVE,
    NOTHING,
    POSITION_COUNT,
    POST_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.council import controller
from ludoteka.games.whispers.rules.hand import deck_size
from ludoteka.games.whispers.rules.land import cities_of, farms_of, forts_of
from ludoteka.games.whispers.rules.loyalty import slot_of
from ludoteka.games.whispers.slips_of_seat import for_me
from ludoteka.games.whispers.state import State
from ludoteka.games.whispers.view import SOCIETY_OF_SEAT, size_of
from ludoteka.games.whispers.words import deed, empire, post, region

COUNTS = ("cities", "reserve", "deck")
DISPUTED = ("EL5-EL7", "EL4-EL8")
ONCE = ("round:", "marker:", "first:", "hand:")
DEED_RULE = {ADD: "WOW-071", DRAW: "WOW-075", ATTACK: "WOW-074", MOVE: "WOW-076"}
SYMBOL = {FARMS: "symbol-farm", FORTS: "symbol-fort"}


def things(s: State, c: Parts) -> list[str]:
    seats = range(s.seats)
    places = [(p, c.council[p, place]) for p in range(POST_COUNT) for place in range(DEEDS_OF_POST)]
    return [
        *ONCE,
        *named({"empire": EMPIRES, "region": REGIONS, "post": POSTS, "slot": SLOTS}),
        *named(dict.fromkeys(COUNTS, EMPIRES)),
        *named({"deed": [f"{POSTS[p]}.{DEEDS[d]}" for p, d in places if d != NOTHING]}),
        *named({"ability": ABILITIES, "card": CARDS, "border": DISPUTED}),
        *named({"score": seats, "seat": seats, "agents": seats}),
    ]


def explain(s: State, c: Parts, seat: int, thing: str) -> Slip:
    kind, _, name = thing.partition(":")
    return SLIPS[kind](s, c, seat, name)


# --- empires and their land ----------------------------------------------------------------------


def _empire(s: State, c: Parts, seat: int, name: str) -> Slip:
    e = EMPIRES.index(name)
    args: Args = {"empire": empire(e), "place": e + 1}
    return Slip("slip-empire", args, "WOW-050", for_me(s, c, seat, e), f"empire-{name}")


def _cities(s: State, c: Parts, seat: int, name: str) -> Slip:
    e = EMPIRES.index(name)
    args: Args = {"empire": empire(e), "count": cities_of(s, c, e)}
    return Slip("slip-cities", args, "WOW-181", for_me(s, c, seat, e), "symbol-city")


def _reserve(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    e = EMPIRES.index(name)
    left = s.reserve[e]
    band = [row(words("slip-left"), value=Event("slip-banners", {"count": left}))]
    return Slip("slip-reserve", {"empire": empire(e)}, "WOW-072", band, "symbol-banner")


def _deck(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    e = EMPIRES.index(name)
    band = [row(words("slip-left"), value=Event("slip-cards", {"count": deck_size(s, e)}))]
    return Slip("slip-deck", {"empire": empire(e)}, "WOW-075", band, f"card-{name}")


def _region(s: State, c: Parts, seat: int, name: str) -> Slip:
    r = REGIONS.index(name)
    holder, banners = s.holder[r], s.banners[r]
    args: Args = {
        "region": region(r),
        "home": empire(c.home[r]),
        "holder": empire(holder),
        "own": yes(c.home[r] == holder),
        "count": banners,
        "city": yes(c.city[r] != 0),
        "farm": yes(c.farm[r] != 0),
        "fort": yes(c.fort[r] != 0),
        "limit": c.limit[r],
    }
    rule = "WOW-181" if c.city[r] else "WOW-084" if c.fort[r] else "WOW-110"
    band = [row(words("slip-for-you")), *_city(s, c, seat, r)] if c.city[r] else []
    return Slip("slip-region", args, rule, [*band, *_siege(s, c, r)], _symbol(s, c, r))


def _symbol(s: State, c: Parts, r: int) -> str:
    if c.city[r]:
        return "symbol-city"
    if c.fort[r]:
        return "symbol-fort"
    return "symbol-farm" if c.farm[r] else f"empire-{EMPIRES[s.holder[r]]}"


def _city(s: State, c: Parts, seat: int, r: int) -> list[Row]:
    if seat == SPECTATOR:
        return [row(piece("symbol-city"), words("slip-secret-worth"))]
    factor = c.multiplier[slot_of(s, seat, s.holder[r])]
    return [row(piece("symbol-city"), words("slip-times", factor=factor), points=factor)]


def _siege(s: State, c: Parts, r: int) -> list[Row]:
    """WOW-084 WOW-085 How many attackers it takes so that one is left."""
    fort = c.fort_losses if c.fort[r] else 0
    need = s.banners[r] + fort + 1
    defence: list[Token] = [piece("symbol-banner", s.banners[r])] if s.banners[r] else []
    if fort:
        defence.append(piece("symbol-fort"))
    needed = Event("slip-banners", {"count": need})
    return [row(words("slip-to-take"), value=needed), row(*defence, words("slip-and-one"))]


def _border(s: State, c: Parts, _seat: int, name: str) -> Slip:
    a, b = (REGIONS.index(end) for end in name.split("-"))
    open_ = yes(c.adjacent[s.disputed_border, a] >> b & 1 != 0)
    args: Args = {"a": region(a), "b": region(b), "open": open_}
    return Slip("slip-border", args, "WOW-081")


# --- councils ------------------------------------------------------------------------------------


def _post(s: State, c: Parts, seat: int, name: str) -> Slip:
    p = POSTS.index(name)
    ruler, agent = controller(s, p), s.posts[p]
    state = "agent" if agent != NOBODY else "ruled" if ruler != NOBODY else "empty"
    args: Args = {
        "post": post(p),
        "empire": empire(p // POSITION_COUNT),
        "state": state,
        "mine": yes(ruler == seat),
        "when": "now" if s.acting == p else "done" if s.marker > p else "later",
    }
    if ruler != NOBODY:
        args["seat"] = ruler
    deeds = [c.council[p, place] for place in range(DEEDS_OF_POST)]
    rows = [_deed_row(s, c, p, d) for d in deeds if d != NOTHING]
    head = "slip-does-now" if s.acting == p else "slip-does-when"
    picture = f"society-{SOCIETY_OF_SEAT[agent]}" if agent != NOBODY else _position(p)
    rule = "WOW-052" if state != "agent" else "WOW-051"
    return Slip("slip-post", args, rule, [row(words(head)), *rows], picture)


def _position(p: int) -> str:
    return f"position-{POSITIONS[p % POSITION_COUNT]}"


def _deed_row(s: State, c: Parts, p: int, d: int) -> Row:
    return row(piece(f"deed-{DEEDS[d]}"), words("slip-it", what=deed(d)), value=_brings(s, c, p, d))


def _brings(s: State, c: Parts, p: int, d: int) -> Event | None:
    """How many banners or cards an action brings as things stand."""
    kind = c.deed_kind[d]
    if kind not in (ADD, DRAW):
        return None
    acting = s.copy()
    acting.acting = p
    said = "slip-banners" if kind == ADD else "slip-cards"
    return Event(said, {"count": size_of(acting, c, d)})


def _deed(s: State, c: Parts, _seat: int, name: str) -> Slip:
    place, _, what = name.rpartition(".")
    p, d = POSTS.index(place), DEEDS.index(what)
    e, kind, per = p // POSITION_COUNT, c.deed_kind[d], c.deed_per[d]
    args: Args = {"deed": deed(d), "post": post(p), "empire": empire(e), "kind": _kind(kind)}
    band = []
    brought = _brings(s, c, p, d)
    if brought:
        symbols = farms_of(s, c, e) if per == FARMS else forts_of(s, c, e)
        held = [] if per == FIXED else [row(*_held(SYMBOL[per], symbols))]
        store = s.reserve[e] if kind == ADD else deck_size(s, e)
        left = "slip-in-reserve" if kind == ADD else "slip-in-deck"
        band = [row(words("slip-now"), value=brought), *held, row(words(left, count=store))]
    return Slip("slip-deed", args, DEED_RULE[kind], band, f"deed-{what}")


def _kind(kind: int) -> str:
    return {ADD: "add", DRAW: "draw", ATTACK: "attack", MOVE: "move"}[kind]


def _held(symbol: str, count: int) -> list[Token]:
    return [piece(symbol, count)] if count else [words("slip-none-of", what=f"@{symbol}")]


def _round(s: State, c: Parts, _seat: int, _name: str) -> Slip:
    args: Args = {"round": s.current_round, "rounds": c.rounds}
    return Slip("slip-round", args, "WOW-030")


def _marker(_s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    return Slip("slip-marker", {}, "WOW-032")


SLIPS = {
    "round": _round, "marker": _marker, "post": _post, "deed": _deed, "empire": _empire,
    "cities": _cities, "reserve": _reserve, "deck": _deck, "region": _region, "border": _border,
    "slot": of_seat.slot_slip, "score": of_seat.score, "seat": of_seat.seat_row,
    "first": of_seat.first, "agents": of_seat.agents, "hand": of_seat.hand,
    "ability": of_seat.ability_slip, "card": of_seat.card,
}  # fmt: skip
