"""A batch on CUDA: one thread a match, arrays that PyTorch and JAX read where they lie.

They are kept with the matches innermost, so that neighbouring threads write neighbouring numbers:
`masks.T` is contiguous, `masks` is a view of it.
"""

from typing import Any

import numpy as np

from ludoteka.core.errors import NotReadable
from ludoteka.core.record import layout
from ludoteka.core.rule import enable_cuda
from ludoteka.envs.batch import WORD_BYTES, Batch
from ludoteka.envs.dlpack import Shared
from ludoteka.envs.step import BEGIN, RANDOM, Memory, cuda_imagining, cuda_kernel

THREADS = 64


def cuda_or_why_not() -> Any:
    """The module `numba.cuda`, or one line that says what is missing."""
    try:
        cuda = enable_cuda()
        there = cuda.is_available()
    except ImportError:
        raise NotReadable('CUDA needs the extra: pip install "ludoteka[gpu]"') from None
    if not there:
        raise NotReadable("no CUDA device here; Batch steps on the CPU")
    return cuda


class CudaBatch(Batch):
    """The arrays are `Shared`: `torch.as_tensor`, `torch.from_dlpack`, `jax.dlpack.from_dlpack`.

    Kernels run in the legacy default stream, which is PyTorch's too. JAX has streams of its own:
    `jax.block_until_ready(actions)` before a step, `wait()` after it.
    """

    def _make(
        self, starts: np.ndarray[Any, Any], packs: np.ndarray[Any, Any],
        sources: np.ndarray[Any, Any],
    ) -> None:  # fmt: skip
        self.cuda = cuda_or_why_not()
        put = self.cuda.to_device
        states = put(np.zeros(self.n, layout(self.game.state)))
        words = self._words(states, starts.shape[1])
        arrays = map(self._zeros, self._shapes)
        self.arrays = Memory(states, words, put(starts), put(packs), put(sources), *arrays)
        self._share(Memory(*self.arrays[:5], *map(Shared, self.arrays[5:])))
        self._begin, self._random = (put(np.full(self.n, a)) for a in (BEGIN, RANDOM))

    def _zeros(self, of: tuple[Any, ...]) -> Any:
        """The matches innermost; Numba turns round two dimensions only."""
        made = self.cuda.to_device(np.zeros((*of[1:], self.n), of[0]))
        return made.T if made.ndim > 1 else made

    def _words(self, states: Any, words: int) -> Any:
        """The memory of the states as 32-bit words."""
        from numba.cuda.cudadrv import devicearray

        view: Any = devicearray.DeviceNDArray
        strides = (words * WORD_BYTES, WORD_BYTES)
        return view((len(states), words), strides, np.uint32, gpu_data=states.gpu_data)

    def reset(self, seed: int | None = None) -> None:
        if seed is not None:
            self.seed = seed
            self.arrays.sources.copy_to_device(self._sources(seed))
        self._launch(self._begin)

    def step(self, actions: Any) -> None:
        """One decision in every match; `check` asks whether all were legal."""
        try:
            actions = self.cuda.as_cuda_array(actions)
        except TypeError:
            raise NotReadable(
                "actions: an array on the device; numba's to_device, torch's cuda()"
            ) from None
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            wanted = f"an array of {self.n} whole numbers"
            raise NotReadable(f"actions: {wanted}, not {actions.dtype} {actions.shape}")
        self._launch(actions)

    def step_random(self, times: int = 1) -> None:
        self._launch(self._random, times)

    def _imagine(self, of: Batch, copies: int) -> None:
        if not isinstance(of, CudaBatch):
            raise NotReadable("a batch on CUDA imagines matches on CUDA")
        cuda_imagining(self.game)[self._grid](self.arrays, of.arrays, copies)

    def check(self) -> None:
        """NotReadable if an action of the last step was not legal; waits for the device."""
        refused = self.arrays.refused.copy_to_host()
        if refused.any():
            raise NotReadable(f"match {int(refused.argmax())}: the action was not legal")

    def wait(self) -> None:
        """Until all steps are done."""
        self.cuda.synchronize()

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.n // THREADS), THREADS

    def _launch(self, actions: Any, times: int = 1) -> None:
        cuda_kernel(self.game)[self._grid](self.arrays, actions, self.kind, self.worth, times)
