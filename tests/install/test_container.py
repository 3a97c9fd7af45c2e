"""The files for hosts: they name what is there, and ask for options that the program has."""

import json
import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path
from subprocess import DEVNULL

import pytest
import yaml
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.server.http.app import create_app
from tests.server.house import settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PATIENCE_S = 120
FILES = ("Containerfile", "compose.yaml", "ludoteka.service")


@pytest.mark.parametrize("name", FILES)
def test_the_options_in_the_files_for_hosts_exist(name):
    known = CliRunner().invoke(app, ["serve", "--help"], terminal_width=200, color=False).stdout
    served = [line for line in (DEPLOY / name).read_text().splitlines() if "serve" in line]

    assert served
    for option in re.findall(
        r"(--(?:host|port|workers|database|trust-proxy)[a-z-]*)", " ".join(served)
    ):
        assert option in known


def test_the_container_asks_for_its_health_where_the_server_tells_it():
    path = re.search(r"8420(/[a-z]+)", (DEPLOY / "Containerfile").read_text())[1]

    assert path in [route.path for route in create_app(settings("sqlite://")).routes]


def test_what_the_container_copies_is_in_the_repository():
    copied = re.search(r"^COPY (.*) /tmp/$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)[
        1
    ].split()

    assert ["dist/*.whl", "constraints.txt"] == copied
    assert (ROOT / "constraints.txt").exists()
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().split() if line[0] == "!"}
    assert {name.partition("/")[0] for name in copied} == let_in


def test_only_those_behind_a_proxy_believe_its_headers():
    command = (DEPLOY / "Containerfile").read_text().partition('CMD ["serve"')[2]

    assert "--trust-proxy" not in command
    assert (
        "--trust-proxy"
        in yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["table"]["command"]
    )


def test_the_names_in_the_compose_file_are_asked_for_in_the_example():
    asked = re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text())
    given = re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.MULTILINE)

    assert set(asked) == set(given)
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)


@pytest.fixture
def container(wheel, installed, tmp_path):
    """The steps of the file, in an empty place instead of the image, with its programs only.

    Nobody is added to the users of this machine.
    """
    for name in ("tmp", "data", "bin"):
        (tmp_path / name).mkdir()
    for file in (wheel, ROOT / "constraints.txt"):
        shutil.copy(file, tmp_path / "tmp")
    (tmp_path / "bin/useradd").write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/useradd\n')
    (tmp_path / "bin/useradd").chmod(0o755)
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", "")
    for place in ("tmp", "data"):
        text = re.sub(rf"/{place}\b", f"{tmp_path}/{place}", text)
    steps = [line.split(" ", 1) for line in text.splitlines() if line and line[0] not in "# "]
    path = os.pathsep.join([str(tmp_path / "bin"), str(installed), "/usr/bin", "/bin"])
    variables = dict(pair.split("=") for pair in dict(steps)["ENV"].split())
    return dict(steps), {"PATH": path, "HOME": str(tmp_path / "data"), **variables}, tmp_path


@pytest.mark.xdist_group("wheel")
def test_the_steps_of_the_container_lead_to_a_healthy_server(container):
    steps, variables, place = container
    subprocess.run(["sh", "-ec", steps["RUN"]], env=variables, cwd=place, check=True)
    assert "--system" in (place / "useradd").read_text()
    assert not list((place / "tmp").iterdir())

    with socket.create_server(("127.0.0.1", 0)) as line:
        port = str(line.getsockname()[1])
    command = json.loads(steps["ENTRYPOINT"]) + json.loads(steps["CMD"]) + ["--port", port]
    health = json.loads(steps["HEALTHCHECK"].partition("CMD ")[2].replace("8420", port))
    with subprocess.Popen(command, env=variables, cwd=place) as server:
        try:
            end = time.monotonic() + PATIENCE_S
            while subprocess.run(health, env=variables, check=False, stderr=DEVNULL).returncode:
                assert server.poll() is None, "the server ended"
                assert time.monotonic() < end, "the server is not healthy"
        finally:
            server.terminate()

    assert (place / "data/ludoteka/ludoteka.db").exists()
