"""All figures of trust in one run: faults, load, cost of a move, tables of bots, hostile inputs.

    git worktree add ../before 589ae1b                             # or any tree to compare with
    python benchmarks/trust.py --before ../before/src --prepare    # compiles, measures nothing
    python benchmarks/trust.py --before ../before/src              # about a quarter of an hour
    python benchmarks/trust.py --before ../before/src --only kills --only moves

Run it on a machine that does nothing else. Each part has a limit of time, prints its lines of JSON
as soon as it is done, and says what its bar is; a part that fails does not stop the others.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
HERE = FOLDER.parent / "src"


@dataclass(frozen=True)
class Part:
    bar: str
    command: tuple[str, ...]
    limit_s: int


def parts(before: Path, scale: float) -> dict[str, Part]:
    def times(number: int) -> str:
        return str(max(1, round(number * scale)))

    both = ("--src", str(before), "--src", str(HERE))
    faults = [("disk", 3), ("locked", 2), ("clock", 6), ("bot", 3), ("memory", 2), ("cache", 1)]
    return {
        "moves": Part(
            "at most 4 ms (median), 12 ms at worst, in every game",
            ("move_cost.py", "--matches", times(2), *both), 150,
        ),
        "rate": Part(
            "moves_per_s_sustained at least 3 times that of before",
            ("table_load.py", "--tables", "40", "--every", "2", "--seconds", "4", "--full",
             times(8), "--database", "sqlite", "--json", *both, *both), 150,
        ),
        "load": Part(
            "p95 under 50 ms at 100 tables x 4 sockets x a move in 2 s",
            ("table_load.py", "--tables", "100", "--every", "2", "--seconds", times(15), "--full",
             "3", "--json"), 120,
        ),
        "bots": Part(
            "a factor of at most 2, listening within 3 s",
            ("bot_tables.py", "--tables", times(600), "--answers", "20", "--json"), 150,
        ),
        "full": Part(
            "listening within 3 s whatever the database holds",
            ("full_database.py", "--finished", times(20_000), "--running", times(2_000)), 240,
        ),
        "hostile": Part(
            "0 answers of 500, 0 harmed tables, 0 lost or doubled",
            ("hostile.py", "--inputs", times(3000)), 120,
        ),
        "kills": Part(
            "0 lost or doubled, back within 5 s",
            ("faults.py", "--fault", "kills", "--times", times(200), "--seconds", "0.8"), 420,
        ),
        **{
            name: Part(
                "0 lost or doubled, back within 5 s",
                ("faults.py", "--fault", name, "--times", times(number), "--seconds", "1"), 120,
            )
            for name, number in faults
        },
    }  # fmt: skip


def prepare(before: Path) -> None:
    """Machine code of both trees, so that nothing is compiled while it is measured."""
    both = ("--src", str(before), "--src", str(HERE))
    run("move_cost.py", "--matches", "1", *both)
    run("faults.py", "--fault", "cache", "--times", "1")


def run(*command: str, limit_s: float | None = None) -> None:
    """Whoever is stopped ends what it has started."""
    process = subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, str(FOLDER / command[0]), *command[1:]],
        env=os.environ | {"PYTHONPATH": str(HERE)},
        stderr=subprocess.DEVNULL,
    )
    try:
        process.wait(limit_s)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        print(f"not done after {limit_s} s")
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--before", type=Path, required=True, help="the source tree of before")
    parser.add_argument("--prepare", action="store_true", help="only compile both trees")
    parser.add_argument("--only", action="append", help="a part by its name")
    parser.add_argument("--scale", type=float, default=1.0, help="less, to see that all of it runs")
    options = parser.parse_args()
    before = options.before.resolve()
    if options.prepare:
        prepare(before)
        return
    for name, part in parts(before, options.scale).items():
        if options.only and name not in options.only:
            continue
        print(f"## {name}: {part.bar} (load {os.getloadavg()[0]:.1f})", flush=True)
        begun = time.monotonic()
        run(*part.command, limit_s=part.limit_s)
        print(f"took {time.monotonic() - begun:.0f} s\n", flush=True)


if __name__ == "__main__":
    main()
