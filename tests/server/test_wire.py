"""Every byte on the wire, in every game: what a client is sent does not depend on what it may not
know. The server's own state is exchanged for one that this client cannot tell from it, and all
that the client can ask for is asked for again.
"""

import json
import random
import secrets
from contextlib import ExitStack, contextmanager
from itertools import product
from types import SimpleNamespace

import pytest

from ludoteka.core import registry
from ludoteka.core.conceal import concealed
from ludoteka.core.game import SPECTATOR
from ludoteka.server.bots import seats as bot_seats
from ludoteka.server.bots.seats import BotSeats
from tests.server.house import House

GAMES = [g for g in registry.GAMES if g != "masks"]
PEOPLE = 3
MOVES = 24
LOOKS = range(0, MOVES, 6)
"""moves at which the state is exchanged"""
PROBES = 3
"""actions that are refused, each with its reason, and things that are asked about"""


@pytest.fixture(scope="module")
def quiet_house(new_database):
    with House(new_database("sqlite")) as house:
        yield house


@pytest.fixture
def thoughts(monkeypatch):
    """All that advisers are given; what they imagine is left to chance, here always the same."""
    given = []

    async def think(_bots, asker, _work, thought, _budget):
        given.append((asker.rank, thought.state.hex(), thought.seed.hex()))
        return []

    monkeypatch.setattr(BotSeats, "think", think)
    monkeypatch.setattr(bot_seats, "secrets", SimpleNamespace(token_bytes=bytes))
    return given


@contextmanager
def exchanged(match, seat):
    """The server holds a state that the seat cannot tell from the true one."""
    true = match.state
    match.state = concealed(match.engine, true, match.c, seat, secrets.token_bytes(32))
    match.state.tick = true.tick  # how much was drawn is known to all
    match.engine.legal(match.state, match.c, match.mask)
    yield
    match.state = true
    match.engine.legal(match.state, match.c, match.mask)


def without_previews(message):
    """They are made from what the seat imagines, so no two are the same."""
    if isinstance(message, dict):
        return {k: without_previews(v) for k, v in message.items() if k != "preview"}
    return [without_previews(m) for m in message] if isinstance(message, list) else message


class Watcher:
    """A client that asks for everything."""

    def __init__(self, person, socket, table, seat, thoughts):
        self.person, self.socket, self.table, self.seat = person, socket, table, seat
        self.thoughts = thoughts

    def all_there_is(self, ply, turn, actions, things):
        self.socket.send("hello", have=None)
        told = [self.socket.until("table")]
        told += [self._refused(seat, ply, a) for seat in {turn, self.seat} for a in actions]
        told += [self.socket.wish(what, "p", seat=turn) for what in ("undo",) if turn != self.seat]
        base = f"/api/tables/{self.table}"
        thumb = f"/api/thumbs?tables={self.table}"
        for path in (
            base,
            f"{base}/rules-at-hand",
            f"{base}/replay/{ply}",
            f"{base}/export",
            thumb,
        ):
            told.append(self.person.call("GET", path).json())
        for thing, seat in product(things, {self.seat, turn}):
            asked = {"thing": thing, "seat": seat}
            told.append(self.person.call("GET", f"{base}/slip", params=asked).json())
        told += [self._hinted(f"{base}/hint", seat, ply) for seat in (self.seat, turn)]
        return json.dumps(without_previews(told), sort_keys=True)

    def _hinted(self, path, seat, ply):
        """The answer, and what the adviser was told."""
        self.thoughts.clear()
        answer = self.person.call("POST", path, json={"seat": seat, "ply": ply}).json()
        assert bool(self.thoughts) == (answer.get("code") is None)
        return [answer, *self.thoughts]

    def _refused(self, seat, ply, action):
        if seat == SPECTATOR:
            return None
        self.socket.send("act", id="probe", seat=seat, ply=ply, action=action)
        return self.socket.until("refused")


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_depends_on_what_its_reader_may_not_know(quiet_house, thoughts, game):
    choose = random.Random(game)
    people = [quiet_house.person(f"{game} {n}") for n in range(PEOPLE)]
    share = [secrets.token_hex(32) for _ in people]
    table = people[0].new_table("me", "open", "open", game=game, entropy=share[0])
    for person, mine in zip(people[1:], share[1:], strict=True):
        person.sit(table, entropy=mine)
    people.append(quiet_house.person())
    with ExitStack() as open_lines:
        sockets = [open_lines.enter_context(p.at(table)) for p in people]
        for socket in sockets:
            socket.until("table")
        seats = [*range(PEOPLE), SPECTATOR]
        watchers = [
            Watcher(person, socket, table, seat, thoughts)
            for person, socket, seat in zip(people, sockets, seats, strict=True)
        ]
        match = quiet_house.desk.rooms[table].table.match
        for move in range(MOVES):
            if match.over:
                break
            if move in LOOKS:
                look(quiet_house, match, watchers, choose)
            play(sockets, match, choose)
        if not match.over:
            check_heard(quiet_house, table, people, share)
        check_rhythm(sockets)


