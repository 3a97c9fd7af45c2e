"""Ludoteka: modern board games, complete to the last rule."""

import os

__version__ = "0.1.0"

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Bots think side by side, one core each; NumPy's matrices would take all cores for every one of
them. It looks once, when NumPy is first imported: whoever wants more says so before."""
