"""No byte on any channel holds another seat's secret. `masks.py` marks every secret."""

import numpy as np
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteka.core.record import layout
from ludoteka.server.bots.seats import thought_of
from tests.server import masks
from tests.server.house import play_out


class Witness:
    """Knows all secrets that a table ever had, by looking where no client can."""

    def __init__(self, house, table):
        self.house, self.table = house, table
        self.numbers = {}
        self.marks = {}

    def look(self):
        state = self.house.desk.rooms[self.table].table.match.state
        for seat in range(state.seats):
            self.numbers.setdefault(seat, set()).add(str(state.secret[seat]).encode())
            if state.mark[seat] >= 0:
                self.marks.setdefault(seat, set()).add(f"mark-{seat}-{state.mark[seat]}".encode())

    def chance(self):
        table = self.house.desk.rooms[self.table].table
        chance = table.chance()
        words = [str(w).encode() for w in table.match.state.key.tolist()]
        return [chance.secret.encode(), chance.key.encode(), bytes.fromhex(chance.secret), *words]

    def secrets_of_others(self, mine):
        numbers = [n for seat, found in self.numbers.items() if seat not in mine for n in found]
        marks = [f"mark-{seat}-".encode() for seat in self.marks if seat not in mine]
        return [*numbers, *marks, *self.chance()]

    def check(self, person, mine):
        everything = b"\n".join(person.heard)
        found = [s for s in self.secrets_of_others(mine) if s in everything]
        assert not found, found
        for seat in mine:
            assert any(n in everything for n in self.numbers[seat]), "the search itself is blind"


def nose_around(person, table, plies):
    """Ask for everything one might not be told."""
    for seat in ("", "?seat=-1", "?seat=0", "?seat=1", "?seat=2"):
        for ply in plies:
            person.call("GET", f"/api/tables/{table}/replay/{ply}{seat}")
    person.call("GET", f"/api/tables/{table}/export")
    person.call("GET", f"/api/tables/{table}")
    person.call("GET", "/api/tables?list=mine")
    person.call("POST", f"/api/tables/{table}/play-on", json={"ply": 0, "seat": 0, "level": "easy"})
    person.call("POST", f"/api/tables/{table}/token", json={"seat": 0})
    person.call("POST", f"/api/tables/{table}/rematch")


@pytest.fixture
def three(house):
    people = [house.person(n) for n in ("Ann", "Bob", "Eve")]
    table = people[0].new_table("me", "open", "open", game="masks", entropy="my dice")
    for other in people[1:]:
        other.sit(table)
    return people, table


def misbehave(sockets, turn):
    """Refused messages of every kind: refusals must not tell anything either."""
    for seat, socket in enumerate(sockets):
        socket.act("keep", seat=turn, ply=99)
        socket.act("draw", seat=seat, ply=socket.picture["ply"] if seat != turn else 99)
        socket.wish("undo", seat=(seat + 1) % 3)
        socket.raw("{")
        socket.raw('{"type":"act","id":"x","seat":"all","ply":0,"action":"draw"}')
        socket.until("refused")
        socket.until("refused")


def test_no_secret_leaves_through_a_whole_match(house, three):
    people, table = three
    spectator = house.person("Sue")
    witness = Witness(house, table)
    with (
        people[0].at(table) as a,
        people[1].at(table) as b,
        people[2].at(table) as c,
        spectator.at(table) as s,
    ):
        sockets = [a, b, c]
        for socket in (*sockets, s):
            socket.until("table")
        for turn in range(3 * 3):
            seat = turn % 3
            mover = sockets[seat]
            witness.look()
            misbehave(sockets, seat)
            mover.act("draw")
            witness.look()
            mover.wish("ask_undo", seat=seat)
            for other in sockets:
                if other is not mover:
                    other.until(lambda m: m["type"] == "undo_asked" and m["asked"])
                    other.wish("answer_undo", agree=True)
            mover.until_picture(lambda p, ply=2 * turn: p["ply"] == ply)
            mover.act("draw")
            witness.look()
            if turn == 3 * 3 - 1:
                break
            mover.act(f"choose mark-{seat}-1")
            witness.look()
            mover.wish("undo", seat=seat)
            mover.act(f"choose mark-{seat}-2")
            witness.look()
            for socket in (*sockets, s):
                version = mover.picture["version"]
                socket.until_picture(lambda p, v=version: p["version"] >= v)
        for person in (*people, spectator):
            nose_around(person, table, (0, 1, 7, 17))
            with person.at(table) as late, person.at(table, have=4) as resumed:
                late.until("table")
                resumed.receive()

        for seat, person in enumerate(people):
            witness.check(person, [seat])
        witness.check(spectator, [])
        play_out(a, b, c)
        assert a.picture["status"] == "over"
    told = b"\n".join(people[0].heard)
    assert witness.chance()[0] in told, "after the end the secret of chance is open"


