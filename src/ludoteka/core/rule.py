"""@rule: one function, run as plain Python, compiled for the CPU and compiled for CUDA."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import platformdirs
from numba import njit
from numba.extending import register_jitable

P = ParamSpec("P")
R = TypeVar("R")

_rules: list[Callable[..., Any]] = []
_for_cuda: list[Callable[..., Any]] = []


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Keep `function` plain Python, and let compiled code for CPU and GPU call it."""
    register_jitable(function)
    _rules.append(function)
    for register in _for_cuda:
        register(function)
    return function


def enable_cuda() -> Any:
    """Make all rules, known now or later, callable from CUDA kernels; the module `numba.cuda`.

    Importing numba.cuda takes most of a second, so nobody pays for it who does not ask.
    """
    import numpy as np

    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for the name that NumPy 2.5 dropped
        np.row_stack = np.vstack  # noqa: NPY201 - as above
    from numba import cuda

    if not _for_cuda:
        from numba.cuda.extending import (  # type: ignore[attr-defined] # made at run time
            register_jitable as register,
        )

        _for_cuda.append(register)
        for function in _rules:
            register(function)
    return cuda


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function` for the CPU, without the GIL, cached on disk."""
    return njit(cache=True, nogil=True, error_model="numpy")(function)


PACKAGE = Path(__file__).parents[1]


def fingerprint(*folders: str) -> str:
    """A hash of all rule sources in these folders of the package, and of the compiler's version."""
    digest = sha256(f"numba {numba.__version__}".encode())
    for folder in sorted(folders):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def compiled_cache(game: str) -> Iterator[Path]:
    """Entry points made here keep their machine code in a folder of this exact source."""
    folder = Path(platformdirs.user_cache_dir("ludoteka")) / game
    folder = folder / fingerprint("core", "bots", f"games/{game}")
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield folder
    finally:
        config.CACHE_DIR = before
