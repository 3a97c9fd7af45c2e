"""@rule: one function, run as plain Python, compiled for the CPU and compiled for CUDA.

A compiler is loaded when something is to be compiled: a server listens before that.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

_rules: list[Callable[..., Any]] = []
_compilers: list[Callable[[Callable[..., Any]], None]] = []
"""whoever has to know all rules, those too that are read later"""
_introducing = RLock()
kept_folder: ContextVar[Path | None] = ContextVar("machine code", default=None)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Keep `function` plain Python, and let compiled code for CPU and GPU call it."""
    with _introducing:
        _rules.append(function)
        for introduce in _compilers:
            introduce(function)
    return function


def _introduce_all_to(compiler: Callable[[Callable[..., Any]], None]) -> None:
    with _introducing:
        if compiler in _compilers:
            return
        for function in _rules:
            compiler(function)
        _compilers.append(compiler)


def enable_cuda() -> Any:
    """Make all rules, known now or later, callable from CUDA kernels; the module `numba.cuda`."""
    import numpy as np

    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for the name that NumPy 2.5 dropped
        np.row_stack = np.vstack  # noqa: NPY201 - as above
    from numba import cuda

    _introduce_all_to(_let_cuda_call)
    return cuda


def _let_cuda_call(function: Callable[..., Any]) -> None:
    """As its `register_jitable`, which would tell the compiler for the CPU too."""
    from numba.cuda.extending import overload  # type: ignore[attr-defined] # made at run time

    overload(function, strict=False, target="cuda")(lambda *_: function)


def entry(function: Callable[P, R], *, lets_others: bool = True) -> Callable[P, R]:
    """Compile `function` for the CPU; inside `compiled_cache` it is kept on disk.

    `lets_others`: other threads may run Python meanwhile, which only what takes long is worth.
    """
    return load_compiler().entry(function, lets_others=lets_others)


def load_compiler() -> ModuleType:
    """What the first entry point would wait for."""
    from ludoteka.core import machine

    _introduce_all_to(machine.let_compiled_code_call)
    return machine


PACKAGE = Path(__file__).parents[1]


def fingerprint(*folders: Path) -> str:
    """A hash of all rule sources in these folders, and of the compiler's version."""
    digest = sha256(f"numba {version('numba')}".encode())
    for folder in sorted(folders):
        for path in sorted(folder.rglob("*.py")):
            digest.update(str(path.relative_to(folder.parent)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def sources_hash(game: Path) -> str:
    """Of all that may become part of the machine code of the game in this folder."""
    return fingerprint(PACKAGE / "core", PACKAGE / "bots", game)


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Entry points made here keep their machine code there."""
    before = kept_folder.set(folder)
    try:
        yield
    finally:
        kept_folder.reset(before)


@contextmanager
def compiled_cache(game: Path) -> Iterator[Path]:
    """Entry points made here keep their machine code in a folder of this exact source."""
    folder = Path(platformdirs.user_cache_dir("ludoteka")) / game.name / sources_hash(game)
    with kept_in(folder):
        yield folder
