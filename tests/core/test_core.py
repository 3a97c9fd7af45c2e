"""Records, actions, packs, settings and matches, on a toy game."""

import pickle
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.actions import Actions, argument, kind
from ludoteka.core.drive import BLOCK, nth_legal
from ludoteka.core.errors import (
    NotLegal,
    NotReadable,
    NotYourTurn,
    PackError,
    Reason,
    UnknownName,
)
from ludoteka.core.game import setting
from ludoteka.core.match import Match, MatchFile
from ludoteka.core.parts import Pack
from ludoteka.core.record import I16, REMEMBERED, Array, Header, layout, remembered_fields
from ludoteka.core.registry import game, meta
from ludoteka.core.rule import fingerprint
from ludoteka.core.text import Catalogue
from tests.core.beads import GAME, PACK, State
from tests.kit import KEY, a_match, key_of, random_match


def beads(seats: int = 2, compiled: bool = False, **options: int) -> Match:
    return Match(GAME, setting(GAME.meta, seats, None, options), KEY, compiled=compiled)


# --- errors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "error",
    [
        NotReadable("a"),
        PackError("pack.toml", 3, "b"),
        UnknownName("level", "x", ["easy"]),
        NotLegal("draw", Reason("NIZ-1", "why-not")),
        NotYourTurn(0, 1),
    ],
)
def test_an_error_arrives_from_another_process_as_it_was(error):
    arrived = pickle.loads(pickle.dumps(error))

    assert (type(error), str(error)) == (type(arrived), str(arrived))
    assert vars(error) == vars(arrived)


# --- records --------------------------------------------------------------------------------------


def test_a_record_is_declared_once_and_reads_as_python_ints():
    s = State.blank()
    s.length = 5
    s.strings[1, 0, 2] = 7

    assert (5, int) == (s.length, type(s.length))
    assert ([0, 0, 7], int) == (s.strings[1, 0].tolist(), type(s.strings[1, 0, 2]))
    assert ("key", "block") == layout(State).names[:2]


class Played(Header):
    score: I16


class Remembering(Played):
    seen: Annotated[Array, "i1", 3, REMEMBERED]


def test_what_is_remembered_is_no_part_of_what_is_played():
    plain, s = Played.blank(), Remembering.blank()
    plain.score = s.score = 7
    s.seen[1] = 2

    assert ["seen"] == remembered_fields(Remembering)
    assert plain.tobytes() == s.played() != s.tobytes()
    assert 2 == s.copy().seen[1]


def test_a_misspelled_field_is_an_error():
    with pytest.raises(AttributeError, match="colour_of"):
        _ = State.blank().colour_of


def test_a_value_that_does_not_fit_its_field_is_an_error_when_interpreted():
    with pytest.raises(OverflowError):
        State.blank().bag[0] = 300


def test_a_row_of_an_array_writes_through():
    s = State.blank()
    row = s.strings[2, 1]
    row[0] = 3

    assert 3 == s.strings[2, 1, 0]
    assert isinstance(row, Array)


# --- actions --------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 4), min_size=0, max_size=3), st.integers(1, 3))
def test_ids_decode_and_encode(sizes, kinds):
    arguments = tuple(argument(f"a{i}", size) for i, size in enumerate(sizes))
    table = Actions(*(kind(f"k{i}", *arguments) for i in range(kinds)))

    for action in range(table.count):
        decoded = table.decode(action)
        assert action == table.encode(decoded.kind, **decoded.args)
        assert action == table.parse(table.notation(action))
        assert action == table.from_json(table.to_json(action))
    assert kinds * int(np.prod(sizes or [1])) == table.count


@pytest.mark.parametrize("text", ["", "take", "take purple", "fly", "take red green", "\0"])
def test_what_is_no_action_is_refused(text):
    with pytest.raises(NotReadable, match="no action is written"):
        GAME.actions.parse(text)


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_not_readable(text):
    try:
        action = game("nizam").actions.parse(text)
    except NotReadable:
        return
    assert game("nizam").actions.notation(action).lower() == " ".join(text.split()).lower()


def test_ids_out_of_range_are_refused():
    with pytest.raises(NotReadable, match="ids run from 0 to 4"):
        GAME.actions.decode(5)


