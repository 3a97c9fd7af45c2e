"""The command line: what it prints, and one clear line with exit code 2 for bad input."""

import json
import re
from errno import ENOSPC
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.core.game import Event
from ludoteka.core.registry import GAMES, game
from ludoteka.terminal import Terminal
from tests.kit import a_match, random_match

runner = CliRunner()


def run(*words: str, typed: str | None = None):
    return runner.invoke(app, list(words), input=typed)


def saved(tmp_path: Path, most: int = 10_000, seats: int = 2, seed: int = 1) -> Path:
    path = tmp_path / "match.json"
    played = random_match(a_match("nizam", seats, compiled=True), seed, most)
    path.write_bytes(played.export().dump())
    return path


def test_games_are_listed_for_people_and_machines():
    listed = json.loads(run("games", "--json").stdout)

    assert list(GAMES) == [entry["key"] for entry in listed]
    assert "nizam" in run("games").stdout


def test_rules_of_nizam_are_all_traced():
    result = run("rules", "nizam", "--json")
    rules = json.loads(result.stdout)

    assert 0 == result.exit_code
    assert {"id", "text", "functions", "tests", "physical"} == set(rules[0])
    assert "0 not traced" in run("rules", "nizam").stdout


def test_fuzz_reports_its_keys():
    report = json.loads(run("fuzz", "nizam", "--games", "60", "--json").stdout)

    assert (60, 0, "nizam") == (report["games"], report["violations"], report["game"])
    assert {"seats", "decisions", "max_decisions", "max_branching", "rows"} <= set(report)


def test_a_match_is_played_saved_shown_retold_and_verified(tmp_path):
    path = str(tmp_path / "demo.json")
    played = run("match", "play", "nizam", "--seats", "2", "--bots", "2", "--level", "greedy",
                 "--seed", "01", "--save", path)  # fmt: skip
    assert 0 == played.exit_code, played.output

    assert "decisions" in run("match", "show", path, "--language", "uk").stdout
    assert "1. [" in run("match", "replay", path, "--language", "ru").stdout
    verified = json.loads(run("match", "verify", path, "--json").stdout)
    assert verified["verified"]
    assert 0 == run("verify", path).exit_code


def test_a_match_is_analysed_for_people_and_machines(tmp_path):
    path = str(saved(tmp_path, most=6))

    found = json.loads(run("match", "analyse", path, "--simulations", "20", "--json").stdout)
    told = run("match", "analyse", path, "--seconds", "1", "--language", "uk")

    assert 6 == len(found["decisions"])
    assert (20, 3) == (found["simulations"], found["playouts"])
    assert {"turning_points", "sums", "places"} <= set(found)
    assert 0 == told.exit_code, told.output
    assert "6 decisions, a budget of" in told.stdout
    assert "as advised" in told.stdout


def chances_told(told: str) -> dict[int, list[str]]:
    """The table of the chances: the number of a decision, and each seat's chance before it."""
    rows = (re.split(r" *│ *", line.strip("│ ")) for line in told.splitlines())
    return {int(first): chances for first, *chances in rows if first.isdecimal()}


@pytest.mark.parametrize(
    ("decisions", "shown"),
    [(1, [1]), (5, [1, 2, 3, 4, 5]), (23, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23])],
)
def test_the_chances_are_told_at_a_dozen_decisions_of_a_match(tmp_path, decisions, shown):
    words = ("match", "analyse", str(saved(tmp_path, most=decisions)), "--simulations", "4")
    found = json.loads(run(*words, "--json").stdout)["decisions"]

    assert {
        number: [f"{100 * chance:.0f} %" for chance in found[number - 1]["before"]["wins"]]
        for number in shown
    } == chances_told(run(*words).stdout)


def test_alone_the_expected_points_are_told(tmp_path):
    words = ("match", "analyse", str(saved(tmp_path, most=2, seats=1)), "--simulations", "4")
    found = json.loads(run(*words, "--json").stdout)["decisions"]

    assert {
        number: [f"{judged['before']['points'][0]:.1f} points"]
        for number, judged in enumerate(found, 1)
    } == chances_told(run(*words).stdout)


def kept_with_a_mark(path: Path) -> Path:
    """Analyse a match, then change a number in what was kept, to see it again."""
    run("match", "analyse", str(path), "--simulations", "8")
    kept = path.with_name("match.analysis.json")
    analysis = json.loads(kept.read_bytes())
    analysis["sums"][0]["luck"] = 0.4321
    kept.write_text(json.dumps(analysis), encoding="utf-8")
    return kept


def analysed(path: Path, simulations: int) -> dict:
    words = ("match", "analyse", str(path), "--simulations", str(simulations), "--json")
    return json.loads(run(*words).stdout)


