"""The layers of a network in NumPy, for few rows at a time on one core."""

from typing import Any

import numpy as np

Numbers = np.ndarray[Any, Any]

PANEL = 32
"""BLAS lays a matrix out anew for every product, which with few rows takes longer than the product;
OpenBLAS does without where rows * inputs * outputs are below a million. So outputs are cut into
panels of this width, and rows into groups of as many."""
_single = np.float32
EPSILON = _single(1e-5)
SLOPE = _single(0.3275911 / np.sqrt(2))
HALF_ERF = [
    _single(a / 2) for a in (1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592)
]


class Linear:
    def __init__(self, weight: Numbers, bias: Numbers) -> None:
        self.outputs, self.inputs = weight.shape
        self.bias = bias
        padded = np.pad(weight, ((0, -self.outputs % PANEL), (0, 0)))
        panels = padded.reshape(-1, PANEL, self.inputs).swapaxes(1, 2)
        self.panels = np.ascontiguousarray(panels)

    def __call__(self, x: Numbers) -> Numbers:
        made = np.empty((len(x), len(self.panels), PANEL), _single)
        np.matmul(x, self.panels, out=made.swapaxes(0, 1))
        y = made.reshape(len(x), -1)[:, : self.outputs]
        y += self.bias
        return y


def normal(x: Numbers) -> Numbers:
    """Every row with mean 0 and variance 1."""
    columns = _single(x.shape[1])
    y = x - np.add.reduce(x, -1, keepdims=True) / columns
    y /= np.sqrt(np.einsum("ij,ij->i", y, y) / columns + EPSILON)[:, None]
    return y


def gelu(x: Numbers) -> Numbers:
    """A normal distribution's function at x, times x.

    NumPy has no erf: Abramowitz and Stegun 7.1.26, wrong by 2e-7 at most. In place, because the
    passes over memory are what it costs.
    """
    size = np.abs(x)
    t = size * SLOPE
    t += 1
    np.reciprocal(t, out=t)
    tail = t * HALF_ERF[0]
    for a in HALF_ERF[1:]:
        tail += a
        tail *= t
    np.multiply(x, x, out=t)
    t *= _single(-0.5)
    tail *= np.exp(t, out=t)
    tail *= size
    return np.subtract(np.maximum(x, 0, out=size), tail, out=tail)
