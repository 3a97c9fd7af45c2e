"""A batch on CUDA: one thread a match, arrays that PyTorch and JAX read where they lie.

Matches that take the same action are stepped together: see `kernels.py`.
"""

from typing import Any

import numpy as np

from ludoteka.core.errors import NotReadable
from ludoteka.core.record import layout
from ludoteka.core.rule import enable_cuda
from ludoteka.envs.batch import WORD_BYTES, Batch
from ludoteka.envs.dlpack import Shared
from ludoteka.envs.kernels import bit_words, imagine_kernel, play_kernels, show_kernels
from ludoteka.envs.regroup import THREADS, Regrouping, blocks
from ludoteka.envs.step import BEGIN, RANDOM, Memory


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
        actions = self.game.actions.count
        self._picked = put(np.full(self.n, BEGIN))
        self._bits = put(np.zeros((self.n, bit_words(actions)), np.uint32))
        self._together = Regrouping(self.cuda, self.n, actions - BEGIN)

    def _zeros(self, of: tuple[Any, ...]) -> Any:
        return self.cuda.to_device(super()._zeros(of))

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
        imagine_kernel(self.game)[blocks(self.n)](self.arrays, of.arrays, copies)

    def check(self) -> None:
        """NotReadable if an action of the last step was not legal; waits for the device."""
        refused = self.arrays.refused.copy_to_host()
        if refused.any():
            raise NotReadable(f"match {int(refused.argmax())}: the action was not legal")

    def wait(self) -> None:
        """Until all steps are done."""
        self.cuda.synchronize()

    def _launch(self, actions: Any, times: int = 1) -> None:
        (choose, play), (wipe, show) = play_kernels(self.game), show_kernels(self.game)
        every, groups = blocks(self.n), self._together.groups
        for _ in range(times):
            choose[every](self.arrays, actions, self._picked, groups)
            self._together.sort()
            play[every](self.arrays, self._picked, self._bits, groups, self.kind, self.worth)
            wipe[self.n, THREADS](self.arrays, self._bits)
            show[every](self.arrays)
