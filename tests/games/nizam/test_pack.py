"""Packs of an owner of the box, right and wrong."""

import pytest

from ludoteka.core.errors import PackError
from ludoteka.core.parts import Pack
from ludoteka.core.registry import game
from ludoteka.games.nizam.parts import build

GOOD = game("nizam").pack


def changed(old: str, new: str) -> Pack:
    assert old in GOOD.text
    return Pack("mine", GOOD.path, GOOD.text.replace(old, new, 1))


BAD = {
    "more cards than there are": ("hand_start = 3", "hand_start = 15", "<= 6"),
    "a score beyond the record": ("points = 7", "points = 200", "<= 25"),
    "an end that never comes": ("end_exhaustions = 1", "end_exhaustions = 0", ">= 1"),
    "a shift nobody can pay": (
        "substitute_cards = 3",
        "substitute_cards = 9",
        "9, expected",
    ),
    "a limit that leaves no turn": ("hand_limit = 8", "hand_limit = 3", "at least 5"),
    "another match": ("matching_cards = 1", "matching_cards = 2", "make it 1"),
    "another pearl": ("pearl_edge_cards = 3", "pearl_edge_cards = 2", "make it 3"),
    "a grid of other cards": ("grid_gems = 24", "grid_gems = 16", "16, expected"),
    "a false sum": ("deck_start = 50", "deck_start = 51", "make it 50"),
    "a gem twice": ('id = "emerald"', 'id = "ruby"', "'ruby' is there twice"),
    "a gem with another's letter": ('code = "E"', 'code = "R"', "make it 'E'"),
    "a table nobody reads": ("\n[setup]", "\n[pets]\ncats = 1\n[setup]", "nothing reads this"),
}


@pytest.mark.parametrize("wrong", BAD)
def test_a_wrong_pack_is_refused_with_file_line_and_reason(wrong):
    old, new, reason = BAD[wrong]
    pack = changed(old, new)

    with pytest.raises(PackError) as error:
        build(pack)

    assert reason in error.value.what
    assert new.splitlines()[-1] in pack.text.splitlines()[error.value.line - 1 :][:6]


def test_gems_are_known_by_name_not_by_place():
    ruby, emerald = (GOOD.text.index(f"[[gem]]\nindex = {n}") for n in (0, 1))
    sapphire = GOOD.text.index("[[gem]]\nindex = 2")
    swapped = GOOD.text[emerald:sapphire] + GOOD.text[ruby:emerald]
    text = GOOD.text[:ruby] + swapped + GOOD.text[sapphire:]

    assert build(Pack("mine", GOOD.path, text)).tobytes() == build(GOOD).tobytes()


def test_a_pack_with_other_hands_states_what_follows():
    text = GOOD.text.replace("hand_start = 3", "hand_start = 4")

    with pytest.raises(PackError, match="deck_start: 68, but rules and other parts make it 67"):
        build(Pack("mine", GOOD.path, text))
