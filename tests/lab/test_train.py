"""Training: advantages by hand, rewards, matches side by side, and a toy game that is learned."""

from collections import Counter
from dataclasses import replace

import msgspec
import numpy as np
import pytest

from ludoteka.core.actions import Actions, argument, kind
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import Form, setting
from ludoteka.core.record import I8, NOBODY, Array, Header
from ludoteka.core.registry import GAMES, folder, meta
from ludoteka.core.reward import final_reward
from ludoteka.core.rule import rule
from ludoteka.envs import Batch
from ludoteka.lab.train.advantages import look_back
from ludoteka.lab.train.recipe import Recipe, recipe
from ludoteka.lab.train.starts import any_setting
from tests.core.beads import GAME, PACK

SMALL = Recipe("beads", matches=128, steps=32, minibatch=1024, width=32, blocks=1, rate=3e-3)


def looked_back(rewards, ends, actors, values, seats=2, trace=0.5):
    """Of one match: the advantages of its decisions, and what each seat should have expected.

    `values` are given from the actor on, with a row more than there are decisions.
    """
    steps = len(rewards)
    advantages, targets = np.zeros((steps, 1)), np.zeros((steps, 1, len(values[0])))
    look_back(
        np.array(rewards, float)[:, None], np.array(ends, float)[:, None],
        np.array(actors)[:, None], np.full((steps + 1, 1), seats), np.array(values)[:, None],
        np.arange(1), np.arange(len(values[0])), trace, advantages, targets,
    )  # fmt: skip
    return advantages[:, 0].round(9).tolist(), targets[:, 0].round(9).tolist()


def test_advantages_of_two_seats_by_hand():
    """Seat 0 decides and expects 0.2 (seat 1 -0.2); seat 1 expects -0.1 (seat 0 0.1) and loses.

    Seat 1: -1 + 0.1 = -0.9. Seat 0: 0.1 - 0.2 = -0.1, and half of its 1 - 0.1 = 0.9 later on.
    Seat 0 should have expected 0.2 + 0.35 = 0.55.
    """
    found, wanted = looked_back(
        [[0, 0], [1, -1]], [0, 1], [0, 1, 0], [[0.2, -0.2], [-0.1, 0.1], [0.5, -0.5]]
    )

    assert [0.35, -0.9] == found
    assert [[0.55, -0.55], [-1, 1]] == wanted


def test_what_comes_after_the_last_decision_counts_as_expected():
    """Three seats; seat 2 decides twice and expects 0.2, then 0.6; seat 0 then sees 0.5 for it."""
    found, _ = looked_back(
        [[0, 0, 0]] * 2, [0, 0], [2, 2, 0], [[0.2, 0, 0], [0.6, 0, 0], [0, 0, 0.5]], seats=3
    )

    assert [0.35, -0.1] == found


def test_nothing_of_the_next_match_reaches_the_one_before():
    found, _ = looked_back(
        [[1, -1], [0, 0]], [1, 0], [0, 0, 0], [[0.25, -0.25], [0.5, -0.5], [0.75, -0.75]]
    )

    assert [0.75, 0.25] == found


def test_a_reward_long_after_the_last_own_decision_still_counts():
    found, _ = looked_back(
        [[0, 0], [0, 0], [1, -1]], [0, 0, 1], [0, 1, 1, 0], [[0.0, 0.0]] * 4, trace=1.0
    )

    assert [1, -1, -1] == found


def rewarded(seat, points, places, win_weight=0.6):
    return final_reward(seat, len(points), Array(np.array(points)), Array(np.array(places)),
                        (win_weight, 25.0, 40.0, 15.0))  # fmt: skip


def test_a_win_by_much_is_worth_more_than_a_win_by_little_and_both_more_than_a_tie():
    by_much = rewarded(0, [60, 20], [0, 1])
    by_little = rewarded(0, [21, 20], [0, 1])
    tie = rewarded(0, [20, 20], [0, 0])

    assert 1 > by_much > by_little > 0.6 > tie == 0


