"""What is wrong with a machine or a release is one line that says what to do; nothing is made."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOO_OLD = {
    "old-python": "exit 1",
    "bare-python": 'case "$2" in *venv*) exit 1; esac',
    "node": "exit 1",
}
"""`bare-python` is new enough, but makes no environments"""


OUTER_MAKE = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}
"""what the `make` that runs these tests hands down; its child would name the folders it enters"""
AROUND = {name: value for name, value in os.environ.items() if name not in OUTER_MAKE}


def made(place, target, *words):
    """`make` in a folder of its own, with programs that are too old."""
    shutil.copy(ROOT / "Makefile", place)
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, place)
    (place / "web").mkdir()
    shutil.copy(ROOT / "web/package.json", place / "web")
    bin_ = place / "bin"
    bin_.mkdir()
    for name, script in TOO_OLD.items():
        (bin_ / name).write_text(f"#!/bin/sh\n{script}\n")
        (bin_ / name).chmod(0o755)
    path = f"{bin_}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["make", target, *words], cwd=place, env={**AROUND, "PATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def refused(place, told):
    """One line, make's own beside it; nothing is there that was not there before."""
    assert 2 == told.returncode
    assert not (place / ".venv").exists()
    assert not (place / "web/node_modules").exists()
    return told.stdout.rstrip("\n")


def test_an_old_python(tmp_path):
    told = refused(tmp_path, made(tmp_path, "play", "PYTHON=old-python"))

    assert "Ludoteka needs Python 3.11 to 3.13: make PYTHON=python3.12" == told


def test_no_python_at_all(tmp_path):
    told = made(tmp_path, ".venv/.play", "PYTHON=no-such-python")

    assert "Ludoteka needs Python 3.11 to 3.13" in refused(tmp_path, told)
    assert "not found" not in told.stderr


def test_a_python_that_makes_no_environments(tmp_path):
    told = refused(tmp_path, made(tmp_path, ".venv/.play", "PYTHON=bare-python"))

    assert told.startswith("bare-python cannot make environments")


def test_an_old_node_is_told_before_anything_is_made(tmp_path):
    told = refused(tmp_path, made(tmp_path, "play"))

    assert told.startswith("the page needs Node 20.19")


def test_an_old_node_is_told_to_whoever_builds_the_page(tmp_path):
    assert "the page needs Node" in refused(tmp_path, made(tmp_path, "web/node_modules/.stamp"))


@pytest.fixture
def sources(tmp_path):
    """A repository of a version that is ready to be released."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    package = tmp_path / "src/ludoteka"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3\n")
    _git(tmp_path, "init", "--quiet")
    _commit(tmp_path)
    return tmp_path


def _git(place, *words):
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    told = subprocess.run(
        ["git", *who, *words], cwd=place, check=True, capture_output=True, text=True
    )
    return told.stdout


def _commit(place):
    _git(place, "add", ".")
    _git(place, "commit", "--quiet", "--message", "All")


def released(place, version="1.2.3"):
    """Tests and distribution stand aside: `MAKE=true`."""
    who = {f"GIT_{role}_{what}": "ann@example.org"
           for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}  # fmt: skip
    return subprocess.run(
        ["make", "release", f"VERSION={version}", "MAKE=true"], cwd=place,
        env={**AROUND, **who}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_a_release_is_checked_and_tagged_once(sources):
    told = released(sources)

    assert 0 == told.returncode, told.stderr
    assert "true test\ntrue dist\n" in told.stdout
    assert "v1.2.3\n" == _git(sources, "tag", "--list")
    assert "v1.2.3 is released already" in released(sources).stdout


@pytest.mark.parametrize(("change", "why"), [
    ({"CHANGELOG.md": "## Unreleased\n"}, "CHANGELOG.md has no chapter 1.2.3"),
    ({"src/ludoteka/__init__.py": '__version__ = "1.2.2"\n'}, "set __version__ in"),
])  # fmt: skip
def test_a_release_that_is_not_ready(sources, change, why):
    for name, text in change.items():
        (sources / name).write_text(text)
    assert "commit or stash your changes first" in released(sources).stdout
    _commit(sources)

    told = released(sources)

    assert 2 == told.returncode
    assert why in told.stdout
    assert not _git(sources, "tag", "--list")


def test_a_version_is_three_numbers(sources):
    for version in ("", "1.2", "v1.2.3", "1.2.3-rc1"):
        assert "make release VERSION=1.2.3\n" == released(sources, version).stdout
