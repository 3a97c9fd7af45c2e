"""From nothing to the first own move, and what that takes of the disk.

    python benchmarks/install.py [--before 589ae1b] [--play-before] [--json FILE]

A fresh clone of this repository, with a home and caches of its own, gets `make play`; then its
wheel gets an empty environment and `ludoteka`. Both are asked for the page ten times a second from
the moment they are called; then somebody sits down in Nizam against an expert and moves. The
processor time until the page is told too: on a machine that others use it is what can be compared.

With `--before`, the processor time of what `ludoteka warm` does for each game at that commit and
now, each from an empty cache, two processes at a time. With `--play-before`, that commit's own
`make play` too, which compiles everything before it serves.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

ROOT = Path(__file__).parents[1]
BASE = "http://127.0.0.1:8420"
"""where `ludoteka` listens when nothing else is said"""
PATIENCE_S = 300
SEATS = [{"who": "me"}, {"who": "bot", "level": "expert"}]
WARM = """
import resource, sys
from ludoteka.lab.warm import _warm_game
_warm_game(sys.argv[1])
spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
print(sum(used.ru_utime + used.ru_stime for used in spent))
"""
"""what `ludoteka warm` does in a process for each game"""
SESSION, TIMES = 3, slice(11, 15)
"""where `/proc/PID/stat` has them, after the name: own times, and those of children that ended"""
RAN_NETWORKS = ("onnxruntime", "flatbuffers")
"""packages that the bots of before need besides those of now"""


def home_in(folder: Path) -> dict[str, str]:
    """The environment of somebody who has never seen Ludoteka; a browser notes when it opens."""
    folder.mkdir()
    browser = folder / "browser"
    browser.write_text(f"#!/bin/sh\ndate +%s.%N > {folder}/opened\n", encoding="ascii")
    browser.chmod(0o755)
    ours = ("PYTHON", "VIRTUAL_ENV", "XDG_", "LUDOTEKA")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {
        "HOME": str(folder),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_DATA_HOME": str(folder / "data"),
        "PIP_NO_CACHE_DIR": "1",
        "npm_config_cache": str(folder / "npm"),
        "BROWSER": str(browser),
    }


def run(*command: str | Path, **more: Any) -> float:
    """The seconds it takes."""
    begun = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **more)  # noqa: S603 - our own
    return time.monotonic() - begun


def megabytes(folder: Path) -> int:
    """As `du -sm` counts them."""
    found = (path.lstat() for path in folder.rglob("*"))
    return sum(file.st_blocks for file in found) * 512 // 2**20


@contextmanager
def playing(*command: str | Path, **more: Any) -> Iterator[dict[str, float]]:
    """Until the page is there, somebody has moved, and the bot has answered: seconds since."""
    begun, clock = time.monotonic(), time.time()
    said = Path(more["env"]["HOME"], "said")
    with said.open("wb") as log:
        process = subprocess.Popen(  # noqa: S603 - our own
            command, start_new_session=True, stdout=log, stderr=log, **more
        )
    try:
        until_page(process, said)
        figures = {"page": time.monotonic() - begun, "processor": spent_by(process.pid)}
        figures["games"] = time.monotonic()
        httpx.get(f"{BASE}/api/games", timeout=PATIENCE_S).raise_for_status()
        figures["games"] = time.monotonic() - figures["games"]
        for name in first_moves():
            figures[name] = time.monotonic() - begun
        with suppress(OSError):
            opened = Path(more["env"]["HOME"], "opened").read_text(encoding="ascii")
            figures["browser opened"] = float(opened) - clock
        yield figures
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE_S)


def until_page(process: subprocess.Popen[bytes], said: Path) -> None:
    with httpx.Client(timeout=PATIENCE_S) as browser:
        while True:
            if process.poll() is not None:
                raise SystemExit(said.read_text(encoding="utf-8"))
            with suppress(httpx.TransportError):
                if "<html" in browser.get(BASE).raise_for_status().text:
                    return
            time.sleep(0.1)


def spent_by(session: int) -> float:
    """Seconds of processor time of all that was started, also of what has ended since."""
    spent = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
            if int(fields[SESSION]) == session:
                spent += sum(map(int, fields[TIMES]))
    return spent / os.sysconf("SC_CLK_TCK")


def first_moves() -> Iterator[str]:
    """A guest sits down and moves until the bot has; a name for each moment."""
    with httpx.Client(base_url=BASE, timeout=PATIENCE_S) as guest:
        guest.post("/api/me", json={"name": "Ann"}).raise_for_status()
        asked = {"game": "nizam", "seats": SEATS}
        table = guest.post("/api/tables", json=asked).raise_for_status().json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    url = f"{BASE.replace('http', 'ws')}/api/tables/{table}/live"
    mine = bots = False
    with connect(url, additional_headers={"Cookie": cookies}, max_queue=None) as line:
        line.send('{"type":"hello"}')
        picture: dict[str, Any] = {}
        while not (mine and bots):
            message = json.loads(line.recv(PATIENCE_S))
            if message["type"] == "done" and not mine:
                mine = True
                yield "own move"
            if message["type"] not in {"table", "update"}:
                continue
            if any(step["seat"] == 1 for step in message.get("steps", message.get("log", []))):
                bots = True
                yield "bot's move"
            picture |= message
            if picture.get("turn") == 0:
                act(line, picture)


def act(line: Any, picture: dict[str, Any]) -> None:
    mine = picture.get("projections") or picture["sights"]  # as they were called before
    action = mine[0]["legal"][0]["action"]
    wish = {"type": "act", "id": str(picture["version"]), "seat": 0, "ply": picture["ply"]}
    line.send(json.dumps(wish | {"action": action}))


def from_a_clone(work: Path, commit: str = "HEAD") -> dict[str, float]:
    clone, env = work / f"clone-{commit}", home_in(work / f"home-{commit}")
    cloned(clone, commit)
    with playing("make", "play", cwd=clone, env=env) as figures:
        pass
    return figures | {
        "MB of the environment": megabytes(clone / ".venv"),
        "MB of Node's packages": megabytes(clone / "web/node_modules"),
    }


def cloned(folder: Path, commit: str) -> None:
    run("git", "clone", "--quiet", "--no-hardlinks", "--no-checkout", ROOT, folder)
    run("git", "checkout", "--quiet", "--detach", commit, cwd=folder)


def from_a_wheel(work: Path) -> dict[str, float]:
    """Of the clone, whose page is built."""
    env, venv = home_in(work / "home-wheel"), work / "venv"
    dist = work / "dist"
    run(
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "-t",
        "wheel",
        "-d",
        dist,
        cwd=work / "clone-HEAD",
    )
    wheel = next(dist.glob("*.whl"))
    figures: dict[str, float] = {"MB of the wheel": wheel.stat().st_size / 1e6}
    run(sys.executable, "-m", "venv", venv, env=env)
    pip = (venv / "bin/pip", "install", "--quiet", "--no-compile")
    figures["pip install"] = run(*pip, "--constraint", ROOT / "constraints.txt", wheel, env=env)
    with playing(venv / "bin/ludoteka", cwd=work, env=env) as played:
        figures |= played
    figures["MB of the environment"] = megabytes(venv)
    run(venv / "bin/python", "-m", "compileall", "-q", venv / "lib")
    figures["MB with every Python file compiled"] = megabytes(venv)
    return figures


def processor_s(sources: Path, game: str, work: Path) -> float:
    cache, paths = tempfile.mkdtemp(dir=work), (sources / "src", work / "packages")
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
        "XDG_CACHE_HOME": cache,
    }
    told = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", WARM, game], env=env, check=True, capture_output=True, text=True
    )
    return float(told.stdout)


def compiling(work: Path, before: str) -> dict[str, dict[str, float]]:
    from ludoteka.core.registry import GAMES

    then = work / "before"
    cloned(then, before)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps")
    run(*pip, "--target", work / "packages", *RAN_NETWORKS)
    sources = [then] * len(GAMES) + [ROOT] * len(GAMES)
    with ThreadPoolExecutor(2) as two:
        spent = [*two.map(processor_s, sources, GAMES * 2, [work] * len(sources))]
    pairs = zip(GAMES, spent, spent[len(GAMES) :])
    return {game: {"before": b, "now": n, "ratio": b / n} for game, b, n in pairs}


def show(what: str, figures: dict[str, float]) -> None:
    print(what, *(f"{name} {value:.1f}" for name, value in figures.items()), sep=" · ", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="COMMIT")
    parser.add_argument("--play-before", action="store_true")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))  # and tidies up
    found: dict[str, Any] = {"load": os.getloadavg()[0]}
    print(f"load {found['load']:.1f}, {os.cpu_count()} cores, Python {sys.version.split()[0]}")
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        for what, measure in (("make play", from_a_clone), ("wheel", from_a_wheel)):
            found[what] = measure(work)
            show(what, found[what])
        if chosen.before:
            found["warm"] = compiling(work, chosen.before)
            before, now = (
                sum(figures[when] for figures in found["warm"].values())
                for when in ("before", "now")
            )
            found["warm"]["all"] = {"before": before, "now": now, "ratio": before / now}
            for game, figures in found["warm"].items():
                show(f"warm {game}", figures)
        if chosen.before and chosen.play_before:
            found["make play before"] = from_a_clone(work, chosen.before)
            show("make play before", found["make play before"])
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