@pytest.mark.parametrize("places", [[0, 1, 2], [0, 0, 2], [0, 0, 0], [2, 1, 0]])
def test_the_shares_of_the_win_are_worth_nothing_in_all(places):
    total = sum(rewarded(seat, [1, 1, 1], places, win_weight=1.0) for seat in range(3))

    assert 0 == pytest.approx(total)


def test_a_solo_match_is_worth_its_points_above_par():
    assert rewarded(0, [39], [0]) < 0 == rewarded(0, [40], [0]) < rewarded(0, [55], [0]) < 1


@pytest.mark.parametrize("name", GAMES)
def test_every_setting_of_the_table_is_trained_and_the_usual_one_most(name):
    chance = np.random.default_rng(1)
    known = meta(name)

    trained = recipe(name, folder(name))

    drawn = [any_setting(known, trained, chance) for _ in range(3000)]

    offered = {(f.id, n) for f in known.forms for n in f.seats}
    wanted = {(form, n) for form, n in offered if not trained.seats or n in trained.seats}
    assert wanted == {(s.form, s.seats) for s in drawn}
    usual = Counter(s.options == setting(known, s.seats, s.form).options for s in drawn)
    assert usual[True] > usual[False]
    for form in known.forms:
        for option in known.options_of(form.id):
            assert len({s.options[option.id] for s in drawn if s.form == form.id}) > 1


def test_a_bad_recipe_is_refused(tmp_path):
    (tmp_path / "bots.toml").write_text("[training]\nspeed = 3\n")

    with pytest.raises(NotReadable, match=r"not a recipe.*speed"):
        recipe("nizam", tmp_path)


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


def a_toy(**changes):
    """Beads with other parts."""
    toy = replace(GAME, **changes)
    toy.__dict__["pack"] = PACK  # as Beads has it: there is no file
    return toy


def a_trainer(folder, minutes, begin=None, **changes):
    pytest.importorskip("torch", reason="needs the extra [train]: PyTorch")
    from ludoteka.lab.train.trainer import Trainer

    toy = a_toy(observe=seen, observation_size=6)
    return Trainer(toy, msgspec.structs.replace(SMALL, **changes), minutes, folder, "cpu", begin)


def test_a_toy_game_is_learned_and_the_run_can_be_resumed(tmp_path):
    trainer = a_trainer(tmp_path, 0.05)
    before = trainer.gauge.against(trainer.learner.network)
    for _ in range(25):  # a busy machine may not get so far in the minutes below
        trainer.learner.play()
        trainer.learner.learn(rate=3e-3, entropy_bonus=0.01)

    course = trainer.run()

    assert course.curve[-1].strength > max(before, 0.5) + 0.1
    again = a_trainer(tmp_path, course.seconds / 60 + 0.01)
    assert course.decisions == again.course.decisions
    assert again.run().decisions > course.decisions
    assert a_trainer(tmp_path, None).course.minutes == again.course.minutes
    with pytest.raises(NotReadable, match=r"minutes are spent already, not 0\.001; nothing"):
        a_trainer(tmp_path, 0.001)
    with pytest.raises(NotReadable, match="another recipe"):
        a_trainer(tmp_path, 0.2, seed=2)
    (tmp_path / "beads.pt").write_text("torn")
    with pytest.raises(NotReadable, match="not a checkpoint"):
        a_trainer(tmp_path, 0.2)


class Heap(Header):
    """Take one or two of the stones in turn; who takes the last wins."""

    left: I8
    winner: I8


HEAP = 4
"""from four stones the first wins, by leaving three; from three every move loses"""


@rule
def pile_up(s, c):
    s.left = HEAP
    s.actor = 0


@rule
def may_take(s, c, mask):
    mask[0] = 1
    mask[1] = 1 if s.left > 1 else 0
    return 1 + mask[1]


