"""A single option that only its seat can know is asked, answered and paced like any decision."""

from types import SimpleNamespace

import pytest

from ludoteka.core.game import SPECTATOR, setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from ludoteka.server.bots import seats as bot_seats
from ludoteka.server.bots.seats import BotSeats
from ludoteka.server.http import seating
from ludoteka.server.http.games import match_at
from ludoteka.server.live.thinkers import Thinkers
from ludoteka.server.table.projections import Eyes, steps_of
from tests.kit import a_match, key_of

HIDING = ("nizam", "whispers")
"""games in which a hand decides how many options there are"""


def played(name, number, most=60, seats=None):
    """A random match in steps: the match and the transitions of each decision."""
    match = a_match(name, seats, key=key_of(number), compiled=False)
    for n in range(most):
        if match.over:
            return
        legal = match.legal()
        yield match, match.play(legal[(7 * n + number) % len(legal)])


def with_a_single_option(name):
    """A discreet match that asks for a single option now."""
    for number in range(100):
        agreed = setting(game(name).meta, 3)
        match = Match(game(name), agreed, key_of(number), compiled=False, discreet=True)
        for n in range(80):
            if match.over:
                break
            if match.is_single:
                return match
            match.play(match.legal()[(7 * n + number) % len(match.legal())])
    raise AssertionError("no match has one")


@pytest.mark.parametrize("name", HIDING)
def test_a_ply_of_the_log_is_the_same_position_in_replays_and_slips(name):
    """Steps that are asked only for discretion count among the decisions there too."""
    match = with_a_single_option(name)
    match.play(match.legal()[0])
    table = SimpleNamespace(
        match=match, ply=len(match.plies), dealt=lambda: match.again(discreet=True)
    )

    found, _ = match_at(table, table.ply)

    assert found.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_alike_what_was_asked(name):
    for match, transitions in played(name, 1):
        eyes = Eyes(match)
        for audience in (*range(match.state.seats), SPECTATOR):
            told = steps_of(eyes, 1, transitions, audience, open_=False)
            assert [t.asked for t in transitions] == [s.asked for s in told]


@pytest.mark.parametrize("name", HIDING)
def test_a_hidden_single_option_counts_as_a_decision_and_is_left_out_of_the_file(name):
    match = with_a_single_option(name)
    seat, before, decisions = match.actor, len(match.plies), len(match.actions)

    asked, *_ = match.play(match.legal()[0])

    assert asked.asked
    assert (before + 1, seat) == (len(match.plies), match.plies[-1].actor)
    assert decisions == len(match.actions) == len(match.export().actions)
    assert match.export().verify(compiled=False).state.tobytes()


@pytest.mark.parametrize("name", HIDING)
def test_a_hidden_single_option_can_be_taken_back(name):
    match = with_a_single_option(name)
    then = match.state.tobytes()

    match.play(only := match.legal()[0])

    assert only == match.undo()
    assert match.is_single
    assert then == match.state.tobytes()


@pytest.mark.parametrize("name", HIDING)
def test_a_log_of_real_decisions_plays_on_as_it_was(name):
    match = with_a_single_option(name)
    plain = match.again().replay(match.actions)
    while not plain.over and len(plain.plies) < len(match.actions) + 20:
        plain.play(plain.legal()[0])

    again = match.again(discreet=True).replay(plain.actions)

    assert len(again.plies) == len(plain.plies)
    again.settle()
    assert again.state.tobytes() == plain.state.tobytes()


def test_a_bot_thinks_and_pauses_also_where_it_has_one_option(house, monkeypatch):
    thought, paused = [], []
    decide, pause = BotSeats.decide, Thinkers._pause

    async def counted_decide(bots, about, *args):
        thought.extend([about] if about.game == "nizam" else [])  # the house has other tables too
        return await decide(bots, about, *args)

    async def counted_pause(thinkers, begun):
        paused.append(begun)
        await pause(thinkers, begun)

    monkeypatch.setattr(BotSeats, "decide", counted_decide)
    monkeypatch.setattr(Thinkers, "_pause", counted_pause)
    for chance in (seating, bot_seats):  # the same match every time: not each has a single option
        monkeypatch.setattr(chance, "secrets", SimpleNamespace(token_bytes=bytes))
    ann = house.person("Ann")
    table = ann.new_table("bot", "bot", game="nizam")
    with ann.at(table) as a:
        a.until_picture(lambda p: p.get("status") == "over")

    plies = house.desk.rooms[table].table.match.plies
    assert any(ply.single for ply in plies)
    assert len(plies) == len(thought) == len(paused)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_takes_back_freely_what_another_seat_has_answered(name):
    for number in range(3):
        for match, (decided, *settled) in played(name, number, seats=3):
            seat = decided.before.actor
            if any(t.before.actor != seat for t in settled):
                assert not match.may_take_back(seat)


def test_an_answer_that_drew_and_showed_nothing_ends_free_undo():
    *_, (match, transitions) = played("whispers", 1, 22, seats=3)
    last = match.plies[-1]

    assert [1, 1, 0] == [t.before.actor for t in transitions]
    assert (last.tick, last.reveals) == (match.state.tick, match.state.reveals)
    assert not match.may_take_back(1)


@pytest.mark.parametrize("form", ["nizam", "pearl"])
def test_a_shift_that_ends_the_turn_says_so_and_no_other_does(form):
    """NIZ-147 At a table the turn goes on unasked where the shift was announced as the last."""
    said = []
    for number in range(6):
        agreed = setting(game("nizam").meta, 2, form)
        match = Match(game("nizam"), agreed, key_of(number), compiled=False, discreet=True)
        for n in range(60):
            if match.over:
                break
            options = Eyes(match).legal()
            chosen = options[(7 * n + number) % len(options)]
            steps = match.play(chosen.id)
            if chosen.kind == "shift":
                unasked = [game("nizam").actions.decode(t.action).kind for t in steps[1:]]
                assert chosen.preview.ends == ("end" in unasked), (number, n)
                said.append(chosen.preview.ends)
    assert {True, False} == set(said)
