"""The wheel stands alone: in an empty environment it serves the page, and a move can be played."""

import os
import re
import socket
import subprocess
import time
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.house import Person

ROOT = Path(__file__).parents[2]
PATIENCE_S = 120
MOST_MB = 350
"""of the environment after a first move; only Python 3.11 brings setuptools, nothing asks for it"""

SETUPTOOLS = {"setuptools", "pkg_resources", "_distutils_hack"}

pytestmark = pytest.mark.xdist_group("wheel")  # which is built and installed once


def test_the_wheel_holds_the_page_the_networks_of_today_and_no_test(wheel):
    names = zipfile.ZipFile(wheel).namelist()

    assert "ludoteka/server/web/index.html" in names
    assert "ludoteka/games/inori/network.npz" in names
    assert not [name for name in names if re.search(r"/network-\d+\.npz$", name)]
    assert any(re.fullmatch(r"ludoteka/server/web/assets/.*\.js", name) for name in names)
    assert not [name for name in names if name.startswith(("tests", "web/"))]


def test_the_wheel_holds_the_rules_of_earlier_versions(wheel):
    sources = ROOT / "src"
    kept = {
        path.relative_to(sources).as_posix()
        for path in (sources / "ludoteka/archive").rglob("*.*")
        if "__pycache__" not in path.parts
    }

    assert "ludoteka/archive/__init__.py" in kept
    assert kept <= set(zipfile.ZipFile(wheel).namelist())


def test_playing_needs_neither_postgresql_nor_tools_of_developers(asked_for, installed):
    assert any("numba" in line for line in asked_for)
    assert not [line for line in asked_for if "psycopg" in line]
    asked = [str(installed / "python"), "-m", "pip", "list", "--format=freeze"]
    there = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.lower()

    for name in ("pytest", "torch", "fastapi", "pydantic", "scipy", "babel", "mypy"):
        assert f"\n{name}" not in f"\n{there}"


def test_the_installed_program_serves_the_page_plays_a_move_and_stays_small(installed, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
    home = {"HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    path = {"PATH": os.environ["PATH"]}
    server = subprocess.Popen(
        [str(installed / "ludoteka"), "serve", "--port", str(port)],
        cwd=tmp_path,
        env=home | path,
    )
    try:
        base = f"http://127.0.0.1:{port}"
        page = _page_of(base, server)
        script = re.search(r'src="(/assets/[^"]+\.js)"', page).group(1)
        ann = Person(base, "Ann")
        table = ann.new_table("me", "bot:easy")
        with ann.at(table) as a:
            _play_until_answered(a)
        assert 200 == httpx.get(base + script).status_code
        assert _megabytes(installed.parent) <= MOST_MB
    finally:
        server.terminate()
        server.wait(PATIENCE_S)


def _play_until_answered(socket):
    """Decide, as often as one's turn asks for it, until the bot has moved."""
    while not any(step["seat"] == 1 for step in socket.steps):
        picture = socket.until_picture(lambda p: p.get("turn") is not None)
        if picture["turn"] == 0:
            version = socket.act()["version"]
            socket.until_picture(lambda p, v=version: p["version"] >= v)
        else:
            socket.receive()


def _megabytes(folder):
    """As `du -sm` counts them."""
    ours = [path for path in folder.rglob("*") if not {*path.parts} & SETUPTOOLS]
    return sum(path.lstat().st_blocks for path in ours) * 512 // 2**20


def _page_of(base, server):
    """The home page, as soon as the server listens."""
    end = time.monotonic() + PATIENCE_S
    while True:
        assert server.poll() is None, "the server ended"
        assert time.monotonic() < end, "the server does not listen"
        try:
            return httpx.get(base).text
        except httpx.ConnectError:
            time.sleep(0.1)
