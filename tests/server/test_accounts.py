"""Sessions that end, passwords that hold, names that are one's own, and one's own data."""

import secrets
import threading
import time
from dataclasses import replace

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ludoteka.server.errors import Refusal
from ludoteka.server.people import passwords, sessions
from ludoteka.server.people.names import skeleton
from ludoteka.server.storage import schema
from tests.server.house import NO_LIMITS, House, Person

PASSWORD = "a horse, a battery, a staple"


def fresh(name):
    return f"{name}{secrets.token_hex(4)}"


def with_account(house, name="Ann"):
    person = house.person(name)
    person.account = fresh(name)
    person.post("/api/accounts", name=person.account, password=PASSWORD)
    return person


def twin(person):
    """Whoever has got hold of the cookie."""
    other = Person(person.base)
    other.http.cookies = dict(person.http.cookies)
    return other


def rows(house, table, **where):
    query = sa.select(table).where(*(table.c[k] == v for k, v in where.items()))
    with house.desk.store.engine.connect() as db:
        return [dict(r) for r in db.execute(query).mappings()]


# Sessions


def test_a_cookie_is_worth_nothing_after_logout(house):
    ann = with_account(house)
    thief = twin(ann)

    ann.post("/api/logout")

    assert thief.get("/api/me")["player"] is None


def test_signing_in_begins_a_new_session_and_ends_the_one_before(house):
    guest = house.person("Guest")
    before = twin(guest)
    account = with_account(house)

    guest.post("/api/login", name=account.account, password=PASSWORD)

    assert dict(guest.http.cookies) != dict(before.http.cookies)
    assert before.get("/api/me")["player"] is None
    assert guest.get("/api/me")["account"] == account.account


def test_a_session_that_nobody_uses_ends(house, monkeypatch):
    monkeypatch.setattr(sessions, "GUEST_MS", -1)
    ann = house.person("Ann")

    assert ann.get("/api/me")["player"] is None


def test_a_session_in_use_goes_on(house, monkeypatch):
    ann = house.person("Ann")
    monkeypatch.setattr(sessions, "DAY_MS", -1)
    (before,) = rows(house, schema.sessions, player=ann.get("/api/me")["player"])
    time.sleep(0.01)

    reply = ann.call("GET", "/api/me")

    (after,) = rows(house, schema.sessions, player=reply.json()["player"])
    assert "ludoteka=" in reply.headers["set-cookie"]
    assert after["expires_at"] > before["expires_at"]


def test_i_see_where_i_am_known_and_end_it(house):
    ann = with_account(house)
    elsewhere = house.person()
    agent = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"}
    credentials = {"name": ann.account, "password": PASSWORD}
    elsewhere.call("POST", "/api/login", json=credentials, headers=agent)

    known = ann.get("/api/sessions")
    (other,) = [s for s in known if not s["here"]]
    left = ann.post("/api/sessions/end", id=other["id"])

    assert other["device"] == "Firefox · Linux"
    assert [s["here"] for s in left] == [True]
    assert elsewhere.get("/api/me")["player"] is None
    assert ann.refused("/api/sessions/end", id="nothing") == "no_such_session"


def test_a_line_ends_with_its_session(house):
    ann = with_account(house)
    table = ann.new_table("me", "open", game="masks")
    elsewhere = house.person()
    elsewhere.post("/api/login", name=ann.account, password=PASSWORD)
    with ann.at(table) as here, elsewhere.at(table) as there:
        here.until("table")
        there.until("table")

        ann.post("/api/sessions/end")

        with pytest.raises(ConnectionClosed) as closed:
            there.quiet(5)
        assert closed.value.rcvd.code == 4401
        here.send("ping")
        assert here.until("pong")


# Passwords


def test_a_password_is_changed_and_whoever_knew_the_old_one_is_out(house):
    ann = with_account(house)
    elsewhere = house.person()
    elsewhere.post("/api/login", name=ann.account, password=PASSWORD)

    assert ann.refused("/api/password", old="not it at all", new="x" * 9 + "yz") == "wrong_password"
    ann.post("/api/password", old=PASSWORD, new="another horse")

    assert elsewhere.get("/api/me")["player"] is None
    assert ann.get("/api/me")["account"] == ann.account
    stranger = house.person()
    old = stranger.refused("/api/login", name=ann.account, password=PASSWORD)
    assert old == "wrong_password"
    assert stranger.post("/api/login", name=ann.account, password="another horse")["account"]


