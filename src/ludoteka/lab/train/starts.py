"""The settings that matches of a training run start with: all that a table offers."""

from typing import Any

import numpy as np

from ludoteka.core.game import Form, Game, Meta, Setting, setting
from ludoteka.core.match import opening
from ludoteka.core.record import layout
from ludoteka.lab.train.recipe import Recipe

STARTS = 4096
FAVOURED = 3
"""weight of two seats and of the fullest table, at which strength is measured; others have 1"""
KEEP_DEFAULT = 0.5
"""an option stays as it is this often in a match with options of its own"""


def starts(game: Game[Any, Any], recipe: Recipe) -> np.ndarray[Any, Any]:
    """Blank states to be set up, each with a setting; the same for the same seed."""
    chance = np.random.default_rng(recipe.seed)
    rows = np.zeros(STARTS, layout(game.state))
    for i in range(STARTS):
        rows[i] = opening(game, any_setting(game.meta, recipe, chance), bytes(32)).memory
    return rows


def any_setting(meta: Meta, recipe: Recipe, chance: np.random.Generator) -> Setting:
    form = _any_form(meta, recipe, chance)
    seats = _any_seats(form, recipe, chance)
    if chance.random() < recipe.default_share:
        return setting(meta, seats, form.id)
    options = {
        o.id: o.values_at(seats)[chance.integers(len(o.values_at(seats)))]
        for o in meta.options_of(form.id)
        if chance.random() > KEEP_DEFAULT
    }
    return setting(meta, seats, form.id, options)


def _any_form(meta: Meta, recipe: Recipe, chance: np.random.Generator) -> Form:
    weights = np.array([recipe.forms.get(form.id, 1.0) for form in meta.forms])
    return meta.forms[chance.choice(len(meta.forms), p=weights / weights.sum())]


def _any_seats(form: Form, recipe: Recipe, chance: np.random.Generator) -> int:
    counts = [n for n in form.seats if n in recipe.seats] or form.seats
    weights = np.array([FAVOURED if n in (2, form.seats[-1]) else 1 for n in counts], float)
    return counts[chance.choice(len(counts), p=weights / weights.sum())]
