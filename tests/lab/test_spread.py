"""Work spread over processes or Ray has the results of one process."""

import os
import signal
from pathlib import Path

import pytest

from ludoteka.core.errors import NotReadable
from ludoteka.lab.spread import spread


def square(number):
    return number * number


WORK = [(n,) for n in range(20)]
SQUARES = [n * n for n in range(20)]


@pytest.mark.parametrize("cores", [1, 2])
def test_all_pieces_are_done_once(cores):
    assert SQUARES == sorted(spread(square, WORK, cores))


def dies_once(number, folder):
    """The worker of one piece is killed in the middle."""
    mark = Path(folder) / "died"
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_ray_gives_the_same_and_a_killed_worker_loses_nothing(tmp_path):
    pytest.importorskip("ray", reason="needs the extra [ray]")

    work = [(n, str(tmp_path)) for n in range(20)]

    assert SQUARES == sorted(spread(dies_once, work, 2, "local"))
    assert (tmp_path / "died").exists()


def test_without_a_cluster_there_is_one_clear_line():
    pytest.importorskip("ray", reason="needs the extra [ray]")

    with pytest.raises(NotReadable, match=r"no Ray cluster at 127\.0\.0\.1:1: "):
        list(spread(square, WORK, 2, "127.0.0.1:1"))


def test_without_ray_the_line_says_what_to_install(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)

    with pytest.raises(NotReadable, match=r'pip install "ludoteka\[ray\]"'):
        list(spread(square, WORK, 2, "local"))
