"""Limits that could be gone around: by another address, another call, or many at once."""

import threading
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection

import httpx
import pytest

from ludoteka.server.http import address
from ludoteka.server.http.calls import CALLS
from ludoteka.server.live import desk
from tests.server.house import NO_LIMITS, House, two_people


@pytest.fixture
def strict(new_database):
    """Opens houses with some limits of their own: `strict(seatings=(3, 0.001))`."""
    houses = []

    def opened(*, trust_proxy=False, **limits):
        chosen = replace(NO_LIMITS, **limits)
        house = House(new_database("sqlite"), limits=chosen, trust_proxy=trust_proxy)
        houses.append(house)
        return house.__enter__()

    yield opened
    for house in houses:
        house.__exit__(None, None, None)


def path_as_it_is(house, path):
    """A browser would walk the dots itself."""
    with closing(HTTPConnection(house.base.removeprefix("http://"))) as line:
        line.request("GET", path)
        return line.getresponse().status


@pytest.mark.parametrize("path", ["/healthzz", "/assets/../", "/assets/../t/nowhere"])
def test_what_looks_like_a_free_file_counts_too(strict, path):
    house = strict(requests=(5, 0.001))

    assert [path_as_it_is(house, path) for _ in range(7)][-1] == 429


def test_an_address_that_the_client_wrote_does_not_count(strict):
    """Some proxies add a header of their own behind the one that came."""
    house = strict(trust_proxy=True, requests=(3, 0.001))

    def code(written):
        seen_by_the_proxy = ("X-Forwarded-For", "203.0.113.7")
        headers = [("X-Forwarded-For", written), seen_by_the_proxy]
        return httpx.get(f"{house.base}/api/me", headers=headers).status_code

    assert [code(f"198.51.100.{n}") for n in range(4)] == [200, 200, 200, 429]


def test_other_sites_use_up_nobody_s_sign_ins(strict):
    ann = strict(sign_ins=(2, 0.001)).person()
    body = {"name": "nobody", "password": "nothing at all"}
    elsewhere = {"Origin": "https://evil.example"}

    codes = [ann.call("POST", "/api/login", json=body, headers=elsewhere) for _ in range(4)]

    assert {reply.json()["code"] for reply in codes} == {"foreign_origin"}
    assert ann.refused("/api/login", **body) == "wrong_password"


def test_seats_are_not_taken_and_left_without_end(strict):
    house = strict(seatings=(6, 0.001))
    ann, eve = house.person("Ann"), house.person("Eve")
    table = ann.new_table("me", "open", game="masks", start=False)

    for _ in range(3):
        eve.sit(table)
        eve.post(f"/api/tables/{table}/leave")

    assert eve.refused(f"/api/tables/{table}/sit") == "too_many"
    assert ann.post(f"/api/tables/{table}/add-seat")["seats"][2]["kind"] == "open"


def test_whole_tables_are_counted_for_the_people_of_an_address_together(strict):
    house = strict(pictures_of_address=(4, 0.001))
    people = [house.person(f"Guest {n}") for n in range(5)]
    table = people[0].new_table("me", "open", game="masks")

    def first_word(person):
        with person.at(table) as line:
            return line.receive()["type"]

    assert [first_word(person) for person in people] == ["table"] * 4 + ["refused"]


def test_links_and_tokens_are_not_made_without_end(strict):
    ann = strict(keys=(3, 0.001)).person("Ann")
    table = ann.new_table("me", "open", game="masks")

    ann.post(f"/api/tables/{table}/link")
    ann.post(f"/api/tables/{table}/token", seat=0)
    ann.post("/api/tokens/end")

    assert ann.refused(f"/api/tables/{table}/token", seat=0) == "too_many"
    assert ann.refused(f"/api/tables/{table}/link") == "too_many"


def test_who_ends_nothing_leaves_nothing_in_the_journal(house):
    ann = house.person("Ann")
    player = ann.get("/api/me")["player"]

    for what in ("tokens", "sessions"):
        ann.post(f"/api/{what}/end")

    assert house.desk.people.audit.last(9, player) == []


def test_rematches_count_as_new_tables(strict):
    house = strict(new_tables=(2, 0.001))
    ann, _, table = two_people(house)
    ann.post(f"/api/tables/{table}/resign", seat=0)

    ann.post(f"/api/tables/{table}/rematch")

    assert ann.refused(f"/api/tables/{table}/rematch") == "too_many"


def test_many_rematches_at_once_are_one_table(house):
    ann, bob, table = two_people(house)
    ann.post(f"/api/tables/{table}/resign", seat=0)
    at_once = threading.Barrier(8)

    def again(person):
        at_once.wait()
        person.post(f"/api/tables/{table}/rematch")

    asking = [threading.Thread(target=again, args=(p,)) for p in (ann, bob) * 4]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()

    new = ann.post(f"/api/tables/{table}/rematch")["id"]
    for person in (ann, bob):
        assert [t["id"] for t in person.get("/api/tables?list=mine")] == [new]


def test_no_log_is_filled_for_ever(house, monkeypatch):
    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table):
        a.until("table")
        monkeypatch.setattr(desk, "LONGEST_LOG", a.picture["version"] + 1)

        assert a.wish("chat", text="one")["type"] == "done"
        assert a.wish("chat", text="two")["code"] == "too_many"
        assert a.act("keep")["type"] == "done"
        assert a.wish("undo", seat=0)["code"] in {"too_many", "must_ask"}
        assert ann.post(f"/api/tables/{table}/resign", seat=0)["status"] == "over"


# What takes long


def test_a_code_for_cameras_is_drawn_aside_and_once(house, monkeypatch):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    drawn = []
    address._code.cache_clear()
    make = address._code.__wrapped__
    monkeypatch.setattr(
        address,
        "_code",
        lambda text: drawn.append(threading.current_thread().name) or make(text),
    )

    assert ann.get(f"/api/tables/{table}/address")["code"]

    assert drawn[0].startswith("desk")
    nowhere = ann.call("GET", "/api/tables/nowhere/address")
    assert nowhere.json()["code"] == "no_such_table"


def test_a_house_has_no_endless_name(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="masks")

    reply = ann.call("GET", f"/api/tables/{table}/address", headers={"Host": "a" * 3000})

    assert (reply.status_code, reply.json()["code"]) == (404, "no_such_page")


@pytest.mark.parametrize("call", ["address", "rules-at-hand"])
def test_what_is_worked_out_anew_waits_for_its_turn(call):
    assert [c.slow for c in CALLS if c.path.endswith(f"/{call}")] == [True]
