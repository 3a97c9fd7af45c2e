"""The command line: what it prints, and one clear line with exit code 2 for bad input."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.core.registry import GAMES, game
from tests.kit import a_match, random_match

runner = CliRunner()


def run(*words: str, typed: str | None = None):
    return runner.invoke(app, list(words), input=typed)


def saved(tmp_path: Path, most: int = 10_000) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(random_match(a_match("nizam", 2, compiled=True), 1, most).export().dump())
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
    assert (20, 6) == (found["simulations"], found["playouts"])
    assert {"turning_points", "sums", "places"} <= set(found)
    assert 0 == told.exit_code, told.output
    assert "6 decisions" in told.stdout
    assert "as advised" in told.stdout


def test_a_person_plays_in_the_terminal():
    typed = "?\nfly to the moon\npass\ndraw\nundo\nquit\n"
    result = run(
        "match", "play", "nizam", "--bots", "1", "--level", "random", "--seed", "03", typed=typed
    )

    assert 0 == result.exit_code, result.output
    assert "no action is written 'fly to the moon'" in result.output
    assert "NIZ-122" in result.output
    assert "Nothing can be taken back" in result.output


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
        (("match", "play", "nizam", "--level", "greedy:1@mine.onnx"), "unknown level"),
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


@pytest.mark.parametrize("wrong", [("--minutes", "0"), ("--seed", "-1"), ("--matches", "-5")])
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