def test_an_analysis_is_kept_beside_the_match_and_shown_the_second_time(tmp_path):
    path = saved(tmp_path, most=4)
    kept_with_a_mark(path)

    told = run("match", "analyse", str(path), "--simulations", "8")

    assert 0.4321 == analysed(path, 8)["sums"][0]["luck"]
    assert "+43 %" in told.stdout
    assert ["match.analysis.json", "match.json"] == sorted(p.name for p in tmp_path.iterdir())


def test_an_analysis_with_another_budget_is_made_anew_and_replaces_the_old(tmp_path):
    path = saved(tmp_path, most=4)
    kept = kept_with_a_mark(path)

    found = analysed(path, 12)

    assert 12 == found["simulations"]
    assert 0.4321 != found["sums"][0]["luck"]
    assert found == json.loads(kept.read_bytes())


def test_the_analysis_of_another_match_is_replaced(tmp_path):
    kept_with_a_mark(saved(tmp_path, most=4))
    other = saved(tmp_path, most=4, seed=2)

    found = analysed(other, 8)

    actions = json.loads(other.read_bytes())["actions"]
    assert actions == [judged["action"] for judged in found["decisions"]]
    assert 0.4321 != found["sums"][0]["luck"]


@pytest.mark.parametrize("text", ["my own notes", "{}", "\x80"])
def test_a_file_that_is_no_analysis_is_refused_and_left_as_it_is(tmp_path, text):
    path, foreign = saved(tmp_path, most=4), tmp_path / "match.analysis.json"
    foreign.write_text(text, encoding="latin-1")

    result = run("match", "analyse", str(path), "--simulations", "8")

    line = f"ludoteka: {foreign}: not an analysis; nothing was changed"
    assert (2, line) == (result.exit_code, result.stderr.strip())
    assert text == foreign.read_text(encoding="latin-1")


def test_an_analysis_that_cannot_be_kept_is_shown_all_the_same(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(ENOSPC, "No space left on device")

    path = saved(tmp_path, most=4)
    monkeypatch.setattr(Path, "write_bytes", full)

    result = run("match", "analyse", str(path), "--simulations", "8")

    kept = tmp_path / "match.analysis.json"
    line = f"ludoteka: {kept}: the analysis was not kept: No space left on device"
    assert (0, line) == (result.exit_code, result.stderr.strip())
    assert "4 decisions" in result.stdout
    assert not kept.exists()


def test_a_person_plays_in_the_terminal():
    typed = "?\nfly to the moon\npass\ndraw\nundo\nquit\n"
    result = run(
        "match", "play", "nizam", "--bots", "1", "--level", "random", "--seed", "03", typed=typed
    )

    assert 0 == result.exit_code, result.output
    assert "no action is written 'fly to the moon'" in result.output
    assert "NIZ-122" in result.output
    assert "Nothing can be taken back" in result.output


def test_every_seat_in_a_sentence_of_the_terminal_has_a_name(monkeypatch):
    terminal = Terminal(a_match("nizam"), "random", "en", Console())
    monkeypatch.setattr(terminal.text, "say", lambda _, args: args)

    said = terminal._say(Event("swaps", {"seat": 0, "left_seat": 1, "seats_left": 2}))

    names = {"seat": "Seat 1", "player": "Seat 1", "you": "no", "left_seat": "Seat 2"}
    assert {**names, "seats_left": 2} == said


def test_a_good_pack_is_good():
    path = game("nizam").folder / "components.toml"

    assert "a good pack for nizam" in " ".join(
        run("pack", "check", "nizam", str(path)).stdout.split()
    )


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("rules", "chess"), "unknown game 'chess'"),
        (("fuzz", "nizam", "--seats", "9"), "unknown seat count"),
        (("match", "play", "nizam", "--seats", "9"), "unknown seat count"),
        (("match", "play", "nizam", "--form", "chess"), "unknown form"),
        (("match", "play", "nizam", "--option", "magic=1"), "unknown option"),
        (("match", "play", "nizam", "--option", "magic"), "write name=value"),
        (("match", "play", "nizam", "--level", "god"), "unknown level"),
        (("match", "play", "nizam", "--seed", "xyz"), "not a hexadecimal number"),
        (("match", "play", "nizam", "--language", "fr"), "unknown language"),
        (("match", "verify", "nowhere.json"), "not a match file"),
        (("match", "analyse", "nowhere.json"), "not a match file"),
        (("pack", "check", "nizam", "nowhere.toml"), "cannot be read"),
        (("arena", "nizam", "--bots", "greedy"), "two different bots"),
        (("arena", "chess", "--bots", "greedy,random"), "unknown game"),
        (("arena", "nizam", "sintra", "--bots", "greedy,random"), "unknown game 'nizam sintra'"),
        (("arena", "nizam", "--bots", "greedy,deep blue"), "unknown level"),
        (("arena", "nizam", "--bots", "greedy,random", "--games", "0"), "needs games"),
        (("arena", "nizam", "--bots", "greedy,random", "--seats", "2,9"), "unknown seat count"),
        (("arena", "nizam", "--bots", "greedy,random", "--option", "magic=all"), "unknown option"),
        (("arena", "nizam", "--bots", "greedy,random", "--pairs", "some"), "unknown choice"),
        (("match", "play", "nizam", "--level", "guided:50"), "there is no network for nizam"),
        (("match", "play", "nizam", "--level", "guided:50@no.npz"), "no network at no.npz"),
        (("match", "play", "nizam", "--level", "greedy:1@mine.npz"), "unknown level"),
        (("match", "play", "nizam", "--save", "nowhere/match.json"), "cannot be written"),
        (("arena", "nizam", "--bots", "greedy,random", "--html", "no/a.html"), "cannot be written"),
        (("arena", "--report", "nowhere.jsonl"), "cannot be read"),
        (("arena", "--report", __file__), "not a line of the results"),
        (("bench", "chess"), "unknown game"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(words, line):
    result = run(*words)

    assert 2 == result.exit_code
    assert line in result.stderr
    assert 1 == len(result.stderr.strip().splitlines())
    assert "Traceback" not in result.output


def test_results_without_matches_are_reported_as_such(tmp_path):
    file = tmp_path / "begun.jsonl"
    run("arena", "nizam", "--bots", "random,greedy", "--games", "1", "--results", str(file))
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])

    result = run("arena", "--report", str(file))

    assert (2, f"ludoteka: no matches in {file}") == (result.exit_code, result.stderr.strip())


