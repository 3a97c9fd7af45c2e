"""Puzzles over HTTP: the day's own, a wrong answer and the right ones, playing on."""

from datetime import date, timedelta

from ludoteka.core import registry
from ludoteka.core.puzzle import puzzles
from ludoteka.core.registry import meta
from ludoteka.server.http.puzzles import of_day

SHELVES = {key: puzzles(registry.folder(key), meta(key).version) for key in registry.GAMES}
LONG = next(p for p in SHELVES["nizam"].values() if len(p.line) > 1)
AT = f"/api/puzzles/nizam/{LONG.id}"


def test_everybody_gets_the_same_puzzle_on_a_date(house):
    ann, bob = house.person("Ann"), house.person("Bob")

    week = ann.get("/api/puzzles?day=2026-11-16")

    assert week == bob.get("/api/puzzles?day=2026-11-16")
    assert [day["date"] for day in week["days"]][-2:] == ["2026-11-15", "2026-11-16"]
    yesterday = bob.get("/api/puzzles?day=2026-11-15")["days"]
    assert yesterday[-1] == week["days"][-2]


def test_the_games_take_turns_and_no_puzzle_comes_again_before_all_have_been():
    first, games = date(2026, 1, 1), {key: found for key, found in SHELVES.items() if found}
    days = [of_day(first + timedelta(n), games) for n in range(8 * len(games))]

    assert {day.game for day in days[: len(games)]} == set(games)
    for key, found in games.items():
        shown = [day.id for day in days if day.game == key][: len(found)]
        assert len(set(shown)) == len(shown)


def test_a_puzzle_is_seen_by_the_eyes_of_its_seat(house):
    page = house.person().get(AT)

    assert page["seat"] == page["projection"]["seat"] == LONG.seat
    assert LONG.line[0] in [option["action"] for option in page["projection"]["legal"]]
    assert "line" not in str(page.keys())


def test_a_wrong_decision_is_answered_by_what_the_others_would_do(house):
    refuted = LONG.refutations[0]

    answer = house.person().post(AT, actions=[refuted.action])

    assert (answer["verdict"], answer["wins"], answer["best"]) == ("wrong", refuted.wins, LONG.wins)
    assert answer["steps"][0]["action"] == refuted.action
    assert len(answer["replies"]) >= len(refuted.replies)
    assert any(step["seat"] != LONG.seat for step in answer["replies"])


def test_a_line_is_solved_decision_by_decision(house):
    ann = house.person()

    first = ann.post(AT, actions=LONG.line[:1])
    assert first["verdict"] == "on"
    assert LONG.line[1] in [option["action"] for option in first["projection"]["legal"]]

    last = ann.post(AT, actions=LONG.line)
    assert (last["verdict"], last["projection"]) == ("right", None)


def test_what_is_not_legal_is_refused_with_its_rule(house):
    legal = {o["action"] for o in house.person().get(AT)["projection"]["legal"]}
    game = registry.game("nizam")
    other = next(n for n in map(game.actions.notation, range(game.actions.count)) if n not in legal)

    reply = house.person().call("POST", AT, {"actions": [other]})

    assert reply.json()["code"] == "not_legal"
    assert reply.json()["rule"]


def test_decisions_after_a_wrong_one_are_not_judged(house):
    wrong = LONG.refutations[0].action

    for actions in ([], [wrong, LONG.line[0]], [*LONG.line, LONG.line[0]]):
        assert house.person().refused(AT, actions=actions) == "not_readable"


def test_one_plays_on_from_a_puzzle_at_a_table_of_ones_own(house):
    ann = house.person("Ann")

    table = ann.get(f"/api/tables/{ann.post(f'{AT}/table')['id']}")

    assert (table["ply"], table["turn"], table["mine"]) == (
        len(LONG.actions), LONG.seat, [LONG.seat],
    )  # fmt: skip


def test_there_is_no_other_puzzle_or_day(house):
    ann = house.person("Ann")

    assert ann.call("GET", "/api/puzzles/nizam/none").json()["code"] == "no_such_puzzle"
    assert ann.call("GET", "/api/puzzles/chess").json()["code"] == "unknown_name"
    assert ann.call("GET", "/api/puzzles?day=tomorrow").json()["code"] == "not_readable"
