"""Work spread over processes of this machine or over a Ray cluster.

The pieces are independent and say by themselves what they do, so the results are the same however
they are spread; a piece whose worker dies is done again by another.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from socket import create_connection
from typing import Any, TypeVar

from ludoteka.core.errors import NotReadable

T = TypeVar("T")

LOCAL = "local"
"""instead of the address of a cluster: one of this machine"""
AUTO = "auto"
"""the cluster that this machine has joined"""
PATIENCE = 5
"""seconds for a cluster to answer"""
WAITING = 1
"""pieces handed out before a process is free for them"""
AHEAD = 4
"""pieces handed out for every core of a cluster"""
FOR_EVER = -1


def spread(
    task: Callable[..., T], work: Iterable[tuple[Any, ...]], cores: int = 1, ray: str = ""
) -> Iterator[T]:
    """The results of `task(*piece)`, in the order in which they are done.

    A piece is asked for when a core is free for it, so the work may end while it is done.
    """
    if ray:
        yield from _on_ray(task, work, cores, ray)
    elif cores == 1:
        yield from (task(*piece) for piece in work)
    else:
        yield from _on_processes(task, work, cores)


def _on_processes(
    task: Callable[..., T], work: Iterable[tuple[Any, ...]], cores: int
) -> Iterator[T]:
    left = iter(work)
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        running = {pool.submit(task, *piece) for piece in islice(left, cores + WAITING)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(task, *piece) for piece in islice(left, len(done))}
                yield from (one.result() for one in done)
        finally:
            pool.shutdown(cancel_futures=True)


def _cluster(address: str, cores: int) -> Any:
    """Ray, joined to a cluster; one clear line where there is none."""
    try:
        import ray
    except ImportError:
        raise NotReadable('--ray needs the extra: pip install "ludoteka[ray]"') from None
    if address not in (LOCAL, AUTO):
        _check_reachable(address)
    told: dict[str, Any] = {"num_cpus": cores} if address == LOCAL else {"address": address}
    try:
        ray.init(**told, include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError) as error:
        first = str(error).strip().splitlines()[0]
        raise NotReadable(f"no Ray cluster at {address}: {first}") from None
    return ray


def _check_reachable(address: str) -> None:
    """Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        wanted = "give HOST:PORT of its head, or local"
        raise NotReadable(f"no Ray cluster at {address}: {error}; {wanted}") from None


def _on_ray(
    task: Callable[..., T], work: Iterable[tuple[Any, ...]], cores: int, address: str
) -> Iterator[T]:
    ray = _cluster(address, cores)
    remote = ray.remote(max_retries=FOR_EVER)(task)
    room = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    left = iter(work)
    running = [remote.remote(*piece) for piece in islice(left, room)]
    try:
        while running:
            (done,), running = ray.wait(running)
            running += [remote.remote(*piece) for piece in islice(left, 1)]
            yield ray.get(done)
    finally:
        for ref in running:
            ray.cancel(ref, force=True)
        ray.shutdown()
