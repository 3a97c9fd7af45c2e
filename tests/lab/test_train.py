"""Training: advantages by hand, rewards, matches side by side, and a toy game that is learned."""

from collections import Counter
from dataclasses import replace

import msgspec
import numpy as np
import pytest

from ludoteka.core.errors import NotReadable
from ludoteka.core.game import setting
from ludoteka.core.record import Array
from ludoteka.core.registry import GAMES, game, meta
from ludoteka.core.rule import rule
from ludoteka.lab.train.advantages import advantages_per_seat
from ludoteka.lab.train.duel import duel, opponent
from ludoteka.lab.train.environment import Matches
from ludoteka.lab.train.recipe import Recipe, recipe
from ludoteka.lab.train.reward import final_reward
from ludoteka.lab.train.starts import any_setting, only, starts
from tests.core.beads import GAME, State

SMALL = Recipe("beads", matches=128, steps=32, minibatch=1024, width=32, blocks=1, rate=3e-3)


def advantages(rewards, ends, actors, values, trace=0.5):
    """Of one match, a row for each decision: the advantages, and which of them are known."""
    out, known = np.zeros((len(actors), 1)), np.zeros((len(actors), 1))
    advantages_per_seat(
        np.array(rewards, float)[:, None], np.array(ends, float)[:, None],
        np.array(actors)[:, None], np.array(values)[:, None], np.arange(1), trace, out, known,
    )  # fmt: skip
    return out[:, 0].round(9).tolist(), known[:, 0].tolist()


def test_advantages_of_two_seats_by_hand():
    """Seat 0 expects 0.1, then 0.3, and wins; seat 1 expects 0.2, then -0.1, and loses.

    The last decisions: 1 - 0.3 = 0.7 and -1 + 0.1 = -0.9. The first ones: 0.3 - 0.1 = 0.2, and half
    of 0.7; -0.1 - 0.2 = -0.3, and half of -0.9.
    """
    nothing, won = [0, 0], [1, -1]

    found, known = advantages(
        [nothing, nothing, nothing, won], [0, 0, 0, 1], [0, 1, 0, 1], [0.1, 0.2, 0.3, -0.1]
    )

    assert [0.55, -0.75, 0.7, -0.9] == found
    assert [1, 1, 1, 1] == known


def test_the_last_decision_before_the_cut_serves_the_ones_before_it_only():
    """0.6 - 0.2 = 0.4 for the first, and half of the second's 0.5 - 0.6 = -0.1."""
    found, known = advantages([[0, 0, 0]] * 3, [0, 0, 0], [2, 2, 2], [0.2, 0.6, 0.5])

    assert [0.35, -0.1, 0] == found
    assert [1, 1, 0] == known


def test_nothing_of_the_next_match_reaches_the_one_before():
    found, known = advantages([[1, -1], [0, 0]], [1, 0], [0, 0], [0.25, 0.5])

    assert [0.75, 0] == found
    assert [1, 0] == known


def test_a_reward_long_after_the_last_own_decision_still_counts():
    found, _ = advantages([[0, 0], [0, 0], [1, -1]], [0, 0, 1], [0, 1, 1], [0.0] * 3, trace=1.0)

    assert [1, -1, -1] == found


def rewarded(seat, points, places, win_weight=0.6):
    return final_reward(seat, len(points), Array(np.array(points)), Array(np.array(places)),
                        win_weight, 25.0, 80.0)  # fmt: skip


def test_a_win_by_much_is_worth_more_than_a_win_by_little_and_both_more_than_a_tie():
    by_much = rewarded(0, [60, 20], [0, 1])
    by_little = rewarded(0, [21, 20], [0, 1])
    tie = rewarded(0, [20, 20], [0, 0])

    assert 1 > by_much > by_little > 0.6 > tie == 0


@pytest.mark.parametrize("places", [[0, 1, 2], [0, 0, 2], [0, 0, 0], [2, 1, 0]])
def test_the_shares_of_the_win_are_worth_nothing_in_all(places):
    total = sum(rewarded(seat, [1, 1, 1], places, win_weight=1.0) for seat in range(3))

    assert 0 == pytest.approx(total)


def test_a_solo_match_is_worth_its_points():
    assert 0.5 == rewarded(0, [40], [0])


@pytest.mark.parametrize("name", GAMES)
def test_every_setting_of_the_table_is_trained_and_the_usual_one_most(name):
    chance = np.random.default_rng(1)
    known = meta(name)

    drawn = [any_setting(known, recipe(name), chance) for _ in range(3000)]

    assert {(f.id, n) for f in known.forms for n in f.seats} == {(s.form, s.seats) for s in drawn}
    usual = Counter(s.options == setting(known, s.seats, s.form).options for s in drawn)
    assert usual[True] > usual[False]
    for form in known.forms:
        for option in known.options_of(form.id):
            assert len({s.options[option.id] for s in drawn if s.form == form.id}) > 1


