"""Before the start: seats come and go, change places and names; bots have faces."""

import pytest

from ludoteka.bots.levels import styles
from ludoteka.core.registry import GAMES, meta
from ludoteka.server.http import address as address_
from ludoteka.server.table.figures import FIGURES, bot_named, cast_of, figure_of, figures_of
from tests.server.house import House


def at(table, what=""):
    return f"/api/tables/{table}/{what}".rstrip("/")


def names(summary):
    return [s["name"] for s in summary["seats"]]


def figures(summary):
    return [s["figure"] for s in summary["seats"]]


def test_seats_are_added_and_taken_away_after_the_link_was_made(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="nizam", start=False)
    more = ann.post(at(table, "add-seat"))
    assert [s["kind"] for s in more["seats"]] == ["person", "open", "open"]
    bob.post(at(table, "sit"), seat=2)
    assert bob.refused(at(table, "add-seat")) == "not_the_host"
    fewer = ann.post(at(table, "remove-seat"))
    assert names(fewer) == ["Ann", "Bob"], "the free seat goes, whoever sits behind it moves up"
    assert bob.get(at(table))["mine"] == [1]
    assert ann.refused(at(table, "remove-seat")) == "seat_taken"
    for _ in range(3):
        ann.post(at(table, "add-seat"))
    assert ann.refused(at(table, "add-seat")) == "seats_limit"


def test_a_match_is_played_with_the_seats_that_are_there_at_the_start(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="nizam")
    ann.post(at(table, "add-seat"))
    for seat in (1, 2):
        ann.post(at(table, "bot"), seat=seat, level="random")
    begun = ann.post(at(table, "start"))

    assert (begun["status"], len(begun["seats"])) == ("playing", 3)
    with ann.at(table) as a:
        assert len(a.until("table")["seats"]) == 3
    assert ann.refused(at(table, "add-seat")) == "not_waiting"


def test_people_choose_their_place_and_name(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "bot:easy", "open", "device:Eve", game="nizam", start=False)
    bob.post(at(table, "sit"))

    assert names(ann.post(at(table, "swap"), seat=0, other=1)) == ["", "Ann", "Bob", "Eve"]
    assert ann.get(at(table))["mine"] == [1, 3]
    assert ann.refused(at(table, "swap"), seat=1, other=2) == "seat_taken"
    assert bob.refused(at(table, "swap"), seat=0, other=1) == "seat_taken"
    assert names(ann.post(at(table, "rename"), seat=3, name="Eva"))[3] == "Eva"
    assert bob.refused(at(table, "rename"), seat=3, name="X") == "not_your_seat"
    freed = ann.post(at(table, "free"), seat=2)
    assert freed["seats"][2]["kind"] == "open"
    assert bob.get(at(table))["mine"] == []


def test_bots_at_one_table_are_different_figures(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot:easy", "bot:easy", "open", game="nizam")
    first = ann.get(at(table))
    assert first["seats"][1]["figure"] == "apprentice"
    assert len(set(figures(first)[1:3])) == 2
    assert figures(first)[3] is None

    put = ann.post(at(table, "bot"), seat=3, level="expert", figure="miser")
    assert figures(put)[3] == "miser"
    assert put["status"] == "waiting", "who put it may still choose another"
    assert ann.refused(at(table, "bot"), seat=3, level="easy", figure="dragon") == "unknown_name"
    other = ann.post(at(table, "bot"), seat=3, level="expert", figure="watcher")
    assert figures(other)[3] == "scholar", "a face promises no taste that the game's bots lack"


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_a_game_has_a_figure_of_its_own(game):
    cast = cast_of(game)
    usual = {cast.easy, cast.medium, cast.hard, cast.expert}
    assert len(usual) == 4
    assert usual <= set(figures_of(game))
    assert len(figures_of(game)) >= max(max(form.seats) for form in meta(game).forms)
    assert figure_of(game, "easy", set(FIGURES)) == cast.easy


def test_a_figure_s_taste_is_the_bot_s_where_the_game_has_it():
    assert bot_named("nizam", "hard", "miser") == "hard+miser"
    assert bot_named("nizam", "hard", "watcher") == "hard", "of a table of before"
    assert bot_named("nizam", "hard", None) == "hard", "who plays for somebody"
    assert bot_named("sintra", "medium", "dreamer") == "medium+dreamer"
    assert bot_named("sintra", "hard", "gambler") == "hard"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_figures_with_a_taste(game):
    assert len(styles(game)) >= 2
    assert set(styles(game)) <= set(FIGURES) - {"apprentice", "scholar"}
    sitting = {cast_of(game).medium, cast_of(game).hard}
    assert sitting <= set(styles(game)), "who is usually there has a taste"


def test_a_list_shows_how_finished_matches_ended(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "bot", game="nizam")
    ann.post(at(table, "resign"), seat=0)
    listed = next(t for t in ann.get("/api/tables?list=finished") if t["id"] == table)
    assert (len(listed["points"]), listed["places"]) == (2, [1, 0])


@pytest.mark.parametrize(
    ("host", "reach"),
    [
        ("localhost", "here"),
        ("127.0.0.1", "here"),
        ("0.0.0.0", "here"),
        ("192.168.1.20", "network"),
        ("10.0.0.4", "network"),
        ("93.184.216.34", "public"),
        ("play.example.org", "public"),
    ],
)
def test_a_link_says_how_far_it_reaches(host, reach):
    assert address_.reach_of(host) == reach


def test_the_house_offers_the_address_of_the_network(house, monkeypatch):
    ann = house.person("Ann")
    table = ann.new_table("me", "open")
    here = ann.get(at(table, "address"))
    assert (here["reach"], here["url"]) == ("here", f"{house.base}/t/{table}")
    assert here["command"].startswith("ludoteka serve"), "told to who sits at this machine"
    assert {len(row) for row in here["code"]} == {len(here["code"])}, "a square"

    monkeypatch.setattr(address_, "_listens_to_all", lambda _: True)
    monkeypatch.setattr(address_, "_own_address", lambda: "192.168.1.20")
    network = ann.get(at(table, "address"))
    assert (network["reach"], network["command"]) == ("network", "")
    assert network["url"] == f"http://192.168.1.20:8000/t/{table}"
    assert network["code"] != here["code"]


@pytest.mark.parametrize(("caller", "told"), [("192.168.1.7", True), ("93.184.216.34", False)])
def test_the_address_of_the_network_is_told_to_who_is_in_it(
    new_database, caller, told, monkeypatch
):
    monkeypatch.setattr(address_, "_own_address", lambda: "192.168.1.20")
    with House(new_database("sqlite"), host="0.0.0.0", trust_proxy=True) as house:
        ann = house.person("Ann")
        table = ann.new_table("me", "open")
        reply = ann.call("GET", at(table, "address"), headers={"X-Forwarded-For": caller})

    assert ("192.168.1.20" in reply.json()["url"]) == told
