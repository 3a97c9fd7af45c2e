"""The arena: the same table from the same seed on any number of cores, resumable, never mixed."""

from math import inf
from pathlib import Path
from time import monotonic

import pytest

from ludoteka.bots.network.network import NetworkBot
from ludoteka.core.errors import NotReadable, UnknownName
from ludoteka.core.game import setting
from ludoteka.core.registry import meta
from ludoteka.lab.arena import Arena, made_with, play, settings
from ludoteka.lab.results import Fixture, Record, read
from ludoteka.lab.summary import tables

NIZAM = setting(meta("nizam"), 2)


def an_arena(games=4, bots=("greedy", "random"), seed=1, pairs="all", agreed=(NIZAM,)):
    return Arena(list(agreed), list(bots), games, seed, pairs)


def results_of(record: Record) -> list[tuple]:
    """All but the times, which no seed can fix."""
    return [(p.fixture, p.points, p.places) for p in record.played]


class StopError(Exception):
    pass


def stop_after(count: int):
    """A progress that breaks off at the match of this number."""
    left = iter(range(count, 0, -1))

    def progress() -> None:
        if next(left) == 1:
            raise StopError

    return progress


def interrupted(file, after=2) -> bytes:
    with pytest.raises(StopError):
        an_arena().run(file, progress=stop_after(after))
    return file.read_bytes()


def test_the_same_seed_gives_the_same_results_on_one_core_and_on_two():
    assert results_of(an_arena().run(cores=1)) == results_of(an_arena().run(cores=2))


def test_results_tell_which_network_played(tmp_path):
    copied = tmp_path / "mine.npz"
    names = ["greedy", f"network:0@{copied}"]
    copied.write_bytes(b"one")
    first = made_with("inori", names)
    copied.write_bytes(b"two")

    assert 3 == len({first, made_with("inori", names), made_with("inori", ["greedy"])})
    assert first != made_with("inori", ["network:0"])


def test_another_seed_gives_other_deals():
    assert results_of(an_arena().run()) != results_of(an_arena(seed=2).run())


def test_every_deal_is_played_with_the_seats_rotated_and_all_pairs_go_on_together():
    fixtures = list(an_arena(4, ("greedy", "random", "easy")).fixtures())

    assert [("greedy", "random"), ("greedy", "easy"), ("random", "easy")] == [
        (f.first, f.second) for f in fixtures[:3]
    ]
    assert [(0, 0), (0, 1), (1, 0), (1, 1)] == [(f.deal, f.seat) for f in fixtures[::3]]


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ("all", ["ab", "ac", "bc"]),
        ("neighbours", ["ab", "bc"]),
        ("first", ["ab", "ac"]),
    ],
)
def test_pairs_can_be_all_neighbours_or_the_first_against_the_rest(pairs, expected):
    names = {"a": "random", "b": "greedy", "c": "easy"}
    letters = {name: letter for letter, name in names.items()}
    arena = an_arena(1, names.values(), pairs=pairs)

    assert expected == [letters[f.first] + letters[f.second] for f in arena.fixtures()]
    assert len(expected) == arena.count


def test_one_tournament_takes_several_seat_counts_and_values_of_options():
    found = settings("sintra", "2,4", "", {"side": "all"})

    assert [(2, "A"), (2, "B"), (4, "A"), (4, "B")] == [(s.seats, s.options["side"]) for s in found]
    assert [1, 2, 3, 4, 5] == [s.seats for s in settings("nizam", "all", "", {})]
    assert ["portals", "solo"] == [s.form for s in settings("portals", "", "all", {})]


@pytest.mark.parametrize(
    ("wish", "line"),
    [
        (("chess", "", "", {}), "unknown game"),
        (("sintra", "9", "", {}), "unknown seat count"),
        (("sintra", "two", "", {}), "unknown seat count"),
        (("sintra", "", "chess", {}), "unknown form"),
        (("sintra", "", "", {"side": "A,C"}), "unknown value of option side 'C'"),
        (("sintra", "", "", {"magic": "all"}), "unknown option"),
    ],
)
def test_settings_that_do_not_exist_are_refused(wish, line):
    with pytest.raises(UnknownName, match=line):
        settings(*wish)


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path):
    file = tmp_path / "results.jsonl"
    before = interrupted(file)

    whole = an_arena().run(file)

    assert results_of(an_arena().run()) == results_of(whole)
    assert file.read_bytes().startswith(before)
    assert 4 == len(read(file).played)
    assert 2 == len(read(file).runs)


def test_when_the_time_is_up_no_match_is_begun_and_those_begun_are_kept(tmp_path):
    file = tmp_path / "results.jsonl"

    record = an_arena().run(file, until=monotonic())

    assert [] == record.played
    assert results_of(an_arena().run()) == results_of(an_arena().run(file, until=inf))


def test_a_line_that_a_crash_cut_off_is_played_again(tmp_path):
    file = tmp_path / "results.jsonl"
    file.write_bytes(interrupted(file)[:-20])
    assert 1 == len(read(file).played)

    whole = an_arena().run(file)

    assert results_of(an_arena().run()) == results_of(whole)
    assert 4 == len(read(file).played)


