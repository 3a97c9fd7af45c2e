"""Without a CUDA device there is one clear line; with one, the bytes of the CPU."""

import numpy as np
import pytest

from ludoteka.core.errors import NotReadable
from ludoteka.core.game import setting
from ludoteka.envs import Batch, device, kernels, regroup
from ludoteka.envs.device import CudaBatch, cuda_or_why_not
from ludoteka.lab import cuda as matches
from ludoteka.lab.random_play import Batch as RandomMatches
from ludoteka.lab.train.recipe import Recipe
from ludoteka.lab.train.starts import starts
from tests.core.beads import GAME
from tests.envs.standin import Memory, StandIn

ARRAYS = ("states", "masks", "counts", "observations", "rewards", "actors", "ends", "refused")


def _has_device():
    try:
        cuda_or_why_not()
    except NotReadable:
        return False
    return True


@pytest.mark.skipif(_has_device(), reason="there is a device")
def test_without_a_device_the_line_says_what_to_do():
    with pytest.raises(NotReadable, match=r"no CUDA device here|ludoteka\[gpu\]"):
        CudaBatch(GAME, n=4)


def as_words(_, states, words):
    return Memory(states.array.view(np.uint32).reshape(-1, words))


@pytest.fixture
def stand_in(monkeypatch):
    """The kernels without a device, as plain Python."""
    cuda = StandIn()
    monkeypatch.setattr(device, "cuda_or_why_not", lambda: cuda)
    monkeypatch.setattr(device, "Shared", lambda array: array)
    monkeypatch.setattr(CudaBatch, "_words", as_words)
    for module in (kernels, regroup, matches):
        monkeypatch.setattr(module, "enable_cuda", lambda: cuda)
    made = kernels.play_kernels, kernels.show_kernels, regroup._kernels, matches.random_kernels
    for cached in made:
        cached.cache_clear()
    yield
    for cached in made:
        cached.cache_clear()


@pytest.mark.usefixtures("stand_in")
def test_the_kernels_step_as_the_cpu_does_in_whatever_order():
    several = {"n": 40, "starts": starts(GAME, Recipe("beads"))}
    here, there = Batch(GAME, **several), CudaBatch(GAME, **several)
    for batch in (here, there):
        batch.reset()
        batch.step_random(30)
    actions = np.where(np.arange(40) % 5 == 0, 99, here.masks.argmax(1))
    there.step(actions)
    with pytest.raises(NotReadable, match="no action has the id 99"):
        here.step(actions)

    assert int(here.refused.sum()) == 8
    for name in ARRAYS:
        array = np.ascontiguousarray(getattr(there, name).copy_to_host())
        assert getattr(here, name).tobytes() == array.tobytes(), name


@pytest.mark.usefixtures("stand_in")
def test_random_matches_end_alike_in_whatever_order():
    agreed = setting(GAME.meta)
    there, decisions, _ = matches.CudaMatches(GAME, agreed, 12).play(1)
    here, total = RandomMatches(GAME, agreed), 0
    for number in range(12):
        total += here.play(1, number, 1)

        assert here.work.tobytes() == there[number : number + 1].tobytes()
    assert total == decisions


@pytest.mark.cuda
@pytest.mark.skipif(not _has_device(), reason="no CUDA device")
def test_a_batch_on_the_device_has_the_bytes_of_the_cpu():
    here, there = Batch(GAME, n=256), CudaBatch(GAME, n=256)
    imagined_here, imagined_there = Batch(GAME, n=512, seed=3), CudaBatch(GAME, n=512, seed=3)
    for batch in (here, there):
        batch.reset()
        batch.step_random(40)
    for imagined, batch in ((imagined_here, here), (imagined_there, there)):
        imagined.imagine(batch)

    assert imagined_here.states.tobytes() == imagined_there.states.copy_to_host().tobytes()
    for name in ("masks", "observations", "rewards", "actors", "ends", "points", "places"):
        array = np.ascontiguousarray(getattr(there, name).copy_to_host())
        assert getattr(here, name).tobytes() == array.tobytes(), name