def test_links_of_whoever_knew_the_old_password_end_with_it(house):
    ann = with_account(house)
    table = ann.new_table("me", "open", game="masks")
    link = twin(ann).post(f"/api/tables/{table}/link")["token"]

    ann.post("/api/password", old=PASSWORD, new="quite another one")

    stranger = house.person("Eve")
    assert stranger.refused(f"/api/tables/{table}/take-link", token=link) == "bad_token"


def test_a_reset_link_works_once(house):
    ann = with_account(house)
    player = ann.get("/api/me")["player"]
    token = house.desk.people.new_reset(player)
    other = house.desk.people.new_reset(player)

    stranger = house.person()
    assert stranger.post("/api/reset", token=token, password="a new horse")["name"] == ann.account

    assert ann.get("/api/me")["player"] is None
    assert stranger.refused("/api/reset", token=token, password="once more!") == "link_used"
    assert stranger.refused("/api/reset", token=other, password="once more!") == "link_used"
    assert stranger.post("/api/login", name=ann.account, password="a new horse")["account"]


@pytest.mark.parametrize(
    "password",
    ["password", "Password123", "12345678", "йцукенгш", "aaaaaaaa", "Ann Smith", "аnnsmith"],
)
def test_passwords_that_everybody_tries_first_are_refused(password):
    with pytest.raises(Refusal) as refused:
        passwords.checked(password, "AnnSmith")

    assert refused.value.code == "weak_password"


def test_passwords_wait_for_each_other_and_for_nobody_else(new_database, monkeypatch):
    """Forty guesses at once: some are refused, none delays what others do."""
    monkeypatch.setattr(passwords, "WAITING", 2)
    with House(new_database("sqlite"), threads=2) as house:
        ann = house.person("Ann")
        table = ann.new_table("me", "open", game="masks")
        held = threading.Event()
        monkeypatch.setattr(
            house.desk.people.passwords, "_verify", lambda *_: held.wait(30) and False
        )
        replies = []
        guesses = [
            threading.Thread(
                target=lambda n=n: replies.append(
                    Person(house.base).call(
                        "POST", "/api/login", json={"name": f"x{n}", "password": "12341234"}
                    )
                )
            )
            for n in range(8)
        ]
        for guess in guesses:
            guess.start()
        while len(replies) < 6:
            time.sleep(0.01)

        assert ann.get(f"/api/tables/{table}")["status"] == "waiting"

        held.set()
        for guess in guesses:
            guess.join()
    assert sorted(r.json()["code"] for r in replies) == ["busy"] * 6 + ["wrong_password"] * 2
    assert {r.status_code for r in replies} == {503, 401}


def test_one_account_is_not_guessed_from_many_addresses(new_database):
    with House(
        new_database("sqlite"), limits=replace(NO_LIMITS, sign_ins=(3, 0.001)), trust_proxy=True
    ) as house:
        codes = [
            house.person()
            .call(
                "POST",
                "/api/login",
                json={"name": "Ann", "password": "guess number"},
                headers={"X-Forwarded-For": f"10.0.0.{n}"},
            )
            .json()["code"]
            for n in range(5)
        ]

    assert codes == ["wrong_password"] * 3 + ["too_many"] * 2


def test_sign_ins_are_noted_without_passwords(house):
    ann = with_account(house)
    ann.refused("/api/login", name=ann.account, password="wrong wrong")

    noted = rows(house, schema.audit, player=ann.get("/api/me")["player"])

    assert ["register", "wrong_password"] == [n["what"] for n in noted]
    assert {n["address"] for n in noted} == {"127.0.0.1"}
    assert "wrong wrong" not in str(noted)


# Names


