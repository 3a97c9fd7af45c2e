"""A stand-in for `numba.cuda`: kernels run here as plain Python, one thread after the other."""

from types import SimpleNamespace

import numpy as np

from ludoteka.core.record import Array, Record


def same_bytes(array):
    """A copy with its padding, which numpy's own would leave undefined."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype).reshape(array.shape)


class Memory:
    """Memory of the device, read as rules read it: records by field, rows in Python's numbers."""

    def __init__(self, array):
        self.array = array

    def __len__(self):
        return len(self.array)

    def __getitem__(self, index):
        value = self.array[index]
        if isinstance(value, np.void):
            return Record(value)
        return Array(value) if isinstance(value, np.ndarray) else value.item()

    def __setitem__(self, index, value):
        self.array[index] = value

    def __getattr__(self, name):
        return getattr(self.array, name)

    def view(self, dtype):
        return Memory(self.array.view(dtype))

    def copy_to_host(self):
        return same_bytes(self.array)

    def copy_to_device(self, array):
        self.array[:] = array


class Kernel:
    def __init__(self, cuda, function):
        self.cuda, self.function = cuda, function

    def __getitem__(self, grid):
        def launch(*arguments):
            for thread in range(grid[0] * grid[1]):
                self.cuda.thread = thread
                self.function(*arguments)

        return launch

    def __call__(self, *arguments):
        return self.function(*arguments)


class StandIn:
    thread = 0

    def __init__(self):
        self.local = SimpleNamespace(array=lambda size, kind, _=None: Memory(np.zeros(size, kind)))
        self.atomic = SimpleNamespace(add=self.add)

    def jit(self, function=None, **_):
        return Kernel(self, function) if function else self.jit

    def grid(self, _dimensions):
        return self.thread

    def to_device(self, array):
        return Memory(same_bytes(array))

    def as_cuda_array(self, array):
        return Memory(array)

    def synchronize(self):
        pass

    def add(self, array, index, number):
        before = array[index]
        array[index] = before + number
        return before
