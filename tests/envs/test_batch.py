"""Batches: the rules' own masks, rewards at the end, the same bytes however they are stepped."""

import numpy as np
import pytest

from ludoteka.core.errors import NotLegal, NotReadable, UnknownName
from ludoteka.core.record import Array
from ludoteka.core.reward import PLACING, reward
from ludoteka.envs import Batch
from ludoteka.envs.dlpack import CPU, capsule
from ludoteka.lab.train.recipe import Recipe
from ludoteka.lab.train.starts import starts
from tests.core.beads import GAME, State

MATCHES = 256


def a_batch(seed=1, **more):
    """Matches of all seat counts and options."""
    return Batch(GAME, n=MATCHES, seed=seed, starts=starts(GAME, Recipe("beads")), **more)


def random_choice(masks, chance):
    """An action for every match."""
    return np.where(masks != 0, chance.random(masks.shape), -1.0).argmax(1)


def stepped(batch, steps=50, seed=1):
    """The batch after random steps, with what it showed on the way."""
    chance = np.random.default_rng(seed)
    batch.reset()
    for _ in range(steps):
        batch.step(random_choice(batch.masks, chance))
        yield batch


def test_masks_are_those_of_the_rules_and_no_match_leaves_them():
    parts = GAME.build(GAME.pack)
    ended = 0
    for batch in stepped(a_batch(), 60):
        ended += int(batch.ends.sum())
        for i in range(0, MATCHES, 37):
            state, mask = State(batch.states[i]), np.zeros(GAME.actions.count, np.int8)
            assert batch.counts[i] == GAME.legal(state, parts, Array(mask))
            assert mask.tolist() == batch.masks[i].tolist()
            assert (0, state.actor) == (GAME.check(state, parts), batch.actors[i])

    assert ended > MATCHES
    assert {2, 3, 4} == set(batch.seats.tolist())


def everything(batch):
    return [array.tobytes() for array in batch.memory]


def test_the_same_seed_plays_the_same_matches_on_any_number_of_threads():
    def after_a_while(seed, threads):
        *_, batch = stepped(a_batch(seed, threads=threads))
        batch.step_random(5)
        return everything(batch)

    assert after_a_while(1, 1) == after_a_while(1, 3) != after_a_while(2, 1)


def test_a_batch_begun_anew_with_a_seed_is_a_batch_of_that_seed():
    used, fresh = a_batch(seed=1), a_batch(seed=7)
    used.reset()
    used.step_random(9)

    used.reset(seed=7)
    fresh.reset()

    used.step_random(9)
    fresh.step_random(9)
    assert everything(used) == everything(fresh)


