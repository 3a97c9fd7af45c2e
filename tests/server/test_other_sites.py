"""A page of another site is in the browser of our player: it must not act with the cookie there."""

import secrets

import pytest

from tests.server.house import two_people


def foreign(house):
    port = int(house.base.rpartition(":")[2])
    return [
        {"Origin": "https://evil.example"},
        {"Origin": f"http://127.0.0.1:{port + 1}"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": f"http://user@evil.example#127.0.0.1:{port}"},
        {"Origin": "http://127.0.0.1:port"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ]


def test_another_site_signs_nobody_out_in_or_up(house):
    name = f"Mallory{secrets.token_hex(4)}"
    house.person("Mallory").post("/api/accounts", name=name, password="of the attacker")
    ann = house.person("Ann")
    before = ann.get("/api/me")
    account = {"name": name, "password": "of the attacker"}
    for headers in foreign(house):
        for path, body in (
            ("/api/logout", {}),
            ("/api/me", {"name": "Somebody"}),
            ("/api/login", account),
            ("/api/tables", {"game": "masks", "seats": [{"who": "me"}]}),
        ):
            reply = ann.call("POST", path, json=body, headers=headers)
            assert (reply.status_code, reply.json()["code"]) == (403, "foreign_origin")
            assert "set-cookie" not in reply.headers

    assert ann.get("/api/me") == before
    assert ann.get("/api/tables?list=mine") == []


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_read(house, kind):
    ann = house.person("Ann")
    headers = {"Content-Type": kind}

    def code(path, body):
        return ann.call("POST", path, content=body, headers=headers).json()["code"]

    assert code("/api/me", '{"name":"Mallory"}') == "not_json"
    assert code("/api/logout", "a=b") == "not_json"
    assert ann.get("/api/me")["name"] == "Ann"


def test_our_own_page_is_not_foreign(house):
    ann = house.person("Ann")
    ours = {"Origin": house.base, "Sec-Fetch-Site": "same-origin"}
    json = {"Content-Type": "application/json; charset=utf-8"}

    reply = ann.call("POST", "/api/me", content='{"name":"Anna"}', headers=ours | json)

    assert reply.json()["name"] == "Anna"
    table = ann.new_table("me", "open", game="masks")
    with ann.at(table, headers=ours) as a:
        assert a.until("table")


def test_a_proxy_may_leave_the_usual_port_out(house):
    headers = {"Host": "games.example", "Origin": "https://games.example:443"}

    assert house.person().call("POST", "/api/me", json={"name": "A"}, headers=headers).is_success


def test_another_site_opens_no_socket_with_my_cookie(house):
    ann, _, table = two_people(house)

    for headers in foreign(house):
        with ann.at(table, headers=headers) as socket:
            assert socket.receive()["code"] == "foreign_origin"


def test_the_cookie_is_for_our_own_pages_only(house):
    reply = house.person().call("POST", "/api/me", json={"name": "Ann"})

    assert {"httponly", "samesite=strict"} <= set(reply.headers["set-cookie"].lower().split("; "))