@rule
def take(s, c, action):
    s.left -= action + 1
    s.winner = s.actor
    s.actor = 1 - s.actor if s.left > 0 else NOBODY


@rule
def who_took_the_last(s, c, points, places):
    for seat in range(2):
        points[seat] = 1 if seat == s.winner else 0
        places[seat] = 0 if seat == s.winner else 1


@rule
def stones_left(s, c, seat, out):
    for left in range(HEAP):
        out[left] = 1 if s.left == left + 1 else 0


@pytest.mark.parametrize("tried", [0, 2])
def test_a_tiny_game_is_solved_to_its_known_value(tried):
    """By its results alone, and by looks ahead."""
    torch = pytest.importorskip("torch", reason="needs the extra [train]: PyTorch")
    from ludoteka.lab.train.expert import Expert
    from ludoteka.lab.train.ppo import Learner

    heap = a_toy(
        meta=replace(GAME.meta, key="heap", forms=(Form("heap", (2,)),), options=()),
        state=Heap, actions=Actions(kind("take", argument("count", 2))), setup=pile_up,
        legal=may_take, apply=take, outcome=who_took_the_last, observe=stones_left,
        observation_size=HEAP,
    )  # fmt: skip
    told = msgspec.structs.replace(SMALL, game="heap", tried=tried)
    matches = Batch(heap, n=told.matches, seed=told.seed)
    learner = (Expert if tried else Learner)(told, matches, "cpu")

    for _ in range(30):
        learner.play()
        assert learner.batch.masks.gather(-1, learner.batch.actions[..., None]).all()
        learner.learn(rate=3e-3, entropy_bonus=0.003)

    with torch.no_grad():
        preferences, values = learner.network(torch.eye(HEAP))
    assert preferences[3, 0] > preferences[3, 1] + 1
    assert values[3, :2].tolist() == pytest.approx([1, -1], abs=0.15)
    assert values[2, :2].tolist() == pytest.approx([-1, 1], abs=0.15)


def test_a_rival_has_all_seats_but_one_in_half_of_the_matches(tmp_path):
    torch = pytest.importorskip("torch", reason="needs the extra [train]: PyTorch")
    stubborn = a_trainer(tmp_path / "rival", 0.001)
    with torch.no_grad():
        stubborn.learner.network.policy.bias[0] = 50.0  # prefers one action wherever it may
    stubborn.save()

    trainer = a_trainer(tmp_path / "run", 0.001, rival=str(tmp_path / "rival" / "beads.npz"))

    batch, half = trainer.learner.batch, SMALL.matches // 2
    batch.own[:] = True
    trainer.learner.play()
    own, may = batch.own, batch.masks[..., 0] == 1
    theirs = ~own & may
    assert theirs.any()
    assert (batch.actions[theirs] == 0).all()
    assert own[:, half:].all()
    actors, seats = batch.actors[:-1, :half], batch.seats[:-1, :half]
    assert (own[:, :half] == (actors == batch.rows[:half] % seats)).all()
    course = trainer.run()
    assert course.beside == "beads.npz"
    assert course.curve[-1].beside is not None


def test_a_look_moves_preferences_by_what_it_found():
    """Options 0 and 1 of three were tried, found 0.5 and -0.5 where nothing had been expected.

    Equally likely, so they make 0 on the whole: nobody knows better of option 2. A second match has
    one option only, tried twice for want of another: it counts once.
    """
    torch = pytest.importorskip("torch", reason="needs the extra [train]: PyTorch")
    from ludoteka.lab.train.expert import Look, moved

    look = Look(
        torch.tensor([[0, 1], [2, 2]]),
        torch.tensor([[True, True], [True, False]]),
        torch.tensor([[0.5, -0.5], [0.4, 0.4]]),
    )

    better = moved(torch.zeros(2, 3), look, torch.zeros(2), trust=4.0)

    assert [2.0, -2.0, 0.0] == better[0].tolist()
    assert [0.0, 0.0, pytest.approx(0.8)] == better[1].tolist()


