"""Without a CUDA device there is one clear line; with one, the bytes of the CPU."""

import numpy as np
import pytest

from ludoteka.core.errors import NotReadable
from ludoteka.envs import Batch
from ludoteka.envs.device import CudaBatch, cuda_or_why_not
from tests.core.beads import GAME


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
