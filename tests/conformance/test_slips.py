"""Every thing on the board explains itself, in three languages, from what the reader knows."""

import re

import pytest

from ludoteka.core.conceal import concealed
from ludoteka.core.fluent import Bundle
from ludoteka.core.game import SPECTATOR, Event
from ludoteka.core.registry import GAMES, game
from ludoteka.core.slip import Slip
from ludoteka.core.text import LANGUAGES
from ludoteka.lab.trace import rules
from tests.conformance.test_secrecy import difference, some_positions, where
from tests.conformance.test_words import said_in_all
from tests.kit import key_of

pytestmark = pytest.mark.parametrize("name", GAMES)

EVERY = 12
"""positions of which all things are explained to all who look"""


def looked_at(name: str):
    """Things are many: each position is looked at through one pair of eyes, all of them in turn."""
    for number, match in enumerate(some_positions(name)):
        if number % EVERY == 0:
            eyes = (*range(match.state.seats), SPECTATOR)
            yield match, eyes[number // EVERY % len(eyes)]


def sentences(slip: Slip) -> list[Event]:
    told = [Event(slip.message + part, slip.args) for part in ("", ".state", ".say")]
    for row in slip.band:
        told += [row.value] if row.value else []
        for token in row.tokens:
            told.append(token.words or Event(token.piece))
    return told


def test_every_thing_says_what_it_is_does_and_is_worth(name):
    played, said = game(name), set()
    known = rules(played)
    for match, seat in looked_at(name):
        things = played.things(match.state, match.c)
        assert things
        assert len(set(things)) == len(things)
        for thing in things:
            slip = played.explain(match.state, match.c, seat, thing)
            assert slip.rule in known, (thing, slip.rule)
            for event in sentences(slip):
                kind = (event.message, tuple(sorted(event.args.items())))
                if kind not in said:
                    said_in_all(name, event)
                said.add(kind)


def test_no_slip_tells_what_its_reader_cannot_know(name):
    played = game(name)
    for match, seat in looked_at(name):
        imagined = concealed(match.engine, match.state, match.c, seat, key_of(3))
        assert played.things(match.state, match.c) == played.things(imagined, match.c)
        for thing in played.things(match.state, match.c):
            told = played.explain(match.state, match.c, seat, thing)
            other = played.explain(imagined, match.c, seat, thing)
            assert told == other, f"{thing}: {difference(told, other, 'slip')} {where(match)}"


def test_the_words_of_slips_lean_on_no_other_catalogue(name):
    """The page loads them by themselves: a message may quote only what stands beside it."""
    for language in LANGUAGES:
        file = game(name).folder / "text" / f"slips.{language}.ftl"
        own = Bundle(language)
        own.add(file.read_text(encoding="utf-8"))
        quoted = set(re.findall(r"\{ ([a-z][\w-]*) \}", file.read_text(encoding="utf-8")))
        assert [] == [message for message in quoted if message not in own.ids]