def test_the_exported_network_prefers_what_the_trained_one_prefers(tmp_path):
    trainer = a_trainer(tmp_path, 0.02)
    import torch

    from ludoteka.bots.network.network import Network

    trainer.run()
    rows = np.random.default_rng(1).random((8, 6)).astype(np.float32)

    preferences, values = Network(tmp_path / "beads.npz")(rows)

    with torch.no_grad():
        wanted, expected = trainer.learner.network(torch.from_numpy(rows))
    assert np.allclose(wanted.numpy(), preferences, atol=0.02)
    assert np.allclose(expected.numpy(), values, atol=0.02)


def test_a_run_goes_on_from_an_exported_network_of_its_recipe(tmp_path):
    trainer = a_trainer(tmp_path / "first", 0.01)
    import torch

    trainer.run()
    exported = tmp_path / "first" / "beads.npz"
    rows = torch.rand(4, 6)

    again = a_trainer(tmp_path / "second", 0.01, exported)

    with torch.no_grad():
        wanted, _ = trainer.learner.network(rows)
        found, _ = again.learner.network(rows)
    assert torch.allclose(wanted, found, atol=0.02)
    assert again.course.begun_with.startswith("beads.npz (")
    with pytest.raises(NotReadable, match="not a network of this recipe"):
        a_trainer(tmp_path / "third", 0.01, exported, width=SMALL.width * 2)
    again.run()
    other = tmp_path / "other" / "beads.npz"
    other.parent.mkdir()
    other.write_text("not a network")
    with pytest.raises(NotReadable, match=r"a run that began with beads\.npz"):
        a_trainer(tmp_path / "second", 0.02, other)
    with pytest.raises(NotReadable, match=r"beads\.npz: not a network"):
        a_trainer(tmp_path / "fourth", 0.01, other)
    with pytest.raises(NotReadable, match=r"beads\.npz: a network of another run is kept there"):
        a_trainer(other.parent, 0.01)


def test_the_course_of_a_run_is_drawn():
    """Four panels; the curve of the wins rises from the left below to the right above."""
    from xml.etree import ElementTree as ET

    from ludoteka.lab.train.course import Point
    from ludoteka.lab.train.curves import curves

    picture = ET.fromstring(
        curves(
            "a <run>",
            [Point(1.0, 10, 1, 0.5, 0.5, 2.0, 0.3), Point(2.0, 20, 2, 0.9, 0.6, 1.0, 0.1)],
        )
    )

    drawn = [
        line.get("points", "") for line in picture.iter("{http://www.w3.org/2000/svg}polyline")
    ]
    (x0, y0), (x1, y1) = (spot.split(",") for spot in drawn[0].split())
    assert 4 == len(drawn)
    assert float(x0) < float(x1)
    assert float(y0) > float(y1)


def test_what_was_played_beside_the_training_is_drawn_where_it_is_known():
    from ludoteka.lab.train.course import Point
    from ludoteka.lab.train.curves import curves

    points = [Point(n, n, n, 0.5, 0.5, 2.0, 0.3, share) for n, share in ((1, 0.2), (2, None))]

    picture = curves("a run", points, "expert-1")

    assert "wins against expert-1, without a search" in picture
    assert 4 * 2 + 1 == picture.count("<circle")


def test_a_network_is_played_beside_the_training_as_it_was_at_the_point(tmp_path):
    from ludoteka.lab.train.beside import Beside

    network = tmp_path / "sintra.npz"
    network.write_bytes((folder("sintra") / "network.npz").read_bytes())
    with Beside("sintra", "random", 2, 1) as beside:
        beside.begin(0, network)
        network.write_bytes(b"what was learned since")

        assert {0: 1.0} == beside.shares(wait=True)


def test_the_recipe_of_every_game_is_of_its_forms():
    for name in GAMES:
        assert set(recipe(name, folder(name)).forms) <= {form.id for form in meta(name).forms}