def look(house, match, watchers, choose):
    actions = match.game.actions
    illegal = [a for a in range(actions.count) if not match.mask[a]]
    probes = [actions.notation(a) for a in choose.sample(illegal, min(PROBES, len(illegal)))]
    things = choose.sample(match.game.things(match.state, match.c), PROBES)
    for watcher in watchers:
        asked = (len(match.plies), match.actor, probes, things)
        told = watcher.all_there_is(*asked)
        house.desk.advisers._asked.clear()
        house.desk.glances._kept.clear()
        with exchanged(match, watcher.seat):
            assert watcher.all_there_is(*asked) == told
        house.desk.advisers._asked.clear()
        house.desk.glances._kept.clear()


def play(sockets, match, choose):
    """A decision; now and then it is taken back and made again."""
    mover, ply = sockets[match.actor], len(match.plies)
    mover.until_picture(lambda p: p["ply"] == ply and p["projections"][0]["legal"])
    legal = [a["action"] for a in mover.projection["legal"]]
    mover.act(choose.choice(legal), seat=match.actor, ply=ply)
    if mover.projection["undo"] == "free" and choose.random() < 0.2:
        mover.wish("undo", seat=mover.projection["seat"])
        mover.act(choose.choice(legal), seat=match.actor, ply=ply)
    for socket in sockets:
        socket.until_picture(lambda p: p["ply"] == len(match.plies))


def check_rhythm(sockets):
    """When a step comes, whose it is and whether it was asked is the same for all who look on.

    That it tells nothing but what all know is proven in `tests/conformance/test_asked.py`.
    """
    last = max(socket.picture["version"] for socket in sockets)
    for socket in sockets:
        socket.until_picture(lambda p: p["version"] == last)
    rhythms = [
        [
            (m["version"], m["ply"], [(s["ply"], s["seat"], s["asked"]) for s in m["steps"]])
            for m in socket.messages
            if m["type"] == "update"
        ]
        for socket in sockets
    ]
    assert all(rhythm == rhythms[0] for rhythm in rhythms)


def check_heard(house, table, people, share):
    """Neither the key of chance nor the others' shares nor their decisions, in all that came."""
    opened = house.desk.rooms[table].table
    chance = opened.chance()
    hidden = [chance.secret, chance.key, *map(str, opened.match.state.key.tolist())]
    for seat, person in enumerate(people):
        heard = b"\n".join(person.heard)
        others = [s for n, s in enumerate(share) if n != seat]
        assert not [s for s in (*hidden, *others) if s.encode() in heard]
        for step in steps(person):
            assert step["seat"] == seat or (step["action"], step["args"]) == (None, {})


def steps(person):
    for text in person.heard:
        try:
            message = json.loads(text)
        except ValueError:
            continue  # an answer over HTTP, headers and all
        yield from message.get("steps") or message.get("log") or []