def test_imagined_matches_are_what_their_seats_to_act_know_with_other_futures():
    *_, batch = stepped(a_batch(), 20)
    imagined = Batch(GAME, n=3 * MATCHES, seed=5, starts=batch.starts)
    before = everything(batch)

    imagined.imagine(batch)

    assert before == everything(batch)
    keys = [state["key"].tobytes() for state in imagined.states]
    assert 3 * MATCHES == len(set(keys))
    parts = GAME.build(GAME.pack)
    for i in range(0, 3 * MATCHES, 41):
        seen = [np.zeros(GAME.observation_size, np.float32) for _ in range(2)]
        for state, out in zip((batch.states[i // 3], imagined.states[i]), seen, strict=True):
            GAME.observe(State(state), parts, State(state).actor, Array(out))
        assert seen[0].tolist() == seen[1].tolist()
        assert batch.masks[i // 3].tolist() == imagined.masks[i].tolist()
    imagined.step(batch.masks.argmax(1).repeat(3))
    with pytest.raises(NotReadable, match="a multiple of them, of the same game"):
        Batch(GAME, n=MATCHES + 1).imagine(batch)


def test_all_seats_are_rewarded_when_a_match_ends_and_only_then():
    before = None
    ended: list[float] = []
    for batch in stepped(a_batch(), 60):
        rewarded_seats = (batch.rewards != 0).sum(1)
        over = batch.ends == 1
        assert not rewarded_seats[~over].any()
        if before is not None:
            assert (rewarded_seats[over] <= before[over]).all()
            ended.extend(rewarded_seats[over] / before[over])
        before = batch.seats.copy()
    assert np.mean(np.equal(ended, 1)) > 0.9, "only a tie of all leaves somebody with nothing"


@pytest.mark.parametrize("kind", ["win", "points", "placing"])
def test_rewards_are_counted_as_asked(kind):
    by_hand = {
        "win": lambda points: np.where(points == points.max(1, keepdims=True), 1, 0),
        "points": lambda points: points,
        "placing": lambda points: 1 - (points[:, None] > points[:, :, None]).sum(2),
    }
    batch = Batch(GAME, 3, n=MATCHES, reward=kind)
    seen = 0
    for _ in stepped(batch):
        over = batch.ends == 1
        points = batch.points[over]
        alone = (np.sort(points, 1)[:, :-1] < np.sort(points, 1)[:, 1:]).all(1)
        rewards = batch.rewards[over][alone]
        wanted = by_hand[kind](points[alone])
        if kind == "win":
            wanted = (3 * wanted - 1) / 2
        assert np.allclose(wanted, rewards)
        seen += len(rewards)
    assert seen > 100


def test_who_shares_places_shares_what_they_are_worth():
    places = Array(np.array([0, 0, 2, 3]))

    worth = [reward(PLACING, seat, 4, places, places, ()) for seat in range(4)]

    assert [2 / 3, 2 / 3, -1 / 3, -1] == pytest.approx(worth)


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing():
    batch = Batch(GAME, n=64)
    batch.reset()
    actions = batch.masks.argmax(1)
    actions[17] = batch.masks[17].argmin()
    before = batch.states[17].tobytes()

    with pytest.raises(NotLegal, match="match 17"):
        batch.step(actions)

    assert before == batch.states[17].tobytes()
    assert 1 == batch.refused.sum()


def test_bad_input_gets_one_clear_line():
    batch = Batch(GAME, n=8)
    batch.reset()
    with pytest.raises(NotReadable, match="an array of 8 whole numbers, not int64"):
        batch.step(np.zeros(7, np.int64))
    with pytest.raises(NotReadable, match="an array of 8 whole numbers, not float64"):
        batch.step(np.zeros(8))
    with pytest.raises(NotReadable, match="no action has the id 99"):
        batch.step(np.full(8, 99))
    with pytest.raises(UnknownName, match="unknown option of beads"):
        Batch(GAME, options={"size": 5})
    with pytest.raises(UnknownName, match="unknown reward of 2 seats 'glory'; known: win, points"):
        Batch(GAME, reward="glory")
    with pytest.raises(NotReadable, match="a seed is a number from 0"):
        Batch(GAME, seed=-1)
    with pytest.raises(NotReadable, match="needs matches, not 0"):
        Batch(GAME, n=0)


class _Offered:
    """An array that speaks DLPack by our capsule only."""

    def __init__(self, array):
        self.array = array

    def __dlpack_device__(self):
        return CPU, 0

    def __dlpack__(self, **_):
        return capsule(self.array, self.array.ctypes.data, CPU)


def test_dlpack_shares_the_memory_itself_with_its_strides():
    array = np.arange(12, dtype=np.float32).reshape(3, 4).T

    shared = np.from_dlpack(_Offered(array))
    array[1, 2] = 99

    assert array.tolist() == shared.tolist()
    assert array.strides == shared.strides
    assert array.dtype == shared.dtype


def test_memory_that_is_shared_stays_until_its_reader_lets_go_of_it():
    from ludoteka.envs.dlpack import _alive

    held = len(_alive)
    shared = np.from_dlpack(_Offered(np.arange(5)))
    assert held + 1 == len(_alive)

    assert [0, 1, 2, 3, 4] == shared.tolist()
    del shared
    capsule(np.arange(3), 0, CPU)

    assert held == len(_alive)