@pytest.mark.parametrize(
    "copy", ["{0}", "{0}\u200b", "{0}\u3164", " {0}.", "\u202e{0}", "{1}", "{2}"]
)
def test_nobody_is_called_like_an_account(house, copy):
    ann = with_account(house, "Olena")
    cyrillic = ann.account.replace("e", "е").replace("O", "О").replace("a", "а")
    wide = "".join(chr(ord(c) + 0xFEE0) for c in ann.account)
    name = copy.format(ann.account, cyrillic, wide)
    eve = house.person("Eve")
    table = eve.new_table("me", "open", "open", game="masks")

    assert house.person().refused("/api/me", name=name) == "name_taken"
    assert eve.refused("/api/me", name=name) == "name_taken"
    assert eve.refused("/api/accounts", name=name, password=PASSWORD) == "name_taken"
    assert eve.refused(f"/api/tables/{table}/sit", device=True, name=name) == "name_taken"
    seats = [{"who": "me"}, {"who": "device", "name": name}]
    assert eve.refused("/api/tables", game="masks", seats=seats) == "name_taken"
    assert ann.post("/api/me", name=ann.account)["name"] == ann.account


def test_a_guest_of_the_same_name_gives_way_to_the_account(house):
    name = fresh("Bob")
    guest = house.person(name)
    table = guest.new_table("me", "open", game="masks")
    house.person("Eve").sit(table)
    guest.post(f"/api/tables/{table}/resign", seat=0)
    house.person("Bob").post("/api/accounts", name=name, password=PASSWORD)

    assert guest.refused("/api/tables", game="masks", seats=[{"who": "me"}]) == "name_taken"
    assert guest.refused("/api/courses/sintra/sintra") == "name_taken"
    puzzle = guest.get("/api/puzzles")["days"][-1]["puzzle"]
    assert guest.refused(f"/api/puzzles/{puzzle['game']}/{puzzle['id']}/table") == "name_taken"
    played_on = guest.refused(f"/api/tables/{table}/play-on", ply=0, seat=0, level="random")
    assert played_on == "name_taken"


def test_the_seats_of_an_account_move_to_another_device(house):
    ann = with_account(house)
    table = ann.new_table("me", "open", game="masks")
    phone = house.person()

    moved = phone.post(
        f"/api/tables/{table}/take-link", token=ann.post(f"/api/tables/{table}/link")["token"]
    )

    assert moved["mine"] == [0]
    assert phone.get("/api/me")["name"] == f"{ann.account} 2"


def test_names_that_look_the_same_are_the_same():
    assert skeleton("Анна") != skeleton("Ганна")
    assert skeleton("pаypal") == skeleton("PayPal") == skeleton("Рау-Раl")
    assert skeleton("admin") == skeleton("аdmіn") == skeleton("adrnin")
    assert skeleton("Νina") == skeleton("Nina")
    assert skeleton("Ηost") == skeleton("hοst") == skeleton("hօst") == skeleton("høst")
    assert skeleton("❤") == "❤"


# Seat tokens


def token_of(person, table, seat=0):
    made = person.post(f"/api/tables/{table}/token", seat=seat)
    return {"Authorization": f"Bearer {made['token']}"}


