"""Making a table, sitting down, leaving, coming back, resigning, playing again."""

import secrets

import pytest

from ludoteka.server import settings
from ludoteka.server.live import desk, room
from ludoteka.server.storage.store import now_ms
from tests.server.house import play_out, two_people


def at(table, what):
    return f"/api/tables/{table}/{what}"


def kinds(summary):
    return [s["kind"] for s in summary["seats"]]


# Making a table


def test_two_clicks_to_a_running_match(house):
    ann = house.person()

    table = ann.new_table("me", "bot", name="Ann")

    summary = ann.get(f"/api/tables/{table}")
    assert summary["status"] == "playing"
    assert kinds(summary) == ["person", "bot"]
    assert summary["mine"] == [0]
    assert summary["host"]
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_table_needs_a_game_a_form_options_and_seats_that_exist(house):
    ann = house.person("Ann")
    two = [{"who": "me"}, {"who": "open"}]

    def refused(**body):
        return ann.refused("/api/tables", **body)

    assert refused(game="chess", seats=two) == "unknown_name"
    assert refused(game="nizam", form="huge", seats=two) == "unknown_name"
    assert refused(game="nizam", seats=two * 5) == "unknown_name"
    assert refused(game="nizam", seats=[]) == "unknown_name"
    assert refused(game="nizam", seats=two, options={"cheat": 1}) == "unknown_name"
    assert refused(game="nizam", seats=two, pack="gold") == "unknown_name"
    assert refused(game="nizam", seats=[{"who": "me"}, {"who": "me"}]) == "seat_taken"
    assert refused(game="nizam", seats=[{"who": "bot", "level": "search:1"}] * 2) == "unknown_name"
    assert refused(game="nizam", seats=[{"who": "device"}, *two]) == "bad_name"


def test_whoever_has_no_name_is_asked_for_one(house):
    nobody = house.person()

    assert nobody.refused("/api/tables", game="nizam", seats=[{"who": "me"}]) == "bad_name"


def test_a_visitor_without_a_cookie_has_no_tables(house):
    """Bots' seats and tables that nobody hosts belong to nobody, not to whoever has no name."""
    house.person("Ann").new_table("me", "bot", "open", public=True)
    house.person().new_table("bot", "bot", public=True)
    house.person().new_table("bot", "open", public=True)
    visitor = house.person()

    lists = {which: visitor.get(f"/api/tables?list={which}") for which in ("mine", "finished")}
    shown = visitor.get("/api/tables?list=open")

    assert lists == {"mine": [], "finished": []}
    assert shown
    assert not any(t["mine"] or t["host"] for t in shown)