# --- packs ----------------------------------------------------------------------------------------


def broken(tmp_path: Path, old: str, new: str) -> Path:
    text = game("nizam").pack.text
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def line_with(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("copies = 12", "copies = 11", "11, expected 12"),
        ('id = "ruby"', 'id = "rubi"', "'rubi' is none of ruby"),
        ("cells = [0, 1, 2, 3, 4]", "cells = [0, 1, 2, 3, 5]", "make it [0, 1, 2, 3, 4]"),
        ("hand_start = 3", 'hand_start = "three"', "Expected `int`, got `str`"),
        ("travels_from = 0", "travels_from = 1", "make it 0"),
    ],
)
def test_a_bad_pack_names_its_file_and_line(tmp_path, old, new, what):
    path = broken(tmp_path, old, new)

    with pytest.raises(PackError) as caught:
        game("nizam").build(Pack.read(path))

    assert what in str(caught.value)
    assert str(path) == str(caught.value.file)
    line = path.read_text(encoding="utf-8").splitlines()[caught.value.line - 1]
    assert new in line or line.startswith("[[")


def test_a_pack_that_is_no_toml_names_its_line(tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text("a = 1\nb = = 2\n", encoding="utf-8")

    with pytest.raises(PackError, match=r"bad\.toml:2:"):
        game("nizam").build(Pack.read(path))


def test_a_missing_pack_is_refused(tmp_path):
    with pytest.raises(NotReadable, match="cannot be read"):
        Pack.read(tmp_path / "nowhere.toml")


def test_another_pack_plays_with_the_same_machine_code(tmp_path):
    """Beads with ten of a colour: other numbers, no recompiling, both loaded at once."""
    rich = Pack("rich", tmp_path, "beads = 10\ntray = 5\n")
    agreed = setting(GAME.meta, 2)

    plenty = Match(GAME, agreed, KEY, rich)
    plain = Match(GAME, agreed, KEY, PACK)

    assert (5, 4) == (sum(plenty.state.tray.tolist()), sum(plain.state.tray.tolist()))
    assert plenty.engine is plain.engine
    assert plenty.pack.digest != plain.pack.digest


# --- settings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"seats": 7}, "unknown seat count"),
        ({"form": "chess"}, "unknown form"),
        ({"options": {"magic": 1}}, "unknown option"),
        ({"options": {"eligibility": "never"}}, "unknown value of option eligibility"),
        ({"options": {"pearl_claims": "optional"}}, "unknown option"),
        ({"form": "pearl", "seats": 1}, "unknown seat count"),
    ],
)
def test_a_bad_setting_says_what_is_unknown_and_what_is_known(arguments, what):
    with pytest.raises(UnknownName, match=what):
        setting(meta("nizam"), **arguments)


def test_options_are_written_into_the_state():
    assert 2 == beads(length=6).state.length
    assert 0 == beads(length=4).state.length


def test_an_unknown_game_is_refused():
    with pytest.raises(UnknownName, match="unknown game 'chess'"):
        game("chess")


# --- matches --------------------------------------------------------------------------------------


def test_a_refused_action_changes_nothing():
    match = beads()
    before = match.state.tobytes(), list(match.actions)

    with pytest.raises(NotLegal):
        match.play(GAME.actions.parse("thread 0"))
    with pytest.raises(NotYourTurn):
        match.play(match.legal()[0], seat=1)

    assert before == (match.state.tobytes(), match.actions)


def test_single_options_are_resolved_and_kept_as_steps():
    match = a_match("nizam", 2)
    for seat in range(2):
        for kind_of_gem in range(8):
            match.state.deck[kind_of_gem] += match.state.hands[seat, kind_of_gem]
            match.state.hands[seat, kind_of_gem] = 0
    match.engine.legal(match.state, match.c, match.mask)

    steps = match.play(match.legal()[0])

    assert [True, False] == [step.asked for step in steps]
    assert 1 == len(match.plies)


def test_undo_is_free_until_something_is_drawn_or_another_acts():
    match = beads()
    assert not match.may_take_back(0)
    match.play(match.legal()[0])
    assert match.may_take_back(0)
    assert not match.may_take_back(1)

    match.play(match.legal()[0])  # threads the beads: the tray is refilled from the bag

    assert not match.may_take_back(0)


