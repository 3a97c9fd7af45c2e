"""A network as a file: NumPy's own archive (`.npz`) with weights in half precision or less.

The two bytes of each weight lie apart: those with the exponents, side by side, pack well. Of a
matrix's weights only the first bits are kept, which plays the same and packs a quarter better.
Beside the weights, by PyTorch's names, stand `game` and `version` of the rules, and `worth`: what
the end of a match was worth in training (`Recipe.worth`).
"""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.core.errors import NotReadable

Weights = dict[str, np.ndarray[Any, Any]]
BITS_OF_HALF, BITS = 10, 6
"""behind the leading one, in half precision and in a file"""


@dataclass(frozen=True)
class Made:
    """What a network was made for."""

    game: str
    version: int
    worth: tuple[float, ...]


def write(path: Path, made: Made, weights: Weights) -> None:
    held: dict[str, Any] = {name: _apart(weight) for name, weight in weights.items()}
    with path.open("wb") as file:  # NumPy would add an ending to a name
        np.savez_compressed(file, **held, **asdict(made))


def read(path: Path) -> tuple[Made, Weights]:
    """What is in such a file, the weights widened."""
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            held = dict(file)
        worth = tuple(held.pop("worth").tolist())
        made = Made(str(held.pop("game")), int(held.pop("version")), worth)
        return made, {name: _together(apart) for name, apart in held.items()}
    except Exception as error:  # noqa: BLE001 - zip, NumPy and what is missing raise many classes
        raise NotReadable(f"{path}: not a network: {error}") from None


def _apart(weight: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    halves = weight.astype(np.float16)
    kept = halves if weight.ndim == 1 else _rounded(halves)
    return np.moveaxis(kept[..., np.newaxis].view(np.uint8), -1, 0)


def _rounded(halves: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """To so few bits; a carry moves into the exponent, as it should."""
    unit = np.uint16(1 << (BITS_OF_HALF - BITS))
    whole = (halves.view(np.uint16) + unit // np.uint16(2)) // unit * unit
    return whole.astype(np.uint16).view(np.float16)


def _together(apart: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    halves = np.ascontiguousarray(np.moveaxis(apart, 0, -1)).view(np.float16)
    return halves[..., 0].astype(np.float32)
