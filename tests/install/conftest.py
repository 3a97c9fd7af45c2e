"""The wheel, and an empty environment into which it is installed."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel, tmp_path_factory):
    """An environment with the wheel and what it asks for; its folder of programs."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--no-compile"]
    subprocess.run([*pip, *constraints, str(wheel)], check=True, cwd=folder)
    return programs


@pytest.fixture(scope="session")
def asked_for(wheel):
    """What playing needs, by the wheel's own word."""
    with zipfile.ZipFile(wheel) as files:
        name = next(n for n in files.namelist() if n.endswith("METADATA"))
        lines = files.read(name).decode().lower().splitlines()
    return [line for line in lines if line.startswith("requires-dist") and "extra ==" not in line]
