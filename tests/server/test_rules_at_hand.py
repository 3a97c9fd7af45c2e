"""The rules at hand: only for the seat that decides, and only what it may know."""

import pytest

from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from ludoteka.server.http.rules_at_hand import rules_of
from tests.kit import key_of
from tests.server.house import play_out


def at(table):
    return f"/api/tables/{table}/rules-at-hand"


def test_the_one_who_decides_reads_the_rules_of_the_decision(house):
    ann = house.person("Ann")
    table = ann.new_table("me")

    at_hand = ann.get(at(table))

    assert (at_hand["ply"], at_hand["seat"]) == (0, 0)
    assert at_hand["rules"][0] == {"rule": "NIZ-121", "forbids": []}


def test_a_rule_that_forbids_something_names_it():
    """Two cards are left after a shift for one: shifts that need three are forbidden."""
    nizam = game("nizam")
    match = Match(nizam, setting(nizam.meta, 1), key_of(1), compiled=False)
    shift = next(a for a in match.legal() if is_cheap(match, a))
    match.play(shift)

    rules = rules_of(match)

    forbidden = {d.args["shift"] for rule in rules for d in rule.forbids if d.kind == "shift"}
    open_ = {nizam.actions.decode(a).labels.get("shift") for a in match.legal()} - {None}
    assert forbidden
    assert open_
    assert not forbidden & open_
    assert len(forbidden | open_) == 20
    assert {rule.rule for rule in rules if rule.forbids} <= {"NIZ-142", "NIZ-121"}


def is_cheap(match, action):
    nizam = match.game
    after = match.state.copy()
    match.engine.apply(after, match.c, action)
    preview = nizam.preview(match.state, match.c, action, after, match.actor)
    return nizam.actions.decode(action).kind == "shift" and len(preview.pays) == 1


def test_nobody_else_is_told(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open")
    bob.sit(table)
    turn = ann.get(f"/api/tables/{table}")["turn"]
    other = (bob, ann)[turn]

    assert other.call("GET", at(table)).json()["code"] == "not_your_turn"
    assert house.person().call("GET", at(table)).json()["code"] == "not_seated"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_rules_of_its_first_moment(house, name):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Bob", game=name)

    at_hand = ann.get(at(table))

    assert at_hand["rules"]
    assert len({rule["rule"] for rule in at_hand["rules"]}) == len(at_hand["rules"])


def test_a_match_that_is_over_has_no_moment(house):
    ann = house.person("Ann")
    table = ann.new_table("me")
    with ann.at(table) as a:
        play_out(a)

    assert ann.call("GET", at(table)).json()["code"] == "not_playing"
