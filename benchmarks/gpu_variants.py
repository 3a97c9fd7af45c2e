"""Why a game is slow on CUDA: random matches with other blocks, registers and layouts of the masks.

Run on a machine with a CUDA device: `python benchmarks/gpu_variants.py GAME [MATCHES]`. A line for
each variant: decisions a second, registers and bytes of local memory a thread. Every variant must
end in the same bytes.
"""

import sys
from time import perf_counter

import numpy as np

from ludoteka.core.drive import TO_THE_END, random_decisions
from ludoteka.core.game import setting
from ludoteka.core.registry import game
from ludoteka.core.rule import enable_cuda
from ludoteka.lab.cuda import CudaMatches
from ludoteka.lab.random_play import begin

BLOCKS = (32, 64, 128, 256)
REGISTERS = (None, 64, 96, 128, 168)
SEED = 1


def kernel_with(name: str, registers: int | None):  # noqa: ANN201 - numba.cuda has no types
    cuda, played = enable_cuda(), game(name)
    setup, legal, apply = played.setup, played.legal, played.apply
    told = {} if registers is None else {"max_registers": registers}

    @cuda.jit(**told)
    def kernel(states, packs, masks, sources, decisions, seed) -> None:  # noqa: ANN001 - likewise
        i = cuda.grid(1)
        if i < len(states):
            begin(setup, states[i], packs[0], sources[i], seed, i)
            decisions[i] = random_decisions(
                legal, apply, states[i], packs[0], masks[i], sources[i], TO_THE_END
            )

    return kernel


def main() -> None:
    name = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200_000
    played = game(name)
    matches, cuda = CudaMatches(played, setting(played.meta), count), enable_cuda()
    rows = cuda.to_device(np.zeros((count, played.actions.count), np.int8))
    wanted = None
    for registers in REGISTERS:
        kernel = kernel_with(name, registers)
        for layout, masks in (("columns", matches.masks), ("rows", rows)):
            for block in BLOCKS:
                best = 0.0
                for _ in range(3):
                    states = cuda.to_device(matches.start)
                    cuda.synchronize()
                    begun = perf_counter()
                    kernel[-(-count // block), block](
                        states, matches.packs, masks, matches.sources, matches.decisions, SEED
                    )
                    cuda.synchronize()
                    made = int(matches.decisions.copy_to_host().sum())
                    best = max(best, made / (perf_counter() - begun))
                found = states.copy_to_host().tobytes()
                wanted = wanted or found
                used = max(kernel.get_regs_per_thread().values())
                local = max(kernel.get_local_mem_per_thread().values())
                print(
                    f"{name} registers<={registers} ({used} used, {local} B local) masks in "
                    f"{layout} block {block}: {best / 1e6:.1f} M/s, equal: {found == wanted}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