@pytest.mark.parametrize(
    "wrong", [("--minutes", "0"), ("--seed", "-1"), ("--seed", str(2**32)), ("--matches", "-5")]
)
def test_training_with_impossible_numbers_is_refused(wrong):
    result = run("train", "nizam", *wrong)

    assert 2 == result.exit_code
    assert wrong[0] in result.stderr


def test_an_arena_is_played_kept_and_reported(tmp_path):
    two, page = str(tmp_path / "two.jsonl"), tmp_path / "arena.html"
    words = ("--bots", "greedy,random", "--games", "2")

    played = run("arena", "nizam", *words, "--seats", "1,2", "--results", two, "--json")
    assert 0 == played.exit_code, played.output
    alone, together = json.loads(played.stdout)
    assert ([], 1) == (alone["pairs"], len(together["pairs"]))

    reported = run("arena", "--report", two, "--html", str(page), "--json")
    assert [alone, together] == json.loads(reported.stdout)
    assert "nizam, 2 seats" in page.read_text(encoding="utf-8")
    assert "### nizam, 1 seat" in run("arena", "--report", two, "--markdown").stdout
    assert "nizam, 2 seats" in run("arena", "--report", two).stdout

    other = run("arena", "nizam", *words, "--seats", "2", "--results", two)
    assert 2 == other.exit_code
    assert "results of other settings (settings); nothing was changed" in other.stderr


def an_arena_played(file: Path) -> None:
    run("arena", "nizam", "--bots", "greedy,random", "--games", "2", "--results", str(file))


def test_an_arena_never_writes_its_page_over_its_results(tmp_path):
    file = tmp_path / "played.jsonl"
    an_arena_played(file)
    before = file.read_bytes()

    again = ("nizam", "--bots", "greedy,random", "--games", "2", "--results", str(file))
    for words in (again, (str(file), "--report")):
        refused = run("arena", *words, "--html", str(file))
        assert 2 == refused.exit_code
        assert "these are the results; the page needs another file" in refused.stderr
    assert before == file.read_bytes()


def test_results_of_several_versions_are_told_as_such(tmp_path):
    file = tmp_path / "played.jsonl"
    an_arena_played(file)
    assert "versions" not in run("arena", str(file), "--report").stderr
    with file.open("a", encoding="utf-8") as lines:
        lines.write('{"type":"run","made_with":"other"}\n')

    told = run("arena", str(file), "--report")

    assert "played by 2 versions of the rules, bots or networks" in told.stderr


def test_a_damaged_match_file_names_the_place(tmp_path):
    path = saved(tmp_path, most=5)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["actions"][2] = "claim R"
    path.write_text(json.dumps(data), encoding="utf-8")

    result = run("match", "verify", str(path))

    assert 2 == result.exit_code
    assert "action 3" in result.stderr


def test_a_bad_pack_names_its_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        game("nizam").pack.text.replace("copies = 12", "copies = 7", 1), encoding="utf-8"
    )

    result = run("pack", "check", "nizam", str(path))

    assert 2 == result.exit_code
    assert f"{path}:" in result.stderr.replace("\n", "")
