"""Speed of the rules and of the search, of two or more source trees in one run.

    python benchmarks/engine.py --src ../before/src --src src

Takes the figures of `ludoteka bench` that are per second of processor time. The trees take turns,
each in a process of its own, so that all meet the same machine; medians over the rounds, and how
many times as fast each tree is as the first.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from ludoteka.core.registry import GAMES

HERE = Path(__file__).parents[1] / "src"


def measure(name: str, seconds: float) -> dict[str, float]:
    from ludoteka.core.game import setting
    from ludoteka.core.registry import game
    from ludoteka.lab.bench import _compiled, _interpreted, _simulations

    agreed = setting(game(name).meta)
    decisions, playouts = _compiled(game(name), agreed, seconds)
    return {
        "interpreted": _interpreted(game(name), agreed, matches=1),
        "decisions": decisions,
        "playouts": playouts,
        "simulations": _simulations(game(name), agreed, seconds),
    }


def worker() -> None:
    """Answers lines `game seconds` by a line of JSON each."""
    for line in sys.stdin:
        name, seconds = line.split()
        print(json.dumps(measure(name, float(seconds))), flush=True)


def start(src: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, __file__, "--worker"],
        env=os.environ | {"PYTHONPATH": str(src)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def ask(tree: "subprocess.Popen[str]", name: str, seconds: float) -> dict[str, float]:
    assert tree.stdin is not None
    assert tree.stdout is not None
    tree.stdin.write(f"{name} {seconds}\n")
    tree.stdin.flush()
    return json.loads(tree.stdout.readline())  # type: ignore[no-any-return] # what `measure` gives


def compare(trees: list["subprocess.Popen[str]"], name: str, rounds: int, seconds: float) -> None:
    for tree in trees:
        ask(tree, name, 0)  # compiles or loads the rules
    answers = [[ask(tree, name, seconds) for tree in trees] for _ in range(rounds)]
    for figure in answers[0][0]:
        medians = [statistics.median(a[n][figure] for a in answers) for n in range(len(trees))]
        ratios = [
            statistics.median(a[n][figure] / a[0][figure] for a in answers)
            for n in range(len(trees))
        ]
        row = {"game": name, "figure": figure, "per_core_s": medians, "ratio": ratios}
        print(json.dumps(row), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--src", type=Path, action="append", help="a source tree; this one")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker()
        return
    trees = [start(src.resolve()) for src in options.src or [HERE]]
    for name in options.game or GAMES:
        compare(trees, name, options.rounds, options.seconds)
    for tree in trees:
        tree.communicate()


if __name__ == "__main__":
    main()
