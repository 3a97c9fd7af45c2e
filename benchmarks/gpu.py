"""The rules on CUDA against the rules on the CPU: equal bytes, and decisions per second.

Run on a machine with a CUDA device: `python benchmarks/gpu.py [--limit S] [GAME ...]`. For
each game:

random      whole random matches, one thread a match: decisions a second, equal final states;
            regrouped by what they do next after 1, 4, 16 actions or never
batch       observations and masks written for every decision: decisions a second, all arrays equal
            to those of a `Batch` on the CPU after the same steps; regrouped also the microseconds
            of its kernels, larger blocks, and the same kernels in the order of the arrays
shared      its arrays read by PyTorch and JAX without a copy (those of them that are installed)

Kernels are compiled in a process for each, side by side; whatever is timed runs alone. What is not
done after `--limit` seconds is left out.
"""

import argparse
import json
import sys
from multiprocessing import get_context
from queue import Empty
from time import perf_counter
from typing import Any

import numpy as np

from ludoteka.core.game import setting
from ludoteka.core.record import layout
from ludoteka.core.registry import GAMES, game
from ludoteka.envs import Batch, regroup
from ludoteka.envs.device import CudaBatch
from ludoteka.envs.kernels import RegroupedBatch, step_kernels
from ludoteka.lab.cuda import CudaMatches
from ludoteka.lab.random_play import Batch as RandomMatches
from ludoteka.lab.regrouped import STRETCH, RegroupedMatches

COMPARED = 10_000
STEPS = 150
"""of the batch that is compared: every match has been started anew"""
TIMED = 400_000
WIDE = 131_072
"""matches of the batch that is timed"""
MORE = 100
TIMES = 3
SEED = 1
TO_THE_END = 1 << 30
STRETCHES = (STRETCH, 4, 16, TO_THE_END)
BLOCKS = (64, 128, 256)


def on_cpu(batch: RandomMatches, matches: int) -> np.ndarray:
    states = np.zeros(matches, layout(batch.game.state))
    for number in range(matches):
        batch.play(SEED, number, 1)
        states[number] = batch.work[0]
    return states


def random_matches(name: str, alone: Any, regrouped: bool) -> dict[str, Any]:
    played = game(name)
    agreed = setting(played.meta)
    kind = RegroupedMatches if regrouped else CudaMatches
    here = on_cpu(RandomMatches(played, agreed), COMPARED)
    there, _, _ = kind(played, agreed, COMPARED).play(SEED)
    found = {"equal": here.tobytes() == there.tobytes()}
    with alone:
        for stretch in STRETCHES if regrouped else (0,):
            more = (stretch,) if regrouped else ()
            matches = kind(played, agreed, TIMED, *more)
            matches.play(SEED)
            rates = []
            for again in range(TIMES):
                _, decisions, seconds = matches.play(SEED + 1 + again)
                rates.append(decisions / seconds)
            found[f"per_s, regrouped after {stretch}"] = max(rates)
    return found


def different(here: Batch, there: CudaBatch) -> list[str]:
    """The arrays that are not the same, byte for byte."""
    names = []
    for name in here.memory._fields:
        array = there.arrays._asdict()[name].copy_to_host()
        if getattr(here.memory, name).tobytes() != np.ascontiguousarray(array).tobytes():
            names.append(name)
    return names


def batches(name: str, alone: Any, regrouped: bool) -> dict[str, Any]:
    kind = RegroupedBatch if regrouped else CudaBatch
    here, there = Batch(name, n=COMPARED, seed=SEED), kind(name, n=COMPARED, seed=SEED)
    for batch in (here, there):
        batch.reset()
        batch.step_random(STEPS)
    found: dict[str, Any] = {"different": different(here, there)}
    del here, there
    with alone:
        wide = kind(name, n=WIDE, seed=SEED)
        found["per_s"] = rate(wide)
        found["shared"] = shared(wide)
        if isinstance(wide, RegroupedBatch):
            found["microseconds"] = microseconds(wide)
            found |= blocks_and_order(wide)
    return found


