"""What a thing is, told to the one who asks, from what they know."""

from ludoteka.core import registry
from ludoteka.core.puzzle import puzzles

PUZZLES = puzzles(registry.folder("nizam"), registry.meta("nizam").version)


def at(table, thing, seat, **more):
    query = "".join(f"&{name}={value}" for name, value in more.items())
    return f"/api/tables/{table}/slip?thing={thing}&seat={seat}{query}"


def test_my_loyalty_is_told_to_me_and_to_nobody_else(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", game="whispers")
    bob.sit(table)

    mine = ann.get(at(table, "slot:devout", 0))

    assert mine["message"] == "slip-slot"
    assert mine["args"]["empire"].startswith("@empire-")
    assert mine["rule"] == "WOW-181"
    assert bob.call("GET", at(table, "slot:devout", 0)).json()["code"] == "not_your_seat"
    assert bob.get(at(table, "slot:devout", -1))["message"] == "slip-slot-any"
    assert bob.get(at(table, "score:0", 1))["message"] == "slip-score-secret"


def test_of_several_seats_at_a_device_the_one_that_decides_is_told(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Bob", game="whispers")
    turn = ann.get(f"/api/tables/{table}")["turn"]

    assert ann.get(at(table, "slot:devout", turn))["message"] == "slip-slot"
    refused = ann.call("GET", at(table, "slot:devout", 1 - turn)).json()
    assert refused["code"] == "not_your_seat"


def test_a_thing_can_be_asked_about_as_it_was(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Bob", game="whispers")
    turn = ann.get(f"/api/tables/{table}")["turn"]
    with ann.at(table) as a:
        a.act("deploy bear.sheriff", seat=turn, ply=0)

    now = ann.get(at(table, "post:bear.sheriff", -1))
    before = ann.get(at(table, "post:bear.sheriff", -1, ply=0))

    assert (before["args"]["state"], now["args"]["state"]) == ("empty", "agent")
    assert now["args"]["seat"] == turn
    assert ann.call("GET", at(table, "round:", -1, ply=9)).json()["code"] == "no_such_ply"


def test_what_is_no_thing_has_no_slip(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "device:Bob", game="whispers")

    for thing in ("", "slot", "slot:king", "post:bear.sheriff.x", "region:%27", "seat:9"):
        assert ann.call("GET", at(table, thing, -1)).json()["code"] == "unknown_name"


def test_things_of_an_exercise_are_told_before_and_after_its_decisions(house):
    ann, path = house.person(), "/api/exercises/sintra/room-for-three/slip"
    line = ["take centre orange", "strip 4"]

    def needs(**more):
        return ann.post(path, thing="strip:0.4", **more)["band"]

    assert needs() != needs(line=line)
    assert needs(line=[]) == needs(line=line)
    assert ann.refused(path, thing="strip:0.4", line=["strip 4"]) == "not_legal"
    assert ann.refused(path, thing="strip:0.44") == "unknown_name"


def test_things_of_a_puzzle_are_told_after_a_wrong_try_and_its_answer(house):
    ann, found = house.person(), next(p for p in PUZZLES.values() if p.refutations)
    path, wrong = f"/api/puzzles/nizam/{found.id}/slip", found.refutations[0].action

    before = ann.post(path, thing=f"score:{found.seat}")
    after = ann.post(path, thing="round:", line=[wrong])

    assert before["message"].startswith("slip-score")
    assert after["message"]
    assert ann.refused(path, thing="round:", line=["shift r9L"]) == "not_readable"
