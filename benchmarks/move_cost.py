"""Processor time of a move with four screens, in every game, of one or more source trees.

    python benchmarks/move_cost.py                              # this tree
    python benchmarks/move_cost.py --src ../before/src --src src  # two trees in one run

A move is all that the server does for it: the rules, the commit to SQLite, and the messages for
four people who sit at the table and look (only the sockets are left out). Random matches are played
with compiled rules; the trees take turns, match by match, so that both meet the same machine.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteka.core.registry import GAMES

SEATS = 4
HERE = Path(__file__).parents[1] / "src"
BAR_MS, WORST_MS = 4.0, 12.0


def play(game: str, seed: int) -> dict[str, Any]:
    """One random match; the milliseconds of each move, and how many bytes it sent."""
    import asyncio
    import random
    import tempfile
    import time
    from functools import partial

    from ludoteka.server.settings import Settings

    desks, rooms = _module("live.desk", "desk"), _module("live.room", "room")
    commands, entries = _module("table.commands", "wishes"), _module("table.entries", "entries")
    caller = commands.Caller

    class Quiet(desks.Desk):  # type: ignore[misc,name-defined] # whichever the tree has
        """Compiled rules without the bots' code, and nobody who thinks."""

        def compiled(self, game: str) -> bool:
            return bool(game)

        def wake_bot(self, room: Any) -> None:
            del room

    async def measured(desk: Any) -> dict[str, Any]:
        people = [f"p{i}" for i in range(SEATS)]
        pack = desk.packs.named(game, None)
        opened = entries.Opened(
            game=game, rules=_version(game), form=_form(game), seats=SEATS, options=_options(game),
            pack=pack.name, pack_digest=pack.digest, public=False, spectators=True, pace="live",
            take_back="ask", hints=False, autostart=True, host=people[0], commitment="0" * 64,
        )  # fmt: skip
        sat = [entries.Sat(i, p, p, False, True) for i, p in enumerate(people)]
        ready = entries.GotReady([*range(SEATS)], True)
        first = [opened, *sat, ready, entries.Started()]
        chooser = random.Random(seed)  # noqa: S311 - any moves, but the same in every tree
        secret = chooser.randbytes(32)
        table_id = await desk.create(people[0], secret, first)
        room = await desk.room(table_id)
        clients = [rooms.Client(caller(player=p), 1000) for p in people]
        for client in clients:
            await desk.greet(room, client, None)
        took: list[float] = []
        sent = 0
        while room.table.status == "playing":
            match, ply = room.table.playing(), room.table.ply
            seat = match.actor
            action = match.game.actions.notation(chooser.choice(match.legal()))
            who = caller(player=people[seat])
            wish = partial(commands.act, who=who, seat=seat, ply=ply, notation=action)
            begun = time.process_time()
            await desk.change(table_id, people[seat], wish)
            took.append((time.process_time() - begun) * 1000)
            for client in clients:
                while not client.outbox.empty():
                    sent += len(client.outbox.get_nowait() or b"")
        return {"ms": took, "bytes": sent}

    async def run() -> dict[str, Any]:
        with tempfile.TemporaryDirectory() as folder:
            desk = Quiet(Settings(f"sqlite:///{folder}/cost.db"))
            try:
                return await measured(desk)
            finally:
                await desk.stop()

    return asyncio.run(run())


def _module(*names: str) -> Any:
    """The first of these modules of the server that a tree has: they have moved."""
    for name in names:
        with suppress(ModuleNotFoundError):
            return import_module(f"ludoteka.server.{name}")
    raise SystemExit(f"no {' or '.join(names)} in this tree")


def _version(game: str) -> int:
    from ludoteka.core import registry

    return registry.meta(game).version


def _form(game: str) -> str:
    from ludoteka.core import registry

    return next(form.id for form in registry.meta(game).forms if SEATS in form.seats)


def _options(game: str) -> dict[str, str | int]:
    from ludoteka.core import registry
    from ludoteka.core.game import setting

    return setting(registry.meta(game), SEATS, _form(game)).options


def worker() -> None:
    """Answers lines `game seed` by a line of JSON each."""
    for line in sys.stdin:
        game, seed = line.split()
        print(json.dumps(play(game, int(seed))), flush=True)


def start(src: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, __file__, "--worker"],
        env=os.environ | {"PYTHONPATH": str(src)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def ask(tree: "subprocess.Popen[str]", game: str, seed: int) -> dict[str, Any]:
    assert tree.stdin is not None
    assert tree.stdout is not None
    tree.stdin.write(f"{game} {seed}\n")
    tree.stdin.flush()
    return json.loads(tree.stdout.readline())  # type: ignore[no-any-return] # what `play` gives


def summary(game: str, src: Path, answers: list[dict[str, Any]]) -> dict[str, Any]:
    took = sorted(ms for answer in answers for ms in answer["ms"])
    return {
        "game": game,
        "src": str(src),
        "moves": len(took),
        "median_ms": round(statistics.median(took), 2),
        "p95_ms": round(took[len(took) * 95 // 100], 2),
        "p99_ms": round(took[len(took) * 99 // 100], 2),
        "worst_ms": round(took[-1], 2),
        "bytes_a_move": sum(answer["bytes"] for answer in answers) // len(took),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--src", type=Path, action="append", help="a source tree; this one")
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker()
        return
    sources = [src.resolve() for src in options.src or [HERE]]
    trees = {src: start(src) for src in sources}
    for game in options.game or GAMES:
        for tree in trees.values():
            ask(tree, game, 0)  # compiles or loads the rules
        answers: dict[Path, list[dict[str, Any]]] = {src: [] for src in sources}
        for seed in range(1, options.matches + 1):
            for src, tree in trees.items():
                answers[src].append(ask(tree, game, seed))
        for src in sources:
            print(json.dumps(summary(game, src, answers[src])), flush=True)
    for tree in trees.values():
        tree.stdin.close() if tree.stdin else None
        tree.wait()


if __name__ == "__main__":
    main()
