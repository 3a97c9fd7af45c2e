"""The games as the field's environments: batches on CPU and CUDA, PettingZoo, Gymnasium, OpenSpiel.

batch.py     many matches stepped at once, arrays written in place;  step.py  the work of one match
device.py    the same on CUDA;  dlpack.py  its arrays shared with PyTorch and JAX without a copy
episode.py   one match;  render.py  as text or SVG
aec.py       PettingZoo;  solo.py, vector.py  Gymnasium;  spiel.py  OpenSpiel;  puffer.py  PufferLib
pages.py     the reference page of each game
"""

from ludoteka.envs.batch import Batch

__all__ = ["Batch"]