def rate(batch: CudaBatch) -> float:
    batch.reset()
    batch.step_random(MORE)
    batch.wait()
    rates = []
    for _ in range(TIMES):
        begun = perf_counter()
        batch.step_random(MORE)
        batch.wait()
        rates.append(batch.n * MORE / (perf_counter() - begun))
    return max(rates)


def microseconds(batch: RegroupedBatch) -> dict[str, int]:
    """Of each part of a step, with a wait after it."""
    choose, play, show = step_kernels(batch.game)
    m, picked, bits, together = batch.arrays, batch.picked, batch.bits, batch.together
    every = regroup.blocks(batch.n)
    parts = {
        "choose": lambda: choose[every](m, batch._random, picked, together.groups),  # noqa: SLF001 - as it does
        "sort": together.sort,
        "play": lambda: play[every](
            m, picked, bits, together.groups, together.turn, batch.kind, batch.worth
        ),
        "show": lambda: show[every](m, bits),
    }
    spent = dict.fromkeys(parts, 0.0)
    for _ in range(MORE):
        for part, launch in parts.items():
            begun = perf_counter()
            launch()
            batch.wait()
            spent[part] += perf_counter() - begun
    return {part: round(1e6 * seconds / MORE) for part, seconds in spent.items()}


def blocks_and_order(batch: RegroupedBatch) -> dict[str, float]:
    found = {}
    for threads in BLOCKS[1:]:
        regroup.THREADS = threads
        found[f"per_s, blocks of {threads}"] = rate(batch)
    regroup.THREADS = BLOCKS[0]
    together = batch.together
    together.sort()
    batch.wait()
    together.turn = 0
    together.place_all()
    together.sort = lambda: None  # type: ignore[method-assign] # for this once
    found["per_s, not regrouped"] = rate(batch)
    return found


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
        views["jax_masks"] = jax.dlpack.from_dlpack(batch.masks.T)
    except ImportError:
        pass
    batch.step_random(7)
    batch.wait()
    after = batch.actors.copy_to_host()
    assert (before != after).any()
    for name, view in views.items():
        seen = np.asarray(view.cpu() if hasattr(view, "cpu") else view)
        wanted = {
            "jax": batch.ends, "jax_masks": batch.masks.T, "torch_masks": batch.masks
        }.get(name, batch.actors)  # fmt: skip
        found[name] = bool((seen == wanted.copy_to_host()).all())
    return found


PARTS = {"random": random_matches, "batch": batches}


def measure(name: str, part: str, regrouped: bool, alone: Any, told: Any) -> None:
    begun = perf_counter()
    try:
        found = PARTS[part](name, alone, regrouped)
    except Exception as error:  # noqa: BLE001 - said with the others
        found = {"failed": f"{type(error).__name__}: {error}"[-600:]}
    found["took_s"] = round(perf_counter() - begun)
    told.put((f"{name} {part}{' regrouped' if regrouped else ''}", found))


def measured(jobs: list[tuple[str, str, bool]], limit: float) -> dict[str, dict[str, Any]]:
    context = get_context("spawn")
    alone, told = context.Lock(), context.Queue()
    begun = perf_counter()
    rows: dict[str, dict[str, Any]] = {}
    running = [
        context.Process(target=measure, args=(*job, alone, told), daemon=True) for job in jobs
    ]
    for process in running:
        process.start()
    for _ in running:
        try:
            name, found = told.get(timeout=max(0.1, limit - (perf_counter() - begun)))
        except Empty:
            print(f"not done after {limit:.0f} s", file=sys.stderr)
            break
        rows[name] = found
        print(name, said(found), file=sys.stderr, flush=True)
    for process in running:
        process.terminate()
    return rows


def said(found: dict[str, Any]) -> str:
    def of(value: Any) -> str:
        return f"{value / 1e6:.1f} M" if isinstance(value, float) else str(value)

    return "; ".join(f"{name}: {of(value)}" for name, value in found.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", choices=("regrouped", "before"))
    parser.add_argument("--limit", type=float, default=600.0)
    given = parser.parse_args()
    kinds = {"regrouped": [True], "before": [False], None: [True, False]}[given.only]
    jobs = [(name, part, kind) for kind in kinds for name in given.games for part in PARTS]
    rows = measured(jobs, given.limit)
    if given.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
