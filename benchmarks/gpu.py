"""The rules on CUDA against the rules on the CPU: equal bytes, and decisions per second.

Run on a machine with a CUDA device: `python benchmarks/gpu.py [--json] [GAME ...]`. For each game:

random      whole random matches, one thread a match: decisions a second, equal final states
batch       `CudaBatch` with observations and masks written for every decision: decisions a second,
            all its arrays equal to those of a `Batch` on the CPU after the same steps
shared      its arrays read by PyTorch and JAX without a copy (those of them that are installed)

Of both it tells how long compiling took, with the first play, and the registers of a thread.
"""

import json
import sys
from time import perf_counter
from typing import Any

import numpy as np

from ludoteka.core.game import setting
from ludoteka.core.record import layout
from ludoteka.core.registry import GAMES, game
from ludoteka.envs import Batch
from ludoteka.envs.device import CudaBatch
from ludoteka.envs.kernels import play_kernels
from ludoteka.lab.cuda import CudaMatches, random_kernels
from ludoteka.lab.random_play import Batch as RandomMatches

COMPARED = 10_000
STEPS = 150
"""of the batch that is compared: every match has been started anew"""
TIMED = 400_000
WIDE = 131_072
"""matches of the batch that is timed"""
MORE = 200
SEED = 1


def on_cpu(batch: RandomMatches, matches: int) -> np.ndarray:
    states = np.zeros(matches, layout(batch.game.state))
    for number in range(matches):
        batch.play(SEED, number, 1)
        states[number] = batch.work[0]
    return states


def random_matches(name: str) -> dict[str, object]:
    played = game(name)
    agreed = setting(played.meta)
    begun = perf_counter()
    there, _, _ = CudaMatches(played, agreed, COMPARED).play(SEED)
    compiled = perf_counter() - begun
    here = on_cpu(RandomMatches(played, agreed), COMPARED)
    matches = CudaMatches(played, agreed, TIMED)
    matches.play(SEED)
    best = 0.0
    for again in range(3):
        _, decisions, seconds = matches.play(SEED + 1 + again)
        best = max(best, decisions / seconds)
    return {
        "random_equal": here.tobytes() == there.tobytes(), "random_per_s": best,
        "random_compiled_s": compiled, "random_registers": registers(random_kernels(played)[1]),
    }  # fmt: skip


def registers(kernel: Any) -> int:
    return max(kernel.get_regs_per_thread().values())


def different(here: Batch, there: CudaBatch) -> list[str]:
    """The arrays that are not the same, byte for byte."""
    names = []
    for name in here.memory._fields:
        array = there.arrays._asdict()[name].copy_to_host()
        if getattr(here.memory, name).tobytes() != np.ascontiguousarray(array).tobytes():
            names.append(name)
    return names


def batches(name: str) -> dict[str, object]:
    here, there = (kind(name, n=COMPARED, seed=SEED) for kind in (Batch, CudaBatch))
    begun = perf_counter()
    there.reset()
    there.wait()
    compiled = perf_counter() - begun
    here.reset()
    for batch in (here, there):
        batch.step_random(STEPS)
    found = different(here, there)
    del here, there
    wide = CudaBatch(name, n=WIDE, seed=SEED)
    wide.reset()
    wide.step_random(MORE)
    wide.wait()
    rates = []
    for _ in range(3):
        begun = perf_counter()
        wide.step_random(MORE)
        wide.wait()
        rates.append(WIDE * MORE / (perf_counter() - begun))
    begun = perf_counter()
    for _ in range(MORE):
        wide.step_random()
    wide.wait()
    single = WIDE * MORE / (perf_counter() - begun)
    return {
        "batch_different": found, "batch_per_s": max(rates), "batch_single_steps_per_s": single,
        "batch_compiled_s": compiled, "batch_registers": registers(play_kernels(wide.game)[1]),
        "shared": shared(wide),
    }  # fmt: skip


def shared(batch: CudaBatch) -> dict[str, bool]:
    """A number written by the next step is seen through a view taken before it."""
    found = {}
    before = batch.actors.copy_to_host()
    views = {}
    try:
        import torch

        views["torch"] = torch.as_tensor(batch.actors)
        views["torch_dlpack"] = torch.from_dlpack(batch.actors)
        views["torch_masks"] = torch.as_tensor(batch.masks)
    except ImportError:
        pass
    try:
        import jax

        views["jax"] = jax.dlpack.from_dlpack(batch.ends)
        views["jax_masks"] = jax.dlpack.from_dlpack(batch.masks)
    except ImportError:
        pass
    batch.step_random(7)
    batch.wait()
    after = batch.actors.copy_to_host()
    assert (before != after).any()
    for name, view in views.items():
        seen = np.asarray(view.cpu() if hasattr(view, "cpu") else view)
        wanted = {
            "jax": batch.ends, "jax_masks": batch.masks, "torch_masks": batch.masks
        }.get(name, batch.actors)  # fmt: skip
        found[name] = bool((seen == wanted.copy_to_host()).all())
    return found


def main() -> None:
    names = [a for a in sys.argv[1:] if not a.startswith("-")] or list(GAMES)
    rows = []
    for name in names:
        row = {"game": name, "compared": COMPARED, **random_matches(name), **batches(name)}
        rows.append(row)
        print(
            f"{name}: random {row['random_per_s']:,.0f} decisions/s, equal: {row['random_equal']}; "
            f"batch with observations and masks {row['batch_per_s']:,.0f}/s "
            f"({row['batch_single_steps_per_s']:,.0f}/s launched step by step), "
            f"differs: {row['batch_different'] or 'nothing'}; shared: {row['shared']}; compiled in "
            f"{row['random_compiled_s']:.0f} and {row['batch_compiled_s']:.0f} s, "
            f"{row['random_registers']} and {row['batch_registers']} registers",
            file=sys.stderr,
            flush=True,
        )
    if "--json" in sys.argv:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