def test_a_finished_arena_is_only_counted(tmp_path):
    file = tmp_path / "results.jsonl"
    an_arena().run(file)
    before = file.read_bytes()

    an_arena().run(file)

    assert before == file.read_bytes()


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"seed": 2}, "seed: 1 there, 2 here"),
        ({"games": 6}, "games: 4 there, 6 here"),
        ({"bots": ("greedy", "easy")}, "bots"),
        ({"agreed": (setting(meta("nizam"), 3),)}, "settings"),
        ({"agreed": (setting(meta("sintra"), 2),)}, "game"),
    ],
)
def test_results_of_other_settings_are_refused_and_not_touched(tmp_path, change, what):
    file = tmp_path / "results.jsonl"
    before = interrupted(file)

    with pytest.raises(NotReadable, match=f"other settings.*{what}"):
        an_arena(**change).run(file)

    assert before == file.read_bytes()


@pytest.mark.parametrize("text", ["", "my diary\n", '{"type": "run", "made_with": ""}\n'])
def test_a_file_that_is_not_of_an_arena_is_not_overwritten(tmp_path, text):
    file = tmp_path / "results.jsonl"
    file.write_text(text or "no line", encoding="utf-8")
    before = file.read_bytes()

    with pytest.raises(NotReadable, match="results of an arena"):
        an_arena().run(file)

    assert before == file.read_bytes()


def test_a_damaged_line_in_the_middle_is_named(tmp_path):
    file = tmp_path / "results.jsonl"
    lines = interrupted(file).splitlines()
    lines[2] = b"?"
    file.write_bytes(b"\n".join(lines) + b"\n")

    with pytest.raises(NotReadable, match=r"results.jsonl:3"):
        an_arena().run(file)


def test_an_arena_without_games_or_bots_is_refused():
    with pytest.raises(NotReadable, match="needs games, not 0"):
        an_arena(games=0)
    with pytest.raises(NotReadable, match="two different bots, not greedy, greedy"):
        an_arena(bots=("greedy", "greedy"))
    with pytest.raises(NotReadable, match="two different bots, not none"):
        an_arena(bots=())
    with pytest.raises(UnknownName, match="unknown level"):
        an_arena(bots=("greedy", "deep blue"))
    with pytest.raises(UnknownName, match="unknown choice of pairs"):
        an_arena(pairs="some")
    with pytest.raises(UnknownName, match="N at most 1,000,000"):
        an_arena(bots=("greedy", "search:99999999999999999999"))


@pytest.mark.parametrize(("game", "seats"), [("nizam", 1), ("portals", 2)])
def test_a_plan_where_nobody_plans_alone_is_refused(game, seats):
    with pytest.raises(NotReadable, match=f"plan:20: {game} at {seats} seats is not planned alone"):
        an_arena(bots=("plan:20", "greedy"), agreed=(setting(meta(game), seats),))


@pytest.mark.parametrize("kind", ["network:0", "guided:10"])
def test_a_network_that_does_not_fit_is_refused(tmp_path, kind):
    with pytest.raises(NotReadable, match=f"{kind}.*there is no network"):
        an_arena(bots=(f"{kind}@{tmp_path / 'nizam.npz'}", "random"))


def test_a_level_without_its_network_plays_and_says_so(monkeypatch):
    monkeypatch.setattr("ludoteka.bots.levels.bot", lambda *_: NetworkBot(path=Path("nowhere.npz")))

    assert ["expert: there is no network at nowhere.npz; the next best plays instead"] == an_arena(
        bots=("expert",), agreed=(setting(meta("nizam"), 1),)
    ).notes


def test_alone_every_bot_plays_the_same_deals_for_points():
    arena = an_arena(2, ("greedy", "random"), agreed=(setting(meta("nizam"), 1),))
    (table,) = tables([arena.run()])

    assert [("greedy", 0), ("random", 0), ("greedy", 1), ("random", 1)] == [
        (f.first, f.deal) for f in arena.fixtures()
    ]
    assert ([], []) == (table.pairs, table.ratings)
    assert [("greedy", 2), ("random", 2)] == [(p.bot, p.games) for p in table.points]


def test_the_second_bot_has_all_other_seats_and_the_decisions_of_both_are_timed():
    played = play(setting(meta("nizam"), 3), Fixture(0, "greedy", "random", 0, 1), 1)

    assert (3, 3) == (len(played.points), len(played.places))
    assert played.points[1] > max(played.points[0], played.points[2])
    assert all(sum(played.times[name].values()) > 0 for name in ("greedy", "random"))


def test_matches_side_by_side_are_those_played_one_after_another():
    """Searches led by a network, one that is not, and more groups than one."""
    arena = Arena(settings("inori", "2", "", {}), ["guided:20", "guided:12", "search:5"], 4)

    alone, beside = arena.run(), arena.run(together=3)

    assert [(p.fixture, p.points, p.places) for p in alone.played] == [
        (p.fixture, p.points, p.places) for p in beside.played
    ]
    assert all(not played.times for played in beside.played)
