"""DLPack for an array that does not speak it: the memory stays where it is, nothing is copied.

numba's device arrays offer `__cuda_array_interface__` only, which PyTorch reads and JAX does not.
"""

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
"""kinds of device, as DLPack numbers them"""
CODES = {"i": 0, "u": 1, "f": 2}
NAME = b"dltensor"
_alive: dict[int, Any] = {}
"""tensors handed out, until their reader lets go of them"""


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))
_CapsuleDeleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


@_Deleter  # type: ignore[untyped-decorator] # ctypes has no types for it
def _let_go(managed: Any) -> None:
    _alive.pop(ctypes.addressof(managed.contents), None)


_api: Any = ctypes.pythonapi
_api.PyCapsule_New.restype = ctypes.py_object
_api.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, _CapsuleDeleter)
_api.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_api.PyCapsule_GetPointer.restype = ctypes.c_void_p
_api.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


@_CapsuleDeleter  # type: ignore[untyped-decorator] # likewise
def _unread(capsule: int) -> None:
    """A reader renames the capsule; one that nobody read is let go here."""
    if _api.PyCapsule_IsValid(capsule, NAME):
        _alive.pop(_api.PyCapsule_GetPointer(capsule, NAME), None)


def capsule(array: Any, data: int, kind: int, number: int = 0) -> Any:
    """The DLPack capsule of an array with shape, strides in bytes and dtype."""
    dtype = np.dtype(array.dtype)
    dims = ctypes.c_int64 * len(array.shape)
    shape = dims(*array.shape)
    strides = dims(*(step // dtype.itemsize for step in array.strides))
    tensor = _Tensor(
        data, _Device(kind, number), len(array.shape),
        _Type(CODES[dtype.kind], 8 * dtype.itemsize, 1), shape, strides, 0,
    )  # fmt: skip
    managed = _Managed(tensor, None, _let_go)
    address = ctypes.addressof(managed)
    _alive[address] = (managed, shape, strides, array)
    return _api.PyCapsule_New(address, NAME, _unread)


class Shared:
    """A device array that others can read in place; `copy_to_host` is a copy for numpy."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, **_: Any) -> Any:
        data = self.array.__cuda_array_interface__["data"][0]
        return capsule(self.array, data, *self.__dlpack_device__())

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        return self.array.copy_to_host()