def random_choice(masks, chance):
    """An action for every match, from masks (actions, matches)."""
    return np.where(masks.T != 0, chance.random(masks.T.shape), -1.0).argmax(1)


def some_matches(count=64, seed=1):
    chosen = msgspec.structs.replace(SMALL, seed=seed)
    return Matches(GAME, chosen, starts(GAME, chosen), count)


def test_masks_are_those_of_the_rules_and_no_match_leaves_them():
    matches, chance = some_matches(), np.random.default_rng(1)
    matches.reset()
    parts = GAME.build(GAME.pack)
    ended = 0
    for _ in range(60):
        matches.step(random_choice(matches.masks, chance))
        ended += int(matches.ends.sum())
        for i in range(0, 64, 7):
            state, mask = State(matches.states[i]), np.zeros(GAME.actions.count, np.int8)
            GAME.legal(state, parts, Array(mask))
            assert mask.tolist() == matches.masks[:, i].tolist()
            assert (0, state.actor) == (GAME.check(state, parts), matches.actors[i])

    assert ended > 64
    assert {2, 3, 4} == set(matches.seats.tolist())


def test_the_same_seed_plays_the_same_matches():
    def after_a_while(seed):
        matches, chance = some_matches(seed=seed), np.random.default_rng(1)
        matches.reset()
        for _ in range(50):
            matches.step(random_choice(matches.masks, chance))
        return matches.states.tobytes()

    assert after_a_while(1) == after_a_while(1) != after_a_while(2)


def test_all_seats_are_rewarded_when_a_match_ends_and_only_then():
    matches, chance = some_matches(), np.random.default_rng(1)
    matches.reset()
    for _ in range(60):
        before = matches.seats.copy()
        matches.step(random_choice(matches.masks, chance))
        rewarded_seats = (matches.rewards != 0).sum(0)
        assert not rewarded_seats[matches.ends == 0].any()
        assert (rewarded_seats[matches.ends == 1] <= before[matches.ends == 1]).all()


def test_a_bad_recipe_and_an_unknown_opponent_are_refused(tmp_path):
    (tmp_path / "nizam.toml").write_text('game = "nizam"\nspeed = 3\n')

    with pytest.raises(NotReadable, match=r"not a recipe.*speed"):
        recipe("nizam", tmp_path)
    with pytest.raises(Exception, match="unknown opponent"):
        opponent("deep blue")


def test_a_duel_needs_a_network_that_fits(tmp_path):
    with pytest.raises(NotReadable, match="there is no network"):
        duel(setting(meta("nizam")), tmp_path / "nizam.onnx", "random", 1)


@rule
def seen(s, c, seat, out):
    """The tray, the room on the own strings, the step: enough to play Beads well."""
    for colour in range(3):
        out[colour] = s.tray[colour] / 4
    for string in range(2):
        out[3 + string] = 0
        for colour in range(3):
            out[3 + string] += s.strings[seat, string, colour] / 10
    out[5] = s.step


def a_trainer(folder, minutes, **changes):
    pytest.importorskip("torch", reason="needs the extra [train]: PyTorch")
    pytest.importorskip("onnx", reason="needs the extra [train]: onnx")
    from ludoteka.lab.train.trainer import Trainer

    toy = replace(GAME, features=seen, feature_count=6)
    return Trainer(toy, msgspec.structs.replace(SMALL, **changes), minutes, folder, "cpu")


def test_a_toy_game_is_learned_and_the_run_can_be_resumed(tmp_path):
    trainer = a_trainer(tmp_path, 0.1)
    before = trainer.gauge.against_random(trainer.learner.network)

    course = trainer.run()

    assert course.curve[-1].against_random > max(before, 0.5) + 0.1
    again = a_trainer(tmp_path, 0.11)
    assert course.decisions == again.course.decisions
    assert again.run().decisions > course.decisions
    with pytest.raises(NotReadable, match="another recipe"):
        a_trainer(tmp_path, 0.2, seed=2)


def test_the_exported_network_prefers_what_the_trained_one_prefers(tmp_path):
    trainer = a_trainer(tmp_path, 0.02)
    import torch

    from ludoteka.bots.network import Network

    trainer.run()
    rows = np.random.default_rng(1).random((8, 6)).astype(np.float32)

    preferences, values = Network(tmp_path / "beads.onnx")(rows)

    with torch.no_grad():
        wanted, expected = trainer.learner.network(torch.from_numpy(rows))
    assert np.allclose(wanted.numpy(), preferences, atol=0.02)
    assert np.allclose(expected.numpy(), values, atol=0.02)


def test_measuring_starts_from_one_setting():
    rows = only(GAME, setting(GAME.meta, 3))

    assert [3] == rows["seats"].tolist()


def test_the_recipe_of_every_game_names_it():
    assert list(GAMES) == [recipe(name).game for name in GAMES]
    assert all(set(recipe(n).forms) <= {f.id for f in game(n).meta.forms} for n in GAMES)