def test_a_match_file_remembers_versions_and_results(tmp_path):
    match = random_match(a_match("nizam", 2, compiled=True), 3)
    path = tmp_path / "match.json"
    path.write_bytes(match.export().dump())

    file = MatchFile.load(path)

    assert match.outcome() == file.verify().outcome()
    assert (1, "components", True) == (file.version, file.pack, file.over)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"points": [99, 0]}, "points: recorded"),
        ({"version": 9}, "rules version 9"),
        ({"pack_digest": "0" * 64}, "played with pack"),
        ({"format": 9}, "match format 9"),
        ({"key": "xyz"}, "not a hexadecimal"),
        ({"key": "00"}, "32 bytes"),
        ({"actions": ["fly"]}, "action 1"),
        ({"actions": ["end"]}, "action 1"),
        ({"state_digest": "0"}, "state_digest"),
    ],
)
def test_a_damaged_match_file_is_refused_with_the_place(change, what):
    file = random_match(a_match("nizam", 2, compiled=True), 3, most=5).export()

    with pytest.raises(NotReadable, match=what):
        msgspec.structs.replace(file, **change).verify()


@given(st.binary(max_size=200))
def test_any_bytes_are_a_match_file_or_not_readable(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("any") / "file.json"
    path.write_bytes(data)

    with pytest.raises(NotReadable, match="not a match file"):
        MatchFile.load(path)


def test_a_key_of_the_wrong_length_is_refused():
    with pytest.raises(NotReadable, match="32 bytes"):
        Match(GAME, setting(GAME.meta), b"short")


def test_the_toy_game_is_equal_interpreted_and_compiled():
    for number in range(5):
        plain = random_match(
            Match(GAME, setting(GAME.meta, 3), key_of(number), compiled=False), number
        )
        fast = random_match(Match(GAME, setting(GAME.meta, 3), key_of(number)), number)
        assert plain.state.tobytes() == fast.state.tobytes()
        assert 0 == fast.engine.check(fast.state, fast.c)


# --- cache and texts ------------------------------------------------------------------------------


def test_the_fingerprint_follows_every_rule_source(tmp_path):
    """An edit anywhere in core or in the game gives another folder of machine code."""
    (tmp_path / "core").mkdir()
    source = tmp_path / "core" / "a.py"
    source.write_text("x = 1\n")
    before = fingerprint(tmp_path / "core")

    source.write_text("x = 2\n")
    edited = fingerprint(tmp_path / "core")
    (tmp_path / "core" / "b.py").write_text("")

    assert 3 == len({before, edited, fingerprint(tmp_path / "core")})


def test_a_message_that_is_missing_is_an_error(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "hello = Hello, { $name }\ngem = a { $x ->\n [one] gem\n*[other] gems\n }\n"
    )
    text = Catalogue(tmp_path, "en")

    assert "Hello, Ada" == text.say("hello", {"name": "Ada"})
    with pytest.raises(UnknownName, match="message"):
        text.say("bye")
    with pytest.raises(UnknownName, match="reference"):
        text.say("hello")
    with pytest.raises(UnknownName, match="language"):
        Catalogue(tmp_path, "fr")


def test_an_argument_can_be_a_message(tmp_path):
    (tmp_path / "en.ftl").write_text("ruby = ruby\n    .many = rubies\npays = pays a { $gem }\n")
    text = Catalogue(tmp_path, "en")

    assert "pays a ruby" == text.say("pays", {"gem": "@ruby"})
    assert "pays a rubies" == text.say("pays", {"gem": "@ruby.many"})


# --- drivers --------------------------------------------------------------------------------------


@given(st.lists(st.booleans(), min_size=1, max_size=3 * BLOCK + 1).filter(any))
def test_every_marked_action_is_found_by_its_number(marks):
    """In and behind the blocks that are looked at together."""
    wanted = [action for action, marked in enumerate(marks) if marked]

    assert wanted == [nth_legal(np.array(marks, np.int8), nth) for nth in range(len(wanted))]
