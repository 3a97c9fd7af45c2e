"""What holds for the rules of every game, in every form, seat count and option."""

import numpy as np
import pytest

from ludoteka.core.conceal import concealed
from ludoteka.core.engine import engine
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match, MatchFile
from ludoteka.core.record import layout
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.fuzz import fuzz, settings
from tests.kit import key_of, random_match, some_settings

pytestmark = pytest.mark.parametrize("name", GAMES)


def test_random_matches_of_every_setting_end_and_keep_every_piece(name):
    """In compiled code: bound, conservation, a legal action, a right count, after every action."""
    report = fuzz(game(name), 3 * len(settings(game(name))))

    assert [] == [row for row in report.rows if row.violations]
    assert report.decisions > 0


def test_interpreted_and_compiled_rules_give_the_same_bytes(name):
    played = game(name)
    for number, agreed in enumerate(some_settings(name, 5)):
        plain = Match(played, agreed, key_of(number), compiled=False)
        fast = Match(played, agreed, key_of(number), compiled=True)
        choose = np.random.default_rng(number)
        for _ in range(60):
            assert plain.state.tobytes() == fast.state.tobytes()
            assert plain.legal() == fast.legal()
            if plain.over:
                break
            action = int(choose.choice(plain.legal()))
            plain.play(action)
            fast.play(action)
        assert plain.outcome() == fast.outcome()
        assert same_answers(plain, fast)


def same_answers(plain: Match, fast: Match) -> bool:
    s, c = plain.state, plain.c
    slow_run, fast_run = engine(plain.game, compiled=False), engine(plain.game)
    for seat in (*range(s.seats), SPECTATOR):
        one = concealed(slow_run, s, c, seat, key_of(7))
        two = concealed(fast_run, s, c, seat, key_of(7))
        assert one.tobytes() == two.tobytes()
    for seat in range(s.seats):
        assert slow_run.evaluate(s, c, seat) == fast_run.evaluate(s, c, seat)
        np.testing.assert_array_equal(slow_run.observe(s, c, seat), fast_run.observe(s, c, seat))
    return True


def test_the_log_rebuilds_the_state_through_a_file(name, tmp_path):
    for number, agreed in enumerate(some_settings(name, 3)):
        match = random_match(Match(game(name), agreed, key_of(number)), number)
        path = tmp_path / "match.json"
        path.write_bytes(match.export().dump())

        again = MatchFile.load(path).verify()

        assert match.state.tobytes() == again.state.tobytes()


def test_when_a_match_is_over_nothing_is_legal(name):
    match = random_match(Match(game(name), some_settings(name, 1)[0], key_of(4)), 4)
    mask = match.engine.mask()
    mask[:] = 1

    assert 0 == match.engine.legal(match.state, match.c, mask)
    assert not mask.any()


def test_undo_gives_back_the_bytes_before(name):
    match = random_match(Match(game(name), some_settings(name, 1)[0], key_of(3)), 3, most=4)
    before = match.state.tobytes()
    match.play(match.legal()[-1])

    match.undo()

    assert before == match.state.tobytes()


def test_a_match_goes_back_to_where_it_stood(name):
    agreed = some_settings(name, 1)[0]
    match = random_match(Match(game(name), agreed, key_of(5), discreet=True), 5, most=40)
    far, near = len(match.plies) // 3, max(0, len(match.plies) - 3)
    log = [*match.plies]
    for plies in (len(log), near, far, 0):
        match.rewind(plies)
        again = Match(game(name), agreed, key_of(5), discreet=True)
        for ply in log[:plies]:
            again.repeat(ply.action, single=ply.single)

        assert again.state.tobytes() == match.state.tobytes()
        assert (again.plies, again.legal()) == (match.plies, match.legal())
        assert again.others_acted == match.others_acted


def test_what_was_decided_last_is_taken_back_without_playing_it_all_again(name, monkeypatch):
    match = random_match(Match(game(name), some_settings(name, 1)[0], key_of(6)), 6, most=20)
    plies = len(match.plies)
    monkeypatch.setattr(match, "_begin", lambda: pytest.fail("played again"))

    for back in range(1, min(plies, 8)):
        match.rewind(plies - back)
        assert len(match.plies) == plies - back


def test_a_copy_shares_nothing_with_its_original(name):
    match = Match(game(name), some_settings(name, 1)[0], key_of(1))
    copy = match.state.copy()
    before = copy.tobytes()

    random_match(match, 1, most=30)

    assert before == copy.tobytes()
    assert not np.shares_memory(np.asarray(copy.memory), np.asarray(match.state.memory))


def test_every_action_reads_back_from_its_notation_and_json(name):
    actions = game(name).actions
    for action in range(actions.count):
        assert action == actions.parse(actions.notation(action))
        assert action == actions.from_json(actions.to_json(action))
        decoded = actions.decode(action)
        assert action == actions.encode(decoded.kind, **decoded.args)


def test_the_state_is_a_flat_record_of_modest_size(name):
    assert layout(game(name).state).itemsize <= 4096
    assert not layout(game(name).state).hasobject


def test_the_lobby_facts_load_without_the_rules(name):
    import subprocess
    import sys

    code = (
        "import sys\n"
        f"from ludoteka.core.registry import meta\nmeta({name!r})\n"
        f"assert 'ludoteka.games.{name}.rules' not in sys.modules"
    )

    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode
