"""Steps per core-second: Ludoteka beside other libraries of games for research, in one table.

`python benchmarks/peers.py [--json] [--seconds S] [--only NAME,NAME]` makes a virtual environment
for every peer under the cache folder, installs the peer there, and runs the same loop in each:
random legal actions, matches started anew, five runs, the median. Processor time on one core.

plain       actions chosen among the legal ones, nothing else asked
observed    and what the player to act sees, and the mask, for every step
batched     the same for many matches at once, where the library has that

A second table divides our batches by the better figure, observed or batched, of each library's
game that is nearest to ours in decisions a match, and by the fastest of all games of like length:
between half and twice as many. `PettingZoo step` is ours through the adapter: `last`, a choice
among the mask, `step`.

A peer that cannot be installed is left out with a line that says why.
"""

import argparse
import json
import os
import subprocess
import sys
from math import log
from pathlib import Path
from typing import NamedTuple

import platformdirs

from ludoteka.core.registry import GAMES

TIMED = """
import sys, time, statistics
played = [0, 0]  # steps and matches, for the length
def timed(step, seconds, runs=5):
    step()
    rates = []
    for _ in range(runs):
        done, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            done += step()
        rates.append(done / (time.process_time() - begun))
    return statistics.median(rates)
def note(steps, matches=1):
    played[0] += steps
    played[1] += matches
    return steps
def told(*rates):
    print(played[0] / max(played[1], 1), *rates)
game, seconds = sys.argv[1], float(sys.argv[2])
"""
LUDOTEKA = """
from ludoteka.core.game import setting
from ludoteka.core.registry import game as game_of
from ludoteka.envs import Batch
from ludoteka.lab.random_play import Batch as Matches
of_game = game_of(game)
matches, first = Matches(of_game, setting(of_game.meta)), 0
def plain():
    global first
    first += 20
    return note(matches.play(1, first, 20), 20)
one, many = Batch(game, n=1, threads=1), Batch(game, n=256, threads=1)
def of(batch, times):
    batch.reset()
    def step():
        batch.step_random(times)
        return batch.n * times
    return step
told(timed(plain, seconds), timed(of(one, 500), seconds), timed(of(many, 10), seconds))
"""
ADAPTER = """
import random
from ludoteka.envs.aec import raw_env
env = raw_env(game)
def observed():
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else random.choice(seen['action_mask'].nonzero()[0].tolist()))
        steps += not (over or cut)
    return note(steps)
told(0, timed(observed, seconds), 0)
"""
OPENSPIEL = """
import random, pyspiel
of_game = pyspiel.load_game(game)
def walk(look):
    def step():
        state, steps = of_game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            if look:
                look(state)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return note(steps)
    return step
info = of_game.get_type()
seen = (lambda s: (s.observation_tensor(), s.legal_actions_mask())) \\
    if info.provides_observation_tensor else \\
    (lambda s: (s.information_state_tensor(), s.legal_actions_mask()))
told(timed(walk(None), seconds), timed(walk(seen), seconds), 0)
"""
PETTINGZOO = """
import importlib, random
env = importlib.import_module('pettingzoo.classic.' + game).env()
def observed():
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, info = env.last()
        mask = (seen if isinstance(seen, dict) else info)['action_mask']
        env.step(None if over or cut else random.choice(mask.nonzero()[0].tolist()))
        steps += not (over or cut)
    return note(steps)
told(0, timed(observed, seconds), 0)
"""
RLCARD = """
import random, rlcard
env = rlcard.make(game)
def observed():
    state, player = env.reset()
    steps = 0
    while not env.is_over():
        state, player = env.step(random.choice(list(state['legal_actions'])))
        steps += 1
    return note(steps)
told(0, timed(observed, seconds), 0)
"""
PGX = """
import jax, pgx
env = pgx.make(game)
init = jax.jit(jax.vmap(env.init))
def auto(state, key):
    action = jax.random.categorical(key, jax.numpy.where(state.legal_action_mask, 0.0, -1e9))
    after = env.step(state, action, key)
    new = jax.lax.cond(after.terminated, lambda: env.init(key), lambda: after)
    return new, after.terminated
def of(n, times=50):
    @jax.jit
    def run(state, key):
        def body(state, key):
            new, ended = jax.vmap(auto)(state, jax.random.split(key, n))
            return new, (ended.sum(), state.observation.sum())
        return jax.lax.scan(body, state, jax.random.split(key, times))
    held = [init(jax.random.split(jax.random.PRNGKey(0), n)), jax.random.PRNGKey(1)]
    def step():
        held[1], key = jax.random.split(held[1])
        held[0], looked = run(held[0], key)
        return note(n * times, int(jax.block_until_ready(looked)[0].sum()))
    return step
told(0, timed(of(1), seconds), timed(of(256), seconds))
"""

PUFFERLIB = """
import numpy as np
from pufferlib.ocean import env_creator
env = env_creator('puffer_' + game)(num_envs=256)
env.reset()
actions = np.random.randint(0, env.single_action_space.n, (64, env.num_agents))
def batched():
    ended = 0
    for row in actions:
        _, _, over, _, _ = env.step(row)
        ended += int(np.sum(over))
    return note(len(actions) * env.num_agents, ended)
told(0, 0, timed(batched, seconds))
"""

