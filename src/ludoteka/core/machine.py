"""How machine code is made and kept: what Numba does, with less work.

Numba makes machine code of every function on its own and optimises, with each caller, all that it
calls once more. Here a rule stays in LLVM's language until an entry point takes it in: only entry
points are optimised, once and as a whole, and only they become machine code. It lies on disk in a
folder of its sources, so that all copies of the same sources share it, wherever they lie.
"""

import pickle
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from inspect import isfunction
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

from llvmlite.binding import Linkage
from numba import njit, types
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    _CacheLocator,
)
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment
from numba.core.typing.templates import AbstractTemplate, infer, infer_global

from ludoteka.core.rule import kept_folder

P = ParamSpec("P")
R = TypeVar("R")

BARE: Any = {"error_model": "numpy", "no_cfunc_wrapper": True}
"""how all is compiled: without checks, and without a way in for other languages"""
NARROW = (types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32)
UNSEEN: Any = {"no_cpython_wrapper": True}
"""how rules are compiled: Python has the plain function"""
SEAL_BYTES = 32

ENVIRONMENT = "_ZN08NumbaEnv"
"""how Numba names the variable in which compiled code finds its Python objects"""


class Inner(JITCodeLibrary):
    """The code of a rule: linked with that of the rules it calls, left to be optimised later."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, _name: str, env: Any) -> None:
        """Numba hands it to the machine code, of which there is none; it lives as long as this."""
        self.env = env


class Outer(JITCodeLibrary):
    """The code of an entry point and of all rules in it."""

    def _optimize_final_module(self) -> None:
        """Nobody else calls these rules: LLVM may take them into their callers, and drop them."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        super()._finalize_final_module()
        for variable in self._final_module.global_variables:
            env = variable.name.startswith(ENVIRONMENT) and lookup_environment(variable.name)
            if env:
                self.codegen.set_env(variable.name, env)


class InnerCompiler(Compiler):
    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library or Inner(target.codegen(), "rule"), *rest)


class OuterCompiler(Compiler):
    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        library = library or Outer(target.codegen(), "entry")
        library.enable_object_caching()
        super().__init__(typing, target, library, *rest)


class _Locator(_CacheLocator):
    """Knows an entry point by its source, not by where that lies or when it was written."""

    def __init__(self, function: Any, folder: Path, file: Path) -> None:
        self._function, self._folder, self._file = function, folder, file

    @classmethod
    def from_function(cls, function: Any, file: str) -> Self | None:
        folder = kept_folder.get()
        return cls(function, folder, Path(file)) if folder else None

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return sha256(self._file.read_bytes()).hexdigest()

    def get_disambiguator(self) -> str:
        return f"{self._function.__module__}-{self._function.__code__.co_firstlineno}"


class _Kept(CompileResultCacheImpl):
    _locator_classes: Any = (_Locator,)


class _Sealed(IndexDataCacheFile):
    """Files that begin with a hash of the rest: what is damaged is as good as missing."""

    def _load_index(self) -> dict[Any, str]:
        try:
            stamp, overloads = pickle.loads(_unsealed(self._index_path))  # noqa: S301 - our own
        except OSError:
            return {}
        return overloads if stamp == self._stamp else {}

    def _save_index(self, overloads: dict[Any, str]) -> None:
        self._write(self._index_path, (self._stamp, overloads))

    def _load_data(self, name: str) -> Any:
        return pickle.loads(_unsealed(self._data_path(name)))  # noqa: S301 - our own

    def _save_data(self, name: str, data: Any) -> None:
        self._write(self._data_path(name), data)

    @property
    def _stamp(self) -> tuple[str, str]:
        return self._version, self._source_stamp

    def _write(self, path: str, data: Any) -> None:
        dumped = self._dump(data)
        with self._open_for_write(path) as file:
            file.write(sha256(dumped).digest() + dumped)


def _unsealed(path: str) -> bytes:
    """What was written there; OSError where it is something else now."""
    kept = Path(path).read_bytes()
    seal, dumped = kept[:SEAL_BYTES], kept[SEAL_BYTES:]
    if sha256(dumped).digest() != seal:
        raise OSError(f"{path} is damaged")
    return dumped


class _Shelf(FunctionCache):
    _impl_class = _Kept

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        locator = self._impl.locator
        self._cache_file = _Sealed(
            locator.get_cache_path(), self._impl.filename_base, locator.get_source_stamp()
        )

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        """What an entry point is made around is known by name, as its source is by its folder:
        Numba would also ask in which file of which disk it lies.
        """
        code = sha256(self._py_func.__code__.co_code).hexdigest()
        return sig, codegen.magic_tuple(), (code, repr(_around(self._py_func)))

    def save_overload(self, sig: Any, data: Any) -> None:
        """Where nothing can be written it is compiled again next time."""
        with suppress(OSError):
            super().save_overload(sig, data)


def _around(function: Any) -> list[Any]:
    """What a function closes over: numbers, and functions by their names, with what they do."""
    return [_named(cell.cell_contents) for cell in function.__closure__ or ()]


def _named(value: Any) -> Any:
    if not isfunction(value):
        return value
    return value.__module__, value.__qualname__, _around(value)


def let_compiled_code_call(function: Callable[..., Any]) -> None:
    """As Numba's `register_jitable` does, but compiled once for all callers.

    Numba compiles such a function anew for callers with other flags and for every width of an
    integer. Rules compute in 64 bits, so whole numbers are handed over in 64 bits.
    """
    compiled: Any = njit(**BARE, **UNSEEN, pipeline_class=InnerCompiler)(function)

    @infer
    class Call(AbstractTemplate):
        key = function
        metadata = {"target": "cpu"}  # noqa: RUF012 - Numba's own has no type either

        def generic(self, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
            python_signature, in_order = compiled._compiler.fold_argument_types(args, kws)  # noqa: SLF001 - as Numba's own callers do
            wide = tuple(_widened(arg) for arg in in_order)
            compiled.compile(wide)
            return compiled.overloads[wide].signature.replace(pysig=python_signature)

        def get_impl_key(self, signature: Any) -> Any:
            return compiled.overloads[signature.args].entry_point

    infer_global(function, types.Function(Call))


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if kind in NARROW else kind


def entry(function: Callable[P, R], *, lets_others: bool) -> Callable[P, R]:
    """Compiled when first called; where a folder keeps its machine code, loaded from there."""
    compiled: Any = njit(**BARE, nogil=lets_others, pipeline_class=OuterCompiler)(function)
    if kept_folder.get():
        compiled._cache = _Shelf(function)  # noqa: SLF001 - what `cache=True` does
    return compiled