def test_everything_is_open_after_the_end(house, three):
    people, table = three
    sockets = [p.at(table) for p in people]
    with sockets[0] as a, sockets[1] as b, sockets[2] as c:
        play_out(a, b, c)

    seen = people[0].get(f"/api/tables/{table}/replay/2?seat=1")

    assert seen["projection"]["view"]["secrets"][1] > 200_000_000
    steps = people[0].get(f"/api/tables/{table}/replay/4?seat=0")["steps"]
    assert steps[0]["action"].startswith("choose mark-1-")


# Hot seat


def test_hot_seat_shows_a_seat_only_to_its_person(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Bob", game="masks")
    witness = Witness(house, table)
    with ann.at(table) as a:
        a.until("table")
        witness.look()
        assert (a.projection["seat"], a.picture["show"], a.projection["legal"]) == (-1, 0, [])
        everything = b"\n".join(ann.heard)
        assert not [n for found in witness.numbers.values() for n in found if n in everything]

        a.send("show", seat=0)
        a.until_picture(lambda p: p["show"] is None)
        assert (a.projection["seat"], len(a.projection["legal"])) == (0, 2)
        a.act("keep")
        assert a.projection["seat"] == 0
        a.act("choose mark-0-3")

        assert (a.projection["seat"], a.picture["show"]) == (-1, 1)
        bobs = len(ann.heard)
        a.send("show", seat=1)
        a.until_picture(lambda p: p["show"] is None)
        assert a.projection["seat"] == 1
        witness.look()
        for_bob = b"\n".join(ann.heard[bobs:])
        assert not [s for s in witness.secrets_of_others([1]) if s in for_bob]


@pytest.mark.parametrize(("signs", "hides"), [("no", False), ("yes", True)])
def test_hot_seat_asks_only_where_somebody_hides_something(house, signs, hides):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Bob", game="portals", options={"signs": signs})
    with ann.at(table) as a:
        a.until("table")

        turn = a.picture["turn"]
        assert a.picture["show"] == (turn if hides else None)
        assert a.projection["seat"] == (-1 if hides else turn)


def test_hot_seat_does_not_show_a_seat_that_is_not_to_act(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Bob", game="masks")
    with ann.at(table) as a:
        a.until("table")

        a.send("show", seat=1)
        a.until("table")

        assert (a.projection["seat"], a.picture["show"]) == (-1, 0)
        a.send("show", seat=4)
        assert a.until("refused")["code"] == "no_such_seat"


def test_a_bot_is_given_a_concealed_state(house, monkeypatch):
    monkeypatch.setattr(house.desk, "wake_bot", lambda room: None)
    ann = house.person("Ann")
    table = ann.new_table("bot", "me", game="masks")
    true = house.desk.rooms[table].table.match.state

    thought = thought_of(house.desk.rooms[table].table)

    imagined = masks.State(np.frombuffer(thought.state, layout(masks.State)).copy()[0])
    assert imagined.secret[0] == true.secret[0]
    assert imagined.secret[1] != true.secret[1]
    assert imagined.key.tolist() != true.key.tolist()


def test_whoever_came_while_the_table_waited_does_not_look_on_where_nobody_may(house):
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person("Eve")
    table = ann.new_table("me", "open", game="masks", spectators=False)
    with eve.at(table) as e, ann.at(table) as a:
        e.until("table")
        a.until("table")

        bob.sit(table)
        a.until_picture(lambda p: p["status"] == "playing")

        assert e.until("refused")["code"] == "no_spectators"
        with pytest.raises(ConnectionClosed) as closed:
            e.quiet(5)
    assert closed.value.rcvd.code == 4403
    assert not any(m.get("projections") for m in e.messages)


def test_who_says_hello_after_the_start_is_no_onlooker_either(house):
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person("Eve")
    table = ann.new_table("me", "open", game="masks", spectators=False)
    with eve.at(table, says_hello=False) as e:
        e.send("ping")
        e.until("pong")
        bob.sit(table)
        e.send("hello")

        assert e.until("refused")["code"] == "no_spectators"