def test_open_tables_are_listed_private_ones_are_not(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    public = ann.new_table("me", "open", public=True)
    private = ann.new_table("me", "open")

    listed = [t["id"] for t in bob.get("/api/tables?list=open")]

    assert public in listed
    assert private not in listed


def test_my_tables_that_wait_for_me_come_first(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    mine_to_move = ann.new_table("me", "open", game="masks")
    bob.sit(mine_to_move)
    bobs_to_move = bob.new_table("me", "open", game="masks")
    ann.sit(bobs_to_move)

    listed = ann.get("/api/tables?list=mine")

    assert [t["id"] for t in listed] == [mine_to_move, bobs_to_move]
    assert [t["mine"] for t in listed] == [[0], [1]]


# Sitting down and starting


def test_the_match_starts_when_the_last_seat_is_taken(house):
    ann, bob = house.person("Ann"), house.person()
    table = ann.new_table("me", "open")
    with ann.at(table) as a:
        assert a.until("table")["status"] == "waiting"

        bob.sit(table, name="Bob")

        assert a.until("table")["status"] == "playing"
        assert [s["name"] for s in a.picture["seats"]] == ["Ann", "Bob"]


def test_a_taken_seat_stays_taken(house):
    ann, bob, eve = (house.person(n) for n in ("Ann", "Bob", "Eve"))
    table = ann.new_table("me", "open", "open", start=False)
    bob.sit(table, seat=2)

    assert eve.refused(at(table, "sit"), seat=2) == "seat_taken"
    assert eve.refused(at(table, "sit"), seat=9) == "no_such_seat"
    assert eve.sit(table)["mine"] == [1]


def test_ready_and_start(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", start=False)
    assert ann.refused(at(table, "start")) == "seats_open"
    bob.sit(table)
    assert ann.refused(at(table, "start")) == "not_ready"
    assert house.person("Eve").refused(at(table, "start")) == "not_seated"

    bob.post(at(table, "ready"), ready=True, entropy="rain")
    started = ann.post(at(table, "start"))

    assert started["status"] == "playing"
    assert ann.refused(at(table, "ready")) == "not_waiting"


def test_leaving_before_the_start_opens_the_seat(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", start=False)
    bob.sit(table)

    left = bob.post(at(table, "leave"))

    assert kinds(left) == ["person", "open"]
    assert left["mine"] == []


def test_a_bot_fills_an_open_seat_at_any_time_before_play(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open")

    filled = ann.post(at(table, "bot"), seat=1, level="random")

    assert (filled["status"], kinds(filled)) == ("waiting", ["person", "bot"])
    assert ann.post(at(table, "start"))["status"] == "playing"
    assert house.person("Eve").refused(at(table, "bot"), seat=1, level="easy") == "not_seated"
    assert ann.refused(at(table, "bot"), seat=1, level="godlike") == "unknown_name"


# During play


def test_a_bot_stands_in_and_hands_the_seat_back(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="nizam")
    bob.sit(table)

    away = bob.post(at(table, "leave"), level="random")
    assert (away["seats"][1]["stand_in"], away["seats"][1]["name"]) == (True, "Bob")
    with ann.at(table) as a:
        a.until("table")
        first = a.picture["ply"]
        while a.picture["status"] == "playing" and not any(
            s["seat"] == 1 and s["ply"] > first for s in a.steps
        ):
            a.until_picture(lambda p: p["turn"] == 0)
            a.act()
            a.until_picture(lambda p: p["turn"] == 0 or p["status"] == "over")
    back = bob.sit(table)

    assert (back["seats"][1]["stand_in"], back["mine"]) == (False, [1])


def test_acting_takes_the_seat_back_from_the_bot(house, monkeypatch):
    monkeypatch.setattr(house.desk, "wake_bot", lambda room: None)  # the bot is slow today
    ann = house.person("Ann")
    table = ann.new_table("me", game="masks")
    ann.post(at(table, "leave"), level="random")
    with ann.at(table) as a:
        assert a.until("table")["seats"][0]["stand_in"]

        a.act("keep")

        assert not a.picture["seats"][0]["stand_in"]


def test_a_bot_stands_in_for_somebody_absent_only_after_a_while(house, monkeypatch):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = bob.new_table("me", "open", game="nizam")
    turn = ann.sit(table)["turn"]
    absent, waits = (bob, ann) if turn == 0 else (ann, bob)
    assert waits.refused(at(table, "bot"), seat=turn) == "not_absent"

    monkeypatch.setitem(settings.PATIENCE_MS, "live", -1)
    helped = waits.post(at(table, "bot"), seat=turn)

    assert helped["seats"][turn]["stand_in"]
    assert absent.sit(table)["seats"][turn]["stand_in"] is False


def test_a_clock_that_jumps_makes_nobody_absent(house, monkeypatch):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = bob.new_table("me", "open", game="nizam")
    turn = ann.sit(table)["turn"]
    waits = ann if turn == 0 else bob
    for hours in (24, -24):
        jumped = now_ms() + hours * 3_600_000
        for module in (desk, room):
            monkeypatch.setattr(module, "now_ms", lambda at=jumped: at)

        assert waits.refused(at(table, "bot"), seat=turn) == "not_absent"

    monkeypatch.setitem(settings.PATIENCE_MS, "live", -1)
    assert waits.post(at(table, "bot"), seat=turn)["seats"][turn]["stand_in"]


def test_how_well_a_bot_stands_in_is_up_to_its_person(house, monkeypatch):
    monkeypatch.setattr(house.desk, "wake_bot", lambda room: None)
    monkeypatch.setitem(settings.PATIENCE_MS, "live", -1)
    ann, bob = house.person("Ann"), house.person("Bob")
    table = bob.new_table("me", "open", game="masks")
    ann.sit(table)

    def level(summary):
        return summary["seats"][0]["level"]

    assert ann.refused(at(table, "bot"), seat=0, level="random") == "not_your_seat"
    assert level(ann.post(at(table, "bot"), seat=0)) == "medium"
    assert ann.refused(at(table, "bot"), seat=0, level="greedy") == "not_your_seat"
    assert ann.refused(at(table, "bot"), seat=0) == "not_absent"
    assert level(bob.post(at(table, "bot"), seat=0, level="expert")) == "expert"
    bob.sit(table)
    assert level(ann.post(at(table, "bot"), seat=0)) == "expert"
    bob.sit(table)
    assert level(bob.post(at(table, "leave"))) == "expert"
    bob.sit(table)


def test_only_the_host_changes_a_bot_while_it_plays(house, monkeypatch):
    monkeypatch.setattr(house.desk, "wake_bot", lambda room: None)
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", "bot:hard", game="masks")
    bob.sit(table)

    assert bob.refused(at(table, "bot"), seat=2, level="random") == "not_the_host"
    changed = ann.post(at(table, "bot"), seat=2, level="easy")

    assert changed["seats"][2]["level"] == "easy"


def test_resigning_ends_a_match_of_two(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="masks")
    bob.sit(table)
    with bob.at(table) as b:
        b.until("table")

        ann.post(at(table, "resign"), seat=0)

        result = b.until_picture(lambda p: p["status"] == "over")["result"]
        assert (result["places"], result["end"]) == ([1, 0], "end-resigned")
    assert ann.refused(at(table, "resign"), seat=0) == "not_playing"


def test_among_three_a_bot_plays_on_for_the_one_who_resigned(house):
    people = [house.person(n) for n in ("Ann", "Bob", "Eve")]
    table = people[0].new_table("me", "open", "open", game="nizam")
    for other in people[1:]:
        other.sit(table)

    after = people[1].post(at(table, "resign"), seat=1)

    assert after["status"] == "playing"
    assert after["seats"][1]["resigned"]
    assert after["seats"][1]["level"] == "medium"
    assert people[1].refused(at(table, "sit"), seat=1) == "not_waiting"
    assert people[1].refused(at(table, "bot"), seat=1, level="random") == "not_playing"


def test_a_rematch_is_one_table_for_all_each_one_seat_further(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="masks")
    bob.sit(table)
    assert ann.refused(at(table, "rematch")) == "not_over"
    ann.post(at(table, "resign"), seat=0)

    new = ann.post(at(table, "rematch"))["id"]

    assert bob.post(at(table, "rematch"))["id"] == new
    summary = bob.get(f"/api/tables/{new}")
    assert [s["name"] for s in summary["seats"]] == ["Bob", "Ann"]
    assert summary["status"] == "waiting"
    assert bob.post(at(new, "ready"))["status"] == "playing"


def test_a_finished_match_is_played_on_from_any_ply(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="nizam", entropy="x")
    bob.sit(table)
    assert ann.refused(at(table, "play-on"), ply=0, seat=0, level="random") == "not_over"
    with ann.at(table) as a, bob.at(table) as b:
        play_out(a, b)
        plies = a.picture["ply"]
        ply = plies // 2
        told = [event for step in b.steps if step["ply"] <= ply for event in step["events"]]

    new = ann.post(at(table, "play-on"), ply=ply, seat=1, level="random")["id"]

    with ann.at(new) as a:
        a.until("table")
        again = [event for step in a.steps for event in step["events"]]
        assert again[: len(told)] == told
        play_out(a)
    assert ann.refused(at(table, "play-on"), ply=plies, seat=1, level="random") == "no_such_ply"
    nobody = house.person()
    assert nobody.refused(at(table, "play-on"), ply=0, seat=1, level="random") == "not_signed_in"


def test_archived_tables_leave_the_lists(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open")

    ann.post(at(table, "archive"))

    assert table not in [t["id"] for t in ann.get("/api/tables?list=mine")]
    assert table in [t["id"] for t in ann.get("/api/tables?list=archived")]
    ann.post(at(table, "archive"), archived=False)
    assert table in [t["id"] for t in ann.get("/api/tables?list=mine")]


def test_the_clock_counts_the_time_of_whoever_decides(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="masks")
    bob.sit(table)
    with ann.at(table) as a:
        a.until("table")
        a.quiet(0.2)
        a.act("keep")

        clocks = [s["clock_ms"] for s in a.picture["seats"]]

    assert clocks[0] >= 200
    assert clocks[1] == 0


# Accounts, links, tokens


def test_an_account_takes_the_guests_games_along(house):
    name = f"Ann{secrets.token_hex(4)}"
    ann = house.person("Ann")
    table = ann.new_table("me", "open")
    ann.post("/api/accounts", name=name, password="correct horse")

    elsewhere = house.person("Guest")
    guests_table = elsewhere.new_table("me", "open")
    me = elsewhere.post("/api/login", name=name.upper(), password="correct horse")

    assert (me["account"], me["name"]) == (name, name)
    mine = {t["id"] for t in elsewhere.get("/api/tables?list=mine")}
    assert mine == {table, guests_table}
    assert elsewhere.post("/api/logout")["player"] is None
    assert elsewhere.get("/api/me")["player"] is None


def test_passwords_and_names_of_accounts_are_checked(house):
    name = f"Bob{secrets.token_hex(4)}"
    house.person("Bob").post("/api/accounts", name=name, password="long enough")
    eve = house.person("Eve")

    assert eve.refused("/api/accounts", name=name.lower(), password="another one") == "name_taken"
    assert eve.refused("/api/accounts", name="Eve2", password="short") == "bad_password"
    assert eve.refused("/api/accounts", name="Eve2", password="x" * 300) == "bad_password"
    assert eve.refused("/api/login", name=name, password="not it at all") == "wrong_password"
    assert eve.refused("/api/login", name="nobody", password="not it at all") == "wrong_password"


def test_a_link_moves_my_seats_to_another_device_once(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open")
    link = ann.post(at(table, "link"))
    phone = house.person()

    moved = phone.post(at(table, "take-link"), token=link["token"])

    assert link["path"] == f"/t/{table}?take={link['token']}"
    assert moved["mine"] == [0]
    assert phone.get("/api/me")["name"] == "Ann"
    assert ann.get(f"/api/tables/{table}")["mine"] == []
    assert house.person().refused(at(table, "take-link"), token=link["token"]) == "link_used"
    assert house.person().refused(at(table, "take-link"), token="nonsense") == "bad_token"


def test_a_program_plays_with_the_token_of_a_seat(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Robot", game="masks")
    token = ann.post(at(table, "token"), seat=1)["token"]
    headers = {"Authorization": f"Bearer {token}"}
    program = house.person()
    with ann.at(table) as a, program.at(table, headers=headers) as robot:
        a.until("table")
        a.send("show", seat=0)
        a.until_picture(lambda p: p["projections"][0]["seat"] == 0)
        assert robot.until("table")["mine"] == [1]
        assert robot.act("keep", seat=0, ply=0)["code"] == "not_your_seat"
        a.act("keep")
        a.act("choose mark-0-0")
        robot.until_picture(lambda p: p["turn"] == 1)

        assert robot.act("draw")["type"] == "done"


def test_a_wrong_token_is_refused(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open")
    headers = {"Authorization": "Bearer nonsense"}

    assert ann.call("GET", "/api/me", headers=headers).json()["code"] == "bad_token"
    with ann.at(table, headers=headers) as socket:
        assert socket.receive()["code"] == "bad_token"


def test_a_token_is_good_for_its_seat_and_for_nothing_else(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open")
    other = ann.new_table("me", "open")
    headers = {"Authorization": f"Bearer {ann.post(at(table, 'token'), seat=0)['token']}"}

    def code(path, **body):
        reply = house.person().call("POST", path, json=body, headers=headers)
        return reply.json().get("code")

    assert code("/api/me", name="Mallory") == "bad_token"
    assert code("/api/accounts", name="Mallory", password="12345678") == "bad_token"
    assert code(at(table, "link")) == "bad_token"
    assert code(at(table, "token"), seat=0) == "bad_token"
    assert code(at(other, "leave")) == "bad_token"
    assert code(at(table, "leave")) is None


def test_one_sits_once_at_a_table_except_with_friends_at_the_same_device(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", "open")

    assert ann.refused(at(table, "sit")) == "already_seated"
    assert ann.sit(table, device=True, name="Bob")["mine"] == [0, 1]


def test_a_token_is_worth_nothing_once_the_seat_has_moved(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", game="nizam")
    token = ann.post(at(table, "token"), seat=0)["token"]
    house.person().post(at(table, "take-link"), token=ann.post(at(table, "link"))["token"])

    with house.person().at(table, headers={"Authorization": f"Bearer {token}"}) as socket:
        assert socket.until("table")["mine"] == []


@pytest.mark.parametrize("cookie", ["nonsense", "ImFiYyI.xxxx", "", "a" * 5000])
def test_a_forged_cookie_is_nobody(house, cookie):
    eve = house.person()

    assert eve.get("/api/me", headers={"Cookie": f"ludoteka={cookie}"})["player"] is None


# Spectators


def test_a_table_without_spectators_shows_itself_to_its_players_only(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="masks", spectators=False)
    bob.sit(table)
    eve = house.person("Eve")

    with eve.at(table) as e:
        assert e.receive()["code"] == "no_spectators"
    assert eve.call("GET", at(table, "replay/0")).json()["code"] == "no_spectators"
    with bob.at(table) as b:
        assert b.until("table")["mine"] == [1]


# Presence


def test_the_others_see_who_comes_and_goes(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="masks")
    bob.sit(table)
    with ann.at(table) as a:
        a.until("table")
        with bob.at(table) as b:
            b.until("table")
            came = a.until("seats")
        went = a.until("seats")

    assert [s["connected"] for s in came["seats"]] == [True, True]
    assert [s["connected"] for s in went["seats"]] == [True, False]


def test_who_watches_is_counted(house):
    ann, bob, eve = house.person("Ann"), house.person(), house.person()
    table = ann.new_table("me", "open")

    with ann.at(table) as a:
        assert a.until("table")["watching"] == 0
        with bob.at(table) as b, eve.at(table) as e:
            assert b.until("table")["watching"] >= 1
            e.until("table")
            assert a.until_picture(lambda p: p["watching"] == 2)
        assert a.until_picture(lambda p: p["watching"] == 0)


def test_whether_somebody_is_absent_is_asked_while_the_table_stands_still(house, monkeypatch):
    """Who has decided a moment ago is not replaced by a bot."""
    ann, _, table = two_people(house)
    stood_still = []

    def absent(_, room, __):
        stood_still.append(room.lock.locked())
        return False

    monkeypatch.setattr(desk.Desk, "absent", absent)

    assert ann.refused(at(table, "bot"), seat=1) == "not_absent"
    assert stood_still == [True]