def test_a_token_sits_nobody_down(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    mine = ann.new_table("me", "open", "open", game="masks")
    foreign = bob.new_table("me", "open", game="masks")
    headers = token_of(ann, mine)

    def code(table, **body):
        program = house.person()
        reply = program.call("POST", f"/api/tables/{table}/sit", json=body, headers=headers)
        return reply.json().get("code")

    assert code(foreign) == "bad_token"
    assert code(mine) == "already_seated"
    assert code(mine, device=True, name="Robot") == "already_seated"
    assert [s["kind"] for s in bob.get(f"/api/tables/{foreign}")["seats"]] == ["person", "open"]
    with house.person().at(foreign, headers=headers) as socket:
        assert socket.receive()["code"] == "bad_token"


def test_tokens_are_listed_and_ended_by_their_owner(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    headers = token_of(ann, table)
    (shown,) = ann.get("/api/tokens")
    assert (shown["table"], shown["seat"]) == (table, 0)
    assert house.person("Eve").refused("/api/tokens/end", id=shown["id"]) == "no_such_session"
    with house.person().at(table, headers=headers) as robot:
        robot.until("table")

        assert ann.post("/api/tokens/end", id=shown["id"]) == []

        with pytest.raises(ConnectionClosed):
            robot.quiet(5)
    assert house.person().call("GET", "/api/me", headers=headers).json()["code"] == "bad_token"


def test_a_token_ends_by_itself(house, monkeypatch):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="masks")
    monkeypatch.setattr("ludoteka.server.people.tokens.TOKEN_MS", -1)

    headers = token_of(ann, table)

    assert house.person().call("GET", "/api/me", headers=headers).json()["code"] == "bad_token"
    assert ann.get("/api/tokens") == []


# What is kept of me


def test_i_can_take_along_all_that_is_kept_of_me(house):
    ann = with_account(house)
    table = ann.new_table("me", "open", game="masks")
    with ann.at(table) as a:
        a.until("table")
        a.wish("chat", text="hello there")

    kept = ann.get("/api/me/data")

    assert kept["person"][0]["account"] == ann.account
    assert kept["seats"] == [{"table_id": table, "seat": 0}]
    assert "hello there" in str(kept["log"])
    assert "argon2" not in str(kept)


def erased(house, person, table):
    """All that the log, the lists and the people of the table say after somebody was deleted."""
    person.post("/api/me/delete", password=PASSWORD)
    shown = rows(house, schema.tables, id=table)[0]["summary"]
    return str(rows(house, schema.entries, table_id=table)) + shown


def test_whoever_is_forgotten_leaves_no_name_they_gave_themselves_at_a_table(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="masks", start=False)
    bob.sit(table)
    ann.post(f"/api/tables/{table}/rename", seat=0, name="Annabel Lee")

    kept = erased(house, ann, table)

    assert "Ann" not in kept
    assert [s["name"] for s in bob.get(f"/api/tables/{table}")["seats"]] == ["–", "Bob"]


def test_whoever_is_forgotten_after_changing_places_takes_nobody_else_along(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = bob.new_table("me", "open", "open", game="masks", start=False)
    ann.sit(table, seat=1)
    ann.post(f"/api/tables/{table}/swap", seat=1, other=2)
    cid = house.person("Cid")
    cid.sit(table, seat=1)

    erased(house, ann, table)

    listed = next(t for t in bob.get("/api/tables?list=mine") if t["id"] == table)
    assert [s["name"] for s in listed["seats"]] == ["Bob", "Cid", "–"]


def test_a_guest_who_became_an_account_is_forgotten_with_it(house):
    ann = with_account(house)
    guest, bob = house.person("Annabel"), house.person("Bob")
    table = guest.new_table("me", "open", game="masks")
    bob.sit(table)
    with guest.at(table) as a:
        a.until("table")
        a.wish("chat", "1", text="my address is …")
    before = guest.get("/api/me")["player"]
    guest.post("/api/login", name=ann.account, password=PASSWORD)
    with guest.at(table) as a:
        a.until("table")
        a.wish("chat", "1", text="and my name is …")

    kept = erased(house, guest, table)

    assert "Annabel" not in kept
    assert before not in kept
    assert "my address" not in kept
    assert rows(house, schema.players, id=before) == []


def test_the_journal_does_not_know_who_was_forgotten(house):
    ann = with_account(house)
    player = ann.get("/api/me")["player"]

    ann.post("/api/me/delete", password=PASSWORD)

    assert rows(house, schema.audit, player=player) == []
    assert [line["address"] for line in house.desk.people.audit.last(1)] == [""]


def test_whoever_is_forgotten_leaves_the_moves_and_nothing_else(house):
    ann, bob = with_account(house), house.person("Bob")
    table = bob.new_table("open", "me", game="masks")
    ann.sit(table)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        a.wish("chat", text="my address is …")
        a.act("keep")
        player = ann.get("/api/me")["player"]
        assert ann.refused("/api/me/delete", password="not it") == "wrong_password"

        assert ann.post("/api/me/delete", password=PASSWORD)["player"] is None

        with pytest.raises(ConnectionClosed) as closed:
            b.quiet(5)
        assert closed.value.rcvd.code == 4503
    with bob.at(table) as b:
        picture = b.until("table")
    assert (picture["ply"], picture["seats"][0]["name"]) == (1, "–")
    bob.get("/api/tables?list=mine")
    everything = str(rows(house, schema.entries, table_id=table)) + str(bob.heard[-2:])
    assert player not in everything
    assert "my address" not in everything
    assert ann.account not in everything
    assert rows(house, schema.players, id=player) == []
    assert house.person().refused("/api/login", name=ann.account, password=PASSWORD)