Peer = tuple[list[str], str, list[str]]
"""what pip installs, the program, the games"""
STEP = "PettingZoo step"
PEERS: dict[str, Peer] = {
    "Ludoteka": ([], LUDOTEKA, list(GAMES)),
    STEP: ([], ADAPTER, list(GAMES)),
    "OpenSpiel": (
        ["open_spiel"], OPENSPIEL,
        [
            "othello", "backgammon", "hex", "gin_rummy", "amazons", "hearts", "connect_four",
            "breakthrough", "checkers", "2048",
        ],
    ),
    "PettingZoo": (
        ["pettingzoo[classic]"], PETTINGZOO,
        ["hanabi_v5", "chess_v6", "go_v5", "connect_four_v3"],
    ),
    "RLCard": (["rlcard"], RLCARD, ["gin-rummy", "doudizhu", "mahjong", "uno"]),
    "Pgx": (
        ["pgx", "jax"], PGX,
        [
            "othello", "backgammon", "go_9x9", "hex", "connect_four", "2048", "animal_shogi",
            "gardner_chess",
        ],
    ),
    "PufferLib": (["pufferlib"], PUFFERLIB, ["go", "checkers", "connect4"]),
}  # fmt: skip
LIKE = 2
"""a game is of like length up to this factor"""


class Row(NamedTuple):
    library: str
    game: str
    decisions: float
    plain: float
    observed: float
    batched: float


def ran(python: str, program: str, game: str, seconds: float) -> list[float]:
    one_core = {
        "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
        "JAX_PLATFORMS": "cpu",
    }
    done = subprocess.run(  # noqa: S603 - our own programs
        [python, "-c", TIMED + program, game, str(seconds)],
        capture_output=True, text=True, check=False, env={**os.environ, **one_core},
    )  # fmt: skip
    if done.returncode:
        raise RuntimeError(why(done.stderr))
    return [float(number) for number in done.stdout.split()[-4:]]


def why(said: str) -> str:
    """The last line that names an error."""
    lines = said.strip().splitlines() or ["it failed"]
    return next((line.strip() for line in reversed(lines) if "Error" in line), lines[-1])


def installed(name: str, wanted: list[str]) -> str:
    """The interpreter of the peer's own environment."""
    folder = Path(platformdirs.user_cache_dir("ludoteka")) / "peers" / name.lower()
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)  # noqa: S603 - own
    pip = [str(python), "-m", "pip", "install", "--quiet", *wanted]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)  # noqa: S603 - own
    if done.returncode:
        raise RuntimeError(why(done.stderr))
    return str(python)


def rows(names: list[str], seconds: float) -> list[Row]:
    found: list[Row] = []
    for name in names:
        wanted, program, games = PEERS[name]
        try:
            python = installed(name, wanted) if wanted else sys.executable
        except RuntimeError as error:
            print(f"{name}: left out: {error}", file=sys.stderr)
            continue
        for game in games:
            try:
                row = Row(name, game, *ran(python, program, game, seconds))
            except RuntimeError as error:
                print(f"{name} {game}: left out: {error}", file=sys.stderr)
                continue
            found.append(row)
            print(*row, file=sys.stderr)
    return found


def nearest(ours: Row, peers: list[Row]) -> list[Row]:
    """The game of each library whose matches are most nearly as long."""
    found: dict[str, Row] = {}
    for peer in sorted(peers, key=lambda peer: abs(log(peer.decisions / ours.decisions))):
        found.setdefault(peer.library, peer)
    return list(found.values())


def fastest_alike(ours: Row, peers: list[Row]) -> Row | None:
    """The fastest with observation and mask, of games of like length."""
    alike = [p for p in peers if 1 / LIKE <= p.decisions / ours.decisions <= LIKE]
    return max(alike, key=fastest, default=None)


def fastest(row: Row) -> float:
    return max(row.observed, row.batched)


def quotient(ours: Row, peer: Row) -> str:
    ratio = ours.batched / fastest(peer)
    return f"{peer.library} {peer.game} ({peer.decisions:.0f}) **{ratio:.1f}**"


def report(found: list[Row]) -> str:
    lines = [
        "| library | game | decisions a match | plain | observed | batched |",
        "|---" * 6 + "|",
    ]
    for name, game, decisions, *rates in found:
        told = " | ".join(f"{rate:,.0f}" if rate else "–" for rate in rates)
        lines.append(f"| {name} | {game} | {decisions:.0f} | {told} |")
    peers = [row for row in found if row.library not in ("Ludoteka", STEP)]
    lines += ["", "| ours / theirs | nearest in length, each library | fastest of like length |"]
    lines.append("|---" * 3 + "|")
    for ours in found:
        if ours.library == "Ludoteka":
            near = ", ".join(quotient(ours, peer) for peer in nearest(ours, peers))
            alike = fastest_alike(ours, peers)
            lines.append(f"| {ours.game} | {near} | {quotient(ours, alike) if alike else '–'} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--only", default=",".join(PEERS))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    unknown = [name for name in given.only.split(",") if name not in PEERS]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; known: {', '.join(PEERS)}")
    found = rows(given.only.split(","), given.seconds)
    print(json.dumps([row._asdict() for row in found]) if given.json else report(found))


if __name__ == "__main__":
    main()
